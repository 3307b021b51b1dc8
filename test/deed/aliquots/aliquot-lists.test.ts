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
