// Takes: folded text. Gives: what became of its degree marks, told by the bearings whose figures leave no choice: lost ("S. 1520' W.", "N 42 E"),
// or read as a 0 ("S. 15020' W.", "N 420 E"). Never: an answer from one bearing alone where a reading that needs no damage is at hand.
import { matchesOf } from '../words/matches.ts';

const MERIDIAN = String.raw`(?<![a-z])(?:n|s|no|so|north|south)[.,\s]{0,3}`;
const WIND = String.raw`[\s.,'"]{0,4}(?:e|w|east|west)(?![a-z\d])`;
const UNIT = String.raw`feet|ft|foot|[cprlymv][a-z]{1,7}(?<!more|point|radius|mark|corner)`;
const LENGTH = String.raw`[^\d';]{0,60}\d[\d,. ]{0,11}(?:\s\d\/\d)?[\s-]{0,2}(?<unit>${UNIT})`;
/** Degrees and minutes in one figure, or parted by a blank, or degrees alone. */
const BEARINGS = new RegExp(
  String.raw`${MERIDIAN}(?:(?<run>\d{4,5})\s?'(?!')(?<seconds>\s?\d{1,2}(?:\.\d{1,4})?\s?["'])?|(?<apart>\d{2,3})(?: \d{1,2}\s?'(?!')(?:\s?\d{1,2}(?:\.\d{1,4})?\s?["'])?)?)${WIND}(?:${LENGTH})?`,
  'g',
);
/** Sides of what sections are divided into, in feet: "N 1320' E" is rather one of them than 13°20'. */
const SIXTEENTH_FEET = 330;

interface Habit {
  readonly lost: number;
  readonly readAs0: number;
}

let asked = '';
let answer: Habit = { lost: 0, readAs0: 0 };

/** Asked once a text. */
function habitOf(text: string): Habit {
  if (text !== asked) answer = tally(text);
  asked = text;
  return answer;
}

function tally(text: string): Habit {
  let [lost, readAs0] = [0, 0];
  for (const { groups } of matchesOf(BEARINGS, text)) {
    const { run, seconds, unit, apart } = groups!;
    if (run === undefined) {
      if (apart!.endsWith('0')) readAs0 += Number(apart) > 90 && Number(apart) <= 900 ? 1 : 0;
      else if (apart!.length === 2) lost++;
    } else if (run.length === 5) readAs0 += run[2] === '0' ? 1 : 0;
    else if (isGlued(run) && (seconds !== undefined || isNoSide(run, unit))) lost++;
  }
  return { lost, readAs0 };
}

const isGlued = (run: string): boolean => run[1] !== '0' && Number(run.slice(0, 2)) < 90 && Number(run.slice(2)) < 60;

/** Whoever writes "N 70' E 42'" means feet by both primes; a length whose unit is written out leaves the prime to the minutes. */
const isNoSide = (run: string, unit: string | undefined): boolean =>
  unit !== undefined && (unit[0] !== 'f' || Number(run) % SIXTEENTH_FEET > 0);

/** Whether figures with a prime are degrees and minutes, their mark lost, rather than feet, or degrees with a 0 for the mark. */
export const losesMarks = (text: string): boolean => {
  const { lost, readAs0 } = habitOf(text);
  return lost > readAs0;
};

/** Whether the 0 that ends two figures is the degree mark: "N. 30 15' W." between "N. 410 50' E." and "S. 520 20' E.". */
export const readsMarksAs0 = (text: string): boolean => {
  const { lost, readAs0 } = habitOf(text);
  return readAs0 > 1 && lost === 0;
};
