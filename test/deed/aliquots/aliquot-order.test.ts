import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { landTable } from './lands.ts';

landTable('clauses that begin with their section', [
  [
    'Lands in T. 9 N., R. 4 W.: in sec. 6, the N½NE¼ and the NE¼NW¼; in sec. 7, the SW¼; in sec. 8, lots 1 and 2.',
    ['9N 4W 6 N2 NE4', '9N 4W 6 NE4 NW4', '9N 4W 7 SW4', '9N 4W 8 L1', '9N 4W 8 L2'],
  ],
  [
    'T. 9 N., R. 4 W.: of section 6, the N½ and SE¼; of section 7, the S½.',
    ['9N 4W 6 N2', '9N 4W 6 SE4', '9N 4W 7 S2'],
  ],
  [
    'in section 6, the N½, in section 7, the S½, and in section 8, lot 2, T. 9 N., R. 4 W.',
    ['9N 4W 6 N2', '9N 4W 7 S2', '9N 4W 8 L2'],
  ],
  // Lands before their section stay its own.
  [
    'the N½ in section 6; the S½ in section 7; lot 2 in section 8, T. 9 N., R. 4 W.',
    ['9N 4W 6 N2', '9N 4W 7 S2', '9N 4W 8 L2'],
  ],
]);

landTable('lands under their section, and one in the next', [
  ['Section 4: W½ and the E½ of Section 5, T. 9 N., R. 4 W.', ['9N 4W 4 W2', '9N 4W 5 E2']],
  ['T. 9 N., R. 4 W., Section 4: SW¼, and the NW¼ of Section 9.', ['9N 4W 4 SW4', '9N 4W 9 NW4']],
  ['Section 4 (W½) and the E½ of Section 5, T. 9 N., R. 4 W.', ['9N 4W 4 W2', '9N 4W 5 E2']],
  ['Section 4 W½ and E½ of Section 5, T. 9 N., R. 4 W.', ['9N 4W 4 W2', '9N 4W 5 E2']],
  ['Sec. 4, W½ and the E½ of Sec. 5, T. 9 N., R. 4 W.', ['9N 4W 4 W2', '9N 4W 5 E2']],
  [
    'Section 4: W½ and the E½ of Section 5; Section 6: N½, T. 9 N., R. 4 W.',
    ['9N 4W 4 W2', '9N 4W 5 E2', '9N 4W 6 N2'],
  ],
  // Whole, or before its section.
  ['Section 4: all; and the E½ of Section 5, T. 9 N., R. 4 W.', ['9N 4W 4 ALL', '9N 4W 5 E2']],
  [
    'Section 4, the N½ of the NE¼ and the E½ of Section 5, T. 9 N., R. 4 W.',
    ['9N 4W 4 ALL', '9N 4W 5 N2 NE4', '9N 4W 5 E2'],
  ],
  ['All of Section 4, W½ and the E½ of Section 5, T. 9 N., R. 4 W.', ['9N 4W 4 ALL', '9N 4W 5 W2', '9N 4W 5 E2']],
]);

const limits: [behind: string, limit: string | undefined][] = [
  [', lying north of the creek.', 'only lying north of the creek'],
  [' of the Sixth Principal Meridian, lying north of the creek.', 'only lying north of the creek'],
  [', Pell County, Kansas, lying northerly and westerly of U.S. Highway 4.', 'only lying northerly and westerly of U.S. Highway 4'],
  [', which lies east of the railroad, containing 60 acres.', 'only which lies east of the railroad'],
  [', east of the railroad.', 'only east of the railroad'],
  [', to the extent it lies outside the village.', 'only to the extent it lies outside the village'],
  [', situated in Pell County, lying and being north of the creek.', 'only lying and being north of the creek'],
  [', lying in Pell County, Kansas.', undefined],
  [', west of the Sixth Principal Meridian.', undefined],
  [', above described.', undefined],
  ['. Lying north of the creek is the mill.', undefined],
  [', Pell County, North Dakota. Hay on the north 9 acres is reserved.', undefined],
  ['; also a lot lying north of the creek.', undefined],
]; // prettier-ignore
for (const [behind, limit] of limits)
  test(`a limit behind the township: ${behind}`, () => {
    const text = `The NE¼ of Section 3, T. 9 N., R. 4 W.${behind.startsWith('.') ? behind.slice(1) : behind}`;
    const [reading] = readAliquots(text, 0, text.length);
    assert.equal(unpack('aliquot', reading!.packed).exception, limit);
  });

