// Takes: a measured description and the words around it. Gives: notes on what they except from it, add to it or narrow it to without
// courses of its own (docs/decisions/0125). Never: a tract; nothing here can be drawn or judged.
import { furtherLandAt, trailingEnd } from './further-land.ts';
import type { Description } from './description.ts';
import { exceptsRight, exceptsSide } from '../marks/excepted-rights.ts';
import { exceptionOf, exceptsIn } from '../marks/exceptions.ts';
import { partsKept } from '../marks/parts-kept.ts';
import { leadSentence } from '../marks/lead-sentence.ts';
import { POINT, SHORTENING } from '../words/shortened.ts';
import { REMAINS } from '../marks/withheld.ts';
import { quoted } from './quoted.ts';
import { wording } from '../words/wording.ts';

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
  found: readonly { start: number }[],
): string[] {
  const opening = next ? leadSentence(folded, next.leadFrom, next.starter.start).start : folded.length;
  const to = Math.max(d.end, Math.min(opening, found[0]?.start ?? folded.length, d.end + KEPT_REACH));
  return partsKept(folded, d.end, to)
    .filter(({ start }) => !RULES.test(folded.slice(d.end, start)) && !HEADS_NEXT.test(folded.slice(d.end - 1, start)))
    .map(({ start, end }) => `Kept back without courses: ${quoted(text, start, end)}.`);
}

/** "TRACT B: The N½ of the SW¼": over the next land; what is kept back there is of that. */
const HEADS_NEXT = new RegExp(wording`
  \n\s{0,12}(?:tract|parcel) (?:no\.?\s{0,2})?["“]?[a-z\d]{1,4}["”]?(?:\s?\([^()\n]{1,60}\))?\s?[:.\n]\s{0,12}
  (?:(?:the|all|that|those|an?) [^.;]{0,60}?(?:[¼½]|1/[24]|\bhalf\b|\bquarter\b)|[nsew]{1,2}\s?(?:[¼½]|1/[24])|lots? \d)`);

/** Behind these words stand the terms of a grant, not its land. */
const RULES = new RegExp(wording`
  \b(?:provided|shall|hereby authorized|be it (?:further )?enacted|secretary (?:of (?:the )?[a-z]+ )?(?:is|may|be))\b`);

/** A paragraph that does not go on with what is excepted or added. */
const NEXT_PARAGRAPH = new RegExp(wording`
  \n\s{0,20}\n\s{0,20}(?! |(?:also|further),? (?:less|except)|less\b|except|sav|excluding|together|plus\b)`);

function reachOf(folded: string, d: Description, next: Description | null): number {
  const to = trailingEnd(folded, d.end, Math.min(d.to, next?.starter.start ?? folded.length, d.end + REACH));
  if (!next || exceptionOf(folded, next)) return to;
  const blank = NEXT_PARAGRAPH.exec(folded.slice(d.end, to));
  if (blank) return d.end + blank.index;
  return to < next.starter.start ? to : openingOf(folded, d.end, to);
}

const SENTENCE_END = new RegExp(wording`(?:;|${POINT}) `, 'g');

/** The sentence that leads into the next description is its own. */
function openingOf(folded: string, from: number, to: number): number {
  const stops = [...folded.slice(from, to).matchAll(SENTENCE_END)];
  return stops.length > 0 ? from + stops.at(-1)!.index : from;
}

const ADDED = new RegExp(
  wording`
    (?:^|[.;,]\s{0,3}|\n\s{0,12})
    (?<words>(?:and,? )?(?:(?:also|together with|plus|in addition thereto)[,\s]{1,3}){1,2}(?:all )?(?:of )?
    (?:that|those|an?|the|two|three|four|five|six|several) (?!rights? (?:to|of (?:ingress|access|entry|passage))\b)(?:[a-z-]+ ){0,5}?
    (?:(?:strips?|islands?|portions?|parts?|parcel|tract|easements?|rights?[\s-]of[\s-]way)\b
    |\d[\d.,]{0,8}\s?(?:feet|foot|rods|acres?) (?:(?:lying|adjoining|immediately) )?(?:on|off|to|along)\b)(?:[^.;]|\.(?=\S)|${SHORTENING}){0,300})`,
  'g',
);

