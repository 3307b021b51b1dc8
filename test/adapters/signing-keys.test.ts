import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSigningKeys, signingKeyFile } from '../../src/adapters/signing-keys.ts';

function inFolder(work: (dataFolder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'thence-keys-'));
  try {
    work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const settings = (dataFolder: string) => ({ signing: true, signingKeys: null, dataFolder });

test('the first start makes one key, readable by its owner only, and later starts keep it', () =>
  inFolder((folder) => {
    const [key, ...others] = loadSigningKeys(settings(folder));
    assert.equal(key!.length, 32);
    assert.deepEqual(others, []);
    assert.equal(statSync(signingKeyFile(folder)).mode & 0o777, 0o600);
    assert.deepEqual(loadSigningKeys(settings(folder)), [key]);
  }));

test('a key put on top of the file signs; the older ones still verify', () =>
  inFolder((folder) => {
    loadSigningKeys(settings(folder));
    const file = signingKeyFile(folder);
    writeFileSync(file, `${'ab'.repeat(32)}\n${readFileSync(file, 'utf8')}`);
    const keys = loadSigningKeys(settings(folder));
    assert.equal(keys.length, 2);
    assert.equal(Buffer.from(keys[0]!).toString('hex'), 'ab'.repeat(32));
  }));

test('a damaged key file is named, not replaced', () =>
  inFolder((folder) => {
    loadSigningKeys(settings(folder));
    writeFileSync(signingKeyFile(folder), 'short\n');
    assert.throws(() => loadSigningKeys(settings(folder)), /signing-keys does not hold signing keys/);
    assert.equal(readFileSync(signingKeyFile(folder), 'utf8'), 'short\n');
  }));

test('told to sign nothing, it makes and loads no key; keys of the environment come first', () =>
  inFolder((folder) => {
    assert.deepEqual(loadSigningKeys({ ...settings(folder), signing: false }), []);
    const own = [Buffer.alloc(32, 7)];
    assert.equal(loadSigningKeys({ ...settings(folder), signingKeys: own }), own);
  }));
