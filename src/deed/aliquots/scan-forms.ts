// Takes: a text of land. Gives: the same with forms of print and of web pages set as other papers set them: "N/E 1/4", "Township 9 (North)",
// "Aliquot Parts: SWSE", "Township Town-ship", the cells of a table one a line. Never: a number or a direction that the print does not show.
import { NUMBER_WORDS, SURVEY_WORDS } from './survey-words.ts';
import { replaced, type Form, type Printed } from './printed.ts';
import { mayBeSpoilt, SPOILT_FORMS } from './spoilt-forms.ts';
import { spoiltNumberAt } from './spoilt-number.ts';

const FRACTION_AHEAD = String.raw`(?=\.?\s?(?:¼|1?\s?[/⁄-]\s?4|q(?:ua|t?r)))`;
const CHAIN = String.raw`(?:[NSEW]2|[NS][EW]4?){1,5}(?![A-Za-z\d])`;

/** "Town-ship" behind "Township", "Sec-tion Sec-tion": a newspaper's word with both ways it was set. */
const TWICE =
  /(?<![A-Za-z-])([A-Za-z]{2,7})-([A-Za-z]{2,7})\s{1,2}\1-\2(?![A-Za-z-])|(?<![A-Za-z-])([A-Za-z]{4,10})\s{1,2}([A-Za-z]{2,7})-([A-Za-z]{2,7})(?![A-Za-z-])/g;

function once([, first = '', second = '', whole, left = '', right = '']: RegExpExecArray): string | null {
  const word = whole ?? first + second;
  if (whole !== undefined && whole.toLowerCase() !== `${left}${right}`.toLowerCase()) return null;
  return SURVEY_WORDS.has(word.toLowerCase()) ? word : null;
}

/** Null where no word of the survey, or more than one, shows through. */
function wholeWord(word: string): string | null {
  for (const tried of [word.replaceAll('�', ''), word.replace(/v�/, 'w')]) if (SURVEY_WORDS.has(tried)) return tried;
  const shape = new RegExp(`^${word.replaceAll('�', '.')}$`);
  const [first, second] = [...SURVEY_WORDS].filter((one) => shape.test(one));
  return second === undefined ? (first ?? null) : null;
}

