// Takes: words in one spelling. Gives: the way they give to or from a corner: legs along the compass, or bearings.
// Never: a way by halves, nor one that is "about" so long.
import type { DistanceUnit } from '../contract/extraction.ts';
import { feetPer } from '../survey/units.ts';

export type Compass = 'n' | 's' | 'e' | 'w';

export interface Leg {
  readonly lengthFt: number;
  /** Null for a bearing. */
  readonly toward: Compass | null;
  readonly azimuthDeg: number;
}

/** The legs from the corner, and how many words they and "of" or "from" took. */
export interface Way {
  readonly legs: readonly Leg[];
  readonly length: number;
}

const UNIT = 'feet|chains|links|rods|poles|perches|yards|meters|miles|varas';
const NUMBER = '\\d+(?:\\.\\d+)?';
const LENGTH = `(?<n>${NUMBER})\\s(?<u>${UNIT})(?:(?:,|\\sand|,\\sand)?\\s(?<n2>${NUMBER})\\s(?<u2>links|feet))?`;
const BEFORE =
  '(?:,|a\\sdistance\\sof|distance|distant|thereon|therefrom|therein|measured|exactly|running|thence|run|to\\sthe|is|lies|lying|bears|bearing|located|situated|by|for|at)';
const LEG = new RegExp(
  `^(?:${BEFORE}\\s?)*(?:${LENGTH}(?:\\sdistant)?,?\\s(?:to\\sthe\\s|in\\sa\\s)?(?:(?<d>[nsew])|@(?<az>[\\d.]+)@)|(?:(?<d2>[nsew])|@(?<az2>[\\d.]+)@)(?:,?\\s(?:and\\s)?${BEFORE})*,?\\s(?:and\\s)?${LENGTH.replaceAll('?<n', '?<m').replaceAll('?<u', '?<v')})(?=[\\s,;]|$)`,
);
const JOIN = /^,?\s?(?:of,?\s)?(?:and\s|then\s|thence\s)*/;
const FROM = /^,?\s?(?:distant\s|distance\s)?(?:of|from)\s/;
const MOST_LEGS = 3;
const AZIMUTH: Readonly<Record<Compass, number>> = { n: 0, e: 90, s: 180, w: 270 };

const feetOf = (n: string, unit: string): number => Number(n) * feetPer(unit as DistanceUnit);

type Groups = Readonly<Record<string, string | undefined>>;

function legOf(groups: Groups): Leg {
  const [n, u] = [groups['n'] ?? groups['m'], groups['u'] ?? groups['v']];
  const [n2, u2] = [groups['n2'] ?? groups['m2'], groups['u2'] ?? groups['v2']];
  const lengthFt = feetOf(n!, u!) + (n2 === undefined ? 0 : feetOf(n2, u2!));
  const toward = (groups['d'] ?? groups['d2'] ?? null) as Compass | null;
  return { lengthFt, toward, azimuthDeg: toward === null ? Number(groups['az'] ?? groups['az2']) : AZIMUTH[toward] };
}

/** Legs with nothing after them taken yet. Null where there are none, or two run along one line. */
export function legsAt(text: string): Way | null {
  const legs: Leg[] = [];
  let at = 0;
  while (legs.length < MOST_LEGS) {
    const found = LEG.exec(text.slice(at));
    if (!found) break;
    legs.push(legOf(found.groups!));
    at += found[0].length;
    const join = JOIN.exec(text.slice(at))![0];
    if (!LEG.test(text.slice(at + join.length))) break;
    at += join.length;
  }
  const compass = legs.flatMap(({ toward }) => (toward === null ? [] : ['ns'.includes(toward)]));
  return legs.length === 0 || new Set(compass).size < compass.length ? null : { legs, length: at };
}

export function offsetOf(legs: readonly Leg[]): readonly [number, number] {
  let [east, north] = [0, 0];
  for (const { lengthFt, azimuthDeg } of legs) {
    const azimuth = (azimuthDeg * Math.PI) / 180;
    east += azimuthDeg % 180 === 0 ? 0 : lengthFt * Math.sin(azimuth);
    north += azimuthDeg % 180 === 90 ? 0 : lengthFt * Math.cos(azimuth);
  }
  return [east, north];
}

/** "660 feet w of", "20 rods e and 8 rods s from", "@170@ 200 feet from", "90 feet n of a point 60 feet e of". */
export function wayAt(text: string): Way | null {
  const legs: Leg[] = [];
  let at = 0;
  for (let points = 0; points < 3; points += 1) {
    const found = legsAt(text.slice(at));
    const from = found && FROM.exec(text.slice(at + found.length));
    if (!found || !from) return null;
    legs.push(...found.legs);
    at += found.length + from[0].length;
    const next = /^a\spoint\s(?:(?:which|that)\s(?:is|lies|bears)\s)?/.exec(text.slice(at));
    if (!next) return { legs, length: at };
    at += next[0].length;
  }
  return null;
}

const LATER = new RegExp(`^[^;]{0,160}?\\b(?:a\\sdistance\\sof|distant(?:\\stherefrom)?)\\s${LENGTH}(?=[\\s,;]|$)`);

/** "@190@ from" whose length stands behind the corner: "… and distant therefrom 1600 feet". */
export function bearingAt(text: string): { azimuthDeg: number; length: number } | null {
  const found = new RegExp(`^(?:${BEFORE}\\s?)*@(?<az>[\\d.]+)@,?\\s(?:of|from)\\s`).exec(text);
  return found && { azimuthDeg: Number(found.groups!['az']), length: found[0].length };
}

export function lengthLater(text: string): { lengthFt: number; length: number } | null {
  const found = LATER.exec(text);
  return found && { lengthFt: legOf({ ...found.groups, d: 'n' }).lengthFt, length: found[0].length };
}

export const ANY_LENGTH = new RegExp(`\\d\\s(?:${UNIT})\\b`);
