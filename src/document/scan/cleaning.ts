// Takes: a page of grey pixels. Gives: the page without watermark, frames, holes and specks, and what was measured on the way.
// Never: touches a page that has none of them.
import type { Raster } from '../raster.ts';
import { blocksOf, isSheet, type Block } from './blocks.ts';
import { framesOf, punchHolesOf, specksOf } from './blemishes.ts';
import { codesOf } from './codes.ts';
import { componentsOf, erase, type Components } from './components.ts';
import { withoutGreyStamp } from './grey-stamp.ts';
import { evenlyLit } from './ground.ts';
import { inkOf, type Ink } from './ink.ts';
import { letteringOf, type Lettering } from './lettering.ts';
import { liftMark, type LiftedPage } from './lift.ts';
import { longLinesOf } from './long-lines.ts';
import { isNegative } from './negative.ts';
import { tiltOf, type PageTilt } from './skew.ts';
import { steppedOutlineOf } from './stepped-outline.ts';
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
  /** A watermark, a great word, lines or a grey stamp were lifted off. */
  readonly lifted: boolean;
}

/** What is done about marks laid over the text; a score may leave steps out to tell what each brings. */
export const MARK_STEPS = ['watermark', 'stepped outline', 'codes', 'long lines'] as const;
export type MarkStep = (typeof MARK_STEPS)[number];

/** A page on its way: its pixels are our own copy. */
interface Measured {
  readonly raster: Raster;
  readonly ink: Ink;
  readonly components: Components;
  readonly lettering: Lettering;
}

export function cleanPage(page: Raster, dpi: number, leave: readonly MarkStep[] = []): CleanPage {
  const ours = { ...page, pixels: page.pixels.slice() };
  const { raster, ink, components, lettering } = withoutMarks(ours, dpi, leave);
  const shape = { width: page.width, height: page.height, dpi };
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
    lifted: raster !== ours,
  };
}

function withoutMarks(page: Raster, dpi: number, leave: readonly MarkStep[]): Measured {
  const asItCame = readable(page, dpi);
  const unmarked = leave.includes('watermark') ? null : withoutTone(asItCame, dpi);
  const first = measured(unmarked ?? asItCame);
  if (!first.ink.bilevel) return first;
  return LIFTING.filter(([step]) => !leave.includes(step)).reduce((now, [, marksOf]) => {
    const marks = marksOf(now, dpi);
    return marks ? measured(liftMark(now.raster, now.ink, marks)) : now;
  }, first);
}

/** Dark letters on paper of one tone. */
function readable(page: Raster, dpi: number): LiftedPage {
  const first = inkOf(page);
  const dark = isNegative(first, dpi) ? { ...page, pixels: page.pixels.map((level) => 255 - level) } : page;
  const lit = first.bilevel ? null : evenlyLit(dark, dpi);
  return lit || dark !== page ? { raster: lit ?? dark, ink: inkOf(lit ?? dark) } : { raster: page, ink: first };
}

/** Without a tiled watermark; of a grey page, without the tone of a stamp. */
function withoutTone({ raster, ink }: LiftedPage, dpi: number): LiftedPage | null {
  if (ink.bilevel) return withoutWatermark(raster, ink, dpi);
  const plain = withoutGreyStamp(raster);
  return plain && { raster: plain, ink: inkOf(plain) };
}

/** Codes before lines: some of their bars would pass for lines. */
const LIFTING: readonly (readonly [MarkStep, (page: Measured, dpi: number) => Uint8Array | null])[] = [
  ['stepped outline', ({ components, ink }, dpi) => steppedOutlineOf(components, ink, dpi)],
  ['codes', ({ components, ink }, dpi) => codesOf(components, ink, dpi)],
  ['long lines', ({ components, ink, lettering }, dpi) => longLinesOf(components, ink, lettering, dpi)],
];

function measured({ raster, ink }: LiftedPage): Measured {
  const components = componentsOf(ink);
  return { raster, ink, components, lettering: letteringOf(components, raster.height) };
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
