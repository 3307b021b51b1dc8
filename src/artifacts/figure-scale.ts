// Takes: points in feet and the room that paper has for them. Gives: the scale they are drawn to, its words and its bar.
// Never: a scale that a ruler does not have.
import type { Point } from '../survey/traverse.ts';
import { extentOf } from './plane-tract.ts';

export const POINTS_PER_INCH = 72;
const INSET = 38; // points, for labels outside the figure

/** The scale bar of a figure. */
export interface ScaleBar {
  readonly stepFt: number;
  readonly steps: number;
  readonly stepPt: number;
}

/** Engineer's and architect's scales: 1, 2, 3, 4, 5, 6 times ten. */
const RULERS = [1, 2, 3, 4, 5, 6];

/** In feet an inch. */
export function scaleFor(points: readonly Point[], frame: { readonly width: number; readonly height: number }): number {
  const { minimum, maximum } = extentOf(points);
  const needed = Math.max(
    ((maximum[0] - minimum[0]) * POINTS_PER_INCH) / (frame.width - 2 * INSET),
    ((maximum[1] - minimum[1]) * POINTS_PER_INCH) / (frame.height - 2 * INSET),
    1e-3,
  );
  let decade = 10 ** Math.floor(Math.log10(needed));
  for (;;) {
    for (const ruler of RULERS) if (ruler * decade >= needed * (1 - 1e-9)) return ruler * decade;
    decade *= 10;
  }
}

const BAR_PT = 130;

export function barFor(scale: number): ScaleBar {
  const steps = 4;
  const roughFt = (BAR_PT / POINTS_PER_INCH) * (scale / steps);
  const decade = 10 ** Math.floor(Math.log10(roughFt));
  const stepFt = ([5, 2, 1].find((each) => each * decade <= roughFt) ?? 1) * decade;
  return { stepFt, steps, stepPt: (stepFt * POINTS_PER_INCH) / scale };
}

/** `1″ = 40′` */
export function scaleText(scale: number): string {
  return `1″ = ${scale >= 1 ? Math.round(scale).toLocaleString('en-US') : String(Math.round(scale * 1000) / 1000)}′`;
}
