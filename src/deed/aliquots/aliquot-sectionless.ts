// Takes: a text of which no section of land is read. Gives: the chains it tells land by all the same ("the NE¼ of the SW¼, Laramie County"), without a
// section, which fails them. Never: a corner, a line or an adjoining land; a part of a lot, a block, a farm or a town; half a township; one part alone where no
// township stands.
import { pack } from '../../contract/packed.ts';
import { attach } from './aliquot-attach.ts';
import { acresAfter, limitOf } from './aliquot-gap.ts';
import { refineLands } from './aliquot-lands.ts';
import type { PlacedLand } from './aliquot-order.ts';
import { quoteOf } from './aliquot-quote.ts';
import type { AliquotReading } from './aliquot.ts';
import { landText } from './land-text.ts';
import { plssItems, type PlaceItem, type PlssItem } from './plss-items.ts';
import { meridiansOf } from './plss-meridian.ts';
import { asPrinted } from './printed.ts';
import { mended } from './scan-mend.ts';

/** What a chain of two parts cannot do without. */
const MAY_CHAIN = /[¼½]|1\s?[/⁄-]\s?[24]|[NSEW][/⁄][24]|quarter|q(?:t?r|uar)\b|fourth|[NSEW][24]/i;

/** A deed's page or two: longer papers name their sections, or are none of land. */
const LONGEST = 20_000;

export function sectionlessLands(given: string): AliquotReading[] {
  if (given.length > LONGEST || !MAY_CHAIN.test(given)) return [];
  const { text, given: givenAt } = mended(asPrinted(landText(given)));
  const items = refineLands(text, plssItems(text, 0, text.length, true));
  const places = items.filter((item) => item.kind === 'place');
  const lands = attach(text, items).strays.filter((land) => isLand(text, land, places));
  if (!lands.some((land) => !land.isException)) return [];
  const [place, other] = [...new Set(places.map(placeOf))];
  const names = [...new Set(meridiansOf(text)().map(({ name }) => name))];
  const [township = '', range = ''] = place === undefined || other !== undefined ? [] : place.split(' ');
  const where = { section: '', township, range, meridian: names.length === 1 ? names[0]! : '', government_lot: '' };
  return lands.map(({ item, isException }) => {
    const { start, end, verbatim, isMended } = quoteOf({ given, givenAt, text }, item);
    const land = { parts: item.parts.join(' '), ...where };
    const exception = isException ? '' : narrowed(text, items, item);
    const packed = pack('aliquot', { ...land, exception, verbatim });
    return { packed, place: land, start, end, isException, isMended, statedAcres: acresAfter(text, item.end) };
  });
}

const placeOf = ({ townships, ranges }: PlaceItem): string =>
  townships.length === 1 && ranges.length === 1 ? `${townships[0]} ${ranges[0]}` : '';

/** Words of limit beside it, and what is excepted right behind it. */
function narrowed(text: string, items: readonly PlssItem[], own: PlssItem): string {
  const limit = limitOf(text, own.start, own.end);
  const next = items[items.indexOf(own) + 1];
  const except = next?.kind === 'except' ? text.slice(next.end, next.end + 120).replace(/[;.\n][^]*$/, '') : '';
  return [limit && `only ${limit}`, except.trim()].filter((words) => words !== '').join('; ');
}

/** Whose part it may be besides a section's: then it is no land of the public survey. */
const OF_OTHER =
  /^[\s,]{0,3}(?:of|in|out\s{1,2}of)\s{1,3}(?:(?:the|said|that|an?)\s{1,3}){0,2}(?!sec|(?:\w{2,16}\s{1,3}(?:and\s{1,3})?){0,3}(?:count|parish)|state\b|(?:t|tp|twp|r|rge)\b|town|range|territor)[a-z]/i;
const OTHER_LAND =
  /\b(?:lots?|blocks?|blk|squares?|leagues?|labors?|subdivisions?|additions?|abstract|survey\s{1,2}(?:no|num|\d)|ranchos?|land\s{1,2}districts?|city\s{1,2}of|village\s{1,2}of)\b/i;
/** "the wheat from the NE¼ of the SE¼", "a road across": what is told lies elsewhere, or on it. */
const LED_IN =
  /\b(?:from|on|upon|over|across|through|near|at|to|along|under|by)\s{1,3}(?:the\s{1,3}|said\s{1,3}|that\s{1,3})?$/i;
/** "of township 5 north": a part of the township itself. */
const OF_TOWNSHIP = /^[\s,]{0,3}(?:of|in)\s{1,3}(?:the\s{1,3}|said\s{1,3})?$/i;

function isLand(text: string, { item, isReference }: PlacedLand, places: readonly PlaceItem[]): boolean {
  if (isReference || item.isCut === true || item.isWeak || item.lot !== '' || item.limit !== '') return false;
  if (item.parts.length < 2 && (places.length === 0 || item.parts[0]?.endsWith('2') !== false)) return false;
  if (!item.parts.some((part) => part.endsWith('4'))) return false;
  const next = places.find((place) => place.start >= item.end);
  if (next && OF_TOWNSHIP.test(text.slice(item.end, next.start))) return false;
  if (OF_OTHER.test(text.slice(item.end, item.end + 80))) return false;
  const [before, behind] = [text.slice(Math.max(0, item.start - 90), item.start), text.slice(item.end, item.end + 60)];
  return !LED_IN.test(before) && !OTHER_LAND.test(before) && !OTHER_LAND.test(behind);
}
