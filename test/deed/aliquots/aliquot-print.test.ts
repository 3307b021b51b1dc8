// Land as scans and old papers print it: broken lines, misread marks, abbreviations, and what "same" and "said" mean. All sentences are
// written for this table.
import { landTable } from './lands.ts';

landTable('lines that part a word, and words a scan has broken or run together', [
  [
    'the west half of the north east quar-\nter of section twenty-\nseven, in town-\nship seven north, of range four east',
    ['7N 4E 27 W2 NE4'],
  ],
  [
    'The South-\nwest Quarter of Sec-\ntion Six (6), Township Twelve (12) South, Range Twenty-\nnine (29) East',
    ['12S 29E 6 SW4'],
  ],
  [
    'lot three (3) of section fif-\nteen (15), and the north-\nwest quarter of section six-\nteen (16), both in township forty-\none (41) north, range eight (8) west',
    ['41N 8W 15 L3', '41N 8W 16 NW4'],
  ],
  ['the E½ of NE¼ of Sec-\ntion 9, Town-\nship 3 North, Ran-\nge 5 West', ['3N 5W 9 E2 NE4']],
  ['the North halfof the South East quarterof Section 14, Township 6 South, Range 2 West', ['6S 2W 14 N2 SE4']],
  ['the North East quar ter of Sect ion four teen in Town ship nine South of Ran ge two East', ['9S 2E 14 NE4']],
]);

landTable('words misread', [
  ['the south east qr of sectiou nine, towuship 4 south, rauge 7 west', ['4S 7W 9 SE4']],
  ['the SW¼ of Scction 11, Townshlp 2 N., Ranqe 3 E.', ['2N 3E 11 SW4']],
  ['the uorth half of the sonth west qnarter of seetion 30, township 8 uorth, range 1 west', ['8N 1W 30 N2 SW4']],
  ['TOWNSHlP 5 NORTH, RANGE 2 WEST, Sectlon 8: SE1/4', ['5N 2W 8 SE4']],
]);

landTable('abbreviations in every size of letters', [
  ['the n.e. qr. of the s.w. qr. of sec. 5, tp. 3 s., r. 4 w.', ['3S 4W 5 NE4 SW4']],
  ['n hf of s e qr and s w qr of s e qr sec 12 tp 20 n r 6 w', ['20N 6W 12 N2 SE4', '20N 6W 12 SW4 SE4']],
  ['s. half of n. e. quarter, section 2, town 5 north, range 9 east', ['5N 9E 2 S2 NE4']],
  ["the e. half of the s. e. q'r of sec. 3 in t. 12 n. of r. 7 west", ['12N 7W 3 E2 SE4']],
  ['N. hf. S.W. qr. and S.E. qr. S.W. qr., Sec. 18, Town 2 N., Range 3 E.', ['2N 3E 18 N2 SW4', '2N 3E 18 SE4 SW4']],
  ['S.W. quar. of N.W. quar. of Section 7, Town 4, Range 11, east', ['4 11E 7 SW4 NW4']],
  ['the W. frac. half of the N. W. frac. quarter of Sec. 6, T. 2 S., R. 8 E.', ['2S 8E 6 W2 NW4']],
  ['S.E. frl. 1/4 of Sec. 19, T14N, R3W', ['14N 3W 19 SE4']],
  ["N. fr'l 1/2 of Sec. 3, T. 4 S., R. 7 E.", ['4S 7E 3 N2']],
  ['SE 1-4 of NW 1-4 and the N 1-2 of SW 1-4, Sec. 22, T. 9 S., R. 3 E.', ['9S 3E 22 SE4 NW4', '9S 3E 22 N2 SW4']],
  ['s e 1-4 of n w 1-4 sec 9 tp 10 s r 2 e', ['10S 2E 9 SE4 NW4']],
  ['the n2 of se4 and sw4 of sec 30, twp 8 n., rge 11 e.', ['8N 11E 30 N2 SE4', '8N 11E 30 SW4']],
  ['s½ of nw, ne of nw, sec 12, t 40 n, r 9 w', ['40N 9W 12 S2 NW4', '40N 9W 12 NE4 NW4']],
  [
    'W½ of SE, NE of SE and N½ of SW of SE, Sec. 4, T2N, R6E',
    ['2N 6E 4 W2 SE4', '2N 6E 4 NE4 SE4', '2N 6E 4 N2 SW4 SE4'],
  ],
]);

