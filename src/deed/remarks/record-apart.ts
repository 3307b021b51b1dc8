// Takes: a course's words. Gives: whether they set a recorded value beside the course's own that is far from it: "500.21 feet (deed: 214.00 feet)". Never: of what two surveys of one
// line differ by, nor of bearings that another meridian turns.

const SOURCE = String.raw`(?:deed|plat|record(?:ed)?|rec|map|survey|patent|tax|called|calls?|formerly|old|prior|scales?|shows?)`;
const LENGTH = String.raw`\d[\d,]*(?:\.\d+)?`;
/** "(map 2)" is no length. */
const TOLD = String.raw`\d{2}[\d,]*(?:\.\d+)?`;
const UNIT = String.raw`(?:feet|ft\b\.?|'|poles|rods|chains|varas|met(?:er|re)s|m\b)`;
const OWN = new RegExp(String.raw`(?<![\d°.,-])(?<own>${LENGTH})\s?(?<unit>${UNIT})`, 'i');
const RECORDED = new RegExp(
  [
    String.raw`\(\s?(?:[a-z]+\s+){0,2}?${SOURCE}\b\.?(?:\s+(?:as|of|distance|dist\.?|is|was|at)){0,2}[\s:=,]{0,3}(?<a>${TOLD})\s?(?:${UNIT})?\s?\)`,
    String.raw`\(\s?(?<b>${TOLD})\s?(?:${UNIT})?,?\s+(?:(?:per|by|in|on|as\s+per|the|said|of)\s+){0,3}${SOURCE}\b(?=[^()]{0,30}\))`,
    String.raw`\b(?<d>${TOLD})\s?(?:${UNIT})?\s+(?:as\s+)?(?:measured|actual)\s?[),;]`,
    String.raw`\bcalled\s+(?:(?:for|as|to\s+be)\s+)?(?<c>${TOLD})\s?${UNIT}`,
  ].join('|'),
  'gi',
);
const MAY_RECORD = /deed|plat|rec|map|survey|patent|tax|call|former|old|prior|scale|show|measured|actual/i;
const CURVED = /\b(?:curve|radius|arc|chord|delta)\b/i;
/** So far apart are no two surveys of one line. */
const [FAR, FEET] = [0.1, 10];

export function isFarFromRecord(clause: string): boolean {
  if (!MAY_RECORD.test(clause) || CURVED.test(clause)) return false;
  const own = OWN.exec(clause)?.groups?.['own'];
  if (own === undefined) return false;
  const one = numberOf(own);
  return [...clause.matchAll(RECORDED)].some(({ groups }) => {
    const { a, b, c, d } = groups!;
    const other = numberOf((a ?? b ?? c ?? d)!);
    return Math.abs(one - other) > Math.max(FAR * one, FEET) && !isConverted(one, other);
  });
}

const numberOf = (length: string): number => Number(length.replaceAll(',', ''));

/** The same in rods, chains, varas or metres. */
const isConverted = (one: number, other: number): boolean =>
  [16.5, 66, 0.66, 25 / 9, 0.3048, 1 / 0.3048, 1 / 16.5, 1 / 66, 1 / 0.66, 9 / 25].some(
    (ratio) => Math.abs(one - other * ratio) < 0.01 * one,
  );
