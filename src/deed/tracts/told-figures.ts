// Takes: a description. Gives: what the paper tells of it as a whole against what is read of it: how many courses follow, the length around it, how well
// it closes. Never: a course added or left out for it.
import type { DistanceUnit } from '../../contract/extraction.ts';
import { numberAt } from '../values/numbers.ts';
import { inUnit } from '../values/unit-ratio.ts';
import { matchesOf } from '../words/matches.ts';
import { mayHoldPhrase } from '../words/phrases.ts';
import type { Description } from './description.ts';
import { quoted } from './quoted.ts';

/** Behind a description, up to the next one, what is told of it stands near. */
const REACH = 1200;

export function toldFigures(text: string, folded: string, d: Description, next: Description | null): string[] {
  const to = Math.min(next?.starter.start ?? folded.length, d.end + REACH);
  return [
    ...countsAgainst(text, folded, d),
    ...perimeterAgainst(text, folded, d, to),
    ...closureAgainst(text, folded, d, to),
  ];
}

const ANNOUNCED =
  /\bfollowing\s+(?:described\s+|listed\s+)?(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\s+(?:\(\s?\d{1,2}\s?\)\s+)?(?:[a-z]+\s+){0,2}?(?:courses?|calls?|lines?)\b(?:\s+and\s+distances)?[^;:]{0,80}:/g;
const mayAnnounce = mayHoldPhrase('following_');

/** "the following four courses: (1) …; (2) …; (3) …; thence": too few of them. More are none of that list: numbers often run on. */
function countsAgainst(text: string, folded: string, d: Description): string[] {
  if (!mayAnnounce(text)) return [];
  const words = folded.slice(d.starter.start, d.end);
  const all = matchesOf(ANNOUNCED, words);
  return all.flatMap((match, i) => {
    const count = numberAt(match.groups!['count']!, 0)?.value ?? 0;
    const from = match.index + match[0].length;
    const listed = numbered(words.slice(from, all[i + 1]?.index ?? words.length));
    const left = d.courses.filter((course) => course.end > d.starter.start + from).length;
    if (count < 2 || (listed < 2 ? left >= count : listed >= count)) return [];
    const at = d.starter.start + match.index;
    return [`The paper announces ${quoted(text, at, at + match[0].length)}; ${listed < 2 ? left : listed} follow.`];
  });
}

/** How far the numbers "(1)", "(2)" … go on. */
function numbered(words: string): number {
  let at = 0;
  for (let number = 1; number < 60; number++) {
    const found = new RegExp(String.raw`(?:^|[\s;,:.])\(?${number}[).:-]\s`).exec(words.slice(at));
    if (!found || (number === 1 && found.index > 4)) return number - 1;
    at += found.index + found[0].length;
  }
  return 0;
}

const PERIMETER =
  /\bperimeter\b(?:\s+(?:of|is|being|distance|length|measures|the|said|this|tract|parcel|lot|land|figure|survey)){0,6}[\s:=,]{0,4}(?<figure>\d[\d,]{0,8}(?:\.\d{1,4})?)\s?(?<unit>feet|ft|'|met(?:er|re)s|chains|varas|poles|rods)(?!\s+(?:of|along)\b)/;
const UNITS: Readonly<Record<string, DistanceUnit>> = {
  f: 'feet',
  "'": 'feet',
  m: 'meters',
  c: 'chains',
  v: 'varas',
  p: 'poles',
  r: 'rods',
};
const mayTellPerimeter = mayHoldPhrase('perimeter');

/** "Perimeter: 1847.11 feet": the sum of the lengths as read is another. */
function perimeterAgainst(text: string, folded: string, d: Description, to: number): string[] {
  if (!mayTellPerimeter(text)) return [];
  const told = PERIMETER.exec(folded.slice(d.end, to));
  const unit = told && UNITS[told.groups!['unit']![0]!];
  const sum = unit && around(d, unit);
  if (
    !told ||
    !sum ||
    /\b(?:more\s+or\s+less|approximate|about)/.test(folded.slice(d.end + told.index, d.end + told.index + 80))
  )
    return [];
  const figure = Number(told.groups!['figure']!.replaceAll(',', ''));
  if (Math.abs(sum - figure) <= Math.max(1, figure / 1000)) return [];
  const at = d.end + told.index;
  return [
    `The paper tells ${quoted(text, at, at + told[0].length)}; the lengths as read are ${sum.toFixed(2)} ${unit} in all.`,
  ];
}

/** Null where a length is missing. */
function around(d: Description, unit: DistanceUnit): number | null {
  let sum = 0;
  for (const { distance, curve } of d.courses) {
    const length = curve ? curve.arc : distance;
    if (!length) return null;
    sum += inUnit(length.amount, length.unit, unit);
  }
  return sum;
}

const CLOSURE =
  /\b(?:(?:error\s+of\s+)?clos(?:ure|es|ing)|precision|misclosure)\b[^.;]{0,50}?\b(?:1\s?[:/]|(?:1|one)\s+(?:part\s+)?in)\s?(?<ratio>\d[\d,]{0,8})\b(?!\s?:)/;
const mayTellClosure = mayHoldPhrase('closure closes closing precision misclosure');
/** A figure that passes closes five times as well. */
const POOR = 1000;

/** "The unadjusted error of closure of the above is 1:480." */
function closureAgainst(text: string, folded: string, d: Description, to: number): string[] {
  if (!mayTellClosure(text)) return [];
  const told = CLOSURE.exec(folded.slice(d.end, to));
  if (!told || Number(told.groups!['ratio']!.replaceAll(',', '')) >= POOR) return [];
  const at = d.end + told.index;
  return [`The paper tells a poor closure: ${quoted(text, at, at + told[0].length)}.`];
}
