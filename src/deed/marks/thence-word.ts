// Takes: folded text. Gives: the places where "thence" stands misprinted by a letter or two, torn or glued: "xhence", "them e", "dchence",
// "chance". Never: by the word alone: what follows must run somewhere, and a word of the language must stand where a course may begin.
import { isLetter } from '../words/peek.ts';
import { hasFourRight, headTable, LIKE_THENCE, tailNumber, wordsOf } from '../words/words.ts';

export interface ThenceFound {
  readonly start: number;
  readonly lead: number;
}

const WAY = String.raw`(?:due\s{1,2})?(?:(?:north|south|east|west)[a-z]*|[a-z]{2,9}(?:-\s{0,2}|-?\n\s{0,2})?erly\b|(?:[ns][ew]|[nsew])'ly\b|[ns][.,\s-]{0,3}\d)`;
const RUNS = new RegExp(
  String.raw`^[\s,.:;"'-]{1,4}(?:(?:still|running|runing|run|runs|turning|going|proceeding|continuing|continue|again)[\s,]{1,3}|in\s+an?\s+|by\s+an?\s+line\s+|at\s+right\s+angles\s+){0,3}(?:${WAY}|along\s|to\s+(?:an?|the|said|land)\s|leaving\s|across\s|(?:on|by|with|up|down|following)\s+(?:an?|the|said|land|line)\s|\d{1,3}\s?°)`,
);
/** A word of the language needs the direction itself behind it. */
const WAY_NEXT = new RegExp(
  String.raw`^[\s,.:;"'-]{1,4}(?:(?:still|running|turning|continuing)[\s,]{1,3}|in\s+an?\s+){0,2}${WAY}`,
);
// Words that end so and run nowhere.
const NO_WAY = /^[\s,.:;"'-]{1,4}(?:formerly|properly|quarterly|easement|northern|southern|eastern|western)\b/;

const TORN =
  /\b(?:them e|then ce|the nce|th ence|thenc e|tlien ce|then-\s{1,2}ce|the-\s{1,2}nce|th-\s{1,2}ence|thenc-\s{1,2}e)(?![a-z])/y;
const GLUED =
  /\b(?:thence|tlience|tbence|thenee)(?=(?:north|south|east|west|along|due|running|[ns][.\s]{0,2}\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b))/y;
/** "runningthence nine rods east": the word itself is whole. */
const LED = /^(?:and)?(?:running|runs?|and|going|proceeding)thence$/;
/** Words of the language that lie as near, and may be meant. */
const MAY_BE_MEANT = new Set(['theme', 'themes', 'chance', 'chances', 'trance', 'tierce']);
/** Those that are always meant: courses run along fences and trenches. */
const ALWAYS_MEANT = new Set([
  ...'thence thenoe thenee tbence chence thonce theuce trence ihence tlience therce thance thense thcnce tbcnce'.split(
    ' ',
  ),
  ...'thencc thenco tnence fhence lhence thcuce fence fences pence hence sentence thereof there these'.split(' '),
  ...'trench french spence prence thrice thrace pretence penitence existence polythene thenceforth'.split(' '),
]);
/** "whence northerly on last named land", "whence down the run": nothing stands or bears there. */
const WHENCE_RUNS =
  /^[\s,]{1,3}(?:(?:running|turning)\s{1,2})?(?:[a-z]{4,12}erly\s{1,2}(?:on|by|along|in|parallel|at|with|about)\s|(?:down|up|along|with|by)\s+(?:the|said|land)\s)/;
const WHENCE_POINTS = /^[^;.]{0,120}\b(?:bears?|bore|bearing|stands?|is|are|lies|lie|was)\b/;
const MAY_BEGIN = /(?:^|[;:,.)\]]|\band|&|\b(?:feet|ft|rods?|chains?|links?|poles?))["'\s]{1,4}$/;
/** "to an angle chance Southerly on last named land": nothing else runs so. */
const RUNS_BY = /^\s{1,2}[a-z]{4,12}erly\s{1,2}(?:on|by|along|in|parallel|at|with|about|from)\s/;
const ARTICLE = /\b(?:the|an?|this|that|said|any|no|by)\s{1,2}$/;

const TORN_HEADS = headTable(['the', 'th', 'tlien']);
const REST_HEADS = headTable(['e', 'ce', 'nce', 'ence']);
const [THEME, THEMES, THECE, THENE, HENCE] = [
  tailNumber('theme'),
  tailNumber('themes'),
  tailNumber('thece'),
  tailNumber('thene'),
  tailNumber('hence'),
];

export function misprintedThences(text: string): ThenceFound[] {
  const found: ThenceFound[] = [];
  const { count, starts, ends, heads, tails, traits } = wordsOf(text);
  const isStart = (word: number): boolean => ends[word]! - starts[word]! < 6 && TORN_HEADS[heads[word]!] === 1;
  for (let word = 0; word < count; word++) {
    if ((traits[word]! & LIKE_THENCE) === 0) continue;
    const at = starts[word]!;
    const end = ends[word]!;
    // "then ce": the first part is told by the rest of it, unless it is like the word itself and was asked before.
    if (word > 0 && REST_HEADS[heads[word]!] === 1 && (traits[word - 1]! & LIKE_THENCE) === 0 && isStart(word - 1))
      pushAt(text, starts[word - 1]!, tornAt(text, starts[word - 1]!, ends[word - 1]!), found);
    const torn = isStart(word) ? tornAt(text, at, end) : null;
    pushAt(text, at, torn ?? (isNear(text, at, end, tails[word]!) ? wordAt(text, at, end) : null), found);
  }
  return found;
}

function pushAt(text: string, at: number, one: ThenceFound | null, found: ThenceFound[]): void {
  if (one && !/\w/.test(text[at - 1] ?? ' ')) found.push(one);
}

/** An "enc" stands in it, four of six letters are right, or it ends nearly so; longer words only begin or end with it. */
function isNear(text: string, at: number, end: number, tail: number): boolean {
  const length = end - at;
  if (length < 5) return false;
  if (length === 5) return holdsNc(text, at, end) || tail === THEME;
  if (length === 6 && (tail === THEMES || hasFourRight(tail))) return true;
  const lastFive = tail & 0x1ffffff;
  if (length > 9) return length < 25 && ((lastFive === HENCE && length < 17) || BEGINS_SO.test(text.slice(at, at + 7)));
  return ((lastFive === THECE || lastFive === THENE) && !text.startsWith('the', at)) || holdsNc(text, at, end);
}

const BEGINS_SO = /^(?:thence|tlience|tbence|thenee)/;

const holdsNc = (text: string, at: number, end: number): boolean => /[eh]nc/.test(text.slice(at, end));

/** "them e", "then-\nce": its first part is a short word that begins with a t, and a blank or a dash stands behind it. */
function tornAt(text: string, at: number, end: number): ThenceFound | null {
  if (!restFollows(text, end)) return null;
  TORN.lastIndex = at;
  const torn = TORN.exec(text)?.[0];
  return torn !== undefined && runs(text, at + torn.length) ? place(text, at, torn) : null;
}

/** Behind a blank or a dash: what is left of the word. */
function restFollows(text: string, end: number): boolean {
  const gap = text.charCodeAt(end);
  if (gap !== 32 && gap !== 45) return false;
  let at = end + 1;
  while (text.charCodeAt(at) <= 32 && at < end + 4) at++;
  const first = text.charCodeAt(at);
  if (first === N) return text.startsWith('nce', at);
  if (first === C) return text.charCodeAt(at + 1) === E;
  return first === E && (text.startsWith('ence', at) || !isLetter(text.charCodeAt(at + 1)));
}

function wordAt(text: string, at: number, end: number): ThenceFound | null {
  if (end - at > 6) {
    GLUED.lastIndex = at;
    const glued = GLUED.exec(text)?.[0];
    if (glued !== undefined) return place(text, at, glued);
  }
  if (end - at > 16) return null;
  const word = text.slice(at, end);
  if (!mayBeThence(word) || ALWAYS_MEANT.has(word) || !opens(text, at, word)) return null;
  const glued = word.length > 9 ? word.length - 6 : word.indexOf('thence');
  return place(text, at + Math.max(0, glued), glued > 0 ? word.slice(glued, glued + 6) : word);
}

const [C, E, N] = [99, 101, 110];

function opens(text: string, at: number, word: string): boolean {
  const lead = at + word.length;
  if (word === 'whence') return whenceRuns(text.slice(lead, lead + 130));
  if (word.length > 8 && LED.test(word)) return true;
  if (!MAY_BE_MEANT.has(word)) return runs(text, lead);
  const before = text.slice(Math.max(0, at - 10), at);
  const ahead = text.slice(lead, lead + 40);
  if (!WAY_NEXT.test(ahead) || NO_WAY.test(ahead) || ARTICLE.test(before)) return false;
  return word.startsWith('them') || MAY_BEGIN.test(before) || RUNS_BY.test(ahead);
}

const whenceRuns = (ahead: string): boolean => WHENCE_RUNS.test(ahead) && !WHENCE_POINTS.test(ahead);

/** Whether a course goes on behind the word. */
export function runs(text: string, lead: number): boolean {
  const ahead = text.slice(lead, lead + 60);
  return RUNS.test(ahead) && !NO_WAY.test(ahead);
}

function place(text: string, at: number, word: string): ThenceFound {
  const and = /\b(?:and|running|runing)\s{1,2}$/.exec(text.slice(Math.max(0, at - 9), at));
  return { start: at - (and?.[0].length ?? 0), lead: at + word.length };
}

/** Six letters with at most two wrong, or the word nearly whole with up to three letters glued to it. */
function mayBeThence(word: string): boolean {
  if (word.startsWith('thence')) return word === 'thences';
  if (word === 'theme' || word === 'themes') return true;
  if (word.length <= 9 && /henc[eo]|thenc|^t(?:ii|li|fi|il|ll)enc[eo]|thnce|thece\b|thene\b|tence\b/.test(word))
    return true;
  if (word.length > 6 && word.endsWith(word.length > 9 ? 'hence' : 'thence')) return true;
  if (word.length !== 6) return false;
  let wrong = 0;
  for (let i = 0; i < 6; i++) if (word[i] !== 'thence'[i]) wrong++;
  return wrong <= 2;
}
