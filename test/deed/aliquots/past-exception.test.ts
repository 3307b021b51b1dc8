// Where an exception ends and land is granted again. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { landTable } from './lands.ts';

const T = 'T8S, R3W.';
landTable('what lies in another section cannot be excepted from the one before', [
  [`The W1/2 of Section 17, less the SW1/4 SW1/4 thereof, and the E1/2 of Section 18, ${T}`,
   ['8S 3W 17 W2', 'except 8S 3W 17 SW4 SW4', '8S 3W 18 E2']],
  [`All of Section 17, except the SW1/4 SW1/4, and the E1/2 of Section 18, ${T}`,
   ['8S 3W 17 ALL', 'except 8S 3W 17 SW4 SW4', '8S 3W 18 E2']],
  [`Section 17, excepting the SW¼ thereof and all of Section 18 and the N½ of Section 19, ${T}`,
   ['8S 3W 17 ALL', 'except 8S 3W 17 SW4', '8S 3W 18 ALL', '8S 3W 19 N2']],
  [`The S½ of Section 17, less the SE¼ SE¼, and all of Section 20, ${T}`,
   ['8S 3W 17 S2', 'except 8S 3W 17 SE4 SE4', '8S 3W 20 ALL']],
  [`Section 17, save and except the W½W½, together with the N½ and SE¼ of Section 18, ${T}`,
   ['8S 3W 17 ALL', 'except 8S 3W 17 W2 W2', '8S 3W 18 N2', '8S 3W 18 SE4']],
  [`The E½ of Section 17, LESS the NE¼NE¼ AND the NE¼ of Section 18, ${T}`,
   ['8S 3W 17 E2', 'except 8S 3W 17 NE4 NE4', '8S 3W 18 NE4']],
  [`Section 17, except the NE¼ of Section 17, and the SW¼ of Section 18, ${T}`,
   ['8S 3W 17 ALL', 'except 8S 3W 17 NE4', '8S 3W 18 SW4']],
  [`The S½ of Section 17 (except the SE¼SE¼) and the W½ of Section 20, ${T}`,
   ['8S 3W 17 S2', 'except 8S 3W 17 SE4 SE4', '8S 3W 20 W2']],
  [`Lots 3, 4 and S½NW¼ of Section 2, excepting Lot 4, and the E½ of Section 3, ${T}`,
   ['8S 3W 2 L3', '8S 3W 2 L4', '8S 3W 2 S2 NW4', 'except 8S 3W 2 L4', '8S 3W 3 E2']],
  [`T. 8 S., R. 3 W., sec. 17, except NE¼NE¼, and W½ sec. 18`,
   ['8S 3W 17 ALL', 'except 8S 3W 17 NE4 NE4', '8S 3W 18 W2']],
  ['The NE¼ of Section 17, T8S, R3W, except the NE¼NE¼, and the SE¼ of Section 17, T8S, R4W.',
   ['8S 3W 17 NE4', 'except 8S 3W 17 NE4 NE4', '8S 4W 17 SE4']],
  [`The N½, except the NW¼NW¼, and the SE¼ of Section 17, ${T}`,
   ['8S 3W 17 N2', 'except 8S 3W 17 NW4 NW4', '8S 3W 17 SE4']],
]); // prettier-ignore

landTable('an exception goes on where what it names was granted, or a whole township was', [
  [`Sections 17 and 18, except the NE¼ of Section 17 and the SW¼ of Section 18, ${T}`,
   ['8S 3W 17 ALL', '8S 3W 18 ALL', 'except 8S 3W 17 NE4', 'except 8S 3W 18 SW4']],
  [`The N½ of Section 28, except the NE¼NE¼ and the NW¼NW¼ of Section 28, ${T}`,
   ['8S 3W 28 N2', 'except 8S 3W 28 NE4 NE4', 'except 8S 3W 28 NW4 NW4']],
  ['All of Township 8 South, Range 3 West, except the NE¼ of Section 17 and the SW¼ of Section 18.',
   ['8S 3W - ALL', 'except 8S 3W 17 NE4', 'except 8S 3W 18 SW4']],
  ['All of Township 8 South, Range 3 West, except Section 16 and all of Section 36.',
   ['8S 3W - ALL', 'except 8S 3W 16 ALL', 'except 8S 3W 36 ALL']],
  [`Section 17, ${T.slice(0, -1)}, except the E½ thereof and except the N½ of Section 18 sold before.`,
   ['8S 3W 17 ALL', 'except 8S 3W 17 E2', 'except 8S 3W 18 N2']],
]); // prettier-ignore

