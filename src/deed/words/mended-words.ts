// Takes: nothing. Gives: the words that values and their places are told with, by the forms a scan leaves of them: a letter read for one that
// looks like it, a figure for a letter, a blank inside. Never: a form that is a word of its own, or that two words may have left.
import { DOUBTED_UNITS, MISREAD_NUMBERS, ONES, SCALES, TENS, UNIT_WORDS } from './lexicon.ts';
import { headNumber, tailNumber, type Words } from './words.ts';

const NUMBERS = [...Object.keys(ONES), ...Object.keys(TENS), ...Object.keys(SCALES)].filter(
  (word) => !['no', 'zero', 'naught', 'nought', 'fourty', 'million', 'hundd', 'hundrd', 'hunderd'].includes(word),
);
const PARTS = 'tenth tenths hundredth hundredths thousandth thousandths'.split(' ');
const UNITS = 'feet chain chains link links pole poles rods perches varas yards meters'.split(' ');
/** Whatever is left of these, the order of an angle's parts tells what they count. */
const ANGLES = 'degree degrees minute minutes second seconds'.split(' ');
const WINDS = 'north south east west'.split(' ');
const QUARTERS = 'northeast northwest southeast southwest'.split(' ');
const TRENDS = [...WINDS, ...QUARTERS].map((wind) => `${wind}erly`);
/** What a value is told with: where one of these is mended the value is doubted. */
const OF_VALUES = [...NUMBERS, ...PARTS, ...UNITS, ...WINDS, ...QUARTERS];
/** What tells where a value belongs. */
const OF_PLACES = (
  'to of on or in thence said point place beginning commencing commencement line lines along corner section curve curvature tangent tangency ' +
  'radius central angle distance chord containing contains contain acres acre more less left right following follows described lot lots block ' +
  'road street stone iron pin stake with parallel intersection course northwardly southwardly eastwardly westwardly arc the length bearing bears'
).split(' ');

/** Those of them that no other word looks like. */
const MENDED_WHOLLY = new Set([
  ...ANGLES,
  ...'left right radius chord curve curvature tangent tangency distance beginning point place acres acre containing central angle along length bearing course'.split(
    ' ',
  ),
]);

export interface MendedWord {
  readonly word: string;
  readonly isOfValue: boolean;
}

/** What each letter is misread as. */
const LOOKS_LIKE: Readonly<Record<string, readonly string[]>> = {
  a: ['e', 'o'],
  c: ['e', 'o'],
  e: ['c', 'o'],
  o: ['c', 'e'],
  l: ['t', 'i'],
  t: ['l', 'i', 'f'],
  i: ['l', 't'],
  f: ['t'],
  n: ['u'],
  u: ['n', 'ii'],
  h: ['b', 'li', 'ii'],
  b: ['h'],
  y: ['v'],
  v: ['y'],
  g: ['q'],
  d: ['cl'],
  m: ['rn'],
  w: ['vv'],
};

/** Forms that are words, names or short for others; and the misprints that the phrases read by themselves, with a doubt of their own. */
const OWN = new Set(
  (
    'cast oast fool foot feel feet teet leet fest toot lost nest newt tine line vine none nice note wine throe tenth tent bend moot reds cods ' +
    'rode roes pores polos poles petes tines lints tinks finks iron fort forth ninth sixth tree free ono oue tow twe floe fout pole pote pile ' +
    'yaras vatas vards yatds metes meter meters noon neat seat boat worth mouth youth soot loft lift lett lent aero lenth polo pele tink nino ferty angie tive mine sight light right'
  ).split(' '),
);
const READ_ELSEWHERE = new Set(
  [UNIT_WORDS, DOUBTED_UNITS, MISREAD_NUMBERS]
    .flatMap((table) => Object.keys(table))
    .concat(
      'bast fast last vest wost weat worth morth horth korth nortb nortn norch nosth noith nortli fouth eaft weft'.split(
        ' ',
      ),
    )
    .concat('souch somth sonth sonch soutli soutb sowth eost easl wesl wesc wet'.split(' ')),
);

