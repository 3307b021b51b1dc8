// Takes: folded text beside the text as printed. Gives: what a paper writes over its pieces of land ("TRACT NO. 271-c", "Second
// Parcel:", "EXHIBIT B"), with their places, and the name of the piece that a description stands under.
// Never: a parcel that a sentence only mentions ("along Parcel B").
import { matchesAt, matchesOf } from '../words/matches.ts';
import { STARTS } from '../words/start-words.ts';
import { beginsAny } from '../words/triples.ts';
import { oneLine } from '../words/one-line.ts';

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
const CODE = String.raw`(?:[a-z]{1,4}-(?=[a-z-]{0,12}\d)[a-z0-9]{1,6}(?:[.-][a-z0-9]{1,6}){0,4}|\d{1,5}(?:-(?=[a-z]{0,3}\d)[a-z0-9]{1,6}){2,4}[a-z]?|\d{1,4}-[a-z]{1,3}\d{1,3}|\d{1,4}\.\d{1,4})(?![a-z\d]|[.-]\d)`;
/** "3-01477", "4A", "271-c", "II", "B", "Two"; a letter or figure may follow a hyphen or "and". */
const NUMBERED = String.raw`(?:no\.?\s*|number(?:ed)?\s*|#\s*)?(?:(?<=[\s."#])"?${CODE}"?|(?<=[\s."#])"?[a-z]"?(?:-\d{1,4}"?)?(?![a-z])|[ivx]{1,4}\b|\d{1,3}-(?:\d{1,6}[a-z]?|(?!in|of|at|to|on)[a-z]{1,2})\b|\d{1,5}[a-z]?\b|${COUNT})`;
/** "DRAINAGE EASEMENT NO. 4", "ADJUSTED PARCEL 1": only with such words is the name longer than noun and number. */
const KINDS = String.raw`(?:(?:adjusted|resultant|revised|amended|new|proposed|remainder|remaining|drainage|utility|sewer|slope|access|roadway|road|sidewalk|conservation|temporary|permanent|perpetual|construction|flowage|aerial|exception)\s{1,3}){0,3}`;
const NOUN = String.raw`(?:tract|parcel|portion|part|easement|lot|area|territory|share|unit|strip|segment(?!\s{0,2}#)|description|item|site|exception)`;
const NAME = String.raw`(?:the\s+)?${ORDINAL}\s+(?:tract|parcel|piece)(?=\s*[:.,-])|${KINDS}${NOUN}\.?\s*${NUMBERED}(?:\s*(?:-|and|&)\s*(?:\d{1,3}|[a-z])\b)?`;
const FOLLOWED = String.raw`(?=\s*(?:[:,\n-]|\.(?!\d)|$|\(|\)(?:\s?[:.-]|[ \t]{0,3}\n))|\s{1,3}[—–]|\s+of\s+\d{1,2}\s?[:\n]|\s+(?:is|situated?|located)\s)`;
const HEADER = new RegExp(
  [
    String.raw`(?:^|\n|(?<!\b(?:of|in|said|the|by|to|with)\s{1,3}(?:[a-z]\.){1,5}[a-z])[.;]\s{1,3}|:\s{0,3}|\()[ \t]{0,80}"?(?<name>${NAME})${FOLLOWED}`,
    // "Description of Parcel No. 2", "LEGAL DESCRIPTION — MILL FARM PARCEL 4A", "DIVISION — PARCEL C IN THE": at the head of a line
    String.raw`(?<=(?:^|\n)[ \t]{0,80}(?:legal\s+)?description\s+(?:of|for)\s+)(?<described>${NAME})${FOLLOWED}`,
    String.raw`(?<=(?:^|\n)[^\n]{4,60}\s[—–-]{1,2}\s(?:[a-z]+\s){0,3})(?<dashed>(?:tract|parcel)\s${NUMBERED})(?=\s)`,
    // "EXHIBIT B", in a line of its own: sentences break over lines before one too
    String.raw`(?:^|\n)[ \t]{0,80}(?<exhibit>(?:exhibit|appendix|schedule|attachment|annex)\.?\s{1,3}${NUMBERED})(?=[ \t]{0,4}(?:\n|$|[:(—–-])|[ \t]{3})`,
    // "24.07 ACRE TRACT", in a line of its own
    String.raw`(?:^|\n)[ \t]{0,80}(?<sized>\d[\d.,]{0,8}[\s-]acre\s(?:[a-z]+\s){0,3}(?:tract|parcel|easement))[ \t]{0,4}(?=[:.]?[ \t]{0,4}(?:\n|$))`,
    // "designated as PARCEL A on a plat"
    String.raw`(?<!\b(?:part|portion)\s+of\s+(?:the|that|an?|said)\s+)\b(?:tract|parcel|piece|lot)\s+of\s+land\b(?:(?!\b(?:part|portion)\b)[^.;]){0,140}\bdesignated\s+as\s+(?<designated>(?:tract|parcel)\s${NUMBERED})(?=[\s,])`,
  ].join('|'),
  'y',
);
/** "FIRST: Lots 4 and 5", "Second. Beginning": land must follow at once, for terms are counted so too. */
const COUNTED = new RegExp(
  String.raw`(?:(?:^|\n)[ \t]{0,40}|[.;:]\s{1,3})"?(?<name>first|second|third|fourth|fifth|sixth)(?=[.:]\s{1,3}(?:${STARTS}|being|all\s|the\s(?:north|south|east|west|[nsew]{1,2}[.\s]{0,2}(?:[½¼1]|half|quarter))|an?\s(?:certain\s)?(?:tract|parcel|piece|lot)|lots?\s|frl?\.|[nsew]{1,2}[.\s]{0,2}(?:[½¼1]|half|quarter)))`,
  'y',
);
/** What follows a counted head to show that it is of land. */
const AHEAD = 30;
const NO_SENTENCE = /^[^a-z]*$/;

