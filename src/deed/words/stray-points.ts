// Takes: folded text. Gives: the points that a speck has left between words which nothing parts: "POINT . OF BEGINNING", "to . the left", so that a
// blank can be read there. Never: a point behind which a sentence may begin.
const STRAY =
  /(?<=\b(?:point|place|of|to|the) )\.(?= (?:of|beginning|commencement|the|left|right|northerly|southerly|easterly|westerly)\b)/g;

/** Offsets of the points. */
export function strayPoints(folded: string): number[] {
  return folded.includes(' . ') ? [...folded.matchAll(STRAY)].map(({ index }) => index) : [];
}
