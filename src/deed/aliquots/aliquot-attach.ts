// Takes: the items of a land description in order. Gives: which lands lie in which section, which sections in which township.
// Never: an item dropped silently; a land that finds no section is given none.
import {
  endsSentence,
  gapBetween,
  isHard,
  isNewLine,
  isOfMinerals,
  isPointForComma,
  isReference,
  isSecondOfTwo,
  type Gap,
} from './aliquot-gap.ts';
import {
  beforeNewItem,
  homeOf,
  isBehindOwnLand,
  isClosedAhead,
  isListedUnder,
  isOfClosedList,
  isOfTwoSections,
  isPrefix,
  isSaidAgain,
  isToldApart,
  isUnparted,
  type PlacedLand,
  type PlacedSection,
} from './aliquot-order.ts';
import { LAND_DOUBTS } from './land-doubts.ts';
import {
  grantOfNewSection,
  isApartFromAll,
  isBehindBracket,
  isNewSectionWhole,
  isNoneOfThem,
  isPastException,
} from './past-exception.ts';
import { HEADS, isRangeOfAll, onlyPlaces, trailing } from './aliquot-townships.ts';
import { withKnownWays } from './plss-known-ways.ts';
import type { LandItem, PlaceItem, PlssItem, SectionItem } from './plss-items.ts';
import type { TableRow } from './plss-row.ts';
import { inOrderOfWords } from './respectively.ts';
import { behindAll, isSpace } from '../words/peek.ts';
import { isHeadedBehindFigure } from '../words/piece-heads.ts';

export interface PlacedTownship {
  readonly item: PlaceItem;
  readonly isException: boolean;
}
export interface Attachment {
  readonly sections: readonly PlacedSection[];
  /** Townships that no section took: perhaps whole ones. */
  readonly townships: readonly PlacedTownship[];
  /** Lands that found no section. */
  readonly strays: readonly PlacedLand[];
}

interface State {
  readonly text: string;
  readonly items: readonly PlssItem[];
  /** Which of them is being placed. */
  at: number;
  readonly sections: PlacedSection[];
  readonly townships: PlacedTownship[];
  /** Sections since the last township, whose own is still to be named. */
  open: PlacedSection[];
  pending: PlacedLand[];
  previous: PlacedSection | null;
  style: 'prefix' | 'suffix' | null;
  styleBefore: 'prefix' | 'suffix' | null;
  segment: number;
  isException: boolean;
  /** "except the following tracts:" holds for the whole list after it. */
  isListExcepted: boolean;
  /** The township that heads what follows; null after one that closed what went before. */
  heading: PlaceItem | null;
  lastPlace: PlaceItem | null;
}

export function attach(text: string, items: readonly PlssItem[]): Attachment {
  const state: State = {
    text, items, at: 0, sections: [], townships: [], open: [], pending: [], previous: null, style: null, styleBefore: null, segment: 0, isException: false,
    isListExcepted: false, heading: null, lastPlace: null,
  }; // prettier-ignore
  let rowEnd = -1;
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    if (item.start < rowEnd) continue;
    const row = rowOf(items, i);
    if (row) {
      rowEnd = row.end;
      listRow(state, items, i, row);
      continue;
    }
    const before = items[i - 1];
    const gap = before ? text.slice(before.end, item.start) : '';
    const isParted = before && (isHard(gap) || isNewLine(item, gap) || endsSentence(text, before, gap));
    if (isParted && !isPointForComma(before, item, gap)) startSegment(state, gap);
    state.at = i;
    step(state, item, before, items[i + 1]);
  }
  settle(state);
  const told = onlyPlaces(state.sections);
  for (const section of state.sections.filter(({ item }) => item.isOfTown !== true))
    section.place ??=
      told.get(section) ?? (state.lastPlace && isAfter(section, state.lastPlace) ? state.lastPlace : null);
  return { sections: inOrderOfWords(text, state.sections), townships: state.townships, strays: state.pending };
}

/** The row of a list that begins with this item: its section may stand behind its lands. */
function rowOf(items: readonly PlssItem[], from: number): TableRow | null {
  for (let i = from; i < Math.min(items.length, from + 24); i++) {
    const item = items[i]!;
    if (item.kind === 'section') return item.row && item.row.start <= items[from]!.start ? item.row : null;
    if (item.kind === 'place') return null;
  }
  return null;
}