const FORMS = new Map<string, MendedWord | null>();
/** A form of two words may be either. */
const addTo = (forms: Map<string, MendedWord | null>, form: string, word: MendedWord): void => {
  const other = forms.get(form);
  forms.set(form, other === undefined || other?.word === word.word ? word : null);
};

function addLookAlikes({ word, isOfValue }: MendedWord, looksLike: Readonly<Record<string, readonly string[]>>): void {
  for (let at = 0; at < word.length; at++)
    for (const other of looksLike[word[at]!] ?? []) {
      const form = word.slice(0, at) + other + word.slice(at + 1);
      if (!OWN.has(form) && !READ_ELSEWHERE.has(form)) addTo(FORMS, form, { word, isOfValue });
    }
}

/** "BEGlNNING", "POlNT": among capitals the small l looks like an I, and an I like it. */
const STROKES = { i: ['l'], l: ['i'] };
const LONG_ENOUGH = 4;
const VALUE_WORDS = OF_VALUES.map((word): MendedWord => ({ word, isOfValue: true }));
const PLACE_WORDS = [...OF_PLACES, ...ANGLES, ...TRENDS].map((word): MendedWord => ({ word, isOfValue: false }));
for (const word of VALUE_WORDS) if (word.word.length >= LONG_ENOUGH) addLookAlikes(word, LOOKS_LIKE);
for (const word of PLACE_WORDS) if (word.word.length > LONG_ENOUGH) addLookAlikes(word, STROKES);
for (const word of PLACE_WORDS) if (MENDED_WHOLLY.has(word.word)) addLookAlikes(word, LOOKS_LIKE);
for (const form of ['tbe', 'thc', 'tho', 'lhe', 'ihe', 'tlie']) addTo(FORMS, form, { word: 'the', isOfValue: false });
for (const form of 'begjnning beginnjng beginninp begirming beginmng begimning'.split(' '))
  addTo(FORMS, form, { word: 'beginning', isOfValue: false });
/** "BKGINNING", "POIHT": whatever letter stands for one of theirs, no other word is near. */
const NEAR_POINT = new Set(['paint', 'print', 'joint', 'poins', 'faint', 'saint']);
for (const word of ['beginning', 'point'])
  for (let at = 0; at < word.length; at++)
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const form = word.slice(0, at) + letter + word.slice(at + 1);
      if (form !== word && !NEAR_POINT.has(form)) addTo(FORMS, form, { word, isOfValue: false });
    }
for (const part of PARTS) addTo(FORMS, `${part}of`, { word: part, isOfValue: true });
for (const form of 'rignt ripht righr'.split(' ')) addTo(FORMS, form, { word: 'right', isOfValue: false });
for (const { word } of [...VALUE_WORDS, ...PLACE_WORDS]) FORMS.delete(word);

/** Letters that are printed as figures, each as the figure: "s1x" and "six" are both "51x". */
const figured = (word: string): string =>
  word.replace(/[olis]/g, (letter) => (letter === 'o' ? '0' : letter === 's' ? '5' : '1'));
const FIGURED = new Map<string, MendedWord | null>();
for (const word of [...VALUE_WORDS, ...PLACE_WORDS]) addTo(FIGURED, figured(word.word), word);
for (const form of '7hence 1hence th3nce thenc3 then0e'.split(' '))
  addTo(FIGURED, form, { word: 'thence', isOfValue: false });

/** What is a word, or short for one, where it stands alone. */
const FRAGMENTS_OF_THEIR_OWN = new Set([
  ...'abcdefghijklmnopqrstuvwxyz',
  ...(
    'for four six seven eight nine ten thou hun hum and an red in so no we st th est min sec deg ten one two our even ever her ore sand end ends rely ' +
    'on onds fourth degree minute second hundred thousand south north east west nor sou teen eleven'
  ).split(' '),
]);
const TORN = new Map<string, MendedWord | null>();
for (const word of [...NUMBERS, ...PARTS, ...ANGLES, ...WINDS])
  for (let at = 1; at < word.length && word.length >= LONG_ENOUGH; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (FRAGMENTS_OF_THEIR_OWN.has(head) && (FRAGMENTS_OF_THEIR_OWN.has(tail) || tail.length < 2)) continue;
    if (FRAGMENTS_OF_THEIR_OWN.has(tail) && head.length < 3) continue;
    if (head === 'hun' || head === 'hum' || head === 'thou') continue; // number-words.ts reads those
    addTo(TORN, `${head} ${tail}`, { word, isOfValue: !ANGLES.includes(word) });
  }

