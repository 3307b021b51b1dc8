// Takes: folded text. Gives: the places where courses are told off by numbers, letters or ordinals: "(3)", "course 4:", "(b) north", "second, east".
// Never: a number out of its sequence, a corner's own number, nor the number of a witness tree.
import type { CourseMark } from './course-marks.ts';
import { before } from '../words/before.ts';
import { isNumberedWitness } from './witness-list.ts';
import { wording } from '../words/wording.ts';

const ENDS_NUMBER = wording`[.,]?\)|\.(?!\d)|\s\.(?=\s)|(?<=(?:^|\n)[ ]{0,12}\d{1,3}):(?=\s)
  |[:-](?=\s(?:(?:north|south)\s\d|[ns][.\s]{0,2}\d|along\s|thence\s))`;
/** "course 4:", "line b:", "call 3 N 5° E". */
const NAMED = wording`\b(?:course|call|leg|side|line) (?:no\.?\s)?
  (?:(?<named>\d{1,3})(?:\s?[:.)](?!\d)|\s-(?=\s)|(?=\s{1,8}[ns][.\s]{0,2}\d{1,2}\s{0,2}(?:°|deg)))|(?<letter>[a-z])\s?:)`;
const NUMBERED = new RegExp(String.raw`(?:\(?\b(?<n>\d{1,3})(?:${ENDS_NUMBER})|${NAMED})[\s:]{0,6}(?=\S)`, 'g');
const mayBeNumbered = before(
  new RegExp(
    wording`(?:^|[\n;:.,]\s{0,9}|\s{2}|\b(?:being:?|distances,?|follows,?|thence|south|and) |(?<=[a-z."'])(?=\(\d))"?`,
  ),
);

/** Numbered courses count only in sequence: "1." opens a list, "(7)" is one after "(6)". A page may begin within one: "14) …\n15) …". */
export function numberedMarks(text: string): CourseMark[] {
  const marks: CourseMark[] = [];
  let last = 0;
  let cutOff: { n: number; mark: CourseMark } | null = null;
  NUMBERED.lastIndex = 0;
  for (let m = NUMBERED.exec(text); m; m = NUMBERED.exec(text)) {
    const { n: number, named, letter } = m.groups!;
    const lead = m.index + m[0].length;
    NUMBERED.lastIndex = m.index + m[0].trimEnd().length;
    const n = letter === undefined ? Number(number ?? named) : letter.charCodeAt(0) - 96;
    const mark: CourseMark = { kind: 'numbered', start: m.index, lead };
    if (isNext(n, last) && opensNumbered(text, m.index, lead)) {
      last = n;
      marks.push(mark);
    } else if (last === 0 && headsLine(text, m.index) && opensNumbered(text, m.index, lead)) {
      if (cutOff?.n === n - 1) {
        marks.push(cutOff.mark, mark);
        last = n;
      }
      cutOff = { n, mark };
    }
  }
  return marks;
}

const headsLine = before(/(?:^|\n)\s{0,12}/);
const isNext = (n: number, last: number): boolean => n === 1 || (n > last && n <= last + 3);

const opensNumbered = (text: string, start: number, lead: number): boolean =>
  mayBeNumbered(text, start) &&
  RUNS.test(text.slice(lead, lead + 40)) &&
  !isNumberedWitness(text, lead) &&
  !NUMBERS_A_CORNER.test(text.slice(Math.max(0, start - 8), start));

/** "to Cor. No. 2. Thence": the corner's number, not the course's. */
const NUMBERS_A_CORNER = /\b(?:nos?|cor|corner)[.\s]{1,2}$/;

