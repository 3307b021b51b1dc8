// Takes: text. Gives: townships and ranges in figures with both directions and no word before them: "12N-65W: Sec 2", "8N/61W", "Twp-Rng: 031N-052W",
// "12N 65W" over a list. Never: a section; two figures of which one has no direction; a longer code ("14-6N-3W", "152N-97W-14"), which has its own reader.
import type { PlssPlace } from './plss-place.ts';
import { MARK, mayShow } from './scan-marks.ts';

const TOWNSHIP = String.raw`(?<![\w.–—/-]|[-–—/]\s)0{0,2}(?<township>[1-9]\d{0,2})\s?(?<ns>[NS])\.?`;
const RANGE = String.raw`0{0,2}(?<range>[1-9]\d{0,2})\s?(?<ew>[EW])(?![\w–—/-]|\s?[-–—]\s?\d)`;
const JOINED = new RegExp(String.raw`${TOWNSHIP}\s?[-–—/]\s?${RANGE}`, 'g');
/** A blank or a comma joins them only over a list or beside a section: elsewhere "12N 65W" may be anything. */
const APART = new RegExp(
  String.raw`${TOWNSHIP},?[ \t]{1,3}${RANGE}(?:(?=\.?[ \t]{0,3}:|[ \t]\d?P\.?M\.?:|[ \t]{0,8}(?:\n|$)|[,.]?\s{1,3}(?:[Ss]ec|SEC))|(?<=(?:[Ss]ec(?:tion)?|SEC(?:TION)?)s?\.?\s{0,2}\d{1,2},?\s{1,3}\d{1,3}\s?[NS]\.?,?[ \t]{1,3}\d{1,3}\s?[EW]))`,
  'g',
);
/** Their middle: most texts show none. */
const MAY_BE_PAIR = /\d\s?[NS]\.?(?:\s?[-–—/,]\s?|[ \t]{1,3})\d{1,3}\s?[EW]/;

export const pairedPlaces = (text: string, from: number, to: number): PlssPlace[] =>
  mayShow(text, MARK.directed) && MAY_BE_PAIR.test(text)
    ? [...pairs(JOINED, text, from, to), ...pairs(APART, text, from, to)]
    : [];

function* pairs(pattern: RegExp, text: string, from: number, to: number): Generator<PlssPlace> {
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found && found.index < to; found = pattern.exec(text)) {
    const { township, ns, range, ew } = found.groups!;
    const end = found.index + found[0].length;
    yield { townships: [`${township}${ns}`], ranges: [`${range}${ew}`], start: found.index, end, sections: [] };
  }
}
