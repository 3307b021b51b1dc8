// Sentences of the public land survey and the lands an examiner reads in them. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { landTable as table, type LandRow as Row } from './lands.ts';

const at = (notation: string): string => `${notation} of Section 7, Township 4 North, Range 2 East`;
table(
  'a fraction in every notation',
  [
    ['NE¼', 'NE4'],
    ['NE 1/4', 'NE4'],
    ['NE1/4', 'NE4'],
    ['NE/4', 'NE4'],
    ['N.E. 1/4', 'NE4'],
    ['N. E. ¼', 'NE4'],
    ['NE ¼', 'NE4'],
    ['the Northeast Quarter', 'NE4'],
    ['the north-east quarter', 'NE4'],
    ['the northeast one-quarter', 'NE4'],
    ['the Northeast ¼', 'NE4'],
    ['the NE quarter', 'NE4'],
    ['N½', 'N2'],
    ['N 1/2', 'N2'],
    ['N. 1/2', 'N2'],
    ['N/2', 'N2'],
    ['the North Half', 'N2'],
    ['the north one-half', 'N2'],
    ['the North 1/2', 'N2'],
    ['the western half', 'W2'],
    ['SE¼SW¼', 'SE4 SW4'],
    ['SE ¼ SW ¼', 'SE4 SW4'],
    ['SE/4 SW/4', 'SE4 SW4'],
    ['SE1/4 of SW1/4', 'SE4 SW4'],
    ['the SE1/4 ofthe SW1/4', 'SE4 SW4'],
    ['the Southeast Quarter of the Southwest Quarter', 'SE4 SW4'],
    ['southeast quarter southwest quarter', 'SE4 SW4'],
    ['the Southeast Quarter (SE¼) of the Southwest Quarter (SW¼)', 'SE4 SW4'],
    ['the Southeast Quarter of the Southwest Quarter (SE¼ SW¼)', 'SE4 SW4'],
    ['E2SW4', 'E2 SW4'],
    ['E½SW¼', 'E2 SW4'],
    ['E/2SW/4', 'E2 SW4'],
    ['N½S½NW¼SE¼', 'N2 S2 NW4 SE4'],
    ['the west half of the south half of the eastern half of the northwest quarter', 'W2 S2 E2 NW4'],
    ['the western half of the northern half of the northeast quarter', 'W2 N2 NE4'],
    ['the fractional northwest quarter', 'NW4'],
  ].map(([notation, parts]): Row => [at(notation!), [`4N 2E 7 ${parts!}`]]),
);

table(
  'damage to ¼ and ½: the letters say which it was',
  ['NE%', 'NEIA', 'NE1A', 'NEY4', 'NEV4', 'NEl/4', 'NEI/4', 'NE1/1', 'NE14', 'NE 3/4', 'NE|/4'].map((notation): Row => [
    `T. 4 N., R. 2 E., Sec. 7, ${notation};`,
    ['4N 2E 7 NE4'],
  ]),
);
table('damage inside a chain', [
  ['T. 4 N., R. 2 E., Sec. 7, NE¼, and 3½SE¼.', ['4N 2E 7 NE4', '4N 2E 7 S2 SE4']],
  ['T. 4 N., R. 2 E., Sec. 7, NE¼, the S 3½ acres.', ['4N 2E 7 NE4']],
  ['T. 4 N., R. 2 E., Sec. 7, Ny2SE%.', ['4N 2E 7 N2 SE4']],
  ['T. 4 N., R. 2 E., Sec. 7, NWIANE%.', ['4N 2E 7 NW4 NE4']],
  ['T. 4 N., R. 2 E., Sec. 7, W1/213WY4.', ['4N 2E 7 W2 SW4']],
  ['T. 4 N., R. 2 E., Sec. 7, N2½SE¼.', ['4N 2E 7 N2 SE4']],
  ['T. 4 N., R. 2 E., Sec. 7, W½SE¼SE, and lot 2.', ['4N 2E 7 W2 SE4 SE4', '4N 2E 7 L2']],
  ['The E1/2 of the $W1/4 of Sectian lO, Tawnshlp 4 North, Ranqe $8 West', ['4N 88W 10 E2 SW4']],
  ['T. 4 N., R. 8 W., See. 10, NE1/4; Sees. 11 and 12', ['4N 8W 10 NE4', '4N 8W 11 ALL', '4N 8W 12 ALL']],
  ['The W1/2 of the SE1/4 of Section 7, <br />Township 4 North, <br />Range $8 West.', ['4N 88W 7 W2 SE4']],
  ['T. 4 S., R. IE., Section 7, NW¼NW¼;', ['4S 1E 7 NW4 NW4']],
]);

