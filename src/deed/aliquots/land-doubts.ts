// Takes: the parts of chains as they are printed. Gives: why the land may be another than the one they read as. Never: another reading.

interface Part {
  /** Two letters carry a quarter, one a half. */
  readonly direction: string;
  readonly fraction: string;
  readonly isWord: boolean;
  /** What stands between it and the part before. */
  readonly gap?: string;
}

/** Sentences for the notes of a tract. */
export const LAND_DOUBTS = {
  comma: 'Only a blank stands inside this part or beside the next: a comma may be lost there.',
  half: 'A half is printed behind the two letters of a quarter: one of them is misread.',
  backwards: 'The numbers of the sections run backwards: one of them is misread.',
  number: 'The number of the section is misread: between those before and behind it no other can stand.',
  order: 'The paper tells these sections and their townships in one order, but not as many of both.',
  unparted: 'No mark parts this section from the lands before the next: which of the two they lie in is not sure.',
} as const;

/** "E½ E½W½": where the others stand side by side, a blank may be a comma's. */
export function chainDoubt(parts: readonly Part[]): string | undefined {
  if (parts.some(({ isWord }) => isWord)) return undefined;
  if (parts.some(({ direction, fraction }) => direction.length === 2 && fraction === 'half')) return LAND_DOUBTS.half;
  const gaps = parts.slice(1).map(({ gap }) => gap ?? '');
  return gaps.includes('') && gaps.some((gap) => /^ {1,2}$/.test(gap)) ? LAND_DOUBTS.comma : undefined;
}

interface Chain {
  readonly parts: readonly string[];
  readonly isBare: boolean;
  readonly end: number;
}

/** "NE¼NE¼ SW¼SE¼": another chain begins right behind this one. */
export const isUnparted = (text: string, { end, isBare, parts }: Chain, at: number): boolean =>
  at - end <= 2 && parts.length > 1 && !isBare && /^[¼½24] +$/.test(text.slice(end - 1, at));
