// Notations of land that practice uses beside the textbook's. All sentences are written for this table.
import { landTable } from './lands.ts';

landTable('a place in figures alone, with or without directions', [
  ['SW SW 22-148-95, Dunn County', ['148N 95W 22 SW4 SW4']],
  ['NW NE 3-129-106', ['129N 106W 3 NW4 NE4']],
  ['NE NE, S2 NE 31-160-88, Burke Co., N. Dak.', ['160N 88W 31 NE4 NE4', '160N 88W 31 S2 NE4']],
  ['E2 NW 27-163-71', ['163N 71W 27 E2 NW4']],
  ['SE/4 of 18-139-81', ['139N 81W 18 SE4']],
  ['N/2 NW/4 7-155-90, Ward County, ND', ['155N 90W 7 N2 NW4']],
  ['Lots 3, 4, S2NW 4-151-100', ['151N 100W 4 L3', '151N 100W 4 L4', '151N 100W 4 S2 NW4']],
  ['W½SE¼ 12-33-22', ['33 22 12 W2 SE4']],
  ['All of 16-147-103', ['147N 103W 16 ALL']],
  ['SESE 14-152-97', ['152N 97W 14 SE4 SE4']],
  ['SE SE 14-152N-97W', ['152N 97W 14 SE4 SE4']],
  ['SESW, NESW 20-7N-3W; N2NE 29-7N-3W', ['7N 3W 20 SE4 SW4', '7N 3W 20 NE4 SW4', '7N 3W 29 N2 NE4']],
  ['SE SW 20-7N-3W, N2 NE 29-7N-3W', ['7N 3W 20 SE4 SW4', '7N 3W 29 N2 NE4']],
  ['NW NW 15-152-97; NE NE 16-152-97', ['152N 97W 15 NW4 NW4', '152N 97W 16 NE4 NE4']],
  ['15-152-97: NW NW, S2', ['152N 97W 15 NW4 NW4', '152N 97W 15 S2']],
  ['Sec. 15-152-97: NWNW', ['152N 97W 15 NW4 NW4']],
  ['T152N-R97W, Sec. 14: SESE', ['152N 97W 14 SE4 SE4']],
  ['152N-97W-14: SESE', ['152N 97W 14 SE4 SE4']],
  ['T152N R97W S14 SE SE', ['152N 97W 14 SE4 SE4']],
  ['Sec 14-T152N-R97W: SE SE', ['152N 97W 14 SE4 SE4']],
  ['14-T152N-R97W SE SE', ['152N 97W 14 SE4 SE4']],
  ['SE SE SEC 14-152-97', ['152N 97W 14 SE4 SE4']],
  ['the lease of 12-14-97 was recorded', []],
  ['Salem NE 3-14-97', []],
  ['dated 3-14-97 and filed 4-2-98', []],
  ['Call 701-555-0139 for N2 of the hall', []],
  ['NE 24-130-62', ['130N 62W 24 NE4']],
  ['NE/4 2-11-22 in Day County', ['11 22 2 NE4']],
  ['S/2 of Section 9-140-100', ['140N 100W 9 S2']],
  ['SE SE Section 14, T152N, R97W', ['152N 97W 14 SE4 SE4']],
  ['N2 SE, SW SE Sec 3 T5S R8W', ['5S 8W 3 N2 SE4', '5S 8W 3 SW4 SE4']],
  ['Section 8: NE NE, NW NE, E2 SE; T. 5 S., R. 8 W.', ['5S 8W 8 NE4 NE4', '5S 8W 8 NW4 NE4', '5S 8W 8 E2 SE4']],
  ['NE NW SE 8-5S-8W', ['5S 8W 8 NE4 NW4 SE4']],
  ['N2 N2 NE 8-5S-8W', ['5S 8W 8 N2 N2 NE4']],
]);