const ISLANDS = String.raw`islands?|islets?|rocks|reefs?|shoals?|keys|cays|(?:gravel|sand)[\s-]?bars?`;
const SHORES = wording`
  (?:tide|shore|submerged|swamp|overflowed)[\s-]?lands|flats|tidelands|waters?(?: areas?)?|belt of water`;
const WHICH = wording`(?:(?:all|of|that|those|an?|the|any) ){1,3}(?:[a-z-]+ ){0,2}?`;
const ADDS = wording`(?:and,? )?(?:also|together with|plus|in addition thereto|including)(?:,? including)?`;
const TELLS = wording`
  there (?:is|are|shall be) (?:(?:also|further|hereby) ){0,2}(?:reserved|included|added|withdrawn|set apart)(?: also)?
  |(?:the|said|this) (?:reserve|reservation|tract|park|monument|refuge|land|area|parcel) (?:shall )?(?:also )?(?:includes?|embraces?|comprises?)`;
/** "together with all islands and shoals within one mile", "and the islet opposite", "The reservation includes the waters adjacent thereto". */
const ADDED_BESIDE = new RegExp(
  wording`
    (?:^|[.;,]\s{0,3}|\n\s{0,12})
    (?<words>(?:(?:${ADDS}|${TELLS}) ${WHICH}(?:${ISLANDS}|${SHORES})|and ${WHICH}(?:${ISLANDS}))\b
    (?! (?:rights?|privileges?|lines?|mark|works|mains?|pipes?|meters?|supply|system|level)\b)(?:[^.;]|\.(?=\S)|${SHORTENING}){0,300})`,
  'g',
);

function addedIn(text: string, folded: string, from: number, to: number): string[] {
  const notes: string[] = [];
  const behind = folded.slice(from, to);
  const found = [...behind.matchAll(ADDED)];
  if (found.length === 0) found.push(...behind.matchAll(ADDED_BESIDE));
  for (const m of found) {
    const start = from + m.index + m[0].length - m.groups!['words']!.length;
    if (RULES.test(folded.slice(from, start))) break;
    notes.push(`Added without courses: ${quoted(text, start, from + m.index + m[0].length)}.`);
  }
  return notes;
}

const PART_BEFORE = new RegExp(wording`
  (?:^|[.;:] |\n\s{0,8})(?<words>(?:all (?:of )?)?th(?:at|e|ose) (?:parts?|portions?) of [^;:]{10,500}?)
  (?:; (?:and )?(?:also )?(?:all )?th(?:at|e|ose) (?:parts?|portions?) [^;]{0,400}|[,;]? (?:and )?also,? )$`);

/** "that part of Lot 3 lying north of the mill; that part of Lot 4 described as follows: Beginning": land described before the figure. */
export function noteBefore(text: string, folded: string, d: Description): string | null {
  const from = Math.max(d.leadFrom, d.starter.start - 900);
  const lead = folded.slice(from, d.starter.start);
  const found = PART_BEFORE.exec(lead);
  if (!found) return null;
  const words = found.groups!['words']!;
  const start = from + lead.indexOf(words, found.index);
  return `Added without courses: ${quoted(text, start, start + words.length)}.`;
}

const NOUN = wording`(?:parcels?|tracts?|lands?|property|lots?|premises|real estate)`;
const LIES_BESIDE = new RegExp(wording`
  (?:^\s{0,8}
  |\b(?:all|parts?|portions?) (?:of )?(?:the |that |those )?(?:following|hereinafter)[\s-]+described (?:[a-z]+ ){0,2}?${NOUN}(?: of land)?,? (?:which )?)
  (?:lying|lies|lie|situated?) (?:[a-z]+ ){0,2}?(?:north|south|east|west)[a-z]* of [^;:]{5,260}:$`);
