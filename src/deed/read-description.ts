// Takes: the reading text of a document. Gives: its Extraction, and other readings the print allows, for the judge.
// Never: throws, guesses or repairs; a document without land gives an extraction without tracts.
import type { Alternate } from '../contract/alternate.ts';
import type { Extraction, Tract } from '../contract/extraction.ts';
import { cleanedSource, joinedSource, pastedSpan, type SourceText } from '../document/source-text.ts';
import { areasBehindException } from './tracts/areas-around.ts';
import { classifyDocument } from './record/classify.ts';
import { describesLand } from './record/speaks-of-land.ts';
import { captionOf } from './tracts/caption.ts';
import { descriptionsOf, isMeasured, isMoreThanALine, type Description } from './tracts/description.ts';
import { fold } from './words/fold.ts';
import { mendedText } from './words/mended-text.ts';
import { lotsBeforeFigure } from './tracts/lots-before-figure.ts';
import { parcelHeads } from './marks/heads.ts';
import { withOneMeasure } from './marks/one-measure.ts';
import { withoutSecondMeasure } from './marks/record-and-measured.ts';
import { readMetadata } from './record/metadata.ts';
import { placeReader } from './courses/place.ts';
import { otherTracts } from './tracts/other-tracts.ts';
import { basisOfBearings } from './record/basis.ts';
import { readSheet } from './record/sheet.ts';
import { openLineOf } from './tracts/open-line.ts';
import { situsOf } from './aliquots/situs.ts';
import { tokensOf } from './values/tokens.ts';
import { withUnitsToldOnce } from './marks/unit-once.ts';
import { isNetBehind, NET_NOTE } from './tracts/net-area.ts';
import { mainArea, NO_AREA, statedArea, type AreaFields } from './tracts/stated-area.ts';
import { withSharedAreas } from './tracts/shared-area.ts';
import { landWithoutCourses } from './tracts/unmeasured-land.ts';
import { countedName, inOrder, tractNumber, type Placed } from './tracts/placed.ts';
import { readTokens } from './tracts/read-spans.ts';
import { statementsAgainst } from './tracts/against-figure.ts';
import { inStatedUnit, statedUnits, unitsAgainst } from './tracts/stated-unit.ts';
import { replacementsOf } from './tracts/doubted-values.ts';
import { tractOf } from './tracts/tract.ts';
import { easementBefore, withEasements } from './tracts/tract-easement.ts';
import { notesOnTheirTracts, withoutNotesOf } from './tracts/notes-by-tract.ts';
import { parcelsWithoutCourses, type Parcel } from './tracts/unmeasured-parcels.ts';
import { isOfThings } from './tracts/measured-things.ts';
import { shareNote } from './tracts/share-note.ts';
import { withReading } from './tracts/words-of-land.ts';
import { exceptedBefore, heightNote, noteBefore, notesBehind, partNote } from './tracts/unmeasured.ts';
import { wording } from './words/wording.ts';

export interface Reading {
  readonly extraction: Extraction;
  readonly alternates: readonly Alternate[];
  /** By tract: what changes the figure or its area by the paper's own words. */
  readonly against: readonly (readonly string[])[];
  /** By tract: what is doubted of it beside single values; closure and area settle it. */
  readonly doubts: readonly (readonly string[])[];
}

export function readDescription(given: SourceText): Reading {
  const source = cleanedSource(given);
  const folded = fold(source.text);
  const kind = classifyDocument(source);
  const metadata = readMetadata(source);
  const joined = joinedSource(source);
  const measured = measuredTracts(
    joined,
    mendedText(joined.text, joined === source ? folded : fold(joined.text)),
    metadata.state,
  );
  // A lot that a plat draws, or names as the land it divides, is no tract of its own; a deed's words may make it look like a plat.
  const isSheet = kind === 'plat' && PLAT_TITLE.test(source.text.slice(0, 300));
  const words = { source, folded, places: placeReader(source) };
  const beside = otherTracts(source, folded, measured, kind).map((one) => withReading(words, one));
  const others = isSheet ? beside.filter(({ tract }) => tract.description_type !== 'exhibit_referenced') : beside;
  if (measured.tracts.length > 0) addParcels(source.text, measured, others, isSheet);
  addLots(measured, others);
  tellLand(measured, others);
  const { tracts: found, places } =
    others.length === 0
      ? { tracts: measured.tracts, places: null }
      : inOrder(
          measured.tracts.map((tract, i) => ({ at: measured.spans[i]!.start, tract, isNamed: measured.named[i]! })),
          others,
        );
  const told = found.length > 1 ? notesOnTheirTracts(found) : found;
  const tracts = withEasements(joined.text, kind === 'easement', metadata.state, told);
  const sheet = (metadata.sheet = readSheet(source, kind));
  return {
    extraction: {
      document_kind: kind,
      legal_description_found: tracts.length > 0,
      basis_of_bearings: basisOfBearings(source.text, folded),
      tracts,
      metadata,
      notes: null,
      sheet,
    },
    alternates: places
      ? measured.alternates.map((one) => ({ ...one, tract: places[one.tract]! }))
      : measured.alternates,
    against: onTracts(measured.against, places, tracts).map((said, i) =>
      said.length > 0 ? said : landWithoutCourses(tracts[i]!.notes),
    ),
    doubts: onTracts(measured.doubts, places, tracts),
  };
}

