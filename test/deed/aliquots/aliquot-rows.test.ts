// Lists that give their sections as bare numbers, by ditto marks or in columns, and places in figures. All written for this table.
import { landTable } from './lands.ts';

landTable('a column of sections under its head, the township in a heading', [
  [
    'T. 103, R. 22.\nOwner            Part          Sec.  Acres\nHolm, A.         SE NE          8     40\nSame             W½ SE         14     80\nRud, P.          SW             14   160',
    ['103N 22W 8 SE4 NE4', '103N 22W 14 W2 SE4', '103N 22W 14 SW4'],
  ],
  [
    'TOWN 41, RANGE 17.\nSub-division              See.    Tax\nP. Moe, nw1/4 of se1/4 ..... 9    4.02\nLot 3 .................... 11    1.75',
    ['41 17 9 NW4 SE4', '41 17 11 L3'],
  ],
  [
    'Range 9 West.  Township 31 North.\n                            Sec.  Acres  Val.\nN.E. S.W.                     4    40    150\nS. ½ N.W.                    21    80    300',
    ['31N 9W 4 NE4 SW4', '31N 9W 21 S2 NW4'],
  ],
  [
    'Tp. 5 N., R. 9 E.\nSection | Part | Acres\n3 | Lots 1, 2 | 79.2\n" | S½NE¼ | 80\n11 | All | 640',
    ['5N 9E 3 L1', '5N 9E 3 L2', '5N 9E 3 S2 NE4', '5N 9E 11 ALL'],
  ],
  [
    'T. 8 S., R. 2 W.\nPart          Sec.  Acres\nNE¼ SE¼       6     40\nT. 9 S., R. 2 W.\nSW¼           7    160',
    ['8S 2W 6 NE4 SE4', '9S 2W 7 SW4'],
  ],
]);

landTable('columns of townships and ranges, each with its own ditto marks', [
  [
    'Description    Sec.  Twp.  Rge.  Acres\nSE¼NE¼         14    9N    20E    40\nN½SW¼          "     "     "      80\nAll            22    "     "     640\nN½, N½S½       16    10N   "     480\nE½E½           30    "     18E   160',
    ['9N 20E 14 SE4 NE4', '9N 20E 14 N2 SW4', '9N 20E 22 ALL', '10N 20E 16 N2', '10N 20E 16 N2 S2', '10N 18E 30 E2 E2'],
  ],
  [
    'Part          Sec.  Twp.  Rge.   Acres\nNE¼ SE¼       6     8S    2W     40\nSW¼           7     ?S    2W     160',
    ['8S 2W 6 NE4 SE4', '? 2W 7 SW4'],
  ],
]);

landTable('a row whose section is no figure, and rows that repeat the land over them', [
  [
    'T. 8 S., R. 2 W.\nPart          Sec.  Acres\nNE¼ SE¼       6     40\nSW¼           J7    160\nS½NW¼         9     80',
    ['8S 2W 6 NE4 SE4', '8S 2W ? SW4', '8S 2W 9 S2 NW4'],
  ],
  [
    'T. 8 S., R. 2 W.\nSec.   Part      Acres\n6   NE¼ SE¼       40\n    SW¼           160\n9    S½NW¼         80',
    ['8S 2W 6 NE4 SE4', '8S 2W 6 SW4', '8S 2W 9 S2 NW4'],
  ],
  [
    'T. 8 S., R. 2 W.\nParts of section.        Section.   Area.\nThe whole of ........      1      640.10\nDo. .................      2      638.44\nEast half of ........      8      320\nDo. .................      9      320',
    ['8S 2W 1 ALL', '8S 2W 2 ALL', '8S 2W 8 E2', '8S 2W 9 E2'],
  ],
  [
    'T. 8 S., R. 2 W.\nOwner.   Part.   Sec.   Tax\nA. Lund, NE¼ of SW¼ .. 3 .. 8.14\nP. Skog, S½ of NW¼ . . . . 11 . . 14.02\ndo  SW¼ ........ 17 .. 26.90',
    ['8S 2W 3 NE4 SW4', '8S 2W 11 S2 NW4', '8S 2W 17 SW4'],
  ],
]);

