// Takes: text. Gives: the principal meridian it names, by the table of names and printed forms. Never: one guessed from a state.
import { matchesOf } from '../words/matches.ts';

interface Meridian {
  readonly name: string;
  readonly word: string;
  readonly forms: RegExp;
  readonly initials: string | null;
}

/**
 * Name as the land office gives it, the word that no form but its initials can do without, the forms in print, and its initials. Order
 * matters: "New Mexico" before "Mexico" would, "Sixth" as itself.
 */
const MERIDIANS: readonly Meridian[] = (
  [
    ['Mount Diablo', 'diablo', /\b(?:mount|mt)\.?\s+diablo\b/, /\bM\.?\s?D\.?\s?(?:B\.?\s?(?:&|and)?\s?)?M\b/],
    ['San Bernardino', 'bern', /\bsan\s+bern[ae]rdino\b/, /\bS\.?\s?B\.?\s?(?:B\.?\s?(?:&|and)?\s?)?M\b/],
    ['Humboldt', 'humboldt', /\bhumboldt\b/, /\bH\.?\s?B\.?\s?(?:&|and)?\s?M\b/],
    ['Salt Lake', 'salt', /\bsalt\s+lake\b(?!\s+city)/, /\bS\.?\s?L\.?\s?(?:B\.?\s?(?:&|and)?\s?)?M\b/],
    [
      'Uintah',
      'uint',
      /\buinta?h?\s+(?:special\s+|base\s+|and\s+|principal\s+){0,3}meridian/,
      /\bU\.?\s?S\.?\s?(?:B\.?\s?(?:&|and)?\s?)?M\b/,
    ],
    [
      'Gila and Salt River',
      'gila',
      /\bgila\s+(?:and|&)\s+salt\s+river\b/,
      /\bG\.?\s?(?:&|and)?\s?S\.?\s?R\.?\s?(?:B\.?\s?(?:&|and)?\s?)?M\b/,
    ],
    ['Navajo', 'navajo', /\bnavajo\s+(?:special\s+|principal\s+)?(?:base\s+and\s+)?meridian/],
    [
      'Willamette',
      'willamette',
      /\bwillamette\b/,
      /\bW\.?\s?(?:B\.?\s?(?:&|and)\s?)?M\.(?=[\s,;.)]|$)|\bW\.\s?M\b|(?<=\d\s?[EW][.,]{0,2}\s{1,2})WM\b/,
    ],
    ['Boise', 'boise', /\bboise\s+(?:base\s+and\s+|principal\s+)?meridian/, /\bB\.\s?M\.(?=\s|,|;|$)/],
    ['Black Hills', 'black', /\bblack\s+hills\b(?!\s+national)/, /\bB\.?H\.?\s?M\b/],
    ['Cimarron', 'cimarron', /\bcimarron\b/, /\bC\.\s?M\.(?=\s|,|;|$)/],
    [
      'Indian',
      'indian',
      /\bindian\s+(?:base\s+(?:and\s+)?|principal\s+)?meridian/,
      /\bI\.?\s?(?:B\.?\s?(?:&|and)\s?)?M\b/,
    ],
    ['Wind River', 'wind', /\bwind\s+river\b(?!\s+(?:indian\s+)?reserv)/],
    ['New Mexico', 'mexico', /\bnew\s+mexico\s+(?:principal\s+|base\s+and\s+)?meri?dian/, /\bN\.?\s?M\.?\s?P\.?\s?M\b/],
    ['Ute', 'ute', /\bute\s+(?:principal\s+)?meridian/],
    [
      'Montana Principal',
      'mont',
      /\bmontana\s+(?:principal\s+)?(?:base\s+and\s+)?meri?dian|\bprincipal\s+meridian[,\s]+(?:in\s+)?(?:(?:[a-z]+\s+){1,3}(?:valley|county),\s+)?montana/,
      /\b(?<!N\.?\s?)M\.?\s?P\.?\s?M\b|\bP\.?\s?M\.?,?\s?M(?:ont(?:ana)?)?\b/,
    ],
    ['Michigan', 'michigan', /\bmichigan\s+(?:principal\s+)?meridian/],
    ['Louisiana', 'louisiana', /\blouisiana\s+(?:principal\s+)?meridian/],
    ['St. Helena', 'helena', /\b(?:st|saint)\.?\s+helena\b/],
    ['St. Stephens', 'stephen', /\b(?:st|saint)\.?\s+stephen[’']?s?\b/],
    ['Huntsville', 'huntsville', /\bhuntsville\s+(?:principal\s+)?(?:base\s+and\s+)?meridian/],
    ['Choctaw', 'choctaw', /\bchoctaw\s+(?:principal\s+|base\s+and\s+)?meridian/],
    ['Chickasaw', 'chickasaw', /\bchickasaw\s+(?:principal\s+|base\s+and\s+)?meridian/],
    ['Washington', 'washington', /\bwashington\s+(?:principal\s+)?meridian/],
    ['Tallahassee', 'tallahassee', /\btallahassee\b/],
    ['Seward', 'seward', /\bseward\s+(?:principal\s+)?meridian/, /\bS\.M\.(?=\s|,|;|$)/],
    [
      'Fairbanks',
      'fairbanks',
      /\bfairbanks\s+(?:principal\s+)?meridian/,
      /(?<!(?:st|nd|rd|th)\s{1,2})\bF\.M\.(?=\s|,|;|$)(?!\s+\w+\s+(?:grant|donation|claim|survey)\b)|\bF\.\s?B\.\s?M\b/,
    ],
    ['Copper River', 'copper', /\bcopper\s+river\s+(?:principal\s+)?meridian/, /\bC\.R\.M\b/],
    ['Umiat', 'umiat', /\bumiat\b/],
    ['Kateel River', 'kateel', /\bkateel\b/],
  ] as readonly (readonly [name: string, word: string, names: RegExp, initials?: RegExp])[]
).map(([name, word, names, initials]) => ({
  name,
  word,
  forms: new RegExp(initials ? `${names.source}|${initials.source}` : names.source, 'gi'),
  initials: initials?.source ?? null,
}));

/** The initials of any of them, and the one name that is as short. */
const INITIALS = new RegExp(
  [...MERIDIANS.map(({ initials }) => initials).filter((initials) => initials !== null), String.raw`\bumiat\b`].join(
    '|',
  ),
  'i',
);

/** Every form has its word behind what is no letter. */
const NAMES = new RegExp(String.raw`\b(?:${MERIDIANS.map(({ word }) => word).join('|')})`, 'g');

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th', sixth: '6th',
  '1': '1st', '2': '2nd', '3': '3rd', '4': '4th', '5': '5th', '6': '6th', s: '5th',
}; // prettier-ignore
const NUMBERED =
  /(?<![\w])(?:0?(?<figure>[1-6S])\s?(?:st|nd|rd|d|th)\.?|(?<word>first|second|third|fourth|fifth|sixth))\s{0,3}(?:<br \/>)?\s{0,3}(?:principal\s{1,3}meridian|princ?\.?\s{0,2}mer|P\s?\.?\s?M)/gi;

