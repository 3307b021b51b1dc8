// Takes: folded text and a place where a bearing may begin. Gives: whether what stands there may be a north or south that a scan misread: "13", "5.",
// a lone 8 or 5. Never: a letter; the pattern of such words and the angle behind them decide.
import { before } from '../words/before.ts';
import { codeAt } from '../words/code-at.ts';
import { isFigure } from '../words/peek.ts';

const [SPACE, POINT, ONE, THREE, FIVE, EIGHT, B, N, O, S] = [32, 46, 49, 51, 53, 56, 98, 110, 111, 115];

/** A misprint that begins as they do begins "no" or "so", and goes on otherwise; of figures only "13", "5." and a lone 8 or 5 are read for letters. */
export function mayBeDamaged(text: string, at: number): boolean {
  switch (codeAt(text, at)) {
    case N:
    case S:
      return codeAt(text, at + 1) === O && !text.startsWith('north', at) && !text.startsWith('south', at);
    case ONE:
      return codeAt(text, at + 1) === THREE;
    case FIVE:
      return codeAt(text, at + 1) === POINT || isLoneFive(text, at);
    case EIGHT:
    case B:
      return !isFigure(codeAt(text, at + 1));
    default:
      return true;
  }
}

const isNumbered = before(
  /\b(?:lots?|routes?|rte?|highways?|hwy|roads?\s+no|sections?|secs?|corners?|cor|nos?|numbers?|blocks?|blk|tracts?|parcels?|ranges?|stations?|sta|courses?|lines?|items?|pages?|books?|bk|pg|sr|[tr])[.\s#]{1,3}/,
);

/** "along the road 5 81°27' W": an S read as 5, alone before the degrees; "Lot 5" is none. */
const isLoneFive = (text: string, at: number): boolean =>
  codeAt(text, at + 1) === SPACE && isFigure(codeAt(text, at + 2)) && !isNumbered(text, at);
