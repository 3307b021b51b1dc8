// `thence read`: reads documents on this machine, without a server. What they are is read from their bytes.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { ExtractResponse } from '../contract/response.ts';
import { type Command, FLAG } from './command.ts';
import { fileTrouble } from './file-trouble.ts';
import { WrongInput } from './options.ts';
import { progressBar } from './progress-bar.ts';
import type { CliReader, CliServices } from './services.ts';

const USAGE = `usage: thence read [--json] FILE…      read documents: PDF, TIFF, PNG, JPEG or text; - is standard input
       thence read --jsonl FILE…       read a JSONL of {id, text}; print {id, response}, or {id, error} for a line that is none

  --json         one ExtractResponse a line instead of the report
  --fail-on V    exit 3 where a tract is FAIL (fail), or where one is not PASS (review)
  --fabric FILE  look aliquot parts up in this file of the survey fabric (again for more files), instead of what the data
                 folder or DATABASE_URL holds

Exit code: 0 all was read; 1 a file or a line could not be (stderr tells which; the rest was read);
2 this is no such command; 3 all was read, and --fail-on asks for better verdicts.`;

export const read: Command = {
  summary: 'read documents and tell what they say, without a server',
  usage: USAGE,
  examples: [
    ['thence read deed.pdf', 'every course and tie, area, verdict with its reasons'],
    ['pdftotext deed.pdf - | thence read -', 'of words in a pipe'],
    ['thence read --json *.pdf > responses.jsonl', 'a signed response a line'],
    ['thence read --fail-on review deed.pdf && mv deed.pdf proven/', 'file what is proven'],
  ],
  options: {
    json: FLAG,
    jsonl: FLAG,
    'fail-on': { takes: ['review', 'fail'] },
    fabric: { takes: 'file', many: true },
  },
  words: 'file',
  async run({ words: files, values, all, flags }, services) {
    if (files.length === 0) throw new WrongInput('Name a document.');
    const failOn = (values['fail-on'] ?? null) as FailOn;
    const reader = await services.reader();
    reader.lookIn(all.fabric ?? []);
    let code = 0;
    let isGood = true;
    const onResponse = (response: ExtractResponse): void => {
      isGood &&= isGoodEnough(response, failOn);
    };
    try {
      for (const file of files)
        try {
          if (flags.has('jsonl')) code ||= await readLines(file, reader, services, onResponse);
          else await readFile(file, flags.has('json'), reader, services, onResponse);
        } catch (error) {
          const trouble = fileTrouble(error);
          if (trouble === null) throw error;
          services.err(`thence: ${file}: ${trouble}`);
          code = 1;
        }
    } finally {
      await reader.close();
    }
    return code === 0 && !isGood ? 3 : code;
  },
};

type FailOn = 'review' | 'fail' | null;

/** Paper of which nothing could be judged is no better than REVIEW. */
function isGoodEnough(
  { groundtruth_verdicts: verdicts, document_verdict: whole }: ExtractResponse,
  failOn: FailOn,
): boolean {
  const statuses = [...verdicts, ...(whole ? [whole] : [])].map(({ status }) => status);
  if (failOn === 'fail') return !statuses.includes('FAIL');
  return failOn === null || (statuses.length > 0 && statuses.every((status) => status === 'PASS'));
}

type OnResponse = (response: ExtractResponse) => void;

async function readFile(
  file: string,
  json: boolean,
  reader: CliReader,
  services: CliServices,
  onResponse: OnResponse,
): Promise<void> {
  const bytes = readFileSync(file === '-' ? 0 : file);
  const name = file === '-' ? 'pasted-text' : basename(file);
  const response = await reader.readBytes(bytes, name, progressBar(name));
  onResponse(response);
  services.out(json ? reader.sign(response) : reader.report(response));
}

/** Items of a JSONL are texts already; a line that cannot be read is answered with its error and the rest go on. Gives the exit code. */
async function readLines(
  file: string,
  reader: CliReader,
  services: CliServices,
  onResponse: OnResponse,
): Promise<number> {
  let line = 0;
  let unread = 0;
  for await (const words of createInterface({ input: file === '-' ? process.stdin : createReadStream(file) })) {
    line++;
    if (words.trim() === '') continue;
    const item = itemOf(words);
    if (item === null) {
      unread++;
      services.out(JSON.stringify({ id: null, error: `Line ${line} is no {"id": …, "text": "…"}.` }));
      continue;
    }
    const hash = createHash('sha256').update(item.text, 'utf8').digest('hex');
    const response = await reader.readText(item.text, '', hash);
    onResponse(response);
    services.out(`{"id":${JSON.stringify(item.id)},"response":${reader.sign(response)}}`);
  }
  if (unread > 0) services.err(`thence: ${file}: ${counted(unread, 'line')} could not be read.`);
  return unread > 0 ? 1 : 0;
}

function itemOf(line: string): { readonly id: unknown; readonly text: string } | null {
  try {
    const item = JSON.parse(line) as { id?: unknown; text?: unknown } | null;
    return typeof item?.text === 'string' ? { id: item.id ?? null, text: item.text } : null;
  } catch {
    return null;
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
