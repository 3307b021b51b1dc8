// Takes: folded text and a north or south in it that no sound bearing follows. Gives: the bearing among whose figures a scan has left letters,
// each part with its mark: "N 270 IS' W", `S 12° 0T 3D" E`; or that what stands behind a wind was an angle: "South 8g' 47' Eo~t".
// Never: degrees of which a letter leaves a choice (their readings are offered), nor an angle without a figure in it.
import type { Bearing } from '../../contract/extraction.ts';
import { endOf } from './angle-parts.ts';
import { codeAt } from '../words/code-at.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { inFigures } from '../words/letter-figures.ts';
import { behindAll, isFigure, oneOf, spaceOr, wordEnd } from '../words/peek.ts';
import { bearingOf } from './quadrant.ts';

/** Letters that may be another figure than the one they look like most. */
const EITHER: Readonly<Record<string, string>> = { s: '8', z: '7', b: '6', g: '6', d: '8' };
const [F, TENS] = ['[\\dilosztbgdq]', '[0-5ilosz]'];
const SHAPE = new RegExp(
  String.raw`(?:n|s)(?:o|orth|outh)?[.,:\s-]{0,4}(?<d>${F}{1,2})(?:\s?[°*^~'"]\s{0,2}|\s{0,2}[0o]\s{0,2})` +
    String.raw`(?<m>${TENS}${F})\s?'(?:\s{0,2}(?<s>${TENS}${F}(?:\.\d{1,4})?)\s?["'])?` +
    String.raw`[\s.,-]{0,4}(?:(?<e>east|e)|west|w)(?:\.|(?![a-z\d]))`,
  'y',
);

const isBefore = spaceOr('.,:-');
const mayBeFigure = oneOf('0123456789ilosztbgdq');
const isMark = oneOf(`°*^~'"0`);

/** A figure or a letter for one, at most one more, and a mark: "8g'", "IS°", "4 °". */
function mayBeMarked(text: string, from: number): boolean {
  const at = behindAll(text, from, 4, isBefore);
  if (!mayBeFigure(codeAt(text, at))) return false;
  const end = behindAll(text, at, 3, mayBeFigure);
  return isMark(codeAt(text, end)) || isMark(codeAt(text, end - 1)) || isMark(codeAt(text, end + 1));
}

/** "SOO°06'49"E": the letters for the degrees' figures stand right behind that of the wind. */
const isLetteredNext = (text: string, at: number): boolean =>
  mayBeFigure(codeAt(text, at + 1)) && (codeAt(text, at + 2) === DEGREE_SIGN || codeAt(text, at + 3) === DEGREE_SIGN);
const DEGREE_SIGN = 176;

export function letteredBearingAt(text: string, at: number): DirectionPhrase | null {
  if (!mayBeMarked(text, wordEnd(text, at)) && !isLetteredNext(text, at)) return null;
  SHAPE.lastIndex = at;
  const found = SHAPE.exec(text)?.groups;
  if (!found) return null;
  const end = SHAPE.lastIndex;
  const parts = [found['d']!, found['m']!, found['s'] ?? '0'];
  const printed = parts.join('');
  if (!/[a-z]/.test(printed) || !/\d/.test(printed)) return null;
  const readings = [parts, ...parts.flatMap((part, i) => otherwise(part).map((other) => parts.with(i, other)))];
  const bearings = readings.map((read) => bearing(text.charAt(at), read, found['e'] !== undefined));
  const [first, ...rest] = bearings;
  const why = `the letters of "${text.slice(at, end).trim()}" are taken for figures`;
  const others = rest.filter((other) => other !== null).map((other) => ({ bearing: other, why }));
  if (!first) return null;
  const isSure = otherwise(parts[0]!).length === 0;
  if (isSure) return { ...CLEAN, kind: 'quadrant', bearing: first, start: at, end, doubts: [why], others };
  const all = [{ bearing: first, why }, ...others];
  return { ...CLEAN, kind: 'broken', bearing: null, start: at, end, doubts: [why], others: all };
}

