// Land as assessors, auditors and newspapers list it: small letters, abbreviations, letters without fractions. All written for this table.
import { landTable } from './lands.ts';

landTable('small letters and abbreviations of a tax roll', [
  ['w hf s w qr, sec 19, t 12, r 4, 80 acres', ['12 4 19 W2 SW4']],
  ['n e n w, sec 8, t 12, r 4, 40 a', ['12 4 8 NE4 NW4']],
  ['s hf n e qr & n w qr n e qr, sec 30, t 11 s, r 6 w', ['11S 6W 30 S2 NE4', '11S 6W 30 NW4 NE4']],
  ['the nw4 of sec 3 and the e2 of sw4 of sec 26, twp 8 s., rge 40 w.', ['8S 40W 3 NW4', '8S 40W 26 E2 SW4']],
  ['the n. e. q’r of sec. 5, in t. 9 n., of r. 2 east', ['9N 2E 5 NE4']],
  ['s e 1-4 of s w 1-4 sec 31, Town 6 north of range 3 west', ['6N 3W 31 SE4 SW4']],
  ['NE 1-4 SE 1-4, S 1-2 SE 1-4, Section 2, Township 31 N., Range 22 E.', ['31N 22E 2 NE4 SE4', '31N 22E 2 S2 SE4']],
  ['S. W. 1-4 of Sec. 9, T. 4 S., R. 1 W.', ['4S 1W 9 SW4']],
  ['W. frac. 1/2 of N.W. 1/4, Sec. 18, T. 5 S., R. 2 E.', ['5S 2E 18 W2 NW4']],
  ['T5N-R2W, Sec. 6: SW frl 1/4', ['5N 2W 6 SW4']],
  ['section 36: n.w. quarter, T. 9, R. 3 W.', ['9 3W 36 NW4']],
  ['w. half of s.e. quarter, sec. 4, tp. 2 s., r. 7 e.', ['2S 7E 4 W2 SE4']],
  ['nw qr se qr sec 12 tp 21\n  r 5 w, 40 acres', ['21 5W 12 NW4 SE4']],
]);

landTable('abbreviations keep their point', [
  ['E. hf. of the S. W. qr. of Sec. 7, T. 3 N., R. 1 W.', ['3N 1W 7 E2 SW4']],
  ['N. hf. SW. qr. & S. hf. NW. qr., Sec. 22, Town 5 N., Range 9 E.', ['5N 9E 22 N2 SW4', '5N 9E 22 S2 NW4']],
  ['N.E. quar. of S.E. quar. Section 11, Town 6, Range 14, west', ['6 14W 11 NE4 SE4']],
  ['E½ of N.W. qr. S. 6, T. 11, R. 3; and S.E. qr. S. 18, T. 12, R. 4', ['11 3 6 E2 NW4', '12 4 18 SE4']],
  ['the NW qr. of Sec. 4, T. 3 N., R. 1 W. The sheriff sold the mill.', ['3N 1W 4 NW4']],
]);

landTable('letters without fractions', [
  ['Town 21 north, range 3 east.\nSW SE, sec. 36\nN½ NW, sec. 5', ['21N 3E 36 SW4 SE4', '21N 3E 5 N2 NW4']],
  ['S E of N W, Sec. 3, T. 4 N., R. 2 E.', ['4N 2E 3 SE4 NW4']],
  ['N.W. S.W., Sec. 3, T. 4 N., R. 2 E.', ['4N 2E 3 NW4 SW4']],
  ['W½ of N.E., Sec. 3, T. 4 N., R. 2 E.', ['4N 2E 3 W2 NE4']],
  ['NW of SE & S½ of NE of SE   S 9  T 7  R 12E', ['7 12E 9 NW4 SE4', '7 12E 9 S2 NE4 SE4']],
  ['SW of NE¼, Sec 6, T11N, R16E', ['11N 16E 6 SW4 NE4']],
  ['SE SW NW¼, Sec 6, T11N, R16E', ['11N 16E 6 SE4 SW4 NW4']],
  [
    'T31N R5W — sec 2: n½ of sw, s½ of se; sec 9: ne of nw; sec 12: all; sec 15: sw, w½ of ne',
    ['31N 5W 2 N2 SW4', '31N 5W 2 S2 SE4', '31N 5W 9 NE4 NW4', '31N 5W 12 ALL', '31N 5W 15 SW4', '31N 5W 15 W2 NE4'],
  ],
  ['SWJ NEJ and NWJ SEJ of Section 8, Tp. 81, Range 24', ['81 24 8 SW4 NE4', '81 24 8 NW4 SE4']],
  ['N½ SE of the creek in Section 8, T. 1 N., R. 1 E.', ['1N 1E 8 N2']],
]);

landTable('townships without a direction: beside a section, or alone in their line', [
  ['T. 104, R. 31.\nNE¼, sec. 2', ['104N 31W 2 NE4']],
  ['NE¼, sec. 2, T. 104, R. 31', ['104N 31W 2 NE4']],
  ['T 104, R 31, sec. 2, NE¼', ['104N 31W 2 NE4']],
  ['Rule 3: T 5 and R 7 are the codes; NE¼ of section 2', ['? ? 2 NE4']],
]);

landTable('lots by their letter', [
  [
    'T40N-R70W\nSec 3: L3(39.80), L4(39.75), S2NW, SW',
    ['40N 70W 3 L3', '40N 70W 3 L4', '40N 70W 3 S2 NW4', '40N 70W 3 SW4'],
  ],
  ['T40N R70W Sec 4: LTS 1-3, S2NE', ['40N 70W 4 L1', '40N 70W 4 L2', '40N 70W 4 L3', '40N 70W 4 S2 NE4']],
  ['the north half of Section 4, T. 1 N., R. 1 E., along line L1 to L2', ['1N 1E 4 N2']],
]);

landTable('points that lead to the section, and square brackets', [
  [
    'Town 31 North of Range 6 West\nse ¼ of nw ¼ ...... Sec. 3 ..... 40.00\nw ½ of ne ¼ ....... Sec. 17 ..... 80.00\nnw ¼ .............. Sec. 20 .... 160.00',
    ['31N 6W 3 SE4 NW4', '31N 6W 17 W2 NE4', '31N 6W 20 NW4'],
  ],
  [
    'the East-half of the South-west quarter [E½ SW¼] of Section number Nine [9], in Township One hundred four [104], North of Range Thirty [30] West',
    ['104N 30W 9 E2 SW4'],
  ],
]);

landTable("the office's figures behind a section", [
  ['NWNE Sec 18 0040N 0030W', ['4N 3W 18 NW4 NE4']],
  ['0040N 0030W 018 ALIQ NWNE;', ['4N 3W 18 NW4 NE4']],
]);

landTable('a heading for the numbers of all lines below it', [
  ['T. 12 N., R. 3 W.\nSec.\n27: SW¼;\n28: E½;\n33: N½NE¼.', ['12N 3W 27 SW4', '12N 3W 28 E2', '12N 3W 33 N2 NE4']],
]);
