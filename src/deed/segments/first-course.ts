// Takes: the words before the "thence" that opens the first course found of a figure. Gives: the course that stands before it, though no word
// opens it: a text begins in the middle of it, "running" stands inside its sentence, or a length runs from the beginning to another place.
// Never: a length that places the beginning itself: "at a stake 40 feet east of the corner; thence".
import { isOtherMeasure, isPassing, pointsAtSomething } from '../marks/aside.ts';
import { between, courseLike, isBearing, type Segment, type Stretch } from '../marks/cut.ts';
import { isOffset } from '../marks/offset.ts';
import type { Token } from '../values/tokens.ts';
import { unopenedCourse } from './unopened-course.ts';
import { wording } from '../words/wording.ts';

const MOST_WORDS = 300;
/** What no text that begins in the middle of a course says before its first "thence". */
const INTRODUCES =
  /\b(?:begin\w*|commenc\w*|start\w*|tracts?|parcels?|lots?|situated?|located|described|bounded|follows|contain\w*|hereby|whereas|deed|acres?|map|plat)\b/;
/** Behind the course's length: the place it comes to, and nothing told of that. */
const ENDS = new RegExp(
  wording`^\)?\.?[\s,]{0,3}(?:more or less[\s,]{1,3})?
    (?:(?:(?:due )?(?:north|south|east|west)[a-z]{0,6}[\s,]{1,3}|(?:cro(?:ss?|p)ing|across|passing)\s[^;:]{2,60}?\s)?to\s[^;:]{3,160})?[;,.:\s]{1,4}$`,
);
const RUNS =
  /\b(?:along|with|following|by|up|down|through|across|direction|distance\s+of|[a-z]{2,9}erly|[a-z]{2,9}wardly)\b/;
/** The end of a bearing whose head is lost. */
const REST_OF_BEARING =
  /^[\s."'-]{0,4}(?:(?:(?:degrees|minutes|seconds)\s{1,2})?(?:\d{1,3}[\s°'".-]{0,3}(?:degrees|minutes|seconds|min|deg)?[\s.,]{0,2}){1,3}(?:east|west|[ew])?[.,\s]{0,3})?$/;

/** The course before the first of a figure that was found, in the words from `from` on. */
export function firstCourse(stretch: Stretch, from: number, found: Segment): Segment | null {
  const unopened = unopenedCourse(stretch, from, found);
  if (unopened) return unopened;
  const { text } = stretch;
  const until = found.start;
  const near = Math.max(from, until - MOST_WORDS);
  const tokens = between(stretch.tokens, near, until);
  const length = tokens.findLast((t) => isOwnLength(text, t));
  if (!length) return null;
  const first =
    behindLegs(text, near, tokens, length, until) ??
    fromPlace(text, near, tokens, length, until) ??
    (found.how === 'thence' ? beforeThence(text, from, near, tokens, length, until) : null) ??
    (found.how === 'listed' && from > 0 ? headed(text, near, tokens, length, until, true) : null);
  return first && { how: 'listed', ...first, end: until, tokens: tokens.filter((token) => token.start >= first.lead) };
}

function beforeThence(
  text: string,
  from: number,
  near: number,
  tokens: readonly Token[],
  length: Token,
  until: number,
): Found | null {
  return (
    running(text, near, length, until) ??
    (from > 0
      ? (headed(text, near, tokens, length, until) ?? straightOn(text, near, length, until))
      : until <= MOST_WORDS
        ? cutOff(text, tokens, length, until)
        : null)
  );
}

interface Found {
  readonly start: number;
  readonly lead: number;
}

const isOwnLength = (text: string, token: Token): boolean =>
  token.kind === 'distance' && !isOffset(text, token) && !isOtherMeasure(text, token) && !isPassing(text, token);