const EXCEPTED_IN_LIST = /\((?:exc|less)/;

const FORMS: readonly Form[] = [
  {
    mark: /[NS]\/[EW]/,
    pattern: new RegExp(String.raw`(?<![A-Za-z\d])([NS])\/([EW])${FRACTION_AHEAD}`, 'g'),
    to: ([, ns, ew]) => `${ns}${ew}`,
  },
  // "N12 and SE/4": the stroke of a half read as a one.
  {
    mark: /[NSEW] ?12 /,
    pattern:
      /(?<![A-Za-z\d])([NSEW]) ?12(?=\s(?:(?:and|&)\s(?:the\s)?[NS][EW]1?\/4|of\s(?:the\s)?(?:(?:[NS][EW]|[NSEW]) ?1?\/[24]|[Ss]ec)))/g,
    to: ([, half]) => `${half}/2`,
  },
  // An editor's own direction.
  {
    mark: /\d\s?\((?:[NSEWnsew]\.?\)|[Nn]or|[Ss]ou|[Ee]as|[Ww]es)/,
    pattern:
      /(?<=(?<![A-Za-z])(?:[Tt](?:own(?:ship)?|wp|p)?|[Rr](?:ange|ge?)?)\.?\s?\d{1,3}\s?)\((North|South|East|West|[NSEW])\.?\)/gi,
    to: ([, way]) => ` ${way}`,
  },
  // "secs. 4, 5, 6 (except lots 1 and 2), 7, 8": what is excepted is of the section before the bracket, and no end of the list.
  {
    mark: EXCEPTED_IN_LIST,
    pattern:
      /(?<=(?<![A-Za-z])[Ss]ec(?:tion)?s\.?\s{1,2}(?:\d{1,2}(?:,\s?(?:and\s)?|\s(?:and|&)\s)){0,20}\d{1,2})(?:,\s?(?:and\s)?|\s(?:and|&)\s)(?=\d{1,2}\s?\((?:except|exc|less)[^()]{2,60}\))/g,
    to: () => '; sec. ',
  },
  {
    mark: EXCEPTED_IN_LIST,
    pattern:
      /(?<=\d{1,2}\s?\((?:except|exc|less)[^()]{2,60}\)),?\s{0,2}(?:and\s)?(?=\d{1,2}(?:\s?[,.;]|\s(?:and|&)\s|\s?\((?:except|exc|less)|\s*$))/g,
    to: () => '; secs. ',
  },
  // "Range seven 7) East": the opening bracket is lost.
  {
    mark: /[a-z] \d{1,3}\) /,
    pattern: new RegExp(String.raw`(?<=(?:${NUMBER_WORDS})\s)(\d{1,3})\)(?=\s)`, 'gi'),
    to: ([, figures]) => `(${figures})`,
  },
  {
    mark: /liquot|LIQUOT|\bQ(?:Q|tr|TR|uarter)/,
    pattern: new RegExp(
      String.raw`(?:\s?\|\s?)?(?<![A-Za-z])(?:Aliquot\s?Parts?|Aliquots?|ALIQUOTS?(?:\sPARTS?)?|Q{2,3}|Q(?:tr|TR)s?[-/ ]{0,2}(?:Q(?:tr|TR)s?)?|Quarter[-/ ]Quarter)(?:\s?:|(?<=Q))\s{0,3}(?=${CHAIN})`,
      'g',
    ),
    to: () => ', ',
  },
  { mark: '/Block', pattern: /(?<=Sec\.?)\/Block:?\s{1,3}(\d{1,2})\/?(?!\d)/g, to: ([, number]) => ` ${number}` },
  {
    mark: /\d-[NSEW](?![A-Za-z\d])/,
    pattern:
      /(?<=(?<![A-Za-z])(?:[Tt](?:ownship|wp)|T(?:OWNSHIP|WP)|[Rr](?:ange|ge)|R(?:ANGE|GE))[.:]?\s{1,3}\d{1,3})-(?=[NSEW](?![A-Za-z\d]))/g,
    to: () => '',
  },
  { mark: /(?:own|ec|uar|orth|outh|clu)-(?:ship|tion|ter|east|west|siv)/i, pattern: TWICE, to: once },
  // "Sec.\n27: SW¼;\n28: SE¼;": the word once over the numbers of all.
  {
    mark: /(?:^|\n)[ \t]{0,8}[Ss]ec(?:s|tions?)?\.?:?[ \t]{0,4}\n[ \t]{0,8}\d{1,2}:[ \t]/,
    pattern:
      /(?<=[;.][ \t]{0,4}\n[ \t]{0,12})(\d{1,2})(?=:[ \t]{1,4}(?:[Ll]ots?\s\d|LOTS?\s\d|[Aa]ll\b|ALL\b|[NSEW]{1,2}\s?(?:[¼½24]|1?[/⁄])))/g,
    to: ([, number]) => `Sec. ${number}`,
  },
  // A table whose cells stand one a line.
  {
    mark: /(?:tion|ec\.?|TION)\s{0,3}\|/,
    pattern:
      /(?<=(?<![A-Za-z])(?:[Ss]ec(?:tion|\.)?|SEC(?:TION|\.)?))\s{0,3}\|\s{0,3}(\d{1,2}):?\s{0,3}\|\s{0,3}(?=[Aa]ll\b|ALL\b|[NSEW](?:[¼½]|[\d/.]|[EW]|\s?1\/)|[Ll]ots?\b|LOTS?\b)/g,
    to: ([, number]) => ` ${number}: `,
  },
  // "T.14.0S R.9.0E": a whole township with its tenths.
  { mark: /\d\.0[NSEW]/, pattern: /(?<=(?<![A-Za-z])[TR]\.?\s?\d{1,3})\.0(?=[NSEW](?![A-Za-z]))/g, to: () => '' },
  // "SESE 7; SWSW 8   T37N R26W": bare letters and the number of their section.
  {
    mark: /[NS][EW] \d{1,2};/,
    pattern: /(?<![A-Za-z\d])((?:[NS][EW]){1,3}) (?=\d{1,2}(?:\s?;|\s{1,4}T\.?\s?\d{1,3}\s?[NS]))/g,
    to: ([, chain]) => `${chain} Sec. `,
  },
  // "the southeast quarter of 33, 18 north, 11 west".
  {
    mark: /\d (?:north|south),? (?:and )?\d{1,3} (?:east|west)/,
    pattern:
      /(?<=(?:quarter|half|[¼½]|\/[24]) of )(\d{1,2}),? (\d{1,3}) (north|south),? (?:and )?(\d{1,3}) (?=(?:east|west)\b)/g,
    to: ([, section, township, way, range]) => `Section ${section}, Township ${township} ${way}, Range ${range} `,
  },
  // "T. 014ON": the last figure of the land office's four is a nought.
  {
    mark: /O[NSEW](?<=\d{3}O.)/,
    pattern: /(?<=(?<![A-Za-z])[TR][\s.•]{0,3}\d{3})O(?=[NSEW](?![A-Za-z]))/g,
    to: () => '0',
  },
  // "NE/4 of §14, 12N-4W".
  {
    mark: '§',
    pattern:
      /(?<=(?:[¼½]|[/⁄][24]|[Qq]uarter|[Hh]alf|[Aa]ll)\s{1,2}(?:of\s{1,2})?)§\s?(?=\d{1,2},?\s{1,3}(?:of\s{1,2})?T?\.?\s?\d{1,3}\s?[NS])/g,
    to: () => 'Section ',
  },
  // "1412N04W NE SW": section, township and range of two figures each, as a state prints them.
  {
    mark: /\d{4}[NS]\d{2}[EW]/,
    pattern:
      /(?<![\w.-])(0[1-9]|[12]\d|3[0-6])(\d{2})([NS])(\d{2})([EW])(?=:?\s{1,3}(?:[NS][EW]|[NSEW]2|ALL|LOTS?)\b)/g,
    to: ([, section, township, ns, range, ew]) => `${section}-${township}${ns}-${range}${ew}`,
  },
  // "NESW1/41/4": the signs of both stand behind the letters of the last.
  {
    mark: /1[/⁄]41[/⁄]4/,
    pattern: /(?<![A-Za-z\d])([NS][EW])([NS][EW])1[/⁄]41[/⁄]4(?![\d/⁄])/g,
    to: ([, part, of]) => `${part}¼${of}¼`,
  },
  // "S14, 15 and 22, T2N": a letter for the sections of a list.
  {
    mark: /S\.?\s?\d{1,2},? (?:\d|and|AND|&)/,
    pattern:
      /(?<![A-Za-z\d])S\.?\s?(?=\d{1,2}(?:,\s{0,2}\d{1,2}){0,12},?\s{1,2}(?:and|AND|&)\s{1,2}\d{1,2},?\s{1,3}T[.:]?\s?\d{1,3}\s?[NS])/g,
    to: () => 'Secs. ',
  },
  // "Range '!en (10) West": the figure, where the letters left bear it out.
  {
    mark: /\(\s?\d{1,2}\s?\)/,
    pattern:
      /(?<=(?<![A-Za-z])(?:[Tt]ownship|TOWNSHIP|[Rr]ange|RANGE|[Ss]ection|SECTION)\s{1,3})[^\s\w(),;:.]{1,3}[A-Za-z]{2,8}\s{0,2}\(\s?(\d{1,2})\s?\)/g,
    to: ([spoilt]) => {
      const number = spoiltNumberAt(spoilt.replace(/^[^A-Za-z]+/, ''), 0);
      return number && String(number.value);
    },
  },
  {
    mark: /[I1]ots? /,
    pattern: /(?<![\w.])[I1](?=ots?\s(?:numbered\s)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)/g,
    to: () => 'l',
  },
  // "lote 3 and 7", "the lols numbered four".
  {
    mark: /l(?:ote|ofs|cts|ota|ols|otz|oto) /,
    pattern:
      /(?<![A-Za-z])l(?:ote|ofs|cts|ota|ols|otz|oto)(?=\s(?:numbered\s)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)/g,
    to: () => 'lots',
  },
  // "the east half of (lhs northwest quarter": between two parts no other word can stand.
  {
    mark: /of [^tsNSEWlL\s](?<=(?:alf|ter) of .)/,
    pattern:
      /(?<=(?:half|quarter) of )\W?(?!(?:the|said|such|each|both|that|any|all|lots?|sec|in|and|or|one|two|our|my|his|her|its|their|this)\b)[a-z]{2,4}\W?(?= (?:(?:north|south)(?:east|west)? |east |west )(?:half|quarter)\b)/g,
    to: () => 'the',
  },
  // "towndiip 6 north, range 1 west".
  {
    mark: /range(?<=\d (?:north|south),? range)/,
    pattern: /\b(?!township)t[a-z]{5,9}(?= \d{1,3} (?:north|south),? range\s)/g,
    to: () => 'township',
  },
  // "SW;SE4", "E~NW;, and": a quarter's sign read as a semicolon.
  {
    mark: /;[NS,;](?<=[EW] ?;.)/,
    pattern: /(?<=(?<![A-Za-z])(?:[NSEW][~^}#%½])?[NS][EW]) ?;(?=[NS][EW]|[,;])/g,
    to: () => '¼',
  },
  // "S~,NW~": part of the sign, where the items of a list stand apart.
  { mark: '~', pattern: /(?<=(?<![A-Za-z])[NSEW]~)[,.](?=[NS][EW]|[NSEW]~)/g, to: () => '' },
  // "SE/4*, lots 3 *, 4 *": a star for a note at the foot.
  {
    mark: '*',
    pattern:
      /(?<=[/⁄][24]|[¼½]|(?<![A-Za-z])(?:[Ll]ots?|LOTS?)\s[\d,\s&*andto]{0,60}\d|(?<![A-Za-z])(?:All|ALL)) ?\*(?=[\s,;.]|$)/g,
    to: () => '',
  },
  // "Section 12T-21-N".
  {
    mark: /T-?\d(?<=\dT-?\d)/,
    pattern: /(?<=(?<![A-Za-z])(?:[Ss]ec(?:tion)?|SEC(?:TION)?)\.?\s\d?)(\d)T(?=-?\d{1,3}-?[NS])/g,
    to: ([, figure]) => `${figure}, T`,
  },
  // "N. W. 4 of the N. E. 4 of section 18": the sign read as its last figure.
  {
    mark: '. 4 of',
    pattern: /(?<=(?<![A-Za-z])[NS]\. ?[EW]\.) 4(?= of (?:the )?(?:[NS]\. ?[EW]|[NSEW]\.|[Ss]ec))/g,
    to: () => '¼',
  },
  { mark: ' ofthe ', pattern: /(?<=\s)ofthe(?=\s)/g, to: () => 'of the' },
  // A letter that the page could not show, inside a word that only one letter or none makes whole: "quar�er", "southv�est".
  {
    mark: '�',
    pattern: /(?<![A-Za-z�])[A-Za-z]{1,9}�{1,2}[A-Za-z]{1,9}(?![A-Za-z�])/g,
    to: ([word]) => wholeWord(word.toLowerCase()),
  },
];

const isShown = (text: string, mark: string | RegExp): boolean =>
  typeof mark === 'string' ? text.includes(mark) : mark.test(text);

const set = (print: Printed, forms: readonly Form[]): Printed =>
  forms.reduce((now, { mark, pattern, to }) => (isShown(now.text, mark) ? replaced(now, pattern, to) : now), print);

export const withForms = (print: Printed): Printed =>
  set(mayBeSpoilt(print.text) ? set(print, SPOILT_FORMS) : print, FORMS);
