import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tract } from '../../src/contract/extraction.ts';
import { SuggestedLocation } from '../../src/contract/response.ts';
import { locateByCorner } from '../../src/plss/locate.ts';
import { locateTract } from '../../src/plss/locate-tract.ts';
import { lineBetween, offsetFrom } from '../../src/plss/geodesy.ts';
import type { LonLat } from '../../src/plss/lon-lat.ts';
import { bearingFromAzimuth } from '../../src/survey/bearing.ts';
import { judge } from '../../src/verdict/verdict.ts';
import * as made from '../fixtures/township.ts';
import { extractionOf, lineCall, tractOf } from '../survey/made-tract.ts';

const fabric = made.madeTownship();
const AT = 'T50N, R90W, 6th Principal Meridian';

/** A lot of 200 by 300 feet, north then east then south then west. */
function lot(more: Partial<Tract>): Tract {
  const sides: [number, number][] = [[0, 300], [90, 200], [180, 300], [270, 200]]; // prettier-ignore
  return tractOf(
    sides.map(([azimuth, feet]) => lineCall(bearingFromAzimuth(azimuth), feet)),
    more,
  );
}

const input = (more: Partial<Tract>, state = 'Wyoming') => {
  const tract = lot(more);
  return { tract, verdict: judge(extractionOf([tract]))[0]!, state, references: [], placed: [] };
};

function near(location: SuggestedLocation, wanted: LonLat, feet = 0.05): void {
  const [lon, lat] = location.pob!;
  assert.ok(lineBetween(wanted, [lon!, lat!]).lengthFt < feet, `${location.pob!.join(' ')}, not ${wanted.join(' ')}`);
}

// Section 16 lies at columns 8 to 12, rows 12 to 16 of the township's quarter miles.
const placed: [title: string, tract: Partial<Tract>, wanted: LonLat][] = [
  ['a beginning at a section corner', { pob_description: `Beginning at the southwest corner of Section 16, ${AT}` }, made.node(8, 12)],
  ['a beginning off a section corner', { pob_description: `Beginning at a point 800 feet north and 660 feet east of the southwest corner of Section 16, ${AT}` }, offsetFrom(made.node(8, 12), 660, 800)],
  ['a beginning at a quarter corner', { pob_description: `Beginning at the west quarter corner of Section 16, ${AT}` }, made.node(8, 14)],
  ['a beginning at the corner of an aliquot', { pob_description: `Beginning at the NW corner of the SE1/4 of the SW1/4 of Section 16, ${AT}` }, made.node(9, 13)],
  ['a beginning on the west line', { pob_description: `Beginning at a point on the west line of Section 16, 800 feet north of the southwest corner thereof, ${AT}` }, offsetFrom(made.node(8, 12), 0, 800)],
  ['a beginning inside two lines', { pob_description: `Beginning at a point 50 feet north of the south line and 40 feet east of the west line of Section 16, ${AT}` }, offsetFrom(made.node(8, 12), 40, 50)],
  ['a beginning told by the way back', { pob_description: `Beginning at an iron pin from which the southwest corner of Section 16, ${AT}, bears South 300 feet` }, offsetFrom(made.node(8, 12), 0, 300)],
  ['a tie of two courses', { pob_description: `Commencing at the southwest corner of Section 16, ${AT}`, tie_calls: ['bearing=N 00 00 00.0 E | distance=500.00', 'bearing=N 90 00 00.0 E | distance=250.00'] }, offsetFrom(offsetFrom(made.node(8, 12), 0, 500), 250, 0)],
  ['a tie that ends at a pin of another section', { pob_description: `Commencing at the southwest corner of Section 16, ${AT} … to a pin on the west line of Section 9, the point of beginning`, tie_calls: ['bearing=N 00 00 00.0 E | distance=500.00', 'bearing=N 90 00 00.0 E | distance=250.00'] }, offsetFrom(offsetFrom(made.node(8, 12), 0, 500), 250, 0)],
]; // prettier-ignore
for (const [title, tract, wanted] of placed)
  test(`${title} is walked on the ellipsoid, always REVIEW`, async () => {
    const location = await locateByCorner(fabric, input(tract));
    near(location, wanted);
    assert.equal(location.status, 'REVIEW');
    assert.equal(location.source, 'plss_corner');
    assert.equal(location.plss_id, made.PLSS_ID);
    assert.match(location.basis, /Section 16, T50N R90W/);
    assert.equal(location.rotation_deg, null, 'a corner and a tie solve no rotation');
    assert.equal(location.tie_offset === null, location.anchor === null, 'together or not at all');
    SuggestedLocation.parse(location);
  });

test('the offset of the location is from its anchor: the corner where the words lead off one, else the commencement', async () => {
  const pair = async (tract: Partial<Tract>): Promise<unknown[]> => {
    const { tie_offset: offset, anchor } = await locateByCorner(fabric, input(tract));
    return [offset, anchor];
  };
  const off = `a point 800 feet north and 660 feet east of the southwest corner of Section 16, ${AT}`;
  assert.deepEqual(await pair({ pob_description: `Beginning at ${off}` }), [[660, 800], 'the southwest corner of section 16']);
  const tie_calls = ['bearing=N 00 00 00.0 E | distance=500.00'];
  const corner = `the southwest corner of Section 16, ${AT}`;
  assert.deepEqual(await pair({ pob_description: `Commencing at ${corner}`, tie_calls }), [[0, 500], corner]);
  assert.deepEqual(await pair({ pob_description: `Beginning at ${corner}` }), [null, null]);
}); // prettier-ignore

