// Takes: the words behind "120 feet East of". Gives: what a corner is placed by, under one name wherever the paper names it: the beginning, a line of a lot or a road,
// a corner of a lot. Never: a name for what only "the line" tells of, where the paper has several.
import { matchesOf } from '../words/matches.ts';
import type { Figure } from './figure.ts';
import { ROAD_KIND } from './road-names.ts';

export interface Named {
  readonly kind: 'beginning' | 'line' | 'road' | 'corner';
  /** "west line of lot 3", "centerline of oak street", "nw corner of lot 3". */
  readonly name: string;
  /** The side of its land that a line is, "west"; a corner's two, "nw". */
  readonly side: string;
  /** "lot 3". */
  readonly of: string;
  /** The words themselves name the land, and not only others of the paper. */
  readonly isNamed: boolean;
}

const QUADRANT = String.raw`(?:(?:north|south)[\s-]?(?:east|west)(?:erly|ern)?|[ns]\.?\s?[ew]\.?)`;
const SIDE = String.raw`(?:north|south|east|west)(?:erly|ern)?|[nsew]\.?`;
const LAND = String.raw`(?:(?:government\s+|gov't\.?\s+)?(?:lot|block|section|tract|outlot|parcel|sec\.)(?:\s+(?:no\.?\s+|number\s+)?(?:\d{1,4}(?!\d)|[a-h]\b))?)`;
const ROAD = String.raw`(?:(?!(?:and|the|said|of|which|thence|to|from)\b)[a-z\d.'-]{1,20}\s+){0,4}?(?:${ROAD_KIND})\b(?:\s+\d{1,4}\b)?`;
const SAID = String.raw`(?:(?:the|said|such|aforesaid)\s+){0,2}`;

/** The reference that words may name; its groups end in a letter, for a pattern that has several. */
export const REFERENCE = (g: string): string =>
  String.raw`(?<said${g}>${SAID})(?:(?<pob${g}>(?:(?:true|actual)\s+)?(?:(?:point|place)\s+(?:or\s+(?:point|place)\s+)?of\s+(?:the\s+)?)?beginning\b(?!\s+(?:of|for|at)\b)|p\.?\s?o\.?\s?b\b)|(?<quad${g}>${QUADRANT})\s+cor(?:ner|\.)(?:\s+(?:of|to)\s+${SAID}(?<land${g}>${LAND}))?|(?<point${g}>(?:(?:north|south|east|west|center|centre)\s+)?(?:section|quarter|1\/4|meander))\s+cor(?:ner|\.)|(?<side${g}>${SIDE})\s+(?:(?:boundary|property|lot|section|right[\s-]of[\s-]way)\s+)?(?:line|boundary|side|edge)\b(?:\s+of\s+(?:and\s+|${SAID}(?:(?<tract${g}>${LAND})|(?<road${g}>${ROAD}))))?|(?<mid${g}>cent(?:er|re)[\s-]?line)(?:\s+of\s+${SAID}(?<way${g}>${ROAD}))?)`;

/** What a match's reference may be called; none where nothing tells of what it is. */
export function namesIn(figure: Figure, { groups }: RegExpExecArray, at: number): Named[] {
  const letter = ['a', 'b', 'c', 'd', 'e'].find((one) => groups![`said${one}`] !== undefined);
  if (letter === undefined) return [];
  const told = (group: string): string | undefined => groups![group + letter];
  if (told('pob') !== undefined) return [{ kind: 'beginning', name: 'beginning', side: '', of: '', isNamed: true }];
  if (told('point') !== undefined) {
    const name = `${told('point')!} corner`;
    return countOf(figure, name) < 2 ? [{ kind: 'corner', name, side: '', of: '', isNamed: true }] : [];
  }
  if (told('quad') !== undefined) {
    const side = quarterOf(told('quad')!);
    return of(figure, told('land'), at, MENTIONED_LAND).map((land) => ({
      kind: 'corner',
      name: `${side} corner of ${land}`,
      side,
      of: land,
      isNamed: isNamed(told('land')),
    }));
  }
  const road = told('road') ?? told('way');
  const side = told('mid') === undefined ? told('side')![0]! : 'center';
  if (road !== undefined || told('mid') !== undefined)
    return of(figure, road, at, MENTIONED_ROAD).map((name) => ({
      kind: 'road',
      name: `${side} line of ${name}`,
      side,
      of: name,
      isNamed: isNamed(road),
    }));
  return of(figure, told('tract'), at, MENTIONED_LAND).map((land) => ({
    kind: 'line',
    name: `${side} line of ${land}`,
    side,
    of: land,
    isNamed: isNamed(told('tract')),
  }));
}

const MENTIONED_LAND = new RegExp(String.raw`\b(?<of>${LAND})`, 'g');
const MENTIONED_ROAD = new RegExp(String.raw`\b(?:of|on|along|said|the)\s+(?<of>${ROAD})`, 'g');
/** So far before a figure the land is named that its words call "said". */
const LEAD = 400;

/** The name as told, or the one of its kind that the description names. */
function of(figure: Figure, told: string | undefined, at: number, mentioned: RegExp): string[] {
  const own = told === undefined ? null : nameOf(told);
  if (own !== null && isWhole(own)) return [own];
  const { description, marked } = figure;
  const from = Math.max(description.leadFrom, description.starter.start - LEAD, 0);
  const kind = own?.split(' ').at(-1);
  const names = matchesOf(mentioned, marked.slice(from, Math.max(at, description.end)))
    .map(({ groups }) => nameOf(groups!['of']!))
    .filter((name) => isWhole(name) && (kind === undefined || name.split(' ').includes(kind)));
  const [first] = names;
  return first !== undefined && names.every((name) => name === first) ? [first] : [];
}

const isNamed = (words: string | undefined): boolean => words !== undefined && isWhole(nameOf(words));

/** "lot" and "street" alone name none. */
const isWhole = (name: string): boolean => name.includes(' ');

const nameOf = (words: string): string =>
  words
    .replace(/\b(?:no|number|government|gov't|the|said)\b\.?/g, ' ')
    .replace(/\bsec\./g, 'section')
    .replace(/\s+/g, ' ')
    .trim();

const countOf = ({ marked, description }: Figure, name: string): number =>
  new Set(
    matchesOf(
      /\b(?<name>[a-z\d/.-]+\s+(?:section|quarter|1\/4|meander)\s+corner)\b/g,
      marked.slice(description.starter.start, description.end),
    )
      .map(({ groups }) => groups!['name']!)
      .filter((one) => one.endsWith(name) && !/^(?:the|said)\s/.test(one)),
  ).size;

const quarterOf = (words: string): string => {
  const ew = /e(?:ast|\.?$)|w(?:est|\.?$)/.exec(words.slice(1).replace(/(?:erly|ern)$/, ''));
  return words[0]! + (ew?.[0][0] ?? '');
};
