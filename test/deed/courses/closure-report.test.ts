// The closure report of a CAD program: its lines and curves are the boundary; coordinates, the misclosure and its bearing are none of it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, callLines, tractsOf } from '../reading.ts';

const LINES = [
  ['N 14-05-10 E', '212.00'],
  ['S 75-54-50 E', '96.00'],
  ['S 14-05-10 W', '212.00'],
  ['N 75-54-50 W', '96.00'],
] as const;
const LOT = [`N 14°05'10" E 212`, `S 75°54'50" E 96`, `S 14°05'10" W 212`, `N 75°54'50" W 96`];
const ends = 'North: 7205.6171   East : 3051.5926';
const report = (
  row: (way: string, length: string, i: number) => string,
  area = 'Area: 20,352 sq. ft. 0.47 acres',
): string =>
  [
    'Parcel name: Lot 31',
    ends,
    ...LINES.flatMap(([way, length], i) => [row(way, length, i), ends]),
    `Perimeter: 616.00   ${area}`,
    'Error Closure: 0.0000   Course: S 90-00-00 E',
    'Precision 1: 616,000,000.00',
  ].join('\n');

describe('lines', () => {
  const rows: [title: string, text: string][] = [
    ['course and length', report((way, length) => `Line  Course: ${way}   Length: ${length}`)],
    ['length and course', report((way, length) => `Line   Length: ${length}      Course: ${way}`)],
    [
      'segments, with marks of feet',
      report((way, length, i) => `Segment# ${i + 1}: Line\nCourse: ${marked(way)}   Length: ${length}'`),
    ],
    ['in one paragraph', report((way, length) => `Line Course: ${way} Length: ${length}`).replaceAll('\n', ' ')],
    [
      'from point to point',
      report((way, length, i) => `From: ${i + 1}  To: ${i + 2}  Bearing: ${way}  Distance: ${length}`),
    ],
  ];
  for (const [title, text] of rows)
    test(title, () => {
      const [tract, ...others] = tractsOf(text);
      assert.equal(others.length, 0);
      assert.deepEqual(tract!.calls.map(callLine), LOT);
      assert.deepEqual([tract!.name, tract!.stated_area_sqft, tract!.stated_acreage], ['Lot 31', 20352, 0.47]);
    });
});

function marked(way: string): string {
  return way.replace(/ (\d\d)-(\d\d)-(\d\d) /, '$1° $2\' $3.00"');
}

describe('the unit of bare lengths is the area’s', () => {
  const bare = (area: string): ReturnType<typeof tractsOf>[number] =>
    tractsOf(report((way, length) => `Line Course: ${way} Length: ${length}`, area))[0]!;
  const rows: [area: string, unit: string, confidence: string][] = [
    ['Area: 20,352 sq. ft.', 'feet', 'medium'],
    ['Area: 20352.00 sq. m.', 'meters', 'medium'],
    ['Area: 20352', 'feet', 'low'],
  ];
  for (const [area, unit, confidence] of rows)
    test(area, () => assert.deepEqual([bare(area).distance_unit, bare(area).calls[0]!.confidence], [unit, confidence]));
});

const CURVE = `Curve  Length: 47.12   Radius: 30.00
Delta: 90-00-00   Tangent: 30.00
Chord: 42.43   Course: S 30-54-50 E
Course In: S 14-05-10 W   Course Out: S 75-54-50 E
RP North: 7170.1234   East : 3050.1234
End North: 7166.4321   East : 3079.4321`;

test('a curve: its hand follows from the way to its centre', () => {
  const [tract] = tractsOf(
    report((way, length, i) => `Line Course: ${way} Length: ${length}${i === 1 ? `\n${ends}\n${CURVE}` : ''}`),
  );
  assert.equal(callLine(tract!.calls[2]!), `curve R30 L47.12 C42.43 [S 30°54'50" E] D90 right`);
  assert.match(tract!.calls[2]!.confidence_reason, /^left or right follows from the way to its centre/);
});

test('a curve whose elements do not agree is doubted', () => {
  const [tract] = tractsOf(
    report(
      (way, length, i) =>
        `Line Course: ${way} Length: ${length}${i === 1 ? `\n${CURVE.replace('Radius: 30.00', 'Radius: 80.00')}` : ''}`,
    ),
  );
  assert.equal(tract!.calls[2]!.confidence, 'low');
});

test('curves in lines of their own, between bare ones', () => {
  const text = `Lot 31, Block 4
PntNo  Bearing  Distance  Northing  Easting
1                         5000.00   5000.00
       N 14°05'10" E  182.00
2                         5176.53   5044.29
       Radius: 30.00  Chord: 42.43  Degree: 190°59'09"  Dir: Right
       Length: 47.12  Delta: 90°00'00"  Tangent: 30.00
       Chord BRG: N 59°05'10" E  Rad-In: S 75°54'50" E  Rad-Out: N 14°05'10" E
3                         5198.33   5080.69
       S 75°54'50" E  66.00
4                         5182.27   5144.70
       S 14°05'10" W  212.00
5                         4976.64   5093.11
       N 75°54'50" W  96.00
1                         5000.00   5000.00
Closure Error Distance> 0.0000
LOT AREA: 20159 SQ FT OR 0.46 ACRES`;
  const [tract] = tractsOf(text);
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 14°05'10" E 182`,
    `curve R30 L47.12 C42.43 [N 59°05'10" E] D90 right`,
    `S 75°54'50" E 66`,
    `S 14°05'10" W 212`,
    `N 75°54'50" W 96`,
  ]);
  assert.deepEqual([tract!.name, tract!.stated_acreage], ['Lot 31', 0.46]);
});

test('several parcels one behind the other', () => {
  const one = report((way, length) => `Line Course: ${way} Length: ${length}`);
  const tracts = tractsOf(`${one}\n\n${one.replace('Lot 31', 'Lot 32').replace('0.47', '0.48')}`);
  assert.deepEqual(
    tracts.map(({ name, calls, stated_acreage }) => [name, calls.length, stated_acreage]),
    [
      ['Lot 31', 4, 0.47],
      ['Lot 32', 4, 0.48],
    ],
  );
});

test('beside a description the report says the same land again', () => {
  const words = `Beginning at a rebar; thence N 14°05'10" E 212.00 feet; thence S 75°54'50" E 96.00 feet; thence S 14°05'10" W 212.00 feet; thence N 75°54'50" W 96.00 feet to the point of beginning.`;
  const text = `${words}\n\nParcel Map Check Report\n${report((way, length) => `Line Course: ${way} Length: ${length}`)}`;
  assert.deepEqual(callLines(text), LOT);
  assert.equal(tractsOf(text).length, 1);
});

describe('no report', () => {
  const rows = [
    'Our course: the Northern line. Length: 12 weeks. Line length: 4 inches on the drawing.',
    'Line Course: N 14-05-10 E Length: 212.00',
  ];
  for (const text of rows) test(text, () => assert.deepEqual(tractsOf(text), []));
});
