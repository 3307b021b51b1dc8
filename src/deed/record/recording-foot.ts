// Takes: text and the references in it. Gives: the place of record in the last line of the paper, where the clerk wrote it.
// Never: a place of record that a sentence runs on into.
import { runsOn } from './recording-lines.ts';
import { type RecordingReference } from './recording.ts';
import { wording } from '../words/wording.ts';
import { isOfAnother } from './recording-of-paper.ts';

/** "Deed Book K, 417": in the last line of a paper the page needs no word. */
const FOOT = new RegExp(
  wording`(?:deed book|book|d\.\s?b|liber|vol(?:ume)?)\.?\s{0,2}(?:no\.?\s{0,2})?["“]?(?<book>[A-Z]{1,2}|[A-Z]{0,2}\d{1,4})
    ["”]?\s?, (?<page>\d{1,4})\.?\s{0,3}$`,
  'i',
);

/** The clerk's place of record as the last words of the paper, alone in their line or column, where no sentence runs on into them. */
export function atFoot(text: string, references: readonly RecordingReference[]): RecordingReference[] {
  const last = references.at(-1);
  const one = last && /^\W*$/.test(text.slice(last.end, last.end + 40)) ? last : unpagedAtFoot(text);
  if (one?.parts.book === undefined || one.end < text.length - 40) return [];
  const newline = text.lastIndexOf('\n', one.start - 1);
  const before = text.slice(newline + 1, one.start);
  if (newline < 0 || !/^\W*$|[ \t]{3}\W{0,2}$|\b(?:clerk|cl['’]?k|recorder|register|attest)\.[ \t]{2}$/i.test(before))
    return [];
  if (isOfAnother(text, { ...one, start: newline }) || FOOT_OF_ANOTHER.test(paragraphBefore(text, one.start)))
    return [];
  const isApart = /^[ \t]{20}/.test(before) || /[\w.][ \t]{3}\W{0,2}$/.test(before);
  return isApart || !runsOn(text.slice(Math.max(0, newline - 240), newline)) ? [one] : [];
}
function paragraphBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.slice(before.search(/(?:(?!\n[ \t]*\n)[\s\S])*$/));
}
const FOOT_OF_ANOTHER = new RegExp(
  wording`\b(?:prior|ref(?:erence)?|source|derivation|see|same (?:land|premises|property|tract|as)|conveyed|deed from|dated
      |plat|map|survey|lots?|title|thence|beginning|acres|page (?:[2-9]|\d\d) of \d)\b`,
  'i',
);

function unpagedAtFoot(text: string): RecordingReference | undefined {
  const from = text.trimEnd().lastIndexOf('\n') + 1;
  const match = FOOT.exec(text.slice(Math.max(from, text.length - 120)));
  if (!match) return undefined;
  const start = Math.max(from, text.length - 120) + match.index;
  return {
    parts: { book: match.groups!['book']!, page: match.groups!['page']! },
    start,
    end: text.length,
    isPlat: false,
  };
}
