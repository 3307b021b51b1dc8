// Takes: the words of a course. Gives: where they say that it arrives somewhere: the "to" of "to an iron pin".
// Never: the "to" of "parallel to", "conveyed to", "500 to 550 feet", "the road to Pell's Mill", nor one inside brackets.
import { bracketSpans } from './aside.ts';
import { before } from './before.ts';
import { isFigure } from './peek.ts';
import { beginsAny } from './triples.ts';
import { beforeBlanks, endsOf, nextWordAt, phrasesOf, startsOf } from './word-edges.ts';

const TO = /\bto\b(?=\s+["“‘'(]{0,2}[a-z\d½¼¾#+\u00c0-\u1fff\u2c00-\uffff])/gi;

// The word before it asks for a "to" of its own.
const ASKING =
  'parallel perpendicular tangent tangential radial normal concave convex subject according adjacent contiguous next similar equal equivalent due owing relative belong belongs belonging refer refers referred referring reference referenced reduced relating prior pursuant known respect regard addition additions amendment access title entrance identical reserved reserving convey conveyed conveyance reconvey reconveyed reconveyance transferred restored granted deeded sold leased patented released assigned dedicated ceded devised given quitclaimed issued awarded allotted allocated attached appurtenant confirmed curve curves curved curving turn turns turning deflect deflects deflected deflecting deflection compared changed corrected adjusted tied as so ought used order angle angles'.split(
    ' ',
  );
const isBehindAsking = before(
  new RegExp(
    String.raw`(?:\b(?:${ASKING.join('|')}|(?<!public\s)common|quit-claimed|laid\s+out|set\s+(?:off|aside|apart))|\bhowever,)\s{0,4}`,
    'i',
  ),
);
const endsAsking = endsOf([...ASKING, 'common', 'claimed', 'out', 'off', 'aside', 'apart', 'however']);
const COMMA = 44;

function isAskedFor(text: string, at: number): boolean {
  const end = beforeBlanks(text, at);
  return endsAsking(text, text.charCodeAt(end - 1) === COMMA ? end - 1 : end) && isBehindAsking(text, at);
}

// A road that leads somewhere, a deed from one to another.
const FROM_TO =
  /\b(?:deed|conveyance|patent|grant|road|highway|street|trail|pike|railroad|railway|canal|which|that)\b[^,;.]{0,30}\bfrom\s+[^,;]{1,60}$/i;
const WAYS = 'road highway trail turnpike pike railroad railway route path lane canal ditch'.split(' ');
const endsWay = endsOf(WAYS);
const isAfterWay = before(new RegExp(String.raw`\b(?:${WAYS.join('|')})\s{0,4}`, 'i'));
const isBehindWay = (text: string, at: number): boolean =>
  endsWay(text, beforeBlanks(text, at)) && isAfterWay(text, at);
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
  /\b(?:courses?|lots|nos?\.?|numbers|stations?|pages?|sections|corners|blocks)\s+\S{1,40}\s{0,4}/i,
);

const NO_PLACE =
  /^\s+(?:wit|be|have|hold|use|run|find|include|connect|convey|follow|allow|make|provide|and|or|which|whom|him|her|them|it(?!\s+inter)|any|such|all|date|wards?|(?:the\s+)?(?:right|left)(?!\s+(?:bank|side|fork|limit|abutment|edge|shore))|the\s+(?:radius|extent|depth|use|effect|contrary|said\s+(?:right|left)|(?:north|south|east|west)\w*(?=\s*(?:[,;.)]|with\b|having\b|bearing\b|$)))|an?\s+(?:depth|width|length|distance|extent|radius))\b/i;

/** What NO_PLACE begins with. */
const isNoPlace = phrasesOf(
  'wit,be,have,hold,use,run,find,include,connect,convey,follow,allow,make,provide,and,or,which,whom,him,her,them,it,any,such,all,date,ward,wards,right,left,the right,the left,the radius,the extent,the depth,the use,the effect,the contrary,the said,the north,the south,the east,the west,a depth,a width,a length,a distance,a radius,an extent'.split(
    ',',
  ),
);

export type Arrival = 'yes' | 'perhaps' | 'no';

/** Whether the "to" at `at` brings the course somewhere; 'perhaps' where the words may be a road's name. */
export function arrivalAt(text: string, at: number): Arrival {
  const behind = text.slice(at + 2, at + 90);
  if ((isNoPlace(text, nextWordAt(text, at + 2)) && NO_PLACE.test(behind)) || isOwnTo(text, at, behind)) return 'no';
  return isBehindWay(text, at) && PROPER_NAME.test(behind) ? 'perhaps' : 'yes';
}

const beginsNumber = startsOf([...NUMBER_WORD.split('|'), 'and']);

const maySayFrom = beginsAny(['from']);

/** Whether the "to" between the two belongs to the words around it, whatever the course does. */
function isOwnTo(text: string, at: number, behind: string): boolean {
  if (isAskedFor(text, at)) return true;
  const next = nextWordAt(text, at + 2);
  const unit = text.charCodeAt(next);
  if (isFigure(unit) || beginsNumber(text, next)) {
    if (LENGTH_BEHIND.test(behind) && isBehindNumber(text, at)) return true;
    if (/^\s+\d/.test(behind) && isBehindCount(text, at)) return true;
  }
  const isNamed = isCapital(unit) && PROPER_NAME.test(behind);
  if (!isNamed && !maySayFrom(text)) return false;
  const words = text.slice(Math.max(0, at - 100), at);
  return (isNamed && GRANT.test(words)) || (/from/i.test(words) && FROM_TO.test(words));
}

const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90;

/** Whether a name goes on past the "to" at `at`: "a line parallel to the road", "Grant 40 to J. Pell". */
export function nameGoesOn(text: string, at: number): boolean {
  return isOwnTo(text, at, text.slice(at + 2, at + 90));
}

/** Where the first place that the course arrives at is named, behind its "to"; -1 when it names none. */
export function arrivalIn(text: string, from: number, to: number): number {
  if (text !== last.text || from !== last.from || to !== last.to)
    last = { text, from, to, at: firstArrival(text, from, to) };
  return last.at;
}

/** The monument and the adjoiner of a course ask one after the other. */
let last = { text: '', from: 0, to: 0, at: -1 };

function firstArrival(text: string, from: number, to: number): number {
  const words = text.slice(from, to);
  let brackets: readonly { start: number; end: number }[] | null = null;
  let perhaps = -1;
  TO.lastIndex = 0;
  for (let found = TO.exec(words); found; found = TO.exec(words)) {
    const at = found.index;
    brackets ??= bracketSpans(words, 0, words.length);
    if (brackets.some((span) => span.start < at && at < span.end)) continue;
    const arrival = arrivalAt(text, from + at);
    if (arrival === 'yes') return from + at + 2;
    if (arrival === 'perhaps' && perhaps < 0) perhaps = from + at + 2;
  }
  return perhaps;
}
