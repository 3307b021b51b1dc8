// Takes: an area in the words that lead into a description. Gives: whether it is that of the land which a line crosses ("an easement over grantor's farm of
// 120 acres, the centerline being"). Never: the area of an easement itself, and none before a figure: an easement may lie over all of it.
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const LINE_BEHIND = new RegExp(wording`
  \b(?:cent(?:er|re)[\s-]?lines?|(?:survey|base|pole|pipe)[\s-]?line|line (?:described|being|as follows))\b`);
const OVER_LAND = before(
  new RegExp(wording`
    \b(?:over|across|through|upon|under|crossing|traversing|on|along) (?:(?!(?:following|hereinafter|strips?|easement)\b)[a-z',]+ ){0,6}?
    (?:tract|parcel|farm|lands?|property|premises|lot|piece|plantation|ranch|homestead)(?: of land)?,? (?:of|containing|comprising|embracing
    |consisting of) (?:about |approximately )?`),
);

export const isOfLandCrossed = (folded: string, start: number, end: number, description: number): boolean =>
  OVER_LAND(folded, start) && LINE_BEHIND.test(folded.slice(end, description));
