// Descriptions with one trap each, by eleven examiners, most of whom knew neither this reader nor the corpus: what a careless reader would call proven. None may
// PASS where the paper does not bear the figure out, and those that only look like a trap must go on to PASS. What still passes wrongly
// is not in the file but in docs/deed-figures.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { judged } from './judged.ts';

interface Trap {
  readonly id: string;
  readonly text: string;
  readonly passes: boolean;
  /** What the author says of it. */
  readonly said: string;
}

const traps = readFileSync(new URL('./traps.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Trap);

/** Of the land itself: an exception may be proven as a figure. */
function passes(text: string): boolean {
  const { extraction, groundtruth_verdicts: verdicts } = judged(text);
  return verdicts.some(({ status }, i) => status === 'PASS' && !extraction.tracts[i]!.is_exception);
}

for (const expected of [false, true])
  describe(expected ? 'proven' : 'not proven', () => {
    for (const { id, text, said } of traps.filter((trap) => trap.passes === expected))
      test(`${id}: ${said}`, () => assert.equal(passes(text), expected));
  });