landTable('columns of quarters, of lots, and of both township and range', [
  [
    ' Qtr-Qtr   Qtr   Sec   Twp    Rng     Acres\n  NW       SE     9    3S     11E     31.0\n  SW       SE     9    3S     11E     40.0',
    ['3S 11E 9 NW4 SE4', '3S 11E 9 SW4 SE4'],
  ],
  ['Q64  Q16  Q4  Sec  Tws  Rng\nNW   SE   NE   12  23S  28E', ['23S 28E 12 NW4 SE4 NE4']],
  ['Q64 Q16 Q4 Sec Tws Rng\nNW SE NE 12 23S 28E', ['23S 28E 12 NW4 SE4 NE4']],
  ['Qtr  Qtr-Qtr  Section  Township  Range\nNE   SE       12       4N        28E', ['4N 28E 12 SE4 NE4']],
  [
    'ID  ACRES  GOVT LOT  QTR SEC      SEC  TWP  RGE   COUNTY\n1   22.50            N2SWNE        21   6N   3E   HALE\n2   31.00  4                       30   6N   4E   HALE',
    ['6N 3E 21 N2 SW4 NE4', '6N 4E 30 L4'],
  ],
  [
    'State  Meridian    Twp - Rng    Aliquots   Section  Survey #  County\nAL     Huntsville  004S - 002W  E½NW¼      9                  Lime\nAL     Huntsville  004S - 003W  SW¼        16                 Lime',
    ['4S 2W 9 E2 NW4', '4S 3W 16 SW4'],
  ],
  ['Part  Sec.  Depth\nNE¼ of the lot was dry', []],
]);

landTable('numbers without a head: the paper says they are sections, or the acres or the order show it', [
  ['T. 40 N., R. 3 W.\n4   NE NW\n9   S½ SE\n22  All', ['40N 3W 4 NE4 NW4', '40N 3W 9 S2 SE4', '40N 3W 22 ALL']],
  [
    'T. 12 S., R. 8 E.\n 1: L3(40.1), 4(40.2);\n 2: SENE\n(numbers at left are sections)',
    ['12S 8E 1 L3', '12S 8E 1 L4', '12S 8E 2 SE4 NE4'],
  ],
  [
    'T16N R4E\n--------\n3   GL 1, SENE     79.30\n4   N2SW          80.00\n5   ALL          640.00',
    ['16N 4E 3 L1', '16N 4E 3 SE4 NE4', '16N 4E 4 N2 SW4', '16N 4E 5 ALL'],
  ],
  [
    'Town 12 N., Range 7 W.\nN E of S W ..... 14 ..... 40 ..... $3\nW 1/2 of N E ..... 14 ..... 80 ..... 6\nLot 2 ..... 20 ..... 33.5 .. 2',
    ['12N 7W 14 NE4 SW4', '12N 7W 14 W2 NE4', '12N 7W 20 L2'],
  ],
  [
    'TWP. 9 N., R. 2 E.\nHarlan Co     S2SE  l2     80A  3.30\n    "         NWSE  12     40A  1.65\nTWP. 9 N., R. 3 E.\nIves Geo      E2   3l    320A 11.00',
    ['9N 2E 12 S2 SE4', '9N 2E 12 NW4 SE4', '9N 3E 31 E2'],
  ],
  [
    'Cedar Township — 81-26\nse ne and ne se 4\nsw 14\nn½ ne and se ne 30\n(figures after the part denote section)',
    ['81 26 4 SE4 NE4', '81 26 4 NE4 SE4', '81 26 14 SW4', '81 26 30 N2 NE4', '81 26 30 SE4 NE4'],
  ],
  ['T. 40 N., R. 3 W.\n1. NE¼\n2. S½ of SE¼\n3. NW¼', []],
  ['T. 40 N., R. 3 W.\n1   NE¼\n2   S½ of SE¼\n3   NW¼', []],
  ['Town 12 N., Range 7 W.\nJ. Smith  NE of SW   14   $3.11\nW. Jones  W½ NE   15   6.10', []],
]);

