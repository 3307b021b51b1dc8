// Takes: the text and where its measured descriptions stand. Gives: the tracts that are described without courses: aliquot parts,
// lots, exhibits, blanket and facility easements. Never: a tract for land that a measured description only lies in.
import type { DescriptionType, DocumentKind } from '../../contract/extraction.ts';
import type { SourceText } from '../../document/source-text.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { sectionlessLands } from '../aliquots/aliquot-sectionless.ts';
import { aliquotTracts, easementTracts } from './aliquot-tracts.ts';
import { areasOfEasement } from './area-of-easement.ts';
import { areasSaid } from './areas-around.ts';
import { areasApart } from './areas-apart.ts';
import { boundedBeforeReference, boundedTracts } from './bounded-land.ts';
import { descriptionTypeHint, PASSAGE } from '../record/description-type.ts';
import { isBlankForm, observes, teaches } from '../record/no-land.ts';
import { rulesIn } from '../record/rule-words.ts';
import { frontedTracts } from './fronted-lot.ts';
import { withoutIndexed } from './indexing-line.ts';
import { describesLand } from '../record/speaks-of-land.ts';
import { callOf } from '../courses/call.ts';
import { readEasement } from '../record/easement.ts';
import { lotMentions } from '../record/lot-block.ts';
import { parcelHeads, type Head } from '../marks/heads.ts';
import { introductionOf, isBeforePart } from './land-before-part.ts';
import { mayTellLandBeside } from './land-beside.ts';
import { placeReader } from '../courses/place.ts';
import { stripLine } from './strip-line.ts';
import { easementIn } from './easement-lands.ts';
import type { Placed } from './placed.ts';
import { lotNotes } from './parts-of-lots.ts';
import { NOTES, plainTract } from './plain-tract.ts';
import { isOfPlat } from './plat-lands.ts';
import { asPasted, quotedLands } from './quoted-lands.ts';
import { isHeaded, ITEM_HEAD } from '../words/piece-heads.ts';
import { isItemOfList, listsSections, placesItsFigure } from './section-list.ts';
import { statedArea } from './stated-area.ts';
import { parcelsWithoutCourses } from './unmeasured-parcels.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface MeasuredSpan extends Span {
  readonly isException: boolean;
}

interface Beside {
  readonly spans: readonly MeasuredSpan[];
  readonly unread: readonly Span[];
  /** Whether the text describes land, where somebody has asked already. */
  readonly speaksOfLand: boolean | null;
}

export function otherTracts(source: SourceText, folded: string, measured: Beside, kind: DocumentKind): Placed[] {
  const { text } = source;
  if (measured.spans.length > 0) return besideMeasured(source, folded, measured.spans);
  if (kind === 'other' && (teaches(text) || observes(text))) return [];
  const told = unmeasuredTracts(source, folded, measured, kind);
  if (told.length > 0 || rulesIn(text, text.slice(0, PASSAGE)) > 0) return told;
  // DECISIONS.md: land whose section nobody can read fails; it is not passed over.
  const lands = asPasted(source, sectionlessLands(text)).filter(
    (a) => !isInside(a, measured.unread) && !isOfPlat(folded, a),
  );
  return lands.length > 0 ? aliquotTracts(text, folded, lands, 0) : told;
}

