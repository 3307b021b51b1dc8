// Takes: the words of one course. Gives: what stands at its end (the monument).
// Never: a reading of it; it is the document's own words.
import { arrivalIn, firstArrival } from './arrival.ts';
import { before } from '../words/before.ts';
import { codeAt, codeBefore } from '../words/code-at.ts';
import { pairKind } from '../words/course-words.ts';
import { fold } from '../words/fold.ts';
import { apposedAt } from './monument-apposed.ts';
import { bounded, nameEnd, plainName, stopsOf, withoutLooseEnd, type NamePlace } from './place-name.ts';
import { spaceOr } from '../words/peek.ts';
import { endsOf, nextWordAt, startKinds, startsOf } from '../words/word-edges.ts';
import { courseKind } from '../words/words.ts';

// "a curve to the right": a hand, not a place.
const TERMINUS =
  /\bto\s+(?!(?:the\s+)?(?:right|left)\b)(?=(?:an?|the|its|said|corner|land|lands|station|monument|property|point|where)\b|[~'"]\w{1,2}\s+point\s+of\b|[A-Z0-9½¼¾])/i;

/** Where words of the terminus ("to an iron pin …") may begin, searched from `from`; -1 when there are none. */
export function terminusAt(text: string, from: number, to: number): number {
  // Shorter than "to a" there is none.
  const found = to - from < 4 ? null : TERMINUS.exec(text.slice(from, to));
  return found ? from + found.index : -1;
}

/** "to the beginning, 4 acres": what is behind the comma is the land's, not the place's. */
const AREA = String.raw`(?:(?:about|approximately|some|in\s+all|more\s+or\s+less)\s+)?(?:[\d.,½¼¾/]{1,9}(?:\s[\d/½¼¾]{1,5})?\s{0,2}|(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and|half|quarter|fourth|fourths|quarters|an?|of)[\s-]+){1,8}(?:\([\d.]{1,9}\)\s+)?)(?:acres?(?!\s+(?:tract|lot|parcel|field|piece|farm|home))|square\s+f(?:ee|oo)t)`;
const STOPS = stopsOf(
  new RegExp(
    String.raw`[;.(]|\n\s*\n|,\s+(?:thence|then|said|which|whence|the\s+same|containing|embracing|comprising|enclosing|being|it\s+being|from|passing|crossing|subject|together|reserving|except|excepting|excluding|exclusive\s+of|less(?!\s+than)|saving|save|${AREA}|in\s+consideration|according|having|concave|witnessed|referenced|run|running|continuing|along|located|situated?|bounding|bounded|more\s+(?:or\s+less|particularly)|all\s+(?:as|being|of\s+which)|as\s+(?:shown|per|described|recorded|will)|also\s+(?:that|another|one|all\s+that)\s+(?:other|certain|tract|parcel|lot|piece)|the\s+(?:[a-z]+\s+){0,2}(?:azimuth|bearing|chord|radius|tangent|course)s?|the\s+(?:geographic|curve|cent(?:er|re)\s+of\s+(?:said|which|the\s+(?:curve|circle)))|(?:at\s+)?a\s+(?:total\s+)?distance|a\s+total\s+of|this\s+(?:point|course|corner)|(?:an?|the|two|three|four)\s+(?:[^\s,;]+\s+){1,7}?(?:bears?|brs)|and\s+(?:thence|then|from|running|continuing|passing|containing|being|is|all|also|known|with|along|except|excepting|excluding))\b|\s+(?:thence|whence|containing|crossing(?!\s+of\b)|(?:from|fr\.?)\s+wh(?:ich|ence)?|(?:is|are)\s+hereby|subject\s+to|together\s+with|having\s+a\s+radius|(?:at\s+)?a\s+distance\s+of|the\s+(?:following|next)|the\s+(?:true|direct|chord)\s+(?:azimuth|bearing|course)s?|and\s+(?:thence|containing|being|running|continuing|passing|except|excepting))\b`,
    'i',
  ),
  {
    alone: courseKind(['thence', 'whence', 'containing', 'crossing']),
    firsts:
      pairKind(['a'], ['distance']) |
      pairKind(['at', 'having'], ['a']) |
      pairKind(['the'], ['following', 'next', 'true', 'direct', 'chord']) |
      pairKind(['and'], 'thence containing being running continuing passing except excepting'.split(' ')) |
      pairKind('from fr is are subject together'.split(' '), 'which whence wh hereby to with'.split(' ')),
    behindComma: courseKind(
      'thence then said which whence the containing embracing comprising enclosing being it from passing crossing subject together reserving except excepting excluding exclusive less saving save acre acres square about approximately some one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred half in according having concave witnessed referenced run running continuing along located situate situated bounding bounded more all also as at a an this and'.split(
        ' ',
      ),
    ),
    figures: false,
  },
);
const ONLY_A_POINT = /^(?:(?:a|the)\s+(?:point|place|corner)|point)\.?,?$/i;
/** "a tangent curve concave easterly, radius 60.00 feet": the next course, and nothing that stands. */
const ONLY_A_CURVE =
  /^an?\s+(?:(?:non-?)?tangent(?:ial)?\s+)?(?:(?:circular|reverse|compound|simple)\s+)?curve,?\s+(?:to\s+the\s+(?:left|right)\b[^;]{0,30}\bradius\b|concave\b|having\b|of\s+radius\b|with\s+an?\s+radius\b|$)/i;
const isBarePoint = before(/\bto\s{0,2}(?:a|the)\s+(?:point|place|corner),?/i);
const isPointOfCurve = before(
  /\bto\s{0,2}(?:a|the)\s+point\s+of\s+(?:tangency|intersection|(?:(?:reverse|compound)\s+)?curv(?:e|ature))/i,
);
/** "a point of tangency, being a 5/8 inch rebar": what stands there. */
const IS_A_THING = /^,\s+being\s+(?:an?|the)\s/i;
/** What says which point it is. */
const SAYS_WHICH =
  /^[,;]?\s+(?:located|situated?|which|from\s+wh(?:ich|ence)|said\s+(?:p\w*nt|place|corner)|(?:and\s+)?(?:it\s+)?being)\b/i;
const isOfLength = before(/\b(?:feet|ft\.?|foot|rods|chains|poles|perches|links|varas|miles?|yards|met(?:er|re)s)/i);
/** "a point which is 90 feet, more or less, west of the mill": the words belong to the length that places the point. */
const PLACED_ROUGHLY =
  /^,\s+more\s+or\s+less,?\s+(?:distant|from|of|above|below|(?:due\s+)?(?:north|south|east|west)\w*|[NS]\.?\s?\d)/i;
const COMMA = 44;

const isRough = before(/\bmore\s+or\s+less/i);

function isEnding(text: string, _folded: string, at: number, behind: number): boolean {
  const unit = text.charCodeAt(at);
  const isMark = unit === COMMA || unit === SEMICOLON;
  if (isMark || MAY_SAY_WHICH.test(text.slice(at, behind))) {
    const saysWhich = (unit === SEMICOLON ? LOCATED : SAYS_WHICH).test(text.slice(at, at + 24));
    if (saysWhich && isBarePoint(text, at)) return false;
    if (unit === COMMA && IS_A_THING.test(text.slice(at, at + 24)) && isPointOfCurve(text, at)) return false;
  }
  if (unit !== COMMA) return !(text.startsWith('crossing', behind - 8) && isOfWay(text, at));
  if (text.startsWith('from', behind - 4)) return !isRough(text, at);
  return !(text.startsWith('less', behind - 4) && isOfLength(text, at) && PLACED_ROUGHLY.test(text.slice(at, at + 40)));
}

/** "the road crossing the tract", "the railroad crossing": the way's own; what else crosses is the course. */
const isOfWay = before(
  /\b(?:road|street|highway|railroad|railway|lane|trail|path|bridge|ditch|canal|creek|branch|line|pipe|sheet|grade|the|an?|said|its|track|tracks|public|private)(?:\s?\(\d{4}\))?/i,
);
const SEMICOLON = 59;
const LOCATED = /^;\s+located\b/i;
const MAY_SAY_WHICH = /^\s+(?:from|and\s+being)/i;
/** "a point, said point being the corner of Pell": the corner is what stands there. */
const POINT_IS =
  /^(?:a|the)\s+(?:point|place|corner),?\s+(?:and\s+)?(?:(?:said|which)\s+(?:(?:point|place|corner)\s+)?)?(?:also\s+)?(?:being|is|marks|marking)\s+(?:also\s+)?(?=(?:the|an?)\s)/i;
const BEGINNING =
  /^(?:the|said)\s+(?:(?:true|actual|aforesaid|original|first)\s+){0,2}(?:point|place)(?:\s+(?:or|and)\s+(?:point|place))?\s+of\s+(?:beginning|commencement)\b(?!\s+of\b)/i;
/** Whether a name may begin like a bare point, or like the point of beginning: by its first word and its second. */
function pointKinds(name: string): number {
  const first = firstKinds(name, 0);
  return first === 0 ? 0 : first & secondKinds(name, nextWordAt(name, 0));
}

const firstKinds = startKinds(['a', 'the'], ['the', 'said']);
const secondKinds = startKinds(
  ['point', 'place', 'corner'],
  ['point', 'place', 'true', 'actual', 'aforesaid', 'original', 'first'],
);
const A_POINT = 1;
const OF_BEGINNING = 2;
const beginsTelling = startsOf('and said which also being is marks marking'.split(' '));

/** By the third word, or the comma before it. */
function mayTellPoint(name: string): boolean {
  const at = nextWordAt(name, nextWordAt(name, 0));
  return codeAt(name, at) === COMMA || beginsTelling(name, at);
}

const LONGEST_POINT = 'the corner.,'.length;
/** A corner told by two deeds and a plat takes some 400 characters, one told by coordinates 800; what goes on for longer tells other things. */
const LONGEST_NAME = 900;
const meets = startsOf(['intersect', 'meet', 'strike', 'reach', 'join']);
const MEETS = /^(?:intersect|meet|strike|reach|join)(?:ing)?\s+(?:with\s+)?/i;

/** What the course of [from, to) runs to; null where it names nothing, or a bare point. `seen` is given where its words stand. */
export function monumentOf(
  text: string,
  from: number,
  to: number,
  folded: string = fold(text),
  seen?: NamePlace[],
): string | null {
  const apposed = apposedAt(text, folded, from, to);
  const at = apposed >= 0 ? apposed : arrivalIn(text, folded, from, to);
  return at < 0 ? null : monumentAt(text, folded, at, to, seen);
}

function monumentAt(text: string, folded: string, at: number, to: number, seen?: NamePlace[]): string | null {
  const end = nameEnd(text, folded, at, Math.min(to, at + LONGEST_NAME), STOPS, isEnding);
  const words = text.slice(at, end).trimStart();
  const named = plainName(meets(words, 0) ? words.replace(MEETS, '') : words);
  const kinds = pointKinds(named);
  const told = (kinds & A_POINT) !== 0 && mayTellPoint(named) ? named.replace(POINT_IS, '') : named;
  const said = forItself(withoutLooseEnd(told));
  const closing = closingQuote(text, end);
  const name = closing !== '' && isQuoteLeft(said) ? said + closing : said;
  if (name === '' || (name.length <= LONGEST_POINT && ONLY_A_POINT.test(name)) || ONLY_A_CURVE.test(name)) return null;
  const mayBegin = ((told === named ? kinds : pointKinds(told)) & OF_BEGINNING) !== 0;
  const beginning = mayBegin ? BEGINNING.exec(name) : null;
  seen?.push({ start: at, end });
  return beginning?.[0] ?? bounded(name, LONGEST_NAME);
}

/** "a pipe set for corner", "a post for the northeast corner hereof": that it is the tract's own corner says nothing of the thing. */
const FOR_CORNER =
  /,?\s+(?:for|as)\s+(?:(?:an?|the)\s+)?(?:(?:most\s+)?[a-z]+\s+){0,2}corner(?:\s+(?:hereof|of\s+(?:this|the\s+herein\s+described|the\s+tract\s+herein|said\s+tract\s+herein)[^;]*))?$/i;
const mayBeForCorner = endsOf([
  'corner',
  'hereof',
  'tract',
  'parcel',
  'described',
  'conveyed',
  'lot',
  'survey',
  'herein',
]);
const forItself = (name: string): string => {
  const thing = name.endsWith('&') ? name.slice(0, -1).trimEnd() : name;
  return mayBeForCorner(thing, thing.length) ? thing.replace(FOR_CORNER, '') : thing;
};

const isQuoteLeft = (name: string): boolean =>
  name.lastIndexOf('“') > name.lastIndexOf('”') || name.split('"').length % 2 === 0;
/** The mark that closes a name behind the stop inside it: “the point “r;” thence”. */
function closingQuote(text: string, end: number): string {
  if (!isQuote(codeAt(text, end)) && !isQuote(codeAt(text, end + 1))) return '';
  return /^[;,.:]?([”"])/.exec(text.slice(end, end + 2))?.[1] ?? '';
}

const isQuote = (unit: number): boolean => unit === 0x201d || unit === 34;

const VALUES_FOLLOW =
  /[,;:]?\s+(?:(?:the|its)\s+)?(?:[a-z]+\s+){0,2}(?:azimuths?|bearings?|courses?|chord)\s+and\s+(?:[a-z]+\s+)?distances?\s+(?:being|is|are|thereof)\b[\s:\d.)(-]*$/i;

const isBeforeValues = spaceOr(':0123456789.)(-');
const TAIL = 120;
const endsSaying = endsOf(['being', 'is', 'are', 'thereof']);

/** "to a pipe, the direct azimuth and distance being 47°18' 412.60 feet": named before the values, which end at `values`. */
export function monumentBefore(
  text: string,
  from: number,
  values: number,
  folded: string = fold(text),
  seen?: NamePlace[],
): string | null {
  let said = values;
  while (said > values - TAIL && isBeforeValues(codeBefore(text, said))) said--;
  if (!endsSaying(text, said)) return null;
  const words = text.slice(Math.max(from, values - 600), values);
  const follow = VALUES_FOLLOW.exec(words.slice(-TAIL));
  return follow ? monumentOf(text, values - words.length, values - follow[0].length, folded, seen) : null;
}

/** Words between a place and the length behind it. */
const TO_A_VALUE =
  /[\s,]+(?:(?:being|for|about|approximately|approx\.?|nearly|distant|an?|the|further|distance|of|and|is)[\s,]*)*$/i;

const BEFORE_LENGTH =
  /^[\s,]{0,3}(?:an?\s+(?:total\s+|further\s+)?distance\s+of\s+|being\s+|for\s+|about\s+|approximately\s+){0,3}$/;

/** "thence north to Elm Street, 200 feet": right before the length, which begins at `length` and is the next of the course's values. */
export function monumentToLength(
  text: string,
  from: number,
  values: readonly number[],
  length: number,
  folded: string = fold(text),
  seen?: NamePlace[],
): string | null {
  const at = firstArrival(text, folded, from, length);
  if (at < 0 || values.some((value) => value >= at && value < length)) return null;
  const end = nameEnd(text, folded, at, Math.min(length, at + 320), STOPS, isEnding);
  if (!BEFORE_LENGTH.test(folded.slice(end, length))) return null;
  const loose = TO_A_VALUE.exec(text.slice(at, end))?.[0].length ?? 0;
  return monumentAt(text, folded, at, end - loose, seen);
}
