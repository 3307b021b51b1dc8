// Wires reading without a server: bytes or text in, ExtractResponse out. Used by `thence read`.
import { createHash } from 'node:crypto';
import { createDocumentReader, type DocumentReader } from './adapters/page-reader.ts';
import { loadRestorer } from './load-restorer.ts';
import { signedText, type SigningKeys } from './attest/attestation.ts';
import type { Config } from './config.ts';
import { report } from './artifacts/report.ts';
import type { ExtractResponse } from './contract/response.ts';
import { pastedText, type SourceText } from './document/source-text.ts';
import { keysAtHand } from './keys-at-hand.ts';
import { readingFabric } from './read-fabric.ts';
import { extractLocated } from './service/extract.ts';

export function reader(config: Config, tell: (sentence: string) => void) {
  const fabric = readingFabric(config, tell);
  let keys: SigningKeys | null = null;
  let pages: DocumentReader | null = null;
  const clock = (): Date => new Date();
  const restorer = loadRestorer();
  const judged = (source: SourceText, document: string, documentSha256: string, models: string[], startedAt: Date) =>
    extractLocated(
      { source, document, documentSha256, models, closureStandard: config.closureStandard, restorer, startedAt, clock },
      fabric.fabric,
    );
  return {
    readText: (text: string, document: string, documentSha256: string): Promise<ExtractResponse> =>
      judged(pastedText(text), document, documentSha256, [], clock()),
    async readBytes(
      bytes: Uint8Array,
      document: string,
      onProgress: (pagesRead: number, pages: number) => void,
    ): Promise<ExtractResponse> {
      const startedAt = clock();
      pages ??= createDocumentReader({ maxPages: config.maxPages, ocrWorkers: config.ocrWorkers });
      const { source, normalizedPdf, models } = await pages.read(bytes, { onProgress });
      const hash = createHash('sha256').update(normalizedPdf).digest('hex');
      return judged(source, document, hash, models, startedAt);
    },
    lookIn: (files: readonly string[]): void => fabric.lookIn(files),
    close: async (): Promise<void> => {
      await pages?.close();
      await fabric.close();
    },
    report,
    sign(response: ExtractResponse): string {
      keys ??= keysAtHand(config);
      return signedText(response, keys);
    },
  };
}
