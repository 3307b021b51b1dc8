// Takes: text. Gives: each aliquot chain, government lot, whole section and whole township it describes, as DECISIONS.md's strings.
// Never: a section, township, range or meridian that the text does not give; a corner named for a tie is no land.
import { pack } from '../../contract/packed.ts';
import { attach, type PlacedTownship } from './aliquot-attach.ts';
import { isSaidWhole, type PlacedLand, type PlacedSection } from './aliquot-order.ts';
import { acresAfter } from './aliquot-gap.ts';
import { exceptionOf, firstWhere, townshipLimit } from './aliquot-limits.ts';
import { meridianOf } from './aliquot-meridian.ts';
import { isWholeTownship } from './aliquot-whole-township.ts';
import { landText } from './land-text.ts';
import { meridiansOf, type MeridianMention } from './plss-meridian.ts';
import { plssItems, type PlaceItem, type PlssItem } from './plss-items.ts';
import { refineLands } from './aliquot-lands.ts';
import { asPrinted } from './printed.ts';
import { mended } from './scan-mend.ts';
import { quoteOf, spanOf } from './aliquot-quote.ts';
import { holdsAny } from '../words/triples.ts';
import { hasUnreadPart } from './aliquot-unread.ts';
import { isLocatedBefore } from './thing-located.ts';

