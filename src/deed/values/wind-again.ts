// Takes: a quadrant bearing and the text behind it. Gives: the same with the wind that is said again behind it: "south sixty degrees east, east twenty
// poles". Never: a wind that no length follows.
import { codeAt } from '../words/code-at.ts';
import { behindAll, isLetter, spaceOr } from '../words/peek.ts';
import type { DirectionPhrase } from './direction.ts';

const AGAIN =
  /[\s,]{1,3}(?<wind>east|west|e|w)(?![a-z])\.?(?=[\s,]{1,3}(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-]))/y;
const isApart = spaceOr(',');

export function withWindAgain(text: string, phrase: DirectionPhrase): DirectionPhrase {
  if (phrase.kind !== 'quadrant' || phrase.bearing === null || !isApart(codeAt(text, phrase.end))) return phrase;
  const next = behindAll(text, phrase.end, 3, isApart);
  if (text.charAt(next).toUpperCase() !== phrase.bearing.ew || !isLetter(codeAt(text, next))) return phrase;
  AGAIN.lastIndex = phrase.end;
  const wind = AGAIN.exec(text)?.groups?.['wind'];
  if (wind === undefined) return phrase;
  return { ...phrase, end: AGAIN.lastIndex, doubts: [...phrase.doubts, `"${wind}" is said twice`] };
}
