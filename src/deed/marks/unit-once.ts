// Takes: the tokens of a text. Gives: them with the lengths of a list of winds whose unit stands with the first alone: "west 80 rods; south 160;
// east 80; north 160 to". Never: a length where the figures may be degrees: "north 40 rods, south 51, west 12" may be S 51° W.
import { endOf } from '../words/place.ts';
import { numberAt } from '../values/numbers.ts';
import { plainDirectionAt } from '../values/general-direction.ts';
import type { NumberPhrase } from '../values/numbers.ts';
import type { Token } from '../values/tokens.ts';
import { UNIT_OF_FIRST } from '../values/distance.ts';
import { wording } from '../words/wording.ts';

type Length = Token & { readonly kind: 'distance' };

export function withUnitsToldOnce(folded: string, tokens: Token[]): Token[] {
  const lists: Token[][] = [];
  let done = 0;
  for (let i = 1; i + 1 < tokens.length; i++) {
    const first = tokens[i]!;
    if (first.kind !== 'distance' || first.start < done || !mayLead(tokens, i)) continue;
    const list = listBehind(folded, tokens, i).flatMap((side) => tokensOfSide(folded, side, first));
    if (list.length === 0) continue;
    done = list.at(-1)!.end;
    lists.push(list);
  }
  return lists.length === 0 ? tokens : inPlaceOf(tokens, lists);
}

/** The tokens of the lists for those that were read there. */
function inPlaceOf(tokens: readonly Token[], lists: readonly Token[][]): Token[] {
  const told: Token[] = [];
  let at = 0;
  for (const token of tokens) {
    const list = lists[at];
    if (list && token.end > list[0]!.start) {
      if (token.start < list.at(-1)!.end) continue;
      told.push(...list);
      at++;
    }
    told.push(token);
  }
  for (const list of lists.slice(at)) told.push(...list);
  return told;
}

/** A wind with its length, and behind it neither another length of its own nor a bearing whose degrees are marked. */
function mayLead(tokens: readonly Token[], i: number): boolean {
  const [wind, first] = [tokens[i - 1]!, tokens[i] as Length];
  if (wind.kind !== 'direction' || wind.direction.kind !== 'cardinal') return false;
  if (first.distance.adjective || first.distance.unit === 'inches') return false;
  // A lot's number may stand between.
  const at = tokens[i + 1]?.kind === 'number' ? i + 2 : i + 1;
  const next = tokens[at];
  if (next?.kind !== 'direction' || next.start - first.end > MOST_BETWEEN) return false;
  return next.direction.kind === 'cardinal'
    ? tokens[at + 1]?.kind === 'number'
    : next.direction.kind === 'quadrant' || next.direction.kind === 'broken';
}
const MOST_BETWEEN = 90;

interface Side {
  readonly start: number;
  readonly windEnd: number;
  readonly wind: string;
  readonly number: NumberPhrase;
  /** Whether it is parted from the side before it by more than a comma. */
  readonly isApart: boolean;
}

const WIND = /(?:due\s)?(?:north|south|east|west|[nsew](?:\.|(?=[\s,])))/y;
/** What the side before runs along or to: no figure but of a lot's number. */
const PLACE =
  /(?:,?\s{1,2}(?:to|along|with|by)\s(?:(?!\bthence\b)(?:[^\d;:,.°]|(?<=\b(?:lot|section|block|tract|parcel|grant)\s\d{0,3})\d)){2,60}?)?(?=[;,.]\s|\s{1,2}(?:and|&|thence)\s|\s{0,3}$)/y;
const PARTS = new RegExp(
  wording`(?:[;,] (?:(?:and|&) )?(?:(?:thence|then)[\s,]{1,2})?| (?:and|&) (?:thence\s)?| thence )`,
  'y',
);
const NUMBERED =
  '(?:lot|section|sec|block|tract|parcel|no|number|highway|route|range|township|survey|grant|claim|unit|plat|map)s?';
const TO_FIGURE = new RegExp(
  wording`(?: (?:along|with|by|on) (?:the|said|his|her|their|[a-z]{2,12}'?s) [a-z' ]{2,40}?(?<!\b${NUMBERED})[\s,]{1,2}(?=\d)
    |,? (?=\d|[a-z]{3,9}[\s,;.-]))`,
  'y',
);
/** Behind the figure: another side, a place, the end; never a unit, a mark or a word that the figure could belong to. */
const WIND_NEXT = wording`(?:(?:and|&)\s)?(?:due )?(?:north|south|east|west|[nsew][.,\s])`;
const NEXT_WORDS = wording`(?:and |& )?(?:then|to |along |with |by |containing|more\b|being\b)`;
const ENDS = new RegExp(
  wording`(?: (?:more or less\b)?)?(?:[;,] (?:${WIND_NEXT}|${NEXT_WORDS})|;\s|\.(?=\s{0,3}$| [a-z])
    | (?:and|&) (?:due )?(?:north|south|east|west|[nsew][.\s]|thence)| thence\b| (?:to|along|with|by) (?!\d)|\s{0,3}$)`,
  'y',
);

