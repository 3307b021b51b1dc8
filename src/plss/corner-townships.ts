// Takes: words in one spelling that name a corner by sections of two townships. Gives: the corner, as one of the first section named.
// Never: one where the townships do not touch, or the sections share no such corner.
import type { CornerShare } from './corner-name.ts';
import { sectionCell } from './corner-name.ts';

export interface AcrossCorner {
  readonly at: CornerShare;
  readonly place: { readonly township: string; readonly range: string };
  readonly length: number;
}

const NUMBERS = '\\d{1,2}(?:(?:,\\s|,?\\sand\\s)(?:section\\s)?\\d{1,2})*';
const PLACE = (k: number): string =>
  `(?:,?\\s(?:of|in))?,?\\st(?:ownship)?\\s?(?<t${k}>\\d{1,3}),?\\s?(?<ns${k}>n|s)\\b[,\\s]*(?:of\\s)?r(?:ange)?\\s?(?<r${k}>\\d{1,3}),?\\s?(?<ew${k}>e|w)\\b`;
const ACROSS = new RegExp(
  `^(?:the\\s|a\\s)?(?<kind>1/4\\s)?(?:common\\s|stone\\s)?(?:section\\s)?(?:corner|post)(?:\\s(?:post|stone|monument))?,?\\s(?:that\\sis\\s)?(?:common\\s(?:to|with|of|between)|between|of|to)\\s(?:said\\s)?section\\s?(?<a>${NUMBERS})${PLACE(1)}[^;\\d@]{0,60}?,?\\s(?:and|with)\\s(?:said\\s)?section\\s?(?<b>${NUMBERS})${PLACE(2)}`,
);

const listOf = (text: string): number[] => text.match(/\d+/g)!.map(Number);

/** A step from its line: T1N is 0, T1S is -1. */
const step = (number: string, positive: boolean): number => (positive ? Number(number) - 1 : -Number(number));

export function acrossTownships(text: string): AcrossCorner | null {
  const found = ACROSS.exec(text);
  if (!found) return null;
  const g = found.groups!;
  const [north, east] = [step(g['t2']!, g['ns2'] === 'n') - step(g['t1']!, g['ns1'] === 'n'), step(g['r2']!, g['ew2'] === 'e') - step(g['r1']!, g['ew1'] === 'e')]; // prettier-ignore
  if (Math.max(Math.abs(north), Math.abs(east)) !== 1) return null;
  const [a, b] = [listOf(g['a']!), listOf(g['b']!)];
  const at = sharedCorner(a, b, { east: east * 6, north: north * 6 }, g['kind'] !== undefined);
  const [township, range] = [`${g['t1']}${g['ns1']!.toUpperCase()}`, `${g['r1']}${g['ew1']!.toUpperCase()}`];
  return at && { at, place: { township, range }, length: found[0].length };
}

/** In miles of the first township; the second lies `apart` from it. */
function sharedCorner(
  first: readonly number[],
  second: readonly number[],
  apart: { east: number; north: number },
  quarter: boolean,
): CornerShare | null {
  if ([...first, ...second].some((section) => section < 1 || section > 36)) return null;
  const cornersOf = (section: number, by: { east: number; north: number }): string[] => {
    const cell = sectionCell(section);
    const [east, north] = [cell.east + by.east, cell.north + by.north];
    return [0, 1].flatMap((e) => [0, 1].map((n) => `${east + e} ${north + n}`));
  };
  const all = [
    ...first.map((section) => cornersOf(section, { east: 0, north: 0 })),
    ...second.map((section) => cornersOf(section, apart)),
  ];
  const shared = all.reduce((left, each) => left.filter((at) => each.includes(at)));
  if (shared.length !== (quarter ? 2 : 1) || (quarter && all.length !== 2)) return null;
  const points = shared.map((at) => at.split(' ').map(Number));
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length;
  const cell = sectionCell(first[0]!);
  return { section: first[0]!, east: mean(0) - cell.east, north: mean(1) - cell.north };
}
