// Takes: a course with its bearing and length, and its words. Gives: the reason where the paper itself says that a value is not what was measured: "in
// error", "[illegible, possibly …]", "at least", "twice", "plus 20 feet", "the reverse of". Never: the value that is meant instead.
import type { Segment } from '../marks/cut.ts';
import { isPassing } from '../marks/aside.ts';
import type { Heading } from './course-parts.ts';
import type { Length } from './curve-phrase.ts';
import { SENTENCE_END } from './second-value.ts';

/** Behind the words of arrival a remark may still be of the course; behind a sentence it is not. */
const REACH = 120;
const CLAUSE_END = new RegExp(String.raw`;|\b(?:beginning|commencement|begun|began)\b|${SENTENCE_END.source}`);

const REMARK =
  /\b(?:in\s+error|mistake(?:n(?:ly)?)?|incorrect(?:ly)?|should\s+(?:be|read|measure|have\s+(?:been|read))|(?:amended|corrected)\s+to(?=\s{1,2}\d)|to\s+be\s+verified|uncertain|not\s+(?:certain|clear)|overwritten|stricken|struck\s+(?:out|through)|interlin(?:ed|eated)|scrivener'?s?|computed,?\s+not\s+in|supplied\s+(?:by|from)|omitted\s+(?:in|from)\s+(?:the\s+)?(?:deed|original|record)|witness\s+corner[\s,]{1,3}(?:the\s+)?true\s+corner\s+(?:being|is))\b/;

/** What an editor or a copyist puts into square brackets tells of the print. */
const EDITED =
  /\(\?\)|\[[^\]]{0,60}?(?:illegible|possibl|suppl|suppos|omitt|\bsic\b|should|\breads?\b|perhaps|probabl|unclear|torn|missing|blank|\?)[^\]]{0,160}\]/;

const COUNTED =
  /\b(?:twice|double|thrice|(?<!(?:north|south|east|west)[a-z]{0,8}[\s-]{1,2})(?:one[\s-]{1,2})?half(?:\s+of)?|(?:one|two)[\s-]thirds?(?:\s+of)?|(?:one|three)[\s-](?:quarters?|fourths?)\s+of|for\s+the\s+first|at\s+least|(?:not|no)\s+(?:less|more)\s+than|not\s+exceeding|as\s+much\s+as|up\s+to|between\s+\d[\d,.]{0,9}\s+and)\s{1,2}$/;
const NUMBER = String.raw`(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)\b)`;
const COUNTED_ON = new RegExp(
  String.raw`^[\s,]{0,3}(?:\([^()]{0,60}\)[\s,]{0,3})?(?:(?:and\s+)?(?:then\s+)?(?:plus|minus|less|lacking|wanting|short)\s+(?:of\s+)?(?:said\s+|the\s+|a\s+)?${NUMBER}|(?:minus|less|plus)\s+(?:the|said|its|one|half)\s|(?:and\s+)?then\s+back\b|(?:and\s+)?(?:on\s+)?the\s+same\s+(?:course|line)\s+reversed|if\s+extended|[^;]{0,40}\bwhichever\b|if\s+so\s+far|surveyed\s+as\s|\(\s?assumed\s?\))`,
);
const ON_FROM_THERE = /\b(?:additional|another|further|farther)\s{1,2}$/;
const ON_BEHIND = /^\s{1,2}(?:farther|further|additional|more(?!\s+or\b)|beyond)\b/;

const TURNED_ROUND = /\b(?:the\s+reverse\s+of|opposite\s+(?:to|of)|contrary\s+to|erly\s+than)[\s:,]{1,3}$/;
const SPREAD = /^\s{0,2}(?:±|\+\s?\/?\s?-)\s?\d{1,2}\s?(?:°|deg)/;

/** By name, or again and again by its letter in hundredths, which miles are not told in. */
const METERS_NAMED = /met(?:er|re)s?\b|metric|hectare|\bsq\.?\s?m\b|(?:\d\.\d{2}\s?m\.?\s{1,2}to\s[\s\S]{1,120}?){3}/;

/** "thence E. 6 m.": whole figures, in a paper that nowhere tells meters. */
function isMilesPerhaps(folded: string, { amount, unit, start, end }: Length): boolean {
  if (unit !== 'meters' || !Number.isInteger(amount)) return false;
  return /^\d{1,2}\sm\.?$/.test(folded.slice(start, end)) && !METERS_NAMED.test(folded);
}

/** `to`: where the words begin that say where the course arrives. */
export function saidOfValues(
  folded: string,
  segment: Segment,
  heading: Heading,
  length: Length | null,
  to: number,
): string | null {
  const remark = remarkOn(folded, segment, Math.max(heading.end, length?.end ?? 0), to);
  if (remark !== null) return remark;
  if (heading.bearing !== null) {
    if (TURNED_ROUND.test(folded.slice(Math.max(segment.start, heading.start - 24), heading.start)))
      return 'the course is the reverse of the bearing named';
    if (SPREAD.test(folded.slice(heading.end, heading.end + 8))) return 'the bearing is named within some degrees only';
  }
  if (length && isMilesPerhaps(folded, length)) return '"m" may stand for miles';
  return length ? countedOtherwise(folded, segment, length) : null;
}

/** `valuesEnd`: behind the last value; `to` as above, or less than nought where the course does not say where it arrives. */
export function remarkOn(folded: string, segment: Segment, valuesEnd: number, to: number): string | null {
  const remark = remarkIn(folded, segment, valuesEnd, to < 0 ? segment.end : to);
  return remark === null ? null : `the paper says of it: "${remark}"`;
}

function remarkIn(folded: string, segment: Segment, valuesEnd: number, to: number): string | null {
  const near = folded.slice(segment.lead, Math.min(segment.end, to + REACH));
  const own = Math.max(0, valuesEnd - segment.lead);
  const end = CLAUSE_END.exec(near.slice(own))?.index;
  const words = end === undefined ? near : near.slice(0, own + end);
  return (REMARK.exec(words) ?? EDITED.exec(words))?.[0] ?? null;
}

function countedOtherwise(folded: string, segment: Segment, { start, end }: Length): string | null {
  const before = folded.slice(Math.max(segment.lead, start - 40), start);
  const behind = folded.slice(end, end + 90);
  const said = COUNTED.exec(before)?.[0] ?? COUNTED_ON.exec(behind)?.[0];
  if (said !== undefined) return `"${said.trim().replace(/^,\s/, '')}" is said of its length`;
  // "at 150 feet crossing the creek, and 584 feet farther": from there, or from the corner.
  if (!ON_FROM_THERE.test(before) && !ON_BEHIND.test(behind)) return null;
  const passed = segment.tokens.some((t) => t.kind === 'distance' && t.end <= start && isPassing(folded, t));
  return passed ? 'its length may be counted on from the point passed' : null;
}
