// Two lines and two curves printed as tables in every layout, and read back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

const DEED =
  'Beginning at a pin; thence along L1 to a nail; thence along curve C1; thence S 41° W 212.50 feet; thence L2 to a stone; thence with Curve C2 of the Curve Table to the point of beginning.';
const READ = [
  `S 14°09'36" E 312.08`,
  `curve R140.25 L98.4 C96.39 [N 62°17'05" W] D40.1994`,
  `S 41°00'00" W 212.5`,
  `N 77°42'10" E 38.2`,
  `curve R355.6 L560.02 C503.89 [S 08°50'44" E] D90.2325`,
];

type Angle = readonly [number, number, number];
const LINES = [
  { bearing: ['S', [14, 9, 36], 'E'], length: '312.08' },
  { bearing: ['N', [77, 42, 10], 'E'], length: '38.20' },
] as const;
const CURVES = [
  {
    radius: '140.25',
    arc: '98.40',
    delta: [40, 11, 58],
    tangent: '51.32',
    chord: '96.39',
    bearing: ['N', [62, 17, 5], 'W'],
  },
  {
    radius: '355.60',
    arc: '560.02',
    delta: [90, 13, 57],
    tangent: '357.05',
    chord: '503.89',
    bearing: ['S', [8, 50, 44], 'E'],
  },
] as const;

const two = (n: number): string => String(n).padStart(2, '0');
const marked = ([d, m, s]: Angle): string => `${two(d)}°${two(m)}'${two(s)}"`;
const dashed = (angle: Angle): string => angle.map(two).join('-');
interface Notation {
  readonly angle: (angle: Angle) => string;
  readonly gap: string;
  readonly unit: string;
}
const NOTATIONS: readonly Notation[] = [
  { angle: marked, gap: ' ', unit: `'` },
  { angle: marked, gap: '', unit: '' },
  { angle: dashed, gap: ' ', unit: '' },
  { angle: dashed, gap: '', unit: `'` },
  { angle: dashed, gap: ' ', unit: ' ft' },
];
const bearingIn = ({ angle, gap }: Notation, [ns, parts, ew]: readonly [string, Angle, string]): string =>
  `${ns}${gap}${angle(parts)}${gap}${ew}`;

const NAMES: Readonly<Record<string, string>> = {
  radius: 'RADIUS',
  arc: 'LENGTH',
  delta: 'DELTA',
  tangent: 'TANGENT',
  chord: 'CHORD LENGTH',
  bearing: 'CHORD BEARING',
};
const ORDERS = [
  'radius arc delta bearing chord',
  'arc radius chord bearing delta',
  'delta radius tangent arc bearing chord',
  'radius tangent arc delta chord bearing',
  'radius arc bearing chord',
].map((order) => order.split(' '));
type CurveRow = (typeof CURVES)[number];

function cellOf(notation: Notation, curve: CurveRow, column: string): string {
  if (column === 'delta') return notation.angle(curve.delta);
  if (column === 'bearing') return bearingIn(notation, curve.bearing);
  return `${curve[column as 'radius']}${notation.unit}`;
}

const withoutDelta = (line: string): string => line.replace(/ D[\d.]+$/, '');
const readBack = (order: readonly string[]): string[] =>
  order.includes('delta') ? READ : READ.map((line) => withoutDelta(line));