landTable('small letters, numbered words, government lots, entire ranges, burdens', [
  ['ne/4 of sec. 3, t. 8 s., r. 14 w., rooks county, kansas', ['8S 14W 3 NE4']],
  [
    'the s/2 ne/4 and se/4 nw/4 of section 21, township 12 north, range 6 west',
    ['12N 6W 21 S2 NE4', '12N 6W 21 SE4 NW4'],
  ],
  ['nw1/4 sw1/4 sec 9 t3n r4e', ['3N 4E 9 NW4 SW4']],
  ['ne¼ sw¼ of sec. 30, t. 2 n., r. 1 e.', ['2N 1E 30 NE4 SW4']],
  ['s 1/2 of nw 1/4 section 5 twp 7 s rge 3 w', ['7S 3W 5 S2 NW4']],
  [
    'lots 1 and 2 and the e/2 of nw/4 of sec. 18, tp. 4 n., rg. 2 e.',
    ['4N 2E 18 L1', '4N 2E 18 L2', '4N 2E 18 E2 NW4'],
  ],
  ['n/2 of se/4 of section 14 in t. 10 s., r. 5 w., less 2 acres', ['10S 5W 14 N2 SE4']],
  ['w½ of the se¼ of sec. 2, t6n-r9e', ['6N 9E 2 W2 SE4']],
  ['it was 1/2 of the sum and we/2 stayed', []],
  ['Lot Numbered Two (2) of Section Four (4), Township Five (5) South of Range One (1) West', ['5S 1W 4 L2']],
  [
    'Lots Numbered One (1), Two (2) and Three (3) and the South Half of the Northeast Quarter of Section Numbered Four (4), in Township Numbered Five (5) South of Range Numbered One (1) West',
    ['5S 1W 4 L1', '5S 1W 4 L2', '5S 1W 4 L3', '5S 1W 4 S2 NE4'],
  ],
  [
    'LOT NUMBERED THREE (3) IN SECTION NUMBERED NINE (9), TOWNSHIP NUMBERED FOUR (4) NORTH, RANGE NUMBERED SIX (6) EAST',
    ['4N 6E 9 L3'],
  ],
  ['Lot Number Three in Section Number Nine, Township Number Four North, Range Number Six East', ['4N 6E 9 L3']],
  ['Lots Nos. 1 and 2, Sec. No. 9, Twp. No. 4 North, Range No. 6 East', ['4N 6E 9 L1', '4N 6E 9 L2']],
  ['GL 1, GL 2 and GL 3, Section 24, T50N, R14W', ['50N 14W 24 L1', '50N 14W 24 L2', '50N 14W 24 L3']],
  ['G.L. 4 in Section 7, Township 40 North, Range 12 West', ['40N 12W 7 L4']],
  ['G.L.s 1-3, Sec. 7, T40N, R12W', ['40N 12W 7 L1', '40N 12W 7 L2', '40N 12W 7 L3']],
  ['GLs 1 and 2 of Section 7, T40N-R12W', ['40N 12W 7 L1', '40N 12W 7 L2']],
  ['G. L. 5, Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L5']],
  ["Gov't Lot 5, Sec. 3, T. 41 N., R. 10 E.", ['41N 10E 3 L5']],
  ['Govt. Lots 5 & 6, Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L5', '41N 10E 3 L6']],
  ['Govt Lt 5, Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L5']],
  ['Gov. Lot Six (6), Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L6']],
  ['U.S. Government Lot 2, Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L2']],
  ['Tract 37 and Lot 2, Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L2']],
  ['the north half of Government Lot 2, Sec. 3, T. 41 N., R. 10 E.', ['41N 10E 3 L2']],
  ['Section 8, Town 3, Range 5, M.Rs., Preble County, Ohio', ['3 5 8 ALL']],
  ['the northwest quarter of Section 8, Town 3, Fractional Range 5, M.R.S.', ['3 5 8 NW4']],
  ['the northwest quarter of Section 8, Town 3, Entire Range 5, between the Miamis', ['3 5 8 NW4']],
  [
    'Section 30, Township 5, Fractional Range 2, Hamilton County, Ohio: the northeast quarter of said section',
    ['5 2 30 NE4'],
  ],
  ['SE1/4 Section 22, Fractional Township 6 North, Range 12 East', ['6N 12E 22 SE4']],
  [
    'The NE1/4 of Section 5, T. 20 N., R. 3 E., subject to an easement for a ditch over the W1/2 of said NE1/4.',
    ['20N 3E 5 NE4'],
  ],
  [
    'SW1/4 of Section 5, T. 20 N., R. 3 E., subject to road right of way along the south line and a pipeline through the N½ SW¼',
    ['20N 3E 5 SW4'],
  ],
  [
    'SW1/4 of Section 5, T. 20 N., R. 3 E., SUBJECT, HOWEVER, to a power line easement across the West Half of the Southwest Quarter thereof',
    ['20N 3E 5 SW4'],
  ],
  [
    'SW1/4 of Section 5, T. 20 N., R. 3 E., subject to highways; and the NE1/4 of Section 6 of said township',
    ['20N 3E 5 SW4', '20N 3E 6 NE4'],
  ],
  ['an easement over and across the N1/2 of Section 5, T. 20 N., R. 3 E.', ['20N 3E 5 N2']],
  ['Subject to easements of record, the SE1/4 of Section 9, T. 2 S., R. 4 W.', ['2S 4W 9 SE4']],
]);

