import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Bearing } from '../../src/contract/extraction.ts';
import {
  azimuthDeg,
  bearingFromAzimuth,
  bearingText,
  bearingTrouble,
  packedBearing,
  parseBearing,
  reversedBearing,
} from '../../src/survey/bearing.ts';

const rows: [text: string, azimuth: number][] = [
  ['N 00 00 00.0 E', 0],
  ['N 45 30 00.0 E', 45.5],
  ['N 90 00 00.0 E', 90],
  ['S 45 00 00.0 E', 135],
  ['S 00 00 00.0 E', 180],
  ['S 89 59 30.0 W', 269.99166666666667],
  ['N 90 00 00.0 W', 270],
  ['N 00 15 05.5 W', 359.74847222222223],
];
for (const [text, azimuth] of rows)
  test(`${text} is azimuth ${azimuth}, both ways`, () => {
    const bearing = parseBearing(text);
    assert.ok(bearing);
    assert.ok(Math.abs(azimuthDeg(bearing) - azimuth) < 1e-9);
    assert.equal(packedBearing(bearingFromAzimuth(azimuth, 1)), text);
  });

const troubles: [why: RegExp, bearing: Partial<Bearing>][] = [
  [/more than 90/, { degrees: 90, minutes: 0, seconds: 1 }],
  [/60 minutes are more/, { minutes: 60 }],
  [/seconds are more/, { seconds: 60.5 }],
  [/negative/, { degrees: -1 }],
  [/not a number/, { seconds: Number.NaN }],
];
for (const [why, part] of troubles)
  test(`a bearing is refused because ${why.source}`, () =>
    assert.match(bearingTrouble({ ns: 'N', degrees: 10, minutes: 0, seconds: 0, ew: 'E', ...part }) ?? '', why));

test('a bearing for people keeps its decimal seconds', () =>
  assert.equal(bearingText({ ns: 'N', degrees: 5, minutes: 3, seconds: 7.25, ew: 'W' }), `N 05°03'07.25" W`));

test('what people write parses: degree marks, dashes, minutes only', () => {
  assert.deepEqual(parseBearing(`S 12°05'30" W`), { ns: 'S', degrees: 12, minutes: 5, seconds: 30, ew: 'W' });
  assert.deepEqual(parseBearing('N45-30E'), { ns: 'N', degrees: 45, minutes: 30, seconds: 0, ew: 'E' });
  assert.equal(parseBearing('N 91 00 00 E'), null);
  assert.equal(parseBearing('northerly'), null);
});

test('azimuth to bearing and back stays within half a last digit; reversing turns it by 180 degrees', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -720, max: 720, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (azimuth, decimals) => {
        const bearing = bearingFromAzimuth(azimuth, decimals);
        assert.equal(bearingTrouble(bearing), null);
        const turned = ((((azimuthDeg(bearing) - azimuth) % 360) + 540) % 360) - 180;
        assert.ok(Math.abs(turned) * 3600 <= 0.5 * 10 ** -decimals + 1e-6);
        const around = (((azimuthDeg(reversedBearing(bearing)) - azimuthDeg(bearing)) % 360) + 360) % 360;
        assert.ok(Math.abs(around - 180) < 1e-9);
      },
    ),
  );
});
