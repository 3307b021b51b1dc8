// Takes: folded text and a mention like "the first mentioned". Gives: whether it names a line from which a course goes on, "to the first mentioned
// boundary; thence along it", and so no beginning. Never: for a corner, a tree or a stake, nor where nothing runs on from the line.
import { wording } from '../words/wording.ts';

/** What is as long as a side: whoever comes to it has not come to a corner. */
const LONG = [
  'bound(?:ary|aries)|lines?|sides?|course|call|tract|parcel|lots?|lands?|section|premises|property|farm|strip|easement|survey|curve',
  'roads?|roadway|highway|lane|avenue|ave|street|st|drive|boulevard|blvd|route|alley|court|way|turnpike|pike|trail|fence|hedge|wall',
  'right[\\s-]of[\\s-]way|rail(?:road|way)|center\\s?line|base\\s?line',
  'creek|river|brook|run|branch|stream|bayou|slough|swamp|ditch|canal|drain|lake|pond|shore|beach|bank|bluff|ridge',
];
const MENTIONED = wording`first[\s-]{1,2}(?:above |herein )?(?:mentioned|named|described|aforesaid)`;
const OF_FIRST = new RegExp(
  wording`\b${MENTIONED}[\s,]{1,3}(?:(?!(?:in|on|of|at|by|and|or|from|to|near|thence|then|containing)\b)[a-z-]{2,15} ){0,4}?${LONG}\b`,
  'y',
);
const FIRST_OF = new RegExp(
  wording`${LONG}[\s,]{1,3}${MENTIONED}\b(?! (?:point|place|corner|bound|stake|stone|post|monument|pin)\b)`,
);
/** Within the same description. */
const RUNS_ON = new RegExp(
  wording`^(?:(?!\bbegin|\n\s{0,80}\n)[^]){0,120}?[;,.:]\s{1,4}(?:and )?(?:running |\(?\d{1,2}[).] )?
    (?:thence|then|along|with|by|run|go|proceed|continu|north|south|east|west|[ns][.\s]{0,2}\d)`,
);
const MOST_BEFORE = 40;

export function isFirstLine(text: string, start: number, end: number): boolean {
  // Not beyond: a text without the word would be searched to its end at every mention.
  const first = text.slice(start, end).indexOf('first');
  if (first < 0) return false;
  OF_FIRST.lastIndex = start + first;
  if (!OF_FIRST.test(text) && !FIRST_OF.test(text.slice(Math.max(0, start - MOST_BEFORE), end + 20))) return false;
  return RUNS_ON.test(text.slice(end, end + 180));
}
