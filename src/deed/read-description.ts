// Takes: the reading text of a document. Gives: its Extraction, and other readings the print allows, for the judge.
// Never: throws, guesses or repairs; a document without land gives an extraction without tracts.
import type { Alternate } from '../contract/alternate.ts';
import type { Extraction, Tract } from '../contract/extraction.ts';
import { joinedSource, pastedSpan, type SourceText } from '../document/source-text.ts';
import { areasBehindException } from './tracts/areas-around.ts';
import { classifyDocument } from './record/classify.ts';
import { describesLand } from './record/speaks-of-land.ts';
import { isCourseless } from './courses/courseless.ts';
import { descriptionsOf, isMeasured, isMoreThanALine, type Description } from './tracts/description.ts';
import { fold } from './words/fold.ts';
import { readMetadata } from './record/metadata.ts';
import { placeReader } from './courses/place.ts';
import { otherTracts } from './tracts/other-tracts.ts';
import { basisOfBearings } from './record/basis.ts';
import { readSheet } from './record/sheet.ts';
import { openLineOf } from './tracts/open-line.ts';
import { situsOf } from './aliquots/situs.ts';
import { tokensOf } from './values/tokens.ts';
import { NO_AREA, statedArea, type AreaFields } from './tracts/stated-area.ts';
import { withSharedAreas } from './tracts/shared-area.ts';
import { tractOf } from './tracts/tract.ts';
import { easementBefore, withEasements } from './tracts/tract-easement.ts';
import { parcelsWithoutCourses, type ParcelNote } from './tracts/unmeasured-parcels.ts';
import { noteBefore, notesBehind, partNote } from './tracts/unmeasured.ts';

export interface Reading {
  readonly extraction: Extraction;
  readonly alternates: Alternate[];
}

export function readDescription(source: SourceText): Reading {
  const folded = fold(source.text);
  const kind = classifyDocument(source);
  const metadata = readMetadata(source);
  const joined = joinedSource(source);
  const measured = measuredTracts(joined, joined === source ? folded : fold(joined.text), metadata.state);
  // A lot that a plat draws, or names as the land it divides, is no tract of its own; a deed's words may make it look like a plat.
  const isSheet = kind === 'plat' && PLAT_TITLE.test(source.text.slice(0, 300));
  const beside = otherTracts(source, folded, measured);
  const others = isSheet ? beside.filter((tract) => tract.description_type !== 'exhibit_referenced') : beside;
  // Land less a measured figure stands before it: an exception follows what it is taken out of.
  const shift = others.length > 0 && measured.tracts[0]?.is_exception === true ? others.length : 0;
  if (shift > 0 && others[0]!.stated_area === '') others[0] = { ...others[0]!, ...measured.landArea };
  const land = shift > 0 ? others.findLastIndex((tract) => !tract.is_exception) : -1;
  for (const note of measured.landNotes) addNote(land < 0 ? measured.tracts : others, Math.max(land, 0), note);
  const named = new Set(measured.parcels.length > 0 ? others.map((tract) => tract.name.toLowerCase()) : []);
  for (const { behind, name, note } of measured.parcels)
    if (name === '' ? others.length === 0 : !named.has(name))
      addNote(measured.tracts, landAt(measured.tracts, behind), note);
  const found =
    others.length === 0
      ? measured.tracts
      : numbered(shift > 0 ? [...others, ...measured.tracts] : [...measured.tracts, ...others]);
  const tracts = withEasements(joined.text, kind === 'easement', metadata.state, found);
  const sheet = readSheet(source, kind);
  metadata.sheet = sheet;
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
    alternates:
      shift === 0 ? measured.alternates : measured.alternates.map((one) => ({ ...one, tract: one.tract + shift })),
  };
}

/** Over the sheet, in capitals: "FINAL PLAT OF". */
const PLAT_TITLE = /^[^a-z]{0,120}\b(?:RE)?PLAT\b[^a-z]{0,80}\n/;

interface Measured {
  readonly tracts: Tract[];
  readonly alternates: Alternate[];
  readonly spans: { start: number; end: number; isException: boolean }[];
  /** Descriptions of which too little can be read to make a tract: what they name only places them. */
  readonly unread: { start: number; end: number }[];
  /** Said behind an exception that stands first, of the land it is taken from. */
  readonly landArea: AreaFields;
  readonly landNotes: readonly string[];
  /** Told behind a description without courses of their own. */
  readonly parcels: readonly ParcelNote[];
  /** Whether the text describes land, where it had to be asked. */
  readonly speaksOfLand: boolean | null;
}