table('sections: one, lists and ranges', [
  ['T. 9 N., R. 1 W., sec. 5.', ['9N 1W 5 ALL']],
  ['T. 9 N., R. 1 W., sec. 5, all.', ['9N 1W 5 ALL']],
  ['All of Section 5, Township 9 North, Range 1 West', ['9N 1W 5 ALL']],
  ['T. 9 N., R. 1 W., secs. 5 and 6.', ['9N 1W 5 ALL', '9N 1W 6 ALL']],
  ['T. 9 N., R. 1 W., secs. 5, 6, and 8.', ['9N 1W 5 ALL', '9N 1W 6 ALL', '9N 1W 8 ALL']],
  ['T. 9 N., R. 1 W., secs. 5 to 7, inclusive.', ['9N 1W 5 ALL', '9N 1W 6 ALL', '9N 1W 7 ALL']],
  ['T. 9 N., R. 1 W., secs. 2, 5 to 7, inclusive, and 9.', ['2', '5', '6', '7', '9'].map((n) => `9N 1W ${n} ALL`)],
  ['Sections 5 through 7, Township 9 North, Range 1 West', ['5', '6', '7'].map((n) => `9N 1W ${n} ALL`)],
  [
    'sections five (5) to seven (7), both inclusive, in township nine (9) north, range one (1) west',
    ['5', '6', '7'].map((n) => `9N 1W ${n} ALL`),
  ],
  [
    'T. 9 N., R. 1 W., secs. 1 and 2; 5 to 6, inclusive; and 8 to 9.',
    ['1', '2', '5', '6', '8', '9'].map((n) => `9N 1W ${n} ALL`),
  ],
  ['T. 9 N., R. 1 W., secs. 1 to 2; 40 acres more or less.', ['9N 1W 1 ALL', '9N 1W 2 ALL']],
  ['the N½ of sec- tion 4, T. 9 N., R. 1 W.', ['9N 1W 4 N2']],
  ['all of fractional sections 22 and 27, T. 9 N., R. 1 W.', ['9N 1W 22 ALL', '9N 1W 27 ALL']],
  ['the west half of sections 13 and 14, township 9 north, range 1 west', ['9N 1W 13 W2', '9N 1W 14 W2']],
  ['Sec 26, NW ¼; T. 9 N., R. 1 W.', ['9N 1W 26 NW4']],
  ['T. 9 N., R. 1 W., sec, 31, W½.', ['9N 1W 31 W2']],
  ['T. 9 N., R. 1 W., Sec. 8, 320 acres.', ['9N 1W 8 ALL']],
]);