for (const separator of ['  ', '\t', ' | ', ', ', ' ', ' - '])
  test(`cells parted by ${JSON.stringify(separator)}`, () => {
    for (const notation of NOTATIONS)
      for (const [i, order] of ORDERS.entries()) {
        const row = (cells: readonly string[]): string => cells.join(separator);
        const lineOrder = i % 2 === 0 ? ['bearing', 'length'] : ['length', 'bearing'];
        const lines = LINES.map((line, n) =>
          row([
            `L${n + 1}`,
            ...lineOrder.map((c) =>
              c === 'bearing' ? bearingIn(notation, line.bearing) : line.length + notation.unit,
            ),
          ]),
        );
        const curves = CURVES.map((curve, n) => row([`C${n + 1}`, ...order.map((c) => cellOf(notation, curve, c))]));
        const tables = [
          'LINE TABLE',
          row(['LINE', ...lineOrder.map((c) => c.toUpperCase())]),
          ...lines,
          '',
          'CURVE TABLE',
          row(['CURVE', ...order.map((c) => NAMES[c]!)]),
          ...curves,
        ].join('\n');
        for (const text of [`${DEED}\n\n${tables}`, `${tables}\n\n${DEED}`])
          assert.deepEqual(callLines(text), readBack(order), text);
      }
  });

const LABELS: readonly Readonly<Record<string, string>>[] = [
  { radius: 'R', arc: 'L', delta: 'DELTA', tangent: 'T', chord: 'CH', bearing: 'CB' },
  { radius: 'RADIUS', arc: 'ARC', delta: 'CA', tangent: 'T', chord: 'CHORD', bearing: 'CHB' },
  { radius: 'RAD', arc: 'A', delta: 'Δ', tangent: 'T', chord: 'LC', bearing: 'CH. BRG.' },
];
for (const sign of ['=', ' = ', ': '])
  test(`cells labelled by "${sign}"`, () => {
    for (const notation of NOTATIONS)
      for (const labels of LABELS)
        for (const order of ORDERS) {
          const lines = LINES.map(
            (line, n) => `L${n + 1}${sign}${bearingIn(notation, line.bearing)}  ${line.length}${notation.unit}`,
          );
          const curves = CURVES.map(
            (curve, n) =>
              `C${n + 1}: ${order.map((c) => `${labels[c]!}${sign}${cellOf(notation, curve, c)}`).join('  ')}`,
          );
          const text = [DEED, '', 'LINE TABLE', ...lines, '', 'CURVE TABLE', ...curves].join('\n');
          assert.deepEqual(callLines(text), readBack(order), text);
        }
  });

test('one row under the heads of its columns, without a title', () =>
  assert.deepEqual(
    callLines(
      `Beginning at a pin; thence N 8° E 90 feet; thence along L1; thence S 77° W 64 feet to the point of beginning.\n\nNO.  DIRECTION  DISTANCE\nL1  S 14-09-36 E  212.08'`,
    )[1],
    `S 14°09'36" E 212.08`,
  ));

test('an angle between dashes, found by its word and as a cell, moves no sentence', () => {
  const [tract] = tractsOf(
    `CURVE TABLE\nC1: DELTA: 40-11-58 RADIUS: 140.25' L: 98.40' CH: 96.39' CB: N 62-17-05 W\n\n${DEED}`,
  );
  assert.equal(tract!.calls[2]!.verbatim_text, 'thence S 41° W 212.50 feet');
});

for (const second of [
  'along the arc of curve C2',
  'along the arc of Curve C-2',
  'with the arc of C2',
  'continuing along the arc of curve C2',
])
  test(`a curve behind a curve is its own row's: "${second}"`, () => {
    const text = `Beginning at a pin; thence along L1 to a nail; thence along curve C1 to a pin; thence ${second} to a pin; thence L2 to the point of beginning.\n\nLINE TABLE\nLINE  BEARING  LENGTH\nL1  S 14°09'36" E  312.08'\nL2  N 77°42'10" E  38.20'\n\nCURVE TABLE\nCURVE  RADIUS  LENGTH  CHORD  CHORD BEARING\nC1  140.25'  98.40'  96.39'  N 62°17'05" W\nC2  355.60'  560.02'  503.89'  S 08°50'44" E`;
    const call = tractsOf(text)[0]!.calls[2]!;
    assert.equal(callLines(text)[2], withoutDelta(READ[4]!));
    assert.equal(call.confidence_reason, 'from the table, row C2');
  });
