import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { BACKED_UP_TABLES } from '../../src/adapters/postgres/schema.ts';
import { Refusal, type RefusalType } from '../../src/contract/refusals.ts';
import { KeyListResponse, MintResponse } from '../../src/contract/resources.ts';
import { signup } from '../../src/service/accounts.ts';
import { authenticate } from '../../src/service/authenticate.ts';
import { firstStart } from '../../src/service/first-start.ts';
import { listKeys, mintKey, revokeKey, rotateKey } from '../../src/service/keys.ts';
import type { Ports } from '../../src/service/ports.ts';
import { ENGINES, engines } from '../support/engines.ts';
import { testPorts } from '../support/ports.ts';

const all = engines();
after(() => all.closeAll());

const isRefusal = (type: RefusalType) => (error: unknown) => error instanceof Refusal && error.type === type;
const count = (settled: PromiseSettledResult<unknown>[], type: RefusalType | 'done') =>
  settled.filter((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Refusal).type) === type).length;
const live = (name: string) => ({ name, test: false });
const local = async (ports: Ports) => await authenticate(ports, (await firstStart(ports))!.liveKey);
const free = async (ports: Ports, email: string) => {
  const body = { email, company: 'Title Co', role: 'examiner', accepted_terms: true };
  return await authenticate(ports, (await signup(ports, body)).api_key);
};

