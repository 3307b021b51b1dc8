// Takes: a course given by its angle to another, and the courses already read. Gives: its bearing where the reference is known
// and the words settle the side. Never: a bearing from a reference that is itself unknown.
import type { Bearing } from '../../contract/extraction.ts';
import { azimuthDeg, bearingFromAzimuth, normalDeg } from '../../survey/bearing.ts';
import { isFurther } from '../marks/further-length.ts';
import { decimalDegrees } from '../values/angle-parts.ts';
import type { Token } from '../values/tokens.ts';
import {
  LAST_COURSE,
  FIRST_COURSE,
  RIGHT_ANGLES,
  TO_THE_LAST,
  PARALLEL,
  PARALLEL_WITH_EARLIER,
  REVERSING,
  DEFLECTING,
  TURNED_BY,
  FROM_BEHIND,
  TO_SIDE,
  INTERIOR,
  EXTERIOR,
  WITH_ANOTHER_LINE,
  SAME_COURSE,
  CONTINUED,
  GOES_ON,
  ITSELF_CONTINUED,
  TO_A_LINE,
  TO_A_STREET,
} from './relative-wordings.ts';

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
  (CONTINUED.test(words) && !RIGHT_ANGLES.test(words) && !PARALLEL.test(words) && !REVERSING.test(words));

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
