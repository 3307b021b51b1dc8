// Between two pieces of land an area is one's alone: the one it is said of, or the one it leads into. A piece that states none has none.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const LOT =
  'eginning at a pin by the gate; thence N 12° E 150 feet; thence S 78° E 120 feet; thence S 12° W 150 feet; thence N 78° W 120 feet to the point of beginning';
const STRIP =
  'eginning at a stone in the race; thence N 5° W 80 feet; thence N 85° E 60 feet; thence S 5° E 80 feet; thence S 85° W 60 feet to the place of beginning';
const QUARTER = 'The NE 1/4 of Section 31, Township 6 North, Range 2 West';

/** LOT and STRIP stand for a figure each. */
const areasOf = (words: string): string[] =>
  tractsOf(words.replaceAll('LOT', LOT).replaceAll('STRIP', STRIP)).map(
    (tract) => `${tract.is_exception ? 'except ' : ''}${tract.stated_area.replace('acres=', '')}`,
  );

const rows: Readonly<Record<string, readonly [words: string, areas: readonly string[]][]>> = {
  'of the piece before': [
    ['PARCEL 1\nBLOT. (6 acres)\nPARCEL 2\nBSTRIP.', ['6', '']],
    ['First Tract: BLOT. 6 acres.\n2nd Tract: BSTRIP.', ['6', '']],
    ["Tract 1: BLOT. Said Tract 1 contains 6 acres.\n30' ACCESS EASEMENT\nBSTRIP.", ['6', '']],
    ['BLOT, 6 acres more or less\nTRACT TWO\nBSTRIP.', ['6', '']],
    ['BLOT. Area = 6 acres\nTRACT TWO: BSTRIP.', ['6', '']],
    ['BLOT; containing 6 acres; and also the right to use a lane bSTRIP.', ['6', '']],
    ['BLOT (6 acres), also an easement over a strip bSTRIP.', ['6', '']],
    ['BLOT, containing 6 acres, and a lot described as follows: BSTRIP.', ['6', '']],
    ['Tract 1, containing 6 acres: BLOT.\nTract 2: BSTRIP.', ['6', '']],
  ],
  'of the piece behind': [
    [`BLOT.\n${QUARTER}, containing 160 acres.`, ['', '160']],
    [`BLOT; and\n${QUARTER}, containing 160 acres.`, ['', '160']],
    [`21. BLOT.\n22. ${QUARTER}, containing 160 acres.`, ['', '160']],
    [`21. BLOT.\n22. ${QUARTER}, containing 160 acres, except bSTRIP.`, ['', '160', 'except ']],
    ['BLOT. Also a tract of 2 acres, bSTRIP.', ['', '2']],
    ['BLOT.\nPARCEL 2 (2 acres)\nBSTRIP.', ['', '2']],
    ['BLOT.\nTRACT 2: 2 acres described as follows: BSTRIP.', ['', '2']],
    ['6 ACRE TRACT\nBLOT.\n\n2 ACRE TRACT\nBSTRIP.', ['6', '2']],
    ['Being 6 acres out of the Kerr Survey: BLOT.\n\nBeing 2 acres out of the Kerr Survey: BSTRIP.', ['6', '2']],
    ['BLOT. Area = 6 acres\nTRACT TWO: A tract of 2 acres bSTRIP.', ['6', '2']],
  ],
  'of the piece that it names': [
    ['Parcel A: BLOT.\nParcel B: BSTRIP.\nParcel A contains 6 acres and Parcel B contains 2 acres.', ['6', '2']],
    ['BLOT; BSTRIP. The first tract contains 6 acres and the second tract contains 2 acres.', ['6', '2']],
  ],
  'of both': [['Tract 1: BLOT.\nTract 2: BSTRIP.\nBoth tracts containing 8 acres.', ['8', '']]],
  'of what is excepted': [
    [`${QUARTER}, EXCEPTING THEREFROM the following: BSTRIP, containing 1 acre.`, ['', 'except 1']],
    [`${QUARTER}, except the following tract: BSTRIP, said excepted tract containing 1 acre.`, ['', 'except 1']],
    [`${QUARTER}, except bSTRIP. Said exception contains 1 acre.`, ['', 'except 1']],
    ['BLOT, containing 6 acres, except: BSTRIP. The excepted parcel contains 1 acre.', ['6', 'except 1']],
  ],
  'of what is left': [
    [
      `${QUARTER}, EXCEPT a tract bSTRIP, containing 1 acre; containing after said exception 159 acres.`,
      ['159', 'except 1'],
    ],
    [
      `${QUARTER}, LESS AND EXCEPT: BSTRIP; and LESS AND EXCEPT: BLOT; leaving 158 acres.`,
      ['158', 'except ', 'except '],
    ],
    ['BLOT, gross area 6 acres, LESS bSTRIP, containing 1 acre, net 5 acres.', ['6', 'except 1']],
    ['BLOT, except the following: BSTRIP. Containing 5 acres after deducting the exception.', ['5', 'except ']],
  ],
  'of land by section, or of the figure beside it': [
    [`PARCEL 1: ${QUARTER}.\nPARCEL 2: BSTRIP, containing 1 acre.`, ['', '1']],
    [
      `Parcel 1: ${QUARTER}, except bSTRIP, containing 1 acre.\nParcel 2: The N½ of the NW¼ of Section 10, T. 3 N., R. 4 E., containing 80 acres.`,
      ['', 'except 1', '80'],
    ],
    [`${QUARTER}, containing 160 acres.\n\nAlso a tract bSTRIP.`, ['160', '']],
    [`Parcel A: ${QUARTER}, containing 160 acres. Parcel B: BSTRIP.`, ['160', '']],
    [`Tract No. 1. ${QUARTER}, 160 acres. Tract No. 2. BSTRIP, 1 acre.`, ['160', '1']],
    [`First: ${QUARTER}, containing 160 acres. Second: BSTRIP, containing 1 acre.`, ['160', '1']],
    [`Tract One: BSTRIP, containing 1 acre. Tract Two: ${QUARTER}, containing 160 acres.`, ['1', '160']],
    [`Parcel A: Lot 8, Block 4, Elm Park, containing 2 acres. Parcel B: BSTRIP.`, ['2', '']],
    [`BLOT, containing 6 acres. Also ${QUARTER.replace('The', 'the')}.`, ['6', '']],
  ],
  'of one land of several by section': [
    [
      'The State conveys section 9, T. 3 N., R. 4 E. The school conveys about 70 acres located in section 4, T. 5 N., R. 4 E., being lots 1 and 2.',
      ['', '70', ''],
    ],
    [
      '4. The NE¼ of Section 9, T. 3 N., R. 4 E., containing 160 acres.\n5. The West 90 feet of the SE¼ of Section 9, T. 3 N., R. 4 E., containing 5,$1 acres.\n6. The SW¼ of Section 9, T. 3 N., R. 4 E., containing 158 acres.\n7. The NW¼ of Section 9, T. 3 N., R. 4 E.',
      ['160', '', '158', ''],
    ],
  ],
};

for (const [whose, table] of Object.entries(rows))
  describe(`an area ${whose}`, () => {
    for (const [words, areas] of table) test(words, () => assert.deepEqual(areasOf(words), areas));
  });
