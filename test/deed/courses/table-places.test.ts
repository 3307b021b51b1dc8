// One table of two lines and two curves in the layouts that scans and copied sheets leave of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const DEED =
  'Beginning at a nail; thence along L1 to a stone; thence C1; thence S 33° W 101.25 feet; thence L2 to a stone; thence with Curve C2 to the point of beginning.';
const READ = [
  `N 71°08'30" W 207.44`,
  `curve R310.6 L144.25 C142.96 [S 12°40'05" E] D26.6094`,
  `S 33°00'00" W 101.25`,
  `S 05°52'19" W 64.9`,
  `curve R88.15 L120.4 C111.26 [N 48°11'27" E] D78.2564`,
];
const LINE_HEAD = ['LINE', 'BEARING', 'LENGTH'];
const LINES = [
  ['L1', `N 71°08'30" W`, `207.44'`],
  ['L2', `S 05°52'19" W`, `64.90'`],
];
const CURVE_HEAD = ['CURVE', 'RADIUS', 'ARC', 'DELTA', 'CHORD BEARING', 'CHORD'];
const CURVES = [
  ['C1', `310.60'`, `144.25'`, `26°36'34"`, `S 12°40'05" E`, `142.96'`],
  ['C2', `88.15'`, `120.40'`, `78°15'23"`, `N 48°11'27" E`, `111.26'`],
];
type Rows = readonly (readonly string[])[];
const row = (cells: readonly string[]): string => cells.join('  ');
const columns = (rows: Rows): string[] => rows[0]!.flatMap((_, i) => rows.map((cells) => cells[i]!));