/** "the P OINT OF BEGINN ING", "wes terly", "C hord", "va ras": what tells where a value belongs, ways and units; "south easterly" is whole. */
const TORN_PLACES = 'point place beginning commencing true street chord radius curve central angle right left center';
const TORN_UNITS = [...UNITS, 'foot'];
for (const word of [...TORN_PLACES.split(' '), ...TRENDS, ...TORN_UNITS])
  for (let at = 1; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (TRENDS.includes(tail) || (FRAGMENTS_OF_THEIR_OWN.has(head) && FRAGMENTS_OF_THEIR_OWN.has(tail))) continue;
    addTo(TORN, `${head} ${tail}`, { word, isOfValue: TORN_UNITS.includes(word) });
  }
/** "the Avenu e 25 feet", "54 degree s 44 minutes": a last letter that would be a wind. */
for (const word of 'thence avenue line stone stake fence distance wide direction station degrees minutes seconds'.split(
  ' ',
))
  addTo(TORN, `${word.slice(0, -1)} ${word.slice(-1)}`, { word, isOfValue: false });

/** By how long a word is and how it begins and ends: whether it may be a form of another, or the head of one that is torn. */
export const IS_FORM = 1;
export const IS_TORN_HEAD = 2;
const KINDS = new Uint8Array(2 ** 16);
const slotOf = (head: number, tail: number, length: number): number =>
  (tail ^ (tail >>> 15) ^ (head * 31) ^ (length * 2654)) & 0xffff;
const slotOfWord = (word: string): number => slotOf(headNumber(word), tailNumber(word), word.length);
for (const [form, word] of FORMS) if (word) KINDS[slotOfWord(form)]! |= IS_FORM;
/** By the head and the tail of a torn word together: "and" follows many a head and is the tail of one. */
const PAIRS = new Uint8Array(2 ** 16);
const pairOf = (head: number, tail: number): number => (head * 5 + tail) & 0xffff;
for (const torn of TORN.keys()) {
  const [head, tail] = torn.split(' ') as [string, string];
  KINDS[slotOfWord(head)]! |= IS_TORN_HEAD;
  PAIRS[pairOf(slotOfWord(head), slotOfWord(tail))] = 1;
}

/** Of a word, by its first and last letters as words.ts counts them; most are none of these. */
export const formKind = (words: Words, word: number): number => KINDS[slotIn(words, word)]!;
/** Whether a word and the next one may be the two parts of one. */
export const mayBeTorn = (words: Words, word: number): boolean =>
  PAIRS[pairOf(slotIn(words, word), slotIn(words, word + 1))] === 1;
const slotIn = ({ heads, tails, starts, ends }: Words, word: number): number =>
  slotOf(heads[word]!, tails[word]!, ends[word]! - starts[word]!);
export const wordOfForm = (form: string): MendedWord | null => FORMS.get(form) ?? null;
export const wordOfTorn = (torn: string): MendedWord | null => TORN.get(torn) ?? null;
/** "P0INT", "th1rty": letters and figures in a row. */
export const wordOfFigured = (run: string): MendedWord | null =>
  FIGURED.get(figured(run)) ?? (run.includes('8') ? wordOfEights(run) : null);

/** "8outh", "We8t", "8eginning": an s or a b. */
const wordOfEights = (run: string): MendedWord | null =>
  FIGURED.get(figured(run.replaceAll('8', 's'))) ?? FIGURED.get(figured(run.replaceAll('8', 'b'))) ?? null;
