// Takes: the characters of a PDF page with their boxes. Gives: words, with raised circles turned into degree signs.
// Never: trusts the order of drawing for lines; only for characters that follow each other in one word.
import { heightOf, sharedHeight, unionOf, type Box, type PlacedWord } from './placed-word.ts';

export interface Glyph {
  readonly text: string;
  readonly box: Box;
  readonly sizePt: number;
  /** Quarter turns clockwise of the text on the page as seen: 0 upright. */
  readonly quarter: number;
  /** Drawn invisibly or under a picture: what another recogniser made of a scan. */
  readonly hidden: boolean;
  /** Not drawn; the PDF reader infers a space or a line end here. */
  readonly inferred: boolean;
}

const TOUCHING_EM = 0.14;

interface Piece {
  readonly glyphs: Glyph[];
  /** A space was written (or inferred on the same line) before it, so it must not be joined to what stands to its left. */
  readonly afterSpace: boolean;
}

/** Words of glyphs that all have the same turn; boxes must already be upright. */
export function wordsOf(glyphs: readonly Glyph[]): PlacedWord[] {
  const pieces = joinTouching(piecesOf(glyphs));
  return pieces.map(({ glyphs: members }) => {
    const text = members.map((glyph, i) => (isRaisedCircle(members, i) ? '°' : glyph.text)).join('');
    return { text, box: unionOf(members.map((glyph) => glyph.box)), confidence: 1, alternates: [] };
  });
}

function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let current: Glyph[] = [];
  let afterSpace = true;
  let sawSpace = true;
  const finish = () => {
    if (current.length > 0) pieces.push({ glyphs: current, afterSpace });
    current = [];
  };
  for (const glyph of glyphs) {
    if (/^\s*$/.test(glyph.text)) {
      finish();
      sawSpace ||= !/[\r\n]/.test(glyph.text); // an inferred line end may be a raised circle only
      continue;
    }
    const last = current.at(-1);
    if (last && !follows(last, glyph)) finish();
    if (current.length === 0) {
      afterSpace = sawSpace;
      sawSpace = false;
    }
    current.push(glyph);
  }
  finish();
  return pieces;
}

function follows(last: Glyph, next: Glyph): boolean {
  const em = Math.max(last.sizePt, next.sizePt, 1);
  const apart = next.box[0] - last.box[2];
  const shared = sharedHeight(last.box, next.box);
  const level = shared > 0.2 * Math.min(heightOf(last.box), heightOf(next.box)) || shared > -0.5 * em;
  return level && apart > -1.5 * em && apart < 3 * em; // letter-spaced words are one word where no space was inferred
}

/** A circle raised above its line reaches us as three pieces; they are put side by side again where they touch. */
function joinTouching(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !piece.afterSpace && touches(last.glyphs.at(-1)!, piece.glyphs[0]!)) last.glyphs.push(...piece.glyphs);
    else joined.push({ glyphs: [...piece.glyphs], afterSpace: piece.afterSpace });
  }
  return joined;
}

function touches(last: Glyph, next: Glyph): boolean {
  const em = Math.max(last.sizePt, next.sizePt, 1);
  const apart = next.box[0] - last.box[2];
  return sharedHeight(last.box, next.box) > -0.3 * em && apart > -0.3 * em && apart < TOUCHING_EM * em + 0.5;
}

const CIRCLES = new Set(['o', 'O', '0', '˚', 'º', 'ᵒ', '⁰']);

/** A small o or 0 after a digit whose foot stands clear of the foot of the digits: the typist's degree sign. */
function isRaisedCircle(glyphs: readonly Glyph[], at: number): boolean {
  const glyph = glyphs[at]!;
  const before = glyphs[at - 1];
  if (!CIRCLES.has(glyph.text) || !before || !/[0-9]/.test(before.text)) return false;
  if (glyph.text !== 'o' && glyph.text !== 'O' && glyph.text !== '0') return true;
  const height = heightOf(before.box);
  const raised = before.box[3] - glyph.box[3] > 0.25 * height;
  return raised && heightOf(glyph.box) < 0.8 * height;
}
