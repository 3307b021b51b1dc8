// Takes: a text with measured descriptions and where they stand. Gives: the lands by section described beside them, as tracts.
// Never: land that a measured description only lies in, or that one is taken out of in so many words.
import type { SourceText } from '../../document/source-text.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { type Head, parcelHeads } from '../marks/heads.ts';
import { isHeaded } from '../words/piece-heads.ts';
import { wording } from '../words/wording.ts';
import { aliquotTracts } from './aliquot-tracts.ts';
import { withoutIndexed } from './indexing-line.ts';
import { introductionOf, isBeforePart } from './land-before-part.ts';
import type { Placed } from './placed.ts';
import { isOfPlat } from './plat-lands.ts';
import { quotedLands } from './quoted-lands.ts';
import { isItemOfList, placesItsFigure } from './section-list.ts';
import { isInside, isLessFigure, type MeasuredSpan, standsAlone, TOWNSHIP } from './stands-alone.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { furtherLandAt, trailingEnd } from './further-land.ts';

/** Lands described beside measured descriptions, in words of their own. */
export function landsBeside(source: SourceText, folded: string, measured: readonly MeasuredSpan[]): Placed[] {
  const { text } = source;
  const quoted = withoutIndexed(folded, quotedLands(source), true);
  const heads = quoted.length > 0 ? parcelHeads(text, folded) : [];
  const aliquots = landsOfTheirOwn(folded, heads, quoted, measured);
  const before = measured[0]!.isException ? 0 : measured.length;
  const runs = runsOf(aliquots, measured);
  const tracts: Placed[] = [];
  runs.forEach((run, i) => {
    const to = runs[i + 1]?.[0]!.start ?? folded.length;
    const isTheirs = areasApart(folded, run.at(-1)!.end, to, measured);
    tracts.push(...aliquotTracts(text, folded, run, { heads, before: before + tracts.length, to, isTheirs }));
  });
  return tracts;
}

/** Lands described in one breath: an area behind them is theirs together, not that of lands told elsewhere. */
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

/** In a document with measured courses: the lands that are none of their sentences', and what a list goes on with behind such a one. */
function landsOfTheirOwn(
  folded: string,
  heads: readonly Head[],
  aliquots: readonly AliquotReading[],
  measured: readonly MeasuredSpan[],
): AliquotReading[] {
  const own: AliquotReading[] = [];
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

/** "Lot No. 12. Beginning at a post, whence the corner of section 8 bears": a section described in a figure alone only places the figure. */
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

/** "TRACT 2: All that part of the NE¼ lying north of the canal": no figure of its own, since the next has another head. */
const PART_OF = wording`(?:(?:that|those) (?:parts?|portions?) of )?`;

const BEHIND_HEAD = new RegExp(wording`
  ^(?:\s{0,2}\([^()\n]{1,60}\))?[\s:.,()—–-]{1,6}(?:all (?:of )?)?${PART_OF}(?:the )?${TOWNSHIP}$`);

const EASEMENT_OVER = new RegExp(wording`
  ^[\s:.,()-]{0,6}(?:an? |the )?(?:[a-z-]+[\s,]+){0,3}?easements?\b[^.;]{0,160}\b(?:over|across|upon|through|under) (?:[a-z]+ ){0,2}?(?:the )?
  (?:(?:north|south|east|west)[a-z]* [^.;]{1,30} (?:feet|foot|rods) of (?:the )?)$`);

/** "TRACT C: an easement for ingress over the West 30 feet of the NE¼ of the NE¼": a strip that the part itself places. */
function isHeadedEasement(folded: string, heads: readonly Head[], a: AliquotReading): boolean {
  const head = heads.findLast((one) => one.end <= a.start);
  return head !== undefined && a.start - head.end < 400 && EASEMENT_OVER.test(folded.slice(head.end, a.start));
}

const LIST_GOES_ON = /^[\s,;]{0,6}(?:(?:and|also|the|all|of|in)[\s,]{1,3}){0,5}$/;

/** Up to the next figure; behind it only a sum of all. `from` is where the land's words end, `to` where other land by section is described. */
function areasApart(
  folded: string,
  from: number,
  to: number,
  figures: readonly MeasuredSpan[],
): (area: AreaPhrase) => boolean {
  const figure = figures.find((one) => one.start >= from && one.start < to);
  if (!figure) return () => true;
  const end = furtherLandAt(folded, from, trailingEnd(folded, from, figure.start));
  return (area) => area.end <= end || (area.total && area.start >= figure.end && !figure.isException);
}
