// Takes: text. Gives: the county and the state the land lies in, as the text names them. Never: one known only from elsewhere.
import { anyCase } from '../words/any-case.ts';
import { beginsAny } from '../words/triples.ts';
import { matchesOf, matchesWithin, type Stretch } from '../words/matches.ts';
import { GOES_ON, isJoined, nameBefore, nameBehind, withoutTitle } from './county-name.ts';
import { weightOfPlace } from './place-role.ts';
import { oneLine } from '../words/one-line.ts';

export const STATES = [
  'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida', 'Georgia',
  'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland',
  'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire',
  'New Jersey', 'New Mexico', 'New York', 'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania',
  'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia', 'Washington',
  'West Virginia', 'Wisconsin', 'Wyoming', 'District of Columbia', 'Puerto Rico', 'Guam',
]; // prettier-ignore
/** Two letters of the post, and the older abbreviations; read only right after a county. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  AL: 'Alabama', ALA: 'Alabama', AK: 'Alaska', AZ: 'Arizona', ARIZ: 'Arizona', AR: 'Arkansas', ARK: 'Arkansas',
  CA: 'California', CAL: 'California', CALIF: 'California', CO: 'Colorado', COLO: 'Colorado', CT: 'Connecticut',
  CONN: 'Connecticut', DE: 'Delaware', DEL: 'Delaware', FL: 'Florida', FLA: 'Florida', GA: 'Georgia', HI: 'Hawaii',
  ID: 'Idaho', IL: 'Illinois', ILL: 'Illinois', IN: 'Indiana', IND: 'Indiana', IA: 'Iowa', KS: 'Kansas', KAN: 'Kansas',
  KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MASS: 'Massachusetts', MI: 'Michigan',
  MICH: 'Michigan', MN: 'Minnesota', MINN: 'Minnesota', MS: 'Mississippi', MISS: 'Mississippi', MO: 'Missouri',
  MT: 'Montana', MONT: 'Montana', NE: 'Nebraska', NEB: 'Nebraska', NV: 'Nevada', NEV: 'Nevada', NH: 'New Hampshire',
  NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma',
  OKLA: 'Oklahoma', OR: 'Oregon', ORE: 'Oregon', PA: 'Pennsylvania', PENN: 'Pennsylvania', RI: 'Rhode Island',
  SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TENN: 'Tennessee', TX: 'Texas', TEX: 'Texas', UT: 'Utah',
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WASH: 'Washington', WV: 'West Virginia', WVA: 'West Virginia', WI: 'Wisconsin',
  WIS: 'Wisconsin', WY: 'Wyoming', WYO: 'Wyoming',
}; // prettier-ignore
const AFTER_COUNTY =
  /\b(?:County|COUNTY|Parish|PARISH|Co\.)\s{0,2},\s{0,3}(?<short>W\.\s?Va\.|[A-Z]\.?\s?[A-Z]\b\.?|[A-Z][A-Za-z]{1,4}\.)(?![A-Za-z])/y;
const STATE = [...STATES]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(' ', '\\s{1,3}'))
  .join('|');
const NAME = String.raw`(?:Isle\sof\sWight|King\sand\sQueen|Lake\sof\sthe\sWoods|(?:St\.|Ste\.|[A-Z][A-Za-z'’.-]{1,20})(?:(?:[ \t]{1,2}|(?<=\b${GOES_ON})\n[ \t]{0,8})(?:[A-Z][A-Za-z'’-]{1,20}|of|du|de|la)){0,2})`;

/** Words in letters of either size, in a pattern whose other letters are of the size they are written in. */
const ofAnySize = (words: string): string =>
  words.replace(/(?<!\\)[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

/** "to the Knox County line", "the Knox-Union county line": land on either side of it is in one of two; a "Knox County road" may lie anywhere. */
const NO_LINE = String.raw`(?!\s{1,3}(?:line|LINE|Line|lines|boundary|(?:road|highway)(?!\s{0,2}(?:#|no\b|\d)))\b)`;

const SHORT = String.raw`(?:(?:Ala|Ariz|Ark|Calif|Cal|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev|N\.\s?[CDHJMY]|S\.\s?[CD]|R\.\s?I|Okla|Ore|Pa|Penn|Tenn|Tex|Vt|Va|W\.\s?Va|Wash|Wisc?|Wyo)\.)`;
const POSTAL =
  'A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const TRADE =
  '(?:Land|Coal|Lumber|Oil|Gas|Mining|Mill|Iron|Steel|Power|Light|Water|Timber|Railroad|Railway|Trust|Title|Insurance|Telephone|Electric|Manufacturing|Realty|Development|Construction|Improvement|Investment|Bros\\.|Brothers|Sons|Mfg\\.|Copper|Ditch|Canal|Cattle|Livestock|Supply|Abstract|Mortgage|Loan)';

const OFFICER = ofAnySize(
  '(?:recorder|clerk|auditor|registe?ra?r|judge|treasurer|surveyor|attorney|assessor|engineer)',
);

/** Each form by what stands before the word for a county, and from that word on; what it counts for: a county with its state says most. */
const COUNTY_FORMS = [
  countyForm(
    String.raw`(?<name>${NAME})\s{1,3}`,
    String.raw`${ofAnySize('(?:County|Eounty|Parish|Borough)')}(?:\s{0,2}(?:,\.?|\.)\s{1,3}|\s{0,2},\s{0,3}|\s{1,3})${ofAnySize(String.raw`(?:State\s{1,2}of\s{1,2}|in\s{1,2}the\s{1,2}State\s{1,2}of\s{1,2})?`)}(?:${ofAnySize(STATE)}|(?!OF\b|IN\b|TO\b|AT\b|BY\b)[A-Z]{2}\b|[A-Z][a-z]{2,4}\.)`,
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
    String.raw`\b(?:[Cc]ounty|COUNTY|[Pp]arish|PARISH)\s{1,3}(?:of|OF)\s{1,3}(?<name>${NAME})(?![\w-]|\s{1,3}(?:property|road|lands?|lines?|boundary)\b)`,
    2,
  ),
  // Of a form: "COUNTY: Rio Vista   STATE: TX".
  countyForm(
    '',
    String.raw`(?<=(?:^|\n|[ \t]{2}|[Ss]tate:[ \t]\w{4,14}(?:[ \t]\w{4,9})?[ \t])[ \t]{0,8})(?:County|COUNTY|Parish|PARISH)[ \t]{0,2}:[ \t]{1,3}(?<name>(?!\w{1,20}[ \t]Total\b)${NAME}|[A-Z][a-z]{2,19}(?=[ \t]Total\b))(?=[ \t]{2}|[ \t]?[,\n]|$|[ \t](?:Total|T\.?[ ]?\d))`,
    2,
  ),
  // "Asa Crump / COUNTY RECORDER": the officer's name over his office.
  countyForm(
    String.raw`(?<name>${NAME})(?!\s{0,2}\n\s{0,2}(?:County|COUNTY)\s{1,3}${OFFICER}\b)\s{1,3}`,
    String.raw`(?:County|COUNTY|eounty|Parish|PARISH)\b(?!\s{1,3}(?:of|OF)\b)${NO_LINE}`,
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
  readonly whole: RegExp;
  /** From the word for a county on, asked at that word before a name is looked for. */
  readonly tail: RegExp;
  readonly weight: number;
}

function countyForm(name: string, tail: string, weight: number): CountyForm {
  return { whole: new RegExp(name + tail, 'g'), tail: new RegExp(tail, 'y'), weight };
}

const COUNTY_WORD = /\b(?=[cpbe])(?:[ce]ounty|counties|parish|borough|cos?[.,])/gi;
const namesCounty = beginsAny(['county', 'eounty', 'counties', 'parish', 'borough', 'co.', 'co,', 'cos.', 'cos,']);
const mayBeParish = beginsAny(['parish']);
const saysState = beginsAny(['state', 'commonwealth', 'territory', 'province', 'colony']);

/** Where the words for a county stand: every form of county or state beside it has one of them. */
export function countyWords(text: string): number[] {
  return namesCounty(text) ? matchesOf(COUNTY_WORD, text).map((match) => match.index) : [];
}

/** A name with its blank is not longer; behind the tail a form only looks on. */
const REACH = { before: 76, after: 12 };

/** The stretches in which a form can stand: around the words that go on as it does. */
function stretchesOf(form: CountyForm, text: string, words: readonly number[]): Stretch[] {
  const found: { start: number; end: number }[] = [];
  let last: { start: number; end: number } | undefined;
  for (const at of words) {
    form.tail.lastIndex = at;
    if (!form.tail.test(text)) continue;
    const [start, end] = [Math.max(0, at - REACH.before), form.tail.lastIndex + REACH.after];
    if (last && start <= last.end) last.end = end;
    else found.push((last = { start, end }));
  }
  return found;
}

interface Named {
  name: string;
  weight: number;
  readonly mentions: { readonly start: number; readonly end: number; readonly weight: number }[];
}

export function countyOf(text: string, words: readonly number[] = countyWords(text)): string {
  if (words.length === 0) return '';
  const named = new Map<string, Named>();
  // A parish of a church, or of New Brunswick, lies in a county.
  const hasParishes = words.length > 1 && mayBeParish(text) && /\bcounty\b/i.test(text) && !text.includes('Louisiana');
  for (const form of COUNTY_FORMS)
    for (const match of matchesWithin(form.whole, text, stretchesOf(form, text, words))) {
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
const STATE_FIRST = new RegExp(String.raw`^(?:${STATE})\s{1,3}(?=[A-Z])`, 'i');

function titleCase(name: string): string {
  return name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s'’-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name;
}

const WITH_COUNTY = new RegExp(
  String.raw`\b(?:[CE]ounty|Parish|Borough|Counties)(?:\s{0,2}(?:,\.?|\.)\s{1,3}|\s{0,2},\s{0,3}|\s{1,3})(?:and\s{1,2})?(?:(?:the\s{1,2})?(?:State|Commonwealth|Territory)\s{1,2}of\s{1,2}|in\s{1,2}the\s{1,2}State\s{1,2}of\s{1,2})?(?<name>${STATE})\b`,
  'iy',
);
/** "Troup Co., Ohio": a company may be of a state too. */
const WITH_SHORT_COUNTY = new RegExp(String.raw`\bCo\.,?\s{0,3}(?<name>${STATE})\b`, 'iy');
const COUNTY_OF = new RegExp(
  String.raw`\b(?:County|Parish)\s{1,3}of\s{1,3}(?:(?!\b(?:township|town|city|village|borough)\s{1,3}of\b)[a-z.'’ ]){3,40}?[,\s]\s{0,3}(?:and\s{1,2})?(?:(?:in\s{1,2})?(?:the\s{1,2})?(?:State|Commonwealth|Territory)\s{1,2}of\s{1,2})?(?<name>${STATE})\b`,
  'iy',
);
const STATE_OF = new RegExp(
  String.raw`\b(?:State|Commonwealth|Territory|Province|Colony)\s{1,3}of\s{1,3}(?<name>${STATE})\b`,
  'gi',
);
const ANYWHERE = new RegExp(String.raw`\b(?=[A-DF-IK-PR-W])(?<name>${STATE})\b`, 'g');

/** "NORTH CAROLINA, / HALL COUNTY." over a paper. */
const CAPTION = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,60}(?<name>${STATE})[,.:;]?(?:[ \t]{1,40}|[ \t)(|]{0,40}\n[ \t]{0,60})[A-Z][A-Za-z'’ -]{2,24}[ \t]County\b`,
  'i',
);

/** "State: Ohio", of a form. */
const STATE_NAMED = new RegExp(
  String.raw`(?:^|\n|[ \t]{2})[ \t]{0,8}State\s?:\s{0,3}(?<name>${STATE})(?=[ \t]{2}|[ \t]?[,;.\n]|$)`,
  'i',
);
const STATE_LABEL = /\bSTATE\s?:\s{0,3}(?<short>[A-Z]{2})\b/;

/** The last word of each: "North" and "New" begin far more than a state. */
const namesState = beginsAny(STATES.map((name) => name.slice(name.lastIndexOf(' ') + 1)));

const PROVINCE =
  'Ontario|Quebec|Nova\\s{1,3}Scotia|New\\s{1,3}Brunswick|Manitoba|British\\s{1,3}Columbia|Prince\\s{1,3}Edward\\s{1,3}Island|Saskatchewan|Alberta|Newfoundland|(?:Upper|Lower)\\s{1,3}Canada';
const mayBeInProvince = beginsAny([
  ...'ontario quebec scotia brunswick manitoba columbia island saskatchewan alberta newfoundland canada'.split(' '),
]);
/** "in the County of Essex and Province of Ontario": no state is the land's, whoever lives in one. */
const PROVINCE_BESIDE = new RegExp(
  String.raw`\b(?:County|Parish)(?:\s{1,3}of\s{1,3}[a-z.'’ ]{3,40}?)?(?:\s{0,2},\s{1,3}|\s{1,3})(?:and\s{1,2})?(?:(?:in\s{1,2})?(?:the\s{1,2})?Province\s{1,2}of\s{1,2})?(?<name>${PROVINCE})\b`,
  'iy',
);

/** State by full name: beside the county the land lies in, then beside any, then "State of X", then the one named most. */
export function stateOf(
  text: string,
  words: readonly number[] = countyWords(text),
  county = countyOf(text, words),
): string {
  const mayBeNamed = namesState(text);
  const beside = mayBeNamed ? [...matchesAt(WITH_COUNTY, text, words), ...matchesAt(COUNTY_OF, text, words)] : [];
  const short = mayBeNamed && county !== '' ? matchesAt(WITH_SHORT_COUNTY, text, words) : [];
  const own = mostFrequent([...beside, ...short].filter((match) => isOf(text, match, county)).map(stateIn));
  if (own !== '') return own;
  if (mayBeInProvince(text) && matchesAt(PROVINCE_BESIDE, text, words).some((match) => isOf(text, match, county)))
    return '';
  const ofCounty = mostFrequent(beside.map(stateIn));
  if (ofCounty !== '') return ofCounty;
  const form = mayBeNamed && saysState(text) ? STATE_NAMED.exec(text) : null;
  if (form) return stateIn(form);
  const told = mayBeNamed && saysState(text) ? matchesOf(STATE_OF, text).filter((match) => !isLaw(text, match)) : [];
  const said = mostFrequent(told.map(stateIn));
  if (said !== '') return said;
  const abbreviated = mostFrequent(
    matchesAt(AFTER_COUNTY, text, words).map((match) => shortState(match.groups!['short']!)),
  );
  if (abbreviated !== '') return abbreviated;
  const labelled = saysState(text) && text.includes('STATE') ? STATE_LABEL.exec(text)?.groups?.['short'] : undefined;
  if (labelled !== undefined && shortState(labelled) !== '') return shortState(labelled);
  if (!mayBeNamed) return '';
  const caption = words.length > 0 ? CAPTION.exec(text.slice(0, 1200)) : null;
  if (caption) return stateIn(caption);
  const anywhere = matchesOf(ANYWHERE, text).filter((match) => !isCapitalCity(text, match));
  const name = mostFrequent(anywhere.map(stateIn));
  return name !== '' && !isOnlyPartOfName(text, name) ? name : '';
}

/** Whether a county with its state is the land's: its name stands before the word, or behind "of". */
function isOf(text: string, match: RegExpExecArray, county: string): boolean {
  if (county === '') return true;
  const near = text.slice(Math.max(0, match.index - county.length - 3), match.index + match[0].length);
  return oneLine(near).toLowerCase().includes(county.toLowerCase());
}

/** "organized under the laws of the State of Delaware", "a corporation of the State of Delaware". */
const isLaw = (text: string, match: RegExpExecArray): boolean =>
  /\b(?:laws?|(?<!\bmunicipal\s{1,3})corporation|company|citizens?|residents?)\s{1,3}of\s{1,3}(?:the\s{1,3})?$/i.test(
    text.slice(Math.max(0, match.index - 40), match.index),
  );

/** "Navy Department, Washington, May 3, 1911", "Washington, D. C.": the city. */
const isCapitalCity = (text: string, { index, 0: name }: RegExpExecArray): boolean =>
  name === 'Washington' &&
  (/\b(?:Department|Dept\.|Office|Bureau|House|City\sof|Army|Navy),?\s{1,3}$/i.test(
    text.slice(Math.max(0, index - 16), index),
  ) ||
    /^,?\s{0,2}D\.?\s?C\b/.test(text.slice(index + name.length, index + name.length + 8)));

/** The matches of a pattern that begins with a word for a county. */
function matchesAt(pattern: RegExp, text: string, words: readonly number[]): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const at of words) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) found.push(match);
  }
  return found;
}

