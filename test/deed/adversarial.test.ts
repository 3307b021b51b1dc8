// Texts made to be slow: 64 KB of one word or phrase, and 256 KB of those that pile something up (tracts, returns, sections, dates).
// CPU time is held against that of an ordinary description read in the same run, and the least of a few readings counts, so what
// else the machine does is no part of it. `npm run bench -- grammar` prints the milliseconds and how they grow.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { cpuMs, filled, KB, leastCpuMs } from './cpu-time.ts';

const HOSTILE = [
  '\n1\n\n',
  'thence N 45° E 9 feet to the begin-\nning; ',
  'thence ',
  '7',
  'north ',
  '(',
  '((',
  '°',
  'beginning at ',
  'commencing at a ',
  'feet ',
  'to the point of beginning ',
  'one hundred ',
  'chord ',
  '1,',
  '1, ',
  "N 45°30' E 100 feet; ",
  "thence N 45°30' E 100 feet; ",
  'and run ',
  'n. 40 & ',
  'west 80 rods; south 160; ',
  'with the meanders ',
  'from the ',
  '1. ',
  '(1) ',
  'except ',
  'a',
  'A',
  ' ',
  '\n',
  'and ',
  '.',
  '; ',
  'curve to the left radius ',
  'azimuth ',
  'containing 4 acres ',
  'of ',
  'the ',
  '12345 ',
  'seconds ',
  '"',
  "'",
  '- ',
  'six ',
  'bears ',
  'along the ',
  'N 5 E 40 feet to a stone and with the wall to the beginning and ',
  'N 5 E 40 feet to an elm, the same course ',
  'to a ',
  'said ',
  'one-',
  'thence along ',
  ', ',
  'tract 1 ',
  'n ',
  'no ',
  'NE¼',
  '1-',
  '%4',
  '5-2N-3W ',
  'T. 5 N., R. 3 W., sec. 1, NE¼; ',
  'lot 1 block 1 ',
  'book 1 page 2 ',
  'January 1, 1900 ',
  'Smith County, Georgia ',
  'thence N ',
  '(a) north ',
  'first, second, ',
  'eight-',
  'l5 ',
  'five (5) ',
  'thence N 45 E 10 feet to the point of beginning; ',
  'Beginning at a stone; thence N 45 E 10 feet; ',
  '½',
  '0-',
  '8 ',
  '5" ',
  'N2 ',
  'S½ ',
  'N-5 ',
  'N 45 ',
  '1/',
  'T. 5 N., R. 3 W. ',
  'NE1/4 of section 1, ',
  'sec. 1, T. 5 N., R. 3 W.; ',
  '03/04/1999 ',
];
/** Each of these once grew with the square of the text, or could: every piece of it asks something of the others. */
const PILED_UP = [
  'thence N 45° E 9 feet to the begin-\nning; ',
  'thence South 37\nPage 2 of 6\n\n',
  'L1, N 5-10-20 E, 100.00\nd. S 5° W 9 feet; e. N 5° W 9 feet\n',
  'Beginning at a stone; thence N 45 E 10 feet; ',
  'Beginning at a stone; thence N 45 E 10 feet; thence S 45 E 10 feet; thence S 45 W 10 feet; thence N 45 W 10 feet to the point of beginning. ',
  'TRACT 1. Beginning at a stone; thence N 45°30\'00" E 100 feet; thence S 45 W 90 feet to the beginning.\n',
  'Beginning at a stone; thence N 45 E 10 feet; thence S 5 feet to the point of beginning.\n\nThe NE¼ of section 1, T. 5 N., R. 3 W.\n\n',
  'Beginning at a stone; thence N 45 E 10 feet; LESS AND EXCEPT Beginning at a stone; thence N 45 E 10 feet, containing 4 acres. ',
  'thence N 45 E 10 feet to the point of beginning; ',
  'to the point of beginning. From the corner of Section 9, run N 45 E 10 feet; ',
  "thence N 45°30' E 100 feet; ",
  'beginning at ',
  'dated March 5, 1901, ',
  'this 5th day of March, 1901, ',
  '03/04/1999 ',
  'T. 5 N., R. 3 W. ',
  '5-2N-3W ',
  'NE1/4 of section 1, ',
  'section 1, except the NE¼, ',
  'Lot 1, Block 2, Plat of Elm; ',
  'recorded in Deed Book 12, Page 34, ',
  'L1 N 45 E 100.00\n',
  'thence along ',
  'n ',
  '1,',
  '1 | N 5 E | 44.5 ft\n',
  'Az. 30-46-18, 120.00 ft; ',
  "S1-10-00E/90.00'; ",
  'continue on the same line another 14 feet to a pin ',
  'NORTHERLY: by the highway, 215 feet; ',
  '2 chains, S 2.50 chains, W 2 chains, N 2.50 chains, one half ; ',
  'reads "thence 1 ',
  ' E 96 poios to a stake, S 20 W 54 poles',
];
const OPENING = 'Beginning at a stone; thence N 45 E 100 feet; ';
/** Legal words in bad order: one course, or what seems one, that goes on to the end of the text. */
const BAD_ORDER: Readonly<Record<string, (size: number) => string>> = {
  'courses without a mark between them, then blanks': (size) =>
    filled('thence due North 100 feet ', size / 2) + filled(' ', size / 2),
  'the words of a curve, then figures': (size) => OPENING + filled('along a curve ', size / 2) + filled('1 ', size / 2),
  'blocks of misread winds, accents and primes': (size) =>
    ['thenoe N0rth ', 'é', '′', 'North '].map((unit) => filled(unit, size / 4)).join(''),
  'winds before one length': (size) => `${OPENING}thence ${filled('North ', size)}100 feet`,
  'verbs before bearings': (size) => filled('run N2, ', size),
  'hyphens before a wind': (size) => `${OPENING}thence ${filled('-', size)} North 100 feet; thence S 45 W 10 feet`,
};