landTable('tables of lands by the columns their head names', [
  [
    'Twp   Rge   Sec   Legal\n9S    90W   3     SW1/4NE1/4\n9S    90W   10    N1/2\n9S    91W   12    Lots 3, 4',
    ['9S 90W 3 SW4 NE4', '9S 90W 10 N2', '9S 91W 12 L3', '9S 91W 12 L4'],
  ],
  [
    'Township | Range | Section | Description\n150N | 99W | 4 | NE/4, N/2 SE/4\n150N | 99W | 9 | E/2',
    ['150N 99W 4 NE4', '150N 99W 4 N2 SE4', '150N 99W 9 E2'],
  ],
  [
    '| Township | Range | Section | Description |\n| 150N | 99W | 4 | NE/4 |\n| 150N | 99W | 9 | E/2 |',
    ['150N 99W 4 NE4', '150N 99W 9 E2'],
  ],
  [
    '| Twp | Rge | Sec | Aliquot |\n|-----|-----|-----|---------|\n| T5N | R2W | 4 | SESE |\n| T5N | R2W | 6 | All |',
    ['5N 2W 4 SE4 SE4', '5N 2W 6 ALL'],
  ],
  ['Sec\tTwp\tRng\tDescription\n4\t12N\t8E\tNE1/4\n5\t12N\t8E\tW1/2 SW1/4', ['12N 8E 4 NE4', '12N 8E 5 W2 SW4']],
  [
    'Section  Township  Range   Parts\n4        12N       8E      NE1/4, SW1/4SE1/4\n5        12N       8E      W1/2 SW1/4',
    ['12N 8E 4 NE4', '12N 8E 4 SW4 SE4', '12N 8E 5 W2 SW4'],
  ],
  [
    'Description | Sec | Twp | Rge | Acres\nNE/4 | 4 | 12N | 8E | 160.00\nW/2 SW/4 | 5 | 12N | 8E | 80.00',
    ['12N 8E 4 NE4', '12N 8E 5 W2 SW4'],
  ],
  [
    'Subdivision    Sec.   Twp.   Rge.   Acres\nSW1/4NE1/4     17     3N     6W     40.00\nLot 2          18     3N     6W     38.41',
    ['3N 6W 17 SW4 NE4', '3N 6W 18 L2'],
  ],
  ['TWP RGE SEC DESCRIPTION ACRES\n11S 4E 27 NWNW 40\n11S 4E 28 N2NE 80', ['11S 4E 27 NW4 NW4', '11S 4E 28 N2 NE4']],
  ['11S 4E 27 NWNW\n11S 4E 28 N2NE', ['11S 4E 27 NW4 NW4', '11S 4E 28 N2 NE4']],
  ['T11S R4E Sec 27 NWNW\nT11S R4E Sec 28 N2NE', ['11S 4E 27 NW4 NW4', '11S 4E 28 N2 NE4']],
  [
    'Twp   Rng   Sec   Description\n152   97    14    SE/4SE/4\n152   97    15    N/2',
    ['152N 97W 14 SE4 SE4', '152N 97W 15 N2'],
  ],
  [
    'Township  Range  Section  Legal\n7N        3E     12       NE1/4\n                 13       S1/2, S1/2N1/2\n7N        4E     7        Lot 1',
    ['7N 3E 12 NE4', '7N 3E 13 S2', '7N 3E 13 S2 N2', '7N 4E 7 L1'],
  ],
  ['Twp | Rge | Sec | Legal\n7N | 3E | 12 | NE1/4\n   |    | 13 | S1/2', ['7N 3E 12 NE4', '7N 3E 13 S2']],
  [
    'Lease covers the following (Twp, Rge, Sec, Desc):\n7N, 3E, 12, NE1/4\n7N, 3E, 13, S1/2',
    ['7N 3E 12 NE4', '7N 3E 13 S2'],
  ],
  ['Sec.  Twp.  Rge.\n14    7S    93W\nNE1/4', ['7S 93W 14 NE4']],
  ['Station  Elev  Sec  Twp  Count\n14 7S 93W 22', []],
  ['The wells were sampled.\nWell   Depth  Twp  Rng  Sec\nA-1    410    9S   90W  3', []],
]);

