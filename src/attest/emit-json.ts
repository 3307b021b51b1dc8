// Takes: a body this service made. Gives: JSON text whose every number survives a Python client's parse and dump.
// Never: an exponent, -0, a non-zero magnitude under 0.0001, an integer past 2^53 (DECISIONS.md "Attestation").

export function emitJson(value: unknown): string {
  return JSON.stringify(emittable(value, 'body'));
}

function emittable(value: unknown, key: string): unknown {
  if (typeof value === 'number') return emittableNumber(value, key);
  if (Array.isArray(value)) return value.map((item) => emittable(item, key));
  if (value === null || typeof value !== 'object') return value;
  const out = Object.create(null) as Record<string, unknown>; // so that a key named __proto__ is a key
  for (const [name, member] of Object.entries(value)) out[name] = emittable(member, name);
  return out;
}

const SMALLEST = 0.0001;

function emittableNumber(value: number, key: string): number {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${key}: ${value} cannot be emitted`);
  return Math.abs(value) < SMALLEST ? 0 : value;
}
