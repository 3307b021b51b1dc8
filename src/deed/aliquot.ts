// Takes: text. Gives: each aliquot chain, government lot, whole section and whole township it describes, as DECISIONS.md's strings.
// Never: a section, township, range or meridian that the text does not give; a corner named for a tie is no land.
import { firstNot } from '../document/halving.ts';
import { pack } from '../contract/packed.ts';
import { attach, type PlacedLand, type PlacedSection, type PlacedTownship } from './aliquot-attach.ts';
import { JOINED_BEFORE, limitOf } from './aliquot-gap.ts';
import { withCapitals } from './plss-capitals.ts';
import { meridiansIn, type MeridianMention } from './plss-meridian.ts';
import { plssItems, type PlaceItem, type PlssItem } from './plss-items.ts';
import { refineLands } from './aliquot-lands.ts';
import { asPrinted } from './printed.ts';
import { mended } from './scan-mend.ts';

export interface AliquotReading {
  /** DECISIONS.md's `aliquot` string. */
  readonly packed: string;
  readonly start: number;
  readonly end: number;
  readonly isException: boolean;
  readonly statedAcres?: number | null;
}

/** A land by what it is and lies in. */
export type AliquotPlace = Readonly<
  Record<'parts' | 'section' | 'township' | 'range' | 'meridian' | 'government_lot', string>
>;

interface Land {
  readonly place: AliquotPlace;
  readonly isException: boolean;
  /** With its words and what they except, which not everybody asks for. */
  readonly read: () => AliquotReading;
}

interface Reader {
  /** As given, tags and all: what `verbatim` quotes; and where each place of `text` stands in it. */
  readonly given: string;
  readonly givenAt: (at: number) => number;
  /** As read: with what a scan misread mended. */
  readonly text: string;
  readonly meridians: readonly MeridianMention[];
  /** A township or an aliquot part somewhere: without either, "lot 3, section 5" may be of any subdivision. */
  readonly isPublicSurvey: boolean;
  /** Whether anything is excepted, and whether the words of a town's plat stand anywhere: most lists have neither. */
  readonly hasExceptions: boolean;
  readonly namesPlats: boolean;
  /** The items that are no townships, in order: what may follow a land. */
  readonly inner: readonly PlssItem[];
  /** Sections that show a number, in order: what "said section" may mean. */
  readonly numbered: readonly PlacedSection[];
  /** Sections that "said section" takes up again to name the land in them. */
  readonly takenUp: ReadonlySet<PlacedSection>;
  /** Where each single section of each township is first named, and the townships that sections lie in. */
  readonly firstNamed: ReadonlyMap<string, number>;
  readonly settled: ReadonlySet<string>;
}

/** Every reading needs a section or a township; most descriptions by courses name neither, and need no closer look. */
const PUBLIC_SURVEY =
  /sec(?:t|s|\.|,|\s)|sees?\.|town|twp|\bT(?:ps?)?\.?\s?\d|\d[NS]?\s?[-–—]\s?T?\d|\d[NS][\s|,]{1,9}R?\d/i;

export function readAliquots(text: string, from: number, to: number): AliquotReading[] {
  const given = from === 0 && to >= text.length ? text : `${' '.repeat(from)}${text.slice(from, to)}`;
  if (!PUBLIC_SURVEY.test(given)) return [];
  return Array.from(landsIn(given), (land) => land.read()).sort((a, b) => a.start - b.start);
}

/** Whether the text describes any land that is not excepted: told by the first, for a list may have thousands. */
export function conveysAliquot(given: string): boolean {
  if (!PUBLIC_SURVEY.test(given)) return false;
  for (const land of landsIn(given)) if (!land.isException) return true;
  return false;
}

/** Where the lands lie that are not excepted, without the words they are told in. */
export function conveyedPlaces(given: string): AliquotPlace[] {
  if (!PUBLIC_SURVEY.test(given)) return [];
  return [...landsIn(given)].filter((land) => !land.isException).map((land) => land.place);
}

function* landsIn(given: string): Generator<Land> {
  const { text, given: givenAt } = mended(asPrinted(withCapitals(withoutTags(given))));
  const items = refineLands(text, plssItems(text, 0, text.length));
  const { sections, townships } = attach(text, items);
  if (sections.length === 0 && townships.length === 0) return;
  const meridians = meridiansIn(text, 0, text.length);
  const namesPlats = PLAT_WORD.test(text);
  const reader: Reader = { given, givenAt, text, meridians, namesPlats, ...lookups(items, sections) };
  for (const section of sections) yield* sectionLands(reader, section);
  const others = sections.length + townships.length;
  for (const township of townships) yield* townshipLands(reader, township, others);
}

