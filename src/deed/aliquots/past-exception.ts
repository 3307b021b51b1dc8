// Takes: a land or a section behind others that are excepted. Gives: whether it is granted again, since it cannot be taken off what was
// granted before. Never: an end of an exception that heads a list, or that is taken off a whole township.
import { gapBetween, grantsAnew } from './aliquot-gap.ts';
import { isOfNewSection, NAMED_BACK, type PlacedLand, type PlacedSection } from './aliquot-order.ts';
import { lieApart } from './aliquot-square.ts';
import { LAND_DOUBTS } from './land-doubts.ts';
import type { LandItem, PlaceItem, PlssItem, SectionItem } from './plss-items.ts';

export interface Excepting {
  readonly text: string;
  readonly items: readonly PlssItem[];
  readonly at: number;
  readonly sections: readonly PlacedSection[];
  readonly previous: PlacedSection | null;
  pending: PlacedLand[];
  isException: boolean;
  readonly isListExcepted: boolean;
}

/** "sec. 3 except …, secs. 4 to 9": an exception in other words ends where the list of sections goes on. */
export function isPastException(state: Excepting, item: PlssItem, before: PlssItem | undefined): boolean {
  if (before?.kind !== 'except')
    return before?.kind === 'section' && item.start - before.end > 3 && !isOffTownship(state, item, before);
  const words = state.text.slice(before.end, item.start);
  // "NE¼ (less the road) and SW¼": the bracket holds the whole exception.
  if (/^[^()]*\)/.test(words) || grantsAnew(words)) return true;
  const comma = words.search(/,\s{0,3}(?:and\s{1,3})?$/);
  return comma > 0 && /\w/.test(words.slice(words.lastIndexOf(',', comma - 1) + 1, comma));
}

/** "all of township 4 south, except section 16 and all of section 36": nothing else is granted that either could be no part of. */
const isOffTownship = ({ text, sections, pending }: Excepting, { start }: PlssItem, { end }: PlssItem): boolean =>
  pending.length === 0 &&
  sections.slice(-NAMED_BACK).every((one) => one.isException) &&
  /^,?\s{1,3}(?:and|&)\s{1,3}(?:(?:also|all|of)\s{1,3}){0,3}$/i.test(text.slice(end, start));

/** "the N½ (excepting the NW¼) and the SE¼": the bracket held all that is excepted. */
export const isBehindBracket = (state: Excepting, { start }: PlssItem, { end }: PlssItem): boolean =>
  state.isException &&
  !state.isListExcepted &&
  /^\s{0,2}\)\s{0,2},?\s{0,2}(?:and|&)\s/i.test(state.text.slice(end, start));

/** "NE¼ less the road & N½SE¼": what lies in none of the lands before cannot be taken off them, and the road is. */
export function isNoneOfThem(state: Excepting, item: LandItem, { end }: PlssItem): boolean {
  if (
    item.parts.length === 0 ||
    !/^[^;\n]*\w[^;\n]*(?:&|\band)\s{1,3}(?:the\s{1,3})?$/i.test(state.text.slice(end, item.start))
  )
    return false;
  if (isOfNewSection(state, item, state.items[state.at + 1])) return true;
  const lands = [...(state.previous?.lands ?? []), ...state.pending];
  return lands.length > 0 && lands.every(({ item: { parts } }) => parts.length > 0 && lieApart(parts, item.parts));
}

const JOINS = /(?:\b(?:and|also|with)|&)\s{1,3}(?:(?:all|also|of|the)\s{1,3}){0,4}$/i;
const PARTS_ANEW =
  /[,;)]\s{0,3}(?:and|&|also|(?:and\s{1,3})?(?:together|along)\s{1,3}with|as\s{1,3}well\s{1,3}as)\s|\balso\b/i;
const TAKEN_OFF = /\b(?:thereof|therefrom)\b/i;

