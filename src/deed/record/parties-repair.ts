// Takes: names and the text they stand in. Gives: the names with a figure among their letters read again, where the same word or name stands
// whole elsewhere in the text. Never: a letter that the text does not print somewhere.

/** "Amos 8. Tanner", "Amos Tann3r". */
export function repaired(names: readonly string[], text: string): string[] {
  return names.map((name) => (/\d|\$/.test(name) ? withWords(withInitial(name, text), text) : name));
}

/** A figure where an initial stood. */
function withInitial(name: string, text: string): string {
  const [, first, last] = /^(\S+) [0-9$]{1,2}[A-Z]?\.? (\S+)$/.exec(name) ?? [];
  if (!first || !last || !/^[\w'’-]+$/.test(first + last)) return name;
  const whole = new RegExp(`\\b${first}\\s{1,3}([A-Z])\\.?\\s{1,3}${last}\\b`, 'gi');
  const initials = new Set([...text.slice(0, 200_000).matchAll(whole)].map((match) => match[1]!.toUpperCase()));
  return initials.size === 1 ? `${first} ${[...initials].join('')}. ${last}` : name;
}

/** What letters a scan reads as a figure. */
const LETTERS: Readonly<Record<string, string>> = { 0: '[Oo]', 1: '[lIi]', 5: '[Ss]', 8: 'B', 6: '[Gb]' };

/** A figure between letters: "Vandermo1en", where "Vandermolen" is printed elsewhere. */
function withWords(name: string, text: string): string {
  return name.replace(/(?<![\w-])[A-Z](?:[A-Za-z]*[01568]){1,2}[A-Za-z]*(?!\w)/g, (word) => {
    if (!/[A-Za-z]{2}/.test(word)) return word;
    const form = new RegExp(`\\b${word.replace(/\d/g, (figure) => LETTERS[figure]!)}\\b`, 'g');
    const words = new Set([...text.slice(0, 200_000).matchAll(form)].map((match) => match[0]));
    return words.size === 1 ? [...words].join('') : word;
  });
}
