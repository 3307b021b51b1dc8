// Wires reading without a server: bytes or text in, ExtractResponse out. Used by `thence read`.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { loadSigningKeys, signingKeyFile } from './adapters/signing-keys.ts';
import { signedText, type SigningKeys } from './attest/attestation.ts';
import type { Config } from './config.ts';
import type { ExtractResponse } from './contract/response.ts';
import { pastedText } from './document/source-text.ts';
import { sniff } from './document/sniff.ts';
import { extract } from './service/extract.ts';

export function reader(config: Config) {
  let keys: SigningKeys | null = null;
  const readText = (text: string, document: string, documentSha256: string): ExtractResponse =>
    extract({
      source: pastedText(text),
      document,
      documentSha256,
      models: [],
      closureStandard: config.closureStandard,
      clock: () => new Date(),
    });
  return {
    readText,
    async readBytes(bytes: Uint8Array, document: string): Promise<ExtractResponse> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (sniff(bytes) === 'text') return readText(Buffer.from(bytes).toString('utf8'), document, hash);
      throw new Error('documents are read once the page reader is wired');
    },
    sign(response: ExtractResponse): string {
      keys ??= keysAtHand(config);
      return signedText(response, keys);
    },
  };
}

/** Reading must not make a key: it signs with what the data folder or the environment holds. */
function keysAtHand(config: Config): SigningKeys {
  const made = config.signingKeys !== null || existsSync(signingKeyFile(config.dataFolder));
  return made ? loadSigningKeys(config) : [];
}
