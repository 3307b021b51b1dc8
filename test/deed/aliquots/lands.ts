// What the tables of land sentences are held to: each land read, in one short form.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';

/** '5N 3W 12 NE4 SW4', '5N 3W 12 L3', '5N 3W 12 ALL', '5N 3W - ALL' for a township; '?' for what the text does not give. */
export function lands(text: string): string[] {
  return readAliquots(text, 0, text.length).map((reading) => {
    const parts = unpack('aliquot', reading.packed);
    const what = parts.government_lot ? `L${parts.government_lot}` : (parts.parts ?? 'ALL');
    const section = parts.section ?? (parts.parts || parts.government_lot ? '?' : '-');
    return `${reading.isException ? 'except ' : ''}${parts.township ?? '?'} ${parts.range ?? '?'} ${section} ${what}`;
  });
}

export type LandRow = [sentence: string, expected: string[]];

export function landTable(title: string, rows: readonly LandRow[]): void {
  describe(title, () => {
    for (const [sentence, expected] of rows) test(sentence, () => assert.deepEqual(lands(sentence), expected));
  });
}
