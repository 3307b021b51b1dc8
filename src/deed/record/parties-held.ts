// Takes: a paper's text. Gives: the same with surnames and places that read as verbs of a grant held apart ("Amos B. Grant, a widower", "Grant
// County"), and them as printed again; names parted by semicolons joined by "and". Never: the verb itself.

/** Each word small, with a capital, and in capitals. */
const cased = (list: string): string =>
  list
    .split(' ')
    .flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|');
const VERB = `(?:${cased('grant bargain sell convey remise release demise quit warrant transfer give lease let alien enfeoff deed assign set confirm')})\\b`;
const NO_NAME = `(?:${cased('do does doth hereby herein presents will shall to and or of by me us they i we said the grantor grantors lessor seller owner owners party parties undersigned wife husband company inc llc corporation')})`;
/** Behind a given name or its initial, and before what follows a name; or the name of a place. */
const READS_AS_VERB = new RegExp(
  [
    String.raw`(?<=(?:^|[\s,])(?:[A-Z]\.|(?!${NO_NAME}[.,]?\s)[A-Z][\w'’.-]{1,14})\s)(?:Grant|GRANT|Deeds|DEEDS|Sell|SELL)(?=[,;]\s(?!(?:and\s)?${VERB})|\s(?:and|AND|&)\s(?!${VERB})|\s(?:his|her|et|whose|as|of)\s|\s?\()`,
    String.raw`(?<=\s[A-Z]\.\s|:\s(?:[A-Z][\w.]{0,12}\s){1,2})(?:Grant|GRANT|Deeds|DEEDS|Sell|SELL)(?=\s{2}|\n|\.?$)`,
    String.raw`(?<=^|\s)(?:Grant|GRANT)(?=\s(?:County|COUNTY|Parish|Township|City|Street|Road)\b)`,
  ].join('|'),
  'g',
);
const HELD = /(Grant|Deeds|Sell)zq|(GRANT|DEEDS|SELL)ZQ/g;

const MAY_BE_HELD = /(?:Grant|GRANT|Deeds|DEEDS|Sell|SELL)[,;\s]/;
export const mayBeHeld = (text: string): boolean => MAY_BE_HELD.test(text);

/** Two letters more at its end make such a name no verb. */
export const withNamesHeld = (text: string): string =>
  text.replace(READS_AS_VERB, (name: string) => `${name}${/[a-z]/.test(name) ? 'zq' : 'ZQ'}`);

export const asPrinted = (name: string): string => name.replace(HELD, '$1$2');

const STATUS = `(?:${cased('single unmarried man woman person widow widower married remarried divorced bachelor spinster property wife husband corporation company partnership trust sole')})`;
const NAME = String.raw`[A-Z][\w.'’-]*(?:\s(?:[A-Z][\w.'’-]*|de|la|von|van|der)){1,4}`;
/** "A, a single man; B; and C, a widow": where what is said of either name tells that it is one of a list. */
const BETWEEN_NAMES = new RegExp(
  String.raw`(?<=\b${STATUS}\)?);\s{1,2}(?:(?:and|AND)\s{1,2})?(?=${NAME}(?:,|;|\s?\(|\s(?:and|AND|&|of|his|her|as)\s))|(?<=${NAME}(?:,\s[JS][Rr]\.)?);\s{1,2}(?:(?:and|AND)\s{1,2})?(?=${NAME}(?:,\s[JS][Rr]\.)?,\s(?:(?:an?|AN?|both|each|all)\s{1,2}(?:[\w-]+\s){0,4})?${STATUS}\b|${NAME};\s(?:and|AND)\s${NAME},|${NAME},\s(?:the\s)?(?:[Gg]rant(?:or|ee)s?|part(?:y|ies))\b)`,
  'g',
);

/** Behind a name that was told to be one of a list. */
const LAST_OF_LIST = new RegExp(
  String.raw`(?<=, and ${NAME});\s{1,2}(?:(?:and|AND)\s{1,2})?(?=${NAME}(?:,|\s?\(|\s(?:&|and|of)\s))`,
  'g',
);

/** "Amos Tanner (single)". */
const BRACKETED = new RegExp(String.raw` \((${cased('single unmarried widow widower divorced married')})\)`, 'g');

export const withoutSemicolons = (text: string): string =>
  text.replace(BRACKETED, ', $1').replace(BETWEEN_NAMES, ', and ').replace(LAST_OF_LIST, ', and ');
