// `thence read`: reads documents on this machine, without a server. What they are is read from their bytes.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { ExtractResponse } from '../contract/response.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence read [--json] FILE…      read descriptions; - is standard input
       thence read --jsonl FILE…       read a JSONL of {id, text}; print {id, response}

  --json         one ExtractResponse a line instead of the summary
  --fabric FILE  look aliquot parts up in this file of the survey fabric (again for more files), instead of what the data
                 folder or DATABASE_URL holds`;

export async function read(args: readonly string[], services: CliServices): Promise<number> {
  const { files, fabric } = named(args);
  services.lookIn(fabric);
  if (args.includes('--help') || files.length === 0) {
    services.out(USAGE);
    return args.includes('--help') ? 0 : 2;
  }
  try {
    for (const file of files) {
      if (args.includes('--jsonl')) await readLines(file, services);
      else await readFile(file, args.includes('--json'), services);
    }
  } finally {
    await services.closeReader();
  }
  return 0;
}

/** The files to read, and those that follow --fabric. */
function named(args: readonly string[]): { readonly files: string[]; readonly fabric: string[] } {
  const [files, fabric]: [string[], string[]] = [[], []];
  args.forEach((argument, k) => {
    if (args[k - 1] === '--fabric') fabric.push(argument);
    else if (argument === '-' || !argument.startsWith('-')) files.push(argument);
  });
  return { files, fabric };
}

async function readFile(file: string, json: boolean, services: CliServices): Promise<void> {
  const bytes = readFileSync(file === '-' ? 0 : file);
  const name = file === '-' ? 'pasted-text' : basename(file);
  const response = await services.readBytes(bytes, name, progressBar(name));
  services.out(json ? services.sign(response) : summary(response));
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

/** Items of a JSONL are texts already; a line that cannot be read is answered with its error and the rest go on. */
async function readLines(file: string, services: CliServices): Promise<void> {
  for await (const line of createInterface({ input: file === '-' ? process.stdin : createReadStream(file) })) {
    if (line.trim() === '') continue;
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    const hash = createHash('sha256').update(text, 'utf8').digest('hex');
    const response = await services.readText(text, '', hash);
    services.out(`{"id":${JSON.stringify(id)},"response":${services.sign(response)}}`);
  }
}

function summary(response: ExtractResponse): string {
  const { extraction, groundtruth_verdicts: verdicts, document_verdict: verdict } = response;
  const lines = [`${response.document || 'text'}: ${extraction.document_kind}, ${extraction.tracts.length} tract(s)`];
  for (const [i, tract] of extraction.tracts.entries()) {
    const judged = verdicts[i]!;
    const closure = judged.closure_ratio ? `, closure ${judged.closure_ratio}` : '';
    const acres = judged.computed_acres === null ? '' : `, ${judged.computed_acres} acres`;
    lines.push(`  ${judged.status.padEnd(6)} ${tract.name}: ${tract.calls.length} courses${closure}${acres}`);
    for (const reason of judged.reasons) lines.push(`         ${reason}`);
  }
  if (verdict)
    lines.push(
      `  ${verdict.status} ${verdict.document} ${verdict.summary}`,
      ...verdict.reasons.map((r) => `         ${r}`),
    );
  return lines.join('\n');
}
