// Takes: sentences and where they stand. Gives: words with boxes, as a typewriter of 6 points a character would set them.
import type { Glyph } from '../../src/document/glyphs.ts';
import type { PlacedWord } from '../../src/document/placed-word.ts';

const PITCH_PT = 6;
const HEIGHT_PT = 8;

export function typed(x: number, y: number, text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const from = x + match.index * PITCH_PT;
    const box = [from, y, from + match[0].length * PITCH_PT - 1, y + HEIGHT_PT] as const;
    words.push({ text: match[0], box, confidence: 1, alternates: [] });
  }
  return words;
}

/** Glyphs of a line; `raised` characters stand in the upper half of the line and are small. */
export function glyphLine(
  x: number,
  y: number,
  text: string,
  options: { raised?: number[]; spacing?: number } = {},
): Glyph[] {
  const pitch = options.spacing ?? PITCH_PT;
  return [...text].map((character, i) => {
    const raised = options.raised?.includes(i) ?? false;
    const height = raised ? 3.5 : HEIGHT_PT;
    const left = x + i * pitch;
    return {
      text: character,
      box: [left, y, left + 5.5, y + height] as const,
      sizePt: raised ? 6 : 11,
      quarter: 0,
      hidden: false,
      inferred: false,
    };
  });
}
