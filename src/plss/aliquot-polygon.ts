// Takes: a tract's packed aliquot string, the document's state and the fabric. Gives: the land on the earth, or why not.
// Never: a guess. Lots come from the fabric alone; a part described by other words ("that part lying") has no polygon here.
import { unpack } from '../contract/packed.ts';
import type { GeorefGeometry } from '../contract/response.ts';
import { cellOf, partsInWords, partsOf } from './aliquot-parts.ts';
import type { Cell } from './aliquot-parts.ts';
import { sectionAt, townshipAt } from './aliquot-place.ts';
import type { PlaceNames, SectionFound } from './aliquot-place.ts';
import { dissolve } from './dissolve.ts';
import type { Fabric, FabricDivision, Provenance } from './fabric.ts';
import { landAcres, ringAcres } from './geodesy.ts';
import { closedRing } from './lon-lat.ts';
import type { LonLat, MultiPolygon } from './lon-lat.ts';
import { divisionAround, divisionsOf, divisionsOverlap } from './second-divisions.ts';
import { pieceGrid, sectionGrid } from './section-grid.ts';

export interface AliquotAnswer {
  readonly georef: GeorefGeometry | null;
  /** Why there is no polygon, or what must be known of the one there is. */
  readonly reasons: readonly string[];
}

/** Words that take a part by a line of their own. The reader puts "only" before such words. */
const NARROWED =
  /\bonly\b|\bthat\s+(?:part|portion)\b|\b(?:part|portion)s?\s+(?:of|lying)\b|\bstrips?\b|\blying\b|\b(?:within|right[\s-]of[\s-]way)\b/i;

const refused = (...reasons: string[]): AliquotAnswer => ({ georef: null, reasons });

export async function aliquotPolygon(fabric: Fabric, aliquot: string, state: string): Promise<AliquotAnswer> {
  const packed = unpack('aliquot', aliquot);
  const names: PlaceNames = {
    section: packed.section ?? '',
    township: packed.township ?? '',
    range: packed.range ?? '',
    meridian: packed.meridian ?? '',
    state,
  };
  const exception = packed.exception ?? '';
  if (NARROWED.test(exception))
    return refused(`The description takes less than the whole part (${exception.slice(0, 120)}); no polygon is made.`);
  const parts = partsOf(packed.parts ?? '');
  if (typeof parts === 'string') return refused(parts);
  const lot = packed.government_lot ?? '';
  if (lot !== '' && parts.length > 0)
    return refused(`A part of lot ${lot.slice(0, 20)} is asked for; only the plat says how a lot is divided.`);
  if (names.section === '' && lot === '' && parts.length === 0) return wholeTownship(fabric, names, exception);
  const found = await sectionAt(fabric, names);
  if (typeof found === 'string') return refused(found);
  if (lot !== '') return lotPolygon(found, lot, exception);
  if (parts.length === 0) return wholeSection(found, exception);
  return partPolygon(found, cellOf(parts), `${partsInWords(parts)} of ${found.words}`, exception);
}

interface Made {
  readonly rings: readonly (readonly LonLat[])[];
  readonly acres: number;
  readonly plssId: string;
  readonly provenance: Provenance;
  /** What the polygon is, for `source`. */
  readonly what: string;
}

function answered(made: Made, exception: string, reasons: readonly string[] = []): AliquotAnswer {
  const { layer, source, date } = made.provenance;
  const excepted = exception === '' ? '' : '; exception not taken off';
  const georef: GeorefGeometry = {
    crs: 'EPSG:4326',
    rings: made.rings.map((ring) => closedRing(ring).map(([lon, lat]) => [lon, lat])),
    acres: Math.round(made.acres * 1e4) / 1e4,
    plss_id: made.plssId,
    source: `${made.what}, ${layer}${source === '' ? '' : `, ${source}`}${date === '' ? '' : `, ${date}`}${excepted}`,
  };
  const more = exception === '' ? [] : [`The exception (${exception.slice(0, 120)}) is not taken off the polygon.`];
  return { georef, reasons: [...reasons, ...more] };
}

async function wholeTownship(fabric: Fabric, names: PlaceNames, exception: string): Promise<AliquotAnswer> {
  const found = await townshipAt(fabric, names);
  if (typeof found === 'string') return refused(found);
  const { land, plssId, provenance } = found.township;
  if (land.length === 0) return refused(`The survey fabric has no boundary for ${found.words}.`);
  return answered({ rings: land.flat(), acres: landAcres(land), plssId, provenance, what: 'township' }, exception);
}

