// Takes: a measured description and the words around it. Gives: notes on what they except from it, add to it or narrow it to without
// courses of its own (docs/decisions/0125). Never: a tract; nothing here can be drawn or judged.
import { furtherLandAt, trailingEnd } from './further-land.ts';
import type { Description } from './description.ts';
import { exceptsRight, exceptsSide } from '../marks/excepted-rights.ts';
import { exceptionOf, exceptsIn } from '../marks/exceptions.ts';
import { partsKept } from '../marks/parts-kept.ts';
import { leadSentence } from '../marks/lead-sentence.ts';
import { matchesOf } from '../words/matches.ts';
import { POINT, SHORTENING } from '../words/shortened.ts';
import { REMAINS } from '../marks/withheld.ts';
import { quoted } from './quoted.ts';

const REACH = 1500;

export interface NoteBehind {
  readonly note: string;
  /** Said in the sentence of the last course: of this figure itself, though it may be an exception. */
  readonly isOfFigure: boolean;
}

/** What is said behind a description, up to the next one, that has no courses. */
export function notesBehind(text: string, folded: string, d: Description, next: Description | null): NoteBehind[] {
  const to = reachOf(folded, d, next);
  const leading = next && exceptionOf(folded, next);
  const excepted = exceptsIn(folded, d.end, furtherLandAt(folded, d.end - 1, to)).filter(
    (one) => !isWithin(one.start, leading) && !RULES.test(folded.slice(d.end, one.start)),
  );
  const added = [...keptIn(text, folded, d, next, excepted), ...addedIn(text, folded, d.end, to)].map((note) => ({
    note,
    isOfFigure: false,
  }));
  if (excepted.length === 0) return added;
  const apart = excepted.filter((one, i) => i === 0 || one.start >= excepted[i - 1]!.clauseEnd);
  return [
    ...apart.map((one) => ({
      note: `Excepted without courses: ${quoted(text, one.start, Math.min(one.clauseEnd, to))}.`,
      isOfFigure: !/[.;]\s|\n\s{0,8}\n|\b(?:also|further)\b/.test(folded.slice(d.end, one.end)),
    })),
    ...added,
  ];
}

/** The words that lead into the next description, from the first of them. */
const isWithin = (at: number, leading: { readonly start: number; readonly end: number } | null): boolean =>
  leading !== null && at >= leading.start && at < leading.end;

/** How far behind a figure words still keep a part of it back. */
const KEPT_REACH = 500;

/** Kept back in other words than those of exceptions. */
function keptIn(
  text: string,
  folded: string,
  d: Description,
  next: Description | null,
  told: readonly { start: number }[],
): string[] {
  const opening = next ? leadSentence(folded, next.leadFrom, next.starter.start).start : folded.length;
  const to = Math.max(d.end, Math.min(opening, told[0]?.start ?? folded.length, d.end + KEPT_REACH));
  return partsKept(folded, d.end, to)
    .filter(({ start }) => !RULES.test(folded.slice(d.end, start)) && !HEADS_NEXT.test(folded.slice(d.end - 1, start)))
    .map(({ start, end }) => `Kept back without courses: ${quoted(text, start, end)}.`);
}

/** "TRACT B: The N½ of the SW¼": over the next land; what is kept back there is of that. */
const HEADS_NEXT =
  /\n\s{0,12}(?:tract|parcel)\s{1,3}(?:no\.?\s{0,2})?["“]?[a-z\d]{1,4}["”]?(?:\s?\([^()\n]{1,60}\))?\s?[:.\n]\s{0,12}(?:(?:the|all|that|those|an?)\s[^.;]{0,60}?(?:[¼½]|1\/[24]|\bhalf\b|\bquarter\b)|[nsew]{1,2}\s?(?:[¼½]|1\/[24])|lots?\s\d)/;

/** Behind these words stand the terms of a grant, not its land. */
const RULES =
  /\b(?:provided|shall|hereby\s+authorized|be\s+it\s+(?:further\s+)?enacted|secretary\s+(?:of\s+(?:the\s+)?[a-z]+\s+)?(?:is|may|be))\b/;

