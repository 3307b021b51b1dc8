// Takes: text. Gives: the same with the Greek and Cyrillic letters that look like Latin ones ("Τ. 8 Ν." by their codes) as the Latin letters
// they stand for. Never: a changed length; Δ, and every letter that looks like none.

const PAIRS: readonly (readonly [alike: string, latin: string])[] = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'],
  ['АВЕЅІЈКМНОРСТУХаеорсухѕіј', 'ABESIJKMHOPCTYXaeopcyxsij'],
];

/** By its code, the Latin letter that a letter looks like. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([alike, latin]) => [...alike].map((letter, i) => [letter, latin[i]!] as const)),
);

const OTHER = String.raw`[\u0370-\u04ff]`;
/** In a word with letters that look like none, as a scan makes of "Avenue", they stand for nothing. */
const LOOK_ALIKE = new RegExp(`(?<!${OTHER})[${[...LOOK_ALIKES.keys()].join('')}]{1,20}(?!${OTHER})`, 'g');

export const withLatinLetters = (text: string): string =>
  text.replace(LOOK_ALIKE, (letters) => letters.replace(/./g, (letter) => LOOK_ALIKES.get(letter)!));
