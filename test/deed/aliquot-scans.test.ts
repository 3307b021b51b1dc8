// Lands as scans and coded lists print them. All sentences are written for this table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAliquots } from '../../src/deed/aliquot.ts';
import { unpack } from '../../src/contract/packed.ts';
import { landTable } from './lands.ts';

landTable('a sign a scan made of both fractions: the letters say which it was', [
  [
    'T. 12 N., R. 3 W., sec. 9, SWttNEtt, EttNWtt, and NEtt; sec. 10, SEtt.',
    ['12N 3W 9 SW4 NE4', '12N 3W 9 E2 NW4', '12N 3W 9 NE4', '12N 3W 10 SE4'],
  ],
  [
    'T. 40 S., R. 21 E., Sec. 2, NE^SW^, W^SE^; Sec. 11, N^.',
    ['40S 21E 2 NE4 SW4', '40S 21E 2 W2 SE4', '40S 21E 11 N2'],
  ],
  ['Sec. 5, NW&SE&, S&NE&, T. 2 N., R. 60 W., 6th P. M.', ['2N 60W 5 NW4 SE4', '2N 60W 5 S2 NE4']],
  [
    'the S. E. J of section 8 and the N. W. i of the S. W. i of section 9, township 5 north, range 3 east',
    ['5N 3E 8 SE4', '5N 3E 9 NW4 SW4'],
  ],
  [
    'T. 7 S., R. 4 E.: sec. 1, SW. £ NE. £, N. £ SE. £; sec. 2, W. £.',
    ['7S 4E 1 SW4 NE4', '7S 4E 1 N2 SE4', '7S 4E 2 W2'],
  ],
  ['sec. 30, NEJ SWJ, SEJ; sec. 31, NJ NWJ, T. 9 N., R. 1 E.', ['9N 1E 30 NE4 SW4', '9N 1E 30 SE4', '9N 1E 31 N2 NW4']],
  [
    'T. 5 N., R. 9 W., sec. 12, NW]4SE]4, E1/£SW]4; sec. 13, SW»4.',
    ['5N 9W 12 NW4 SE4', '5N 9W 12 E2 SW4', '5N 9W 13 SW4'],
  ],
  ['Sec. 6, SW14NW14, N12SE14, W12, T. 18 N., R. 50 W.', ['18N 50W 6 SW4 NW4', '18N 50W 6 N2 SE4', '18N 50W 6 W2']],
  [
    'T. 3 S., R. 8 E., sec. 20, NEViSWVi, S1/^SEVi; sec. 29, NWV*.',
    ['3S 8E 20 NE4 SW4', '3S 8E 20 S2 SE4', '3S 8E 29 NW4'],
  ],
  ['E%NW% sec. 4, S1^NE1^ sec. 5, T. 21 N., R. 14 E.', ['21N 14E 4 E2 NW4', '21N 14E 5 S2 NE4']],
  ['Section 14 of T. 3 N., R. 7 W*, belongs to S&P Co. of Dover, N. J., and E. I. Dow', ['3N 7W 14 ALL']],
]);

landTable("the Federal Register's strokes around a fraction, and the stroke a scan leaves of its 1", [
  [
    'T. 8 N., R. 21 E., Sec. 4, lots 1 and 2, SW\\1/4\\NE\\1/4\\, and N\\1/2\\SE\\1/4\\; Sec. 9, E\\1/2\\.',
    ['8N 21E 4 L1', '8N 21E 4 L2', '8N 21E 4 SW4 NE4', '8N 21E 4 N2 SE4', '8N 21E 9 E2'],
  ],
  ["the w'/2 of ne'/4 of section No. 18, in township No. 7 n, of range No. 2 e", ['7N 2E 18 W2 NE4']],
]);

landTable('words parted by a line end or a blank', [
  ['T. 150 N., R. 70 W., Sect ion 14: N2; Sect ion 15: SENE', ['150N 70W 14 N2', '150N 70W 15 SE4 NE4']],
  [
    'the north half of the south east quar-\nter of sec-\ntion fif-\nteen, town-\nship twenty-two north, range four east',
    ['22N 4E 15 N2 SE4'],
  ],
  [
    'the uorth half of the northwest quar ter and the south halfof the southwest quarter of section nine teen, town ship 8 south, range 2 west',
    ['8S 2W 19 N2 NW4', '8S 2W 19 S2 SW4'],
  ],
  ['T. 41 S„ R. 6 E., sec. 7, lots 3 aud 4', ['41S 6E 7 L3', '41S 6E 7 L4']],
]);

landTable('sections of a coded list by their three figures', [
  [
    'T.0120S, R.0310E, 06th PM, CO\n Sec. 001 LOTS 3-4;\n     001 S2N2;\n     012 ALL;\n     013 N2,NESW;',
    ['12S 31E 1 L3', '12S 31E 1 L4', '12S 31E 1 S2 N2', '12S 31E 12 ALL', '12S 31E 13 N2', '12S 31E 13 NE4 SW4'],
  ],
  [
    'T.0330N, R.0480E, 21 MDM, NV, Sec. 004 W2; 017 SESE; 018 ALL.',
    ['33N 48E 4 W2', '33N 48E 17 SE4 SE4', '33N 48E 18 ALL'],
  ],
]);

landTable('the head of a page in the middle of a list', [
  [
    'T. 6 S., R. 30 E., secs. 3, 4,\n        FEDERAL REGISTER, Monday, June 2, 1941        2650\n9, 10, and W½ sec. 11.',
    ['6S 30E 3 ALL', '6S 30E 4 ALL', '6S 30E 9 ALL', '6S 30E 10 ALL', '6S 30E 11 W2'],
  ],
]);

test('what was mended is quoted as it was given', () => {
  const text =
    'the east half of the north-\nwest quar-\nter of sec-\ntion 8, T. 3 N., R. 1 W.; SWttNEtt sec. 9, T. 3 N., R. 1 W.';
  const quoted = readAliquots(text, 0, text.length).map((one) => {
    assert.equal(unpack('aliquot', one.packed).verbatim, text.slice(one.start, one.end));
    return text.slice(one.start, one.end);
  });
  assert.deepEqual(quoted, ['east half of the north-\nwest quar-\nter of sec-\ntion 8', 'SWttNEtt sec. 9']);
});