function unmeasuredTracts(source: SourceText, folded: string, measured: Beside, kind: DocumentKind): Placed[] {
  const { text } = source;
  const found = withoutIndexed(folded, quotedLands(source), false);
  const aliquots = (found.some(isPlaced) || TELLS_OF_LAND.test(text) ? found : []).filter(
    (a) => !isInside(a, measured.unread) && !isOfPlat(folded, a),
  );
  const known = text.length <= PASSAGE ? aliquots : undefined;
  if (!(measured.speaksOfLand ?? describesLand(text, known))) return bySides(source, folded, kind);
  const parcels = parcelsWithoutCourses(text, folded, []).flatMap(({ at, to, name, tract }) =>
    tract && !aliquots.some((a) => a.start >= at && a.start < to) ? [{ at, tract, isNamed: name !== '' }] : [],
  );
  if (aliquots.length > 0) {
    const easement = easementIn(text, folded, aliquots, kind === 'easement');
    if (easement === 'aliquot') return [...withEasement(text, aliquotTracts(text, folded, aliquots, 0)), ...parcels];
    const lands = easement
      ? easementTracts(text, folded, aliquots, easement)
      : aliquotTracts(text, folded, aliquots, 0);
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
  const context = { source, folded, unit: 'feet' as const, places: placeReader(source), state: '' };
  const areas = areasSaid(folded);
  const tract = {
    ...plainTract('Tract 1', type),
    calls: line ? [callOf(context, line)] : [],
    ...statedArea(kind === 'easement' ? areasOfEasement(folded, areas) : areas),
    easement: readEasement(text, 0, text.length),
    notes: line ? null : notesOf(text, folded, type),
  };
  return { at: 0, tract, isNamed: false };
}

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
const TELLS_OF_LAND =
  /[¼½]|\b1\/[24]\b|\bquarter\s+of\s+(?:the\s+\w+\s+quarter\s+of\s+)?(?:said\s+)?sec(?:tion|\.)|\b(?:lands?|acres?|acreage|tracts?|parcels?|premises|propert(?:y|ies)|estate|patent\w*|deed\w*|convey\w*|grant\w*|meridian|homestead\w*|school\s+sections?|county|owners?|lease\w*|claims?)\b|(?<![A-Za-z])(?:[NS][EW]|[NSEW])\s?(?:[24]|\/\s?[24])(?!\d)/i;

/** Only another paragraph can hold land of its own beside a measured description; most documents have none. */
function besideMeasured(source: SourceText, folded: string, measured: readonly MeasuredSpan[]): Placed[] {
  const { text } = source;
  const behind = folded.slice(Math.max(0, measured[0]!.end - 1));
  const mayHoldMore =
    measured[0]!.isException ||
    (folded.includes('\n') &&
      (/\n\s*\n/.test(behind) || /\n\s*\n|\.\s*\n/.test(folded.slice(0, measured[0]!.start)))) ||
    NAMES_MORE.test(behind) ||
    HEADS_MORE.test(folded);
  const isIntroduced = introductionOf(folded, measured[0]!.start) >= 0;
  const isListed = listsSections(folded, measured);
  if (!isListed && !isIntroduced && (!mayHoldMore || !mayTellLandBeside(folded, measured))) return [];
  const aliquots = landsOfTheirOwn(text, folded, withoutIndexed(folded, quotedLands(source), true), measured);
  const before = measured[0]!.isException ? 0 : measured.length;
  const runs = runsOf(aliquots, measured);
  const tracts: Placed[] = [];
  runs.forEach((run, i) => {
    const to = runs[i + 1]?.[0]!.start ?? folded.length;
    const isTheirs = areasApart(folded, run.at(-1)!.end, to, measured);
    tracts.push(...aliquotTracts(text, folded, run, before + tracts.length, to, isTheirs));
  });
  return tracts;
}

/** Lands told in one breath: an area behind them is theirs together, not that of lands told elsewhere. */
function runsOf(aliquots: readonly AliquotReading[], measured: readonly MeasuredSpan[]): AliquotReading[][] {
  const runs: AliquotReading[][] = [];
  for (const a of aliquots) {
    const last = runs.at(-1)?.at(-1);
    const apart = last && measured.some((m) => m.start >= last.end && m.end <= a.start);
    if (last && !apart) runs.at(-1)!.push(a);
    else runs.push([a]);
  }
  return runs;
}

/** A strip along a side of each part. */
function withEasement(text: string, placed: readonly Placed[]): Placed[] {
  const easement = readEasement(text, 0, text.length);
  return placed.map((one) => (one.tract.is_exception ? one : { ...one, tract: { ...one.tract, easement } }));
}

const LOCATES =
  /\b(?:in|of|within|part|portion|corner|line|located|situated?|being|through|across|to|from|at|said|the)\s+(?:the\s+|said\s+)?$/;

/** "the agency site described as the SW¼ of section 7"; "Parcel 3: The SW¼". */
const IS_DESCRIBED_AS =
  /\b(?:described|known|designated)\s+as\s+(?:the\s+)?$|(?:[:.-]\s{0,4}|\n\s{0,8}|\([a-z\d]\)\s{1,3})(?:all\s+of\s+|the\s+|all\s+of\s+the\s+)$/;

/** Words that may open land of its own behind a figure, in its own paragraph. */
const NAMES_MORE = new RegExp(
  String.raw`\b(?:also|all\s+of|patent|exchange|together\s+with)\b|;\s{0,3}and\s{0,2}\n\s{0,12}the\s|${ITEM_HEAD}|\.\s{1,3}(?:(?:all\s+)?that\s+(?:part|portion)\s+of\s+)?the\s+(?:(?:north|south|east|west)[a-z]*\s+(?:(?:east|west)\s+)?(?:half|quarter)\b|[nsew]\.?[ew]?\.?\s?(?:1\/|[½¼24]))`,
);

/** A line or a sentence that may head a parcel. */
const HEADS_MORE =
  /(?:\n|[.;]\s)\s{0,8}(?:the\s)?(?:tract|parcel|area|territory|share|site|first|second|third|fourth|easement)\b/;

/** In a document with measured courses: the lands that are none of their sentences', and what a list goes on with behind such a one. */
function landsOfTheirOwn(
  text: string,
  folded: string,
  aliquots: readonly AliquotReading[],
  measured: readonly MeasuredSpan[],
): AliquotReading[] {
  const own: AliquotReading[] = [];
  const heads = aliquots.length > 0 ? parcelHeads(text, folded) : [];
  const isPlaced = aliquots.every((a) => a.place.government_lot === '') || namesSection(folded, measured);
  const introduction = introductionOf(folded, measured[0]!.start);
  for (const read of aliquots) {
    if (isOfPlat(folded, read) || isBearing(folded, read) || placesItsFigure(folded, read, measured)) continue;
    if (read.place.government_lot !== '' && !isPlaced) continue;
    const a = read.isException && isHeadedAnew(folded, heads, read, measured) ? { ...read, isException: false } : read;
    const before = own.at(-1);
    const goesOn = before !== undefined && LIST_GOES_ON.test(folded.slice(before.end, Math.max(before.end, a.start)));
    if (
      (goesOn && !isInside(a, measured)) ||
      isBeforePart(folded, a, introduction, before?.end ?? 0) ||
      isItemOfList(folded, a, measured) ||
      standsAlone(folded, a, measured) ||
      isHeadedLand(folded, heads, a, measured) ||
      isHeadedEasement(folded, heads, a)
    )
      own.push(a);
  }
  return own;
}

/** "Course: S 07-30-21 W" is no section 7. */
const isBearing = (folded: string, { start }: AliquotReading): boolean =>
  /\b[ns]\.?\s{0,2}$/.test(folded.slice(Math.max(0, start - 5), start)) &&
  /^\d{1,2}-\d{1,2}-\d{1,2}\b/.test(folded.slice(start, start + 10));

const SECTION = /\bsec|ection|\b(?:township|twp)|\bt\.?\s?\d|\b\d{1,2}\s?-\s?\d{1,3}\s?-?[ns]/;

/** "Lot No. 12. Beginning at a post, whence the corner of section 8 bears": a section told in a figure alone only places the figure. */
function namesSection(folded: string, measured: readonly MeasuredSpan[]): boolean {
  let from = 0;
  for (const { start, end } of measured) {
    if (SECTION.test(folded.slice(from, start))) return true;
    from = Math.max(from, end);
  }
  return SECTION.test(folded.slice(from));
}

/** Behind what is excepted by courses the next header opens land again. */
function isHeadedAnew(
  folded: string,
  heads: readonly Head[],
  a: AliquotReading,
  measured: readonly MeasuredSpan[],
): boolean {
  const before = measured.findLast((m) => m.end <= a.start);
  if (!before) return false;
  return (
    heads.some((head) => head.start >= before.end && head.end <= a.start) ||
    isHeaded(folded.slice(before.end - 1, a.start))
  );
}

/**
 * "…to the point of beginning.\nParcel 2: The N½ of the NW¼": a header opens it, though no blank line does. Before a figure only where that has
 * a header of its own.
 */
function isHeadedLand(
  folded: string,
  heads: readonly Head[],
  a: AliquotReading,
  measured: readonly MeasuredSpan[],
): boolean {
  const head = heads.findLast((one) => one.end <= a.start);
  if (!head || a.start - head.end > 90 || isInside(a, measured)) return false;
  const next = measured.find((m) => m.start > a.start);
  const isHeadedNext = next && heads.some((one) => one.start >= a.end && one.start <= next.start);
  if (next ? !isHeadedNext && !isLessFigure(folded, a, next) : head.start < measured.at(-1)!.end) return false;
  return BEHIND_HEAD.test(folded.slice(head.end, a.start));
}

/** "Second Tract: T. 14 S., R. 22 E., secs. 3 and 9": with its township before it. */
const TOWNSHIP = String.raw`(?:(?:in\s+)?(?:t(?:ownship|wp|p)s?\.?\s{1,2}[a-z\d-]{1,14}|t\.?\s?\d{1,3})\b[^;:\n]{0,50}[,:\s]{1,3})?`;
/** "TRACT 2: All that part of the NE¼ lying north of the canal": no figure of its own, since the next has another head. */
const PART_OF = String.raw`(?:(?:that|those)\s+(?:parts?|portions?)\s+of\s+)?`;
const BEHIND_HEAD = new RegExp(
  String.raw`^(?:\s{0,2}\([^()\n]{1,60}\))?[\s:.,()—–-]{1,6}(?:all\s+(?:of\s+)?)?${PART_OF}(?:the\s+)?${TOWNSHIP}$`,
);

const EASEMENT_OVER =
  /^[\s:.,()-]{0,6}(?:an?\s+|the\s+)?(?:[a-z-]+[\s,]+){0,3}?easements?\b[^.;]{0,160}\b(?:over|across|upon|through|under)\s+(?:[a-z]+\s+){0,2}?(?:the\s+)?(?:(?:north|south|east|west)[a-z]*\s[^.;]{1,30}\s(?:feet|foot|rods)\s+of\s+(?:the\s+)?)$/;

/** "TRACT C: an easement for ingress over the West 30 feet of the NE¼ of the NE¼": a strip that the part itself places. */
function isHeadedEasement(folded: string, heads: readonly Head[], a: AliquotReading): boolean {
  const head = heads.findLast((one) => one.end <= a.start);
  return head !== undefined && a.start - head.end < 400 && EASEMENT_OVER.test(folded.slice(head.end, a.start));
}

/** "a parcel situated in section 18 and section 13": told to find the figure by. */
const ONLY_PLACES = /\| exception=only [^|]*\b(?:situated?|located|lying|being|contained)\s+(?:with)?in\b/i;
/** "(PT. NE¼ & SE¼ - SECTION 18-T11N-R10W)" over a figure: a caption, since nothing but the figure tells the part. */
const BARE_PART = /\| exception=only (?:pts?\.?|parts?)(?= \||$)/i;
const LIST_GOES_ON = /^[\s,;]{0,6}(?:(?:and|also|the|all|of|in)[\s,]{1,3}){0,5}$/;
const isInside = (a: AliquotReading, measured: readonly Span[]): boolean =>
  measured.some((m) => a.start >= m.start && a.start < m.end);

/** In a document with measured courses an aliquot chain is land of its own only outside their sentences and paragraphs. */
function standsAlone(folded: string, a: AliquotReading, measured: readonly MeasuredSpan[]): boolean {
  if (isInside(a, measured) || ONLY_PLACES.test(a.packed)) return false;
  if (isLessFigure(folded, a, measured[0]!)) return true;
  const next = measured.find((m) => m.start > a.end);
  if (next && (BARE_PART.test(a.packed) || locatesNext(folded, a, next.start))) return false;
  if (isOpened(folded, a, measured, next)) return true;
  const words = folded.slice(Math.max(0, a.start - 40), a.start);
  // "to the beginning, sections 8 and 31, township 4 north": where the figure before it lies.
  const last = measured.findLast((m) => m.end <= a.start);
  if (last && next && !/[.;]\s|\n/.test(folded.slice(last.end - 1, a.start))) return false;
  if (LOCATES.test(words) && !IS_DESCRIBED_AS.test(words) && words !== 'the ') return false;
  if (next) return /\n\s*\n|\.\s*\n/.test(folded.slice(a.end, next.start)) || isItem(folded, a, next.start);
  return /\n\s*\n/.test(folded.slice(measured.at(-1)!.end, a.start));
}

const HEADS_ITEM = /\n\s{0,12}\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s{1,4}(?:(?:all|of|the)\s+){0,3}$/;

/** "(1) The NE¼ of section 9;\n(2) Beginning at": an item of a list, and the figure is the next. */
const isItem = (folded: string, { start, end }: AliquotReading, nextStart: number): boolean =>
  HEADS_ITEM.test(folded.slice(Math.max(0, start - 40), start)) && isHeaded(folded.slice(end, nextStart));

/** "those portions of section 21; section 27, within the following-described area:\n\nBeginning": where the figure lies. */
function locatesNext(folded: string, a: AliquotReading, nextStart: number): boolean {
  const between = folded.slice(a.end, nextStart);
  if (between.length > 900 || !/:\s*$/.test(between) || /\n\s*\n|\.\s*\n/.test(between.replace(/:\s*$/, '')))
    return false;
  if (SAME_LAND.test(between) && !OTHER_PIECE.test(between)) return true;
  return (
    /\b(?:within|lying|embrac|includ|bounded|described\s+as\s+follows)/.test(between) &&
    /\b(?:part|portion)s?\s+of\b(?!.*\bbeginning\b[^.;]{0,60}\.\s)|\bwithin\s[^.;]{0,40}$/s.test(
      folded.slice(Math.max(0, a.start - 240), a.start),
    )
  );
}

/** "The E½ of section 8, township 1 south, more particularly described as follows:\n\nBeginning": the figure is that land. */
const SAME_LAND =
  /^[^;]{0,300}\b(?:more\s+(?:particularly|fully)|being|further|which\s+is|and\s+is|county,|west,|meridian,|p\.m\.,)\s+(?:(?:more\s+)?(?:particularly|fully)\s+)?(?:described|bounded)\b[^;]{0,80}:\s*$/;
const OTHER_PIECE =
  /\b(?:also|together\s+with|plus|less|except\w*)\b|\band\s+(?:all\s+of\s+)?(?:an?|that|those|the\s+following|another|parts?|portions?)\s/;

const STRIP_OF = String.raw`(?:north|south|east|west)[a-z]*\s+(?:[\w.,½¼-]+\s+){1,3}?(?:acres|feet|rods|chains)\s+(?:of|in)\s+(?:the\s+)?`;
const OPENS = new RegExp(
  [
    String.raw`(?:^|[.;,]\s{0,3}|\n\s{0,12})(?:and\s+)?(?:also|together\s+with)[,:]?\s+(?:(?:all|of|that|those|parts?|portions?|the)\s+){0,5}(?:${STRIP_OF})?$`,
    String.raw`[.;]\s{0,3}and\s+all\s+of\s+(?:the\s+)?$`,
    String.raw`[.;]\s{0,3}\n\s{0,12}(?:in\s+)?t(?:ownship|wp|p)?[\s.]{0,2}\d{1,3}[^.;\n]{0,50}$`,
    String.raw`${ITEM_HEAD}\s{0,3}(?:(?:all|of|the)\s+){0,3}(?:${STRIP_OF}|${TOWNSHIP})$`,
    String.raw`\b(?:patent|convey|exchange|grant)\b[^;]{0,160}(?:\sfor|\sas\s+follows:|:)\s+(?:the\s+)?$`,
  ].join('|'),
);

/** "… to the point of beginning. The S½ SE¼ of section 4, containing 80 acres", "; and\nThe S½ SE¼": land, where no verb says something of it. */
const HEADS_SENTENCE = /(?:\.\s{1,3}|;\s{0,3}and\s{0,2}\n\s{0,12})the\s+$/;
/** ". That part of the NE¼ of section 4 lying east of the road": a part that is told by where it lies, not by courses. */
const HEADS_PART = /\.\s{1,3}(?:all\s+)?that\s+(?:part|portion)\s+of\s+the\s+$/;
const LIES =
  /^(?:(?!\bdescribed\b|\bbounded\b|\.\s)[^;]){0,160}?\b(?:lying|lies|which\s+lies)\s+(?:(?:north|south|east|west)[a-z]*|between|within|outside|above|below)\s/;
/** ", Township 9 North, Range 4 West, is hereby excluded": behind where it lies. */
const SAYS_BEHIND =
  /^[^.;]{0,110},\s{1,3}(?:is|are|was|were|has|have|shall|may|will)\s+(?:hereby\s+)?(?!(?:hereby\s+)?(?:be\s+)?(?:annex|includ|vacat|rezon|zon|add|withdr|reserv|grant|convey|set\s))/;
const headsSentence = (words: string, behind: string): boolean =>
  (HEADS_SENTENCE.test(words) && !SAYS.test(behind.slice(0, 30)) && !SAYS_BEHIND.test(behind)) ||
  (HEADS_PART.test(words) && LIES.test(behind));
const SAYS =
  /^[\s,]{0,3}(?:is|are|was|were|lies?|has|have|shall|may|will|being|which|that|contains|(?:is\s+)?subject)\b/;

/** "NE¼, except beginning at … to beginning; Sec. 19: NW¼": behind what is excepted the list goes on. */
const LIST_RETURNS =
  /^[^;]{0,40};\s{1,4}(?:and\s+)?(?:(?:in\s+)?t(?:ownship|wp|p)?\.?\s?\d[^;]{0,60})?(?:the\s+|all\s+(?:of\s+)?)?$/;

/** Behind a figure: "Also the SE¼ …", "; and all of sections 4 and 5", "(2) Lots 7 and 9", "to issue a patent for the SW¼ …". */
function isOpened(
  folded: string,
  a: AliquotReading,
  measured: readonly MeasuredSpan[],
  next: MeasuredSpan | undefined,
): boolean {
  const before = measured.findLast((m) => m.end <= a.start);
  if (!before) return false;
  const words = folded.slice(Math.max(before.end - 1, a.start - 240), a.start);
  if (before.isException && LIST_RETURNS.test(words)) return true;
  if (!OPENS.test(words) && !headsSentence(words, folded.slice(a.end, a.end + 220))) return false;
  return !next || /[.;]\s|\n\s*\n/.test(folded.slice(a.end, next.start)) || isLessFigure(folded, a, next);
}

const EXCEPTS = /\b(?:except(?:ing)?|less|save|excluding|exclusive)\b|\bexc(?:\.|[^\s.;]{0,2}p[^\s.;]{1,4}ing\b)/;

/** "the E½ of Section 2, excepting a tract described as beginning at …": what is measured is taken out of the land before it. */
function isLessFigure(folded: string, a: AliquotReading, next: MeasuredSpan): boolean {
  if (!next.isException || a.end > next.start || next.start - a.end > 1500) return false;
  return EXCEPTS.test(folded.slice(a.end, next.start));
}
