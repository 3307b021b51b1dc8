// Damaged print allows several values; closure may choose among them, and the area has its say.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Alternate } from '../../src/contract/alternate.ts';
import type { Call } from '../../src/contract/extraction.ts';
import { readText } from '../../src/read-text.ts';
import { parseBearing } from '../../src/survey/bearing.ts';
import { settledValues } from '../../src/verdict/settled-values.ts';
import { extractionOf, lineCall, spoken, tractOf } from '../survey/made-tract.ts';

const b = (text: string) => parseBearing(text)!;
const LOT: readonly Call[] = [
  lineCall(b('N 00 15 05 E'), 200),
  lineCall(b('S 89 44 55 E'), 100),
  lineCall(b('S 00 15 05 W'), 200),
  lineCall(b('N 89 44 55 W'), 100),
];
const damaged = (...changes: readonly (readonly [call: number, change: Partial<Call>])[]): Call[] =>
  changes.reduce(
    (calls, [i, change]) => calls.with(i, spoken({ ...calls[i]!, confidence: 'low', ...change })),
    [...LOT],
  );
const may = (call: number, field: 'bearing' | 'distance', value: Alternate['value']): Alternate => ({
  tract: 0,
  call,
  field,
  value,
  why: 'the print is damaged',
  isOfDamage: true,
});

function settled(calls: readonly Call[], alternates: readonly Alternate[], area = 'acres=0.459'): (string | null)[] {
  const { extraction } = settledValues(extractionOf([tractOf(calls, { stated_area: area })]), alternates);
  return extraction.tracts[0]!.calls.map(({ bearing, distance, confidence }) =>
    bearing === null || distance === null ? null : `${bearing.ns}${bearing.ew} ${distance} ${confidence}`,
  );
}
const CHOSEN = ['NE 200 high', 'SE 100 high', 'SW 200 medium', 'NW 100 high'];
const EITHER = [may(2, 'bearing', b('N 00 15 05 W')), may(2, 'bearing', b('S 00 15 05 W'))];

describe('of the values that damaged print allows', () => {
  test('that one is taken with which alone the figure closes, medium', () =>
    assert.deepEqual(settled(damaged([2, { bearing: null }]), EITHER), CHOSEN));
  test('also without a stated area; not against one', () => {
    assert.deepEqual(settled(damaged([2, { bearing: null }]), EITHER, ''), CHOSEN);
    assert.equal(settled(damaged([2, { bearing: null }]), EITHER, 'acres=0.9')[2], null);
  });
  test('three values at once, and no four', () => {
    const distances = [0, 1, 2, 3].map((call) => may(call, 'distance', LOT[call]!.distance!));
    const wrong = (count: number) =>
      damaged(...[0, 1, 2, 3].slice(0, count).map((i) => [i, { distance: 33 + i }] as const));
    assert.deepEqual(settled(wrong(3), distances), ['NE 200 medium', 'SE 100 medium', 'SW 200 medium', 'NW 100 high']);
    assert.equal(settled(wrong(4), distances)[0], 'NE 33 low');
  });
  test('none where two choices close', () => {
    const other = [may(2, 'distance', 200.001), may(2, 'distance', 200)];
    assert.equal(settled(damaged([2, { distance: 150 }]), other)[2], 'SW 150 low');
  });
  test('none where as many at random would do so', () => {
    const lengths = (call: number, least: number) =>
      [...Array.from({ length: 60 }, (_, i) => least + 0.3 * i), 200].map((value) => may(call, 'distance', value));
    const calls = damaged([0, { distance: 150 }], [2, { distance: 151 }]);
    assert.equal(settled(calls, [...lengths(0, 10), ...lengths(2, 10.15)], '')[2], 'SW 151 low');
    assert.equal(settled(calls, [may(0, 'distance', 200), may(2, 'distance', 200)], '')[2], 'SW 200 medium');
  });
  test('none of clear print, of a figure that closes as it was read, or far less likely on the page', () => {
    const clear = EITHER.map(({ isOfDamage: _, ...one }) => one);
    assert.equal(settled(damaged([2, { bearing: null }]), clear)[2], null);
    assert.equal(settled(LOT, [may(2, 'distance', 200.001)])[2], 'SW 200 high');
    const unlikely = EITHER.map((one) => ({ ...one, isUnlikely: true as const }));
    assert.equal(settled(damaged([2, { bearing: null }]), unlikely)[2], null);
  });
});

test('"nouth" is north or south: the figure tells, and the course says so', () => {
  const { extraction, groundtruth_verdicts: verdicts } = readText(
    'Beginuing at a stoue; thcnce N 8 degrees E 200 fect to a stake; theuce S 82 degrees E 100 feet to a stoue; tlience nouth 8 degrees west 200 fcet; thence N 82 degrees W 100 feet to the place of begiuning, coutaining 20,000 squarc feet.',
  );
  const call = extraction.tracts[0]!.calls[2]!;
  assert.deepEqual([call.bearing?.ns, call.confidence, verdicts[0]!.status], ['S', 'medium', 'PASS']);
  assert.match(call.confidence_reason, /only with this one does the figure close/);
});
