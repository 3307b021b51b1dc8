// Takes: a description, the one behind it and the heads of parcels. Gives: which words around its courses are its own: those that lead into it and
// those said behind it. Never: the next one's lead ("AND that part of Section 9 described as"), nor what was said behind the one before.
import type { CaptionSpan } from '../aliquots/situs.ts';
import type { Head } from '../marks/heads.ts';
import { nextPieceAt } from '../marks/next-piece.ts';
import { furtherLandAt } from './further-land.ts';
import type { Description } from './description.ts';
import { POINT } from '../words/shortened.ts';
import { wording } from '../words/wording.ts';

export interface Caption {
  /** Where the words begin that lead into it, as far as a header tells. */
  readonly leadFrom: number;
  /** Its own words before and behind, for where it lies. */
  readonly own: CaptionSpan;
}

export function captionOf(text: string, heads: readonly Head[], d: Description, next: number): Caption {
  const before = heads.filter((head) => head.start >= d.leadFrom && head.end <= d.starter.start);
  const leadFrom = before.length > 1 ? before.at(-1)!.start : d.leadFrom;
  const behind = heads.find((head) => head.start >= d.end)?.start ?? next;
  const lead = d.leadFrom > 0 ? partingOf(text.slice(d.leadFrom, d.starter.start)).from : 0;
  const isLast = next >= text.length;
  const tail = isLast ? next : partingOf(text.slice(d.end, next)).to;
  const land = landAt(text.slice(d.end, Math.min(next, d.end + TAIL)), isLast);
  return {
    leadFrom,
    own: {
      from: Math.max(leadFrom, d.leadFrom + lead),
      starter: d.starter.start,
      end: d.end,
      next: Math.min(next, behind, d.end + tail, d.end + land),
    },
  };
}

/** How far the words behind a figure are asked for other land. */
const TAIL = 600;

/** Where other land is opened behind a figure; behind the last one also in an item of its own: "… to the beginning.\n2. The N½ of Section 9". */
function landAt(behind: string, isLast: boolean): number {
  const land = furtherLandAt(behind.toLowerCase(), 0, behind.length);
  const opened = !isLast || GOES_ON.test(behind) ? -1 : nextPieceAt(behind);
  return opened < 0 ? land : Math.min(land, opened);
}

/** "…to the beginning, all in Section 4.": goes on with the land before. */
const GOES_ON = new RegExp(
  wording`
    ^[\s,;.:)]{0,5}(?:and )?(?:all )?
    (?:being|lying|situated?|located|in|within|contain\w*|comprising|embracing|(?:the )?(?:said|above|foregoing|same)|which)\b`,
  'i',
);
const ENDS = new RegExp(wording`(?:;|${POINT}) |\n\s{0,8}\n`, 'i');
const EXCEPTS = new RegExp(
  wording`(?<!more or )\b(?:less|save|except(?:ing)?)\b(?:[\s,]{1,3}(?:and|or) except(?:ing)?\b)?(?:[\s,]{1,3}(?:therefrom|thereof))?`,
  'i',
);
const LEADS_IN = /\b(?:described|bounded|follows|to[\s-]wit|particularly)\b/i;

/** Of the words between two figures: how far those go that are said of the first, and from where they are the second's. */
function partingOf(between: string): { to: number; from: number } {
  const opened = nextPieceAt(between);
  const except = EXCEPTS.exec(between);
  if (except && (opened < 0 || except.index < opened))
    return { to: except.index, from: except.index + except[0].length };
  if (opened >= 0) return { to: opened, from: opened };
  const own = GOES_ON.exec(between)?.[0].length ?? 0;
  const end = own === 0 ? -1 : between.slice(own).search(ENDS);
  const at = end >= 0 ? own + end + 1 : LEADS_IN.test(between) ? 0 : between.length;
  return { to: at, from: at };
}
