// Takes: lands by their section, as read, and the areas stated behind them. Gives: which lands each area is of, where a list states several.
// Never: an area of a drilling unit, of an interest or of a corner of the land; one that only a reader's guess would give to these lands.
import { firstNot } from '../../document/halving.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { isHeaded } from '../words/piece-heads.ts';
import { wording } from '../words/wording.ts';

export interface ListedAreas {
  /** The first of the lands, and behind the last. */
  readonly from: number;
  readonly to: number;
  readonly areas: readonly AreaPhrase[];
}

/** "80-acre drilling units", "a .175 acre interest", "2 acres off the south side", "5 acres in the northwest corner of". */
const OF_OTHER_BEHIND = new RegExp(wording`
  ^[\s-]{0,3}(?:(?:more or less,? )?(?:drill|spac(?:ing|ed)\b|proration|horizontal|interest\b|mineral|royalt)|off\b
  |(?:of land )?(?:more or less,? )?(?:(?:located|situated?|lying) )?(?:in|at|out of|from) (?:the )?(?:extreme )?
  (?:(?:north|south)[\s-]?(?:east|west)(?:erly)?|[ns]\.?\s?[ew]\.?) cor)`);
/** "the northeast ten acres of its land", "26 net acres", "EX 2.5 AC TRACT". */
const OF_OTHER_BEFORE = new RegExp(wording`
  \b(?:(?:(?:north|south)(?:east|west)?|east|west)(?:ern)?|net|[nsew]\.?|exc?\.?|(?<!\bor )less) $`);

export const isOfOther = (folded: string, { start, end }: AreaPhrase): boolean =>
  OF_OTHER_BEHIND.test(folded.slice(end, end + 40)) ||
  OF_OTHER_BEFORE.test(folded.slice(Math.max(0, start - 14), start));

/** "Sections 2 and 3, containing 1,280 acres. Sections 9 and 10, containing …": each to the lands before it; a total behind the last is of all. */
export function listedAreas(
  folded: string,
  lands: readonly AliquotReading[],
  areas: readonly AreaPhrase[],
): ListedAreas[] {
  const inLists = areas.filter((area) => isInLots(lands, area));
  if (inLists.length > 0) {
    const rest = areas.filter((area) => !inLists.includes(area));
    const own = rest.filter((area) => area.owner === 'own');
    const beside = own.map((area) => lands.findIndex((land) => isBeside(folded, land, area)));
    if (beside.includes(-1)) return listedAreas(folded, lands, rest);
    return [...lotAreas(lands, inLists), ...beside.map((from, i) => ({ from, to: from + 1, areas: [own[i]!] }))];
  }
  const own = areas.filter((area) => area.owner === 'own');
  const behind = own.map((area) => countBefore(lands, area));
  const isOfAll = own.some((area, i) => area.total && behind[i] === lands.length);
  const ends = [...new Set(behind)];
  const item = ends.length === 1 ? ofNumberedItem(folded, lands, own[0]!, ends[0]!) : null;
  if (item) return [{ ...item, areas }];
  if (ends.length < 2 || isOfAll) {
    const doubted = own.length > 0 && own.every((area) => !area.announced) && isForeign(folded, lands, own[0]!);
    return [{ from: 0, to: lands.length, areas: doubted ? [] : areas }];
  }
  if (own.some((area) => isLeading(folded, lands, area))) return [];
  const groups = ends.map((to, i) => {
    const of = own.filter((_, j) => behind[j] === to);
    const first = ends[i - 1] ?? 0;
    const item = itemStart(folded, lands, first, to);
    const isOfItem = item > first && fits(lands.slice(item, to), of[0]!);
    const from = isOfLastAlone(folded, lands.slice(first, to), of[0]!) ? to - 1 : isOfItem ? item : first;
    return { from, to, areas: of.filter((area, j) => j === 0 || area.unit !== of[0]!.unit) };
  });
  const isLed = groups.some(({ from, to, areas: [first] }) => {
    const of = lands.slice(from, to);
    return !isSaid(folded, of, first!) && !fits(of, first!);
  });
  return isLed ? [] : groups;
}

/** "Sec. 1, SWNE 14 ac, SENW 31 ac": what is quoted from its section on stands behind the area that one quoted so before it has. */
function countBefore(lands: readonly AliquotReading[], { start }: AreaPhrase): number {
  const begun = firstNot(lands.length, (i) => lands[i]!.start < start);
  let ended = begun;
  while (ended > 0 && lands[ended - 1]!.end > start) ended--;
  const isQuotedOn = ended > 0 && ended < begun && lands[ended - 1]!.start === lands[ended]!.start;
  return isQuotedOn ? ended : begun;
}

