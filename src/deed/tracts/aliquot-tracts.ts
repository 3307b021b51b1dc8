// Takes: lands by their section, as read. Gives: a tract for each under its name, with the area stated for them, or of the easement over them.
// Never: which lands are tracts; other-tracts.ts tells that.
import type { DescriptionType, Tract } from '../../contract/extraction.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { type AreaPhrase, areasOf } from './area-phrase.ts';
import { isAnothers } from './area-qualifier.ts';
import { isOfAnotherThing } from './area-subject.ts';
import { easementTract, isBesideLand, isSideOf, sideNote } from './easement-lands.ts';
import { isOfOther, labelledAreas, listedAreas } from './listed-areas.ts';
import { type Head, parcelHeads } from '../marks/heads.ts';
import { opensNextPiece } from '../marks/next-piece.ts';
import type { Placed } from './placed.ts';
import { NOTES, plainTract } from './plain-tract.ts';
import { readEasement } from '../record/easement.ts';
import { statedArea } from './stated-area.ts';
import { wordsOfSection } from './words-of-land.ts';
import { wording } from '../words/wording.ts';

/** A scan's misprints were read for what they must have been; the quotation has them. */
const MENDED = 'Read from damaged print: compare with the document.';

/** Only the survey of the fifth principal meridian counts its townships so far. */
const RECKONED =
  'The paper prints no direction of the township or the range: no public survey has so high a township but north and west.';

function landTract(name: string, land: AliquotReading, part: string | null): Tract {
  const notes = [
    land.isMended === true ? MENDED : null,
    land.isReckoned === true ? RECKONED : null,
    land.doubt ?? null,
    part,
  ]
    .filter((note) => note !== null)
    .join(' ');
  return {
    ...plainTract(name, 'aliquot'),
    is_exception: land.isException,
    aliquot: land.packed,
    notes: notes === '' ? null : notes,
  };
}

/** Of an easement that is added to land: over the part, or along a side of it. */
function asEasement(text: string, folded: string, tract: Tract, land: AliquotReading): Tract {
  const easement = readEasement(text, Math.max(0, land.start - 320), land.end);
  if (isSideOf(folded, land)) return { ...tract, easement };
  return { ...tract, easement, description_type: 'blanket', notes: NOTES.blanket! };
}

/** "PARCEL II: The North Half …": each land by the header it stands under, or by its number. */
function namesOf(heads: readonly Head[], aliquots: readonly AliquotReading[], before: number): Named[] {
  let next = 0;
  const seen = new Map<string, number>();
  return aliquots.map((a, i) => {
    while (next < heads.length && heads[next]!.start < a.start) next++;
    const header = heads[next - 1]?.name;
    if (header === undefined) return { name: `Tract ${before + i + 1}`, head: '' };
    const same = (seen.get(header) ?? 0) + 1;
    seen.set(header, same);
    return { name: same === 1 ? header : `${header} (${same})`, head: header };
  });
}

interface Named {
  readonly name: string;
  /** As the paper has it; empty where it has none. */
  readonly head: string;
}

/** Each land under its name, of the easement's kind; what is excepted is a tract as ever. */
export function easementTracts(
  text: string,
  folded: string,
  lands: readonly AliquotReading[],
  type: DescriptionType,
): Placed[] {
  const names = namesOf(parcelHeads(text, folded), lands, 0);
  const count = lands.filter((land) => !land.isException).length;
  return lands.map((land, i) => {
    const { name, head } = names[i]!;
    const tract = land.isException ? landTract(name, land, null) : easementTract(text, name, type, land, count);
    return { at: land.start, tract, isNamed: head !== '', words: wordsOfSection(folded, land, []) };
  });
}

/** What is said of several lands together is said of these. */
const asOwn = (area: AreaPhrase): AreaPhrase => (area.owner === 'several' ? { ...area, owner: 'own' } : area);

/** A whole land or part of one, by where it lies. */
const isSamePlace = ({ place: a }: AliquotReading, { place: b }: AliquotReading): boolean =>
  a.section === b.section &&
  a.parts === b.parts &&
  a.government_lot === b.government_lot &&
  a.township === b.township &&
  a.range === b.range &&
  a.meridian === b.meridian;

/** "Part of Government lot 2, section 8, described as follows: Government lot 2, section 8, except": one land, introduced and told. */
function isDescribedAgain(folded: string, land: AliquotReading, next: AliquotReading | undefined): boolean {
  if (!next || next.isException || land.isException || !isSamePlace(land, next)) return false;
  return /\bdescribed\b[^.;:]{0,40}\bfollows[:,]?\s{0,4}$/.test(folded.slice(land.end, next.start));
}