landTable('damage, hyphens and abbreviations', [
  ['5E1/4 of the NE1/4, Sec. 9, T. 3 N., R. 5 W.', ['3N 5W 9 SE4 NE4']],
  ['SE1/4 of 5W1/4 of Sec. 9, T. 3 N., R. 5 W.', ['3N 5W 9 SE4 SW4']],
  ['8W¼ of NE¼, Section 9, Township 3 North, Range 5 West', ['3N 5W 9 SW4 NE4']],
  ['$E1/4, Section 9, Township 3 North, Range 5 West', ['3N 5W 9 SE4']],
  ["SW'4SE'4, N'/2SW'/4, Section 9, Township 3 North, Range 5 West", ['3N 5W 9 SW4 SE4', '3N 5W 9 N2 SW4']],
  ["SW'/4 of SE '/4, Section 9, Township 3 North, Range 5 West", ['3N 5W 9 SW4 SE4']],
  ['SW’/4 of the SE’/4, Section 9, Township 3 North, Range 5 West', ['3N 5W 9 SW4 SE4']],
  ['SW i/4 of SE l/4 and N I/2 of NE i/4 of Sec. 9, Twp. 3 N., Rge. 5 W.', ['3N 5W 9 SW4 SE4', '3N 5W 9 N2 NE4']],
  ['SW j/4 of Sec. 9, Twp. 3 N., Rge. 5 W.', ['3N 5W 9 SW4']],
  ["N'h of the SE1/4 of Sec. 9, Twp. 3 N., Rge. 5 W.", ['3N 5W 9 N2 SE4']],
  ["E'/z of the SE1/4 of Sec. 9, Twp. 3 N., Rge. 5 W.", ['3N 5W 9 E2 SE4']],
  ['E 1/z of SE 1/a of Sec. 9, Twp. 3 N., Rge. 5 W.', ['3N 5W 9 E2 SE4']],
  ['Southeast Quarter of Section Nine (9), Townsliip Three (3) North, Eange Five (5) West', ['3N 5W 9 SE4']],
  ['Southeast Quarter of Sectiou 9, Towuship 3 North, Kange 5 West', ['3N 5W 9 SE4']],
  ['Southeast Quarter of Scction 9, Townsbip 3 North, Range 5 West', ['3N 5W 9 SE4']],
  ['Southeast Qnarter of Section 9, Township 3 North, Range 5 West', ['3N 5W 9 SE4']],
  ['Soutlieast Quarter of Section 9, Tovvnship 3 North, Range 5 West', ['3N 5W 9 SE4']],
  ['Northcast Quarter of Section 9, Township 3 Nortli, Range 5 West', ['3N 5W 9 NE4']],
  ['NE-1/4 of Section 9, T-3-N, R-5-W', ['3N 5W 9 NE4']],
  ['N-1/2 SE-1/4, less and except 3 acres in the NE corner, Section 9, T-3-N, R-5-W', ['3N 5W 9 N2 SE4']],
  ['N - 1/2 of SE - 1/4 of Section 9, T3N-R5W', ['3N 5W 9 N2 SE4']],
  [
    'SW-¼ NW-¼, save and except one acre square in the northwest corner thereof, Sec. 9, T-3-N, R-5-W',
    ['3N 5W 9 SW4 NW4'],
  ],
  ['SE/4, except the right of way of the railroad, Section 9, T3N, R5W', ['3N 5W 9 SE4']],
  ['SE/4, LESS the North 200 feet, Section 9, T3N, R5W', ['3N 5W 9 SE4']],
  [
    'NE/4 SE/4 less 1.5 acres in NW corner for church, and NW/4 SE/4, all in Section 9, T3N, R5W',
    ['3N 5W 9 NE4 SE4', '3N 5W 9 NW4 SE4'],
  ],
  ['SE1/4, except the West 40 acres, of Section 9, T3N, R5W', ['3N 5W 9 SE4']],
  ['N2 SE, less highway, Section 9, T3N, R5W, and SW, Section 10, T3N, R5W', ['3N 5W 9 N2 SE4', '3N 5W 10 SW4']],
  ['NE1/4NW1/4 EXCEPT that part lying north of the creek; Section 9, T3N, R5W', ['3N 5W 9 NE4 NW4']],
  ['Section 9, Township 3 1/2 North, Range 5 West: SE1/4', ['3 1/2N 5W 9 SE4']],
  ['S.W.1/4 of N.E.1/4, Sec. 9, T.3N., R.5W.', ['3N 5W 9 SW4 NE4']],
  ['the SW quarter of the NE qtr. of Sec. 9, T.3N., R.5W.', ['3N 5W 9 SW4 NE4']],
  ['S hf of NE qr of Sec. 9, T.3N., R.5W.', ['3N 5W 9 S2 NE4']],
  ['N 1/2 of the S.E. fractional quarter of Sec. 9, T.3N., R.5W.', ['3N 5W 9 N2 SE4']],
]);