function measuredTracts(source: SourceText, folded: string, state: string): Measured {
  const all = isCourseless(folded) ? [] : descriptionsOf(source.text, folded, tokensOf(folded));
  // Names, corners and single lengths alone also fill rules and routes: for those the whole text must speak of land.
  const speaksOfLand = all.every(isMeasured) ? null : describesLand(source.text);
  const found = (speaksOfLand === false ? all.filter(isMeasured) : all).filter(
    (d) => isMoreThanALine(d) || isLineByName(folded, d, all.length),
  );
  const places = placeReader(source);
  const tracts: Tract[] = [];
  const names = new Map<string, number>();
  const alternates: Alternate[] = [];
  const spans: Measured['spans'] = [];
  found.forEach((d, i) => {
    const next = found[i + 1] ?? null;
    const nextStart = next?.starter.start ?? source.text.length;
    const read = tractOf({ source, folded, state, places, index: tracts.length, next }, d);
    const tract = tractNumber(names, read.tract);
    const leadFrom = Math.max(d.leadFrom, d.starter.start - 1500);
    const caption = { from: d.leadFrom, starter: d.starter.start, end: d.end, next: nextStart };
    // Where no word opens a figure, what it is for stands before its first course.
    const opens = d.starter.end > d.starter.start || d.starter.kind === 'implicit' ? d.starter.start : d.pobEnd;
    const isLine = tract.description_type === 'centerline';
    if (!tract.is_exception || isLine) tract.easement = easementBefore(source.text, leadFrom, opens, isLine, state);
    tract.situs = situsOf(source.text, caption);
    tracts.push(tract);
    for (const other of read.alternates) alternates.push({ tract: tracts.length - 1, ...other });
    spans.push({ ...pastedSpan(source, d.starter.start, d.end), isException: tract.is_exception });
  });
  found.forEach((d, i) => {
    const parent = tracts[i - 1];
    if (!parent || !tracts[i]!.is_exception || parent.is_exception || parent.stated_area !== '') return;
    tracts[i - 1] = { ...parent, ...statedArea(areasBehindException(folded, d, found[i + 1] ?? null)) };
  });
  if (found.length > 1) tracts.splice(0, tracts.length, ...withSharedAreas(folded, found, tracts));
  const landNotes = found.flatMap((d, i) => noteUnmeasured(source.text, folded, tracts, i, d, found[i + 1] ?? null));
  const first = tracts[0]?.is_exception ? found[0] : undefined;
  const landArea = first ? statedArea(areasBehindException(folded, first, found[1] ?? null)) : NO_AREA;
  const parcels = parcelsWithoutCourses(source.text, folded, found);
  const kept = new Set(found);
  const unread = all.flatMap((d) => (kept.has(d) ? [] : [pastedSpan(source, d.starter.start, d.end)]));
  return { tracts, alternates, spans, unread, landArea, landNotes, parcels, speaksOfLand };
}

/** "the center line being: Beginning at a tower; thence S 23° E to the river"; one road of a list, told by where it runs. */
function isLineByName(folded: string, d: Description, among: number): boolean {
  if (among === 1 && !d.courses.some((c) => c.direction === 'measured')) return false;
  return openLineOf(folded, d, false) === 'centerline';
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
  const land = tracts.findLastIndex((tract, i) => i <= index && !tract.is_exception);
  const ofLand: string[] = [];
  for (const { note, isOfFigure } of notesBehind(text, folded, d, next)) {
    if (land >= 0 || isOfFigure) addNote(tracts, isOfFigure ? index : land, note);
    else ofLand.push(note);
  }
  const part = partNote(text, folded, d);
  if (part !== null) addNote(tracts, index, part);
  const before = noteBefore(text, folded, d);
  if (before !== null) addNote(tracts, index, before);
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

function numbered(tracts: readonly Tract[]): Tract[] {
  const names = new Map<string, number>();
  return tracts.map((tract) => tractNumber(names, tract));
}

/** Two tracts of one name would be confused in a verdict: the second is told apart. */
function tractNumber(names: Map<string, number>, tract: Tract): Tract {
  const same = names.get(tract.name) ?? 0;
  names.set(tract.name, same + 1);
  if (same === 0) return tract;
  return { ...tract, name: tract.is_exception ? `${tract.name} (exception)` : `${tract.name} (${same + 1})` };
}
