// Random joins of the phrases of our own fixtures, the way from a text to its verdicts: twice the text is at most 2.6 times the work, and
// nothing throws. A few of them here, ten thousand in the long run. CPU time of one run, the least of several readings: what seems to grow
// is measured again, twice as long.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { pastedText } from '../../src/document/source-text.ts';
import { extract } from '../../src/service/extract.ts';
import { cpuMsOf, filled, KB } from '../deed/cpu-time.ts';

const PRACTICE = join(import.meta.dirname, '../deed/practice');
const JOINS = process.env['THENCE_LONG'] === '1' ? 10_000 : 40;
const A_TEST = Math.min(JOINS, 1000);
const MOST_GROWTH = 2.6;

const SIZES_KB = [32, 64, 128];
/** A text of this size is asked first; what takes no more of it than a few ordinary texts do is too quick to matter at any size allowed. */
const ASKED_FIRST = 16 * KB;
const FEW = 4;

const words = readdirSync(PRACTICE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.jsonl'))
  .sort()
  .flatMap((file) => readFileSync(join(PRACTICE, file), 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { text: string }).text.match(/\S+/g) ?? []);
const MARKS = Array.from(' \n\t-.,;:\'"°′½é()[]<>|_/*&=17a').concat('1 ', '; ', ', ', '\r\n', '\n\n', '- ', '( ');

/** A number from 0 to below 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Up to four phrases or marks: one block of each behind another, all of them again and again, or short blocks of each in turn. */
function joinOf(seed: number): { told: string; text: (size: number) => string } {
  const random = randomFrom(seed);
  const one = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const phrase = (): string => {
    if (random() < 0.25) return one(MARKS);
    const text = one(words);
    const at = Math.floor(random() * text.length);
    const said = text.slice(at, at + 1 + Math.floor(random() * (random() < 0.7 ? 4 : 14))).join(' ');
    return random() < 0.1 ? said.toUpperCase() : random() < 0.06 ? said.replaceAll(' ', '') : `${said} `;
  };
  const opening = random() < 0.5 ? 'Beginning at a stone; thence N 45 E 100 feet; ' : '';
  const phrases = Array.from({ length: 1 + Math.floor(random() * 4) }, phrase);
  const blocks = (size: number): string => phrases.map((each) => filled(each, size / phrases.length)).join('');
  const way = one(['blocks', 'in turn', 'short blocks in turn'] as const);
  const text = (size: number): string =>
    opening +
    (way === 'blocks'
      ? blocks(size)
      : filled(way === 'in turn' ? phrases.join('') : blocks(Math.sqrt(size) * 4), size));
  return { told: `join ${seed}: ${opening}${JSON.stringify(phrases)}, ${way}`, text };
}

const MADE_AT = new Date(0);
const spent = (text: string): number =>
  cpuMsOf(() => {
    const source = pastedText(text);
    const input = { source, document: '', documentSha256: '', models: [], closureStandard: 5000, startedAt: MADE_AT };
    extract({ ...input, clock: () => MADE_AT });
  });
const least = (text: string, readings: number): number =>
  Array.from({ length: readings }, () => spent(text)).reduce((a, b) => Math.min(a, b));

let ordinaryMs = Infinity;
before(() => {
  ordinaryMs = least(
    filled('thence N 45°30\'15" E 100.25 feet to a stone in the line of Amos Vell; ', ASKED_FIRST),
    12,
  );
});

/** How it grew where it grew too fast each time it was measured, else null. */
function growth(text: (size: number) => string): string | null {
  if (least(text(ASKED_FIRST), 1) < FEW * ordinaryMs || least(text(ASKED_FIRST), 3) < FEW * ordinaryMs) return null;
  const took: number[] = [];
  for (const size of SIZES_KB) {
    took.push(least(text(size * KB), 3));
    if (took.length > 1 && took.at(-1)! <= MOST_GROWTH * took.at(-2)!) return null;
  }
  return SIZES_KB.map((size, i) => `${size} KB ${took[i]!.toFixed(0)} ms`).join(', ');
}

for (let from = 0; from < JOINS; from += A_TEST)
  test(`joins ${from} to ${from + A_TEST} of our own phrases, doubled, take at most ${MOST_GROWTH} times as long`, () => {
    const first = (fc.readConfigureGlobal().seed ?? 0) + from;
    const grown: string[] = [];
    for (let seed = first; seed < first + A_TEST; seed++) {
      const { told, text } = joinOf(seed);
      try {
        const found = growth(text);
        if (found !== null) grown.push(`${told}: ${found}`);
      } catch (error) {
        grown.push(`${told}: ${String(error)}`);
      }
    }
    assert.deepEqual(grown, []);
  });
