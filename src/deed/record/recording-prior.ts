// Takes: text, the references in it and this document's own record. Gives: the records of other papers that the text cites.
// Never: the record of a plat, map or survey; this document's own record, nor the running head of its pages.
import { pack } from '../../contract/packed.ts';
import { matchesOf } from '../words/matches.ts';
import { beginsAny } from '../words/triples.ts';
import { runsOn, smallWordsOf } from './recording-lines.ts';
import {
  asFigures, INSTRUMENT_NUMBER, isNumber, recordingsIn, slashedReferences, type RecordingReference,
} from './recording.ts'; // prettier-ignore

const PRIOR =
  /\b(?:being\s{1,3}(?:all\s{1,3}or\s{1,3})?(?:a\s{1,3}(?:part|portion)\s{1,3}of\s{1,3})?(?:all\s{1,3}of\s{1,3})?(?:the|that)\s{1,3}(?:same|identical|certain)?|same\s{1,3}(?:land|property|premises|real\s{1,3}estate|tract|lands)|(?:conveyed|described|deeded|acquired)\s{1,3}(?:to|by|in|from|as)|for\s{1,3}(?:source|chain)\s{1,3}of\s{1,3}title|see\s{1,3}(?:deed|also)|prior\s{1,3}(?:deed|instrument|record)|(?:recorded|filed|entered|registered)\s{1,3}(?:in|with|among|as|at|under|on|by)|(?:deed|declaration\s{1,3}of\s{1,3}trust)\s{1,3}(?:duly\s{1,3})?(?:recorded|of\s{1,3}record)|that\s{1,3}certain\s{1,3}(?:\w{3,14}\s{1,3}){0,3}(?:deed|lease|agreement|easement)|reference|ref\.?:|as\s{1,3}per\s{1,3}deed|source\s{1,3}of\s{1,3}title|title\s{1,3}source|derivation)/i;
