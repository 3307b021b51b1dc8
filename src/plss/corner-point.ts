// Takes: a corner by section and shares, and the fabric. Gives: its position, and what it was taken from, in words.
// Never: one of two corners of the same name; double corners both control, and neither is chosen here.
import { sectionAt } from './aliquot-place.ts';
import type { PlaceNames, SectionFound } from './aliquot-place.ts';
import { pointName } from './corner-name.ts';
import type { CornerShare } from './corner-name.ts';
import type { Fabric } from './fabric.ts';
import type { LonLat } from './lon-lat.ts';
import { pieceGrid, sectionGrid } from './section-grid.ts';

export interface CornerPoint {
  readonly lonLat: LonLat;
  readonly found: SectionFound;
  /** "a corner of the point layer", "a vertex of the section's boundary", "a point set by rule". */
  readonly how: string;
}

const isOuter = ({ east, north }: CornerShare): boolean => (east === 0 || east === 1) && (north === 0 || north === 1);
const isQuarter = ({ east, north }: CornerShare): boolean =>
  (east === 0.5 && (north === 0 || north === 1)) || (north === 0.5 && (east === 0 || east === 1));

/** `lot` names a government lot whose own corner is meant; "" for corners of the section and its parts. */
export async function cornerPoint(
  fabric: Fabric,
  at: CornerShare,
  names: PlaceNames,
  lot = '',
): Promise<CornerPoint | string> {
  const found = await sectionAt(fabric, { ...names, section: String(at.section) });
  if (typeof found === 'string') return found;
  if (lot !== '') return lotCorner(at, found, lot);
  const name = pointName(at);
  const points = name === '' ? [] : await fabric.points(found.section.plssId, name);
  if (points.length > 1) return `The survey fabric has ${points.length} corners named ${name} in ${found.words}.`;
  if (points[0] !== undefined) {
    const { provenance } = points[0];
    return { lonLat: points[0].lonLat, found, how: `corner ${name} of ${provenance.layer}, ${provenance.source}` };
  }
  return fromBoundary(at, found);
}

function fromBoundary(at: CornerShare, found: SectionFound): CornerPoint | string {
  const { section, partlyUnsurveyed, words } = found;
  if (section.special || partlyUnsurveyed)
    return `${words} is cut by other surveys, so its corners cannot be told from its boundary.`;
  const whole = sectionGrid(section.land, section.number);
  const { layer, source } = section.provenance;
  if (typeof whole !== 'string') {
    const vertex = isOuter(at) || isQuarter(at);
    const how = vertex
      ? `a vertex of the section's boundary in ${layer}, ${source}`
      : 'set by rule from the section corners';
    return { lonLat: whole.pointAt(at.east, at.north), found, how };
  }
  // The section's own corners stand even where its inside cannot be divided.
  const outline = isOuter(at) ? pieceGrid(section.land) : whole;
  if (typeof outline === 'string') return `${words}: ${outline}`;
  return {
    lonLat: outline.pointAt(at.east, at.north),
    found,
    how: `a vertex of the section's boundary in ${layer}, ${source}`,
  };
}

/** Lots are drawn on plats: a corner of one is told only where its polygon has four. */
function lotCorner(at: CornerShare, found: SectionFound, lot: string): CornerPoint | string {
  const wanted = lot.replace(/^0+(?=\d)/, '');
  const lots = found.section.divisions.filter((each) => each.kind === 'L' && each.lot.toUpperCase() === wanted);
  const what = `lot ${wanted} of ${found.words}`;
  if (lots.length === 0) return `The survey fabric has no ${what}; a lot is not made by rule.`;
  if (lots.length > 1) return `The survey fabric has ${lots.length} polygons for ${what}.`;
  const outline = pieceGrid(lots[0]!.land);
  if (typeof outline === 'string') return `${what} is no figure of four corners, so none of them can be told.`;
  const { layer, source } = lots[0]!.provenance;
  return { lonLat: outline.pointAt(at.east, at.north), found, how: `a corner of lot ${wanted} in ${layer}, ${source}` };
}
