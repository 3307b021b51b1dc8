// Takes: the letters of a page. Gives: by how much its lines slope, and which way up it lies.
// Never: an answer where there are too few letters to say.
import type { Components } from './components.ts';
import type { Lettering } from './lettering.ts';

const MAX_SKEW_DEG = 6;
const COARSE_DEG = 0.2;
const FINE_DEG = 0.02;
const MIN_LETTERS = 60;

interface Points {
  readonly along: Float64Array;
  readonly across: Float64Array;
}

export interface PageTilt {
  /** Degrees the lines fall to the right (clockwise), to be turned back. */
  readonly skewDeg: number;
  /** Lines run down the page instead of across. */
  readonly sideways: boolean;
  /** Above 1: letters stand on their line more sharply than they reach up to it, as upright Latin text does. */
  readonly uprightRatio: number;
}

export function tiltOf(components: Components, lettering: Lettering): PageTilt | null {
  const { letters, heightPx } = lettering;
  if (letters.length < MIN_LETTERS) return null;
  const { x0, x1, y0, y1 } = components;
  const pick = (at: (c: number) => number) => Float64Array.from(letters, at);
  const middleX = pick((c) => (x0[c]! + x1[c]!) / 2);
  const middleY = pick((c) => (y0[c]! + y1[c]!) / 2);
  const feet: Points = { along: middleX, across: pick((c) => y1[c]!) };
  const heads: Points = { along: middleX, across: pick((c) => y0[c]!) };
  const lefts: Points = { along: middleY, across: pick((c) => x0[c]!) };
  const rights: Points = { along: middleY, across: pick((c) => x1[c]!) };
  const level = bestOf([sharpest(feet, heightPx), sharpest(heads, heightPx)]);
  const upended = bestOf([sharpest(lefts, heightPx), sharpest(rights, heightPx)]);
  if (upended.score > 1.3 * level.score) {
    const ratio = sharpnessAt(lefts, upended.slope, heightPx) / sharpnessAt(rights, upended.slope, heightPx);
    return { skewDeg: degreesOf(-upended.slope), sideways: true, uprightRatio: ratio };
  }
  const ratio = sharpnessAt(feet, level.slope, heightPx) / sharpnessAt(heads, level.slope, heightPx);
  return { skewDeg: degreesOf(level.slope), sideways: false, uprightRatio: ratio };
}

const bestOf = (found: { slope: number; score: number }[]) => found.reduce((a, b) => (b.score > a.score ? b : a));
const degreesOf = (slope: number): number => (Math.atan(slope) * 180) / Math.PI;
const slopeOf = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function sharpest(points: Points, heightPx: number): { slope: number; score: number } {
  let best = { slope: 0, score: -1 };
  const attempt = (degrees: number) => {
    const score = sharpnessAt(points, slopeOf(degrees), heightPx);
    if (score > best.score) best = { slope: slopeOf(degrees), score };
  };
  for (let degrees = -MAX_SKEW_DEG; degrees <= MAX_SKEW_DEG; degrees += COARSE_DEG) attempt(degrees);
  const around = degreesOf(best.slope);
  for (let degrees = around - COARSE_DEG; degrees <= around + COARSE_DEG; degrees += FINE_DEG) attempt(degrees);
  return best;
}

/** How much the points gather on few lines of this slope: mean square of a histogram across them. */
function sharpnessAt(points: Points, slope: number, heightPx: number): number {
  const bin = Math.max(1, heightPx / 12);
  const counts = new Map<number, number>();
  for (let i = 0; i < points.along.length; i++) {
    const key = Math.floor((points.across[i]! - points.along[i]! * slope) / bin);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let squares = 0;
  for (const count of counts.values()) squares += count * count;
  return squares / points.along.length;
}
