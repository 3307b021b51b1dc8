// Land by section as rolls, registers and lists of leases print it. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { landTable } from './lands.ts';

landTable("the land office's lines", [
  [
    '22 0310N 0040E 007 LOTS            2,3;\n22 0310N 0040E 007 ALIQ            SENW;\n22 0310N 0040E 018 ALIQ NESE,NWSE;\n22 0310N 0040E 019 LOT             4;\n22 0320N 0040E 031 ALIQ            ALL;',
    [
      '31N 4E 7 L2',
      '31N 4E 7 L3',
      '31N 4E 7 SE4 NW4',
      '31N 4E 18 NE4 SE4',
      '31N 4E 18 NW4 SE4',
      '31N 4E 19 L4',
      '32N 4E 31 ALL',
    ],
  ],
  ['22 0310N 0040E 007 ALIQ SEN?;', []],
  ['22 0310N 0040E 007 SURV            Tr 37;', []],
]);

landTable('fractional quarters, numbers behind "number"', [
  ['E 1/2 NW FRL 1/4 SEC 2 T8N R4W', ['8N 4W 2 E2 NW4']],
  ["N FRL ½ OF SW FRAC'L ¼, Sec 30, T. 8 N., R. 4 W.", ['8N 4W 30 N2 SW4']],
  [
    'the south half of the North West Fractional quarter of Section number Seven (7) in Town number Eight (8) South of Range number Four (4) West',
    ['8S 4W 7 S2 NW4'],
  ],
  [
    'Lot number three (3), Section number nine (9), Town No. Thirty-one (31) North, Range No. Five (5) East',
    ['31N 5E 9 L3'],
  ],
  ['Town number 12 North, Range number 6 West, Section number 8', ['12N 6W 8 ALL']],
]);

landTable('a quarter whose last word was left out', [
  [
    'the southeast quarter of the northeast quarter of the southwest of Section 9, T. 5 N., R. 3 E.',
    ['5N 3E 9 SE4 NE4 SW4'],
  ],
  [
    'the southeast quarter of the northeast quarter at the southwest corner of Section 9, T. 5 N., R. 3 E.',
    ['5N 3E 9 SE4 NE4'],
  ],
]);

landTable('parts joined by hyphens', [
  ['NW-SE Sec 17-T6N-R2W', ['6N 2W 17 NW4 SE4']],
  ['SW-SW-NE, Sec. 8, T6N-R2W', ['6N 2W 8 SW4 SW4 NE4']],
  ['N/2-NE/4 & SE/4-NE/4, Section 8, Township 6 North, Range 2 West', ['6N 2W 8 N2 NE4', '6N 2W 8 SE4 NE4']],
]);

landTable('townships in figures, without a word', [
  ['Twp-Rng: 004S-061W  Section: 22  Aliquots: NW¼SE¼', ['4S 61W 22 NW4 SE4']],
  ['4S-61W: Sec 22 - W/2, Sec 23 - E/2E/2\n5S-61W: Sec 1 - All', ['4S 61W 22 W2', '4S 61W 23 E2 E2', '5S 61W 1 ALL']],
  [
    'Leases in 4S/61W Sec. 22: N/2; 4S/62W Sec. 3: Lots 1, 2; SE/4',
    ['4S 61W 22 N2', '4S 62W 3 L1', '4S 62W 3 L2', '4S 62W 3 SE4'],
  ],
  ['Sec. 22, 4S-61W, S½; Sec. 7, 5S-62W, NE¼NE¼', ['4S 61W 22 S2', '5S 62W 7 NE4 NE4']],
  ['4S 61W:\nSec. 22: N½\nSec. 23: SW¼', ['4S 61W 22 N2', '4S 61W 23 SW4']],
  ['SWSW Sec 3 4S 61W, NENE Sec 10 4S 61W', ['4S 61W 3 SW4 SW4', '4S 61W 10 NE4 NE4']],
  ['The point lies at 41N/104W near Section 4, T. 2 N., R. 3 W.', ['2N 3W 4 ALL']],
]);

