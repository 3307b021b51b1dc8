// Takes: a text and the network of training/corrector. Gives: what it would write otherwise, with how sure it is.
// Never: makes a digit of another digit, or puts one in; a letter becomes a digit only where it looks like it and stands among figures.
import type { TextNetwork, TextShares } from '../../network/text-network.ts';
import { characterOf, codeOf, digitsTakenFor, DIGITS, DROP, KEEP } from './alphabet.ts';

/** One character written otherwise: replaced, left out, or with another put before it. */
export interface Edit {
  readonly at: number;
  /** 1 where the character itself is replaced, 0 where something is put before it. */
  readonly length: 0 | 1;
  readonly by: string;
}

/** How sure it has to be: of a letter; of what stands beside figures or becomes one. */
const SURE = 0.5;
const SURE_OF_FIGURES = 0.9;
const SURE_OF_LOST_DIGIT = 0.8;
/** What the network would write otherwise in a text of one window. */
export function editsOf(network: TextNetwork, text: string): Edit[] {
  const edits: Edit[] = [];
  const shares = network.run(Uint8Array.from(text, codeOf));
  for (let at = 0; at < text.length; at++) pushEdits(edits, text, at, shares, at * shares.row);
  return edits;
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';
const isLetter = (character: string | undefined): boolean => character !== undefined && /[a-z]/i.test(character);

function pushEdits(edits: Edit[], text: string, at: number, { change, missing }: TextShares, row: number): void {
  if (missing[row]! < 1 - SURE / 2) {
    const by = missingBefore(text, at, missing, row);
    if (by !== null) edits.push({ at, length: 0, by });
  }
  if (change[row]! < 1 - SURE / 2) {
    const by = changed(text, at, change, row);
    if (by !== null) edits.push({ at, length: 1, by });
  }
}

function missingBefore(text: string, at: number, shares: Float32Array, row: number): string | null {
  const isAmongDigits = isDigit(text[at - 1]) && isDigit(text[at]);
  const code = likeliest(shares, row, (one) => one === KEEP || one === DROP || DIGITS.includes(one));
  if (code === null || shares[row + code]! < (isAmongDigits ? SURE_OF_FIGURES : SURE)) return null;
  const by = characterOf(code);
  return isAmongDigits && by === '.' ? null : by;
}

function changed(text: string, at: number, shares: Float32Array, row: number): string | null {
  const [before, character, behind] = [text[at - 1], text[at]!, text[at + 1]];
  const besideDigit = isDigit(before) || isDigit(behind);
  const allowed = isDigit(character)
    ? (code: number) =>
        !DIGITS.includes(code) && (code !== DROP || (!besideDigit && (isLetter(before) || isLetter(behind))))
    : digitsAllowed(text, at);
  const code = likeliest(shares, row, (one) => one === KEEP || !allowed(one));
  if (code === null) return null;
  const by = code === DROP ? '' : characterOf(code);
  const sure = isDigit(character)
    ? besideDigit && isLetter(by)
      ? SURE_OF_FIGURES
      : SURE_OF_LOST_DIGIT
    : (isDigit(before) && isDigit(behind)) || isDigit(by)
      ? SURE_OF_FIGURES
      : SURE;
  return shares[row + code]! < sure ? null : by;
}

/** A letter or mark among figures may have been a digit it looks like. */
function digitsAllowed(text: string, at: number): (code: number) => boolean {
  const own = digitsTakenFor(text[at]!);
  const isNear = (next: string | undefined, over: string | undefined): boolean =>
    isDigit(next) || (next !== undefined && ' .,\'"°-'.includes(next) && isDigit(over));
  const may = own.length > 0 && (isNear(text[at - 1], text[at - 2]) || isNear(text[at + 1], text[at + 2]));
  return (code) => !DIGITS.includes(code) || (may && own.includes(code));
}

function likeliest(shares: Float32Array, row: number, isBarred: (code: number) => boolean): number | null {
  let best: number | null = null;
  for (let code = 0; code < CODES; code++)
    if (shares[row + code]! > (best === null ? MENTIONED : shares[row + best]!) && !isBarred(code)) best = code;
  return best;
}

const CODES = codeOf('·') + 1;
/** Less than this is not looked at. */
const MENTIONED = 0.1;