landTable('all but a part', [
  ['T. 9 N., R. 4 W., sec. 6, all but the SW¼.', ['9N 4W 6 ALL', 'except 9N 4W 6 SW4']],
  ['T. 9 N., R. 4 W., sec. 6, everything but lots 3 and 4.', ['9N 4W 6 ALL', 'except 9N 4W 6 L3', 'except 9N 4W 6 L4']],
]);

landTable('halves of something else', [
  ['the north half of the Pell farm in Section 6, T. 9 N., R. 4 W.', ['9N 4W 6 ALL']],
  ['the west half of the vacated alley; also the NE¼ of Section 6, T. 9 N., R. 4 W.', ['9N 4W 6 NE4']],
  ['the west half of the south half of Section 6, T. 9 N., R. 4 W.', ['9N 4W 6 W2 S2']],
]);

landTable('a half without its direction is not the whole', [
  ['the south half of Section 6 and the same half of Section 7, T. 9 N., R. 4 W.', ['9N 4W 6 S2']],
]);

test('so much of a section as lies somewhere is less than the section', () => {
  const text = 'so much of Section 6 as lies west of the creek, T. 9 N., R. 4 W.';
  const [reading] = readAliquots(text, 0, text.length);
  assert.match(reading!.packed, /exception=only so much of/);
});

landTable('an addition to a forest is no plat', [
  ['as an addition to the forest, all of sec. 6, T. 9 N., R. 4 W.', ['9N 4W 6 ALL']],
]);

landTable('ranges whose direction a scan misread', [
  ['SW¼ of Section 6, Township 9 North, Range 4 Wcst', ['9N 4W 6 SW4']],
  ['SW¼ of Section 6, Township 9 North, Range forty-two (42) Wesl', ['9N 42W 6 SW4']],
  ['SW¼ of Section 6, Township 9 North, Range 4 Casl', ['9N 4E 6 SW4']],
]);

landTable('the same part twice with a comma is the one in the other', [
  ['SE 1/4, SE 1/4, S.9, T8N, R61W', ['8N 61W 9 SE4 SE4']],
  ['the NE quarter, NE quarter of section 9, T8N, R61W', ['8N 61W 9 NE4 NE4']],
  ['NE¼, SW¼ Sec. 9, T8N, R61W', ['8N 61W 9 NE4', '8N 61W 9 SW4']],
  ['NE¼; NE¼ Sec. 9, T8N, R61W', ['8N 61W 9 NE4', '8N 61W 9 NE4']],
  // In a longer list nobody can tell.
  ['NE¼, NE¼, SW¼ Sec. 9, T8N, R61W', ['8N 61W 9 NE4', '8N 61W 9 NE4', '8N 61W 9 SW4']],
]);

landTable('a section that only says where the land lies', [
  ['PROPERTY LOCATED IN SECTION 9, T8N, R61W. We lease Section 9: NE¼, T8N, R61W.', ['8N 61W 9 NE4']],
  ['a tract situated in Section 9, T8N, R61W, to wit: the NE¼ of said Section 9', ['8N 61W 9 NE4']],
  ['a tract situated in Section 9, T8N, R61W, and the NE¼ of Section 4, T8N, R61W', ['8N 61W 9 ALL', '8N 61W 4 NE4']],
]);

