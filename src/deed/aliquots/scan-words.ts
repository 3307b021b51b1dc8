// Takes: a text of land as a scan gave it. Gives: the same with the survey's words spelled as they are, single blanks between words, ones that
// were read as a small L, and lists with their commas. Never: another word; a figure that stands in no list of sections, lots or townships.
import { ONES, TENS } from '../words/lexicon.ts';
import { anyCase } from '../words/any-case.ts';
import { replaced, type Printed } from './printed.ts';
import { holdsMisprint, MARK, mayShow } from './scan-marks.ts';

type Step = (print: Printed) => Printed;

const TWO_BLANKS = /(?<=\S) {2}(?=\S)/g;
const COLUMNS = /\S {3,}\S/;
const ONE_BLANK = /(?<=\S) (?=\S)/g;

/** Where nearly all words stand two blanks apart, the two are one; elsewhere they part columns. */
export const singleSpaced: Step = (print) => {
  if (!mayShow(print.text, MARK.wideBlank) || !print.text.includes('  ') || COLUMNS.test(print.text)) return print;
  const count = (pattern: RegExp): number => print.text.match(pattern)?.length ?? 0;
  return count(TWO_BLANKS) > 2 * count(ONE_BLANK) ? replaced(print, TWO_BLANKS, () => ' ') : print;
};

const ONE_WORDS = Object.keys(ONES).filter((word) => word.length > 2);
const COUNTED = [...ONE_WORDS, ...Object.keys(TENS)].join('|');
const NUMBER_AHEAD = String.raw`(?=[\s.,:]{1,3}(?:no\.|num|\(?[\dlI$]|${COUNTED}))`;
const FRACTION_AHEAD = String.raw`(?=[\s,.-]{0,3}(?:east|west)?[\s,.-]{1,3}(?:one-|frac)?(?:hal[fv]|q[a-z]{4}|fourth|\())`;
const RANGE_AHEAD = String.raw`(?=[\s,.]{1,3}(?:of\s)?(?:the\s)?range)`;
/** "Range 6 Wcst", "range eighty-three (83) casl". */
const RANGE_BEHIND = String.raw`(?<=range[\s.,]{1,3}(?:no\.?\s)?[\w-]{1,16}[\s,]{1,3}(?:\(\d{1,3}\)[\s,]{1,3})?[a-z]{4,5})`;
const WORD_AHEAD = String.raw`(?=[\s.:,]{1,3}[\dA-Za-z(])`;
/** "the north hall of" is a half only where land follows. */
const HALF_AROUND = String.raw`(?<=(?:nort(?:h|li)|sout(?:h|li)|[ec]ast|west)(?:ern)?[\s-]{1,3}(?:one[\s-]{1,2})?[a-z\d!|]{4,5})(?=[\s,]{1,3}(?:of\s{1,3})?(?:the\s{1,3})?(?:\(|nor|sou|[ec]as|wes|lot|(?:[ns]\.?[ew]|[nsew])[.\s]?[½¼1/]|sec(?:tion|\.)s?\s{1,2}(?:no\b|num|\d|${COUNTED})))`;

const SPOILT_EAST = '[co]ast|e[osc]st|eas[lfi]|eaat';
const SPOILT_WEST = 'w[co]st|wes[lfi]|(?:vv?|av)est|weat';
const PART_AHEAD = String.raw`(?=[\s,.-]{1,3}(?:one[\s-]|frac\w*\s)?(?:q[a-z]{4,6}|hal[fv]))`;
/** "cf the Southeast Quarter", "ef SW¼", between two parts. */
const OF_PART_AHEAD = String.raw`(?=\s(?:(?:the|tbe|thc|tho|ihe|lhe)\s)?(?:(?:north|south)(?:east|west)?|east|west|[ns][ew]|[nsew])(?:[\s.-]{0,2}(?:[¼½1/⁄]|one|hal|qua)))`;

interface Misprint {
  readonly word: string;
  /** Its letters as scans misread them; what stands around it is asked afterwards, so that the search can leap. */
  readonly letters: RegExp;
  readonly ahead: RegExp;
}

