// Tables in the text of a description: rows that no bearing opens are courses too.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

const LINES = [`N 21°30'10" E 80.5`, `S 71°15'20" E 110`, `S 11°05'00" W 170`, `N 70°10'00" W 160.25`];
const table = (rows: readonly string[], head = 'Course   Bearing   Dist.   Radius   Delta'): string =>
  `Beginning at a bolt; thence by this table:\n${[head, ...rows].join('\n')}\nto the point of beginning.`;
const rowsWith = (row: string): string[] => [
  '1    N21-30-10E    80.50    --    --',
  row,
  '3    S71-15-20E    110.00    --    --',
  '4    S11-05-00W    170.00    --    --',
  '5    N70-10-00W    160.25    --    --',
];
const around = (row: string): string[] => [LINES[0]!, row, ...LINES.slice(1)];

describe('the row of a curve, by the columns that the head names', () => {
  const rows: [row: string, line: string][] = [
    ['2    --    52.36    100.00    30-00-00  (Rt.)', 'curve R100 L52.36 D30 right'],
    ['2    -    52.36    100.00    30°00\'00"  Left', 'curve R100 L52.36 D30 left'],
    ["2    CURVE    52.36'    100.00'    30-00-00  LT", 'curve R100 L52.36 D30 left'],
    ['2          52.36    100.00    30-00-00  R', 'curve R100 L52.36 D30 right'],
  ];
  for (const [row, line] of rows) test(row, () => assert.deepEqual(callLines(table(rowsWith(row))), around(line)));

  test('its values are less than sure where they contradict one another', () => {
    const calls = tractsOf(table(rowsWith('2    --    62.36    100.00    30-00-00  (Rt.)')))[0]!.calls;
    assert.equal(calls[1]!.confidence, 'low');
  });

  test('between bars', () =>
    assert.deepEqual(
      callLines(
        table(
          [
            `1 | N 21°30'10" E | 80.50' | |`,
            `2 | | 52.36' | 100.00' | 30°00'00" RT`,
            `3 | S 71°15'20" E | 110.00' | |`,
            `4 | S 11°05'00" W | 170.00' | |`,
            `5 | N 70°10'00" W | 160.25' | |`,
          ],
          'Course | Bearing | Distance | Radius | Delta',
        ),
      ),
      around('curve R100 L52.36 D30 right'),
    ));

  test('as the first row', () =>
    assert.deepEqual(
      callLines(
        table([
          '1    --    52.36    100.00    30-00-00  (Rt.)',
          '2    S71-15-20E    110.00    --    --',
          '3    S11-05-00W    170.00    --    --',
          '4    N70-10-00W    160.25    --    --',
        ]),
      ),
      ['curve R100 L52.36 D30 right', ...LINES.slice(1)],
    ));
});

describe('a row that cannot be read is never left out', () => {
  const head = 'Course   Bearing   Dist.';
  const rows: [row: string, line: string][] = [
    ['2    (illegible)    52.36', '- -'],
    ['2    East    52.36', `N 90°00'00" E 52.36`],
  ];
  for (const [row, line] of rows)
    test(row, () => {
      const plain = rowsWith(row).map((each) => each.replace(/(?:\s+--)+$/, ''));
      assert.deepEqual(callLines(table(plain, head)), around(line));
    });
});

test('rows of lengths alone between bars', () =>
  assert.deepEqual(
    callLines(
      table(
        [
          `| 1 | N 21°30'10" E | 80.50 |`,
          `| 2 | S 71°15'20" E | 110.00 |`,
          `| 3 | S 11°05'00" W | 170.00 |`,
          `| 4 | N 70°10'00" W | 160.25 |`,
        ],
        '| Course | Bearing | Distance |',
      ),
    ),
    LINES,
  ));
