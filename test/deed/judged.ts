// What the tests of verdicts on pasted text share: the whole answer to a text, without a clock or a signature.
import type { ExtractResponse } from '../../src/contract/response.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { extract } from '../../src/service/extract.ts';

export function judged(text: string): ExtractResponse {
  const now = (): Date => new Date(0);
  return extract({
    source: pastedText(text),
    document: '',
    documentSha256: '',
    models: [],
    closureStandard: 5000,
    startedAt: now(),
    clock: now,
  });
}
