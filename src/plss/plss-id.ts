// Takes: township and range as a description or a layer spells them. Gives: numbers, and the township identifier both ways.
// Never: a direction that is not written; "T5" is north or south and this does not know which.

/** `fraction` counts quarters: 2 is a half township. */
export interface Step {
  readonly number: number;
  readonly fraction: 0 | 1 | 2 | 3;
  readonly direction: 'N' | 'S' | 'E' | 'W';
}

export interface PlssId {
  readonly state: string;
  readonly meridianCode: string;
  readonly township: Step;
  readonly range: Step;
  /** "0" for an ordinary township; anything else marks a duplicate. */
  readonly duplicate: string;
}

const STEP = /^(\d{1,3})\s*(\.25|\.5|\.75|¼|½|¾|1\/4|1\/2|3\/4)?\s*([NSEW])$/i;
const FRACTIONS: Readonly<Record<string, 1 | 2 | 3>> = {
  '.25': 1, '¼': 1, '1/4': 1, '.5': 2, '½': 2, '1/2': 2, '.75': 3, '¾': 3, '3/4': 3,
}; // prettier-ignore

/** "17S", "11 1/2 S", "8½N"; null when number or direction is missing. */
export function stepOf(text: string, directions: 'NS' | 'EW'): Step | null {
  const found = STEP.exec(text.trim());
  if (found === null) return null;
  const direction = found[3]!.toUpperCase() as Step['direction'];
  const number = Number(found[1]);
  if (!directions.includes(direction) || number === 0) return null;
  return { number, fraction: FRACTIONS[found[2] ?? ''] ?? 0, direction };
}

const ID = /^([A-Z]{2})(\d{2})(\d{3})([0-3])([NS])(\d{3})([0-3])([EW])([0-9A-Z])$/;

export function plssIdOf(text: string): PlssId | null {
  const found = ID.exec(text.trim());
  if (found === null) return null;
  const fraction = (digit: string): Step['fraction'] => Number(digit) as Step['fraction'];
  return {
    state: found[1]!,
    meridianCode: found[2]!,
    township: { number: Number(found[3]), fraction: fraction(found[4]!), direction: found[5] as 'N' | 'S' },
    range: { number: Number(found[6]), fraction: fraction(found[7]!), direction: found[8] as 'E' | 'W' },
    duplicate: found[9]!,
  };
}

/** T5N R67W -> "0050N0670W", the part of the identifier that names the township in its meridian. */
export function townshipKey(township: Step, range: Step): string {
  const three = (step: Step): string => `${String(step.number).padStart(3, '0')}${step.fraction}${step.direction}`;
  return three(township) + three(range);
}

const QUARTERS = ['', ' 1/4', ' 1/2', ' 3/4'] as const;

/** "T5N R67W", for reasons. */
export function townshipInWords(township: Step, range: Step): string {
  const words = (step: Step): string => `${step.number}${QUARTERS[step.fraction]}${step.direction}`;
  return `T${words(township)} R${words(range)}`;
}
