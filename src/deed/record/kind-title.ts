// Takes: a document's text. Gives: what it calls itself in a title, and whether words stand as its title.
// Never: a title out of words that cite another paper.
import type { DocumentKind } from '../../contract/extraction.ts';
import { exactPattern, pattern } from './pattern.ts';

/** Of a line the first that fits. */
const TITLES: readonly (readonly [kind: DocumentKind | null, words: RegExp])[] = [
  [null, /\b(?:PLAT|REPLAT|SUBDIVISION|SURVEY|MAP|AS.BUILT|SHEET|EXHIBIT)\b/], // a drawing's lines are no titles of deeds
  ['other', exactPattern`\b(?:AFFIDAVIT|LAND CONTRACT|(?<!\bDEED .{0,40})MORTGAGE(?! (?:DEED|RECORD|BOOK))|FINANCING STATEMENT|LIS PENDENS
      |POWER OF ATTORNEY|INVOICE|STAFF REPORT|COVENANTS|BY-?LAWS|ABSTRACT OF TITLE|TITLE INSURANCE|TESTAMENT(?:ARY)?)\b
    |^(?:MINUTES|NOTICE) OF\b|\b(?:RELEASE|TERMINATION|VACATION) OF\b`],
  ['easement', exactPattern`\b(?:EASEMENTS?|SERVITUDES?|RIGHTS?[\s-]OF[\s-]WAY (?:GRANT|AGREEMENT|DEED|INSTRUMENT|CONTRACT)
      |GRANT OF (?:\S+ ){0,3}RIGHTS?[\s-]OF[\s-]WAY)\b
    |^(?:(?!THENCE|ALONG|SAID|THE\b|AN?\b|TO\b|LINE|DEED (?:FOR|OF))\S+ ){0,5}RIGHTS?[\s-]OF[\s-]WAY$`],
  ['deed', exactPattern`\b(?:DEED(?! (?:BOOK|RECORD|TAX))|LEASE|RECONVEYANCE|(?:CASH|CREDIT|ACT OF|INDENTURE OF) SALE|ASSIGNMENT OF RENTS
    |LAND PATENT|CERTIFICATE OF TITLE)\b`],
  ['other', /\bMEMORANDUM\b/],
]; // prettier-ignore

/** A line with a small letter or a figure. */
const NO_TITLE = /[^a-z:\d_\n]*[a-z:\d_]/y;

/** What the document calls itself: a line of capitals, without figures, near its head; null where no such line names a kind. */
export function titleKind(heading: string): DocumentKind | null {
  for (let line = 0, at = 0; line < 24 && at <= heading.length; line++) {
    const newline = heading.indexOf('\n', at);
    const end = newline < 0 ? heading.length : newline;
    NO_TITLE.lastIndex = at;
    const title = NO_TITLE.test(heading) ? '' : heading.slice(at, end).trim();
    const found = title.length < 4 || title.length > 80 ? undefined : TITLES.find(([, words]) => words.test(title));
    if (found) return found[0];
    at = end + 1;
  }
  return labelledKind(heading);
}

const LABEL = pattern`(?:^|\n)[ \t]{0,8}
  (?:document titles?(?:\(s\))?|(?:document|instrument) type|(?:title|type) of (?:document|instrument))
  (?: \([^()\n]{4,60}\))?[ \t]{0,3}:[ \t]{0,3}(?:\n[ \t]{0,8}(?=1\.))?(?:1\. )?(?<title>[A-Za-z][^\n\d]{3,79})`;

/** "Document Title(s): Water Line Easement", on the cover sheet that some recorders ask for. */
function labelledKind(heading: string): DocumentKind | null {
  const title = /(?:title|type)/i.test(heading) ? LABEL.exec(heading)?.groups!['title'] : undefined;
  if (title === undefined) return null;
  const words = title.trim().toUpperCase();
  return TITLES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const CITES =
  /\b(?:on|to|per|by|in|of|see|from|with|said|that|the|an?|any|such|certain|as|contain\w*|entitled:?|called)\s*["“]?$/i;

/** "Parcel 1, Parcel Map No. 4410": a piece of the sheet, and not the sheet. */
const OF_PIECE = pattern`\b(?:lots?|parcels?|tracts?|units?) ["“]?[\dA-Z][\w-]{0,4}["”]?\s?,(?: block \w{1,4},)?\s{0,3}$`;

/** "Tarn Park Amended Plat recorded at Reception No. 5", at the head of a line: another sheet, and where it is found. */
const RECORDED_NEXT = exactPattern`^ (?:as |was )?recorded (?:at|in|as|under|on|with)\b`;

/** Words that a heading may have in small letters: "Description of Offsite Utility Easement from Pell". */
const NOT_CAPITALISED = exactPattern`(?:^| )(?!(?:of|for|and|from|with|the|in) )[a-z]`;

/** Whether the document calls itself so: in a heading, or at the head of a line, capitalised and not behind a word that cites. */
export function isTitled(text: string, words: RegExp): boolean {
  for (const found of text.matchAll(words)) {
    const behind = found.index + found[0].length;
    if (!/^[A-Z]/.test(found[0])) continue;
    const start = text.lastIndexOf('\n', found.index) + 1;
    const end = text.indexOf('\n', found.index);
    const before = text.slice(start, found.index);
    const line = text.slice(start, end < 0 ? text.length : end);
    const wraps = /^\W*$/.test(before) && /[a-z,]\s*$/.test(text.slice(Math.max(0, start - 12), start));
    if (
      wraps ||
      CITES.test(before.slice(-30).trimEnd()) ||
      OF_PIECE.test(before.slice(-40)) ||
      RECORDED_NEXT.test(text.slice(behind, behind + 30))
    )
      continue;
    if (before.length < 60 && !/(?:^|\s)[a-z]/.test(before)) return true;
    if (line.length < 80 && !NOT_CAPITALISED.test(line)) return true;
  }
  return false;
}
