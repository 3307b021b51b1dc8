// Takes: folded text beside the text as printed. Gives: what a paper writes over its pieces of land ("TRACT NO. 271-c", "Second
// Parcel:", "EXHIBIT B"), with their places, and the name of the piece that a description stands under.
// Never: a parcel that a sentence only mentions ("along Parcel B").
import { STARTS } from '../words/start-words.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';

export interface Head {
  /** As printed, in one line. */
  readonly name: string;
  readonly start: number;
  /** Behind the name. */
  readonly end: number;
}

const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten';
const ORDINAL = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|(?:1st|2d|2nd|3d|3rd|[4-9]th|1\dth))`;
/** "R-080-WA-011.4", "12-04-117", "NR-114F", "14.02": of several pieces, with a figure in one. */
const CODES = [
  String.raw`[a-z]{1,4}-(?=[a-z-]{0,12}\d)[a-z0-9]{1,6}(?:[.-][a-z0-9]{1,6}){0,4}`,
  String.raw`\d{1,5}(?:-(?=[a-z]{0,3}\d)[a-z0-9]{1,6}){2,4}[a-z]?|\d{1,4}-[a-z]{1,3}\d{1,3}|\d{1,4}\.\d{1,4}`,
];
const CODE = wording`${CODES}(?![a-z\d]|[.-]\d)`;
const LETTER = String.raw`"?[a-z]"?(?:-\d{1,4}"?)?(?![a-z])`;
const FIGURE = String.raw`[ivx]{1,4}\b|\d{1,3}-(?:\d{1,6}[a-z]?|(?!in|of|at|to|on)[a-z]{1,2})\b|\d{1,5}[a-z]?\b`;
/** "3-01477", "4A", "271-c", "II", "B", "Two"; a letter or figure may follow a hyphen or "and". */
const NUMBERED = String.raw`(?:no\.?\s{0,3}|number(?:ed)?\s{0,3}|#\s{0,3})?(?:(?<=[\s."#])(?:"?${CODE}"?|${LETTER})|${FIGURE}|${COUNT})`;
const KIND = [
  'adjusted|resultant|revised|amended|new|proposed|remainder|remaining|temporary|permanent|perpetual|construction',
  'drainage|utility|sewer|slope|access|roadway|road|sidewalk|conservation|flowage|aerial|exception',
];
const NOUN =
  'tract|parcel|portion|part|easement|lot|area|territory|share|unit|strip|segment(?!\\s{0,2}#)|description|item|site|exception';
/** "DRAINAGE EASEMENT NO. 4", "ADJUSTED PARCEL 1": only with such words is the name longer than noun and number. */
const NAME = wording`(?:(?:the )?${ORDINAL} (?:tract|parcel|piece)(?=\s{0,3}[:.,-])
  |(?:${KIND} ){0,3}(?:${NOUN})\.?\s{0,3}${NUMBERED}(?:\s{0,3}(?:-|and|&)\s{0,3}(?:\d{1,3}|[a-z])\b)?)`;
const FOLLOWED = wording`(?=\s{0,3}(?:[:,\n-]|\.(?!\d)|$|\(|\)(?:\s?[:.-]|[ \t]{0,3}\n))|\s{1,3}[—–]| of \d{1,2}\s?[:\n]| (?:is|situated?|located)\s)`;
const LINE = String.raw`(?:^|\n)[ \t]{0,80}`;
const LINE_ENDS = String.raw`[ \t]{0,4}(?:\n|$)`;
const HEADER = new RegExp(
  [
    wording`(?:^|\n|[.;](?<!\b(?:of|in|said|the|by|to|with) (?:[a-z]\.){1,5}[a-z][.;])\s{1,3}|:\s{0,3}|\()[ \t]{0,80}"?(?<name>${NAME})${FOLLOWED}`,
    // "Description of Parcel No. 2", at the head of a line
    wording`${LINE}(?:legal )?description (?:of|for) (?<described>${NAME})${FOLLOWED}`,
    // "LEGAL DESCRIPTION — MILL FARM PARCEL 4A", "DIVISION — PARCEL C IN THE"
    wording`(?<dashed>(?:tract|parcel)\s(?<=(?:^|\n)[^\n]{4,60}\s[—–-]{1,2}\s(?:[a-z]{1,20}\s){0,3}(?:tract|parcel)\s)${NUMBERED})(?=\s)`,
    // "EXHIBIT B", in a line of its own: sentences break over lines before one too
    wording`${LINE}(?<exhibit>(?:exhibit|appendix|schedule|attachment|annex)\.? ${NUMBERED})(?=${LINE_ENDS}|[ \t]{0,4}[:(—–-]|[ \t]{3})`,
    // "24.07 ACRE TRACT", in a line of its own
    wording`${LINE}(?<sized>\d[\d.,]{0,8}[\s-]acre\s(?:[a-z]+\s){0,3}(?:tract|parcel|easement))[ \t]{0,4}(?=[:.]?${LINE_ENDS})`,
    // "designated as PARCEL A on a plat"
    wording`\b(?:tract|parcel|piece|lot) of land\b(?<!\b(?:part|portion) of (?:the|that|an?|said) (?:tract|parcel|piece|lot) of land)
      (?:(?!\b(?:part|portion)\b)[^.;]){0,140}\bdesignated as (?<designated>(?:tract|parcel)\s${NUMBERED})(?=[\s,])`,
  ].join('|'),
  'g',
);
const SIDE_OF = wording`(?:north|south|east|west|[nsew]{1,2}[.\s]{0,2}(?:[½¼1]|half|quarter))`;
/** "FIRST: Lots 4 and 5", "Second. Beginning": land must follow at once, for terms are counted so too. */
const COUNTED = new RegExp(
  wording`(?:(?:^|\n)[ \t]{0,40}|[.;:]\s{1,3})"?(?<name>first|second|third|fourth|fifth|sixth)
    (?=[.:]\s{1,3}(?:${STARTS}|being|all |the ${SIDE_OF}|an? (?:certain )?(?:tract|parcel|piece|lot)|lots?\s|frl?\.|[nsew]{1,2}[.\s]{0,2}(?:[½¼1]|half|quarter)))`,
  'g',
);
/** What follows a counted head to show that it is of land. */
const AHEAD = 30;
const NO_SENTENCE = /^[^a-z]*$/;

/** Every head between `from` and `to`, in order. */
function headsIn(text: string, folded: string, from: number, to: number): Head[] {
  const ahead = folded.slice(from, to + AHEAD);
  const words = folded.slice(from, to);
  const found: Head[] = [];
  const add = (at: number, length: number): void => {
    const name = oneLine(text.slice(at, at + length)).trim();
    found.push({ name, start: at, end: at + length });
  };
  for (const m of words.matchAll(HEADER)) {
    const { name, described, exhibit, dashed, sized, designated } = m.groups!;
    const head = (name ?? described ?? exhibit ?? dashed ?? sized ?? designated)!;
    const at = from + m.index + m[0].lastIndexOf(head);
    const printed = text.slice(at, at + head.length);
    if ((dashed !== undefined || sized !== undefined) && !NO_SENTENCE.test(printed)) continue;
    if (designated !== undefined && !/^[A-Z]/.test(printed)) continue;
    add(at, head.length);
  }
  for (const m of ahead.matchAll(COUNTED)) {
    const head = m.groups!['name']!;
    const at = from + m.index + m[0].length - head.length;
    if (at < to && /^[A-Z]/.test(text[at]!)) add(at, head.length);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Every head of a text. */
export const allHeads = (text: string, folded: string): readonly Head[] => headsIn(text, folded, 0, folded.length);

/** What lands stand under; not the counted things inside one. */
export const parcelHeads = (text: string, folded: string): Head[] =>
  allHeads(text, folded).filter(({ name }) => PARCEL_HEAD.test(name));
const PARCEL_HEAD =
  /^(?:(?:the\s)?(?:\w+\s)?(?:tract|parcel|area|territory|share|site|piece|easement)\b|(?:first|second|third|fourth|fifth|sixth)$)/i;

/** "; tract C, beginning at": small letters, right before the beginning. */
const BEFORE_BEGINNING = new RegExp(wording`^[\s,:.)-]{0,4}(?:(?:is |as )?described as )?$`);

/** The last header ("TRACT I", "Parcel No. 2") between `from` and the start of a description; empty when there is none. */
export function headerBefore(text: string, folded: string, from: number, start: number): string {
  const base = Math.max(from, start - 3000);
  let name = '';
  for (const head of headsIn(text, folded, base, start)) {
    const isHeading =
      /^[A-Z(\d]/.test(head.name) || /(?:^|\n)\s*$/.test(folded.slice(Math.max(0, head.start - 3), head.start));
    if (isHeading || BEFORE_BEGINNING.test(folded.slice(head.end, start))) name = head.name;
  }
  return name;
}
