// Takes: a land with its section, and the items around them. Gives: what narrows it: words of limit beside it, and exceptions named for it
// or for its section. Never: what is excepted from another land.
import { firstNot } from '../../document/halving.ts';
import { clauseWithin, isJoinedBefore, limitOf } from './aliquot-gap.ts';
import type { PlacedLand, PlacedSection } from './aliquot-order.ts';
import type { LandItem, PlssItem } from './plss-items.ts';
import { limitBehindPlace } from './limit-behind-place.ts';
import { oneLine } from '../words/one-line.ts';
import { pointBut } from '../words/shortened.ts';

interface Reader {
  readonly text: string;
  readonly hasExceptions: boolean;
  /** Whether a strip is spoken of anywhere. */
  readonly hasStrips: boolean;
  /** Where the lands begin that are not excepted, in order. */
  readonly conveyed: readonly number[];
  /** The items that are no townships, in order. */
  readonly inner: readonly PlssItem[];
}

/** The first of an ordered list for which `isBeyond` holds, or its length. */
export const firstWhere = <T>(list: readonly T[], isBeyond: (one: T) => boolean): number =>
  firstNot(list.length, (i) => !isBeyond(list[i]!));

/** What narrows this land: words of limit beside it, and exceptions named for it or for its section; of what is excepted itself only the first. */
export function exceptionOf(
  reader: Reader,
  section: PlacedSection,
  land: PlacedLand | null,
  isException: boolean,
): string {
  const own = land?.item ?? section.item;
  const limit: string[] = [];
  if (land && land.item.limit !== '') limit.push(land.item.limit);
  const beside = limitOf(reader.text, own.start, own.end);
  const told = beside === '' ? sharedLimit(reader, own) : beside;
  if (told !== '') limit.push(told);
  const outer =
    land && own.start < section.item.start ? limitOf(reader.text, section.item.start, section.item.end) : '';
  if (outer !== '' && !limit.includes(outer)) limit.push(outer);
  const behind = behindPlace(reader.text, section);
  if (behind !== '' && !limit.some((words) => words.includes(behind)))
    limit.push([...limit.splice(-1), behind].join(' … '));
  const within =
    land || isException
      ? ''
      : clauseWithin(reader.text, own.start) ||
        lyingBefore(reader.text, own.start) ||
        tractBehind(reader.text, own.end) ||
        lotBehind(reader.text, Math.max(own.end, section.place?.end ?? 0)) ||
        pieceBefore(reader.text, own.start) ||
        partsOf(reader.text, own.start) ||
        withinWithLast(reader, own.start);
  if (within !== '' && limit.length === 0) limit.push(within);
  const piece = land && limit.length === 0 ? pieceOf(reader.text, own.start, land.item.lot !== '') : '';
  if (piece !== '') limit.push(piece);
  const strip = limit.length === 0 && reader.hasStrips ? stripAcross(reader.text, own.start) : '';
  if (strip !== '') limit.push(strip);
  const except = isException
    ? ''
    : exceptText(reader, own.end, section.item, section.lands, codeAt(section)) || exceptOfSaid(reader, land);
  if (limit.length === 0 && except === '') return '';
  const words = limit.map((one) => `only ${one}`);
  if (except !== '') words.push(except);
  return oneLine(words.join('; ')).slice(0, 300);
}

const MOST_BEFORE_PLACE = 160;

/** "The NE¼ of Section 3, T. 2 N., R. 4 W., lying north of the creek": of every land that the township closes. */
function behindPlace(text: string, { item, place }: PlacedSection): string {
  if (!place || place.start < item.end || place.start - item.end > MOST_BEFORE_PLACE) return '';
  return /[;\n:]/.test(text.slice(item.end, place.start)) ? '' : limitBehindPlace(text, place.end);
}

const STRIP_ACROSS =
  /\bstrips?\b[^;:]{0,160}?\b(?:wide|in\s{1,3}width|on\s{1,3}(?:each|either)\s{1,3}side)\b[^;:]{0,160}?\b(?:across|through|over|along)\b(?<list>[^;:]{0,140})$/i;
/** What ends the words of a strip: another sentence, or another thing granted. */
const PAST_STRIP =
  /[a-z]{3}\.\s{1,4}[A-Z]|\b(?:also|together|beginning|commencing|thence|convey(?:ed|s)?|described|containing|except(?:ing)?|reserving|whence|being\s{1,3}in)\b/i;

