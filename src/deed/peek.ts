// Takes: folded text and a place in it. Gives: cheap answers about the next characters, asked before a pattern is.
// Never: a reading; a character beyond Latin-1 may be a blank or a mark of any kind, so it answers "perhaps".

export const isFigure = (unit: number): boolean => unit >= 48 && unit <= 57;
export const isLetter = (unit: number): boolean => unit >= 97 && unit <= 122;
const isBlank = (unit: number): boolean => unit === 32 || (unit >= 9 && unit <= 13);
const DASH = 45;

/** The character behind at most `most` blanks; NaN at the end of the text. */
export function behindBlanks(text: string, at: number, most: number): number {
  let i = at;
  while (i < at + most && isBlank(text.charCodeAt(i))) i++;
  return text.charCodeAt(i);
}

/** The character behind at most `most` blanks and dashes; NaN at the end of the text. */
export function behindDashes(text: string, at: number, most: number): number {
  let i = at;
  for (; i < at + most; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== DASH && !isBlank(unit)) return unit;
  }
  return text.charCodeAt(i);
}

/** The last character that is told apart: behind it stand the letters with accents, then other alphabets. */
const TOLD_APART = 192;
const HARD_BLANK = 160;

/** A question about one character: whether it is one of those given, or one that cannot be told. */
export function oneOf(characters: string): (unit: number) => boolean {
  const known = new Uint8Array(TOLD_APART);
  known[HARD_BLANK] = 1;
  for (const character of characters) known[character.charCodeAt(0)] = 1;
  return (unit) => (unit < TOLD_APART ? known[unit] === 1 : unit >= TOLD_APART);
}
