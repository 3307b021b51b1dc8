// A description reads the same alone and in its paper: what stands before it and behind it has lengths, winds, areas and sections of its own.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pastedText } from '../../src/document/source-text.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { WORDS_BEFORE, WORDS_BEHIND } from '../support/papers.ts';

const TWO_COURSES =
  `Beginning at an iron pin on the north line of Elm Street; thence North 10° 20' East 212.4 feet to a stake; ` +
  `thence South 80° 11' East 310.7 feet to a pin; `;
const CLOSINGS = [
  'thence along the river to the beginning.',
  'thence along the river to the beginning, containing 1.5 acres.',
  'thence to the beginning, containing one and one-half acres, more or less.',
  'thence along the line of Pell to the point of beginning; containing 1.5 acres, more or less.',
  'thence with the creek as it meanders 640 feet to the place of beginning.',
  'thence South 40° West 220 feet, more or less, to the Point of Beginning.',
  'thence north along said line to the point of beginning.',
  'and thence home.',
  'thence by a straight line to the first mentioned bound.',
  'thence South 2° East to the river; thence up the river to the first station, be the same more or less.',
  'thence West 300 feet to the POINT OF BEGINNING. Said tract contains 1.5 acres.',
  'thence West along said street to the POINT OF BEGINNING, said tract containing 65,340 square feet (1.5 acres).',
];

function landOf(text: string): unknown {
  const { tracts } = readDescription(pastedText(text)).extraction;
  return tracts.map(({ calls, tie_calls, ...tract }) => ({
    type: tract.description_type,
    isException: tract.is_exception,
    area: tract.stated_area,
    aliquot: tract.aliquot,
    calls: calls.map(({ bearing, distance, radius, confidence }) => ({ bearing, distance, radius, confidence })),
    ties: tie_calls,
  }));
}

describe('a figure, whatever stands behind it', () => {
  for (const [i, closing] of CLOSINGS.entries())
    test(closing, () => {
      const alone = landOf(TWO_COURSES + closing);
      for (const [k, words] of WORDS_BEHIND.entries())
        assert.deepEqual(landOf(`${TWO_COURSES}${closing}${(i + k) % 2 ? ' ' : '\n\n'}${words}`), alone, words);
    });
});

test('a line that returns nowhere is none of what notes say of the bearings', () => {
  const line = `A strip 20 feet wide, the center line being: ${TWO_COURSES}thence South 40° West 220 feet`;
  const notes = [
    `NOTES: 1. Basis of bearing is the east line of Section 9, N 0°14'22" W 2640.11 feet.`,
    `The basis of bearings for this survey: the line between monuments 4 and 5, N 10° E 300 feet.`,
  ];
  for (const note of notes) assert.deepEqual(landOf(`${line}\n\n${note}`), landOf(line), note);
});

test('a paragraph that begins with what may be measured leaves the length before it to the course', () => {
  const line = `A strip 20 feet wide, the center line being: ${TWO_COURSES}thence South 40° West 220 feet`;
  const words = [
    'Elevation of the culvert at the north end is 611.4 feet and at the south end 610.9 feet.',
    'Road to be kept open at all times, at a width of 12 feet or more.',
    'Easement number two is 30 feet in width.',
    'Right of way fences shall stand 25 feet from the middle.',
    'Above this is a shed 14 feet high.',
  ];
  for (const one of words)
    for (const end of ['', '.']) assert.deepEqual(landOf(`${line}${end}\n\n${one}`), landOf(`${line}${end}`), one);
});

test('a closing that has lost its point ends with its line', () => {
  const closings = ['thence southerly along the river to the place of beginning', 'thence South 40° West 220 feet'];
  const words = [
    'Elevation of the culvert at the north end is 611.4 feet and at the south end 610.9 feet.',
    'Being part of the land conveyed to Voss, the first course of which is North 4° East 1320 feet.',
    'NOTE: Old deed calls the third line South 3 West 40 poles; we found it by fence as run.',
    'Remarks: A spring lies 40 feet north of the house.',
    'Drain field is 60 feet by 90 feet and lies 50 feet from the well.',
  ];
  for (const closing of closings)
    for (const one of words)
      assert.deepEqual(landOf(`${TWO_COURSES}${closing}\n${one}`), landOf(TWO_COURSES + closing), one);
});

