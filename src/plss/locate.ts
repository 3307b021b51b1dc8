// Takes: a tract with its verdict, and the fabric. Gives: where its point of beginning would lie, worked from a section corner.
// Never: a placement. Every answer is REVIEW; a point that fails the containment test is null, with the corner tried in the reasons.
import { beginningOf } from '../contract/beginning.ts';
import type { Tract } from '../contract/extraction.ts';
import { unpack } from '../contract/packed.ts';
import type { SuggestedLocation, TractVerdict } from '../contract/response.ts';
import { azimuthDeg, parseBearing } from '../survey/bearing.ts';
import { ABSURD_LENGTH_FT } from '../survey/course.ts';
import { feetPer } from '../survey/units.ts';
import { aliquotPolygon } from './aliquot-polygon.ts';
import type { PlaceNames } from './aliquot-place.ts';
import { cornerPhrase } from './corner-phrase.ts';
import type { CornerPhrase } from './corner-phrase.ts';
import type { CornerPoint } from './corner-point.ts';
import { phrasePoint } from './corner-way.ts';
import { laidAt, reachesOutFt } from './containment.ts';
import type { Fabric } from './fabric.ts';
import { walkFrom } from './geodesy.ts';
import type { PlaceContext } from './locate-context.ts';
import type { LonLat, MultiPolygon } from './lon-lat.ts';
import { suggestion } from './suggestion.ts';

export interface LocateInput {
  readonly tract: Tract;
  readonly verdict: Pick<TractVerdict, 'geometry' | 'tie_offset' | 'anchor' | 'checks'>;
  readonly state: string;
  /** Section, township, range and meridian the document names elsewhere, for "said section"; the caller read them, this does not guess. */
  readonly place?: Partial<PlaceContext>;
}

/** How far a figure may reach out of the land it is said to lie in: what fabrics are out by, and one part in 200 of the way. */
const TOLERANCE_FT = 30;
const TOLERANCE_SHARE = 1 / 200;

const nowhere = (
  input: LocateInput,
  reasons: readonly string[],
  found: Partial<SuggestedLocation> = {},
): SuggestedLocation => suggestion('plss_corner', input.verdict, reasons, found);

/** A phrase that prints no township takes that of the document, where the caller gives one. */
function namesOf(phrase: CornerPhrase, input: LocateInput): PlaceNames {
  const printed = phrase.names.township !== '';
  return {
    section: phrase.names.section,
    township: printed ? phrase.names.township : (input.place?.township ?? ''),
    range: printed ? phrase.names.range : (input.place?.range ?? ''),
    meridian: phrase.names.meridian || (input.place?.meridian ?? ''),
    state: input.state,
  };
}

interface Tie {
  readonly azimuthDeg: number;
  readonly lengthFt: number;
}

/** The tie courses, or the number of the first that cannot be walked. */
function tieCourses(tract: Tract, state: string): Tie[] | number {
  const ties: Tie[] = [];
  for (const [i, packed] of tract.tie_calls.entries()) {
    const parts = unpack('tie_call', packed);
    const bearing = parts.bearing === undefined ? null : parseBearing(parts.bearing);
    const lengthFt =
      Number((parts.distance ?? '').replaceAll(',', '') || Number.NaN) * feetPer(tract.distance_unit, state);
    if (bearing === null || !(lengthFt >= 0) || lengthFt > ABSURD_LENGTH_FT) return i + 1;
    ties.push({ azimuthDeg: azimuthDeg(bearing), lengthFt });
  }
  return ties;
}

export async function locateByCorner(fabric: Fabric, input: LocateInput): Promise<SuggestedLocation> {
  const { tract } = input;
  const { from } = beginningOf(tract.pob_description);
  const phrase = cornerPhrase(from, { section: input.place?.section ?? 0 });
  if (phrase === null) return nowhere(input, ['The beginning names no section or aliquot corner that can be told.']);
  if (/\b(?:commenc|starting)/i.test(from) && tract.tie_calls.length === 0)
    return nowhere(input, ['The description commences at a corner, and no tie course leads from it to the beginning.']);
  const ties = tieCourses(tract, input.state);
  if (typeof ties === 'number')
    return nowhere(input, [`Tie course ${ties} has no usable bearing or length, so the tie cannot be walked.`]);
  const point = await phrasePoint(fabric, phrase, namesOf(phrase, input));
  if (typeof point === 'string') return nowhere(input, [`Tried ${phrase.words}. ${point}`], { basis: phrase.words });
  let [pob, wayFt] = [point.lonLat, point.wayFt];
  for (const tie of ties) {
    pob = walkFrom(pob, tie.azimuthDeg, tie.lengthFt);
    wayFt += tie.lengthFt;
  }
  return tested(fabric, input, { phrase, corner: point.corner, pob, wayFt });
}