/** What stands in a row lies in its section, whichever side of the number it stands on, and the section in the township over it. */
function listRow(state: State, items: readonly PlssItem[], from: number, row: TableRow): void {
  settle(state);
  state.pending = [];
  startSegment(state, '');
  const place: PlaceItem | null = row.place
    ? { kind: 'place', ...withKnownWays(row.place) }
    : (state.heading ?? state.lastPlace);
  let section: PlacedSection | null = null;
  const lands: PlacedLand[] = [];
  for (let i = from; i < items.length && items[i]!.start < row.end; i++) {
    const item = items[i]!;
    if (item.kind === 'except') state.isException = true;
    else if (item.kind === 'land') lands.push(landOf(state, item));
    else if (item.kind === 'section')
      section ??= { item, lands, isException: state.isListExcepted, isReference: false, segment: state.segment, place };
  }
  if (!section) return;
  state.isException = state.isListExcepted;
  state.sections.push(section);
  if (place === null) state.open.push(section);
  state.previous = section;
  state.lastPlace = place;
}

const isAfter = (section: PlacedSection, place: PlaceItem): boolean => section.item.start >= place.start;

/** "except the following", "EXCEPT:" at the end of its line. */
const EXCEPTS_LIST = /^[\s,:]{0,3}(?:the\s{1,3})?following\b|^\s{0,2}:[ \t]{0,4}\n/i;
const OPENS_ANEW = /\b(?:also|together\s+with)\b/i;

function startSegment(state: State, gap: string): void {
  state.segment++;
  // "except the NE¼NE¼; and the S½ of Sec. 10": what is excepted lies in the section before it.
  if (state.previous && state.pending.every((land) => land.isException)) {
    state.previous.lands.push(...state.pending);
    state.pending = [];
  } else if (isListedUnder(state)) settle(state);
  if (state.isListExcepted && (OPENS_ANEW.test(gap) || isHeadedBehindFigure(gap))) state.isListExcepted = false;
  state.isException = state.isListExcepted;
}

function step(state: State, item: PlssItem, before: PlssItem | undefined, next: PlssItem | undefined): void {
  switch (item.kind) {
    case 'except':
      // What stands before it belongs where it would have without it: to the section before, if there is one.
      if (state.previous && state.style !== 'prefix') settle(state);
      state.isException = true;
      state.isListExcepted = EXCEPTS_LIST.test(state.text.slice(item.end, item.end + 20));
      return;
    case 'land':
      if (before?.kind === 'except' && (isPastException(state, item, before) || isNoneOfThem(state, item, before)))
        state.isException = false;
      grantOfNewSection(state, item);
      if (before?.kind === 'land' && (isBehindBracket(state, item, before) || isApartFromAll(state, item)))
        state.isException = false;
      homeOf(state, item).push(landOf(state, item, before));
      return;
    case 'section':
      return section(state, item, before, next);
    case 'place':
      return isRangeOfAll(state, item) ? fillRanges(state, item) : placeOfItem(state, item, before, next);
    case 'same place':
      settle(state);
      for (const one of state.open) one.place = state.lastPlace;
      state.open = [];
      return;
  }
}

function landOf(state: State, item: LandItem, before?: PlssItem): PlacedLand {
  const isRef =
    isReference(state.text, item.start) ||
    (state.isException && isOfMinerals(state.text, item.start)) ||
    (before?.kind === 'land' && isSecondOfTwo(state.text, before, item.start));
  return { item, isException: state.isException, isReference: isRef, segment: state.segment };
}

