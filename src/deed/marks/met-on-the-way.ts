// Takes: folded text and where a direction stands in it. Gives: whether it tells how a stream or a road runs that a course meets on its way:
// "at 159 feet a branch 4 feet wide, runs S 30° E". Never: how a course goes on from what it has come to.
import { before } from '../words/before.ts';
import { wording } from '../words/wording.ts';

const WATER =
  'branch creek brook stream run river fork drain draw ditch canal ravine gully gulley gulch arroyo canyon slough bayou hollow wash coulee water';
const WAY = 'road trail path lane highway railroad fence ridge';
const THING = `${WATER} ${WAY}`.split(' ');
const WIDE = String.raw`(?:[\d½]{1,4}[^;\d]{2,14}[\s,]{1,3})?`;
const RUNS = 'runs running flows flowing course'.split(' ');

/** "at 159 feet a branch 4 feet wide, runs", "crossing a branch which flows". */
const AT_A_LENGTH = wording`(?:\bat (?:(?:an?|distance of|about) ){0,3}|[\n–-]\s{0,6})\d[\d.,]{0,9}\s?[a-z']{1,8}\.?[\s,]{1,3}(?!to )`;

const isOfAThingMet = before(
  new RegExp(
    wording`(?:${AT_A_LENGTH}[^;\d]{0,60}\b${THING}[\s,]{1,3}${WIDE}${RUNS}
      |\b(?:pass|cross)(?:es|ing|ed)?\s[^;\d]{0,60}\b${THING}[\s,]{1,3}${WIDE}(?:runs|flows|flowing|course))[\s,:]{1,3}`,
  ),
);
const isBehindRunning = before(/running\s{1,2}/);
/** "running southeast, in all 900 feet": behind it the course is counted on; else the course itself may run there. */
const COUNTED_ON = /^[^;,]{1,24}[\s,]{1,3}(?:in\sall|at|a\stotal|passing|crossing)\s/;

export const isHowItRuns = (text: string, at: number): boolean =>
  (isOfAThingMet(text, at) && (!isBehindRunning(text, at) || COUNTED_ON.test(text.slice(at, at + 40)))) ||
  isMetOnTheLine(text, at);

const UNIT = wording`(?:v(?:a?ra|r)?s?|feet|ft|ch(?:ain)?s?|po(?:le)?s?|rods?|rds|yards|yds|links|lks|paces|miles?)`;
const LENGTH = wording`\d{1,6}(?:[,.]\d{1,4})?\s?${UNIT}\b\.?`;
const MET = new RegExp(
  wording`(?<![\d.,])(?<met>${LENGTH})[\s,]{1,3}(?!to (?:an? |the )?(?:stake|stone|post|corner|mound))[^;:\d]{0,60}\b${THING}[\s,]{1,3}
    (?:\d{1,3}[^;\d]{2,14}[\s,]{1,3})?(?:(?:which|that|and) )?(?<how>${RUNS}|bears|bearing|brs\.?)[\s,:]{1,3}$`,
);
/** The way it runs, then a length and what stands there, or the beginning. */
const NEXT_MET = new RegExp(
  wording`^(?<way>[nsew][a-z]{0,8}[.\s-]{0,3}(?:\d[\d°'" ]{0,8}\s?)?(?:[ew][a-z]{0,4}\.?)?)(?<mark>[;,]?) (?:and )?
    (?<next>${LENGTH})[\s,]{1,3}(?:to )?(?:(?:an?|the) )?(?!east|west|north|south)[a-z]{3,}`,
);
const RUNS_FROM_THERE = /^(?:runs?|running)$/;

/** "200 vrs. a branch, runs S. E., 950 vrs. a stake": one length for the course, told as far as each thing it meets. */
function isMetOnTheLine(text: string, at: number): boolean {
  const next = NEXT_MET.exec(text.slice(at, at + 80))?.groups;
  if (!next) return false;
  const met = MET.exec(text.slice(Math.max(0, at - 120), at))?.groups;
  if (!met || unitOf(met['met']!) !== unitOf(next['next']!) || amountOf(met['met']!) >= amountOf(next['next']!))
    return false;
  // "a branch, runs S. E. 950 varas to a stake" may be the course behind the branch.
  return next['mark'] !== '' || !RUNS_FROM_THERE.test(met['how']!);
}

const unitOf = (length: string): string => /[a-z]/.exec(length)![0];
const amountOf = (length: string): number => Number.parseFloat(length.replace(',', ''));