const LAYOUTS: Record<string, (head: readonly string[], rows: Rows) => string[]> = {
  'a row a line': (head, rows) => [row(head), ...rows.map(row)],
  'all rows in one line': (head, rows) => [row(head), rows.map(row).join(' ')],
  'a cell a line': (head, rows) => [...head, ...rows.flat()],
  'column by column': (head, rows) => [...head, ...columns(rows)],
  'column by column, each under its head': (head, rows) => columns([head, ...rows]),
  'the last columns below the first': (head, rows) => [
    row(head.slice(0, 2)),
    ...rows.map((cells) => row(cells.slice(0, 2))),
    row(head.slice(2)),
    ...rows.map((cells) => row(cells.slice(2))),
  ],
  'the name on a line of its own': (head, rows) => [
    row(head),
    ...rows.flatMap((cells, i) => (i === 1 ? [cells[0]!, row(cells.slice(1))] : [row(cells)])),
  ],
  'a row torn before its last cell': (head, rows) => [
    row(head),
    ...rows.flatMap((cells, i) => (i === 0 ? [row(cells.slice(0, -1)), cells.at(-1)!] : [row(cells)])),
  ],
  'a head over two lines': (head, rows) => [row(head.slice(0, 2)), row(head.slice(2)), ...rows.map(row)],
  'units in the head': (head, rows) => [
    row(head.map((name) => (/LENGTH|RADIUS|ARC|CHORD$/.test(name) ? `${name} IN FEET` : name))),
    ...rows.map((cells) => row(cells.map((cell) => cell.replace(/(?<=\.\d\d)'/, '')))),
  ],
  'no head': (_, rows) => rows.map(row),
};
for (const [layout, print] of Object.entries(LAYOUTS))
  test(`a table with ${layout}`, () => {
    const tables = ['LINE TABLE', ...print(LINE_HEAD, LINES), '', 'CURVE TABLE', ...print(CURVE_HEAD, CURVES)];
    const [tract] = tractsOf(`${DEED}\n\n${tables.join('\n')}`);
    assert.deepEqual(tract!.calls.map(callLine), READ);
    assert.ok(tract!.calls.every(({ confidence }) => confidence !== 'low'));
  });

test('two tables side by side', () => {
  const rows = LINES.map((cells, i) => `${row(cells)}    ${row(CURVES[i]!)}`);
  const [tract] = tractsOf(
    `${DEED}\n\nLINE TABLE   CURVE TABLE\n${row(LINE_HEAD)}    ${row(CURVE_HEAD)}\n${rows.join('\n')}`,
  );
  assert.deepEqual(tract!.calls.map(callLine), READ);
});

/** What one spoilt row makes of the course that names it: never more than low confidence. */
const SPOILT: [printed: string, spoilt: string, call: number, reason: RegExp][] = [
  [`207.44'`, `2O7 44'`, 0, /row L1/],
  [`207.44'`, `207.44' 8.10'`, 0, /more than one length/],
  [`142.96'`, `14296'`, 1, /do not agree/],
  [`78°15'23"`, `73°15'23"`, 4, /do not agree/],
  [`S 12°40'05" E`, `S 12°40'05"`, 1, /not every cell/],
];
for (const [printed, spoilt, call, reason] of SPOILT)
  test(`a row with ${spoilt} for ${printed} is doubted`, () => {
    const tables = [row(LINE_HEAD), ...LINES.map(row), '', row(CURVE_HEAD), ...CURVES.map(row)].join('\n');
    const [tract] = tractsOf(`${DEED}\n\n${tables.replace(printed, spoilt)}`);
    assert.equal(tract!.calls.length, READ.length);
    assert.equal(tract!.calls[call]!.confidence, 'low');
    assert.match(tract!.calls[call]!.confidence_reason, reason);
  });

test('of two rows of one name, of which one cannot be read, the other is doubted', () => {
  const tables = [...LINES.map(row), '', 'PARCEL B', 'L1  10.14', ...LINES.map(row).slice(1)].join('\n');
  const [tract] = tractsOf(`${DEED}\n\n${tables}\n\n${CURVES.map(row).join('\n')}`);
  assert.deepEqual(
    [0, 3].map((i) => tract!.calls[i]!.confidence),
    ['low', 'medium'],
  );
});

test('column by column, a cell short: nothing tells whose they are', () => {
  const [tract] = tractsOf(`${DEED}\n\nL1\nL2\nL3\nN 71°08'30" W\nS 05°52'19" W\n207.44'\n64.90'`);
  assert.equal(tract!.calls[0]!.bearing, null);
  assert.equal(tract!.calls[0]!.confidence, 'low');
});

test('a length without its point among others is doubted', () => {
  const rows = ['L1  S 10° E  20744', 'L2  S 11° E  64.90', 'L3  S 12° E  80.10'].join('\n');
  const [tract] = tractsOf(`${DEED}\n\n${rows}`);
  assert.match(tract!.calls[0]!.confidence_reason, /may have lost its point/);
});

test('a line that begins with the name a sentence ends with is no row', () => {
  const [tract] = tractsOf(
    `Beginning at a nail; thence along the lane and along line\nL1 to a stone; thence S 33° W 101.25 feet; thence N 40° E 60 feet to the point of beginning.\n\n${LINES.map(row).join('\n')}`,
  );
  assert.equal(callLine(tract!.calls[0]!), READ[0]);
  assert.equal(tract!.calls[0]!.confidence, 'medium');
});

test('a course that names a row of a lost table is one all the same', () => {
  const [tract] = tractsOf(
    'Beginning at a nail; thence N 40° E 60 feet; thence L4; thence S 33° W 101.25 feet to the point of beginning.',
  );
  assert.equal(tract!.calls.length, 3);
  assert.equal(tract!.calls[1]!.confidence, 'low');
});

test("two lots whose tables stand side by side are a figure each, and the area before them is the first one's", () => {
  const tracts = tractsOf(`PLAT OF LOTS 1 AND 2
LOT 1  0.46 ACRES
LINE TABLE - LOT 1            LINE TABLE - LOT 2
L1  N 15°10'00" E  100.00'    L5  N 15°10'00" E  90.00'
L2  S 74°50'00" E  200.00'    L6  S 74°50'00" E  200.00'
L3  S 15°10'00" W  100.00'    L7  S 15°10'00" W  90.00'
L4  N 74°50'00" W  200.00'    L8  N 74°50'00" W  200.00'`);
  assert.deepEqual(
    tracts.map((tract) => [tract.calls.map(({ distance }) => distance), tract.stated_area]),
    [
      [[100, 200, 100, 200], 'acres=0.46'],
      [[90, 200, 90, 200], ''],
    ],
  );
});

test('a row by its wind, and one that keeps its length where its bearing is broken', () => {
  const [tract] = tractsOf(
    `Beginning at a nail; thence along L1; thence along L2; thence along L3 to the point of beginning.\n\nLINE TABLE\nL1  DUE EAST  60.10'\nL2  S 41°20'10"  33.45'\nL3  NORTH  18.60'`,
  );
  assert.deepEqual(tract!.calls.map(callLine), [`N 90°00'00" E 60.1`, '- 33.45', `N 00°00'00" E 18.6`]);
  assert.equal(tract!.calls[1]!.confidence, 'low');
});