function reachOf(folded: string, d: Description, next: Description | null): number {
  const to = trailingEnd(folded, d.end, Math.min(d.to, next?.starter.start ?? folded.length, d.end + REACH));
  if (!next || exceptionOf(folded, next)) return to;
  const blank =
    /\n\s{0,20}\n\s{0,20}(?!\s|(?:also|further),?\s+(?:less|except)|less\b|except|sav|excluding|together|plus\b)/.exec(
      folded.slice(d.end, to),
    );
  if (blank) return d.end + blank.index;
  return to < next.starter.start ? to : openingOf(folded, d.end, to);
}

const SENTENCE_END = new RegExp(String.raw`(?:;|${POINT})\s`, 'g');

/** The sentence that leads into the next description is its own. */
function openingOf(folded: string, from: number, to: number): number {
  const stops = [...folded.slice(from, to).matchAll(SENTENCE_END)];
  return stops.length > 0 ? from + stops.at(-1)!.index : from;
}

const ADDED = new RegExp(
  String.raw`(?:^|[.;,]\s{0,3}|\n\s{0,12})(?<words>(?:and,?\s+)?(?:(?:also|together\s+with|plus|in\s+addition\s+thereto)[,\s]{1,3}){1,2}(?:all\s+)?(?:of\s+)?(?:that|those|an?|the|two|three|four|five|six|several)\s+(?!rights?\s+(?:to|of\s+(?:ingress|access|entry|passage))\b)(?:[a-z-]+\s+){0,5}?(?:(?:strips?|islands?|portions?|parts?|parcel|tract|easements?|rights?[\s-]of[\s-]way)\b|\d[\d.,]{0,8}\s?(?:feet|foot|rods|acres?)\s+(?:(?:lying|adjoining|immediately)\s+)?(?:on|off|to|along)\b)(?:[^.;]|\.(?=\S)|${SHORTENING}){0,300})`,
  'g',
);

const ISLANDS = String.raw`islands?|islets?|rocks|reefs?|shoals?|keys|cays|(?:gravel|sand)[\s-]?bars?`;
const SHORES = String.raw`(?:tide|shore|submerged|swamp|overflowed)[\s-]?lands|flats|tidelands|waters?(?:\s+areas?)?|belt\s+of\s+water`;
const WHICH = String.raw`(?:(?:all|of|that|those|an?|the|any)\s+){1,3}(?:[a-z-]+\s+){0,2}?`;
const ADDS = String.raw`(?:and,?\s+)?(?:also|together\s+with|plus|in\s+addition\s+thereto|including)(?:,?\s+including)?`;
const TELLS = String.raw`there\s+(?:is|are|shall\s+be)\s+(?:(?:also|further|hereby)\s+){0,2}(?:reserved|included|added|withdrawn|set\s+apart)(?:\s+also)?|(?:the|said|this)\s+(?:reserve|reservation|tract|park|monument|refuge|land|area|parcel)\s+(?:shall\s+)?(?:also\s+)?(?:includes?|embraces?|comprises?)`;
/** "together with all islands and shoals within one mile", "and the islet opposite", "The reservation includes the waters adjacent thereto". */
const ADDED_BESIDE = new RegExp(
  String.raw`(?:^|[.;,]\s{0,3}|\n\s{0,12})(?<words>(?:(?:${ADDS}|${TELLS})\s+${WHICH}(?:${ISLANDS}|${SHORES})|and\s+${WHICH}(?:${ISLANDS}))\b(?!\s+(?:rights?|privileges?|lines?|mark|works|mains?|pipes?|meters?|supply|system|level)\b)(?:[^.;]|\.(?=\S)|${SHORTENING}){0,300})`,
  'g',
);

/** What none of them can do without. */
const MAY_ADD = /also|together|plus|addition/;
const MAY_LIE_BESIDE = /\b(?:isl[ae]|rocks|reef|shoal|keys|cays|gravel|sand|flats|waters?\b|belt)|lands\b/;

