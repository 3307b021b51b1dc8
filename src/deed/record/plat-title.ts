// Takes: the legible text of a plat. Gives: the name that its title or its dedication gives the land it divides. Never: a sentence, the land
// it lies in, the person it was drawn for, or the name of another plat; a survey map without a name has none.
import { anyCase } from '../words/any-case.ts';
import { cellsOf } from './sheet-letters.ts';
import { nameGoesOn, nameOf, SUBDIVISION_WORD } from './plat-name.ts';
import { oneLine } from '../words/one-line.ts';

const KIND = String.raw`(?:(?:final|record(?:ed)?|preliminary|amended|amending|amendatory|revised|minor|major|short|long|condominium|subdivision|cluster|boundary|official|vacation|dedication|partial|partition|correction)\s{1,3}){0,3}(?:sub-?division\s{1,3})?(?:re-?plat|plat|map|plan|re-?survey|survey|re-?subdivision)`;
/** "FINAL PLAT OF", "MAP OF PROPERTY TO BE KNOWN AS", "Final Plan for". */
const LEAD = new RegExp(
  String.raw`^(?:the\s{1,3})?(?<kind>${KIND})\s{0,3}(?:no\.?\s{0,2}[\w-]{1,8}\s{0,3})?(?<link>(?:of|for|showing)\b\s{0,3}(?:the\s{1,3})?|:\s{0,3}|-\s{1,3})(?:(?:property|land|premises|sub-?division)\s{1,3}(?:to\s{1,3}be\s{1,3})?(?:known\s{1,3}as|called)\s{0,3})?(?<rest>.*)$`,
  'i',
);
const KIND_ALONE = new RegExp(String.raw`^(?:an?\s{1,3}|the\s{1,3})?${KIND}\.?$`, 'i');
/** "Map of the Subdivision / of": the name comes yet. */
const NOT_YET =
  /^(?:(?:the\s)?(?:sub-?division|plat|town|addition|village)?\s?(?:of|for|known\sas|called)?(?:\sthe)?|to\sbe\sknown\sas:?)$/i;
const LABEL = /^(?:subdivision|plat)\s{1,2}name\s{0,2}:\s{0,3}(?<rest>.*)$/i;
/** "WILLOW CREEK - FINAL PLAT" */
const TRAIL =
  /^(?<name>[A-Z].{2,60}?)[\s,–-]{1,4}(?:final|record|preliminary|amended|minor|subdivision|condominium)\s(?:subdivision\s)?(?:plat|map)$/i;
/** "… A SUBDIVISION OF PART OF THE NW 1/4": the line above is the name. */
const WHAT_IT_IS =
  /^(?:being\s{1,3})?(?:an?|the)?\s{0,3}(?:re-?|planned\s{1,3}|residential\s{1,3}|platted\s{1,3}|amended\s{1,3}|partial\s{1,3})?(?:sub-?division|re-?plat|re-?subdivision|addition|condominium|community|planned\s{1,3}unit|development|portion|part|division)(?:\s{1,3}(?:development\s{1,3})?(?:of|in|to|located|situated?|being|lying)\b|$)|^being\s{1,3}(?:an?\s|part|portion|lots?|the)|^an?\s{1,3}(?:plat|survey|map|re-?survey)\s{1,3}of\b/i;
