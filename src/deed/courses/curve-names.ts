// Takes: the words before and behind a figure of a curve. Gives: which element of the curve they name (radius, arc, chord, …).
// Never: the figure itself; curve-phrase.ts reads that.
import { matchesOf } from '../words/matches.ts';
import { wording } from '../words/wording.ts';

export type Role = 'radius' | 'arc' | 'chord' | 'delta' | 'tangent' | 'radial' | 'degree' | 'other' | null;

const CURVE = ['circle', 'curve', 'arc'];
/** What may stand between "radius" or "tangent" and its "bears". */
const PLACE = [...'line at to of the such said this its which point place beginning start end'.split(' '), ...CURVE];
const LAST = wording`\b${['last', 'preceding', 'previous']}[\s-](?:${['mentioned', 'described', 'named']}\s)?`;
/** "L = ", "a:": a letter for its element. */
const letter = (name: string): string => String.raw`\b${name}\s?[=:]`;
/** "R-" or "CH" right before the figure, behind a bracket or a comma. */
const lone = (name: string): string => String.raw`(?<=[(,;]\s?)\b${name}$`;

/** In this order: of two at one place the first is taken. */
const NAMES: Readonly<Record<Exclude<Role, null>, readonly string[]>> = {
  radial: [
    wording`\bradial\b(?! distance)`,
    wording`\b${['whose', 'the', 'its']} cent(?:er|re)(?: point)? ${['bears', 'bearing', 'lies', 'lying']}\b`,
    wording`\bcent(?:er|re) of (?:which\b|${['said', 'the']} ${CURVE})`,
    wording`\bradius point`,
    wording`\bradius (?:${PLACE} ){0,9}bear`,
    wording`\bto the radius(?! of)`,
  ],
  radius: [
    wording`\bradius(?:of)?\b`,
    wording`\bradii\b`,
    wording`\bradial distance\b`,
    wording`\brad\b`,
    ...[String.raw`\br\.?\s?=`, String.raw`\br:`, lone(String.raw`r[\s.-]{1,2}`)],
  ],
  chord: [
    // Not "the last mentioned chord", "a 100-foot chord", "chord definition".
    wording`(?<!${LAST}|\b${['foot', 'ft']}[.\s-]{1,2})\b(?:long )?chords?(?<!^[\s-]chords)(?! def)
      (?:azimuth|bearing|distance)?(?: of ${['said', 'the', 'such', 'this', 'which']} ${['arc', 'curve']})?\b`,
    wording`\b${['ch', 'cb', 'chb', 'cd']}\.?(?=\s?[=:])`,
    wording`\bch ${['bears', 'n', 's']}\b`,
    String.raw`(?<=[,;(]\s?(?:(?:lg|long)\.?\s)?)\bch\.?(?=,?\s?$)`,
    wording`\bch?\.?\s${['brg', 'bear', 'dist']}`,
    wording`\b${[String.raw`c\s?=`, String.raw`subtend\w*`, String.raw`lc\b`, String.raw`l\.\s?c\b`, String.raw`chd\b`]}`,
    wording`\bdirect ${['azimuth', 'bearing', 'line', 'course']}`,
    wording`\b${['azimuth', 'bearing']} and ${['distance', 'length']} ${['being', 'is']}\b`,
  ],
  delta: [
    wording`\bcentral\s?angle`,
    wording`\b${['included', 'internal', 'interior']} angle`,
    wording`\b${['angle at the cent', 'consuming an? angle', 'through an? angle', 'intersection angle\\b']}`,
    wording`(?<!\bspiral\s)\bangle of\b`,
    ...[
      String.raw`\bdelta\b`,
      'δ',
      letter(String.raw`i(?:\.?\s?a)?\.?`),
      String.raw`\bi\.\s?a\.`,
      letter('ca'),
      String.raw`\bc\.\s?a\.`,
    ],
    String.raw`(?<=(?:\b(?:thru|through|with|having|and)|[&,])\s(?:an?\s)?)ca(?=\s(?:of\s)?$)`,
  ],
  tangent: [
    wording`\btangents?\b(?: ${PLACE}){1,9} ${['curve', 'arc']}\b(?=[^,;]{0,24}\bbear)`,
    wording`\btangents?\b`,
    letter(String.raw`t\.?`),
  ],
  degree: [wording`\bdegree of curv\w*`, String.raw`\bd\s?=`],
  arc: [
    wording`\barc(?:length|distance|of)?\b`,
    wording`\barch ${['distance', 'length', 'of', 'being']}`,
    wording`\b${['length of curve', 'curve (?:length|distance)']}`,
    ...[letter('l'), letter('a'), lone('l-')],
  ],
  other: [wording`\b${['from', 'distant', 'wide', 'in width']}\b`],
};
const ROLES = Object.keys(NAMES) as Role[];
/** A group for each role, in their order. */
const KEYWORD = new RegExp(Object.values(NAMES).map((names) => `(${names.join('|')})`).join('|'), 'g'); // prettier-ignore

