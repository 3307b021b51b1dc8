// Lands as notices, orders, forms and newspapers set them: what real papers of these kinds showed. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { unpack } from '../../../src/contract/packed.ts';
import { tractsOf } from '../reading.ts';
import { landTable } from './lands.ts';

landTable('forms of print and of web pages', [
  ['T. 7 N., R. 14 E., Sec. 9, W\\1/2\\SE\\1/4\\NW\\1/\n4\\SW\\1/4\\', ['7N 14E 9 W2 SE4 NW4 SW4']],
  ['the NE 1/4 of S/W 1/4 of sec 7 T6N R4W', ['6N 4W 7 NE4 SW4']],
  ['the S12 and NE/4 of Section 9, Township 4 North, Range 6 East', ['4N 6E 9 S2', '4N 6E 9 NE4']],
  ['Township 131 [North], Range 40 [West], Section 8, SW ¼ of NE ¼', ['131N 40W 8 SW4 NE4']],
  ['Sections one (1) and two (2), Township four (4) South, Range nine 9) West', ['4S 9W 1 ALL', '4S 9W 2 ALL']],
  ['Aliquot Parts: NESW\nSec./Block: 17/\nTownship: 6-N\nRange: 2-E\nMeridian: 3rd PM', ['6N 2E 17 NE4 SW4']],
  ['Township: 3S Range: 4W Section: 11 QQ: SWNE', ['3S 4W 11 SW4 NE4']],
  ['S-T-R 12-03N-04W | QQ NWSE, NESE | 80.0 AC', ['3N 4W 12 NW4 SE4', '3N 4W 12 NE4 SE4']],
  ['Section 9, Township Town-ship 4 north, Range 7 west', ['4N 7W 9 ALL']],
  [
    'Township 6 North, Range 9 West |\n|\nSection |\n4: |\nAll |\nSection |\n22: |\nS½ |',
    ['6N 9W 4 ALL', '6N 9W 22 S2'],
  ],
  ['LEASE / T.4.0S R.7.0E S.10 M.G&SR: LOTS 3 AND 4, E2W2', ['4S 7E 10 L3', '4S 7E 10 L4', '4S 7E 10 E2 W2']],
  ['Allot. 41  NENE 9; NWNW 10   T7N R6W', ['7N 6W 9 NE4 NE4', '7N 6W 10 NW4 NW4']],
  [
    '5N 68W 6PM: 11 NENE; 12 ALL; 14 NWNW,L3',
    ['5N 68W 11 NE4 NE4', '5N 68W 12 ALL', '5N 68W 14 NW4 NW4', '5N 68W 14 L3'],
  ],
  ['the south half of the northwest quarter of 13, 8 north, 4 west', ['8N 4W 13 S2 NW4']],
  [
    '| Parts. | Section. | Towns. | Range. | Acres. | Value. | Lot | Block. | City. |\n| E½ N.W. | 9. | 6 N. | 3 W. | 78.2 | 150. | — | — | — |\n| W½ S. E | 22 | 7 N. | 3 W | 80. | 160. | — | — | — |',
    ['6N 3W 9 E2 NW4', '7N 3W 22 W2 SE4'],
  ],
]);

landTable('which section, and which township', [
  [
    'All that part of township 4 south of range 9 east south of the creek.\nSections 7 and 11, township 3 south of range 8 east; sections 14 and 15, township 9 south of range 8 east',
    ['3S 8E 7 ALL', '3S 8E 11 ALL', '9S 8E 14 ALL', '9S 8E 15 ALL'],
  ],
  [
    'T. 6 S., R. 7 E. sec. 5, W½ and SE¼ sec. 6, NE¼ all of sections 15 and 16 T.6S., R.8E. all of section 20',
    ['6S 7E 5 W2', '6S 7E 5 SE4', '6S 7E 6 NE4', '6S 7E 15 ALL', '6S 7E 16 ALL', '6S 8E 20 ALL'],
  ],
  [
    'In township 7 north, range 9 east: Section 4, lots 1 and 2; section 11, the northeast quarter section 14, the west half',
    ['7N 9E 4 L1', '7N 9E 4 L2', '7N 9E 11 NE4', '7N 9E 14 W2'],
  ],
  [
    'Township 9 north, range 3 west, section 21, northwest quarter southeast quarter.\nThe area is 40 acres.\nBeginning at the corner of southeast quarter section 4',
    ['9N 3W 21 NW4 SE4'],
  ],
  [
    'Portions of Section 33, T7N R6W, and Section 4, T6N R6W: the SW¼NW¼ of Section 33, and Government Lot 2 of Section 4',
    ['7N 6W 33 SW4 NW4', '6N 6W 4 L2'],
  ],
  [
    'The N½ of the SW¼ (excepting therefrom the NW¼NW¼SW¼) and the SE¼ of the SW¼ of Section 35, T. 6 N., R. 1 W.',
    ['6N 1W 35 N2 SW4', 'except 6N 1W 35 NW4 NW4 SW4', '6N 1W 35 SE4 SW4'],
  ],
  [
    'portions of Sections 5, 6, 41 and 44, Township 8 North, Range 7 East',
    ['8N 7E 5 ALL', '8N 7E 6 ALL', '8N 7E 41 ALL', '8N 7E 44 ALL'],
  ],
  [
    'excluding from reservation all those tracts: Sections 1 and 2, Township 6 North, Range 6 East',
    ['6N 6E 1 ALL', '6N 6E 2 ALL'],
  ],
]);