test('half a pair that comes in does not go out', async () => {
  const given = input({ pob_description: 'Beginning at an iron pin' });
  const verdict = { ...given.verdict, tie_offset: null, anchor: 'an iron pin' };
  assert.equal((await locateByCorner(fabric, { ...given, verdict })).anchor, null);
});

const nulls: [title: string, tract: Partial<Tract>, reason: RegExp][] = [
  ['a figure that leaves the section', { pob_description: `Beginning at the southeast corner of Section 16, ${AT}` }, /^Tried the southeast corner of section 16.*reaches 200 feet out of Section 16/],
  ['a figure outside the part the description names', { pob_description: `Beginning at the southwest corner of Section 16, ${AT}`, aliquot: 'parts=NE4 | section=16 | township=50N | range=90W | meridian=6th Principal' }, /out of the part the description names/],
  ['a commencement without a tie', { pob_description: `Commencing at the southwest corner of Section 16, ${AT}` }, /no tie course/],
  ['a tie that cannot be walked', { pob_description: `Commencing at the southwest corner of Section 16, ${AT}`, tie_calls: ['distance=5 | verbatim=along the creek'] }, /Tie course 1/],
  ['"said Section" with no township given', { pob_description: 'Beginning at the southwest corner of said Section 16' }, /township is not named/],
  ['an iron pin', { pob_description: 'Beginning at an iron pin' }, /names no section or aliquot corner/],
  ['a double corner of the point layer', { pob_description: `Beginning at the southeast corner of Section 11, ${AT}` }, /2 corners named 600500/],
  ['a walk past the end of its line', { pob_description: `Beginning at a point on the west line of Section 16, 5400 feet north of the southwest corner thereof, ${AT}` }, /ends \d+ feet before/],
  ['a lot the fabric does not hold', { pob_description: `Beginning at the southwest corner of Government Lot 7, Section 16, ${AT}` }, /no lot 7 of Section 16/],
  ['an unsurveyed section', { pob_description: `Beginning at the southwest corner of Section 26, ${AT}` }, /not surveyed/],
]; // prettier-ignore
for (const [title, tract, reason] of nulls)
  test(`${title}: no position, with the reason`, async () => {
    const location = await locateByCorner(fabric, input(tract));
    assert.equal(location.pob, null);
    assert.equal(location.rotation_deg, null);
    assert.match(location.reasons.join(' '), reason);
  });

test('a tract whose traverse cannot be computed has no position', async () => {
  const given = input({ pob_description: `Beginning at the southwest corner of Section 16, ${AT}` });
  const location = await locateByCorner(fabric, { ...given, verdict: { ...given.verdict, geometry: null } });
  assert.equal(location.pob, null);
  assert.match(location.reasons[0]!, /cannot be computed/);
});

test('"said Section" takes the township the caller read elsewhere', async () => {
  const given = input({ pob_description: 'Beginning at the southwest corner of said Section 16' });
  const place = { township: '50N', range: '90W', meridian: '6th Principal' };
  near(await locateByCorner(fabric, { ...given, place }), made.node(8, 12));
});

test('a corner of the point layer goes before the section boundary', async () => {
  const location = await locateByCorner(
    fabric,
    input({ pob_description: `Beginning at the southwest corner of Section 9, ${AT}` }),
  );
  assert.match(location.basis, /corner 300500 of PLSSPoint/);
});

test('without fabric the answer is an ordinary null that says so', async () => {
  const given = input({ pob_description: `Beginning at the southwest corner of Section 16, ${AT}` });
  const location = await locateTract('auto', null, given, () => Promise.resolve([]));
  assert.equal(location.pob, null);
  assert.match(location.reasons.join(' '), /imported no survey fabric.*placed no parcel/);
});

test('the corner of a government lot is the lot’s own', async () => {
  const tract = { pob_description: `Beginning at the southwest corner of Lot 2 of Section ${made.WITH_LOTS}, ${AT}` };
  const location = await locateByCorner(fabric, input(tract));
  assert.match(location.basis, /a corner of lot 2 in PLSSIntersected/);
  assert.ok(location.pob !== null, location.reasons.join(' '));
});

test('a position walked by a doubted tie says so', async () => {
  const given = input({
    pob_description: `Commencing at the southwest corner of Section 16, ${AT}`,
    tie_calls: ['bearing=N 00 00 00.0 E | distance=500.00', 'bearing=N 90 00 00.0 E | distance=250.00'],
  });
  const text = 'Tie course 2 was read with low confidence (words say 250, figures say 350): compare with the document.';
  const checks = [{ check: 'doubt', outcome: 'warn' as const, value: null, limit: null, text }];
  const location = await locateByCorner(fabric, { ...given, verdict: { ...given.verdict, checks } });
  assert.ok(location.pob !== null && location.reasons.includes(text), location.reasons.join(' '));
});
