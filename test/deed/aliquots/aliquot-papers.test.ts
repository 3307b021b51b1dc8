// Lands as notices, orders, forms and newspapers set them: what real papers of these kinds showed. All sentences are written for this table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { unpack } from '../../../src/contract/packed.ts';
import { tractsOf } from '../reading.ts';
import { landTable } from './lands.ts';

landTable('forms of print and of web pages', [
  ['T. 8 N., R. 21 E., Sec. 4, E\\1/2\\NW\\1/4\\SW\\1/\n4\\NE\\1/4\\', ['8N 21E 4 E2 NW4 SW4 NE4']],
  ['the SE 1/4 of N/W 1/4 of sec 23 T15N R3W', ['15N 3W 23 SE4 NW4']],
  ['the S12 and NE/4 of Section 9, Township 4 North, Range 6 East', ['4N 6E 9 S2', '4N 6E 9 NE4']],
  ['Township 131 [North], Range 40 [West], Section 8, SW ¼ of NE ¼', ['131N 40W 8 SW4 NE4']],
  ['Sections one (1) and two (2), Township four (4) South, Range nine 9) West', ['4S 9W 1 ALL', '4S 9W 2 ALL']],
  ['Aliquot Parts: NESW\nSec./Block: 17/\nTownship: 6-N\nRange: 2-E\nMeridian: 3rd PM', ['6N 2E 17 NE4 SW4']],
  ['Township: 3S Range: 4W Section: 11 QQ: SWNE', ['3S 4W 11 SW4 NE4']],
  ['S-T-R 12-03N-04W | QQ NWSE, NESE | 80.0 AC', ['3N 4W 12 NW4 SE4', '3N 4W 12 NE4 SE4']],
  ['Section 6, Township Town-ship 2 north, Range 6 west', ['2N 6W 6 ALL']],
  [
    'Township 38 North, Range 19 West |\n|\nSection |\n5: |\nAll |\nSection |\n17: |\nN½ |',
    ['38N 19W 5 ALL', '38N 19W 17 N2'],
  ],
  ['LEASE / T.14.0S R.9.0E S.30 M.G&SR: LOTS 1 AND 2, E2W2', ['14S 9E 30 L1', '14S 9E 30 L2', '14S 9E 30 E2 W2']],
  ['Allot. 77  SESE 7; SWSW 8   T37N R26W', ['37N 26W 7 SE4 SE4', '37N 26W 8 SW4 SW4']],
  [
    '5N 68W 6PM: 11 NENE; 12 ALL; 14 NWNW,L3',
    ['5N 68W 11 NE4 NE4', '5N 68W 12 ALL', '5N 68W 14 NW4 NW4', '5N 68W 14 L3'],
  ],
  ['the north half of the southeast quarter of 33, 18 north, 11 west', ['18N 11W 33 N2 SE4']],
  [
    '| Part of Sec. | Section. | Towns. | Range. | Acres. | Value. | No. Lot | Block. | Town. |\n| W½ N.W. | 5. | 4 N. | 8 W. | 74.8 | 224. | — | — | — |\n| E½ S. E | 31 | 5 N. | 8 W | 80. | 240. | — | — | — |',
    ['4N 8W 5 W2 NW4', '5N 8W 31 E2 SE4'],
  ],
]);

landTable('which section, and which township', [
  [
    'All that part of township 2 south of range 24 east south of the river.\nSections 29 and 31, township 5 south of range 21 east; sections 5 and 6, township 6 south of range 21 east',
    ['5S 21E 29 ALL', '5S 21E 31 ALL', '6S 21E 5 ALL', '6S 21E 6 ALL'],
  ],
  [
    'T. 36 S., R. 17 E. sec. 25, E½ and SW¼ sec. 26, SE¼ all of sections 35 and 36 T.36S., R.18E. all of section 30',
    ['36S 17E 25 E2', '36S 17E 25 SW4', '36S 17E 26 SE4', '36S 17E 35 ALL', '36S 17E 36 ALL', '36S 18E 30 ALL'],
  ],
  [
    'In township 36 north, range 5 east: Section 3, lots 3 and 4; section 12, the southeast quarter section 13, the east half',
    ['36N 5E 3 L3', '36N 5E 3 L4', '36N 5E 12 SE4', '36N 5E 13 E2'],
  ],
  [
    'Township 19 north, range 23 west, section 31, northeast quarter southwest quarter.\nThe area is 40 acres.\nBeginning at the corner of southeast quarter section 14',
    ['19N 23W 31 NE4 SW4'],
  ],
  [
    'Portions of Section 32, T9N R4W, and Section 5, T8N R4W: the SE¼NE¼ of Section 32, and Government Lot 1 of Section 5',
    ['9N 4W 32 SE4 NE4', '8N 4W 5 L1'],
  ],
  [
    'The N½ of the SW¼ (excepting therefrom the NW¼NW¼SW¼) and the SE¼ of the SW¼ of Section 35, T. 6 N., R. 1 W.',
    ['6N 1W 35 N2 SW4', 'except 6N 1W 35 NW4 NW4 SW4', '6N 1W 35 SE4 SW4'],
  ],
  [
    'portions of Sections 8, 9, 42 and 43, Township 18 North, Range 4 East',
    ['18N 4E 8 ALL', '18N 4E 9 ALL', '18N 4E 42 ALL', '18N 4E 43 ALL'],
  ],
  [
    'excluding from reservation all those tracts: Sections 1 and 2, Township 6 North, Range 6 East',
    ['6N 6E 1 ALL', '6N 6E 2 ALL'],
  ],
]);

