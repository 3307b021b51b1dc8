// Takes: an area in the words that lead into a description. Gives: whether it is that of the land which a line crosses ("an easement over grantor's farm of
// 120 acres, the centerline being"). Never: the area of an easement itself, and none before a figure: an easement may lie over all of it.
import { before } from '../words/before.ts';

const LINE_BEHIND =
  /\b(?:cent(?:er|re)[\s-]?lines?|(?:survey|base|pole|pipe)[\s-]?line|line\s+(?:described|being|as\s+follows))\b/;
const OVER_LAND = before(
  /\b(?:over|across|through|upon|under|crossing|traversing|on|along)\s+(?:(?!(?:following|hereinafter|strips?|easement)\b)[a-z',]+\s+){0,6}?(?:tract|parcel|farm|lands?|property|premises|lot|piece|plantation|ranch|homestead)(?:\s+of\s+land)?,?\s+(?:of|containing|comprising|embracing|consisting\s+of)\s+(?:about\s+|approximately\s+)?/,
);

export const isOfLandCrossed = (folded: string, start: number, end: number, description: number): boolean =>
  OVER_LAND(folded, start) && LINE_BEHIND.test(folded.slice(end, description));
