// Takes: a reader. Gives: whether it reads words and a scanned page, and in what time. Never: a document of anybody's.
import { printedPage } from './adapters/printed-page.ts';
import type { CliReader, Finding } from './cli/services.ts';

const LINES = [
  'BEGINNING at an iron pin; thence North 45°30\'15" East 208.71 feet to an iron pin;',
  'thence South 44°29\'45" East 208.71 feet to a stone;',
  'thence South 45°30\'15" West 208.71 feet to a post;',
  'thence North 44°29\'45" West 208.71 feet to the point of beginning,',
  'containing 1.00 acre.',
];
const SLOW = { words: 1_000, page: 30_000 };

export async function* readingFindings(reader: CliReader): AsyncGenerator<Finding> {
  const words = Buffer.from(LINES.join('\n'));
  await read(reader, words, 'words'); // the first loads what it needs
  yield await read(reader, words, 'words');
  yield await read(reader, await printedPage(LINES), 'page');
}

const NAMES = { words: 'A pasted description', page: 'A scanned page' };

async function read(reader: CliReader, bytes: Uint8Array, kind: keyof typeof SLOW): Promise<Finding> {
  const about = 'reading';
  const began = performance.now();
  try {
    const { extraction } = await reader.readBytes(bytes, 'doctor', () => undefined);
    const ms = performance.now() - began;
    const calls = extraction.tracts.reduce((sum, tract) => sum + tract.calls.length, 0);
    const time = ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
    if (calls !== 4) return { about, outcome: 'fail', text: `${NAMES[kind]} is not read as it stands: ${calls} of 4 courses`, mend: 'Install thence again (npm ci).' }; // prettier-ignore
    const isSlow = ms > SLOW[kind];
    const mend = isSlow ? 'Other work on this machine, or too few cores: run this again when it is idle.' : null;
    return { about, outcome: isSlow ? 'warn' : 'ok', text: `${NAMES[kind]} is read in ${time}`, mend };
  } catch (error) {
    const text = `${NAMES[kind]} cannot be read: ${(error as Error).message}`;
    return { about, outcome: 'fail', text, mend: 'Install thence again (npm ci).' };
  }
}
