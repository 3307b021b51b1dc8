// Takes: nothing. Gives: the words that land descriptions of the public survey are made of, and their numbers as one pattern.
// Never: a name.
import { ONES, TENS } from '../words/lexicon.ts';

export const SURVEY_WORDS: ReadonlySet<string> = new Set(
  (
    'section sections township townships quarter quarters range ranges north south east west northeast northwest southeast southwest ' +
    'half halves inclusive fractional principal meridian thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty ' +
    'forty fifty sixty seventy eighty ninety hundred eleven twelve seven eight'
  ).split(' '),
);

export const NUMBER_WORDS = [...Object.keys(ONES), ...Object.keys(TENS)].filter((word) => word.length > 2).join('|');