const isMeridian = ({ wind }: Side): boolean => wind.startsWith('n') || wind.startsWith('s');

/** The sides behind the first, each across the one before it; none where they may be bearings. */
function listBehind(folded: string, tokens: readonly Token[], i: number): Side[] {
  const sides: Side[] = [];
  let along = windOf(folded, tokens[i - 1]!);
  let at = tokens[i]!.end;
  while (sides.length < MOST_SIDES) {
    const side = sideAt(folded, at);
    if (!side || !isAcross(along, side.wind)) break;
    sides.push(side);
    along = side.wind;
    at = side.number.end;
  }
  if (sides.length > 0 && comesBack(folded, tokens, i, sides)) return sides;
  if (leadsToWind(folded, sides)) sides.pop();
  return areSides(sides) ? sides : [];
}

const windOf = (folded: string, { start, end }: Token): string =>
  folded.slice(start, end).replace(/^(?:due|exactly|directly)\s{1,2}|\.$/g, '');

/** "north 40 rods, east 30 rods, south 40, west 30": with the sides before them, each with its unit, they come back to where the first set out. */
function comesBack(folded: string, tokens: readonly Token[], i: number, sides: readonly Side[]): boolean {
  const { unit } = (tokens[i] as Length).distance;
  const total = { ns: 0, ew: 0 };
  const walk = (wind: string, amount: number): void => {
    total[/^[ns]/.test(wind) ? 'ns' : 'ew'] += /^[ne]/.test(wind) ? amount : -amount;
  };
  for (const { wind, number } of sides) walk(wind, number.value);
  for (let at = i; at > 0 && i - at < 2 * MOST_SIDES; at -= 2) {
    const [wind, length] = [tokens[at - 1]!, tokens[at]!];
    if (wind.kind !== 'direction' || wind.direction.kind !== 'cardinal') break;
    if (length.kind !== 'distance' || length.distance.unit !== unit) break;
    walk(windOf(folded, wind), length.distance.amount);
    if (Math.abs(total.ns) < CLOSED && Math.abs(total.ew) < CLOSED) return true;
  }
  return false;
}
const CLOSED = 1e-6;
const MOST_SIDES = 24;

const isAcross = (one: string, other: string): boolean => /^[ns]/.test(one) !== /^[ns]/.test(other);

function sideAt(folded: string, from: number): Side | null {
  const parted = endOf(PLACE, folded, from);
  const start = parted < 0 ? -1 : endOf(PARTS, folded, parted);
  const windEnd = start < 0 ? -1 : endOf(WIND, folded, start);
  const figure = windEnd < 0 ? -1 : endOf(TO_FIGURE, folded, windEnd);
  const number = figure < 0 ? null : numberAt(folded, figure);
  if (!number || !(number.value >= 1) || (number.doubts?.length ?? 0) > 0 || endOf(ENDS, folded, number.end) < 0)
    return null;
  const wind = folded.slice(start, windEnd).replace(/^due\s|\.$/g, '');
  return { start, windEnd, wind, number, isApart: folded[parted] !== ',' || parted > from };
}

/** "south 40, west 30" may be a bearing with its length: then something of the list must tell that its figures are lengths. */
function areSides(sides: readonly Side[]): boolean {
  if (sides.length === 0) return false;
  if (!isMeridian(sides[0]!) || isMeridian(sides.at(-1)!)) return true;
  return sides.every(({ isApart }) => isApart) || sides.some((side) => isMeridian(side) && side.number.value > 90);
}

const TO_WIND = new RegExp(wording`(?:[;,] (?:(?:and|&) )?| )(?:due\s)?(?:east|west|[ew][.\s])`, 'y');

/** "south 51; west 12 rods": behind the last an east or a west with a length of its own; sure only where another side of the list cannot be a bearing. */
function leadsToWind(folded: string, sides: readonly Side[]): boolean {
  const last = sides.at(-1);
  if (!last || !isMeridian(last) || last.number.value > 90 || endOf(TO_WIND, folded, last.number.end) < 0) return false;
  return isMeridian(sides[0]!) || folded[last.number.end] !== ';';
}

function tokensOfSide(folded: string, { start, windEnd, number }: Side, first: Length): Token[] {
  const read = plainDirectionAt(`${folded.slice(start, windEnd)} to`, folded.startsWith('due', start) ? 4 : 0);
  if (read?.kind !== 'cardinal') return [];
  const direction = { ...read, start, end: windEnd };
  const distance = {
    ...first.distance,
    amount: number.value,
    start: number.start,
    end: number.end,
    doubts: [UNIT_OF_FIRST],
    others: [],
  };
  return [
    { kind: 'direction', start, end: windEnd, direction },
    { kind: 'distance', start: number.start, end: number.end, distance },
  ];
}