table('lots', [
  ['T. 3 S., R. 6 E., sec. 4, lot 2.', ['3S 6E 4 L2']],
  ['T. 3 S., R. 6 E., sec. 4, lots 1 and 2.', ['3S 6E 4 L1', '3S 6E 4 L2']],
  [
    'T. 3 S., R. 6 E., sec. 4, lots 1 to 3, inclusive, and E½NW¼.',
    ['3S 6E 4 L1', '3S 6E 4 L2', '3S 6E 4 L3', '3S 6E 4 E2 NW4'],
  ],
  [
    'Township 3 South, Range 6 East, Section 4: Lots 1(38.10), 2(38.22), E2W2',
    ['3S 6E 4 L1', '3S 6E 4 L2', '3S 6E 4 E2 W2'],
  ],
  ['Government Lot 3 and the SE¼NW¼ of Section 4, T. 3 S., R. 6 E.', ['3S 6E 4 L3', '3S 6E 4 SE4 NW4']],
  ['lots numbered five and six of section four, township three south, range six east', ['3S 6E 4 L5', '3S 6E 4 L6']],
  ['Lot 2-B of the southeast quarter of section 4 in township 3 south, range 6 east', ['3S 6E 4 L2-B']],
  ['T. 3 S., R. 6 E., sec. 4, LOTS 8-10;', ['3S 6E 4 L8', '3S 6E 4 L9', '3S 6E 4 L10']],
  ['T. 3 S., R. 6 E., sec. 4, lot 1 of SW¼, and NW¼SE¼.', ['3S 6E 4 L1', '3S 6E 4 NW4 SE4']],
  ['T. 3 S., R. 6 E., sec. 4, Lot 2 (NW¼NE¼), S½.', ['3S 6E 4 L2', '3S 6E 4 S2']],
  ['T. 3 S., R. 6 E., sec. 4, S½ of lot 7.', ['3S 6E 4 L7']],
  [
    'the north half of lot 13 and the south half of lot 16, all in section 4, township 3 south, range 6 east',
    ['3S 6E 4 L13', '3S 6E 4 L16'],
  ],
]);

table('townships and ranges', [
  ['NE¼ sec. 2, T. 11 S., R. 7 W.', ['11S 7W 2 NE4']],
  ['NE¼ of Section 2, Township 11 South, Range 7 West', ['11S 7W 2 NE4']],
  ['NE¼ of Section 2, Twp. 11 S., Rge. 7 W.', ['11S 7W 2 NE4']],
  ['NE¼ Sec. 2-T11S-R7W', ['11S 7W 2 NE4']],
  ['NE¼ of section two, in township eleven south, of range seven west', ['11S 7W 2 NE4']],
  ['NE¼ of Section 2, Township Eleven (11) South of Range Seven (7) West', ['11S 7W 2 NE4']],
  ['T. 11, S., R. 7 W., sec. 2, NE¼.', ['11S 7W 2 NE4']],
  ['T.11S., R.7W., Section 2, NE¼;', ['11S 7W 2 NE4']],
  ['T.0110S, R.0070W, 06th PM, Sec. 002 NE;', ['11S 7W 2 NE4']],
  ['the NE/4 of sec. 2-11S-7W', ['11S 7W 2 NE4']],
  ['the NE/4 of sec. 2-11-7W', ['11 7W 2 NE4']],
  ['Sect-02 Twp-011 Range-007 NE 1/4', ['11 7 2 NE4']],
  ['NE¼ of section 2, township 11, range 7, west, of the Saint Stephens meridian', ['11 7W 2 NE4']],
  ['township one hundred and three north, range seventy-two west, section 2, NE¼', ['103N 72W 2 NE4']],
  ['T. 11 S., R. 7 W., all.', ['11S 7W - ALL']],
  [
    'T. 11 S., R. 7 W., sec. 36.\n\nT. 12 S., R. 7 W.\n\nT. 13 S., R. 7 W., sec. 1.',
    ['11S 7W 36 ALL', '12S 7W - ALL', '13S 7W 1 ALL'],
  ],
  ['T. 10 S., R. 7 W., sec. 36.\n\nTps. 11 and 12 S., R. 7 W.', ['10S 7W 36 ALL', '11S 7W - ALL', '12S 7W - ALL']],
  ['T. 11 S., R. 7 W., unsurveyed, all.', ['11S 7W - ALL']],
  [
    'T. 11 S., Rs. 6, 7, and 9 W.\nT. 12 S., R. 6 W., sec. 3.',
    ['11S 6W - ALL', '11S 7W - ALL', '11S 9W - ALL', '12S 6W 3 ALL'],
  ],
  ['T. 11 S., Rs. 6 and 7 W. Entire.', ['11S 6W - ALL', '11S 7W - ALL']],
  ['the N½ of section 5, townsnip 11 south, range 7 west', ['11S 7W 5 N2']],
  ['T. 11 S., R. 7 W., sec. 2; R. 8 W., sec. 3.', ['11S 7W 2 ALL', '11S 8W 3 ALL']],
]);