landTable('what a scan or a page spoilt is not the whole, and no other land', [
  [
    'the Southeast Quarter of the Southwest Qu�arter of Section 28, Township 16 North, Range 2 East',
    ['16N 2E 28 SE4 SW4'],
  ],
  ['the northeast quarter of the southwest &ua.rter of section 4, township 3 north, range 2 west', ['3N 2W 4 NE4 SW4']],
  [
    'the Northwest Quarter or the Northeast Quarter (NW/4 NE/4) of Section 21, Township 21 North, Range 14 East',
    ['21N 14E 21 NW4 NE4'],
  ],
  ['section 4, township 3 north, range 2 west, the south h of the northeast quarter', []],
  ['section 4, township 3 north, range 2 west, the no half of the northeast quarter', []],
  ['section 4, township 3 north, range 2 west, an undivided half of the northeast quarter', ['3N 2W 4 NE4']],
  ['NE 1-4 BE 1-4, sec. 35, T. 12 S., R. 3 E.', []],
  ['lots 1234 sec. 5, T. 17 S., R. 6 W.', []],
  ['the west half of the northeast nort beit quarter of section 20, township 13 south, range 7 east', []],
  ['(Section 28, T31N, R21W, SES of SW-0 from one zone to another', []],
  ['The NE-2i of Sec. 14, T31N, R21W', []],
  ['In township 37 north, range 5 east: Section thrit - three, the east half', ['37N 5E ? E2']],
  ['In townihip 38 north, range 2 east: lots 2 and 3, section 30', ['38N 2E 30 L2', '38N 2E 30 L3']],
]);

landTable('what is no land of the paper', [
  ['An island opposite sections 2 and 3 of township 9 north, range 29 east', []],
  [
    'Section 4: All, T. 5 S., R. 62 W.; units consisting of the E/2 and W/2 or the N/2 and S/2 of each quarter section',
    ['5S 62W 4 ALL'],
  ],
  ['Sec 6: Lot 2, T 26 N, R 111 W; LEASE FOR OIL AND GAS (Sec. 17 Noncompetitive)', ['26N 111W 6 L2']],
  ["Section 30: West 135 feet of Lot 4, Hill's Plat No. 2, T04S, R18W", []],
  [
    'that part of Lot 1 Mainland which lies in the Northeast Quarter; the South Half of the Northeast Quarter; in Section 5, Township 9 North, Range 11 West',
    ['9N 11W 5 L1', '9N 11W 5 S2 NE4'],
  ],
]);

const LIMITS: [sentence: string, limits: string[]][] = [
  [
    'T. 29 S., R. 5 E., all of secs. 1 and 2 north of the highway.',
    ['only north of the highway', 'only north of the highway'],
  ],
  [
    'The East 100 feet ofthe Northeast Quarter of Section 11, Township 14 North, Range 8 West',
    ['only East 100 feet of the'],
  ],
  [
    'All that part of the SE¼ and of the NE¼ of Section 29, Township 30 North, Range 20 West, lying south of the road',
    ['only All that part of the', 'only All that part of the'],
  ],
  [
    'Tract 4 - All lying between the road and the river, Section 18-13N-39W',
    ['only All lying between the road and the river,'],
  ],
];
for (const [sentence, limits] of LIMITS)
  test(sentence, () =>
    assert.deepEqual(
      readAliquots(sentence, 0, sentence.length).map(({ packed }) => unpack('aliquot', packed).exception),
      limits,
    ),
  );

const AREAS: [paper: string, areas: string[]][] = [
  [
    'T. 49 S., R. 69 W.,\nSecs. 11 and 12.\nContaining 1,280 acres.\nT. 50 S., R. 69 W.,\nSec. 1.\nContaining 640 acres.',
    ['acres=1280', '', 'acres=640'],
  ],
  [
    'T. 49 S., R. 69 W., Sec. 11. Containing 640 acres. Sec. 12. Containing 640 acres. Aggregating 1,280 acres.',
    ['acres=1280', ''],
  ],
  [
    'sec. 2, NW¼NE¼, T. 2 N., R. 3 W.; (b) 30 acres, described as sec. 5, S½, T. 2 N., R. 3 W.; (c) 12 acres, described as',
    ['', ''],
  ],
  ['Parcel 9\nT.0530N, R.1010W, 06th PM\nSec. 006 E2SW;\nAcres 80.12\nRental $120.00', ['acres=80.12']],
  ['T19N R119W, Sec 36 All\nCounty: Elder Total Acres: 640.00 Rental: $640.00', ['acres=640.00']],
  ['An undivided .175 acre interest in the SE/4 of 23-14N-5E.', ['']],
  ['the SW/4 of sec. 27-5N-8W, on the northeast ten acres of which a well stands', ['']],
  [
    'Case 1   80 acres\nT45N, R01W\nSection 14: N 1/2 of the NW 1/4\n\nCase 2   40 acres\nT36N, R27W\nSection 15: NE 1/4 of the SW 1/4\n\nCase 3   10 acres',
    ['', ''],
  ],
];
for (const [paper, areas] of AREAS)
  test(paper, () =>
    assert.deepEqual(
      tractsOf(paper).map((tract) => tract.stated_area),
      areas,
    ),
  );
