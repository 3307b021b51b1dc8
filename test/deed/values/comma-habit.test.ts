// Papers whose writers part decimals by commas: sure where all lengths are so written, doubted where one stands alone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bearingText } from '../../../src/survey/bearing.ts';
import { tractsOf } from '../reading.ts';

const PARCEL = (lengths: readonly string[], tail = ''): string => {
  const ways = ['N 10,5° E', 'S 79,5° E', 'S 10,5° W', 'N 79,5° W'];
  const courses = ways.map((way, i) => `thence ${way} ${lengths[i]!} to a peg`);
  return `Beginning at a peg; ${courses.join('; ')}, the point of beginning${tail}.`;
};

describe('decimals behind a comma', () => {
  const rows: [lengths: string[], values: number[], confidence: string][] = [
    [['200,5 m', '7,25 m', '200,5 m', '7,25 m'], [200.5, 7.25, 200.5, 7.25], 'high'],
    [['1.250,75 m', '300,00 m', '1.250,75 m', '300,00 m'], [1250.75, 300, 1250.75, 300], 'high'],
    [['88,4 metres', '61,9 metres', '88,4 metres', '61,9 metres'], [88.4, 61.9, 88.4, 61.9], 'high'],
    // One comma among points may be a misprint of either.
    [['200,52 feet', '7.25 feet', '200.52 feet', '7.25 feet'], [200.52, 7.25, 200.52, 7.25], 'low'],
  ];
  for (const [lengths, values, confidence] of rows)
    test(lengths.join('; '), () => {
      const calls = tractsOf(PARCEL(lengths))[0]!.calls;
      assert.deepEqual(
        calls.map((call) => call.distance),
        values,
      );
      assert.equal(calls[0]!.confidence, confidence);
    });
  test('thousands by a comma stay thousands', () => {
    const calls = tractsOf(PARCEL(['1,250 m', '300,25 m', '1,250 m', '300,25 m']))[0]!.calls;
    assert.equal(calls[0]!.distance, 1250);
  });
});

describe('degrees with decimals behind a comma', () => {
  test('10,5° is 10 degrees and a half, not 10 degrees 5 minutes', () => {
    const [call] = tractsOf(PARCEL(['20 feet', '30 feet', '20 feet', '30 feet']))[0]!.calls;
    assert.equal(bearingText(call!.bearing!), `N 10°30'00" E`);
    assert.equal(call!.confidence, 'medium');
  });
});

describe('areas with decimals behind a comma', () => {
  const rows: [printed: string, stated: string][] = [
    ['5062,6 square metres', 'sqm=5062.6'],
    ['1.234,5 m²', 'sqm=1234.5'],
    ['2.015.003,6 square metres, or 201,50 hectares', 'sqm=2015003.6 | ha=201.50'],
  ];
  for (const [printed, stated] of rows)
    test(printed, () => {
      const paper = PARCEL(['200,5 m', '7,25 m', '200,5 m', '7,25 m'], `, containing ${printed}`);
      assert.equal(tractsOf(paper)[0]!.stated_area, stated);
    });
});