landTable('each section before its lands, whatever of them could not be read or is limited', [
  [
    'sections 2 and 3, all in township 12 north, range 40 west; the northeast quarter remaining unsold part of section 9, sections 10 and 11, all in township 11 north, range 40 west',
    ['12N 40W 2 ALL', '12N 40W 3 ALL', '11N 40W 9 NE4', '11N 40W 10 ALL', '11N 40W 11 ALL'],
  ],
  [
    'T. 12 N., R. 40 W., sec. 4, NNW4, and NE¼NE¼ sec. 9, W2, SE¼.',
    ['12N 40W 4 NE4 NE4', '12N 40W 9 W2', '12N 40W 9 SE4'],
  ],
  [
    'Township 9 North, Range 61 West\n\nSection 8: All portions of the north half lying east of Pell Road.\n\nSection 9: Those portions of the section lying east of Pell Road.',
    ['9N 61W 8 N2', '9N 61W 9 ALL'],
  ],
]);

test('part of a section told behind its colon is not the whole section', () => {
  const text = 'T. 9 N., R. 61 W.\nSec. 9: That part of the section lying east of the canal.';
  const [reading] = readAliquots(text, 0, text.length);
  assert.equal(unpack('aliquot', reading!.packed).exception, 'only That part of the section lying east of the canal');
});

test('a strip of a strip keeps both of its limits', () => {
  const text = 'The North 12 rods of the East 5 rods of the NE¼ of Section 9, T. 4 N., R. 3 W.';
  const [reading] = readAliquots(text, 0, text.length);
  assert.equal(unpack('aliquot', reading!.packed).exception, 'only North 12 rods of the East 5 rods of the');
});

landTable('lands of a new item wait for the section behind its township', [
  [
    '(1) tract A, described as T. 8 S., R. 9 E., sec. 5, SE¼NW¼;\n(2) tract B, government lot 1, 30 seasonal lots, and land on Elk Lake, described as T. 3 S., R. 5 E., sec. 22; and\n(3) tract C, the SW¼, T. 4 S., R. 5 E.',
    ['8S 9E 5 SE4 NW4', '3S 5E 22 L1'],
  ],
  ['(1) Section 4: NE¼, T. 3 N., R. 5 W.;\n(2) SE¼ 9-3N-5W', ['3N 5W 4 NE4', '3N 5W 9 SE4']],
]);

landTable('land before a code of its own, though a section stands before it', [
  [
    'All of Section 9, Township 4 North, Range 2 West. Also the NE/4 SE/4 of Section 10-4N-2W.',
    ['4N 2W 9 ALL', '4N 2W 10 NE4 SE4'],
  ],
  ['Section 9, Township 4 North, Range 2 West. Also the NE/4 SE/4 10-4N-2W', ['4N 2W 9 ALL', '4N 2W 10 NE4 SE4']],
  ['Section 9, T4N, R2W, and the N/2 and SE/4 of 10-4N-2W', ['4N 2W 9 ALL', '4N 2W 10 N2', '4N 2W 10 SE4']],
  ['9-4N-2W: NE/4 and SW/4 of 10-4N-2W', ['4N 2W 9 NE4', '4N 2W 10 SW4']],
  ['9-4N-2W: NE/4 10-4N-2W: SW/4', ['4N 2W 9 NE4', '4N 2W 10 SW4']],
  ['Section 9, Township 4 North, Range 2 West. Also the NE/4 SE/4 thereof.', ['4N 2W 9 NE4 SE4']],
]);

landTable('lots numbered within a quarter', [
  [
    'Lot 1 of the SW¼ of Section 30, and Lot 2 of the NW¼ of Section 31, T. 9 N., R. 8 E.',
    ['9N 8E 30 L1', '9N 8E 31 L2'],
  ],
  [
    'Lot One (1) and Lot Two (2) of the Southwest fractional quarter of Section 30, and Lot Two (2) of the Northwest fractional quarter of Section 31, T. 9 N., R. 8 E.',
    ['9N 8E 30 L1', '9N 8E 30 L2', '9N 8E 31 L2'],
  ],
]);

