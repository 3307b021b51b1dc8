// Takes: folded text and an angle in it. Gives: the bearing that is told from one wind to another: "20 degrees west of south", "12° N. of E.".
// Never: for a place ("10 degrees west of south line"): behind the winds a length or the course's other words stand.
import type { AnglePhrase } from './angle-parts.ts';
import type { DirectionPhrase } from './direction.ts';
import { matchAt } from '../words/place.ts';
import { fromMeridian, quadrantOf } from './quadrant.ts';

const WIND = 'north|south|east|west|[nsew]';
const TO = String.raw`[\s,]{0,3}(?:to\s+(?:the\s+)?)?(?<to>${WIND})(?:erly|ward(?:ly)?)?\.?`;
const FROM = String.raw`\s{1,2}of\s{1,2}(?:due\s|true\s|magnetic\s)?(?<from>${WIND})(?:\.|(?![a-z]))`;
const PLACES = String.raw`line|side|corner|end|bank|edge|boundary|half|quarter|part|street|road|avenue|branch|fork|st\b|rd\b|1/|½|¼`;
const WIND_OF_WIND = new RegExp(String.raw`${TO}${FROM}(?!\s+(?:${PLACES}))`, 'y');

export function windOfWindAt(text: string, start: number, angle: AnglePhrase): DirectionPhrase | null {
  const found = angle.degrees > 90 ? null : matchAt(WIND_OF_WIND, text, angle.end);
  if (!found) return null;
  const winds = found.groups!;
  const end = angle.end + found[0].length;
  const [to, from] = [winds['to']![0]!, winds['from']![0]!];
  const isFromMeridian = from === 'n' || from === 's';
  const [ns, ew] = isFromMeridian ? [from, to] : [to, from];
  if ((ns !== 'n' && ns !== 's') || (ew !== 'e' && ew !== 'w')) return null;
  const read = isFromMeridian ? angle : { ...angle, ...fromMeridian(angle) };
  return quadrantOf(ns === 'n' ? 'N' : 'S', ew === 'e' ? 'E' : 'W', read, start, end, [...angle.doubts]);
}
