// Takes: an object's name, or its content with the terms of its put. Gives: both back once they hold.
// Never: a name that could leave its folder or prefix, nor a byte beyond what was agreed.

/** Parts of letters, digits, `.`, `_` and `-`, none beginning with a dot, joined by `/`. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}){0,7}$/;

export interface PutTerms {
  /** Exactly so many bytes. */
  readonly bytes?: number;
  /** So many bytes and no more. */
  readonly maxBytes?: number;
  /** Refused where the name is taken: of any number of such puts exactly one succeeds. */
  readonly onlyIfAbsent?: boolean;
}

export const PUT_REFUSALS = ['exists', 'too_short', 'too_long'] as const;

/** The content or the name did not meet the terms; the store is as it was before. */
export class PutRefused extends Error {
  readonly why: (typeof PUT_REFUSALS)[number];

  constructor(why: (typeof PUT_REFUSALS)[number], sentence: string) {
    super(sentence);
    this.name = 'PutRefused';
    this.why = why;
  }
}

export function isObjectName(name: string): boolean {
  return NAME.test(name);
}

export function checkedObjectName(name: string): string {
  if (!NAME.test(name)) throw new Error(`not the name of an object: ${JSON.stringify(name)}`);
  return name;
}

export function alreadyThere(name: string): PutRefused {
  return new PutRefused('exists', `There is already an object ${name}.`);
}

/** The content as it comes, ended by a PutRefused at the first byte too many, or at an end that came too soon. */
export async function* withinTerms(
  content: AsyncIterable<Uint8Array>,
  { bytes, maxBytes }: PutTerms,
): AsyncIterable<Uint8Array> {
  const most = Math.min(bytes ?? Infinity, maxBytes ?? Infinity);
  let seen = 0;
  for await (const chunk of content) {
    seen += chunk.byteLength;
    if (seen > most) throw new PutRefused('too_long', `The content is longer than ${most} bytes.`);
    yield chunk;
  }
  if (bytes !== undefined && seen < bytes)
    throw new PutRefused('too_short', `The content ended after ${seen} of ${bytes} bytes.`);
}
