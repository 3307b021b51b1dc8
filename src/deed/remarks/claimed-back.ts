// Takes: a figure. Gives: courses that run back along the one before them: whatever stood between the two was left out, or the line is no boundary. Never: of a curve.
import { quoted } from '../tracts/quoted.ts';
import { apartDeg, type Figure } from './figure.ts';

/** Nobody turns so sharply at a corner. */
const BACK_DEG = 0.1;

export function backClaims({ sides, text }: Figure): string[] {
  return sides.flatMap((side, i) => {
    const before = sides[i - 1];
    if (!before || side.course.kind === 'curve' || before.course.kind === 'curve') return [];
    if (180 - apartDeg(before.azimuthDeg, side.azimuthDeg) > BACK_DEG) return [];
    return [`A course runs back along the one before it: ${quoted(text, before.start, side.end)}.`];
  });
}