function section(state: State, item: SectionItem, before: PlssItem | undefined, next: PlssItem | undefined): void {
  const last = state.pending.at(-1);
  const gap: Gap = before?.kind === 'land' ? gapBetween(state.text, before.end, item.start) : 'hard';
  settleSentenceBefore(state);
  const waiting = {
    ...state,
    isHeaded: state.heading !== null,
    isClosedAhead: () => isClosedAhead(state.text, state.items, state.at),
  };
  const takes = last !== undefined && !isNewSectionWhole(state, item, before) && isPrefix(waiting, item, gap, next);
  const doubt = last && isUnparted(waiting, gap) ? LAND_DOUBTS.unparted : undefined;
  if (doubt) state.previous!.doubt = doubt;
  if (last && !takes && isOfClosedList(state)) state.pending = [];
  else if (last && !takes) settle(state);
  const closesException =
    state.isException && !takes && (last?.isException === true || isPastException(state, item, before));
  if (closesException) state.isException = false;
  const isSplit = takes && (isSaidAgain(state, item) || isOfTwoSections(waiting, gap));
  if (isSplit) state.previous!.lands.push(...state.pending.splice(0, state.pending.length - 1));
  const own = takes ? state.pending : [];
  const isRef =
    (isReference(state.text, item.start) && !headsLine(state.text, item)) ||
    (before?.kind === 'section' && isSecondOfTwo(state.text, before, item.start)) ||
    (own.length > 0 && own.every((land) => land.isReference));
  const made: PlacedSection = {
    item,
    lands: own,
    isException: state.isException && !(own.length > 0 && own.some((land) => !land.isException)),
    isReference: isRef,
    segment: state.segment,
    place: saidPlace(state, item) ?? state.heading,
    doubt,
  };
  if (takes) {
    state.pending = [];
    if (!isSplit) state.style = 'prefix';
  }
  state.sections.push(made);
  if (made.place === null && !isSaidElsewhere(state, item) && item.isOfTown !== true) state.open.push(made);
  if (!isRef || state.previous === null) state.previous = made;
}

/** "less a tract in the NE corner\nSection 11: W½": a line that opens with its section, whatever the line before ended with. */
const headsLine = (text: string, { start, end }: SectionItem): boolean =>
  text.charCodeAt(behindAll(text, end, 2, isSpace)) === COLON &&
  /(?:^|\n)[ \t]{0,8}$/.test(text.slice(Math.max(0, start - 9), start));
const COLON = 58;

/** "section 31, NE¼SW¼. Beginning at the corner of the SE¼ section 14": what stands in the sentence of an open section is that section's. */
const SENTENCE = 30;
function settleSentenceBefore(state: State): void {
  const { previous, pending } = state;
  if (!previous || previous.lands.length > 0 || pending.length < 2 || state.style === 'prefix') return;
  const count = pending.findIndex((land) => land.segment !== previous.segment);
  if (count < 1 || pending[count]!.item.start - pending[count - 1]!.item.end < SENTENCE) return;
  previous.lands.push(...pending.slice(0, count));
  state.pending = pending.slice(count);
}

/** "said Section 33", "the same section": where it was said to lie. */
function saidPlace(state: State, item: SectionItem): PlaceItem | null {
  if (!item.isSaid || item.numbers.length > 1) return null;
  const [number] = item.numbers;
  const isNamed = (one: PlacedSection): boolean =>
    number === undefined
      ? one.item.numbers.length > 0
      : one.item.numbers.length === 1 && one.item.numbers[0] === number;
  return state.sections.slice(-SAID_BACK).findLast(isNamed)?.place ?? null;
}

/** "the same section" of which this text says nothing: it need not lie in the township named next. */
const isSaidElsewhere = (state: State, item: SectionItem): boolean =>
  item.isSaid &&
  item.numbers.length === 0 &&
  !state.sections.slice(-SAID_BACK).some((one) => one.item.numbers.length > 0);

/** "said" reaches back over so many sections: a list of thousands stays linear. */
const SAID_BACK = 60;

/** Lands still waiting go to the section before them. */
function settle(state: State): void {
  const { previous, pending } = state;
  if (pending.length === 0 || !previous) return;
  if (isToldApart(state.text, previous, pending[0]!)) return;
  previous.lands.push(...pending);
  state.style = 'suffix';
  state.pending = [];
}

/** Lands of a new item of an enumeration wait for the section behind its township, or lie in the one it names itself. */
function placeOfItem(state: State, item: PlaceItem, before: PlssItem | undefined, next: PlssItem | undefined): void {
  const held = state.pending.splice(beforeNewItem(state, item));
  if (item.sections.length > 0 && held.length > 0) {
    settle(state);
    state.previous = null;
    state.pending = held;
  }
  place(state, item, before, next);
  if (item.sections.length === 0 && next?.kind === 'section') state.pending.push(...held);
}

