// Takes: a corner phrase and the fabric. Gives: the point its words lead to: the corner itself, off it, along a side, or inside two sides.
// Never: a walk past the end of the side it follows.
import type { Cell } from './aliquot-parts.ts';
import type { PlaceNames } from './aliquot-place.ts';
import { cornerPoint, type CornerPoint } from './corner-point.ts';
import type { AlongLine, CornerPhrase } from './corner-phrase.ts';
import type { Fabric } from './fabric.ts';
import { lineBetween, offsetFrom, walkFrom } from './geodesy.ts';
import type { LonLat } from './lon-lat.ts';
import { crossing, planeAt, type Xy } from './plane.ts';
import { FEET_PER_METER } from '../survey/units.ts';

export interface PhrasePoint {
  readonly corner: CornerPoint;
  readonly lonLat: LonLat;
  /** Feet from the corner, by the way walked. */
  readonly wayFt: number;
}

/** What a side may be longer on the ground than in the fabric. */
const PAST_END_FT = 30;

export async function phrasePoint(
  fabric: Fabric,
  phrase: CornerPhrase,
  names: PlaceNames,
): Promise<PhrasePoint | string> {
  const corner = await cornerPoint(fabric, phrase.at, names, phrase.lot);
  if (typeof corner === 'string') return corner;
  if (phrase.along) return await alongSide(fabric, phrase, phrase.along, names, corner);
  if (phrase.insideFt) return await insideSides(fabric, phrase, phrase.insideFt, names, corner);
  const [eastFt, northFt] = phrase.offsetFt;
  return { corner, lonLat: offsetFrom(corner.lonLat, eastFt, northFt), wayFt: Math.hypot(eastFt, northFt) };
}

/** The corners met on the way along a side: of a whole section its quarter corner too, where the line may bend. */
async function stopsAlong(
  fabric: Fabric,
  { at, lot }: CornerPhrase,
  toward: AlongLine['toward'],
  cell: Cell,
  names: PlaceNames,
): Promise<LonLat[] | string> {
  const level = toward === 'e' || toward === 'w';
  const end = { e: cell.east, w: cell.west, n: cell.north, s: cell.south }[toward];
  const from = level ? at.east : at.north;
  const whole = lot === '' && Math.abs(end - from) === 1;
  const stops: LonLat[] = [];
  for (const share of whole ? [0.5, end] : [end]) {
    const point = await cornerPoint(fabric, { ...at, [level ? 'east' : 'north']: share }, names, lot);
    if (typeof point === 'string') return point;
    stops.push(point.lonLat);
  }
  return stops;
}

async function alongSide(
  fabric: Fabric,
  phrase: CornerPhrase,
  along: AlongLine,
  names: PlaceNames,
  corner: CornerPoint,
): Promise<PhrasePoint | string> {
  const stops = await stopsAlong(fabric, phrase, along.toward, along.extent, names);
  if (typeof stops === 'string') return stops;
  let [at, leftFt] = [corner.lonLat, along.lengthFt];
  for (const [i, stop] of stops.entries()) {
    const { lengthFt, azimuthDeg } = lineBetween(at, stop);
    if (leftFt <= lengthFt || (i === stops.length - 1 && leftFt <= lengthFt + PAST_END_FT))
      return { corner, lonLat: walkFrom(at, azimuthDeg, leftFt), wayFt: along.lengthFt };
    leftFt -= lengthFt;
    at = stop;
  }
  return `The line named ends ${Math.round(leftFt)} feet before the distance given along it does.`;
}

/** Parallel to the two sides that meet in the corner, so far inside each. */
async function insideSides(
  fabric: Fabric,
  phrase: CornerPhrase,
  [fromEastOrWest, fromNorthOrSouth]: readonly [number, number],
  names: PlaceNames,
  corner: CornerPoint,
): Promise<PhrasePoint | string> {
  const isEast = phrase.at.east === phrase.cell.east;
  const isNorth = phrase.at.north === phrase.cell.north;
  const level = await stopsAlong(fabric, phrase, isEast ? 'w' : 'e', phrase.cell, names);
  if (typeof level === 'string') return level;
  const upright = await stopsAlong(fabric, phrase, isNorth ? 's' : 'n', phrase.cell, names);
  if (typeof upright === 'string') return upright;
  const plane = planeAt(corner.lonLat);
  const [a, b] = [plane.xy(level[0]!), plane.xy(upright[0]!)];
  const shifted = (side: Xy, inward: Xy, byM: number): Xy => {
    const length = Math.hypot(...side);
    const normal: Xy = [-side[1] / length, side[0] / length];
    const sign = normal[0] * inward[0] + normal[1] * inward[1] < 0 ? -1 : 1;
    return [normal[0] * sign * byM, normal[1] * sign * byM];
  };
  const p = shifted(a, b, fromNorthOrSouth / FEET_PER_METER);
  const q = shifted(b, a, fromEastOrWest / FEET_PER_METER);
  const point = crossing(p, [p[0] + a[0], p[1] + a[1]], q, [q[0] + b[0], q[1] + b[1]]);
  if (point === null) return 'The two lines named do not cross.';
  return { corner, lonLat: plane.lonLat(point), wayFt: Math.hypot(fromEastOrWest, fromNorthOrSouth) };
}
