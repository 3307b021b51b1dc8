// Notes of a margin and misread words in lands told in words. All sentences are written for this table.
import { landTable, type LandRow } from './lands.ts';

const WHERE = 'of section nine, township four north, range two west';
const inSection = (land: string, ...read: string[]): LandRow => [
  `the ${land} ${WHERE}`,
  read.map((one) => `4N 2W 9 ${one}`),
];

landTable('a note of the margin in a chain', [
  inSection('northeast quar- Camden. ter of the southwest quarter', 'NE4 SW4'),
  inSection('northeast quar- B§r¢°- ter of the southwest quarter', 'NE4 SW4'),
  inSection('northeast quar-\nGrant for a park\nter of the southwest quarter', 'NE4 SW4'),
  inSection('north- Camden. east quarter of the southwest quarter', 'NE4 SW4'),
  inSection('north- Ante, p. 31. east quarter of the southwest quarter', 'NE4 SW4'),
  inSection('northeast Camden. quarter of the southwest quarter', 'NE4 SW4'),
  inSection('northeast quarter K rn of the southwest quarter', 'NE4 SW4'),
  inSection('northeast quarter Camden. of the southwest quarter', 'NE4 SW4'),
  inSection('northeast quarter, Camden. of the southwest quarter', 'NE4 SW4'),
  inSection('northeast quarter Vol. 21, p. 31. of the southwest quarter', 'NE4 SW4'),
  inSection('north half of Camden. the southwest quarter', 'N2 SW4'),
  inSection('north half of the KLMB- southwest quarter', 'N2 SW4'),
  inSection('north half of . the southwest quarter', 'N2 SW4'),
]);

landTable('a note of the margin beside numbers', [
  ['lots two ¤*§q;‘} and three of section nine, township four north, range two west', ['4N 2W 9 L2', '4N 2W 9 L3']],
  [
    'Lots ¥,§*w one, two and seven of section nine, township four north, range two west',
    ['4N 2W 9 L1', '4N 2W 9 L2', '4N 2W 9 L7'],
  ],
  [
    'lots one, two, Camden. and three of section nine, township four north, range two west',
    ['4N 2W 9 L1', '4N 2W 9 L2', '4N 2W 9 L3'],
  ],
  ['the south half of section Camden. nine, township four north, range two west', ['4N 2W 9 S2']],
  ['the south half of section nine, township four Camden. north, range Camden. two west', ['4N 2W 9 S2']],
  ['section nine, township one hundred and thirty- ` two north, range two west', ['132N 2W 9 ALL']],
  ['section nine, township · forty, range seven', ['40 7 9 ALL']],
]);

landTable('words of a chain that a scan spoilt', [
  inSection('northeast uarter of the southwest puarter', 'NE4 SW4'),
  inSection('northeast xluiarter of the soutbhwest quarter', 'NE4 SW4'),
  inSection('north half o the southwest quarter', 'N2 SW4'),
  ['the north half of the southwest quarter o section nine, township four north, range two west', ['4N 2W 9 N2 SW4']],
  [
    'the north half of section eight and the southeast quarter xf section nine, township four north, range two west',
    ['4N 2W 8 N2', '4N 2W 9 SE4'],
  ],
]);

landTable('one chain of which a word is lost is never two lands, nor the whole section', [
  inSection('northeast quarter qzx wvb of the southwest quarter'),
  inSection('southeast quarter of the nxxthzzst quarter'),
  inSection('southeast qqqq'),
  inSection('northeast quar-\nthis is for 3 parks\nter of the southwest quarter'),
  // As near to the northeast as to the northwest.
  inSection('north half of lot two and the northeest quarter of the southwest quarter', 'L2'),
  ['Lots xzq and vb of section nine, township four north, range two west', []],
]);

landTable('words of the sentence stay', [
  inSection('northeast quarter and all that part of the southwest quarter', 'NE4', 'SW4'),
  inSection('northeast quarter and the east ten acres of the southwest quarter', 'NE4', 'SW4'),
  inSection('northeast quarter together with all of the southwest quarter', 'NE4', 'SW4'),
  inSection('northeast quarter adjoining the north line of the southwest quarter', 'NE4'),
  inSection('northeast quarter lying north of the southwest quarter', 'NE4'),
  inSection('southwest quarter (subject to a ditch) of the southeast quarter', 'SW4 SE4'),
  inSection('southeast charter of the south half', 'S2'),
  [
    'the SE¼ of Section Thirty\n(30), Township Eleven (11), Range Fifty-\neight (58); also the SW¼ of Section Twenty-\nnine (29), Township Eleven (11), Range Fifty-eight (58)',
    ['11 58 30 SE4', '11 58 29 SW4'],
  ],
]);