function wholeSection(found: SectionFound, exception: string): AliquotAnswer {
  const { land, plssId, provenance, special } = found.section;
  if (found.partlyUnsurveyed) return refused(`A part of ${found.words} is not surveyed.`);
  const reasons = special
    ? ['Land of other surveys (homesteads, tracts, waters) in the section is not part of it.']
    : [];
  const made = { rings: land.flat(), acres: landAcres(land), plssId, provenance, what: 'first division (section)' };
  return answered(made, exception, reasons);
}

function lotPolygon(found: SectionFound, lot: string, exception: string): AliquotAnswer {
  const wanted = lot
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, '');
  const lots = found.section.divisions.filter((each) => each.kind === 'L' && each.lot.toUpperCase() === wanted);
  if (lots.length === 0)
    return refused(`The survey fabric has no lot ${lot.slice(0, 20)} in ${found.words}; a lot is not made by rule.`);
  if (new Set(lots.map(({ id }) => id)).size > 1)
    return refused(`The survey fabric has several lots ${lot.slice(0, 20)} in ${found.words}.`);
  return fromDivisions(found, lots, `second division L ${wanted}`, exception);
}

function fromDivisions(
  found: SectionFound,
  divisions: readonly FabricDivision[],
  what: string,
  exception: string,
): AliquotAnswer {
  const land: MultiPolygon = divisions.flatMap((division) => division.land);
  const joined = land.length > 1 ? dissolve(land) : null;
  const reasons: string[] = [];
  if (land.length > 1 && joined === null)
    reasons.push('The second divisions do not meet in whole edges; their outlines stand side by side.');
  const { provenance } = divisions[0]!;
  // Acres are the sum of the pieces: the outline of the union may differ by the slivers between them.
  const made = { rings: joined ?? land.flat(), acres: landAcres(land), plssId: found.section.plssId, provenance, what };
  return answered(made, exception, reasons);
}

function partPolygon(found: SectionFound, cell: Cell, words: string, exception: string): AliquotAnswer {
  const { section } = found;
  const grid = sectionGrid(section.land, section.number);
  const divisions = divisionsOf(section, cell, typeof grid === 'string' ? null : grid);
  if (divisions !== null && divisions.lots.length === 0) {
    const labels = divisions.divisions.map(({ label }) => label).join(' ');
    return fromDivisions(found, divisions.divisions, `second division ${labels}`, exception);
  }
  if (divisions !== null) {
    const lots = divisions.lots.join(', ');
    // The labels of lots do not say of which part they are: the grid made by rule did, and the source says so.
    return fromDivisions(found, divisions.divisions, `second divisions with lots ${lots} placed by rule`, exception);
  }
  if (divisionsOverlap(section, cell))
    return refused(`${words}: second divisions of the fabric overlap there, and it does not say which stands.`);
  const around = divisionAround(section, cell);
  const piece = around === null ? null : pieceGrid(around.division.land);
  const { plssId, provenance } = section;
  if (around !== null && piece !== null && typeof piece !== 'string') {
    const from = `second division ${around.division.label}`;
    const ring = piece.ringOf(around.within);
    return byRule({ ring, plssId, provenance: around.division.provenance, from }, words, exception);
  }
  const why = ruleTrouble(found);
  if (why !== null) return refused(`${words}: ${why}`);
  if (typeof grid === 'string') return refused(`${words}: ${grid}`);
  const from = 'the section corners and quarter corners';
  return byRule({ ring: grid.ringOf(cell), plssId, provenance, from }, words, exception);
}

/** What the rules cannot say of this section. */
function ruleTrouble({ section, partlyUnsurveyed }: SectionFound): string | null {
  if (section.divisions.some(({ kind }) => kind !== 'A'))
    return 'the section has lots, and the parts left beside them are on its plat only.';
  if (partlyUnsurveyed || section.special)
    return 'a part of the section is unsurveyed or of another survey, so it is not divided by rule.';
  return null;
}

interface RuleMade {
  readonly ring: LonLat[];
  readonly plssId: string;
  readonly provenance: Provenance;
  /** What the rules were applied to, in words. */
  readonly from: string;
}

function byRule({ ring, plssId, provenance, from }: RuleMade, words: string, exception: string): AliquotAnswer {
  const made = { rings: [ring], acres: ringAcres(ring), plssId, provenance, what: `subdivided by rule from ${from}` };
  return answered(made, exception, [`${words}: the polygon is made by the rules of subdivision from ${from}.`]);
}