export function lastKeyword(gap: string): Role {
  const last = matchesOf(KEYWORD, gap).at(-1);
  const role = ROLES.find((_, i) => last?.[i + 1] !== undefined) ?? null;
  return role === 'radius' && BEHIND_UNREAD.test(gap) ? 'arc' : role;
}

/** "radius three hundred fifty two one-hundredths feet, a distance of": what the name belongs to cannot be read; the next length is the arc's. */
const BEHIND_UNREAD = /\b(?:feet|foot|ft)\b\.?,?\s{1,2}(?:for\s)?an?\s(?:arc\s)?distance\s+of\s{1,2}$/;

/** "640.25 foot radius curve", "318.90 feet chord", "a 7 degree curve". */
export function keywordBehind(behind: string, named: Role): { role: Role; length: number } | null {
  for (const [role, pattern] of BEHIND) {
    const found = pattern.exec(behind);
    // "arc 683.09, radius 1,313": behind a comma the name is that of the next, where this one has its own.
    if (!found || OF_THE_NEXT.test(behind.slice(found[0].length))) continue;
    if (named !== null && BEARING_NEXT.test(behind.slice(found[0].length))) continue;
    // So it is where the name has a figure of its own: "chord S 8° W, 2877.74 feet, radius 5280 feet".
    const ownFigure = OWN_FIGURE.test(behind.slice(found[0].length));
    if (!(found[0].startsWith(',') && (named !== null || ownFigure))) return { role, length: found[0].length };
  }
  return null;
}

/** "68.81 feet radius of said curve is 130.39 feet": the name is that of the figure behind it. */
const OF_THE_NEXT =
  /^(?:\s(?:of|for)\s(?:said|the|this|such)\s(?:curve|arc)[\s;,]{0,3})?\s{0,2}(?:is|being|equals|[=:])\s{0,2}\d/;
/** "L=39.27' chord N 45°00'00" E 35.36'": the length has its name, the chord its bearing. */
const BEARING_NEXT = /^[\s,:]{1,3}[ns][.\s]{0,2}\d/;
const OTHER_UNIT = /\s?\(\s?[\d,.]{1,12}\s?(?:feet|foot|ft|meters?|metres?|m)\.?\s?\)(?=[\s,-]{1,2}r)/y;

/** "on a 60.00 meter (196.85 feet) radius curve": the name stands behind the same length in another unit. */
export function behindOtherUnit(text: string, end: number): number {
  OTHER_UNIT.lastIndex = end;
  return OTHER_UNIT.test(text) ? OTHER_UNIT.lastIndex : end;
}

const NUMBER = [
  ...[...'one two three four five six seven eight nine ten eleven twelve [a-z]{3,5}teen'.split(' ')],
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];
const OWN_FIGURE = new RegExp(
  wording`^\s?(?:(?:thereof\s)?${['of', 'is', 'being', 'equals?', 'equal to']} |[=:]\s?)?(?:\d|${NUMBER}\b)`,
);
const BEHIND: readonly (readonly [Role, RegExp])[] = [
  ['radius', /^[\s,-]{0,2}(?:foot\s|in\s)?rad(?:ius|\.)/],
  ['chord', /^\s{0,2}\((?:long\s)?chord(?:\sbearing\sand)?(?:\s(?:distance|length))?\)/],
  ['chord', /^\s{0,2}(?:long\s)?chord(?!s\b|\s*(?:bearing|which|of|distance|length|=|:))/],
  ['chord', /^[\s,]{0,2}(?:along|on|by|being)\s+(?:the|its|a)\s+(?:long\s)?chord(?=\s+(?:of|to|for)\s|[,;.)]|$)/],
  ['degree', /^[\s,]{0,2}(?:degree\s+)?(?:circular\s+)?curve/],
  ['arc', /^\s{0,2}arc\b(?!\s*(?:distance|length|of|=|:))/],
];