/** "an easement for a road over the West 30 feet of": the strip is the easement's, not the part. */
const ALONG_A_SIDE = new RegExp(wording`
  \beasements?\b[^.;]{0,160}\b(?:over|across|upon|through|under) (?:the )?(?:north|south|east|west)[a-z]* [^.;]{1,30} (?:feet|foot|rods) of (?:the )?$`);

const isAlongASide = (folded: string, start: number): boolean =>
  ALONG_A_SIDE.test(folded.slice(Math.max(0, start - 240), start));

/** Longer lists are described by their first and last: nobody reads a thousand names. */
const NAMED = 40;

/** The first of those that an area is of, with the names of all. */
function withArea(first: Tract, names: readonly string[], areas: readonly AreaPhrase[]): Tract {
  const covered = names.length <= NAMED ? names.join(', ') : `${names[0]!} to ${names.at(-1)!}`;
  const notes =
    names.length > 1 && areas.some((area) => area.owner === 'own')
      ? `The area is stated for ${covered} together.`
      : null;
  const all = [notes, first.notes].filter((note) => note !== null).join(' ');
  return { ...first, ...statedArea(areas), notes: all === '' ? null : all };
}

/** Behind the lands, which end at `from`: of nothing else, and of no piece that is opened behind them. */
const isOfLands = (folded: string, from: number, area: number): boolean =>
  !isOfAnotherThing(folded, from, area) && !opensNextPiece(folded.slice(from, area));

/** What stands around lands: asked once for the text that several runs of them are told in. */
interface Among {
  readonly heads?: readonly Head[];
  /** Tracts before them. */
  readonly before?: number;
  /** Where their words end. */
  readonly to?: number;
  readonly isTheirs?: (area: AreaPhrase) => boolean;
}

/** DECISIONS.md: an area stated for several tracts stands on the first, whose notes name the others. */
export function aliquotTracts(
  text: string,
  folded: string,
  found: readonly AliquotReading[],
  { heads = parcelHeads(text, folded), before = 0, to = folded.length, isTheirs = () => true }: Among = {},
): Placed[] {
  const aliquots = found.filter((land, i) => !isDescribedAgain(folded, land, found[i + 1]));
  const last = aliquots.at(-1)!;
  const until = Math.min(to, last.end + 600);
  const stated = areasOf(folded, aliquots[0]!.start, until)
    .filter((area) => isTheirs(area) && !isOfOther(folded, area) && !isAnothers(folded, area.start, area.end))
    .filter(({ start }) => start < last.end || isOfLands(folded, last.end, start))
    .map(asOwn);
  const labelled = stated.length > 0 ? stated : labelledAreas(folded, aliquots[0]!.start, until);
  const areas = labelled.length > 0 ? labelled : areaBeforeLand(folded, aliquots);
  const named = namesOf(heads, aliquots, before);
  const names = named.map((one) => one.name);
  const tracts = aliquots.map((a, i) => {
    const tract = landTract(names[i]!, a, sideNote(text, folded, a.start));
    if (a.isException) return tract;
    const isBeside = i > 0 && isBesideLand(folded, aliquots[i - 1]!.end, a);
    return isBeside || isAlongASide(folded, a.start) ? asEasement(text, folded, tract, a) : tract;
  });
  const alone: AreaPhrase[][] = [];
  for (const group of listedAreas(folded, aliquots, areas)) {
    if (group.to - group.from === 1) alone[group.from] = group.areas.filter((area) => area.owner === 'own');
    const first = tracts[group.from]!;
    tracts[group.from] = withArea(first, names.slice(group.from, group.to), group.areas);
  }
  return tracts.map((tract, i) => ({
    at: aliquots[i]!.start,
    tract,
    isNamed: named[i]!.head !== '',
    words: wordsOfSection(folded, aliquots[i]!, alone[i] ?? []),
  }));
}

const REACH = 160;
const LEADS_TO = new RegExp(wording`
  ^(?: of land)?,? (?:more or less,? )?(?:and )?
  (?:(?:being|(?:more (?:particularly|fully) )?described as(?: follows)?:?|situated?|located|lying|comprising)[,\s]{1,3}){0,3}
  (?:(?:in|within|of|all|the|part|portion|that|fractional) ){0,5}$`);

function areaBeforeLand(folded: string, lands: readonly AliquotReading[]): AreaPhrase[] {
  const [first, last] = [lands[0]!, lands.at(-1)!];
  const from = Math.max(0, first.start - REACH);
  const area = areasOf(folded, from, first.start).at(-1);
  if (!area || area.unreadable || area.owner !== 'own' || area.isPart || area.doubt || isOfOther(folded, area))
    return [];
  if (!LEADS_TO.test(folded.slice(area.end, first.start))) return [];
  return /[.;]\s/.test(folded.slice(first.end, last.start)) ? [] : [area];
}
