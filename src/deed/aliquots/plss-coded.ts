// Takes: text. Gives: places written in figures alone, section and township in one breath: "14-6-3W", "152N-97W-14", "0410N 0920W 014".
// Never: a direction the figures do not carry; three bare figures away from land are a date or any other number.
import type { PlssPlace } from './plss-place.ts';
import { isOtherSection } from './plss-other-section.ts';
import { matchEnd } from './plss-words.ts';

const DASH = String.raw`\s?[-–—]\s?`;
const NOT_BEFORE = String.raw`(?<![\w.–—-])`;
const NOT_BEHIND = String.raw`(?![\w–—-])`;
/** Section, township, range: "14-6N-3W", "Sec. 14-T152N-R97W". */
const SECTION_FIRST = new RegExp(
  String.raw`${NOT_BEFORE}(?:(?:SEC(?:TION)?|[Ss]ec(?:tion)?)\.?\s?|S[-/]?T[-/]?R:?\s{1,3})?(\d{1,2})${DASH}[Tt]?(\d{1,3})\s?([NS]|[Nn]orth|[Ss]outh)?${DASH}[Rr]?(\d{1,3})\s?([EW]|(?:[Ee]ast|[Ww]est)(?=\s{1,3}of\b|[,;:.]|\s{0,3}$))?${NOT_BEHIND}`,
  'g',
);
/** Township, range, section: "152N-97W-14", "T152N-R97W-Sec. 14"; without directions where the first is no section: "152-97-14". */
const SECTION_LAST = new RegExp(
  String.raw`${NOT_BEFORE}[Tt]?(\d{1,3})\s?([NS])${DASH}[Rr]?(\d{1,3})\s?([EW])${DASH}(?:[Ss](?:ec)?\.?\s?)?(\d{1,2})${NOT_BEHIND}`,
  'g',
);
const BARE_LAST = new RegExp(String.raw`${NOT_BEFORE}(\d{1,3})${DASH}(\d{1,3})${DASH}(\d{1,2})${NOT_BEHIND}`, 'g');
/** The paper itself says in which order its figures stand: "(Town, Range, Sec.)". */
const SAYS_LAST =
  /\bt(?:wp|p|own(?:ship)?)?s?\b\.?[\s,–—/-]{1,3}r(?:ge?|ng|ange)?s?\b\.?[\s,–—/-]{1,3}(?:and\s)?s(?:ec(?:tion)?)?s?\b/i;
/** The land office's coded line: "0410N 0920W 014 ALIQ" is T. 41 N., R. 92 W., section 14, of which the parts follow; a survey in it is none. */
const OFFICE =
  /(?<![\w.])(\d{3})0\s?([NS])\s{1,3}(\d{3})0\s?([EW])\s{1,3}(\d{3})(?!\w|[ \t]{1,12}(?:SURV|SVY|TRACTS?|TR|MS|HES|PROT|USS)\b)(?:[ \t]{1,12}ALIQ\b)?/g;
/** "NWNE Sec 18 0410N 0920W": the same behind its section, in words or figures of its own. */
const OFFICE_BEHIND =
  /(?<=\b[Ss]ec(?:tion)?\.?\s\d{1,2},?\s{1,3})(\d{3})0\s?([NS])\s{1,3}(\d{3})0\s?([EW])(?!\w|\s{1,12}\d{3}(?!\d))/g;
/** A township and a range under the name of the township: "Polk Township, 79-33". */
const NAMED =
  /(?<![A-Za-z])(?:[Tt]ownship|TOWNSHIP|[Tt]wp\.?|TWP\.?|[Tt]own|TOWN)\s{0,2}[-–—,:]{0,2}\s{0,2}(\d{1,3})\s?[-–—]\s?(\d{1,3})(?=[ \t]{0,8}(?:$|\n|[.,:;](?!\d)))/g;

/** The middle of both forms with dashes, and the head of the office's: most texts show neither. */
const BETWEEN_DASHES = /[-–—]\s?[TtRr]?\d{1,3}\s?(?:[NSEW]|[Nn]orth|[Ss]outh)?\s?[-–—]/y;
const OF_OFFICE = /0\s?[NS]\s{1,3}\d{3}0/;