table('the land stands after its section', [
  ['T. 2 N., R. 5 E., sec. 8, SE¼SE¼;\nsec. 11, NE¼NW¼.', ['2N 5E 8 SE4 SE4', '2N 5E 11 NE4 NW4']],
  [
    'T. 2 N., R. 5 E.\nSec. 8, W ½ SW ¼\nSec. 9, E ½\nSecs. 10 and 11',
    ['2N 5E 8 W2 SW4', '2N 5E 9 E2', '2N 5E 10 ALL', '2N 5E 11 ALL'],
  ],
  [
    'T. 2 N., R. 5 E.,\nsec. 8, W ½ SW ¼\nsecs. 9 to 10, inclusive.\n\nT. 3 N., R. 5 E.,\nsec. 1, N ½.',
    ['2N 5E 8 W2 SW4', '2N 5E 9 ALL', '2N 5E 10 ALL', '3N 5E 1 N2'],
  ],
  ['Township 2 North, Range 5 East\nSection 8: S½SW¼\nSection 9: Lot 1', ['2N 5E 8 S2 SW4', '2N 5E 9 L1']],
  ['T. 2 N., R. 5 E., Boise Meridian\nSection 8; S 1/2;\nSection 9; N 1/2 SW 1/4;', ['2N 5E 8 S2', '2N 5E 9 N2 SW4']],
  ['Section 8, Township 2 North, Range 5 East: Lots 1, 2, E½NW¼', ['2N 5E 8 L1', '2N 5E 8 L2', '2N 5E 8 E2 NW4']],
  ['T. 2 N., R. 5 E., sec. 8, NE¼SW¼ N½SE¼, lot 4.', ['2N 5E 8 NE4 SW4', '2N 5E 8 N2 SE4', '2N 5E 8 L4']],
]);
table('the land stands before its section', [
  [
    'W½E½, SE¼SE¼ sec. 20, SW¼NW¼ sec. 28, T. 2 S., R. 9 W.',
    ['2S 9W 20 W2 E2', '2S 9W 20 SE4 SE4', '2S 9W 28 SW4 NW4'],
  ],
  [
    'the west half of the northwest quarter, section 8, and lot 2, section 9, township 2 south, range 9 west',
    ['2S 9W 8 W2 NW4', '2S 9W 9 L2'],
  ],
  [
    'T. 2 S., R. 9 W., secs. 1 and 2, and N½ secs. 3 and 4.',
    ['2S 9W 1 ALL', '2S 9W 2 ALL', '2S 9W 3 N2', '2S 9W 4 N2'],
  ],
  ['T. 2 S., R. 9 W., secs. 14, 15, and NW¼ sec. 23.', ['2S 9W 14 ALL', '2S 9W 15 ALL', '2S 9W 23 NW4']],
  ['The NE¼; the E½NW¼ of section 8, township 2 south, range 9 west', ['2S 9W 8 NE4', '2S 9W 8 E2 NW4']],
  [
    'the north half of section 8; all of section 9; lots 1 and 2 of section 10, all in township 2 south, range 9 west',
    ['2S 9W 8 N2', '2S 9W 9 ALL', '2S 9W 10 L1', '2S 9W 10 L2'],
  ],
  ['the NE¼ of section 8, and the S½ of said section 8, T. 2 S., R. 9 W.', ['2S 9W 8 NE4', '2S 9W 8 S2']],
  [
    'lot 3 of section 12, township 2 south, range 9 west, also the SE¼NE¼ of said section',
    ['2S 9W 12 L3', '2S 9W 12 SE4 NE4'],
  ],
  [
    'the SE¼ of section 5 in township 2 south, range 9 west; and the NE¼ of section 6, township 3 south, range 9 west',
    ['2S 9W 5 SE4', '3S 9W 6 NE4'],
  ],
]);