/** What every section and township asks of all the others, once for the whole text: a list of thousands stays linear. */
function lookups(items: readonly PlssItem[], sections: readonly PlacedSection[]) {
  const firstNamed = new Map<string, number>();
  const settled = new Set<string>();
  for (const section of sections) {
    const key = sectionKey(section);
    const first = firstNamed.get(key);
    if (key !== '' && (first === undefined || section.item.start < first)) firstNamed.set(key, section.item.start);
    if (!section.isException) settled.add(placeKey(section.place));
  }
  const numbered = sections.filter((one) => one.item.numbers.length > 0);
  return {
    isPublicSurvey: items.some((one) => one.kind === 'place' || (one.kind === 'land' && one.parts.length > 0)),
    hasExceptions: items.some((one) => one.kind === 'except'),
    inner: items.filter((one) => one.kind !== 'place'),
    numbered,
    takenUp: takenUp(numbered, sections),
    firstNamed,
    settled,
  };
}

/** "Section 14, …: the southeast quarter of said section": named to be taken up again, right behind, with its land. */
function takenUp(numbered: readonly PlacedSection[], sections: readonly PlacedSection[]): Set<PlacedSection> {
  const taken = new Set<PlacedSection>();
  for (const section of sections) {
    if (!section.item.isSaid || section.item.numbers.length > 0 || section.isException) continue;
    if (!section.lands.some((land) => !land.isException && !land.isReference)) continue;
    const named = numbered[firstWhere(numbered, (one) => one.item.start >= section.item.start) - 1];
    if (named && section.item.start - named.item.end < 400) taken.add(named);
  }
  return taken;
}

/** The first of an ordered list for which `isBeyond` holds, or its length. */
const firstWhere = <T>(list: readonly T[], isBeyond: (one: T) => boolean): number =>
  firstNot(list.length, (i) => !isBeyond(list[i]!));

/** Tags of a web page between the words become spaces, so that every offset stays. */
function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(/<\/?[a-z]{1,6}\s?\/?>/gi, (tag) => ' '.repeat(tag.length));
}

function sectionLands(reader: Reader, section: PlacedSection): Land[] {
  const lands = section.lands.filter((land) => !land.isReference);
  const conveyed = lands.filter((land) => !land.isException);
  const found: Land[] = [];
  for (const number of numbersOf(reader, section)) {
    if (conveyed.length === 0 && isWhole(reader, section)) found.push(...landsOf(reader, section, number, null));
    for (const land of lands)
      if (reader.isPublicSurvey || land.item.parts.length > 0) found.push(...landsOf(reader, section, number, land));
  }
  return found;
}

/** "said section" is the one named last before it; a number nobody can read is none. */
function numbersOf(reader: Reader, section: PlacedSection): readonly (number | null)[] {
  if (section.item.numbers.length > 0) return section.item.numbers;
  if (!section.item.isSaid) return [null];
  const { numbered } = reader;
  const next = firstWhere(numbered, (one) => one.item.start >= section.item.start);
  return numbered[next - 1]?.item.numbers ?? [null];
}

/** Lots and blocks of a town lie in a section; they are not the section. */
const PLATTED = /\b(?:blocks?|blk|addition|subdivision|townsite|replat|plat\s{1,3}of)\b[^;\n]{0,110}$/i;
const PLAT_WORD = /bl(?:oc)?k|addition|subdivision|townsite|plat/i;

/** A section without lands is the whole section, unless it only says where something is or was described before. */
function isWhole(reader: Reader, section: PlacedSection): boolean {
  if (!reader.isPublicSurvey || section.item.isSaid || section.isReference) return false;
  if (section.item.numbers.length === 0 || section.lands.some((land) => land.isReference)) return false;
  if (section.isException && section.lands.length > 0) return false;
  if (reader.takenUp.has(section) || isUnreadPart(reader.text, section.item.start)) return false;
  const { start, end } = section.item;
  if (reader.namesPlats && PLATTED.test(reader.text.slice(Math.max(0, start - 140), start))) return false;
  if (/^[\s,]{0,3}(?:above|aforesaid|herein)/i.test(reader.text.slice(end, end + 14))) return false;
  if (/^[\s,;:]{1,3}all\b/i.test(reader.text.slice(end, end + 10))) return true;
  if (!/\b(?:in|of|within)\s{1,3}(?:the\s{1,3})?$/i.test(reader.text.slice(Math.max(0, start - 14), start)))
    return true;
  const first = reader.firstNamed.get(sectionKey(section));
  return first === undefined || first >= section.item.start;
}

