// Takes: computed numbers. Gives: numbers and words as they leave the judge.
// Never: an exponent, -0, or a non-zero magnitude under 0.0001 (DECISIONS.md, Attestation): Python must print them alike.

/** Rounded to so many decimals, at most five; what would print below 0.0001 is 0. */
export function emitted(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  return Math.abs(rounded) < 0.0001 ? 0 : rounded;
}

/** 12345.678 -> "12,345.68" */
export function withCommas(value: number, decimals = 0): string {
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.');
  let grouped = whole;
  for (let at = whole.length - 3; at > 0; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  const sign = value < 0 && (Number(whole) !== 0 || Number(part ?? 0) !== 0) ? '-' : '';
  return part === undefined ? sign + grouped : `${sign}${grouped}.${part}`;
}

/** Feet for a sentence. */
export const feetText = (valueFt: number): string => `${withCommas(valueFt, 2)} ft`;

/** Decimals that keep about four digits of a quantity. */
export function usefulDecimals(value: number): number {
  const size = Math.abs(value);
  return size >= 1000 ? 1 : size >= 100 ? 2 : size >= 1 ? 3 : 4;
}

export const percentText = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;

/** [3, 4, 7] -> "calls 4, 5 and 8": people count from one. */
export function callsText(calls: readonly number[]): string {
  const numbers = calls.map((call) => String(call + 1));
  if (numbers.length === 1) return `call ${numbers[0]}`;
  return `calls ${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
