// Takes: text and a reference in it. Gives: whether a stamp, a certificate or the words before it make it this paper’s own, or another’s.
// Never: a record.
import { runsOn } from './recording-lines.ts';
import { OWN_STAMP, type RecordingReference } from './recording.ts';
import { wording } from '../words/wording.ts';
import { pattern } from './pattern.ts';

/** Filed or recorded, at a time, in this very place: nothing of another deed stands between. */
export function isStamped(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 120), reference.start);
  const from = reference.start - before.length;
  const isHeaded =
    /(?:^|\n)[ \t]{0,4}(?:[Dd]uly\s{1,3}recorded|Recorded|RECORDED)\s{1,3}(?:as|in|at|AS|IN|AT)\s{1,3}$/.test(before) &&
    reference.start < 600;
  const at = isHeaded ? before.lastIndexOf('\n') + 1 : before.search(OWN_STAMP);
  const lineStart = before.lastIndexOf('\n', Math.max(0, at)) + 1; // a stamp begins its line; a sentence only mentions one
  if (
    at < 0 ||
    at - lineStart > 30 ||
    runsOn(text.slice(Math.max(0, from + lineStart - 240), Math.max(0, from + lineStart - 1)))
  )
    return false;
  if (isHeaded) return !isOfAnother(text, { ...reference, start: from + at - 1 });
  return (
    /[A-Z]/.test(before[at]!) && // a sentence that goes on begins small
    !/\b(?:deed(?:ed)?|see|title|as)\b/i.test(before.slice(lineStart, at)) &&
    (lineStart > 0 || reference.start <= 120) &&
    !/\b(?:conveyed|described|being|plat|said|deed\s{1,3}(?:from|to|dated|recorded))\b/i.test(before.slice(at))
  );
}

/** The clerk's certificate: "the within instrument was filed for record … and duly recorded in Book 4, Page 5". */
const CERTIFIED = new RegExp(
  wording`(?:\b(?:within|foregoing|annexed|attached|this) (?:(?:and|or) foregoing )?(?:[a-z]{3,12} )?(?:instrument|deed
        |document|plat|replat|map|plan|mortgage|lease|easement|release|agreement|indenture|paper|writing|decree|order
        |copy|affidavit|assignment|contract|notice|petition|ordinance)\b
      |\b(?:within|foregoing|annexed)(?= (?:was|were)\b)
      |\bthe (?:[a-z]{3,12} ){0,2}(?:plat|map|plan)\b(?=[^;.]{0,30}\bhereon\b))` +
    String.raw`(?:(?!\b(?:prepared|drafted|acknowledged|given|made|conveyed|being)\b|(?<=[a-z]{3})\.\s)[^;]){0,130}?\b(?:was|were|is)\b` +
    wording`(?:(?!\b(?:by|from|under|prepared|drafted|drawn|executed|given|made|conveyed|being|dated|pursuant|which|subject
            |subordinate|that (?:certain )?(?:deed|mortgage|lease|easement|lien|instrument|agreement))\b
          |(?<=[a-z]{3})\. )[^;]){0,110}?\b
      (?:recorded|filed|received|lodged|presented|produced|admitted|entered|registered)\b` +
    wording`(?:(?!\b(?:conveyed|being|dated|deed (?:from|to|of|recorded|description)|described|which|prepared|plat of)\b)[^;]){0,230}
      $`,
  'i',
);
export function isCertified(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 560), reference.start).replace(/\n[ \t]{2,}(?=\S)/g, '\n');
  return CERTIFIED.test(before);
}

const TO_ANOTHER = pattern`\b
  (?:conveyed|described|recorded (?:in|as|at)|as recorded|according|plat|survey|being|dated|deed from|subject to|said)
  \b[^\n]{0,80}$`;

/** The words before it lead over to it, or the line is headed as a list of references. */
export function isOfAnother(text: string, reference: RecordingReference): boolean {
  const before = text.slice(Math.max(0, reference.start - 120), reference.start);
  if (/\b(?:as|in|at|of|by|to|under|see|being|from|with|number|no\.?|per)\s*$/i.test(before)) return true;
  if (
    /\b(?:prior|previous|ref|reference|references|related|parent|source|derivation|amend(?:s|ed|ing)?)\b[^\n]{0,60}\s*$/i.test(
      before,
    )
  )
    return true;
  if (/\breferences?\s{0,2}:\s*(?:[^\n]{0,60}\n){0,3}[^\n]{0,8}$/i.test(before)) return true;
  return TO_ANOTHER.test(before);
}
