// Takes: text. Gives: the names under "Grantor:" and "Grantee:" of cover pages and deed forms. Never: an address as a name.
import { matchesOf } from '../words/matches.ts';
import { namesBody } from './parties-bodies.ts';
import { namesIn } from './parties-names.ts';

const LABEL_TAIL = String.raw`s?(?:\s?[([{]\s?s\s?[)\]}])?(?:,\s{1,2}whether\s{1,2}one\s{1,2}or\s{1,2}more)?(?:['’]s?)?(?:\s?\/\s?[a-z]{4,12}(?:\(s\))?)?(?:\s{1,2}beneficiar(?:y|ies))?(?:\s{1,2}(?:full\s|legal\s)?names?(?:\(s\))?(?:\s(?:and|&)\s(?:mailing\s)?address(?:es)?)?)?(?:\s{1,2}\d)?(?:\s{0,2}\([^)\n]{0,60}\))?[ \t]{0,4}[:;][ \t]{0,10}`;
const NEXT_LABEL =
  /(?:^|[ \t]{2,}|\s)(?:grant(?:or|ee)|declarant|legal|reference|assessor|consideration|lender|trustee|borrower|beneficiary|less(?:or|ee)|assign(?:or|ee)|mortgag(?:or|ee)|buyer|seller|purchaser|vend(?:or|ee)|landlord|tenant|premises|company|address|date|county|parcel|document)[^:\n]{0,30}:/i;
/** A line that ends inside a list: "Amos Tanner and wife,". */
const RUNS_ON = /(?:\b(?:and|&|wife|husband|spouse),?|,\s?and)\s*$/i;
const GOES_ON = /^\s{0,24}(?:\(?\d{1,2}[.)]\s|(?:and|&)\s)/i;

/** From here on labels stand over signatures, which are read worse than print. */
const SIGNED =
  /\b(?:in\s{1,3}witness\s{1,3}whereof|witness\s{1,3}(?:my|our|the)\s{1,3}hands?|signed,?\s{1,3}sealed|signed\s{1,3}(?:on\s{1,3})?this)\b/i;

/** A company's name with an officer's under it is a signature. */
const SIGNATURE = /^[^\n]{0,120}?(?:\n\s{0,40}|\s{2,40})by\b[:\s_]/i;

const PATTERNS = new Map<string, RegExp>();

function patternOf(label: string): RegExp {
  const made =
    PATTERNS.get(label) ??
    new RegExp(
      String.raw`(?:^|\n|[ \t]{2}|[.,][ \t]|\bto[ \t])[ \t]{0,20}(?:name\s{1,2}of\s{1,2})?(?:${label})${LABEL_TAIL}`,
      'gi',
    );
  PATTERNS.set(label, made);
  return made;
}

export function labelledNames(text: string, label: string): string[] {
  if (!text.includes(':') && !text.includes(';')) return [];
  let signed: number | null = null;
  for (const match of matchesOf(patternOf(label), text)) {
    signed ??= text.search(SIGNED);
    if (signed >= 0 && match.index > signed) break;
    const below = text.slice(match.index + match[0].length, match.index + match[0].length + 700);
    if (SIGNATURE.test(below)) continue;
    const names = isBesideAnother(text, match.index) ? namesInColumn(below) : namesBelow(below);
    if (names.length > 0) return names;
  }
  return [];
}

/** "Witnesses:      Grantors:": the label of the right column of two. */
const isBesideAnother = (text: string, at: number): boolean =>
  /\w+(?:\([sS]\))?:[ \t]*$/.test(
    text
      .slice(Math.max(0, at - 60), at)
      .split('\n')
      .at(-1)!,
  );

/** The right cells of the lines below, to the first line without one. */
function namesInColumn(after: string): string[] {
  const [rest = '', ...lines] = after.split('\n');
  if (rest.trim() !== '') return namesBelow(after);
  const cells = lines
    .slice(0, 6)
    .map((line) => /\S\s{3,}(\S.*)$|^\s{16,}(\S.*)$/.exec(line)?.slice(1).find(Boolean) ?? '');
  const end = cells.indexOf('');
  return cells.slice(0, end < 0 ? 6 : end).flatMap((cell) => namesIn(cell.replace(/^x\s/i, '')));
}

/** The rest of the label's line, or the line under it; and the lines that go on with a number or an "and". */
function namesBelow(after: string): string[] {
  const lines = after.split('\n').map((line) => cutAtLabel(line));
  let i = 0;
  while (i < 2 && i < lines.length && lines[i]!.trim() === '') i++;
  const block = [lines[i] ?? ''];
  while (++i < lines.length && block.length < 12 && (GOES_ON.test(lines[i]!) || RUNS_ON.test(block.at(-1)!)))
    block.push(lines[i]!);
  const names = block
    .join('\n')
    .replace(/((?:\b(?:and|&|wife|husband|spouse),?|,\s?and)[ \t]*)\n/gi, '$1 ')
    .split(/(?:^|[\s,;])\(?\d{1,2}[.)]\s{1,3}|\n(?!\s*(?:and|&)\s)/i)
    .flatMap((piece) => lastNameFirst(piece) ?? namesIn(piece));
  return [...new Set(names)];
}

