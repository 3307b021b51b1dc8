// Takes: a text and where its measured descriptions stand. Gives: the parcels described beside them without courses: under a header of their own
// ("PARCEL C: Lot 5 of Elm Park"), as lots or a strip in a sentence of their own, or as sections without a township; those of a kind that
// the contract knows are tracts, the others notes (docs/decisions/0134).
// Never: a parcel whose description stands among the measured ones.
import { firstNot } from '../../document/halving.ts';
import type { DescriptionType, Tract } from '../../contract/extraction.ts';
import { allHeads } from '../marks/heads.ts';
import { readEasement } from '../record/easement.ts';
import { lotMentions } from '../record/lot-block.ts';
import { pointBut } from '../words/shortened.ts';
import { areasOf } from './area-phrase.ts';
import { isIndexed } from './indexing-line.ts';
import { parcelType } from './parcel-type.ts';
import { lotNotes } from './parts-of-lots.ts';
import { noteOf, plainTract } from './plain-tract.ts';
import { statedArea } from './stated-area.ts';
import { wordsOfLots, type LandWords } from './words-of-land.ts';
import { quoted, type Stretch } from './quoted.ts';
import { wording } from '../words/wording.ts';

export interface Parcel {
  /** Its words, header included, and where the next header or the text ends. */
  readonly at: number;
  readonly to: number;
  /** The measured description it stands behind; -1 before the first. */
  readonly behind: number;
  /** The header over it; empty where there is none. */
  readonly name: string;
  readonly note: string;
  /** Null where no kind of description fits: then only the note is described. */
  readonly tract: Tract | null;
  readonly words: LandWords;
}

/** What heads a parcel; lots, areas and items are also counted inside one. */
const HEADS_PARCEL =
  /^(?:.*\b(?:tract|parcel|piece|territory|share|easement)\b|exhibit\b|appendix\b|schedule\b|first$|second$|third$|fourth$|fifth$|sixth$)/i;
const EXCEPTED = /^(?:.*\s)?exception\b/i;
/** "Parcel 1, Plat 9", "Tract I is the land that": no header. */
const TELLS = /^\s{0,3},|^[ \t]+(?:is|was|are|were)\s/;

const NUMBER = wording`
  (?:nos?\.?\s?|number(?:ed|s)? )?
  (?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|[a-z]+teen|twenty|thirty)\b)`;
const PLATTED = wording`
  (?:town |city )?lots? ${NUMBER}(?:[^.;]|(?<=\bnos?)\.){0,90}?\b(?:block|blk|square|range of lots|addition|subdivision|plat)\b`;
const LOTS = new RegExp(
  wording`
    (?:\n[ \t]{0,8}\n[ \t]{0,8}(?:also[,:]? (?:the following:\s{1,8})?)?
    |(?:^|\n)[ \t]{0,8}\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)] |[;.] (?:and )?also[,:]? |[;.,] (?:and )?together with |:\s{1,8})
    (?:all (?:of )?)?(?=${PLATTED})`,
  'g',
);
const SECTIONS = new RegExp(
  wording`
    [.;,] (?=(?:and|also|together with),? (?:all of )?(?:the following )?sections? \d{1,2}\b
    (?![^.;]{0,40}\b(?:article|hereof|shall|of this|chapter|above|below)\b))`,
  'g',
);
/** "Together with an easement 20 feet wide along …", "Reserving unto the grantor a cart road of the breadth of …". */
const STRIPS = new RegExp(
  wording`
    (?:^|[.;] |\n\s{0,12})
    (?=(?:and )?(?:also,? )?(?:together with|also(?! (?:known|being|described|called))|reserving
    |(?:grantors?|the said [a-z\s]{3,30}) (?:also )?reserves?)\b(?:[^.;]|\.(?=\d)){0,160}?\b
    (?:easement|right[\s-]of[\s-]way|(?:cart\s?|wagon\s?)?(?:road|way)|driveway|lane|strip)\b)`,
  'g',
);
/** A header over nothing, or over a heading of another kind, is no parcel. */
const LAND =
  /\b(?:strips?|portions?|parts?|lots?|lands?|tract|parcel|all|easements?|rights?[\s-]of[\s-]way|block|sections?)\b/;
const LONGEST = 900;
const SHORTEST = 24;

/** Most texts have none. */
export function parcelsWithoutCourses(text: string, folded: string, spans: readonly Stretch[]): Parcel[] {
  const parcels = headed(text, folded, spans);
  const isFree = (at: number): boolean => !parcels.some((one) => at >= one.at && at < one.to);
  for (const [pattern, isKind] of UNHEADED)
    for (const m of folded.matchAll(pattern)) {
      const at = m.index + m[0].length;
      const end = clauseEnd(folded, at, Math.min(folded.length, at + LONGEST));
      const behind = behindOf(spans, at);
      if (end - at < SHORTEST || !isFree(at) || isWithin(spans, at, end) || leadsIn(folded, spans, behind, end))
        continue;
      if (isKind === 'lots' && (SAYS.test(folded.slice(at, end)) || (spans.length > 0 && isIndexed(folded, at))))
        continue;
      const type = parcelType(text.slice(at, end), isKind === 'lots');
      if (isKind !== 'sections' && type === null) continue;
      if (
        isKind !== 'sections' ? spans.length === 0 && pattern === LOTS && !/also|[.)]\s{1,3}$/.test(m[0]) : behind < 0
      )
        continue;
      parcels.push(parcelOf(text, folded, { at, words: at, end, to: end, behind, name: '' }, type));
    }
  return parcels.sort((a, b) => a.at - b.at);
}