/** "a strip of land 100 feet wide, 50 feet on each side of the track, over and across the NW¼": the strip, and not the quarter. */
function stripAcross(text: string, start: number): string {
  const found = STRIP_ACROSS.exec(text.slice(Math.max(0, start - MOST_OF_A_STRIP), start));
  return found && !PAST_STRIP.test(found[0]) ? found[0].trim() : '';
}
const MOST_OF_A_STRIP = 420;

const MOST_OF_A_CLAUSE = 200;
/** Between a land and "except"; "…, Oregon; except that part", a line's end behind a comma and one inside the place break nothing off. */
const BREAKS_OFF =
  /;(?!\s{0,3}$)|(?<!,\s{0,3})\n(?!\s{0,4}(?:north|south|east|west|range|township|section|of|the|principal|meridian|county|\d{1,3}\s(?:east|west|north|south)|\d{1,2}(?:st|nd|rd|th)\s|\()\b)/i;

/** "…, R. 3 W.\n\nLESS AND EXCEPT the east 90 feet": a line that begins so right behind the place goes on with it. */
const MOST_TO_NEXT_LINE = 120;
function breaksOff(gap: string): boolean {
  const own = gap.trimEnd();
  if (own.length === gap.length || !gap.slice(own.length).includes('\n')) return BREAKS_OFF.test(gap);
  return own.length > MOST_TO_NEXT_LINE || BREAKS_OFF.test(own);
}

/** The clause after "except", where it follows this land before any other land or section does. */
function exceptText(
  reader: Reader,
  end: number,
  own: PlssItem | null,
  lands: readonly PlacedLand[] = [],
  until = Infinity,
): string {
  if (!reader.hasExceptions) return '';
  let at = firstWhere(reader.inner, (item) => item.start >= end);
  while (at < reader.inner.length && (reader.inner[at]!.start < end || reader.inner[at] === own)) at++;
  const next = reader.inner[at];
  const last = next && until > next.end ? until : Infinity;
  if (next?.kind !== 'except' || breaksOff(reader.text.slice(end, next.start))) return '';
  if (isOfAnother(reader, at, end)) return '';
  // "except" may end its line.
  const from =
    next.end + (/^[ \t]{0,4}\n[ \t]{0,12}(?=\S)/.exec(reader.text.slice(next.end, next.end + 20))?.[0].length ?? 0);
  const to = Math.min(from + MOST_OF_A_CLAUSE, last, nextLand(lands, from), nextConveyed(reader, from));
  return clauseOf(reader.text.slice(from, to));
}

const CLAUSE = new RegExp(
  String.raw`^[^;)]{1,200}?(?=;|\)|${pointBut('beg|com|cor|pt|ft')}\s|\.$|(?<!\b(?:and|or|of|the|for|to|by|in)\s{0,3})\n(?!\s{0,8}(?:and\s{1,2})?except)|,\s(?:and\s)?(?:secs?|sections?)\b|(?:,|(?<=thereof))\s{1,3}together\s{1,3}with\s{1,3}(?:(?:the|all|an?)\s|that\s)|$)`,
  'i',
);

function clauseOf(words: string): string {
  const clause = CLAUSE.exec(words);
  return clause?.[0].replace(/[,\s]+(?:(?:and|also|the)[,\s]+)*$/i, '').trim() ?? '';
}

/** The land named behind the exception at `at` as one said before: "SE¼ of section 9 and NE¼ of section 10, except a tract in said SE¼". */
function saidBehind({ text, inner }: Reader, at: number): LandItem | null {
  const [except, land] = [inner[at]!, inner[at + 1]];
  if (land?.kind !== 'land' || land.parts.length === 0 || land.start - except.end > 60) return null;
  return /\b(?:in|of|from|off)\s{1,3}(?:the\s{1,3})?said\s{1,3}$/i.test(text.slice(except.end, land.start))
    ? land
    : null;
}

const SAID_BACK = 12;
const isSame = (one: PlssItem, other: LandItem): boolean =>
  one.kind === 'land' && one.parts.join() === other.parts.join();

/** Whether the exception at `at` is of a land named before, other than the one that ends at `end`. */
function isOfAnother(reader: Reader, at: number, end: number): boolean {
  const said = saidBehind(reader, at);
  if (!said) return false;
  const before = reader.inner.slice(Math.max(0, at - SAID_BACK), at).filter((item) => isSame(item, said));
  return before.length > 0 && before.every((item) => item.end !== end);
}

/** What is excepted "in said SE¼", some lands behind it. */
function exceptOfSaid(reader: Reader, land: PlacedLand | null): string {
  if (!reader.hasExceptions || !land || land.isException) return '';
  const { inner, text } = reader;
  const from = firstWhere(inner, (item) => item.start > land.item.start);
  for (let at = from; at < Math.min(inner.length, from + SAID_BACK); at++) {
    const item = inner[at]!;
    if (isSame(item, land.item)) return '';
    if (item.kind !== 'except') continue;
    const said = saidBehind(reader, at);
    return said && isSame(said, land.item) ? clauseOf(text.slice(item.end, item.end + MOST_OF_A_CLAUSE)) : '';
  }
  return '';
}

/** "S½NE¼ EX HWY 14-119-25": where a place in figures begins, behind what is excepted. */
const codeAt = ({ place }: PlacedSection): number => (place && place.sections.length > 0 ? place.start : Infinity);

/** "E½ SE¼ less the south 50 feet, W½ NE¼": the list goes on with land that is not excepted. */
function nextLand(lands: readonly PlacedLand[], from: number): number {
  for (let i = firstWhere(lands, ({ item }) => item.start >= from); i < lands.length; i++) {
    const { item, isException, isReference } = lands[i]!;
    if (item.start > from + MOST_OF_A_CLAUSE || !(isException || isReference)) return item.start;
  }
  return Infinity;
}

/** "SE¼ of section 9, except the road, and the SW¼ of section 10": the same of another section. */
const nextConveyed = ({ conveyed }: Reader, from: number): number =>
  conveyed[firstWhere(conveyed, (start) => start >= from)] ?? Infinity;

/** "All that part of the NE¼ and of the SE¼ of section 4 lying south of the road", "those parts of lot 1 and the NE¼", "PT. NE¼ & SE¼": one limit for both. */
function sharedLimit({ text, inner }: Reader, { start }: PlssItem): string {
  const joint = /(?:\band|&)\s{1,3}(of\s{1,3})?(?:the\s{1,3})?$/i.exec(text.slice(Math.max(0, start - 16), start));
  if (!joint) return placedWithLast({ text, inner }, start);
  const at = firstWhere(inner, (item) => item.start >= start) - 1;
  const last = inner[at];
  if (last?.kind === 'section') return inner[at - 1]?.kind === 'land' ? placeWords(text, inner[at - 1]!.start) : '';
  const limit = last?.kind === 'land' && start - last.end < 40 ? limitOf(text, last.start, last.end) : '';
  if (joint[1] !== undefined) return /\b(?:part|portion)s?\b/i.test(limit) ? limit : '';
  const isNext = last !== undefined && start - last.end <= joint[0].length + 1;
  return isNext && /^(?:(?:those|the|such)?\s?(?:parts|portions)\sof\b|pts?\.?$)/i.test(limit) ? limit : '';
}

/** "lots of a plat located in the SE¼, NE¼, Sec. 8": of either, or of the one in the other, they only lie there. */
function placedWithLast({ text, inner }: Pick<Reader, 'text' | 'inner'>, start: number): string {
  if (!/,\s$/.test(text.slice(start - 2, start))) return '';
  const last = inner[firstWhere(inner, (item) => item.start >= start) - 1];
  return last?.kind === 'land' && start - last.end === 2 ? placeWords(text, last.start) : '';
}

/** "a tract situated in section 18, T. 8 N., R. 5 E., and section 13": both only tell where it lies. */
function withinWithLast({ text, inner }: Reader, start: number): string {
  if (!/(?:,|\band|&)\s{1,3}$/i.test(text.slice(Math.max(0, start - 6), start))) return '';
  const last = inner[firstWhere(inner, (item) => item.start >= start) - 1];
  if (last?.kind !== 'section' || start - last.end > 60 || /[;\n:]/.test(text.slice(last.end, start))) return '';
  return limitOf(text, last.start, last.end) === '' ? '' : placeWords(text, last.start);
}

/** The limit before a section where it only says that something lies in it. */
function placeWords(text: string, start: number): string {
  const words = limitOf(text, start, start);
  return /\b(?:situated?|located|lying|contained|included)\s{1,3}(?:with)?in\b/i.test(words) ? words : '';
}

/** "All lying between the road and the river, Section 18". */
function lyingBefore(text: string, start: number): string {
  const words = text.slice(Math.max(0, start - 120), start);
  return (
    /\ball\s{1,3}(?:(?:that|land|lands|part)\s{1,3}){0,2}lying\s{1,3}[^;\n]{4,100}$/i.exec(words)?.[0].trim() ?? ''
  );
}

const PARTS_OF =
  /\b(parts?(?:\(s\))?\s{1,2}of)\s{1,2}(?:sections?|township|range|north|south|east|west|all|in|and|W\.M\.|[\d\s,;.&-]){1,200}$/i;

/** "on part(s) of Sections 3 and 4, T. 9 N., R. 4 E.; Section 9, T. 8 N., R. 4 E.": of the sections of the list to its end. */
function partsOf(text: string, start: number): string {
  const words = text.slice(Math.max(0, start - 240), start);
  return /\bparts?\(?/i.test(words) ? (PARTS_OF.exec(words)?.[1] ?? '') : '';
}

const TRACT_BEHIND =
  /^[\s,:]{1,4}((?:(?:M(?:ineral|\.)\s?|H(?:omestead|\.)\s?E(?:ntry|\.)\s?|U\.\s?)S(?:urvey|\.)|tracts?)\s{1,2}(?:Nos?\.?\s{1,2})?\d{1,5}(?:-?[A-Z])?)(?=[\s.,;]|$)/i;

/** "Sec. 14, tract 41-B": a tract that a resurvey numbered lies in the section, and is not the section. */
const tractBehind = (text: string, end: number): string => TRACT_BEHIND.exec(text.slice(end, end + 60))?.[1] ?? '';

const LOT_BEHIND =
  /^[\s,]{1,3}((?:[\d.]{1,7}\s{1,2}ac(?:res?)?\.?,?\s{1,2})?lots?\s{1,2}\d{1,4}[A-Z]?,?\s{1,2}(?:blk|block)\.?\s{1,2}(?:\d{1,4}|[A-Z])\b)/i;

/** "T2N R3W S8 .62 AC LOT 14 BLK 2": a lot of a plat in the section. */
const lotBehind = (text: string, end: number): string => LOT_BEHIND.exec(text.slice(end, end + 60))?.[1] ?? '';

const PIECE_BEFORE =
  /(?<![A-Za-z])((?:lots?\s{1,2}["“]?[A-Z]["”]?|(?:parcel|tract|out-?\s?lot)s?\s{1,2}(?:no\.?\s{1,2})?["“]?(?:[A-Z]|\d{1,4}[A-Z]?)["”]?)(?:(?:\s?,\s?|\s(?:and|&)\s)["“]?(?:[A-Z]|\d{1,4}[A-Z]?)["”]?){0,6}),?[ \t](?:(?:of|in)[ \t](?:the[ \t])?)?$/i;

/** "Lot A, Section 28", "Tract 37 of section 9": a piece that a letter or a resurvey names, and not the section. */
function pieceBefore(text: string, start: number): string {
  const found = PIECE_BEFORE.exec(text.slice(Math.max(0, start - 60), start))?.[1] ?? '';
  return /^[A-Za-z]+\s{1,2}(?:[Nn]o\.?\s{1,2})?["“]?[A-Z\d]/.test(found) ? found : '';
}

/** "Outlot 2 of the SE¼", "Tract A in the NE¼": the same of a part; "Parcel 2, the SE¼" is only its name; "a portion of Parcel A, Lot 19". */
function pieceOf(text: string, start: number, isLot: boolean): string {
  if (!isLot && isJoinedBefore(text, start)) return pieceBefore(text, start);
  return PART_OF_PIECE.exec(text.slice(Math.max(0, start - 60), start))?.[1] ?? '';
}
const PART_OF_PIECE =
  /\b((?:[Pp]art|[Pp]ortion|PART|PORTION)s?\s{1,3}(?:of|OF)\s{1,3}(?:[Pp]arcel|[Tt]ract|[Oo]ut-?lot|PARCEL|TRACT)\s{1,3}["“]?(?:[A-Z]|\d{1,3})["”]?),\s{1,3}(?:the\s)?$/;

export function townshipLimit(reader: Reader, start: number, end: number): string {
  const limit = limitOf(reader.text, start, end);
  return [limit && `only ${limit}`, exceptText(reader, end, null)].filter((words) => words !== '').join('; ');
}
