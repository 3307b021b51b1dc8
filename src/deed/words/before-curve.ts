// Takes: nothing. Gives: the part of a pattern for what may stand between an article and "curve": "tangent", "310.5-foot radius",
// "thirty foot radius". Never: the radius itself; courses/curve-phrase.ts reads that.
export const BEFORE_CURVE =
  String.raw`(?:[a-z-]+\s+){0,3}` +
  String.raw`(?:\d[\d,.]{0,9}[\s-]{0,2}(?:foot|feet|ft\.?|')[\s-]{1,2}(?:radius\s+)?(?:[a-z-]+\s+){0,2})?`;
