// Takes: the text of a document, and what is known of it. Gives: the signed body, and what the ledger wants to know of it.
// Never: stores it. Only the fabric is waited for, and only for aliquots.
import { type SigningKeys, signedText } from '../attest/attestation.ts';
import { Refusal } from '../contract/refusals.ts';
import type { SourceText } from '../document/source-text.ts';
import type { Restorer } from '../deed/restore/restorer.ts';
import type { DeployedFabric } from '../plss/fabric.ts';
import { extractLocated } from './extract.ts';
import type { DocumentTask, ReadBody } from './work-ports.ts';

export interface ReadText {
  readonly source: SourceText;
  /** Of the bytes that the attestation names. */
  readonly documentSha256: string;
  /** Readers that took part before the grammar. */
  readonly models: readonly string[];
}

export interface JudgeSettings {
  readonly closureStandard: number;
  readonly signingKeys: SigningKeys;
  readonly fabric: DeployedFabric;
  readonly restorer: Restorer;
  readonly clock: () => Date;
}

export async function readBody(
  { source, documentSha256, models }: ReadText,
  { document, startedAt }: Pick<DocumentTask, 'document' | 'startedAt'>,
  { closureStandard, signingKeys, fabric, restorer, clock }: JudgeSettings,
): Promise<ReadBody> {
  if (source.kind === 'document' && source.text.trim() === '' && source.unread.length > 0)
    throw new Refusal(
      'conversion_failed',
      `No page could be read. Page ${source.unread[0]!.page}: ${source.unread[0]!.cause}.`,
    );
  const input = { source, document, documentSha256, models, closureStandard, restorer, startedAt, clock };
  const response = await extractLocated(input, fabric);
  return {
    body: signedText(response, signingKeys),
    documentSha256,
    tokens: { input: response.usage.input_tokens, output: response.usage.output_tokens },
    verdicts: response.groundtruth_verdicts.map(({ status }) => status),
  };
}