landTable('marks of fractions as scans have them: the letters say which it was', [
  ['T. 6 S., R. 2 E., sec. 4, SW^SE^; sec. 9, N^NE^.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SWJ SEJ; sec. 9, NJ NEJ.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., Sec. 4. SWttSEtt: Sec. 9. NttNEtt.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW»/4SE»/4; sec. 9, N»/2NE»/4.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SWViSEVi; sec. 9, NVfcNEVi.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW&SE&; sec. 9, N&NE&.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW14SE14; sec. 9, N12NE14.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW. i SE. i; sec. 9, N. i NE. i.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW. £ SE. £; sec. 9, N. £ NE. £.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SWi/4SEi/4; sec. 9, Ni/2NEi/4.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW*4SE*4; sec. 9, N*2NE!4.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW. \\ SE. \\; sec. 9, N. \\ of NE. \\.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T. 6 S., R. 2 E., sec. 4, SW1/^SE1^; sec. 9, N1/£NEi^.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
  ['T.  6  S„  R.  2  E.,  sec.  4,  SW%  SE%;  sec.  9,  N%NE%.', ['6S 2E 4 SW4 SE4', '6S 2E 9 N2 NE4']],
]);

landTable('figures and lists as scans have them', [
  [
    'T. 6 S., R. l2 E., secs. 4, 5, ll, and 2l, and lots l and 3 of sec. l0',
    ['6S 12E 4 ALL', '6S 12E 5 ALL', '6S 12E 11 ALL', '6S 12E 21 ALL', '6S 12E 10 L1', '6S 12E 10 L3'],
  ],
  ['T. 1 6 S., R. 2 1 E., sec. 8, NE¼', ['16S 21E 8 NE4']],
  [
    'T. 6 S., R. 2 E., sec. 4, lots 1 2 3 and 4, S½N½',
    ['6S 2E 4 L1', '6S 2E 4 L2', '6S 2E 4 L3', '6S 2E 4 L4', '6S 2E 4 S2 N2'],
  ],
  [
    'T. 6 S.. R. 2 E.. Sec. 4. lots 5. 6. and 8. and NE¼NE¼: Sec. 5. S½.',
    ['6S 2E 4 L5', '6S 2E 4 L6', '6S 2E 4 L8', '6S 2E 4 NE4 NE4', '6S 2E 5 S2'],
  ],
  [
    'NE¼ of Sec. 3, T. 2 N., R. 5 E.; the SW¼ of Sec. 9, same township and range; and the NW¼ of Sec. 4, T. 7 S., R. 1 W.',
    ['2N 5E 3 NE4', '2N 5E 9 SW4', '7S 1W 4 NW4'],
  ],
]);

landTable('the same township, the same range, the same section', [
  [
    'NE¼ of Sec. 3, T. 2 N., R. 5 E.; SW¼ Sec. 9, same twp. & rge.; NW¼ Sec. 4, T. 7 S., R. 1 W.',
    ['2N 5E 3 NE4', '2N 5E 9 SW4', '7S 1W 4 NW4'],
  ],
  [
    'the NE¼ of Sec. 3, T. 2 N., R. 5 E., and the SW¼ of Sec. 9 of said township, also the NW¼ of Sec. 4, T. 7 S., R. 1 W.',
    ['2N 5E 3 NE4', '2N 5E 9 SW4', '7S 1W 4 NW4'],
  ],
  [
    'Section 5, township 9 south, range 2 east; also section 31, township 8 south of the same range; also section 6 in township 10 south, same range',
    ['9S 2E 5 ALL', '8S 2E 31 ALL', '10S 2E 6 ALL'],
  ],
  [
    'the NE¼ of Sec. 3, T. 2 N., R. 5 E.; the NW¼ of said section 3; and the S½ of Sec. 4, T. 7 S., R. 1 W.',
    ['2N 5E 3 NE4', '2N 5E 3 NW4', '7S 1W 4 S2'],
  ],
  [
    'the NE¼ of Sec. 3, T. 2 N., R. 5 E.; the NW¼ of the same section, 160 acres; and the S½ of Sec. 4, T. 7 S., R. 1 W.',
    ['2N 5E 3 NE4', '2N 5E 3 NW4', '7S 1W 4 S2'],
  ],
  ['NE¼ Sec. 3, T2N, R5E\nNW¼, same sec.\nS½ Sec. 4, T7S, R1W', ['2N 5E 3 NE4', '2N 5E 3 NW4', '7S 1W 4 S2']],
  ['the SE¼ of Sec. 33, Twp. 1 N., and Lot 1 of Sec. 4, Twp. 1 S., all in Range 8 E.', ['1N 8E 33 SE4', '1S 8E 4 L1']],
  [
    'Sections 35 and 36, Township 2 North, and Sections 1 and 2, Township 1 North, all of Range 4 West',
    ['2N 4W 35 ALL', '2N 4W 36 ALL', '1N 4W 1 ALL', '1N 4W 2 ALL'],
  ],
  ['the southeast quarter of section twenty in the third Township of the first Range', ['3 1 20 SE4']],
]);

landTable('ordinals of the oldest surveys', [
  ['the north half of section 4, in the 5th township of the 14th range east', ['5 14E 4 N2']],
  [
    'section 17 of the twenty-first Township in the eighth Range, the southwest quarter of said section',
    ['21 8 17 SW4'],
  ],
  [
    'In T. 1 N., R. 2 E., B.M.: Sec. 4, N½; Sec. 5, Lot 2\nIn T. 2 N., R. 2 E., B.M.: Sec. 33, S½',
    ['1N 2E 4 N2', '1N 2E 5 L2', '2N 2E 33 S2'],
  ],
]);

landTable('townships that head what follows, sections without their word, what is left out', [
  [
    'In township 1 north, range 2 east: section 4. In township 2 north, range 2 east: section 33, and the south half of section 34',
    ['1N 2E 4 ALL', '2N 2E 33 ALL', '2N 2E 34 S2'],
  ],
  [
    'township 9 north, range 3 west: sections two, four, and the south half of ten; township 8 north, range 3 west: section 5',
    ['9N 3W 2 ALL', '9N 3W 4 ALL', '9N 3W 10 S2', '8N 3W 5 ALL'],
  ],
  ['all of Sec. 8 other than the NE¼NE¼, T. 3 S., R. 2 West', ['3S 2W 8 ALL', 'except 3S 2W 8 NE4 NE4']],
  ['N½ of Section 8, T. 3 S., R. 2 W., less 1 A. for school', ['3S 2W 8 N2']],
  ['E½ of NE less 2 a. church     S 14  T 5N  R 3E', ['5N 3E 14 E2 NE4']],
  [
    '10.0 acres in NE% NW%, 22.5 acres in SE% NW%, Section 12, Township 4 South, Range 7 East',
    ['4S 7E 12 NE4 NW4', '4S 7E 12 SE4 NW4'],
  ],
  ['Sec 14: L3(38.9), L4(38.7), NESW, T12N-R68W', ['12N 68W 14 L3', '12N 68W 14 L4', '12N 68W 14 NE4 SW4']],
]);

landTable('codes, meridians run on, lines that end inside a chain', [
  ['TWP 4 N RNG 9 ECM SEC 12 SW4', ['4N 9E 12 SW4']],
  ['T4N R9WIM Sec 12: SW/4', ['4N 9W 12 SW4']],
  [
    'made homestead entry No. 4410 for the S½NE¼, NW¼\nSE¼ Sec. 20, T. 5 S., R. 3 W.',
    ['5S 3W 20 S2 NE4', '5S 3W 20 NW4 SE4'],
  ],
  ['Section 2, Tp. 11, Range 4: NE¼', ['11 4 2 NE4']],
  ['N½ of S.E. qr. S. 9, T. 12, R. 4; and W½ of N.E. qr. S. 3, T. 11, R. 4', ['12 4 9 N2 SE4', '11 4 3 W2 NE4']],
]);

landTable('township and range without a direction beside their section', [
  ['see section 9 of the Lease, T 3 and R 2 being codes. SE and NW plants', []],
  ['Section 6 of the contract covers the NE quarter of the pier', []],
]);

landTable('sections of papers are no land', []);

landTable('which township a section has, in prose of many kinds', [
  [
    'The NE¼ of Section 4, and the W½ of the NW¼ of Section 3, all in Township 12 South, Range 5 East; also Lot 1, Section 2, Township 13 South, Range 5 East',
    ['12S 5E 4 NE4', '12S 5E 3 W2 NW4', '13S 5E 2 L1'],
  ],
  [
    'Township 12 South, Range 5 East: the NE¼ of Section 4 and the SE¼ of Section 5; Township 13 South, Range 5 East: the N½ of Section 2',
    ['12S 5E 4 NE4', '12S 5E 5 SE4', '13S 5E 2 N2'],
  ],
  ['Range 5 East, Township 12 South, Section 4, the NE¼', ['12S 5E 4 NE4']],
  ['in Section Nine, Range Four West, Township Six North, the Southwest quarter thereof', ['6N 4W 9 SW4']],
  [
    'the North Half (N ½) of the Southeast Quarter (SE ¼) and the Southwest Quarter (SW ¼) of the Southeast Quarter (SE ¼) of Section Ten (10), Township Four (4) North, Range Six (6) East',
    ['4N 6E 10 N2 SE4', '4N 6E 10 SW4 SE4'],
  ],
  ['the South half of the North West fourth of Section 8 Town 6 South Range 4 East', ['6S 4E 8 S2 NW4']],
  ['The east one half of the north-west one fourth, Sec. 11, Tp. 4 N. Rg. 9 W.', ['4N 9W 11 E2 NW4']],
  [
    'a tract located in the SE/4 NE/4 SW/4 of Section 17, T. 3 N., R. 61 W., and a ditch headgate in the NW/4 NW/4 of Section 20, same township and range',
    ['3N 61W 17 SE4 NE4 SW4', '3N 61W 20 NW4 NW4'],
  ],
  [
    'Point of diversion: SW¼NE¼ Sec. 6; place of use: N½SE¼ Sec. 7 and Lot 2, Sec. 18, all in T. 14 S., R. 30 E.',
    ['14S 30E 6 SW4 NE4', '14S 30E 7 N2 SE4', '14S 30E 18 L2'],
  ],
  [
    'the W½ of the SE¼ of Section 9, less the South 190 feet thereof, TOGETHER WITH the N½ of the NE¼ of Section 9, T. 4 N., R. 3 E.',
    ['4N 3E 9 W2 SE4', '4N 3E 9 N2 NE4'],
  ],
  [
    'the NE¼ of Section 9, less and except the NW¼ of the NE¼ together with the SW¼ of the NE¼, T. 4 N., R. 3 E.',
    ['4N 3E 9 NE4', 'except 4N 3E 9 NW4 NE4', 'except 4N 3E 9 SW4 NE4'],
  ],
  [
    'the N½ of Sec. 9, T. 4 N., R. 3 E., except the NE¼NE¼ thereof; and the S½ of Sec. 10, T. 4 N., R. 3 E.',
    ['4N 3E 9 N2', 'except 4N 3E 9 NE4 NE4', '4N 3E 10 S2'],
  ],
  [
    'the SW¼ of Section 20, save and except the NW¼ of the SW¼, in Township 4 North, Range 3 East',
    ['4N 3E 20 SW4', 'except 4N 3E 20 NW4 SW4'],
  ],
  [
    'all of Section 5 except the SE¼ of the SE¼, Township 4 North, Range 3 East, and the N½ of Section 8 in said Township',
    ['4N 3E 5 ALL', 'except 4N 3E 5 SE4 SE4', '4N 3E 8 N2'],
  ],
  ['NE¼, less the N½ of the NE¼ of the NE¼, Sec. 12, T4N, R3E', ['4N 3E 12 NE4', 'except 4N 3E 12 N2 NE4 NE4']],
  [
    'The NW/4 and the N/2 of the SW/4 of 14-9N-3W and the SE/4 of Section 15 of the same township',
    ['9N 3W 14 NW4', '9N 3W 14 N2 SW4', '9N 3W 15 SE4'],
  ],
  [
    'Northeast quarter of Northeast quarter, Section thirty-five, township twenty-one, North, Range nine, West',
    ['21N 9W 35 NE4 NE4'],
  ],
  ['Fractional section 8, in township 3, south of range 2 west', ['3S 2W 8 ALL']],
  ['the southeast fractional quarter of fractional section 8, town 3 south, range 2 west', ['3S 2W 8 SE4']],
  [
    'the S. E. 1/4 of the S. W. 1/4, Sec. 3; N. 1/2 of N. E. 1/4, Sec. 10; all T. 8 N., R. 2 W.',
    ['8N 2W 3 SE4 SW4', '8N 2W 10 N2 NE4'],
  ],
  [
    'Lots Nos. One (1) and Two (2), and S. 1/2 of N. E. 1/4 of Sec. No. Four (4), Tp. No. Nine (9) N., Range No. Three (3) E.',
    ['9N 3E 4 L1', '9N 3E 4 L2', '9N 3E 4 S2 NE4'],
  ],
  [
    'the Northwest quarter and the West half of the Northeast quarter of Section 22, all in Tp. 33 N. of R. 7 E.',
    ['33N 7E 22 NW4', '33N 7E 22 W2 NE4'],
  ],
  ['Section 6, T7S R3W: NW¼NE¼; Section 7: E½, both of T7S, R3W', ['7S 3W 6 NW4 NE4', '7S 3W 7 E2']],
  ['NW½ of Section 9, Township 3 North, Range 5 West', ['3N 5W 9 NW4']],
  [
    'the north half of the n. e. fourth of section 4, and the s. w. fourth of section 5, township 9 s., range 3 e.',
    ['9S 3E 4 N2 NE4', '9S 3E 5 SW4'],
  ],
  ['SE¼ (less RR) Sec 9-3N-5W', ['3N 5W 9 SE4']],
  ['the SE 1/4 of Section 9, Township 3 North (T3N), Range 5 West (R5W)', ['3N 5W 9 SE4']],
  ['the SE 1/4 of Section 9, Township Three North (T. 3 N.), Range Five West (R. 5 W.)', ['3N 5W 9 SE4']],
  ['the East Eighty acres of the Northeast quarter of Section 9, Township 3 North, Range 5 West', ['3N 5W 9 NE4']],
  [
    'the south-west quarter of the south-west quarter of the same section, and the south-east quarter of section five, township one north, range one east',
    ['? ? ? SW4 SW4', '1N 1E 5 SE4'],
  ],
  ['the undivided one half of the NW quarter of Section 3, Township 4 South, Range 11 West', ['4S 11W 3 NW4']],
  [
    'the N 1/2 S 1/2 and SE 1/4 SE 1/4 Sec. 5, N 1/2 NE 1/4 Sec. 8, T. 20 S., R. 41 E., W. M.',
    ['20S 41E 5 N2 S2', '20S 41E 5 SE4 SE4', '20S 41E 8 N2 NE4'],
  ],
  [
    'Southeast Quarter of the Northwest Quarter (SE 1/4 NW 1/4), Northeast Quarter of Southwest Quarter (NE 1/4 SW 1/4) of Section Two (2), Township Five (5) South, Range Nine (9) West',
    ['5S 9W 2 SE4 NW4', '5S 9W 2 NE4 SW4'],
  ],
  [
    'T5S, R9W, Sec. 2: that part of the NE1/4 lying north of the canal; Sec. 3: All that part of the S1/2SE1/4 south of the road',
    ['5S 9W 2 NE4', '5S 9W 3 S2 SE4'],
  ],
  ['E.½ N.W.¼ & W.½ N.E.¼, Section 27 Town 2 South Range 8 West, Michigan', ['2S 8W 27 E2 NW4', '2S 8W 27 W2 NE4']],
  ['Sec. 27, Town 2 S., R. 8 W. — E. ½ of N.W. ¼', ['2S 8W 27 E2 NW4']],
  ['N.E.1/4, S.10, T.3N., R.2E.', ['3N 2E 10 NE4']],
  [
    'the S.W. ¼ of S. 10, T. 3 N., R. 2 E., and the N.W. ¼ of S. 15 of the same township',
    ['3N 2E 10 SW4', '3N 2E 15 NW4'],
  ],
  ['the SE 40 acres of the NE1/4 of Sec. 14, T. 3 N., R. 2 E.', ['3N 2E 14 NE4']],
  ['Twp 12-S, Rge 4-E, Sec 9: NE', ['12S 4E 9 NE4']],
  ['T.12.S. R.4.E. Sec.9 N½SE¼', ['12S 4E 9 N2 SE4']],
  ['Tp 12 S R 4 E sec 9 NE¼, also sec 10 W½ same tp & r', ['12S 4E 9 NE4', '12S 4E 10 W2']],
  [
    'all that part of the SE quarter of Sec 9 Tp 12 S R 4 E lying south of the river, except the right of way',
    ['12S 4E 9 SE4'],
  ],
  // a part said again in letters, at the head of the next line
  [
    'The East One-Half (E 1/2) of the Southeast Quarter \n        (SE 1/4) of Section 22, Township 17 North, Range 2 East',
    ['17N 2E 22 E2 SE4'],
  ],
]);
