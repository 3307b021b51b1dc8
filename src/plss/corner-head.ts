// Takes: words in one spelling. Gives: which corner they name, by shares of the land named next, and how many words that took.
// Never: witness, meander, closing or reference corners, nor a sixteenth corner that does not say which.

export interface CornerHead {
  readonly east: number;
  readonly north: number;
  readonly length: number;
  /** Whether the land must be a whole section: quarter and sixteenth corners are of sections. */
  readonly ofSection: boolean;
}

type Side = 'n' | 's' | 'e' | 'w';
const EAST: Readonly<Record<string, number>> = { e: 1, w: 0 };
const NORTH: Readonly<Record<string, number>> = { n: 1, s: 0 };

/** [share of a whole side] for one letter: "n" -> [0.5, 1]. */
const onSide = (side: Side): readonly [number, number] => [EAST[side] ?? 0.5, NORTH[side] ?? 0.5];
const mean = (a: number, b: number): number => (a + b) / 2;

type Shares = readonly [east: number, north: number];
interface Form {
  readonly pattern: RegExp;
  readonly ofSection: boolean;
  readonly at: (groups: Readonly<Record<string, string | undefined>>) => Shares | null;
}

const AT = '(?:monument\\s|stone\\s|post\\s|pin\\s)?';
const CORNER = `(?:section\\s)?corner\\b(?:\\s(?:post|stone|monument))?`;
const FOURTH = `1/4(?:\\s${CORNER}|\\spost|\\sstone|\\smonument)`;

/** In this order: the longer names first, since they begin like the shorter ones. */
const FORMS: readonly Form[] = [
  {
    // "center n 1/16", "c n 1/16", "n center 1/16": midway between the centre and a quarter corner
    pattern: new RegExp(`^(?:the\\s)?(?:(?:center|c)\\s(?<a>[nsew])|(?<b>[nsew])\\s(?:center|c))\\s1/16(?:\\s${CORNER})?`),
    ofSection: true,
    at: ({ a, b }) => {
      const [east, north] = onSide((a ?? b) as Side);
      return [mean(0.5, east), mean(0.5, north)];
    },
  },
  {
    // "w 1/16 corner on the n line"
    pattern: new RegExp(`^(?:the\\s)?(?<a>[nsew])\\s1/16(?:\\s${CORNER})?,?\\s(?:on|in|of)\\sthe\\s(?<line>[nsew])\\s(?:line|side)`),
    ofSection: true,
    at: ({ a, line }) => {
      if (('ns'.includes(a!) ? 'ns' : 'ew').includes(line!)) return null;
      const [along, across] = [onSide(a as Side), onSide(line as Side)];
      return 'ns'.includes(line!) ? [mean(0.5, along[0]), across[1]] : [across[0], mean(0.5, along[1])];
    },
  },
  {
    // the ne 1/16 corner of a section is the centre of its ne quarter
    pattern: new RegExp(`^(?:the\\s)?(?<ns>n|s)(?<ew>e|w)\\s1/16(?:\\s${CORNER})?`),
    ofSection: true,
    at: ({ ns, ew }) => [0.25 + EAST[ew!]! / 2, 0.25 + NORTH[ns!]! / 2],
  },
  {
    pattern: new RegExp(`^(?:the\\s)?(?:(?:center|c)(?:\\sof\\ssection)?\\s1/4(?:\\s${CORNER})?|center\\s${CORNER}|center(?:\\spoint)?(?=\\sof\\s)|1/4\\scorner\\sat\\sthe\\scenter)`),
    ofSection: false,
    at: () => [0.5, 0.5],
  },
  {
    // "1/4 corner on the n line of", "1/4 post on the w side of"
    pattern: new RegExp(`^(?:the\\s)?${FOURTH},?\\s(?:on|in|at|of)\\sthe\\s(?<line>[nsew])\\s(?:line|side)`),
    ofSection: true,
    at: ({ line }) => onSide(line as Side),
  },
  {
    pattern: new RegExp(`^(?:the\\s)?(?<side>[nsew])\\s${FOURTH}`),
    ofSection: true,
    at: ({ side }) => onSide(side as Side),
  },
  {
    pattern: new RegExp(`^(?:the\\s)?(?:most\\s)?(?<ns>n|s)(?<ew>e|w)\\s${AT}${CORNER}`),
    ofSection: false,
    at: ({ ns, ew }) => [EAST[ew!]!, NORTH[ns!]!],
  },
  {
    // "the section corner at the ne of section 9", "the corner at the se corner"
    pattern: new RegExp(`^(?:the\\s)?${CORNER}\\sat\\sthe\\s(?<ns>n|s)(?<ew>e|w)(?:\\s${CORNER})?`),
    ofSection: false,
    at: ({ ns, ew }) => [EAST[ew!]!, NORTH[ns!]!],
  },
]; // prettier-ignore

/** Corners that stand for another, or off the line: what they are called is not where the corner is. */
const NOT_THE_CORNER =
  /\b(?:witness|meander|closing|reference\s(?:corner|monument)|bearing\stree|angle\spoint|amended|false|lost|near|accessory|correction)\b/;

export function cornerHead(text: string): CornerHead | null {
  for (const { pattern, ofSection, at } of FORMS) {
    const found = pattern.exec(text);
    const shares = found && at(found.groups ?? {});
    if (found && shares) return { east: shares[0], north: shares[1], length: found[0].length, ofSection };
  }
  return null;
}

export function namesAnotherPoint(text: string): boolean {
  return NOT_THE_CORNER.test(text);
}
