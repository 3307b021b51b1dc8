// Takes: a course with the bearing and length read from it, and every value its words hold. Gives: the reason where another bearing or length stands
// among them that nothing explains: "formerly 427.38 feet, now 395.88 feet". Never: a choice between them; what stands behind the words that say
// where the course arrives tells of the place, not of the course.
import type { MarkKind } from '../../contract/extraction.ts';
import { bearingText, sameBearing } from '../../survey/bearing.ts';
import { feetPer } from '../../survey/units.ts';
import { isOtherMeasure, isPassing, pointsAtSomething } from '../marks/aside.ts';
import type { Segment } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';
import { isPage } from './course-length.ts';
import type { Heading, Unexplained } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';
import { slack } from './said-again.ts';
import { pointBut } from '../words/shortened.ts';

/** `to`: where the words begin that say where the course arrives. */
export function secondLength(folded: string, segment: Segment, read: Length, to: number): Unexplained | null {
  if (segment.tokens.length < 3) return null;
  let before: Token | null = null;
  for (const token of segment.tokens) {
    if (token.start >= to) break;
    if (token.kind === 'direction' || token.kind === 'angle') {
      before = token;
      continue;
    }
    if (token.kind === 'number' && isFigureBeside(folded, read, token))
      return beside(token, `another figure, ${folded.slice(token.start, token.end)}, stands beside it`);
    if (token.kind !== 'distance') continue;
    const pointer: Token | null = before;
    before = null;
    if (token.distance.unit === 'inches' || token.distance.amount <= 0 || isSame(folded, read, token.distance))
      continue;
    // What the words before it point at is asked last: most lengths are the course's own.
    if (pointer && (pointsAtSomething(folded, segment.start, pointer) || isReference(folded, pointer))) continue;
    if (accountOf(folded, token, read) !== null || isOfAFind(folded, read.end, token.start)) continue;
    return beside(token, `another length, ${folded.slice(token.start, token.end).trim()}, stands beside it`);
  }
  return null;
}

const beside = ({ start, end }: Token, why: string): Unexplained => ({ start, end, why });

/** "the true azimuth and distance from monument 32 being: 58°03', 82.92 feet". */
const isReference = (folded: string, { start }: Token): boolean =>
  /\bdistances?\s+from\s[^;]{2,80}\b(?:being|is|are)[\s:,]{1,3}$/.test(folded.slice(Math.max(0, start - 120), start));

/** "138.03 feet (found a pinched pipe 0.3 feet north and 0.4 feet east)": how far off a mark was found. */
const isOfAFind = (folded: string, from: number, at: number): boolean =>
  at > from && at - from < 70 && /^[\s,]{0,2}\((?:found|fnd\.?)\s[^();]{3,60}$/.test(folded.slice(from, at));

const INTO_BRACKET = /^[\s.]{0,2}[[(](?<words>[^\])\d]{0,24})$/;

/** "429.90 feet [pen: 379.90]", "429.90 feet (379.90?)": a figure of the same kind in brackets right behind the length, no older paper's. */
function isFigureBeside(folded: string, read: Length, { start, end, number }: Token & { kind: 'number' }): boolean {
  if (number.inWords || number.places === 0 || start < read.end || start > read.end + 30) return false;
  const words = INTO_BRACKET.exec(folded.slice(read.end, start))?.groups?.['words'];
  if (words === undefined || !/^\s?\??[^\])\d]{0,24}[\])]/.test(folded.slice(end, end + 28))) return false;
  const ratio = number.value / read.amount;
  return (
    ratio > 0.3 && ratio < 3 && ratio !== 1 && !OF_RECORD.test(words) && !OF_RECORD.test(folded.slice(end, end + 24))
  );
}