/** The part with each letter that may be two figures as the other of them. */
const otherwise = (part: string): string[] =>
  [...part].flatMap((letter, i) =>
    EITHER[letter] === undefined ? [] : [part.slice(0, i) + EITHER[letter] + part.slice(i + 1)],
  );

function bearing(ns: string, parts: readonly string[], isEast: boolean): Bearing | null {
  const [degrees, minutes, seconds] = parts.map((part) => Number(inFigures(part))) as [number, number, number];
  if (minutes > 59 || seconds >= 60 || degrees * 3600 + minutes * 60 + seconds > 90 * 3600) return null;
  return bearingOf(ns === 'n' ? 'N' : 'S', isEast ? 'E' : 'W', { degrees, minutes, seconds });
}

const GROUP = '[a-z\\d~?$&]';
/** "8g' 47' 11'", "d9° 4Z'", "o8° 11'": two groups or three, each with its mark. */
const GROUPS = new RegExp(
  String.raw`[\s.,:(_-]{0,4}(?<first>${GROUP}{1,3})\s{0,2}[°'"*\x60]{1,2}\s{0,2}(?<second>${GROUP}{1,3})\s{0,2}['"°*\x60]` +
    String.raw`(?:\s{0,2}${GROUP}{1,3}(?:\.\d{1,3})?\s{0,2}['"\x60])?`,
  'y',
);
/** `320 'lll 0" E`, "_8g_47_11_E": figures, letters for them and marks up to the last letter. */
const UP_TO_WIND = new RegExp(
  String.raw`[\s.,:(_-]{0,4}(?<body>\d[\d\s.,_°'"*?!|~ailosztbgdq]{1,16}?)[\s.,_-]{0,3}(?:(?<=['"_\s-])[ew](?![a-z])|east|west)`,
  'y',
);
/** "N90 a distance of 40 feet": what is left of the angle is glued to its letter. */
const GLUED = /\d{2}°?(?=[\s,]{1,3}(?:a\s{1,2}dist|for\s|along\s|with\s))/y;
const WORDS =
  /\b(?:to|at|lots?|is|it|go|so|sold|old|blocks?|st|rd|ft|sq|tiles?|bolts?|bits?|of|or|in|on|by|a|an|the|and|for|feet|rods?|line|th|nd|road|along|no|nos)\b/;

/** "E 44.25'\nS 5° W": the bearing of the next line. */
const NEXT_ROW = /\n\s{0,8}(?:\(?\d{1,2}[.)]\s{1,3})?s[\s.]{0,2}\d/;

/** Where an angle with letters among its figures ends that stands right behind a wind; -1 where none does. */
export function letteredEnd(text: string, end: number): number {
  const at = behindAll(text, end, 4, isBeforeGroup);
  const isFigured = isFigure(codeAt(text, at));
  if (at === end) return isFigured ? endOf(GLUED, text, end) : -1;
  if (mayBeMarkedGroup(text, at)) {
    GROUPS.lastIndex = end;
    const groups = GROUPS.exec(text)?.groups;
    const printed = groups ? `${groups['first']!} ${groups['second']!}` : '';
    if (/\d/.test(printed) && /[a-z~?$&]/.test(printed) && !WORDS.test(printed)) return GROUPS.lastIndex;
  }
  if (!isFigured) return -1;
  UP_TO_WIND.lastIndex = end;
  const body = UP_TO_WIND.exec(text)?.groups?.['body'];
  const isLettered =
    body !== undefined && /[a-z_]/.test(body) && /[°'"*_]/.test(body) && !WORDS.test(body) && !NEXT_ROW.test(body);
  return isLettered ? UP_TO_WIND.lastIndex : -1;
}

const isBeforeGroup = spaceOr('.,:(_-');
const isAngleMark = oneOf(`°'"*\``);

/** A mark behind one to four characters. */
function mayBeMarkedGroup(text: string, at: number): boolean {
  for (let i = at + 1; i < at + 6; i++) if (isAngleMark(codeAt(text, i))) return true;
  return false;
}
