// Takes: the text of an as-built or record drawing. Gives: the parts of its sheet: whose work it is, who designed it, what was built, when,
// between which stations, of which pipe. Never: a line that the work only crosses, nor the engineer who watched it being built.
import type { PackedParts } from '../../contract/packed.ts';
import { datesIn } from './dates.ts';

export function asBuiltSheet(text: string): PackedParts<'as_built_sheet'> {
  return {
    agency: agencyOf(text),
    engineer: engineerOf(text),
    utility: utilityOf(text),
    vintage: vintageOf(text),
    stationing: stationsOf(text),
    pipe: pipeOf(text),
    sheets: sheetsOf(text),
  };
}

const tidy = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:-]+$|(?<=[a-z]{4})\.$/, '')
    .trim();

const WORK = String.raw`(?:water|sewer|sewerage|sanitary|utilit(?:y|ies)|electric(?:al)?|power|light|gas|pipe\s?line|midstream|transmission|telephone|telecom|communications|irrigation|drainage|ditch|canal|reclamation|public\s{1,2}works|highways?|transportation|road|flood\s{1,2}control)`;
const BODY = String.raw`(?:district|authority|company|co\b\.?|corporation|corp\b\.?|cooperative|co-?op|association|department|dept\b\.?|board|commission|agency|bureau|inc\b\.?|llc\b|l\.l\.c\.?|l\.?p\.?\b)`;
const AGENCIES = [
  /(?:^|\n|\s{2})(?:owner|client|prepared\s{1,2}for|built\s{1,2}for|constructed\s{1,2}for)\s{0,2}:\s{0,3}(?<name>[A-Z][^\n;]{3,60}?)(?=\s{2}|\n|$)/i,
  new RegExp(
    String.raw`(?:^|\n|\s{2})(?<name>(?-i:[A-Z])[^\n;:]{0,50}\b${WORK}\b(?:[ ,&]{1,3}[A-Za-z]+){0,4}?[ ,]{1,3}${BODY}(?:[ ,]{1,2}(?:inc|llc)\b\.?)?)`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|\n|\s{2})(?<name>(?:[A-Z][^\n;:]{0,40}\s)?(?:department|dept\.?|board|bureau|division)\s{1,2}of\s{1,2}[^\n;:]{0,20}\b${WORK}\b[^\n;:]{0,30}?)(?=\s{2}|\n|,|$)`,
    'i',
  ),
  /(?:^|\n|\s{2})(?<name>(?:city|town|county|village|borough|township)\s{1,3}of\s{1,3}(?-i:[A-Z])[A-Za-z.'’ ]{1,30}?)(?=\s{2}|\n|,|;|\s-|$)/i,
];

/** Of what may be it, that which stands first on the sheet; a label stands over all. */
function agencyOf(text: string): string {
  const [labelled, ...others] = AGENCIES.map((pattern) => pattern.exec(text));
  const first = others.filter((found) => found !== null).toSorted((a, b) => a.index - b.index)[0];
  return tidy((labelled ?? first)?.groups?.['name'] ?? '');
}

const ENGINEERS = [
  /(?<!resident\s|project\s|field\s|construction\s|city\s|county\s|district\s|chief\s)\b(?:engineer|engineer(?:ed|ing)\s{1,3}by|designed\s{1,3}by|design\s{1,3}engineer|consulting\s{1,3}engineers?|engineers)\s{0,3}:\s{0,3}(?<name>[A-Z][^\n;]{3,50}?)(?=\s{2}|\n|;|$)/i,
  /(?:^|\n|\s{2})(?<name>(?-i:[A-Z])[^\n;:]{2,50}?),?\s{1,3}(?:consulting|civil|professional)\s{1,3}engineers?\b/i,
  /(?:^|\n|\s{2})(?<name>(?-i:[A-Z])[^\n;:]{2,40}\bengineering\b(?:[ ,&]{1,3}(?:and|co\b\.?|company|inc\b\.?|llc\b|corp\b\.?|group|associates|services|surveying|consultants)){0,4})/i,
  /(?:^|\n|\s{2})(?<name>(?-i:[A-Z])[^\n;:,]{4,40}),\s{0,2}P\.?\s?E\b/,
];
const NO_ENGINEER = /\b(?:received|department|dept|the\s|shall|by\s)/i;

function engineerOf(text: string): string {
  for (const pattern of ENGINEERS) {
    const name = tidy(pattern.exec(text)?.groups?.['name'] ?? '');
    if (name !== '' && !NO_ENGINEER.test(name)) return name;
  }
  return '';
}

const UTILITIES: readonly (readonly [utility: string, words: RegExp])[] = [
  ['sanitary sewer', /\bsanitary\b|\bsewer(?:age)?\b(?<!storm\ssewer)|\bmanholes?\b|\bm\.?\s?h\.?\s?\d|\bforce\s{0,2}main\b/gi],
  ['storm drain', /\bstorm\b|\bdrainage\b|\bcatch\s{0,2}basins?\b|\bc\.?b\.?-?\s?\d|\bculverts?\b/gi],
  ['water', /\bwater\s{0,2}(?:main|line|distribution|system|extension|supply)s?\b|\b(?:fire\s)?hydrants?\b|\bgate\s{0,2}valves?\b|\bwaterline\b/gi],
  ['gas', /\bgas\s{1,3}(?:main|line|service|distribution)s?\b|\bnatural\s{1,3}gas\b/gi],
  ['electric', /\belectric(?:al)?\b|\b(?:under|over)head\s{1,3}primary\b|\bkva?\b|\btransformers?\b|\bstreet\s{0,2}light(?:ing|s)\b/gi],
  ['telephone', /\btelephone\b|\bfiber\b|\bfibre\b|\bcopper\s{1,3}cable\b|\btelecom\w*\b|\bhandholes?\b/gi],
  ['irrigation', /\birrigation\b|\bcanal\b|\bturnouts?\b|\bheadgates?\b|\blateral\s{1,3}(?:no\.?\s?)?\d/gi],
  ['pipeline', /\bpipe\s{0,2}line\b|\bhydrotest\b|\bcathodic\b|\btest\s{1,3}lead\b|\balignment\s{1,3}sheet\b/gi],
  ['street', /\bpaving\b|\bpavement\b|\bhighways?\b|\bcurb\b|\broadway\b|\bstreet\s{1,3}improvements?\b|\broute\s{1,2}\d|\bf\.?\s?a\.?\s?p?\b\s(?:project|no)/gi],
]; // prettier-ignore
const TITLE_LINES = 8;
const IN_TITLE = 4;

/** What the sheet speaks of most, its title weighing more than its notes. */
function utilityOf(text: string): string {
  const title = text.split('\n').filter((line) => line.trim() !== '').slice(0, TITLE_LINES).join('\n'); // prettier-ignore
  const counted = UTILITIES.map(([utility, words]) => {
    const all = text.match(words)?.length ?? 0;
    return { utility, weight: all + IN_TITLE * (title.match(words)?.length ?? 0) };
  });
  const most = Math.max(...counted.map(({ weight }) => weight));
  return most === 0 ? '' : counted.find(({ weight }) => weight === most)!.utility;
}

const MADE = String.raw`\b(?:as[\s-]{0,2}bui?lt|as[\s-]{0,2}constructed|record\s{1,2}(?:drawing|dwg|set|plan)s?|completed|completion|constructed|installed|built|inventoried)\b`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)(?!\d|\+)`;
const FIGURES = String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?<short>\d\d)(?!\d)|\d{1,2}[-/](?<shorter>\d\d)(?![\d/-])`;
const DATED = new RegExp(String.raw`${MADE}[^\n]{0,60}?(?:${YEAR}|${FIGURES})`, 'i');

function vintageOf(text: string): string {
  const found = DATED.exec(text)?.groups;
  if (found?.['year']) return found['year'];
  const short = found?.['short'] ?? found?.['shorter'];
  if (short !== undefined) return Number(short) > 30 ? `19${short}` : `20${short}`;
  const years = new Set(datesIn(text).map(({ iso }) => iso.slice(0, 4)));
  return years.size === 1 ? [...years][0]! : '';
}

const STATION = String.raw`\d{1,4}\+\d{2}(?:\.\d{1,2})?`;
const RANGE = new RegExp(
  String.raw`\b(?:sta(?:tion)?s?\.?\s{0,2})?(?<first>${STATION})\s{0,2}(?:to|thru|through|-|–)\s{0,2}(?:sta(?:tion)?\.?\s{0,2})?(?<last>${STATION})`,
  'i',
);

/** The range that the title tells; else from the first station to the last. */
function stationsOf(text: string): string {
  const title = text.slice(0, 900);
  const told = RANGE.exec(title)?.groups;
  if (told) return `${told['first']!} to ${told['last']!}`;
  const all = [...text.matchAll(new RegExp(String.raw`(?<![\d+])${STATION}\b`, 'g'))].map((match) => match[0]);
  const sorted = [...new Set(all)].sort((a, b) => Number(a.replace('+', '')) - Number(b.replace('+', '')));
  return sorted.length > 1 ? `${sorted[0]!} to ${sorted.at(-1)!}` : '';
}

const MATERIAL = String.raw`(?:PVC|P\.V\.C\.?|D\.?I\.?P?\b\.?|C\.?I\.?P?\b\.?|V\.?C\.?P\b\.?|R\.?C\.?P\b\.?|C\.?M\.?P\b\.?|A\.?C\.?P?\b\.?|H\.?D\.?P\.?E\b\.?|P\.?E\b\.?|CPP|ductile\s{1,3}iron|cast\s{1,3}iron|steel|clay|concrete|polyethylene|transite|asbestos[\s-]cement)`;
const PIPE = new RegExp(
  String.raw`(?<![\d.x"])(?<size>\d{1,2}(?:\.\d{1,3})?)\s?(?:-?\s?inch|-?\s?in\.?|["”])\s{0,2}(?:dia(?:m(?:eter)?)?\.?\s{0,2}|o\.?d\.?\s{0,2})?(?<material>${MATERIAL})`,
  'gi',
);
/** What the work meets: "FOREIGN LINE X-ING (6" STEEL)", "CONNECT TO EX. 6" C.I.". */
const MET =
  /\b(?:foreign|exist(?:ing)?|ex|abandoned|crossing|x-?ing|casing|sleeve|service|lateral|connect(?:ed)?\s{1,2}to)\b[^\n]{0,24}$/i;

/** The pipe named most often as laid; the first of several. */
function pipeOf(text: string): string {
  const counts = new Map<string, number>();
  for (const { index, groups } of text.matchAll(PIPE)) {
    if (MET.test(text.slice(Math.max(0, index - 40), index))) continue;
    const pipe = `${groups!['size']!}in ${tidy(groups!['material']!)}`;
    counts.set(pipe, (counts.get(pipe) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

/** Figures read as letters: "SHT 12 0F 2O". */
const SHEETS =
  /\b(?:sheet|sht\.?|dwg\.?)\s{0,2}(?:no\.?\s{0,2})?(?<n>[\dOl]{1,3})\s{1,3}[o0]f\s{1,3}(?<of>[\dOl]{1,3})\b/i;

function sheetsOf(text: string): string {
  const found = SHEETS.exec(text)?.groups;
  if (!found) return '';
  const [n, of] = [found['n']!, found['of']!].map((one) => one.replace(/O/gi, '0').replace(/l/gi, '1'));
  return `${n!} of ${of!}`;
}
