// Rows of assessors' rolls: courses in capitals, one behind the other, without a word that opens them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

const LOT = [`N 00°00'00" E 70`, `N 90°00'00" E 42.5`, `S 00°00'00" E 70`, `N 90°00'00" W 42.5`];

describe('a row of cardinal courses', () => {
  const rows: string[] = [
    'BEG 210 FT E & 33 FT S OF NW COR SW 1/4 SEC 9 T3N R2W; N 70 FT; E 42.5 FT; S 70 FT; W 42.5 FT TO POB. CONT .07 AC',
    'BEG SW COR LOT 4, N 70 FT, E 42.5 FT, S 70 FT, W 42.5 FT TO BEG',
    'PT SEC 14-5-7 BG SW COR; N 70 FT; E 42.5 FT; S 70 FT; W 42.5 FT TO BG',
    'COM SW COR OF LOT 4 RUN N 70 FT E 42.5 FT S 70 FT W 42.5 FT TO POB',
    'BEG INT E LN MAIN ST & N LN ELM ST, N 70 FT ALG MAIN ST E 42.5 FT S 70 FT TO ELM ST W 42.5 FT ALG ELM ST TO BEG',
    'BEG AT SW COR OF LOT 4 TH N 70 FT M/L, E 42.5 FT, S 70 FT, & W 42.5 FT TO BEG',
  ];
  for (const text of rows) test(text, () => assert.deepEqual(callLines(text), LOT));

  test('with bearings, and the last one back to the beginning', () =>
    assert.deepEqual(callLines('BEG SW COR E1/2 NW1/4 RUN N 2 DEG W 210 FT E 200 FT S 2 DEG E 210 FT W TO POB 1 AC'), [
      `N 02°00'00" W 210`,
      `N 90°00'00" E 200`,
      `S 02°00'00" E 210`,
      `N 90°00'00" W -`,
    ]));

  test('in rods, without a mark between', () =>
    assert.deepEqual(callLines('BEG SE COR LOT 1, N 20 RDS W 16 RDS S 20 RDS E 16 RDS TO BEG'), [
      `N 00°00'00" E 20`,
      `N 90°00'00" W 16`,
      `S 00°00'00" E 20`,
      `N 90°00'00" E 16`,
    ]));

  test('the way to its beginning is a tie', () => {
    const text = 'COMM NE COR SEC 4 RUN S 30 FT W 25 FT TO POB CONT W 100 FT S 435.6 FT E 100 FT N 435.6 FT TO POB';
    const [tract] = tractsOf(text);
    assert.equal(tract!.tie_calls.length, 2);
    assert.deepEqual(callLines(text), [
      `N 90°00'00" W 100`,
      `S 00°00'00" E 435.6`,
      `N 90°00'00" E 100`,
      `N 00°00'00" E 435.6`,
    ]);
  });
});

describe('no row', () => {
  const rows: string[] = [
    'W 50 FT OF LOT 4 & N 20 FT OF LOT 5 BEG ADD',
    'E 20 FT LOT 7, N 10 FT LOT 8 BLK 3 BEG ADD',
    'BEG 210 FT E & 33 FT S OF NW COR',
    'N 10 FT OF E 20 FT OF S 30 FT OF LOT 6 COM ADD',
  ];
  for (const text of rows) test(text, () => assert.deepEqual(callLines(text), []));
});
