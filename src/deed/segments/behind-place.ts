// Takes: where the cutting of a stretch stands and a direction ahead. Gives: whether it opens a course right behind the place where the open
// one ends, though no word says so: "70 feet to the line of Elm Street South 80° East 50 feet to a post".
// Never: for a direction that tells where the place lies: "to a stone north 65° east 12 feet from the barn".
import { lengthIsNext } from '../marks/values-ahead.ts';
import { isOtherMeasure, isPassing } from '../marks/aside.ts';
import { before } from '../words/before.ts';
import { firstFrom, isBearing, lengths, lengthWithin, nextBreak, type Cut, type Segment } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import { PLACE_REACHED } from '../monuments/arrival.ts';
import { wording } from '../words/wording.ts';
import type { Token } from '../values/tokens.ts';

/** Behind the length of the open course: what it runs along, and the place it comes to; copyists read the long s of "crossing" as p. */
const ENDS_AT_PLACE = new RegExp(
  wording`^\)?\.?,?\s{0,3}(?:more or less,? )?(?:(?:along|with|by|on|through|across|following|cro(?:ss?|p)ing|passing|up|down|over)\s[^;:]{3,90}?)?
    \bto\s(?:[^;:]|(?<=\b[a-z]{1,3}):){3,150}$`,
);
/** What is told of the place reached, or of the line met there, and not of the next course. */
const OF_THE_PLACE = new RegExp(
  wording`\b${[
    'which|whence|being|bears?|bearing|lies|lying|located|situated?|distant|from|opposite|thence|where|runs|running|conveyed|intersection',
    '(?<!\\b(?:an?|the|said|sd[.]?) )run|said (?:point|corner|stake|stone|post|pin)|leading(?! to )|leads|extending|flow(?:s|ing)',
    'coordinates?|a line|wide|radius|curve|course',
  ]}\b`,
);
const RUNS_BY =
  /^[\s,-]{1,3}(?:on|by|along|with|upon|in|at|parallel|through|across|over|following|about)\b|^[\s,]{1,3}\d/;
const COURSE_GOES_ON = new RegExp(
  wording`^\)?\.?[\s,]{0,3}(?:more or less,? )?(?:to |(?:and )?thence\b|along |with |(?:cro(?:ss?|p)ing|passing) |[a-z]{2,9}erly |;|$)`,
);
const REST_OF_BEARING =
  /^[^a-z;]{0,12}(?:(?:degrees|minutes|seconds)\b[^a-z;]{0,9}){0,2}(?:(?:east|west|[ew])\b)?[\s,.]{0,3}$/;
const UNREAD_NEXT = /^[\s,]{1,3}\S{0,6}\d\S{0,6}\s{1,3}(?:feet|ft|rods|poles|perches|chains|links)\b/;
const UNREAD_LENGTH = /\d\S{0,6}\s{1,3}(?:feet|ft|rods|poles|perches|chains|links)\b\)?,?\s+to\s/;
/** "South 16 West crossing the road forty poles". */
const CROSSES_FIRST = new RegExp(
  wording`^[\s,]{1,3}(?:cro(?:ss?|p)ing|across|over|through|passing)\s(?:(?!\bto\b|\bthence\b)[^;:,]){2,50}?,?\s
    (?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+t(?:een|y))\b)`,
);
const MOST_WORDS = 190;

/** "to a bolt set 3 feet North 59° West of a 1 inch pipe": where the bolt stands. */
export const isWayFromAThing = (text: string, { end }: Token): boolean =>
  text.startsWith(' of ', end) && /^ of (?:an?|the|said) /.test(text.slice(end, end + 9));

/** A measured bearing with its length next, or "easterly on Elm Street" with its length behind the street. */
export function opensBehindPlace(cut: Cut, token: Token): boolean {
  const open = cut.current;
  if (!open || token.kind !== 'direction' || token.direction.kind === 'cardinal') return false;
  if (isBearing(token, false))
    return hasComeToPlace(cut, open, token.start) && nextIsLength(cut, token) && goesOn(cut, token);
  if (!RUNS_BY.test(cut.s.text.slice(token.end, token.end + 14))) return false;
  return (hasComeToPlace(cut, open, token.start) || generalBehindLength(cut, open, token)) && goesOn(cut, token);
}

function hasComeToPlace(cut: Cut, open: Segment, at: number): boolean {
  const last = open.tokens.findLast((t) => t.kind === 'distance');
  if (!last || at - last.end > MOST_WORDS || at - last.end < 5) return false;
  const words = cut.s.text.slice(last.end, at);
  return ENDS_AT_PLACE.test(words) && !OF_THE_PLACE.test(words) && lengths(cut, open);
}

