// Takes: the words of a commencement, in plain words. Gives: the offset they begin with, in feet, and the words after it.
// Never: an offset by halves; "a point" whose way to the corner is not understood gives null.
import { feetPer } from '../survey/units.ts';
import type { DistanceUnit } from '../contract/extraction.ts';

export interface Offset {
  readonly text: string;
  /** [east, north]; null when the words begin with a point that is not understood. */
  readonly offsetFt: readonly [number, number] | null;
}

const OPENING = /^(?:(?:beginning|commencing|starting)\s)?(?:for\s(?:reference|a\stie)\s)?(?:at\s|from\s)?/;
/** "a brass cap marking the": a monument in words that stands at the corner; it may hold no direction or distance of its own. */
const MONUMENT =
  /^(?:an?|the)\s(?:(?!\b(?:point|line|feet|foot|chains?|north|south|east|west|corner|thence)\b)[^;]){1,90}?\s(?:marking|monumenting|being|at|for)\s(?=the\s)/;
const POINT = /^(?:a|the)\spoint\s(?:(?:which|that)\s(?:is|lies)\s|being\s|lying\s|located\s)?/;
const LEG =
  /^(?<amount>\d[\d,]*(?:\.\d+)?)\s?(?<unit>feet|foot|ft\.?|chains?|chs?\.|links?|rods?|yards?|meters?)\s(?:due\s)?(?<dir>north|south|east|west|n\.?|s\.?|e\.?|w\.?)\s/;
const JOIN = /^(?:,\s?)?(?:and\s|thence\s|then\s)?/;
const UNITS: readonly (readonly [prefix: string, unit: DistanceUnit])[] = [
  ['f', 'feet'], ['c', 'chains'], ['l', 'links'], ['r', 'rods'], ['y', 'yards'], ['m', 'meters'],
]; // prettier-ignore

function legFt(groups: Record<string, string>): [number, number] {
  const unit = UNITS.find(([prefix]) => groups['unit']!.startsWith(prefix))![1];
  const lengthFt = Number(groups['amount']!.replaceAll(',', '')) * feetPer(unit);
  const dir = groups['dir']!.charAt(0);
  const sign = dir === 's' || dir === 'w' ? -1 : 1;
  return dir === 'n' || dir === 's' ? [0, sign * lengthFt] : [sign * lengthFt, 0];
}

export function leadingOffset(words: string): Offset {
  const opened = words.replace(OPENING, '').replace(MONUMENT, '');
  const point = POINT.exec(opened);
  let text = point ? opened.slice(point[0].length) : opened;
  const axes = new Set<string>();
  let [east, north] = [0, 0];
  for (let leg = LEG.exec(text); leg !== null && axes.size < 2; leg = LEG.exec(text)) {
    const [eastFt, northFt] = legFt(leg.groups as Record<string, string>);
    axes.add(eastFt === 0 ? 'north' : 'east');
    east += eastFt;
    north += northFt;
    text = text.slice(leg[0].length).replace(JOIN, '');
  }
  if (axes.size === 0) return { text, offsetFt: point ? null : [0, 0] };
  const of = /^(?:of|from)\s/.exec(text);
  return of ? { text: text.slice(of[0].length), offsetFt: [east, north] } : { text, offsetFt: null };
}
