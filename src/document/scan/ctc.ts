// Takes: the line reader's scores, one row of log-probabilities for every four columns. Gives: the letters read, each with its place,
// how sure it is and what else it may be. Never: a language model; what is not on the paper is not guessed.

export interface ReadLetter {
  readonly text: string;
  /** Step at which it was surest; a step is STEP_PX columns of the cut. */
  readonly step: number;
  readonly confidence: number;
  /** The next likeliest letter, where there is one to speak of. */
  readonly other: { readonly text: string; readonly confidence: number } | null;
}

export const STEP_PX = 4;
/** In the order of training/language.py; class 0 is CTC's blank. */
export const ALPHABET: readonly string[] = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'°½¼¾§¶©®±•¢£',
];
const MIN_OTHER = 0.02;

export function lettersOf(scores: Float32Array, classes: number): ReadLetter[] {
  const letters: ReadLetter[] = [];
  const steps = scores.length / classes;
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const best = bestOf(scores, step, classes, -1);
    if (best === 0) {
      last = 0;
      continue;
    }
    const letter = letterAt(scores, step, classes, best);
    const before = letters.at(-1);
    if (best !== last) letters.push(letter);
    else if (before && letter.confidence > before.confidence) letters[letters.length - 1] = letter;
    last = best;
  }
  return letters;
}

function letterAt(scores: Float32Array, step: number, classes: number, best: number): ReadLetter {
  const second = bestOf(scores, step, classes, best);
  const confidence = Math.exp(scores[step * classes + best]!);
  const other = Math.exp(scores[step * classes + second]!);
  const isLetter = second > 0 && other >= MIN_OTHER;
  return {
    text: ALPHABET[best - 1]!,
    step,
    confidence,
    other: isLetter ? { text: ALPHABET[second - 1]!, confidence: other } : null,
  };
}

function bestOf(scores: Float32Array, step: number, classes: number, without: number): number {
  let best = without === 0 ? 1 : 0;
  const row = step * classes;
  for (let i = 1; i < classes; i++) if (i !== without && scores[row + i]! > scores[row + best]!) best = i;
  return best;
}
