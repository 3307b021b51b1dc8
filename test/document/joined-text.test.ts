// Pasted text is read across the ends of its lines and pages, and quoted as it was pasted.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { joinedText } from '../../src/document/joined-text.ts';
import { pastedOffset } from '../../src/document/joints.ts';

const BILL = [
  'the lands of the state lying in the County of Marl and described',
  'as follows: Beginning at a pin in the north line of the lane, thence',
  'north 14 degrees 20 minutes east, a distance of 311.40 feet to a',
  'stone; thence south 75 degrees 40 minutes east, 118.25 feet to the',
  'west line of the mill road; thence along the said line of the road',
  'south 14 degrees 20 minutes west, 311.40 feet; thence north 75',
  'degrees 40 minutes west, 118.25 feet to the point of beginning, be',
  'conveyed to the Town of Osprey for the use of its fire brigade and',
  'for no other use whatever.',
];
const ITEMS = ['T. 4 N., R. 2 W.,', 'Sec. 9: that part of the north half lying west of the lane', 'Sec. 12: NE¼'];
const COURSES = Array.from(
  { length: 9 },
  (_, i) => `${i + 1} N ${i + 11} E ${i + 40}.00 feet to a pin set in the line of lot`,
);
const CORNERS = Array.from(
  { length: 9 },
  (_, i) => `thence east ${i + 9}0.5 feet along the brook to a post, corner No. ${i + 1}`,
);

describe('numbers of lines are left out', () => {
  const numbered = (lines: readonly string[], first: number, between: string): string =>
    lines.map((line, i) => `${first + i} ${line}`).join(between);
  const glued = (lines: readonly string[], first: number): string =>
    lines.map((line, i) => `${first + i}${line}`).join('\n');
  const rows: [name: string, pasted: string, joined: string | null][] = [
    ['at the heads of lines', numbered(BILL, 4, '\n'), BILL.join('\n')],
    ['indented, in capitals', numbered(BILL, 17, '\n  ').toUpperCase(), BILL.join('\n').toUpperCase()],
    ['among the words, where the ends of lines were lost', numbered(BILL, 31, ' '), BILL.join(' ')],
    [
      'from page to page',
      `${numbered(BILL, 17, '\n')}\n${numbered(BILL, 1, '\n')}`,
      `${BILL.join('\n')}\n${BILL.join('\n')}`,
    ],
    [
      'a few lines of the next page, in capitals',
      `${numbered(BILL, 20, '\n')}\n${numbered(BILL.slice(5, 7), 1, '\n')}`.toUpperCase(),
      `${BILL.join('\n')}\n${BILL.slice(5, 7).join('\n')}`.toUpperCase(),
    ],
    ['past a hundred', numbered(BILL, 94, '\n'), BILL.join('\n')],
    [
      'short lines among them, each with its number',
      numbered([...ITEMS, ...BILL, 'to', ...ITEMS], 1, '\n'),
      [...ITEMS, ...BILL, 'to', ...ITEMS].join('\n'),
    ],
    [
      'a figure behind the last number at the head of a line stays',
      numbered([...BILL.slice(0, 8), 'north 12 degrees 21 minutes east, 118.25 feet to a post.'], 12, '\n'),
      [...BILL.slice(0, 8), 'north 12 degrees 21 minutes east, 118.25 feet to a post.'].join('\n'),
    ],
    ['with the indents before them', BILL.map((line, i) => `     ${i + 3}  ${line}`).join('\n'), BILL.join('\n')],
    ["a figure of the text that is its line's number stays", numbered(BILL, 12, '\n'), BILL.join('\n')],
    [
      'among words both stay, for neither is told from the other',
      numbered(BILL, 12, ' '),
      BILL.map((line, i) => (i === 2 ? `14 ${line}` : line)).join(' '),
    ],
    ['pasted without a blank behind them', glued(BILL, 27), BILL.join('\n')],
    ['the same, some lines with a blank', glued(BILL, 8).replace('\n11', '\n11     '), BILL.join('\n')],
    [
      'the same, a line that begins with a figure',
      glued([...BILL.slice(0, 4), '90.5 feet to a post in the line of the farm;', ...BILL.slice(4)], 31),
      [...BILL.slice(0, 4), '90.5 feet to a post in the line of the farm;', ...BILL.slice(4)].join('\n'),
    ],
    ['the same, too few', glued(BILL.slice(0, 6), 4), null],
    [
      'of streets',
      Array.from({ length: 9 }, (_, i) => `${i + 4}th Street, the north side of it, 90 feet`).join('\n\nand\n'),
      null,
    ],
    ['too few to tell', numbered(BILL.slice(0, 4), 4, '\n'), null],
    ['numbers that do not follow one another', BILL.map((line, i) => `${i * 2} ${line}`).join('\n'), null],
    ['of courses, each on its line', COURSES.join('\n'), null],
    ['of corners', CORNERS.join(' '), null],
    [
      'of lots, each on its line',
      Array.from({ length: 9 }, (_, i) => `${i + 1} John Marsh, house and yard on Mill street, 41 rods`).join('\n'),
      null,
    ],
  ];
  for (const [name, pasted, joined] of rows)
    test(name, () => {
      assert.equal(joinedText(pasted)?.text ?? null, joined);
    });

  test('and every word lies where it was pasted', () => {
    const pasted = numbered([...BILL.slice(0, 6), 'degrees 40 min-', 'utes west, 118.25 feet'], 21, '\n');
    const { text, joints } = joinedText(pasted)!;
    assert.match(text, /40 minutes west/);
    for (const word of ['Marl', 'stone', 'minutes west', 'mill road', '118.25']) {
      const at = text.lastIndexOf(word);
      const found = pasted.slice(pastedOffset(joints, at), pastedOffset(joints, at + word.length, true));
      assert.equal(found.replace(/-\n\d+ /, ''), word);
    }
  });
});

