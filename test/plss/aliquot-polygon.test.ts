import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aliquotPolygon } from '../../src/plss/aliquot-polygon.ts';
import { NO_FABRIC } from '../../src/plss/fabric.ts';
import { lineBetween } from '../../src/plss/geodesy.ts';
import { isFabricDivision } from '../../src/verdict/aliquot-check.ts';
import * as made from '../fixtures/township.ts';

const fabric = made.madeTownship();
const PLACE = 'township=50N | range=90W | meridian=6th Principal';

test('every feature of the made-up township is read', () => assert.equal(fabric.skipped, 0));

const resolved: [title: string, land: string, source: RegExp, mayPass: boolean][] = [
  ['a quarter-quarter the fabric has', 'parts=NE4 SW4 | section=8', /^second division NESW, PLSSIntersected, Made-up Survey$/, true],
  ['a quarter whose four parts the fabric has', 'parts=NE4 | section=8', /^second division NENE NWNE SENE SWNE,/, true],
  ['a half of a section, of eight parts', 'parts=W2 | section=8', /^second division /, true],
  ['a half of a half', 'parts=N2 N2 | section=8', /^second division NENE NENW NWNE NWNW,/, true],
  ['a lot, which the verdict bars by itself', 'government_lot=3 | section=4', /^second division L 3,/, true],
  ['lots that make up a half with parts beside them', 'parts=N2 | section=4', /lots 1, 2, 3, 4 placed by rule/, false],
  ['a part smaller than the division it lies in', 'parts=N2 SE4 SE4 | section=4', /by rule from second division SESE/, false],
  ['a part of a section without divisions', 'parts=SE4 SW4 | section=9', /by rule from the section corners/, false],
  ['a whole section', 'section=9', /^first division \(section\)/, false],
  ['a whole township', '', /^township, PLSSTownship/, false],
  ['a part with an exception in other words', 'parts=NE4 | section=9 | exception=the county road', /; exception not taken off$/, false],
]; // prettier-ignore
for (const [title, land, source, mayPass] of resolved)
  test(`${title}: a polygon with its source`, async () => {
    const { georef } = await aliquotPolygon(fabric, [PLACE, land].filter(Boolean).join(' | '), 'Wyoming');
    assert.match(georef!.source, source);
    assert.equal(isFabricDivision(georef!), mayPass);
    assert.equal(georef!.plss_id, made.PLSS_ID);
    for (const ring of georef!.rings) assert.deepEqual(ring[0], ring.at(-1));
  });

