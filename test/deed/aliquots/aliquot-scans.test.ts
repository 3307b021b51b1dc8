// Lands as scans and coded lists print them. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { unpack } from '../../../src/contract/packed.ts';
import { landTable, lands } from './lands.ts';
import { tractsOf } from '../reading.ts';

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
  ['the NE1/4 of Section 14, T11 N-R1 OW, 6th P.M.', ['11N 10W 14 NE4']],
  ['the NE1/4 of Section 14, T. 2 O N., R. 3 W.', ['20N 3W 14 NE4']],
  ['Section 14 of T. 3 N., R. 7 W*, belongs to S&P Co. of Dover, N. J., and E. I. Dow', ['3N 7W 14 ALL']],
]);

landTable('a sign that stands for two, or at another place', [
  ['T. 4 S., R. 7 E., Sec. 9, SENW¼; Sec. 10, NESW1/41/4.', ['4S 7E 9 SE4 NW4', '4S 7E 10 NE4 SW4']],
  ['T. 4 S., R. 7 E., Sec. 9, SENW¼¼; Sec. 10, NE¼.', ['4S 7E 10 NE4']],
]);

landTable('a number in words that only its figure tells', [
  ["the NE¼ of Section ~ine (9), Township '!welve (12) North, Range ~ix (6) West", ['12N 6W 9 NE4']],
  ["the NE¼ of Section Nine (9), Township '!welve (14) North, Range Six (6) West", ['? 6W 9 NE4']],
  ['the Sou�h half of the Southv�est Qua�ter of Section 9, To�nship 4 North, Range 7 West', ['4N 7W 9 S2 SW4']],
]);

landTable('a township that a page masks is another than the one before', [
  [
    'Township 151 North, Xxxxx 90 West\nSection 9: Lots 1(37.2), 2(37.3)\nTownship 000 Xxxxx, Xxxxx 00 Xxxx\nXxxxxxx 10: SE\nSection 11: NE',
    ['151N 90W 9 L1', '151N 90W 9 L2', '? ? 10 SE4', '? ? 11 NE4'],
  ],
]);

landTable("the Federal Register's strokes around a fraction, and the stroke a scan leaves of its 1", [
  [
    'T. 8 N., R. 21 E., Sec. 4, lots 1 and 2, SW\\1/4\\NE\\1/4\\, and N\\1/2\\SE\\1/4\\; Sec. 9, E\\1/2\\.',
    ['8N 21E 4 L1', '8N 21E 4 L2', '8N 21E 4 SW4 NE4', '8N 21E 4 N2 SE4', '8N 21E 9 E2'],
  ],
  ["the w'/2 of ne'/4 of section No. 18, in township No. 7 n, of range No. 2 e", ['7N 2E 18 W2 NE4']],
]);

landTable('letters and pairs of a scan for a fraction, known by their chain', [
  [
    'T. 8 N., R. 4 W., sec. 3, SE^/4, W^/2NE1^4; sec. 4, E %, N W !4',
    ['8N 4W 3 SE4', '8N 4W 3 W2 NE4', '8N 4W 4 E2', '8N 4W 4 NW4'],
  ],
  [
    'T. 6 S., R. 71 W., Sec. 9, NW^NE*/i, E%*SE%; Sec. 10, W^W%.',
    ['6S 71W 9 NW4 NE4', '6S 71W 9 E2 SE4', '6S 71W 10 W2 W2'],
  ],
  ['T. 22 S., R. 30 E., Sec. 1, SW<4NE>4, W%NW<4.', ['22S 30E 1 SW4 NE4', '22S 30E 1 W2 NW4']],
  ['T. 2 S., R. 3 E., sec. 7, SEl4, E½SW!4, Nl2NEl4', ['2S 3E 7 SE4', '2S 3E 7 E2 SW4', '2S 3E 7 N2 NE4']],
  ['T. 2 S., R. 3 E., sec. 7, SEH, N^SWH, NEHNWH', ['2S 3E 7 SE4', '2S 3E 7 N2 SW4', '2S 3E 7 NE4 NW4']],
  ['T. 2 S., R. 3 E., sec. 7, SEXSWX, NXNEX; sec. 9, NWX', ['2S 3E 7 SE4 SW4', '2S 3E 7 N2 NE4', '2S 3E 9 NW4']],
  ['T. 2 S., R. 3 E., sec. 7, S.E.\\, N.\\ S.W.\\; sec. 8, N.W. \\', ['2S 3E 7 SE4', '2S 3E 7 N2 SW4', '2S 3E 8 NW4']],
  ['Sec. 7, SE. x/4 SW. x/4, N. x/2 NE. x/4, T. 2 S., R. 3 E.', ['2S 3E 7 SE4 SW4', '2S 3E 7 N2 NE4']],
  ["Sec. 7, SE. 'A SW. 'A, N. 'A NE. 'A, T. 2 S., R. 3 E.", ['2S 3E 7 SE4 SW4', '2S 3E 7 N2 NE4']],
  ['Sec. 7, SE. ^ of NW. ^ and S. K of SW. K, T. 2 S., R. 3 E.', ['2S 3E 7 SE4 NW4', '2S 3E 7 S2 SW4']],
  ['sec. 12, Sy2NEV4, sy2sEy4, T. 6 N., R. 1 E.', ['6N 1E 12 S2 NE4', '6N 1E 12 S2 SE4']],
  ['sec. 12, Ni/2SWi/4, NEi/4, T. 6 N., R. 1 E.', ['6N 1E 12 N2 SW4', '6N 1E 12 NE4']],
  ['entryman S. E. J. Holm, of N. E. K. Lund; sec. 4, T. 3 N., R. 1 W.', ['3N 1W 4 ALL']],
]);

