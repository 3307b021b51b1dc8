// Words and figures that a scan has spoilt, put right offset for offset before courses are read; and near forms that stay as they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../../src/deed/words/fold.ts';
import { mendedText, mendsBetween } from '../../../src/deed/words/mended-text.ts';

const mended = (text: string): string => mendedText(text, fold(text));

const rows: [printed: string, read: string][] = [
  ['e1ght hundred and th1rty-f0ur feet', 'eight hundred and thirty-four feet'],
  ['FEET T0 THE P0INT 0F BEGINN1NG', 'feet to the point of beginning'],
  ['NORTHER1Y AND S0UTHWEST', 'northerly and southwest'],
  ['scventy-tbree dcgrees ninc minufes norlh', 'seventy-three degrees nine minutes north'],
  ['two hunclred vvest', 'two hundred  west '],
  ['three hundred and fo rty-one', 'three hundred and  forty-one'],
  ['t welve chains n orth so uth', ' twelve chains  north  south'],
  ['TO THE P OINT OF BEGINN ING; beg inning at', 'to the point  of  beginning; beginning  at'],
  [
    'wes terly, a C hord of 40 va ras, 3 chain s and 4 lin ks',
    ' westerly, a chord  of 40  varas, 3  chains and 4  links',
  ],
  ['in a northerly directio n, 54 degree s 44 minutes', 'in a northerly  direction, 54 degrees  44 minutes'],
  ['1O8.OO feet, 3l.5O, 2,O4O', '108.00 feet, 31.50, 2,040'],
  ['l.75 ch., O.344 acre, l,118 feet', '1.75 ch., 0.344 acre, 1,118 feet'],
  ['N 71° O6 12 E, R=8O.25, l43°', 'n 71° 06 12 e, r=80.25, 143°'],
  ['21/lOO acre', '21/100 acre'],
  // what a copyist asks about: units and winds, no numbers and no names
  [
    '28 [chains?] & 5 lks, [?South] [47?] West to [Ames?] corner',
    '28  chains   & 5 lks,   south  [47?] west to [ames?] corner',
  ],
  ["by a l° 45' curve, N ll° E", "by a 1° 45' curve, n 11° e"],
];
for (const [printed, read] of rows) test(`${printed}: ${read}`, () => assert.equal(mended(printed), read));

const same: string[] = [
  "N10E 44 feet along lot 10, the 10th line, 1st, 2d, 5th, N0°10'W, S1/2",
  'to the cast iron post, the last line, the fast land, a ton of hay, the loft',
  'the forth part, worth ten, a line of mine, fool, the polo field, Angie Slone',
  'four hundred and sixty-one feet, for ten rods, six seven, so we run',
  "N 45o 30' E, S 7o W, 38O 15' E", // a small o may be the degree mark, as may an O between degrees and minutes
  '91O31\'46" 84 feet',
  '6 chains 25l.; 6ch. 25l. to',
  'along I80 and Lot A1, Tract B12, R1W, T2N, SE1',
  'thence 20 pole S 40 E 3 chain S 12 W, south easterly',
];
for (const text of same) test(`stays: ${text}`, () => assert.equal(mended(text), fold(text)));

test('what was mended of values is told of a stretch, words of places are not', () => {
  const folded = mended('thence s1x rods T0 a stake; thence 4O rods');
  assert.deepEqual(
    mendsBetween(folded, 0, 26).map(({ start, end, read }) => [start, end, read]),
    [[7, 10, 'six']],
  );
  assert.equal(mendsBetween(folded, 26, folded.length).length, 1);
  assert.equal(mendsBetween('another text', 0, 12).length, 0);
});