landTable('exceptions of rolls', [
  ['SW 1/4 SEC 8 T2N R3W EX N 2 RDS & EX RR', ['2N 3W 8 SW4']],
  ['SW 1/4 LESS RD SEC 8 T2N R3W', ['2N 3W 8 SW4']],
  [
    'NW¼ (less 2 acres) and SE¼ (less the highway) of Section 8, Township 2 North, Range 3 West',
    ['2N 3W 8 NW4', '2N 3W 8 SE4'],
  ],
  ['SW 1/4 less rd & W2 NW4 sec 8 T2N R3W', ['2N 3W 8 SW4', '2N 3W 8 W2 NW4']],
  ['State ex rel. Smith v. Jones; the NE¼ of Section 4, T. 2 N., R. 3 W.', ['2N 3W 4 NE4']],
  ['the NE¼ of Section 4, T. 2 N., R. 3 W., 160 acres more or less road included', ['2N 3W 4 NE4']],
]);

landTable('letters before parts are no directions; labels with colons', [
  ['S: 4 T: 2N R: 3W NENE', ['2N 3W 4 NE4 NE4']],
  ['S09 T052 R010 W 1/2 NE 1/4', ['52 10 9 W2 NE4']],
  ['Sec 9 Twp 52 Rge 10 W2SE', ['52 10 9 W2 SE4']],
  ['Section 9, Township 52 North, Range 10 West half of the NE¼', ['52N 10 9 W2 NE4']],
  ['Sec. 9, T52N, R10W E½SE¼', ['52N 10W 9 E2 SE4']],
]);

landTable('lines that begin with their sections, and columns by letters', [
  [
    'Section 4, T. 2 N., R. 3 W., W½ and the SE¼\nSection 5, T. 2 N., R. 3 W., NE¼NE¼\nSection 6, T. 3 N., R. 3 W., all',
    ['2N 3W 4 W2', '2N 3W 4 SE4', '2N 3W 5 NE4 NE4', '3N 3W 6 ALL'],
  ],
  [
    '1. Section 4, T. 2 N., R. 3 W., Lots 1 and 2\n2. Section 9, T. 2 N., R. 3 W., SW¼',
    ['2N 3W 4 L1', '2N 3W 4 L2', '2N 3W 9 SW4'],
  ],
  ['the W½ of\nSection 4, T. 2 N., R. 3 W., and the E½ of\nSection 5, T. 2 N., R. 3 W.', ['2N 3W 4 W2', '2N 3W 5 E2']],
  [
    'Name            Description     S.   T.   R.   Acres\nA. Marsh        NW SE           4    2N   3W   40\ndo              S½ NE           4    2N   3W   80\nB. Lund         SW              9    2N   4W   160',
    ['2N 3W 4 NW4 SE4', '2N 3W 4 S2 NE4', '2N 4W 9 SW4'],
  ],
  [
    'Twp 2N Rge 3W\n2: L 1, 2, S2NE\n3: Ls 3 and 4\n11: all',
    ['2N 3W 2 L1', '2N 3W 2 L2', '2N 3W 2 S2 NE4', '2N 3W 3 L3', '2N 3W 3 L4', '2N 3W 11 ALL'],
  ],
]);

landTable('codes', [
  ['Lots 3, 4 2-2N-3W; Lots 1 and 2 11-2N-3W', ['2N 3W 2 L3', '2N 3W 2 L4', '2N 3W 11 L1', '2N 3W 11 L2']],
  ['ALL 4-2N-3W, NE¼ 5-2N-3W, Lot 2 6-2N-3W', ['2N 3W 4 ALL', '2N 3W 5 NE4', '2N 3W 6 L2']],
  ['the S½ of the NE¼, 4-2-3 East of the 5th P.M.', ['2 3E 4 S2 NE4']],
  ['the NE¼, 9-12 North-3 West, of the Indian Meridian', ['12N 3W 9 NE4']],
]);

landTable('numbers that a blank parts', [
  ['Sec. 3 4, T. 2 N., R. 3 W.', ['2N 3W 34 ALL']],
  ['SE¼ of Sec. 1 2, T. 1 1 N., R. 3 W.', ['11N 3W 12 SE4']],
]);

landTable('sections behind which papers are named', [
  ['NE¼ of Section 5, Mortgage Record 44, page 3, T. 4 N., R. 5 W.', ['4N 5W 5 NE4']],
  [
    'NE¼ of Section 5, T. 4 N., R. 5 W.; see Section 3 of Map Book 2; Section 6 of which lease is void; Section 8 vouchers',
    ['4N 5W 5 NE4'],
  ],
]);