landTable('the dot or the stroke of a fraction right behind its letters', [
  [
    'The Ei and SWi of sec. 9, T. 10 N., R. 40 E. Lot 1 and E* of W* of sec. 19.',
    ['10N 40E 9 E2', '10N 40E 9 SW4', '10N 40E 19 L1', '10N 40E 19 E2 W2'],
  ],
  ['NEi NWi, SEj, Wj of sec. 4, T. 3 N., R. 1 W.', ['3N 1W 4 NE4 NW4', '3N 1W 4 SE4', '3N 1W 4 W2']],
  ['N * of NE *, sec. 4, T. 3 N., R. 1 W.', ['3N 1W 4 N2 NE4']],
  ['NE/ of SW/, N/ of sec. 4, T. 3 N., R. 1 W.', ['3N 1W 4 NE4 SW4', '3N 1W 4 N2']],
  ['N* of sec. 4, Nj of sec. 5, S-half of sec. 6, T. 3 N., R. 1 W.', ['3N 1W 4 N2', '3N 1W 5 N2', '3N 1W 6 S2']],
  [
    'S. 36, T. 14 N., R. 61 W., Wj, Wi of Ei, 480 acs.; S. 16, T. 15 N., R. 62 W., N 1/z, 320 acs.',
    ['14N 61W 36 W2', '14N 61W 36 W2 E2', '15N 62W 16 N2'],
  ],
]);

landTable('what stands behind the township and cannot be read leaves no whole section', [
  ['Sec. 36, T. 14 N., R. 61 W., W?, 320 acres; Sec. 16, T. 15 N., R. 62 W., E##.', []],
  [
    'Sec. 36, T. 14 N., R. 61 W., W. M., N. J. Hill owner; Sec. 16, T. 15 N., R. 62 W., all.',
    ['14N 61W 36 ALL', '15N 62W 16 ALL'],
  ],
  ['to the west quarter corner sec. 8, T. 14 N., R. 6 W.; thence to the NW cor. sec. 8, T. 14 N., R. 6 W.', []],
]);

landTable('words that a scan parted or misread', [
  [
    'the east half of the south- west quar- ter of sec- tion nine, town- ship fifty-eight north, range twenty-one west',
    ['58N 21W 9 E2 SW4'],
  ],
  [
    'the nortliwest quarter of tlie soutliwest quarter of section thirty-tliree, township fifty-eiglit nortli, range twelve west',
    ['58N 12W 33 NW4 SW4'],
  ],
  [
    'the cast ha1f of the southwest quarter of section sevcn, townsh1p six north, range twelve west',
    ['6N 12W 7 E2 SW4'],
  ],
  [
    'the west hall of the northeast quarter of section twenty-fonr, township five north, range two east',
    ['5N 2E 24 W2 NE4'],
  ],
  ['the west hzlf of the northeast quarter of section four, township five north, range two east', []],
  [
    'lot 3 in sec. No, 28, and the south half of section No 4, in town No 9 north, range No 3 east',
    ['9N 3E 28 L3', '9N 3E 4 S2'],
  ],
  ['the section tour of township five north, range two east', []],
  ['the North Hall of section house 4, T. 3 N., R. 4 W.', []],
]);

landTable('a W whose strokes came apart', [
  ['the NE1/4 of the S\\V1/4 of Section 14, T. 3 N., R. 6 \\V., W. M.', ['3N 6W 14 NE4 SW4']],
  ['N\\V/4 SE/4, S\\V/4, Sec. 9, T. 4 S., R. 12 W.', ['4S 12W 9 NW4 SE4', '4S 12W 9 SW4']],
  ['SVV1/4 NVV1/4 Sec. 9, T. 4 S., R. 12 VV.', ['4S 12W 9 SW4 NW4']],
  ['the \\Vest half of the South\\vest quarter of section 8, township 4 north, range 7 VVest', ['4N 7W 8 W2 SW4']],
  ['the N.\\V.¼ of the S. \\V. ¼ of Sec. 8, Tp. 3 S., R. 44 \\\\V.', ['3S 44W 8 NW4 SW4']],
  ['S\\V¼N\\V¼, \\V½NE¼, Sec. 4, T. 3 N., R. 2 E.', ['3N 2E 4 SW4 NW4', '3N 2E 4 W2 NE4']],
  ['SEJ of S\\VJ, Sec. 14, and NEJ of N\\VJ, Sec. 23, T. 7 S., R. 3 \\Vest.', ['7S 3W 14 SE4 SW4', '7S 3W 23 NE4 NW4']],
  ['N\\V of SE¼, Sec. 9, T. 4 S., R. 12 W.', []],
]);

