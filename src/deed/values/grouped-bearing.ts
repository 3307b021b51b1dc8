// Takes: folded text and a north or south in it. Gives: the bearing whose marks another set of characters has replaced, told by its groups of figures
// and the east or west behind them: `N 28(38' 50" E`, `N 71.42'16" E`, "S 23? W". Never: one called sure; what was taken for what is said.
import { inFigures } from '../words/letter-figures.ts';
import { matchAt } from '../words/place.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { bearingOf } from './quadrant.ts';

const HEAD = String.raw`(?<ns>n|s)(?:o|orth|outh)?(?![a-z])[.,:\s-]{0,4}`;
const LAST = String.raw`[\s.,-]{0,4}(?:(?<e>east|e)|west|w)(?:\.|(?![a-z\d]))`;
/** Any sign but a bracket that closes, or what parts figures of a list; a letter between blanks or glued to the degrees. */
const SIGN = String.raw`\s{0,2}[^\sa-z\d),&-]{1,3}\s{0,3}`;
const LETTER = String.raw`\s?[a-z]\s?(?=\d\d ?')`;
/** "46 331 22\"": the minutes' mark as a 1. */
const MINUTE = String.raw`(?:${SIGN}|1\s)`;
/** With letters read for a nought or a one. */
const SIXTIETH = String.raw`(?:[0-5o][\dol]|\d)`;
const SECONDS = String.raw`(?<s>${SIXTIETH}(?:\.\d{1,4})?)(?:\s?[^\sa-z\d();,&-]{1,3})?`;
const THREE_GROUPS = new RegExp(
  `${HEAD}(?<body>(?<d>\\d{1,2})(?:${SIGN}|${LETTER}|\\s(?=\\d{3}\\s))(?<m>${SIXTIETH})${MINUTE}${SECONDS})${LAST}`,
  'y',
);
const TWO_GROUPS = new RegExp(
  `${HEAD}(?<body>(?<d>\\d{1,2})(?:\\s?[°*~^?¦•(\ufffd]\\s{0,2}|${LETTER})(?<m>${SIXTIETH})\\s?['/¹?¦!|\\ufffd]{1,2}\\s{0,2})${LAST}`,
  'y',
);
/** "south 3 degrees 21 munutes 55 sands east": three figures, and of the words behind them one at least is what it should be. */
const WORD = String.raw`[^\d;:,()]{2,12}?`;
const IN_WORDS = new RegExp(
  `${HEAD}(?<body>(?<d>\\d{1,2})(?<words>${WORD}(?<m>[0-5]?\\d)${WORD}(?<s>[0-5]?\\d)${WORD}))${LAST}`,
  'y',
);
const SOUND_WORD = /\s(?:deg(?:rees)?|min(?:utes)?|sec(?:onds)?)\b/;
/** "S 23? W": the sign may be a fraction as well. */
const ONE_GROUP = new RegExp(String.raw`${HEAD}(?<body>(?<d>\d{1,2})\s?(?<lone>[?¦\ufffd])\s?)${LAST}`, 'y');

export function groupedBearingAt(text: string, at: number): DirectionPhrase | null {
  for (const shape of [THREE_GROUPS, TWO_GROUPS, ONE_GROUP, IN_WORDS]) {
    const found = matchAt(shape, text, at);
    const read = found && readingOf(found.groups!, at, at + found[0].length);
    if (read) return read;
  }
  return null;
}

function readingOf(groups: Partial<Record<string, string>>, start: number, end: number): DirectionPhrase | null {
  const { ns, body, d, m, s, e, lone, words } = groups;
  const angle = { degrees: Number(d), minutes: Number(inFigures(m ?? '0')), seconds: Number(inFigures(s ?? '0')) };
  if (angle.degrees * 3600 + angle.minutes * 60 + angle.seconds > 90 * 3600) return null;
  // "N 14, 22, 31 E" of a list has none of an angle's marks.
  if (words === undefined ? lone === undefined && !/['"°¦\ufffd]/.test(body!) : !SOUND_WORD.test(words)) return null;
  const [north, east] = [ns === 'n' ? 'N' : 'S', e === undefined ? 'W' : 'E'] as const;
  const printed = `${d!}°${m === undefined ? '' : `${m}'`}${s === undefined ? '' : `${s}"`}`;
  const half = { bearing: bearingOf(north, east, { ...angle, minutes: 30 }), why: `"${lone!}" may be a fraction` };
  return {
    ...CLEAN,
    kind: 'quadrant',
    bearing: bearingOf(north, east, angle),
    start,
    end,
    doubts: [`"${body!.trim()}" is taken for ${printed}`],
    others: lone === undefined ? [] : [half],
  };
}