const PART_OF = new RegExp(wording`
  \bthe (?:north|south|east|west)[a-z]* (?:[\w.,()/½¼-]+ ){1,12}?(?:of|in) (?:all )?(?:the|that|a) (?:certain )?
  (?:(?:following|hereinafter)[\s-]{0,3}described (?:[a-z]+ ){0,4}?(?:parcel|tract|land|property|lot|premises|real estate)\b
  |(?:[a-z]+ ){0,3}?(?:parcel|tract|lands?|property|lot|premises|real estate) (?:bounded and |more particularly )?described as follows)[^.;]{0,120}$`);

/** "the North 65 feet of the following described parcel: Beginning at": the figure is more than the land. */
export function partNote(text: string, folded: string, d: Description): string | null {
  const from = Math.max(d.leadFrom, d.starter.start - 400);
  const lead = folded.slice(from, d.starter.start).trimEnd();
  const beside = LIES_BESIDE.exec(lead);
  if (
    beside &&
    !/\b(?:described|adjoin\w*|adjacent)\b/.test(beside[0].slice(beside[0].search(/\b(?:lying|lies?|situate)/)))
  )
    return `The land is only part of the figure: ${quoted(text, from + beside.index, from + beside.index + beside[0].length)}.`;
  const part = PART_OF.exec(lead);
  if (!part) return null;
  const words = /^.*?\b(?:parcel|tract|land|property|lot|premises|estate)\b/s.exec(part[0])![0];
  return `The land is only part of the figure: ${quoted(text, from + part.index, from + part.index + words.length)}.`;
}

/** Between an exception and the next figure: it was said of the land before. */
const NEXT_LAND = /\b(?:together\s+with|also)\b|\b(?:tract|parcel)\s(?:no\.?\s)?["']?[a-z0-9]{1,4}["']?\s?:/;
const NO_LAND = new RegExp(wording`
  ^\s{0,3}(?:(?:of|the|all|any|said|such) ){0,3}(?:value|cost|price|improvements?|buildings?|crops?|expenses?|interest|taxes|damages)\b`);

/** "all lands except sections 4 and 9 within the following boundary", "with the exception of Elm Street, within the area". */
const OTHERS_WITHIN = new RegExp(wording`
  \b(?<except>(?:except(?:ing)?|with (?:the )?exceptions? of) (?!as |for |that |where|when|by |upon|to |under|with|pursuant|so far|in )[^;:.]{3,120}?)
  ,? (?:(?:included|embraced|lying|situated?|contained|comprised|located) )?(?:with)?in (?:the |these |an? )?
  (?:following|metes|area|boundar(?:y|ies)|limits|lines|territory)\b[^;.]{0,80}$
  |\b(?<except>subject to (?:the |such )?exceptions? (?:and [a-z]+ )?here-?in-?after)\b`);

/** "All lands, except Lot 4, within the following boundary: Beginning": what is taken from a figure before it. */
export function exceptedBefore(text: string, folded: string, d: Description): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  const end = start + words.length;
  const found = exceptsIn(folded, start, end);
  const others = found.length === 0 ? OTHERS_WITHIN.exec(words) : null;
  if (others && !exceptionOf(folded, d)) {
    const at = start + others.index;
    return `Excepted without courses: ${quoted(text, at, at + others.groups!['except']!.length)}.`;
  }
  if (found.length === 0 || exceptionOf(folded, d) || REMAINS.test(words)) return null;
  const one = found.find(({ start: at, end: from }) => {
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

const HEIGHTS = new RegExp(wording`
  \b(?:air[\s-]?(?:space|rights)\b|(?:above|below|between) (?:an? |the )?(?:horizontal planes?|elevations?)\b)[^;]{0,300}$`);

/** "The air space between elevation 610 feet and elevation 645 feet over the following": the figure is where it lies. */
export function heightNote(text: string, folded: string, d: Description): string | null {
  const { start, words } = leadSentence(folded, d.leadFrom, d.starter.start);
  const found = HEIGHTS.exec(words);
  return (
    found && `The land is a space above or below a height: ${quoted(text, start + found.index, start + words.length)}.`
  );
}