landTable('signs away from their letters, repeated in one list', [
  ['T. 7 N., R. 45 E., sec. 4, E te NW te, SE ¼ NW te', ['7N 45E 4 E2 NW4', '7N 45E 4 SE4 NW4']],
  [
    'T. 30 N., R. 38 E., sec. 17, SW ft, N ft SE ft; sec. 8, SE ft SE ft.',
    ['30N 38E 17 SW4', '30N 38E 17 N2 SE4', '30N 38E 8 SE4 SE4'],
  ],
  ['the W ^ NW xk, sec. 23, T. 37 N., R. 34 E.', ['37N 34E 23 W2 NW4']],
  ['T. 7 N., R. 24 E., sec. 2, NW )4; sec. 3, W V2 NE )4.', ['7N 24E 2 NW4', '7N 24E 3 W2 NE4']],
  ['the SE¼.NE¼., SW¼.NW¼., sec. 16, T. 17 N., R. 57 W.', ['17N 57W 16 SE4 NE4', '17N 57W 16 SW4 NW4']],
  ['the S. W. &, sec. 31; N. ys S. E. &, sec. 3, T. 1 N., R. 43 W.', ['1N 43W 31 SW4', '1N 43W 3 N2 SE4']],
]);

landTable('a chain with a link that cannot be read is no land, and takes none of its neighbours', [
  ['T. 34 S., R. 7 W., sec. 20, S y2 E ~~~~~ NW ¼; sec. 21, all', ['34S 7W 21 ALL']],
  ['T. 34 S., R. 7 W., sec. 20, lot 4, S½ E tg NW¼', ['34S 7W 20 L4']],
  ['the NE y4 NE %, sec. 5; N y2 NW %, SE tg, sec. 19, T. 1 N., R. 27 E.', ['1N 27E 5 NE4 NE4', '1N 27E 19 N2 NW4']],
]);

landTable('a section with a part that cannot be read is not the whole section', [
  ['T. 4 N., R. 61 E., the NWSENE/ sec. 12, and SENWh/NE sec. 13; sec. 20, NESWh/SW', []],
  ['NWh/SEh / sec. 9, T. 7 N., R. 2 W.; sec. 10, E½.', ['7N 2W 10 E2']],
  ['Sec. 4, T. 2, R. 9, was sold as the “N% of SW1^ of NEi/i, Sec. 8, T. 3 N., R. 9 W.”', ['2 9 4 ALL']],
  ['T. 3 S., R. 8 E., Sec. 2, lots 1, 2, 82NE, and W½', ['3S 8E 2 L1', '3S 8E 2 L2', '3S 8E 2 W2']],
  ['Sec. 14, NE@~SW, T. 3 N., R. 5 E.; sec. 15, T. 3 N., R. 5 E.', ['3N 5E 15 ALL']],
  ['T. 3 N., R. 5 E., sec. 7, S##; sec. 8; sec. 9, all', ['3N 5E 8 ALL', '3N 5E 9 ALL']],
  ['T. 3 N., R. 5 E., sec. 7, lots x and y; sec. 8, sou1h ha1f; sec. 9, all', ['3N 5E 9 ALL']],
  ['NE¢¢¢¢¢, sec. 8, T. 3 N., R. 5 E.', []],
  ['SE*^*^ sec. 30 and lot 2, sec. 31, T. 9 S., R. 6 W.', ['9S 6W 31 L2']],
]);

landTable('full stops where a scan lost its commas', [
  [
    'T. 9 N., R. 2 W., Sec. 4. S½NE¼. SE¼. Sec. 9. lots 3. 4. and 5. NE¼SE¼: Sec. 16. W½.',
    ['9N 2W 4 S2 NE4', '9N 2W 4 SE4', '9N 2W 9 L3', '9N 2W 9 L4', '9N 2W 9 L5', '9N 2W 9 NE4 SE4', '9N 2W 16 W2'],
  ],
  [
    'T. 8 N.. R. 4 W.. Sec. 2. SEViNEVi: Sec. 3. lot 4. SWi4NWi4.',
    ['8N 4W 2 SE4 NE4', '8N 4W 3 L4', '8N 4W 3 SW4 NW4'],
  ],
  [
    'T. 1 N., R. 7 E.\nSec. 30. lots 1. 2. N½SE¼:\nSec. 31. SW¼.',
    ['1N 7E 30 L1', '1N 7E 30 L2', '1N 7E 30 N2 SE4', '1N 7E 31 SW4'],
  ],
  [
    'Lots 1 and 2 in section 5. Lots 3 and 4 in section 6, T. 5 N., R. 6 E.',
    ['5N 6E 5 L1', '5N 6E 5 L2', '5N 6E 6 L3', '5N 6E 6 L4'],
  ],
]);

landTable('the letter l, two of them, and a blank inside a number', [
  ['Lot l, S½NE¼, sec. ll, T. 1 4 N., R. 2 1 W.', ['14N 21W 11 L1', '14N 21W 11 S2 NE4']],
  ['sec. 3, lots l, 2, and 3, T. l2 S., R. ll W.', ['12S 11W 3 L1', '12S 11W 3 L2', '12S 11W 3 L3']],
  ['secs. 10, ll, and 3l, T. 2 S., R. 4 E.', ['2S 4E 10 ALL', '2S 4E 11 ALL', '2S 4E 31 ALL']],
]);

