// Takes: the words before and behind a figure of a curve. Gives: which element of the curve they name (radius, arc, chord, …).
// Never: the figure itself; curve-phrase.ts reads that.

export type Role = 'radius' | 'arc' | 'chord' | 'delta' | 'tangent' | 'radial' | 'degree' | 'other' | null;

/** The roles of the groups of KEYWORD, in their order: a match has one of them. */
const ROLES: readonly Role[] = ['radial', 'radius', 'chord', 'delta', 'tangent', 'degree', 'arc', 'other'];
const KEYWORD =
  /(?:\b(?=[abcdfilrstw])|(?=δ))(?:(\bradial\b(?!\s+distance)|\b(?:whose|the|its)\s+cent(?:er|re)(?:\s+point)?\s+(?:bears|bearing|lies|lying)\b|\bcent(?:er|re)\s+of\s+(?:which\b|(?:said|the)\s+(?:circle|curve|arc))|\bradius\s+point|\bradius\s+(?:(?:line|at|to|of|the|such|said|this|its|which|point|place|beginning|start|end|circle|curve|arc)\s+){0,9}bear|\bto\s+the\s+radius(?!\s+of))|(\bradius(?:of)?\b|\bradii\b|\bradial\s+distance\b|\brad\b|\br\.?\s?=|\br:|(?<=[(,;]\s?)\br[\s.-]{1,2}(?=$))|((?<!\b(?:last|preceding|previous)[\s-](?:mentioned\s|described\s|named\s)?|\b(?:foot|ft)[.\s-]{1,2})\b(?:long\s+)?chords?(?<!^[\s-]chords)(?!\s+def)(?:azimuth|bearing|distance)?(?:\s+of\s+(?:said|the|such|this|which)\s+(?:arc|curve))?\b|\b(?:ch|cb|chb|cd)\.?(?=\s?[=:])|\bch\s+(?:bears|n|s)\b|(?<=[,;(]\s?(?:(?:lg|long)\.?\s)?)\bch\.?(?=,?\s?$)|\bch?\.?\s(?:brg|bear|dist)|\bc\s?=|\bsubtend\w*|\blc\b|\bl\.\s?c\b|\bdirect\s+(?:azimuth|bearing|line|course)|\b(?:azimuth|bearing)\s+and\s+(?:distance|length)\s+(?:being|is)\b|\bchd\b)|(\bcentral\s?angle|\bdelta\b|δ|\bincluded\s+angle|\binternal\s+angle|\bangle\s+at\s+the\s+cent|\binterior\s+angle|\bconsuming\s+an?\s+angle|\bthrough\s+an?\s+angle|(?<!\bspiral\s)\bangle\s+of\b|\bi(?:\.?\s?a)?\.?\s?[=:]|\bi\.\s?a\.|\bintersection\s+angle\b|\bca\s?[=:]|\bc\.\s?a\.|(?<=(?:\b(?:thru|through|with|having|and)|[&,])\s(?:an?\s)?)ca(?=\s(?:of\s)?$))|(\btangents?\b(?:\s+(?:line|at|to|of|the|said|this|its|point|place|beginning|start|end)){1,9}\s+(?:curve|arc)\b(?=[^,;]{0,24}\bbear)|\btangents?\b|\bt\.?\s?[=:])|(\bdegree\s+of\s+curv\w*|\bd\s?=)|(\barc(?:length|distance|of)?\b|\barch\s+(?:distance|length|of|being)|\barc\s?=|\bl\s?[=:]|\ba\s?[=:]|(?<=[(,;]\s?)\bl-(?=$)|\blength\s+of\s+curve|\bcurve\s+(?:length|distance))|(\bfrom\b|\bdistant\b|\bwide\b|\bin\s+width))/g;

export function lastKeyword(gap: string): Role {
  let role: Role = null;
  KEYWORD.lastIndex = 0;
  for (let m = KEYWORD.exec(gap); m; m = KEYWORD.exec(gap)) {
    for (let i = 0; i < ROLES.length; i++) if (m[i + 1] !== undefined) role = ROLES[i]!;
  }
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

const OWN_FIGURE =
  /^\s?(?:(?:thereof\s)?(?:of|is|being|equals?|equal\sto)\s|[=:]\s?)?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/;
const BEHIND: readonly (readonly [Role, RegExp])[] = [
  ['radius', /^[\s,-]{0,2}(?:foot\s|in\s)?rad(?:ius|\.)/],
  ['chord', /^\s{0,2}\((?:long\s)?chord(?:\sbearing\sand)?(?:\s(?:distance|length))?\)/],
  ['chord', /^\s{0,2}(?:long\s)?chord(?!s\b|\s*(?:bearing|which|of|distance|length|=|:))/],
  ['chord', /^[\s,]{0,2}(?:along|on|by|being)\s+(?:the|its|a)\s+(?:long\s)?chord(?=\s+(?:of|to|for)\s|[,;.)]|$)/],
  ['degree', /^[\s,]{0,2}(?:degree\s+)?(?:circular\s+)?curve/],
  ['arc', /^\s{0,2}arc\b(?!\s*(?:distance|length|of|=|:))/],
];