export interface AliquotReading {
  /** DECISIONS.md's `aliquot` string. */
  readonly packed: string;
  readonly place: AliquotPlace;
  readonly start: number;
  readonly end: number;
  /** Where its township and range are named. */
  readonly townshipAt?: Span | null;
  readonly isException: boolean;
  readonly statedAcres?: number | null;
  /** What a scan spoilt was mended to read it. */
  readonly isMended?: boolean;
  /** The directions of its township and range are told by their numbers alone. */
  readonly isReckoned?: boolean;
  /** Why it may be other land, or lie elsewhere. */
  readonly doubt?: string | undefined;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A land by what it is and lies in. */
export type AliquotPlace = Readonly<
  Record<'parts' | 'section' | 'township' | 'range' | 'meridian' | 'government_lot', string>
>;

interface Land {
  readonly place: AliquotPlace;
  readonly isException: boolean;
  /** Its words and what they except, which not everybody asks for; those of a list of townships are the same. */
  readonly told: Told;
}

interface Told {
  readonly section: PlacedSection | null;
  readonly land: PlacedLand | null;
  /** A township told whole, where no section is. */
  readonly township: PlaceItem | null;
  words: Words | null;
}

interface Reader {
  /** As given, tags and all: what `verbatim` quotes; and where each place of `text` stands in it. */
  readonly given: string;
  readonly givenAt: (at: number) => number;
  /** As read: with what a scan misread mended. */
  readonly text: string;
  /** Asked for only where land is told. */
  readonly meridians: () => readonly MeridianMention[];
  /** A township or an aliquot part somewhere: without either, "lot 3, section 5" may be of any subdivision. */
  readonly isPublicSurvey: boolean;
  /** Whether anything is excepted, and whether the words of a town's plat stand anywhere: most lists have neither. */
  readonly hasExceptions: boolean;
  readonly hasStrips: boolean;
  /** Where the lands begin that are not excepted, in order. */
  readonly conveyed: readonly number[];
  readonly namesPlats: () => boolean;
  /** The items that are no townships, in order: what may follow a land. */
  readonly inner: readonly PlssItem[];
  /** Sections that show a number, in order: what "said section" may mean. */
  readonly numbered: readonly PlacedSection[];
  /** Sections that "said section" takes up again to name the land in them. */
  readonly takenUp: ReadonlySet<PlacedSection>;
  /** Where each single section of each township is first named, and the townships that sections lie in. */
  readonly firstNamed: ReadonlyMap<string, number>;
  readonly settled: ReadonlySet<string>;
  /** Sections whose parts are told somewhere. */
  readonly landed: ReadonlySet<string>;
  /** Where an item begins that stands far behind the one before it. */
  readonly breaks: readonly number[];
}

/** Every reading needs a section or a township, however printed; most descriptions by courses name neither ("intersection"), and need no
 *  closer look. */
const PUBLIC_SURVEY =
  /sec(?:t(?<!intersect|bisect)|s|\.|,|\s)|\bs(?:e[ce][tlf]?[il1][oa]|cct)|sees?\.|town|twp|\bT(?:ps?)?[.:]?\s?\d|\d[NS]?\s?[-–—]{1,2}\s?T?\d|\d[NS](?:R|[\s|,/]{1,9}R?|\d)\d|\d (?:north|south),? (?:and )?\d{1,3} (?:east|west)|[ΤТѕ]/i;

export function readAliquots(text: string, from: number, to: number): AliquotReading[] {
  const given = from === 0 && to >= text.length ? text : `${' '.repeat(from)}${text.slice(from, to)}`;
  const found = openReader(given);
  if (!found) return [];
  return landsOf(found)
    .map((land) => readingOf(found.reader, land))
    .sort((a, b) => a.start - b.start);
}

/** Whether the text describes any land that is not excepted: told by the first, for a list may have thousands. */
export function conveysAliquot(given: string): boolean {
  const found = openReader(given);
  if (!found) return false;
  const { reader, sections, townships } = found;
  const isConveyed = (land: Land): boolean => !land.isException;
  return (
    sections.some((section) => pushSection(reader, section, []).some(isConveyed)) ||
    townships.some((township) => townshipLands(found, township).some(isConveyed))
  );
}

/** Where the lands lie that are not excepted, without the words they are told in. */
export function conveyedPlaces(given: string): AliquotPlace[] {
  const found = openReader(given);
  return (found ? landsOf(found) : []).filter((land) => !land.isException).map((land) => land.place);
}

interface Found {
  readonly reader: Reader;
  readonly sections: readonly PlacedSection[];
  readonly townships: readonly PlacedTownship[];
}

let opened: { readonly given: string; readonly found: Found | null } = { given: '', found: null };

/** Null where no section and no township is named. Of one text several questions are asked, one after another. */
function openReader(given: string): Found | null {
  if (!PUBLIC_SURVEY.test(given)) return null;
  if (opened.given !== given) opened = { given, found: readerOf(given) };
  return opened.found;
}

function readerOf(given: string): Found | null {
  const { text, given: givenAt } = mended(asPrinted(landText(given)));
  const items = refineLands(text, plssItems(text, 0, text.length));
  const { sections, townships } = attach(text, items);
  if (sections.length === 0 && townships.length === 0) return null;
  const meridians = meridiansOf(text);
  let plats: boolean | null = null;
  const namesPlats = (): boolean => (plats ??= PLAT_WORD.test(text));
  const reader: Reader = { given, givenAt, text, meridians, namesPlats, ...lookups(text, items, sections) };
  return { reader, sections, townships };
}

function landsOf(found: Found): Land[] {
  const lands: Land[] = [];
  for (const section of found.sections) pushSection(found.reader, section, lands);
  for (const township of found.townships) lands.push(...townshipLands(found, township));
  return lands;
}

const conveyedAt = (text: string, sections: readonly PlacedSection[]): number[] =>
  sections
    .flatMap(({ lands }) => lands.filter((land) => !land.isException && !land.isReference))
    .map(({ item }) => item.start)
    .concat(sections.flatMap((section) => wholeAt(text, section)))
    .sort((a, b) => a - b);

/** "less the SW¼SW¼, and all of section 13": where the words of the whole section begin. */
function wholeAt(text: string, { item, isException, isReference }: PlacedSection): number[] {
  if (isException || isReference || !isSaidWhole(text, item.start)) return [];
  return [
    item.start -
      (/\ball\s{1,3}(?:of\s{1,3})?$/i.exec(text.slice(Math.max(0, item.start - 12), item.start))?.[0].length ?? 0),
  ];
}

const namesStrip = holdsAny(['strip']);

/** What every section and township asks of all the others, once for the whole text: a list of thousands stays linear. */
function lookups(text: string, items: readonly PlssItem[], sections: readonly PlacedSection[]) {
  const firstNamed = new Map<string, number>();
  const settled = new Set<string>();
  const landed = new Set<string>();
  for (const section of sections) {
    const key = sectionKey(section);
    const first = firstNamed.get(key);
    if (key !== '' && (first === undefined || section.item.start < first)) firstNamed.set(key, section.item.start);
    if (!section.isException) settled.add(placeKey(section.place));
    if (section.lands.some((land) => !land.isException && !land.isReference)) landed.add(key);
  }
  const numbered = sections.filter((one) => one.item.numbers.length > 0);
  return {
    isPublicSurvey: items.some((one) => one.kind === 'place' || (one.kind === 'land' && one.parts.length > 0)),
    hasExceptions: items.some((one) => one.kind === 'except'),
    hasStrips: namesStrip(text),
    conveyed: conveyedAt(text, sections),
    inner: items.filter((one) => one.kind !== 'place'),
    numbered,
    takenUp: takenUp(numbered, sections),
    firstNamed,
    settled,
    landed,
    breaks: items.filter((item, i) => i > 0 && isBreak(text, items[i - 1]!.end, item.start)).map((item) => item.start),
  };
}

/** "Lot 47" on a plat lies in no section that other words of the paper name; a lot of the survey is told beside its section. */
const FAR = 400;
const SENTENCES = 120;
const isBreak = (text: string, end: number, start: number): boolean =>
  start - end > FAR || (start - end > SENTENCES && (text.slice(end, start).match(/\s[a-z]{2,}/g)?.length ?? 0) > 10);
function isFar({ breaks }: Reader, section: PlacedSection, { item }: PlacedLand): boolean {
  if (item.lot === '' || breaks.length === 0) return false;
  const [from, to] = [Math.min(item.start, section.item.start), Math.max(item.start, section.item.start)];
  return (breaks[firstWhere(breaks, (at) => at > from)] ?? Infinity) <= to;
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

/** The lands of a section, behind those found before. */
function pushSection(reader: Reader, section: PlacedSection, found: Land[]): Land[] {
  const isAll = !section.lands.some((land) => !land.isReference && !land.isException) && isWhole(reader, section);
  for (const number of numbersOf(reader, section)) {
    if (isAll) pushLands(reader, section, number, null, found);
    for (const land of section.lands)
      if (
        !land.isReference &&
        !land.item.isCut &&
        (reader.isPublicSurvey || land.item.parts.length > 0) &&
        !isFar(reader, section, land)
      )
        pushLands(reader, section, number, land, found);
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
const PLATTED =
  /\b(?:blocks?|blk|(?<!\b(?:an|in)\s{1,3})addition|subdivision|townsite|replat|plat\s{1,3}of)\b[^;\n]{0,110}(?:\b(?:of|in)\s{0,2}\n\s{0,4})?$/i;
/** "ELM LAKE SUBDIVISION / Section 15, Township 28 South": the title of a plat, and where it lies. */
const PLATTED_OVER = /(?:^|\n)[^a-z\n]{0,60}\b(?:SUBDIVISION|ADDITION|REPLAT|TOWNSITE)\b[^a-z\n]{0,30}\n\s{0,4}$/;
/** "Section 3: West 90 feet of Lot 5, Hill's Plat". */
const PLATTED_BEHIND =
  /^[\s:,.-]{1,5}(?:the\s{1,3})?(?:[NSEW]\S{0,9}\s[\d.]{1,6}\s?\S{1,6}\s{1,3}of\s{1,3})?lots?\s\d/i;
const PLAT_WORD = /bl(?:oc)?k|addition|subdivision|townsite|plat/i;

const isPlatted = (before: string): boolean => PLATTED.test(before) || PLATTED_OVER.test(before);

/** A section without lands is the whole section, unless it only says where something is or was described before. */
function isWhole(reader: Reader, section: PlacedSection): boolean {
  if (!reader.isPublicSurvey || section.item.isSaid || section.isReference) return false;
  if (section.item.numbers.length === 0 || isNamedForPoint(reader, section)) return false;
  if (section.isException && section.lands.length > 0) return false;
  if (reader.takenUp.has(section) || hasUnreadPart(reader.text, betweenItems(reader, section))) return false;
  const { start, end } = section.item;
  if (reader.namesPlats() && isPlatted(reader.text.slice(Math.max(0, start - 140), start))) return false;
  if (reader.namesPlats() && PLATTED_BEHIND.test(reader.text.slice(end, end + 60))) return false;
  if (/^[\s,]{0,3}(?:above|aforesaid|herein)/i.test(reader.text.slice(end, end + 14))) return false;
  if (/^[\s,;:]{1,3}all\b/i.test(reader.text.slice(end, end + 10))) return true;
  if (
    reader.landed.has(sectionKey(section)) &&
    (isLocatedBefore(reader.text, start) || isPortionBefore(reader.text, start))
  )
    return false;
  if (!/\b(?:in|of|within)\s{1,3}(?:the\s{1,3})?$/i.test(reader.text.slice(Math.max(0, start - 14), start)))
    return true;
  const first = reader.firstNamed.get(sectionKey(section));
  return first === undefined || first >= section.item.start;
}

/** "Section 14, the corner of the NE¼ thereof"; not "All of Section 14. The well stands in the NE¼ of said section". */
const isNamedForPoint = ({ text }: Reader, { item, lands }: PlacedSection): boolean =>
  lands.some((land) => land.isReference) && !isSaidWhole(text, item.start);

/** "Portions of Section 32, T9N R4W, and Section 5, T8N R4W: the SE¼NE¼ of Section 32": introduced here, told there. */
const isPortionBefore = (text: string, start: number): boolean =>
  /\b(?:portions?|parts?)\s{1,3}of\s{1,3}(?:secs?\b|sections?)?[^;:\n]{0,80}$/i.test(
    text.slice(Math.max(0, start - 100), start),
  );

function betweenItems({ inner }: Reader, { item: { start, end }, place }: PlacedSection) {
  const own = firstWhere(inner, (item) => item.start >= start);
  const next = inner[firstWhere(inner, (item) => item.start >= end)];
  const last = inner[own - 1];
  const placeEnd = place && place.start >= end && place.start - end < 8 ? place.end : null;
  const to = next?.start ?? Infinity;
  return { from: last?.end ?? 0, isBehindSection: last?.kind === 'section', start, end, to, placeEnd };
}

/** One section of one township; lists of sections have none. */
function sectionKey(section: PlacedSection): string {
  const [number] = section.item.numbers;
  return section.item.numbers.length === 1 ? `${number} ${placeKey(section.place)}` : '';
}

const listed = (values: readonly string[], between: string): string =>
  values.length === 1 ? values[0]! : values.join(between);

function placeKey(place: PlaceItem | null): string {
  return place ? `${listed(place.townships, ',')} ${listed(place.ranges, ',')}` : '';
}

function pushLands(
  reader: Reader,
  section: PlacedSection,
  number: number | null,
  land: PlacedLand | null,
  found: Land[],
): void {
  const isException = land ? land.isException || section.isException : section.isException;
  const meridian = meridianOf(reader.text, reader.meridians, section.place ?? section.item);
  const told: Told = { section, land, township: null, words: null };
  const parts = land ? listed(land.item.parts, ' ') : '';
  const inSection = number === null ? '' : String(number);
  const lot = land?.item.lot ?? '';
  for (const { township, range } of places(section.place)) {
    const place = { parts, section: inSection, township, range, meridian, government_lot: lot };
    found.push({ place, isException, told });
  }
}

interface Words {
  readonly start: number;
  readonly end: number;
  readonly exception: string;
  readonly verbatim: string;
  readonly isMended: boolean;
  readonly statedAcres: number | null;
}

function readingOf(reader: Reader, { place, isException, told }: Land): AliquotReading {
  const { start, end, exception, verbatim, isMended, statedAcres } = (told.words ??= wordsOf(
    reader,
    told,
    isException,
  ));
  const { parts, section, township, range, meridian, government_lot } = place;
  const packed = pack('aliquot', {
    parts, section, township, range, meridian, government_lot, exception, verbatim,
  }); // prettier-ignore
  const isReckoned = (told.section?.place ?? told.township)?.isReckoned === true;
  const doubt = told.land?.item.doubt ?? told.section?.doubt ?? told.section?.item.doubt;
  const named = told.section?.place;
  const townshipAt = named ? { start: reader.givenAt(named.start), end: reader.givenAt(named.end) } : null;
  return { packed, place, isException, start, end, townshipAt, isMended, isReckoned, doubt, statedAcres };
}

function wordsOf(reader: Reader, { section, land, township }: Told, isException: boolean): Words {
  if (!section) return townshipWords(reader, township!, isException);
  const { start, end, verbatim, isMended } = quoteOf(reader, spanOf(reader.text, section, land));
  const exception = exceptionOf(reader, section, land, isException);
  const statedAcres = acresAfter(reader.text, land?.item.end ?? section.item.end);
  return { start, end, verbatim, isMended, exception, statedAcres };
}

function townshipWords(reader: Reader, item: PlaceItem, isException: boolean): Words {
  const exception = isException ? '' : townshipLimit(reader, item.start, item.end);
  return { ...quoteOf(reader, item), exception, statedAcres: null };
}

function places(place: PlaceItem | null): { township: string; range: string }[] {
  if (!place) return [{ township: '', range: '' }];
  const ranges = place.ranges.length > 0 ? place.ranges : [''];
  const townships = place.townships.length > 0 ? place.townships : [''];
  if (townships.length === 1 && ranges.length === 1) return [{ township: townships[0]!, range: ranges[0]! }];
  return townships.flatMap((township) => ranges.map((range) => ({ township, range }))).slice(0, 60);
}

/** A township that no section took, where it is told whole. */
function townshipLands({ reader, sections, townships }: Found, { item, isException }: PlacedTownship): Land[] {
  if (reader.settled.has(placeKey(item))) return [];
  if (!isWholeTownship(reader.text, item, sections.length + townships.length)) return [];
  const meridian = meridianOf(reader.text, reader.meridians, item);
  const told: Told = { section: null, land: null, township: item, words: null };
  return places(item).map(({ township: named, range }) => ({
    place: { parts: '', section: '', township: named, range, meridian, government_lot: '' },
    isException,
    told,
  }));
}
