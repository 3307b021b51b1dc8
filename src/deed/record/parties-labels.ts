// Takes: text. Gives: the names under "Grantor:" and "Grantee:" of cover pages and deed forms. Never: an address as a name.
import { namesIn } from './parties-names.ts';

const LABEL_TAIL = String.raw`s?(?:\s?[([{]\s?s\s?[)\]}])?(?:['’]s)?(?:\s{1,2}names?(?:\(s\))?)?(?:\s{0,2}\([^)\n]{0,60}\))?[ \t]{0,4}[:;][ \t]{0,10}`;
const NEXT_LABEL =
  /(?:^|[ \t]{2,}|\s)(?:grant(?:or|ee)|declarant|legal|reference|assessor|consideration)[^:\n]{0,30}:/i;
const GOES_ON = /^\s{0,8}(?:\(?\d{1,2}[.)]\s|(?:and|&)\s)/i;

/** From here on labels stand over signatures, which are read worse than print. */
const SIGNED =
  /\b(?:in\s{1,3}witness\s{1,3}whereof|witness\s{1,3}(?:my|our|the)\s{1,3}hands?|signed,?\s{1,3}sealed)\b/i;

const PATTERNS = new Map<string, RegExp>();

function patternOf(label: string): RegExp {
  const made =
    PATTERNS.get(label) ?? new RegExp(String.raw`(?:^|\n|[ \t]{2})[ \t]{0,20}(?:${label})${LABEL_TAIL}`, 'gi');
  PATTERNS.set(label, made);
  return made;
}

export function labelledNames(text: string, label: string): string[] {
  const pattern = patternOf(label);
  const signed = text.search(SIGNED);
  for (const match of text.matchAll(pattern)) {
    if (signed >= 0 && match.index > signed) break;
    const names = namesBelow(text.slice(match.index + match[0].length, match.index + match[0].length + 700));
    if (names.length > 0) return names;
  }
  return [];
}

/** The rest of the label's line, or the line under it; and the lines that go on with a number or an "and". */
function namesBelow(after: string): string[] {
  const lines = after.split('\n').map((line) => cutAtLabel(line));
  let i = 0;
  while (i < 2 && i < lines.length && lines[i]!.trim() === '') i++;
  const block = [lines[i] ?? ''];
  while (++i < lines.length && block.length < 12 && GOES_ON.test(lines[i]!)) block.push(lines[i]!);
  const names = block
    .join('\n')
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
  const at = text.search(word === 'GRANTOR' ? GRANTOR_ALONE : GRANTEE_ALONE);
  if (at < 0) return [];
  const [, , line = ''] = text.slice(at, at + 400).split('\n');
  return namesIn(line);
}

const GRANTOR_ALONE = /\n[ \t]{0,20}GRANTORS?:?[ \t]{0,8}(?=\n[^\n])/;
const GRANTEE_ALONE = /\n[ \t]{0,20}GRANTEES?:?[ \t]{0,8}(?=\n[^\n])/;
