// Takes: a stretch of the text. Gives: its words as a note or a reason quotes them. Never: more than a few lines of them.

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Longer clauses are described by their beginning. */
const QUOTED = 240;

/** The document's words in one line, described by their beginning where they are long. */
export function quoted(text: string, from: number, to: number): string {
  const words = text
    .slice(from, to)
    .replace(/\s+/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/^[(\s]+|[\s,;:.]+$/g, '');
  return words.length > QUOTED ? `“${words.slice(0, QUOTED)} …”` : `“${words}”`;
}
