// Takes: land told by section and the figures beside it. Gives: which areas behind that land may be its own.
// Never: what is said in a figure, behind it or of it.
import type { AreaPhrase } from './area-phrase.ts';
import { furtherLandAt, trailingEnd } from './further-land.ts';

interface Figure {
  readonly start: number;
  readonly end: number;
  readonly isException: boolean;
}

/** Up to the next figure; behind it only a sum of all. `from` is where the land's words end, `to` where other land by section is told. */
export function areasApart(
  folded: string,
  from: number,
  to: number,
  figures: readonly Figure[],
): (area: AreaPhrase) => boolean {
  const figure = figures.find((one) => one.start >= from && one.start < to);
  if (!figure) return () => true;
  const end = furtherLandAt(folded, from, trailingEnd(folded, from, figure.start));
  return (area) => area.end <= end || (area.total && area.start >= figure.end && !figure.isException);
}
