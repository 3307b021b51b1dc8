// Takes: folded text and the angle of a bearing in it. Gives: the letter that ends it, where a scan read the minutes' mark before it as a letter
// or a 1: "64° 52 IE", "12° 33 1 W". Never: where minutes or seconds have marks of their own; what was taken for a mark is named in `doubts`.
import type { AnglePhrase } from './angle-parts.ts';
import { codeAt } from '../words/code-at.ts';
import { behindAll, isFigure, spaceOr } from '../words/peek.ts';

const MINUTES_MARK_AND_WIND =
  /[\s,]{0,2}(?<minutes>[0-5]\d)\s{0,2}(?<mark>[il|!])\s?(?:(?<east>e)|w)(?:\.|(?![a-z\d]))/y;
const ONE_LAST = /(?:°|\bdeg[a-z]{0,4}\.?)[\s,]{0,2}\d{2}\s{1,2}1$/;

const readAs = (printed: string): string => `the minutes' mark was read as ${printed === '1' ? 'a 1' : `"${printed}"`}`;

/** "N 64° 52 IE": the minutes behind these degrees, and the letter behind what is left of their mark. */
export function minutesAndWind(
  text: string,
  angle: AnglePhrase,
): { readonly angle: AnglePhrase; readonly first: boolean; readonly end: number } | null {
  if (angle.minutes > 0 || !isFigure(codeAt(text, behindAll(text, angle.end, 2, isLoose)))) return null;
  MINUTES_MARK_AND_WIND.lastIndex = angle.end;
  const found = MINUTES_MARK_AND_WIND.exec(text)?.groups;
  if (!found) return null;
  const doubts = [...angle.doubts, readAs(found['mark']!)];
  return {
    angle: { ...angle, minutes: Number(found['minutes']), doubts },
    first: found['east'] !== undefined,
    end: MINUTES_MARK_AND_WIND.lastIndex,
  };
}
const isLoose = spaceOr(',');

/** "S 12° 33 1E": a second is printed as two figures, so the one is rather the mark; the second is offered. */
export function withoutOneForMark(text: string, angle: AnglePhrase): AnglePhrase {
  if (angle.seconds !== 1 || !ONE_LAST.test(text.slice(angle.start, angle.end))) return angle;
  return { ...angle, seconds: 0, doubts: [readAs('1'), ...angle.doubts], others: [angle] };
}
