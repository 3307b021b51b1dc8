// Takes: the parts of two chains of one section. Gives: whether they have no ground in common, by the rules of division. Never: a measure: what
// the survey made of them on the ground is the fabric's matter.

interface Square {
  readonly west: number;
  readonly south: number;
  readonly width: number;
  readonly height: number;
}

const SECTION: Square = { west: 0, south: 0, width: 1, height: 1 };

/** "NE4", "S2" of what is there already. */
function partOf({ west, south, width, height }: Square, part: string): Square {
  const [isWide, isHigh] = [!/[EW]/.test(part), !/[NS]/.test(part)];
  const [w, h] = [isWide ? width : width / 2, isHigh ? height : height / 2];
  return {
    west: part.includes('E') ? west + w : west,
    south: part.includes('N') ? south + h : south,
    width: w,
    height: h,
  };
}

/** The last part is of the section, each before it of the one behind. */
const squareOf = (parts: readonly string[]): Square => parts.reduceRight(partOf, SECTION);

export function lieApart(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [squareOf(one), squareOf(other)];
  const isBeside = a.west + a.width <= b.west || b.west + b.width <= a.west;
  return isBeside || a.south + a.height <= b.south || b.south + b.height <= a.south;
}
