// Takes: the components of a page. Gives: which of them are black frames, punch holes, or specks.
// Never: a decimal point: specks are looked for only on pages that are full of them, and only smaller than points.
import type { Components } from './components.ts';
import type { Lettering } from './lettering.ts';

export interface PageShape {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/** Frames that the copier leaves: large, and touching the edge of the sheet. */
export function framesOf(components: Components, page: PageShape): Uint8Array {
  const { count, x0, y0, x1, y1, area } = components;
  const chosen = new Uint8Array(count);
  const near = Math.max(2, Math.round(page.dpi * 0.02));
  for (let c = 0; c < count; c++) {
    const touches = x0[c]! <= near || y0[c]! <= near || x1[c]! >= page.width - near || y1[c]! >= page.height - near;
    if (!touches) continue;
    const [width, height] = [x1[c]! - x0[c]!, y1[c]! - y0[c]!];
    const long = width > 0.2 * page.width || height > 0.15 * page.height;
    const solid = area[c]! > (page.dpi * 0.1) ** 2 && area[c]! > 0.5 * width * height;
    if (long || solid) chosen[c] = 1;
  }
  return chosen;
}

/** Round, filled, a quarter of an inch, near the edge. */
export function punchHolesOf(components: Components, page: PageShape): Uint8Array {
  const { count, x0, y0, x1, y1, area } = components;
  const chosen = new Uint8Array(count);
  for (let c = 0; c < count; c++) {
    const [width, height] = [x1[c]! - x0[c]!, y1[c]! - y0[c]!];
    const size = Math.max(width, height) / page.dpi;
    if (size < 0.19 || size > 0.45 || Math.min(width, height) < 0.7 * Math.max(width, height)) continue;
    const margin = Math.min(
      x0[c]! / page.width,
      1 - x1[c]! / page.width,
      y0[c]! / page.height,
      1 - y1[c]! / page.height,
    );
    if (margin < 0.13 && area[c]! > 0.7 * width * height) chosen[c] = 1;
  }
  return chosen;
}

const MANY_SPECKS_PER_MEGAPIXEL = 250; // measured: below it despeckling costs more points than it saves letters
const SNOW_PER_MEGAPIXEL = 2000;
const POINT_SHARE = 0.4; // of the area of a full stop, which is about a stroke square
const POINT_SHARE_IN_SNOW = 0.65;

/** Specks, on pages that have many of them; else nothing is chosen. */
export function specksOf(components: Components, page: PageShape, lettering: Lettering): Uint8Array {
  const strokePx = lettering.strokePx || page.dpi / 75;
  const perMegapixel = 1e6 / (page.width * page.height);
  const few = smallerThan(components, POINT_SHARE, strokePx);
  const density = few.reduce((sum, value) => sum + value, 0) * perMegapixel;
  if (density <= MANY_SPECKS_PER_MEGAPIXEL) return new Uint8Array(components.count);
  return density <= SNOW_PER_MEGAPIXEL ? few : smallerThan(components, POINT_SHARE_IN_SNOW, strokePx);
}

function smallerThan(components: Components, pointShare: number, strokePx: number): Uint8Array {
  const { count, x0, y0, x1, y1, area } = components;
  const chosen = new Uint8Array(count);
  const maxArea = Math.max(2, pointShare * strokePx * strokePx);
  const maxSide = Math.max(2, 1.2 * strokePx);
  for (let c = 0; c < count; c++)
    if (area[c]! <= maxArea && Math.max(x1[c]! - x0[c]!, y1[c]! - y0[c]!) <= maxSide) chosen[c] = 1;
  return chosen;
}