/** How the first words of a name begin; places where one opens a line, a sentence or a bracket are found by that. */
const BEGINNINGS = [
  'fir|sec|thi|fou|fif|six|sev|eig|nin|ten|adj|res|rev|ame|new|pro|rem|dra|uti|sew|slo|acc|roa|sid|con|tem|per|flo|aer|tra|par|por|eas',
  'lot|are|ter|sha|uni|str|seg|des|ite|sit|exc|exh|app|sch|att|ann',
].join('|');
const MAY_BEGIN = String.raw`\s{0,84}"?(?:(?:the\s+)?(?:fir|sec|thi|fou|fif)|${BEGINNINGS}|\d{1,2}[snrtd]|\d[\d.,]{0,8}[\s-]acre)`;
const FIRST = new RegExp(`^${MAY_BEGIN}`);
const OPENERS = new RegExp(String.raw`[\n.;:(](?=${MAY_BEGIN})`, 'g');
const DESCRIBED = /description\s+(?:of|for)\s+/g;
const DASHED = /(?:tract|parcel)\s/g;
const OF_LAND = /(?:tract|parcel|piece|lot)\s+of\s+land\b/g;

/** The only places of `words`, a stretch of the folded text, where a head can begin, in order: a pattern so long is not asked at every character. */
function placesOfHeads(words: string): number[] {
  const places = FIRST.test(words) ? [0] : [];
  OPENERS.lastIndex = 0;
  while (OPENERS.test(words)) places.push(OPENERS.lastIndex - 1);
  const opened = places.length;
  if (words.includes('description')) for (const m of matchesOf(DESCRIBED, words)) places.push(m.index + m[0].length);
  if ((words.includes('tract') || words.includes('parcel')) && /\s[—–-]{1,2}\s/.test(words))
    for (const m of matchesOf(DASHED, words)) places.push(m.index);
  if (words.includes('designated')) for (const m of matchesOf(OF_LAND, words)) places.push(m.index);
  return places.length > opened ? places.sort((a, b) => a - b) : places;
}

/** Every head between `from` and `to`, in order. */
function headsIn(text: string, folded: string, from: number, to: number): Head[] {
  const ahead = folded.slice(from, to + AHEAD);
  const words = folded.slice(from, to);
  const places = placesOfHeads(ahead).filter((at) => at < words.length);
  if (places.length === 0) return [];
  const found: Head[] = [];
  const add = (at: number, length: number): void => {
    const name = oneLine(text.slice(at, at + length)).trim();
    found.push({ name, start: at, end: at + length });
  };
  for (const m of matchesAt(HEADER, words, places)) {
    const { name, described, exhibit, dashed, sized, designated } = m.groups!;
    const head = (name ?? described ?? exhibit ?? dashed ?? sized ?? designated)!;
    const at = from + m.index + m[0].lastIndexOf(head);
    const printed = text.slice(at, at + head.length);
    if ((dashed !== undefined || sized !== undefined) && !NO_SENTENCE.test(printed)) continue;
    if (designated !== undefined && !/^[A-Z]/.test(printed)) continue;
    add(at, head.length);
  }
  for (const m of matchesAt(COUNTED, ahead, places)) {
    const head = m.groups!['name']!;
    const at = from + m.index + m[0].length - head.length;
    if (at < to && /^[A-Z]/.test(text[at]!)) add(at, head.length);
  }
  return found.sort((a, b) => a.start - b.start);
}

let asked = { text: '', folded: '', heads: [] as readonly Head[] };

/** Every head of a text: several readers ask, one after another. */
export function allHeads(text: string, folded: string): readonly Head[] {
  if (asked.text !== text || asked.folded !== folded)
    asked = { text, folded, heads: headsIn(text, folded, 0, folded.length) };
  return asked.heads;
}

export const mayHead = beginsAny(
  'tract parcel area territory share site exhibit first second third easement 0'.split(' '),
);

/** What lands stand under; not the counted things inside one. */
export function parcelHeads(text: string, folded: string): Head[] {
  if (!mayHead(text)) return [];
  return allHeads(text, folded).filter(({ name }) => PARCEL_HEAD.test(name));
}
const PARCEL_HEAD =
  /^(?:(?:the\s)?(?:\w+\s)?(?:tract|parcel|area|territory|share|site|piece|easement)\b|first$|second$|third$|fourth$|fifth$|sixth$)/i;

/** "; tract C, beginning at": small letters, right before the beginning. */
const BEFORE_BEGINNING = /^[\s,:.)-]{0,4}(?:(?:is\s+|as\s+)?described\s+as\s+)?$/;

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