describe('a figure, whatever stands before it', () => {
  for (const words of WORDS_BEFORE)
    test(words.slice(0, 60).replaceAll('\n', ' '), () => {
      for (const closing of CLOSINGS)
        assert.deepEqual(landOf(`${words}\n\n${TWO_COURSES}${closing}`), landOf(TWO_COURSES + closing), closing);
    });
});

const LANDS = [
  'T. 14 S., R. 22 E., secs. 3, 9, and 15;\nsec. 16, lots 1 to 4, inclusive, and E½NE¼;\nsecs. 20, 21, and 32.',
  'T. 14 S., R. 22 E., Willamette Meridian,\nSec. 4, S½NE¼;\nSec. 32.',
  'The Northeast Quarter of the Southwest Quarter (NE¼ SW¼) of Section 12, Township 4 North, Range 7 West, containing 40 acres, more or less.',
  'The West Half of Section 9, Township 131 North, Range 48 West of the Fifth Principal Meridian',
  'Government Lots 2 and 3, Section 18, Township 6 South, Range 2 East, Boise Meridian, Ada County, Idaho.',
  'All of Section 5, and the N½ of Section 8, all in Township 12 North, Range 3 East, Indian Meridian.',
  'Lot 7, Block 3, Maple Grove Addition, according to the plat thereof recorded in Plat Book 4, page 11.',
  'Lots 4 and 5, Block 12, Original Town of Calder.',
  'NE/4 SW/4, W/2 SE/4 Sec. 30-T5N-R8W, 120 acres',
  'the north half of the southeast quarter and the lots numbered three and four of section nineteen, in township two south, of range one west',
  'Township 3 South, Range 4 East, M.D.M.\nSection 6: Lots 1-4, S2N2, SE4\nSection 7: All\nSection 18: E2',
  'S½ of the NW¼ of Section 22, T. 9 N., R. 6 E., except the south 10 acres thereof.',
];
/** An easement over land is another tract than the land; a district is no plat. */
const LEADS = WORDS_BEFORE.filter((words) => !/easement|district/i.test(words));

describe('land by section or by plat, whatever stands before it and behind it', () => {
  for (const land of LANDS)
    test(land.slice(0, 60).replaceAll('\n', ' '), () => {
      const alone = landOf(land);
      for (const words of WORDS_BEHIND) assert.deepEqual(landOf(`${land}\n\n${words}`), alone, words);
      for (const words of LEADS) assert.deepEqual(landOf(`${words}\n\n${land}`), alone, words);
    });
});

test('a date, a corner and a warranty in the words around land are none of it', () => {
  const coded = 'NE/4 SW/4, W/2 SE/4 Sec. 30-T5N-R8W, 120 acres';
  const half = 'S½ of the NW¼ of Section 22, T. 9 N., R. 6 E.';
  assert.deepEqual(landOf(`Field work 5-14-74\n\n${half}`), landOf(half));
  assert.deepEqual(landOf(`Source: a well at the corner of Section 9. Place of use:\n\n${coded}`), landOf(coded));
  assert.deepEqual(landOf(`${half} Excepted from the warranty are taxes for 1999.`), landOf(half));
});

test('the sections of a law behind those of land are none of it, and take none of it away', () => {
  const land = 'T. 14 S., R. 22 E., sec. 3;\nsecs. 20 and 32.';
  for (const law of [
    'SEC. 2. That the lands so granted',
    'SECTION 2. This ordinance shall',
    'Sec. 2. The Secretary may',
  ])
    assert.deepEqual(landOf(`${land}\n\n${law}`), landOf(land), law);
});

const FIGURES = [
  `${TWO_COURSES}thence with the creek as it meanders to the place of beginning; excepting therefrom Mill Lane, crossing this land.`,
  `${TWO_COURSES}thence South 40° West 220 feet to the beginning, a net area of 1.4 acres after excluding therefrom Grant 12 (0.1 acre).`,
  `All that tract or parcel of land lying in Wren County, containing 1.5 acres, more or less, and BEGINNING at a stone; thence North 4° East 90 feet; thence along Pell's line to the run; thence down the run to the place of beginning.`,
  `All that lot in the town of Wren, being one acre more or less. Beginning at the corner of Odell; thence N 12° W 208.7 feet; thence N 78° E 208.7 feet; thence S 12° E 208.7 feet; thence S 78° W 208.7 feet to the beginning.`,
  `That part of Lot 9 described as follows: Commencing at the corner of said lot; thence East 40 feet to the point of beginning; thence North 100 feet; thence East 50 feet; thence South 100 feet; thence West 50 feet to the point of beginning.`,
];
const HEADS: readonly (readonly [first: string, second: string])[] = [
  ['Tract 1:\n', '\n\nTract 2:\n'],
  ['PARCEL NO. 1\n\n', '\n\nPARCEL NO. 2\n\n'],
  ['', '\n\nALSO:\n\n'],
  ['(1) ', '\n(2) '],
  ['First Tract: ', ' Second Tract: '],
  ['TRACT I\n', '\nTRACT II\n'],
  ['Parcel A. ', '\n\nParcel B. '],
  ['EXHIBIT A\n', '\n\n----------\n\nEXHIBIT B\n'],
  ['a. ', '\n\nb. '],
  ['', '\n\n'],
];