/** 64 KB of ordinary courses: about 16 ms. */
let ordinaryMs = Infinity;
before(() => {
  const ordinary = filled('thence N 45°30\'15" E 100.25 feet to a stone in the line of Amos Vell; ', 64 * KB);
  for (let reading = 0; reading < 8; reading++) ordinaryMs = Math.min(ordinaryMs, cpuMs(ordinary));
});

// The slowest takes nine to thirteen times the ordinary text, which most shortcuts are for; a pattern or a search without a bound takes hundreds.
const takesNoLonger = (text: string): void => {
  const bound = 20 * ordinaryMs;
  const spent = leastCpuMs(text, bound);
  assert.ok(spent < bound, `${spent.toFixed(0)} ms of CPU, an ordinary text takes ${ordinaryMs.toFixed(0)}`);
};
for (const unit of HOSTILE)
  test(`64 KB of ${JSON.stringify(unit)} takes no more than twenty times an ordinary text`, () => {
    takesNoLonger(filled(unit, 64 * KB));
  });
for (const [name, text] of Object.entries(BAD_ORDER))
  test(`64 KB of ${name} takes no more than twenty times an ordinary text`, () => {
    takesNoLonger(text(64 * KB));
  });

// Linear growth is four times; growth with the square of the text sixteen.
for (const unit of PILED_UP)
  test(`256 KB of ${JSON.stringify(unit)} takes less than eight times 64 KB of it`, () => {
    const once = Math.max(ordinaryMs / 4, Math.min(cpuMs(filled(unit, 64 * KB)), cpuMs(filled(unit, 64 * KB))));
    const spent = leastCpuMs(filled(unit, 256 * KB), 8 * once);
    assert.ok(spent < 8 * once, `${spent.toFixed(0)} ms of CPU, a quarter of it takes ${once.toFixed(0)}`);
  });