function addedIn(text: string, folded: string, from: number, to: number): string[] {
  const found: string[] = [];
  const behind = folded.slice(from, to);
  const told = MAY_ADD.test(behind) ? matchesOf(ADDED, behind) : [];
  if (told.length === 0 && MAY_LIE_BESIDE.test(behind)) told.push(...matchesOf(ADDED_BESIDE, behind));
  for (const m of told) {
    const start = from + m.index + m[0].length - m.groups!['words']!.length;
    if (RULES.test(folded.slice(from, start))) break;
    found.push(`Added without courses: ${quoted(text, start, from + m.index + m[0].length)}.`);
  }
  return found;
}

const PART_BEFORE =
  /(?:^|[.;:]\s{1,3}|\n\s{0,8})(?<words>(?:all\s+(?:of\s+)?)?th(?:at|e|ose)\s+(?:parts?|portions?)\s+of\s[^;:]{10,500}?)(?:;\s{1,3}(?:and\s+)?(?:also\s+)?(?:all\s+)?th(?:at|e|ose)\s+(?:parts?|portions?)\s[^;]{0,400}|[,;]?\s{1,3}(?:and\s+)?also,?\s{1,3})$/;

/** "that part of Lot 3 lying north of the mill; that part of Lot 4 described as follows: Beginning": land told before the figure. */
export function noteBefore(text: string, folded: string, d: Description): string | null {
  const from = Math.max(d.leadFrom, d.starter.start - 900);
  const lead = folded.slice(from, d.starter.start);
  if (!lead.includes(';') && !lead.includes('also')) return null;
  if (!/\b(?:part|portion)s?\s+of\b/.test(lead) || !/;\s|\balso,?\s{1,3}$/.test(lead)) return null;
  const found = PART_BEFORE.exec(lead);
  if (!found) return null;
  const words = found.groups!['words']!;
  const start = from + lead.indexOf(words, found.index);
  return `Added without courses: ${quoted(text, start, start + words.length)}.`;
}

const NOUN = String.raw`(?:parcels?|tracts?|lands?|property|lots?|premises|real\s+estate)`;
/** "all of the following described tract lying north of the city limits: Beginning"; a text may begin with the last of these words. */
const LIES = /lying|lie|situate/;
const LIES_BESIDE = new RegExp(
  String.raw`(?:^\s{0,8}|\b(?:all|parts?|portions?)\s+(?:of\s+)?(?:the\s+|that\s+|those\s+)?(?:following|hereinafter)[\s-]+described\s+(?:[a-z]+\s+){0,2}?${NOUN}(?:\s+of\s+land)?,?\s+(?:which\s+)?)(?:lying|lies|lie|situated?)\s+(?:[a-z]+\s+){0,2}?(?:north|south|east|west)[a-z]*\s+of\s[^;:]{5,260}:$`,
);
const PART_OF =
  /\bthe\s+(?:north|south|east|west)[a-z]*\s+(?:[\w.,()/½¼-]+\s+){1,12}?(?:of|in)\s+(?:all\s+)?(?:the|that|a)\s+(?:certain\s+)?(?:(?:following|hereinafter)[\s-]{0,3}described\s+(?:[a-z]+\s+){0,4}?(?:parcel|tract|land|property|lot|premises|real\s+estate)\b|(?:[a-z]+\s+){0,3}?(?:parcel|tract|lands?|property|lot|premises|real\s+estate)\s+(?:bounded\s+and\s+|more\s+particularly\s+)?described\s+as\s+follows)[^.;]{0,120}$/;

const asked = new WeakMap<Description, string | null>();

/** "the North 65 feet of the following described parcel: Beginning at": the figure is more than the land. Two readers ask. */
export function partNote(text: string, folded: string, d: Description): string | null {
  const known = asked.get(d);
  if (known !== undefined) return known;
  const note = partBefore(text, folded, d);
  asked.set(d, note);
  return note;
}

