// Takes: a text of land as a scan or a page gave it. Gives: the same with its words whole again (parted by a line's end or a blank, or
// misread: scan-words.ts), the head of a page out of the middle of a list, and the section named before each bare number of a coded list.
// Never: a figure that the print does not show; what cannot be told stays as it is.
import { isFigure } from '../words/peek.ts';
import { PARTED_WORDS } from './parted-words.ts';
import { replaced, type Printed } from './printed.ts';
import { withCodes, withDoubleU, withNoughts } from './scan-letters.ts';
import { MARK, mayShow } from './scan-marks.ts';
import { withForms } from './scan-forms.ts';
import { withFractionWords } from './scan-fractions.ts';
import { withoutMargins } from './scan-margins.ts';
import { withListedNumbers } from './scan-lists.ts';
import { withPlurals } from './scan-plurals.ts';
import { withSectionWords } from './scan-sections.ts';
import { withSigns } from './scan-signs.ts';
import { withNumberWords } from './scan-numbers.ts';
import { isMisprint, listed, singleSpaced, spelled, withOnes } from './scan-words.ts';
import { SURVEY_WORDS } from './survey-words.ts';

export function mended(print: Printed): Printed {
  const whole = withWholeWords(
    singleSpaced(withoutPageHeads(withFractions(withCodes(withNoughts(withDoubleU(withForms(print))))))),
  );
  const words = withoutMargins(withFractionWords(withSectionWords(spelled(whole))));
  return withCodedSections(
    withSigns(withoutPoints(listed(withListedNumbers(withOnes(withNumberWords(withPlurals(words))))))),
  );
}

/** The Federal Register's plain text sets a fraction between strokes, "NE\\1/4\\SE\\1/4\\"; a scan makes "e'/2" of "e½". */
const SET_APART = /\\\s?1\/\s{0,40}([24])\s?\\|(?<=[NSEWnsew]\.?\s?)['’`]\s?[/⁄]\s?([24])(?!\d)/g;
const MAY_BE_SET_APART = /\\1|['’`]\s?[/⁄]\s?[24]/;

function withFractions(print: Printed): Printed {
  if (!mayShow(print.text, MARK.fraction) || !MAY_BE_SET_APART.test(print.text)) return print;
  // "R. 11\\1/2\\ E.": the fraction of a number, not its last figure.
  return replaced(
    print,
    SET_APART,
    ({ 1: set, 2: scanned, index }) => `${isFigure(print.text.charCodeAt(index - 1)) ? ' ' : ''}1/${set ?? scanned}`,
  );
}

/** Too short to be told from two others but by their hyphen. */
const SHORT_WORDS = new Set(['sec', 'secs', 'lot', 'lots', 'of', 'the', 'and', 'all']);
const isWord = (word: string): boolean => SURVEY_WORDS.has(word) || SHORT_WORDS.has(word) || isMisprint(word);

/** A word goes on behind its line's end, of which the blank may be all that is left: "sec- tion". */
const AT_LINE_END =
  /(?<=(?<![A-Za-z])([A-Za-z]{1,9}))-(?:[ \t]{0,3}\n[ \t]{0,12}|[ \t]{1,3})(?=([A-Za-z]{1,9})(?![A-Za-z]))/g;

/** Where these words are parted by a blank; either half must be no word of a list of land by itself. */
const IN_TWO = new RegExp(
  String.raw`(?<![A-Za-z])(?:${PARTED_WORDS.map((word) => word.replace(' ', '[ \\t]{1,2}')).join('|')})s?(?![A-Za-z])`,
  'gi',
);
/** "north halfof the": a lost blank; a comma and a point that were read as one mark. */
const MISREAD = /(?<=half|quarter|quarters)of(?=\s)|„/g;

function withWholeWords(print: Printed): Printed {
  let now = print;
  if (mayShow(now.text, MARK.hyphen))
    now = replaced(now, AT_LINE_END, ([, left, right]) => (isWord(`${left}${right}`.toLowerCase()) ? '' : null));
  if (mayShow(now.text, MARK.secondHalf)) now = replaced(now, IN_TWO, ([parted]) => parted.replace(/[ \t]+/, ''));
  if (!mayShow(now.text, MARK.glued)) return now;
  return replaced(now, MISREAD, ([found]) => (found === 'of' ? ' of' : '.'));
}

/** "SE¼.NE¼., sec. 4": a point that stands even before a comma belongs to the sign. */
const POINT = /(?<=[¼½]|1\/[24])\.(?=\s{0,2}(?:[,;.NSEW]|and\b|of\b|sec|&))/g;
const POINT_AND_COMMA = /(?:[¼½]|1\/[24])\.(?:[,;]|(?:[NS]\.?\s?[EW]|[NSEW])\.?\s?(?:[¼½]|1\/[24]))/;

function withoutPoints(print: Printed): Printed {
  return mayShow(print.text, MARK.pointed) && POINT_AND_COMMA.test(print.text)
    ? replaced(print, POINT, () => '')
    : print;
}

/** The head of a page between two lines of a list: its title and its number. */
const PAGE_HEAD =
  /(?<=[,;]|\band|\bto)[ \t]{0,4}\n[ \t]{0,60}(?:\d{1,6}[ \t]{1,60})?(?:FEDERAL REGISTER|Federal Register|CONGRESSIONAL RECORD|STATUTES? AT LARGE|(?:[A-Z][A-Z.,'-]{1,15}[ ]{1,3}){1,8})[^\n;]{0,70}(?=\n)/g;

const MAY_HEAD_A_PAGE = /\n[ \t]{0,60}(?:\d{1,6}[ \t]{1,60})?(?:Federal|[A-Z][A-Z.,'-])/;

function withoutPageHeads(print: Printed): Printed {
  if (!print.text.includes('\n') || !MAY_HEAD_A_PAGE.test(print.text)) return print;
  return replaced(print, PAGE_HEAD, ([head]) =>
    /\d{1,6}[ \t]*$|^\s*\d/.test(head) && !NAMES_LAND.test(head) ? '' : null,
  );
}

const NAMES_LAND = /\b(?:SEC|TOWN|T\.|RANGE|R\.|LOT|MERID|TRACT|PARCEL|[NS][EW]\b)|[¼½%]|[/⁄][24]/i;

/** The land office's coded list prints its sections with three figures, the word only before the first. */
const CODED =
  /(?<=[;,\n]\s{0,24})0(?:0[1-9]|[12]\d|3[0-6])(?=[ \t:,]{1,12}(?:ALL|LOTS?|[NSEW]{1,2}\d?(?![a-z])|[NSEW]))/g;
const FIRST_CODED = /0\d\d\b(?<=\b[Ss](?:ec|EC)\.?\s{1,3}0\d\d)/;

function withCodedSections(print: Printed): Printed {
  if (!mayShow(print.text, MARK.nought) || !FIRST_CODED.test(print.text)) return print;
  return replaced(print, CODED, ([number]) => `Sec. ${number}`);
}
