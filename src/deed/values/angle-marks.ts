// Takes: nothing. Gives: sticky patterns for the marks of degrees, minutes and seconds in every notation, as signs, words and what digital
// papers make of the signs. Never: a mark that nothing round it confirms, where it may be anything else.

const WIND = String.raw`(?:[ew](?![a-z])|east|west)`;
const MERIDIAN = String.raw`(?<![a-z])(?:n|s|[ns]o|north|south)`;
const any = (...marks: readonly string[]): string => `(?:${marks.join('|')})`;

/** "45°", "45* degrees", "45%%d", "45;deg;", "45(degrees)", "45(0)". */
const DEGREE_SIGNS = [
  String.raw`[°*•~^](?:\s{0,2}degrees?\b)?`,
  '%%d',
  String.raw`\\u00b0`,
  String.raw`\[?;deg;\]?`,
  String.raw`\((?:degrees|0)\)`,
  // Lost signs, before minutes with their mark: "45�30'", "45%30'", "45? 30".
  String.raw`%(?=-?\d{1,2}')`,
  String.raw`[¦\ufffd](?=\s?\d{1,2}\s?['"])`,
  String.raw`(?<=\d)\?(?=\s?\d)`,
  String.raw`(?<=\d)á(?=\s?\d{1,2}\s?'|\s{0,2}${WIND})`,
  String.raw`(?<=\d)e(?=\d\d'\s?\d\d(?:\.\d+)?"\s?${WIND})`,
];
/** "deg.", "degrees", "de- grees", "deg30"; no other word begins so. */
const DEGREE_WORDS = [
  String.raw`de(?:-\s{1,2})?[gcq]rees?(?![a-z])\.?`,
  String.raw`deg[a-z]{0,6}(?:'s)?(?![a-z])\.?`,
  String.raw`degs?(?=\d)`,
  String.raw`dgs?(?![a-z])\.?`,
];
/** "45o 30'", "45d E", "N 45 d 30'"; "2d. S. 5 E." begins the second course. */
const DEGREE_LETTERS = [
  String.raw`(?<=${MERIDIAN}[.\s]{1,3}\d{1,2}\s)d\.?(?=\s{1,2}(?:${WIND}|\d{1,2}\s?'))`,
  String.raw`(?<=${MERIDIAN}[.\s]{0,3}\d{1,2}\s)o(?=\s{1,2}${WIND})`,
  String.raw`(?<=\d)[od](?=[\s\d.,-]|[ew][\s.,])(?!(?<=[^\d.][23]d)[.,]?\s{1,2}(?:[ns]|north|south)[.\s]{0,2}\d)`,
];
export const DEGREE_MARK = new RegExp(
  String.raw`(?::|,(?=\s?deg)|\s\.(?=deg))?[\s-]{0,3}${any(...DEGREE_SIGNS, ...DEGREE_WORDS, ...DEGREE_LETTERS)}`,
  'y',
);

const MINUTE_MARKS = [
  ';ft;',
  String.raw`\[?;min;\]?`,
  String.raw`'(?!')(?:\s{1,2}min(?:ute)?s?(?![a-z])[.,]?)?`,
  // Another sign, before seconds with their mark or right before the wind: "22°15! 30"", "89°22! West".
  String.raw`[°!?|/;](?=\s?\d{1,2}(?:\.\d+)?\s?")`,
  String.raw`\?(?=\s?\d{1,2}(?:\.\d+)?\?\s{0,2}${WIND})`,
  String.raw`[!?|°](?=\s?${WIND})`,
  // "30 min.", "30 min- utes", "30 minutesE 40", "30m 15".
  String.raw`min(?:-\s{1,2}ute|ute)?s?(?![a-z])\.?`,
  String.raw`min(?:ute)?s?(?=[ew][\s,.]{1,2}\d|(?<=minutes)[a-z]{3,9}[-\s])`,
  String.raw`(?:mintues|minuets)\b`,
  String.raw`m(?=[\s\d.,]|[ew][\s,.]{1,2}\d)`,
  String.raw`feet(?=\s(?:east|west)\b)`,
];
export const MINUTE_MARK = new RegExp(String.raw`(?:,|\s?\.(?=\s{0,2}min))?[\s-]{0,2}${any(...MINUTE_MARKS)}`, 'y');

const SECOND_MARKS = [
  ';inch;',
  String.raw`\[?;sec;\]?`,
  String.raw`"(?:'(?=[,;\s])|\s{1,2}sec(?:ond)?s?(?![a-z])[.,]?)?`,
  '/?"',
  String.raw`' ?'`,
  String.raw`\?(?=\s{0,2}${WIND})`,
  String.raw`sec(?:-?\s{1,2}ond|ond)?s?(?:(?![a-z])|(?=[ew][\s,.]{1,2}\d))\.?`,
  String.raw`(?<=\d)s(?=\s?[ew](?![a-z]))`,
];
export const SECOND_MARK = new RegExp(String.raw`(?:\s?\.(?=\s{0,2}sec))?\s{0,2}${any(...SECOND_MARKS)}`, 'y');

export const MINUTE_WORD = /[\s-]{0,2}minutes?\b/y;
export const SECOND_WORD = /\s{0,2}sec(?:ond)?s?(?![a-z])\.?/y;