landTable('ditto marks for the word, the number and the township of the line over them', [
  [
    'In Township 31 North, Range 4 West.\nSection 2, north west quarter, 160 acres\n   "    6, east half of south west quarter, 80\n   "   13, whole section, 640',
    ['31N 4W 2 NW4', '31N 4W 6 E2 SW4', '31N 4W 13 ALL'],
  ],
  [
    'T. 9 N. R. 1 E.\nSec. 4.  W. half S.E. qr. ..... 80 ac.\n "  "    E. half S.E. qr. ..... 80\n "  8.   S.W. qr. ............. 160\n "  "    N.W. qr. N.E. qr. .... 40\nT. 9 N. R. 2 E.\nSec. 7.  Fractional section ... 388',
    ['9N 1E 4 W2 SE4', '9N 1E 4 E2 SE4', '9N 1E 8 SW4', '9N 1E 8 NW4 NE4', '9N 2E 7 ALL'],
  ],
  [
    'Section 2, W½ of NE¼, 80 acres\n  "     5, SE¼, 160\n  do.  9, NW¼ SW¼, 40\nall in Township 4 North, Range 2 West',
    ['4N 2W 2 W2 NE4', '4N 2W 5 SE4', '4N 2W 9 NW4 SW4'],
  ],
  [
    'Township 3 South, Range 4 East.\nNE¼ SW¼, Sec. 8\nNW¼ SE¼,  "   9\nE½ NE¼,  "   "\nTownship 4 South, Range 4 East.\nSW¼, Sec. 1',
    ['3S 4E 8 NE4 SW4', '3S 4E 9 NW4 SE4', '3S 4E 9 E2 NE4', '4S 4E 1 SW4'],
  ],
  [
    'NE¼ SW¼, Sec. 4, T. 3 N., R. 5 W.\nNW¼ SE¼,  "   5,  "  "   "  "\nW½,  "   6,  "  4 N.,   "  5 W.',
    ['3N 5W 4 NE4 SW4', '3N 5W 5 NW4 SE4', '4N 5W 6 W2'],
  ],
]);

landTable('one mark behind the land for its section, and acres that are no section', [
  [
    'TOWN OF LAKE, T. 8 N., R. 22 E.\nS.E. ¼ of N.W. ¼ Sec. 3, 40 a., $5.10\nN.E. ¼ do. 20 a., $5.10\nW. ½ of S.W. ¼ Sec. 5, 80 a.',
    ['8N 22E 3 SE4 NW4', '8N 22E 3 NE4', '8N 22E 5 W2 SW4'],
  ],
]);

landTable('lists in codes', [
  ['T3N R4W 12 NE4; 13 ALL; 14 S2', ['3N 4W 12 NE4', '3N 4W 13 ALL', '3N 4W 14 S2']],
  ['NENE 5 3N 2W\nSWNE 6 3N 2W', ['3N 2W 5 NE4 NE4', '3N 2W 6 SW4 NE4']],
  [
    'Legal          S-T-R        Acres\nNE SW          14-5N-3W     40\nW2 NE          15-5N-3W     80',
    ['5N 3W 14 NE4 SW4', '5N 3W 15 W2 NE4'],
  ],
  [
    'T-R      Sec  Part       Acres\n5N-3W    4    NESW       40\n5N-4W    1    Lot 3      39.5',
    ['5N 3W 4 NE4 SW4', '5N 4W 1 L3'],
  ],
  ['12-3N-4W NE4, 14-3N-4W LESS N2', ['3N 4W 12 NE4', '3N 4W 14 ALL', 'except 3N 4W 14 N2']],
  ['R. 4 W., T. 3 N., Sec. 12, NE¼', ['3N 4W 12 NE4']],
  ['R 4 W, T 3 N, Sec 12, NE¼; R 5 W, T 3 N, Sec 1, S½', ['3N 4W 12 NE4', '3N 5W 1 S2']],
  ['the shop at T3N Street; 20 SE Main, 12 NE Oak', []],
]);

