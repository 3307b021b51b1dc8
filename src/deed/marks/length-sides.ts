// Takes: folded text and a length in it. Gives: of what kinds the words right before it and right behind it may be: found once for all who ask
// whether the length is the course's own, of which nearly all are. Never: that it is not: the pattern of whoever asks decides.
import { codeAt, codeBefore } from '../words/code-at.ts';
import { beforeAll, behindAll, headKinds, isLetter, isSpace, spaceOr, wordEnd } from '../words/peek.ts';
import { rememberedNumber } from '../words/remembered.ts';
import { endKinds, phrasesOf } from '../words/word-edges.ts';

/** Before it: what is named by its size ("of the", "said north"), what is measured ("within", "a height of"), "and" behind an area. */
export const BEHIND_NAMED = 1;
export const BEHIND_MEASURED = 2;
export const BEHIND_AND = 4;
/** "at", "@", "a distance of". */
export const BEHIND_AT = 8;
/** "pg", "book". */
export const BEHIND_PAGE = 16;
const BEHIND_OF = 32;
/** Behind it: "wide", "in height"; "from", "north of"; "behind", "to the left of"; "from" alone. */
export const BEFORE_MEASURED = 256;
export const BEFORE_OFFSET = 512;
export const BEFORE_PLACED = 1024;
export const BEFORE_FROM = 2048;

const kindsBefore = endKinds(
  'north south east west northerly southerly easterly westerly the said'.split(' '),
  'elevation within wide plus than exceed exceeding fronting'.split(' '),
  ['and'],
  ['at', 'about'],
  'pg page pages bk book vol volume liber folio sheet'.split(' '),
  ['of'],
);
/** What is measured by a length behind "of", and how far it is. */
const kindsOf = endKinds('width height elevation depth thickness offset'.split(' '), ['distance']);
const [A_SIZE, A_DISTANCE] = [1, 2];

const kindsBehind = headKinds(
  [
    ...'access utility drainage sanitary storm sewer water maintenance permanent temporary ingress'.split(' '),
    ...'wide in width right r row strip easement alley contour long high deep diam square sq above below beneath'.split(
      ' ',
    ),
    ...'thick tall road street lane driveway avenue highway setback each on either more radius apart elevation'.split(
      ' ',
    ),
    ...'frontage re rebar iron steel front by x'.split(' '),
  ],
  [
    ...'measured at as when more pus pius plus pilus plius piius pllus distant away back perpendicularly radially'.split(
      ' ',
    ),
    ...'equally due north south east west river shore bay sea lake land street road channel inward outward'.split(' '),
    ...'thereof of from fr off inside outside between in left right feet ft n s e w ne nw se sw'.split(' '),
  ],
  'in on behind beyond up upstream upriver down downstream above below feet ft'.split(' '),
  ['from'],
);
const isSide = phrasesOf('right left north south east west rear'.split(' ').map((side) => `the ${side}`));
const isSpaceOrComma = spaceOr(',');
const [AMPERSAND, BRACKET, POINT, AT_SIGN] = [38, 41, 46, 64];
const MOST_BLANKS = 100;

/** As bits. */
export const lengthSides = rememberedNumber((text, { start, end }) => before(text, start) | behind(text, end));

function before(text: string, start: number): number {
  const end = beforeAll(text, start, isSpaceOrComma);
  const kinds = kindsBefore(text, end);
  switch (codeBefore(text, end)) {
    case AMPERSAND:
      return kinds | BEHIND_AND;
    case AT_SIGN:
      return kinds | BEHIND_AT;
    case POINT:
      return kinds | (kindsBefore(text, end - 1) & BEHIND_PAGE);
  }
  if ((kinds & BEHIND_OF) === 0) return kinds;
  const of = kindsOf(text, beforeAll(text, end - 2, isSpace));
  return kinds | ((of & A_SIZE) === 0 ? 0 : BEHIND_MEASURED) | ((of & A_DISTANCE) === 0 ? 0 : BEHIND_AT);
}

function behind(text: string, end: number): number {
  const next = behindAll(text, end, 3, isSpaceOrComma);
  const unit = codeAt(text, next);
  // "(40) feet from": the unit stands behind the length.
  if (unit === BRACKET) return BEFORE_OFFSET | BEFORE_PLACED;
  if (!isLetter(unit)) return 0;
  let kinds = kindsBehind(text, next) << 8;
  if (text.startsWith('erly', wordEnd(text, next) - 4)) kinds |= BEFORE_OFFSET;
  const isToSide = text.startsWith('to', next) && isSide(text, behindAll(text, next + 2, MOST_BLANKS, isSpace));
  return isToSide ? kinds | BEFORE_PLACED : kinds;
}
