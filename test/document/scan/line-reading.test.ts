import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlacedWord } from '../../../src/document/placed-word.ts';
import { agreedLine, isWorthASecond, type PlacedLetter } from '../../../src/document/scan/agree.ts';
import { ALPHABET, lettersOf } from '../../../src/document/scan/ctc.ts';
import { CUT_HEIGHT, cutLine } from '../../../src/document/scan/line-cut.ts';

/** Words as the first reader gives them, 10 px a letter, on a line 30 px high. */
function first(text: string, confidence = 0.9): PlacedWord[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const [from, to] = [match.index * 10, (match.index + match[0].length) * 10];
    return { text: match[0], box: [from, 100, to, 130] as const, confidence, alternates: [] };
  });
}

const second = (text: string, confidence = 0.95): PlacedLetter[] =>
  [...text].map((letter, i) => ({ text: letter, x: i * 10 + 5, confidence, other: null }));

const spoken = (words: readonly PlacedWord[]): string => words.map((word) => word.text).join(' ');

const AGREEMENT = [
  // first reader, second reader, how sure the second is, what stands
  ['thence North 100.25 feet', 'thence North 100.25 feet', 0.95, 'thence North 100.25 feet'],
  ['thence North 1O0.25 feet', 'thence North 100.25 feet', 0.95, 'thence North 100.25 feet'],
  ['thence North 100.25 feet', 'thence North 10C.25 feet', 0.2, 'thence North 100.25 feet'],
  ['this, the 5" day of', 'this, the 5th day of', 0.95, 'this, the 5th day of'],
  ['N 45° 30’ E', "N 45° 30' E", 0.95, 'N 45° 30’ E'],
  ['N45°30’E 210', "N 45°30'E 210", 0.95, 'N45°30’E 210'],
  ['the NE of Section', 'the NE¼ of Section', 0.95, 'the NE¼ of Section'],
  ['feet to a', 'feet to a stone', 0.95, 'feet to a stone'],
  ['feet to a', 'feet to a sr', 0.3, 'feet to a'],
  ['Notary Pub1ic ~~', 'Notary Public ', 0.95, 'Notary Public ~~'],
  ['', 'thence', 0.95, ''],
  ['thence', '', 0.95, 'thence'],
] as const;

for (const [one, other, sureness, expected] of AGREEMENT)
  test(`"${one}" and "${other}" (${sureness}) stand as "${expected}"`, () =>
    assert.equal(spoken(agreedLine(first(one), second(other, sureness))), expected));

test('words both read are surer than either reading; disputed ones are not sure', () => {
  const words = agreedLine(first('run 318.60 feet', 0.8), second('run 318.80 feet', 0.9));
  const [run, distance, feet] = words;
  assert.ok(run!.confidence > 0.9 && feet!.confidence > 0.9, `${run!.confidence}`);
  assert.ok(distance!.confidence < 0.75);
  assert.deepEqual(distance!.alternates, [{ start: 0, end: 6, text: '318.60', confidence: 0.8 }]);
});

test('a word of the second reader stands where its letters stood', () => {
  const [, distance] = agreedLine(first('run 318.60 feet'), second('run 318.80 feet'));
  const [x0, y0, x1, y1] = distance!.box;
  assert.ok(Math.abs(x0 - 40) < 2 && Math.abs(x1 - 100) < 2, `${x0} ${x1}`);
  assert.deepEqual([y0, y1], [100, 130]);
});

for (const [text, sureness, worth] of [
  ['a line of words', 0.99, false],
  ['a line of words', 0.7, true],
  ['and 5 rods', 0.99, true],
  ['the NW¼ of', 0.99, true],
] as const)
  test(`"${text}" at ${sureness} is ${worth ? '' : 'not '}read a second time`, () =>
    assert.equal(isWorthASecond(first(text, sureness)), worth));

/** Log-probabilities that spell `steps`, one entry a step: '' is the blank. */
function scoresOf(steps: readonly (readonly [letter: string, share: number])[]): Float32Array {
  const classes = ALPHABET.length + 1;
  const scores = new Float32Array(steps.length * classes).fill(Math.log(1e-6));
  steps.forEach(([letter, share], step) => {
    scores[step * classes + (letter === '' ? 0 : ALPHABET.indexOf(letter) + 1)] = Math.log(share);
    if (share < 0.9) scores[step * classes + ALPHABET.indexOf('8') + 1] = Math.log(0.95 - share);
  });
  return scores;
}

test('steps become letters: repeats are one, a blank between makes two', () => {
  const letters = lettersOf(
    scoresOf([
      ['', 0.95],
      ['3', 0.92],
      ['3', 0.95],
      ['', 0.95],
      ['3', 0.95],
      ['6', 0.6],
      ['½', 0.95],
    ]),
    ALPHABET.length + 1,
  );
  assert.equal(letters.map((letter) => letter.text).join(''), '336½');
  assert.deepEqual(
    letters.map((letter) => letter.step),
    [2, 4, 5, 6],
  );
  const other = letters[2]!.other;
  assert.equal(other?.text, '8');
  assert.ok(Math.abs(other.confidence - 0.35) < 1e-3);
});

test('a line is cut level, its baseline and size where the reader expects them', () => {
  const [width, height] = [400, 120];
  const pixels = new Uint8Array(width * height).fill(255);
  // Ink as high as a small x, 32 px, standing on a baseline that falls from row 70 to row 80.
  for (let x = 50; x < 350; x++) {
    const foot = Math.round(70 + ((x - 50) / 300) * 10);
    for (let y = foot - 32; y < foot; y++) pixels[y * width + x] = 0;
  }
  const cut = cutLine({ width, height, pixels }, { x0: 50, x1: 350, baseline0: 70, baseline1: 80, xHeight: 32 });
  const inkAt = (row: number) => cut.ink[row * cut.width + (cut.width >> 1)]!;
  assert.ok(cut.width >= 150 + 22 && cut.width <= 150 + 24, `${cut.width}`);
  assert.ok(inkAt(20) > 0.95 && inkAt(14) > 0.95 && inkAt(26) > 0.95);
  assert.ok(inkAt(9) < 0.05 && inkAt(30) < 0.05 && inkAt(CUT_HEIGHT - 1) < 0.05);
});

test('a line at the edge of the page is cut with paper beyond it', () => {
  const pixels = new Uint8Array(100 * 30);
  const cut = cutLine(
    { width: 100, height: 30, pixels },
    { x0: 0, x1: 100, baseline0: 28, baseline1: 28, xHeight: 20 },
  );
  assert.equal(cut.ink[0], 0);
  assert.ok(cut.ink.every((value) => value >= 0 && value <= 1.001));
});
