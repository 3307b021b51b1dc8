// What `import { readText } from 'thence'` gives. Takes: a legal description as text. Gives: the whole ExtractResponse.
// Never: a server, a caller's file or a key: its signature is empty, and land by section is not located.
import { createHash } from 'node:crypto';
import { loadRestorer } from './load-restorer.ts';
import type { ExtractResponse } from './contract/response.ts';
import { pastedText } from './document/source-text.ts';
import { extract } from './service/extract.ts';
import { JUDGE_DEFAULTS } from './verdict/judge-options.ts';

export type { ExtractResponse } from './contract/response.ts';

export interface ReadTextOptions {
  /** Echoed in the response. */
  readonly document?: string;
  /** A PASS closes 1 in this, or better. */
  readonly closureStandard?: number;
}

const restorer = loadRestorer();

export function readText(text: string, options: ReadTextOptions = {}): ExtractResponse {
  const { document = '', closureStandard = JUDGE_DEFAULTS.closureStandard } = options;
  const clock = (): Date => new Date();
  const documentSha256 = createHash('sha256').update(text).digest('hex');
  const source = pastedText(text);
  const input = { source, document, documentSha256, models: [], closureStandard, restorer, startedAt: clock(), clock };
  return extract(input);
}