/** "all of section 29, less the NE¼NE¼ thereof, and the W½ of section 28": what lies in another section is granted, and what waits stays with the one before. */
export function grantOfNewSection(state: Excepting, item: LandItem): void {
  const section = state.items[state.at + 1];
  if (!isOpen(state) || section?.kind !== 'section' || !isNew(state, section, state.at + 1)) return;
  const gap = gapBetween(state.text, item.end, section.start);
  if (gap !== 'of' && !(gap === 'tight' && joinedBefore(state, item))) return;
  const { pending, previous } = state;
  if (pending.length > 0 && (!previous || !pending.every((land) => land.isException))) return;
  if (pending.length === 0 && state.items[state.at - 1]?.kind === 'except') return;
  state.isException = false;
  if (!previous || pending.length === 0) return;
  const { count, isSure } = exceptedAmong(state, item);
  previous.lands.push(...pending.slice(0, count));
  state.pending = pending.slice(count).map((land) => ({ ...land, isException: false }));
  if (!isSure) previous.doubt = LAND_DOUBTS.unparted;
}

/** How many of the lands that wait are excepted: those before the last mark that parts them from what is granted. */
function exceptedAmong({ text, pending }: Excepting, item: LandItem): { count: number; isSure: boolean } {
  const starts = [...pending.slice(1).map((land) => land.item.start), item.start];
  const gaps = starts.map((start, i) => text.slice(pending[i]!.item.end, start));
  const parted = gaps.findLastIndex((gap) => TAKEN_OFF.test(gap));
  const last = parted >= 0 ? parted : gaps.findLastIndex((gap) => PARTS_ANEW.test(gap));
  return { count: (last >= 0 ? last : pending.length - 1) + 1, isSure: last >= 0 || pending.length === 1 };
}

/** "less the SW¼SW¼, and all of section 13": another section whole. */
export function isNewSectionWhole(state: Excepting, section: SectionItem, before: PlssItem | undefined): boolean {
  if (!isOpen(state) || before?.kind !== 'land' || !state.previous || !isNew(state, section, state.at)) return false;
  if (!state.pending.every((land) => land.isException)) return false;
  return JOINS.test(state.text.slice(before.end, section.start).slice(-40));
}

/** "the N½, except the NW¼NW¼, and the SE¼ of section 9": nothing of it lies in what was granted. */
export function isApartFromAll(state: Excepting, item: LandItem): boolean {
  if (!isOpen(state) || item.parts.length === 0 || state.sections.length > 0 || !joinedBefore(state, item))
    return false;
  const granted = state.pending.filter((land) => !land.isException);
  return granted.length > 0 && granted.every(({ item: { parts } }) => parts.length > 0 && lieApart(parts, item.parts));
}

const isOpen = ({ isException, isListExcepted }: Excepting): boolean => isException && !isListExcepted;

const joinedBefore = ({ text }: Excepting, { start }: PlssItem): boolean =>
  JOINS.test(text.slice(Math.max(0, start - 40), start));

/** Whether the section is none of those granted, and all that is excepted so far lies in these. */
function isNew(state: Excepting, section: SectionItem, at: number): boolean {
  if (section.isSaid || section.numbers.length === 0) return false;
  const sections = state.sections.slice(-NAMED_BACK);
  const place = placeBehind(state, at);
  const numbersOf = (excepted: boolean): number[] =>
    sections
      .filter((one) => one.isException === excepted && !liesElsewhere(one, place))
      .flatMap(({ item }) => item.numbers);
  const granted = new Set(numbersOf(false));
  return (
    sections.some((one) => !one.isException) &&
    section.numbers.every((number) => !granted.has(number)) &&
    numbersOf(true).every((number) => granted.has(number))
  );
}

/** "section 9, T1N, R2W": the township right behind it. */
function placeBehind({ text, items }: Excepting, at: number): PlaceItem | null {
  const next = items[at + 1];
  return next?.kind === 'place' && /^[\s,]{0,4}(?:in\s)?$/.test(text.slice(items[at]!.end, next.start)) ? next : null;
}

/** Whether the township of a section was told, and is another. */
const liesElsewhere = ({ place }: PlacedSection, other: PlaceItem | null): boolean =>
  place !== null &&
  other !== null &&
  place.townships.length > 0 &&
  other.townships.length > 0 &&
  (place.townships.join() !== other.townships.join() || place.ranges.join() !== other.ranges.join());
