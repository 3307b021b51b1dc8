// Takes: the text and where its measured descriptions stand. Gives: the tracts that are described without courses: aliquot parts,
// lots, exhibits, blanket and facility easements. Never: a tract for land that a measured description only lies in.
import type { DescriptionType, DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { sectionlessLands } from '../aliquots/aliquot-sectionless.ts';
import { aliquotTracts, easementTracts } from './aliquot-tracts.ts';
import { areasSaid } from './areas-around.ts';
import { boundedBeforeReference, boundedTracts } from './bounded-land.ts';
import { descriptionTypeHint, PASSAGE } from '../record/description-type.ts';
import { isBlankForm, observes, teaches } from '../record/no-land.ts';
import { rulesIn } from '../record/rule-words.ts';
import { frontedTracts } from './fronted-lot.ts';
import { withoutIndexed } from './indexing-line.ts';
import { describesLand } from '../record/speaks-of-land.ts';
import { callOf } from '../courses/call.ts';
import type { ReadSpan } from '../courses/course-parts.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { readEasement } from '../record/easement.ts';
import { lotMentions } from '../record/lot-block.ts';
import { landsBeside } from './land-beside.ts';
import type { Stretch } from './quoted.ts';
import { isInside, type MeasuredSpan } from './stands-alone.ts';
import { placeReader } from '../courses/place.ts';
import { stripLine } from './strip-line.ts';
import { easementIn } from './easement-lands.ts';
import type { Placed } from './placed.ts';
import { lotNotes } from './parts-of-lots.ts';
import { NOTES, plainTract } from './plain-tract.ts';
import { isOfPlat } from './plat-lands.ts';
import { asPasted, quotedLands } from './quoted-lands.ts';
import { statedArea } from './stated-area.ts';
import { wordsOfLots, type LandWords } from './words-of-land.ts';
import { valuesOf } from './read-spans.ts';
import { parcelsWithoutCourses } from './unmeasured-parcels.ts';
import { wording } from '../words/wording.ts';

interface Beside {
  readonly spans: readonly MeasuredSpan[];
  readonly unread: readonly Stretch[];
  /** Whether the text describes land, where somebody has asked already. */
  readonly speaksOfLand: boolean | null;
}

export function otherTracts(source: SourceText, folded: string, measured: Beside, kind: DocumentKind): Placed[] {
  const { text } = source;
  if (measured.spans.length > 0) return landsBeside(source, folded, measured.spans);
  if (kind === 'other' && (teaches(text) || observes(text))) return [];
  const tracts = unmeasuredTracts(source, folded, measured, kind);
  if (tracts.length > 0 || rulesIn(text, text.slice(0, PASSAGE)) > 0) return tracts;
  // DECISIONS.md: land whose section nobody can read fails; it is not passed over.
  const lands = asPasted(source, sectionlessLands(text)).filter(
    (a) => !isInside(a, measured.unread) && !isOfPlat(folded, a),
  );
  return lands.length > 0 ? aliquotTracts(text, folded, lands) : tracts;
}

function unmeasuredTracts(source: SourceText, folded: string, measured: Beside, kind: DocumentKind): Placed[] {
  const { text } = source;
  const found = withoutIndexed(folded, quotedLands(source), false);
  const aliquots = (found.some(isPlaced) || TELLS_OF_LAND.test(text) ? found : []).filter(
    (a) => !isInside(a, measured.unread) && !isOfPlat(folded, a),
  );
  const known = text.length <= PASSAGE ? aliquots : undefined;
  if (!(measured.speaksOfLand ?? describesLand(text, known))) return bySides(source, folded, kind);
  const parcels = parcelsWithoutCourses(text, folded, []).flatMap(({ at, to, name, tract, words }) =>
    tract && !aliquots.some((a) => a.start >= at && a.start < to) ? [{ at, tract, isNamed: name !== '', words }] : [],
  );
  if (aliquots.length > 0) {
    const easement = easementIn(text, folded, aliquots, kind === 'easement');
    if (easement === 'aliquot') return [...withEasement(text, aliquotTracts(text, folded, aliquots)), ...parcels];
    const lands = easement ? easementTracts(text, folded, aliquots, easement) : aliquotTracts(text, folded, aliquots);
    return [...lands, ...parcels];
  }
  if (parcels.length > 1) return parcels;
  const type = descriptionTypeHint(text, 0, text.length, known);
  if (type === null || type === 'aliquot' || isBlankForm(text)) return bySides(source, folded, kind);
  // What a plat gives along the lines of its lots lies on the lots drawn, which are no tracts.
  if (kind === 'plat' && type === 'facility_relative') return bySides(source, folded, kind);
  const bounded = type === 'exhibit_referenced' ? boundedBeforeReference(text, folded) : [];
  if (bounded.length > 0) return bounded;
  return [ofType(source, folded, type, kind)];
}

/** A strip with its width and one measured line tells land by these alone. */
function strips(source: SourceText, folded: string, kind: DocumentKind): Placed[] {
  if (!(folded.includes('wide') || folded.includes('in width')) || isBlankForm(source.text)) return [];
  const placed = ofType(source, folded, 'centerline', kind);
  return placed.tract.calls.some((call) => call.bearing !== null && call.distance !== null) ? [placed] : [];
}

function ofType(source: SourceText, folded: string, type: DescriptionType, kind: DocumentKind): Placed {
  const { text } = source;
  const line = type === 'centerline' ? stripLine(text, folded) : null;
  const named: ReadSpan[] = [];
  const context = { source, folded, unit: 'feet' as const, places: placeReader(source), state: '', named };
  const areas = areasSaid(folded);
  const tract = {
    ...plainTract('Tract 1', type),
    calls: line ? [callOf(context, line)] : [],
    ...statedArea(kind === 'easement' ? areasOfEasement(folded, areas) : areas),
    easement: readEasement(text, 0, text.length),
    notes: line ? null : notesOf(text, folded, type),
  };
  const words = line
    ? { start: line.start, end: line.end, spans: [...named, ...valuesOf(line)] }
    : wordsOfLotsSaid(text, areas);
  return { at: 0, tract, isNamed: false, ...(words && { words }) };
}

/** From the first lot to the last. */
function wordsOfLotsSaid(text: string, areas: readonly AreaPhrase[]): LandWords | null {
  const lots = lotMentions(text);
  if (lots.length === 0) return null;
  const [start, end] = [lots[0]!.start, Math.max(...lots.map(({ told }) => told))];
  return end - start > LONGEST ? null : wordsOfLots(text, { start, end }, areas);
}
const LONGEST = 4000;

function notesOf(text: string, folded: string, type: DescriptionType): string | null {
  const ofLots =
    type === 'exhibit_referenced' ? lotNotes(text, folded, lotMentions(text), { start: 0, end: text.length }) : [];
  const notes = [NOTES[type] ?? '', ...ofLots].filter((note) => note !== '').join(' ');
  return notes === '' ? null : notes;
}

/** What bounds the land on its sides, else how far it fronts and how deep it is, else how wide a strip is and where it runs. */
function bySides(source: SourceText, folded: string, kind: DocumentKind): Placed[] {
  const bounded = boundedTracts(source.text, folded);
  if (bounded.length > 0) return bounded;
  const fronted = frontedTracts(source.text, folded);
  return fronted.length > 0 ? fronted : strips(source, folded, kind);
}

const isPlaced = ({ packed }: AliquotReading): boolean => packed.includes('township=') || packed.includes('range=');
/** Laws, stands, slides and time tables have sections and halves too: without a township, something in the text must tell of land. */
const TELLS_OF_LAND = new RegExp(
  wording`
    [¼½]|\b1/[24]\b
    |\bquarter of (?:the \w+ quarter of )?(?:said )?sec(?:tion|\.)
    |\b(?:lands?|acres?|acreage|tracts?|parcels?|premises|propert(?:y|ies)|estate|patent\w*|deed\w*|convey\w*|grant\w*|meridian|homestead\w*
    |school sections?|county|owners?|lease\w*|claims?)\b
    |(?<![A-Za-z])(?:[NS][EW]|[NSEW])\s?(?:[24]|/\s?[24])(?!\d)`,
  'i',
);

/** A strip along a side of each part. */
function withEasement(text: string, placed: readonly Placed[]): Placed[] {
  const easement = readEasement(text, 0, text.length);
  return placed.map((one) => (one.tract.is_exception ? one : { ...one, tract: { ...one.tract, easement } }));
}

const OWNED = /\b(?:owners?|owns|purchased|acquired|bought)\b/;
const OF_EASEMENT = /\b(?:easements?|strips?|servitudes?|rights?[\s-]of[\s-]way)\b/;
/** "31 acres being the same property conveyed in Book 4": what the easement lies on. */
const OF_THE_LAND = new RegExp(wording`
  ^,? (?:more or less,? )?being (?:all of )?the (?:same )?(?:lands?|property|tract|premises) (?:described|conveyed) in\b`);
const ENDS = /[.;]\s|\n\s*\n/g;

/** "The County purchased a 35 acre parcel": no part of it is the easement but what its exhibit says. */
const areasOfEasement = (folded: string, areas: readonly AreaPhrase[]): AreaPhrase[] =>
  areas.filter(({ start, end }) => {
    if (OF_THE_LAND.test(folded.slice(end, end + 60))) return false;
    const sentence = sentenceAround(folded, start, end);
    return !OWNED.test(sentence) || OF_EASEMENT.test(sentence);
  });

function sentenceAround(folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(0, start - 300), start);
  const from = [...before.matchAll(ENDS)].at(-1)?.index ?? 0;
  const behind = folded.slice(end, end + 120);
  const to = behind.search(/[.;]\s|\n\s*\n/);
  return before.slice(from) + folded.slice(start, end) + (to < 0 ? behind : behind.slice(0, to));
}
