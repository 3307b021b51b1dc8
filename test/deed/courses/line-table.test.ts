import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, callLines, tractsOf } from '../reading.ts';

const TABLES = `
LINE TABLE
LINE   BEARING          DISTANCE
L1     N 10°00'00" E    100.00'
L2     S 80°00'00" E    50.00'

CURVE TABLE
CURVE  RADIUS   LENGTH   DELTA        CHORD BEARING     CHORD
C1     500.00'  60.00'   6°52'32"     S 05°00'00" W     59.96'
C2     200.00'  30.00'   8°35'40"     S 15°00'00" W     29.97'
`;

test('rows of line and curve tables fill the courses that name them', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence along line L1 to a pin; thence L2 to a pin; thence along curve C1, to the right, to a pin; thence N 90° W 40 feet to the point of beginning.\n${TABLES}`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 100`,
    `S 80°00'00" E 50`,
    `curve R500 L60 C59.96 [S 05°00'00" W] D6.8756 right`,
    `N 90°00'00" W 40`,
  ]);
  assert.match(tract!.calls[0]!.confidence_reason, /from the table, row L1/);
});

test('each clause that names a row is a course, and the row no neighbour', () => {
  const table =
    "\nLINE TABLE\nL1 N 20°00'00\" E 60.00'\nL2 S 70°00'00\" E 80.00'\nL3 S 20°00'00\" W 60.00'\nL4 N 70°00'00\" W 80.00'\n";
  const curves =
    "\nCURVE TABLE\nCURVE  RADIUS   LENGTH   DELTA  CHORD BEARING  CHORD\nC1  500.00'  60.00'   6°52'32\"  S 05°00'00\" W     59.96'\n";
  const lines = ['N 20°00\'00" E 60', 'S 70°00\'00" E 80', 'S 20°00\'00" W 60', 'N 70°00\'00" W 80'];
  const rows = [
    'thence along line L1; along line L2; along line L3; along line L4',
    'thence along Line L1, along Line L2, along Line L3, and along Line L4',
    'thence L1; L2; L3; L4',
    'thence along L1, L2, L3 and L4',
    'and follow L1, L2, L3, L4',
    'thence line L1; line L2; thence line L3; line L4',
    'thence with line L1 to a pin; with line L2 to a pin; with line L3 to a pin; with line L4',
    'thence (1) L1; (2) L2; (3) L3; (4) L4',
    '(1) along line L1; (2) along line L2; (3) along line L3; (4) along line L4',
    'thence along line L1 and line L2; thence along line L3; thence along line L4',
    'thence the following four courses: along line L1; along line L2; along line L3; along line L4',
  ];
  for (const words of rows) {
    const [tract] = tractsOf(`Beginning at a pin; ${words} to the point of beginning.${table}`);
    assert.deepEqual(tract!.calls.map(callLine), lines, words);
    assert.deepEqual(
      tract!.calls.map((call) => call.adjoiner ?? ''),
      ['', '', '', ''],
      words,
    );
    assert.equal(tract!.calls[3]!.monument, 'the point of beginning', words);
  }
  const curved = `Beginning at a pin; thence along the highway the following five courses: (1) along line L1 to the start of curve C1; (2) along curve C1; (3) along line L2; (4) along line L3; (5) along line L4 to the point of beginning.${table}${curves}`;
  assert.deepEqual(callLines(curved), [lines[0], `curve R500 L60 C59.96 [S 05°00'00" W] D6.8756`, ...lines.slice(1)]);
  const missing = tractsOf(
    `Beginning at a pin; thence along L1; along L2; along L7; along L4 to the point of beginning.${table}`,
  )[0]!;
  assert.deepEqual(
    missing.calls.map((call) => call.confidence),
    ['medium', 'medium', 'low', 'medium'],
  );
});

test('a numbered line that goes "thence" is the course itself', () => {
  const [tract] = tractsOf(
    'Beginning at a pin;\n  L1   thence with Moss N 10° E 100 feet;\n  L2   thence S 80° E 50 feet;\n  L3   thence S 10° W 100 feet;\n  L4   thence N 80° W 50 feet to the beginning.',
  );
  assert.equal(tract!.calls.length, 4);
});

test('a table alone is no description', () => assert.deepEqual(tractsOf(TABLES), []));

test('what the sentence gives stands over the table', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence along L1, N 11° E 101 feet; thence S 80° E 50 feet; thence N 90° W 40 feet to the point of beginning.\n${TABLES}`,
  );
  assert.equal(callLine(tract!.calls[0]!), `N 11°00'00" E 101`);
});

