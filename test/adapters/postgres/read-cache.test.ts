import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { withReadCache } from '../../../src/adapters/postgres/read-cache.ts';
import { storeOn } from '../../../src/adapters/postgres/store.ts';
import { authenticate } from '../../../src/service/authenticate.ts';
import { firstStart } from '../../../src/service/first-start.ts';
import { mintKey, revokeKey } from '../../../src/service/keys.ts';
import { engines } from '../../support/engines.ts';
import { testPorts } from '../../support/ports.ts';

const all = engines();
after(() => all.closeAll());

/** An answer from memory is there at once, and so is a refusal: thrown, not rejected. */
const asked = async (...question: Parameters<typeof authenticate>) => await authenticate(...question);

test('a repeated read asks the database once, until something is written', async () => {
  const database = await all.fresh('embedded');
  const { db, writes } = database;
  const inner = storeOn(db);
  let asked = 0;
  const byDigest = (digest: string) => ((asked += 1), inner.keys.byDigest(digest));
  const store = withReadCache({ ...inner, keys: { ...inner.keys, byDigest } }, writes!);
  const ports = { ...testPorts(database), store };
  const { liveKey } = (await firstStart(ports))!;
  for (let n = 0; n < 20; n += 1) await authenticate(ports, liveKey);
  assert.equal(asked, 1);
  await db.updateTable('accounts').set({ company: 'another' }).execute(); // any write of ours, by any path
  await authenticate(ports, liveKey);
  await authenticate(ports, liveKey);
  assert.equal(asked, 2);
  await db.updateTable('signup_days').set({ taken: 1 }).execute(); // a write to another table is none to these
  await authenticate(ports, liveKey);
  assert.equal(asked, 2);
  for (let n = 0; n < 3; n += 1) assert.equal(await store.keys.byDigest('00'.repeat(32)), null);
  assert.equal(asked, 5, 'what is not there is not remembered');
});

test('no reader sees a key as live once its revocation was acknowledged, among 60 races', async () => {
  const ports = testPorts(await all.fresh('embedded'));
  const caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
  for (let race = 0; race < 60; race += 1) {
    const { api_key: key, prefix } = await mintKey(ports, caller, { name: 'k', test: false });
    let revoked = false;
    const reads = Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 6; n += 1) {
        const afterwards = revoked;
        const live = await asked(ports, key).then(
          () => true,
          () => false,
        );
        assert.ok(!(afterwards && live), `race ${race}`);
        if (n % 2 === race % 2) await new Promise(setImmediate);
      }
    });
    const revocation = revokeKey(ports, caller, prefix).then(() => {
      revoked = true;
    });
    await Promise.all([...reads, revocation]);
    await assert.rejects(asked(ports, key), /revoked/);
  }
});

test('with PostgreSQL nothing is remembered: another node may have written', async () => {
  const database = await all.fresh('postgres');
  assert.equal(database.writes, null);
  const ports = testPorts(database);
  const { liveKey } = (await firstStart(ports))!;
  await authenticate(ports, liveKey);
  await database.db.updateTable('keys').set({ revoked_at: new Date() }).execute();
  await assert.rejects(asked(ports, liveKey), /revoked/);
});