export function codedPlaces(text: string, from: number, to: number): PlssPlace[] {
  const dashes = figuresInDashes(text);
  const places = dashes === 'between' ? [...betweenDashes(text, from, to)] : [];
  if (dashes !== 'none') places.push(...underNames(text, from, to));
  if (!OF_OFFICE.test(text)) return places;
  for (const found of matches(OFFICE, text, from, to)) places.push(...directed(found));
  for (const found of matches(OFFICE_BEHIND, text, from, to)) places.push(behindSection(found));
  return places;
}

function* underNames(text: string, from: number, to: number): Generator<PlssPlace> {
  for (const found of matches(NAMED, text, from, to)) {
    const [whole, township, range] = found;
    const places = { townships: [String(Number(township))], ranges: [String(Number(range))], sections: [] };
    yield { ...places, start: found.index, end: found.index + whole.length };
  }
}

function* betweenDashes(text: string, from: number, to: number): Generator<PlssPlace> {
  const isLast = SAYS_LAST.test(text);
  for (const found of matches(BARE_LAST, text, from, to)) {
    const [, township, range, section] = found;
    if (!isLast && Number(township) <= 36) continue;
    const place = placeOf(found, section!, String(Number(township)), String(Number(range)));
    if (place && standsByLand(text, place, false)) yield place;
  }
  for (const found of matches(SECTION_FIRST, text, from, to)) {
    const [whole, section, township, ns = '', range, ew = ''] = found;
    const isSaid = ns !== '' || ew !== '' || /^s/i.test(whole);
    if ((isLast && !isSaid) || (ns === '' && ew !== '' && isBehindWind(text, found.index))) continue;
    if (ns === '' && ew === '' && /^s/i.test(whole) && isOfLaw(text, found.index, found.index + whole.length)) continue;
    const place = placeOf(found, section!, `${Number(township)}${initial(ns)}`, `${Number(range)}${initial(ew)}`);
    if (place && (isSaid || standsByLand(text, place, looksLikeDate(section!, township!, range!)))) yield place;
  }
  for (const found of matches(SECTION_LAST, text, from, to)) yield* directed(found);
}

/** "N 04-12-33 E": a bearing. */
const isBehindWind = (text: string, at: number): boolean =>
  /(?<![A-Za-z])[NSns]\.?\s$/.test(text.slice(Math.max(0, at - 4), at));

/** "Section 11-42-21, Code of Alabama", "O.C.G.A. Section 36-36-21": a section of a law, numbered through. */
const isOfLaw = (text: string, start: number, end: number): boolean =>
  isOtherSection(text, start, end, text.slice(end, end + 60)) ||
  LAW_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
  LAW_BEHIND.test(text.slice(end, end + 40));
const LAW_BEFORE = /(?:\b(?:[A-Z]\.\s?){2,4}A\.|\b[A-Z]{2,4}A|\bCode\s(?:of\s)?(?:[A-Z][a-z]+\s?){1,2})[\s,]{0,3}$/;
const LAW_BEHIND = /^[\s,]{0,3}(?:(?:[A-Z][a-z]+\s){1,2}(?:Code|Statutes|Laws)\b|(?:et|and)\sseq)/;

/** "11-21-7 West": the direction in a word. */
const initial = (way: string): string => way.slice(0, 1).toUpperCase();

function* directed(found: RegExpExecArray): Generator<PlssPlace> {
  const [, township, ns, range, ew, section] = found;
  const place = placeOf(found, section!, `${Number(township)}${ns!}`, `${Number(range)}${ew!}`);
  if (place) yield place;
}

function behindSection({ 0: whole, 1: township, 2: ns, 3: range, 4: ew, index }: RegExpExecArray): PlssPlace {
  const places = { townships: [`${Number(township)}${ns!}`], ranges: [`${Number(range)}${ew!}`] };
  return { ...places, start: index, end: index + whole.length, sections: [] };
}

