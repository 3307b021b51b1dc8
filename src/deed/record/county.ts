// Takes: text. Gives: the county the land lies in, as the text names it. Never: one known only from elsewhere.
// A county named with its state counts most; then what places the land.
import { GOES_ON, isJoined, nameBefore, nameBehind, withoutTitle } from './county-name.ts';
import { weightOfPlace } from './place-role.ts';
import { wording } from '../words/wording.ts';
import { STATE } from './us-states.ts';
import { pattern } from './pattern.ts';

const NAME = wording`(?:Isle of Wight|King and Queen|Lake of the Woods
    |(?:St\.|Ste\.|[A-Z][A-Za-z'’.-]{1,20})
    (?:(?:[ \t]{1,2}|(?<=\b${GOES_ON})\n[ \t]{0,8})(?:[A-Z][A-Za-z'’-]{1,20}|of|du|de|la)){0,2})`;

/** Words in letters of either size, in a pattern whose other letters are of the size they are written in. */
const ofAnySize = (words: string): string =>
  words.replace(/(?<!\\)[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

/** "to the Knox County line", "the Knox-Union county line": land on either side of it is in one of two; a "Knox County road" may lie anywhere. */
const NO_LINE = String.raw`(?!\s{1,3}(?:line|LINE|Line|lines|boundary|(?:road|highway)(?!\s{0,2}(?:#|no\b|\d)))\b)`;

const SHORT = wording`(?:(?:Ala|Ariz|Ark|Calif|Cal|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev
      |N\.\s?[CDHJMY]|S\.\s?[CD]|R\.\s?I|Okla|Ore|Pa|Penn|Tenn|Tex|Vt|Va|W\.\s?Va|Wash|Wisc?|Wyo)\.)`;
const POSTAL =
  'A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const TRADE = wording`(?:Land|Coal|Lumber|Oil|Gas|Mining|Mill|Iron|Steel|Power|Light|Water|Timber|Railroad|Railway|Trust|Title|Insurance
      |Telephone|Electric|Manufacturing|Realty|Development|Construction|Improvement|Investment|Bros\.|Brothers|Sons
      |Mfg\.|Copper|Ditch|Canal|Cattle|Livestock|Supply|Abstract|Mortgage|Loan)`;

const OFFICER = ofAnySize(
  '(?:recorder|clerk|auditor|registe?ra?r|judge|treasurer|surveyor|attorney|assessor|engineer)',
);

/** Each form by what stands before the word for a county, and from that word on; what it counts for: a county with its state says most. */
const COUNTY_FORMS = [
  countyForm(
    String.raw`(?<name>${NAME})\s{1,3}`,
    wording`${ofAnySize('(?:County|Parish|Borough)')}(?:\s{0,2}(?:,\.?|\.) |\s{0,2},\s{0,3}| )
      ${ofAnySize(String.raw`(?:State\s{1,2}of\s{1,2}|in\s{1,2}the\s{1,2}State\s{1,2}of\s{1,2})?`)}
      (?:${ofAnySize(STATE)}|(?!OF\b|IN\b|TO\b|AT\b|BY\b)[A-Z]{2}\b|[A-Z][a-z]{2,4}\.)`,
    3,
  ),
  countyForm(String.raw`(?<name>${NAME})\s{1,3}`, String.raw`(?:Co\.|CO\.|Cos?,)\s{0,2},?\s{0,3}(?:${STATE})`, 3),
  // "in Troup Co., Ga.", "in Troup Co., GA": not a company of that state.
  countyForm(
    String.raw`(?<=(?:\b(?:in|of|within)|,)\s{1,3})(?<name>(?!(?:\w+\s{1,2}){0,2}${TRADE}\b)${NAME})\s{1,3}`,
    String.raw`Co\.,?\s{0,3}(?:${SHORT}|(?:${POSTAL})\b(?!\s{1,3}\d{5}))`,
    3,
  ),
  countyForm(
    '',
    wording`\b(?:[Cc]ounty|COUNTY|[Pp]arish|PARISH) (?:of|OF) (?<name>${NAME})
      (?![\w-]| (?:property|road|lands?|lines?|boundary)\b)`,
    2,
  ),
  // Of a form: "COUNTY: Rio Vista   STATE: TX".
  countyForm(
    '',
    wording`(?<=(?:^|\n|[ \t]{2}|[Ss]tate:[ \t]\w{4,14}(?:[ \t]\w{4,9})?[ \t])[ \t]{0,8})(?:County|COUNTY|Parish|PARISH)
      [ \t]{0,2}:[ \t]{1,3}(?<name>(?!\w{1,20}[ \t]Total\b)${NAME}|[A-Z][a-z]{2,19}(?=[ \t]Total\b))
      (?=[ \t]{2}|[ \t]?[,\n]|$|[ \t](?:Total|T\.?[ ]?\d))`,
    2,
  ),
  // "Asa Crump / COUNTY RECORDER": the officer's name over his office.
  countyForm(
    String.raw`(?<name>${NAME})(?!\s{0,2}\n\s{0,2}(?:County|COUNTY)\s{1,3}${OFFICER}\b)\s{1,3}`,
    String.raw`(?:County|COUNTY|Parish|PARISH)\b(?!\s{1,3}(?:of|OF)\b)${NO_LINE}`,
    1,
  ),
  // "in Union County (now Knox County)": where the land lies today.
  countyForm(
    String.raw`(?<=\(\s?now\s{1,3}(?:in\s{1,3})?)(?<name>${NAME})\s{1,3}`,
    String.raw`(?:County|COUNTY|county|Parish)\s{0,2}[),]`,
    8,
  ),
  // "land in Duval county", with a small letter as old papers write it.
  countyForm(
    String.raw`(?<=\b(?:in|of|within|the)\s{1,3})(?<name>${NAME})\s{1,3}`,
    String.raw`(?:county|parish)\b(?!\s{1,3}(?:of|court|clerk|seat|surveyor|road|commissioners?|and)\b)${NO_LINE}`,
    1,
  ),
];

interface CountyForm {
  readonly words: RegExp;
  readonly weight: number;
}

function countyForm(name: string, tail: string, weight: number): CountyForm {
  return { words: new RegExp(name + tail, 'g'), weight };
}

interface Named {
  name: string;
  weight: number;
  readonly mentions: { readonly start: number; readonly end: number; readonly weight: number }[];
}

export function countyOf(text: string): string {
  const named = new Map<string, Named>();
  // A parish of a church, or of New Brunswick, lies in a county.
  const hasParishes = /\bparish\b/i.test(text) && /\bcounty\b/i.test(text) && !text.includes('Louisiana');
  for (const form of COUNTY_FORMS)
    for (const match of text.matchAll(form.words)) {
      const start = match.index;
      const name = COUNTY_FIRST.test(match[0])
        ? nameBehind(match.groups!['name']!, text, start + match[0].length)
        : nameAt(match.groups!['name']!, text.slice(Math.max(0, start - 16), start));
      if (name === '' || text[start - 1] === '-' || isJoined(name)) continue;
      const seen = named.get(name.toLowerCase()) ?? { name, weight: 0, mentions: [] };
      const weight = hasParishes && /\bparish\b/i.test(match[0]) ? form.weight / 3 : form.weight;
      seen.mentions.push({ start, end: start + match[0].length, weight });
      if (seen.name === seen.name.toUpperCase()) seen.name = name;
      named.set(name.toLowerCase(), seen);
    }
  const all = [...named.values()];
  // Of one name nobody asks what it is told for.
  if (all.length > 1)
    for (const one of all)
      for (const { start, end, weight } of one.mentions) one.weight += weight * weightOfPlace(text, start, end);
  const best = wholeNames(all).sort((a, b) => b.weight - a.weight)[0];
  return best ? titleCase(best.name) : '';
}

/** A name broken over lines is told by its end, another has a stray word before it: of two the one told more often is meant. */
function wholeNames(all: readonly Named[]): Named[] {
  const dropped = new Set<Named>();
  for (const short of all) {
    const long = all.find((other) => other.name.toLowerCase().endsWith(` ${short.name.toLowerCase()}`));
    if (!long) continue;
    const [kept, other] = short.mentions.length > long.mentions.length ? [short, long] : [long, short];
    kept.weight += other.weight;
    dropped.add(other);
  }
  return all.filter((one) => !dropped.has(one));
}

const COUNTY_FIRST = /^(?:county|parish)/i;

function nameAt(words: string, before: string): string {
  const name = withoutTitle(words);
  return nameBefore(/\bof\s{1,3}$/i.test(before) ? name.replace(STATE_FIRST, '') : name, before);
}

/** "State of Ohio Seneca County". */
const STATE_FIRST = pattern`^(?:${STATE}) (?=[A-Z])`;

function titleCase(name: string): string {
  return name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s'’-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name;
}