/** Something is said of the lots; they are not given. */
export const SAYS = /\b(?:adjoins?|is|are|was|were|shall|may|has|have|lies?)\b/;

const UNHEADED = [
  [LOTS, 'lots'],
  [SECTIONS, 'sections'],
  [STRIPS, 'strips'],
] as const;

function headed(text: string, folded: string, spans: readonly Stretch[]): Parcel[] {
  const seen = new Set<string>();
  const heads = allHeads(text, folded).filter(({ name, end }) => {
    if (!(HEADS_PARCEL.test(name) || EXCEPTED.test(name)) || TELLS.test(folded.slice(end, end + 12))) return false;
    return seen.size < seen.add(name.toLowerCase()).size;
  });
  if (heads.length < 2 && spans.length === 0) return [];
  return heads.flatMap(({ name, start, end: words }, i) => {
    const to = heads[i + 1]?.start ?? folded.length;
    const end = clauseEnd(folded, words + 2, Math.min(to, words + LONGEST));
    const stop = isApart(folded, spans, end, to) ? end : to;
    if (isWithin(spans, start, stop) || end - words < SHORTEST || !LAND.test(folded.slice(words, words + 90)))
      return [];
    const behind = behindOf(spans, start);
    const excepted = EXCEPTED.test(name);
    const type = excepted ? null : parcelType(text.slice(words, end), false);
    if (type === null && (behind < 0 || /^(?:exhibit|appendix|schedule)/i.test(name))) return [];
    const parcel = parcelOf(text, folded, { at: start, words, end, to: stop, behind, name }, type);
    return excepted ? [{ ...parcel, note: parcel.note.replace('Added', 'Excepted') }] : [parcel];
  });
}

const EXCEPTS_NEXT =
  /^[.;]\s{1,3}\(?(?:(?:less|save|saving)\s+and\s+)?(?:except|exclud|there\s+is\s+(?:except|reserv))/;

/** Behind the parcel another paragraph takes land out of another: "There is excepted out of Parcel 1 a lot: Beginning". */
function isApart(folded: string, spans: readonly Stretch[], end: number, to: number): boolean {
  const span = spans.find((one) => one.start >= end && one.start < to);
  if (!span) return false;
  const between = folded.slice(end, span.start);
  return /\n[ \t]{0,8}\n[^]*\b(?:except|exclud|less\b|reserv)/.test(between) || EXCEPTS_NEXT.test(between);
}

interface ParcelWords {
  readonly at: number;
  readonly words: number;
  readonly end: number;
  readonly to: number;
  readonly behind: number;
  readonly name: string;
}

function parcelOf(text: string, folded: string, parcel: ParcelWords, type: DescriptionType | null): Parcel {
  const { at, words, end, to, behind, name } = parcel;
  const quote = quoted(text, at, end);
  const areas = areasOf(folded, words, end);
  const tract = type && {
    ...plainTract(name, type),
    ...statedArea(areas),
    easement: readEasement(text, at, end),
    notes: [
      noteOf(type, quote),
      ...(type === 'exhibit_referenced' ? lotNotes(text, folded, lotMentions(text), { start: words, end: to }) : []),
    ].join(' '),
  };
  const heading = words > at ? { start: at, end: words } : undefined;
  return {
    at,
    to,
    behind,
    name,
    note: `Added without courses: ${quote}.`,
    tract,
    words: wordsOfLots(text, { start: words, end }, areas, heading),
  };
}

const behindOf = (spans: readonly Stretch[], at: number): number =>
  firstNot(spans.length, (i) => spans[i]!.end <= at) - 1;

const isWithin = (spans: readonly Stretch[], from: number, to: number): boolean =>
  spans.some((span) => span.start < to && span.end > from);

const APART = new RegExp(wording`
  \b(?:also|another|second|together with)\b
  |\n[ \t]{0,8}(?:\n|\(?(?:\d{1,2}|[b-h]|[ivx]{1,4})[.)] )`);

/** "Lot 9 in block 3, described as follows: Beginning": of the figure that follows, not beside it. */
function leadsIn(folded: string, spans: readonly Stretch[], behind: number, end: number): boolean {
  const next = spans[behind + 1];
  return next !== undefined && next.start - end < LONGEST && !APART.test(folded.slice(end, next.start));
}

const STOP = new RegExp(wording`;|${pointBut('dist|rec')}(?= |$)|\n[ \t]{0,8}\n`);

/** With the sentence or the paragraph. */
function clauseEnd(folded: string, from: number, to: number): number {
  const stop = folded.slice(from, to).search(STOP);
  return stop < 0 ? to : from + stop;
}
