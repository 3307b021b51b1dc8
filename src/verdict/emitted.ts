// Takes: computed numbers. Gives: numbers and words as they leave the judge.
// Never: an exponent, -0, or a non-zero magnitude under 0.0001 (DECISIONS.md, Attestation): Python must print them alike.

/** Rounded to so many decimals, at most five; what would print below 0.0001 is 0. */
export function emitted(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  return Math.abs(rounded) < 0.0001 ? 0 : rounded;
}

function grouped(whole: number): string {
  const digits = String(whole);
  if (digits.length <= 3) return digits;
  let out = digits.slice(-3);
  for (let at = digits.length - 3; at > 0; at -= 3) out = `${digits.slice(Math.max(0, at - 3), at)},${out}`;
  return out;
}

/** 12345.678 -> "12,345.68". Whole-number arithmetic: every sentence of every verdict passes here. */
export function withCommas(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  const units = Math.round(Math.abs(value) * scale);
  if (!Number.isSafeInteger(units)) return value.toFixed(decimals);
  const whole = Math.floor(units / scale);
  const sign = value < 0 && units !== 0 ? '-' : '';
  return decimals === 0
    ? sign + grouped(whole)
    : `${sign}${grouped(whole)}.${String(units - whole * scale).padStart(decimals, '0')}`;
}

/** Feet for a sentence. */
export const feetText = (valueFt: number): string => `${withCommas(valueFt, 2)} ft`;

export const percentText = (share: number): string => `${withCommas(share * 100, share < 0.1 ? 2 : 1)} %`;

/** [3, 4, 7] -> "calls 4, 5 and 8": people count from one. */
export function callsText(calls: readonly number[]): string {
  const numbers = calls.map((call) => String(call + 1));
  if (numbers.length === 1) return `call ${numbers[0]}`;
  return `calls ${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