landTable('a section number without its word, in a list that said it', [
  [
    'In township thirty, of range six east: sections two, four, and the south half of nine.',
    ['30 6E 2 ALL', '30 6E 4 ALL', '30 6E 9 S2'],
  ],
  [
    'Sections 7, 8 and the east half of 14 and 23, T. 5 N., R. 3 E.',
    ['5N 3E 7 ALL', '5N 3E 8 ALL', '5N 3E 14 E2', '5N 3E 23 E2'],
  ],
  ['secs. 3, 4, and N½ of 9, T. 1 S., R. 2 W.', ['1S 2W 3 ALL', '1S 2W 4 ALL', '1S 2W 9 N2']],
]);

landTable('a range said once for several townships', [
  [
    'section 12 in township 8 south, of range 5 east; the west half of section 31, township 7 south, same range; and lot 4 of section 6, in township 9 south of said range',
    ['8S 5E 12 ALL', '7S 5E 31 W2', '9S 5E 6 L4'],
  ],
  ['NE/4 Sec. 12 Twp. 3 N. and W/2 Sec. 13 Twp. 4 N., both in Range 6 W.', ['3N 6W 12 NE4', '4N 6W 13 W2']],
  ['SW¼ sec. 31, T. 5 S., and lot 2, sec. 6, T. 6 S., all in R. 9 E., W. M.', ['5S 9E 31 SW4', '6S 9E 6 L2']],
  ['SE/4 Sec. 1 Twp. 2 N. and Lot 3 Sec. 4, Twp. 1 N., all Range 8 E.', ['2N 8E 1 SE4', '1N 8E 4 L3']],
  [
    'In range four west: township three north, sections 1 and 2; township four north, sections 35 and 36.',
    ['3N 4W 1 ALL', '3N 4W 2 ALL', '4N 4W 35 ALL', '4N 4W 36 ALL'],
  ],
  ['T. 5 N., and T. 6 N., R. 3 W., sec. 1', ['5N 3W 1 ALL', '6N 3W 1 ALL']],
]);

landTable('land office notices: hf., qr., q’r, 1-4, small letters, lines that run on', [
  [
    'S. hf. NW. qr. & NE. qr. SW. qr., sec. 9, Town. 3 S., Range 11 W., 120 acres; SW. qr. SW. qr., same section, 40 acres',
    ['3S 11W 9 S2 NW4', '3S 11W 9 NE4 SW4', '3S 11W 9 SW4 SW4'],
  ],
  [
    'for the se ¼ of nw ¼, sec. 3, tp. 112 n., r. 41 w., and n ½ of sw ¼, sec 2, twp 112 n, rge 41 w',
    ['112N 41W 3 SE4 NW4', '112N 41W 2 N2 SW4'],
  ],
  [
    'the n. e. q’r of sec. 30, and the s. half of the s. w. q’r of sec. 19, in t. 14 s., of r. 2 east',
    ['14S 2E 30 NE4', '14S 2E 19 S2 SW4'],
  ],
  ['for NE 1-4 SE 1-4, W 1-2 NW 1-4, Section 7, Township 5 S., Range 60 W.', ['5S 60W 7 NE4 SE4', '5S 60W 7 W2 NW4']],
  ['T. 4 N., R. 6 E.—S. W. 1-4 Sec. 8; E. 1-2 of N. W. 1-4 Sec. 9', ['4N 6E 8 SW4', '4N 6E 9 E2 NW4']],
  ['entry for lot 2, and W½\nSE¼, sec. 6, T. 3 N., R. 4 E.', ['3N 4E 6 L2', '3N 4E 6 W2 SE4']],
  ['Also W1/2\nSE1/4, E1/2 NW1/4 of Section 28, T19N, R6W', ['19N 6W 28 W2 SE4', '19N 6W 28 E2 NW4']],
  ['NW1/4 NW1/4, and SE1/4\nNW1/4 S1/2 of Section 25, T37N, R17E', ['37N 17E 25 NW4 NW4', '37N 17E 25 SE4 NW4 S2']],
  ['T. 5 S., R. 6 E.\nsec. 2, SW¼\nNE¼\nS½SE¼', ['5S 6E 2 SW4', '5S 6E 2 NE4', '5S 6E 2 S2 SE4']],
  [
    'T. 11 S., R. 3 E., all of sec. 20 other than the NE¼NE¼; sec. 21, lot 3',
    ['11S 3E 20 ALL', 'except 11S 3E 20 NE4 NE4', '11S 3E 21 L3'],
  ],
]);

landTable('sections of other papers are no land', [
  [
    'Winds from the NE quarter; Section 7 of the specifications calls for S 1/2 of the gravel; Section 3 of this lease',
    [],
  ],
  ['the SE quarter of the basin, by lot 4 of the pier; Section 2 of the contract is done', []],
]);

test('initials inside longer ones are not another meridian', () => {
  const text = 'sec. 5, T. 20 N., R. 13 W., N.M.P.M.; also sec. 3, T. 19 N., R. 13 W.';
  const names = readAliquots(text, 0, text.length).map((one) => unpack('aliquot', one.packed).meridian);
  assert.deepEqual(names, ['New Mexico', 'New Mexico']);
});

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

