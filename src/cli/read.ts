// `thence read`: reads documents on this machine, without a server. What they are is read from their bytes.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { lotsOfTract } from '../contract/lots-of-tract.ts';
import { unpack } from '../contract/packed.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { Refusal } from '../contract/refusals.ts';
import type { CliReader, CliServices } from './services.ts';

const USAGE = `usage: thence read [--json] FILE…      read documents: PDF, TIFF, PNG, JPEG or text; - is standard input
       thence read --jsonl FILE…       read a JSONL of {id, text}; print {id, response}, or {id, error} for a line that is none

  --json         one ExtractResponse a line instead of the summary
  --fabric FILE  look aliquot parts up in this file of the survey fabric (again for more files), instead of what the data
                 folder or DATABASE_URL holds

Exit code: 0 all was read; 1 a file or a line could not be (stderr tells which; the rest was read); 2 this is no such command.`;

export async function read(args: readonly string[], services: CliServices): Promise<number> {
  const asked = askedFor(args, services);
  if (asked === null) return 2;
  if (asked.help || asked.files.length === 0) {
    (asked.help ? services.out : services.err)(USAGE);
    return asked.help ? 0 : 2;
  }
  const reader = await services.reader();
  reader.lookIn(asked.fabric);
  let code = 0;
  try {
    for (const file of asked.files)
      try {
        if (asked.jsonl) code ||= await readLines(file, reader, services);
        else await readFile(file, asked.json, reader, services);
      } catch (error) {
        if (!isOfFile(error)) throw error;
        services.err(`thence: ${file}: ${sentenceOf(error)}`);
        code = 1;
      }
  } finally {
    await reader.close();
  }
  return code;
}

interface Asked {
  readonly files: readonly string[];
  readonly fabric: readonly string[];
  readonly json: boolean;
  readonly jsonl: boolean;
  readonly help: boolean;
}

/** What was typed; null, with the usage told, where it makes no command. */
function askedFor(args: readonly string[], services: CliServices): Asked | null {
  const flag = { type: 'boolean', default: false } as const;
  const fabric = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: flag, jsonl: flag, help: flag, fabric },
      allowPositionals: true,
    });
    return { ...values, files: positionals };
  } catch (error) {
    services.err(`thence: ${(error as Error).message.split('. ')[0]!}.\n\n${USAGE}`);
    return null;
  }
}

/** A file that cannot be opened, or whose bytes are no document, is told by its name, and the rest are read. */
function isOfFile(error: unknown): error is Error {
  return error instanceof Refusal || (error instanceof Error && 'code' in error && 'syscall' in error);
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'this is a folder; name the files in it.',
  EACCES: 'this file may not be read by you.',
};

const sentenceOf = (error: Error): string => SENTENCES[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message;

async function readFile(file: string, json: boolean, reader: CliReader, services: CliServices): Promise<void> {
  const bytes = readFileSync(file === '-' ? 0 : file);
  const name = file === '-' ? 'pasted-text' : basename(file);
  const response = await reader.readBytes(bytes, name, progressBar(name));
  services.out(json ? reader.sign(response) : summary(response));
}

/** On a terminal only, and only where there is more than a page to wait for. */
function progressBar(name: string): (pagesRead: number, pages: number) => void {
  return (read, pages) => {
    if (!process.stderr.isTTY || pages < 2) return;
    const filled = Math.round((read / pages) * 30);
    const bar = '#'.repeat(filled).padEnd(30, '.');
    process.stderr.write(`\r${name} [${bar}] page ${read} of ${pages}${read === pages ? '\n' : ''}`);
  };
}

/** Items of a JSONL are texts already; a line that cannot be read is answered with its error and the rest go on. Gives the exit code. */
async function readLines(file: string, reader: CliReader, services: CliServices): Promise<number> {
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

/** How many courses a tract has; of one without, which land it is or how it is described. */
function contentOf(extraction: ExtractResponse['extraction'], index: number): string {
  const { calls, aliquot, description_type: type } = extraction.tracts[index]!;
  if (calls.length > 0) return counted(calls.length, 'course');
  const { parts, government_lot: lot, section, township, range } = unpack('aliquot', aliquot);
  const land = [parts, lot && `lot ${lot}`, section && `section ${section}`, township, range].filter(Boolean);
  if (land.length > 0) return land.join(' ');
  return lotsOfTract(extraction, extraction.tracts[index]!).join('; ') || type.replaceAll('_', ' ');
}

function summary(response: ExtractResponse): string {
  const { extraction, groundtruth_verdicts: verdicts, document_verdict: verdict } = response;
  const lines = [
    `${response.document || 'text'}: ${extraction.document_kind}, ${counted(extraction.tracts.length, 'tract')}`,
  ];
  for (const [i, tract] of extraction.tracts.entries()) {
    const judged = verdicts[i]!;
    const closure = judged.closure_ratio ? `, closure ${judged.closure_ratio}` : '';
    const acres = judged.computed_acres === null ? '' : `, ${judged.computed_acres} acres`;
    const name = `${tract.name}${tract.is_exception ? ' (exception)' : ''}`;
    lines.push(`  ${judged.status.padEnd(6)} ${name}: ${contentOf(extraction, i)}${closure}${acres}`);
    for (const reason of judged.reasons) lines.push(`         ${reason}`);
  }
  if (verdict)
    lines.push(
      `  ${verdict.status} ${verdict.document} ${verdict.summary}`,
      ...verdict.reasons.map((r) => `         ${r}`),
    );
  return lines.join('\n');
}
