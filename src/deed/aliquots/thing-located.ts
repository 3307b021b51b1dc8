// Takes: a text and a place in it where land is named. Gives: whether the words before it only say where a way, a well or a work of water
// stands ("Well No. 3, located in the SW¼"). Never: yes where a tract, a strip or a part of anything is what lies there.
import { before } from '../words/before.ts';

/** "property located in Section 5, …: the NE¼ of Section 5": where it lies, and not what is told. */
export const isLocatedBefore = before(/\b(?:situated?|located|lying|lies)\s{1,3}(?:in|within)\s{1,3}(?:the\s{1,3})?/i);

const MOST_OF_A_CLAUSE = 200;
const BREAK = /[;:]|\.\s{1,3}[A-Z][a-z]|\n\s{0,8}\n/g;

const THING =
  /\b(?:wells?|head-?\s?gates?|springs?|ponds?|reservoirs?|dams?|ditch(?:es)?|laterals?|canals?|culverts?|pumps?|(?:road(?:way)?|highway|street|avenue|bridge|pipe-?\s?line|tower|structure|point)s?)\b/i;
const LAND =
  /\b(?:tracts?|parcels?|(?:home|farm|ranch|range|timber|wood)?-?lands?|propert(?:y|ies)|premises|(?:out)?-?lots?|blocks?|pieces?|portions?|parts?|acre(?:s|age)?|strips?|sites?|areas?|easements?|rights?[\s-]of[\s-]ways?|real\s+estate|estates?|homesteads?|farms?|ranch(?:es)?|claims?|quarters?|half|halves|units?|fields?|leases?|interests?|subdivisions?|additions?|allotments?|grounds?|cemeter(?:y|ies)|parks?|all\s+of|so\s+much)\b|[½¼]/i;

export function isWhereAThingStands(text: string, start: number): boolean {
  if (!isLocatedBefore(text, start)) return false;
  const words = text.slice(Math.max(0, start - MOST_OF_A_CLAUSE), start);
  let from = 0;
  for (const found of words.matchAll(BREAK)) from = found.index + found[0].length;
  const clause = words.slice(from);
  return THING.test(clause) && !LAND.test(clause);
}
