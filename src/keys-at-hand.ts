// Takes: the configuration. Gives: the signing keys that the environment or the data folder holds. Never: a key made for reading.
import { existsSync } from 'node:fs';
import { loadSigningKeys, signingKeyFile } from './adapters/signing-keys.ts';
import type { SigningKeys } from './attest/attestation.ts';
import type { Config } from './config.ts';

export function keysAtHand(config: Config): SigningKeys {
  const made = config.signingKeys !== null || existsSync(signingKeyFile(config.dataFolder));
  return made ? loadSigningKeys(config) : [];
}
