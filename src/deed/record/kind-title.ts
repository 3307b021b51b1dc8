// Takes: a document's text. Gives: what it calls itself in a title, and whether words stand as its title.
// Never: a title out of words that cite another paper.
import type { DocumentKind } from '../../contract/extraction.ts';

/** Of a line the first that fits. */
const TITLES: readonly (readonly [kind: DocumentKind | null, words: RegExp])[] = [
  [null, /\b(?:PLAT|REPLAT|SUBDIVISION|SURVEY|MAP|AS.BUILT|SHEET|EXHIBIT)\b/], // a drawing's lines are no titles of deeds
  ['other', /\b(?:AFFIDAVIT|LAND\sCONTRACT|(?<!\bDEED\s.{0,40})MORTGAGE(?!\s(?:DEED|RECORD|BOOK))|FINANCING\sSTATEMENT|LIS\sPENDENS|POWER\sOF\sATTORNEY|INVOICE|STAFF\sREPORT|COVENANTS|BY-?LAWS|ABSTRACT\sOF\sTITLE|TITLE\sINSURANCE|TESTAMENT(?:ARY)?)\b|^(?:MINUTES|NOTICE)\sOF\b|\b(?:RELEASE|TERMINATION|VACATION)\sOF\b/],
  ['easement', /\b(?:EAS[EC]M[EC]NTS?|SERVITUDES?|RIGHTS?[\s-]OF[\s-]WAY\s(?:GRANT|AGREEMENT|DEED|INSTRUMENT|CONTRACT)|GRANT\sOF\s(?:\S+\s){0,3}RIGHTS?[\s-]OF[\s-]WAY)\b|^(?:(?!THENCE|ALONG|SAID|THE\b|AN?\b|TO\b|LINE|DEED\s(?:FOR|OF))\S+\s){0,5}RIGHTS?[\s-]OF[\s-]WAY$/],
  ['deed', /\b(?:DEED(?!\s(?:BOOK|RECORD|TAX))|LEASE|RECONVEYANCE|(?:CASH|CREDIT|ACT\sOF|INDENTURE\sOF)\sSALE|ASSIGNMENT\sOF\sRENTS|LAND\sPATENT|CERTIFICATE\sOF\sTITLE)\b/],
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

const LABEL =
  /(?:^|\n)[ \t]{0,8}(?:document\s{1,2}titles?(?:\(s\))?|(?:document|instrument)\s{1,2}type|(?:title|type)\s{1,2}of\s{1,2}(?:document|instrument))(?:\s{1,2}\([^()\n]{4,60}\))?[ \t]{0,3}:[ \t]{0,3}(?:\n[ \t]{0,8}(?=1\.))?(?:1\.\s{1,3})?(?<title>[A-Za-z][^\n\d]{3,79})/i;

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
const OF_PIECE =
  /\b(?:lots?|parcels?|tracts?|units?)\s{1,3}["“]?[\dA-Z][\w-]{0,4}["”]?\s?,(?:\s{1,3}block\s{1,3}\w{1,4},)?\s*$/i;

/** "Tarn Park Amended Plat recorded at Reception No. 5", at the head of a line: another sheet, and where it is found. */
const RECORDED_NEXT = /^\s{1,3}(?:as\s{1,2}|was\s{1,2})?recorded\s{1,3}(?:at|in|as|under|on|with)\b/;

/** Words that a heading may have in small letters: "Description of Offsite Utility Easement from Pell". */
const NOT_CAPITALISED = /(?:^|\s)(?!(?:of|for|and|from|with|the|in)\s)[a-z]/;

/** Whether the document calls itself so: in a heading, or at the head of a line, capitalised and not behind a word that cites. */
export function isTitled(text: string, words: RegExp): boolean {
  words.lastIndex = 0;
  for (let found = words.exec(text); found; found = words.exec(text)) {
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
      RECORDED_NEXT.test(text.slice(words.lastIndex, words.lastIndex + 30))
    )
      continue;
    if (before.length < 60 && !/(?:^|\s)[a-z]/.test(before)) return true;
    if (line.length < 80 && !NOT_CAPITALISED.test(line)) return true;
  }
  return false;
}