landTable('directions told once for all', [
  [
    'All townships are North and all ranges West of the 6th P.M.\nNE¼ 4-12-65; SW¼ Sec. 9, Twp. 13, Rge. 66',
    ['12N 65W 4 NE4', '13N 66W 9 SW4'],
  ],
  ['All townships N., ranges E.: STR 10-24-06 SE1/4; Section 4, T. 3 S., R. 5 E.', ['24N 6E 10 SE4', '3S 5E 4 ALL']],
  ['all township roads N. and ranges; NE¼ 4-12-65', ['12 65 4 NE4']],
]);

landTable('sections as bare figures or small letters', [
  ['T6N R3E MDB&M: 16 all; 17 E½; 20 NE¼, E½SE¼.', ['6N 3E 16 ALL', '6N 3E 17 E2', '6N 3E 20 NE4', '6N 3E 20 E2 SE4']],
  ['N½ of SE qr, s. 5, t. 8 S., r. 2 E.; all of s. 17, t. 7 S., r. 2 E.', ['8S 2E 5 N2 SE4', '7S 2E 17 ALL']],
]);

landTable('codes of offices and letters for words', [
  ['T. 016ON R. 0840W Sec. 007 S2SE,NW; 008 ALL;', ['16N 84W 7 S2 SE4', '16N 84W 7 NW4', '16N 84W 8 ALL']],
  ['Blaine 0911N07W SE NW SW', ['11N 7W 9 SE4 NW4 SW4']],
  ['Invoice 0911N07W of Berg & Co.; Blaine 4111N07W SE NW', []],
  ['SE/4 of §9, 11N-7W', ['11N 7W 9 SE4']],
  ['as § 9 of the code and § 11, 12 N.E. 4 say', []],
  ['ALL IN S9, 10, AND 21, T4N, R7W', ['4N 7W 9 ALL', '4N 7W 10 ALL', '4N 7W 21 ALL']],
  ['S9T4NR7E, government lot 3', ['4N 7E 9 L3']],
]);

landTable('only one survey has a township of three figures', [
  ['Sect-9 Twp-112 Range-041 N 1/2 SE 1/4', ['112N 41W 9 N2 SE4']],
  ['NE¼ 9-152-97', ['152N 97W 9 NE4']],
  ['SE¼ section 9, township 104 of range 47', ['104N 47W 9 SE4']],
  ['Sect-9 Twp-091 Range-041 N 1/2 SE 1/4', ['91 41 9 N2 SE4']],
  ['SE¼ section 9, township 104 south, range 47', ['104S 47 9 SE4']],
]);

landTable('a place in figures behind what a roll takes off', [
  [
    'S1/2 NE1/4 EX W 9 RDS & EX CO RD R/W 14-91-25\nNW1/4 LESS 4 AC 15-91-25 156 AC',
    ['91 25 14 S2 NE4', '91 25 15 NW4'],
  ],
  ['NE1/4 EX deed of 14-91-25 to Berg', []],
]);

landTable('a part told again in brackets, with brackets of its own', [
  [
    'The S 1/2 (Southeast Quarter (SE/4) and the Southwest Quarter (SW/4)) of Section 9, T. 4 N., R. 7 W.',
    ['4N 7W 9 S2'],
  ],
  [
    'The S 1/2 (80 rods wide) and the Northwest Quarter (NW/4) of Section 9, T. 4 N., R. 7 W.',
    ['4N 7W 9 S2', '4N 7W 9 NW4'],
  ],
]);

landTable('lots of blocks are no lots of the section, whichever is named first', [
  [
    'Part of the Town of Alder in the SW¼ of Section 9, T. 4 N., R. 7 W.: Block 3 - Lots 1, 2 and 5; Block 4, Lot 6',
    ['4N 7W 9 SW4'],
  ],
  [
    'Blk. 3: Lots 1 and 2, being in Section 9, T. 4 N., R. 7 W.; also lot 4, Section 10, T. 4 N., R. 7 W.',
    ['4N 7W 10 L4'],
  ],
]);