landTable('a part of a chain that cannot be read leaves no land, and others stay', [
  ['Section 8, the Wcst ½ of the Southeast ¼, T. 4 N., R. 6 E.', []],
  ['T. 4 S., R. 6 W., sec. 8, SE. ¼ NW. ¼ and W . ½ NE. ¼', ['4S 6W 8 SE4 NW4']],
  ['N. W. ¼ of the S. B. ¼ of sec. 8, T. 4 N., R. 6 W.', []],
  ['the Sonth Ea8t quarter of the North West quarter of Section 8, T. 4 N., R. 6 E.', []],
  ['N1/2of SH1/4, Section 8, T. 4 S., R. 6 E.', []],
  [
    'lot 3 of southeast quarter, west half southwest quarter, sec. 8, T. 4 S., R. 6 E.',
    ['4S 6E 8 L3', '4S 6E 8 W2 SW4'],
  ],
  ['the undivided one-half of the NE¼ of section 8, T. 4 N., R. 6 E.', ['4N 6E 8 NE4']],
]);

landTable('a word of a chain that a scan spoilt takes the rest of the chain with it, or can only have been one', [
  [
    'west half, northwed: quarter southeast quarter, and lot 3, section 11; township 8 north, range 2 east',
    ['8N 2E 11 W2', '8N 2E 11 L3'],
  ],
  ['south half southwmt arter and northeast quarter section 11; township 8 north, range 2 east', ['8N 2E 11 NE4']],
  ['the west half of (lhs southeast quarter of section 7, T. 3 S., R. 9 W.', ['3S 9W 7 W2 SE4']],
  ['lot 4 section 7; towndiip 8 north, range 2 east', ['8N 2E 7 L4']],
  [
    'In township 4 north, range 2 east: Iots one, five, and six, section 7.',
    ['4N 2E 7 L1', '4N 2E 7 L5', '4N 2E 7 L6'],
  ],
  ['the undivided one-half southeast quarter of section 7, T. 3 S., R. 9 W.', ['3S 9W 7 SE4']],
]);

landTable('lands whose section is spoilt lie in none of another township', [
  ['In T. 7 N., R. 3 E., W½NE¼ and SW¼ . 6; In T. 8 N., R. 4 E., Lots 3 and 4 Sec. 9.', ['8N 4E 9 L3', '8N 4E 9 L4']],
  [
    'north half section 4; east half section 5; township 7 north, range 3 east. west half and lot 2 9;. all section 8; south half section 10; township 8 north, range 3 east',
    ['7N 3E 4 N2', '7N 3E 5 E2', '8N 3E 8 ALL', '8N 3E 10 S2'],
  ],
]);

landTable(
  'commas lost between parts: a half behind a quarter begins another land; of more than two parts nobody knows',
  [
    [
      'In T. 9 N., R. 3 E., W½ SE¼ SE¼ SW¼ S½ NE¼ N½ NW¼ and NE¼ Sec. 8.',
      ['9N 3E 8 S2 NE4', '9N 3E 8 N2 NW4', '9N 3E 8 NE4'],
    ],
    ['NE¼ N½ SW¼ Sec. 8, T. 9 N., R. 3 E.', ['9N 3E 8 NE4 N2 SW4']],
    [
      'In T. 9 N., R. 3 E., all Sec. 8, W½ NE¼ and NE¼ SE¼ Sec. 12, S½ NE¼ and NE¼ NW¼ Sec. 22;',
      ['9N 3E 8 ALL', '9N 3E 12 W2 NE4', '9N 3E 12 NE4 SE4', '9N 3E 22 S2 NE4', '9N 3E 22 NE4 NW4'],
    ],
  ],
);

landTable('letters before a township whose section follows; a range that no survey has', [
  ['Location: SE NW T31S, R15W, Sec. 8', ['31S 15W 8 SE4 NW4']],
  ['NE 1/4, Sec. 8, T31S, R544! of the 6th P.M.', ['31S ? 8 NE4']],
]);

landTable('a quarter of which only the last figure is left', [
  ['within the S. W. 4 of the S. E. 4 of section 8, township 5 north, range 9 east', ['5N 9E 8 SW4 SE4']],
]);

