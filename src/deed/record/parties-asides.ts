// Takes: the words that name parties, each run of blanks one. Gives: the same without what stands beside the names and would be read as one
// more: the day of the deed and what is paid before them, how they hold, through whom a body acts; a firm's names as one. Never: a name less,
// unless it acts for another.
import { anyCase } from '../words/any-case.ts';

/** "On this 4th day of May, 1950, Amos Tanner": the day before the names. */
const DAY_BEFORE =
  /^(?:dated |made |effective )?(?:on |this ){1,2}(?:the )?[\w-]{1,14}(?: [a-z]{3,7})? day of (?:the month of )?[a-z]{3,9}\.?,?(?: in the year(?: of our lord)?,?)? (?:a\. ?d\.?,? )?\d{4},? (?=[A-Z])/i;

/** "a married woman as her sole and separate property": the "and" parts no names. */
const AS_SEPARATE =
  /,?(?: (?:as|dealing (?:in|with)))? (?:his|her|their|its|my|our) (?:(?:sole|own|separate|individual)(?: and | & |, )){1,2}(?:sole|separate|individual) (?:property|estate)\b/gi;

/** "Elm Church, by and through its Trustees, A, B and C": several who act for one body. */
const THROUGH_SEVERAL =
  /,? (?:acting |herein )*(?:by|through|represented by)(?: and (?:by|through))? (?:and through )?(?:its|their|the) (?:(?:duly|authorized|elected|appointed|acting|undersigned|present|and|managing|general|co-?) ?)*(?:trustees|members|partners|officers|directors|commissioners|managers|agents|deacons|wardens|elders|supervisors|selectmen|stewards)\b[^;]*/gi;

/** "… per rod, to be paid before the line is laid, AMOS TANNER": what is paid, before the first name in capitals. */
const IN_CAPITALS = /(?<=[a-z]{2}[,:]\s)[A-Z]{2,}[A-Z'’-]*\s(?:[A-Z]\.\s)?[A-Z]{2,}/;
/** Another name in capitals before it; "IN CONSIDERATION" and "KNOW ALL MEN" are none. */
const OTHER_CAPITALS =
  /\b(?!(?:IN|FOR|AND|OF|THE|KNOW|ALL|MEN|BY|TO|ONE|TEN)\s)[A-Z]{2,}\s(?!CONSIDERATION|DOLLARS?\b)[A-Z]{2}/;
const PAYS = /\b(?:considerations?|paid|dollars?|cents|receipt|sum)\b/i;

/** Where the names begin behind what is paid for the land; -1 where no such words stand before them. */
export function behindPayment(words: string): number {
  const name = words.search(IN_CAPITALS);
  const before = words.slice(0, Math.max(0, name));
  return name > 40 && PAYS.test(before) && !OTHER_CAPITALS.test(before) ? name : -1;
}

/** "…, receipt of which is hereby acknowledged, Amos Tanner": the sum in figures may stand between. */
const PAYMENT = anyCase(
  /^(?:for|in|valuable|good) .*\b(?:considerations?|received|paid|acknowledged|undersigned|affection|dollars?|premises)(?: ?\(\$[\d,.]{1,16}(?: ?cash)?\))?,? (?=(?-i:[A-Z])|(?:the|we|i|said)\b)/i,
);
const SUM_BEFORE = anyCase(/^(?:for|in) .{0,80}\$[\d,.]*\d\)?,? (?=(?-i:[A-Z]))/i);

export function withoutPayment(words: string): string {
  return /^(?:for|in|valuable|good) /i.test(words) ? words.replace(SUM_BEFORE, '').replace(PAYMENT, '') : words;
}

/** "Bell, Tanner & Hoyt, a partnership"; "Bell & Hoyt, P.C.": the surnames of partners are one name. */
const FIRM =
  /(?<=^|; |, |\band )(?:[A-Z][\w'’-]+, ){0,3}[A-Z][\w'’-]+,? (?:&|and|AND) [A-Z][\w'’-]+(?=,? an? (?:[\w-]+ ){0,3}?(?:co-?partnership|partnership|firm)\b|,? (?:LLP|L\.L\.P|P\.?C|P\.?A|PLLC|P\.L\.L\.C)\b)/g;
const APART: readonly (readonly [printed: RegExp, held: string, words: string])[] = [
  [/,/g, '\uE000', ','],
  [/ & /g, ' \uE001 ', ' & '],
  [/ and /g, ' \uE002 ', ' and '],
  [/ AND /g, ' \uE003 ', ' AND '],
];

/** What would part the names of a firm, held back until they are told. */
export function firmsWhole(words: string): string {
  if (!/partner|\b(?:firm|LLP|L\.L\.P|P\.?C|P\.?A|PLLC|P\.L)/.test(words)) return words;
  return words.replace(FIRM, (firm) => APART.reduce((held, [printed, by]) => held.replace(printed, by), firm));
}

export const firmsPrinted = (name: string): string =>
  /[\uE000-\uE003]/.test(name) ? APART.reduce((words, [, held, by]) => words.replaceAll(held, by), name) : name;

/** "as guardian of A, B and C, minors": those whom somebody stands for. */
const WARDS =
  /,? (?:as )?(?:the )?(?:(?:legal|duly|appointed|natural|and|general) ){0,3}(?:guardians?|conservators?|next friend|tut(?:or|rix)|curator) (?:of|for) [^;¦(]{2,160}?\b(?:minors?|infants?|incompetents?|wards?)\b[^,;¦(]{0,80}/gi;
/** "Trustee of the property of the Elm Railroad Company, Debtor". */
const OF_THE_PROPERTY = /(?<=\btrustees?) of the property of .*$/i;

/** "merchants under the firm of A. & B. Tanner": what those who are named call themselves. */
const UNDER_FIRM =
  /,? (?:[a-z]+ ){0,3}under the (?:firm|name)(?:,? (?:and )?(?:name|style))*(?: and style)? of [^,;¦]{3,60}/i;

export function withoutAsides(words: string): string {
  let rest = words.slice(Math.max(0, behindPayment(words)));
  if (/ day of /i.test(rest.slice(0, 60))) rest = rest.replace(DAY_BEFORE, '');
  if (/ separate /i.test(rest)) rest = rest.replace(AS_SEPARATE, '');
  if (/\b(?:guardian|conservator|next friend|tut(?:or|rix)|curator)/i.test(rest)) rest = rest.replace(WARDS, '');
  if (/ under the (?:firm|name)/i.test(rest)) rest = rest.replace(UNDER_FIRM, '');
  if (/ of the property of /i.test(rest)) rest = rest.replace(OF_THE_PROPERTY, '');
  return / (?:its|their|the) /.test(rest) ? rest.replace(THROUGH_SEVERAL, '') : rest;
}
