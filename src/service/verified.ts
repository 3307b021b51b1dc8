// Takes: a posted body and the signing keys. Gives: whether one of them signed it, and if not, why. Never: an answer without a key.
import { type SigningKeys, verifyText } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import { extractionIn } from './received-response.ts';
import type { Posted } from './transforms.ts';

export interface Verified {
  readonly valid: boolean;
  /** Null where it is valid. */
  readonly reason: string | null;
}

export function verified({ text, value }: Posted, keys: SigningKeys): Verified {
  extractionIn(value);
  try {
    verifyText(text, keys);
    return { valid: true, reason: null };
  } catch (error) {
    if (!(error instanceof Refusal) || error.type === 'attestation_unavailable') throw error;
    return { valid: false, reason: error.message };
  }
}