landTable('three figures in dashes of any length, in either order', [
  ['SW¼ and E½ of NW¼ of 14—88—29, Sac County', ['88 29 14 SW4', '88 29 14 E2 NW4']],
  ['W½ SE¼ of 7–88–12 and NE¼ of 18–88–12, Benton Co.', ['88 12 7 W2 SE4', '88 12 18 NE4']],
  ['SE¼ NW¼ ...... 6—12N—8W\nN½ NE¼ less 2 a. ...... 7—12N—8W', ['12N 8W 6 SE4 NW4', '12N 8W 7 N2 NE4']],
  ['129-48-11: SW of NE; 129-48-12: lots 3 and 4', ['129N 48W 11 SW4 NE4', '129N 48W 12 L3', '129N 48W 12 L4']],
  ['(Town, Range, Sec.)\n33—22—12: n. w. of s. e.; e. half of n. e.', ['33 22 12 NW4 SE4', '33 22 12 E2 NE4']],
  ['(Twp-Rge-Sec) 33-22-12 NW SE; 33-22-14 N½', ['33 22 12 NW4 SE4', '33 22 14 N2']],
  ['Tama Township, 84-15.\nNE SW, sec. 4', ['84 15 4 NE4 SW4']],
  ['the years 1890—92—94 and pages 108-27-16', []],
]);

landTable('parts in letters alone under a column of parts', [
  [
    '| Part of Section | Sec. | Towns. | Range. | Content |\n| W½ S.W. | 8. | 4 N. | 9 E. | 71.20 |\n| N. E | 10 | 5 N. | 9 E | 160. |',
    ['4N 9E 8 W2 SW4', '5N 9E 10 NE4'],
  ],
  ['Part of Section | Sec. | Town | Range\nN½ | 8 | 4 N. | 9 E.\nE. | 10 | 5 N. | 9 E', ['4N 9E 8 N2']],
]);

landTable('acres at the ends of lines under their head are no sections', [
  [
    'Serial No. Legal description Acres\nA 41.......... T. 8 N., R. 3 W., sec. 5, 20\nN½NE¼SW¼.\nA 42.......... T. 9 N., R. 3 W., sec. 6, 30\nSE¼SE¼.',
    ['8N 3W 5 N2 NE4 SW4', '9N 3W 6 SE4 SE4'],
  ],
]);

landTable('a row that a scan spoilt is not of the section over it', [
  [
    'Description\tSec.\tT.\tR.\tAcres\nNE¼ NW¼\t6\t32 N.\t8 E.\t40.00\nNW¼ SE¼\tB\t32 N.\t8 E.\t40.00\nKE¼ SW¼\t9\t32 N.\t8 E.\t40.00',
    ['32N 8E 6 NE4 NW4', '32N 8E ? NW4 SE4'],
  ],
  [
    'Part of section.   Section.   Township.   Range.   Acres.\nW½   6   20 S.   34 E.   320.00\nN½SE¼   7   do.\nS½NW¼   8   do.   do.   80.00',
    ['20S 34E 6 W2', '20S 34E ? N2 SE4', '20S 34E 8 S2 NW4'],
  ],
  [
    'Description\tSec.\tT.\tR.\tAcres\nWi\t1\t31 S.\t17 E.\t320.00\nNE SE¼\t7\t31 S.\t17 E.\t40.00',
    ['31S 17E 7 NE4 SE4'],
  ],
]);
