// Takes: folded text. Gives: the stretches that tell how to drive to the land ("Directions to the property: from the courthouse go north 2
// miles"), and whether words tell of turns.
// Never: a boundary that runs along a road; the words must say that somebody goes there, or turns.
import type { OtherLine } from './other-lines.ts';
import { wording } from '../words/wording.ts';

const LAND = String.raw`(?:property|site|land|tract|parcel|farm|lot|premises|ranch|gate|cabin|house)`;
const DIRECTIONS = wording`(?:driving |travel )?(?:directions(?: (?:to|from|for)\s[^.;:\n]{1,80})?|direction (?:to|from)\s[^.;:\n]{1,80})\s?[:.-]`;
const TO_REACH = wording`(?:to (?:reach|get to|find|locate)|how to (?:reach|get to|find)) (?:(?:the|this|said) )?(?:subject )?${LAND}\b`;
const OPENS = new RegExp(String.raw`(?:^|[.;:\n]\s{0,8})(?:${DIRECTIONS}|${TO_REACH})`, 'g');
/** "Turn left on Mill Road", "go 1/4 mile", "Property is on the right": what may follow another sentence of the kind. */
const GOES_ON = new RegExp(
  wording`^\s{0,8}(?:(?:then|and|from there)[\s,]{1,3})?
    (?:go|goes|turn|drive|travel|head|take|continue|follow|proceed|bear|keep|stay|cross|exit|pass
    |(?:the |this )?(?:subject )?(?:property|site|land|tract|gate|house) (?:is|will be|lies) (?:on|at|to) )`,
);
const SENTENCE_END = /[.;](?=\s|$)|\n\s{0,8}\n|$/g;
const LONGEST = 1500;

export function waysThere(folded: string): OtherLine[] {
  const found: OtherLine[] = [];
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
export const tellsTurns = (words: string): boolean => TURNS.test(words);
const TURNS = new RegExp(
  wording`\bturn (?:(?:left|right) (?:\(|(?:on|onto|at|in|and|off)\b)|(?:north|south|east|west) (?:on|onto|at) )
    |\bbear (?:left|right)\b|\btake (?:the )?exit\b`,
);