landTable('what a scan or a page spoilt is not the whole, and no other land', [
  ['the Northeast Quarter of the Northwest Qu�arter of Section 8, Township 6 North, Range 9 East', ['6N 9E 8 NE4 NW4']],
  ['the northeast quarter of the southwest &ua.rter of section 4, township 3 north, range 2 west', ['3N 2W 4 NE4 SW4']],
  [
    'the Southwest Quarter or the Northwest Quarter (SW/4 NW/4) of Section 11, Township 7 North, Range 4 East',
    ['7N 4E 11 SW4 NW4'],
  ],
  ['section 4, township 3 north, range 2 west, the south h of the northeast quarter', []],
  ['section 4, township 3 north, range 2 west, the no half of the northeast quarter', []],
  ['section 4, township 3 north, range 2 west, an undivided half of the northeast quarter', ['3N 2W 4 NE4']],
  ['NW 1-4 BE 1-4, sec. 5, T. 9 S., R. 6 E.', []],
  ['lots 1234 sec. 9, T. 7 S., R. 3 W.', []],
  ['the east half of the northwest nort beit quarter of section 10, township 3 south, range 6 east', []],
  ['(Section 8, T11N, R9W, NES of NW-0 from one zone to another', []],
  ['The NW-2i of Sec. 4, T11N, R9W', []],
  ['In township 7 north, range 9 east: Section twent - three, the west half', ['7N 9E ? W2']],
  ['In townihip 8 north, range 5 east: lots 1 and 4, section 20', ['8N 5E 20 L1', '8N 5E 20 L4']],
]);

landTable('what is no land of the paper', [
  ['An island opposite sections 7 and 8 of township 4 north, range 11 east', []],
  [
    'Section 9: All, T. 4 S., R. 7 W.; units of the N/2 and the S/2 or the E/2 and the W/2 of each quarter section',
    ['4S 7W 9 ALL'],
  ],
  ['Sec 9: Lot 3, T 6 N, R 11 W; LEASE OF OIL AND GAS (Sec. 14 Noncompetitive)', ['6N 11W 9 L3']],
  ["Section 3: West 90 feet of Lot 5, Hill's Plat No. 4, T07S, R09W", []],
  [
    'that part of Lot 3 Mainland which lies in the Southwest Quarter; the North Half of the Southwest Quarter; in Section 8, Township 6 North, Range 7 West',
    ['6N 7W 8 L3', '6N 7W 8 N2 SW4'],
  ],
]);