/** What is said of each measured tract, among all the tracts. */
function onTracts(said: readonly string[][], places: readonly number[] | null, tracts: readonly Tract[]): string[][] {
  const all: string[][] = tracts.map(() => []);
  said.forEach((sentences, i) => (all[places ? places[i]! : i] = sentences));
  return all;
}

/** What is told beside the figures without courses: a tract where a kind of description fits it, else a note on the land before it. */
function addParcels(text: string, measured: Measured, others: Placed[], isSheet: boolean): void {
  const read = [...others];
  for (const { at, to, behind, name, note, tract } of measured.parcels) {
    if (read.some((one) => one.at >= at && one.at < to)) continue;
    if (tract)
      measured.tracts.forEach((one, i) => {
        if (one.notes !== null) measured.tracts[i] = { ...one, notes: withoutNotesOf(one.notes, text.slice(at, to)) };
      });
    if (tract && !(isSheet && tract.description_type === 'exhibit_referenced'))
      others.push({
        at,
        tract: name === '' ? { ...tract, name: `Tract ${others.length + 1}` } : tract,
        isNamed: name !== '',
      });
    else if (name !== '' || read.length === 0) addNote(measured.tracts, landAt(measured.tracts, behind), note);
  }
}

/** Lots told before the first figure are a tract, where no other land stands there; the figure does not have their name. */
function addLots({ lotsBefore, named, spans, tracts }: Measured, others: Placed[]): void {
  if (!lotsBefore || others.some(({ at }) => at < spans[0]!.start)) return;
  others.unshift(lotsBefore.isNamed ? lotsBefore : { ...lotsBefore, tract: { ...lotsBefore.tract, name: 'Tract 1' } });
  if (!tracts[0]!.is_exception && tracts[0]!.name === lotsBefore.tract.name) named[0] = false;
}

/** Land less a measured figure stands before it: what is said behind an exception that stands first is of that land. */
function tellLand(measured: Measured, others: Placed[]): void {
  const first = measured.tracts[0]?.is_exception === true ? measured.spans[0]!.start : -1;
  const before = others.findLastIndex(({ at, tract }) => at < first && !tract.is_exception);
  const land = before < 0 && first >= 0 ? others.findLastIndex(({ tract }) => !tract.is_exception) : before;
  const told = others[land];
  if (!told) return void measured.landNotes.forEach((note) => addNote(measured.tracts, 0, note));
  const area = told.tract.stated_area === '' ? measured.landArea : {};
  const tracts = [{ ...told.tract, ...area }];
  for (const note of measured.landNotes) addNote(tracts, 0, note);
  others[land] = { ...told, tract: tracts[0]! };
}

/** Over the sheet, in capitals: "FINAL PLAT OF", alone in its lines or before what the sheet says. */
const PLAT_TITLE = new RegExp(wording`
    ^[^a-z]{0,120}\b(?:RE)?PLAT\b[^a-z]{0,80}\n
    |^\W{0,8}(?:(?:FINAL|PRELIMINARY|RECORD|AMENDED|MINOR) ){0,2}(?:RE)?PLAT OF [A-Z][A-Z&'’.\s-]{3,60}[,.;]`);

