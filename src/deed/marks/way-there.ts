// Takes: folded text. Gives: the stretches that tell how to drive to the land ("Directions to the property: from the courthouse go north 2 miles"), and whether words tell of turns.
// Never: a boundary that runs along a road; the words must say that somebody goes there, or turns.
import type { Apart } from './told-apart.ts';
import { holdsAny } from '../words/triples.ts';

const LAND = String.raw`(?:property|site|land|tract|parcel|farm|lot|premises|ranch|gate|cabin|house)`;
const OPENS = new RegExp(
  String.raw`(?:^|[.;:\n]\s{0,8})(?:(?:driving\s+|travel\s+)?(?:directions(?:\s+(?:to|from|for)\s[^.;:\n]{1,80})?|direction\s+(?:to|from)\s[^.;:\n]{1,80})\s?[:.-]|(?:to\s+(?:reach|get\s+to|find|locate)|how\s+to\s+(?:reach|get\s+to|find))\s+(?:(?:the|this|said)\s+)?(?:subject\s+)?${LAND}\b)`,
  'g',
);
/** "Turn left on Mill Road", "go 1/4 mile", "Property is on the right": what may follow another sentence of the kind. */
const GOES_ON =
  /^\s{0,8}(?:(?:then|and|from\s+there)[\s,]{1,3})?(?:go|goes|turn|drive|travel|head|take|continue|follow|proceed|bear|keep|stay|cross|exit|pass|(?:the\s+|this\s+)?(?:subject\s+)?(?:property|site|land|tract|gate|house)\s+(?:is|will\s+be|lies)\s+(?:on|at|to)\s)/;
const SENTENCE_END = /[.;](?=\s|$)|\n\s{0,8}\n|$/g;
const mayHold = holdsAny(['directions', 'direction to', 'to reach', 'to get to', 'to find', 'to locate']);
const LONGEST = 1500;

export function waysThere(text: string, folded: string): Apart[] {
  const found: Apart[] = [];
  if (!mayHold(text)) return found;
  OPENS.lastIndex = 0;
  for (let m = OPENS.exec(folded); m; m = OPENS.exec(folded)) {
    const start = m.index + m[0].length;
    const end = endOf(folded, start);
    if (isDriven(folded.slice(start, end))) found.push({ start, end });
    OPENS.lastIndex = end;
  }
  return found;
}

function endOf(folded: string, start: number): number {
  for (let at = start; at < start + LONGEST;) {
    SENTENCE_END.lastIndex = at;
    const end = SENTENCE_END.exec(folded)!;
    at = end.index + end[0].length;
    if (end[0] === '' || end[0].startsWith('\n') || !GOES_ON.test(folded.slice(at, at + 60))) return end.index;
  }
  return start;
}

const isDriven = (words: string): boolean =>
  /\b(?:go|goes|turn|drive|travel|exit|head)\b/.test(words) && !/\bthence\b/.test(words);

/** "turn left on Valley Road", "take the exit": what nobody says of a boundary. */
export const tellsTurns = (words: string): boolean =>
  /\bturn\s+(?:(?:left|right)\s+(?:\(|(?:on|onto|at|in|and|off)\b)|(?:north|south|east|west)\s+(?:on|onto|at)\s)|\bbear\s+(?:left|right)\b|\btake\s+(?:the\s+)?exit\b/.test(
    words,
  );
