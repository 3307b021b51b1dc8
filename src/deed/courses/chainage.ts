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

export const COUNTED_ON = 'cumulative chainage: the last of the distances run';
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
      /^[\s.]{1,4}(?!(?:of\san?\s)?acres?\b|(?:from\s+)?then(?:ce)?\b|beginning\b)[a-z]{2,}/.test(
        folded.slice(t.end, t.end + 14),
      ),
  );
  if (last?.kind !== 'number') return null;
  return {
    length: bareLength(last.number),
    doubts: ['cumulative chainage; the unit is that of the column'],
    grave: false,
  };
}

/**
 * "2.35 chains to a stile by the lane, 6.15 chains to the place of beginning", "611 varas a branch, 1900 varas to a stake": lengths
 * that count on from the course's beginning; the last is the course's.
 */
export function runningTotal(folded: string, plain: readonly Token[], first: Token): Token | undefined {
  const last = plain.at(-1);
  if (first.kind !== 'distance' || last?.kind !== 'distance' || last === first) return undefined;
  if (last.distance.unit !== first.distance.unit || last.distance.amount <= first.distance.amount) return undefined;
  const behind = folded.slice(last.end, last.end + 24);
  if (!endsItsSentence(folded, first) && MET_ON_THE_WAY.test(folded.slice(first.end, first.end + 24)))
    return ENDS_THERE.test(behind) && !OTHER_PAPER.test(folded.slice(first.end, last.start)) ? last : undefined;
  const introduced = /,\s{1,2}(?:exactly\s)?$/.test(folded.slice(Math.max(0, last.start - 11), last.start));
  return introduced && /^\s+to\s+(?:the\s+)?(?:place|point|cor(?:ner)?)\b/.test(behind) ? last : undefined;
}

const SPELLED_OUT = /(?:feet|rods|chains|links|poles|perches|varas|miles|yards)\.?$/;

/** "fifty feet. right angles to the lane": the unit is spelled out, so the point is the sentence's. */
function endsItsSentence(folded: string, { end }: Token): boolean {
  if (folded.charCodeAt(end) !== POINT && folded.charCodeAt(end - 1) !== POINT) return false;
  return SPELLED_OUT.test(folded.slice(end - 9, end));
}

const POINT = 46;

/** Right behind a length, without a word that leads on: "300 ft. discovery vein", "40 poles a branch". */
const MET_ON_THE_WAY =
  /^[.,]?\s{1,2}(?!(?:to|along|with|more|less|or|from|and|for|by|on|in|thence|then|parallel|said|at|of|as|being|which|passing|crossing|plus|cor|corner|north|south|east|west|true|due|wide|around|through|across|up|down|measured|distant|deep|along|arc|chord|radius|having|running|thru|over|following|until|intersecting|leaving|therefrom|record|recorded|deed|meas|calc|per|tangent|is|was|said|each|either|into|upon|formerly|previously|heretofore|originally|earlier|once|called|deeded|described|stated|given|platted|scaled|corrected|erroneously|instead|actually|nominally|supposedly|not|now|but|say|a\s+distance|a\s+point|the\s+(?:place|point|true|following|chord|arc|same))\b)(?:an?\s|the\s)?[a-z]{3,}/;
/** "100 feet, though the plat says 140 feet, to a post": no place on the way. */
const OTHER_PAPER =
  /\b(?:though|although|says|has|plat|deed|instead|against|owned|except\w{0,4}|reserv\w{0,4}|allow\w{0,4}|leaving|same|deep|making|while)\b|\b(?:surveys?|patent|grant|calls?|measure(?:ment)?)\s{1,2}$/;
const ENDS_THERE =
  /^[.,]?\s{1,2}(?:to\s|(?:an?\s|the\s)?(?:cor\b|corner|stake|stone|(?:rock\s|stone\s)?mound|post|place|point|set\b))/;

/** Behind the length of a place on the way, up to the next: ", 900 varas to", " - 900 varas". */
const TO_THE_NEXT = /^\.?[\s,]{1,3}(?!\d)[^;:()]{3,90}(?:,\s{1,3}|\s[–-]\s)$/;
const NAMES_A_PLACE = /^\.?[\s,]{1,3}(?:to\s|an?\s|the\s)?[a-z]/;

/** "496 varas to the creek, 551 varas to a stake": growing, so counted on from the course's beginning rather than each from the last. */
export function countedOn(folded: string, plain: readonly Token[], first: Token): Token | undefined {
  const from = plain.indexOf(first);
  const last = plain.at(-1)!;
  if (first === last) return undefined;
  for (let i = from; i + 1 < plain.length; i++) {
    const [one, two] = [plain[i]!, plain[i + 1]!];
    if (!isStation(one) || !isStation(two) || one.distance.unit !== two.distance.unit) return undefined;
    if (one.distance.amount >= two.distance.amount) return undefined;
    const between = folded.slice(one.end, two.start);
    if (!TO_THE_NEXT.test(between) || OF_THE_PLACE.test(between)) return undefined;
  }
  return NAMES_A_PLACE.test(folded.slice(last.end, last.end + 8)) ? last : undefined;
}
/** What a length behind it is told of, other than the course. */
const OF_THE_PLACE =
  /\b(?:said|which|from|being|along|with|parallel|radius|arc|chord|thence|(?<!\d\s?[a-z]{2,6}\.?\s)wide|distance|of\san?\scurve|bears?|bearing)\b/;