interface Measured {
  readonly tracts: Tract[];
  readonly alternates: Alternate[];
  readonly against: string[][];
  readonly doubts: string[][];
  readonly spans: { start: number; end: number; isException: boolean }[];
  /** Which of them the paper names. */
  readonly named: boolean[];
  /** Descriptions of which too little can be read to make a tract: what they name only places them. */
  readonly unread: { start: number; end: number }[];
  /** Said behind an exception that stands first, of the land it is taken from. */
  readonly landArea: AreaFields;
  readonly landNotes: readonly string[];
  /** Told before the first figure, by lots or another paper. */
  readonly lotsBefore: Placed | null;
  /** Told behind a description without courses of their own. */
  readonly parcels: readonly Parcel[];
  /** Whether the text describes land, where it had to be asked. */
  readonly speaksOfLand: boolean | null;
}

function measuredTracts(source: SourceText, folded: string, state: string): Measured {
  const read = withUnitsToldOnce(folded, tokensOf(folded));
  const tokens = withOneMeasure(folded, withoutSecondMeasure(folded, read));
  const described = descriptionsOf(source.text, folded, tokens);
  const all = isOfThings(source.text, described) ? [] : described;
  // Names, corners and single lengths alone also fill rules and routes: for those the whole text must speak of land.
  const speaksOfLand = all.every(isMeasured) ? null : describesLand(source.text);
  const units = statedUnits(folded);
  const found = (speaksOfLand === false ? all.filter(isMeasured) : all)
    .filter((d) => isMoreThanALine(d) || isLineByName(folded, d, all.length))
    .map((d) => inStatedUnit(units, d));
  const heads = found.length > 0 ? parcelHeads(source.text, folded) : [];
  const words: Words = {
    source,
    folded,
    state,
    places: placeReader(source),
    heads,
    replacements: replacementsOf(folded),
    tokens: readTokens(read ?? [], tokens ?? []),
  };
  const reads = found.map((d, i) => tractOf({ ...words, next: found[i + 1] ?? null }, d));
  const tracts = namedTracts(words, found, reads);
  const spans = found.map((d, i) => ({
    ...pastedSpan(source, d.starter.start, d.end),
    isException: tracts[i]!.is_exception,
  }));
  tellParents(folded, found, tracts);
  if (found.length > 1) tracts.splice(0, tracts.length, ...withSharedAreas(folded, found, tracts));
  return {
    tracts,
    alternates: reads.flatMap((one, tract) => one.alternates.map((other) => ({ tract, ...other }))),
    spans,
    named: reads.map(({ tract }) => tract.name !== ''),
    unread: found.length === all.length ? [] : leftOut(source, all, found),
    doubts: found.map((d, i) => [...unitsAgainst(source.text, units, d), ...reads[i]!.doubts]),
    ...aroundFigures(words, found, tracts, reads),
    speaksOfLand,
  };
}

type Words = Omit<Parameters<typeof tractOf>[0], 'next'>;
type TractRead = ReturnType<typeof tractOf>;

/** The tracts of the figures, each with its name or number, what it is for and where it lies. */
function namedTracts(words: Words, found: readonly Description[], reads: readonly TractRead[]): Tract[] {
  const { source, heads, state } = words;
  const names = new Map<string, number>();
  const taken = new Set(reads.map(({ tract }) => tract.name.toLowerCase()));
  return found.map((d, i) => {
    const nextStart = found[i + 1]?.starter.start ?? source.text.length;
    const read = reads[i]!.tract;
    const tract = tractNumber(names, { ...read, name: read.name || countedName(i, found.length, taken) });
    const caption = captionOf(source.text, heads, d, nextStart);
    const leadFrom = Math.max(caption.leadFrom, d.starter.start - 1500);
    // Where no word opens a figure, what it is for stands before its first course.
    const opens = d.starter.end > d.starter.start || d.starter.kind === 'implicit' ? d.starter.start : d.pobEnd;
    const isLine = tract.description_type === 'centerline';
    if (!tract.is_exception || isLine) tract.easement = easementBefore(source.text, leadFrom, opens, isLine, state);
    tract.situs = situsOf(source.text, caption.own);
    return tract;
  });
}

