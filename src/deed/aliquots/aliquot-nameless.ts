// Takes: the items of a land description. Gives: the same with the sections whose word or number the paper does not show: "of said section", "the
// north half of twelve" in a list, "xq. 4, SW¼" at the head of a clause. Never: the number of one that cannot be read.
import { before } from '../words/before.ts';
import { behindAll, exactly, isSpace } from '../words/peek.ts';
import type { LandItem, PlssItem, SectionItem } from './plss-items.ts';
import { matchEnd, numberListAt } from './plss-words.ts';

const NAMELESS =
  /^\s{0,3},?\s{0,3}(?:(?:of|in)\s{1,3}(?:the\s{1,3})?(?<said>(?:said|such|same)\s{1,3})?|(?:of\s{1,3})?(?<same>same\s{1,3}))sect?(?:ion)?\b\.?(?!\s{1,3}(?:line|corner))/i;

/** "of said section", "of section fi-e": a section without a readable number still ends the lands before it. */
export function withNamelessSections(text: string, items: readonly PlssItem[]): PlssItem[] {
  const out: PlssItem[] = [];
  let isHeaded = false;
  let listedBefore: SectionItem | null = null;
  for (const [i, item] of items.entries()) {
    if (item.kind === 'section') isHeaded = headsClause(text, item, items[i + 1]);
    const head = item.kind === 'land' ? unreadHead(text, item, items[i - 1], isHeaded) : null;
    if (head) out.push(head);
    out.push(item);
    const next = items[i + 1];
    const listed: SectionItem | null =
      item.kind === 'land' ? wordlessSection(text, item, listedBefore ?? items[i - 1], next) : null;
    listedBefore = listed && { ...listed, isPlural: true };
    if (listed) out.push(listed);
    const found =
      !listed && item.kind === 'land' && next?.start !== item.start && mayJoin(text, item.end)
        ? NAMELESS.exec(text.slice(item.end, item.end + 48))
        : null;
    if (!found || (next && next.start < item.end + found[0].length)) continue;
    const end = item.end + found[0].length;
    out.push({
      kind: 'section',
      numbers: [],
      isSaid: (found.groups?.['said'] ?? found.groups?.['same']) !== undefined,
      isPlural: false,
      start: end - 7,
      end,
    });
  }
  return out;
}

const joins = exactly('oisOIS');
const COMMA = 44;

/** Whether an "of", an "in" or a "same" may follow. */
function mayJoin(text: string, at: number): boolean {
  const comma = behindAll(text, at, 3, isSpace);
  const word =
    text.charCodeAt(comma) === COMMA ? behindAll(text, comma + 1, 3, isSpace) : behindAll(text, comma, 3, isSpace);
  return joins(text.charCodeAt(word));
}

const OF_NUMBER = /\s{1,3}(?:of|in)\s{1,3}(?=\d|[a-z])/iy;
const COUNTS_OTHER =
  /^\s{0,3}(?:acres?|feet|rods?|chains?|\d|[./°'’%]\d|(?:N|S|E|W|north|south|sections?|lots?|of)\b)/i;

/** "sections one, three, and the north half of twelve": the word is said once for the list. */
function wordlessSection(
  text: string,
  land: LandItem,
  before: PlssItem | undefined,
  next: PlssItem | undefined,
): SectionItem | null {
  if (before?.kind !== 'section' || !before.isPlural || land.start - before.end > 24) return null;
  const at = matchEnd(OF_NUMBER, text, land.end);
  const isSection = (end: number, value: number): boolean =>
    value >= 1 && value <= 36 && !COUNTS_OTHER.test(text.slice(end, end + 12));
  const list = at > land.end ? numberListAt(text, at, isSection) : bareNumberAt(text, land.end, isSection);
  if (!list || list.values[0]! > 36 || COUNTS_OTHER.test(text.slice(list.end, list.end + 12))) return null;
  if (next && next.start < list.end) return null;
  const isPlural = list.values.length > 1;
  const start = at > land.end ? at : behindAll(text, at, 3, isSpace);
  return { kind: 'section', numbers: list.values, isSaid: false, isPlural, start, end: list.end };
}

/** "secs. 4, 5, N½ 8, 9": the half lies in the section right behind it; whether in the next too nobody can tell. */
function bareNumberAt(text: string, end: number, isSection: (end: number, value: number) => boolean) {
  const start = behindAll(text, end, 3, isSpace);
  const found = start > end ? /^([1-9]|[12]\d|3[0-6])(?=[,;.]|\sand\b)/.exec(text.slice(start, start + 6)) : null;
  if (!found || !isSection(start + found[0].length, Number(found[0]))) return null;
  return { values: [Number(found[0])], end: start + found[0].length };
}

const behindsClause = before(/(?:^|[;:.,\n])\s{0,12}(?:and\s)?/);
/** "; sec. 6, NE¼": each clause of such a list begins with its section. */
const headsClause = (text: string, section: SectionItem, next: PlssItem | undefined): boolean =>
  next?.kind === 'land' &&
  /^\s{0,2}[,:.]?\s{1,3}(?:the\s)?$/i.test(text.slice(section.end, next.start)) &&
  behindsClause(text, section.start);

const [LINE_BREAK, COLON, SEMICOLON] = [10, 58, 59];
const UNREAD_HEAD =
  /[;:\n][ \t]{0,12}(?:and\s)?((?!No\b|[Ll]ots?\b|[Tt]r|[Pp]ar)(?:\S{1,2} )?\S{0,5}\.?[ \t]?\S{0,3}\d|[Ss]e[ce]\S{0,2}[ \t]\S{1,4}|[Ss]ection[ \t][a-z][a-z -]{2,18})[,:.][ \t]{1,3}(?:the\s)?$/;

/** "; xq. 4, SW¼", "\n4, SW¼", "; sec. ?4, SW¼" in such a list: the land lies in another section than the one before. */
function unreadHead(text: string, land: LandItem, before: PlssItem | undefined, isHeaded: boolean): SectionItem | null {
  const mayHead =
    before?.kind === 'land' ? isHeaded : before?.kind === 'place' || (before?.kind === 'section' && before.isPlural);
  if (!before || !mayHead || land.start - before.end < 4) return null;
  const gap = text.slice(Math.max(before.end, land.start - 32), land.start);
  if (!holdsBreak(gap)) return null;
  const found = UNREAD_HEAD.exec(gap);
  if (!found || (before.kind === 'place' && !/^sec/i.test(found[1]!))) return null;
  const start = land.start - gap.length + found.index + found[0].indexOf(found[1]!);
  return { kind: 'section', numbers: [], isSaid: false, isPlural: false, start, end: start + found[1]!.length };
}

function holdsBreak(gap: string): boolean {
  for (let at = 0; at < gap.length; at++) {
    const unit = gap.charCodeAt(at);
    if (unit === LINE_BREAK || unit === SEMICOLON || unit === COLON) return true;
  }
  return false;
}
