import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { type BackedUp, backup } from '../../src/adapters/backup.ts';
import { writeBackupFile } from '../../src/adapters/backup-file.ts';
import { folderObjects } from '../../src/adapters/objects-folder.ts';
import { migrate, SCHEMA_LEVEL, schemaLevel } from '../../src/adapters/postgres/migrate.ts';
import type { OpenDatabase } from '../../src/adapters/postgres/open.ts';
import { BACKED_UP_TABLES } from '../../src/adapters/postgres/schema.ts';
import { restore } from '../../src/adapters/restore.ts';
import { signup } from '../../src/service/accounts.ts';
import { authenticate } from '../../src/service/authenticate.ts';
import { firstStart } from '../../src/service/first-start.ts';
import { newId } from '../../src/service/ids.ts';
import { newKeyText } from '../../src/service/key-text.ts';
import { mintKey, rotateKey } from '../../src/service/keys.ts';
import { billDocument, usageOf } from '../../src/service/usage.ts';
import { type Engine, engines } from '../support/engines.ts';
import { testPorts } from '../support/ports.ts';

const all = engines();
const folder = mkdtempSync(join(tmpdir(), 'thence-backup-'));
after(async () => {
  await all.closeAll();
  rmSync(folder, { recursive: true, force: true });
});

// What a document's name or a person's company may hold: every separator that a line reader could trip over.
const AWKWARD = 'Zoë \u2028\u2029 \r\n\t "quoted" \\ 𐐷 1758.0 \u0001 </script> {"end":true}';
const BODIES: Record<string, Buffer> = {
  'results/empty': Buffer.alloc(0),
  'results/one.json': Buffer.from(`{"a": 1758.0, "b": "${AWKWARD}", "c":1e5}\n`),
  'results/deep/er/name.bin': randomBytes(1_000_003),
  'staged/upl_1': Buffer.from([0, 255, 10, 13, 0xe2, 0x80, 0xa8]),
};

const FILLED: readonly string[] = [
  'meta',
  'accounts',
  'account_emails',
  'keys',
  'usage_ledger',
  'usage_totals',
  'signup_days',
];

const partsOf = (database: OpenDatabase, name: string): BackedUp => ({
  database,
  objects: folderObjects(join(folder, name, 'objects')),
  signingKeysFile: join(folder, `${name}.signing-keys`),
});

async function filled(engine: Engine, name: string) {
  const parts = partsOf(await all.bare(engine), name);
  await migrate(parts.database.db);
  const ports = testPorts(parts.database);
  const { liveKey } = (await firstStart(ports))!;
  const caller = await authenticate(ports, liveKey);
  const people = { company: AWKWARD, role: 'r', accepted_terms: true };
  for (let n = 0; n < 150; n += 1) await signup(ports, { ...people, email: `p${n}@mail.example` });
  const minted = await mintKey(ports, caller, { name: AWKWARD, test: false });
  const rotated = await rotateKey(ports, caller, minted.prefix);
  const bill = { accountId: caller.accountId, keyPrefix: caller.prefix, document: AWKWARD, source: 'extract' };
  for (let n = 0; n < 5; n += 1)
    await ports.store.transaction((store) =>
      billDocument(store, { ...bill, documentId: newId(ports), inputTokens: n, outputTokens: 1, billedAt: new Date() }),
    );
  for (const [object, body] of Object.entries(BODIES)) await parts.objects.put(object, chunksOf(body));
  writeFileSync(parts.signingKeysFile!, 'first-key\nsecond-key\n', { mode: 0o600 });
  return { parts, liveKey, rotatedKey: rotated.api_key };
}

const routes: [from: Engine, to: Engine][] = [
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
];
for (const [from, to] of routes)
  test(`a backup of the ${from} engine restores into the ${to} engine, every row and body the same`, async () => {
    const source = await filled(from, `source-${from}`);
    const file = join(folder, `${from}.thence`);
    const written = await backup(source.parts, file);
    const target = partsOf(await all.bare(to), `target-${to}`);
    assert.deepEqual(await restore(file, target), written);
    assert.deepEqual([written.objects, written.signingKeys], [4, true]);
    assert.equal(statSync(file).mode & 0o777, 0o600);

    for (const table of BACKED_UP_TABLES) {
      const rows = await rowsOf(target.database, table);
      if (FILLED.includes(table)) assert.ok(rows.length > 0, table);
      assert.deepEqual(rows, await rowsOf(source.parts.database, table), table);
    }
    for (const [object, body] of Object.entries(BODIES))
      assert.ok((await bytesOf(target, object)).equals(body), object);
    assert.equal(readFileSync(target.signingKeysFile!, 'utf8'), 'first-key\nsecond-key\n');
    assert.equal(statSync(target.signingKeysFile!).mode & 0o777, 0o600);

    const ports = testPorts(target.database);
    const caller = await authenticate(ports, source.liveKey);
    assert.equal((await usageOf(ports, caller)).documents, 5);
    await authenticate(ports, source.rotatedKey);
    assert.equal(await firstStart(ports), null);
    const later = { email: 'later@mail.example', company: 'c', role: 'r', accepted_terms: true };
    assert.ok((await signup(ports, later)).api_key, 'identities go on after the restored ones');
    await assert.rejects(restore(file, target), /The target is not empty: table meta has rows/);
  });

