// Takes: the words of one course and where its values stand. Gives: what it runs with or along (the adjoiner).
// Never: a reading of it; nor what only stands near: "marked by a cross", "a post with brass cap", "parallel with the road".
import { arrivalIn, nameGoesOn } from './arrival.ts';
import { bracketSpans } from './aside.ts';
import { before } from './before.ts';
import { ONES, TENS } from './lexicon.ts';
import { isFigure } from './peek.ts';
import { bounded, nameEnd, plainName } from './place-name.ts';
import { beginsAny } from './triples.ts';
import { endsOf, nextWordAt, startsOf } from './word-edges.ts';

export interface CourseWords {
  readonly start: number;
  readonly end: number;
  /** Where the words behind its values begin. */
  readonly tail: number;
  /** Where its bearings and lengths begin: no name goes on past one. */
  readonly stops: readonly number[];
}

const NUMBERS = [...Object.keys(ONES), ...Object.keys(TENS)];
const NUMBER = NUMBERS.join('|');
const UNIT = 'feet|foot|ft|rods|links|poles|perches|chains';
const WIND = '(?:north|south|east|west)(?:east|west)?(?:erly|wardly|ward)?';

/** The first letters are asked for before the words: that halves the search. */
const ALONG =
  /\b(?=[abcdfouw])(along|with|following|by|on|upon|up|down|across|crossing|adjoining)\b(?:\s+and\s+(?:with|along|up|down|by|upon|following))?\s+(?=["“‘]?(?:[A-Za-z]|\d+(?:st|nd|rd|d|th)\b|[\d,]+[-\s]f(?:oo|ee)?t\b))/gi;
/** What may stand before "with", "by", "on", "up": the course itself, and not a thing or a deed. */
const isBehindCourse = before(
  new RegExp(
    String.raw`(?:[,;:)]|\b(?:\w{0,2}hence|then|run|runs|running|back|and|binding|bounding|bounded|fronting|bordering|abutting|${UNIT}|ft\.|rod|rds\.?|chain|chs?\.?|link|lks\.?|pole|po\.?|varas|met(?:er|re)s?|miles?|yards|seconds|minutes|degrees|${WIND}|\w*erly|[NSEW]\.?|continu(?:es?|ing)|meander(?:s|ing)?|direction|again|still|distance|less)|["”'’′″°\d])\s{0,6}`,
    'i',
  ),
);
const MARKS_OF_THE_COURSE = new Set([...',;:)"”\'’′″°0123456789'].map((mark) => mark.charCodeAt(0)));
const ALWAYS_OF_THE_COURSE = new Set(['along', 'following', 'adjoining']);
const STRONG = new Set(['along', 'with', 'following', 'by', 'up', 'down', 'adjoining']);
const BEHIND_ITS_END = new Set(['along', 'with', 'by', 'following']);

/** Most stand behind a mark or a figure, and one blank. */
const isOfTheCourse = (text: string, at: number): boolean =>
  (text.charCodeAt(at - 1) === BLANK && MARKS_OF_THE_COURSE.has(text.charCodeAt(at - 2))) || isBehindCourse(text, at);

const BLANK = 32;

const STOPS = new RegExp(
  String.raw`[;.(]|:(?=\s)|\n\s*\n|,(?=\s)|\s+(?:(?:to|for|thence|through|having|containing|being|running|run|passing|crossing|following|continuing|curving|making|about|approximately|bearing|bears?|which|distance|an?\s+(?:total\s+|approximate\s+)?distance|an\s+arc|in\s+an?|in\s+all|at\s+an?|on\s+an?\s+(?:bearing|curve)|by\s+(?:true\s+)?azimuths?|more\s+or\s+less|the\s+(?:[a-z]+\s+)?(?:following|next|direct|chord)|as\s+follows|along|an?\s+(?:bearing|chord)|and\s+(?:following|continuing|running)|(?:due\s+)?${WIND}|[NSEW]\.?(?=\s?\d)|(?:${NUMBER})(?=[\s-]))\b|(?![a-z]+\s)\S{0,6}\d\S{0,9}(?=\s+(?:${UNIT})\b))`,
  'gi',
);
/** The comma before these belongs to the name. */
const GOES_ON =
  /^,\s+(?:Block|Sections?|Township|T\.|Range|R\.|Tract|Parcel|Plat|Map|Land\s|Grant|Royal|L\.|Apana|Unit|Jr|Sr|Inc|et\s+(?:al|ux))/i;
/** Behind a direction word that is a course and not the side of a thing. */
const RUNS_SO = new RegExp(
  String.raw`^[\s,.]*(?:$|[;:(]|\d(?!\d{0,2}(?:st|nd|rd|th)\b)|(?:(?:a|the)\s+distance|for|to|along|thence|about|approx\w*|in\s+all|crossing|with|by|${NUMBER})\b)`,
  'i',
);
const beginsWind = startsOf(['due', 'north', 'south', 'east', 'west']);
const IS_WIND = new RegExp(String.raw`^(?:due\s+)?${WIND}$`);
const NUMBER_WORDS = new Set(NUMBERS);
/** A length too damaged to be one of the values: its unit, or the bracket that repeats it, still tells of it. */
const UNREAD_LENGTH = new RegExp(String.raw`^[^;]{0,80}(?:\b(?:${UNIT})\b|\($)`, 'i');
/** "a line 200 feet west of and parallel with the road": the length belongs to the line. */
const OFFSET = /^\s+\S+\s+(?:distant|from|of|(?:north|south|east|west)\w*\s+(?:of|from))\b/i;
const REPEATED_IN_BRACKETS = /(?:\s*\S+)?\s*\($/;

/** Measures and curves, ways of speaking, bare directions: "by metes and bounds", "on a curve", "W. by N.". */
const NOT_ADJOINERS = [
  /^(?:(?:an?|the|said|its|each|new)\s+)?(?:(?:true|magnetic|direct|straight|following|same|different|several|successive|circular|central|long|geodetic|astronomical|non-?tangent\w*)\s+)*(?:azimuths?|metes|courses?|bearings?|distances?|radius|radii|following|angles?|variation|chords?|virtue|means|reason|reference|deflection|estimat\w+|survey|deed|tides?|curves?|curved|arcs?|curving|tangents?|rights?(?![\s-]+of[\s-]+way)|intention|degrees?|all|others?|side|meanders?$)\b/i,
  /^(?:an?\s+|new\s+)?(?:straight\s+|direct\s+|random\s+)?lines?(?:\s+(?:bearing|running|drawn|through|at|making|which|tangent)\b.*)?$/i,
  /^(?:an?|the|said)\s+(?:[\w-]+\s+){0,3}(?:curve|arc|tangent)\b/i,
  new RegExp(String.raw`^(?:\d|${NUMBER})(?:[\s-]\w+)*\s+(?:degrees|courses)|\bcourses?\s+and\s+distances?$`, 'i'),
  /^(?:[NSEW]\.?|(?:north|south|east|west)\w*)$/i,
];
const SMALL_WORDS =
  /(?:^|\s+)(?:of|the|said|and|an?|at|in|on|by|with|to|for|from|between|running|thence|due|as|its|continuing)$/i;
const endsSmall = endsOf(
  'of the said and a an at in on by with to for from between running thence due as its continuing'.split(' '),
);
const isArticle = startsOf(['a', 'an', 'the', 'said', 'its', 'each', 'new']);
const beginsMeasure = startsOf(
  'true magnetic direct straight following same different several successive circular central long geodetic astronomical non nontangent azimuth metes course bearing distance radius radii angle variation chord virtue means reason reference deflection estimate survey deed tide curve arc curving tangent right intention degree all other side meander random line'.split(
    ' ',
  ),
);
const beginsCount = startsOf([...NUMBERS, 'n', 's', 'e', 'w', 'north', 'south', 'east', 'west']);
const endsInDistance = endsOf(['distance', 'distances']);
const mayNameCurve = beginsAny(['curve', 'arc', 'tangent']);

/** By how the name begins, and what may follow its article. */
function mayBeNoAdjoiner(text: string, name: string): boolean {
  if (beginsMeasure(name, 0) || beginsCount(name, 0) || isFigure(name.charCodeAt(0))) return true;
  if (endsInDistance(name, name.length)) return true;
  return isArticle(name, 0) && (mayNameCurve(text) || beginsMeasure(name, nextWordAt(name, 0)));
}

const isBehindItsEnd = before(/(?:[,;]|\band)\s{0,6}/);
const NAMED_LAND = /^(?:the|said|lands?|lines?|other|property|his|her|their|its)\b/i;

export function adjoinerOf(text: string, words: CourseWords): string {
  const to = Math.min(words.end, words.start + 900);
  const course = text.slice(words.start, to);
  const arrived = arrivalIn(text, Math.min(words.tail, to), to);
  let brackets: readonly { start: number; end: number }[] | null = null;
  let weak = '';
  ALONG.lastIndex = 0;
  for (let found = ALONG.exec(course); found; found = ALONG.exec(course)) {
    brackets ??= bracketSpans(course, 0, course.length);
    if (brackets.some((span) => span.start < found.index && found.index < span.end)) continue;
    const at = words.start + found.index;
    const way = found[1]!.toLowerCase();
    const from = at + found[0].length;
    const runs =
      arrived >= 0 && at > arrived ? runsBehindEnd(text, at, way, from) : at === words.start || runsWith(text, at, way);
    const name = runs ? nameAt(text, from, to, words.stops) : '';
    if (name === '') continue;
    if (STRONG.has(way)) return name;
    weak ||= name;
  }
  return weak;
}

const runsWith = (text: string, at: number, way: string): boolean =>
  ALWAYS_OF_THE_COURSE.has(way) || isOfTheCourse(text, at);

/** Behind the place where the course ends, "to a stone, by land of Pell": not "to a post with brass cap on the hill". */
function runsBehindEnd(text: string, at: number, way: string, from: number): boolean {
  return BEHIND_ITS_END.has(way) && isBehindItsEnd(text, at) && NAMED_LAND.test(text.slice(from, from + 12));
}

function nameAt(text: string, from: number, to: number, stops: readonly number[]): string {
  const value = stops.find((stop) => stop >= from) ?? to;
  const most = Math.min(to, value, from + 260);
  const end = nameEnd(text, from, most, STOPS, (at, word) => {
    if (word === ',') return !GOES_ON.test(text.slice(at, at + 20));
    const said = word.trim().toLowerCase();
    const behind = at + word.length;
    if (said === 'to') return !nameGoesOn(text, behind - 2);
    if (beginsWind(said, 0) && IS_WIND.test(said)) return RUNS_SO.test(text.slice(behind, most));
    if (NUMBER_WORDS.has(said)) return UNREAD_LENGTH.test(text.slice(at, most));
    return !/\d/.test(said) || !OFFSET.test(text.slice(behind, behind + 40));
  });
  const words = text.slice(from, end);
  let name = plainName(words.endsWith('(') ? words.replace(REPEATED_IN_BRACKETS, '') : words);
  while (endsSmall(name, name.length)) {
    const less = name.replace(SMALL_WORDS, '');
    if (less === name) break;
    name = less;
  }
  if (mayBeNoAdjoiner(text, name) && NOT_ADJOINERS.some((not) => not.test(name))) return '';
  return bounded(name, 160);
}
