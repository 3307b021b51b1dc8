import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDocumentReader, type DocumentReader } from '../../../src/adapters/page-reader.ts';
import { Refusal } from '../../../src/contract/refusals.ts';
import { bombs, mutated, wholesomeFiles } from './hostile-fixture.ts';
import { typedPdf } from './pdf-fixture.ts';

const LISTED = new Set([
  'conversion_failed',
  'unsupported_format',
  'empty_document',
  'text_too_large',
  'document_too_large',
]);
const MB = 1024 * 1024;

async function outcomeOf(reader: DocumentReader, bytes: Uint8Array): Promise<string> {
  try {
    await reader.read(bytes);
    return 'read';
  } catch (error) {
    return error instanceof Refusal ? error.type : `threw ${String(error)}`;
  }
}

async function survives(count: number): Promise<void> {
  const settings = {
    openTimeoutMs: 3000,
    pageTimeoutMs: 10_000,
    maxChildBytes: 800 * MB,
    ocrWorkers: 1,
    pdfWorkers: 1,
  };
  const reader = createDocumentReader(settings);
  const files = await wholesomeFiles();
  const tally = new Map<string, number>();
  const before = process.memoryUsage.rss();
  try {
    for (const file of files) assert.equal(await outcomeOf(reader, file), 'read');
    const traps = bombs();
    for (let i = 0; i < count; i++) {
      const bytes = i < traps.length ? traps[i]! : mutated(files, i);
      const outcome = await outcomeOf(reader, bytes);
      assert.ok(outcome === 'read' || LISTED.has(outcome), `input ${i}: ${outcome}`);
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    }
    assert.equal(await outcomeOf(reader, await typedPdf([[{ x: 72, y: 100, text: 'still here' }]])), 'read');
    assert.ok(reader.pids().length <= 3, `children: ${reader.pids().length}`);
  } finally {
    await reader.close();
  }
  assert.deepEqual(reader.pids(), []);
  assert.ok((tally.get('conversion_failed') ?? 0) > count / 10, 'mutations that refuse nothing prove nothing');
  const grown = (process.memoryUsage.rss() - before) / MB;
  assert.ok(grown < 200, `the server grew by ${Math.round(grown)} MB`);
}

test('200 hostile inputs end as readings or listed refusals, and leave no child', () => survives(200));

test('2,000 hostile inputs end as readings or listed refusals, and leave no child', async (t) => {
  if (process.env['THENCE_LONG'] !== '1') return t.skip('long: set THENCE_LONG=1 (npm run test:long)');
  await survives(2000);
});