const DASHES = /[-–—](?=\s?[TtRr]?\d)/g;

/** Whether figures stand behind dashes, and between two of them. */
function figuresInDashes(text: string): 'none' | 'behind' | 'between' {
  DASHES.lastIndex = 0;
  let found: 'none' | 'behind' = 'none';
  while (DASHES.test(text)) {
    const dash = DASHES.lastIndex - 1;
    if (matchEnd(BETWEEN_DASHES, text, dash) > dash) return 'between';
    found = 'behind';
  }
  return found;
}

function* matches(pattern: RegExp, text: string, from: number, to: number): Generator<RegExpExecArray> {
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found && found.index < to; found = pattern.exec(text)) yield found;
}

function placeOf(found: RegExpExecArray, section: string, township: string, range: string): PlssPlace | null {
  const number = Number(section);
  if (number < 1 || number > 36) return null;
  return {
    townships: [township],
    ranges: [range],
    start: found.index,
    end: found.index + found[0].length,
    sections: [number],
  };
}

const looksLikeDate = (section: string, township: string, range: string): boolean =>
  Number(section) <= 12 && Number(township) <= 31 && range.length === 2;

const PART = String.raw`(?:[NSEW]2|[NS]\.?\s?[EW]4?\.?|[NS]?[EW]?\s?(?:1?[/⁄][24]|[¼½]))`;
const LAND_BEFORE = new RegExp(
  String.raw`(?:${PART}|\b(?:[Ll]ots?|LOTS?|G\.?L\.?)\s[\d,&and\s-]{1,30}|\b(?:[Aa]ll|ALL))(?:[,:]?\s(?:(?:of|in)\s)?|[\s.]{3,60})$`,
);
const SURE_BEFORE = new RegExp(String.raw`(?:${PART}\s?${PART}|[/⁄][24]|[¼½])(?:[,:]?\s(?:(?:of|in)\s)?|[\s.]{3,60})$`);
const LAND_AFTER = new RegExp(String.raw`^\s?[:,-]?\s(?:${PART}|[Ll]ots?\s\d|LOTS?\s\d|[Aa]ll\b|ALL\b)`);
const SURE_AFTER = new RegExp(String.raw`^\s?[:,-]?\s(?:${PART}\s?${PART}|[NSEW]{1,2}\s?(?:1?[/⁄][24]|[¼½]))`);

/** "S½NE¼ EX W 10 RDS & EX R/W 14-119-25": the line of a roll, its place behind what it takes off. */
const EXCEPTED_BEFORE = new RegExp(
  String.raw`(?:^|\n)[^\n]{0,30}${PART}\s?${PART}?[,;]?\s{1,3}(?:LESS|EXC?|EXCEPT)\b[^\n]{2,80}\s$`,
);
/** "E/2 SE/4 less 3 ac. for road, in 25-8-12": its place behind what is taken off. */
const LESS_BEFORE = new RegExp(
  String.raw`${PART},?\s{1,3}(?:[Ll]ess|LESS|[Ee]xc(?:ept(?:ing)?)?|EXC(?:EPT(?:ING)?)?)\b[^;\n]{2,60},?\s(?:in|of)\s$`,
);
const ENDS_LINE = /^[ \t]{0,8}(?:$|\n|\d{1,4}(?:\.\d{1,3})?\sAC\b)/;

/** "SE SE 14-152-97", "14-152-97: S2NE": land right beside it makes figures without directions a place; a date needs surer land. */
function standsByLand(text: string, place: PlssPlace, isDate: boolean): boolean {
  const before = text.slice(Math.max(0, place.start - 96), place.start);
  const after = text.slice(place.end, place.end + 16);
  if (!/[A-Za-z¼½/]/.test(before + after)) return false; // figures among figures
  if (ENDS_LINE.test(after) && EXCEPTED_BEFORE.test(before)) return true;
  return isDate
    ? SURE_BEFORE.test(before) || (SURE_AFTER.test(after) && !ENDS_LINE.test(after))
    : LAND_BEFORE.test(before) || LAND_AFTER.test(after) || LESS_BEFORE.test(before);
}
