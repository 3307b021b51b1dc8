// Takes: a page of grey pixels. Gives: the page without watermark, frames, holes and specks, and what was measured on the way.
// Never: touches a page that has none of them.
import type { Raster } from '../raster.ts';
import { blocksOf, isSheet, type Block } from './blocks.ts';
import { framesOf, punchHolesOf, specksOf } from './blemishes.ts';
import { componentsOf, erase, type Components } from './components.ts';
import { withoutGreyStamp } from './grey-stamp.ts';
import { inkOf, type Ink } from './ink.ts';
import { letteringOf, type Lettering } from './lettering.ts';
import { tiltOf, type PageTilt } from './skew.ts';
import { withoutWatermark } from './watermark.ts';

export interface CleanPage {
  readonly raster: Raster;
  readonly bilevel: boolean;
  readonly lettering: Lettering;
  readonly tilt: PageTilt | null;
  /** Blocks of lettering of a large sheet; null for a page that is one column of lines. */
  readonly blocks: readonly Block[] | null;
  /** How many blots were taken away. */
  readonly erased: number;
  /** A tiled watermark or a grey stamp was lifted off. */
  readonly lifted: boolean;
}

export function cleanPage(page: Raster, dpi: number): CleanPage {
  const first = inkOf(page);
  const lifted = first.bilevel ? withoutWatermark(page, first, dpi) : withoutGreyStamp(page);
  const raster = lifted ?? { ...page, pixels: page.pixels.slice() };
  const ink = lifted ? inkOf(lifted) : first;
  const components = componentsOf(ink);
  const shape = { width: page.width, height: page.height, dpi };
  const lettering = letteringOf(components, page.height);
  const chosen = eitherOf(framesOf(components, shape), punchHolesOf(components, shape));
  const specks = ink.bilevel ? specksOf(components, shape, lettering) : new Uint8Array(components.count);
  const all = eitherOf(chosen, specks);
  erase(components, all, raster.pixels, ink);
  return {
    raster,
    bilevel: ink.bilevel,
    lettering,
    tilt: tiltOf(components, without(lettering, all)),
    blocks: isSheet(lettering, page.width) ? sheetBlocks(raster, ink, components, lettering, all) : null,
    erased: all.reduce((sum, value) => sum + value, 0),
    lifted: lifted !== null,
  };
}

/** Finds the blocks of a sheet, and takes the lines of its drawing away: they cross the lettering everywhere. */
function sheetBlocks(
  raster: Raster,
  ink: Ink,
  components: Components,
  lettering: Lettering,
  erased: Uint8Array,
): Block[] {
  const { x0, y0, x1, y1 } = components;
  const drawn = erased.map((value, c) => {
    const [width, height] = [x1[c]! - x0[c]!, y1[c]! - y0[c]!];
    const wordsRunTogether = height >= 0.6 * lettering.heightPx && height <= 2.2 * lettering.heightPx;
    return value === 0 && Math.max(width, height) > 8 * lettering.heightPx && !wordsRunTogether ? 1 : 0;
  });
  erase(components, drawn, raster.pixels, ink);
  return blocksOf(components, without(lettering, erased), raster.width, raster.height);
}

function eitherOf(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((value, i) => value | b[i]!);
}

function without(lettering: Lettering, erased: Uint8Array): Lettering {
  return { ...lettering, letters: lettering.letters.filter((c) => erased[c] === 0) };
}
