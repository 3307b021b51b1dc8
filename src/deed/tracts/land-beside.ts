// Takes: folded text and where its measured descriptions stand. Gives: whether land by sections may be told beside them, asked before the
// whole text is read for such land. Never: that it is; a yes only says that the words around the figures leave room for it.
import { ONES, TENS } from '../words/lexicon.ts';
import { matchesOf } from '../words/matches.ts';
import { ITEM_HEAD } from '../words/piece-heads.ts';
import { wording } from '../words/wording.ts';

interface MeasuredSpan {
  readonly start: number;
  readonly end: number;
  readonly isException: boolean;
}

/** How a land, a section or a township begins, however printed: what stands at the head of its first word. */
const LAND = String.raw`(?=[nsew\d$½¼]|l[ot\W\d]|ll|g[ol\W]|f[rio]|t(?:[oaecwp\W\d]|hi)|r[aegnsu\W\d]|[kb][aeu]|u[oce0])`;
/** The words that open land of its own behind a figure, as other-tracts.ts asks for them, with land right behind. */
const MAY_OPEN = new RegExp(
  [
    wording`\b(?:also|together with)[,:]? (?:(?:all|of|that|those|parts?|portions?|the) ){0,5}${LAND}`,
    wording`\band all of (?:the )?${LAND}`,
    wording`${ITEM_HEAD}\s{0,12}(?:(?:all|of|the) ){0,3}(?!beg)${LAND}`,
    wording`(?:\. |;\s{0,3}and\s{0,2}\n\s{0,12})(?:(?:all )?that (?:part|portion) of )?the ${LAND}`,
  ].join('|'),
);
const MAY_GRANT = /\b(?:patent|convey|exchange|grant)\b/;
const MAY_OPEN_GRANT = new RegExp(wording`(?: for|:) (?:the )?${LAND}`);
/** A strip along a side of a part, which a header may name an easement. */
const STRIP_OF = /\b(?:feet|foot|rods)\s+of\s/;

/** "Parcel B: The NE¼": a part right behind its head. */
const HEADED = new RegExp(wording`
  (?:^|[.;:\n]\s{0,6})(?:(?:tract|parcel|area|territory|share|site|piece) [^:;.\n]{0,3}(?:no\.?\s?)?[^:;.\n]{1,8}(?:\([^()\n]{1,60}\))?
  |(?:the )?(?:first|second|third|fourth)(?: (?:tract|parcel|piece))?)[.:,\s—–-]{1,4}(?:all (?:of )?)?(?:(?:that|those) (?:part|portion)s? of )?
  (?:the )?(?:(?:north|south|east|west)[a-z]{0,5} (?:\(?one|half|quarter|fractional|1|½|¼)
  |[nsew]\.?\s?[ew]?[.\s]{0,2}(?:1\s?/|/|½|¼|half|quarter|[24]\b)|t(?:ownship|wp|p)?[\s.]{0,2}\d|sec(?:tion)?s?[\s.]|gov)`);

/** Without a figure, a sign, a number or a fraction in words, or a few letters that may be winds, there is no land; a scan reads l for 1. */
const MAY_HOLD_LAND = new RegExp(wording`
  [^a-z\s.,;:()'"’“”&-]
  |\b(?:q|hal[fv]|hf|[li]{1,2}\b|[ns]\W{0,3}[ew]|[nsew][a-z]{0,2}\b|first|second
  |${[...Object.keys(ONES), ...Object.keys(TENS)].join('|')}|fif|thir|eigh)`);

export function mayTellLandBeside(folded: string, measured: readonly MeasuredSpan[]): boolean {
  if (measured.some((one) => one.isException)) return true;
  return (
    mayStandApart(folded, measured) ||
    mayBeOpened(folded.slice(Math.max(0, measured[0]!.end - 1))) ||
    mayBeStrip(folded) ||
    HEADED.test(folded)
  );
}

const mayBeOpened = (behind: string): boolean =>
  MAY_OPEN.test(behind) || (MAY_GRANT.test(behind) && MAY_OPEN_GRANT.test(behind));
const mayBeStrip = (folded: string): boolean => folded.includes('easement') && STRIP_OF.test(folded);

const BREAKS = /\n\s*\n|\.\s*\n/g;

/** Whether land may stand in a paragraph of its own before a figure, or in one behind the last; between two figures, anywhere. */
function mayStandApart(folded: string, measured: readonly MeasuredSpan[]): boolean {
  let from = 0;
  for (const [i, { start, end }] of measured.entries()) {
    if (start < from) return true;
    const to = i < measured.length - 1 ? start : lastBreak(folded, from, start);
    if (to > from && MAY_HOLD_LAND.test(folded.slice(from, to))) return true;
    from = end;
  }
  const behind = folded.slice(from);
  const blank = behind.search(/\n\s*\n/);
  return blank >= 0 && MAY_HOLD_LAND.test(behind.slice(blank));
}

/** Where the last end of a paragraph stands; `from` where none does. */
function lastBreak(folded: string, from: number, to: number): number {
  const found = matchesOf(BREAKS, folded.slice(from, to)).at(-1);
  return found ? from + found.index + found[0].length : from;
}
