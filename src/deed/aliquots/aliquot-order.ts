// Takes: lands that wait for their section, and the next one named. Gives: whether they lie in it or in the one before: "NE¼ of sec. 4" or
// "sec. 4, NE¼". Never: a land without either.
import { before } from '../words/before.ts';
import { NEXT_SIGN } from '../words/piece-heads.ts';
import { gapBetween, isJoinedBefore, type Gap } from './aliquot-gap.ts';
import type { LandItem, PlaceItem, PlssItem, SectionItem } from './plss-items.ts';

export interface PlacedLand {
  readonly item: LandItem;
  readonly isException: boolean;
  readonly isReference: boolean;
  readonly segment: number;
}
export interface PlacedSection {
  readonly item: SectionItem;
  readonly lands: PlacedLand[];
  readonly isException: boolean;
  readonly isReference: boolean;
  readonly segment: number;
  place: PlaceItem | null;
  /** Why its lands may lie in another. */
  doubt?: string | undefined;
}

/** What stands before the section that is asked about. */
export interface Waiting {
  readonly text: string;
  readonly pending: readonly PlacedLand[];
  readonly previous: PlacedSection | null;
  /** On which side of their sections the lands of the list stood so far. */
  readonly style: 'prefix' | 'suffix' | null;
  readonly segment: number;
  /** The same under the township before. */
  readonly styleBefore: 'prefix' | 'suffix' | null;
  /** Whether a township heads the list. */
  readonly isHeaded: boolean;
  /** Whether a mark closes the lands that stand behind the section asked about. */
  readonly isClosedAhead: () => boolean;
}

/** Whether the lands waiting belong to the section that follows them, rather than to the one before. */
export function isPrefix(state: Waiting, item: SectionItem, gap: Gap, next: PlssItem | undefined): boolean {
  if (gap === 'of') return !isClauseOfNext(state, item, next) && !isAllOfNext(state, item);
  if (state.previous === null) return gap !== 'far' || state.pending.at(-1)!.segment === state.segment;
  const isOpen = isOpenFor(state, state.previous);
  if (gap === 'comma' && isOfLineBefore(state, state.previous, item)) return false;
  // "sec. 4, W½ secs. 5 to 8" has lost its comma; "secs. 1 to 24, and N½ secs. 25 to 30" has not.
  if (gap === 'tight')
    return !(
      isOpen &&
      ((item.isPlural && !state.previous.item.isPlural) || isLostSemicolon(state, state.previous, item, next))
    );
  if (gap === 'far' && (isOwnClause(state, item) || isBeforeUnread(state, item))) return true;
  if (gap === 'far' || gap === 'hard') return state.style === 'prefix' && gap === 'hard' && next?.kind !== 'land';
  // "Sec. 4: W½, Secs. 5-8: S½, Sec. 9: N½": behind a colon stands what lies in them all.
  if (state.previous.item.isPlural && !item.isPlural && isOpen && !isListedUnder(state)) return true;
  if (next?.kind === 'place' && isSameLine(state, item, next)) return true;
  return state.style === 'prefix' || (state.style === null && !isOpen);
}

/** "in sec. 26, the N½NE¼; in sec. 34, the SW¼": each clause begins with its section, and what waits lies in the one before. */
function isClauseOfNext(state: Waiting, item: SectionItem, next: PlssItem | undefined): boolean {
  const { previous, pending, text } = state;
  const mark = previous && /^\s{0,3}([,;])/.exec(text.slice(pending.at(-1)!.item.end, item.start))?.[1];
  if (!mark || (mark === ',' && !(isLedIn(text, previous.item) && isSuffixAhead(text, item, next)))) return false;
  return state.style === 'suffix' || isOpenFor(state, previous);
}

/** "section 12, the SE¼ section 13, the E½": each section before its lands, as in the list so far or under its township. */
function isLostSemicolon(
  state: Waiting,
  { item: last }: PlacedSection,
  item: SectionItem,
  next: PlssItem | undefined,
): boolean {
  const { text, pending, style, isHeaded } = state;
  if (
    last.isPlural ||
    style === 'prefix' ||
    (style === null &&
      !(
        isHeaded &&
        (pending.length > 1 || state.styleBefore === 'suffix' || isBehindUnread(state) || state.isClosedAhead())
      ))
  )
    return false;
  const isAhead = style === 'suffix' ? text.charCodeAt(item.end) === COMMA : isSuffixAhead(text, item, next);
  return isAhead && (LEADS.test(text.slice(last.end, pending[0]!.item.start)) || isBehindUnread(state));
}
const COMMA = 44;

