// Takes: pasted text. Gives: where a blank was lost at either end of a bearing or behind a length: `ALONG SAMEN2°55'E`, `2°55'EALONG THE`,
// "132.00FEETTOTHE POINT", "55MINUTESEAST". Never: a blank inside a word: what is glued behind a value must be words that stand there.
import type { Gap } from './joints.ts';

const ANGLE = String.raw`\d{1,2}\s?(?:°|deg)`;
const TO_ITS_END = String.raw`[^;A-Za-z]{0,14}(?:[EeWw])`;
/** `SAMEN2°55'E`, "ROADS2°55'E": with the figure glued too the letter is the bearing's. */
const BEFORE_LETTER = new RegExp(String.raw`(?<=[A-Za-z]{2})[NSns](?=\.?${ANGLE}${TO_ITS_END})`, 'g');
/** "lineN 2°55' E": a capital inside a word. */
const BEFORE_CAPITAL = new RegExp(String.raw`(?<=[a-z]{2})[NS](?=\.?\s?${ANGLE}${TO_ITS_END})`, 'g');
const BEFORE_WIND = new RegExp(String.raw`(?<=[a-z]{2})(?:north|south)(?=\s?${ANGLE})`, 'gi');
const DUE = /(?:\b|thence)due(?=(?:north|south|east|west)(?![a-z]))/gi;
/** "29 minutee W" is the word itself, misspelt: a lone e is no wind behind "minute". */
const PART_OF_ANGLE =
  /\d\s?(?:(?:degrees?|minutes?|seconds?|deg|min|sec)(?=(?:east|west)(?![a-z]))|(?:degrees|minutes|seconds|deg|min|sec)(?=[ew](?![a-z]))|(?:degree|minute|second)(?=w(?![a-z])))/gi;
/** "one half milesouth to", "three miles eastto northeast corner", "continuingWest along". */
const BEFORE_WAY = /(?:\bmiles?|\bcontinuing)(?=(?:north|south|east|west)(?![a-z]))/gi;
const BEHIND_WAY = /\bmiles?\s(?:north|south|east|west)(?=to[\s]|to(?:north|south|east|west|center)[a-z]*\s)/gi;
const TO_CORNER = /\bmiles?\s(?:north|south|east|west) to(?=(?:north|south|east|west|center)[a-z]*\s)/gi;
const BEHIND_BEARING = /°[^;A-Za-z]{0,12}['"″′”’°]\s?(?:east|west|[ew])(?=([a-z]{1,40}))/gi;
const BEHIND_SHORT_BEARING = /°[^;A-Za-z]{0,12}['"″′”’°]\s?[ew](?=([a-z]{1,40}))/gi;
/** `55"E.132.00FEET`. */
const BEHIND_POINT = /°[^;A-Za-z]{0,12}['"″′”’°]\s?[ew]\.(?=\d{1,4}\.\d)/gi;
const BEHIND_LENGTH =
  /\d[\s)-]{0,3}(?:feet|ft|chains|chain|poles|pole|rods|rod|links|perches|varas|meters)(?=([a-z]{2,40}))/gi;

export function besideValues(text: string): Gap[] {
  const places = new Set<number>();
  for (const pattern of [BEFORE_LETTER, BEFORE_CAPITAL, BEFORE_WIND])
    for (const { index } of text.matchAll(pattern)) places.add(index);
  const ways = /miles?(?:\s|[nsew])|continuing[NSEW]/i.test(text) ? [BEFORE_WAY, BEHIND_WAY, TO_CORNER] : [];
  for (const pattern of [DUE, PART_OF_ANGLE, BEHIND_POINT, ...ways])
    for (const { 0: words, index } of text.matchAll(pattern)) places.add(index + words.length);
  for (const pattern of [BEHIND_LENGTH, BEHIND_BEARING, BEHIND_SHORT_BEARING])
    for (const { 0: words, 1: glued, index } of text.matchAll(pattern)) {
      const lengths = wordsIn(glued!.toLowerCase(), 0);
      let at = index + words.length;
      for (const length of lengths ?? []) {
        places.add(at);
        at += length;
      }
    }
  return [...places].sort((one, other) => one - other).map((at) => ({ start: at, end: at, by: ' ' }));
}

/** What stands behind a bearing or a length, longer words first. */
const WORDS = (
  'beginning southerly northerly easterly westerly distance monument thence corner curve along being point place stake stone right north south ' +
  'which street iron said same line lines with from more less left east west lane road pipe post rod pin oak and the for to of or on in at by an a'
)
  .split(' ')
  .sort((one, other) => other.length - one.length);

/** The lengths of the words that letters are glued of; null where they are not such words alone. */
function wordsIn(glued: string, from: number): number[] | null {
  if (from === glued.length) return [];
  for (const word of WORDS) {
    if (!glued.startsWith(word, from)) continue;
    const rest = wordsIn(glued, from + word.length);
    if (rest) return [word.length, ...rest];
  }
  return null;
}