/**
 * "…80 feet to a corner on Elm Street, 30 feet to the point of beginning": the way along the street was lost. A longer one behind a
 * comma may count on from the course's beginning.
 */
export function returnsBehindPlace(cut: Cut, token: Token & { kind: 'distance' }): boolean {
  const open = cut.current;
  if (!open || cut.closed || !isReturnNext(cut, token.end)) return false;
  if (isOffset(cut.s.text, token) || isOtherMeasure(cut.s.text, token) || isPassing(cut.s.text, token)) return false;
  if (!open.tokens.some((t) => t.kind === 'direction')) return false;
  if (isNextClause(cut.s.text, token.start)) return lengths(cut, open);
  if (!hasComeToPlace(cut, open, token.start)) return false;
  const last = open.tokens.findLast((t) => t.kind === 'distance');
  const isOneMore = last?.kind === 'distance' && last.distance.unit === token.distance.unit;
  if (
    !isOneMore ||
    /\b(?:distance|of|about|total|all)[\s,]{1,2}$/.test(cut.s.text.slice(token.start - 12, token.start))
  )
    return false;
  return (
    token.distance.amount < last.distance.amount ||
    /[a-z0-9]\s{1,2}$/.test(cut.s.text.slice(token.start - 3, token.start))
  );
}

const lastMeasure = ({ tokens }: Segment): Token | undefined => tokens.findLast(({ kind }) => kind !== 'number');

const ALONG = wording`(?:with|along|by|down|up|following|binding (?:on|with))`;
const OF_SOMEONE = '(?:the|said|sd[.]?|his|her|their|its)';
const AS_IT_RUNS = wording`(?:(?<=\bas (?:it|the same) [a-z]{3,9}) to\s(?:(?!\bto\b)[^;,:]){3,40})?`;
const WAY_BACK = new RegExp(
  wording`(?:[\s,;]{1,3}(?:and|&) (?:so )?|; |, (?=[a-z]+ (?:it|the same) ))
    (?<way>(?:back )?${ALONG} (?:it|them|the same|${OF_SOMEONE}\s(?:(?!\bto\b)[^;,:]){2,60}${AS_IT_RUNS}),? to )$`,
);

/**
 * "200 feet to an ash in Tarn's line, and with it to the beginning": where the words of the last course begin, which has no values; -1
 * where none stand.
 */
export function wayBackAt(cut: Cut, open: Segment, pobAt: number): number {
  const last = lastMeasure(open);
  if (last?.kind !== 'distance' || pobAt - last.end > MOST_WORDS || pobAt - last.end < 16) return -1;
  const found = WAY_BACK.exec(cut.s.text.slice(last.end, pobAt));
  if (!found || !hasComeToPlace(cut, open, last.end + found.index)) return -1;
  return pobAt - found.groups!['way']!.length;
}

const CAME_TO = /^[\s,]{1,3}(?:(?:along|with|on|by)\s[^;:,]{3,60},?\s+)?to\s+(?:an?|the|said)?\s?[^;:]{2,60}$/;

/** "then due west to the lake, and along the shore to the place of beginning": the same behind a course without a length. */
export function wayBackUnmeasured(cut: Cut, open: Segment, pobAt: number): number {
  const last = lastMeasure(open);
  if (last?.kind !== 'direction' || pobAt - last.end > MOST_WORDS || pobAt - last.end < 24) return -1;
  const words = cut.s.text.slice(last.end, pobAt);
  const found = WAY_BACK.exec(words);
  if (!found) return -1;
  const place = words.slice(0, found.index);
  return CAME_TO.test(place) && !OF_THE_PLACE.test(place) ? pobAt - found.groups!['way']!.length : -1;
}

const WAY_ON = new RegExp(
  wording`(?:[\s,;]{1,3}(?:and|&) (?:so )?|; |(?<comma>, ))(?<way>(?:running )?(?<trend>(?:north|south|east|west)[a-z]{0,4}erly,? )?${ALONG}
    \s{1,3}(?<line>it|them|the same|${OF_SOMEONE}\s(?:(?!\bto\b)[^;,:]){2,60})(?<to>,? to (?!(?:and|or)\b)[^;:,]{3,80})?[\s,;.:]{0,4})$`,
);
const ITS_WINDINGS = /[\s,]{1,2}(?:as|with|according|meander|in)\b.*$/;
const OF_WHAT_IS_MET = /^(?:it|them|the\s+same|(?:his|her|their|its)\s)/;

