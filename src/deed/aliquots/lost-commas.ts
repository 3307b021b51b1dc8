// Takes: the parts of what seems one chain. Gives: whether the commas of a list are lost among them, and where another land begins for sure.
// Never: how many lands more than two parts in a row are.

interface Part {
  /** Two letters carry a quarter, one a half. */
  readonly direction: string;
  readonly isWord: boolean;
  /** What stands between it and the part before. */
  readonly gap: string;
}

const isQuarter = ({ direction }: Part): boolean => direction.length === 2;
/** "NE¼ N½ SW¼" may be meant as it stands. */
const FEW = 4;

/** "W½ NE¼ NE¼ NW¼ S½ NW¼": a half behind a quarter, where only blanks part them. */
export function haveLostCommas(parts: readonly Part[]): boolean {
  if (parts.length < FEW) return false;
  let isHalfBehindQuarter = false;
  for (const [i, part] of parts.entries()) {
    if (part.isWord || (i > 0 && !/^ {1,2}$/.test(part.gap))) return false;
    isHalfBehindQuarter ||= i > 0 && !isQuarter(part) && isQuarter(parts[i - 1]!);
  }
  return isHalfBehindQuarter;
}

export function landsApart<T extends Part>(parts: readonly T[]): T[][] {
  const lands: T[][] = [];
  for (const part of parts) {
    const last = lands.at(-1);
    if (last && (isQuarter(part) || !isQuarter(last.at(-1)!))) last.push(part);
    else lands.push([part]);
  }
  return lands;
}
