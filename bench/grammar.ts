// The deed grammar: descriptions a second over the corpus, growth up to 1 MB, and texts made to be slow. The reference is one
// regular expression run over the same text: what the cheapest reader would cost.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDescription } from '../src/deed/read-description.ts';
import { pastedText } from '../src/document/source-text.ts';

const CORPUS = process.env['THENCE_CORPUS'] ?? '../shared/corpus';
const REFERENCE =
  /\b(?:thence\s+)?(north|south|n|s)\.?\s*(\d{1,2})\s*(?:°|degrees)\s*(?:(\d{1,2})\s*(?:'|minutes))?\s*(?:(\d{1,2})\s*(?:"|seconds))?\s*(east|west|e|w)\b[^;]{0,80}?([\d,.]+)\s*(?:feet|ft)/gi;

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const best = (work: () => void, times: number): number => Math.min(...Array.from({ length: times }, () => cpuMs(work)));

function corpusTexts(): string[] {
  const file = join(CORPUS, 'unlabeled', 'metes.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

const texts = corpusTexts();
if (texts.length === 0) console.log('corpus absent: unlabeled/metes.jsonl');
else {
  // A service reads warm: the engine goes on compiling for some fifteen rounds. The middle of the last eight is what it settles at.
  const rounds = Array.from({ length: 24 }, () =>
    cpuMs(() => texts.forEach((text) => readDescription(pastedText(text)))),
  );
  const readMs = rounds.slice(-8).sort((one, other) => one - other)[4]!;
  const referenceMs = best(() => texts.forEach((text) => [...text.matchAll(REFERENCE)].length), 4);
  const perSecond = (texts.length / readMs) * 1000;
  console.log(
    `corpus: ${texts.length} descriptions, warm ${readMs.toFixed(0)} ms CPU, ${perSecond.toFixed(0)} a second on one core`,
  );
  const aSecond = (ms: number): string => `${((texts.length / ms) * 1000).toFixed(0)} a second`;
  console.log(
    `        best of the first eight rounds ${aSecond(Math.min(...rounds.slice(0, 8)))}, of all 24 ${aSecond(Math.min(...rounds))}`,
  );
  console.log(
    `        ${(readMs / referenceMs).toFixed(1)} times one regular expression (${referenceMs.toFixed(0)} ms)`,
  );
}

const COURSE = `thence N 45°30'15" E along the line of Smith a distance of 100.25 feet to an iron pin; `;
const filled = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const description = (size: number): string => `Beginning at a stone; ${filled(COURSE, size)}`;
const kilobyte = 1024;
// Sixteen short texts against one as long as all of them: both pay for the memory they leave behind, so one is as warm as the other.
const [small, large] = [description(64 * kilobyte), description(1024 * kilobyte)];
const smallMs = best(() => Array.from({ length: 16 }, () => readDescription(pastedText(small))), 4);
const largeMs = best(() => readDescription(pastedText(large)), 4);
console.log(
  `length: 16 texts of 64 KB ${smallMs.toFixed(0)} ms, one of 1 MB ${largeMs.toFixed(0)} ms: ${(largeMs / smallMs).toFixed(2)} times for the same length`,
);

const HOSTILE = [
  'thence ',
  '7',
  'north ',
  '(',
  '°',
  'beginning at ',
  'to the point of beginning ',
  'one hundred ',
  '1,',
  'and run ',
];
for (const unit of HOSTILE) {
  const half = best(() => readDescription(pastedText(filled(unit, 32 * kilobyte))), 2);
  const whole = best(() => readDescription(pastedText(filled(unit, 64 * kilobyte))), 2);
  console.log(
    `64 KB of ${JSON.stringify(unit)}: ${whole.toFixed(0)} ms, ${(whole / half).toFixed(1)} times half the text`,
  );
}
