// Takes: a wording as a template: blanks between its words, lists of words where any of them may stand, other wordings inside.
// Gives: the source of a pattern for it. Never: `\s{1,3}` for a blank: the engine unrolls it, and the first text read would wait a second for patterns.

type Part = string | readonly string[];

/** "(?:the )?${['true', 'real']} point of beginning": a blank is white space, a list any of its wordings, an indented new line nothing. */
export function wording(template: TemplateStringsArray, ...parts: readonly Part[]): string {
  return template.raw.map((words, i) => (i === 0 ? '' : sourceOf(parts[i - 1]!)) + spaced(words)).join('');
}

/** Any of some wordings. */
export const anyOf = (wordings: readonly string[]): string => `(?:${wordings.map(spaced).join('|')})`;

const sourceOf = (part: Part): string => (typeof part === 'string' ? part : anyOf(part));

/** A blank inside a class of characters stands for itself. */
const spaced = (words: string): string =>
  words
    .replace(/\n\s*/g, '')
    .replace(/\\.|\[(?:\\.|[^\]\\])*\]| /g, (found) => (found === ' ' ? String.raw`\s+` : found));
