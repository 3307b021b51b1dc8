// Takes: a figure that would pass, as computed, and its paper. Gives: what the paper claims of it that is not so: a frontage, a width, a shape, a way, a
// row of a table, a coordinate. Never: a choice between the two, nor a claim that the paper itself leaves open ("about", "more or less").
import type { Tract } from '../../contract/extraction.ts';
import type { Description } from '../tracts/description.ts';
import { originClaims } from './assumed-origin.ts';
import { againClaims } from './claimed-again.ts';
import { areaClaims } from './claimed-area.ts';
import { areasClaims } from './claimed-areas.ts';
import { aroundClaims } from './claimed-around.ts';
import { backClaims } from './claimed-back.ts';
import { cornerClaims } from './claimed-corner.ts';
import { countClaims } from './claimed-count.ts';
import { curveClaims } from './claimed-curve.ts';
import { endClaims } from './claimed-end.ts';
import { extentClaims } from './claimed-extent.ts';
import { knownLineClaims } from './claimed-known-line.ts';
import { landsClaims } from './claimed-lands.ts';
import { lineClaims } from './claimed-line.ts';
import { placeClaims } from './claimed-place.ts';
import { pointClaims } from './claimed-points.ts';
import { positionClaims } from './claimed-position.ts';
import { priceClaims } from './claimed-price.ts';
import { shapeClaims } from './claimed-shape.ts';
import { sideClaims } from './claimed-sides.ts';
import { sightClaims } from './claimed-sight.ts';
import { sizeClaims } from './claimed-size.ts';
import { tableClaims } from './claimed-table.ts';
import { wayClaims } from './claimed-way.ts';
import { widthClaims } from './claimed-width.ts';
import { figureOf, type Figure, type Told } from './figure.ts';

const CLAIMS: readonly ((figure: Figure) => readonly string[])[] = [
  wayClaims,
  curveClaims,
  sizeClaims,
  widthClaims,
  sideClaims,
  shapeClaims,
  positionClaims,
  tableClaims,
  againClaims,
  backClaims,
  endClaims,
  countClaims,
  cornerClaims,
  extentClaims,
  areaClaims,
  areasClaims,
  aroundClaims,
  landsClaims,
  lineClaims,
  knownLineClaims,
  placeClaims,
  pointClaims,
  priceClaims,
  originClaims,
  sightClaims,
];
const MOST = 3;

/** The sentences, three at most. `within` is where the paper's other descriptions end and begin around this one. */
export function claimsAgainst(
  told: Told,
  description: Description,
  tract: Tract,
  within: readonly [number, number],
): string[] {
  const figure = figureOf(told, description, tract, within);
  return figure ? CLAIMS.flatMap((claim) => claim(figure)).slice(0, MOST) : [];
}