landTable('a part that cannot be read leaves the section unread, never whole', [
  ['5outh ha1f of Section 9, Township 3 North, Range 5 West', []],
  ['N_ of the SW_ of Section 9, Township 3 North, Range 5 West', []],
  ['N(1/2) of the SW(1/4) of Section 9, Township 3 North, Range 5 West', []],
  ['the N 0.5 of the SW 0.25 of Section 9, Township 3 North, Range 5 West', []],
  ['N\ufffd of the SW\ufffd of Section 9, Township 3 North, Range 5 West', ['3N 5W 9 N2 SW4']],
  ['the N#% 4 of Section 9, Township 3 North, Range 5 West', []],
  ['the Ncrtheest Quorter of Section 9, Township 3 North, Range 5 West', []],
]);

landTable('several parts told by one plural, and the forties of a cruiser', [
  [
    'the NE and SW quarters of the NW quarter of section 9, T. 30 N., R. 14 E.',
    ['30N 14E 9 NE4 NW4', '30N 14E 9 SW4 NW4'],
  ],
  ['the N.E. and N.W. quarters of section 9, T. 30 N., R. 14 E.', ['30N 14E 9 NE4', '30N 14E 9 NW4']],
  ['the N and W halves of the NW quarter of section 9, T. 30 N., R. 14 E.', ['30N 14E 9 N2 NW4', '30N 14E 9 W2 NW4']],
  [
    'Sec. 7-30N-14E: NE and SW forties of the NW quarter; SE quarter',
    ['30N 14E 7 NE4 NW4', '30N 14E 7 SW4 NW4', '30N 14E 7 SE4'],
  ],
  ['the two north forties of the NE quarter (N½NE), sec. 8, T. 30 N., R. 14 E.', ['30N 14E 8 N2 NE4']],
  ['the southeast forty of the NW¼, sec. 9, T. 30 N., R. 14 E.', ['30N 14E 9 SE4 NW4']],
  ['three forties of the NE¼ of sec. 9, T. 30 N., R. 14 E.', []],
  ['the north forty acres of the NE¼ of sec. 9, T. 30 N., R. 14 E.', ['30N 14E 9 NE4']],
]);

landTable('codes as scans give them, and letters with their acres', [
  [
    'No. 7, NW 1/4 18--7N--llW; No. 8, SE 1/4 l2-7N--12W; Lots 1--2, S½NE¼ l9--7N-1IW',
    ['7N 11W 18 NW4', '7N 12W 12 SE4', '7N 11W 19 L1', '7N 11W 19 L2', '7N 11W 19 S2 NE4'],
  ],
  ['NW 1/4 18-7N-?1W; SE 1/4 12-7N-12W', ['7N 12W 12 SE4']],
  ['Lot 4, N 14-06-33 E 210.00, S 75-54-27 E 90.00', []],
  ['SE¼SE¼; N½SE¼ 14-6N-3W', ['6N 3W 14 SE4 SE4', '6N 3W 14 N2 SE4']],
  [
    'T6S R38E Sec. 1, SWNE 14 ac, SENW 31 ac.; Sec. 12, NENW (22 acres), NESW 40.0, SESW 9.5',
    ['6S 38E 1 SW4 NE4', '6S 38E 1 SE4 NW4', '6S 38E 12 NE4 NW4', '6S 38E 12 NE4 SW4', '6S 38E 12 SE4 SW4'],
  ],
]);
