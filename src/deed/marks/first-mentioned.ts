// Takes: folded text and a mention like "the first mentioned". Gives: whether it names a line from which a course goes on, "to the first mentioned
// boundary; thence along it", and so no beginning. Never: for a corner, a tree or a stake, nor where nothing runs on from the line.

/** What is as long as a side: whoever comes to it has not come to a corner. */
const LONG =
  'bound(?:ary|aries)|lines?|sides?|roads?|roadway|highway|lane|avenue|ave|street|st|drive|boulevard|blvd|route|alley|court|way|right[\\s-]of[\\s-]way|rail(?:road|way)|turnpike|pike|trail|creek|river|brook|run|branch|stream|bayou|slough|swamp|ditch|canal|drain|lake|pond|shore|beach|bank|bluff|ridge|fence|hedge|wall|course|call|tract|parcel|lots?|lands?|section|premises|property|farm|strip|easement|center\\s?line|base\\s?line|survey|curve';
const OF_FIRST = new RegExp(
  String.raw`\bfirst[\s-]{1,2}(?:above\s+|herein\s+)?(?:mentioned|named|described|aforesaid)[\s,]{1,3}(?:(?!(?:in|on|of|at|by|and|or|from|to|near|thence|then|containing)\b)[a-z-]{2,15}\s+){0,4}?(?:${LONG})\b`,
  'y',
);
const FIRST_OF = new RegExp(
  String.raw`(?:${LONG})[\s,]{1,3}first[\s-]{1,2}(?:above\s+|herein\s+)?(?:mentioned|named|described|aforesaid)\b(?!\s+(?:point|place|corner|bound|stake|stone|post|monument|pin)\b)`,
);
/** Within the same description. */
const RUNS_ON =
  /^(?:(?!\bbegin|\n\s*\n)[^]){0,120}?[;,.:]\s{1,4}(?:and\s+)?(?:running\s+|\(?\d{1,2}[).]\s+)?(?:thence|then|along|with|by|run|go|proceed|continu|north|south|east|west|[ns][.\s]{0,2}\d)/;
const MOST_BEFORE = 40;

export function isFirstLine(text: string, start: number, end: number): boolean {
  // Not beyond: a text without the word would be searched to its end at every mention.
  const first = text.slice(start, end).indexOf('first');
  if (first < 0) return false;
  OF_FIRST.lastIndex = start + first;
  if (!OF_FIRST.test(text) && !FIRST_OF.test(text.slice(Math.max(0, start - MOST_BEFORE), end + 20))) return false;
  return RUNS_ON.test(text.slice(end, end + 180));
}