const isWithin = (land: AliquotReading, area: AreaPhrase): boolean => land.start < area.start && area.end <= land.end;

/** "Lots 4 (41.2 ac) and 7 (13.5 ac)": said among the lots of a list. */
const isInLots = (lands: readonly AliquotReading[], area: AreaPhrase): boolean =>
  lands.some((land) => land.place.government_lot !== '' && isWithin(land, area));

/** To each lot of a list its own, where every one has one. */
function lotAreas(lands: readonly AliquotReading[], areas: readonly AreaPhrase[]): ListedAreas[] {
  return lands.flatMap((land, i) => {
    const first = lands.findIndex((one) => one.start === land.start && one.end === land.end);
    const lots = lands.filter((one) => one.start === land.start && one.end === land.end);
    const inside = areas.filter((area) => isWithin(land, area));
    return inside.length === lots.length ? [{ from: i, to: i + 1, areas: [inside[i - first]!] }] : [];
  });
}

const NUMBERED = /(?:[.;:]\s{1,4}|\n\s{0,6})(?:and\s{1,3})?\(?[\d$]{1,3}[.)]\s{1,4}(?:[^.;\n]{0,60}$)/;

/** "4. The NE¼ of section 2, containing 160 acres.\n5. The NW¼ of section 3": of its own item, or of what it measures, and of none that follows. */
function ofNumberedItem(
  folded: string,
  lands: readonly AliquotReading[],
  area: AreaPhrase,
  to: number,
): { from: number; to: number } | null {
  if (to === 0) return null;
  if (to === lands.length) return ofLastHead(folded, lands, area);
  const isBehind = area.announced && !/[.;]\s/.test(folded.slice(lands[to - 1]!.end, area.start));
  if (!isBehind && isLeading(folded, lands, area)) return { from: to, to: sectionEnd(lands, to) };
  if (isClosed(folded, lands, area, to)) return { from: 0, to };
  const next = folded.slice(area.end, lands[to]!.start);
  if (!NUMBERED.test(next) && !isHeaded(next))
    return area.announced && fits(lands.slice(0, to), area) && !fits(lands, area) ? { from: 0, to } : null;
  return { from: itemStart(folded, lands, 0, to), to };
}

/** "First Tract: The E½ of section 5. Second Tract: The NE¼ of section 6, containing 160 acres": of what stands under its head. */
function ofLastHead(
  folded: string,
  lands: readonly AliquotReading[],
  area: AreaPhrase,
): { from: number; to: number } | null {
  if (area.total || /[.;]\s/.test(folded.slice(lands.at(-1)!.end, area.start))) return null;
  let from = lands.length - 1;
  while (from > 0 && !isHeaded(folded.slice(lands[from - 1]!.end, lands[from]!.start))) from--;
  return from > 0 && fits(lands.slice(from), area) ? { from, to: lands.length } : null;
}

/** "N½SE¼, SE¼SE¼, 120 acres. Section 14:": right behind the lands that measure it, and closed by a point. */
const isClosed = (folded: string, lands: readonly AliquotReading[], area: AreaPhrase, to: number): boolean =>
  /^[\s,(:—–-]{0,4}$/.test(folded.slice(lands[to - 1]!.end, area.start)) &&
  /^\)?[.;]\s/.test(folded.slice(area.end, area.end + 3)) &&
  fits(lands.slice(0, to), area);

/** Behind the last of the lands that lie in one section with the first. */
function sectionEnd(lands: readonly AliquotReading[], from: number): number {
  const { section, township, range } = lands[from]!.place;
  const isOther = ({ place }: AliquotReading): boolean =>
    place.section !== section || place.township !== township || place.range !== range;
  const next = lands.findIndex((land, i) => i > from && isOther(land));
  return next < 0 ? lands.length : next;
}

/** The first land of the numbered item that the last before `to` stands in. */
function itemStart(folded: string, lands: readonly AliquotReading[], first: number, to: number): number {
  let from = to - 1;
  const isParted = (between: string): boolean => NUMBERED.test(between) || isHeaded(between);
  while (from > first && !isParted(folded.slice(lands[from - 1]!.end, lands[from]!.start))) from--;
  return from;
}

/** "approximately 40 acres, more particularly described as sec. 2, NW¼", "35 acres in the NE¼": of the land that follows. */
function isLeading(folded: string, lands: readonly AliquotReading[], { end }: AreaPhrase): boolean {
  const next = lands.find((land) => land.start >= end);
  return next !== undefined && LEADS.test(folded.slice(end, Math.min(next.start, end + 80)));
}
const LEADS = new RegExp(wording`
  ^\s{0,3}(?:(?:of )?land)?,?\s{0,3}(?:more or less,? )?(?:and )?(?:more (?:particularly|fully) )?
  (?:described as|located|situated?|lying|within|(?:in|of) (?:the |t(?:ownship|wp|p)?[.\s]|sec))`);

