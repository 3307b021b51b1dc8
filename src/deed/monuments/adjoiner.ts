// Takes: the words of one course and where its values stand. Gives: what it runs with or along (the adjoiner).
// Never: a reading of it; nor what only stands near: "marked by a cross", "a post with brass cap", "parallel with the road".
import { MANNER, marksTheNext, withoutManner } from './adjoiner-manner.ts';
import { arrivalIn, isWithin, nameGoesOn } from './arrival.ts';
import { bracketSpans } from '../marks/aside.ts';
import { before } from '../words/before.ts';
import { codeAt } from '../words/code-at.ts';
import { holdsWord, pairKind, placesOfWords } from '../words/course-words.ts';
import { fold } from '../words/fold.ts';
import { ONES, TENS } from '../words/lexicon.ts';
import { behindAll, isFigure, isSpace, oneOf } from '../words/peek.ts';
import { bounded, nameEnd, plainName, printedEnd, stopsOf, withoutLooseEnd, type NamePlace } from './place-name.ts';
import { beginsAny } from '../words/triples.ts';
import { beforeBlanks, endsOf, nextWordAt, startKinds, wholeWords } from '../words/word-edges.ts';
import { courseKind } from '../words/words.ts';

export interface CourseWords {
  readonly start: number;
  readonly end: number;
  /** Where the words behind its values begin. */
  readonly tail: number;
  /** Where its bearings and lengths begin: no name goes on past one. */
  readonly stops: readonly number[];
  /** Where its direction stands. */
  readonly valuesStart?: number;
}

const NUMBERS = [...Object.keys(ONES), ...Object.keys(TENS)];
const NUMBER = NUMBERS.join('|');
const UNIT = 'feet|foot|ft|rods|links|poles|perches|chains';
const WIND = '(?:north|south|east|west)(?:east|west)?(?:erly|wardly|ward)?';
/** All that it knows which begin with a wind. */
const windsFrom = (wind: string): string[] =>
  ['', 'east', 'west'].flatMap((side) => ['', 'erly', 'wardly', 'ward'].map((end) => wind + side + end));

