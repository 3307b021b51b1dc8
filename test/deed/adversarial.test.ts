// Texts made to be slow: 64 KB of one word. Every pattern is bounded; `npm run bench -- grammar` prints how time grows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';

const HOSTILE = [
  'thence ',
  '7',
  'north ',
  '(',
  '((',
  '°',
  'beginning at ',
  'commencing at a ',
  'feet ',
  'to the point of beginning ',
  'one hundred ',
  'chord ',
  '1,',
  '1, ',
  "N 45°30' E 100 feet; ",
  "thence N 45°30' E 100 feet; ",
  'and run ',
  'with the meanders ',
  'from the ',
  '1. ',
  '(1) ',
  'except ',
  'a',
  'A',
  ' ',
  '\n',
  'and ',
  '.',
  '; ',
  'curve to the left radius ',
  'azimuth ',
  'containing 4 acres ',
  'of ',
  'the ',
  '12345 ',
  'seconds ',
  '"',
  "'",
  '- ',
  'six ',
  'bears ',
  'along the ',
  'to a ',
  'said ',
  'one-',
  'thence along ',
  ', ',
  'tract 1 ',
  'n ',
  'no ',
  'NE¼',
  '1-',
  '%4',
  '5-2N-3W ',
  'T. 5 N., R. 3 W., sec. 1, NE¼; ',
  'lot 1 block 1 ',
  'book 1 page 2 ',
  'January 1, 1900 ',
  'Smith County, Georgia ',
  'thence N ',
  '(a) north ',
  'first, second, ',
  'eight-',
  'l5 ',
  'five (5) ',
  'thence N 45 E 10 feet to the point of beginning; ',
  'Beginning at a stone; thence N 45 E 10 feet; ',
];
const SIZE = 65_536;
const filled = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** CPU time: what else runs on the machine does not count. */
function cpuMs(text: string): number {
  const before = process.cpuUsage();
  readDescription(pastedText(text));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (const unit of HOSTILE)
  test(`64 KB of ${JSON.stringify(unit)} does not blow up`, () => {
    // The bound is far above any linear reading (tens of ms) and below the first quadratic one met (3.4 s, "beginning at ").
    assert.ok(cpuMs(filled(unit, SIZE)) < 1500);
  });