landTable('signs of a coal lease: stars of notes, semicolons and commas for fractions', [
  [
    'T8S, R9W,\nSection 4: SW/4NE/4*, lots 3 *, 4 *,\nNW/4SE/4SE/4*\nSection 5: All*',
    ['8S 9W 4 SW4 NE4', '8S 9W 4 L3', '8S 9W 4 L4', '8S 9W 4 NW4 SE4 SE4', '8S 9W 5 ALL'],
  ],
  [
    'T. 6 N., R. 9 W.\nsec. 4, S~,NW~, W~.E~, and SW;SE4;\nsea. 5, SANE;, E~NW;, and N~S~;\nsec. 6, N~.',
    ['6N 9W 4 S2 NW4', '6N 9W 4 W2 E2', '6N 9W 4 SW4 SE4', '6N 9W 5 E2 NW4', '6N 9W 5 N2 S2', '6N 9W 6 N2'],
  ],
  ['Townshlo 6 North, Ran-go 9 West\nSection 4: Lot 3', ['6N 9W 4 L3']],
  ['the East 1/2 of Section 4T-6-N, R-9-E', ['6N 9E 4 E2']],
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

test('a land read from damaged print says so; how it was set is no damage', () => {
  const notes = (text: string): (string | null)[] => tractsOf(text).map((tract) => tract.notes);
  assert.deepEqual(notes('SWttNEtt sec. 9, T. 3 N., R. 1 W.'), ['Read from damaged print: compare with the document.']);
  assert.deepEqual(notes('the north half of sec-\ntion 9, T. 3 N., R. 1 W.'), [null]);
  assert.deepEqual(notes('SW\\1/4\\NE\\1/4\\ sec. 9, T. 3 N., R. 1 W.'), [null]);
  assert.deepEqual(notes('sw1/4 of ne1/4 sec. 9, T. 3 N., R. 1 W.'), [null]);
});

landTable('one letter misread among letters that leave it no other meaning', [
  ['T. 12 N., R. 3 W., sec. 9, S½Sw¼, NB¼; sec. 10, W½NV¼.', ['12N 3W 9 S2 SW4', '12N 3W 9 NE4', '12N 3W 10 W2 NW4']],
  ['T. 12 N., R. 3 W., sec. 15, 1ots 2 and 8, SW¼SE¼.', ['12N 3W 15 L2', '12N 3W 15 L8', '12N 3W 15 SW4 SE4']],
  [
    'T. 12 N., R. 3 W., sec. I, lots 1 and 6, E½SW¼; sec. 9, W½SE¼.',
    ['12N 3W 1 L1', '12N 3W 1 L6', '12N 3W 1 E2 SW4', '12N 3W 9 W2 SE4'],
  ],
  ['1. 12 N., R. 3 W., sec. 9, S½SW¼.', ['12N 3W 9 S2 SW4']],
  ['T. 12 N., B. 3 W., sec. 9, S½SW¼.', ['12N 3W 9 S2 SW4']],
  ['N1/2 of SV1/4, Section 9, T. 12 N., R. 3 W.', ['12N 3W 9 N2 SW4']],
  ['T12N-R3W, Sec. 9: 8W/4 SF/4', ['12N 3W 9 SW4 SE4']],
  ['T12N-R3W, Sec. 9: SE1/4 of ihe SW1/A', ['12N 3W 9 SE4 SW4']],
  ['T12N-R3W, Sec. 9: WZNW4', ['12N 3W 9 W2 NW4']],
  ['NW1/4 of Section 2!, Township 12 North, Range 3 West', ['12N 3W 21 NW4']],
  [
    'T12N-R3W\n$ection 6: Lot 5\nSoc. 13: W1/2SW1/4\nSec. 1&: All',
    ['12N 3W 6 L5', '12N 3W 13 W2 SW4', '12N 3W 18 ALL'],
  ],
  ['T12N, RS3W: Section 4: Lois 1, 4; Section 1o: NE 1/4', ['12N 53W 4 L1', '12N 53W 4 L4', '12N 53W 10 NE4']],
  ['Section 1: NW¼SW¼ Section 10: SW¼, T. 12 N., R. 3 W.', ['12N 3W 1 NW4 SW4', '12N 3W 10 SW4']],
  ['SEC. 2; SE¼\nSEC. 8: Lot 3\nT12N-R3W', ['12N 3W 2 SE4', '12N 3W 8 L3']],
  ['T15$-RS6E, Sec. 9: 82NE4', ['15S 56E 9 S2 NE4']],
  ['T12N-Rl4E, Sec. 9: NW1/4', ['12N 14E 9 NW4']],
  ['W112 of the NE1l4 of Section 9, Township 12 North, Range 3 West', ['12N 3W 9 W2 NE4']],
  [
    'the East Hslf (E 1/2) cf the Southoast Quartei (SE 1/4) of Section 9, Township 12 North, Range 3 Vest',
    ['12N 3W 9 E2 SE4'],
  ],
  ['the 8outheast Qiiarter of Section 9, Township 12 North, Range 3 Bast', ['12N 3E 9 SE4']],
  ['the Morthwest Quarter of Section 9, Township 12 North, Range 3 West', ['12N 3W 9 NW4']],
  ['the Northwestquarter of Section 9, Township 12 North, Range 3 West', ['12N 3W 9 NW4']],
]);

landTable('a part that cannot be read is not the whole section, nor a number with a letter in it the rest of it', [
  ['T. 12 N., R. 3 W., sec. 9, KE¼; sec. 10, SW¼.', ['12N 3W 10 SW4']],
  ['T. 12 N., R. 3 W., sec. 9, SNE¼; sec. 10, SW¼.', ['12N 3W 10 SW4']],
  ['T. 12 N., R. 1B E., sec. 9, SW¼.', ['12N ? 9 SW4']],
  ['Section 9: the Mxrtheast Quarter, Township 12 North, Range 3 West', []],
  ['T12N-R3W, Sec. 9: MW/4', []],
  ['T12N-R3W, Sec. 9: H/2 SE/4', []],
  ['T12N-R3W, Sec. 9: SE/4 HW/4', []],
  ['NW1/4 of Section 9, Township 12 North, Range *3 West', ['12N ? 9 NW4']],
  ['T12N-R3W\nSection B: SE4\nSection 9: SW4', ['12N 3W ? SE4', '12N 3W 9 SW4']],
  ['T12N-R3W\nSec. 3: NE4\nSec. 1B: SE4', ['12N 3W 3 NE4', '12N 3W ? SE4']],
  ['T12N-R3W\nSec. 3: All\nSec. *: SE4', ['12N 3W 3 ALL', '12N 3W ? SE4']],
  ['NW1/4 of Section 9, Township 12 North, Range 3& West', ['12N ? 9 NW4']],
  ['NW1/4 of Section 9, Township 1S9 North, Range 3 West', ['? 3W 9 NW4']],
]);

landTable('a word parted inside, by a hyphen or a blank', [
  ['T. 12 N., R. 3 W., s-\nec. 9, SW¼; se-\nc. 10, NE¼.', ['12N 3W 9 SW4', '12N 3W 10 NE4']],
  ['NE¼ s- ec. 4, SW¼ s ec. 9, NW¼ se c. 10, T. 12 N., R. 3 W.', ['12N 3W 4 NE4', '12N 3W 9 SW4', '12N 3W 10 NW4']],
  [
    'the N½ of t-\nhe SE¼ o- f Section 9 and l-\nots 1 and 2 of Section 10, Township 12 North, Range 3 West',
    ['12N 3W 9 N2 SE4', '12N 3W 10 L1', '12N 3W 10 L2'],
  ],
  ['the SE¼ of Sectio-\nn 9, Township 12 North, Range 3 West', ['12N 3W 9 SE4']],
  [
    'the east half of the southeast quarter o f section nine, township twelve north, range three west',
    ['12N 3W 9 E2 SE4'],
  ],
  ['T12N-R1 4W\nSec. 1 0: NE/4\nSecton 12: SW/4', ['12N 14W 10 NE4', '12N 14W 12 SW4']],
  ['T. 12 N., R. 3 W., sec. 9, SW¼; sec. 1 7, NE¼.', ['12N 3W 9 SW4', '12N 3W 17 NE4']],
  ['T. 12 N., R. 3 W., sec. 9, SW¼; sec. 15, l ots 3 and 4.', ['12N 3W 9 SW4', '12N 3W 15 L3', '12N 3W 15 L4']],
]);

landTable('each section behind its lands: its spoilt word, and a last land that cannot be read', [
  [
    'SW¼NW¼ scc. 6, N½NW¼ seo. 14, lot 2 sec. 15, T. 4 N., R. 11 E.',
    ['4N 11E 6 SW4 NW4', '4N 11E 14 N2 NW4', '4N 11E 15 L2'],
  ],
  [
    'NE¼ sec. 3, E½SW¼, NSE¼ sec. 4, E½ sec. 12, T. 5 S., R. 13 E.',
    ['5S 13E 3 NE4', '5S 13E 4 E2 SW4', '5S 13E 12 E2'],
  ],
  ['NE¼ sec. 3, NNW¼ sec. 14, T. 5 S., R. 13 E.', ['5S 13E 3 NE4']],
  ['NE¼ sec. 3, SE¼KE¼ sec. 14, T. 5 S., R. 13 E.', ['5S 13E 3 NE4']],
]);

landTable('a direction without its fraction, a quarter with half its letters', [
  ['T. 12 N., R. 3 W., sec. 9, SE¼, S NW¼, lot 2; sec. 10, NE¼ W SE¼.', ['12N 3W 9 SE4', '12N 3W 9 L2']],
  ['SEC 5 TWP 6N RGE 23W SV4', []],
  ['SEC 5 TWP 6N RGE 23W NW4 KE4', []],
  ['SEC 5 TWP 6N RGE 23W 8W4SE4', ['6N 23W 5 SW4 SE4']],
  ['SEC 5 TWP 6N RGE 23W SW4SB4', []],
  ['the W 12 of the N 1/2 of Section 5, T. 6 N., R. 3 W.', ['6N 3W 5 W2 N2']],
  ['T. 6 N., R. 3 W., sec. 5, lote 1 and 4', ['6N 3W 5 L1', '6N 3W 5 L4']],
  [
    'the 1ots numbered one and four of section five, township six north, range three west',
    ['6N 3W 5 L1', '6N 3W 5 L4'],
  ],
]);

landTable('a township that cannot be read is another than the one before', [
  ['T. 20 S., R. 19 W.,\nSec. 2, E½.\nT. 2S S., R. 29 W.,\nSec. 3, NW¼.', ['20S 19W 2 E2', '? 29W 3 NW4']],
  ['T. 20 S., R. 19 W.,\nSec. 2, E½.\n~. 24 S., R. 29 W.,\nSec. 3, NW¼.', ['20S 19W 2 E2', '? 29W 3 NW4']],
]);

describe('a land that may be another says so', () => {
  const rows: [sentence: string, lands: string[], doubted: number[]][] = [
    ['T. 3 S., R. 2 E., sec. 4, NE¼NE¼ SW¼SE¼, lot 2.', ['3S 2E 4 NE4 NE4', '3S 2E 4 SW4 SE4', '3S 2E 4 L2'], [0, 1]],
    ['T. 3 S., R. 2 E., sec. 4, E½ E½W½, SE¼SW¼.', ['3S 2E 4 E2 E2 W2', '3S 2E 4 SE4 SW4'], [0]],
    ['T. 3 S., R. 2 E., sec. 4, E½ NE¼ NW¼ SE¼.', ['3S 2E 4 E2 NE4 NW4 SE4'], []],
    ['T. 3 S., R. 2 E., sec. 4, NE½NE¼; sec. 5, SW¼.', ['3S 2E 4 NE4 NE4', '3S 2E 5 SW4'], [0]],
    ['T. 3 S., R. 2 E., secs. 9 to 3, inclusive; sec. 10.', ['3S 2E 9 ALL', '3S 2E 3 ALL', '3S 2E 10 ALL'], [0, 1]],
    ['T. 3 S., R. 2 E., sec. 2, NW¼ sec. 6, lot 4; sec. 9, N½.', ['3S 2E 2 NW4', '3S 2E 6 L4', '3S 2E 9 N2'], [0, 1]],
    ['T. 3 S., R. 2 E., sec. 2, NW¼ sec. 6, SE¼ sec. 9.', ['3S 2E 2 ALL', '3S 2E 6 NW4', '3S 2E 9 SE4'], [0, 1]],
    ['T. 3 S., R. 2 E., sec. 2, NW¼; sec. 6, SE¼.', ['3S 2E 2 NW4', '3S 2E 6 SE4'], []],
    ['T. 3 S., R. 2 E., sec. 9, NW¼; sec. 1B, N½; sec. 16, SE¼.', ['3S 2E 9 NW4', '3S 2E 13 N2', '3S 2E 16 SE4'], [1]],
    ['T. 3 S., R. 2 E., sec. 9, NW¼; sec. 1B, N½; sec. 20, SE¼.', ['3S 2E 9 NW4', '3S 2E ? N2', '3S 2E 20 SE4'], []],
    ['T. 3 S., R. 2 E., sec. 9, NW¼; sec. 3S, N½.', ['3S 2E 9 NW4', '3S 2E 35 N2'], [1]],
  ];
  for (const [sentence, expected, doubted] of rows)
    test(sentence, () => {
      assert.deepEqual(lands(sentence), expected);
      const notes = tractsOf(sentence).map((tract) => tract.notes);
      assert.deepEqual(
        notes.flatMap((note, i) => (note === null ? [] : [i])),
        doubted,
      );
    });
});

landTable('what stands beside a spoilt word or number is not taken for it', [
  [
    'NE¼ sec. 4, E½SW¼ sec. 13, S½NE¼ sec. 1B, T. 12 N., R. 34 E.',
    ['12N 34E 4 NE4', '12N 34E 13 E2 SW4', '12N 34E 18 S2 NE4'],
  ],
  ['the following lands: S sec. 1, T. 34 S., R. 8 W.', []],
  ['T. 12 N., R. 3 W., sec. 20, Wi SE¼, SE¼.', ['12N 3W 20 SE4']],
  ['S29 T14S R5E ne4', ['14S 5E 29 NE4']],
  ['Township 25 South, Range 11 West\nSection 1: NW/4\ncontaining 707.S2 acres', ['25S 11W 1 NW4']],
  [
    'the north half of section four, and the east half of the southwest quarter and the lots numbercd one and seven of section nine, township three north, range two west',
    ['3N 2W 4 N2', '3N 2W 9 E2 SW4'],
  ],
  [
    'Part of section.   Section.   Township.   Range.   Acres.\nNW¼SW¼   6   2 S.   5 W.   40.00\nSW¼   9   do.   do.\n  160.00\nSE¼   9   do.   do.   160.00',
    ['2S 5W 6 NW4 SW4', '2S 5W ? SW4', '2S 5W 9 SE4'],
  ],
]);

test('a bare part is of both lands that it is said of, and over a figure it is where that lies', () => {
  const parts = (text: string): string[] =>
    tractsOf(text).map(({ aliquot }) =>
      aliquot.includes('exception=only') ? 'part' : aliquot === '' ? 'figure' : 'whole',
    );
  const place = 'SECTION 14-T11N-R10W';
  assert.deepEqual(parts(`PT. NE1/4 & SE1/4 ${place}`), ['part', 'part']);
  assert.deepEqual(parts(`PT NE1/4 AND SE1/4 ${place}`), ['part', 'part']);
  assert.deepEqual(parts(`PT. NE1/4 & ALL SE1/4 ${place}`), ['part', 'whole']);
  assert.deepEqual(
    parts(
      `(PT. NE1/4 & SE1/4 - ${place})\n\nA tract comprising a part of the Northeast Quarter and a part of the Southeast Quarter of Section 14, Township 11 North, Range 10 West, described as follows: Beginning at a pin; thence N 1° W 90 feet; thence S 89° W 90 feet; thence S 1° E 90 feet; thence N 89° E 90 feet to the point of beginning.`,
    ),
    ['figure'],
  );
});

landTable('a fraction whose stroke parts it, and words that cannot join', [
  ["S>-2 NW%' and E>-2 SW%' Sec. 9, T. 4 N., R. 3 W.", ['4N 3W 9 S2 NW4', '4N 3W 9 E2 SW4']],
  ['E>-2 SEY.i Sec. 9, T. 4 N., R. 3 W.', ['4N 3W 9 E2 SE4']],
  ['8>-2 SW¼ Sec. 9, T. 4 N., R. 3 W.', []],
  ['the N. E. 4% of S. W. 4 of section 9, T. 4 N., R. 3 W.', ['4N 3W 9 NE4 SW4']],
  ['the sout east quarter o e southeast quarter of section 9, township 4 north, range 3 west', []],
  ['the northeast quarter o e southeast quarter of section 9, township 4 north, range 3 west', []],
]);

landTable('a quarter whose fraction is spoilt before the quarter it lies in', [
  ["the NE'1/^ of NE ¼ of Section 9, T. 4 N., R. 3 W.", []],
]);

landTable('a fraction that a line break parts from its lower figure', [
  ['T. 4 N., R. 3 W.,\n    Sec. 9, SW\\1/\n        4\\SW\\1/4\\.', ['4N 3W 9 SW4 SW4']],
]);
