import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { newId } from '../../src/service/ids.ts';
import { newKeyText, readKeyText } from '../../src/service/key-text.ts';

const random = { bytes: (count: number) => randomBytes(count) };

test('a live key begins with thence_live_, a test key with thence_test_', () => {
  assert.match(newKeyText(random, 'live').text, /^thence_live_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}$/);
  assert.match(newKeyText(random, 'test').text, /^thence_test_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}$/);
});

test('a key read back has the prefix and digest it was made with', () => {
  for (let round = 0; round < 200; round += 1) {
    const made = newKeyText(random, 'live');
    const read = readKeyText(made.text);
    assert.deepEqual(read, made);
  }
});

test('all 256 bits of the secret are in the text', () => {
  const ones = { bytes: (count: number) => new Uint8Array(count).fill(0xff) };
  const [, , prefix, secret] = newKeyText(ones, 'live').text.split('_') as [string, string, string, string];
  assert.equal(valueOf(prefix), 2n ** 64n - 1n);
  assert.equal(valueOf(secret), 2n ** 256n - 1n);
});

const malformed = ['', 'thence_live_', 'sk_live_abc', 'thence_live_short_secret', 'thence_prod_00000000000_0'];
for (const text of malformed) test(`${JSON.stringify(text)} is not a key`, () => assert.equal(readKeyText(text), null));

test('ids are UUIDs of version 7 and sort by the time they were made', () => {
  const at = (ms: number) => newId({ random, clock: { now: () => new Date(ms) } });
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map(at);
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.deepEqual([...ids].sort(), ids);
});

function valueOf(base62: string): bigint {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [...base62].reduce((value, digit) => value * 62n + BigInt(alphabet.indexOf(digit)), 0n);
}
