// Takes: land by section in a text with measured descriptions. Gives: whether it is land of its own: outside their sentences and paragraphs, or opened
// by words such as "Also" behind one. Never: land that only tells where a figure lies.
import type { Stretch } from './quoted.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { isHeaded, ITEM_HEAD } from '../words/piece-heads.ts';
import { wording } from '../words/wording.ts';

export interface MeasuredSpan extends Stretch {
  readonly isException: boolean;
}

const LOCATES = new RegExp(wording`
  \b(?:in|of|within|part|portion|corner|line|located|situated?|being|through|across|to|from|at|said|the) (?:the |said )?$`);

/** "the agency site described as the SW¼ of section 7"; "Parcel 3: The SW¼". */
const IS_DESCRIBED_AS = new RegExp(wording`
  \b(?:described|known|designated) as (?:the )?$|(?:[:.-]\s{0,4}|\n\s{0,8}|\([a-z\d]\) )(?:all of |the |all of the )$`);

/** "Second Tract: T. 14 S., R. 22 E., secs. 3 and 9": with its township before it. */
export const TOWNSHIP = wording`
  (?:(?:in )?(?:t(?:ownship|wp|p)s?\.? [a-z\d-]{1,14}|t\.?\s?\d{1,3})\b[^;:\n]{0,50}[,:\s]{1,3})?`;

/** "a parcel situated in section 18 and section 13": told to find the figure by. */
const ONLY_PLACES = /\| exception=only [^|]*\b(?:situated?|located|lying|being|contained)\s+(?:with)?in\b/i;

/** "(PT. NE¼ & SE¼ - SECTION 18-T11N-R10W)" over a figure: a caption, since nothing but the figure tells the part. */
const BARE_PART = /\| exception=only (?:pts?\.?|parts?)(?= \||$)/i;

export const isInside = (a: AliquotReading, measured: readonly Stretch[]): boolean =>
  measured.some((m) => a.start >= m.start && a.start < m.end);

/** In a document with measured courses an aliquot chain is land of its own only outside their sentences and paragraphs. */
export function standsAlone(folded: string, a: AliquotReading, measured: readonly MeasuredSpan[]): boolean {
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
const SAME_LAND = new RegExp(wording`
  ^[^;]{0,300}\b(?:more (?:particularly|fully)|being|further|which is|and is|county,|west,|meridian,|p\.m\.,) (?:(?:more )?(?:particularly|fully) )?
  (?:described|bounded)\b[^;]{0,80}:\s{0,3}$`);

const OTHER_PIECE = new RegExp(wording`
  \b(?:also|together with|plus|less|except\w*)\b|\band (?:all of )?(?:an?|that|those|the following|another|parts?|portions?) `);

const STRIP_OF = wording`
  (?:north|south|east|west)[a-z]* (?:[\w.,½¼-]+ ){1,3}?(?:acres|feet|rods|chains) (?:of|in) (?:the )?`;

const OPENS = new RegExp(
  [
    wording`(?:^|[.;,]\s{0,3}|\n\s{0,12})(?:and )?(?:also|together with)[,:]? (?:(?:all|of|that|those|parts?|portions?|the) ){0,5}(?:${STRIP_OF})?$`,
    wording`[.;]\s{0,3}and all of (?:the )?$`,
    wording`[.;]\s{0,3}\n\s{0,12}(?:in )?t(?:ownship|wp|p)?[\s.]{0,2}\d{1,3}[^.;\n]{0,50}$`,
    wording`${ITEM_HEAD}\s{0,3}(?:(?:all|of|the) ){0,3}(?:${STRIP_OF}|${TOWNSHIP})$`,
    wording`\b(?:patent|convey|exchange|grant)\b[^;]{0,160}(?: for| as follows:|:) (?:the )?$`,
  ].join('|'),
);

/** "… to the point of beginning. The S½ SE¼ of section 4, containing 80 acres", "; and\nThe S½ SE¼": land, where no verb says something of it. */
const HEADS_SENTENCE = /(?:\.\s{1,3}|;\s{0,3}and\s{0,2}\n\s{0,12})the\s+$/;

/** ". That part of the NE¼ of section 4 lying east of the road": a part that is described by where it lies, not by courses. */
const HEADS_PART = /\.\s{1,3}(?:all\s+)?that\s+(?:part|portion)\s+of\s+the\s+$/;

const LIES = new RegExp(wording`
  ^(?:(?!\bdescribed\b|\bbounded\b|\. )[^;]){0,160}?\b(?:lying|lies|which lies) (?:(?:north|south|east|west)[a-z]*|between|within|outside|above
  |below) `);

/** ", Township 9 North, Range 4 West, is hereby excluded": behind where it lies. */
const SAYS_BEHIND = new RegExp(wording`
  ^[^.;]{0,110}, (?:is|are|was|were|has|have|shall|may|will) (?:hereby )?
  (?!(?:hereby )?(?:be )?(?:annex|includ|vacat|rezon|zon|add|withdr|reserv|grant|convey|set ))`);

const headsSentence = (words: string, behind: string): boolean =>
  (HEADS_SENTENCE.test(words) && !SAYS.test(behind.slice(0, 30)) && !SAYS_BEHIND.test(behind)) ||
  (HEADS_PART.test(words) && LIES.test(behind));

const SAYS = new RegExp(wording`
  ^[\s,]{0,3}(?:is|are|was|were|lies?|has|have|shall|may|will|being|which|that|contains|(?:is )?subject)\b`);

/** "NE¼, except beginning at … to beginning; Sec. 19: NW¼": behind what is excepted the list goes on. */
const LIST_RETURNS = new RegExp(wording`
  ^[^;]{0,40}; (?:and )?(?:(?:in )?t(?:ownship|wp|p)?\.?\s?\d[^;]{0,60})?(?:the |all (?:of )?)?$`);

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
export function isLessFigure(folded: string, a: AliquotReading, next: MeasuredSpan): boolean {
  if (!next.isException || a.end > next.start || next.start - a.end > 1500) return false;
  return EXCEPTS.test(folded.slice(a.end, next.start));
}
