// Takes: lower-case text. Gives: it with numbers in words as figures: "thirty-one" -> "31", "forty-five and eight one-hundredths" ->
// "45.08". Never: an ordinal, nor words that are not in the order of one number.

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map([
  ...ONES.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
]);
const WORD = `(?:${[...VALUES.keys()].join('|')}|hundred|thousand)`;
const PLAIN = `${WORD}(?:[\\s-]${WORD})*`;
const RUN = new RegExp(`\\b${PLAIN}(?:\\sand\\s${PLAIN})*\\b(?![\\s-]?(?:tenths?|hundredths?|thousandths?)\\b)`, 'g');
/** "eight one-hundredths", "two-tenths". */
const DECIMAL = new RegExp(`\\b(?<n>${PLAIN}?)[\\s-](?:one[\\s-]?)?(?<of>tenths?|hundredths?|thousandths?)\\b`, 'g');
const DIGITS: Readonly<Record<string, number>> = { t: 1, h: 2 };

export function numberedWords(text: string): string {
  return text
    .replace(/\bno\s(?=degrees?\b|minutes?\b|seconds?\b)/g, '0 ')
    .replace(DECIMAL, (found, words: string, of: string) => {
      const value = valueOf(wordsIn(words.replace(/[\s-]one$/, '')));
      if (value === null) return found;
      const digits = of.startsWith('thou') ? 3 : DIGITS[of.charAt(0)]!;
      return `.${String(value).padStart(digits, '0')}`;
    })
    .replace(RUN, (run) => figures(run))
    .replace(/(?<=\d)\s(?:and\s)?(?=\.\d)/g, '')
    .replace(/(?<=\d)\sand\s1\/2(?=\s(?:feet|foot|chains?|rods?|poles?|links?|minutes?|degrees?|miles?))/g, '.5')
    .replace(/(?<=\d)\sand\s1\/4(?=\s(?:feet|foot|chains?|rods?|poles?|links?|miles?))/g, '.25');
}

const wordsIn = (run: string): string[] => run.split(/[\s-]+/).filter((word) => word !== 'and');

/** One number; or, of a list ("thirty-one and thirty-two"), each. */
function figures(run: string): string {
  const whole = valueOf(wordsIn(run));
  if (whole !== null) return String(whole);
  return run
    .split(' and ')
    .map((part) => valueOf(wordsIn(part)) ?? part)
    .join(' and ');
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
  return words.length === 0 ? null : total + group;
}