describe('what breaks a sentence is read over', () => {
  const rows: [name: string, pasted: string, joined: string | null][] = [
    ['a word broken at the end of a line', 'to the begin-\nning of', 'to the beginning of'],
    ['the same with a carriage return and an indent', 'the north-\r\n   erly line', 'the northerly line'],
    ['the same in capitals', 'POINT OF BEGIN-\nNING', 'POINT OF BEGINNING'],
    ['a number keeps its hyphen', 'sixty-\nfive feet', 'sixty-five feet'],
    ['a compound keeps its hyphens', 'the right-of-\nway of', 'the right-of-way of'],
    ['a dash before the next course', 'to a stake-\nthence east', null],
    ['a hyphen before a figure', 'lots 3-\n9 of block', null],
    [
      'a number of a page that stands alone',
      'North 12 degrees\n\n614\n\nEast 90 feet',
      'North 12 degrees\nEast 90 feet',
    ],
    ['a number behind an abbreviation', '20 min.\n\n88\n\nE. 41 feet', '20 min.\nE. 41 feet'],
    ['a record in capitals under the angle', "S. 26° 54'\nBOOK 23 PAGE 19\nE. 18 feet", "S. 26° 54'\nE. 18 feet"],
    ['a record that is cited', 'recorded in\nBOOK 23 PAGE 19\nof said county', null],
    ['a number between dashes', 'a line\n- 7 -\n\nrunning east', 'a line\nrunning east'],
    [
      'a head in capitals with its number',
      'ten minutes\n\n91   LOCAL LAWS OF 1911\n\nWest 8 rods',
      'ten minutes\nWest 8 rods',
    ],
    ['a head and a number', 'along the\n\nPRIVATE ACTS, 1903.\n\n207\n\nsaid road', 'along the\nsaid road'],
    [
      'a head under a head',
      'due south twelve\n\n91   LOCAL LAWS OF 1911\n\n          Charter of Vell.\n\nhundred yards',
      'due south twelve\nhundred yards',
    ],
    [
      'what land stands under, behind a number of a page',
      'before a notary\n\n       2\n\n          EXHIBIT A\n\nBeginning',
      'before a notary\nEXHIBIT A\n\nBeginning',
    ],
    [
      'a head among lines without blanks',
      'ten minutes\nLOCAL ACTS 1907. CH. 91. 412\nwest 8 rods',
      'ten minutes\nwest 8 rods',
    ],
    ['the Federal Register', 'thence N.\nFederal Register / Vol. 9, No. 12 / Rules   883\n7° E.', 'thence N.\n7° E.'],
    ['book and page', 'thence with\n\nDEED BOOK 41 PAGE 9\n\nthe road', 'thence with\nthe road'],
    ['page and pages', 'thence with\n\nPage 2 of 6\n\nthe road', 'thence with\nthe road'],
    ['a word broken at the end of a page', '42 min-\n\n48 ACTS 1922\n\nutes east', '42 minutes east'],
    ['a number between two lines of text may be a length', 'a distance of\n210\nfeet', null],
    ['a line in capitals among others', 'THENCE EAST\nALONG LOT 9\nTO A STAKE', null],
    ['a line that measures', 'thence east\n\n40 FEET\n\nto a stake', null],
    ['a head between two sentences stays', 'to a stake;\n\n91   LOCAL LAWS OF 1911\n\nthence west', null],
    ['a number of a list', 'as follows\n\n(2)\n\nNorth 4 rods', null],
    [
      'a number between dashes, in the middle',
      'along the\n            - 3 -\ncenter of the run',
      'along the\ncenter of the run',
    ],
    ['the same beside a record', 'along\n          -3-          411/90\n the lane', 'along\nthe lane'],
    [
      'the bars of a table in which a page was set',
      'one hundred\n|\n|\n|\nand ninety-four feet; seven hun-\n|\n|\ndred and six feet',
      'one hundred\nand ninety-four feet; seven hundred and six feet',
    ],
    [
      'a word said again as it was broken',
      'nine minutes min-utes east, Section Sec-tion 4',
      'nine minutes east, Section 4',
    ],
    ['another broken word', 'nine degrees min-utes east, north-east corner', null],
    ['a row of a table', 'N 4 E\n| 61 feet |\nS 8 E', null],
    [
      'an indent before words that go on',
      '12 chains and\n      75 links to\n   a stone',
      '12 chains and\n75 links to\na stone',
    ],
    [
      'an indent between a wind and its angle',
      'and thence N.\n      61° E. to a stone',
      'and thence N.\n61° E. to a stone',
    ],
    ['an indent before an azimuth', "as follows:\n      61°10' 40 feet", null],
    ['a line set to its full width', '9  chains,  to  a   stone', '9 chains, to a stone'],
    [
      'between the cells of a row that has a name',
      "LINE     BEARING     LENGTH\nL4       South 18 East        40.00\n C-5    30.00'      12°\nOak     Elm",
      "LINE     BEARING     LENGTH\nL4 South 18 East 40.00\n C-5 30.00' 12°\nOak     Elm",
    ],
    ['the columns of a table', 'L4  S 18 E  40.00\nL5  N 2 W  16.10\n     88', null],
    ['an indent before a head', 'as follows:\n     TRACT TWO\n     Beginning', null],
    [
      'blanks that all stand twice',
      'THENCE N 81 30 E 1,793 varas (R = 25.00; L = 39.34; D = 90) to a stake;'.replaceAll(' ', '  '),
      'THENCE N 81 30 E 1,793 varas (R = 25.00; L = 39.34; D = 90) to a stake;',
    ],
    ['a fraction on the next line', 'S 4 W 38\n  1/2 rods; N. 51\n¾° W.', 'S 4 W 38 1/2 rods; N. 51 ¾° W.'],
    ['a date on the next line', 'on lot 38\n1/2/1907 by', null],
    [
      'blanks lost beside thence',
      'and runningthence nine rods; ThenceSouth 4° E; thence200° true',
      'and running thence nine rods; Thence South 4° E; thence 200° true',
    ],
    [
      'blanks lost beside a wind behind miles, where others are lost too',
      'and runningthence two milesouth to an elm; one mile eastto a gate; one mile west tonorth corner; continuingWest by it',
      'and running thence two mile south to an elm; one mile east to a gate; one mile west to north corner; continuing West by it',
    ],
    [
      'a blank lost behind feet',
      '40 feetto a pin, sixty feetalong the road',
      '40 feet to a pin, sixty feet along the road',
    ],
    [
      'blanks lost behind a comma or a semicolon',
      'two thousand,four hundred feet to a pin;thence east',
      'two thousand, four hundred feet to a pin; thence east',
    ],
    ['a blank before a comma or a semicolon', 'N 4° E , 1 ,320 feet ; to a pin', 'N 4° E, 1,320 feet; to a pin'],
    ['words of their own', 'thenceforth, thenceforward and thencefrom; his feetand', null],
    ['specks and a number', "nine degrees\n  ~  .  '      310\nEast, 4 poles", 'nine degrees\nEast, 4 poles'],
    ['a number far to the right', `a pin on the\n${' '.repeat(60)}91\nsouth side`, 'a pin on the\nsouth side'],
    ['a figure far to the right that is wanted', `a distance of\n${' '.repeat(60)}91\nsouth`, null],
    ['a figure far to the right with its unit', `a stake\n${' '.repeat(60)}91\nfeet south`, null],
    ['a course of a column', `N 4 E\n${' '.repeat(30)}91\n`, null],
    ['a paragraph', 'to a stake\n\nthence west', null],
  ];
  for (const [name, pasted, joined] of rows) test(name, () => assert.equal(joinedText(pasted)?.text ?? null, joined));
});

test('every offset leads back to what was pasted', () => {
  const pasted = 'run to the begin-\nning, then twelve\n\n77\n\ndegrees and end';
  const { text, joints } = joinedText(pasted)!;
  for (const word of ['run', 'beginning', 'then', 'twelve\ndegrees', 'degrees', 'end']) {
    const at = text.indexOf(word);
    const quoted = pasted.slice(pastedOffset(joints, at), pastedOffset(joints, at + word.length, true));
    assert.equal(quoted.replace(/-\n|\n\n77\n/g, ''), word);
  }
});
