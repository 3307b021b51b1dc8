// Takes: a response body and the signing keys. Gives: its signed text; or, of received text, whether a key of ours signed it.
// Never: reshapes what it verifies; a body is the characters that came.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { canonicalJson, CanonicalError, type Canonical } from './canonical-json.ts';
import { emitJson, Unemittable } from './emit-json.ts';

/** The first signs, every one verifies. Empty: this server signs nothing. */
export type SigningKeys = readonly Uint8Array[];

const SIGNATURE_PATH = ['attestation', 'signature'];

/** Stands where the signature will: no text that came from outside can hold it, and what is signed is without it. */
const PLACE = randomBytes(32).toString('hex');

interface Attestable {
  attestation: { document_sha256: string; extracted_at: string; signature: string } | null;
}

/** The text to store and to send, its signature filled in; unsigned where there is no key. */
export function signedText<B extends Attestable>(body: B, keys: SigningKeys): string {
  const attestation = body.attestation;
  const key = keys[0];
  if (!attestation || !key) return emitJson(body);
  const unsigned = emitJson({ ...body, attestation: { ...attestation, signature: PLACE } });
  const signature = hmac(canonicalJson(unsigned, { omit: SIGNATURE_PATH }).text, key);
  return unsigned.replace(PLACE, signature);
}

/** The same of a body that was received and verified: what we never said, somebody who has a key of ours did. */
export function resignedText<B extends Attestable>(body: B, keys: SigningKeys): string {
  try {
    return signedText(body, keys);
  } catch (error) {
    if (!(error instanceof Unemittable)) throw error;
    throw new Refusal('attestation_mismatch', `The body cannot be what was signed: ${error.message}.`);
  }
}

/** Throws the refusal that says why a received body is not one this server signed. */
export function verifyText(text: string, keys: SigningKeys): void {
  if (keys.length === 0)
    throw new Refusal('attestation_unavailable', 'This server holds no signing key, so it cannot verify the body.');
  const { text: canonical, omitted } = canonicalOrRefuse(text);
  if (!omitted) throw new Refusal('attestation_missing', 'The body carries no signature in attestation.signature.');
  const given = Buffer.from(omitted, 'utf8');
  const genuine = keys.some((key) => sameBytes(given, Buffer.from(hmac(canonical, key), 'utf8')));
  if (!genuine)
    throw new Refusal(
      'attestation_mismatch',
      'The signature does not match the body. Post the response exactly as it was received.',
    );
}

function canonicalOrRefuse(text: string): Canonical {
  try {
    return canonicalJson(text, { omit: SIGNATURE_PATH, maxDepth: LIMITS.jsonDepth });
  } catch (error) {
    if (!(error instanceof CanonicalError)) throw error;
    const repeated = error.message.includes('is repeated');
    throw new Refusal(
      repeated ? 'attestation_mismatch' : 'invalid_json',
      repeated ? `The body cannot be what was signed: ${error.message}.` : `The body is not JSON: ${error.message}.`,
    );
  }
}

function hmac(canonical: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(canonical, 'latin1').digest('hex'); // canonical text is ASCII
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