function place(state: State, item: PlaceItem, before: PlssItem | undefined, next: PlssItem | undefined): void {
  if (item.sections.length === 0 || (state.style !== 'prefix' && !isBehindOwnLand(state, item, before))) settle(state);
  if (isCutOff(state, item, before, next)) state.pending = [];
  const full = withSharedRange(state, withTownship(item, state.lastPlace));
  if (item.shares === 'all') giveRange(state, item.ranges);
  if (full.sections.length > 0) compact(state, full);
  const taken = full.sections.length > 0 ? [] : trailing(state, full, before, next);
  for (const one of taken) one.place = full;
  if (taken.some((one) => !one.isException)) state.isException = state.isListExcepted;
  state.lastPlace = full;
  state.open = [];
  if (taken.length > 0 || full.sections.length > 0) {
    state.heading = null;
    return;
  }
  state.heading = full;
  state.previous = null;
  state.styleBefore = state.style ?? state.styleBefore;
  state.style = null;
  state.townships.push({ item: full, isException: state.isException });
}

function fillRanges(state: State, item: PlaceItem): void {
  const from = state.sections.findLastIndex((one) => one.place !== null && one.place.ranges.length > 0) + 1;
  for (const one of state.sections.slice(from)) if (one.place) one.place = { ...one.place, ranges: item.ranges };
  state.lastPlace = { ...state.lastPlace!, ranges: item.ranges };
  if (state.heading) state.heading = state.lastPlace;
}

/** Lands whose section the text does not show (it begins in the middle): they are not of the township that heads the next list. */
function isCutOff(state: State, item: PlaceItem, before: PlssItem | undefined, next: PlssItem | undefined): boolean {
  if (before?.kind !== 'land' || state.previous !== null || item.sections.length > 0) return false;
  if (state.heading !== null && isHard(state.text.slice(before.end, item.start))) return true;
  const isHeading = next?.kind === 'section' && HEADS.test(state.text.slice(item.end, next.start));
  return isHeading && isHard(state.text.slice(before.end, item.start));
}

/** "R. 4 W." alone goes on in the township named before. */
function withTownship(item: PlaceItem, last: PlaceItem | null): PlaceItem {
  return item.townships.length === 0 && last ? { ...item, townships: last.townships } : item;
}

/** "township 50 north, same range"; "in range 4 west: township 3 north, …; township 4 north, …". */
function withSharedRange(state: State, item: PlaceItem): PlaceItem {
  const { lastPlace } = state;
  const isShared = item.ranges.length === 0 && (item.shares === 'same' || lastPlace?.shares === 'before');
  return isShared && lastPlace ? { ...item, ranges: lastPlace.ranges, shares: lastPlace.shares ?? 'same' } : item;
}

/** "sec. 33, Twp. 1 N., and sec. 4, Twp. 1 S., all Range 28 E.": to the sections before whose township has none. */
function giveRange(state: State, ranges: readonly string[]): void {
  const { sections } = state;
  for (let i = sections.length - 1; i >= Math.max(0, sections.length - 60); i--) {
    const { place } = sections[i]!;
    if (!place || place.townships.length === 0) continue;
    if (place.ranges.length > 0) return;
    sections[i]!.place = { ...place, ranges };
  }
}

function compact(state: State, item: PlaceItem): void {
  const own: SectionItem = {
    kind: 'section',
    numbers: item.sections,
    isSaid: false,
    isPlural: false,
    start: item.start,
    end: item.end,
  };
  const lands = state.pending.filter((land, i) => !isOfOtherCode(state, land, state.pending[i + 1], item));
  const made = {
    item: own,
    lands,
    // "SE¼ (less RR) 9-3N-5W": what is excepted lies in a section that is not.
    isException: state.isException && lands.every((land) => land.isException),
    isReference: lands.length > 0 ? lands.every((land) => land.isReference) : isReference(state.text, item.start),
    segment: state.segment,
    place: item,
  };
  if (state.pending.length > 0) state.style = 'prefix';
  state.pending = [];
  if (!made.isException) state.isException = state.isListExcepted;
  state.sections.push(made);
  state.previous = made;
}

/** "NW¼ 18-7N-??; SE¼ 12-7N-2W": a code that could not be read is still another than the next. */
function isOfOtherCode(state: State, land: PlacedLand, next: PlacedLand | undefined, item: PlaceItem): boolean {
  const to = Math.min(next?.item.start ?? item.start, item.start);
  return /\d\s?[-–—]{1,2}\s?[^\s-]{1,4}[-–—]/.test(state.text.slice(land.item.end, Math.max(land.item.end, to)));
}