for (const engine of ENGINES)
  describe(`keys on the ${engine} engine`, () => {
    test('a missing, malformed, unknown or altered key is invalid_api_key', async () => {
      const ports = testPorts(await all.fresh(engine));
      const { liveKey } = (await firstStart(ports))!;
      const altered = `${liveKey.slice(0, -1)}${liveKey.endsWith('x') ? 'y' : 'x'}`;
      const unknown = liveKey.replace(/_live_.{11}/, '_live_00000000000');
      for (const token of [null, '', 'x', liveKey.slice(0, -1), altered, unknown, ` ${liveKey}`])
        await assert.rejects(async () => await authenticate(ports, token), isRefusal('invalid_api_key'));
      assert.equal((await authenticate(ports, liveKey)).kind, 'live');
    });

    test('a minted key works, carries the caps of the plan, and is listed without its text', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await local(ports);
      const minted = MintResponse.parse(await mintKey(ports, caller, live('second')));
      assert.deepEqual([minted.monthly_cap, minted.pool_docs, minted.name], [1_000_000_000, null, 'second']);
      assert.equal((await authenticate(ports, minted.api_key)).accountId, caller.accountId);
      const { keys } = KeyListResponse.parse(await listKeys(ports, caller));
      assert.deepEqual(keys.map(({ name }) => name).sort(), ['local', 'local test', 'second']);
      assert.ok(!JSON.stringify(keys).includes(minted.api_key));
    });

    test('a free account has one live key and up to ten test keys', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await free(ports, 'ann@mail.example');
      await assert.rejects(mintKey(ports, caller, live('second')), isRefusal('too_many_keys'));
      for (let n = 0; n < 10; n += 1) {
        const { api_key: key, pool_docs: pool } = await mintKey(ports, caller, { name: `t${n}`, test: true });
        assert.equal(pool, 3);
        assert.equal((await authenticate(ports, key)).kind, 'test');
      }
      const eleventh = mintKey(ports, caller, { name: 't10', test: true });
      await assert.rejects(
        eleventh,
        (error) => isRefusal('too_many_keys')(error) && (error as Refusal).extras['limit'] === 10,
      );
      const [row] = (await listKeys(ports, caller)).keys;
      assert.deepEqual([row?.grant_kind, row?.user_id, row?.pool_docs], ['free', caller.userId, 3]);
      assert.equal(typeof caller.userId, 'number');
    });

    test('ten live keys, exactly, of thirty asked for at once; one revoked makes room for one', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await local(ports);
      const asked = Array.from({ length: 30 }, (_, n) => mintKey(ports, caller, live(`k${n}`)));
      const settled = await Promise.allSettled(asked);
      assert.deepEqual([count(settled, 'done'), count(settled, 'too_many_keys')], [9, 21]);
      const { keys } = await listKeys(ports, caller);
      await revokeKey(ports, caller, keys.find(({ name }) => name.startsWith('k'))!.prefix);
      const again = await Promise.allSettled([1, 2, 3].map((n) => mintKey(ports, caller, live(`r${n}`))));
      assert.deepEqual([count(again, 'done'), count(again, 'too_many_keys')], [1, 2]);
    });

    test('rotation keeps name, caps and owner; the old key is revoked by it', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await free(ports, 'ann@mail.example');
      const before = (await listKeys(ports, caller)).keys[0]!;
      const rotated = MintResponse.parse(await rotateKey(ports, caller, caller.prefix));
      const successor = await authenticate(ports, rotated.api_key);
      assert.deepEqual([rotated.name, rotated.monthly_cap], [before.name, before.monthly_cap]);
      assert.deepEqual([successor.userId, successor.accountId], [caller.userId, caller.accountId]);
      const { keys } = await listKeys(ports, successor);
      assert.deepEqual(
        keys.map(({ revoked_at: at }) => at === null),
        [false, true],
      );
      await assert.rejects(rotateKey(ports, successor, caller.prefix), isRefusal('rotate_failed'));
    });

    test('of twelve rotations of one key at once exactly one wins', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const { liveKey } = (await firstStart(ports))!;
      const caller = await authenticate(ports, liveKey);
      const asked = Array.from({ length: 12 }, () => rotateKey(ports, caller, caller.prefix));
      const settled = await Promise.allSettled(asked);
      assert.deepEqual([count(settled, 'done'), count(settled, 'rotate_failed')], [1, 11]);
      await assert.rejects(async () => await authenticate(ports, liveKey), isRefusal('revoked_api_key'));
      const rows = await database.db.selectFrom('keys').selectAll().where('kind', '=', 'live').execute();
      assert.equal(rows.filter(({ revoked_at: at }) => at === null).length, 1);
    });

    test('revocation is soft, may be repeated, and ends the key at once', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await local(ports);
      const { api_key: key, prefix } = await mintKey(ports, caller, live('gone'));
      await authenticate(ports, key);
      for (let round = 0; round < 2; round += 1)
        assert.deepEqual(await revokeKey(ports, caller, prefix), { prefix, revoked: true });
      await assert.rejects(async () => await authenticate(ports, key), isRefusal('revoked_api_key'));
      await assert.rejects(rotateKey(ports, caller, prefix), isRefusal('rotate_failed'));
      const row = (await listKeys(ports, caller)).keys.find((one) => one.prefix === prefix);
      assert.notEqual(row?.revoked_at ?? null, null);
    });

    test("another account's prefix is answered as an unknown one", async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await local(ports);
      const other = await free(ports, 'ann@mail.example');
      for (const prefix of [caller.prefix, 'thence_live_00000000000', '']) {
        await assert.rejects(rotateKey(ports, other, prefix), isRefusal('no_such_key'));
        await assert.rejects(revokeKey(ports, other, prefix), isRefusal('no_such_key'));
      }
      assert.equal((await listKeys(ports, other)).keys.length, 1);
    });

    test('an account without an active plan mints nothing', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const caller = await local(ports);
      for (const entitlement of ['closed', 'incomplete'] as const) {
        await database.db.updateTable('accounts').set({ entitlement }).execute();
        await assert.rejects(mintKey(ports, caller, live('x')), isRefusal('no_entitlement'));
      }
      const stranger = { ...caller, accountId: '00000000-0000-7000-8000-000000000000' };
      await assert.rejects(mintKey(ports, stranger, live('x')), isRefusal('no_entitlement'));
      assert.deepEqual(await listKeys(ports, stranger), { keys: [] });
    });

    test('nothing stored contains a key, or the secret part of one', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const { liveKey, testKey } = (await firstStart(ports))!;
      const caller = await authenticate(ports, liveKey);
      const texts = [liveKey, testKey, (await mintKey(ports, caller, live('second'))).api_key];
      texts.push((await rotateKey(ports, caller, caller.prefix)).api_key);
      let scanned = 0;
      for (const table of [...BACKED_UP_TABLES, 'rate_limits']) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
          database.db,
        );
        scanned += rows.length;
        for (const { row } of rows) for (const text of texts) assert.ok(!row.includes(text.split('_')[3]!), table);
      }
      assert.ok(scanned >= 6);
    });
  });

test('on three pools of one PostgreSQL: ten live keys of sixty, one rotation of thirty, a revocation seen at once', async () => {
  const url = await all.postgresUrl();
  const first = await all.open(url);
  await migrate(first.db);
  const pools = [first, await all.open(url), await all.open(url)].map((database) => testPorts(database));
  const on = (n: number) => pools[n % 3]!;
  const { liveKey } = (await firstStart(on(0)))!;
  const caller = await authenticate(on(1), liveKey);
  const minted = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => mintKey(on(n), caller, live(`k${n}`))));
  assert.deepEqual([count(minted, 'done'), count(minted, 'too_many_keys')], [9, 51]);
  const asked = Array.from({ length: 30 }, (_, n) => rotateKey(on(n), caller, caller.prefix));
  const rotated = await Promise.allSettled(asked);
  assert.deepEqual([count(rotated, 'done'), count(rotated, 'rotate_failed')], [1, 29]);
  for (const ports of pools)
    await assert.rejects(async () => await authenticate(ports, liveKey), isRefusal('revoked_api_key'));
});
