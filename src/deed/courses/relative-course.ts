// Takes: a course given by its angle to another, and the courses already read. Gives: its bearing where the reference is known
// and the words settle the side. Never: a bearing from a reference that is itself unknown.
import type { Bearing } from '../../contract/extraction.ts';
import { azimuthDeg, bearingFromAzimuth, normalDeg } from '../../survey/bearing.ts';
import { isFurther } from '../marks/further-length.ts';
import { decimalDegrees } from '../values/angle-parts.ts';
import type { Token } from '../values/tokens.ts';

export interface RelativeReading {
  readonly bearing: Bearing;
  readonly why: string;
  /** Of a reading by an interior angle: on which side the inside lies. */
  readonly interiorSide?: 1 | -1;
}

/** The reason of a bearing turned left or right from the course before. */
export const DEFLECTED = 'by its deflection from the last course';

/** The reason of a bearing carried on from the course before. */
export const ON_THE_LAST = 'on the course before it';

const LAST_COURSE =
  /\b(?:last|preceding|previous|said|aforesaid|prior|former)[\s-]+(?:(?:mentioned|described|named|preceding|above|given|said)\s+)?(?:course|line|call)|(?<!\band\s(?:parallel|at\sright\sangles)\s)\bto\s+the\s+same\b/;
const FIRST_COURSE = /\bfirst\s+(?:(?:mentioned|described|named|above)\s+)?(?:course|line|call)/;
const SQUARE = String.raw`\bat\s+(?:(?:a\s+)?right\s+angles?\b|an?\s+angle\s+of\s+(?:90\s?°|(?:90|ninety)\s+degrees)(?!\s?(?:and\s+)?\S{1,12}\s?(?:'|minutes)))`;
/** Not "40 feet west of the line, as measured at right angles to it": how far off something lies. */
const RIGHT_ANGLES = new RegExp(String.raw`(?<!\bmeasured[\s,]{1,3})(?:${SQUARE}|\bperpendicular)`);
// "thence at right angles easterly", "at a right angle to the left": with the course before; not "measured at right angles", "at right angles to the road".
const TO_THE_LAST = new RegExp(
  String.raw`(?<!\b(?:measured|distant|feet|ft|back)[\s.,]{1,2}(?:[a-z]+\s(?:and\s)?)?)${SQUARE}(?![\s,-]{1,2}(?:tt?oo?(?!\s+the\s+(?:left|right)\b(?!\s+of))|with|from|thereto|therefrom|across|between)\b)`,
);
const PARALLEL = /\bparallel\s+(?:with|to)/;
/** The earlier course is what it is parallel with; in "parallel with the ditch to said line" it is where it ends. */
const PARALLEL_WITH_EARLIER =
  /\bparallel\s+(?:with|to)\s+(?:and\s[^;]{0,60}?\b(?:from|of)\s+)?(?:the\s+)?(?:last|preceding|previous|said|aforesaid|prior|former|first|above)[\s-]+(?:(?:mentioned|described|named|preceding|above|given|said|last|first)[\s-]+){0,2}(?:course|line|call)\b|(?<!\band\s)\bparallel\s+to\s+the\s+same\b/;
const REVERSING =
  /\brevers(?:e|ing|ed)\s+(?:of\s+)?(?:the\s+|said\s+)?(?:last\s+|preceding\s+)?(?:course|line|direction)|\b(?:back(?:ward)?\s+(?:along|on|over|upon|with)|retrac(?:e|ing))\s+(?:(?:the\s+|said\s+)?(?:last|preceding|previous)[\s-]+(?:(?:mentioned|described|named|said|above)\s+)?(?:course|line|call)|said\s+(?:course|call))\b/;
