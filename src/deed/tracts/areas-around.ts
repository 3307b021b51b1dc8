// Takes: a description, the one behind it and what leads into them. Gives: the areas that may be its own.
// Never: an area of the next description, of what is excepted from this one, or of the parent on an exception.
import { isOfBefore, isOfLandCrossed, isParted, leadsInto } from './area-between.ts';
import { areasInside } from './area-inside.ts';
import { type AreaPhrase, areasOf } from './area-phrase.ts';
import { isAnothers, isBound } from './area-qualifier.ts';
import { withoutOld } from './area-rivals.ts';
import { clauseOf, isSaidItself } from './area-clause.ts';
import { isOfAnotherThing, isOfOtherSentence, subjectOf } from './area-subject.ts';
import type { Description } from './description.ts';
import { exceptionOf, type ExceptMention } from '../marks/exceptions.ts';
import { opensNextPiece } from '../marks/next-piece.ts';
import { furtherLandAt, trailingEnd } from './further-land.ts';
import { REMAINS } from '../marks/withheld.ts';
import { isHeaded } from '../words/piece-heads.ts';
import { STARTS } from '../words/start-words.ts';
import { wording } from '../words/wording.ts';

/** Areas behind the last course up to the next description's lead-in; where there are none, those of the own lead-in. */
export function areasAround(
  folded: string,
  d: Description,
  next: Description | null,
  exception: ExceptMention | null,
): readonly AreaPhrase[] {
  if (exception) return areasOfException(folded, d, next, exception);
  const said = areasBehind(folded, d, next).filter((a) => a.owner === 'own');
  const behind = withoutOld(folded, said);
  const sure = behind.filter((a) => a.doubt !== 'subject');
  // What is doubted may be a part of a total.
  if (sure.length > 0) return sure.some((a) => a.total) ? behind : sure;
  // Where no word opens a figure behind another, what stands before it is said of that one.
  const lead =
    isUnopened(d) && d.leadFrom > 0
      ? []
      : areasOf(folded, Math.max(d.leadFrom, d.starter.start - 1500), d.starter.start);
  const own = lead
    .map((a) => ofLead(folded, a))
    .filter(
      (a) =>
        ((d.leadFrom === 0 &&
          !isOfLandBefore(folded.slice(a.end, d.starter.start)) &&
          !opensNextPiece(folded.slice(a.end, d.starter.start))) ||
          ((leadsInto(folded, a.end, d.starter.start) || isOfOpened(folded, d, a)) &&
            !isOfBefore(folded, d.leadFrom, a.start))) &&
        !isLessened(folded.slice(a.end, d.starter.start)) &&
        !isHeaded(folded.slice(a.end, d.starter.start)) &&
        !isOfOtherSentence(folded, d.leadFrom, a.start, a.end, d.starter.start) &&
        !isOfWholeBefore(folded, a, d.starter.start) &&
        !isOfLandCrossed(folded, a.start, a.end, d.starter.start),
    );
  const exact = own.filter((a) => a.doubt !== 'bound');
  if (own.some((a) => a.owner === 'own'))
    return ofLastPiece(folded, exact.some((a) => a.owner === 'own') ? exact : own);
  const near = behind.filter((a) => a.isLater !== true);
  if (near.length > 0) return near;
  const placing = areasOf(folded, ownFrom(folded, d), Math.min(d.pobEnd, d.pobStart + 1200))
    .map((a) => ofLead(folded, a))
    .filter((a) => a.owner === 'own');
  const named = isUnopened(d) && ownFrom(folded, d) === d.pobStart ? placing : placing.filter((a) => a.announced);
  return named.length > 0 ? named : areasInside(folded, d);
}

/** "PARCEL 2. All that lot in the town of Wren, being 1 acre more or less. Beginning": of the piece that is opened before it. */
const isOfOpened = (folded: string, d: Description, area: AreaPhrase): boolean =>
  opensNextPiece(folded.slice(Math.max(0, d.leadFrom - 1), area.start)) &&
  !isOfLandBefore(folded.slice(area.end, d.starter.start));

/** Of a whole text that describes one land, without courses. */
export const areasSaid = (folded: string): AreaPhrase[] =>
  areasOf(folded, 0, folded.length).filter(
    (a) =>
      !isAnothers(folded, a.start, a.end) &&
      !isOfWholeBefore(folded, a, folded.length) &&
      !isOfAnotherThing(folded, 0, a.start),
  );

/** "containing 160 acres;\n\n(2) Beginning", "containing 160 acres. Also a tract beginning": of land that has no courses. */
const isOfLandBefore = (between: string): boolean =>
  /(?<!\b(?:follows|wit|described|viz))\s{0,2};\s{0,3}\n\s{0,3}\n/.test(between) || ALSO_LAND.test(between);
/** Asked before a figure, which may be the other land itself; what `further-land` asks stands behind one, where "also one other piece" may be told of it. */
const ALSO_LAND = new RegExp(wording`
  [.;:\n]\s{0,6}(?:and )?also[,:]? (?:an?|another|all that|one other|that certain|${STARTS}) `);