function cutAtLabel(line: string): string {
  const next = NEXT_LABEL.exec(line);
  return next ? line.slice(0, next.index) : line;
}

const COMPANY = /\b(?:inc|llc|l\.l\.c|ltd|lp|llp|co|corp|company|bank|trust|n\.?a|jr|sr|ii|iii|iv)\b/i;

/** "Tanner, Amos Q.": indexes put the surname first. */
function lastNameFirst(piece: string): string[] | null {
  const found = /^\s*(?<last>[A-Z][\w'’-]{1,20}),\s(?<given>[A-Z][\w'’-]*\.?(?:\s[A-Z][\w'’-]*\.?){0,2})\s*,?\s*$/.exec(
    piece,
  );
  if (!found || COMPANY.test(piece)) return null;
  return [`${found.groups!['given']!} ${found.groups!['last']!}`];
}

/** The word alone on its line, and the name on the line below: "GRANTOR / Amos Tanner and wife, Ruth Tanner / 4 Elm Street". */
export function headedNames(text: string, word: 'GRANTOR' | 'GRANTEE'): string[] {
  if (!text.includes(word)) return [];
  const at = text.search(word === 'GRANTOR' ? GRANTOR_ALONE : GRANTEE_ALONE);
  if (at < 0) return [];
  const [, , line = ''] = text.slice(at, at + 400).split('\n');
  return namesIn(line);
}

const GRANTOR_ALONE = /\n[ \t]{0,20}GRANTORS?:?[ \t]{0,8}(?=\n[^\n])/;
const GRANTEE_ALONE = /\n[ \t]{0,20}GRANTEES?:?[ \t]{0,8}(?=\n[^\n])/;

const TWO_COLUMNS = /\n(?<left>[ \t]*)GRANTORS?(?:\(S\))?:?(?<gap>[ \t|]{3,})GRANTEES?(?:\(S\))?:?[ \t]*\n/;
const ADDRESS =
  /^\s*(?:\d|p\.?\s?o\.?\s|route\s|rt\.?\s|a\s|an\s|enter\b|the\s{1,3}design|address)|,\s(?![JS]r\b)[A-Z]{2}\b\.?(?:\s\d|$)/i;

/** "GRANTOR      GRANTEE" over two columns of names and addresses. */
export function twoColumns(text: string): { grantors: string[]; grantees: string[] } | null {
  const found = text.includes('GRANTOR') ? TWO_COLUMNS.exec(text) : null;
  if (!found) return null;
  const column = found[0].indexOf('GRANTEE') - 1;
  const sides: [string[], string[]] = [[], []];
  let isBegun = false;
  for (const line of text
    .slice(found.index + found[0].length, found.index + found[0].length + 900)
    .split('\n')
    .slice(0, 9)) {
    if (line.trim() === '' && isBegun) break;
    if (line.trim() === '') continue;
    isBegun = true;
    for (const [i, cell] of cellsOf(line, column).entries()) if (cell && !ADDRESS.test(cell)) sides[i]!.push(cell);
  }
  return { grantors: namesIn(linesOf(sides[0])), grantees: namesIn(linesOf(sides[1])) };
}

const WHOLE_NAME = /^[A-Z][\w'’-]*\.?(?: [A-Z][\w'’-]*\.?){1,3}(?:, [JS][Rr]\.?)?$/;

/** A whole name in each line of a column: each is one; a line that only goes on is joined. */
function linesOf(lines: readonly string[]): string {
  return lines.reduce((words, line, i) => {
    const above = lines[i - 1] ?? '';
    const isNext =
      [above, line].every((one) => WHOLE_NAME.test(one) && (!namesBody(one) || / [A-Z]\. /.test(one))) &&
      !/\band\b/i.test(`${above} ${line}`);
    return i === 0 ? line : `${words}${isNext ? ';' : ''} ${line}`;
  }, '');
}

/** The two cells of a line, parted by the widest gap near the second column. */
function cellsOf(line: string, column: number): [string, string] {
  const [left = '', ...right] = line
    .replaceAll('|', '   ')
    .trimEnd()
    .split(/(?<=\S)\s{3,}/);
  if (right.length > 0) return [left.trim(), right.join(' ').trim()];
  return /^\s*/.exec(line)![0].length > column - 6 ? ['', line.trim()] : [line.trim(), ''];
}

/** "Grantor Amos Tanner, Grantee Ruth Weaver.": the words without a colon, one behind the other. */
export function namedInLine(text: string): { grantors: string[]; grantees: string[] } | null {
  if (!text.includes('Grantor')) return null;
  const found =
    /(?:^|\n)[ \t]*Grantors?,?\s{1,3}(?<a>[A-Z][^\n:;]{3,120}?)[,;.]\s{1,3}(?:and\s{1,3})?[Gg]rantees?,?\s{1,3}(?<b>[A-Z][^\n:;]{3,120}?)(?=[.;\n]|$|,\s[a-z])/.exec(
      text,
    );
  return found ? { grantors: namesIn(found.groups!['a']!), grantees: namesIn(found.groups!['b']!) } : null;
}
