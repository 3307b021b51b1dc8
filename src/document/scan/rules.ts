// Takes: which pixels of a page lie on rules, level or plumb. Gives: which of them may go, so that what stands on a rule stays.
// Never: takes the point of a distance away: where a rule is thicker than elsewhere, something else is there.
import { componentsOf } from './components.ts';
import type { Ink } from './ink.ts';
import type { Axis } from './straight-runs.ts';

const STANDS_ON = { mean: 0.75, most: 1.7, strokesLong: 7 }; // pixels above the usual thickness; the bar of an E is no longer

/** What is known of a pixel, one bit each. */
export const LEVEL = 1;
export const PLUMB = 2;
export const GOES = 4;

/**
 * Sets GOES on the rules of one axis, in their whole thickness, but not where a point, the bar of an E or a stem stands on them, or
 * a letter crosses.
 */
export function markRules(found: Uint8Array, ink: Ink, axis: Axis, strokePx: number): void {
  const [own, crossing] = axis === 'across' ? [LEVEL, PLUMB] : [PLUMB, LEVEL];
  const mask = new Uint8Array(found.length);
  for (let at = 0; at < found.length; at++) mask[at] = found[at]! & own ? 1 : 0;
  const rules = componentsOf({ ...ink, mask });
  const { runRow, runFrom, runTo, runComponent } = rules;
  const [from, to] = axis === 'across' ? [rules.x0, rules.x1] : [rules.y0, rules.y1];
  const eachPixel = (visit: (c: number, along: number, across: Across) => void): void => {
    for (let run = 0; run < runRow.length; run++) {
      const [c, y] = [runComponent[run]!, runRow[run]!];
      for (let x = runFrom[run]!; x < runTo[run]!; x++)
        visit(c, (axis === 'across' ? x : y) - from[c]!, acrossAt(ink, x, y, axis));
    }
  };
  const mostPx = 4 * strokePx;
  const thickness = Array.from(from, (start, c) => new Float64Array(to[c]! - start));
  eachPixel((c, along, across) => {
    thickness[c]![along] ||= thicknessAt(found, ink, across, crossing, mostPx);
  });
  const thick = thickness.map((widths) => thickerThanUsual(widths, strokePx));
  eachPixel((c, along, across) => {
    if (thick[c]![along] === 1) return;
    found[across.at]! |= GOES;
    if (thickness[c]![along]! < mostPx) walk(found, ink, across, crossing, (at) => (found[at]! |= GOES) > 0);
  });
}

/** A pixel of a rule, and how to walk from it across the rule. */
interface Across {
  readonly at: number;
  readonly step: number;
  readonly before: number;
  readonly after: number;
}

function acrossAt({ width, height }: Ink, x: number, y: number, axis: Axis): Across {
  return axis === 'across'
    ? { at: y * width + x, step: width, before: y, after: height - 1 - y }
    : { at: y * width + x, step: 1, before: x, after: width - 1 - x };
}

/** Visits the ink on both sides of a pixel, up to a rule that crosses, until told to stop. */
function walk(
  found: Uint8Array,
  { mask }: Ink,
  { at, step, before, after }: Across,
  crossing: number,
  visit: (at: number) => boolean,
): void {
  for (
    let n = 1, here = at - step;
    n <= before && mask[here] === 1 && (found[here]! & crossing) === 0;
    n++, here -= step
  )
    if (!visit(here)) return;
  for (
    let n = 1, here = at + step;
    n <= after && mask[here] === 1 && (found[here]! & crossing) === 0;
    n++, here += step
  )
    if (!visit(here)) return;
}

function thicknessAt(found: Uint8Array, ink: Ink, across: Across, crossing: number, mostPx: number): number {
  let thickness = 1;
  walk(found, ink, across, crossing, () => ++thickness < mostPx);
  return thickness;
}

/** 1 where the mean over a window is well above the usual thickness, and somewhere far above: a ragged edge is not. */
function thickerThanUsual(widths: Float64Array, strokePx: number): Uint8Array {
  const middle = widths.toSorted()[widths.length >> 1]!;
  const ordinary = widths.filter((width) => width <= middle + 1);
  const usual = ordinary.reduce((sum, width) => sum + width, 0) / ordinary.length;
  const thick = new Uint8Array(widths.length);
  const half = Math.max(3, Math.round(strokePx)) >> 1;
  for (let at = 0; at < widths.length; at++) {
    let sum = 0;
    for (let near = at - half; near <= at + half; near++) sum += widths[near] ?? usual;
    if (sum >= (2 * half + 1) * (usual + STANDS_ON.mean)) thick[at] = 1;
  }
  for (let from = thick.indexOf(1); from >= 0; from = thick.indexOf(1, from)) {
    let most = 0;
    let to = from;
    for (; thick[to] === 1; to++) most = Math.max(most, widths[to]!);
    const noLetter = to - from > STANDS_ON.strokesLong * strokePx && most < usual + strokePx;
    if (most < usual + STANDS_ON.most || noLetter) thick.fill(0, from, to);
    from = to;
  }
  return thick;
}