/** "A farm of 40 acres, less what was sold to Hall, the remainder being described as follows": what was there before. */
const isLessened = (between: string): boolean =>
  /\b(?:less|except|sav|exclud|minus)/.test(between) && REMAINS.test(between);

/** "the owner of a farm of 40 acres, and has agreed to sell a part thereof; now therefore": of what the land is only a part. */
const isOfWholeBefore = (folded: string, area: AreaPhrase, starter: number): boolean =>
  PART_SOLD.test(folded.slice(area.end, starter));
const PART_SOLD = new RegExp(wording`
  ^[^.:]{0,200}\b(?:(?:part|portion|parcel)s? (?:thereof|out of (?:it|the same))
  |(?:part|portion)s? of (?:it|(?:the )?same|(?:said|such|which) (?:farm|tract|land|property|plantation|estate|ranch)))\b`);

const isUnopened = (d: Description | null): boolean => d !== null && d.starter.end === d.starter.start;

/** ", containing 3 acres, together with a drain running north": said of the figure before, where no word opens the next. */
const OF_FIGURE_BEFORE = new RegExp(wording`
  ^[\s,;.]{0,3}(?:and )?(?:contain|compris|embrac)[^;]{0,120}?(?=,? (?:together with|also|after|except|exclud|deduct|subject)\b|;|\. )`);

const ownFrom = (folded: string, d: Description): number =>
  d.pobStart + (OF_FIGURE_BEFORE.exec(folded.slice(d.pobStart, d.pobStart + 240))?.[0].length ?? 0);

/** Where the words of a description begin that are not said of the one before. */
const openedAt = (folded: string, next: Description): number =>
  isUnopened(next) ? Math.max(next.starter.start, ownFrom(folded, next)) : next.starter.start;

/** Areas in the words behind a description that do not lead into the next one. */
export function areasBehind(folded: string, d: Description, next: Description | null): AreaPhrase[] {
  const from = Math.min(d.courses.at(-1)?.valuesEnd ?? d.end, d.end);
  const nextStart = next ? openedAt(folded, next) : folded.length;
  const except = next && exceptionOf(folded, next);
  // What is said before "excepting therefrom a tract beginning at" is said of the land that it is taken from.
  const stop = except && except.start > from ? except.start : nextStart;
  const to = trailingEnd(folded, from, Math.min(Math.max(d.to, isUnopened(next) ? stop : 0), stop, from + 2500));
  const areas = areasOf(folded, from, furtherLandAt(folded, from, to));
  weigh(folded, d, from, areas);
  const own = areas.filter((a) => !opensNextPiece(folded.slice(d.end - 1, a.start)));
  if (!next || stop < nextStart) return own;
  return own.filter(
    (a) =>
      !leadsInto(folded, a.end, nextStart) ||
      (a.start - d.end < 80 && !headsNext(folded, d.end, a, nextStart) && !isParted(folded, d.end, a.start)),
  );
}

/** "to the beginning.\nClay County 60 Acres\nBeginning at": a line of its own right over the next description. */
const headsNext = (folded: string, end: number, area: AreaPhrase, nextStart: number): boolean =>
  /\n(?!\s{0,4}(?:and\s|contain|compris|embrac|area\b|being\b))[^\n.;:]{2,50}$/.test(
    folded.slice(end - 1, area.start),
  ) && /^\.?[ \t]{0,4}\n\s{0,8}$/.test(folded.slice(area.end, nextStart));