const isTrend = (token: Token): boolean => token.kind === 'direction' && token.direction.kind === 'general';

/** "200 feet to a stake in Tarn's line, and with it to Odom's corner; thence": the same between two measured courses. */
export function wayOnAt(cut: Cut, open: Segment, end: number): number {
  const last = open.tokens.findLast((token) => token.kind !== 'number' && !isTrend(token));
  if (last?.kind !== 'distance' || end - last.end > MOST_WORDS || end - last.end < 24) return -1;
  const words = cut.s.text.slice(last.end, end);
  const found = WAY_ON.exec(words);
  if (!found || !hasComeToPlace(cut, open, last.end + found.index)) return -1;
  const { comma, line, way, trend, to } = found.groups!;
  if (trend === undefined && to === undefined) return -1;
  // "to the road, along the road to a pine"; behind a comma another line may be the one the course itself runs by.
  const isMet = (): boolean =>
    OF_WHAT_IS_MET.test(line!) ||
    words.slice(0, found.index).endsWith(line!.replace(ITS_WINDINGS, '').trimEnd().slice(line!.indexOf(' ')));
  return comma === undefined || isMet() ? end - way!.length : -1;
}

const WAY_TO_PLACE = new RegExp(
  wording`^[\s,]{1,3}(?:on|${ALONG})\s(?:(?!\bto\b)[^;:]){2,90}\s${PLACE_REACHED}(?:, |[\s,]{1,3}(?:and|&) )(?:leaving|${ALONG})\s[^;:,]{2,60}\s$`,
);

/** "thence with Tarn's line to his corner, and with Odom's line N 70 E": a course without values has come to its place. */
export const wayHasEnded = ({ s }: Cut, { how, lead }: Segment, at: number): boolean =>
  (how === 'thence' || how === 'listed') && at - lead < 260 && WAY_TO_PLACE.test(s.text.slice(lead, at));

/** "100 feet S 10° W; and 50 feet to the place of beginning": the semicolon ends the course before. */
const isNextClause = before(new RegExp(wording`; (?:and )?(?:about )?`));

/** "to the place of beginning", right behind a length. */
function isReturnNext(cut: Cut, at: number): boolean {
  const mention = cut.s.pobs[firstFrom(cut.s.pobs, at)];
  if (mention?.role !== 'reached' || mention.start > at + 24) return false;
  return /^[\s,]{1,3}(?:more\s+or\s+less,?\s+)?to\s{1,2}$/.test(cut.s.text.slice(at, mention.start));
}

const BEHIND_LENGTH = new RegExp(wording`^\)?\.?\s{0,2}, (?:more or less, )?(?:and )?$`);

/** "northerly 60 feet, easterly by land of Pell 30 feet": the next way right behind the length of the open one. */
function generalBehindLength(cut: Cut, open: Segment, token: Token): boolean {
  const last = open.tokens.at(-1);
  if (last?.kind !== 'distance' || !open.tokens.some((t) => t.kind === 'direction')) return false;
  const { text } = cut.s;
  if (!BEHIND_LENGTH.test(text.slice(last.end, token.start)) || !lengths(cut, open)) return false;
  return !/\b(?:radius|curve|arc|chord|tangent)\b/.test(text.slice(open.lead, token.start));
}

/** "north, 52 degrees 412 minutes east 30 feet": what is left of a bearing that cannot be read may stand between. */
function nextIsLength(cut: Cut, token: Token & { kind: 'direction' }): boolean {
  if (token.direction.kind !== 'broken')
    return (
      lengthIsNext(cut, token) ||
      UNREAD_NEXT.test(cut.s.text.slice(token.end, token.end + 30)) ||
      CROSSES_FIRST.test(cut.s.text.slice(token.end, token.end + 70))
    );
  const length = lengthWithin(cut, token.end, token.end + 50);
  return length !== undefined && REST_OF_BEARING.test(cut.s.text.slice(token.end, length.start));
}

/** The length is the course's own, and behind it the course comes somewhere or ends. */
function goesOn(cut: Cut, token: Token): boolean {
  const { text, to } = cut.s;
  const end = Math.min(nextBreak(text, token.end, to), token.end + 160);
  const length = lengthWithin(cut, token.end, end);
  if (!length) return UNREAD_LENGTH.test(text.slice(token.end, end));
  if (isOffset(text, length) || isOtherMeasure(text, length)) return false;
  if (/\bthence\b/.test(text.slice(token.end, length.start))) return false;
  return COURSE_GOES_ON.test(text.slice(length.end, length.end + 30));
}
