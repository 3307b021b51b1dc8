// Takes: the head of a paper. Gives: the two sides of the title that clerks wrote over a deed: "Amos Smith to John Jones / Deed".
// Never: of words that may be a road's or a paper's: both are names of two words at least, and what the paper is stands right behind them.
import { oneLine } from '../words/one-line.ts';
import { namesIn } from './parties-names.ts';
import { NONE, type Parties } from './parties-both.ts';

const WORD = String.raw`(?:[A-Z][A-Za-z'’]{1,19}|[A-Z]\.)`;
const AND_WIFE = String.raw`(?:,?\s{1,3}(?:et\.?\s?(?:ux|vir|al)\.?|(?:and|&)\s{1,3}(?:wife|husband)))?`;
const NAME = String.raw`${WORD}(?:[ \t]{1,2}(?:${WORD}|&|and)){1,5},?(?:[ \t]{1,2}(?:Jr|Sr)\.?)?${AND_WIFE}`;
const PAPER = String.raw`(?:(?:General\s|Special\s|Warranty\s|Quit-?\s?[Cc]laim\s|Bargain\sand\sSale\s|Mortgage\s|Trust\s|Grant\s|Corrective\s){0,2}(?:Deed|DEED|Mortgage|MORTGAGE|Indenture|INDENTURE|Lease|LEASE|Release|RELEASE|Easement|EASEMENT)|WARRANTY\sDEED|QUIT-?\s?CLAIM\sDEED|MORTGAGE\sDEED|DEED\sOF\sTRUST|Deed\sof\sTrust)`;
const DOCKET = new RegExp(
  String.raw`^[ \t\n]{0,40}(?<from>${NAME})[,.]?(?:[ \t]{1,4}(?:to|TO|To)[ \t]{1,4}|[ \t]{0,20}\n[ \t]{0,60}(?:to|TO|To)[.:]?[ \t]{0,20}\n[ \t]{0,60})(?<to>${NAME})[,.]?(?:[ \t]{0,20}[\n:;—–-]{1,2}[ \t\n]{0,60}|\.[ \t]{1,3})${PAPER}(?=[ \t]{0,20}(?:[\n.,;:]|$))`,
);
/** What is no one's name, though it is printed so. */
const NO_PARTY =
  /\b(?:exhibit|schedule|appendix|attachment|addendum|amendment|consent|assignment|notice|order|guide|form|application|petition|letter|report|certificate|affidavit|receipt|index|title|records?|rights?|road|street|avenue|lane|highway|route|railroad|river|creek|lot|tract|parcel|book|page|plat|plan|map|line|section|deed|mortgage|lease|agreement|easement|township|range|state\sof)\b/i;

/** Who is named by no name is left out. */
const SPOUSE = /,?\s(?:(?:and|&)\s(?:wife|husband)|et\.?\s?(?:ux|vir|al)\.?)$/;

export function docketed(text: string): Parties {
  const found = DOCKET.exec(text.slice(0, 300))?.groups;
  if (!found) return NONE;
  const [from, to] = [oneLine(found['from']!), oneLine(found['to']!)];
  if (NO_PARTY.test(from) || NO_PARTY.test(to)) return NONE;
  const [grantors, grantees] = [namesIn(from.replace(SPOUSE, '')), namesIn(to.replace(SPOUSE, ''))];
  return grantors.length > 0 && grantees.length > 0 ? { grantors, grantees } : NONE;
}
