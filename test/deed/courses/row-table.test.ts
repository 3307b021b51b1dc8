// A table of bearings and lengths that stands alone: it is a boundary where it comes back, by its stations or its values.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

const ROWS = [
  ['1', '2', 'N 10 00 00 W', '200.00'],
  ['2', '3', 'N 80 00 00 E', '150.00'],
  ['3', '4', 'S 10 00 00 E', '200.00'],
  ['4', '1', 'S 80 00 00 W', '150.00'],
] as const;
const LOT = [`N 10°00'00" W 200`, `N 80°00'00" E 150`, `S 10°00'00" E 200`, `S 80°00'00" W 150`];
const table = (head: string, row: (cells: (typeof ROWS)[number]) => string, tail = ''): string =>
  [head, ...ROWS.map(row), tail].join('\n');

describe('a closed table', () => {
  const rows: [title: string, text: string][] = [
    ['tabs', table('From\tTo\tBearing\tDistance (ft)', (r) => r.join('\t'), 'Area: 0.69 acres')],
    ['blanks', table('From To Bearing Distance (ft)', (r) => r.join(' '))],
    ['commas', table('From,To,Bearing,Distance', (r) => r.join(','))],
    ['pipes', table('| From | To | Bearing | Distance |\n|---|---|---|---|', (r) => `| ${r.join(' | ')} |`)],
    ['lines', table('Line Bearing Distance', (r) => `${r[0]} ${r[2]} ${r[3]}`)],
    ['point to point', table('Pt-Pt Bearing Dist.', (r) => `${r[0]}-${r[1]} ${r[2]} ${r[3]}`)],
    ['stations', table('Sta.-Sta. Course Length', (r) => `${r[0]} to ${r[1]}\t${r[2]}\t${r[3]}`)],
    ['the length first', table('From\tTo\tDistance\tBearing', (r) => `${r[0]}\t${r[1]}\t${r[3]}\t${r[2]}`)],
    [
      'degree marks',
      table(
        'From\tTo\tBearing\tDistance',
        (r) => `${r[0]}\t${r[1]}\t${r[2].replace(/ (\d\d) (\d\d) (\d\d) /, ' $1°$2\'$3" ')}\t${r[3]}`,
      ),
    ],
    ['no head', ROWS.map((r) => r.join('\t')).join('\n')],
  ];
  for (const [title, text] of rows) test(title, () => assert.deepEqual(callLines(text), LOT));
});

test('the head tells the unit; without one the lengths are doubted', () => {
  const told = tractsOf(table('From\tTo\tBearing\tDistance (m)', (r) => r.join('\t')))[0]!;
  assert.equal(told.distance_unit, 'meters');
  assert.equal(told.calls[0]!.confidence, 'medium');
  const untold = tractsOf(table('From\tTo\tBearing\tDistance', (r) => r.join('\t')))[0]!;
  assert.equal(untold.calls[0]!.confidence, 'low');
});

test('leaders between, the unit told once, and the last row says where it ends', () => {
  const text = `Bounds of the Poor Farm. Distances in rods.
From the S.W. stake
   N 10 E ........ 54
   S 71 E ........ 17.5
   S 12 W ........ 48  to first stake.`;
  const [tract] = tractsOf(text);
  assert.equal(tract!.distance_unit, 'rods');
  assert.deepEqual(
    tract!.calls.map(({ distance }) => distance),
    [54, 17.5, 48],
  );
});

test('its stations come back though its values do not', () => {
  const text = table('From To Bearing Distance (ft)', (r) => r.join(' ')).replace('S 10 00 00 E', 'S 16 00 00 E');
  assert.equal(callLines(text).length, 4);
});

describe('no boundary', () => {
  const bored = table('Hole Run Bearing Depth', (r) => r.join(' '))
    .replaceAll('200.00', '260.00')
    .replace('150.00', '94.00');
  const open = table('Line Bearing Distance', (r) => `${r[0]} ${r[2]} ${r[3]}`).replace('S 10 00 00 E', 'N 10 00 00 E');
  const rows: [title: string, text: string][] = [
    ['bore holes', bored],
    ['lines that do not come back', open],
    ['two rows', 'From To Bearing Distance (ft)\n1 2 N 10 00 00 W 200.00\n2 1 S 10 00 00 E 200.00'],
  ];
  for (const [title, text] of rows) test(title, () => assert.deepEqual(callLines(text), []));
});