/** The words a reference stands behind when it has a line of its own. */
const LEADS =
  /(?:\b(?:in|at|as|under|of|by|see|being|recorded|deed|no\.?)|[:,(])\s*$|\b(?:prior|previous|reference|references|derivation|source)\b[^\n]{0,40}\s*$/i;

/** What a reference is the record of: the noun before it that stands nearest. */
const PLAT_NOUN =
  /\b(?:(?:re)?plats?|maps?|surveys?(?!,?\s{1,3}(?:abstract|abst|A-\d|no\.?\s{0,2}\d))|plans?|drawings?|blue\s?prints?|field\s{1,2}(?:book|notes))\b/gi;
const DEED_NOUN =
  /\b(?:conveyed|deed(?:ed)?|(?<!\bof\s{1,2})deeds|mortgages?|easements?|leases?|agreements?|declarations?|covenants?|restrict\w{4,8}|reserv\w{3,7}|instruments?|grants?|granted|wills?|liens?|decree|judge?ment|releases?|assign\w{4,6}|patent(?:ed|s)?|acre\s{1,3}(?:tract|parcel)|contracts?|memorandum|notice|acquired|described|amendment|title|source|derivation|ref(?:erence)?|by-?laws|resolution|affidavit|right[\s-]of[\s-]way|act)\b/gi;
const TOWN_NOUN = /\b(?:subdivision|(?<!\bin\s)addition|lots?\s{1,3}\S{1,8}|blocks?\s{1,3}\S{1,6})/gi;

/** Other papers' records: cited in a sentence or a label of their own, each once. */
export function priorReferences(
  text: string,
  all: readonly RecordingReference[] = recordingsIn(text),
  own: readonly RecordingReference[] = [],
  printed = text,
): string[] {
  if (all.length === 0 && !text.includes('/') && !mayLabel(text)) return [];
  const out = new Map<string, string>();
  const cited = [...all, ...parenthesized(text, all), ...labelled(text, all)].sort((a, b) => a.start - b.start);
  for (const reference of joined(text, cited)) {
    if (reference.isPlat || isOwn(text, reference, own) || !isCited(text, reference)) continue;
    const key = pack('recording', reference.parts);
    if (!out.has(key)) out.set(key, pack('recording', { ...reference.parts, note: noteOf(printed, reference) }));
    if (out.size === 50) break;
  }
  return withoutParts([...out]);
}

/** A record cited once by place and number and again by one of them is one. */
function withoutParts(found: readonly (readonly [string, string])[]): string[] {
  return found
    .filter(([key]) => !found.some(([other]) => other !== key && ` | ${other} | `.includes(` | ${key} | `)))
    .map(([, packed]) => packed);
}

/** "adjoining Hill (652/318)": three figures and more, so that no fraction is a book. */
function parenthesized(text: string, all: readonly RecordingReference[]): RecordingReference[] {
  if (!text.includes('/') || !/\(\d{3,5}\//.test(text)) return [];
  return slashedReferences(text).filter(
    (one) =>
      one.parts.book!.length >= 3 &&
      /[A-Za-z.]\s{0,2}\($/.test(text.slice(Math.max(0, one.start - 4), one.start)) &&
      text[one.end] === ')' &&
      !all.some((other) => other.start < one.end && one.start < other.end),
  );
}

/** "Reference Numbers of Documents Released: 8107230199". */
const LABELLED = new RegExp(
  String.raw`\b(?:reference|related|released|assigned|prior|original)\b(?:(?!\b(?:parcel|tax|order|file|loan|escrow|case|map|plat|permit)\b)[^\n:]){0,60}:\s{0,3}(?<n>${INSTRUMENT_NUMBER})`,
  'gi',
);
const mayLabel = beginsAny(['reference', 'related', 'released', 'assigned', 'prior', 'original']);

function* labelled(text: string, all: readonly RecordingReference[]): Generator<RecordingReference> {
  for (const match of mayLabel(text) ? matchesOf(LABELLED, text) : []) {
    const instrument = asFigures(match.groups!['n']!);
    const end = match.index + match[0].length;
    const start = end - match.groups!['n']!.length;
    if (!/^[A-Z]{0,3}-?\d[\dA-Z]*-?\d{4,}$/.test(instrument) || instrument.length < 6) continue;
    if (!all.some((other) => other.start < end && start < other.end))
      yield { parts: { instrument }, start, end, isPlat: false };
  }
}

function isOwn(text: string, reference: RecordingReference, own: readonly RecordingReference[]): boolean {
  const { book, page, instrument } = reference.parts;
  return own.some((one) => {
    if (one.start < reference.end && reference.start < one.end) return true;
    if (instrument !== undefined && one.parts.instrument === instrument) return true;
    if (book === undefined || one.parts.book !== book) return false;
    const pages = Number.parseInt(page ?? '', 10) - Number.parseInt(one.parts.page ?? '', 10);
    return pages === 0 || (pages > 0 && pages < 60 && isAlone(text, reference)); // the heads of its other pages
  });
}

function isCited(text: string, reference: RecordingReference): boolean {
  const whole = text.slice(Math.max(0, reference.start - 600), reference.start).replace(/\n[ \t]{2,}(?=\S)/g, '\n');
  const before = whole.slice(-260);
  if (isOfPlat(whole.slice(-400)) || isStampedBefore(before) || isReceipt(text, reference)) return false;
  if (isAlone(text, reference)) return LEADS.test(before.slice(-80));
  if (PRIOR.test(before)) return true;
  if (/(?:^|[A-Za-z]{2}\.|\n\s*\n)\s*$/.test(before))
    // a caption, unless it goes on to tell
    return /^[\s,]{1,3}(?:recorded|conveyed|dated|was|is)\b/.test(text.slice(reference.end, reference.end + 14));
  const around = `${before.slice(-140)} ${text.slice(reference.end, reference.end + 60)}`;
  return smallWordsOf(around) >= 4;
}

/** "Rec #: 3121177 Instrument 50417": the recorder's receipt, and the number of this paper beside it. */
const isReceipt = (text: string, { start, end }: RecordingReference): boolean =>
  /^[ \t]{1,4}Instrument\s{0,2}\d/.test(text.slice(end, end + 20)) ||
  /\bRec(?:eipt)?\s?#\s?:?\s?\d{4,10}[ \t]{1,4}$/.test(text.slice(Math.max(0, start - 30), start));

/** Nothing else in its line, or in its column of the line. */
function isAlone(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 12), reference.start);
  const behind = text.slice(reference.end, reference.end + 12);
  return (
    (/(?:\n|^|\s{3}|\t)[^\w\n]{0,4}$/.test(before) || (reference.start < 4 && !/\w/.test(before))) &&
    /^[^\w\n]{0,3}(?:\n|$|\s{3}|\t)/.test(behind)
  );
}

/** The recorder's own sentence, whose record was not made out: it begins with what was done. */
const STAMPED =
  /(?:^|\n|[ \t]{3}|[.;:)\]]\s{1,3})[ \t]{0,8}(?:Duly\s)?(?:Recorded|RECORDED|Filed|FILED|Received|RECEIVED|Rec['’]d|Lodged|Entered|ENTERED)\b(?:(?!\b(?:conveyed|deed\s(?:from|to|of|dated|recorded)|mortgage|being|see)\b|\n[ \t]{0,80}\n)[^;]){0,110}$/;
function isStampedBefore(before: string): boolean {
  const match = STAMPED.exec(before.slice(-140));
  return match !== null && !(match[0].startsWith('\n') && runsOn(before.slice(0, before.length - match[0].length)));
}

const ALSO_NUMBERED = new RegExp(
  String.raw`^[\s,;(]{1,4}(?:and\s{1,3})?(?:as|under|being)?\s{0,3}(?:original\s{1,3})?(?:(?:(?:county\s{1,2})?(?:auditor|recorder|clerk|register|registrar)['’]?s?['’]?\s{1,2}(?:(?:file|fee|serial|document|instrument)\s{1,2})?(?=no|num|#)|(?:doc(?:u(?:m|rn)ent)?|act|entry|[il]nstru(?:m|rn)ent|inst|reception|recording|serial|file|fee|registry|microfilm)\b\.?)\s{0,3}(?:(?:no|number)\b\.?\s{0,3})?#?\s{0,2})(?<n>${INSTRUMENT_NUMBER})`,
  'i',
);
/** What stands between a number and the book and page of the same record. */
const ALSO_PLACED = /^[\s,;(]{1,4}(?:and\s{1,3})?(?:(?:duly\s{1,3})?recorded\s{1,3})?(?:(?:in|at)\s{1,3})?$/i;

/** "in Book 470, page 212, under Act No. 501244": one record by its place and by its number, in either order. */
function* joined(text: string, all: readonly RecordingReference[]): Generator<RecordingReference> {
  let end = -1;
  for (let i = 0; i < all.length; i++) {
    const one = all[i]!;
    if (one.start < end) continue;
    const next = all[i + 1];
    if (next && isPlaced(text, one, next)) {
      end = next.end;
      yield { ...next, start: one.start, parts: { ...next.parts, ...one.parts } };
      continue;
    }
    const number = one.parts.book === undefined ? undefined : numberBehind(text, one.end);
    end = one.end + (number?.length ?? 0);
    yield number ? { ...one, end, parts: { ...one.parts, instrument: number.value } } : one;
  }
}

const isPlaced = (text: string, one: RecordingReference, next: RecordingReference): boolean =>
  one.parts.instrument !== undefined &&
  next.parts.book !== undefined &&
  !next.isPlat &&
  next.start - one.end < 30 &&
  ALSO_PLACED.test(text.slice(one.end, next.start));

function numberBehind(text: string, at: number): { value: string; length: number } | undefined {
  const match = ALSO_NUMBERED.exec(text.slice(at, at + 90));
  const value = match ? asFigures(match.groups!['n']!) : '';
  return match && isNumber(value) ? { value, length: match[0].length } : undefined;
}

/** "according to the plat thereof recorded as Document No. 4": the record of a plat, in whatever book. */
function isOfPlat(before: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf('\n\n'), before.lastIndexOf(';')) + 1);
  const isTold =
    /\b(?:recorded|filed|of\s{1,3}record|entered|registered|in\s{1,3}the\s{1,3}office)\b[^;]{0,110}$/i.test(clause);
  const words = isTold ? clause : clause.slice(-100); // a name between leaves the plat behind: "as platted; to Hill (Book 4, Page 5)"
  const [plat, deed] = [lastOf(PLAT_NOUN, words), lastOf(DEED_NOUN, words)];
  if (plat >= 0 && plat > deed) return true;
  const near = clause.slice(-120);
  return lastOf(TOWN_NOUN, near) >= 0 && lastOf(DEED_NOUN, near) < 0;
}

function lastOf(noun: RegExp, text: string): number {
  let last = -1;
  for (const match of text.matchAll(noun)) last = match.index;
  return last;
}

/** The words that tell what the reference is: the clause it stands in, kept short. */
function noteOf(text: string, reference: RecordingReference): string {
  const before = text.slice(Math.max(0, reference.start - 160), reference.start);
  const clause = before.slice(
    Math.max(before.lastIndexOf(';'), before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1,
  );
  const from = clause.search(PRIOR);
  return `${from >= 0 ? clause.slice(from) : clause}${text.slice(reference.start, reference.end)}`
    .replace(/\s+/g, ' ')
    .trim();
}
