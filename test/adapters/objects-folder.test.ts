import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { folderObjects } from '../../src/adapters/objects-folder.ts';
import type { ObjectStore } from '../../src/service/ports.ts';

const outside = mkdtempSync(join(tmpdir(), 'thence-objects-'));
const root = join(outside, 'root');
const objects = folderObjects(root);
after(() => rmSync(outside, { recursive: true, force: true }));

const chunks = (...parts: (string | Uint8Array)[]) =>
  (async function* () {
    for (const part of parts) yield await Promise.resolve(Buffer.from(part));
  })();
const read = async (store: ObjectStore, name: string) => {
  const parts: Uint8Array[] = [];
  for await (const part of (await store.get(name)) ?? []) parts.push(part);
  return Buffer.concat(parts);
};
const names = async (folder?: string) => {
  const found: string[] = [];
  for await (const { name } of objects.list(folder)) found.push(name);
  return found;
};

test('an object comes back byte for byte, and a second put replaces it whole', async () => {
  assert.deepEqual(await objects.put('a/b', chunks('one ', 'two')), { name: 'a/b', bytes: 7 });
  assert.equal((await read(objects, 'a/b')).toString(), 'one two');
  await objects.put('a/b', chunks('3'));
  assert.equal((await read(objects, 'a/b')).toString(), '3');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 5000 }), { maxLength: 5 }), async (parts) => {
      await objects.put('any', chunks(...parts));
      assert.ok((await read(objects, 'any')).equals(Buffer.concat(parts)));
    }),
    { numRuns: 25 },
  );
  assert.equal(await objects.delete('any'), true);
});

test('what is not there is null, and deleting it is false', async () => {
  assert.equal(await objects.get('nothing'), null);
  assert.equal(await objects.get('a/b/c'), null);
  assert.equal(await objects.delete('nothing'), false);
});

test('a put whose content fails leaves the old object, and nothing unfinished', async () => {
  await objects.put('kept', chunks('old'));
  const failing = (async function* () {
    yield await Promise.resolve(Buffer.from('half'));
    throw new Error('client hung up');
  })();
  await assert.rejects(objects.put('kept', failing), /client hung up/);
  assert.equal((await read(objects, 'kept')).toString(), 'old');
  assert.deepEqual(readdirSync(join(root, '.unfinished')), []);
});

test('list gives every object under a folder, in order, and not what is unfinished', async () => {
  await objects.put('z/2', chunks('x'));
  await objects.put('z/1', chunks('x'));
  writeFileSync(join(root, '.unfinished', 'leftover'), 'x');
  assert.deepEqual(await names('z'), ['z/1', 'z/2']);
  assert.deepEqual(await names(), ['a/b', 'kept', 'z/1', 'z/2']);
  assert.deepEqual(await names('absent'), []);
});

const bad = [
  '',
  '.',
  '..',
  '../x',
  'a/../../x',
  '/etc/passwd',
  'a//b',
  'a/',
  '/a',
  '.hidden',
  'a\\..\\b',
  'a\0b',
  'ä',
  'a b',
  'x'.repeat(300),
  '.unfinished/x',
];
for (const name of bad)
  test(`${JSON.stringify(name.slice(0, 20))} is not the name of an object`, async () => {
    await assert.rejects(objects.put(name, chunks('x')), /not the name of an object/);
    await assert.rejects(objects.get(name), /not the name of an object/);
    await assert.rejects(objects.delete(name), /not the name of an object/);
  });

test('no name at all writes outside the folder', async () => {
  const piece = fc.constantFrom('..', '.', '/', 'a', 'b', '\\', '%2e', '\0', '~', 'root', '-', '_');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      await objects.put(pieces.join(''), chunks('x')).catch(() => undefined);
    }),
    { numRuns: 150 },
  );
  assert.deepEqual(readdirSync(outside), ['root']);
});

test('only the owner may read them, and ping makes the folder', async () => {
  assert.equal(statSync(root).mode & 0o777, 0o700);
  assert.equal(statSync(join(root, 'kept')).mode & 0o777, 0o600);
  const fresh = join(outside, 'root', 'fresh');
  await folderObjects(fresh).ping();
  assert.ok(existsSync(fresh));
});
