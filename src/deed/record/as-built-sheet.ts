// Takes: the text of an as-built or record drawing. Gives: the parts of its sheet: whose work it is, who designed it, what was built,
// when, between which stations, of which pipe. Never: the year of the design where that of the work is told.
import type { PackedParts } from '../../contract/packed.ts';
import { agencyOf, engineerOf } from './as-built-parties.ts';
import { pipeOf, stationsOf, utilityOf } from './as-built-work.ts';
import { datesIn } from './dates.ts';
import { fullYear, yearsIn } from './sheet-years.ts';
import { wording } from '../words/wording.ts';
import { pattern } from './pattern.ts';

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

const RECORD = wording`\b(?:as[\s-]{0,3}bui?lt|as[\s-]{1,3}(?:constructed|laid|installed)|record (?:drawing|dwg|set|plan|print)s?)\b`;
const DONE = wording`\b(?:completed|completion|complete|constructed|installed|built|laid|inventoried|in service|energized|final acceptance)
  \b`;
const YEAR = String.raw`(?<year>(?:18|19|20)\d\d)(?![\d+])`;
const FIGURES = String.raw`(?<![\d/.-])\d{1,2}[-/.]\d{1,2}[-/.](?<short>\d\d)(?![\d/-])|(?<![\d/.-])(?:0?[1-9]|1[0-2])[-/](?<shorter>\d\d)(?![\d/-])`;
const dated = (words: string): RegExp => pattern`${words}[^\n]{0,60}?(?:${YEAR}|${FIGURES})`;
const datedBefore = (words: string): RegExp => pattern`(?:^|\n)[^\n]{0,12}?(?:${FIGURES}|${YEAR})[^\n\d]{1,40}${words}`;
/** The date under the notice that this is a record drawing. */
const BELOW = pattern`${RECORD}[\s\S]{0,600}?\n\s{0,6}date\s{0,2}:?\s{0,3}(?:[a-z]{3,9}\.? (?:\d{1,2},? )?)?(?:${FIGURES}|${YEAR})`;
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
  pattern`\b(?:sheet|sht\.?|dwg\.?|drawing|drg\.?|print|page|plan)\s{0,2}(?:no\.?\s{0,2})?
    (?:[A-Z]{1,2}-?\d{1,4}(?:\.\d{1,2})?\s{1,4})?\(?(?<n>\d{1,3}) of (?<of>\d{1,3})\b`,
  pattern`\b(?:sheet|sht\.?|dwg\.?|drawing)\s{0,2}(?:no\.?\s{0,2})?
    :?\s{0,2}(?<n>\d{1,3})\s{0,6},?\s{0,6}(?:total (?:no\.? of )?sheets|of total)\s{0,3}:?\s{0,3}(?<of>\d{1,3})\b`,
  /\b(?:sheet|sht\.?)\s{0,2}(?:no\.?\s{0,2})?:?\s{0,2}(?<n>\d{1,3})\s?\/\s?(?<of>\d{1,3})\b(?!\/)/i,
  pattern`(?:^|\n|\s{2})(?<n>\d{1,3}) of (?<of>\d{1,3})(?: (?:sheets|shts\.?))?(?=\s{0,3}(?:\n|$))`,
];

function sheetsOf(text: string): string {
  for (const pattern of SHEETS) {
    const found = pattern.exec(text)?.groups;
    if (found && Number(found['n']) <= Number(found['of'])) return `${found['n']!} of ${found['of']!}`;
  }
  return '';
}
