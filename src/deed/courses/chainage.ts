// Takes: the tokens of a course. Gives: its length where field notes count it on, one place met under the other: the last is the course's.
// Never: of figures that do not grow, nor of one that stands on the bearing's own line.
import type { Heading, LengthReading } from './course-parts.ts';
import { bareLength } from './curve-phrase.ts';
import { before } from '../words/before.ts';
import type { Token } from '../values/tokens.ts';

type Station = Token & { kind: 'distance' };

const isAtLineHead = before(/\n[ \t|]{0,20}(?:at\s)?/);
/** ". 600 ft. to Cor. No. 2": the lines of the column run on. */
const isBehindPlace = before(/[.;]\s{1,3}/);
const AT_CORNER = /^\.?[,\s]{1,3}(?:to\s)?(?:the\s)?(?:cor(?:ner)?\.?\s(?:no\b|\d)|(?:place|point)\sof\sbegin)/;

/** "Thence N 48° E\n 300 ft. to a gulch\n 600 ft. to Cor. No. 2": 600, counted on from the course's beginning. */
export function chainageColumn(folded: string, tokens: readonly Token[], heading: Heading): LengthReading | null {
  if (heading.bearing === null) return null;
  const stations: Station[] = [];
  for (const token of tokens) {
    if (token.start < heading.end || !isStation(token)) continue;
    const first = stations[0];
    if (!first || (token.distance.unit === first.distance.unit && isParted(folded, stations.at(-1)!, token)))
      stations.push(token);
  }
  const last = stations.at(-1);
  if (!last || stations.length < 2) return null;
  const met = stations.slice(0, -1);
  const isAtCorner = ({ end }: Station): boolean => AT_CORNER.test(folded.slice(end, end + 30));
  // "300 ft. to the end line. 600 ft. to Cor. No. 2": run on, the first may be a course's end too.
  const isReached = ({ end }: Station): boolean => /^\.?[\s,]{1,3}to\s/.test(folded.slice(end, end + 8));
  const isColumn = stations.every(({ start }) => isAtLineHead(folded, start));
  const arrives = isAtCorner(last) && !met.some(isAtCorner);
  if (!(isColumn || arrives) || met.some(({ distance }) => distance.amount >= last.distance.amount)) return null;
  const grows = met.every(({ distance }, i) => distance.amount < stations[i + 1]!.distance.amount);
  if (!grows && !arrives) return null;
  const doubts = [...last.distance.doubts, ...(grows ? [] : [NOT_GROWING])];
  return {
    length: last.distance,
    doubts: arrives && (isColumn || !met.some(isReached)) ? doubts : [...doubts, COUNTED_ON],
    grave: doubts.length > 0,
  };
}

const COUNTED_ON = 'cumulative chainage: the last of the distances run';
const NOT_GROWING = 'the distances run do not grow from place to place';

const isStation = (token: Token): token is Station =>
  token.kind === 'distance' &&
  token.distance.unit !== 'inches' &&
  token.distance.amount > 0 &&
  !token.distance.adjective;

/** On a line of its own, or behind the words of the place before. */
function isParted(folded: string, last: Station, { start }: Station): boolean {
  if (isAtLineHead(folded, start)) return true;
  return (
    start - last.end < MOST_OF_A_PLACE && isBehindPlace(folded, start) && /[a-z]{3}/.test(folded.slice(last.end, start))
  );
}
const MOST_OF_A_PLACE = 90;

/** Behind "9.25  Road, brs. N. 70° E.", on the next line: "20.40  Set a stone", counted on from the place before, and not to what bears there. */
export function isNextStation(folded: string, earlier: readonly Token[], token: Token): boolean {
  if (!isAtLineHead(folded, token.start)) return false;
  const last = earlier.findLast((t) => amountOf(t) !== null && isAtLineHead(folded, t.start));
  return last !== undefined && last.kind === token.kind && amountOf(last)! < amountOf(token)!;
}

const amountOf = (token: Token): number | null =>
  token.kind === 'distance' ? token.distance.amount : token.kind === 'number' ? token.number.value : null;

/** The bearing on one line, below it the distances run without their unit. */
export function bareChainage(folded: string, tokens: readonly Token[]): LengthReading | null {
  const last = tokens.findLast(
    (t) =>
      t.kind === 'number' &&
      t.number.places > 0 &&
      /\n\s{0,6}$/.test(folded.slice(Math.max(0, t.start - 8), t.start)) &&
      /^[\s.]{1,4}(?!(?:of\san?\s)?acres?\b)[a-z]{2,}/.test(folded.slice(t.end, t.end + 14)),
  );
  if (last?.kind !== 'number') return null;
  return {
    length: bareLength(last.number),
    doubts: ['cumulative chainage; the unit is that of the column'],
    grave: false,
  };
}
