// Areas told in parts of an acre, and areas that are the land's though other words stand beside them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const LOT =
  'eginning at a pin by the gate; thence N 12° E 150 feet; thence S 78° E 120 feet; thence S 12° W 150 feet; thence N 78° W 120 feet to the point of beginning';
const LINE =
  'beginning at a point in the west line of said tract; thence N 70° E 310 feet; thence N 81° E 455 feet; thence S 77° E 190 feet to the east line thereof';
const areaOf = (text: string): string => tractsOf(text)[0]!.stated_area.replace('acres=', '');

describe('in parts of an acre', () => {
  const rows: readonly [words: string, acres: string][] = [
    ['containing ninety-six and four tenths square rods', '0.6025'],
    ['containing 38 square perches', '0.2375'],
    ['containing forty square poles of land', '0.25'],
    ['containing 80 sq. rods, more or less', '0.5'],
    ['containing 25 square chains', '2.5'],
    ['estimated to contain 3 square miles', '1920'],
    ['containing two square miles, more or less', '1280'],
    ['containing about 3 square miles, or 1,907 acres', '1907'],
    ['containing three roods and twenty perches', '0.875'],
    ['containing 3 roods', '0.75'],
    ['containing 66 perches, strict measure', '0.4125'],
    ['containing by estimation 11/48 of an acre', '0.229167'],
    ['containing 1/24 acre', '0.041667'],
    ['(17/20 acre, mill)', '0.85'],
    ['containing 19/48 of an acre', '0.395833'],
    ['containing 48/11 of an acre', ''],
    ['containing 7 acres and 38 square perches', '7.2375'],
    ['containing 12 and one-half acres', '12.5'],
    ['containing about 50 and two-thirds acres, more or less', '50.666667'],
    ['with lots 3 and one-half acre of marsh', ''],
    ['containing 3 acres, less 40 square rods for the school', '3'],
    ['containing 20 perches in front', ''],
    ['the lot being 20 rods square', ''],
    ['containing 144 rods, more or less', ''],
  ];
  for (const [words, acres] of rows) test(words, () => assert.equal(areaOf(`B${LOT}, ${words}.`), acres));
});

describe('of wetland', () => {
  const rows: readonly [words: string, acres: string][] = [
    [', enclosing 1.75 acres of wetland and buffer.', '1.75'],
    ['. The agency mapped 1.75 acres of wetland.', ''],
    [', containing 6 acres, of which 1.75 acres of wetland are fenced.', '6'],
  ];
  for (const [words, acres] of rows) test(words, () => assert.equal(areaOf(`B${LOT}${words}`), acres));
});

describe('the land that a line crosses', () => {
  const rows: readonly [words: string, acres: string][] = [
    [`A 40 foot easement crossing a 88.2 acre tract deeded to Orr, the centerline described as follows: ${LINE}.`, ''],
    [
      `An easement 30 feet wide over a 40 acre tract of the Grantor, the centerline of which is described as follows: ${LINE}.`,
      '',
    ],
    [
      `A 20 foot right of way across a tract of land containing 40 acres, the centerline being as follows: ${LINE}.`,
      '',
    ],
    [
      `A 30 foot easement over and across the South 9 acres of the Northeast Quarter, the centerline being: ${LINE} on the North line of said South 9 acres of said quarter.`,
      '',
    ],
    [`A 30 foot easement upon grantor's farm of 120 acres, said centerline being: ${LINE}.`, ''],
    [
      `A 30 foot easement containing 0.66 acre across the lands of Orr, the centerline being as follows: ${LINE}.`,
      '0.66',
    ],
    [`An easement over a parcel of land containing 0.41 acre described as follows: B${LOT}.`, '0.41'],
    [`An easement over a 0.41 acre parcel described as follows: B${LOT}.`, '0.41'],
  ];
  for (const [words, acres] of rows) test(words, () => assert.equal(areaOf(words), acres));
});
