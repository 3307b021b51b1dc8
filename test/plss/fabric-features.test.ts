// What a feature's fields become, as layers of several publishers spell them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divisionRow, sectionRow } from '../../src/plss/fabric-features.ts';
import { holdsPoint } from '../../src/plss/lon-lat.ts';
import { ringCrosses } from '../../src/plss/ring-crossing.ts';
import type { Ring } from '../../src/plss/lon-lat.ts';

const ID = { PLSSID: 'WY060500N0900W0', FRSTDIVID: 'WY060500N0900W0SN080', FRSTDIVNO: '08' };

const dates: [written: unknown, date: string][] = [
  ['2014-05-06', '2014-05-06'],
  ['2014/05/06', '2014-05-06'],
  ['20140506', '2014-05-06'],
  ['20140506112233', '2014-05-06'],
  ['2014-05-06T11:22:33Z', '2014-05-06'],
  [1399334400000, '2014-05-06'],
  ['1899-12-30', ''],
  [null, ''],
  ['spring of 1914', 'spring of 1914'],
];
for (const [written, date] of dates)
  test(`a date written ${String(written)} is "${date}"`, () =>
    assert.equal(sectionRow({ properties: { ...ID, SOURCEDATE: written } }, '')!.provenance.date, date));

const acres: [written: unknown, acres: number | null][] = [
  [40.25, 40.25],
  ['40.25', 40.25],
  ['', null],
  ['about forty', null],
  [null, null],
];
for (const [written, expected] of acres)
  test(`recorded acres written ${JSON.stringify(written)} are ${expected}`, () => {
    const geometry = { type: 'Polygon', coordinates: [[[0, 0], [1, 0], [1, 1], [0, 0]]] }; // prettier-ignore
    const properties = { ...ID, SECDIVID: 'x', RECRDAREANO: written };
    assert.equal(divisionRow({ properties, geometry }, '')!.division!.recordedAcres, expected);
  });

test('a text with zero characters, or far too long, is what is left of it', () => {
  const { provenance } = sectionRow({ properties: { ...ID, STEWARD: `\0B\0${'x'.repeat(500)}` } }, '')!;
  assert.equal(provenance.source, `B${'x'.repeat(199)}`);
});

const rings: [title: string, ring: Ring, crosses: boolean][] = [
  ['a square', [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]], false],
  ['a bow tie', [[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]], true],
  ['a bow tie left open', [[0, 0], [1, 1], [1, 0], [0, 1]], true],
  ['two squares that touch in a corner', [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [1, 2], [1, 1], [0, 1], [0, 0]], false],
  ['a spike out and back', [[0, 0], [1, 0], [2, 0], [1, 0], [1, 1], [0, 1], [0, 0]], false],
  ['a triangle', [[0, 0], [1, 0], [0, 1], [0, 0]], false],
  ['a crossing among many sides', [...Array.from({ length: 60 }, (_, k): [number, number] => [k / 60, k % 2 ? 0.001 : 0]), [1, 1], [0.5, -1], [0, 1], [0, 0]], true],
]; // prettier-ignore
for (const [title, ring, crosses] of rings)
  test(`${title} ${crosses ? 'crosses' : 'does not cross'} itself`, () => assert.equal(ringCrosses(ring), crosses));

test('land holds a point inside of it, not in a hole, not outside', () => {
  const square = (from: number, to: number): Ring => [[from, from], [to, from], [to, to], [from, to], [from, from]]; // prettier-ignore
  const land = [[square(0, 10), square(4, 6)], [square(20, 30)]];
  assert.deepEqual([[1, 1], [25, 25], [5, 5], [15, 15]].map(([lon, lat]) => holdsPoint(land, [lon!, lat!])), [true, true, false, false]); // prettier-ignore
});
