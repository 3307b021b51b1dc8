// Takes: nothing. Gives: the characters the corrector knows and their codes, as training/corrector/damage.py has them.
// Never: a rule.

const CHARACTERS =
  '\n !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~°º½¼¾’‘”“′″–—§£¢¥é•·';

const OTHER = 1; // 0 fills up what is too short
const FIRST = 2;
const CODES = new Map([...CHARACTERS].map((character, i) => [character, i + FIRST]));

/** What stands for a character that could not be written down; the corrector has seen this one in any letter's place. */
const UNWRITTEN = '\ufffd';
const ANY_MARK = '~';

export const codeOf = (character: string): number => CODES.get(character === UNWRITTEN ? ANY_MARK : character) ?? OTHER;
export const characterOf = (code: number): string => CHARACTERS[code - FIRST]!;

/** Of what may be done to a character; from 2 on it is a code: what stood there. */
export const KEEP = 0;
export const DROP = 1;

export const DIGITS = Array.from('0123456789', codeOf);

/** What a digit is taken for: only these become it again. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  0: 'OoQDC',
  1: 'lIi|!t',
  2: 'Zz',
  3: '',
  4: 'A',
  5: 'Ss$',
  6: 'Gb',
  7: 'T',
  8: 'B&',
  9: 'gq',
};

/** The digits that a letter or mark may have been. */
export function digitsTakenFor(character: string): readonly number[] {
  return Object.entries(TAKEN_FOR).flatMap(([digit, seen]) => (seen.includes(character) ? [codeOf(digit)] : []));
}
