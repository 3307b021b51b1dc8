// The deed grammar: descriptions a second over the corpus, growth up to 1 MB, and texts made to be slow. The reference is one
// regular expression run over the same text: what the cheapest reader would cost.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The longest and dearest texts: unlabelled boundaries by metes and bounds. */
const LONGEST = 'unlabeled/metes.jsonl';

/** Every description of the corpus by where it stands: labelled boundaries, unlabelled ones, aliquots, texts that are no land. */
function corpusTexts(): Map<string, string[]> {
  const sets = new Map<string, string[]>();
  if (!existsSync(join(CORPUS, LONGEST))) return sets;
  for (const name of readdirSync(join(CORPUS, 'unlabeled')).filter((file) => file.endsWith('.jsonl'))) {
    const lines = readFileSync(join(CORPUS, 'unlabeled', name), 'utf8')
      .split('\n')
      .filter(Boolean);
    sets.set(`unlabeled/${name}`, lines.map(textOf).filter(Boolean));
  }
  const labelled = readdirSync(join(CORPUS, 'metes')).filter((file) => file.endsWith('.json'));
  sets.set('metes', labelled.map((file) => textOf(readFileSync(join(CORPUS, 'metes', file), 'utf8'))).filter(Boolean));
  const { cases } = JSON.parse(readFileSync(join(CORPUS, 'plss/aliquots.json'), 'utf8')) as {
    cases: { text: string }[];
  };
  sets.set(
    'plss',
    cases.map(({ text }) => text),
  );
  return sets;
}
const textOf = (json: string): string => (JSON.parse(json) as { text?: string }).text ?? '';

const sets = corpusTexts();
if (sets.size === 0) console.log(`corpus absent: ${LONGEST}`);
else {
  // A service reads warm: the engine goes on compiling for some fifteen rounds. The middle of the last eight is what it settles at.
  const rounds = Array.from({ length: 24 }, () => roundOf(sets));
  const all = [...sets.values()].reduce((sum, texts) => sum + texts.length, 0);
  const whole = rounds.map((round) => [...round.values()].reduce((sum, ms) => sum + ms, 0));
  console.log(`corpus: ${all} texts, ${speeds(all, whole)}`);
  const texts = sets.get(LONGEST)!;
  const longest = rounds.map((round) => round.get(LONGEST)!);
  console.log(`        of these ${texts.length} of ${LONGEST}, ${speeds(texts.length, longest)}`);
  const referenceMs = best(() => texts.forEach((text) => [...text.matchAll(REFERENCE)].length), 4);
  console.log(
    `        ${(settled(longest) / referenceMs).toFixed(1)} times one regular expression (${referenceMs.toFixed(0)} ms)`,
  );
}

function roundOf(sets: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  return new Map(
    [...sets].map(([name, texts]) => [name, cpuMs(() => texts.forEach((text) => readDescription(pastedText(text))))]),
  );
}

function settled(rounds: readonly number[]): number {
  return rounds.slice(-8).sort((one, other) => one - other)[4]!;
}

function speeds(count: number, rounds: readonly number[]): string {
  const aSecond = (ms: number): string => ((count / ms) * 1000).toFixed(0);
  const [warm, cold, top] = [settled(rounds), Math.min(...rounds.slice(0, 8)), Math.min(...rounds)].map(aSecond);
  return `warm ${warm} a second on one core (best ${top}, best of the first eight rounds ${cold})`;
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