// "turn an angle of 92° to the right" is counted from the last course run on.
const DEFLECTING =
  /\bdeflect\w*|\bdeflection\s+angle|\bturn(?:ing)?\s+(?:an?\s+(?:[a-z]+\s+)?angle|through|(?:to\s+the\s+)?(?:left|right)|\d)|\bto\s+the\s+(?:left|right)\s+(?:with|at|by)\s+(?:an?\s+)?angle|(?:\b(?:degrees?|minutes?|seconds?)|\d\s?[°'"])\s+(?:to\s+the\s+)?(?:left|right)\b(?!\s+of\s+(?!\d)|\s+angles?)|^[\s,]{0,3}(?:angle\s|(?:to\s+the\s+)?(?:left|right)[\s,]{1,2}(?:(?:at|with|by|on)\s+)?(?:an?\s+angle\s+of\s+)?(?:\d|[a-z]+[\s-](?:[a-z]+\s)?degrees))/;
/** "to the left with an angle of ninety degrees and parallel to the wall": turned, whatever it is parallel to besides. */
const TURNED_BY =
  /\bto\s+the\s+(?:left|right)\s+(?:with|at|by)\s+(?:an?\s+)?angle\s+of\b|\bangle\s+of\b[^;]{1,60}\bto\s+the\s+(?:left|right)\b(?!\s+of)/;
/** "47° to the right from the backsight": counted from the way back. */
const FROM_BEHIND = /\bfrom\s+(?:the\s+|said\s+|a\s+)?(?:back[\s-]?sight|back[\s-]azimuth)\b/;
const INTERIOR = /\b(?:interior|inside|included|internal|exterior|outside|external)\s+angle/;
const EXTERIOR = /\b(?:exterior|outside|external)\s+angle/;
const WITH_ANOTHER_LINE =
  /\bangle\b[^;]{0,70}\bwith\s+(?:the|said|an?)\s+(?!(?:above\s|afore|said\s)?(?:last|preceding|previous|foregoing|former|prior|aforesaid|aforementioned|above|described|mentioned)\b)/;
const SAME_COURSE =
  /^[\s,]{0,3}(?:still\s+|continuing\s+|further\s+|farther\s+)?(?:the\s+)?same\s+(?:course|bearing|direction)\b(?!\s+as\s+the\s+first)|\b(?:still|further|farther|onwards?|on|continu\w*)\s+(?:up)?(?:on|in|by|along)\s+(?:the\s+|that\s+|this\s+)?same\s+line\b(?!\s+(?:of|with|to)\b)|\b(?:along|on|in|with|at|by|continu\w*)\s+(?:the\s+|said\s+|this\s+|that\s+)?same\s+(?:straight\s+(?:course|line)|course|bearing|azimuth|direction)\b(?!\s+as\s+the\s+first)|\b(?:keeping|holding|pursuing|following)\s+(?:to\s+)?(?:the\s+)?same\s+(?:course|bearing|direction)\b|\bsame\s+line\s+(?:extended|produced|continued|prolonged)\b|\bsame\s+course\s+as\s+the\s+(?:previous|preceding|last)/;
// "continuing said course", "on the previous bearing": only where nothing is at right angles to it or parallel with it.
const CONTINUED =
  /\bcontinu\w+(?:\s+(?:on|in|along|with|upon|at))?\s+(?:the\s+|said\s+|its\s+)?(?:said|last|previous|preceding|prior|former|aforesaid|same)(?:[\s-]+(?:said|above|last|mentioned|described|named|stated|given|preceding))*\s+(?:course|bearing|azimuth|direction|straight\s+line)\b|\bcontinu\w+\s+(?:on|along|with|upon)\s+(?:the|said)\s+last[\s-]+(?:mentioned|described|named|stated)\s+line\b|\bcontinu\w+\s+said\s+(?:course|bearing|azimuth|direction|straight\s+line)\b|\b(?:on|along)\s+(?:the|said)\s+(?:last|previous|preceding|prior)(?:[\s-]+(?:mentioned|described|named|stated))?\s+(?:course|bearing|azimuth)\b|\b(?:on|along|in)\s+said\s+(?:course|bearing|azimuth)(?=[\s,]{1,2}(?:\d|for\s|a\s+distance|[a-z-]+\s(?:[a-z-]+\s){0,6}(?:feet|rods|poles|chains)\b))|^[\s,]{0,3}(?:(?:on|in|by|with|along)\s+)?(?:the\s+)?(?:last|said|previous|preceding|former|aforesaid)(?:[\s-]+(?:mentioned|described|named|stated|above))*\s+(?:course|bearing|line)\s+(?:being\s+)?(?:continued|extended|prolonged|produced)\b|\b(?:continuation|prolongation|extension)\s+of\s+(?:the\s+|said\s+)?(?:last|previous|preceding|prior)(?:[\s-]+(?:mentioned|described|named|stated|above))*\s+(?:course|line|call|bearing)\b/;
// "thence continuing 412 feet", "continue on the same line another 30 feet": nothing else tells its way.
const GOES_ON =
  /^[\s,]{0,3}(?:continu(?:e|ing)[\s,]{1,3}(?:(?:for|on|a|an|another|further|additional|distance|of|about|still)\s+){0,5}|(?:(?:on|along|in)\s+(?:the\s+)?same\s+line[\s,]{1,3}(?:for\s+)?)?(?:another|an\s+additional|a\s+further)\s+(?:distance\s+of\s+)?)(?:\d[\d,.]{0,12}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b[^;°]{0,80}?)\s?(?:feet|ft|rods?|chains?|poles|perches|links|varas|miles?|yards|met)/;
// "by land of Bell and in the same course continued": it goes on as it began, not as the course before it did.
const ITSELF_CONTINUED = /\b(?:by|along|with|on)\s[^;]{2,80}\band\s+(?:(?:in|on)\s+(?:the\s+)?same|continu)/;
const TO_SIDE =
  /(?:^[\s,]{0,3}|\b(?:to\s+(?:the\s+)?|(?:degrees?|minutes?|seconds?)\s+|(?:deflect|turn)\w*\s+(?:[\w.°'"]+\s+){0,8}?))(?<side>left|right)\b(?!\s+of(?!\s+\d)|\s+angle)/;

/** `earlier` holds the bearings of the first course and of the one before this, null where unknown; empty for the first. */
export function relativeBearing(
  words: string,
  tokens: readonly Token[],
  trendDeg: number | null,
  earlier: readonly (Bearing | null)[],
  named: (line: string) => Bearing | null = () => null,
  interiorSide: 1 | -1 | null = null,
): RelativeReading | null {
  const last = referenceOf(words, earlier);
  const reference = last ?? namedReference(words, named);
  if (reference === null) return null;
  const base = azimuthDeg(reference);
  // Angles are turned from the course run before, whatever line is named besides.
  if (last === null) return byNamedLine(words, base, trendDeg);
  if (isContinued(words)) return continued(words, reference, base, trendDeg);
  const angle = tokens.find((t) => t.kind === 'angle');
  const turned = angle?.kind === 'angle' ? decimalDegrees(angle.angle) : null;
  // "reversing direction through an angle of 91°": neither the way back nor surely turned from it.
  if (REVERSING.test(words) && turned !== null) return null;
  if (REVERSING.test(words))
    return { bearing: bearingFromAzimuth(base + 180, 3), why: 'the reverse of an earlier course' };
  if (DEFLECTING.test(words) && !INTERIOR.test(words) && turned !== null)
    return deflected(words, base, turned, trendDeg);
  if (INTERIOR.test(words) && turned !== null && !WITH_ANOTHER_LINE.test(words))
    return byInteriorAngle(base, EXTERIOR.test(words) ? 360 - turned : turned, trendDeg, interiorSide);
  if (RIGHT_ANGLES.test(words)) return rightAngled(words, base, trendDeg);
  if (PARALLEL_WITH_EARLIER.test(words))
    return nearest([base, base + 180], trendDeg, 'parallel with an earlier course');
  return null;
}

function byNamedLine(words: string, base: number, trendDeg: number | null): RelativeReading | null {
  if (DEFLECTING.test(words) || INTERIOR.test(words) || REVERSING.test(words)) return null;
  if (RIGHT_ANGLES.test(words)) return rightAngled(words, base, trendDeg);
  return PARALLEL.test(words) ? nearest([base, base + 180], trendDeg, 'parallel with an earlier course') : null;
}

export const isContinued = (words: string): boolean =>
  SAME_COURSE.test(words) ||
  GOES_ON.test(words) ||
  isFurther(words) ||
  (CONTINUED.test(words) &&
    !RIGHT_ANGLES.test(words) &&
    !PARALLEL.test(words) &&
    !REVERSING.test(words));

/** "at right angles westerly": told of no other line, so of the course before. */
export const isSquareWithLast = (words: string): boolean => TO_THE_LAST.test(words);

/** On the bearing of the course before, unless the course has a word of its own for another way. */
function continued(words: string, bearing: Bearing, base: number, trendDeg: number | null): RelativeReading | null {
  if (trendDeg !== null && (apart(base, trendDeg) > 67.5 || ITSELF_CONTINUED.test(words))) return null;
  return { bearing, why: ON_THE_LAST };
}

/** How far two azimuths stand apart, in degrees from 0 to 180. */
export const apart = (a: number, b: number): number => Math.abs(normalDeg(a - b + 180) - 180);

function referenceOf(words: string, earlier: readonly (Bearing | null)[]): Bearing | null {
  const first = earlier[0] ?? null;
  const last = earlier.at(-1) ?? null;
  if (first === null && last === null) return null;
  if (FIRST_COURSE.test(words)) return first;
  if (LAST_COURSE.test(words) || isContinued(words) || isSquareWithLast(words)) return last;
  const isDeflected = DEFLECTING.test(words);
  if (isDeflected && TURNED_BY.test(words)) return last;
  return (isDeflected || INTERIOR.test(words)) && !PARALLEL.test(words) ? last : null;
}

const TO_A_LINE =
  /\b(?:parallel\s+(?:with|to)|right\s+angles?\s+(?:to|with|from)|perpendicular\s+to)\s+(?<line>(?:the|said)\s+[a-z' ]{3,60}?\b(?:line|side|boundary|street|road|avenue|lane|highway|fence|wall)\b(?:\s+(?:line|side))?(?:\s+of\s+(?:said|the)\s+[a-z]+)?)/;

const TO_A_STREET =
  /\b(?:parallel|right\s+angles?|perpendicular)\s+(?:with|to|from)\s+(?:the\s+(?:[a-z]+\s+){0,2}(?:line|side)\s+of\s+)?(?:said\s+)?(?<street>(?!the\b|said\b|line\b|side\b|its\b)[a-z]{2,}(?:\s[a-z]{2,})?\s(?:street|avenue|road|lane|highway|boulevard|alley|place))\b/;

/** "at right angles to the north line of said tract", along which an earlier course ran. */
function namedReference(words: string, named: (line: string) => Bearing | null): Bearing | null {
  const line = TO_A_LINE.exec(words)?.groups?.['line'];
  const found = line === undefined ? null : named(line.replace(/^(?:the|said)\s+/, ''));
  const street = found ? undefined : TO_A_STREET.exec(words)?.groups?.['street'];
  return street === undefined ? found : named(street);
}

/** The inside of a figure lies on one side all the way round: once an angle has shown which, others need no word for it. */
function byInteriorAngle(
  base: number,
  inside: number,
  trendDeg: number | null,
  known: 1 | -1 | null,
): RelativeReading | null {
  const fitting = ([1, -1] as const).filter(
    (side) => trendDeg === null || apart(base + 180 + side * inside, trendDeg) < 60,
  );
  const side = fitting.length === 1 ? fitting[0] : fitting.find((each) => each === known);
  if (side === undefined) return null;
  const bearing = bearingFromAzimuth(base + 180 + side * inside, 3);
  return { bearing, why: 'by its interior angle with the last course', interiorSide: side };
}

function deflected(words: string, base: number, turned: number, trendDeg: number | null): RelativeReading | null {
  const side = TO_SIDE.exec(words)?.groups?.['side'];
  const why = DEFLECTED;
  const from = FROM_BEHIND.test(words) ? base + 180 : base;
  if (side === undefined) return nearest([from + turned, from - turned], trendDeg, why);
  const azimuth = from + (side === 'right' ? turned : -turned);
  // An angle that its own word for the way contradicts is counted from another line than the last.
  if (trendDeg !== null && apart(azimuth, trendDeg) > 75) return null;
  return { bearing: bearingFromAzimuth(azimuth, 3), why };
}

function rightAngled(words: string, base: number, trendDeg: number | null): RelativeReading | null {
  const side = TO_SIDE.exec(words)?.groups?.['side'];
  const why = 'at right angles to an earlier course';
  if (side !== undefined) return { bearing: bearingFromAzimuth(base + (side === 'right' ? 90 : -90), 3), why };
  return nearest([base + 90, base - 90], trendDeg, why);
}

/** Of two readings the one that the course's own direction word allows; null where it allows neither or both. */
function nearest(azimuths: readonly number[], trendDeg: number | null, why: string): RelativeReading | null {
  if (trendDeg === null) return null;
  const near = azimuths.filter((a) => apart(a, trendDeg) < 60);
  return near.length === 1 ? { bearing: bearingFromAzimuth(near[0]!, 3), why } : null;
}