/** "Section 4: W½ and the E½ of Section 5", "Section 4 (W½) and the E½ of Section 5": only the last of them lies in the next. */
export function isOfTwoSections(state: Waiting, gap: Gap): boolean {
  const { text, previous, pending } = state;
  if (gap !== 'of' || !previous || pending.length < 2 || previous.item.isPlural || !isOpenFor(state, previous))
    return false;
  const lead = text.slice(previous.item.end, pending[0]!.item.start);
  if (UNDER_SECTION.test(lead)) return true;
  return pending.length === 2 && /^,\s$/.test(lead) && isNextNamed(text, pending[1]!.item.start);
}
const UNDER_SECTION =
  /^(?:\s{0,2}:\s{1,3}|\s{1,3}\(?|\s{1,2}[-–—]\s)(?:(?:(?:all|that|those)\s){0,2}(?:part|portion)s?\sof\s)?(?:the\s{1,3})?$/i;
/** "sec. 4, W½ and the E½ of sec. 5": the article opens another land. */
const isNextNamed = before(/\band\s{1,3}the\s{1,3}/i);

/** "sec. 6, N½ sec. 7, lot 2": the first of a list, of which nothing tells whether lands stand before or behind; so in "sec. 6, the N½ and the S½ of sec. 7". */
export function isUnparted(state: Waiting, gap: Gap): boolean {
  const { text, previous, pending, style } = state;
  if (
    (gap !== 'tight' && !(gap === 'of' && pending.length > 1)) ||
    style !== null ||
    !previous ||
    previous.item.isPlural ||
    !isOpenFor(state, previous)
  )
    return false;
  const lead = text.slice(previous.item.end, pending[0]!.item.start);
  return LEADS.test(lead) || (gap === 'of' && pending.length > 2 && UNDER_SECTION.test(lead));
}
/** "sec. 3, SSE4, and SE¼SW¼ sec. 10, S½": letters of a direction that could not be read stand first in the open section. */
const isBehindUnread = ({ text, pending, previous }: Waiting): boolean =>
  previous !== null && UNREAD_LEAD.test(text.slice(previous.item.end, pending[0]!.item.start));
const UNREAD_LEAD = /^,\s{1,3}[NSEW][^\s,;]{1,6},\s{1,3}(?:and\s{1,3})?$/;
const LEADS = /^,\s{0,3}(?:the\s{1,3})?$/i;

/** "sec. 10, E½ and N½NW¼ all of section 11" in a list of sections before their lands: all of the next, not all in it. */
const isAllOfNext = (state: Waiting, { start }: SectionItem): boolean =>
  state.style === 'suffix' &&
  state.previous !== null &&
  isOpenFor(state, state.previous) &&
  /\ball\s{1,3}of\s{1,3}$/i.test(state.text.slice(Math.max(0, start - 12), start));

const startsLine = before(/(?<![^\n])[ \t]{0,12}(?:(?:\(?[\da-z]{1,2}[.)]|[-*•])[ \t]{1,3})?(?:(?:In|All\sof)\s)?/);

/** "Section 16, T. 2 N., R. 4 E., N½ and SW¼\nSection 36, T. 3 N., …": each line begins with its section, and what waits stands in the one before. */
function isOfLineBefore({ text, pending }: Waiting, previous: PlacedSection, { start }: SectionItem): boolean {
  const first = previous.item.start;
  if (previous.lands.length > 0 || !startsLine(text, start) || !startsLine(text, first)) return false;
  return !text.slice(first, pending.at(-1)!.item.end).includes('\n');
}

/** Whether the section before has no lands yet, and those that wait stand in its own clause. */
const isOpenFor = ({ text, pending }: Waiting, previous: PlacedSection): boolean =>
  previous.lands.length === 0 && pending[0]!.segment === previous.segment && !isSaidWhole(text, previous.item.start);

/** "all sec. 20, N½ sec. 22", "All 9-3N-5W, SE¼ 10-3N-5W": the one before needs no land. */
export const isSaidWhole = before(/(?<![A-Za-z])(?:all|entire)\s{1,3}(?:of\s{1,3})?/i);

const isLedIn = (text: string, { start }: SectionItem): boolean =>
  /\b(?:in|of)\s{1,3}$/i.test(text.slice(Math.max(0, start - 6), start));
const isSuffixAhead = (text: string, { end }: SectionItem, next: PlssItem | undefined): boolean =>
  next?.kind === 'land' && LEADS.test(text.slice(end, next.start));

/** "NE¼ sec. 5; N½, S??, sec. 8": behind a semicolon the lands of a list go with the section of their clause, whatever could not be read. */
function isOwnClause(state: Waiting, item: SectionItem): boolean {
  const { text, pending, previous, segment } = state;
  if (previous!.segment === segment || !pending.every((land) => land.segment === segment)) return false;
  if (item.start - pending.at(-1)!.item.end >= 60) return false;
  return state.style === 'prefix' || (isJoinedBefore(text, item.start) && isSettledBefore(previous!, pending[0]!));
}

/** "NE¼ sec. 4, E½SW¼, NSE¼ sec. 9": each section behind its lands, of which the last could not be read. */
const isBeforeUnread = ({ text, pending, previous, style }: Waiting, { start }: SectionItem): boolean =>
  style === 'prefix' && previous!.lands.length > 0 && UNREAD_LAST.test(text.slice(pending.at(-1)!.item.end, start));
const UNREAD_LAST =
  /^(?:,|\sand)\s{1,2}(?:and\s)?(?:the\s)?(?:(?![a-z]{4})\S{1,12}\s{1,2}(?:(?:of|in)\s(?:the\s)?)?|[l1]\S{1,3}\snum\S{3,5}\s[a-z ,]{3,40}\sof\s)$/;

/** "sections 4 to 6, T. 9 N., R. 4 W.; the SW¼ remaining portion of section 18": the sections before have their township already. */
const isSettledBefore = ({ item, place }: PlacedSection, land: PlacedLand): boolean =>
  place !== null && place.start >= item.end && place.end <= land.item.start;

/** "the NE¼, section 9, township 4 north": a township on the next line heads what follows it. */
function isSameLine(state: Waiting, item: SectionItem, next: PlaceItem): boolean {
  return (
    gapBetween(state.text, item.end, next.start) === 'comma' && !state.text.slice(item.end, next.start).includes('\n')
  );
}

/** "Section 7: NE¼. The S½ of Section 2": behind the colon stands what lies in that section, whatever comes next. */
export function isListedUnder({ text, previous, pending }: Pick<Waiting, 'text' | 'previous' | 'pending'>): boolean {
  if (!previous || previous.lands.length > 0 || pending.length === 0) return false;
  return LISTED_UNDER.test(text.slice(previous.item.end, pending[0]!.item.start));
}

const LISTED_UNDER = /^(?:,?\s{1,3}T(?:ownship|wp|p)?\.?\s{0,2}\d[^;:\n]{2,60})?\s{0,2}:\s{1,3}(?:the\s{1,3})?$/i;

/** "; (16) tract 4, lot 1, …, described as T. 3 S., R. 5 E., sec. 22": how many of the lands stand before such an item, whose section is yet to come. */
export function beforeNewItem(
  { text, pending, previous }: Pick<Waiting, 'text' | 'previous' | 'pending'>,
  item: PlaceItem,
): number {
  const at = previous ? pending.findIndex(({ segment }) => segment !== previous.segment) : -1;
  const isCoded = item.sections.length > 0;
  if (at < 0) return isCoded && previous ? beforeOwnCode(text, pending, previous, item) : pending.length;
  const last = pending[at - 1] ?? previous!.lands.at(-1) ?? previous!;
  const between = text.slice(last.item.end, pending[at]!.item.start);
  const isNew = NEW_ITEM.test(between) || (isCoded && (NEW_PARAGRAPH.test(between) || isTiedTo(text, pending, item)));
  return isNew ? at : pending.length;
}

/** "Section 9, T. 4 N., R. 2 W., and the S½ of 10-4N-2W": the section before has its township; of several lands the first may be its own. */
function beforeOwnCode(
  text: string,
  pending: readonly PlacedLand[],
  previous: PlacedSection,
  { start }: PlaceItem,
): number {
  const last = pending.at(-1);
  if (!last || gapBetween(text, last.item.end, start) !== 'of') return pending.length;
  return LEADS_LANDS.test(text.slice(previous.item.end, pending[0]!.item.start)) ? pending.length - 1 : 0;
}
const LEADS_LANDS = /^\s{0,2}[,:]?\s{0,3}(?:the\s{1,3})?$/i;

/** "NE/4 of 9-4N-2W", "NE/4 9-4N-2W", "NE/4, 9-4N-2W" on one line. */
function isTiedTo(text: string, pending: readonly PlacedLand[], { start }: PlaceItem): boolean {
  const { end } = pending.at(-1)!.item;
  const gap = gapBetween(text, end, start);
  return gap === 'of' || gap === 'tight' || (gap === 'comma' && !text.slice(end, start).includes('\n'));
}
/** "the corner of Section 9.\n\nNE/4 SW/4 30-5N-8W": land that has its own code behind it. */
const NEW_PARAGRAPH = /\n[ \t]{0,8}\n\s{0,20}(?:the\s{1,3})?$/i;
const NEW_ITEM = /[;.]\s{0,2}(?:and)?\s{0,2}\n\s{0,12}\(\w{1,3}\)\s/;

/** Whether the lands behind the section at `at` end with a mark, and no section follows them at once. */
export function isClosedAhead(text: string, items: readonly PlssItem[], at: number): boolean {
  let next = at + 1;
  while (items[next]?.kind === 'land') next++;
  const item = items[next];
  return next > at + 1 && (!item || gapBetween(text, items[next - 1]!.end, item.start) === 'hard');
}

/** "Section 7: SE¼NE¼, with a way along the east side of the SE¼ of said Section 7". */
export const isSaidAgain = (
  state: Pick<Waiting, 'text' | 'previous' | 'pending'>,
  { isSaid, numbers }: SectionItem,
): boolean => isSaid && isListedUnder(state) && numbers.join() === state.previous!.item.numbers.join();

/** "S½NW¼  9  8S  2W" under rows that have their lands: those right before it are its own. */
export const isBehindOwnLand = (
  state: Pick<Waiting, 'text' | 'previous' | 'style'>,
  item: PlaceItem,
  before: PlssItem | undefined,
): boolean =>
  state.style === null &&
  before?.kind === 'land' &&
  state.previous !== null &&
  (state.previous.lands.length > 0 || isSaidWhole(state.text, state.previous.item.start)) &&
  gapBetween(state.text, before.end, item.start) === 'tight';

/** "… W½ section 5; T. 7 N., R. 3 E. W½ 9;. all section 8": the township has closed the list before, and the section of these is spoilt. */
export const isOfClosedList = ({
  text,
  style,
  previous,
  pending,
}: Pick<Waiting, 'text' | 'style' | 'previous' | 'pending'>): boolean =>
  style === 'prefix' &&
  previous !== null &&
  previous.lands.length > 0 &&
  isSettledBefore(previous, pending[0]!) &&
  pending.every((land) => !land.isException && !land.isReference) &&
  /^[\s,.]{0,3}\d{1,2}\s?[;.]/.test(text.slice(pending.at(-1)!.item.end, pending.at(-1)!.item.end + 8));

/** "secs. 20 and 32. Lot 9, described as follows", "Sec. 32.\n\nLot 9": no part of several sections in another sentence, nor of one in another paragraph. */
export const isToldApart = (text: string, { item, segment, lands }: PlacedSection, land: PlacedLand): boolean =>
  segment !== land.segment &&
  lands.length === 0 &&
  (item.numbers.length > 1 || ENDS_PARAGRAPH.test(text.slice(item.end, land.item.start)));
const ENDS_PARAGRAPH = new RegExp(
  String.raw`\.(?:[ \t]{0,3}\n[ \t]{0,20}(?:\n|${NEXT_SIGN})|\s{1,20}(?:(?:first|second|third|fourth)\s)?(?:tract|parcel|piece|exhibit)\b)`,
  'i',
);

/** "the SE¼ of section 9, except a road, and the SW¼ of section 10": what lies in another section than all before is not taken off them. */
export function isOfNewSection(
  { text, sections }: { readonly text: string; readonly sections: readonly PlacedSection[] },
  { end }: LandItem,
  next: PlssItem | undefined,
): boolean {
  if (next?.kind !== 'section' || next.isSaid || next.numbers.length !== 1) return false;
  if (gapBetween(text, end, next.start) !== 'of') return false;
  const named = sections.slice(-NAMED_BACK).flatMap(({ item }) => item.numbers);
  return named.length > 0 && !named.includes(next.numbers[0]!);
}
export const NAMED_BACK = 60;

/** "SE¼ of section 9 and E½ of section 10, except a lot in said SE¼": to the section that the land said again lies in; others wait. */
export function homeOf(
  state: {
    readonly text: string;
    readonly sections: readonly PlacedSection[];
    readonly pending: PlacedLand[];
    readonly isException: boolean;
  },
  { start, parts }: LandItem,
): PlacedLand[] {
  if (!state.isException || parts.length === 0 || !isSaidBefore(state.text, start)) return state.pending;
  const isSame = ({ item, isException }: PlacedLand): boolean => !isException && item.parts.join() === parts.join();
  return state.sections.slice(-NAMED_BACK).findLast(({ lands }) => lands.some(isSame))?.lands ?? state.pending;
}
const isSaidBefore = before(/\bsaid\s{1,3}/i);
