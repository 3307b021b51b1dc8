// Takes: the items of a land description. Gives: the same with parts of lots, repetitions in brackets and weak letters settled.
// Never: a chain that only says where a lot is ("lot 1 of the SW¼") as land of its own.
import { wordEndBefore } from './aliquot-gap.ts';
import { behindAll, exactly, isSpace } from './peek.ts';
import type { LandItem, PlssItem } from './plss-items.ts';

const ALIAS =
  /(?:(?:otherwise|formerly|also)\s{1,3}(?:being\s{1,3})?(?:described|known|designated)(?:\s{1,3}and\s{1,3}described)?|being\s{1,3}the\s{1,3}same)\s{1,3}as\s{1,3}(?:the\s{1,3})?$/i;

export function refineLands(text: string, found: readonly PlssItem[]): PlssItem[] {
  const items = withNamelessSections(text, found);
  const kept: PlssItem[] = [];
  for (const [i, item] of items.entries()) {
    const previous = kept.at(-1);
    if (item.kind !== 'land') {
      kept.push(item);
      continue;
    }
    if (
      repeats(text, item, previous) ||
      isPlaceOfLot(text, item, previous) ||
      isPartOfOtherLot(text, item, items[i + 1])
    )
      continue;
    if (item.isWeak && !hasNeighbour(text, item, previous, items[i + 1])) continue;
    if (previous?.kind === 'land' && isBareOf(text, previous, item)) {
      kept.pop();
      kept.push({ ...item, start: previous.start, parts: [...previous.parts, ...item.parts] });
      continue;
    }
    if (item.lot !== '' && isPartOfLot(text, previous, item)) {
      kept.pop();
      kept.push({ ...item, start: previous.start, limit: text.slice(previous.start, previous.end) });
      continue;
    }
    kept.push(item);
  }
  return kept;
}

const NAMELESS =
  /^\s{0,3},?\s{0,3}(?:of|in)\s{1,3}(?:the\s{1,3})?(?<said>(?:said|such|same)\s{1,3})?sect?(?:ion)?\b\.?(?!\s{1,3}(?:line|corner))/i;

/** "of said section", "of section fi-e": a section without a readable number still ends the lands before it. */
function withNamelessSections(text: string, items: readonly PlssItem[]): PlssItem[] {
  const out: PlssItem[] = [];
  for (const [i, item] of items.entries()) {
    out.push(item);
    const next = items[i + 1];
    const found =
      item.kind === 'land' && next?.start !== item.start && mayJoin(text, item.end)
        ? NAMELESS.exec(text.slice(item.end, item.end + 48))
        : null;
    if (!found || (next && next.start < item.end + found[0].length)) continue;
    const end = item.end + found[0].length;
    out.push({
      kind: 'section',
      numbers: [],
      isSaid: found.groups?.['said'] !== undefined,
      isPlural: false,
      start: end - 7,
      end,
    });
  }
  return out;
}

const joins = exactly('oiOI');
const COMMA = 44;

/** Whether an "of" or an "in" may follow. */
function mayJoin(text: string, at: number): boolean {
  const comma = behindAll(text, at, 3, isSpace);
  const word =
    text.charCodeAt(comma) === COMMA ? behindAll(text, comma + 1, 3, isSpace) : behindAll(text, comma, 3, isSpace);
  return joins(text.charCodeAt(word));
}

/** "(NW¼ NW¼)" after the same in words; "otherwise described as lot 2". */
function repeats(text: string, item: LandItem, previous: PlssItem | undefined): boolean {
  if (previous?.kind === 'land' && item.start !== previous.start && isInBracket(text, previous.end, item.start))
    return true;
  return (
    previous !== undefined &&
    endsAlias(wordEndBefore(text, item.start)) &&
    ALIAS.test(text.slice(Math.max(0, item.start - 60), item.start))
  );
}

/** The last letters of "as" and "as the". */
const endsAlias = exactly('seSE');

/** A bracket that opens right after a land, and has not closed where the next one stands. */
function isInBracket(text: string, end: number, start: number): boolean {
  return /^\s{0,2}\([^)]{0,80}$/.test(text.slice(end, start));
}

/** "lot 1 of the SW¼": lots numbered within a quarter. */
function isPlaceOfLot(text: string, item: LandItem, previous: PlssItem | undefined): boolean {
  if (item.lot !== '' || previous?.kind !== 'land' || previous.lot === '') return false;
  const gap = text.slice(previous.end, item.start);
  return (
    /^\s{0,3},?\s{0,3}(?:of|in)\s{1,3}(?:the\s{1,3}|said\s{1,3})?$/i.test(gap) ||
    (/^\s{1,2}$/.test(gap) && /^[a-z]{3}/i.test(text.slice(item.start, item.start + 3)))
  );
}

const mayNameLot = exactly('otlOTL');

/** "the north half of lot 40 of the depot addition": a lot that is no government lot takes its half with it. */
function isPartOfOtherLot(text: string, item: LandItem, next: PlssItem | undefined): boolean {
  if (item.lot !== '' || !mayNameLot(text.charCodeAt(behindAll(text, item.end, 3, isSpace)))) return false;
  const after = /^\s{0,3}(?:of\s{1,3})?(?:the\s{1,3})?(?=lots?\b)/i.exec(text.slice(item.end, item.end + 16));
  return after !== null && next?.start !== item.end + after[0].length;
}

/** "NE of SW", "NE of SW¼", "NE SW¼": letters without fractions, joined. */
function isBareOf(text: string, previous: LandItem, item: LandItem): boolean {
  if (!previous.isWeak || item.lot !== '' || previous.lot !== '') return false;
  const gap = text.slice(previous.end, item.start);
  return (
    /^\s{1,3}of\s{1,3}(?:the\s{1,3})?$/i.test(gap) ||
    (gap === ' ' && /[EW]$/.test(text.slice(previous.start, previous.end)))
  );
}

/** "S½ of lot 7": the half is the limit of the lot. */
function isPartOfLot(text: string, previous: PlssItem | undefined, item: LandItem): previous is LandItem {
  if (previous?.kind !== 'land' || previous.lot !== '') return false;
  return /^\s{0,3}(?:of\s{1,3}(?:the\s{1,3})?)?$/i.test(text.slice(previous.end, item.start));
}

/** Letters without a fraction, or a damaged fraction, are land only beside a section or in a list of lands. */
function hasNeighbour(
  text: string,
  item: LandItem,
  previous: PlssItem | undefined,
  next: PlssItem | undefined,
): boolean {
  const isNear = (from: number, to: number): boolean =>
    /^[\s,:;.()|-]{0,8}(?:(?:and|&|of|in|except|the|less|that|those|parts?|portions?|all|also)\s{1,3}){0,6}$/i.test(
      text.slice(from, to),
    );
  const follows = previous && (previous.kind !== 'place' || previous.sections.length > 0 || item.parts.length > 1);
  if (follows && isNear(previous.end, item.start)) return true;
  // "SENW 5-7N-2E": a coded place names its section itself.
  const names =
    next && (next.kind === 'land' || next.kind === 'section' || (next.kind === 'place' && next.sections.length > 0));
  return next !== undefined && names === true && isNear(item.end, next.start);
}
