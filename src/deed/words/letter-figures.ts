// Takes: figures, folded or not, among which a scan left letters. Gives: the same with each letter as the figure it looks like.
// Never: which letters may stand there: the pattern that found them says.

export const FIGURE_LIKE: Readonly<Record<string, string>> = {
  l: '1', i: '1', I: '1', '|': '1', '!': '1', o: '0', O: '0', q: '0', d: '0', z: '2', Z: '2', s: '5', t: '7', b: '8', '$': '8', '&': '8', g: '9',
}; // prettier-ignore

const LIKE_FIGURES = new RegExp(`[${Object.keys(FIGURE_LIKE).join('')}]`, 'g');

export const inFigures = (printed: string): string => printed.replace(LIKE_FIGURES, (letter) => FIGURE_LIKE[letter]!);
