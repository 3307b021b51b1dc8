// Takes: the words of a curve. Gives: left or right where a word says so, else the side on which its chord or its centre lies.
// Never: a hand worked out from other courses; course-curve.ts does that.
import type { CurveDirection } from '../../contract/extraction.ts';

import { WINDS } from '../words/lexicon.ts';

/** "to the left". */
const TO_A_SIDE =
  /\b(?:to|tothe|toward|towards|on)\s+(?:the\s+|its\s+|his\s+)?(?<side>left|right)\b(?!\s*-?\s*(?:of[\s-]{1,2}way|angle|hand\s+side))/;
const HANDED =
  /\b(?<side>left|right)(?:[-\s](?:hand(?:ed)?|bearing|turning))?\s+(?:(?:circular|simple|tangent|regular)\s+)?(?:curve|arc)\b/;
/** "crv to rt", "curve to R, rad 200 ft"; not "curve to R/W line". */
const SHORT_HAND =
  /\b(?:crv|curve|cv)[-\s.]{1,2}(?:(?:to\s+(?:the\s+)?)?(?<side>rt|lt)\b|to\s+(?:the\s+)?(?<letter>[rl])(?=[\s,(]{1,3}(?:\d|chord|chd|ch\b|w\/|with|having|of|rad|r\s?=|thru|through|an?\b|whose|arc|delta|conc)))/;
const SIDE_ALONG =
  /\b(?<side>left|right)[\s,]{1,3}(?:along|on|by|around)\s+(?:(?:the|a|an|said)\s+){1,2}(?:[a-z0-9-]+\s+){0,3}(?:curve|arc|circle)\b/;
const CURVE_LEFT =
  /\b(?:curve|curving|curves|arc|crv)\s+(?:(?:bearing|turning|going|bending|deflecting|swinging|sweeping|veering)\s+)?(?<side>left|right)\b(?!\s*-?\s*(?:of[\s-]{1,2}way|angle))/;
/** "CURVE 1 - left - R=500.00", "(radius 205.00', length 54.28', left)", "follow a curve going left". */
const SET_APART =
  /(?:[,(-]\s{0,2}|\b(?:going|turning|turns|bearing|deflecting|swinging)\s)(?<side>left|right)(?!\s{0,2}-?\s{0,2}of\b)(?=\s{0,2}[,;.()-]|\s{0,2}$)/;

/** "an angle of 5°45' left, radius 410 feet". */
const ANGLE_TO =
  /(?:[°'"]|\b(?:degrees|minutes|seconds))[\s,]{1,2}(?<side>left|right)\b(?!\s*-?\s*(?:of\b|angle|bank))/;

export function directionOf(words: string): CurveDirection | null {
  const side = sideNamed(words);
  if (side === 'left' || side === 'right') return side;
  const short = SHORT_HAND.exec(words)?.groups;
  if (short) return (short['side'] ?? short['letter'])!.startsWith('r') ? 'right' : 'left';
  if (/\bcounter-?\s?clockwise\b/.test(words)) return 'left';
  if (/\bclockwise\b(?!\s+from)/.test(words) && !/measured\s+clockwise/.test(words)) return 'right';
  return null;
}

function sideNamed(words: string): string | undefined {
  return (
    TO_A_SIDE.exec(words)?.groups?.['side'] ??
    HANDED.exec(words)?.groups?.['side'] ??
    CURVE_LEFT.exec(words)?.groups?.['side'] ??
    SET_APART.exec(words)?.groups?.['side'] ??
    SIDE_ALONG.exec(words)?.groups?.['side'] ??
    ANGLE_TO.exec(words)?.groups?.['side']
  );
}

const CONCAVE =
  /\bcon-?\s?cav\w*\s+(?:side\s+)?(?:facing\s+|lying\s+)?(?:(?:to|toward|towards|of|on|in)\s+)?(?:the\s+|an?\s+)?(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west|(?:[ns][ew]|[nsew])(?='?(?:er)?ly\b|[.,;\s]))(?:erly|ward(?:ly)?)?/;
const CONVEX =
  /\bconvex\w*\s+(?:to\s+|toward\s+)?(?:the\s+)?(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west)/;
const CHORD_SIDE =
  /\bchord\s+(?:lying\s+)?(?:to|on)\s+the\s+(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west)/;

/** "a curve to the east, having a radius of": the side it turns to; not "along the curve to the east line". */
const TURNS_TO =
  /\bcurv(?:e|ing)\s+(?:bearing\s+|turning\s+)?(?:to|toward|towards)\s+the\s+(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west)(?:ward(?:ly|s)?)?(?=[,.;]|\s+(?:and|with|having|whose|of|a)\b(?!\s+(?:line|side|lot|land)))/;

/** "a curve deflecting southward", "bending to the north": the side it turns to. */
const BENDS_TO =
  /\bcurve\s+(?:deflecting\s+(?:to\s+the\s+|towards?\s+the\s+)?(?<wind>(?:north|south)(?:east|west)?|east|west)(?:ward(?:ly|s)?|erly|wards)?|(?:turning|bending|swinging|sweeping)\s+(?:(?:to|towards?)\s+the\s+(?<to>(?:north|south)(?:east|west)?|east|west)|(?<ward>(?:north|south)(?:east|west)?|east|west)ward(?:ly|s)?))\b(?!\s+(?:line|side|of\b))/;

/** "a circle whose center is to the West", "the center of which lies to the northwest": the side on which it is concave. */
const CENTRE_LIES =
  /\bcent(?:er|re)\s+(?:point\s+)?(?:of\s+(?:which|(?:said|the)\s+(?:curve|arc|circle))\s+)?(?:is|lies|lying|being|located)\s+(?:located\s+|lying\s+)?(?:to|toward|towards|on)\s+the\s+(?<wind>(?:north|south)[- ]?(?:east|west)|north|south|east|west)(?:erly)?\b(?!\s+(?:line|corner|boundary|half|quarter|edge|bank|margin|right))/;

export function readSide(curve: { concave: string | null; sideDeg: number | null }, words: string): void {
  const concave = CONCAVE.exec(words)?.groups?.['wind'];
  if (concave !== undefined) {
    curve.concave = concave.replace(/[^a-z]/g, '');
    curve.sideDeg = WINDS[curve.concave] ?? null;
    return;
  }
  const bends = BENDS_TO.exec(words)?.groups;
  const turns = TURNS_TO.exec(words)?.groups?.['wind'] ?? bends?.['wind'] ?? bends?.['to'] ?? bends?.['ward'];
  if (turns !== undefined) curve.sideDeg = WINDS[turns.replace(/[^a-z]/g, '')] ?? null;
  const chord = CHORD_SIDE.exec(words)?.groups?.['wind'];
  if (chord !== undefined) curve.sideDeg = WINDS[chord.replace(/[^a-z]/g, '')] ?? null;
  const centre = CENTRE_LIES.exec(words)?.groups?.['wind'];
  if (centre !== undefined) curve.sideDeg = WINDS[centre.replace(/[^a-z]/g, '')] ?? null;
  const convex = CONVEX.exec(words)?.groups?.['wind'];
  if (convex !== undefined) curve.sideDeg = ((WINDS[convex.replace(/[^a-z]/g, '')] ?? 0) + 180) % 360;
}
