// Takes: a body this service made. Gives: JSON text whose every number survives a Python client's parse and dump.
// Never: an exponent, -0, a non-zero magnitude under 0.0001, an integer past 2^53 (DECISIONS.md "Attestation").

export function emitJson(value: unknown): string {
  return JSON.stringify(emittable(value, 'body'));
}

/** The value itself where nothing in it has to change, which is nearly always: a copy of a large body costs as much as its text. */
function emittable(value: unknown, key: string): unknown {
  if (typeof value === 'number') return emittableNumber(value, key);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    let changed: unknown[] | null = null;
    for (let i = 0; i < value.length; i++) {
      const item: unknown = emittable(value[i], key);
      if (item !== value[i]) (changed ??= [...(value as unknown[])])[i] = item;
    }
    return changed ?? value;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [name, member] of Object.entries(value)) {
    const emitted = emittable(member, name);
    if (emitted === member) continue;
    changed ??= Object.assign(Object.create(null) as Record<string, unknown>, value);
    changed[name] = emitted;
  }
  return changed ?? value; // a copy has no prototype, so that a key named __proto__ is a key
}

export class Unemittable extends RangeError {}

const SMALLEST = 0.0001;

function emittableNumber(value: number, key: string): number {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new Unemittable(`${key} is ${value}, a number that no response can say`);
  return Math.abs(value) < SMALLEST ? 0 : value;
}