landTable('"less" right before a fraction', [
  [`Section 17, less SE1/4SE1/4, and Section 18, ${T}`, ['8S 3W 17 ALL', 'except 8S 3W 17 SE4 SE4', '8S 3W 18 ALL']],
  [`The NE1/4 of Section 17, less S½NE¼, ${T}`, ['8S 3W 17 NE4', 'except 8S 3W 17 S2 NE4']],
]);

test('the exception of a land ends before what is granted again', () => {
  const text = `The S½ of Section 17, less the SE¼ SE¼ thereof, and all of Section 20, ${T}`;
  assert.equal(unpack('aliquot', readAliquots(text, 0, text.length)[0]!.packed).exception, 'the SE¼ SE¼ thereof');
});

test('three lands and no mark before the last: which are excepted is in doubt', () => {
  const text = `Section 17, less the NE¼, the NW¼NW¼ and the SE¼ of Section 18, ${T}`;
  assert.match(readAliquots(text, 0, text.length)[1]!.doubt ?? '', /not sure/);
});

describe('what is taken off the land, in the words of many papers', () => {
  const place = 'Section 9, T. 4 N., R. 3 W.';
  for (const [words, exception] of [
    [`NW¼SW¼, less 6A, ${place}`, '6A'],
    [`NW¼SW¼ less ten acres, ${place}`, 'ten acres'],
    [`NW¼SW¼ less six and one-half acres in the corner, ${place}`, 'six and one-half acres in the corner'],
    [`NW¼SW¼ exc S 2 A, ${place}`, 'S 2 A'],
    [`NW¼SW¼ LESS TR DESC AS BEG AT NE COR, ${place}`, 'TR DESC AS BEG AT NE COR'],
    [`The NW¼ of ${place}, save the road.`, 'the road'],
    [`The NW¼ of ${place}, minus 3 acres.`, '3 acres'],
    [`The NW¼ of ${place}, excl. Hwy 30.`, 'Hwy 30'],
    [`The NW¼ of ${place}, with the exception of one acre.`, 'one acre'],
    [`The NW¼ of ${place}, reserving therefrom the north 30 feet.`, 'the north 30 feet'],
    [`The NW¼ of ${place}\nLESS AND EXCEPT that part north of the road.`, 'that part north of the road'],
    [`The NW¼ of ${place}.\n\nEXCEPT the East 200 feet thereof.`, 'the East 200 feet thereof'],
    [`NW¼ of ${place}, saving one acre for a church`, 'one acre for a church'],
    [`NW¼ of ${place}, but not the church lot`, 'the church lot'],
    [`NW¼ of ${place}; LESS, HOWEVER, the north 50 feet.`, 'the north 50 feet'],
    [`NW¼ of ${place}, less what was sold to Roe`, 'what was sold to Roe'],
    [`NW¼ of ${place}, out of which one acre has been sold`, 'one acre has been sold'],
    [`N 10 A NW¼ ${place}`, 'only N 10 A'],
    [`W. 20 rds NW¼, ${place}`, 'only W. 20 rds'],
    [`All land west of the river in the NW¼ of ${place}`, 'only All land west of the river in the'],
    [`The middle third of the NW¼ of ${place}`, 'only middle third of the'],
    [`A portion (40 acres) of the NW¼ of ${place}`, 'only A portion (40 acres) of the'],
    [`The balance of the NW¼ of ${place}`, 'only The balance of the'],
    [`Ptn NW¼ ${place}`, 'only Ptn'],
    [`Por. NW¼ ${place}`, 'only Por.'],
    [`NW¼ (pt.) ${place}`, 'only pt.'],
    [`NW¼ (N of RR) ${place}`, 'only N of RR'],
    [`NW¼ more or less, ${place}`, undefined],
    [`The NW¼ of ${place}, 160 acres, more or less the fence`, undefined],
    [`to save the hay the NW¼ of ${place} was cut`, undefined],
  ] as const)
    test(words, () =>
      assert.equal(unpack('aliquot', readAliquots(words, 0, words.length)[0]!.packed).exception, exception),
    );
});

landTable('a list of what is excepted', [
  [
    'The NW¼ of Section 9, T. 4 N., R. 3 W., EXCEPT:\n(1) the E½ thereof;\n(2) the SW¼ of said Section 9.',
    ['4N 3W 9 NW4', 'except 4N 3W 9 E2', 'except 4N 3W 9 SW4'],
  ],
]);