export interface MeridianMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A name counts with "meridian" behind it; initials too, or in capitals, which also one name is short enough for. */
const HAS_CAPITALS = /M\b|UMIAT/;
const INITIALS_BEFORE =
  /meri?d(?<=m\b\.?[\s\S]{0,40}meri?d)(?<=\b(?:[bcdfghilmnprsuw]|and){0,6}m\b\.?[\s\S]{0,40}meri?d)/;
const MAY_BE_NUMBERED = /(?<=[tdh.\s>])(?:prin|p\s?\.?\s?m)/i;
/** "meridian", the M of its initials (no other letters stand before it than theirs), or a name that stands without either. */
const MAY_NAME_ONE =
  /meri?d|\b(?:[bcdfghilmnprsuw]|and){0,6}m\b|mont|diablo|bern[ae]rdino|humboldt|salt|willamette|black|cimarron|wind|helena|stephen|tallahassee|umiat|kateel|prin/i;

/** Every meridian named in the text, in order. */
export function meridiansIn(text: string, from: number, to: number): MeridianMention[] {
  const slice = text.slice(from, to);
  const mentions: MeridianMention[] = [];
  const small = slice.toLowerCase();
  const isSaid = small.includes('merid') || small.includes('merd');
  const hasInitials = HAS_CAPITALS.test(slice) || (isSaid && INITIALS_BEFORE.test(small));
  for (const { name, forms } of hasInitials && INITIALS.test(slice) ? MERIDIANS : isSaid ? namedIn(small) : [])
    for (const found of matchesOf(forms, slice))
      if (isMeridian(name, found[0], slice, found.index))
        mentions.push({ name, start: from + found.index, end: from + found.index + found[0].length });
  const mayBeNumbered = MAY_BE_NUMBERED.test(slice) && (isSaid || MAY_NAME_ONE.test(slice));
  for (const found of mayBeNumbered ? matchesOf(NUMBERED, slice) : []) {
    const ordinal = ORDINALS[(found.groups!['figure'] ?? found.groups!['word'])!.toLowerCase()]!;
    mentions.push({
      name: `${ordinal} Principal`,
      start: from + found.index,
      end: from + found.index + found[0].length,
    });
  }
  return mentions.length < 2 ? mentions : outermost(mentions.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** The same of the whole text, looked for when they are first asked for. */
export function meridiansOf(text: string): () => readonly MeridianMention[] {
  let named: readonly MeridianMention[] | null = null;
  return () => (named ??= meridiansIn(text, 0, text.length));
}

/** "N.M.P.M." is not also Montana's "M.P.M.". */
const outermost = (mentions: readonly MeridianMention[]): MeridianMention[] =>
  mentions.filter((one, i) => !mentions.slice(Math.max(0, i - 3), i).some((other) => other.end >= one.end));

function namedIn(small: string): readonly Meridian[] {
  const words = new Set(small.match(NAMES));
  return words.size === 0 ? [] : MERIDIANS.filter(({ word }) => words.has(word));
}

/** A name that is also a place's or a river's counts only with "meridian" (or base) near; initials only in capitals. */
function isMeridian(name: string, printed: string, slice: string, at: number): boolean {
  if (/meri?dian/i.test(printed)) return true;
  const isInitials =
    /^[A-Z.&\sand]{1,12}$/.test(printed) &&
    printed.replace(/[^A-Z]/g, '').length <= 5 &&
    !/[a-z]{3}/.test(printed.replace('and', ''));
  if (isInitials) return printed === printed.toUpperCase().replace('AND', 'and');
  const after = slice.slice(at + printed.length, at + printed.length + 40);
  return name !== '' && /^[\s,]*(?:special|guide|base|principal|and|&|\s|line|,)*meri?d/i.test(after);
}
