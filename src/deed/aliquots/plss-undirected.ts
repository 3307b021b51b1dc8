// Takes: a text and where "T. 117, R. 28" stands in it without directions. Gives: whether it is a township and a range: beside sections or land,
// or as the heading of a list. Never: the tangent and the radius of a curve, which are printed so too.
import { before } from '../words/before.ts';

/** "4, 5", "4 to 8, inclusive", "10 and 11". */
const NUMBERS = String.raw`\d{1,2}(?:[\s,;–—-]{1,4}(?:(?:and|to|through|thru|or|&|inclusive|incl?\.?)[\s,]{1,3}){0,2}\d{1,2}){0,30}(?:,?\s{1,2}\(?(?:both\s)?inc(?:l(?:usive)?)?\b\.?\)?)?`;
const isBehindSection = before(
  new RegExp(
    String.raw`(?:\b(?:sec(?:tion|t)?s?|sees?)\b\.?(?:\sno?s?\.?)?|(?<![A-Za-z0-9])S\.?)\s{0,3}${NUMBERS}(?:\s?[,:;(.]|\.)?[\s(]{1,3}(?:(?:all|both|each|being|lying)\s{1,2}){0,2}(?:(?:of|in)\s{1,2}){0,2}`,
    'i',
  ),
);
/** A part, lots or "all" right before it. */
const isBehindLand = before(
  new RegExp(
    String.raw`(?:(?<![A-Za-z])(?:[NS]?[EW]|[NS])\.?\s?(?:[½¼]|1?[/⁄][24]|[24])|(?<![A-Za-z])(?:[NS][EW]){2,4}|\b(?:half|quarter|[Qq]tr\.?)|\b(?:[Ll]ots?|LOTS?)\s${NUMBERS}|\b(?:[Aa]ll|ALL)(?:\s(?:of|OF))?)[,.]?\s{1,3}(?:(?:all|both)\s{1,2})?(?:(?:of|in)\s{1,2})?`,
  ),
);
const LAND_AFTER =
  /^[\s,.;:)–—-]{1,5}(?:(?:in|all)\s(?:of\s)?)?(?:sec(?:tion|t)?s?\b\.?(?:\sno?s?\.?)?\s{0,3}\d|S\.?\s{0,3}\d)/i;
const MEASURED =
  /^(?:[.,]\d|\s?['’′"”″°]|\s?(?:feet|ft|meters?|m)\b|[,;]?\s{1,2}(?:L|C|D|CH|Δ|delta|arc|length)[\s=:]{1,3}\d)/i;

/** Whether what stands here goes on as the elements of a curve do. */
export const isMeasured = (text: string, at: number): boolean => MEASURED.test(text.slice(at, at + 12));

/** `start` to `end`: the township and its range. */
export function standsAsPlace(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  if (/^\.?[ \t]{0,8}(?:\n|$)/.test(after) && isHeadOfLine(text, start)) return true;
  return isBehindSection(text, start) || LAND_AFTER.test(after) || isBehindLand(text, start);
}

const isHeadOfLine = before(/(?<![^\n])[ \t]{0,20}/);