interface Walked {
  readonly phrase: CornerPhrase;
  readonly corner: CornerPoint;
  readonly pob: LonLat;
  /** Feet from the corner to the point of beginning, by the way walked. */
  readonly wayFt: number;
}

/** The land the description names: the part in its aliquot string, else the section of the corner. */
async function namedLand(
  fabric: Fabric,
  input: LocateInput,
  corner: CornerPoint,
): Promise<{ land: MultiPolygon; words: string }> {
  const packed = input.tract.aliquot || (input.place?.within ?? '');
  const { georef } = packed === '' ? { georef: null } : await aliquotPolygon(fabric, packed, input.state);
  if (georef === null) return { land: corner.found.section.land, words: corner.found.words };
  const rings = georef.rings.map((ring) => [ring.map(([lon, lat]): LonLat => [lon!, lat!])]);
  return { land: rings, words: 'the part the description names' };
}

async function tested(fabric: Fabric, input: LocateInput, walked: Walked): Promise<SuggestedLocation> {
  const { phrase, corner, pob } = walked;
  const { geometry, tie_offset: tieOffset } = input.verdict;
  const basis = `${phrase.words}, ${corner.found.words}: ${corner.how}`;
  const more = { basis, plss_id: corner.found.section.plssId };
  if (geometry === null)
    return nowhere(
      input,
      [`Tried ${basis}. The figure cannot be computed, so it cannot be tested against the section.`],
      more,
    );
  const { land, words } = await namedLand(fabric, input, corner);
  const toleranceFt = TOLERANCE_FT + TOLERANCE_SHARE * (walked.wayFt + geometry.perimeter_ft);
  const outFt = reachesOutFt(laidAt(pob, geometry.vertices), land);
  if (!(outFt <= toleranceFt)) {
    const far = Number.isFinite(outFt) ? `${Math.round(outFt)} feet` : 'wholly';
    return nowhere(input, [`Tried ${basis}. The figure laid there reaches ${far} out of ${words}.`], more);
  }
  const reasons = [
    `Worked from ${basis}. The figure laid there lies in ${words} within ${Math.round(toleranceFt)} feet.`,
    ...doubtsOfTies(input),
    'Bearings were taken from true north; the survey’s own basis of bearings was not applied.',
    'The public fabric is for mapping; a computed position is a suggestion for an operator to confirm.',
  ];
  return nowhere(input, reasons, {
    ...more,
    pob: [round(pob[0], 8), round(pob[1], 8)],
    ...offsetFromCorner(phrase, tieOffset),
  });
}

/** What the reader has against the courses that were walked (docs/decisions/0148). */
const doubtsOfTies = ({ verdict }: LocateInput): string[] =>
  (verdict.checks ?? []).flatMap(({ check, text }) =>
    check === 'doubt' && text.startsWith('Tie course') ? [text] : [],
  );

/** Where the words lead off the corner, the corner is the monument, else the verdict's own; a walk along a side needs the fabric. */
function offsetFromCorner(
  { words, along, insideFt, offsetFt: [eastFt, northFt] }: CornerPhrase,
  tieOffset: readonly number[] | null,
): Partial<Pick<SuggestedLocation, 'tie_offset' | 'anchor'>> {
  if (along !== null || insideFt !== null || (eastFt === 0 && northFt === 0)) return {};
  const [tieEastFt = 0, tieNorthFt = 0] = tieOffset ?? [];
  return { tie_offset: [round(eastFt + tieEastFt, 4), round(northFt + tieNorthFt, 4)], anchor: words };
}

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals + 0;
