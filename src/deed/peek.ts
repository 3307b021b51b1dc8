// Takes: folded text and a place in it. Gives: cheap answers about the next characters, asked before a pattern is.
// Never: a reading; a character beyond ASCII may be a blank or a mark of any kind, so it answers "perhaps".

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

/** A question about one character: whether it is one of those given, or none that ASCII knows. */
export function oneOf(characters: string): (unit: number) => boolean {
  const known = new Uint8Array(128);
  for (const character of characters) if (character.charCodeAt(0) < 128) known[character.charCodeAt(0)] = 1;
  return (unit) => (unit < 128 ? known[unit] === 1 : unit >= 128);
}
