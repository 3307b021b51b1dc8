// Takes: areas behind the last of several tracts. Gives: which tract the words at each name: "Tract One contains", "3 acres in the second".
// Never: a tract by its place alone; an area whose words name none is left to others.
import type { Tract } from '../../contract/extraction.ts';
import type { AreaPhrase } from './area-phrase.ts';
import { oneLine } from '../words/one-line.ts';
import { wording } from '../words/wording.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
const PIECE = String.raw`(?:tract|parcel|piece|lot)`;
const MARK = String.raw`["']?(?<number>\d{1,3}|${NUMBERS.join('|')}|[ivx]{1,4}|[a-h])["']?`;
const NAME = wording`
  (?:(?<ordinal>${ORDINALS.join('|')})(?:[\s-]{1,2}(?:above|described|named|mentioned|herein)){0,2} ${PIECE}
  |(?<!lot )\b(?:tract|parcel) (?:no\.?\s{0,2}|number |numbered |#\s?)?${MARK})`;

const BEFORE = new RegExp(wording`
  \b${NAME}(?:[\s,]{1,3}(?:as )?(?:herein|above|hereinabove|hereby|hereinbefore|so)?\s?(?:described|conveyed|mentioned|surveyed)?)?[\s,.:=-]{1,40}
  (?:(?:contain\w*|is|has|having|being|compris\w*|area|of|about|approximately|an)[\s,:=]{1,3}){0,5}$`);
const BEHIND = new RegExp(wording`
  ^[\s,]{1,3}(?:more or less[\s,]{1,3})?(?:being |lying )?(?:in|on|for) (?:the |said )?(?:${NAME}|(?<place>${ORDINALS.join('|')})(?= and\b|[,;.]))`);

const NAMED = new RegExp(String.raw`^\W{0,3}${NAME}(?![\w-])`);
/** What a name counts as: 2 for "Second Tract", "Tract II" and "Tract 2"; null where it counts nothing. */
export function keyOf(name: string): string | null {
  const found = NAMED.exec(oneLine(name.toLowerCase()));
  return found ? keyIn(found.groups!) : null;
}

function keyIn(groups: Record<string, string | undefined>): string | null {
  const ordinal = groups['ordinal'] ?? groups['place'];
  if (ordinal !== undefined) return String(ORDINALS.indexOf(ordinal) + 1);
  const number = groups['number'];
  if (number === undefined) return null;
  for (const list of [NUMBERS, ROMANS]) if (list.includes(number)) return String(list.indexOf(number) + 1);
  return number;
}

/** The tract that the words at an area name; null where they name none. */
export function tractNamedAt(folded: string, from: number, area: AreaPhrase): string | null {
  const behind = folded.slice(area.end, area.end + 60);
  const words = folded.slice(Math.max(from, area.start - 120), area.start);
  const found = BEHIND.exec(behind) ?? BEFORE.exec(words);
  return found ? keyIn(found.groups!) : null;
}

export interface NamedArea {
  readonly tract: number;
  readonly area: AreaPhrase;
}

/** The areas whose words name a tract of these, each with it; none where all of them are the last one's. */
export function areasByTract(
  folded: string,
  from: number,
  behind: readonly AreaPhrase[],
  tracts: readonly Pick<Tract, 'name' | 'is_exception'>[],
): NamedArea[] {
  const inOrder = respectively(folded, behind, tracts);
  if (inOrder) return inOrder;
  const keys = tracts.map(({ name }, i) => keyOf(name) ?? String(i + 1));
  const named = behind.flatMap((area, i): NamedArea[] => {
    if (area.unreadable || area.owner === 'excepted' || area.owner === 'several') return [];
    const key = tractNamedAt(folded, Math.max(from, behind[i - 1]?.end ?? 0), area);
    const tract = key === null ? -1 : keys.lastIndexOf(key);
    return tract < 0 || tracts[tract]!.is_exception ? [] : [{ tract, area }];
  });
  return named.every(({ tract }) => tract === tracts.length - 1) ? [] : named;
}

/** "Containing 3 acres and 4 acres respectively": in the order of the tracts. */
function respectively(
  folded: string,
  behind: readonly AreaPhrase[],
  tracts: readonly Pick<Tract, 'is_exception'>[],
): NamedArea[] | null {
  const last = behind.at(-1);
  if (!last || !/^[\s,]{1,3}(?:more or less,?\s{1,3})?respectively\b/.test(folded.slice(last.end, last.end + 40)))
    return null;
  const areas = behind.filter((area) => area.unit === last.unit && area.owner === 'own');
  const lands = tracts.flatMap((tract, i) => (tract.is_exception ? [] : [i]));
  if (areas.length < 2 || areas.length > lands.length) return null;
  const first = lands.length - areas.length;
  return areas.map((area, i) => ({ tract: lands[first + i]!, area }));
}
