// Takes: the parts of an aliquot, as the packed string or as a second division's label spells them. Gives: the cell of the
// section they name, in shares of its sides. Never: a distance; how long a share is, the section's corners say.

/** Shares of the section: west and south edge 0, east and north edge 1. Always whole multiples of a power of one half. */
export interface Cell {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export const WHOLE: Cell = { west: 0, east: 1, south: 0, north: 1 };

/** Finer than any plat: 16 fractions leave less than an inch of a mile. */
export const MOST_PARTS = 16;

const HALVES = { N2: 'north', S2: 'south', E2: 'east', W2: 'west' } as const;
const QUARTERS = { NE4: ['N2', 'E2'], NW4: ['N2', 'W2'], SE4: ['S2', 'E2'], SW4: ['S2', 'W2'] } as const;
type Half = keyof typeof HALVES;
type Quarter = keyof typeof QUARTERS;
export type Part = Half | Quarter;

export function isPart(word: string): word is Part {
  return Object.hasOwn(HALVES, word) || Object.hasOwn(QUARTERS, word);
}

function halfOf(cell: Cell, half: Half): Cell {
  const middleEast = (cell.west + cell.east) / 2;
  const middleNorth = (cell.south + cell.north) / 2;
  switch (half) {
    case 'N2':
      return { ...cell, south: middleNorth };
    case 'S2':
      return { ...cell, north: middleNorth };
    case 'E2':
      return { ...cell, west: middleEast };
    case 'W2':
      return { ...cell, east: middleEast };
  }
}

function partOf(cell: Cell, part: Part): Cell {
  if (part in HALVES) return halfOf(cell, part as Half);
  const [ns, ew] = QUARTERS[part as Quarter];
  return halfOf(halfOf(cell, ns), ew);
}

/** Document order, smallest first: "SE4 SW4" is the SE quarter of the SW quarter. */
export function cellOf(parts: readonly Part[]): Cell {
  return parts.reduceRight(partOf, WHOLE);
}

/** "SE4 SW4" -> parts; what it cannot read comes back in words. */
export function partsOf(packed: string): Part[] | string {
  const words = packed.trim() === '' ? [] : packed.trim().toUpperCase().split(/\s+/);
  if (words.length > MOST_PARTS) return `The part is divided ${words.length} times, which no survey is.`;
  const strange = words.find((word) => !isPart(word));
  if (strange !== undefined) return `"${strange.slice(0, 20)}" is no aliquot part.`;
  return words as Part[];
}

const LABEL = /NE4?|NW4?|SE4?|SW4?|[NSEW]2/g;

/** A second division's label: "NENE", "W2SWSE", "NWNWSESW"; null when it is none (a lot, a tract). */
export function partsOfLabel(label: string): Part[] | null {
  const plain = label.toUpperCase().replace(/[\s.]/g, '');
  if (plain === '' || plain.replace(LABEL, '') !== '') return null;
  const parts = (plain.match(LABEL) ?? []).map((word) =>
    word.length === 2 && !word.endsWith('2') ? `${word}4` : word,
  );
  return parts.length <= MOST_PARTS && parts.every(isPart) ? parts : null;
}

/** "SE4 SW4" -> "SE1/4 of the SW1/4". */
export function partsInWords(parts: readonly Part[]): string {
  return parts.map((part) => part.replace('2', '1/2').replace('4', '1/4')).join(' of the ');
}

export function cellHolds(outer: Cell, inner: Cell): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  );
}

export function cellsOverlap(a: Cell, b: Cell): boolean {
  return a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;
}

export function cellSize(cell: Cell): number {
  return (cell.east - cell.west) * (cell.north - cell.south);
}
