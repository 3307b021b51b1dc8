// Takes: the sections of a land description and a township named behind or before them. Gives: which of them lie in it.
// Never: a section without a word, a mark or a line that puts it there.
import { anyCase } from '../words/any-case.ts';
import { before as behindOf } from '../words/before.ts';
import { gapBetween, isHard } from './aliquot-gap.ts';
import type { PlacedSection } from './aliquot-order.ts';
import type { PlaceItem, PlssItem } from './plss-items.ts';

interface State {
  readonly text: string;
  readonly sections: readonly PlacedSection[];
  /** Sections since the last township, whose own is still to be named. */
  readonly open: PlacedSection[];
  readonly segment: number;
  readonly heading: PlaceItem | null;
  readonly lastPlace: PlaceItem | null;
}

/** What may stand between a township that heads a list and the first of the list. */
export const HEADS = anyCase(
  /^[\s,:;.()]{0,6}(?:(?:[\w&.() -]{2,48}(?:meridian|P\.?\s?M\.?)|(?-i:[A-Z][A-Z.&\s]{0,9}M)\.?)[\s,:;.]{0,4})?(?:(?:partly|partially)?\s{0,2}(?:un)?surveyed[^;\n]{0,60}|fractional)?[\s,:;.()]{0,8}(?:\([A-Za-z0-9]{1,3}\)\s{0,3})?(?:the\s{1,3}|all\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?|(?:that|those)\s{1,3}(?:part|portion)s?\s{1,3}of\s{1,3}(?:the\s{1,3})?)?$/i,
);

/** "Section 32, T9N R4W, and Section 5, T8N R4W: the SE¼ of Section 32": where its number was said to lie before it, if in one place only. */
export function onlyPlaces(sections: readonly PlacedSection[]): ReadonlyMap<PlacedSection, PlaceItem> {
  const found = new Map<PlacedSection, PlaceItem>();
  if (sections.every((one) => one.place !== null)) return found;
  const places = new Map<number, PlaceItem | null>();
  for (const section of sections) {
    const { item, place } = section;
    const [number, other] = item.numbers;
    if (number === undefined || other !== undefined) continue;
    const told = places.get(number);
    if (place) places.set(number, told === undefined ? place : null);
    else if (told) found.set(section, told);
  }
  return found;
}

/** The sections before a township that it closes ("section 4, township 3 north"); none when it heads what follows. */
export function trailing(
  state: State,
  item: PlaceItem,
  before: PlssItem | undefined,
  next: PlssItem | undefined,
): PlacedSection[] {
  const { open } = state;
  if (!before || before.kind === 'place') return [];
  const gap = gapBetween(state.text, before.end, item.start);
  const between = state.text.slice(before.end, item.start).replace(SAID_TWICE, '');
  const headsNext = next !== undefined && next.kind !== 'place' && HEADS.test(state.text.slice(item.end, next.start));
  if (next?.kind === 'except' && /\ball\s{1,3}of\s{1,3}$/i.test(between)) return [];
  if (headsNext && /(?:\n\s*|[.;:]\s+)In\s+$/.test(between)) return [];
  if (gap === 'of') return open.length > 0 ? open : inSegment(state);
  if (open.length > 0) return headsNext && isHard(between) && beginsAnew(state.text, item.start, between) ? [] : open;
  // "the NE¼ of Section 2; Township 17 South, …": the semicolon stands for a comma where the township heads nothing.
  if (
    before.kind === 'section' &&
    !headsNext &&
    /^\s{0,2};\s{1,3}$/.test(between) &&
    isBehindOf(state.text, before.start)
  )
    return state.sections.slice(-1);
  const isSoft = gap === 'tight' || (gap === 'comma' && !between.includes('\n'));
  if (gap === 'tight' && isHeadedList(state)) return [];
  return isSoft && (!headsNext || isClosed(state.text, item, before)) ? inSegment(state) : [];
}

/** "the Southwest one-quarter (SW1/4)", of which the item ends before the bracket or in it. */
const SAID_TWICE = /^\s{0,2}(?:\([NSEW\d\s./½¼]{2,12})?\)/;

const isBehindOf = behindOf(/\bof\s{1,3}/i);

/** "Sections 29 and 32, township 5 south, range 21 east; sections 5": whatever stood before, this township is theirs. */
const isClosed = (text: string, { end }: PlaceItem, before: PlssItem): boolean =>
  before.kind === 'section' && text.charCodeAt(end) === SEMICOLON;
const SEMICOLON = 59;

/** Behind a line's end or a full stop; but ". township 4 north" in small letters is no new sentence. */
const beginsAnew = (text: string, at: number, between: string): boolean =>
  between.includes('\n') || (/\.\s/.test(between) && text.charCodeAt(at) < SMALL_LETTERS);
const SMALL_LETTERS = 97;

/** "T. 6 S., R. 7 E. sec. 5, W½ sec. 6, NE¼ T. 7 S.": what stands right behind its township keeps it. */
function isHeadedList({ text, sections, heading }: State): boolean {
  const first = heading && sections.findLast((one, i) => one.place === heading && sections[i - 1]?.place !== heading);
  return first !== null && first !== undefined && HEADS.test(text.slice(heading!.end, first.item.start));
}

/** The sections of this clause, back to the last township. */
function inSegment({ sections, segment, lastPlace }: State): PlacedSection[] {
  const isOther = (one: PlacedSection): boolean => one.segment !== segment || one.item.end <= (lastPlace?.start ?? 0);
  return sections.slice(sections.findLastIndex(isOther) + 1);
}

/** "Twp. 1 N. and …, Twp. 1 S., all Range 28 E.": a range behind townships that have none. */
export function isRangeOfAll(
  { text, lastPlace: last }: { readonly text: string; readonly lastPlace: PlaceItem | null },
  item: PlaceItem,
): boolean {
  if (item.townships.length > 0 || item.ranges.length !== 1 || last?.ranges.length !== 0) return false;
  return /^[\s,.;]{0,4}(?:(?:and|all|both|each|of|in|being)[\s,]{1,3}){0,3}$/i.test(text.slice(last.end, item.start));
}
