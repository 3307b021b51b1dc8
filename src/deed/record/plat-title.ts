// Takes: the text of a plat. Gives: the name that its title or its dedication gives the land it divides. Never: a sentence, the land
// it lies in, the person it was drawn for, or the name of another plat; a survey map without a name has none.
import { cellsOf } from './sheet-cells.ts';
import { nameGoesOn, nameOf, SUBDIVISION_WORD } from './plat-name.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';
import { pattern, patternOfAll, exactPattern } from './pattern.ts';

const KIND = wording`(?:(?:final|record(?:ed)?|preliminary|amended|amending|amendatory|revised|minor|major|short|long|condominium
      |subdivision|cluster|boundary|official|vacation|dedication|partial|partition|correction) ){0,3}(?:sub-?division )?
  (?:re-?plat|plat|map|plan|re-?survey|survey|re-?subdivision)`;
/** "FINAL PLAT OF", "MAP OF PROPERTY TO BE KNOWN AS", "Final Plan for". */
const LEAD = pattern`^(?:the )?(?<kind>${KIND})\s{0,3}(?:no\.?\s{0,2}[\w-]{1,8}\s{0,3})?
  (?<link>(?:of|for|showing)\b\s{0,3}(?:the )?|:\s{0,3}|- )
  (?:(?:property|land|premises|sub-?division) (?:to be )?(?:known as|called)\s{0,3})?(?<rest>.*)$`;
const KIND_ALONE = pattern`^(?:an? |the )?${KIND}\.?$`;
/** "Map of the Subdivision / of": the name comes yet. */
const NOT_YET = pattern`^(?:(?:the )?(?:sub-?division|plat|town|addition|village)?\s?(?:of|for|known as|called)?(?: the)?|to be known as:?)$`;
const LABEL = /^(?:subdivision|plat)\s{1,2}name\s{0,2}:\s{0,3}(?<rest>.*)$/i;
/** "WILLOW CREEK - FINAL PLAT" */
const TRAIL = pattern`^(?<name>[A-Z].{2,60}?)[\s,–-]{1,4}
  (?:final|record|preliminary|amended|minor|subdivision|condominium) (?:subdivision )?(?:plat|map)$`;
/** "… A SUBDIVISION OF PART OF THE NW 1/4": the line above is the name. */
const WHAT_IT_IS = pattern`^(?:being )?(?:an?|the)?\s{0,3}(?:re-?|planned |residential |platted |amended |partial )?(?:sub-?division|re-?plat
    |re-?subdivision|addition|condominium|community|planned unit|development|portion|part|division)
  (?: (?:development )?(?:of|in|to|located|situated?|being|lying)\b|$)|^being (?:an? |part|portion|lots?|the)
  |^an? (?:plat|survey|map|re-?survey) of\b`;
const NAMING = wording`(?<!street |road |avenue |formerly |also |commonly |lane |drive )\b(?:
    (?:to|shall|will) (?:hereafter )?be (?:hereafter )?known as|shall hereafter be known as
    |under the name (?:of|and style of)|hereby (?:named|designated|called)
    |(?:designated|designating[^.;]{0,60}|named|known) as
    |(?:this|the) (?:annexed |foregoing |above |accompanying )?(?:c\.?i\.?c\.? )?plat of)`;
const QUOTED = patternOfAll`${NAMING}\s{0,3}:?\s{0,3}["“](?<name>[A-Z][^"”]{2,70})["”]`;
const KNOWN_AS = patternOfAll`${NAMING}\s{0,3}:?\s{0,3}(?<name>(?-i:[A-Z])(?:[^;."”]|(?<=\b(?-i:No|NO|St))\.){2,70})`;
const PLACE = pattern`^(?:(?:in|situate[d]? in) )?(?:(?:the )?(?:city|town|village|borough|township|county|parish) of\b
  |[A-Z][A-Za-z .'’-]{2,30} (?:county|parish|co\.)\b|.{3,40}\bdistrict\b.{0,60}\bcounty\b)`;
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

const BEHIND_NAME = exactPattern`,? (?:and|do|does|hereby|as |has|have|is|was|embraces|situated?|located|in |being|an? |which|according|recorded
  |part of|comprising|consisting|all in)\b`;

function knownAs(pattern: RegExp, text: string): string | null {
  for (const { groups } of text.matchAll(pattern)) {
    const words = oneLine(groups!['name']!);
    const name = words.split(BEHIND_NAME)[0]!;
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