test('a line table that closes in its own order is the boundary', () => {
  const [tract] = tractsOf(
    `PARCEL 4 - BOUNDARY LINE TABLE\nLINE  BEARING        DISTANCE\nL1    N00°30'00"E    100.00'\nL2    S89°30'00"E    250.00'\nL3    S00°30'00"W    100.00'\nL4    N89°30'00"W    250.00'\n\nAREA = 25,000 SQ. FT.`,
  );
  assert.deepEqual(
    tract!.calls.map((c) => c.distance),
    [100, 250, 100, 250],
  );
});

test('the table behind the last course is not its text: along L2 to the point of beginning', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence N 40° E 10 feet; thence S 10° E 60 feet; thence along line L2 to the point of beginning.\n${TABLES}`,
  );
  assert.equal(callLine(tract!.calls[2]!), `S 80°00'00" E 50`);
});

test('rows have other names too, and a sign behind them', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence WL-1; thence WL-2 and C1 to a pin; thence N 90° W 40 feet to the point of beginning.
WL-1 = North 10° East 100.00';  WL-2 = South 80° East 50.00';  C1: R = 500.00', L = 60.00', Delta = 06°52'32", Chord = South 05° 00' West 59.96', right.`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 100`,
    `S 80°00'00" E 50`,
    `curve R500 L60 C59.96 [S 05°00'00" W] D6.8756 right`,
    `N 90°00'00" W 40`,
  ]);
});

test('lines and curves by number, told below', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence N 10° E 30 feet; thence along Line 1 as shown below; thence S 80° E 60 feet to the beginning of Curve 1; thence along Curve 1 to its end; thence N 90° W 40 feet to the point of beginning.
Line 1: N 20°15' E, 28.28 ft
Curve 1: left, radius 55.00 ft, central angle 48°11'23", arc 46.26 ft`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 30`,
    `N 20°15'00" E 28.28`,
    `S 80°00'00" E 60`,
    `curve R55 L46.26 D48.1897 left`,
    `N 90°00'00" W 40`,
  ]);
});

test('lines by number that no course names are the courses', () => {
  const [tract] = tractsOf(
    'Beginning at a pin; Line 1: N 10° E 30 feet to a pin\nLine 2: S 80° E 60 feet to a pin\nLine 3: S 50° W 55 feet to the point of beginning.',
  );
  assert.deepEqual(tract!.calls.map(callLine), [`N 10°00'00" E 30`, `S 80°00'00" E 60`, `S 50°00'00" W 55`]);
});

test('a row without its hand takes it from the side that the sentence names', () => {
  const [tract] = tractsOf(
    `Beginning at a pin; thence S 10° E 60 feet; thence along curve C-1, being concave to the north; thence N 50° E 80 feet to the point of beginning.

L-1   S 01°12'00" W   120.30
C-1   Δ=40°30'00"   R=480.00   L=339.29   CH=N 80°15'00" W 332.27`,
  );
  assert.equal(callLine(tract!.calls[1]!), `curve R480 L339.29 C332.27 [N 80°15'00" W] D40.5 right`);
});

const LINES = `LINE  BEARING       DISTANCE\nL1    N 10°00'00" E  50.00'\nL2    S 20°00'00" W  80.00'`;
/** The same curve under heads of every order; what the row does not tell stays open. */
const CURVE_TABLES: [head: string, row: string, curve: string][] = [
  [
    'NO.  DELTA  RADIUS  TANGENT  ARC  CHORD  CHORD BRG',
    `C1  30°00'00"  200.00  53.59  104.72  103.53  N 45°00'00" E`,
    `curve R200 L104.72 C103.53 [N 45°00'00" E] D30`,
  ],
  [
    'CURVE | CHORD LENGTH | CH. BRG. | ARC LENGTH | RADIUS | DELTA',
    `C1 | 103.53' | N 45°00'00" E | 104.72' | 200.00' | 30°00'00"`,
    `curve R200 L104.72 C103.53 [N 45°00'00" E] D30`,
  ],
  [
    'CURVE  RADIUS  ARC     DELTA  CHORD    CHORD\n               LENGTH  ANGLE  BEARING  LENGTH',
    `C1  200.00'  104.72'  30°00'00"  N45°00'00"E  103.53'`,
    `curve R200 L104.72 C103.53 [N 45°00'00" E] D30`,
  ],
  [
    'CURVE  R  L  Δ  CB  CH',
    `C1  200.00'  104.72'  30°00'00"  N45°00'00"E  103.53'`,
    `curve R200 L104.72 C103.53 [N 45°00'00" E] D30`,
  ],
  [
    'CURVE  DEGREE  DELTA  RADIUS  LENGTH  CHORD',
    `C1  28°38'52"  30°00'00"  200.00'  104.72'  103.53'`,
    'curve R200 L104.72 C103.53 D30',
  ],
  // A cell is missing: which one, only what agrees can say.
  [
    'CURVE  LENGTH  RADIUS  DELTA  TANGENT  CHORD  CH. BRG.',
    `C1  104.72  200.00  30°00'00"  103.53  N45°00'00"E`,
    `curve R200 L104.72 C103.53 [N 45°00'00" E] D30`,
  ],
  [
    'CURVE  LENGTH  RADIUS  DELTA  TANGENT  CHORD  CH. BRG.',
    `C1  104.72  200.00  30°00'00"  53.59  N45°00'00"E`,
    `curve [N 45°00'00" E] D30`,
  ],
  // No head: the order of the lengths is not known, unless only one agrees.
  ['', `C1  200.00'  30°00'00"  104.72'  N 45°00'00" E  103.53'`, `curve R200 L104.72 C103.53 [N 45°00'00" E] D30`],
  ['', `C1  200.00'  30°00'00"  83.28'  N 45°00'00" E  103.53'`, `curve [N 45°00'00" E] D30`],
];
for (const [head, row, curve] of CURVE_TABLES)
  test(`columns by their heads: ${head.replace(/\s+/g, ' ') || 'none'}`, () => {
    const [tract] = tractsOf(
      `Beginning at a nail; thence L1; thence C1; thence L2 to the point of beginning.\n\n${LINES}\n\nCURVE TABLE\n${head}\n${row}\n\nArea = 8,410 S.F.\nRadius of the cul-de-sac 50 feet, chord as shown.`,
    );
    assert.deepEqual(tract!.calls.map(callLine), [`N 10°00'00" E 50`, curve, `S 20°00'00" W 80`]);
    assert.equal(tract!.stated_area, 'sqft=8410');
  });