test('a backup made under an older schema is brought to the present one', async () => {
  const source = partsOf(await all.bare('postgres'), 'older');
  await migrate(source.database.db, 2);
  const { text: liveKey, prefix, digest } = newKeyText({ bytes: (count) => randomBytes(count) }, 'live');
  const ids = Array.from({ length: 3 }, () => randomUUID()); // an account, a key that was replaced, its successor
  for (const statement of [
    sql`insert into accounts (id, origin, entitlement, company, role, grant_kind, monthly_cap, created_at)
      values (${ids[0]}, 'local', 'active', 'c', 'r', 'arrangement', 10, now())`,
    sql`insert into keys (id, account_id, prefix, digest, name, kind, monthly_cap, created_at, revoked_at, replaced_by) values
      (${ids[1]}, ${ids[0]}, 'thence_live_earlier', ${randomBytes(32)}, 'n', 'live', 10, now(), now(), ${ids[2]}),
      (${ids[2]}, ${ids[0]}, ${prefix}, ${Buffer.from(digest, 'hex')}, 'n', 'live', 10, now(), null, null)`,
  ])
    await statement.execute(source.database.db);
  const file = join(folder, 'older.thence');
  await backup(source, file);
  const target = partsOf(await all.bare('embedded'), 'newer');
  await restore(file, target);
  assert.equal(await schemaLevel(target.database.db), SCHEMA_LEVEL);
  const caller = await authenticate(testPorts(target.database), liveKey);
  assert.equal(caller.keyId, ids[1], 'a successor is known by the first key of its line');
});

test('a damaged, cut or altered file is refused before anything is written', async () => {
  const file = join(folder, 'embedded.thence');
  const target = partsOf(await all.bare('postgres'), 'untouched');
  const good = readFileSync(file);
  const lines = gunzipSync(good).toString('utf8').split('\n');
  const rows: [what: string, bytes: Buffer, cause: RegExp][] = [
    ['cut', good.subarray(0, good.length - 40), /it (does not decompress|ends too soon)/],
    ['one byte of it changed', flipped(good, Math.floor(good.length / 2)), /is not a whole backup/],
    ['its last line gone', gzipSync(`${lines.slice(0, -2).join('\n')}\n`), /it ends too soon/],
    ['a row gone', gzipSync(lines.toSpliced(3, 1).join('\n')), /its checksum does not match/],
    ['not a backup', Buffer.from('hello'), /it does not decompress/],
    ['another JSON', gzipSync('{"end":true,"lines":0,"sha256":"x"}\n'), /checksum/],
  ];
  for (const [what, bytes, cause] of rows) {
    const bad = join(folder, 'bad.thence');
    writeFileSync(bad, bytes);
    await assert.rejects(restore(bad, target), cause, what);
  }
  const { rows: tables } = await sql<{ t: string | null }>`select to_regclass('accounts')::text as t`.execute(
    target.database.db,
  );
  assert.equal(tables[0]?.t, null);
  assert.ok(!existsSync(target.signingKeysFile!));
});

test('a backup of a later schema is refused; so is a target with objects or signing keys', async () => {
  const file = join(folder, 'later.thence');
  const header = { thence_backup: 1, schema_level: 9999, engine: 'embedded', created_at: 'x' } as const;
  await writeBackupFile(
    file,
    (async function* () {
      yield await Promise.resolve(header);
    })(),
  );
  const target = partsOf(await all.bare('postgres'), 'occupied');
  await assert.rejects(restore(file, target), /schema level 9999, this version of thence knows \d+/);
  const good = join(folder, 'embedded.thence');
  await target.objects.put('left', chunksOf(Buffer.from('x')));
  await assert.rejects(restore(good, target), /it holds the object left/);
  await target.objects.delete('left');
  writeFileSync(target.signingKeysFile!, 'x');
  await assert.rejects(restore(good, target), /it has signing keys/);
});

test('a backup that cannot be written leaves no file behind', async () => {
  const parts = partsOf(await all.bare('postgres'), 'never-migrated');
  const file = join(folder, 'failed.thence');
  await assert.rejects(backup(parts, file), /There is nothing to back up/);
  assert.ok(!existsSync(file) && !existsSync(`${file}.unfinished`));
  await assert.rejects(backup(parts, join(folder, 'no', 'such', 'folder')), /ENOENT/);
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = copy[at]! ^ 0x40;
  return copy;
}

async function rowsOf({ db }: OpenDatabase, table: string): Promise<string[]> {
  const { rows } = await sql<{
    row: string;
  }>`select row_to_json(t)::jsonb::text as row from ${sql.table(table)} t`.execute(db);
  return rows.map(({ row }) => row.replaceAll('+00:00', 'Z')).sort();
}

async function bytesOf({ objects }: BackedUp, name: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of (await objects.get(name))!) parts.push(part);
  return Buffer.concat(parts);
}

async function* chunksOf(body: Buffer): AsyncIterable<Uint8Array> {
  for (let at = 0; at < body.length; at += 70_001) yield await Promise.resolve(body.subarray(at, at + 70_001));
}
