// Takes: the legible text of an as-built or record drawing. Gives: the parts of its sheet: whose work it is, who designed it, what was built,
// when, between which stations, of which pipe. Never: the year of the design where that of the work is told.
import type { PackedParts } from '../../contract/packed.ts';
import { agencyOf, engineerOf } from './as-built-parties.ts';
import { pipeOf, stationsOf, utilityOf } from './as-built-work.ts';
import { datesIn } from './dates.ts';
import { fullYear, yearsIn } from './sheet-years.ts';

export function asBuiltSheet(text: string): PackedParts<'as_built_sheet'> {
  const utility = utilityOf(text);
  return {
    agency: agencyOf(text),
    engineer: engineerOf(text),
    utility,
    vintage: vintageOf(text),
    stationing: stationsOf(text),
    pipe: pipeOf(text, utility),
    sheets: sheetsOf(text),
  };
}

const RECORD = String.raw`\b(?:as[\s-]{0,3}bui?lt|as[\s-]{1,3}(?:constructed|laid|installed)|record\s{1,2}(?:drawing|dwg|set|plan|print)s?)\b`;
const DONE = String.raw`\b(?:completed|completion|complete|constructed|installed|built|laid|inventoried|in\s{1,2}service|energized|final\s{1,2}acceptance)\b`;
const YEAR = String.raw`(?<year>(?:18|19|20)\d\d)(?![\d+])`;
const FIGURES = String.raw`(?<![\d/.-])\d{1,2}[-/.]\d{1,2}[-/.](?<short>\d\d)(?![\d/-])|(?<![\d/.-])(?:0?[1-9]|1[0-2])[-/](?<shorter>\d\d)(?![\d/-])`;
const dated = (words: string): RegExp => new RegExp(String.raw`${words}[^\n]{0,60}?(?:${YEAR}|${FIGURES})`, 'i');
const datedBefore = (words: string): RegExp =>
  new RegExp(String.raw`(?:^|\n)[^\n]{0,12}?(?:${FIGURES}|${YEAR})[^\n\d]{1,40}${words}`, 'i');
/** The date under the notice that this is a record drawing. */
const BELOW = new RegExp(
  String.raw`${RECORD}[\s\S]{0,600}?\n\s{0,6}date\s{0,2}:?\s{0,3}(?:[a-z]{3,9}\.?\s{1,2}(?:\d{1,2},?\s{1,2})?)?(?:${FIGURES}|${YEAR})`,
  'i',
);
const TOLD = [dated(RECORD), datedBefore(RECORD), dated(DONE), BELOW];

function vintageOf(text: string): string {
  const neighbours = yearsIn(text);
  for (const pattern of TOLD) {
    const found = pattern.exec(text)?.groups;
    if (found?.['year']) return found['year'];
    const short = found?.['short'] ?? found?.['shorter'];
    if (short !== undefined) return String(fullYear(short, neighbours));
  }
  const years = new Set(datesIn(text).map(({ iso }) => iso.slice(0, 4)));
  return years.size === 1 ? [...years][0]! : '';
}

const SHEETS = [
  /\b(?:sheet|sht\.?|dwg\.?|drawing|drg\.?|print|page|plan)\s{0,2}(?:no\.?\s{0,2})?(?:[A-Z]{1,2}-?\d{1,4}(?:\.\d{1,2})?\s{1,4})?\(?(?<n>\d{1,3})\s{1,3}[o0]f\s{1,3}(?<of>\d{1,3})\b/i,
  /\b(?:sheet|sht\.?|dwg\.?|drawing)\s{0,2}(?:no\.?\s{0,2})?:?\s{0,2}(?<n>\d{1,3})\s{0,6},?\s{0,6}(?:total\s{1,3}(?:no\.?\s{1,3}of\s{1,3})?sheets|of\s{1,3}total)\s{0,3}:?\s{0,3}(?<of>\d{1,3})\b/i,
  /\b(?:sheet|sht\.?)\s{0,2}(?:no\.?\s{0,2})?:?\s{0,2}(?<n>\d{1,3})\s?\/\s?(?<of>\d{1,3})\b(?!\/)/i,
  /(?:^|\n|\s{2})(?<n>\d{1,3})\s{1,2}of\s{1,2}(?<of>\d{1,3})(?:\s{1,2}(?:sheets|shts\.?))?(?=\s*(?:\n|$))/i,
];

function sheetsOf(text: string): string {
  for (const pattern of SHEETS) {
    const found = pattern.exec(text)?.groups;
    if (found && Number(found['n']) <= Number(found['of'])) return `${found['n']!} of ${found['of']!}`;
  }
  return '';
}
