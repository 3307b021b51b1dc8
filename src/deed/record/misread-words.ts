// Takes: text. Gives: the same text, character for character, with the letters that a scan made into 0 and 1 inside words: "Fi1ed", "B00K".
// Never: another length; a figure of a number, nor of a township ("T1N").

const MISREAD = /(?<!\w)(?:V0L|D0C|[A-Za-z]+(?:[01]{1,2}[A-Za-z]+)+)(?!\w)/g;
/** From the figure on: there are far fewer than letters. */
const MAY = /[01][A-Za-z](?<=[A-Za-z][01]{1,2}[A-Za-z])/;
const LETTERS = /[A-Za-z]/g;

export const mendedWords = (text: string): string =>
  MAY.test(text)
    ? text.replace(MISREAD, (word) =>
        word.match(LETTERS)!.length > 2 || word.endsWith('0L') || word.endsWith('0C') ? mended(word) : word,
      )
    : text;

/** In capitals 1 is an I more often, else an l. */
const mended = (word: string): string =>
  word.replace(/[01]/g, (figure, at: number) => {
    const isCapital = /^[01]?[A-Z]/.test(word.slice(at + 1));
    if (figure === '0') return isCapital ? 'O' : 'o';
    return isCapital ? 'I' : 'l';
  });