table('exceptions are tracts of their own', [
  [
    'T. 2 S., R. 9 W., sec. 26 except NE¼NE¼, secs. 27 and 28.',
    ['2S 9W 26 ALL', 'except 2S 9W 26 NE4 NE4', '2S 9W 27 ALL', '2S 9W 28 ALL'],
  ],
  [
    'T. 2 S., R. 9 W.,\nsec. 4 except SE¼NE¼, and secs. 5 to 6, inclusive.\n\nT. 3 S., R. 9 W.,\nsec. 1, N½.',
    ['2S 9W 4 ALL', 'except 2S 9W 4 SE4 NE4', '2S 9W 5 ALL', '2S 9W 6 ALL', '3S 9W 1 N2'],
  ],
  ['T. 2 S., R. 9 W., all except sec. 36.', ['2S 9W - ALL', 'except 2S 9W 36 ALL']],
  [
    'The SE¼ of Section 8, Township 2 South, Range 9 West, less and except the NE¼SE¼ of said Section 8',
    ['2S 9W 8 SE4', 'except 2S 9W 8 NE4 SE4'],
  ],
]);

table('what the text does not give stays empty', [
  ['the southeast quarter of section ten, the north half of section eleven', ['? ? 10 SE4', '? ? 11 N2']],
  [
    'Secs. 4 and 9, those parts above the falls.\n\nT. 18 S., R. 21 E.,\nSec. 3, N½.',
    ['? ? 4 ALL', '? ? 9 ALL', '18S 21E 3 N2'],
  ],
  [
    'northeast quarter of section wlgbk; north half of section six, township nine north, range one west',
    ['9N 1W ? NE4', '9N 1W 6 N2'],
  ],
]);

table('words and figures that disagree are not read', [
  ['the NE¼ of section twenty-four (34), township nine north, range one west', ['9N 1W ? NE4']],
  ['the NE¼ of section twenty-four (24), township nine north, range one west', ['9N 1W 24 NE4']],
]);

table('one part of several sections', [
  [
    'the SW¼ of section 6, and the N½ of both sections 8 and 9, T. 2 N., R. 3 W.',
    ['2N 3W 6 SW4', '2N 3W 8 N2', '2N 3W 9 N2'],
  ],
  [
    'the SW¼ of section 6, and the N½ of all sections 8 to 9, T. 2 N., R. 3 W.',
    ['2N 3W 6 SW4', '2N 3W 8 N2', '2N 3W 9 N2'],
  ],
  [
    'the SW¼ of section 6, and all of sections 8 and 9, T. 2 N., R. 3 W.',
    ['2N 3W 6 SW4', '2N 3W 8 ALL', '2N 3W 9 ALL'],
  ],
]);

table('coded and compact lines', [
  ['T2N R3W S5: NE, SW', ['2N 3W 5 NE4', '2N 3W 5 SW4']],
  ['NWNE, S2NE Sec 5 T2N R3W', ['2N 3W 5 NW4 NE4', '2N 3W 5 S2 NE4']],
  ['Section 5-T2N-R3W: N/2, SE/4', ['2N 3W 5 N2', '2N 3W 5 SE4']],
  ['0020N 0030W 005 NENE', ['2N 3W 5 NE4 NE4']],
  ['NE of SW of 5-2N-3W', ['2N 3W 5 NE4 SW4']],
  ['Lots 1 & 2 of Sec. 5-2-3', ['2 3 5 L1', '2 3 5 L2']],
  ['NE quarter of NE quarter of Sec. five, Town two North, Range three West', ['2N 3W 5 NE4 NE4']],
  ['Tps. 2 N., Rs. 3 and 4 W.', ['2N 3W - ALL', '2N 4W - ALL']],
  ['the W 1/2 of the SW fractional quarter of Section 5, Township 2 North, Range 3 West', ['2N 3W 5 W2 SW4']],
]);

table('a corner or a line named for a tie is no land', [
  ['Beginning at the northeast corner of section 17, township 6 south, range 14 east; thence west 410.0 feet', []],
  ['Commencing at the Northwest corner of the SW¼ of Section 9, Township 2 North, Range 5 East', []],
  ['thence along the south line of the NE¼ of Section 9, Township 2 North, Range 5 East', []],
  ['to the west quarter corner of Section 9, Township 2 North, Range 5 East', []],
]);

