// A text longer than may be looked at: its beginning is restored, the rest stays as it is printed, and the network runs no more often.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { knownWords } from '../../../src/deed/restore/known-words.ts';
import { createRestorer } from '../../../src/deed/restore/restorer.ts';
import { pastedText } from '../../../src/document/source-text.ts';
import { createTextNetwork } from '../../../src/network/text-network.ts';

const file = (name: string): Buffer => readFileSync(new URL(`../../../src/${name}`, import.meta.url));
const known = knownWords(file('deed/restore/known-words.txt').toString('utf8'));
const network = createTextNetwork(file('network/kernels.wasm'), file('deed/restore/corrector.safetensors'));

test('the network runs so many times at most, however long the text', () => {
  let runs = 0;
  const counted = { ...network, run: (codes: Uint8Array) => (runs++, network.run(codes)) };
  const text = 'thenoe North 45 degrees East 100.00 feet to an iron pin; '.repeat(60);
  const restored = createRestorer(() => counted, known, 2).restored(pastedText(text));
  assert.equal(runs, 2);
  assert.match(restored!.text, /^thence North/);
  assert.match(restored!.text, /thenoe North[^;]*; $/);
});
