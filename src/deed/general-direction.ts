// Takes: folded text and a place in it. Gives: a cardinal direction, a point of the compass, or the way a line tends.
// Never: a bearing for "northeasterly", or a cardinal for a bearing too damaged to read.
import { bearingFromAzimuth } from '../survey/bearing.ts';
import { endOf } from './angle-parts.ts';
import { damageAround } from './damaged-direction.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { WINDS } from './lexicon.ts';
import { behindAll, exactly, isLetter, isSpace, spaceOr, wordEnd } from './peek.ts';

const HALF_WIND =
  /(?<a>north|south|east|west|n|s|e|w)[.\s-]{1,3}(?<b>north|south|n|s)[\s.-]{0,3}(?<c>east|west|e|w)(?:\.|(?![a-z]))/y;
const BY_POINT =
  /(?<wind>(?:north|south|n|s)[.\s-]{0,2}(?:east|west|e|w)|north|south|east|west|n|s|e|w)\.?\s{1,2}(?:by|b)\.?\s{1,2}(?<toward>north|south|east|west|n|s|e|w)(?:\.|(?![a-z]))/y;

const isWindGap = spaceOr('.-');
const B = 98;

/** Whether a "b" begins a word among the next: two winds with what stands between them are no longer. */
function mayGoBy(text: string, at: number): boolean {
  for (let i = at + 1; i < at + 16; i++) if (text.charCodeAt(i) === B && !isLetter(text.charCodeAt(i - 1))) return true;
  return false;
}

/** The mariner's compass: "W by N" is one point (11°15') from west toward north; "north-northeast" stands half-way. */
export function compassPointAt(text: string, at: number): DirectionPhrase | null {
  BY_POINT.lastIndex = at;
  const by = mayGoBy(text, at) ? BY_POINT.exec(text)?.groups : undefined;
  if (by) {
    const wind = WINDS[by['wind']!.replace(/[^a-z]/g, '')];
    const toward = WINDS[by['toward']!];
    if (wind === undefined || toward === undefined) return null;
    const turn = ((toward - wind + 540) % 360) - 180;
    if (turn === 0 || Math.abs(turn) > 135) return null;
    return point(wind + Math.sign(turn) * 11.25, at, BY_POINT.lastIndex);
  }
  HALF_WIND.lastIndex = at;
  const end = wordEnd(text, at);
  const next = text[behindAll(text, end, 3, isWindGap)];
  const half = next === 'n' || next === 's' ? HALF_WIND.exec(text)?.groups : undefined;
  if (!half) return null;
  const main = WINDS[half['a']![0]!];
  const between = WINDS[`${half['b']![0]!}${half['c']![0]!}`];
  if (main === undefined || between === undefined) return null;
  const turn = ((between - main + 540) % 360) - 180;
  return Math.abs(turn) === 45 ? point(main + turn / 2, at, HALF_WIND.lastIndex) : null;
}

const point = (azimuthDeg: number, start: number, end: number): DirectionPhrase => ({
  ...CLEAN,
  kind: 'point',
  bearing: bearingFromAzimuth(azimuthDeg),
  start,
  end,
  doubts: ['a point of the compass, not a measured angle'],
});