table('sections of laws and lots of towns are no land', [
  ['Pursuant to section 11 of the act of April 9, 1902, it is ordered', []],
  ['Section 412(c) of the Widget Conservation Act of 2002 is amended', []],
  ['as required by Section 12 of this Ordinance', []],
  ['SECTION 1. The fence height shall be six feet.', []],
  ['Lot 5, Block 2, Section 3, Sunny Acres Subdivision', []],
  ['Land Lot 41 of the 3rd District, Section 2, of Alder County', []],
  ['Lots 6 and 7 of Block 9, Original Townsite of Brill, Section 10, Township 4 North, Range 8 West', []],
  ['an easterly half mile north of the section house', []],
]);

const meridians: [sentence: string, meridian: string][] = [
  ['Mount Diablo Meridian\nT. 1 N., R. 1 E., sec. 1.', 'Mount Diablo'],
  ['Section 1, Township 1 North, Range 1 East, M.D.B.&M.', 'Mount Diablo'],
  ['Section 1, Township 1 North, Range 1 East, of the 6th P.M.', '6th Principal'],
  ['Section 1, Township 1 North, Range 1 East of the Sixth Principal Meridian', '6th Principal'],
  ['Section 1, Township 1 North, Range 1 East of the Sth P.M.', '5th Principal'],
  ['Section 1, Township 1 North, Range 1 East of the IM, Adair County', 'Indian'],
  ['T. 6S., R. 4E., SBM\nSection 14, Lot 7;', 'San Bernardino'],
  ['Section 1, Township 1 North, Range 1 East, Willamette meridian', 'Willamette'],
  ['Section 1, Township 1 North, Range 1 East, G&SRM', 'Gila and Salt River'],
  ['Section 1, Township 1 North, Range 1 East, P.M.M.', 'Montana Principal'],
  ['Section 1, Township 1 North, Range 1 East, principal meridian, Granite County, Montana', 'Montana Principal'],
  ['Section 1, Township 1 North, Range 1 East, in the F.M. Delgado grant', ''],
  ['Section 1, Township 1 North, Range 1 East, near Boise, Idaho', ''],
  ['Section 1, Township 1 North, Range 1 East, in Louisiana', ''],
  ['Section 1, Township 1 North, Range 1 East, on the Wind River Reservation', ''],
];
describe('the meridian is the one the text names', () => {
  for (const [sentence, meridian] of meridians)
    test(sentence, () => {
      const reading = readAliquots(sentence, 0, sentence.length)[0];
      assert.equal(unpack('aliquot', reading?.packed ?? '').meridian ?? '', meridian);
    });
});

