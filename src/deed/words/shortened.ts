// Takes: nothing. Gives: the words that a point shortens, and patterns for a point that ends a sentence and for one that shortens a word, over folded
// text. Never: what stands behind the point; `sentence-point` weighs that too, where a text keeps its capitals.

const list = (words: string): readonly string[] => words.split(' ');

/** A name or a number follows these: no sentence ends with them. */
export const LEAD_ON = list(
  'no nos vs mr mrs messrs dr st mt sec secs capt col gen hon rev wm geo jno chas jas thos robt saml jos twp tp tps rge rgs blk bk vol pg pp doc docs approx jan feb',
);
/** Behind a name: a sentence ends with them, but its name is more often told further. */
export const OF_NAMES = list('co inc ltd jr sr bros esq');

/** Without the letters that stand for a name or a direction. */
export const SHORTENED = [...LEAD_ON, ...OF_NAMES].join('|');
/** "R/W." ends a sentence all the same. */
const LETTER = String.raw`(?<!\/)[a-z]`;

/** A point that ends a sentence. */
export const POINT = String.raw`\.(?<!\b(?:${LETTER}|${SHORTENED})\.)`;
/** The same where other words are shortened as well: units inside a course, streets where they lead on. */
export const pointBut = (others: string): string => String.raw`\.(?<!\b(?:${LETTER}|${SHORTENED}|${others})\.)`;
/** A point that shortens a word, so that the sentence goes on. */
export const SHORTENING = String.raw`\.(?<=\b(?:${LETTER}|${SHORTENED})\.)`;
