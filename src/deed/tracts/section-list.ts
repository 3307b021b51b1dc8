// Takes: folded text, and where its measured figures stand. Gives: whether a figure is an item of a list of land by section ("Sec. 24, a tract
// described as follows: Beginning …;\nSec. 25, lots 1, 2"), and which lands are other items of it, as orders on public land list them.
// Never: the section that the figure's own item names, nor one described behind a figure only to find it by.
import type { Stretch } from './quoted.ts';
import type { AliquotReading } from '../aliquots/aliquot.ts';
import { wording } from '../words/wording.ts';

const TOWNSHIP = String.raw`(?:t(?:wp|p|ownship)?\.?\s?\d{1,3}\b[^;\n]{0,40}[,;:]\s{0,12})?`;
const HEAD = String.raw`\s{0,12}${TOWNSHIP}secs?\.?\s?\d{1,2}(?!\d)`;
/** Before a figure: its item, from the section on. */
const ITEM_OF_FIGURE = new RegExp(
  String.raw`(?:^|[\n;]|[a-z]:)${HEAD}[,:](?:[^;:]|:(?=\s?\d)){3,400}(?:described|follows|bounds)[^;:]{0,60}[:,]\s{1,8}$`,
);
const MOST_BEFORE = 520;

const isItem = (folded: string, start: number): boolean =>
  ITEM_OF_FIGURE.test(folded.slice(Math.max(0, start - MOST_BEFORE), start));

const OPENS_ITEM = new RegExp(wording`[;.]\s{0,3}(?:\n\s{0,12}| )(?=${HEAD})`, 'g');
const OPENS_LIST = new RegExp(String.raw`(?:^|\n)(?=${HEAD})`, 'g');

/** In an item of its own: behind a figure's return another item has opened; before a figure another opens that is the figure's. */
export function isItemOfList(folded: string, a: AliquotReading, measured: readonly Stretch[]): boolean {
  if (measured.some((m) => a.start >= m.start && a.start < m.end)) return false;
  const last = measured.findLast((m) => m.end <= a.start);
  const next = measured.find((m) => m.start > a.start);
  if (last && isItem(folded, last.start) && opens(OPENS_ITEM, folded, last.end - 1, a.end)) return true;
  if (!next || !isItem(folded, next.start)) return false;
  if (AND_A_PIECE.test(folded.slice(a.end, next.start))) return true;
  return opens(OPENS_LIST, folded, last?.end ?? 0, a.end) && opens(OPENS_ITEM, folded, a.end - 1, next.start);
}

/** "Sec. 24, SW¼SE¼ and a tract in the NW¼SE¼ described as follows": a whole part before it in the figure's item. */
const AND_A_PIECE = new RegExp(wording`
  ^,? and (?:also )?(?:an?|that|those) (?:tracts?|parcels?|portions?|parts?|pieces?|strips?) (?![^]{0,400}[;.] )`);

/** "Sec. 24, a parcel in lot 2 described as follows": what the figure's own item names to tell where it lies. */
export function placesItsFigure(folded: string, a: AliquotReading, measured: readonly Stretch[]): boolean {
  const next = a.packed.includes('exception=only') ? measured.find((m) => m.start > a.start) : undefined;
  return next !== undefined && isItem(folded, next.start) && !opens(OPENS_ITEM, folded, a.end - 1, next.start);
}

function opens(pattern: RegExp, folded: string, from: number, to: number): boolean {
  pattern.lastIndex = 0;
  return pattern.test(folded.slice(from, to));
}
