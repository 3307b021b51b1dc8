// Takes: the components of a page. Gives: which of its pixels belong to lines far longer than a letter: rules, frames, outlines of great words.
// Never: a stroke of a letter. A line is straight for longer than letters are tall, and as thin as they are drawn.
import type { Components } from './components.ts';
import type { Ink } from './ink.ts';
import type { Lettering } from './lettering.ts';
import { ALONE, CROSSED } from './lift.ts';
import { GOES, LEVEL, markRules, PLUMB } from './rules.ts';
import { straightRuns, type RunLimits } from './straight-runs.ts';

const LEVEL_WAYS = Array.from({ length: 21 }, (_, i) => (i - 10) / 100); // tangents; a chord at a wrong angle soon leaves a thin line
const OBLIQUE_WAYS = Array.from({ length: 57 }, (_, i) => (i - 28) / 28).filter((slope) => Math.abs(slope) > 0.1);
const OBLIQUE = 8; // a further bit beside those of rules.ts
const WORD_IN = 0.9; // the letters of a word may run together at their feet; few words are longer
const OUTLINE_IN = 0.25; // more than a line of text, whatever stands on it
const LINE_LETTERS = { oblique: 2.6, free: 3.5, plumb: 5 }; // letter heights; the longest stroke of a letter has about 1.6
const LETTER_IN = { min: 0.06, max: 0.1 }; // marks may hide the letters' own height
const SPARSE = 0.2; // of the box is ink; words run together have more
const GAP_IN = 0.008;
const MAX_PIXELS = { page: 20_000_000, rules: 2_000_000, outlines: 500_000 }; // beyond it is a drawing, and blocks.ts takes care of it

const SMALL = 0;
const RULE = 1; // long one way
const OUTLINE = 2; // large both ways, with little ink

/** How `liftMark` shall treat each pixel; null where the page has no long line. */
export function longLinesOf(components: Components, ink: Ink, lettering: Lettering, dpi: number): Uint8Array | null {
  const letterPx = Math.min(Math.max(lettering.heightPx, LETTER_IN.min * dpi), LETTER_IN.max * dpi);
  const kinds = kindsOf(components, letterPx, dpi);
  const rulesPx = inkIn(components, kinds, RULE);
  const outlinesPx = inkIn(components, kinds, OUTLINE);
  if (rulesPx + outlinesPx === 0 || rulesPx + outlinesPx > MAX_PIXELS.rules) return null;
  if (ink.mask.length > MAX_PIXELS.page) return null;
  const strokePx = Math.max(lettering.strokePx, Math.round(dpi / 100));
  const limits = (freePx: number, touchingPx: number): RunLimits => ({
    gapPx: Math.max(1, Math.round(GAP_IN * dpi)),
    freePx: freePx * letterPx,
    touchingPx,
  });
  const runsOf = (wanted: readonly number[]) =>
    straightRuns(components, ink, chosen(kinds, wanted), 1.6 * strokePx + 1);
  const found = new Uint8Array(ink.mask.length);
  const all = runsOf([RULE, OUTLINE]);
  const level = all.mark(found, LEVEL, 'across', LEVEL_WAYS, limits(LINE_LETTERS.free, WORD_IN * dpi));
  const plumb = all.mark(found, PLUMB, 'down', LEVEL_WAYS, limits(LINE_LETTERS.free, LINE_LETTERS.plumb * letterPx));
  let oblique = 0;
  if (outlinesPx > 0 && outlinesPx <= MAX_PIXELS.outlines) {
    const long = limits(LINE_LETTERS.oblique, LINE_LETTERS.oblique * letterPx);
    const outlines = runsOf([OUTLINE]);
    oblique = outlines.mark(found, OBLIQUE, 'down', OBLIQUE_WAYS, long);
    oblique += outlines.mark(found, OBLIQUE, 'across', OBLIQUE_WAYS, long);
  }
  if (level + plumb + oblique === 0) return null;
  if (level > 0) markRules(found, ink, 'across', strokePx);
  if (plumb > 0) markRules(found, ink, 'down', strokePx);
  return treatment(found, ink);
}

const chosen = (kinds: Uint8Array, wanted: readonly number[]): Uint8Array =>
  kinds.map((kind) => (wanted.includes(kind) ? 1 : 0));

function kindsOf({ count, x0, y0, x1, y1, area }: Components, letterPx: number, dpi: number): Uint8Array {
  const kinds = new Uint8Array(count);
  for (let c = 0; c < count; c++) {
    const [width, height] = [x1[c]! - x0[c]!, y1[c]! - y0[c]!];
    const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
    const sparse = area[c]! < SPARSE * width * height;
    if (sparse && shorter >= OUTLINE_IN * dpi) kinds[c] = OUTLINE;
    else if (longer >= WORD_IN * dpi || (longer >= LINE_LETTERS.free * letterPx && shorter < letterPx / 2))
      kinds[c] = RULE;
    else kinds[c] = SMALL;
  }
  return kinds;
}

function inkIn({ area }: Components, kinds: Uint8Array, kind: number): number {
  return area.reduce((sum, value, c) => sum + (kinds[c] === kind ? value : 0), 0);
}

/** Of rules what GOES goes for certain; strokes that other lines cross are put back. Their ragged edges lie on no run and go with them. */
function treatment(found: Uint8Array, { mask, width, height }: Ink): Uint8Array {
  const treated = new Uint8Array(found.length);
  for (let at = 0; at < found.length; at++) {
    const bits = found[at]!;
    if (bits === 0) continue;
    if ((bits & GOES) !== 0) treated[at] = ALONE;
    if ((bits & OBLIQUE) === 0) continue;
    treated[at] ||= CROSSED;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    for (const near of [at - 1, at + 1, at - width, at + width]) if (mask[near] === 1) treated[near] ||= CROSSED;
  }
  return treated;
}
