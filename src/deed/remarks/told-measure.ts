// Takes: what a clause says behind a figure. Gives: whether it tells a length or a bearing that no course has and that is of nothing but the land: "the plat has 214
// feet", "9 feet on the east are Ott's". Never: lengths of a way, a building, a setback, a tree or a tie, nor a size of the land (claimed-size.ts).
import { ONES, TENS } from '../words/lexicon.ts';
import { numberAt } from '../values/numbers.ts';
import { tellsAround } from './claimed-around.ts';

const WORDS = [...Object.keys(ONES), ...Object.keys(TENS), 'hundred'].filter((word) => word !== 'one').join('|');
const UNIT = String.raw`(?:feet|foot|ft|rods|rds|poles|perches|chains|chs|yards|varas|met(?:er|re)s)\b|'(?!\s?\d|\s?[a-z]|")`;
const LENGTH = new RegExp(
  String.raw`(?<![\d.,/°'"-]|\bno\.?\s)(?<figure>\d[\d,]{0,7}(?:\.\d{1,3})?)\s?(?:½\s?)?(?:${UNIT})|\b(?:${WORDS})(?:[\s-](?:and[\s-])?(?:${WORDS}|one)){0,4}[\s-](?:feet|rods|poles|perches|chains|yards|varas)\b`,
  'gi',
);
const BEARING = /\b(?:[ns]|north|south)\.?\s?(?<degrees>\d{1,2})\s?(?:°|deg(?:rees?|s?\.)?)/gi;
const MAY_TELL = /\d|feet|rods|poles|chains|yards|varas|perches/i;

/** What such a length is of, when it is not of the land. */
const OF_ELSE = new RegExp(
  [
    String.raw`easement|rights?\b|right-of|way\b|r\/w|privilege|passage|drive(?:way)?\b|subject\s+to|set-?back|sidewalk|\bwalk\b|alley|street|avenue|boulevard`,
    String.raw`building|erect|construct|structure|house|dwelling|barn|garage|shed|porch|wall\b|stor(?:y|ies)|high\b|height|depth|deep|below|surface|elevation|contour|well\b|tower|pier|pipe|rebar|\brod\b|\biron|axle|stone|monument|\bpin\b|\bcaps?\b|witness|tree|\boak|hickory|\belm|maple|pine\b|ash\b|cedar|poplar|gum\b`,
    String.raw`wide\b|width|breadth|front|long\b|length\s+of|square|sq\b|\bby\s+\d|\d\s?x\s?\d|dimension|size|area`,
    String.raw`\b(?:lies?|lying|falls?)\s+(?:with)?in\s+(?:the\s+|said\s+)?(?:[a-z.]+\s+){0,3}(?:road|highway|lane|pike|turnpike)\b`,
    String.raw`section|quarter|township|\btie\b|bears|distant|located\s+(?:at|\d)|situated?\s+\d|lies\s+\d|point\s+of\s+(?:beginning|commenc)|beginning\s+(?:point|corner)`,
    String.raw`accura|closure|precision|tolerance|basis|based|meridian|grid|datum|variation|declination|needle|rotat|assumed|relative|scale|factor|chain\s+(?:is|of|used)|pole\s+is|unit|convert`,
    String.raw`sight|fence|pole\s+line|cable|conduit|sewer|drain|ditch|canal|ordinary|water|flood|setting|planting|buffer|radius|curve|\barc\b|chord|adjoin|adjacent|zon(?:e|ing)|covenant|restrict|lessee|prior\s+deed|table|course|line\s+bearing`,
  ].join('|'),
  'i',
);
/** These are of the land all the same. */
const OF_LAND =
  /\b(?:(?:distances?|lengths?|bearings?|dimensions?)\s+(?:along|on|of|by|across|from|between|to)\b[^.;]{0,50}\b(?:is|are|was|were|given|shown|stated|measures?|called|scaled|being)|plus|add|longer|shorter|overlaps?|encroach\w*|claim(?:s|ed|ing)?|sold|deeded|quitclaim\w*|dedicat\w*|taken|took|lost|moved|belongs?|owned|is\s+(?:a\s+|the\s+|public\s+)?(?:road|street)|allow\w*)\b/i;
const OF_RIGHTS =
  /\b(?:easements?|rights?|rights?-of-way|privilege|subject\s+to|covenant\w*|restrict\w*|build\w*|structures?|house|dwelling|barn)\b/i;

/** "three acres and forty rods". */
const PART_OF_ACRE = /\b(?:acres?|roods?)\b[^.;]{0,30}$/i;
/** A row of a table: claimed-table.ts and claimed-again.ts hold those against the courses. */
const ROW = /^\W*(?:[lc]-?\d|(?:course|line)\b)/i;

/** `courses` are the words of the figure's own courses. */
export function tellsOtherMeasure(clause: string, courses: string): boolean {
  if (!MAY_TELL.test(clause) || ROW.test(clause) || tellsAround(clause)) return false;
  if (OF_ELSE.test(clause) && (!OF_LAND.test(clause) || OF_RIGHTS.test(clause))) return false;
  return otherLength(clause, courses) || otherBearing(clause, courses);
}

function otherLength(clause: string, courses: string): boolean {
  for (const { 0: told, groups, index } of clause.matchAll(LENGTH)) {
    if (PART_OF_ACRE.test(clause.slice(Math.max(0, index - 40), index))) continue;
    const figure = groups!['figure'];
    const words = told.toLowerCase();
    if (
      figure === undefined
        ? !courses.toLowerCase().includes(words) && isOtherInWords(words, courses)
        : isOther(figure, courses)
    )
      return true;
  }
  return false;
}

/** Less than a foot is an accuracy. */
const isOther = (figure: string, courses: string): boolean =>
  Number(figure.replaceAll(',', '')) >= 1 &&
  !new RegExp(String.raw`(?<![\d.,])${figure.replace('.', String.raw`\.`)}(?!\d)`).test(courses);

/** "four hundred feet" beside a course of 400 feet. */
function isOtherInWords(words: string, courses: string): boolean {
  const number = numberAt(words, 0);
  return !number || isOther(String(number.value), courses);
}

function otherBearing(clause: string, courses: string): boolean {
  for (const { groups } of clause.matchAll(BEARING))
    if (!new RegExp(String.raw`\b0?${groups!['degrees']!}(?:\s?°|\s|-)`).test(courses)) return true;
  return false;
}