const limits: [sentence: string, limit: RegExp][] = [
  ['T. 2 N., R. 5 E., sec. 8, that part lying east of the canal;', /that part lying east of the canal/],
  [
    'T. 2 N., R. 5 E., sec. 8, that part lying south of Canal No. 3, and west of the dike;',
    /Canal No\. 3, and west of the dike/,
  ],
  ['T. 2 N., R. 5 E., all except E½ Sec. 36.', /E½ Sec\. 36/],
  ['W 275′ of N 1/2 SE 1/4 of Section 8, Township 2 North, Range 5 East', /W 275′ of/],
  ['N 120′ of E 3/4 of NW 1/4 of Section 8, Township 2 North, Range 5 East', /E 3\/4/],
  ['a tract situated in the NW¼ of Section 8, Township 2 North, Range 5 East', /situated in/],
  ['T. 2 N., R. 5 E., sec. 8, S½ of lot 7.', /S½/],
  [
    'T. 2 N., R. 5 E., sec. 8, NE¼NW¼, except what the mining claim numbered 52 takes.',
    /what the mining claim numbered 52 takes/,
  ],
  ['T. 2 N., R. 5 E., sec. 8, SE¼S¼.', /SE¼ S¼/],
  ['the east three fourths of section 8, T. 2 N., R. 5 E.', /^only east three fourths of$/],
  ['the west 2/3 of section 8, T. 2 N., R. 5 E.', /^only west 2\/3 of$/],
  ['the east half mile of section 8, T. 2 N., R. 5 E.', /^only east half mile of$/],
  ['the south one hundred and ten acres of section 8, T. 2 N., R. 5 E.', /^only south one hundred and ten acres of$/],
  ['the north forty rods of the SE¼ of section 8, T. 2 N., R. 5 E.', /^only north forty rods of the$/],
  ['Location: C SE NW Sec. 8, T2N R5E', /^only C$/],
  ['a well in the C SE/4 NW/4 of Sec. 8, T2N R5E', /^only C$/],
  ['seven acres in the SE¼ of section 8, T. 2 N., R. 5 E.', /^only seven acres in the$/],
  ["the West 23S' of SE¼ of section 8, T. 2 N., R. 5 E.", /^only West 23S' of$/],
  [
    'all of section 8 located on the east side of Rook Creek, that portion of section 9 lying west, T. 2 N., R. 5 E.',
    /^only located on the east side of Rook Creek$/,
  ],
  ['the S½ of section 8 all above the pool of Rook Lake, the NE¼ of section 9, T. 2 N., R. 5 E.', /^only all above/],
];
describe('what narrows the land is kept as its exception', () => {
  for (const [sentence, limit] of limits)
    test(sentence, () => {
      const [reading] = readAliquots(sentence, 0, sentence.length);
      assert.match(unpack('aliquot', reading?.packed ?? '').exception ?? '', limit);
    });
});

test('the verbatim part is the text itself, from start to end', () => {
  const text = 'Mount Diablo Meridian\nT. 33 N., R. 12 E., sec. 9, NE¼SW¼;\nsec. 16, lots 3 and 5.';
  for (const reading of readAliquots(text, 0, text.length))
    assert.equal(unpack('aliquot', reading.packed).verbatim, text.slice(reading.start, reading.end));
});

test('tags of a web page stay in the verbatim part', () => {
  const text = 'the NE1/4 of <br />Section 10, Township 4 North, Range 8 West';
  const [reading] = readAliquots(text, 0, text.length);
  assert.equal(unpack('aliquot', reading!.packed).verbatim, 'NE1/4 of <br />Section 10');
});

test('only the passage asked for is read', () => {
  const text = 'T. 1 N., R. 1 E., sec. 1, NE¼. T. 2 N., R. 2 E., sec. 2, SW¼.';
  const from = text.indexOf('T. 2');
  assert.deepEqual(
    readAliquots(text, from, text.length).map((reading) => unpack('aliquot', reading.packed).township),
    ['2N'],
  );
});

test('no text throws, and every reading lies inside the passage', () => {
  const word = fc.constantFrom(
    'sec. ',
    'T. ',
    'R. ',
    'N',
    'SE¼',
    'of the ',
    'lots ',
    '1, 2',
    ' to ',
    'except ',
    ';',
    '\n',
    'quarter ',
    'north ',
    '(',
    '9',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 60 }), (words) => {
      const text = words.join('');
      for (const reading of readAliquots(text, 0, text.length))
        assert.ok(reading.start >= 0 && reading.end <= text.length && reading.start < reading.end);
    }),
    { numRuns: 300 },
  );
});

table('letters and codes of leases and rolls', [
  ['SENW 5-7N-2E', ['7N 2E 5 SE4 NW4']],
  ['E2, NW, N2SW, SESW of 4-7N-2E', ['7N 2E 4 E2', '7N 2E 4 NW4', '7N 2E 4 N2 SW4', '7N 2E 4 SE4 SW4']],
  ['E/2 NW, N/2 SE & SWSE Sec. 4-7N-2E', ['7N 2E 4 E2 NW4', '7N 2E 4 N2 SE4', '7N 2E 4 SW4 SE4']],
  ['T07N R02E SEC 04 NENE', ['7N 2E 4 NE4 NE4']],
  ['Lots 1 and 2 and E1/2W1/2 of Section 7 (all), T7N R2E', ['7N 2E 7 L1', '7N 2E 7 L2', '7N 2E 7 E2 W2']],
  ['The E/2 of Sections 8-10, T7N, R2E', ['7N 2E 8 E2', '7N 2E 9 E2', '7N 2E 10 E2']],
  ['The S/2 of Section 4, T7N, R2E, LESS AND EXCEPT the SE/4SE/4', ['7N 2E 4 S2', 'except 7N 2E 4 SE4 SE4']],
]);