function bothAlone([first, second]: readonly [string, string], one: string, other: string): void {
  const together = landOf(`${first}${one}${second}${other}`);
  assert.deepEqual(together, [landOf(one), landOf(other)].flat(), `${one.slice(0, 40)} … ${other.slice(0, 40)}`);
}

describe('two figures in one paper, each as it reads alone', () => {
  for (const heads of HEADS)
    test(JSON.stringify(heads[1]), () => {
      for (const one of FIGURES) for (const other of FIGURES) bothAlone(heads, one, other);
    });
});

/** Without a head another paragraph may only say where the figure lies. */
const NAMED_HEADS = HEADS.filter(([, second]) => second.trim() !== '');
/** Land that a sentence's point ends, and figures from which nothing is excepted. */
const WHOLE = LANDS.filter((land) => land.endsWith('.'));

describe('a figure and land without courses in one paper, each as it reads alone', () => {
  for (const heads of NAMED_HEADS)
    test(JSON.stringify(heads[1]), () => {
      for (const figure of FIGURES.slice(2))
        for (const land of WHOLE) {
          bothAlone(heads, figure, land);
          bothAlone(heads, land, figure);
        }
    });
});

const STRIP =
  'A strip of land 30 feet in width, the center line being as follows: Beginning at a spike in the west line of Mill Road; thence North 71° West 412 feet; thence North 64° West 288 feet to the end of said line.';
const LESSENED = `${FIGURES[3]!}\nEXCEPTING THEREFROM the following: Beginning at a stone; thence N 5° E 60 feet; thence S 85° E 60 feet; thence S 5° W 60 feet; thence N 85° W 60 feet to the place of beginning.`;
const MIXED: readonly (readonly string[])[] = [
  [FIGURES[4]!, WHOLE[2]!, WHOLE[4]!],
  [WHOLE[2]!, FIGURES[4]!, STRIP, FIGURES[3]!],
  [LESSENED, WHOLE[4]!, WHOLE[2]!, FIGURES[4]!],
  [WHOLE[4]!, WHOLE[2]!, FIGURES[3]!],
  [STRIP, LESSENED, WHOLE[2]!],
].map((pieces) => pieces.map((piece) => piece.replace(/, (?:Boise|Willamette|Indian) Meridian/, '')));
const ROMAN = ['I', 'II', 'III', 'IV'];
const COUNTED = ['First', 'Second', 'Third', 'Fourth'];
const LETTERS = ['a', 'b', 'c', 'd'];
const EACH_HEAD: readonly (readonly [between: string, head: (i: number) => string])[] = [
  ['\n\n', (i) => `Parcel ${i + 1}:\n`],
  ['\n\n', (i) => `PARCEL NO. ${i + 1}\n\n`],
  ['\n\n', (i) => `${COUNTED[i]!.toUpperCase()}: `],
  [' ', (i) => `${COUNTED[i]!} Tract. `],
  [' ', (i) => `The ${COUNTED[i]!.toLowerCase()} tract: `],
  ['\n\n', (i) => `TRACT ${ROMAN[i]!}. `],
  ['\n\n', (i) => `${ROMAN[i]!}. `],
  ['\n\n', (i) => (i > 0 ? 'ALSO: ' : '')],
  ['\n', (i) => `(${LETTERS[i]!}) `],
  ['\n\n', (i) => `${LETTERS[i]!}. `],
  ['\n\n', (i) => `EXHIBIT A-${i + 1}\n`],
  ['\n\n', (i) => `ITEM ${i + 1}:\n`],
  ['\n', (i) => `${i + 1}. `],
  ['\n\nPage 2 of 5\n\n', (i) => `PARCEL NO. ${i + 1}\n\n`],
  ['\n\nBook 1120 Page 488\n\n', (i) => `${LETTERS[i]!}. `],
];