const UNREAD_PART =
  /(?<![A-Za-z])(?:[NSEW][^\sA-Za-z]{0,3}[14lI%¼½/'’]\S{0,3}|\w{2,9}(?:ter|alf)|lots?\s[^\s,]{1,6}|\w{0,8}[a-z]\d\w{0,6}|[24%¼½])\s{0,2},?\s{1,3}(?:of|in)\s{1,3}(?:the\s{1,3})?$/i;

/** "5outh ha1f of Section 9": what stands before "of" may be a part that could not be read; then the section is not whole. */
function isUnreadPart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 32), start);
  return JOINED_BEFORE.test(before.slice(-20)) && UNREAD_PART.test(before);
}

/** One section of one township; lists of sections have none. */
function sectionKey(section: PlacedSection): string {
  const [number] = section.item.numbers;
  return section.item.numbers.length === 1 ? `${number} ${placeKey(section.place)}` : '';
}

const listed = (values: readonly string[]): string => (values.length === 1 ? values[0]! : values.join());

function placeKey(place: PlaceItem | null): string {
  return place ? `${listed(place.townships)} ${listed(place.ranges)}` : '';
}

function landsOf(reader: Reader, section: PlacedSection, number: number | null, land: PlacedLand | null): Land[] {
  const isException = land ? land.isException || section.isException : section.isException;
  const meridian = meridianOf(reader, section.place ?? section.item);
  let words: Words | null = null;
  return places(section.place).map(({ township, range }) => {
    const place: AliquotPlace = {
      parts: land?.item.parts.join(' ') ?? '',
      section: number === null ? '' : String(number),
      township,
      range,
      meridian,
      government_lot: land?.item.lot ?? '',
    };
    return {
      place,
      isException,
      read: () => {
        const { exception, verbatim, ...rest } = (words ??= wordsOf(reader, section, land, isException));
        return { packed: pack('aliquot', { ...place, exception, verbatim }), ...rest, isException };
      },
    };
  });
}

interface Words {
  readonly start: number;
  readonly end: number;
  readonly exception: string;
  readonly verbatim: string;
  readonly statedAcres: number | null;
}

function wordsOf(reader: Reader, section: PlacedSection, land: PlacedLand | null, isException: boolean): Words {
  const span = givenSpan(reader, spanOf(reader.text, section, land));
  return {
    ...span,
    exception: isException ? '' : exceptionOf(reader, section, land),
    verbatim: reader.given.slice(span.start, span.end),
    statedAcres: acresAfter(reader.text, land?.item.end ?? section.item.end),
  };
}

/** Where a piece of the mended text stands in the text as given. */
function givenSpan(reader: Reader, span: { start: number; end: number }): { start: number; end: number } {
  return { start: reader.givenAt(span.start), end: reader.givenAt(span.end) };
}

function places(place: PlaceItem | null): { township: string; range: string }[] {
  if (!place) return [{ township: '', range: '' }];
  const ranges = place.ranges.length > 0 ? place.ranges : [''];
  const townships = place.townships.length > 0 ? place.townships : [''];
  if (townships.length === 1 && ranges.length === 1) return [{ township: townships[0]!, range: ranges[0]! }];
  return townships.flatMap((township) => ranges.map((range) => ({ township, range }))).slice(0, 60);
}

/** The land and its section as one piece of text where they stand side by side, otherwise the land alone. */
function spanOf(text: string, section: PlacedSection, land: PlacedLand | null): { start: number; end: number } {
  const own = land?.item ?? section.item;
  const start = Math.min(own.start, section.item.start);
  const end = Math.max(own.end, section.item.end);
  const between = text.slice(Math.min(own.end, section.item.end), Math.max(own.start, section.item.start));
  return between.length <= 24 && !/[;|]/.test(between) ? { start, end } : { start: own.start, end: own.end };
}

/** What narrows this land: words of limit beside it, and exceptions named for it or for its section. */
function exceptionOf(reader: Reader, section: PlacedSection, land: PlacedLand | null): string {
  const own = land?.item ?? section.item;
  const limit = [land?.item.limit ?? '', limitOf(reader.text, own.start, own.end)].filter((words) => words !== '');
  const outer =
    land && own.start < section.item.start ? limitOf(reader.text, section.item.start, section.item.end) : '';
  if (outer !== '' && !limit.includes(outer)) limit.push(outer);
  const within = land ? '' : clauseWithin(reader.text, own.start);
  if (within !== '' && limit.length === 0) limit.push(within);
  const except = exceptText(reader, own.end, section.item);
  if (limit.length === 0 && except === '') return '';
  const words = limit.map((one) => `only ${one}`);
  if (except !== '') words.push(except);
  return words.join('; ').replace(/\s+/g, ' ').slice(0, 300);
}

/** "a tract lying in" right before a section: the section is only where it lies. */
function clauseWithin(text: string, start: number): string {
  const last = /\b(?:in|within)\s{1,3}$/i.exec(text.slice(Math.max(0, start - 12), start))?.[0];
  if (last === undefined) return '';
  const head = text.slice(Math.max(0, start - 90), start - last.length).slice(-80);
  const from = Math.max(head.lastIndexOf(';'), head.lastIndexOf('.'), head.lastIndexOf('\n')) + 1;
  return `${head.slice(from)}${last}`.replace(/^[^\s]*\s/, '');
}