/** "session", "settler" and "barge" are none of them. */
const MISPRINTS: readonly Misprint[] = (
  [
    ['section', '[s58$][eco][ceot][tfli][il1tj!|][oae0c][num]', WORD_AHEAD],
    ['township', 't[oa0ec](?:w|vv|av)[num]-?[s5ai](?:[hbnk]|li)[il1tj][pno]', WORD_AHEAD],
    ['range', '[rkeb][aeu][num]-?[gqe][eco]', NUMBER_AHEAD],
    ['quarter', 'q(?:[unao]|ii)[aeuos][rtvi][tfli][eco][rvi]|[og]uarter', ''],
    ['north', '[numh][oce0][rtvi][tlif](?:[hbnk]|li)', `(?:${FRACTION_AHEAD}|${RANGE_AHEAD})`],
    ['south', '[s58$][oce0](?:[un]|ii)[tlif](?:[hbnk]|li)', `(?:${FRACTION_AHEAD}|${RANGE_AHEAD})`],
    ['northeast', `north(?:${SPOILT_EAST})`, PART_AHEAD],
    ['southeast', `south(?:${SPOILT_EAST})`, PART_AHEAD],
    ['northwest', `north(?:${SPOILT_WEST})`, PART_AHEAD],
    ['southwest', `south(?:${SPOILT_WEST})`, PART_AHEAD],
    ['of', String.raw`(?<=(?:half|quarter|[¼½)]|[/⁄][24]) )(?:[ce0a]f|o[lt1£i])`, OF_PART_AHEAD],
    ['part', String.raw`(?<=\bthat )p[ao][rivn][tfli1]`, String.raw`(?=\sof\s)`],
    ['and', 'aud', ''],
    [
      'the',
      String.raw`t(?:li|b|n|ii)[ec]|thc|tho(?=\s(?:nor|sou|eas|wes|[nsew]{1,2}\s?[¼½1/⁄]))|(?<=\bof )[ilf]he(?=\s(?:nor|sou|eas|wes|[nsew]{1,2}\s?[¼½1/⁄]))`,
      '',
    ],
    ['half', '(?:li|b|n)[ao4]lf|h(?:[4os]lf|[a4o][1i!|]f|al[tlk1])', HALF_AROUND],
    ['east', '[cofb]as[tl]|eas[lfi]|e[so]st', String.raw`(?:(?=[\s-]{1,2}(?:one[\s-])?half\b)|${RANGE_BEHIND})`],
    [
      'west',
      '(?:w|vv|av)[co]s[tl]|wes[lfi]|(?:vv?|av)est|weat',
      String.raw`(?:(?=[\s-]{1,2}(?:one[\s-])?half\b)|${RANGE_BEHIND})`,
    ],
  ] as const
).map(([word, letters, ahead]) => ({
  word,
  // Only of the longest word is every size of its letters asked for: "TownShip".
  letters: new RegExp(word === 'township' ? letters : `(?:${letters})(?<!${word})`, 'gi'),
  ahead: new RegExp(String.raw`(?:s?\b|(?=(?:east|west)\b))${ahead}`, 'iy'),
}));
/** Whether a word that a line's end has parted is one of them. */
export const isMisprint = (joined: string): boolean =>
  MISPRINTS.some(({ letters }) => /^s?$/i.test(joined.replace(letters, '')));

/** Any of them, where a word begins and is not spelled as it should be: most texts hold none. */
const MAY_BE_MISPRINT = anyCase(
  new RegExp(
    String.raw`(?<!\w)(?:${MISPRINTS.map(({ word, letters }) =>
      word === 'township' ? String.raw`${letters.source}(?<!(?-i:[Tt]ownship|TOWNSHIP))` : letters.source,
    ).join('|')})`,
    'iy',
  ),
);

/** "Seotion 25, Townahip 11", "TownShip 19": each word as it is spelled. */
export const spelled: Step = (print) => {
  const isMisprinted = (at: number): boolean => {
    MAY_BE_MISPRINT.lastIndex = at;
    return MAY_BE_MISPRINT.test(print.text);
  };
  return holdsMisprint(print.text, isMisprinted) ? respelled(print) : print;
};

const respelled: Step = (print) =>
  MISPRINTS.reduce((now, { word, letters, ahead }) => {
    const { text } = now;
    return replaced(now, letters, ({ 0: found, index }) => {
      if (found === word || /\w/.test(text[index - 1] ?? ' ')) return null;
      if (found.toLowerCase() === word && /^[A-Z]?(?:[a-z]*|[A-Z]*)$/.test(found)) return null;
      ahead.lastIndex = index + found.length;
      if (!ahead.test(text)) return null;
      return /^[A-Z]{3}/.test(found) ? word.toUpperCase() : word;
    });
  }, print);