const refusals: [title: string, aliquot: string, state: string, reason: RegExp][] = [
  ['a lot the fabric has not', `government_lot=9 | section=4 | ${PLACE}`, 'WY', /no lot 9 .* not made by rule/],
  ['a part of a lot', `parts=S2 | government_lot=3 | section=4 | ${PLACE}`, 'WY', /only the plat says how a lot is divided/],
  ['a section above 36', `parts=NE4 | section=37 | ${PLACE}`, 'WY', /above 36/],
  ['an unsurveyed section', `parts=NE4 | section=26 | ${PLACE}`, 'WY', /not surveyed/],
  ['an elongated section', `parts=NE4 | section=25 | ${PLACE}`, 'WY', /elongated.*120 chains/],
  ['a section without quarter corners', `parts=NE4 | section=23 | ${PLACE}`, 'WY', /No quarter corner/],
  ['a section a lake has cut', `parts=NE4 | section=27 | ${PLACE}`, 'WY', /corner|not one line/],
  ['a section with a homestead in it', `parts=NE4 | section=28 | ${PLACE}`, 'WY', /another survey/],
  ['a duplicate township', 'parts=NE4 | section=9 | township=51N | range=90W | meridian=6th Principal', 'WY', /2 townships/],
  ['a township without direction', 'parts=NE4 | section=9 | township=50 | range=90W | meridian=6th Principal', 'WY', /which side/],
  ['a range without direction', 'parts=NE4 | section=9 | township=50N | range=90 | meridian=6th Principal', 'WY', /which side/],
  ['no meridian in a state of several', 'parts=NE4 | section=9 | township=50N | range=90W', 'Wyoming', /several: 6th Principal, Wind River/],
  ['a meridian never used in the state', 'parts=NE4 | section=9 | township=50N | range=90W | meridian=Boise', 'WY', /not used in WY/],
  ['neither meridian nor state', 'parts=NE4 | section=9 | township=50N | range=90W', '', /Neither/],
  ['a state without sections', 'parts=NE4 | section=9 | township=50N | range=90W', 'Georgia', /not surveyed into sections/],
  ['the Fourth meridian without a state', 'section=9 | township=50N | range=9W | meridian=4th Principal', '', /Illinois/],
  ['"only that part lying north"', `parts=NE4 | section=9 | ${PLACE} | exception=only that part lying north of the road`, 'WY', /less than the whole/],
  ['a strip', `parts=NE4 | section=9 | ${PLACE} | exception=a strip 60 feet wide`, 'WY', /less than the whole/],
  ['parts nobody surveys', `parts=XX4 | section=9 | ${PLACE}`, 'WY', /no aliquot part/],
  ['seventeen fractions', `parts=${'N2 '.repeat(17)}| section=9 | ${PLACE}`, 'WY', /17 times/],
  ['a township the fabric has not', 'parts=NE4 | section=9 | township=9N | range=9W | meridian=6th Principal', 'WY', /holds no township/],
  ['nothing', '', 'WY', /township is not named/],
]; // prettier-ignore
for (const [title, aliquot, state, reason] of refusals)
  test(`${title} is refused, with the reason`, async () => {
    const { georef, reasons } = await aliquotPolygon(fabric, aliquot, state);
    assert.equal(georef, null);
    assert.match(reasons.join(' '), reason);
  });

test('without fabric every aliquot is refused and says so', async () => {
  const { georef, reasons } = await aliquotPolygon(NO_FABRIC, `parts=NE4 | section=9 | ${PLACE}`, 'WY');
  assert.equal(georef, null);
  assert.match(reasons[0]!, /fabric holds no township/);
});

test('a state of one meridian needs none named', async () => {
  const { reasons } = await aliquotPolygon(fabric, 'section=9 | township=5N | range=1E', 'Idaho');
  assert.match(reasons[0]!, /T5N R1E, Boise meridian/);
});

test('an aliquot by second division is the very ring of the fabric', async () => {
  for (const label of made.QUARTER_QUARTERS) {
    const parts = `${label.slice(0, 2)}4 ${label.slice(2)}4`;
    const { georef } = await aliquotPolygon(fabric, `parts=${parts} | section=8 | ${PLACE}`, 'WY');
    const ring = made.quarterQuarter(made.DIVIDED, label);
    assert.deepEqual(georef!.rings, [[...ring, ring[0]!]]);
  }
});

/** Section 6 has the excess on both its outer sides, section 1 on the north alone, section 31 on the west alone. */
for (const section of [1, 6, 9, 18, 31])
  test(`by rule, section ${section}: every quarter-quarter stands on the township's nodes within 5 cm`, async () => {
    for (const label of made.QUARTER_QUARTERS) {
      const parts = `${label.slice(0, 2)}4 ${label.slice(2)}4`;
      const { georef } = await aliquotPolygon(fabric, `parts=${parts} | section=${section} | ${PLACE}`, 'WY');
      const corners = georef!.rings[0]!.slice(0, -1);
      assert.equal(corners.length, 4);
      made.quarterQuarter(section, label).forEach((wanted, i) => {
        const [lon, lat] = corners[i]!;
        assert.ok(lineBetween(wanted, [lon!, lat!]).lengthFt < 0.16, `${label} corner ${i}`);
      });
    }
  });
