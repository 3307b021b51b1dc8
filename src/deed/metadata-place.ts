// Takes: text. Gives: the county and the state the land lies in, as the text names them. Never: one known only from elsewhere.
import { mayHoldAny } from './triples.ts';
import { matchesOf } from './matches.ts';

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
  VT: 'Vermont', VA: 'Virginia', WA: 'Washington', WASH: 'Washington', WV: 'West Virginia', WI: 'Wisconsin',
  WIS: 'Wisconsin', WY: 'Wyoming', WYO: 'Wyoming',
}; // prettier-ignore
const AFTER_COUNTY =
  /\b(?:County|COUNTY|Parish|PARISH|Co\.)\s{0,2},\s{0,3}(?<short>[A-Z]\.?\s?[A-Z]\b\.?|[A-Z][A-Za-z]{2,4}\.)(?![A-Za-z])/g;
const STATE = [...STATES]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(' ', '\\s{1,3}'))
  .join('|');
const NAME = String.raw`(?-i:(?:St\.|Ste\.|[A-Z][A-Za-z'’.-]{1,20})(?:[ \t]{1,2}(?:[A-Z][A-Za-z'’-]{1,20}|of|du|de|la)){0,2})`;

const COUNTY_FORMS = [
  new RegExp(
    String.raw`(?<name>${NAME})\s{1,3}(?:County|COUNTY|Parish|PARISH|Borough)(?:\s{0,2},\s{0,3}|\s{1,3})(?:State\s{1,2}of\s{1,2}|STATE\s{1,2}OF\s{1,2}|in\s{1,2}the\s{1,2}State\s{1,2}of\s{1,2})?(?:(?:${STATE})|(?-i:(?!OF\b|IN\b|TO\b|AT\b|BY\b)[A-Z]{2}\b|[A-Z][a-z]{2,4}\.))`,
    'gi',
  ),
  new RegExp(String.raw`(?<name>${NAME})\s{1,3}(?:Co\.|CO\.|Cos?,)\s{0,2},?\s{0,3}(?:${STATE})`, 'g'),
  new RegExp(String.raw`\b(?:County|COUNTY|Parish|PARISH)\s{1,3}(?:of|OF)\s{1,3}(?<name>${NAME})`, 'g'),
  new RegExp(String.raw`(?<name>${NAME})\s{1,3}(?:County|COUNTY|Parish|PARISH)\b(?!\s{1,3}(?:of|OF)\b)`, 'g'),
];
const NOT_A_COUNTY =
  /^(?:said|the|this|that|such|each|any|of|in|and|a|my|our|register|recorder|clerk|official|public|records?|deed|plat|state|city|county|office|district|court|superior|probate|board|all|township|situated?|lying|being)$/i;

/** What each form counts for: a county with its state says most. */
const WEIGHTS = [3, 3, 2, 1];

const COUNTY_WORD = /count|parish|borough|\bcos?[.,]/gi;
const COUNTY_WORDS = ['count', 'parish', 'borough', 'co.', 'co,', 'cos'];
const STATE_WORDS = ['state', 'commonwealth', 'territory'];

/** The stretches in which a county can be named: no form reaches further from its word. */
function countyPassages(text: string): string[] {
  const spans: { start: number; end: number }[] = [];
  for (const match of matchesOf(COUNTY_WORD, text)) {
    const start = Math.max(0, match.index - 90);
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = match.index + 110;
    else spans.push({ start, end: match.index + 110 });
  }
  return spans.map(({ start, end }) => text.slice(start, end));
}

export function countyOf(text: string): string {
  const passages = mayHoldAny(text, COUNTY_WORDS) ? countyPassages(text) : [];
  if (passages.length === 0) return '';
  const counts = new Map<string, { name: string; weight: number }>();
  for (const [i, form] of COUNTY_FORMS.entries())
    for (const match of passages.flatMap((passage) => matchesOf(form, passage))) {
      const name = countyName(match.groups!['name']!);
      if (name === '') continue;
      const seen = counts.get(name.toLowerCase()) ?? { name, weight: 0 };
      seen.weight += WEIGHTS[i]!;
      if (seen.name === seen.name.toUpperCase()) seen.name = name;
      counts.set(name.toLowerCase(), seen);
    }
  const best = [...counts.values()].sort((a, b) => b.weight - a.weight)[0];
  return best ? titleCase(best.name) : '';
}

/** The last words of what stands before "County" that are a name: "situated in Troup County" is Troup. */
function countyName(words: string): string {
  const kept: string[] = [];
  for (const word of words.split(/\s+/).reverse()) {
    if (NOT_A_COUNTY.test(word)) break;
    if (!/^[A-Z]/.test(word)) break;
    kept.unshift(
      word.replace(/[.,]+$/, (dots) =>
        /^Ste?$/.test(word.replace(/\./g, '')) ? '.' : dots === '.' && word.length <= 3 ? '.' : '',
      ),
    );
  }
  const name = kept.join(' ');
  return name.length >= 3 && /[aeiouy]/i.test(name) ? name : '';
}

function titleCase(name: string): string {
  return name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s'’-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name;
}

const WITH_COUNTY = new RegExp(
  String.raw`\b(?:County|Parish|Borough|Counties)(?:\s{0,2},\s{0,3}|\s{1,3})(?:and\s{1,2})?(?:(?:the\s{1,2})?(?:State|Commonwealth|Territory)\s{1,2}of\s{1,2}|in\s{1,2}the\s{1,2}State\s{1,2}of\s{1,2})?(?<name>${STATE})\b`,
  'gi',
);
const STATE_OF = new RegExp(String.raw`\b(?:State|Commonwealth|Territory)\s{1,3}of\s{1,3}(?<name>${STATE})\b`, 'gi');
const ANYWHERE = new RegExp(String.raw`\b(?<name>${STATE})\b`, 'g');

/** State by full name: with the county first, then "State of X", then the one named most. */
export function stateOf(text: string): string {
  const ofCounty = mayHoldAny(text, COUNTY_WORDS);
  const short = ofCounty
    ? mostFrequent(matchesOf(AFTER_COUNTY, text).map((match) => shortState(match.groups!['short']!)))
    : '';
  for (const form of [WITH_COUNTY, STATE_OF, ANYWHERE]) {
    if ((form === WITH_COUNTY && !ofCounty) || (form === STATE_OF && !mayHoldAny(text, STATE_WORDS))) continue;
    const name = mostFrequent(matchesOf(form, text).map((match) => canonicalState(match.groups!['name']!)));
    if (form === ANYWHERE && short !== '') return short;
    if (name !== '' && !(form === ANYWHERE && isOnlyPartOfName(text, name))) return name;
  }
  return '';
}

function canonicalState(words: string): string {
  const flat = words.replace(/\s+/g, ' ').toLowerCase();
  return STATES.find((name) => name.toLowerCase() === flat) ?? '';
}

function shortState(words: string): string {
  return ABBREVIATIONS[words.replace(/[^A-Za-z]/g, '').toUpperCase()] ?? '';
}

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const AS_STATE = new Map<string, RegExp>();

/** "Washington Street", "Delaware Avenue", "Ohio River" name no state. */
function isOnlyPartOfName(text: string, name: string): boolean {
  const asState =
    AS_STATE.get(name) ??
    new RegExp(
      String.raw`,\s{1,3}${name}\b(?!\s{1,3}(?:street|st\b|avenue|ave\b|road|river|creek|county|meridian|railroad|railway|principal|base|township|school|and\s))|\b${name}\s{1,3}\d{5}`,
      'i',
    );
  AS_STATE.set(name, asState);
  return !asState.test(text);
}