/** "SWNE 14 ac", "LOT 2  5.01 AC": of the one right before it. */
const isBeside = (folded: string, last: AliquotReading, { start, announced }: AreaPhrase): boolean =>
  !announced && /^[ \t(]{1,6}$/.test(folded.slice(last.end, start));

/** "N½SE¼ and SW¼SE¼ (120 acres)", "Lot 3, SE¼NW¼ 81.2 a.": of both, where it is what both measure and the last does not, or cannot. */
const isOfLastAlone = (folded: string, lands: readonly AliquotReading[], area: AreaPhrase): boolean =>
  isBeside(folded, lands.at(-1)!, area) &&
  (fits(lands.slice(-1), area) ||
    (!isMoreThan(lands.at(-1)!, area) && (!fits(lands, area) || !isJoinedLast(folded, lands))));

/** No part of a section holds half as much again as its share. */
const isMoreThan = ({ place }: AliquotReading, { unit, amount }: AreaPhrase): boolean =>
  unit === 'acres' && place.parts !== '' && place.government_lot === '' && amount > nominalAcres(place.parts) * 1.5;

const isJoinedLast = (folded: string, lands: readonly AliquotReading[]): boolean =>
  lands.length > 1 &&
  /(?:\band|&)\s{1,3}(?:the\s{1,3})?[^,;]*$/.test(folded.slice(lands.at(-2)!.start, lands.at(-1)!.end));

/** "Sections 2 and 3 = 1,200 acres", "NW¼NW¼, 17 acres": said of what stands right before it. */
function isSaid(folded: string, lands: readonly AliquotReading[], { announced, start }: AreaPhrase): boolean {
  const last = lands.at(-1)!;
  return (
    announced ||
    /=\s{0,3}$/.test(folded.slice(last.end, start)) ||
    /^[\s,(:—–-]{0,4}$/.test(folded.slice(last.end, start))
  );
}

const ACRES_OF_SECTION = 640;
const nominalAcres = (parts: string): number =>
  (parts === '' ? [] : parts.split(' ')).reduce((size, part) => size / (part.endsWith('2') ? 2 : 4), ACRES_OF_SECTION);

/** Whether the amount is about what parts and whole sections measure; lots and limits may measure anything. */
function fits(lands: readonly AliquotReading[], area: AreaPhrase): boolean {
  if (area.unit !== 'acres') return true;
  let nominal = 0;
  for (const { place, packed, isException } of lands) {
    if (isException || place.government_lot !== '' || packed.includes('exception=') || place.section === '')
      return true;
    nominal += nominalAcres(place.parts);
  }
  return area.amount > nominal * 0.7 && area.amount < nominal * 1.4;
}

/** A bare amount some words behind the land, which is not what the land measures: of something that could not be read. */
function isForeign(folded: string, lands: readonly AliquotReading[], area: AreaPhrase): boolean {
  const last = lands.findLast((land) => land.end <= area.start);
  const words = last ? folded.slice(last.end, area.start) : '';
  return words.length > 60 && /\.\s/.test(words) && !fits(lands, area);
}

const LABELLED = new RegExp(
  wording`
    (?:\n[ \t|]{0,8}(?:(?:total|gross)[ \t])?acres[ \t]{0,3}:?|\b(?:total|gross) acres:?)[ \t]{1,4}(\d[\d,]{0,8}\.\d{1,4})(?![\d%])`,
  'g',
);

const MOST_OF_A_LABEL = 50;

/** "Total Acres: 640.00", "Acres 481.78" on its own line of a form. */
export function labelledAreas(folded: string, from: number, to: number): AreaPhrase[] {
  const found: AreaPhrase[] = [];
  // Not beyond: of thousands of lands each would search the rest of the text.
  for (const m of [...folded.slice(from, to + MOST_OF_A_LABEL).matchAll(LABELLED)]) {
    if (from + m.index >= to) break;
    const printed = m[1]!.replaceAll(',', '');
    const end = from + m.index + m[0].length;
    const start = end - m[1]!.length;
    const said = { announced: true, total: false, owner: 'own', unreadable: false, isPart: false } as const;
    if (Number(printed) > 0) found.push({ unit: 'acres', amount: Number(printed), printed, start, end, ...said });
  }
  return found;
}
