// Takes: a text and a place, perhaps outside it. Gives: the number of the character there, 0 where there is none.
// Never: a place outside asked of the engine: after one such question it asks slowly about every other place too. Both are as short as they
// are because only what is short is written into the code of all who ask.

/** `at` is nought or more. */
export const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);

/** The character that ends at a place; `at` is the text's length or less. */
export const codeBefore = (text: string, at: number): number => (at > 0 ? text.charCodeAt(at - 1) : 0);