/** Each area behind a description by what its sentence says of it; "0.8 acre (34,848 square feet)" is one amount twice. */
function weigh(folded: string, d: Description, from: number, areas: AreaPhrase[]): void {
  areas.forEach((area, i) => {
    if (area.owner !== 'own' || area.unreadable) return;
    const twin = areas[i - 1];
    areas[i] =
      twin &&
      twin.unit !== area.unit &&
      /^[\s(,.]{0,3}(?:or|and|=|equal to|being)?[\s(]{0,3}$/.test(folded.slice(twin.end, area.start))
        ? {
            ...area,
            owner: twin.owner,
            ...(twin.doubt && { doubt: twin.doubt, from: twin.from ?? twin.start, isLater: twin.isLater === true }),
          }
        : weighed(folded, d, from, area);
  });
}

function weighed(folded: string, d: Description, from: number, area: AreaPhrase): AreaPhrase {
  if (isAnothers(folded, area.start, area.end)) return { ...area, owner: 'other' };
  const clause = clauseOf(folded, Math.max(from, d.end - 1), area.start);
  const subject = subjectOf(folded, d, clause);
  if (subject === 'other') return { ...area, owner: 'other' };
  if (subject === 'doubted' || (clause.isLater && isSaidItself(folded, clause.words, area.end)))
    return { ...area, doubt: 'subject', from: clause.start, isLater: clause.isLater };
  return isBound(folded, area.start) ? { ...area, doubt: 'bound' } : area;
}

function ofLead(folded: string, area: AreaPhrase): AreaPhrase {
  if (area.owner !== 'own') return area;
  if (isAnothers(folded, area.start, area.end)) return { ...area, owner: 'other' };
  return isBound(folded, area.start) ? { ...area, doubt: 'bound' } : area;
}

/** "excepting 12.1 acres described as follows: Beginning …, containing 12.1 acres, leaving 40 acres": its own, not the parent's. */
function areasOfException(
  folded: string,
  d: Description,
  next: Description | null,
  exception: ExceptMention,
): readonly AreaPhrase[] {
  const lead = areasOf(folded, Math.max(exception.end, d.leadFrom), d.starter.start).filter(
    (a) => a.owner !== 'other' && (exception.end >= d.leadFrom || isOfItem(folded, d, a)),
  );
  if (lead.length > 0) return lead.map((a) => ({ ...a, owner: 'own' as const }));
  const behind = areasBehind(folded, d, next);
  return behind.filter((a, i) => a.owner === 'own' && !isOfParent(folded, d, exception, a, behind[i - 1]));
}

/** Of a later item of a list of exceptions: not what is said behind the item before it. */
const isOfItem = (folded: string, d: Description, area: AreaPhrase): boolean =>
  leadsInto(folded, area.end, d.starter.start) && !isOfBefore(folded, d.leadFrom, area.start);

/** Words behind an exception that speak of the land it is taken from. */
const OF_PARENT = new RegExp(wording`
  \b(?:except\w*|exclu\w*|deduct\w*|net|remain\w*|leaving|(?:above|hereby|herein|hereinbefore)[\s-](?:described|conveyed)|total|in all
  |said (?:parcel|tract) (?:no\.? |number )?["']?(?:[a-z]|\d{1,3}|[ivx]{1,4})\b)`);

/** ", said excepted tract containing 1 acre": of what is excepted. */
const OF_EXCEPTION = new RegExp(wording`
  \b(?:said|the|this|which|such|above) (?:above[\s-])?
  (?:(?:excepted|excluded)(?: [a-z]+){0,3}|exceptions?(?: (?:parcel|tract|area|lot))?
  |(?:parcel|tract|lot|piece|land|portion)(?: of land)? (?:hereby |herein |so )?(?:excepted|excluded)) (?:contain\w*|compris\w*|being|is|has
  |embrac\w*|cover\w*) (?!deduct|exclud|except|subtract|taken)[^.;,]{0,40}$`);
/** "9 acres after deducting the exception". */
const AFTER_EXCEPTING = new RegExp(wording`
  ^[\s,]{1,3}(?:of land[\s,]{1,3}|more or less[\s,]{1,3}){0,2}
  (?:(?:remaining|net)\b(?![^.;]{0,20}\d)
  |(?:after|exclusive of|excluding|less|not including|without|besides) (?:deducting |making )?(?:the|said|such|this|these|all)?\s?(?:[a-z]+ )?except)`);

function isOfParent(
  folded: string,
  d: Description,
  exception: ExceptMention,
  area: AreaPhrase,
  before: AreaPhrase | undefined,
): boolean {
  // "(excepting …: Beginning … to the place of beginning) the parcel hereby conveyed containing": behind the bracket.
  if (folded[exception.start] === '(' && area.start > closingBracket(folded, exception, d)) return true;
  if (AFTER_EXCEPTING.test(folded.slice(area.end, area.end + 90))) return true;
  const words = folded.slice(Math.max(d.end, before?.end ?? 0), area.start);
  return OF_PARENT.test(words) && !OF_EXCEPTION.test(words);
}

function closingBracket(folded: string, exception: ExceptMention, d: Description): number {
  let depth = 0;
  const limit = Math.min(folded.length, d.end + 400);
  for (let at = exception.start; at < limit; at++) {
    if (folded[at] === '(') depth++;
    else if (folded[at] === ')' && --depth <= 0 && at >= d.end - 2) return at;
  }
  return Infinity;
}

/** "The above Parcel No. 2, the exception being deducted, contains 47.3 acres": said behind the exception, of the parent. */
export function areasBehindException(folded: string, d: Description, next: Description | null): readonly AreaPhrase[] {
  const exception = exceptionOf(folded, d);
  if (!exception) return [];
  const behind = areasBehind(folded, d, next);
  return behind.filter((a, i) => a.owner === 'own' && isOfParent(folded, d, exception, a, behind[i - 1]));
}

/** "that part of Lot 1 containing 4 acres, and that part of Lot 2 containing 1 acre, beginning at": the last piece's area. */
const ANOTHER_PIECE = new RegExp(wording`
  \band (?:also )?(?:(?:that|a|the) (?:part|portion)|(?:an?(?:other)? |one )?(?:certain )?(?:tract|parcel|piece))\b
  |[\n.;]\s{0,3}(?:and )?the (?:second|third|fourth|fifth|sixth|other|next|last) (?:tract|parcel|piece|lot)\b`);

function ofLastPiece(folded: string, areas: readonly AreaPhrase[]): readonly AreaPhrase[] {
  const next = areas.findLastIndex(
    (area, i) => i > 0 && ANOTHER_PIECE.test(folded.slice(areas[i - 1]!.end, area.start)),
  );
  return next > 0 ? areas.slice(next) : areas;
}