/** The length itself, or the same in another unit. */
function isSame(folded: string, read: Length, other: Length): boolean {
  if (other.start < read.end && other.end > read.start) return true;
  if (other.unit === read.unit)
    return Math.abs(read.amount - other.amount) < Math.max(rounding(folded, read), rounding(folded, other)) - 1e-9;
  const [feet, again] = [read.amount * feetPer(read.unit), other.amount * feetPer(other.unit)];
  return Math.abs(feet - again) <= slack(folded, read) + slack(folded, other);
}

/** In one unit lengths differ by what the coarser of them leaves out, or a thousandth: 8 poles are not 9, and 8.4 may be 8. */
function rounding(folded: string, { amount, start, end }: Length): number {
  const decimals = /\.(\d+)/.exec(folded.slice(start, end))?.[1]?.length ?? 0;
  const half = decimals === 0 && !Number.isInteger(amount) ? 0 : 0.5 * 10 ** -decimals;
  return Math.max(half, amount * 0.001);
}

/** "(10 rods, record)", "191 feet (R)", "per deed 191 feet": what an older paper says, where the course has its own. */
const RECORD_BEHIND = /^[\s,]{0,2}[([]?\s?(?:by\s+(?:the\s+)?)?(?:r|rec|record(?:ed)?|deed|plat|orig|old)\b/;
const RECORD_BEFORE =
  /\b(?:rec|recorde[dr]|record|deed|plat|called|old)[.:,=\s]{0,3}(?:as\s|of\s|(?:bearing|distance|length|course)s?[,:\s]{1,2}|and\s|is\s|says\s){0,4}$/;
const OF_RECORD = /\b(?:rec(?:orde?[dr]?)?|deed|plat|called|old|orig(?:inal)?)\b/;
/** Behind or before a length that only seems one. */
const OTHER_BEHIND = /^\s{1,2}(?:inland|landward|seaward|on\s+(?:the\s+)?(?:north|south|east|west)[a-z]*\s+side)\b/;
const OTHER_BEFORE =
  /\b(?:right[\s-]of[\s-]way\s+(?:extending|being|is)|line\s+(?:drawn|run|running|extending|bearing))\s{1,2}$/;
/** "North: 5154.47'", "N = 4001.2": a coordinate. "Cor. No. 4 M. C.": a number. */
const OTHER_FIGURE = /(?:\b(?:north|east|south|west|n|e|y|x)(?:ing)?\s?[:=]|\bperimeter\s?[:=]?|\bnos?\.?)\s{0,2}$/;

/** What a length beside the one read is known to be; null where nothing tells. */
function accountOf(folded: string, token: Token, read: Length): MarkKind | null {
  if (isPassing(folded, token)) return 'passed';
  if (isOtherMeasure(folded, token) || isOffset(folded, token)) return 'monument';
  if (isPage(folded, token.start)) return 'heading';
  if (isStation(token, read) || isPassedWithOthers(folded, token, read) || isMetOnCourse(folded, token, read))
    return 'passed';
  if (isOfAnotherSentence(folded, read.end, token.start)) return 'monument';
  const before = folded.slice(Math.max(0, token.start - 30), token.start);
  const behind = folded.slice(token.end, token.end + 16);
  if (/foot$/.test(folded.slice(token.start, token.end)) && /^\s[a-z]/.test(behind)) return 'monument';
  if (OTHER_FIGURE.test(before) || OTHER_BEHIND.test(behind) || OTHER_BEFORE.test(before)) return 'monument';
  const isRecord =
    isInRecordBracket(folded, token) ||
    ((RECORD_BEHIND.test(behind) || RECORD_BEFORE.test(before)) && !isOfRecord(folded, read));
  return isRecord ? 'record' : null;
}

/** What is known of a bearing or a length that a course names beside its own; null where nothing tells. */
export function besideAs(folded: string, token: Token, read: Length | null): MarkKind | null {
  if (token.kind !== 'distance') return isOfOlderPaper(folded, token) ? 'record' : null;
  if (read) return isSame(folded, read, token.distance) ? 'distance' : accountOf(folded, token, read);
  if (isPassing(folded, token)) return 'passed';
  return isOtherMeasure(folded, token) || isOffset(folded, token) ? 'monument' : null;
}

/** "(recorded bearing and distance S 5°54' W 28.52 feet)", "(or N 86° W, as given on the old plat)". */
function isInRecordBracket(folded: string, { start, end }: Token): boolean {
  const from = Math.max(0, start - 160);
  const open = from + folded.slice(from, start + 1).lastIndexOf('(');
  if (open < from || folded.slice(open, start).includes(')')) return false;
  return OF_RECORD.test(folded.slice(open, start)) || OF_RECORD.test(folded.slice(end, end + 60).split(')')[0]!);
}

/** "passing over pipes at 3,572.8 feet, 8,435.3 feet and 9,000 feet". */
const isPassedWithOthers = (folded: string, token: Token, read: Length): boolean =>
  token.kind === 'distance' &&
  token.distance.amount < read.amount &&
  /\b(?:pass|cross)(?:ing|es)\b[^;]{0,180}$/.test(folded.slice(Math.max(0, token.start - 200), token.start));

/** "370.0 feet and 740.0 feet, respectively, from beginning of course". */
const FROM_ITS_BEGINNING =
  /^(?:[\s,]{1,3}(?:and\s)?\d[\d,.]{0,9}\s(?:feet|ft)\b\.?){0,9}[\s,]{1,3}(?:(?:respective|successive)ly,?\s)?from\s(?:the\s)?beginning\sof\s(?:the\s|said\s|this\s)?course\b/;
const isMetOnCourse = (folded: string, token: Token, read: Length): boolean =>
  token.kind === 'distance' &&
  token.distance.amount < read.amount &&
  FROM_ITS_BEGINNING.test(folded.slice(token.end, token.end + 150));

/** "611 varas a branch, 1900 varas to a stake": met on the way. */
const isStation = (token: Token, read: Length): boolean =>
  token.kind === 'distance' &&
  token.end <= read.start &&
  token.distance.unit === read.unit &&
  token.distance.amount < read.amount;

/** A point that no abbreviation or unit of a course ends with, or an empty line. */
export const SENTENCE_END = new RegExp(String.raw`${pointBut('ft|chs?|lks?|rds?|vrs?')}\s|\n\s{0,8}\n`);
const isOfAnotherSentence = (folded: string, from: number, to: number): boolean =>
  to > from && SENTENCE_END.test(folded.slice(from, to));

const isOfRecord = (folded: string, { start, end }: Length): boolean =>
  RECORD_BEHIND.test(folded.slice(end, end + 16)) || RECORD_BEFORE.test(folded.slice(Math.max(0, start - 30), start));

/** "N 12°10' W (N 15°10' W true)", "not N 12° W but N 15° W": a second measured bearing. */
export function secondBearing(folded: string, segment: Segment, heading: Heading, to: number): Unexplained | null {
  if (heading.bearing === null || segment.tokens.length < 3) return null;
  for (const token of segment.tokens) {
    if (token.start >= to) break;
    if (token.kind !== 'direction' || token.direction.kind !== 'quadrant' || token.direction.bearing === null) continue;
    if (token.start < heading.end && token.end > heading.start) continue;
    if (sameBearing(token.direction.bearing, heading.bearing) || pointsAtSomething(folded, segment.start, token))
      continue;
    if (isOfAnotherSentence(folded, heading.end, token.start)) continue;
    if (isOfOlderPaper(folded, token)) continue;
    if (OTHER_BEFORE.test(folded.slice(Math.max(0, token.start - 30), token.start))) continue;
    return beside(token, `another bearing, ${bearingText(token.direction.bearing)}, stands beside it`);
  }
  return null;
}

const isOfOlderPaper = (folded: string, token: Token): boolean =>
  RECORD_BEHIND.test(folded.slice(token.end, token.end + 16)) ||
  RECORD_BEFORE.test(folded.slice(Math.max(0, token.start - 30), token.start)) ||
  isInRecordBracket(folded, token);
