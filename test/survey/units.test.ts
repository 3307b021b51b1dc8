import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DISTANCE_UNITS } from '../../src/contract/extraction.ts';
import type { DistanceUnit } from '../../src/contract/extraction.ts';
import { feetPer, sqftPer, unitInWords } from '../../src/survey/units.ts';
import type { AreaUnit } from '../../src/survey/units.ts';

const lengths: [sentence: string, unit: DistanceUnit, state: string, feet: number][] = [
  ['a foot is a foot', 'feet', '', 1],
  ['twelve inches are a foot', 'inches', '', 1 / 12],
  ['a yard is 3 feet', 'yards', '', 3],
  ['a mile is 5,280 feet', 'miles', '', 5280],
  ['a rod is 16.5 feet', 'rods', '', 16.5],
  ['a pole is a rod', 'poles', '', 16.5],
  ['a perch is a rod', 'perches', '', 16.5],
  ['a chain is 66 feet', 'chains', '', 66],
  ['a link is 0.66 feet', 'links', '', 0.66],
  ['a metre is 3937/1200 US survey feet', 'meters', '', 3937 / 1200],
  ['a kilometre is a thousand metres', 'kilometers', '', 3937 / 1.2],
  ['a vara is 33 1/3 inches where no state says otherwise', 'varas', '', 100 / 36],
  ['a vara in Texas is 33 1/3 inches', 'varas', 'Texas', 100 / 36],
  ['a vara in California is 33.372 inches', 'varas', 'California', 33.372 / 12],
  ['a vara in Florida is 33.372 inches, the state written FL', 'varas', 'FL', 33.372 / 12],
  ['a vara in Arizona is 33 inches', 'varas', 'State of Arizona', 33 / 12],
  ['an arpent is 191.994 feet on a side', 'arpents', 'Louisiana', 191.994],
  ['an arpent in Missouri is 192.5 feet on a side', 'arpents', 'Missouri', 192.5],
  ['an arpent in Arkansas, spelled out', 'arpents', 'Arkansas', 192.5],
];
for (const [sentence, unit, state, feet] of lengths)
  test(sentence, () => assert.ok(Math.abs(feetPer(unit, state) - feet) < 1e-12));

const areas: [sentence: string, unit: AreaUnit, state: string, sqft: number, tolerance: number][] = [
  ['an acre is 43,560 square feet', 'acres', '', 43_560, 0],
  ['a hectare is 2.471 acres', 'ha', '', 2.47104 * 43_560, 1],
  ['an arpent of land is the square of its side', 'arpents', '', 191.994 ** 2, 1e-9],
  ['an arpent of land in Missouri', 'arpents', 'MO', 192.5 ** 2, 1e-9],
  ['a square metre is 10.7639 square feet', 'sqm', '', 10.7639, 1e-4],
];
for (const [sentence, unit, state, sqft, tolerance] of areas)
  test(sentence, () => assert.ok(Math.abs(sqftPer(unit, state) - sqft) <= tolerance));

test('every unit but feet says what it was taken as', () => {
  for (const unit of DISTANCE_UNITS)
    assert.equal(unitInWords(unit) === null, unit === 'feet', `${unit}: ${unitInWords(unit)}`);
  assert.match(unitInWords('varas', 'CA') ?? '', /33\.372 inches, the California value/);
});

test('scaling by a unit and back gives the length again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DISTANCE_UNITS), fc.double({ min: 0.01, max: 1e6, noNaN: true }), (unit, length) => {
      const back = (length * feetPer(unit)) / feetPer(unit);
      assert.ok(Math.abs(back - length) <= 1e-12 * length);
    }),
  );
});