test('a single row under the title of a table', () =>
  assert.equal(
    callLines(`Beginning at a pin; thence N 59° W, 111 feet; thence along Curve C1 in the table below; thence S 49° W, 88 feet to the point of beginning.

CURVE TABLE
CURVE   RADIUS    DELTA        LENGTH    CHORD BEARING    CHORD
C1      60.00'    63°20'49"    66.34'    N32°12'10"E      63.01'   (LT)`)[1],
    `curve R60 L66.34 C63.01 [N 32°12'10" E] D63.3469 left`,
  ));

test('the rows of a table run along nobody', () => {
  const [tract] = tractsOf(
    `${TABLES}\nBeginning at a pin; thence along L1 and L2 to a stone; thence to the beginning.`,
  );
  assert.deepEqual(
    tract!.calls.map(({ adjoiner }) => adjoiner),
    ['', '', ''],
  );
});

test('a row named before the first "thence" is a course', () => {
  const table = `
L1 N 12°00'00" E 90.00'
L2 S 78°00'00" E 50.00'
L3 S 12°00'00" W 90.00'
`;
  const [first, ...others] = [`N 12°00'00" E 90`, `S 78°00'00" E 50`, `S 12°00'00" W 90`];
  const rows: [words: string, answer: (string | undefined)[]][] = [
    ['at a pin; running along line L1; then along line L2; then along line L3', [first, ...others]],
    ['at a pin; along line L1 to a rebar; thence along line L2; thence along line L3', [first, ...others]],
    ['at the end of line L1; thence along line L2; thence along line L3', others],
    ['at a pin on line L1; thence along line L2; thence along line L3', others],
  ];
  for (const [words, answer] of rows)
    assert.deepEqual(callLines(`Beginning ${words} to the point of beginning.${table}`), answer, words);
});

test('a table that begins with another row than the first, where a course names it', () => {
  const words = 'Beginning at a rod; thence along curve C7; thence along line L8 to the point of beginning.';
  const curve = `curve R25 L39.27 C35.36 [N 45°00'00" E]`;
  const rows: [row: string, answer: string][] = [
    [`C7 R=25.00' L=39.27' CB=N 45°00'00" E CL=35.36'`, curve],
    [`C7 R=25.00' L=39.27' CHORD N 45°00'00" E 35.36' RIGHT`, `${curve} right`],
  ];
  for (const [row, answer] of rows)
    assert.deepEqual(callLines(`${words}\n${row}\nL8 N 89°00'00" E 40.00'`), [answer, `N 89°00'00" E 40`], row);
});

test('a table of lines and one of labelled curves side by side', () => {
  const table = `
L1  N 12°00'00" E  90.00'     C1  R=50.00'  L=30.00'  CH=N 29°11'20" E 29.55'
L2  S 78°00'00" E  50.00'     C2  R=60.00'  L=20.00'  CH=S 10°00'00" W 19.91'
`;
  assert.deepEqual(
    callLines(
      `Beginning at a pin; thence along line L1; thence along curve C1 to the left; thence along line L2 to the point of beginning.${table}`,
    ),
    [`N 12°00'00" E 90`, `curve R50 L30 C29.55 [N 29°11'20" E] left`, `S 78°00'00" E 50`],
  );
});
