// Takes: text at a wind that stands behind "of the" in a chain of quarters. Gives: the quarter it names where its last word was left out: "the
// southeast quarter of the northeast quarter of the southwest; except". Never: of a corner, a line or a direction: the chain must end with it.
const QUARTER =
  /(north|south)[\s-]{0,2}(east|west)(?=\s{0,2}(?:[;,.]|$)|\s{1,3}(?:of\s{1,3})?(?:said\s{1,3})?sec(?:tions?\b|\.))/iy;

export interface UnsaidQuarter {
  readonly direction: string;
  readonly fraction: 'quarter';
  readonly printed: string;
  readonly end: number;
  readonly isWord: true;
}

/** `gap`: what joins it to the part before it; null where it would be the first. */
export function unsaidQuarterAt(text: string, at: number, gap: string | null): UnsaidQuarter | null {
  if (gap === null || !/\bof\s/i.test(gap)) return null;
  QUARTER.lastIndex = at;
  const found = QUARTER.exec(text);
  if (!found) return null;
  const direction = `${found[1]!.charAt(0)}${found[2]!.charAt(0)}`.toUpperCase();
  return { direction, fraction: 'quarter', printed: found[0], end: QUARTER.lastIndex, isWord: true };
}
