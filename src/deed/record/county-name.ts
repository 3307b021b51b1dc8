// Takes: the words beside "County". Gives: those of them that are its name. Never: a county by itself; metadata-place.ts looks for them.
import { oneLine } from '../words/one-line.ts';

/** A name that cannot end here goes on in the next line: "County of New / London". */
export const GOES_ON =
  '(?:New|San|Santa|Saint|St\\.|El|Los|Las|La|Le|De|Des|Del|Dona|Rio|Prince|Queen|King|Cape|Palm|Contra|Fond|Grand|Great|Box|Van|Pend|Nez|Isle|Val|Anne?|NEW|SAN|SANTA|SAINT|ST\\.|EL|LOS|LAS|LA|PRINCE|CAPE|PALM|GRAND|ANNE?)';
const NOT_A_COUNTY = new Set(
  'said the this that such old present existing each any of in and a my our register registrar recorder clerk comptroller auditor treasurer assessor official public record records deed deeds plat state city county office district court superior probate board all township situate situated lying being to for by from within at conveyed land lands filed recorded received deputy notary sheriff judge meridian book between wm. w.m. a.m. p.m. a.m p.m am pm'.split(
    ' ',
  ),
);

/** The last words of what stands before "County" that are a name: "situated in Troup County" is Troup. */
function countyName(words: string): string {
  if (/^(?:isle|king|lake)\s(?:of|and)\s/i.test(words)) return words;
  if (words.endsWith('-')) return ''; // the rest stands behind a margin
  const all = oneLine(words).split(' ');
  const first =
    all.findLastIndex(
      (word, i) =>
        (!isCapital(word.charCodeAt(0)) && !/^(?:du|de|la)$/.test(word)) ||
        isNoName(word.toLowerCase()) ||
        (i < all.length - 1 && ENDS_WORDS.test(word)),
    ) + 1;
  const name = all.slice(first).map(withoutPoints).join(' ');
  return name.length >= 3 && /[aeiouy]/i.test(name) && !ONLY_WHICH.test(name) ? name : '';
}

/** "the road to North Parish": which of a town's parishes. */
const ONLY_WHICH = /^(?:north|south|east|west|upper|lower|first|second|third|old|new)$/i;

/** "in the village of Elmwood Troup County": the first of two words is the village's. */
export function nameBefore(words: string, before: string): string {
  const name = withoutLetter(withoutWind(countyName(words), words, before));
  const [first, second, ...more] = name.split(' ');
  if (second === undefined || more.length > 0 || !/\b(?:village|town|hamlet)\s{1,2}of\s{1,3}$/i.test(before))
    return name;
  return FIRST_OF_TWO.test(first!) ? name : second;
}
/** "Section 10, Block B. Troup County": the letter is the block's; "E. Baton Rouge" has its own. */
const withoutLetter = (name: string): string => name.replace(/^(?![EWNS]\.)[A-Z]\.\s(?=[A-Z])/, '');

/** "Range Nine (9) West Troup County": the direction is the range's. */
function withoutWind(name: string, words: string, before: string): string {
  const wind = /^(?:east|west|north|south)\s(?=[A-Z])/i.exec(name)?.[0];
  if (wind === undefined) return name;
  const lead = `${before}${words.slice(0, words.lastIndexOf(wind.trim()))}`;
  return OF_RANGE.test(lead) ? name.slice(wind.length) : name;
}
const OF_RANGE =
  /(?<![a-z])(?:range|rge?|township|twp|[rt])[\s.,]{0,3}(?:no\.?\s{0,2}|number\s{1,2})?[a-z\d-]{1,14}\s{0,2}(?:\(\d{1,3}\))?,?\s{0,3}$/i;
const FIRST_OF_TWO = new RegExp(`^${GOES_ON}$`);

/** "the Knox-Union County extension": of two counties, or a name made of two. */
export const isJoined = (name: string): boolean =>
  /[a-z]-[A-Z]/.test(name) && !/^(?:Miami-Dade|Matanuska-Susitna|Yukon-Koyukuk)$/.test(name);

/** "County of Tro- / up": the name goes on in the next line. */
function inOne(name: string, text: string, end: number): string {
  const rest = name.endsWith('-') ? /^\s{0,3}\n\s{0,8}([a-z]{2,14})\b/.exec(text.slice(end, end + 30)) : null;
  return rest ? name.slice(0, -1) + rest[1]! : name;
}

/** "County of Troup. Field notes": the point ends the name. */
function upToPoint(words: string): string {
  const end = words.search(/[A-Za-z]{5}\.\s/);
  return end < 0 ? words : words.slice(0, end + 5);
}

/** "County of Troup's mill": the county's own. */
const upToOwn = (words: string): string => words.replace(/(?<!\b(?:George|Anne|Mary))['’]s\b[^]*$/i, '');

/** "County of Troup of the one part", "County of Troup State of Ohio": what goes on with another word is no more of the name. */
function upToOthers(words: string): string {
  if (!words.includes(' ') || WITH_OF.test(words)) return words;
  const all = words.split(/\s+/);
  const end = all.findIndex((word, i) => i > 0 && (word === 'of' || BEGINS_OTHER.test(word)));
  return end < 0 ? words : all.slice(0, end).join(' ');
}
const WITH_OF = /^(?:isle|lake)\s{1,3}of\s/i;
const BEGINS_OTHER =
  /^(?:state|scale|sheet|dated?|drawn|surveyed|saint|province|territory|commonwealth|township|town|city|village|parish|know|to|this|grantors?|(?:warranty|quit-?claim|grant|special|general|trust|deed|(?:water|pipe)-?line|utility|sew(?:er|age)|sanitary|drainage|permanent|temporary|perpetual|electric|easement|agreement|lease|ordinance|resolution|notice|order|affidavit)s?)$/i;

/** "Elmwood. Troup County": a point behind a whole word, or one that was a comma, ends what stands before the county. */
const ENDS_WORDS = /[A-Za-z]{5}\.$/;

/** "FORT LEE PLANTATION Ascension Parish": capitals before a name that has none are of a title. */
export function withoutTitle(words: string): string {
  const all = oneLine(words).split(' ');
  const isLoud = (word: string): boolean => word.length > 3 && word === word.toUpperCase();
  return isLoud(all.at(-1)!) ? words : all.slice(all.findLastIndex(isLoud) + 1).join(' ');
}

/** "of the 6th P.M.. Hall County". */
const isNoName = (word: string): boolean => NOT_A_COUNTY.has(word) || /^[ap]\.?m[.,]*$/.test(word);

const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90;

/** "Troup.," is Troup; "St." and "Wm." keep their point. */
function withoutPoints(word: string): string {
  if (!word.endsWith('.') && !word.endsWith(',')) return word;
  return word.replace(/[.,]+$/, (dots) =>
    /^Ste?$/.test(word.replace(/\./g, '')) ? '.' : dots === '.' && word.length <= 3 ? '.' : '',
  );
}

/** What stands behind "County of", up to where the name ends; `end` is where the words end in the text. */
export const nameBehind = (words: string, text: string, end: number): string =>
  countyName(upToOthers(upToOwn(upToPoint(inOne(words, text, end)))));