/** A small L that is no word's: "sees. 1, 2, ll, and 12", "Section l4", "Lots l, 2". */
const FIGURE_ONE = /(?<![A-Za-z'’.])l{1,2}(?=\d{0,2}(?![A-Za-z\d'’]))|(?<=\d)l(?![A-Za-z\d'’])/g;
const MAY_BE_ONE = /(?:^|[^A-Za-z'’.])l{1,2}\d{0,2}(?![A-Za-z\d'’])|\dl(?![A-Za-z\d'’])/;
export const withOnes: Step = (print) =>
  mayShow(print.text, MARK.one) && MAY_BE_ONE.test(print.text)
    ? replaced(print, FIGURE_ONE, ([ones]) => (ones === 'll' || ones === 'l' ? '1'.repeat(ones.length) : null))
    : print;

const PARTED_FIGURES = /(?<![A-Za-z])[TR]\.? \d \d(?=\s?[NSEW](?![A-Za-z]))/g;
/** "Sec. 2 7, T. 13 N.": one section, as the word says, and no number of a list. */
const PARTED_SECTION =
  /(?<![A-Za-z])(?:[Ss]ec(?:tion|t)?|SEC(?:TION|T)?)\.? (?:[12] \d|3 [0-6])(?=,? T(?:\.|\s?\d|WP|wp|own|OWN))/g;
const LOTS_BY_BLANKS = /\b(?:[Ll]ots|LOTS) \d{1,2}(?: \d{1,2}){1,12}(?= (?:and|&) \d{1,2}(?!\d))/g;
const LOTS_BY_POINTS = /\b(?:[Ll]ots|LOTS) \d{1,2}(?:[.,] \d{1,2}(?=[.,])){1,12}(?:[.,]? and \d{1,2}(?=[.,;:]))?/g;
const INCLUSIVE = /(?<=\d,? )inc(?:h|lusivc)(?=[.,;])/g;
const IN = /\bln(?=\s[a-zT])/g;

/** "Sy2NW%, sy2sEy4": the size of a letter is soon misread too. */
const SMALL_IN_CHAIN = /(?<![A-Za-z])[nsew](?=y[2a][NSns])|(?<=[NSEW]y[24a])[ns](?=y[24a]|[EW]y)|(?<=\bsy2)s(?=Ey)/g;

interface List {
  /** What no such list can do without: one of its words, and the characters that end it. */
  readonly shows: number;
  readonly mark: string;
  readonly pattern: RegExp;
  readonly to: (found: RegExpExecArray) => string;
}

const LISTS: readonly List[] = [
  { shows: MARK.lots, mark: 'ots ', pattern: LOTS_BY_BLANKS, to: ([lots]) => lots.replace(/(?<=\d) /g, ', ') },
  { shows: MARK.lots, mark: 'OTS ', pattern: LOTS_BY_BLANKS, to: ([lots]) => lots.replace(/(?<=\d) /g, ', ') },
  { shows: MARK.lots, mark: 'ots ', pattern: LOTS_BY_POINTS, to: ([lots]) => lots.replaceAll('.', ',') },
  { shows: MARK.inclusive, mark: ' inc', pattern: INCLUSIVE, to: () => 'inclusive' },
  { shows: MARK.in, mark: 'ln ', pattern: IN, to: () => 'In' },
  { shows: MARK.misreadSign, mark: 'y2', pattern: SMALL_IN_CHAIN, to: ([small]) => small.toUpperCase() },
  { shows: MARK.township, mark: '. ', pattern: PARTED_FIGURES, to: ([figures]) => figures.replace(/(?<=\d) /, '') },
  { shows: MARK.township, mark: ' T', pattern: PARTED_SECTION, to: ([figures]) => figures.replace(/(?<=\d) /, '') },
];

/** "R. 1 3 W.", "lots 1 2 3 and 4", "lots 7. 8. and 9.", "1 to 4, inch,": lists as they were set. */
export const listed: Step = (print) =>
  LISTS.reduce(
    (now, { shows, mark, pattern, to }) =>
      mayShow(now.text, shows) && now.text.includes(mark) ? replaced(now, pattern, to) : now,
    print,
  );