landTable('what is excepted from which section', [
  [
    'The SE¼ of Section 9, and the E½SW¼ of Section 10, all in T. 3 N., R. 5 E., except a tract of land in said SE¼ sold to Pell.',
    ['3N 5E 9 SE4', '3N 5E 10 E2 SW4', 'except 3N 5E 9 SE4'],
  ],
  ['The SE¼ of Section 9, except a road, and the SE¼ of Section 10, T. 3 N., R. 5 E.', ['3N 5E 9 SE4', '3N 5E 10 SE4']],
  [
    'Sections 9 and 10, T. 3 N., R. 5 E., except a reservoir and the SE¼ of Section 10.',
    ['3N 5E 9 ALL', '3N 5E 10 ALL', 'except 3N 5E 10 SE4'],
  ],
]);

test('words of an exception stand on the land they are of', () => {
  const text =
    'The SE¼ of Section 9, except a road, and the NE¼ of Section 10, and the W½ of Section 11, T. 3 N., R. 5 E., except a tract of land in said NE¼ sold to Pell.';
  const words = readAliquots(text, 0, text.length).map(({ packed }) => unpack('aliquot', packed).exception ?? '');
  assert.deepEqual(words, ['a road', 'a tract of land in said NE¼ sold to Pell', '', 'only a tract of land in said']);
});

landTable('sections that a law strikes out', [
  [
    'lot 5, section 4, township 43 north, range 2 west.\nStrike out all of section 8, with its heading',
    ['43N 2W 4 L5'],
  ],
]);

test('those parts of two lands: only parts of both', () => {
  const sentence =
    'those parts of lot 1 and the SE¼NE¼, section 5, T. 43 N., R. 2 W., that lie north of the ditch; lot 2 and the NE¼SE¼, section 6, T. 43 N., R. 2 W.';
  const limits = readAliquots(sentence, 0, sentence.length).map(({ packed }) => packed.includes('exception=only'));
  assert.deepEqual(limits, [true, true, false, false]);
});

test('a road beside a land narrows nothing', () => {
  for (const sentence of [
    'part of Mill Road and the SE¼ of Section 14, T. 6 N., R. 3 W.',
    'all of his land on Mill Road, being the SE¼ of Section 14, T. 6 N., R. 3 W.',
  ])
    assert.doesNotMatch(readAliquots(sentence, 0, sentence.length)[0]!.packed, /exception/);
});

test('what is taken off an end, and what is excepted over the ends of lines, narrow the land', () => {
  const rows: [sentence: string, exception: string][] = [
    [
      'That part of Third Street lying between Oak and Pine Avenues, in Block 4, Town of Alder, in the SW¼ of Section 14, T. 6 N., R. 3 W.',
      'only That part of Third Street lying between Oak and Pine Avenues, in Block 4, Town of Alder, in the',
    ],
    [
      'the 16 foot wide alley in Block 3 of the Townsite of Elm, in the SE¼ of Section 20, T. 6 N., R. 3 W.',
      'only 16 foot wide alley in Block 3 of the Townsite of Elm, in the',
    ],
    [
      'twenty (20) acres off the immediate south end of the W½ of the NE¼ of Section 35, T. 18 N., R. 3 E.',
      'only twenty (20) acres off the immediate south end of the',
    ],
    [
      'The E½ of the SE¼ \n (SE 1/4) of Section 22, Township 17 North, Range \n 2 East of the 3rd Principal Meridian, except \n the West 436 feet thereof.',
      'the West 436 feet thereof',
    ],
  ];
  for (const [sentence, exception] of rows) {
    const [reading] = readAliquots(sentence, 0, sentence.length);
    assert.equal(/exception=([^|]*?)(?: \||$)/.exec(reading!.packed)?.[1], exception);
  }
});

landTable('behind the colon of several sections stands what lies in them all', [
  [
    'T4N-R3W Sec 2: W/2, Sec 4 - 6: S/2, Sec 9: N/2',
    ['4N 3W 2 W2', '4N 3W 4 S2', '4N 3W 5 S2', '4N 3W 6 S2', '4N 3W 9 N2'],
  ],
  ['T. 4 N., R. 3 W., secs. 2 and 3, SW¼ sec. 5', ['4N 3W 2 ALL', '4N 3W 3 ALL', '4N 3W 5 SW4']],
]);