const BY_SMALL_NAME = new Map(STATES.map((name) => [name.toLowerCase(), name]));

function stateIn(match: RegExpExecArray): string {
  const name = match.groups!['name']!.toLowerCase();
  return BY_SMALL_NAME.get(name) ?? BY_SMALL_NAME.get(oneLine(name)) ?? '';
}

function shortState(words: string): string {
  return ABBREVIATIONS[words.replace(/[^A-Za-z]/g, '').toUpperCase()] ?? '';
}

function mostFrequent(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const AS_STATE = new Map<string, RegExp>();

/** "Washington Street", "Delaware Avenue", "Ohio River" name no state. */
function isOnlyPartOfName(text: string, name: string): boolean {
  const asState =
    AS_STATE.get(name) ??
    anyCase(
      new RegExp(
        String.raw`${name}(?:(?<=,\s{1,3}${name})\b(?!\s{1,3}(?:street|st\b|avenue|ave\b|road|river|creek|county|meridian|railroad|railway|principal|base|township|school|and\s|corporation|limited|banking|non-?profit|municipal|general\s{1,3}partnership)|(?<=(?:^|\n)[ \t]{0,60}(?-i:[A-Z])(?:(?!co\.)[a-z.'’ ]){1,30},\s{1,3}${name})\.?[ \t]{0,3}(?:\d{5}[\d-]{0,5})?[ \t]{0,3}(?:\n|$))|\b(?<=\bat\s{1,3}(?-i:[A-Z])[a-z]{2,20}\s{1,3}(?-i:${name}))|\s{1,3}\d{5}(?<=,\s{0,3}[a-z ]{3,24},\s{1,3}${name}\s{1,3}\d{5}))`,
        'i',
      ),
    );
  AS_STATE.set(name, asState);
  return !asState.test(text);
}
