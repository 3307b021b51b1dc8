// Takes: folded text and the place behind a wind or a point of the compass. Gives: the part of a point told behind it, "NE ½ N", "West
// half a point North", as degrees to turn by. Never: "north half east", which surveyors write for half a degree (degree-part.ts).
import { codeAt } from '../words/code-at.ts';
import { WINDS } from '../words/lexicon.ts';
import { exactly, spaceOr } from '../words/peek.ts';

const PART =
  /[\s,.]{1,3}(?:(?<quarter>a\squarter|one[\s-](?:quarter|fourth)|quarter|1\/4|¼)|(?<half>a\shalf|one[\s-]half|half|1\/2|½)|(?:three[\s-](?:quarters|fourths)|3\/4|¾))(?<point>\s(?:of\s)?(?:an?\s)?point)?\s(?:to\sthe\s)?(?<toward>north|south|east|west|n|s|e|w)(?:erly|wardly|ward)?(?:\.|(?![a-z]))/y;
const POINT_DEG = 11.25;
const isLoose = spaceOr(',.');
const opensPart = exactly('aoqht13');

export interface PartOfPoint {
  readonly turnDeg: number;
  /** "half a point": said in so many words. */
  readonly isNamed: boolean;
  readonly end: number;
}

export function partOfPointAt(text: string, end: number, windDeg: number): PartOfPoint | null {
  let at = end;
  while (at < end + 3 && isLoose(codeAt(text, at))) at++;
  const unit = codeAt(text, at);
  if (at === end || !(unit > 127 || opensPart(unit))) return null;
  PART.lastIndex = end;
  const found = PART.exec(text)?.groups;
  if (!found) return null;
  const turn = ((WINDS[found['toward']!]! - windDeg + 540) % 360) - 180;
  if (turn === 0 || Math.abs(turn) > 135) return null;
  const part = found['quarter'] === undefined ? (found['half'] === undefined ? 0.75 : 0.5) : 0.25;
  return { turnDeg: Math.sign(turn) * part * POINT_DEG, isNamed: found['point'] !== undefined, end: PART.lastIndex };
}
