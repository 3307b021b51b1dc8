// Takes: a text and a township in it that no section took. Gives: whether it is told whole: where the text says so, where a list of townships
// gives it by itself, or where the paper tells nothing else. Never: a township that only says where something lies.
import type { PlaceItem } from './plss-items.ts';

/** "all T. 5 N."; but "all Range 28 E." only gives the townships before it their range. */
const ALL_BEFORE = /\b(?:(?:all|whole|entire)(?:\s+of)?\s*(?![rR])\S{1,2}|(?:all|whole)\s+of\s*\S{1,2})$/i;
const ALL_BEHIND =
  /^[\s,;:.(-]{0,6}(?:\(?(?:partly\s+)?unsurveyed\)?[\s,]+)?(?:all\b|entire|the\s+whole|whole|["“”″]\s*["“”″])/i;
/** "the following tract, to wit, township 9 north, range 4 west": nothing else is told. */
const INTRODUCED = /\b(?:to[\s-]{1,2}wit|viz)[.,:]{0,2}\s{1,4}$/i;
/** "designated by the survey as township 9 north of range 4 west"; "That township 9 north of range 4 west, in said county, be set off": of a law. */
const DESIGNATED = /\b(?:designated|known|described)\s{1,3}(?:[a-z]{1,12}\s{1,3}){0,7}as\s{1,4}$/i;
const SUBJECT = /(?:^|[.,:;]\s{1,4})that\s{1,4}$/i;
const IS_DEALT = /^(?:,\s{1,3}in\s[^.;,]{3,40},)?\s{1,3}(?:shall\s{1,3})?be\s/i;
/** "T. 9 N., R. 4 W., partly unsurveyed, fractional;": of what kind it is. */
const KIND =
  /^,?\s{1,3}\(?(?:(?:partly|mostly)\s{1,2})?(?:unsurveyed|fractional)(?:,?\s{1,2}(?:and\s{1,2})?(?:(?:partly|mostly)\s{1,2})?(?:unsurveyed|fractional))?\)?/i;
const ALONE_BEFORE = /(?:^|[\n;.]\s*|\band\s+)$/;
const ALONE_BEHIND =
  /^(?:[\s,]*(?:[\w.& ]{0,30}(?:meridian|P\.?M\.?))?[.;]?\s*(?:$|T)|,?\s*\n\s*T|[;.]|[ ]*\n\s*\n|\s+and\s)/i;
const OPEN_BEHIND = /^[\s,]*,\s*$/;
const IS_LISTED = /^T(?:ps?|wps?)?[\s.]/;
/** "Township 8 north, ranges 2, 3, and 5 west, N. M. P. M." by itself between two line ends: the same in words; what a bracket says of it is not read. */
const IS_LISTED_IN_WORDS = /^townships?\s/i;
const BEGINS_LINE = /(?:^|\n)[ \t]{0,12}(?:fractional\s{1,2})?$/i;
const ENDS_LINE = /^(?:,?\s{1,3}[\w. ]{1,30}(?:meridian|P\.\s?M)\b)?\s{0,2}[.;][ \t]{0,3}(?:\n|$)/i;
/** Nothing but the heading of its meridian. */
const HEADING = /^\s{0,4}[A-Za-z.& ]{3,40}\bmeridian(?:,\s[A-Z][a-z]{3,12}(?:\s[A-Z][a-z]{3,12})?)?[.,:]?\s{0,4}$/i;

/** `others`: how many sections and townships the text tells beside it. */
export function isWholeTownship(text: string, item: PlaceItem, others: number): boolean {
  const { start, end, townships, ranges } = item;
  const lead = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 80);
  if (ALL_BEHIND.test(behind) || ALL_BEFORE.test(lead.concat(text.slice(start, start + 2)))) return true;
  if (ranges.length === 0) return false;
  const after = behind.replace(KIND, '').slice(0, 40);
  if (INTRODUCED.test(lead) && !OPEN_BEHIND.test(after)) return true;
  if (SUBJECT.test(lead) && IS_DEALT.test(behind)) return true;
  if (DESIGNATED.test(text.slice(Math.max(0, start - 90), start)) && !OPEN_BEHIND.test(after)) return true;
  const isOneOfList = others + townships.length + ranges.length > 3;
  if (IS_LISTED_IN_WORDS.test(text.slice(start, start + 12)))
    return (
      isOneOfList && BEGINS_LINE.test(lead) && ENDS_LINE.test(text.charAt(end - 1) === '.' ? `.${behind}` : behind)
    );
  if (!IS_LISTED.test(text.slice(start, start + 5)) || !ALONE_BEFORE.test(lead)) return false;
  if (OPEN_BEHIND.test(after) || !ALONE_BEHIND.test(after)) return false;
  return isOneOfList || isAllThereIs(text, start, after);
}

const isAllThereIs = (text: string, start: number, after: string): boolean =>
  start < 80 && /^[.,;]?\s*$/.test(after) && HEADING.test(text.slice(0, start));