/** What the words before, between and behind the figures tell of them, and of land beside them. */
function aroundFigures(
  words: Words,
  found: readonly Description[],
  tracts: Tract[],
  reads: readonly TractRead[],
): Pick<Measured, 'against' | 'landArea' | 'landNotes' | 'lotsBefore' | 'parcels'> {
  const { source, folded } = words;
  const { text } = source;
  const landNotes = found.flatMap((d, i) => noteUnmeasured(text, folded, tracts, i, d, found[i + 1] ?? null));
  const stretches = found.map((d) => ({ start: d.starter.start, end: d.end }));
  const parcels = found.length > 0 ? parcelsWithoutCourses(text, folded, stretches) : [];
  const before = found.length > 0 ? lotsBeforeFigure(text, folded, found[0]!, tracts[0]!.is_exception) : null;
  return {
    against: againstFigures(text, folded, found, tracts).map((said, i) => [...said, ...reads[i]!.against]),
    landArea: areaOfLand(folded, found, tracts),
    landNotes,
    lotsBefore: before && { ...withReading(words, before), at: pastedSpan(source, before.at, before.at + 1).start },
    parcels: parcels.map((one) => ({ ...withReading(words, one), ...placeOf(source, one) })),
  };
}

/** Where the descriptions stand that are not among those found. */
function leftOut(source: SourceText, all: readonly Description[], found: readonly Description[]): Measured['unread'] {
  const kept = new Set(found.map((d) => d.starter));
  return all.flatMap((d) => (kept.has(d.starter) ? [] : [pastedSpan(source, d.starter.start, d.end)]));
}

function againstFigures(
  text: string,
  folded: string,
  found: readonly Description[],
  tracts: readonly Tract[],
): string[][] {
  return found.map((d, i) => statementsAgainst(text, folded, d, found[i + 1] ?? null, tracts[i]!));
}

/** Said behind one of the exceptions that stand first. */
function areaOfLand(folded: string, found: readonly Description[], tracts: readonly Tract[]): AreaFields {
  for (let i = 0; tracts[i]?.is_exception === true; i++) {
    const area = statedArea(areasBehindException(folded, found[i]!, found[i + 1] ?? null));
    if (area.stated_area !== '') return area;
  }
  return NO_AREA;
}

/** An area said behind an exception, or the last of several, is the land's that it is taken from. */
function tellParents(folded: string, found: readonly Description[], tracts: Tract[]): void {
  let land = -1;
  found.forEach((d, i) => {
    if (!tracts[i]!.is_exception) land = i;
    const parent = tracts[land];
    if (!parent || land === i || parent.stated_area !== '') return;
    const areas = areasBehindException(folded, d, found[i + 1] ?? null);
    tracts[land] = { ...parent, ...statedArea(areas) };
    const main = mainArea(areas);
    if (main && isNetBehind(folded, d.end, main)) addNote(tracts, land, NET_NOTE);
  });
}

/** Where a parcel stands in what was pasted. */
function placeOf(source: SourceText, { at, to }: Parcel): { at: number; to: number } {
  const { start, end } = pastedSpan(source, at, to);
  return { at: start, to: end };
}

/** "the center line being: Beginning at a tower; thence S 23° E to the river"; "lying west of this line: …"; one road of a list, told by where it runs. */
function isLineByName(folded: string, d: Description, among: number): boolean {
  const isMeasured = d.courses.some((c) => c.direction === 'measured');
  if (among === 1 && !isMeasured) return false;
  const line = openLineOf(folded, d, false);
  return line === 'centerline' || (line === 'beside' && isMeasured && d.courses.length > 1);
}

/** What the words around a description except, add or narrow without courses is noted on the land it belongs to; gives what belongs
 *  to land that is told before an exception which stands first. */
function noteUnmeasured(
  text: string,
  folded: string,
  tracts: Tract[],
  index: number,
  d: Description,
  next: Description | null,
): string[] {
  let land = index;
  while (tracts[land]?.is_exception === true) land--;
  const ofLand: string[] = [];
  for (const { note, isOfFigure } of notesBehind(text, folded, d, next)) {
    if (land >= 0 || isOfFigure) addNote(tracts, isOfFigure ? index : land, note);
    else ofLand.push(note);
  }
  const part = partNote(text, folded, d);
  if (part !== null) addNote(tracts, index, part);
  for (const note of [
    noteBefore(text, folded, d),
    exceptedBefore(text, folded, d),
    heightNote(text, folded, d),
    shareNote(text, folded, d, next),
  ])
    if (note !== null) addNote(tracts, index, note);
  return ofLand;
}

function landAt(tracts: readonly Tract[], index: number): number {
  return Math.max(
    0,
    tracts.findLastIndex((tract, i) => i <= index && !tract.is_exception),
  );
}

function addNote(tracts: Tract[], at: number, note: string): void {
  const { notes } = tracts[at]!;
  if (notes?.includes(note)) return;
  tracts[at] = { ...tracts[at]!, notes: notes === null ? note : `${notes} ${note}` };
}
