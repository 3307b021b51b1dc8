// Takes: an object's name, or its content with the terms of its put. Gives: both back once they hold.
// Never: a name that could leave its folder or prefix, nor a byte beyond what was agreed.
import { PutRefused, type PutTerms } from '../service/ports.ts';

/** Parts of letters, digits, `.`, `_` and `-`, none beginning with a dot, joined by `/`. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}){0,7}$/;

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
