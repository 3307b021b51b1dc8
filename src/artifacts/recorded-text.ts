// Takes: a recorded number and the sentence it was read from. Gives: the number with the decimals the sentence prints.
// Never: a zero the sentence does not have: 80 poles are not 80.00 poles.

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const MOST_DECIMALS = 6;

export function recordedText(value: number, sentence: string): string {
  let decimals = -1;
  for (const [printed] of sentence.matchAll(NUMBER)) {
    if (Number(printed.replaceAll(',', '')) !== value) continue;
    const dot = printed.indexOf('.');
    decimals = Math.max(decimals, dot < 0 ? 0 : printed.length - dot - 1);
  }
  return decimals < 0 || decimals > MOST_DECIMALS ? String(value) : value.toFixed(decimals);
}

/** The distance of a packed tie course, as its sentence prints it; what is no number stands as it is. */
export function tieDistance(distance: string, sentence = ''): string {
  const value = Number(distance);
  return /^\d/.test(distance) && Number.isFinite(value) && sentence !== '' ? recordedText(value, sentence) : distance;
}
