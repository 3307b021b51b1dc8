// Takes: lower-case text. Gives: it with numbers in words as figures ("thirty-one" -> "31"). Never: a part of a fraction or an ordinal.

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map([
  ...ONES.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
]);
const WORD = `(?:${[...VALUES.keys()].join('|')}|hundred|thousand)`;
const RUN = new RegExp(`\\b${WORD}(?:(?:[\\s-]|\\sand\\s)${WORD})*\\b`, 'g');

export function numberedWords(text: string): string {
  return text.replace(RUN, (run) => {
    const value = valueOf(run.split(/[\s-]+/).filter((word) => word !== 'and'));
    return value === null ? run : String(value);
  });
}

/** Null where the words do not stand in the order of one number ("five ten"). */
function valueOf(words: readonly string[]): number | null {
  let [total, group, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const word of words) {
    if (word === 'hundred') {
      if (group === 0 || group > 99) return null;
      group *= 100;
      last = 100;
    } else if (word === 'thousand') {
      if (group === 0 || total > 0) return null;
      total = group * 1000;
      [group, last] = [0, Number.POSITIVE_INFINITY];
    } else {
      const value = VALUES.get(word)!;
      if (last < 20 || (last < 100 && value >= 10) || value === 0) return null;
      group += value;
      last = value;
    }
  }
  return total + group;
}
