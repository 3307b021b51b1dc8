// Takes: folded text. Gives: whether it may speak of its lengths as such ("all distances", "this length", "Dist. (M)"), told by the words it was
// cut into once. Never: that it does: the patterns of told-unit.ts decide.
import { behindAll, isSpace } from '../words/peek.ts';
import { headNumber, placeIn, tailNumber, wordsOf } from '../words/words.ts';

const [SEVERAL, ONE, POINTING, COLUMN] = [1, 2, 4, 8];
/** By how a word begins and ends: which of them it may be. */
const KINDS = new Uint8Array(2 ** 12);
for (const [kind, list] of [
  [SEVERAL, 'distances lengths measurements dimensions unit units figures calls courses'],
  [ONE, 'distance length measurement dimension call figure'],
  [POINTING, 'this that said which last above preceding'],
  [COLUMN, 'dist distance distances'],
] as const)
  for (const word of list.split(' ')) KINDS[placeIn(headNumber(word), tailNumber(word))]! |= kind;

/** "the distances", "units"; of one length only "this distance", "said last call". */
export function namesLengths(folded: string): boolean {
  const { count, heads, tails } = wordsOf(folded);
  let before = 0;
  for (let i = 0; i < count; i++) {
    const kind = KINDS[placeIn(heads[i]!, tails[i]!)]!;
    if ((kind & SEVERAL) !== 0 || ((kind & ONE) !== 0 && (before & POINTING) !== 0)) return true;
    before = kind;
  }
  return false;
}

const [OPENING, LETTER_I] = [40, 105];

/** "DISTANCE (", "Dist. in". */
export function headsLengths(folded: string): boolean {
  const { count, heads, tails, ends } = wordsOf(folded);
  for (let i = 0; i < count; i++) {
    if ((KINDS[placeIn(heads[i]!, tails[i]!)]! & COLUMN) === 0) continue;
    const end = folded.startsWith('.', ends[i]) ? ends[i]! + 1 : ends[i]!;
    const next = behindAll(folded, end, 2, isSpace);
    if (next < folded.length && (folded.charCodeAt(next) === OPENING || folded.charCodeAt(next) === LETTER_I))
      return true;
  }
  return false;
}
