// Takes: folded text and a place in it. Gives: the bearing whose two letters stand before its angle: "NE 45°30'15\" 100 feet" is N 45°30'15" E.
// Never: one without the mark of its degrees or without a length behind it: "the SE 40 feet of Lot 9" is none.
import { endOf } from '../words/place.ts';
import { angleAt } from './angle-phrase.ts';
import { CLEAN, type DirectionPhrase } from './direction.ts';
import { bearingOf } from './quadrant.ts';

const LETTERS =
  /(?:n\.?\s?(?:e|w)|s\.?\s?(?:e|w)|(?:north|south)[\s-]?(?:east|west))\.?,?\s{0,2}(?=\d{1,2}(?:\.\d{1,4})?\s?(?:°|deg))/y;
const UNITS = "'|feet|ft|met(?:er|re)s|m\\b|rods|poles|perches|chains|chs|links|lks|varas|vrs|yards";
const LENGTH_NEXT = new RegExp(
  String.raw`[\s,;-]{1,4}(?:for )?(?:(?:a )?distance (?:of )?)?\d[\d,]{0,7}(?:\.\d{1,3})?\s{0,2}(?:${UNITS})`,
  'y',
);
const IS_EAST = /e(?:ast)?\.?,?\s{0,2}$/;
const WHY = 'its letters stand before the angle';

export function lettersFirstAt(text: string, at: number): DirectionPhrase | null {
  const letters = endOf(LETTERS, text, at);
  const angle = letters < 0 ? null : angleAt(text, letters);
  if (!angle?.marked || angle.degrees > 89 || angle.doubts.length > 0 || endOf(LENGTH_NEXT, text, angle.end) < 0)
    return null;
  const bearing = bearingOf(text[at] === 'n' ? 'N' : 'S', IS_EAST.test(text.slice(at, letters)) ? 'E' : 'W', angle);
  return { ...CLEAN, kind: 'quadrant', bearing, start: at, end: angle.end, doubts: [WHY] };
}
