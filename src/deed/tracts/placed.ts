// Takes: tracts with the places of their words. Gives: all of them in the paper's order, those without a name of their own counted in it.
// Never: two tracts of one name.
import type { Tract } from '../../contract/extraction.ts';
import type { LandWords } from './words-of-land.ts';

export interface Placed {
  /** Where its words begin. */
  readonly at: number;
  readonly tract: Tract;
  /** By the paper; others are counted. */
  readonly isNamed: boolean;
  /** Its own words, where they are known. */
  readonly words?: LandWords;
}

/** `places`: where each of the first list stands now. */
export function inOrder(first: readonly Placed[], second: readonly Placed[]): { tracts: Tract[]; places: number[] } {
  const all = [...first, ...second];
  const order = all.map((_, i) => i).sort((a, b) => all[a]!.at - all[b]!.at || a - b);
  const names = all.map((one) => one.tract.name);
  const own = new Set(all.flatMap(({ isNamed, tract: { name } }) => (isNamed ? [name.toLowerCase()] : [])));
  order.forEach((from, i) => {
    if (!all[from]!.isNamed) names[from] = countedName(i, all.length, own);
  });
  const renames = [namesOf(first, names, 0), namesOf(second, names, first.length)];
  const taken = new Map<string, number>();
  const tracts = order.map((from) => {
    const { tract } = all[from]!;
    const notes = renamed(tract.notes, renames[from < first.length ? 0 : 1]!);
    return tractNumber(taken, { ...tract, name: names[from]!, notes });
  });
  const places: number[] = [];
  order.forEach((from, i) => {
    if (from < first.length) places[from] = i;
  });
  return { tracts, places };
}

/** The name of a tract that the paper does not name, by its place among `count`; none of those that the paper gives itself (in small letters). */
export function countedName(index: number, count: number, taken: ReadonlySet<string>): string {
  let number = index + 1;
  while (taken.has(`tract ${number}`)) number += count;
  return `Tract ${number}`;
}

/** Two tracts of one name would be confused in a verdict: the second is described apart. */
export function tractNumber(names: Map<string, number>, tract: Tract): Tract {
  const same = names.get(tract.name) ?? 0;
  names.set(tract.name, same + 1);
  if (same === 0) return tract;
  return { ...tract, name: tract.is_exception ? `${tract.name} (exception)` : `${tract.name} (${same + 1})` };
}

function namesOf(list: readonly Placed[], names: readonly string[], from: number): Map<string, string> {
  return new Map(list.map(({ tract }, i) => [tract.name, names[from + i]!]));
}

const SHARED = /(?<=The area is stated for )[^“”]*?(?= together\.)/;

/** "The area is stated for Tract 1, Tract 2 together.": by the names they have now. */
function renamed(notes: string | null, names: ReadonlyMap<string, string>): string | null {
  if (notes === null) return null;
  return notes.replace(SHARED, (list) =>
    list
      .split(/(, | to )/)
      .map((name) => names.get(name) ?? name)
      .join(''),
  );
}
