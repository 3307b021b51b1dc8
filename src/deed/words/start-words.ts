// Takes: nothing. Gives: the source of a pattern for the word that opens a description. Never: its misprints and abbreviations; marks/structure.ts
// reads those.

/** "Beginning at", "Commence at", "starting from". */
export const STARTS = String.raw`(?:begin+(?:ing|s)?|commenc(?:e|es|ing)|start(?:s|ing)?)`;
