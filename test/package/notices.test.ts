// THIRD-PARTY.md is what the lock file says, and nothing of others ships unnamed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Lock, noticeProblems, readLock, shippedAssets, thirdParty } from '../../scripts/third-party.ts';

const lock = readLock();
const text = readFileSync('THIRD-PARTY.md', 'utf8');
const assets = shippedAssets();
const withLibrary = (name: string, license: string): Lock => ({
  packages: { ...lock.packages, [`node_modules/${name}`]: { version: '1.0.0', license } },
});

test('it names every library that an install brings, and none that only tests use', () => {
  assert.deepEqual(noticeProblems(lock, text, assets), []);
  assert.match(text, /^\| fastify \| [\d.]+ \| MIT \|$/m);
  assert.doesNotMatch(text, /playwright|eslint/);
});
test('a library more makes it stale', () => {
  assert.deepEqual(noticeProblems(withLibrary('left-pad', 'MIT'), text, assets), [
    'THIRD-PARTY.md is stale: npm run notices',
  ]);
});
test('a licence that nobody weighed is named', () => {
  const more = withLibrary('strict', 'AGPL-3.0');
  assert.deepEqual(noticeProblems(more, thirdParty(more), assets), [
    'strict: its licence, AGPL-3.0, is not in scripts/third-party.ts',
  ]);
});
test('a font or weights without a line are named', () => {
  assert.deepEqual(noticeProblems(lock, text, [...assets, 'src/x/new.onnx']), [
    'src/x/new.onnx: not in scripts/third-party.ts',
  ]);
});
