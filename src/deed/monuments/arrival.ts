// Takes: the words of a course. Gives: where they say that it arrives somewhere: the "to" of "to an iron pin".
// Never: the "to" of "parallel to", "conveyed to", "500 to 550 feet", "the road to Pell's Mill", nor one inside brackets.
import { bracketSpans } from '../marks/aside.ts';
import { before } from '../words/before.ts';
import { wordFrom } from '../words/course-words.ts';
import { isFigure, isSpace } from '../words/peek.ts';
import { beforeBlanks, endKinds, nextWordAt, phrasesOf } from '../words/word-edges.ts';
import { courseKind, wordsOf } from '../words/words.ts';

const TO = /\bto(?:\b(?=\s+["“‘'(]{0,2}[a-z\d½¼¾#+\u00c0-\u1fff\u2c00-\uffff])|(?=(?:an?|the|said)\s+[a-z]))/iy;
/** "until it intersects the road", "till the line strikes Pell's corner". */
const UNTIL =
  /\b(?:until|untill|till)\s+(?:(?!(?:thence|feet|to)\b)[\w'’-]+\s+){0,6}?(?:intersect(?:s|ing)?|meet(?:s|ing)?|strik(?:es?|ing)|reach(?:es|ing)?|join(?:s|ing)?|touch(?:es|ing)?|com(?:es?|ing)\s+(?:in)?to|cross(?:es)?|arriv(?:es|ing)\s+at)\s+(?:with\s+|upon\s+)?(?=["“‘]?[\w½¼¾])/iy;
const TO_WORDS = courseKind(['to', 'toa', 'toan', 'tothe', 'tosaid', 'until', 'untill', 'till']);

// The word before it asks for a "to" of its own.
const ASKING =
  'parallel paralleling perpendicular perpendicularly tangent tangential radial normal concave convex subject according adjacent contiguous next similar equal equivalent due owing relative belong belongs belonging refer refers referred referring reference referenced reduced relating prior pursuant known respect regard addition additions amendment access title entrance identical reserved reserving convey conveyed conveyance reconvey reconveyed reconveyance transferred restored granted deeded sold leased patented released assigned dedicated ceded devised given quitclaimed leading leads led supposed appertaining pertaining deed lease mortgage issued awarded allotted allocated attached appurtenant confirmed deflect deflects deflected deflecting deflection compared changed corrected adjusted tied as so ought used order angle angles'.split(
    ' ',
  );
const isBehindAsking = before(
  new RegExp(
    String.raw`(?:\b(?:${ASKING.join('|')}|(?<!\band\s+)turn(?:s|ing)?|curv(?:es?|ed|ing)(?=\s+to\s+the\s+(?:north|south|east|west)\w*\b(?!\s+(?:[a-z]+\s+){0,2}(?:line|side|corner|right|boundary|bank|edge|margin|end|limits?)\b))|(?<!public\s)common|quit-claimed|(?<!\bof\s+)(?:azimuth|bearing|course)s?\s+and\s+distances?|tangent(?:ial)?\s+at\s+(?:its|the|said)\s+(?:[a-z]+\s+){0,3}(?:beginning|end|ending|curvature|point)(?:\s+thereof)?|laid\s+out|set\s+(?:off|aside|apart)|(?:subdivision|replat|plat|annex|estates|heights)(?=\s+to\s+(?:the\s+)?(?:city|town|village)\s+of\b))|\bhowever,)\s{0,4}`,
    'i',
  ),
);

/** In folded text, as the source of a pattern: "to his corner", "to a stake in the road", and what is said of the place. */
export const PLACE_REACHED = String.raw`(?<!\b(?:${ASKING.join('|')}|common)\s)\bto\s(?:(?:an?|the|said|his|her|their|its|two|three|where)\s(?!right\b|left\b)|[a-z]+'s\s)[^;:]{2,110}?`;

// A road that leads somewhere, a deed from one to another.
const FROM_TO =
  /\b(?:deed|conveyance|patent|grant|road|highway|street|trail|pike|railroad|railway|canal|which|that)\b[^,;.]{0,30}\bfrom\s+[^,;]{1,60}$/i;
const WAYS = 'road highway trail turnpike pike railroad railway route path lane canal ditch'.split(' ');
const isBehindWay = before(new RegExp(String.raw`\b(?:${WAYS.join('|')})\s{0,4}`, 'i'));
const GRANT = /\b(?:grants?|awards?|aw|apana|ap|deeds?|patents?|l\.\s?c|r\.\s?p|lca|lease|kuleana)\b[^;]{0,60}$/i;
/** A name of a person or a town, and not of a corner, a station or a lot. */
const PROPER_NAME =
  /^\s+(?!(?:Corner|Monument|Mon|Station|Sta|Point|Points|Concrete|Iron|Lots?|Parcel|Tract|Block|Sections?|Lands?|North|South|East|West|Stake|Post|Pipe|Pin|Rebar|High|Low|Mean|Place|Beginning|Intersection|Line|Center|Property|Government|Boundary)[a-z]*\b)(?:(?:Mrs?|Miss|Messrs|Dr)\b|[A-Z]\.|[A-Z][\w’'ʻ-]+)/;

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
const UNIT = '(?:feet|foot|ft|rods|chains|poles|perches|links|varas|miles?|met(?:er|re)s|yards|acres)';
const isBehindNumber = before(new RegExp(String.raw`(?:\d|\b(?:${NUMBER_WORD}))\s{0,4}`, 'i'));
const LENGTH_BEHIND = new RegExp(String.raw`^\s+(?:\d[\d,.]*|(?:(?:${NUMBER_WORD}|and)[\s-]+){1,8})\s*${UNIT}\b`, 'i');
const isBehindCount = before(
  /\b(?:courses?|lots|nos?\.?|numbers|numbered|stations?|pages?|sections|corners|blocks)\s+\S{1,40}\s{0,4}/i,
);

/** "Road No. 12 to 1/2" iron pipe": no row of numbers. */
const THICK = /^\d{1,2}(?:[\s-]?\d{0,2}\/\d{1,2})?[\s-]?(?:"|''|”|inch)/i;

const NO_PLACE =
  /^\s+(?:wit|be|have|hold|use|run|find|include|connect|convey|follow|allow|make|provide|and|or|which|whom|him|her|them|it(?!\s+inter)|any|such(?!\s+(?:[a-z]+\s+){0,3}(?:line|point|corner|road|street|creek|river|stone|stake|post|monument|side|right))|all|date|read|wards?|(?:the\s+)?[lr]t?(?=\s{0,2}[,;(]|\s+(?:rad|radius|with|having|chord|\d))|(?:the\s+)?(?:right|left)(?!\s+(?:bank|side|fork|limit|abutment|edge|shore)|[\s-]+of[\s-]+way)|the\s+(?:radius|extent|depth|use|effect|contrary|same\s+belonging|said\s+(?:right|left)(?![\s-]+of[\s-]+way)|(?:north|south|east|west)\w*(?=\s*(?:[;.)]|,(?!\s+(?:corner|line|side))|with\b|having\b|bearing\b|$)))|an?\s+(?:depth|width|length|distance|extent|radius))\b/i;

/** What NO_PLACE begins with. */
const isNoPlace = phrasesOf(
  'l,r,lt,rt,the l,the r,wit,be,have,hold,use,run,find,include,connect,convey,follow,allow,make,provide,and,or,which,whom,him,her,them,it,any,such,all,date,read,ward,wards,right,left,the right,the left,the radius,the extent,the depth,the use,the effect,the contrary,the same,the said,the north,the south,the east,the west,a depth,a width,a length,a distance,a radius,an extent'.split(
    ',',
  ),
);

/** "30 feet to the east of the wall": mostly which side, and only where nothing better follows a place. */
const THE_SIDE_OF = /^the\s+(?:north|south|east|west)(?:east|west)?(?:erly)?\s+of\b/i;
const isTheSide = phrasesOf(['the north', 'the south', 'the east', 'the west', 'the northeast', 'the northwest', 'the southeast', 'the southwest']); // prettier-ignore

/** "nine to (2094) feet": a misread word of the number before the bracket. */
const TORN_NUMBER = new RegExp(String.raw`^to\s+\(?\d[\d.,/]*(?:\s?\w{1,3})?\)\s*${UNIT}\b`, 'i');

/** Whether the "to" at `at` is what is left of a number word. */
export const isOfNumber = (text: string, at: number): boolean => isTornNumber(text, at, nextWordAt(text, at));

function isTornNumber(text: string, at: number, next: number): boolean {
  const unit = text.charCodeAt(next);
  return (isFigure(unit) || unit === BRACKET) && TORN_NUMBER.test(text.slice(at, at + 40));
}

const BRACKET = 40;

export type Arrival = 'yes' | 'perhaps' | 'no';

/** What the word before a "to" may be, told by its last letters. */
const beforeTo = endKinds(
  [
    ...ASKING,
    'curve',
    'curves',
    'curved',
    'curving',
    'turn',
    'turns',
    'turning',
    'distance',
    'distances',
    'beginning',
    'end',
    'ending',
    'curvature',
    'point',
    'thereof',
    'common',
    'claimed',
    'out',
    'off',
    'aside',
    'apart',
    'however',
    // "Elm Subdivision to the City of Oak".
    'subdivision',
    'replat',
    'plat',
    'annex',
    'estates',
    'heights',
  ],
  WAYS,
  NUMBER_WORD.split('|'),
);
const AN_ASKING_WORD = 1;
const A_WAY = 2;
const A_NUMBER = 4;
const COMMA = 44;
const SMALL_U = 117;

/** Whether the "to" at `at`, or before the word of a number, brings the course somewhere; 'perhaps' where the words may be a road's name. */
function arrivalAt(text: string, folded: string, at: number, word: number): Arrival {
  // "toa stone": the blank is lost.
  const next = isSpace(text.charCodeAt(at + 2)) ? nextWordAt(text, at + 2) : at + 2;
  const mayBeNone = isNoPlace(text, next);
  if (mayBeNone && NO_PLACE.test(text.slice(at + 2, at + 90))) return 'no';
  if (isTornNumber(text, at, next === at + 2 ? nextWordAt(text, at) : next)) return 'no';
  const end = beforeBlanks(text, at);
  const kinds = beforeTo(text, end);
  if (isOwnTo(text, folded, at, word, end, kinds, next)) return 'no';
  // The sides are among what may be no place.
  if (mayBeNone && isTheSide(text, next) && THE_SIDE_OF.test(text.slice(next, next + 24))) return 'perhaps';
  const isOfWay = (kinds & A_WAY) !== 0 && isBehindWay(text, at) && PROPER_NAME.test(text.slice(at + 2, at + 90));
  return isOfWay ? 'perhaps' : 'yes';
}

const FROM = courseKind(['from', 'by']);
/** "land granted by the Harbor Company to the State": from one to another. */
const DEEDED_BY =
  /\b(?:deeded|conveyed|granted|sold|leased|transferred|released|patented)\s+(?:to\s[^,;]{2,40}\s)?by\s(?:(?!\bto\b)[^;]){2,110}$/i;
const TO_A_PARTY =
  /^\s+(?:the\s+)?(?:United\s+States|State|City|County|Town|Village|Territory|Commonwealth|Government|Board)\b/i;

/** Whether the "to" belongs to the words around it, whatever the course does: the one of `kinds` that ends at `end`, and what begins at `next`. */
function isOwnTo(
  text: string,
  folded: string,
  at: number,
  word: number,
  end: number,
  kinds: number,
  next: number,
): boolean {
  const last = text.charCodeAt(end - 1);
  const isAsking = last === COMMA ? beforeTo(text, end - 1) : kinds;
  if ((isAsking & AN_ASKING_WORD) !== 0 && isBehindAsking(text, at)) return true;
  const unit = text.charCodeAt(next);
  const isCounted = (kinds & A_NUMBER) !== 0 || isFigure(last);
  if (isCounted && LENGTH_BEHIND.test(text.slice(at + 2, at + 90)) && isBehindNumber(text, at)) return true;
  if (isFigure(unit) && isBehindCount(text, at) && !THICK.test(text.slice(next, next + 16))) return true;
  const isNamed = isCapital(unit) && PROPER_NAME.test(text.slice(at + 2, at + 90));
  const saysFrom = isSaidBefore(folded, at, word);
  if (saysFrom && (isNamed || TO_A_PARTY.test(text.slice(at + 2, at + 30))))
    if (DEEDED_BY.test(text.slice(Math.max(0, at - 130), at))) return true;
  if (!isNamed && !saysFrom) return false;
  const words = text.slice(Math.max(0, at - WORDS_BEFORE), at);
  return (isNamed && GRANT.test(words)) || (saysFrom && FROM_TO.test(words));
}

const WORDS_BEFORE = 100;

/** Whether a "from" or "by" may stand among the words before the one of this number. */
function isSaidBefore(folded: string, at: number, word: number): boolean {
  const { starts, kinds } = wordsOf(folded);
  for (let i = word - 1; i >= 0 && starts[i]! >= at - WORDS_BEFORE; i--) if ((kinds[i]! & FROM) !== 0) return true;
  return false;
}

const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90;

/** Whether a name goes on past the "to" at `at`: "a line parallel to the road", "Grant 40 to J. Pell". */
export function nameGoesOn(text: string, folded: string, at: number): boolean {
  const end = beforeBlanks(text, at);
  const word = wordFrom(wordsOf(folded), at);
  return isOwnTo(text, folded, at, word, end, beforeTo(text, end), nextWordAt(text, at + 2));
}

/** The monument and the adjoiner of a course ask one after the other. */
const last = { text: '', from: 0, to: 0, at: -1 };

/** Where the first place that the course arrives at is named, behind its "to"; -1 when it names none. */
export function arrivalIn(text: string, folded: string, from: number, to: number): number {
  if (from !== last.from || to !== last.to || text !== last.text) {
    last.at = firstArrival(text, folded, from, to);
    last.text = text;
    last.from = from;
    last.to = to;
  }
  return last.at;
}

export const isWithin = (spans: readonly { start: number; end: number }[], at: number): boolean =>
  spans.length > 0 && spans.some((span) => span.start < at && at < span.end);

/** Asked once, so that the answer that is asked again stays remembered. */
export function firstArrival(text: string, folded: string, from: number, to: number): number {
  const all = wordsOf(folded);
  const { count, starts, ends, kinds } = all;
  const first = wordFrom(all, from);
  // A stretch may also begin within a word.
  const divided = first > 0 && ends[first - 1]! > from ? first - 1 : -1;
  let words = '';
  let brackets: { start: number; end: number }[] = [];
  let perhaps = -1;
  for (let i = divided < 0 ? first : divided; i < count && starts[i]! < to; i++) {
    if (i !== divided && (kinds[i]! & TO_WORDS) === 0) continue;
    const at = i === divided ? from : starts[i]!;
    if (words === '') {
      words = text.slice(from, to);
      if (words.includes('(')) brackets = bracketSpans(words, 0, words.length);
    }
    if (isWithin(brackets, at - from)) continue;
    if ((folded.charCodeAt(at) | 32) === SMALL_U || folded.startsWith('till', at)) {
      UNTIL.lastIndex = at - from;
      if (UNTIL.test(words)) return from + UNTIL.lastIndex;
      continue;
    }
    TO.lastIndex = at - from;
    if (!TO.test(words)) continue;
    const arrival = arrivalAt(text, folded, at, i === divided ? i + 1 : i);
    if (arrival === 'yes') return at + 2;
    if (arrival === 'perhaps' && perhaps < 0) perhaps = at + 2;
  }
  return perhaps;
}
