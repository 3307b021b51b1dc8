// Takes: folded text. Gives: whether its writer parts decimals by commas ("100,25 metres", "1.250,75 m"), told by the lengths near it.
// Never: an answer from one length alone, or where another of them has a decimal point or a comma of the thousands.
const AREA_UNIT = String.raw`(?:square|sq)[\s.]{1,2}(?:met(?:er|re)s?|m)|hectares?|ha|acres?`;
const UNIT = String.raw`(?:met(?:er|re)s?|m|feet|foot|ft|chains?|chs|varas?|vrs|poles?|rods?|perches|yards?|${AREA_UNIT})(?![a-z])`;
const BY_COMMA = String.raw`(?<comma>\d{1,3}(?:\.\d{3}){0,2}|\d{4,6}),\d{1,2}`;
const OTHERWISE = String.raw`\d{1,3}(?:,\d{3}){0,2}\.\d{1,3}|\d{1,3},\d{3}|\d{4,6}\.\d{1,3}`;
const FIGURES = new RegExp(String.raw`(?<![\d.,])(?:${BY_COMMA}|${OTHERWISE})\s{0,2}${UNIT}`, 'g');
const [FEWEST, NEAR] = [3, 2000];

/** Whether all lengths near a place are so written. */
export function partsByCommas(text: string, at: number): boolean {
  const figures = [...text.slice(Math.max(0, at - NEAR), at + NEAR).matchAll(FIGURES)];
  return figures.length >= FEWEST && figures.every(({ groups }) => groups!['comma'] !== undefined);
}
