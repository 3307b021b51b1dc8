// Takes: folded text and where a direction stands in it. Gives: whether it tells how a stream or a road runs that a course meets on its way:
// "at 159 feet a branch 4 feet wide, runs S 30° E". Never: how a course goes on from what it has come to.
import { before } from '../words/before.ts';

const THING =
  'branch|creek|brook|stream|run|river|fork|drain|draw|ditch|canal|ravine|gully|gulley|gulch|arroyo|canyon|slough|bayou|hollow|wash|coulee|water|road|trail|path|lane|highway|railroad|fence|ridge';
const WIDE = String.raw`(?:[\d½]{1,4}[^;\d]{2,14}[\s,]{1,3})?`;

export const RUNS = 'runs running flows flowing course'.split(' ');

const isOfAThingMet = before(
  new RegExp(
    String.raw`(?:(?:\bat\s(?:an?\s|distance\sof\s|about\s){0,3}|[\n–-]\s{0,6})\d[\d.,]{0,9}\s?[a-z']{1,8}\.?[\s,]{1,3}(?!to\s)[^;\d]{0,60}\b(?:${THING})[\s,]{1,3}${WIDE}(?:${RUNS.join('|')})|\b(?:pass|cross)(?:es|ing|ed)?\s[^;\d]{0,60}\b(?:${THING})[\s,]{1,3}${WIDE}(?:runs|flows|flowing|course))[\s,:]{1,3}`,
  ),
);
const isBehindRunning = before(/running\s{1,2}/);
/** "running southeast, in all 900 feet": behind it the course is counted on; else the course itself may run there. */
const COUNTED_ON = /^[^;,]{1,24}[\s,]{1,3}(?:in\sall|at|a\stotal|passing|crossing)\s/;

/** To be asked behind one of RUNS. */
export const isHowItRuns = (text: string, at: number): boolean =>
  isOfAThingMet(text, at) && (!isBehindRunning(text, at) || COUNTED_ON.test(text.slice(at, at + 40)));
