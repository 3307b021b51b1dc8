// Takes: the courses of a tract. Gives: the other readings the paper allows for their values, each with its why.
// Never: a reading the print does not allow; these are hints for the judge's blunder finder and are never applied here.
import type { Alternate } from '../../contract/alternate.ts';
import type { Bearing } from '../../contract/extraction.ts';
import { firstRunEndingAfter, quoteOf, type SourceAlternate, type SourceText } from '../../document/source-text.ts';
import { sameBearing } from '../../survey/bearing.ts';
import type { CallContext } from './call.ts';
import { between } from '../marks/cut.ts';
import type { Course } from './course-parts.ts';
import { likelySide } from './curve-hand.ts';
import { legibilityOf } from './legibility.ts';
import { distanceAt } from '../values/distance-phrase.ts';
import { directionAt } from '../values/bearing-phrase.ts';
import { fold } from '../words/fold.ts';
import { inUnit } from '../values/unit-ratio.ts';

type CallAlternate = Omit<Alternate, 'tract'>;

export function alternatesOf(context: CallContext, courses: readonly Course[]): CallAlternate[] {
  const out: CallAlternate[] = [];
  courses.forEach((course, call) => {
    const own: CallAlternate[] = course.others.map(({ field, bearing, why }) => ({ call, field, value: bearing, why }));
    pushLengthOthers(own, context, course, call);
    out.push(...(isDamaged(context, course) ? own.map((one) => ({ ...one, ...OF_DAMAGE })) : own));
    const hand = likelySide(course, courses[call - 1], courses[call + 1]);
    if (hand) out.push({ call, field: 'curve_direction', value: hand.side, why: hand.by });
    if (context.source.alternates.length > 0) out.push(...recognised(context, course, call));
  });
  return out;
}

const OF_DAMAGE = { isOfDamage: true } as const;

/** Its print was restored, or the recogniser was not sure of it. */
function isDamaged({ source }: CallContext, { start, end }: Course): boolean {
  if (source.restored && quoteOf(source, start, end) !== source.text.slice(start, end)) return true;
  return legibilityOf(source, start, end) !== null;
}

function pushLengthOthers(out: CallAlternate[], context: CallContext, course: Course, call: number): void {
  const length = course.distance;
  if (!length) return;
  const why =
    length.doubts.find((doubt) => doubt.includes(' may be ')) ??
    'words and figures disagree; this is the other of them';
  for (const amount of length.others)
    out.push({
      call,
      field: 'distance',
      value: Math.round(inUnit(amount, length.unit, context.unit, context.state) * 1e6) / 1e6,
      why,
    });
}

/** Where the page reader offers other characters for a stretch, the course is read again with them in place. */
function recognised(context: CallContext, course: Course, call: number): CallAlternate[] {
  const { source } = context;
  const out: CallAlternate[] = [];
  for (const other of between(source.alternates, course.start, course.end)) {
    if (other.end > course.end || out.length > 8) continue;
    const words = fold(
      `${source.text.slice(course.start, other.start)}${other.text}${source.text.slice(other.end, course.end)}`,
    );
    const why = `"${source.text.slice(other.start, other.end)}" may be "${other.text}"`;
    const said = { call, why, ...OF_DAMAGE, ...(isAsLikely(source, other) ? {} : UNLIKELY) };
    const bearing = firstBearing(words);
    if (
      bearing &&
      course.bearing &&
      !sameBearing(bearing, course.bearing) &&
      bearing.minutes < 60 &&
      bearing.seconds < 60
    )
      out.push({ ...said, field: 'bearing', value: bearing });
    const amount = amountNear(words, (course.distance?.start ?? -1) - course.start);
    if (amount !== null && course.distance && amount !== course.distance.amount)
      out.push({ ...said, field: 'distance', value: amount });
  }
  return out;
}

const UNLIKELY = { isUnlikely: true } as const;
const AS_LIKELY = 0.6;

/** Nearly as sure as what was read there, and no figure of it lost. */
function isAsLikely({ text, runs }: SourceText, other: SourceAlternate): boolean {
  if (other.isPrint) return true;
  const read = runs[firstRunEndingAfter(runs, other.start)]?.confidence ?? 1;
  const printed = text.slice(other.start, other.end);
  return other.confidence >= AS_LIKELY * read && figuresIn(other.text) >= figuresIn(printed);
}

const figuresIn = (text: string): number => text.replace(/\D/g, '').length;

function firstBearing(words: string): Bearing | null {
  for (const m of words.matchAll(/\b(?:north|south|n|s)\b/g)) {
    const read = directionAt(words, m.index);
    if (read?.kind === 'quadrant') return read.bearing;
  }
  return null;
}

function amountNear(words: string, at: number): number | null {
  if (at < 0) return null;
  for (let i = Math.max(0, at - 2); i <= at + 2; i++) {
    if (/\d/.test(words[i - 1] ?? '')) continue;
    const read = distanceAt(words, i);
    if (read) return read.amount;
  }
  return null;
}
