// Takes: the words of a curve. Gives: left or right where a word says so, else the side on which its chord or its centre lies.
// Never: a hand worked out from other courses; course-curve.ts does that.
import type { CurveDirection } from '../../contract/extraction.ts';
import { WINDS } from '../words/lexicon.ts';
import { wording } from '../words/wording.ts';

/** "to the left". */
const TO_A_SIDE =
  /\b(?:to|tothe|toward|towards|on)\s+(?:the\s+|its\s+|his\s+)?(?<side>left|right)\b(?!\s*-?\s*(?:of[\s-]{1,2}way|angle|hand\s+side))/;
const HANDED =
  /\b(?<side>left|right)(?:[-\s](?:hand(?:ed)?|bearing|turning))?\s+(?:(?:circular|simple|tangent|regular)\s+)?(?:curve|arc)\b/;
/** What follows a lone "R" or "L" that is a hand. */
const NEXT = [
  ...['\\d', 'chord', 'chd', 'ch\\b', 'w\\/', 'with', 'having', 'of', 'rad', 'r\\s?=', 'thru', 'through'],
  ...['an?\\b', 'whose', 'arc', 'delta', 'conc'],
];
/** "crv to rt", "curve to R, rad 200 ft"; not "curve to R/W line". */
const SHORT_HAND = new RegExp(
  wording`\b${['crv', 'curve', 'cv']}[-\s.]{1,2}(?:(?:to (?:the )?)?(?<side>rt|lt)\b|to (?:the )?(?<letter>[rl])(?=[\s,(]{1,3}${NEXT}))`,
);
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

const WIND = '(?:north|south)[- ]?(?:east|west)|north|south|east|west';
const TO_THE = wording`${['to', 'towards?']} the `;
const CONCAVE = new RegExp(
  wording`\bcon-?\s?cav\w* (?:side )?(?:${['facing', 'lying']} )?(?:${['to', 'towards?', 'of', 'on', 'in']} )?(?:${['the', 'an?']} )?
    (?<wind>${WIND}|(?:[ns][ew]|[nsew])(?='?(?:er)?ly\b|[.,;\s]))(?:erly|ward(?:ly)?)?`,
);
const CONVEX = new RegExp(wording`\bconvex\w* (?:${['to', 'toward']} )?(?:the )?(?<wind>${WIND})`);
const CHORD_SIDE = new RegExp(wording`\bchord (?:lying )?${['to', 'on']} the (?<wind>${WIND})`);

/** "a curve to the east, having a radius of": the side it turns to; not "along the curve to the east line". */
const TURNS_TO = new RegExp(
  wording`\bcurv(?:e|ing) (?:${['bearing', 'turning']} )?${TO_THE}(?<wind>${WIND})(?:ward(?:ly|s)?)?
    (?=[,.;]|\s{1,3}${['and', 'with', 'having', 'whose', 'of', 'a']}\b(?! ${['line', 'side', 'lot', 'land']}))`,
);

/** "a curve deflecting southward", "bending to the north": the side it turns to. */
const BENDS_TO = new RegExp(
  wording`\bcurve (?:deflecting (?:to the |towards? the )?(?<wind>${WIND})(?:ward(?:ly|s)?|erly)|
    ${['turning', 'bending', 'swinging', 'sweeping']} (?:${TO_THE}(?<to>${WIND})|(?<ward>${WIND})ward(?:ly|s)?))\b(?! ${['line', 'side', 'of\\b']})`,
);

/** "a circle whose center is to the West", "the center of which lies to the northwest": the side on which it is concave. */
const OF_LAND = ['line', 'corner', 'boundary', 'half', 'quarter', 'edge', 'bank', 'margin', 'right'];
const CENTRE_LIES = new RegExp(
  wording`\bcent(?:er|re) (?:point )?(?:of (?:which|${['said', 'the']} ${['curve', 'arc', 'circle']}) )?${['is', 'lies', 'lying', 'being', 'located']} (?:${['located', 'lying']} )?
    ${['to', 'towards?', 'on']} the (?<wind>${WIND})(?:erly)?\b(?! ${OF_LAND}\b)`,
);

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