const LIMITS: [sentence: string, limits: (string | undefined)[]][] = [
  [
    'T. 9 S., R. 7 E., all of secs. 5 and 6 north of the railroad.',
    ['only north of the railroad', 'only north of the railroad'],
  ],
  [
    'The East 100 feet ofthe Northeast Quarter of Section 11, Township 14 North, Range 8 West',
    ['only East 100 feet of the'],
  ],
  [
    'All that part of the SE¼ and of the NE¼ of Section 29, Township 30 North, Range 20 West, lying south of the road',
    ['only All that part of the … lying south of the road', 'only All that part of the … lying south of the road'],
  ],
  [
    'Tract 4 - All lying between the road and the river, Section 18-13N-39W',
    ['only All lying between the road and the river,'],
  ],
  ['Six acres in the NW corner of NE 1/4 of SW 1/4, Sec. 21, T8N, R5E.', ['only Six acres in the NW corner of']],
  [
    'The SE¼ NW¼; and one acre of land in a square in the southeast corner of the NE¼ SW¼, all in Sec. 21, T8N, R5E.',
    [undefined, 'only one acre of land in a square in the southeast corner of the'],
  ],
  // what is excepted may be only so much of a part
  [
    'The NW¼ of Section 21, T8N, R5E, except the north 20 feet of the SW¼ of said NW¼.',
    ['the north 20 feet of the SW¼ of said NW¼', 'only north 20 feet of the'],
  ],
  // units as rolls shorten them
  ['W 10 A OF SE1/4 OF NW1/4 SEC 21 T8N R5E', ['only W 10 A OF']],
  ['E 20 RDS OF NE1/4 SEC 21 T8N R5E', ['only E 20 RDS OF']],
  // a piece that a number or a letter names
  ['Outlot 2 of the SE¼ of Section 21, T8N, R5E', ['only Outlot 2']],
  ['Outlots 2 and 3 in the SW¼SW¼ of Section 21, T8N, R5E', ['only Outlots 2 and 3']],
  ['Tract A of the SE¼ of Section 21, T8N, R5E', ['only Tract A']],
  ['Tract 37, the NE¼ of Section 21, T8N, R5E', [undefined]],
  [
    'All of Section 13 lying north of the river, and Government Lot 1 of Section 24, T8N, R5E',
    ['only lying north of the river', undefined],
  ],
  // the clause ends where the list goes on, or with the section
  [
    'E½ NE¼ less the south 40 feet, W½ SE¼ except one acre in the northwest corner, Section 21, T8N, R5E',
    ['the south 40 feet', 'one acre in the northwest corner'],
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
  // so much of a part is no area of the others
  ['The SE¼ NW¼; and 6 acres in the NW corner of NE¼ SW¼, all in Sec. 21, T8N, R5E.', ['', '']],
  [
    'T. 9 S., R. 6 W.,\nSecs. 3 and 4.\nContaining 1,280 acres.\nT. 10 S., R. 6 W.,\nSec. 5.\nContaining 640 acres.',
    ['acres=1280', '', 'acres=640'],
  ],
  [
    'T. 9 S., R. 6 W., Sec. 3. Containing 640 acres. Sec. 4. Containing 640 acres. Aggregating 1,280 acres.',
    ['acres=1280', ''],
  ],
  [
    'sec. 2, NW¼NE¼, T. 2 N., R. 3 W.; (b) 30 acres, described as sec. 5, S½, T. 2 N., R. 3 W.; (c) 12 acres, described as',
    ['', ''],
  ],
  ['Parcel 4\nT.0070N, R.0110W, 06th PM\nSec. 009 W2SE;\nAcres 79.35\nRental $118.00', ['acres=79.35']],
  ['T9N R11W, Sec 16 All\nCounty: Elder Total Acres: 640.00 Rental: $960.00', ['acres=640.00']],
  [
    'T. 9 S., R. 6 W.\nSection 3:\nS½SW¼, NW¼SW¼, 120 acres.\nSection 4:\nE½ of Lot 2 and Lot 3.',
    ['acres=120', '', '', ''],
  ],
  [
    'the N½ of Section 3, Township 9 South, Range 6 West. (2) The second parcel is about 120 acres land in the county of Polk described as Lot 5 and the S½SW¼, Section 8, Township 9 South, Range 7 West.',
    ['', 'acres=120', ''],
  ],
  ['An undivided .225 acre interest in the NE/4 of 13-4N-7E.', ['']],
  ['the NW/4 of sec. 17-4N-6W, on the southeast ten acres of which a well stands', ['']],
  [
    'Case 1   80 acres\nT5N, R04W\nSection 9: S 1/2 of the NE 1/4\n\nCase 2   40 acres\nT6N, R07W\nSection 11: NW 1/4 of the SE 1/4\n\nCase 3   10 acres',
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

describe('areas of a list, and parts of what is excepted', () => {
  const rows: [paper: string, read: string[]][] = [
    [
      '1. The East 90 feet of the NE¼ of Section 9, T. 5 N., R. 6 W., containing 5.45 acres, more or less.\n2. The SW¼ of Section 12, T. 5 N., R. 6 W.',
      ['acres=5.45|only East 90 feet of the|', '||'],
    ],
    [
      'The E½ of the NE¼ of Section 9, and the SW¼ of Section 12, T. 5 N., R. 6 W., containing 240 acres. The NW¼ of Section 4, T. 5 N., R. 6 W.',
      ['acres=240||The area is stated for Tract 1, Tract 2 together.', '||', '||'],
    ],
    [
      'The NE¼ of Section 9, T. 5 N., R. 6 W. Except: All that part of the N½ of the NE¼ of Section 9, T. 5 N., R. 6 W., lying west of the East 90 feet thereof.',
      [
        '|: All that part of the N½ of the NE¼ of Section 9, T. 5 N., R. 6 W., lying west of the East 90 feet thereof|',
        '|only All that part of the … lying west of the East 90 feet thereof|',
      ],
    ],
    [
      'The south 90 feet of the following: The W½ of the NE¼ of Section 9, T. 5 N., R. 6 W.',
      ['|only south 90 feet of the following|'],
    ],
    [
      'The W½ of the NE¼ of Section 9, Township 5\nNorth, Range 6 West, except the north 41 feet and\nexcept the west 12 feet thereof.\nTaxes are paid.',
      ['|the north 41 feet and except the west 12 feet thereof|'],
    ],
    [
      'The W½ of the NE¼ of Section 9, T. 5 N., R. 6 W., except the land sold for a lane or\nlaid out as one.\nTaxes are paid.',
      ['|the land sold for a lane or laid out as one|'],
    ],
  ];
  for (const [paper, read] of rows)
    test(paper, () =>
      assert.deepEqual(
        tractsOf(paper).map(
          ({ stated_area, aliquot, notes }) =>
            `${stated_area}|${/exception=([^|]*?)(?: \||$)/.exec(aliquot)?.[1] ?? ''}|${notes ?? ''}`,
        ),
        read,
      ),
    );
  test('"Sth F.M." is a fifth that was misread, no meridian', () => {
    const [land] = tractsOf('The NE¼ of Section 9, Township 141 North, Range 61 West of the Sth F.M.');
    assert.doesNotMatch(land!.aliquot, /meridian/);
  });
});

describe('areas said among the lots of a list', () => {
  const rows: [paper: string, areas: string[]][] = [
    ['T4NR7E Sec. 9 All of Lots 4 (41.2 ac) and 7 (13.5 ac).', ['acres=41.2', 'acres=13.5']],
    [
      'Sec. 9, T. 4 N., R. 7 W.: Lots 3 (38.5 acres), 4 (39.1 acres), S/2NW/4 (80 acres)',
      ['acres=38.5', 'acres=39.1', 'acres=80'],
    ],
    ['Lots 3 (38.5 ac) and 4 (39.1 ac), Sec. 9, T. 4 N., R. 7 W., containing 77.6 acres', ['acres=77.6', '']],
    ['Sec. 9, T. 4 N., R. 7 W.: Lots 3 (38.5 acres), 4 and 5', ['', '', '']],
    ['T4N R7W\nSec. 9  Lot 3 & SE¼NW¼  80.6 a.  A. Pell\nSec. 12  W½NE¼  80 a.', ['acres=80.6', '', 'acres=80']],
    ['T4N R7W\nSec. 9  Lot 3, SE¼NW¼  80.6 a.  A. Pell\nSec. 12  W½NE¼  80 a.', ['acres=80.6', '', 'acres=80']],
    ['T4S R7E Sec. 2, SWNE 14 ac, SENW 31 ac.; Sec. 13, NENW 22 acres', ['acres=14', 'acres=31', 'acres=22']],
    ['T4S R7E Sec. 2, SWNE, SENW 31 ac.; Sec. 13, NENW 22 acres', ['', 'acres=31', 'acres=22']],
    ['Sec 9 Twp 134 Rge 42 GOVT LOTS 1-2 & NE1/4 SE1/4 EX 2.5 AC TRACT', ['', '', '']],
  ];
  for (const [paper, areas] of rows)
    test(paper, () =>
      assert.deepEqual(
        tractsOf(paper).map((tract) => tract.stated_area),
        areas,
      ),
    );
});

describe('the meridian of a township', () => {
  const rows: [paper: string, meridian: string][] = [
    ['SE¼ of Section 9, Township 4 North, Range 7 West\n   of the 6th P.M., Alder County', '6th Principal'],
    ['NE / 4 of Section 9 , Township 4 North , Range 7 West of the 6th P . M . , Alder County', '6th Principal'],
    ['the SW¼ SE¼ Sec. 9, T. 4 S., R. 7 W., F. B. M., in Alaska', 'Fairbanks'],
    ['the SW¼ SE¼ Sec. 9, T4S, R7W, WM', 'Willamette'],
    ['the SW¼ SE¼ Sec. 9, T4S, R7W. Drawn by WM Pell', ''],
    ['SE¼ of Section 9, Township 4 North, Range 7 West\nLands of the 6th P.M. are listed apart', ''],
  ];
  for (const [paper, meridian] of rows)
    test(paper, () => assert.match(`${tractsOf(paper)[0]!.aliquot} | meridian=`, new RegExp(`meridian=${meridian}`)));
});
