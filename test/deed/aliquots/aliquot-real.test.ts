// Land by sections as real rolls, lists, opinions and parish papers print it. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { landTable } from './lands.ts';

landTable('sections above 36: grants and river lots', [
  ['Sections 43 and 57, T8S-R3E, Alder Parish', ['8S 3E 43 ALL', '8S 3E 57 ALL']],
  [
    'Sections 2, 5, 43, 112 and 118, T. 8 S., R. 3 E.',
    ['8S 3E 2 ALL', '8S 3E 5 ALL', '8S 3E 43 ALL', '8S 3E 112 ALL', '8S 3E 118 ALL'],
  ],
  ['Section 112, T8S, R3E', ['8S 3E 112 ALL']],
  ['Section 112, Township 8 South, Range 3 East', ['8S 3E 112 ALL']],
  ['Section 112 of the Code; Section 4, T. 8 S., R. 3 E.', ['8S 3E 4 ALL']],
  ['Section 250, Township 8 South, Range 3 East', []],
]);

landTable('a part of rolls is no whole section', [
  ['Sec 23 Pt NENE:Pt SENE, T21N R60W', ['21N 60W 23 NE4 NE4', '21N 60W 23 SE4 NE4']],
  ['PT NE 1/4 SEC 23 T21N R60W', ['21N 60W 23 NE4']],
  ['Sec 23 Pt %%, T21N R60W', []],
]);

landTable('a number in words whose letters the page lost, with its figure', [
  ['Section Tw\ufffdnty Six (26), Township Seven (7) North, Range Five (5) West', ['7N 5W 26 ALL']],
  ['The NW¼ of Section 1\ufffdenty Six (26), Township Seven (7) North, Range Five (5) West', ['7N 5W 26 NW4']],
  ['The NW¼ of Section Six, Township N\ufffdne (9) North, Range Five (5) West', ['9N 5W 6 NW4']],
  ['The NW¼ of Section Q\ufffdv (26), Township Seven (7) North, Range Five (5) West', ['7N 5W ? NW4']],
]);

landTable('letters of a quarter alone', [
  ['the S.W. of section 31, township 142, range 61', ['142N 61W 31 SW4']],
  ['the N W of section 31, township 142, range 61', ['142N 61W 31 NW4']],
  ['the N E 34 of the S W of section 31, township 142, range 61', []],
  ['The N 34 of the N W and the S E 34 of the N E of section 31, township 142, range 61', []],
]);

landTable('named for a line, and not conveyed', [
  [
    'that part of section 43 lying west of the line between section 19 and section 20, T. 8 S., R. 3 E.',
    ['8S 3E 43 ALL'],
  ],
  ['the corner common to Section 9 and Section 16, T. 8 S., R. 3 E.', []],
  ['set a post for corner to fractional sections 9 and 16, T. 8 S., R. 3 E.', []],
  ['the line between the NE¼ and the NW¼ of section 11, T. 3 N., R. 4 W.', []],
  ['The NE¼ of section 9 and section 10, T. 3 N., R. 4 W.', ['3N 4W 9 NE4', '3N 4W 10 ALL']],
]);

landTable('words that a scan spoilt', [
  [
    'lots five, six seven, and eight of section two, township six south, range four west',
    ['6S 4W 2 L5', '6S 4W 2 L6', '6S 4W 2 L7', '6S 4W 2 L8'],
  ],
  ['lot two three miles from section two, township six south, range four west', ['6S 4W 2 L2']],
  ['the west half of tho_southeast quarter of section two, township six south, range four west', ['6S 4W 2 W2 SE4']],
  ['The NW¼ of Section Six (6), Township Seven (7) North/Range Five (5) West', ['7N 5W 6 NW4']],
]);

landTable('townships', [
  ['lying in range 14, township No. 3 north, and section 27', ['3N 14 27 ALL']],
  ['the southwest quarter of section 8, toAvnship 31 north, range 47 Avest', ['31N 47W 8 SW4']],
]);

describe('what narrows the land', () => {
  const rows: [sentence: string, exception: string][] = [
    ['Sec 23 Pt NENE, T21N R60W', 'only Pt'],
    ['PART SW 1/4 SEC 23 T21N R60W', 'only PART'],
    ['PT OF SW 1/4 SEC 23 T21N R60W', 'only PT OF'],
    ['35 acres in the N½ of Section 23, T. 21 N., R. 60 W.', 'only 35 acres in the'],
    ['that portion of fractional section 43, T. 8 S., R. 3 E.', 'only that portion of'],
    ['A tract situated in Section 23, T. 8 S., R. 3 E. and Section 19, T. 8 S., R. 4 E.', 'only A tract situated in'],
    ['SW 1/4 SEC 23 T21N R60W', ''],
  ];
  for (const [sentence, exception] of rows)
    test(sentence, () => {
      const read = readAliquots(sentence, 0, sentence.length).map(
        ({ packed }) => unpack('aliquot', packed).exception ?? '',
      );
      assert.deepEqual([...new Set(read)], [exception]);
    });
});
