import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cellOf } from '../../src/plss/aliquot-parts.ts';
import type { Cell, Part } from '../../src/plss/aliquot-parts.ts';
import { aliquotPolygon } from '../../src/plss/aliquot-polygon.ts';
import { landOf } from '../../src/plss/fabric-features.ts';
import { memoryFabric } from '../../src/plss/fabric-memory.ts';
import { ringAcres } from '../../src/plss/geodesy.ts';
import type { LonLat } from '../../src/plss/lon-lat.ts';
import { isInside, planeAt, toBoundaryM } from '../../src/plss/plane.ts';
import { sectionGrid } from '../../src/plss/section-grid.ts';
import type { SectionGrid } from '../../src/plss/section-grid.ts';
import { BENT_SECTION, madeTownship } from '../fixtures/township.ts';

const M = 1609.347;
const metres = (limit: number): fc.Arbitrary<number> => fc.double({ min: -limit, max: limit, noNaN: true });

/** A section whose corners and quarter corners have strayed by up to 25 m, anywhere on the survey's latitudes. */
const section = fc
  .record({
    lat: fc.double({ min: 25, max: 68, noNaN: true }),
    lon: fc.double({ min: -160, max: -82, noNaN: true }),
    stray: fc.array(fc.tuple(metres(25), metres(25)), { minLength: 8, maxLength: 8 }),
    number: fc.integer({ min: 1, max: 36 }),
    clockwise: fc.boolean(),
  })
  .map(({ lat, lon, stray, number, clockwise }) => {
    const square = [[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1], [0.5, 1], [0, 1], [0, 0.5]] as const; // prettier-ignore
    const plane = planeAt([lon, lat]);
    const ring: LonLat[] = square.map(([x, y], i) => plane.lonLat([x * M + stray[i]![0], y * M + stray[i]![1]]));
    return { land: [[clockwise ? ring.reverse() : ring]], number };
  });

const PARTS: Part[] = ['N2', 'S2', 'E2', 'W2', 'NE4', 'NW4', 'SE4', 'SW4'];
const chain = fc.array(fc.constantFrom(...PARTS), { maxLength: 6 });

const acres = (grid: SectionGrid, ...parts: Part[]): number => ringAcres(grid.ringOf(cellOf(parts)));
/** 44 square feet: a long edge is one geodesic, the same edge with a corner set on it is two, apart by an inch in the far north. */
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-3, `${a} and ${b}`);

/** The rules refuse nothing here, so every property is tried on every section. */
function gridOf({ land, number }: { land: LonLat[][][]; number: number }): SectionGrid {
  const grid = sectionGrid(land, number);
  assert.ok(typeof grid !== 'string', typeof grid === 'string' ? grid : '');
  return grid;
}

test('the four quarters of a section have together its acres', () =>
  fc.assert(
    fc.property(section, (made) => {
      const grid = gridOf(made);
      const quarters = (['NE4', 'NW4', 'SE4', 'SW4'] as const).map((part) => acres(grid, part));
      near(quarters.reduce((sum, each) => sum + each, 0), ringAcres(made.land[0]![0]!)); // prettier-ignore
    }),
    { numRuns: 150 },
  ));

test('a half is its two quarters, at any depth of the chain', () =>
  fc.assert(
    fc.property(section, chain, (made, parts) => {
      const grid = gridOf(made);
      near(acres(grid, 'N2', ...parts), acres(grid, 'NE4', ...parts) + acres(grid, 'NW4', ...parts));
      near(acres(grid, 'W2', ...parts), acres(grid, 'SW4', ...parts) + acres(grid, 'NW4', ...parts));
    }),
    { numRuns: 150 },
  ));

test('a part lies inside what it is a part of, within a centimetre', () =>
  fc.assert(
    fc.property(section, chain, fc.constantFrom(...PARTS), (made, parts, part) => {
      const grid = gridOf(made);
      const xy = (cell: Cell) => grid.ringOf(cell).map(grid.plane.xy);
      const outer = xy(cellOf(parts));
      for (const point of xy(cellOf([part, ...parts])))
        assert.ok(isInside(point, outer) || toBoundaryM(point, outer) < 0.01);
    }),
    { numRuns: 150 },
  ));

test('a section whose north line bends at the quarter corner keeps the bend in its parts', async () => {
  const fabric = madeTownship();
  const ask = (land: string) =>
    aliquotPolygon(fabric, `${land}section=${BENT_SECTION} | township=50N | range=90W | meridian=6th Principal`, 'WY');
  const whole = (await ask('')).georef!;
  const halves = [(await ask('parts=N2 | ')).georef!, (await ask('parts=S2 | ')).georef!];
  assert.ok(Math.abs(halves[0]!.acres + halves[1]!.acres - whole.acres) < 0.001);
  assert.ok(halves[0]!.acres - halves[1]!.acres > 1);
});

const anything = fc.anything({ maxDepth: 3 });
const feature = fc.record({ properties: anything, geometry: anything });

test('no feature, whatever it holds, makes the fabric throw', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(feature, anything)), (features) => {
      const all = features as never[];
      const fabric = memoryFabric({ townships: all, sections: all, divisions: all, points: all, source: '' });
      assert.equal(fabric.everySection().length, 0);
    }),
  ));

test('no ring of the earth makes the rules throw', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(metres(180), metres(90)), { maxLength: 12 }), fc.integer(), (ring, number) => {
      const land = landOf({ geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] } });
      const grid = sectionGrid(land, number);
      assert.ok(typeof grid === 'string' || grid.ringOf(cellOf(['NE4'])).length > 3);
    }),
  ));

test('no aliquot string makes the polygon throw', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), fc.array(fc.string()), async (junk, state, more) => {
      const packed = `parts=${junk} | section=${more[0] ?? 9} | township=50N | range=${more[1] ?? '90W'} | meridian=${more[2] ?? ''}`;
      for (const aliquot of [junk, packed]) {
        const { georef, reasons } = await aliquotPolygon(madeFabric, aliquot, state);
        assert.ok(georef !== null || reasons.length > 0);
      }
    }),
  ));
const madeFabric = madeTownship();