/** No sentence begins so: words that the course runs along, torn off from its head. */
const OF_A_CLAUSE = /^[\s.,;"']{0,4}(?:(?:of|along|with|by|on|upon|line|side|margin|bank)\s[^.;:]{2,80})?$/;

/** "61.5 feet to a pin; thence", "35' E 61.5 feet; thence": the text begins in the middle of a course, behind what is left of its bearing. */
function cutOff(text: string, tokens: readonly Token[], length: Token, until: number): Found | null {
  const words = text.slice(0, until);
  if (INTRODUCES.test(words) || !ENDS.test(text.slice(length.end, until))) return null;
  const before = text.slice(0, length.start);
  const start = /^[\s.,;"']*/.exec(words)![0].length;
  if (REST_OF_BEARING.test(before)) return { start, lead: length.start };
  // "of Elm Street S 41° E 61 feet to a pin; thence".
  const way = tokens.findLast((t) => t.start < length.start && isBearing(t, false));
  if (way && OF_A_CLAUSE.test(text.slice(0, way.start)) && TO_THE_LENGTH.test(text.slice(way.end, length.start)))
    return { start, lead: way.start };
  const isOnly = tokens.every((t) => t === length || !isOwnLength(text, t));
  return isOnly && RUNS.test(before) ? { start, lead: start } : null;
}

const RUNNING = new RegExp(
  wording`\b(?<verb>running|extending|bounding|fronting) (?:(?:[^;.]{0,24}\s)?(?:due )?(?:[a-z]{2,9}erly|north|south|east|west)
    \s{1,3}(?:on|by|along|from|in|upon|with|crossing|across)|(?:by|along|on|upon|with) (?:the|said|land|[a-z]+ (?:street|road|avenue|lane)))\s[^;]{0,170}$`,
);

/** "conveyed by deed of 1861 running northerly on Elm Street 90 feet to the lane; thence": no comma before the verb. */
function running(text: string, from: number, length: Token, until: number): Found | null {
  if (!/^[\s,)]{0,4}to\s/.test(text.slice(length.end, length.end + 8))) return null;
  const run = ENDS.test(text.slice(length.end, until)) ? RUNNING.exec(text.slice(from, length.start)) : null;
  if (!run) return null;
  const start = from + run.index;
  return { start, lead: start + run.groups!['verb']!.length };
}

/** Behind a sentence's end or a colon, up to the direction: a comma stands before one that is no bearing. */
const FROM_A_PLACE =
  /(?:^|[.:;]\s{1,3})from\s(?:(?!\b(?:whence|which|run|runs|running|thence|arc|curve|chord|radius|distant)\b)[^;:]){3,180}$/;
const ALONG_A_LINE = new RegExp(
  wording`^[\s,]{1,3}(?:(?:on|along|with|by|upon)\s[^;:]{2,90}\s)?(?:a distance of |for )?$`,
);

/** "From the post on the left bank, North on the section line 28.40 chains; thence": the place it sets out from, and no word that opens it. */
function fromPlace(text: string, from: number, tokens: readonly Token[], length: Token, until: number): Found | null {
  if (!ENDS.test(text.slice(length.end, until))) return null;
  const way = tokens.findLast((t) => t.start < length.start && t.kind === 'direction');
  if (way?.kind !== 'direction' || way.direction.kind === 'general') return null;
  if (!ALONG_A_LINE.test(text.slice(way.end, length.start)) || pointsAtSomething(text, from, way)) return null;
  // Where the description begins with its direction, the place stands before it.
  const words = text.slice(text.slice(from, way.start).trim() === '' ? Math.max(0, from - 200) : from, way.start);
  const head = FROM_A_PLACE.exec(words);
  if (!head || !(isBearing(way, false) || /,\s{1,3}$/.test(head[0]))) return null;
  return { start: way.start, lead: way.start };
}

const UNIT = '(?:feet|ft|rods?|rds|chains?|chs?|ch|poles|links)';
const WIND = '(?:north|south|east|west|[nsew])';
const LEG = wording`(?:\d[\d.,]{0,9}\s{0,2}${UNIT}\.? ${WIND}\b\.?|${WIND}\.? \d[\d.,]{0,9}\s{0,2}${UNIT}\b\.?)`;
/** Two legs that place the beginning from a corner, and where that corner is. */
const BEHIND_LEGS = new RegExp(
  wording`\b${LEG}[\s,]{1,3}(?:and|&) ${LEG}[\s,]{1,3}(?:from|of|fr)\.? (?:the )?(?:[a-z]{2,9}|[ns]\.?\s?[ew]\.?) cor(?:ner|\.)?\s
    (?:(?!\b(?:thence|and|point|distant)\b)[^;:]){3,140}, $`,
);

/** "Commencing 40 rods North and 60 rods West from the Southeast corner of Section 9, West 90 feet; thence": the corner is placed both ways. */
function behindLegs(text: string, from: number, tokens: readonly Token[], length: Token, until: number): Found | null {
  const way = tokens.findLast((t) => t.end <= length.start);
  if (way?.kind !== 'direction' || !(isBearing(way, false) || way.direction.kind === 'cardinal')) return null;
  if (!TO_THE_LENGTH.test(text.slice(way.end, length.start)) || !/^\.?[;,\s]{1,4}$/.test(text.slice(length.end, until)))
    return null;
  return BEHIND_LEGS.test(text.slice(from, way.start)) ? { start: way.start, lead: way.start } : null;
}

const TO_THE_LENGTH = new RegExp(wording`^[\s,.]{0,4}(?:for )?(?:a distance of )?(?:about |approximately )?$`);
const HEADS_CLAUSE = /(?:[;:,]|[a-z]{3}\.)\s{1,3}(?:and\s{1,2})?$/;
/** Right before the direction: what says where something lies or leads, or makes it part of a name. */
const NO_HEAD =
  /\b(?:the|said|its|an?|of|on|at|to|point|place|lies|lying|leads|leading|flowing|extending|located|situated?|distant|is|are|being|bears|bearing)[\s.]{1,2}$/;
const OF_STREET = /\b(?:line|street|st|avenue|ave|road|rd|lane|highway)[\s.]{1,2}$/;
const BY_SOMETHING = new RegExp(wording`^ (?:on|by|along|with|upon|in the line|parallel)\s[^;:]{2,120}$`);
const BY_LAND =
  /(?:[;:]|[a-z]{3}\.)\s{1,3}(?:and\s{1,2})?(?<head>(?:along|by|with|on|up|down|following)\s[^;:.]{2,100})$/;

/** "; north 90 feet to the lane; thence", "in the line of Pell N 40° E 90 feet to", ", easterly on Elm Street 90 feet to", ". By land of Pell 90 feet to". */
function headed(
  text: string,
  from: number,
  tokens: readonly Token[],
  length: Token,
  until: number,
  onlyMeasured = false,
): Found | null {
  const behind = text.slice(length.end, until);
  if (!ENDS.test(behind) || OF_THE_PLACE.test(behind) || !/^[\s\S]{0,24}\bto\s/.test(behind)) return null;
  const way = tokens.findLast((t) => t.start < length.start && isWay(text, from, t, length));
  if (onlyMeasured && !(way && isBearing(way, false))) return null;
  if (way) return { start: way.start, lead: way.start };
  const land = BY_LAND.exec(text.slice(from, length.start));
  const start = length.start - (land?.groups!['head']!.length ?? 0);
  return land && !tokens.some((t) => t.kind === 'direction' && t.start >= start) ? { start, lead: start } : null;
}

function isWay(text: string, from: number, token: Token, length: Token): boolean {
  if (token.kind !== 'direction') return false;
  const before = text.slice(Math.max(from, token.start - 24), token.start);
  const isMeasured = isBearing(token, false);
  if (
    pointsAtSomething(text, from, token) ||
    (!isMeasured && !courseLike(text, token) && !BY.test(text.slice(token.end, token.end + 5)))
  )
    return false;
  if (
    (!HEADS_CLAUSE.test(before) && NO_HEAD.test(before)) ||
    PLACING.test(text.slice(Math.max(from, token.start - 160), token.start))
  )
    return false;
  if (token.direction.kind === 'cardinal' && OF_STREET.test(before)) return false;
  const gap = text.slice(token.end, length.start);
  if (TO_THE_LENGTH.test(gap)) return isMeasured || token.direction.kind === 'cardinal' || HEADS_CLAUSE.test(before);
  return token.direction.kind === 'general' && BY_SOMETHING.test(gap);
}

/** In the same sentence, what places the beginning: the direction may be its second leg. */
const PLACING =
  /\b(?:which|whence|bears?|bearing|distant|distance|coordinates?|latitude|longitude|located|situated?|lying|being)\b[^;.]{0,120}$/;
const BY = /^\s{1,2}by\s/;

const RUNS_TO = new RegExp(
  wording`^\)?(?:\s{0,2}(?:feet|ft)\b)?\.?[\s,]{0,3}(?:more or less[\s,]{1,3})?
    (?<along>(?:(?:north|south|east|west)[a-z]{0,6}|[nsew])\.? (?:along|with|on|by|following)\s[^;:]{3,90}?\s)?
    to (?!(?:the )?(?:north|south|east|west|left|right|rear)[a-z]{0,6} of\b)(?:an?|the|said|land|its)\s[^;:]{3,140}[;,.]\s{0,3}$`,
);
const OF_THE_PLACE = /\b(?:from|which|whence|being|distant|where|wide|said\s+point)\b/;
const PLACES =
  /\b(?:point|place|stake|stone|post|pin|pipe|monument|distant|located|situated?|lying|is|are|being|at|of|about|within|no)[\s.]{1,2}$/;
/** Behind a comma or a dash, perhaps with a number in words that cannot be read before the figure in brackets. */
const PARTED = /[,;-]\s{0,2}(?<number>(?:(?:[a-z]+[\s-]{1,2}){1,7}\()?)$/;

/** "at the corner of Elm Street, 90 feet to the corner of land of Pell; thence": the words that open the course were lost. */
function straightOn(text: string, from: number, length: Token, until: number): Found | null {
  const behind = text.slice(length.end, until);
  const runs = RUNS_TO.exec(behind);
  if (!runs || OF_THE_PLACE.test(behind)) return null;
  const before = text.slice(Math.max(from, length.start - 70), length.start);
  const parted = PARTED.exec(before);
  if (PLACES.test(before) || (runs.groups!['along'] === undefined && !parted)) return null;
  const start = length.start - (parted?.groups!['number']!.length ?? 0);
  return { start, lead: start };
}
