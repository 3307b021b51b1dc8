// Takes: the code of a character. Gives: what it is to the readers of pasted text. Never: the end of a line as a blank.

/** Blanks within a line, and the first half of a line's end. */
export const isBlank = (unit: number): boolean => unit === 32 || unit === 9 || unit === 13 || unit === 160;
export const isFigure = (unit: number): boolean => unit >= 48 && unit <= 57;
export const isSmall = (unit: number): boolean => unit >= 97 && unit <= 122;
export const isLetter = (unit: number): boolean => isSmall(unit) || (unit >= 65 && unit <= 90);