const ALONG_WORDS = courseKind('along with following by on upon up down adjoining meander meandering'.split(' '));
const ALONG =
  /\b(along|with|following|by|on|upon|up|down|adjoining|meander(?:ing)?(?=\s+(?:the|said|along|down|up)\b))\b\.?(?:\s+(?:and\s+)?(?:with|along|up|down|by|on|upon|following|everywhere|generally|adjacent\s+to|contiguous\s+to)\b){0,3}\s+(?=["“‘]?(?!then(?:ce)?\b)(?:[A-Za-z]|\d+(?:st|nd|rd|d|th)\b|[\d,]+[-\s]f(?:oo|ee)?t\b))/iy;
/** What may stand before "with", "by", "on", "up": the course itself, and not a thing or a deed. */
const isBehindCourse = before(
  new RegExp(
    String.raw`(?:[,;:)]|\b(?:\w{0,2}hence|then[aeco]{2}|then|(?:new|agreed|division)\s+line|run|runs|running|returns?|returning|back|and|lines|courses|calls|distances|from\s+(?:the|said|this)\s+(?:in[a-z]*ial|beginning|starting)\s+point|binding|bounding|bounded|fronting|bordering|abutting|${UNIT}|ft\.|rod|rds\.?|chain|chs?\.?|link|lks\.?|pole|po\.?|varas|vrs\.?|met(?:er|re)s?|miles?|yards|seconds|minutes|degrees|${WIND}|\w*erly\.?|[NSEW]\.?|continu(?:es?|ing)|meander(?:s|ing)?|direction|again|still|distance|less)|["”'’′″°\d])\s{0,6}`,
    'i',
  ),
);
const MARKS_OF_THE_COURSE = new Set([...',;:)"”\'’′″°0123456789'].map((mark) => mark.charCodeAt(0)));
/** The words that it knows, as far as they are always written alike. */
const WORDS_OF_THE_COURSE =
  'hence thence then run runs running return returns returning back and lines courses calls distances binding bounding bounded fronting bordering abutting feet foot ft rods links poles perches chains rod chain link pole varas vrs meter meters metre metres mile miles yards seconds minutes degrees north south east west northeast northwest southeast southwest n s e w continue continues continuing meander meanders meandering direction again still distance less'.split(
    ' ',
  );
const isWordOfTheCourse = wholeWords(WORDS_OF_THE_COURSE);
const endsLikeTheCourse = endsOf([
  ...WORDS_OF_THE_COURSE, ...['thenee', 'thenoe', 'line', 'rds', 'ch', 'chs', 'point', 'lks', 'po', 'easterly', 'eastward', 'wardly'],
]); // prettier-ignore
const ALWAYS_OF_THE_COURSE = new Set(['along', 'following']);
const STRONG = new Set(['along', 'with', 'following', 'by', 'up', 'down', 'adjoining', 'meander', 'meandering']);
const BEHIND_ITS_END = new Set(['along', 'with', 'by', 'following']);
const ALONG_ITSELF = /\balong\b/i;
const ALONG_BEHIND = ' along'.length;
const MOST_BLANKS = 6;
/** "fifty feet on the west side": how wide, of a strip; "on the front by Main street": the street is the neighbour. */
const ONE_SIDE =
  /^(?:(?:each|either|both)\s+sides?\b.*|(?:the|its)\s+(?:\w+\s+)?sides?(?:\s+of\s+(?:said|the)\s+(?:[\w-]+\s+)?cent(?:er|re)\s?line.*)?|the\s+(?:front|rear)(?:\s+by\b.*)?)$/i;

/** "corner 4, on right bank of the creek": where the corner stands. */
const RIGHT_BANK = /^(?:the\s+)?right\s/i;

/** Most stand behind a mark, a figure or a word that needs no pattern. */
function isOfTheCourse(text: string, at: number): boolean {
  const end = beforeBlanks(text, at);
  if (at - end > MOST_BLANKS) return false;
  const last = text.charCodeAt(end - 1);
  if (MARKS_OF_THE_COURSE.has(last) || isWordOfTheCourse(text, end)) return true;
  return (last === POINT || endsLikeTheCourse(text, end)) && isBehindCourse(text, at);
}

const POINT = 46;

const STOPS = stopsOf(
  new RegExp(
    String.raw`[;.(]|:(?=\s)|\n\s*\n|,(?=\s)|\s+(?:(?:to|for|thence|through|having|containing|(?:(?:this|same|it)\s+)?being|running|run|passing|crossing|following|continuing|curving|making|about|approximately|bearing|bears?|which|distance|an?\s+(?:total\s+|approximate\s+)?distance|an\s+arc|in\s+an?|in\s+all|at\s+an?|(?:on|by|and|with|around)\s+(?:the\s+arc|an?\s+(?:[a-z-]+\s+){0,2}(?:bearing|curve|arc|angle))|on\s+an?\s+(?:straight\s+)?(?:line|course)|from\s+an?\s+tangent|at\s+right|by\s+(?:true\s+)?azimuths?|more\s+or\s+less|the\s+(?:[a-z]+\s+)?(?:following|next|direct|chord|succeeding)|the\s+line\s+runs|as\s+follows|along|until|till|perpendicular(?:ly)?|to(?:an?|the|said)|but|an?\s+(?:bearing|chord|further)|and\s+(?:following|continuing|running|at\s+right|in\s+(?:the\s+)?same)|(?<!\b(?:of|from|offshore)\s+)and\s+parallel|in\s+(?:the\s+)?same|(?:due\s+)?${WIND}|[NSEW]\.?(?=\s?\d|\s+to\s)|(?:${NUMBER})(?=[\s-]))\b|(?![a-z]+\s)\S{0,6}\d\S{0,9}(?=\s+(?:${UNIT})\b))`,
    'i',
  ),
  {
    alone: courseKind([
      ...'to for thence through having containing being running run passing crossing following continuing'.split(' '),
      ...'curving making about approximately bearing bear bears which distance along until till'.split(' '),
      ...'perpendicular perpendicularly toa toan tothe tosaid but due n s e w'.split(' '),
      ...['north', 'south', 'east', 'west'].flatMap(windsFrom),
      ...NUMBERS,
    ]),
    firsts:
      pairKind(['a', 'an'], 'total approximate distance arc bearing chord further'.split(' ')) |
      pairKind(
        'in at on by and with from around'.split(' '),
        'a an all the same right true azimuth azimuths following continuing running at in parallel'.split(' '),
      ) |
      pairKind(['the'], 'following next direct chord succeeding runs'.split(' ')) |
      pairKind(['more', 'as', 'this', 'same', 'it'], ['or', 'follows', 'being']),
    behindComma: null,
    figures: true,
  },
);
/** The comma before these belongs to the name. */
const GOES_ON =
  /^,\s+(?:Block|Sections?|Township|T\.|Range|R\.|Tract|Parcel|Plat|Map|Land\s|Grant|Royal|L\.|Apana|Unit|Jr|Sr|Inc|L\.?L\.?[CP]\b|L\.?P\b|Ltd|P\.?L\.?L\.?C|N\.\s?A\.|C\.?S\.?M|(?:and\s+)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b|of\s|et\s+(?:al|ux))/i;
/** "Lots 15, 16, and 17": the comma stands in a list of numbers. */
const NUMBERS_GO_ON = /^,\s+(?:and\s+|&\s+)?\d{1,4}[A-Z]?(?=\s*(?:[,;&(]|$|\s(?:and|to|of|in)\b))/i;
/** "the Dover, Kent and Sussex Railroad Company". */
const COMPANY_GOES_ON =
  /^,\s+(?:[A-Z][\w.’'-]*,?\s+){0,4}(?:and|&)\s+(?:[A-Z][\w.’'-]*\s+){1,4}(?:Railroad|Railway|R\.?\s?R\b|Company|Co\b|Ry\b|Rail\b)/;
/** Behind a direction word that is a course and not the side of a thing. */
const RUNS_SO = new RegExp(
  String.raw`^(?:\s+and\s+${WIND}\b)?[\s,.]*(?:$|[;:(]|\d(?!\d{0,2}(?:st|nd|rd|th)\b|[a-z]{2})|(?:(?:a|the)\s+distance|for|to|along|thence|about|approx\w*|in\s+all|crossing|with|by|until|till|${NUMBER})\b)`,
  'i',
);
/** "by vacant land North East forty perches": the heading's other half. */
const RUNS_SO_BY_HALVES = new RegExp(String.raw`^[\s-]{1,2}(?:east|west)(?=[\s,])|${RUNS_SO.source}`, 'i');
/** "the south side of Lots 4 through 9". */
const BETWEEN_NUMBERS = /^\d\s+through\s+\d/;
const WINDS = ['due', 'north', 'south', 'east', 'west'];
const stopKinds = startKinds(WINDS, NUMBERS);
const A_WIND = 1;
const SMALL_T = 116;
const COMMA = 44;
const IS_WIND = new RegExp(String.raw`^(?:due\s+)?${WIND}$`);
const NUMBER_WORDS = new Set(NUMBERS);
/** A length too damaged to be one of the values: its unit, or the bracket that repeats it, still tells of it. */
const UNREAD_LENGTH = new RegExp(String.raw`^[^;]{0,80}(?:\b(?:${UNIT})\b|\($)`, 'i');
/** "a line 200 feet west of and parallel with the road": the length belongs to the line. */
const OFFSET = /^\s+\S+\s+(?:distant|from|of|(?:north|south|east|west)\w*\s+(?:of|from))\b/i;
/** "the south line of said North 610 feet": the length belongs to the part's name. */
const isOfAPart = before(/\bof\s+(?:the\s+|said\s+){1,2}(?:north|south|east|west)(?:erly)?\s{0,2}/i);
const REPEATED_IN_BRACKETS = /(?:\s*\S+)?\s*\($/;

/** Measures and ways of speaking: "by metes and bounds", "on a straight line". */
const MEASURES =
  /^(?:(?:an?|the|said|its|each|new|this)\s+)?(?:(?:last|above)[\s-](?:mentioned|named|described|said)\s+)?(?:(?:true|last|preceding|previous|interior|exterior|included|series\s+of|magnetic|direct|straight|following|same|different|several|successive|circular|central|long|geodetic|astronomical|non-?tangent\w*)\s+)*(?:azimuths?|metes|courses?(?!\s+(?:numbered|nos?\b|number))|bearings?|calls?|circumference|distances?|radius|radii|following|angles?|variation|allowance|averaged?$|chords?|virtue|means|reason|reference|deflection|estimat\w+|survey|deed|tides?|curves?|curved|arcs?|curving|tangents?|rights?(?![\s-]+of[\s-]+way|\s+(?:bank|limit|side|shore|fork|margin|edge|descending|ascending)\b)|intention|degrees?|all|others?(?!\s+lands?)|(?<!\bsaid\s)side(?!\s+of\b)|meanders?$|(?:point|place)\s+of\s+beginning)\b|^an?\s+(?:true|magnetic)$/i;
const BARE_LINE =
  /^(?:an?\s+)?(?:new\s+)?(?:straight\s+|direct\s+|random\s+)?lines?(?:\s+(?:bearing|running|drawn|through|at|making|which|whose|tangent|the\s+(?:true\s+)?azimuth)\b.*)?$/i;
/** "marked A on the map", "with four intermediate monuments": where it is shown, what stands in it. */
const SHOWN =
  /^(?:[a-z]+\s)?intermediate\s(?:[a-z]+\s)?(?:monuments|posts|stones|stakes|pins|pipes|marks)$|^(?:the|said|this)\s+(?:\w+\s+)?(?:maps?|plats?|plans?|drawings?|sketch|charts?|blue\s?prints?)$/i;
const CURVE = /^(?:another|an?|the|said)\s+(?:[\w,.-]+\s+){0,3}(?:curve|arc|tangent)\b/i;
const CURVE_NAMED = /\s(?:curve|arc|tangent)\b/i;
/** "on a 60.00 meter (196.85 feet) radius curve": cut at its bracket. */
const OF_A_RADIUS = /^an?\s[\d,.]+[\s-](?:met(?:er|re)s?|feet|foot|ft\.?)$/i;
const COUNTED = new RegExp(
  String.raw`^(?:\d|${NUMBER})(?:[\s-]\w+)*\s+(?:degrees|courses)|\bcourses?\s+and\s+distances?$`,
  'i',
);
/** "W. by N.": a bare direction. */
const BARE_WIND =
  /^(?:the\s+)?(?:[NSEW]\.?|(?:north|south|east|west)\w*(?:\s+(?:and|or)\s+(?:north|south|east|west)\w*)*|last)$/i;
const MEASURE_WORDS =
  'true last allowance average averaged preceding previous interior exterior included series call circumference point place magnetic direct straight following same different several successive circular central long geodetic astronomical non nontangent azimuth metes course bearing distance radius radii angle variation chord virtue means reason reference deflection estimate survey deed tide curve arc curving tangent right intention degree all other side meander random new line'.split(
    ' ',
  );
/** "on the north a line drawn": the side, and a line that has no name. */
const LINE_OF_SIDE = /^the\s+(?:north|south|east|west)[a-z]{0,4}\s+an?\s+(?:[a-z]+\s+)?lines?\b/i;
const nameKinds = startKinds(
  MEASURE_WORDS,
  [...NUMBERS, 'n', 's', 'e', 'w', 'north', 'south', 'east', 'west', 'last'],
  ['a', 'an', 'another', 'the', 'said', 'its', 'each', 'new', 'this'],
  ['arcs'],
);
const A_MEASURE = 1;
const A_COUNT = 2;
const AN_ARTICLE = 4;
const ARCS = 8;
const endsInDistance = endsOf(['distance', 'distances']);
const mayNameCurve = beginsAny(['curve', 'arc', 'tangent']);

/** "along L1 through L4": rows of a table; "continues on in all 90 poles": how far. */
const NO_NEIGHBOUR = /^(?:[LC]-?\d{1,2}|in\sall)$/i;

/** Measures and curves, ways of speaking, bare directions; asked by how the name begins, and what may follow its article. */
function isNoAdjoiner(text: string, name: string): boolean {
  if (name.length < 7 && NO_NEIGHBOUR.test(name)) return true;
  const kinds = nameKinds(name, 0);
  const isCounted = (kinds & A_COUNT) !== 0 || isFigure(codeAt(name, 0));
  const isDistance = endsInDistance(name, name.length);
  if ((isCounted || isDistance) && COUNTED.test(name)) return true;
  if (isCounted && BARE_WIND.test(name)) return true;
  const isArticle = (kinds & AN_ARTICLE) !== 0;
  if (isArticle && name.length < 14 && BARE_WIND.test(name)) return true;
  if (isArticle && mayNameCurve(text) && ((CURVE_NAMED.test(name) && CURVE.test(name)) || OF_A_RADIUS.test(name)))
    return true;
  const isMeasure =
    (kinds & (isDistance ? A_MEASURE | ARCS : A_MEASURE)) !== 0 ||
    (isArticle && (nameKinds(name, nextWordAt(name, 0)) & (A_MEASURE | ARCS)) !== 0);
  return (
    (isMeasure && (MEASURES.test(name) || BARE_LINE.test(name))) ||
    ((isArticle || name.includes('ntermediate')) && SHOWN.test(name)) ||
    (isArticle && LINE_OF_SIDE.test(name))
  );
}

const isBehindItsEnd = before(/(?:[,;]|\band)\s{0,6}/);
const NAMED_LAND = /^(?:the|said|lands?|lines?|other|property|his|her|their|its)\b/i;

/** `seen` is given where its words stand. */
export function adjoinerOf(text: string, words: CourseWords, folded: string = fold(text), seen?: NamePlace[]): string {
  const { start } = words;
  const to = Math.min(words.end, start + 900);
  const places = placesOfWords(folded, start, to, ALONG_WORDS);
  if (places.length === 0) return '';
  const course = text.slice(start, to);
  const arrived = arrivalIn(text, folded, Math.min(words.tail, to), to);
  const brackets = bracketSpans(folded, start, to);
  let weak = '';
  let weakFrom = start;
  let from = start;
  for (const at of places) {
    ALONG.lastIndex = at - start;
    const found = at < from ? null : ALONG.exec(course);
    if (!found) continue;
    from = at + found[0].length;
    if (isWithin(brackets, at)) continue;
    const way = wayOf(found[1]!.toLowerCase(), found[0]);
    const runs =
      arrived >= 0 && at > arrived ? runsBehindEnd(text, at, way, from) : at === start || runsWith(text, at, way, from);
    const name = runs ? nameAt(text, folded, from, to, words) : '';
    if (name === '' || (way === 'on' && (ONE_SIDE.test(name) || RIGHT_BANK.test(name)))) continue;
    if (STRONG.has(way) && !marksTheNext(name, text.slice(from + name.length, from + name.length + 24))) {
      seen?.push(placeOf(text, from, to, name));
      return name;
    }
    if (weak === '') [weak, weakFrom] = [name, from];
  }
  if (weak !== '') seen?.push(placeOf(text, weakFrom, to, weak));
  return weak;
}

const placeOf = (text: string, from: number, to: number, name: string): NamePlace => ({
  start: from,
  end: printedEnd(text, from, to, name),
});

/** "on and along", "up along": along it; a blank and another word must stand behind the first. */
const wayOf = (first: string, words: string): string =>
  words.length > first.length + ALONG_BEHIND && ALONG_ITSELF.test(words) ? 'along' : first;

/** "the eight following lines": no way of the course. */
const isCountedBefore = before(new RegExp(String.raw`\b(?:the|these|said|${NUMBER}|\d{1,3})\s+`, 'i'));
/** "at an angle of 90 degrees with the road": the angle's own word. */
const isOfAngle = before(/\bangles?\b[^;,]{0,80}/i);
/** "parallel with Elm Street by land of Pell": the land is what it runs along. */
const isBehindParallel = before(/\b(?:parallel|angles?)\s+(?:with|to)\s[^;]{2,60}\s/i);
const OWN_LAND =
  /^(?:the\s+)?(?:(?:other\s+)?lands?\s+(?:now|of|formerly)|(?:said|last)[\s-](?:named\s+|mentioned\s+)?(?:land|alley|street|road|lane|lot)|land\s)/i;

function runsWith(text: string, at: number, way: string, from: number): boolean {
  if (ALWAYS_OF_THE_COURSE.has(way)) return way !== 'following' || !isCountedBefore(text, at);
  if (isOfTheCourse(text, at)) return way !== 'with' || !isOfAngle(text, at);
  return (way === 'by' || way === 'on') && OWN_LAND.test(text.slice(from, from + 24)) && isBehindParallel(text, at);
}

/** "to the intersection of Elm Street, with the canal", "land leased to Pell, by the Board": the word belongs to what stands at the end. */
const isOfMeeting = before(/\b(?:intersection|junction|meeting|intersects|identical|common|in\s+line)\b[^;]{0,90}/i);
const isOfDoing = before(
  /\b(?:leased|owned|conveyed|deeded|sold|granted|surveyed|recorded|made|prepared|marked|acquired|established|designated|occupied|held|claimed|condemned|dedicated|reserved|approved|transferred)\b[^;]{0,90}/i,
);

/** "to a wall, bounding northerly on land of Pell". */
const isBehindBounding = before(
  /[,;]\s{1,3}(?:and\s+)?(?:bounding|bounded|binding|fronting|abutting)(?:\s+[a-z]+erly)?\s{1,3}/i,
);

/** Behind the place where the course ends, "to a stone, by land of Pell": not "to a post with brass cap on the hill". */
function runsBehindEnd(text: string, at: number, way: string, from: number): boolean {
  if (way === 'on') return isBehindBounding(text, at);
  if (!BEHIND_ITS_END.has(way) || !isBehindItsEnd(text, at) || !NAMED_LAND.test(text.slice(from, from + 12)))
    return false;
  if (way === 'with') return !isOfMeeting(text, at);
  return way !== 'by' || !isOfDoing(text, at);
}

function commaGoesOn(text: string, at: number, to: number): boolean {
  if (GOES_ON.test(text.slice(at, at + 20))) return true;
  if (isFigure(text.charCodeAt(at - 1))) return NUMBERS_GO_ON.test(text.slice(at, Math.min(to, at + 14)));
  return COMPANY_GOES_ON.test(text.slice(at, Math.min(to, at + 120)));
}

/** "Elm Avenue Southwest", "range 9 east", "County Road 900 North": the direction belongs to the name. */
const isNamedSo = before(
  /\b(?:(?:(?:County|Township)\s+(?:Road|Rd\.?)|C\.?\s?R\.?)\s+(?:No\.\s?)?\d{1,4}|(?:Street|Avenue|Road|Drive|Boulevard|Lane|Place|Court|Heights|Terrace|Circle|Parkway|Park|Estates|St\.?|Ave\.?|Rd\.?|Blvd\.?)|[Rr]anges?\s+(?:numbered\s+)?\w+|[Oo]f\s+(?:the|said))\s{1,2}/,
);
/** "the ten-foot lane": the width belongs to the name. */
const WIDTH =
  /^(?:[\s-]+(?:hundred|[a-z]+t(?:y|een)|one|two|three|four|five|six|seven|eight|nine))?(?:-(?:foot|inch|minute|degree|rod)|[\s-]foot\s+(?:road|street|alley|lane|strip|right|passage|way\b|easement))\b/i;

const isBehindArticle = before(/\b(?:the|said|an?|this|that)\s{1,2}/i);
const isBehindName = before(/\b[A-Z][a-z'’]+\s{1,2}/);
/** "the run of the creek", "said run", "Bull Run": a stream. */
const isTheRun = (text: string, at: number): boolean =>
  isBehindArticle(text, at) ||
  (text.startsWith('Run', at) && isBehindName(text, at)) ||
  /^run\s+of\b/i.test(text.slice(at, at + 8));

/** "the east line of said forty": a quarter of a quarter section. */
const isTheForty = before(/\b(?:the|said)\s{1,2}/i);

/** Whether what stands from `at` to `behind` ends a name that may reach to `to`. */
function endsName(text: string, folded: string, at: number, behind: number, to: number, heading: number): boolean {
  if (text.charCodeAt(at) === COMMA) return !commaGoesOn(text, at, to);
  if (/\d/.test(text.slice(at, behind))) return !OFFSET.test(text.slice(behind, behind + 40)) && !isOfAPart(text, at);
  const said = nextWordAt(text, at);
  if (text.startsWith('through', said) && BETWEEN_NUMBERS.test(text.slice(at - 1, behind + 4))) return false;
  if (behind - said === 2 && (text.charCodeAt(said) | 32) === SMALL_T) return !nameGoesOn(text, folded, said);
  const kinds = stopKinds(text, said);
  if (kinds === 0) return !(behind - said === 3 && isTheRun(text, said));
  const words = text.slice(said, behind).toLowerCase();
  if ((kinds & A_WIND) !== 0 && IS_WIND.test(words))
    return said === heading
      ? RUNS_SO_BY_HALVES.test(text.slice(behind, to))
      : RUNS_SO.test(text.slice(behind, to)) && !isNamedSo(text, said);
  return (
    !NUMBER_WORDS.has(words) ||
    (!(words === 'forty' && isTheForty(text, said)) &&
      !WIDTH.test(text.slice(behind, behind + 30)) &&
      UNREAD_LENGTH.test(text.slice(at, to)))
  );
}

/** Whether only blanks, and perhaps a bracket and another character, stand between a name and the value where it ends. */
function isBeforeValue(text: string, end: number, to: number): boolean {
  const rest = behindAll(text, end, to - end, isSpace);
  return (
    rest >= to - 1 || (rest === to - 2 && text.charCodeAt(rest) === BRACKET && !isSpace(text.charCodeAt(rest + 1)))
  );
}

const BRACKET = 40;
/** The number of the course, or the figure of a length, that stands before the value where a name ends: "said line (8) N 20° E". */
const FIGURE_BEFORE_VALUE = /\s*\(\d{1,4}\)$/;
/** What tells of the length behind the name: a misprinted word of the number, "Elm Street righty (80) feet". */
const UNREAD_NUMBER =
  /\s+(?:distant$|(?!county|property|party|liberty|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[a-z]{2,5}(?:hty|xty|fty|rty|nty)(?:-[a-z]+)?$)/;
/** What is left of "a line parallel with and forty feet from the wall" names nothing. */
const CUT_SHORT =
  /^(?:an?|new)\s(?:.*\s)?(?:parallel|distant|lying|bounded|making|drawn|equidistant|perpendicular|(?:which|that)\s+is)(?:\s+(?:north|south|east|west)\w*)?$/i;

const mayBeCutShort = oneOf('aAnN');
const isCutShort = (name: string): boolean => mayBeCutShort(codeAt(name, 0)) && CUT_SHORT.test(name);

/** A bracket at its end, the end of a number's word, or a dash before it. */
function withoutNumber(name: string): string {
  const said = name.endsWith(')') ? name.replace(FIGURE_BEFORE_VALUE, '') : name;
  return said.endsWith('t') || said.endsWith('y') || said.includes('-') ? said.replace(UNREAD_NUMBER, '') : said;
}

const endsInSame = endsOf(['same', 'direction']);

/** "with the same bearing forty chains", "continues on in the same direction": how it runs, no thing. */
const isSameWay = (name: string, text: string, end: number): boolean =>
  endsInSame(name, name.length) &&
  /^(?:in\s)?the\ssame\s(?:bearing|direction)/i.test(`${name}${text.slice(end, end + 12)}`);

/** A line named by its plats and owners takes some 200 characters. */
const LONGEST_NAME = 400;

function nameAt(text: string, folded: string, from: number, to: number, course: CourseWords): string {
  const value = course.stops.find((stop) => stop >= from) ?? to;
  const most = Math.min(to, value, from + LONGEST_NAME);
  const heading = course.valuesStart ?? -1;
  const end = nameEnd(text, folded, from, most, STOPS, (t, f, at, behind, upTo) =>
    endsName(t, f, at, behind, upTo, heading),
  );
  // "with his line [south?] 47 West": the bracket is the copyist's.
  const words = text.slice(from, end).replace(/\s\[$/, '');
  const said = plainName(words.endsWith('(') ? words.replace(REPEATED_IN_BRACKETS, '') : words);
  const whole = withoutLooseEnd(isBeforeValue(text, end, Math.min(most + 1, text.length)) ? withoutNumber(said) : said);
  const name = holdsWord(folded, from, end, MANNER) ? withoutManner(whole) : whole;
  if (isCutShort(name) || isNoAdjoiner(text, name) || isSameWay(name, text, end)) return '';
  return bounded(name, LONGEST_NAME);
}
