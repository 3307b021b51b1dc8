// Lists of sections and lots with damage in them. All sentences are written for this table.
import { landTable, type LandRow } from './lands.ts';

const WHERE = 'township 9 north, range 4 west';
const listOf = (sections: string, ...read: number[]): LandRow => [
  `Sections ${sections}, ${WHERE}`,
  read.map((section) => `9N 4W ${section} ALL`),
];

landTable('a damaged number in a list of sections', [
  listOf("4, 5, 1'1, 12", 4, 5, 11, 12),
  listOf('4, 5, 1·1, 12', 4, 5, 11, 12),
  listOf("4, 5', 6', 7", 4, 5, 6, 7),
  listOf('4, "5, 6', 4, 5, 6),
  listOf("1'1, 12, and 13", 11, 12, 13),
  listOf('4, 5 . 6, and 7', 4, 5, 6, 7),
  listOf('4, 5; 6, and 7', 4, 5, 6, 7),
  listOf('4, 5 6, and 7', 4, 5, 6, 7),
  // Read where its neighbours leave one number …
  listOf('20, 2?, 22', 20, 21, 22),
  listOf('4, Z4, 31', 4, 24, 31),
  // … and left out where they leave several.
  listOf('20, 2S, 31', 20, 31),
  listOf('4, xx, 31', 4, 31),
  // As it is read, in whatever order.
  listOf('11, 12, 1O, 31', 11, 12, 10, 31),
  ["lots 2, 3, 4', 5, and 6, sec. 9, T. 9 N., R. 4 W.", [2, 3, 4, 5, 6].map((lot) => `9N 4W 9 L${lot}`)],
]);

const withList = (list: string): string => `T. 9 N., R. 4 W., ${list}`;

landTable('a bracket in a list takes off land of the section before it, and ends no list', [
  [
    withList('secs. 4, 5 (except the NE¼), 7, 8, and W½ sec. 9.'),
    ['9N 4W 4 ALL', '9N 4W 5 ALL', 'except 9N 4W 5 NE4', '9N 4W 7 ALL', '9N 4W 8 ALL', '9N 4W 9 W2'],
  ],
  [
    withList('sections 4 (less the SW¼) and 6 (except the NE¼), and 7.'),
    ['9N 4W 4 ALL', 'except 9N 4W 4 SW4', '9N 4W 6 ALL', 'except 9N 4W 6 NE4', '9N 4W 7 ALL'],
  ],
]);

landTable('what only stands beside a list', [
  [
    'Sections 4, 5; 15 acres in section 16, township 9 north, range 4 west',
    ['9N 4W 4 ALL', '9N 4W 5 ALL', '9N 4W 16 ALL'],
  ],
  ["section 14, 20 chains; section 16, 5' wide, township 9 north, range 4 west", ['9N 4W 14 ALL', '9N 4W 16 ALL']],
  ['Secs. 4, 5; 6, NE¼; T. 9 N., R. 4 W.', ['9N 4W 4 ALL', '9N 4W 5 ALL', '9N 4W ? NE4']],
]);

landTable('a half beside the bare number of its section', [
  ['Secs. 4, 5, N½ 8, and S½ of 9, T. 9 N., R. 4 W.', ['9N 4W 4 ALL', '9N 4W 5 ALL', '9N 4W 8 N2', '9N 4W 9 S2']],
]);

landTable('a full stop before a township in small letters ends no sentence', [
  [
    'section 11 except the north half . township 9 north, range 4 west . The southwest quarter section 20, township 8 north, range 4 west .',
    ['9N 4W 11 ALL', 'except 9N 4W 11 N2', '8N 4W 20 SW4'],
  ],
]);

landTable('words with a blank in them', [
  ['the northea st quar ter so uthwest quarte r, sec tion 33, township 9 north, range 4 west', ['9N 4W 33 NE4 SW4']],
  [
    'the nort heast quarter of the sout hwest quarter of sect ion 33, towns hip 9 nor th, ran ge 4 w est',
    ['9N 4W 33 NE4 SW4'],
  ],
  ['the n orth ha lf of the e ast half of sectio n 33, townshi p 9 north, range 4 west', ['9N 4W 33 N2 E2']],
  ['the north ea st quarter of section 33, township 9 north, range 4 west', ['9N 4W 33 NE4']],
]);

landTable('a line that opens with its section, whatever the line before ended with', [
  [
    'Township 14 North, Range 9 West\nSection 10: E/2, less and except a 5 acre tract in the NE corner\nSection 11: W/2W/2; E/2NW/4',
    ['14N 9W 10 E2', '14N 9W 11 W2 W2', '14N 9W 11 E2 NW4'],
  ],
]);

landTable('a place in bare figures behind what is taken off', [
  [
    'NE NE, S/2 NE, and E/2 SE less 3 ac. for road, in 25-8-12; N/2 NW/4 30-8-11',
    ['8 12 25 NE4 NE4', '8 12 25 S2 NE4', '8 12 25 E2 SE4', '8 11 30 N2 NW4'],
  ],
]);

const PLAT_IN =
  "IN BLOCK 6 IN ALDER'S SUBDIVISION OF THE WEST 1/2 OF THE SOUTHEAST 1/4 OF SECTION 21, TOWNSHIP 39 NORTH, RANGE 13 EAST";
landTable('lots of a plat that only lies in a section', [
  [`LOTS 12, 13 AND THE NORTH 15 FEET OF LOT 14, ${PLAT_IN}`, ['39N 13E 21 W2 SE4']],
  [`LOTS 12 AND 13 AND THE EAST HALF OF LOT 14 ${PLAT_IN}`, ['39N 13E 21 W2 SE4']],
  ['LOTS 31 THRU 58 & COMMON AREA "C"\nSITUATED IN SEC. 18, T. 4 N., R. 1 W., B.M.', ['4N 1W 18 ALL']],
  ['Lots 2, 3 and the SE1/4NW1/4 of Section 6, T. 3 N., R. 4 E.', ['3N 4E 6 L2', '3N 4E 6 L3', '3N 4E 6 SE4 NW4']],
]);

landTable('sections and their townships told in one order', [
  [
    'The SW1/4 NE1/4 of Section 12, and the NW1/4 NW1/4 of Section 7, Township 9 South, Range 4 East and 5 East respectively.',
    ['9S 4E 12 SW4 NE4', '9S 5E 7 NW4 NW4'],
  ],
  ['Section 12 and Section 7, Township 9 South, Ranges 4 and 5 East, respectively.', ['9S 4E 12 ALL', '9S 5E 7 ALL']],
  [
    'The N½ of Sections 31 and 6, Townships 10 and 9 South, Range 4 East, respectively.',
    ['10S 4E 31 N2', '9S 4E 6 N2'],
  ],
  // Nobody says whose is which.
  [
    'Sections 12 and 7, Township 9 South, Ranges 4 and 5 East.',
    ['9S 4E 12 ALL', '9S 5E 12 ALL', '9S 4E 7 ALL', '9S 5E 7 ALL'],
  ],
]);