const NAMING = String.raw`(?<!street\s|road\s|avenue\s|formerly\s|also\s|commonly\s|lane\s|drive\s)\b(?:(?:to|shall|will)\s{1,3}(?:hereafter\s{1,3})?be\s{1,3}(?:hereafter\s{1,3})?known\s{1,3}as|shall\s{1,3}hereafter\s{1,3}be\s{1,3}known\s{1,3}as|under\s{1,3}the\s{1,3}name\s{1,3}(?:of|and\s{1,3}style\s{1,3}of)|hereby\s{1,3}(?:named|designated|called)|(?:designated|designating[^.;]{0,60}|named|known)\s{1,3}as|(?:this|the)\s{1,3}(?:annexed\s{1,3}|foregoing\s{1,3}|above\s{1,3}|accompanying\s{1,3})?(?:c\.?i\.?c\.?\s{1,3})?plat\s{1,3}of)`;
const QUOTED = new RegExp(String.raw`${NAMING}\s{0,3}:?\s{0,3}["“](?<name>[A-Z][^"”]{2,70})["”]`, 'gi');
const KNOWN_AS = anyCase(
  new RegExp(String.raw`${NAMING}\s{0,3}:?\s{0,3}(?<name>(?-i:[A-Z])(?:[^;."”]|(?<=\b(?-i:No|NO|St))\.){2,70})`, 'gi'),
);
const PLACE =
  /^(?:(?:in|situate[d]?\s{1,3}in)\s{1,3})?(?:(?:the\s{1,3})?(?:city|town|village|borough|township|county|parish)\s{1,3}of\b|[A-Z][A-Za-z .'’-]{2,30}\s(?:county|parish|co\.)\b|.{3,40}\bdistrict\b.{0,60}\bcounty\b)/i;
const TITLE_CELLS = 60;

export function platName(text: string): string {
  const cells = text
    .split('\n', 400)
    .flatMap((line) => cellsOf(line))
    .slice(0, TITLE_CELLS);
  const title = cells.filter((cell) => cell.length <= 160);
  return (
    labelled(title) ??
    titleName(title) ??
    knownAs(QUOTED, text) ??
    trailing(title) ??
    lineAbove(title) ??
    knownAs(KNOWN_AS, text) ??
    overThePlace(title, text) ??
    namedLine(title) ??
    ''
  );
}

function labelled(cells: readonly string[]): string | null {
  for (const cell of cells) {
    const rest = LABEL.exec(cell)?.groups?.['rest'];
    const name = rest === undefined ? null : nameOf(rest);
    if (name !== null) return name;
  }
  return null;
}

/** By the line that says "plat of", or says only "plat" over the name. */
function titleName(cells: readonly string[]): string | null {
  for (const [i, cell] of cells.entries()) {
    const found = LEAD.exec(cell)?.groups;
    const goesOn = found === undefined ? KIND_ALONE.test(cell) : NOT_YET.test(found['rest']!);
    if (found === undefined && !goesOn) continue;
    const at = goesOn ? cells.findIndex((one, j) => j > i && !NOT_YET.test(one)) : i;
    const words = goesOn ? (cells[at] ?? '') : found!['rest']!;
    const name = nameOf(words);
    if (name === null || (found !== undefined && !isOfLand(found, name))) continue;
    return nameGoesOn(name, words, cells.slice(at + 1));
  }
  return null;
}

/** "SURVEY FOR ANN RODD" names whom it was made for. */
function isOfLand(found: Partial<Record<string, string>>, name: string): boolean {
  const isFor =
    /^for/i.test(found['link']!) && !/final|subdivision|condominium|record|short|minor/i.test(found['kind']!);
  return SUBDIVISION_WORD.test(name) || !(isFor || /survey$/i.test(found['kind']!));
}

function knownAs(pattern: RegExp, text: string): string | null {
  for (const { groups } of text.matchAll(pattern)) {
    const words = oneLine(groups!['name']!);
    const name = words.split(
      /,?\s(?:and|do|does|hereby|as\s|has|have|is|was|embraces|situated?|located|in\s|being|an?\s|which|according|recorded|part\sof|comprising|consisting|all\sin)\b/,
    )[0]!;
    const found = /\b(?:this|said|such|same)\b/i.test(name) ? null : nameOf(name);
    if (found !== null) return found;
  }
  return null;
}

function trailing(cells: readonly string[]): string | null {
  for (const cell of cells.slice(0, 20)) {
    const name = nameOf(TRAIL.exec(cell)?.groups?.['name'] ?? '');
    if (name !== null) return name;
  }
  return null;
}

function lineAbove(cells: readonly string[]): string | null {
  const at = cells.findIndex((cell, i) => i > 0 && WHAT_IT_IS.test(cell));
  return at < 0 ? null : nameEndingAt(cells, at - 1);
}

/** A name whose last line is "SECOND ADDITION" begins in the line above. */
function nameEndingAt(cells: readonly string[], at: number): string | null {
  const above = at > 0 ? nameOf(cells[at - 1]!) : null;
  if (above !== null) {
    const whole = nameGoesOn(above, cells[at - 1]!, cells.slice(at));
    if (whole !== above) return whole;
  }
  return nameOf(cells[at]!);
}

/** Over the place it lies in stands its name, if the sheet speaks of it again or it is such a name as land is given. */
function overThePlace(cells: readonly string[], text: string): string | null {
  const at = cells.slice(0, 12).findIndex((cell, i) => i > 0 && PLACE.test(cell));
  const name = at < 0 ? null : nameEndingAt(cells, at - 1);
  if (name === null) return null;
  const again = oneLine(text).toUpperCase().split(name.toUpperCase()).length > 2;
  return again || isSubdivisionName(name) ? name : null;
}

const isSubdivisionName = (name: string): boolean =>
  SUBDIVISION_WORD.test(name) && !/\b(?:llc|inc|n\/f|corp|company|co|ltd|partners\w*|trust)\b/i.test(name);

/** A line of capitals with a word that subdivisions are named by. */
function namedLine(cells: readonly string[]): string | null {
  for (const [i, cell] of cells.slice(0, 20).entries())
    if (isSubdivisionName(cell) && !/[a-z]{3}.*[a-z]{3}/.test(cell)) {
      const name = nameOf(cell);
      if (name !== null) return nameGoesOn(name, cell, cells.slice(i + 1));
    }
  return null;
}