describe('what a roll takes off is said of the land', () => {
  const rows: [sentence: string, exception: string][] = [
    ['SW 1/4 SEC 8 T2N R3W EX HWY', 'HWY'],
    ['SW 1/4 SEC 8 T2N R3W LESS R/R R/W', 'R/R R/W'],
    ['SW¼ (ex. road) of Section 8, T. 2 N., R. 3 W.', 'road'],
    ['NE¼ (north of the creek), Section 8, T. 2 N., R. 3 W.', 'only north of the creek'],
    ['The Northeast half of the SE 1/4 of Section 8, T. 2 N., R. 3 W.', 'only Northeast half'],
    ['the southwest diagonal half of the SE 1/4 of Section 8, T. 2 N., R. 3 W.', 'only southwest diagonal half'],
    ['The NW two-thirds of the SE 1/4 of Section 8, T. 2 N., R. 3 W.', 'only NW two-thirds'],
    ['The West three quarters of the SE 1/4 of Section 8, T. 2 N., R. 3 W.', 'only West three quarters'],
    ['Lot B, Section 8, T. 2 N., R. 3 W.', 'only Lot B'],
    ['T2N R3W S8 .62 AC LOT 14 BLK 2', 'only .62 AC LOT 14 BLK 2'],
    ['S8 T2N R3W 1.4 AC LOT 6 BLK C ALDER SUB', 'only 1.4 AC LOT 6 BLK C'],
    ['Tract 41 of Section 8, T. 2 N., R. 3 W.', 'only Tract 41'],
    ['Parcel 4: Section 8, T. 2 N., R. 3 W.', ''],
    [
      'The weir is in the SE 1/4 of Section 8, T. 2 N., R. 3 W., at a point 640 feet from the west line.',
      'only at a point 640 feet from the west line',
    ],
    ['The SE 1/4 of Section 8, T. 2 N., R. 3 W., 160 acres, from the Hill estate', ''],
    ['The South third of the SE 1/4 of Section 8, T. 2 N., R. 3 W.', 'only South third'],
    ['The East 25 metres of the SE 1/4 of Section 8, T. 2 N., R. 3 W.', 'only East 25 metres of the'],
    ["THE W'LY 9.5 METRES PERP OF THE SE 1/4 OF SECTION 8, T. 2 N., R. 3 W.", "only W'LY 9.5 METRES PERP OF THE"],
    [
      'The north 35 feet in perpendicular width of the SE 1/4 of Section 8, T. 2 N., R. 3 W.',
      'only north 35 feet in perpendicular width of the',
    ],
    [
      'The north 35 feet, measured at right angles, of the SE 1/4 of Section 8, T. 2 N., R. 3 W.',
      'only north 35 feet, measured at right angles, of the',
    ],
    ['The West three quarters of Section 8, T. 2 N., R. 3 W.', 'only West three quarters of'],
    ['on part(s) of Sections 8 and 9 all in Township 2 North, Range 3 West', 'only part(s) of'],
    ['Sec. 8, T. 2 N., R. 3 W., tract 41-B.', ''],
    ['T. 2 N., R. 3 W., Sec. 8, tract 41-B.', 'only tract 41-B'],
    ['The NE 8.4 acres of Lot 3, Section 8, T. 2 N., R. 3 W.', 'only NE 8.4 acres of'],
    ['The southwest 10 acres of the SE¼, Section 8, T. 2 N., R. 3 W.', 'only southwest 10 acres of the'],
    ['Part of the Town of Alder in the SW¼ of Section 8, T. 2 N., R. 3 W.', 'only Part of the Town of Alder in the'],
    ['S1/2 NE1/4 EX W 9 RDS & EX COUNTY RD R/W 14-91-25', 'W 9 RDS & EX COUNTY RD R/W'],
    ['N½NE¼ 8-2-3 West of the 5th P.M.', ''],
    ['SW 1/4 SEC 8 T2N R3W EX OFFICIO', ''],
  ];
  for (const [sentence, exception] of rows)
    test(sentence, () => {
      const [land] = readAliquots(sentence, 0, sentence.length);
      assert.equal(unpack('aliquot', land!.packed).exception ?? '', exception);
    });
});

test('"part(s) of" holds for every section of its list', () => {
  const text =
    'timber on part(s) of Sections 8 and 9, Township 2 North, Range 3 East; Section 4, Township 2 North, Range 4 East and Section 6, Township 1 North, Range 4 East, W.M.; also the whole of Section 7, Township 1 North, Range 4 East, W.M.';
  const limits = readAliquots(text, 0, text.length).map(({ packed }) => unpack('aliquot', packed).exception ?? '');
  assert.deepEqual(limits, [...Array<string>(4).fill('only part(s) of'), '']);
});
