// Takes: words that may name a road or a water. Gives: the name by which a course along it is known, and whether a course runs along it.
// Never: a road's place on the ground.
import type { Side } from './figure.ts';

export const ROAD_KIND = String.raw`streets?|avenues?|roads?|lanes?|highway|alley|drive|boulevard|pike|turnpike|court|place|terrace|parkway|route|way|railroad|railway|river|creek|lake|branch|run|canal|st|ave|rd|blvd|ln|dr|hwy`;
const ROAD = new RegExp(
  String.raw`(?:^|\b(?:of|on|along|upon|the|said|side|line|with|to|by)\s+)(?<name>(?:(?!(?:of|on|along|the|said|side|line|with|to|by|a|an|and)\s)[a-z\d.'-]+\s+){0,4}?(?<kind>${ROAD_KIND}))\b`,
  'g',
);

export interface Road {
  /** "elm street"; empty for "said road". */
  readonly name: string;
  /** "street". */
  readonly kind: string;
}

/** The first road that the words name; null where they name none. */
export function roadOf(words: string): Road | null {
  ROAD.lastIndex = 0;
  const groups = ROAD.exec(words)?.groups;
  if (!groups) return null;
  const name = groups['name']!.trim();
  return { name: name === groups['kind'] ? '' : name, kind: groups['kind']! };
}

/** Whether the course is said to run along the road: by its name, or where none is told by its kind. */
export function runsAlong({ call }: Side, { name, kind }: Road): boolean {
  const along = call.adjoiner.toLowerCase();
  return along !== '' && (name === '' ? new RegExp(String.raw`\b${kind}\b`).test(along) : along.includes(name));
}

/** "along said lane" behind "on Harper Lane", where `words` name no other lane. */
export function runsAlongSaid({ call }: Side, { name, kind }: Road, words: string): boolean {
  if (name === '' || !new RegExp(String.raw`^(?:the\s+)?said\s+${kind}$`, 'i').test(call.adjoiner.trim())) return false;
  const names = words.matchAll(
    new RegExp(String.raw`\b(?<name>(?!said\b|the\b|an?\b|same\b|this\b)[a-z\d'-]+\s+${kind})\b`, 'g'),
  );
  return [...names].every((one) => name.endsWith(one.groups!['name']!));
}