// A word torn over a line's end keeps its hyphen, or what a scan made of it: "north-\nwesterly", "East:erly", "south.\nerly".
const GENERAL =
  /(?<wind>(?:north|south)(?:(?:[- ]{0,2}\n?|[.:;,=_~*]\s{0,2}\n\s{0,3})(?:east|west))?|east|west)(?:[-.:;,=_~*']{0,2}\s{0,3}er(?:[li1!]y|ing|ty|lv)|(?:-| |\n|[-.:;=_~*]\s{0,2}\n\s{0,3})?ward(?:ly|s)?|'?ly)(?![a-z])/y;

const isTornMark = spaceOr(`-.:;,=_~*'`);

/** Behind a wind: its other half, "erly" or "ward", torn off or not; or "ly". */
function mayTend(text: string, at: number): boolean {
  const first = text[at];
  const stem = first === 'n' || first === 's' ? at + 5 : at + 4;
  if (wordEnd(text, at) < stem) return false;
  const next = behindAll(text, stem, 9, isTornMark);
  const letter = text[next];
  return letter === 'e' || letter === 'w' || (letter === 'l' && next < stem + 2);
}

/** "northeasterly", "southwardly": which way a line tends, no bearing. */
function generalAt(text: string, at: number): DirectionPhrase | null {
  if (!mayTend(text, at)) return null;
  GENERAL.lastIndex = at;
  const wind = GENERAL.exec(text)?.groups?.['wind'];
  if (!wind) return null;
  return tending(at, GENERAL.lastIndex, WINDS[wind.replace(/[^a-z]/g, '')] ?? null);
}

const tending = (start: number, end: number, trendDeg: number | null): DirectionPhrase => ({
  ...CLEAN,
  kind: 'general',
  bearing: null,
  start,
  end,
  trendDeg,
});

const isJoint = spaceOr(',-');

/** Behind blanks, a comma or a dash: another wind, or the word that joins two. */
function mayJoin(text: string, at: number): boolean {
  const next = behindAll(text, at, 6, isJoint);
  switch (text[next]) {
    case 'n':
    case 's':
    case 'e':
    case 'w':
    case '&':
      return next > at;
    case 'a':
      return text.startsWith('and', next);
    case 'o':
      return text.startsWith('or', next);
    case 't':
      return text.startsWith('then', next);
    default:
      return false;
  }
}

const JOINED = /(?<and>,?\s{1,3}(?:and|&|or|then)\s{1,3}(?:in\s+an?\s+)?)|,\s{1,3}|\s{0,2}-\s{0,2}|\s{1,2}/y;
const MEASURED_NEXT = /^[^;,.]{0,48}?(?:°|degree|deg\b)|^[\s.]{0,3}\d{1,2}(?:\s?[½¼¾]|\s\d\/\d)?[\s.]{1,3}[ew]/;

/** "south and west along", "west southwesterly", "south, southeast": two ways in one is neither of them exactly. */
function joined(text: string, first: DirectionPhrase): DirectionPhrase | null {
  if (first.due || first.trendDeg === null || !mayJoin(text, first.end)) return null;
  if (!isWord(text, first.start)) return joinedLetters(text, first);
  JOINED.lastIndex = first.end;
  const joint = JOINED.exec(text);
  if (!joint || !isWord(text, JOINED.lastIndex)) return null;
  const second = generalAt(text, JOINED.lastIndex) ?? cardinalAt(text, JOINED.lastIndex);
  if (!second || second.due || second.trendDeg === null || second.kind === 'broken') return null;
  const turn = ((second.trendDeg - first.trendDeg + 540) % 360) - 180;
  // Without "and" only a wind and its neighbour make one way: in "north, east 40 feet" the comma parts two.
  if (joint.groups!['and'] === undefined && Math.abs(turn) !== 45) return null;
  if (MEASURED_NEXT.test(text.slice(second.end, second.end + 56))) return null;
  return tending(first.start, second.end, Math.abs(turn) > 90 ? null : (first.trendDeg + turn / 2 + 360) % 360);
}

const LETTERS_JOINED = /\s(?:and|&)\s([nsew])\.?(?=\s(?:along|with|down|up|following|course)\b)/y;

/** "N. and W. along the creek"; before other words each letter may be the initial of a name. */
function joinedLetters(text: string, first: DirectionPhrase): DirectionPhrase | null {
  const end = endOf(LETTERS_JOINED, text, first.end);
  return end < 0 ? null : tending(first.start, end, null);
}

/** A wind spelled out: of "N. and E." each may be the initial of a name. */
const isWord = (text: string, at: number): boolean => wordEnd(text, at) > at + 3;

/** A cardinal word, the way a line tends, or two of them in one. */
export function plainDirectionAt(text: string, at: number): DirectionPhrase | null {
  const first = generalAt(text, at) ?? cardinalAt(text, at);
  return first && (joined(text, first) ?? first);
}

// Groups without names, which cost: the word of exactness, the wind in words, the wind in letters.
const CARDINAL =
  /(due\s{1,2}|true\s{1,2}|directly\s{1,2}|exactly\s{1,2})?(?:((?:north|south)(?:[- ]?|[-=]\s{0,2}\n\s{0,3})(?:east|west)|north|south|east|west)(?![a-z])|([ns][.\s-]{0,2}[ew]|[nsew])(?:\.|(?![a-z])))/y;
const MAY_BE_CARDINAL = exactly('nsewdt');
const SHORT_ERLY = /[-']?\s?(?:er)?ly(?![a-z])/y;
const GLUED_WIND = /\b(?:nor|sou|north|south)['-]$/;
const TORN_ERLY = /\n\s{0,4}(?:erly|wardly)(?![a-z])/;
/** "north-\nsaid land\neasterly": the hyphen says that the word goes on, wherever its rest stands. */
const TORN_OFF = /-\s{0,2}\n/y;

/** "north", "due W.": exact for the four cardinal points, as courts and surveyors read them; "northeast" only tends. */
function cardinalAt(text: string, at: number): DirectionPhrase | null {
  if (!MAY_BE_CARDINAL(text.charCodeAt(at))) return null;
  CARDINAL.lastIndex = at;
  const found = CARDINAL.exec(text);
  if (!found) return null;
  const end = CARDINAL.lastIndex;
  const [, exactly, word, letters] = found;
  const wind = (word ?? letters)!;
  const trendDeg = WINDS[wind] ?? WINDS[wind.replace(/[^a-z]/g, '')];
  if (trendDeg === undefined) return null;
  const due = exactly !== undefined;
  if (letters !== undefined && !due && isNoWind(text, at, end)) return null;
  const short = letters === undefined ? -1 : endOf(SHORT_ERLY, text, end);
  if (short > 0) return tending(at, short, trendDeg);
  if (!due && (isTorn(text, end) || isGluedWind(text, at))) return tending(at, end, trendDeg);
  const damage = due ? null : damageAround(text, at, end, trendDeg);
  if (damage) return damage;
  const base = { ...CLEAN, start: at, end, trendDeg, due };
  if (trendDeg % 90 !== 0 && !due) return { ...base, kind: 'general', bearing: null };
  return { ...base, kind: 'cardinal', bearing: bearingFromAzimuth(trendDeg) };
}

/** Two lines of a scan in each other: "West\non said Avenue at the corner of A. Bell\nerly on said Avenue". */
function isTorn(text: string, end: number): boolean {
  if (text[end] === '-') return endOf(TORN_OFF, text, end) > 0;
  return lineEnds(text, end) && TORN_ERLY.test(text.slice(end, end + 120));
}

/** Behind two blanks at most. */
function lineEnds(text: string, at: number): boolean {
  let i = at;
  while (i < at + 2 && text[i] !== '\n' && isSpace(text.charCodeAt(i))) i++;
  return text[i] === '\n';
}

/** "nor'east": the wind is the end of a word. */
const isGluedWind = (text: string, at: number): boolean =>
  (text[at - 1] === '-' || text[at - 1] === "'") && GLUED_WIND.test(text.slice(Math.max(0, at - 6), at));

/** "R.E. 707", "BL e distance of 40 feet": an initial, or an "a" misread, is no wind. */
function isNoWind(text: string, at: number, end: number): boolean {
  if (text[at - 1] === '.' && isLetter(text.charCodeAt(at - 2)) && !isLetter(text.charCodeAt(at - 3))) return true;
  if (text[at] !== 'e' || text[end - 1] === '.' || !/^\s{1,2}distance\s+of\b/.test(text.slice(end, end + 14)))
    return false;
  return !/\b(?:thence|due|running)[\s,]{1,3}$/.test(text.slice(Math.max(0, at - 10), at));
}