describe('three pieces and more in one paper, each as it reads alone', () => {
  for (const [between, head] of EACH_HEAD)
    test(JSON.stringify(between + head(1)), () => {
      for (const pieces of MIXED)
        assert.deepEqual(
          landOf(pieces.map((piece, i) => head(i) + piece).join(between)),
          pieces.map(landOf).flat(),
          pieces.map((piece) => piece.slice(0, 30)).join(' … '),
        );
    });
});

test('lots of a plat in a list of other lands are a piece of their own', () => {
  const pieces = [FIGURES[4]!, WHOLE.find((land) => land.startsWith('Lot 7'))!, FIGURES[2]!, WHOLE[2]!];
  for (const head of [
    (i: number) => `(${LETTERS[i]!}) `,
    (i: number) => `${ROMAN[i]!}. `,
    (i: number) => `${i + 1}. `,
    (i: number) => (i > 0 ? 'ALSO: ' : ''),
  ]) {
    const told = pieces.map((piece, i) => head(i) + piece).join(head(1) === '(b) ' ? '\n' : '\n\n');
    assert.deepEqual(landOf(told), pieces.map(landOf).flat(), head(1));
  }
});

test('what the seller owns or bought in all is no area of what he sells', () => {
  const figure = `${TWO_COURSES}thence South 40° West 220 feet to the beginning.`;
  assert.deepEqual(
    landOf(`The Association owns 6.5 acres on the hill, and sells out of it:\n\n${figure}`),
    landOf(figure),
  );
  const bought = 'Bought of the Calder Land Company, 640 acres in all, of which this is the eleventh sale.';
  assert.deepEqual(landOf(`${figure} ${bought}`), landOf(figure));
});

describe('who conveys and where is told by the paper, whatever its description names', () => {
  const deeds: readonly (readonly [before: string, behind: string])[] = [
    [
      'WARRANTY DEED\n\nTHIS INDENTURE, made this 14th day of June, 1987, between HAROLD T. VOSS, of Calder County, Kansas, Grantor, and DELMAR FUEL COMPANY, Grantee, WITNESSETH: That the Grantor conveys unto the Grantee the following described land in Harper County, Kansas:',
      'FILED FOR RECORD June 20, 1987, and recorded in Book 214, Page 88.',
    ],
    [
      'MORTGAGE\n\nThis Mortgage is given on March 3, 2004. The mortgagor is Alan R. Pell, a single man. This Security Instrument is given to Hollis Savings Bank. Borrower conveys to Lender the land in Marion County, Indiana:',
      'Recorded as Instrument 2004-11820.',
    ],
    [
      'Grantor: March Ridge Holdings, LLC\nGrantee: City of Calder\nCounty: Teller\nState: Colorado',
      'Dated April 11, 2013.',
    ],
  ];
  const lands = [
    `${TWO_COURSES}thence South 40° West 220 feet to the beginning.`,
    'Beginning at the corner of land of John Doe; thence N 12° W 208.7 feet to land formerly of Peter Marsh and wife, Sarah Marsh; thence N 78° E 208.7 feet by the Heirs of Eliza Holt; thence to the beginning.',
    'Being the land conveyed by Samuel Roe to Thomas Lind by deed dated March 2, 1951, Book 88, Page 417: Beginning at the tract sold to William Kerr in Book 12, Page 9; thence North 10 rods; thence East 16 rods; thence to the beginning.',
    'Beginning in the County of Rowan line; thence with it S 41 E 66 poles to the corner of George Tarn, grantor in a deed to the Odell Company; thence N 50 E 40 poles; thence to the beginning, surveyed by T. Moss in April 1977.',
    'The Northeast Quarter of Section 12, Township 4 North, Range 7 West.',
  ];
  for (const [before, behind] of deeds)
    test(before.slice(0, 30).replaceAll('\n', ' '), () => {
      const told = lands.map((land) => {
        const { metadata } = readDescription(pastedText(`${before}\n\n${land}\n\n${behind}`)).extraction;
        const { grantors, grantees, recording, transfer_date: date, county, state } = metadata;
        return { grantors, grantees, recording, date, county, state };
      });
      for (const one of told) assert.deepEqual(one, told[0]);
      assert.equal(told[0]!.grantors.length, 1);
      assert.equal(told[0]!.grantees.length, 1);
      assert.notEqual(told[0]!.state, '');
    });
});