const COUNTS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** What a course begins with behind its number. */
const RUNS = new RegExp(
  wording`^(?:first,? (?=along|on ))?${[
    'thence|then\\b|along|around|still|on (?:an?|the|said|arc|curve)\\b|to and (?:along|with|up|down|across) |at right angles|parallel ',
    'leaving |departing |crossing |perpendicular |radially |tangent(?:ially)? (?:to|from) |up |down |continu|running|run |across|over |following',
    'by |with |from |in an? |(?:an? )?(?:(?:(?:non-?)?tangent|reverse|compound|circular) ){0,2}(?:curve|arc)\\b|(?:due )?(?:north|south|east|west)',
    // "412.50 feet, N 5°"
    String.raw`\d[\d,]{0,6}\.\d{1,2}\s?(?:ft|feet|')\.?,? [ns][.\s]{0,2}\d|[ns][.\s]{0,3}\d|[nsew](?:\.|[,\s-]{1,3}\d)`,
    wording`[a-z]{1,3}°\s?\d|\d{1,3}\s?[°"'*]|\d{1,3} \d{2}'|\d{1,3} deg`,
    `(?:exactly )?(?:${[...COUNTS, ...TENS].join('|')})\\b`,
  ]}`,
);
const FROM_TANGENT = /^from\s+a\s+tangent\b/;

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const WIND_NEXT = wording`(?:(?:north|south) |[ns][.\s]{0,2}\d)`;
/** At the head of a sentence or an item; behind a comma only right before its bearing. */
const head = (mark: string, behind: string): string =>
  wording`(?:^|[;:.\n]\s{0,6}(?:and )?|, (?:and )?(?=${mark} ${WIND_NEXT})|\b(?:${behind})[,:]? )`;

interface List {
  readonly pattern: RegExp;
  readonly numberOf: (mark: string) => number;
}

const LISTS: readonly List[] = [
  {
    pattern: new RegExp(
      wording`${head(String.raw`[a-z]{5,8}[,:.-]{0,2}`, 'thence|follows|beginning|running')}(?<mark>${ORDINALS})[,:.-]{0,2} (?=\S)`,
      'g',
    ),
    numberOf: (mark) => ORDINALS.indexOf(mark) + 1,
  },
  {
    pattern: new RegExp(
      wording`${head(String.raw`\d{1,2}[a-z]{1,2}[,:.]{0,2}`, 'thence|follows|running|runs')}(?<mark>\d{1,2}(?:st|nd|rd|th|d))[,:.]{0,2} (?=\S)`,
      'g',
    ),
    numberOf: (mark) => Number.parseInt(mark, 10),
  },
  {
    // "No. 4, along the meadow"; not of a figure that is told from somewhere.
    pattern: new RegExp(
      wording`(?:^|[;:.\n]\s{0,6}(?:and )?|\b(?:thence|follows),? )(?<mark>no\.\s{0,2}\d{1,2})[,:.-]{1,2} (?!from\b|thence\b)(?=\S)`,
      'g',
    ),
    numberOf: (mark) => Number(mark.slice(3)),
  },
  {
    pattern: new RegExp(
      wording`(?:^|[\n;:.,]\s{0,9}|\s{2}|\b(?:thence|follows,?|and) )(?<mark>\([a-z]\))[\s:]{0,6}(?=\S)`,
      'g',
    ),
    numberOf: (mark) => mark.charCodeAt(1) - 96,
  },
];

/** Courses told off by letters or ordinals, in sequence: "(a) north …; (b) east …", "first, north …; second, …". */
export const listMarks = (text: string): CourseMark[] => LISTS.flatMap((list) => marksOfList(text, list));

function marksOfList(text: string, { pattern, numberOf }: List): CourseMark[] {
  const marks: CourseMark[] = [];
  let last = 0;
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m; m = pattern.exec(text)) {
    const n = numberOf(m.groups!['mark']!);
    const lead = m.index + m[0].length;
    pattern.lastIndex = m.index + m[0].trimEnd().length;
    if (n !== 1 && n !== last + 1) continue;
    if (!RUNS.test(text.slice(lead, lead + 40)) && !FROM_TANGENT.test(text.slice(lead, lead + 20))) continue;
    if (isNumberedWitness(text, lead)) continue;
    last = n;
    marks.push({ kind: 'numbered', start: m.index + m[0].indexOf(m.groups!['mark']!), lead });
  }
  return last > 1 ? marks : [];
}
