import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import type { SourceText } from '../../../src/document/source-text.ts';

const TEXT =
  'BEGINNING at an iron pin; thence N 10°00\'00" E 310.25 feet to a stone; thence S 80°00\'00" E 200.10 feet to a pin; ' +
  'thence S 10°00\'00" W 310.25 feet to a pin; thence N 80°00\'00" W 200.10 feet to the point of beginning.';

/** The same words as a scan would give them: each a run of its own confidence. */
function scanned(confidenceOf: (word: string) => number): SourceText {
  const runs = [...TEXT.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    page: 1,
    box: [index, 10, index + word.length, 20] as const,
    confidence: confidenceOf(word),
  }));
  return { text: TEXT, kind: 'document', runs, alternates: [], unread: [] };
}
const calls = (source: SourceText) => readDescription(source).extraction.tracts[0]!.calls;

describe('word confidences of the scan feed the confidence of a call', () => {
  test('clear words: high, without a reason', () => {
    for (const call of calls(scanned(() => 0.95)))
      assert.deepEqual([call.confidence, call.confidence_reason], ['high', '']);
  });
  test('one figure not clear: that call is medium and says so', () => {
    const read = calls(scanned((word) => (word.startsWith('200.10') ? 0.7 : 0.95)));
    assert.deepEqual(
      read.map((call) => call.confidence),
      ['high', 'medium', 'high', 'medium'],
    );
    assert.match(read[1]!.confidence_reason, /scan is not clear/);
  });
  test('one figure hardly legible: that call is low, and the tract cannot pass', () => {
    for (const confidence of [0.3, 0.6]) {
      const read = calls(scanned((word) => (word.startsWith('310.25') ? confidence : 0.95)));
      assert.deepEqual(
        read.map((call) => call.confidence),
        ['low', 'high', 'low', 'high'],
      );
    }
  });
  test('faint words that hold no figure cast no doubt', () => {
    for (const call of calls(scanned((word) => (/\d/.test(word) ? 0.95 : 0.2)))) assert.equal(call.confidence, 'high');
  });
});