function partBefore(text: string, folded: string, d: Description): string | null {
  const from = Math.max(d.leadFrom, d.starter.start - 400);
  const lead = folded.slice(from, d.starter.start).trimEnd();
  const beside = lead.endsWith(':') && LIES.test(lead) ? LIES_BESIDE.exec(lead) : null;
  if (
    beside &&
    !/\b(?:described|adjoin\w*|adjacent)\b/.test(beside[0].slice(beside[0].search(/\b(?:lying|lies?|situate)/)))
  )
    return `The land is only part of the figure: ${quoted(text, from + beside.index, from + beside.index + beside[0].length)}.`;
  const part = lead.includes('described') ? PART_OF.exec(lead) : null;
  if (!part) return null;
  const words = /^.*?\b(?:parcel|tract|land|property|lot|premises|estate)\b/s.exec(part[0])![0];
  return `The land is only part of the figure: ${quoted(text, from + part.index, from + part.index + words.length)}.`;
}

/** Between an exception and the next figure: it was said of the land before. */
const NEXT_LAND = /\b(?:together\s+with|also)\b|\b(?:tract|parcel)\s(?:no\.?\s)?["']?[a-z0-9]{1,4}["']?\s?:/;
const NO_LAND =
  /^\s{0,3}(?:(?:of|the|all|any|said|such)\s+){0,3}(?:value|cost|price|improvements?|buildings?|crops?|expenses?|interest|taxes|damages)\b/;

/** "all lands except sections 4 and 9 within the following boundary", "with the exception of Elm Street, within the area". */
const OTHERS_WITHIN =
  /\b(?<told>(?:except(?:ing)?|with\s+(?:the\s+)?exceptions?\s+of)\s+(?!as\s|for\s|that\s|where|when|by\s|upon|to\s|under|with|pursuant|so\s+far|in\s)[^;:.]{3,120}?),?\s+(?:(?:included|embraced|lying|situated?|contained|comprised|located)\s+)?(?:with)?in\s+(?:the\s+|these\s+|an?\s+)?(?:following|metes|area|boundar(?:y|ies)|limits|lines|territory)\b[^;.]{0,80}$|\b(?<told>subject\s+to\s+(?:the\s+|such\s+)?exceptions?\s+(?:and\s+[a-z]+\s+)?here-?in-?after)\b/;

/** "All lands, except Lot 4, within the following boundary: Beginning", "my farm (except one acre sold to Tarn) bounded": what is taken from a figure before it. */
export function exceptedBefore(text: string, folded: string, d: Description): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  const end = start + words.length;
  const told = exceptsIn(folded, start, end);
  const others = told.length === 0 ? OTHERS_WITHIN.exec(words) : null;
  if (others && !exceptionOf(folded, d)) {
    const at = start + others.index;
    return `Excepted without courses: ${quoted(text, at, at + others.groups!['told']!.length)}.`;
  }
  if (told.length === 0 || exceptionOf(folded, d) || REMAINS.test(words)) return null;
  const one = told.find(({ start: at, end: from }) => {
    const behind = folded.slice(from, end);
    return !(
      exceptsRight(behind) ||
      NEXT_LAND.test(behind) ||
      NO_LAND.test(behind) ||
      exceptsSide(folded.slice(Math.max(start, at - 260), at), behind)
    );
  });
  return one ? `Excepted without courses: ${quoted(text, one.start, Math.min(one.clauseEnd, end))}.` : null;
}

const HEIGHTS =
  /\b(?:air[\s-]?(?:space|rights)\b|(?:above|below|between)\s+(?:an?\s+|the\s+)?(?:horizontal\s+planes?|elevations?)\b)[^;]{0,300}$/;

/** "The air space between elevation 610 feet and elevation 645 feet over the following": the figure is where it lies. */
export function heightNote(text: string, folded: string, d: Description): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  const found = /\bair|elevation|plane/.test(words) ? HEIGHTS.exec(words) : null;
  return (
    found && `The land is a space above or below a height: ${quoted(text, start + found.index, start + words.length)}.`
  );
}