/** Between a land and "except"; "…, Oregon; except that part" and a line's end behind a comma break nothing off. */
const BREAKS_OFF = /;(?!\s{0,3}$)|(?<!,\s{0,3})\n/;

/** The clause after "except", where it follows this land before any other land or section does. */
function exceptText(reader: Reader, end: number, own: PlssItem | null): string {
  if (!reader.hasExceptions) return '';
  let at = firstWhere(reader.inner, (item) => item.start >= end);
  while (at < reader.inner.length && (reader.inner[at]!.start < end || reader.inner[at] === own)) at++;
  const next = reader.inner[at];
  if (next?.kind !== 'except' || BREAKS_OFF.test(reader.text.slice(end, next.start))) return '';
  const clause = /^[^;\n)]{1,200}?(?=;|\)|(?<!\b(?:nos?|secs?|st|u\.s|[a-z]))\.\s|\.$|\n|,\s(?:and\s)?secs?\b|$)/i.exec(
    reader.text.slice(next.end, next.end + 200),
  );
  return clause?.[0].trim() ?? '';
}

/** The meridian named after the township in the same sentence; else the last one named before it. */
function meridianOf(reader: Reader, anchor: { start: number; end: number }): string {
  const { meridians } = reader;
  if (meridians.length === 0) return '';
  const after = meridians[firstWhere(meridians, (one) => one.start >= anchor.end)];
  if (
    after &&
    after.start - anchor.end <= 3000 &&
    !/\n|[a-z)]\.\s+[A-Z]/.test(reader.text.slice(anchor.end, after.start))
  )
    return after.name;
  return meridians[firstWhere(meridians, (one) => one.end > anchor.start) - 1]?.name ?? '';
}

function acresAfter(text: string, end: number): number | null {
  const found =
    /^[\s,]{0,3}(?:\(|containing\s{1,2}|comprising\s{1,2})?([\d,]{1,9}(?:\.\d{1,3})?)\s?(?:acres?\b|ac\b|\))/i.exec(
      text.slice(end, end + 40),
    );
  const acres = found ? Number(found[1]!.replaceAll(',', '')) : NaN;
  return Number.isFinite(acres) && acres > 0 ? acres : null;
}

function townshipLimit(reader: Reader, item: PlaceItem): string {
  const limit = limitOf(reader.text, item.start, item.end);
  return [limit && `only ${limit}`, exceptText(reader, item.end, null)].filter((words) => words !== '').join('; ');
}

/** A township is whole where the text says so, or where a list of townships gives it by itself. */
function townshipLands(reader: Reader, township: PlacedTownship, others: number): Land[] {
  const { item, isException } = township;
  if (reader.settled.has(placeKey(item))) return [];
  const before = reader.text.slice(Math.max(0, item.start - 24), item.start);
  const after = reader.text.slice(item.end, item.end + 40);
  const isSaidWhole =
    /^[\s,;:.(-]{0,6}(?:\(?(?:partly\s+)?unsurveyed\)?[\s,]+)?(?:all\b|entire|the\s+whole|whole|["“”″]\s*["“”″])/i.test(
      after,
    ) || /\b(?:all|whole|entire)(?:\s+of)?\s*$/i.test(before);
  const standsAlone =
    /(?:^|[\n;.]\s*|\band\s+)$/.test(before) &&
    !/^[\s,]*,\s*$/.test(after) &&
    /^(?:[\s,]*(?:[\w.& ]{0,30}(?:meridian|P\.?M\.?))?[.;]?\s*(?:$|T)|,?\s*\n\s*T|[;.]|[ ]*\n\s*\n|\s+and\s)/i.test(
      after,
    );
  const isListed = /^T(?:ps?|wps?)?[\s.]/.test(reader.text.slice(item.start, item.start + 5));
  if (
    !isSaidWhole &&
    !(standsAlone && isListed && others + item.townships.length + item.ranges.length > 3 && item.ranges.length > 0)
  )
    return [];
  return places(item).map(({ township: named, range }) => {
    const meridian = meridianOf(reader, item);
    const place: AliquotPlace = { parts: '', section: '', township: named, range, meridian, government_lot: '' };
    const read = (): AliquotReading => {
      const exception = isException ? '' : townshipLimit(reader, item);
      const span = givenSpan(reader, item);
      const verbatim = reader.given.slice(span.start, span.end);
      const packed = pack('aliquot', { ...place, exception, verbatim });
      return { packed, ...span, isException, statedAcres: null };
    };
    return { place, isException, read };
  });
}
