import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Refusal } from '../../src/contract/refusals.ts';
import { UsageResponse } from '../../src/contract/resources.ts';
import { signup } from '../../src/service/accounts.ts';
import { authenticate, type Caller } from '../../src/service/authenticate.ts';
import { firstStart } from '../../src/service/first-start.ts';
import { newId } from '../../src/service/ids.ts';
import { listKeys, mintKey } from '../../src/service/keys.ts';
import type { Ports } from '../../src/service/ports.ts';
import { billDocument, billDocuments, usageOf } from '../../src/service/usage.ts';
import { ENGINES, engines } from '../support/engines.ts';
import { testPorts } from '../support/ports.ts';

const all = engines();
after(() => all.closeAll());

const billOf = (ports: Ports, caller: Caller, documentId: string) => ({
  documentId,
  accountId: caller.accountId,
  keyPrefix: caller.prefix,
  document: 'deed.pdf',
  source: 'extract' as const,
  inputTokens: 2_000_000_000,
  outputTokens: 7,
  billedAt: ports.clock.now(),
});
const bill = (ports: Ports, caller: Caller, documentId = newId(ports)) =>
  ports.store.transaction((store) => billDocument(store, billOf(ports, caller, documentId)));

for (const engine of ENGINES)
  describe(`usage on the ${engine} engine`, () => {
    test('a key that ran nothing has a month of zeros', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
      ports.setNow(new Date('2026-12-31T23:59:59.999Z'));
      assert.deepEqual(UsageResponse.parse(await usageOf(ports, caller)), {
        key: caller.prefix,
        name: 'local',
        monthly_cap: 1_000_000_000,
        included_docs: null,
        overage_documents: 0,
        documents: 0,
        input_tokens: 0,
        output_tokens: 0,
        period_start: '2026-12-01T00:00:00.000Z',
        period_end: '2027-01-01T00:00:00.000Z',
      });
    });

    test('documents count for the key that ran them, in the UTC month they were billed', async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
      const other = await authenticate(ports, (await mintKey(ports, caller, { name: 'b', test: false })).api_key);
      ports.setNow(new Date('2026-11-30T23:59:59.999Z'));
      await bill(ports, caller);
      await bill(ports, caller);
      await bill(ports, other);
      assert.equal((await usageOf(ports, caller)).documents, 2);
      assert.equal((await usageOf(ports, caller)).input_tokens, 4_000_000_000);
      assert.equal((await usageOf(ports, caller, other.prefix)).documents, 1);
      ports.setNow(new Date('2026-12-01T00:00:00.000Z'));
      assert.equal((await usageOf(ports, caller)).documents, 0);
      await bill(ports, caller);
      assert.equal((await usageOf(ports, caller)).documents, 1);
      const row = (await listKeys(ports, caller)).keys.find(({ prefix }) => prefix === caller.prefix);
      assert.deepEqual([row?.documents, row?.lifetime_documents, row?.output_tokens], [1, 3, 7]);
    });

    test("another account's prefix is no_such_key", async () => {
      const ports = testPorts(await all.fresh(engine));
      const caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
      const body = { email: 'ann@mail.example', company: 'c', role: 'r', accepted_terms: true };
      const other = await authenticate(ports, (await signup(ports, body)).api_key);
      const asked = async () => await usageOf(ports, caller, other.prefix);
      await assert.rejects(asked, (error) => error instanceof Refusal && error.type === 'no_such_key');
    });

    test('a document is billed once, however often it is reported', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
      const id = newId(ports);
      const billed = await Promise.all(Array.from({ length: 8 }, () => bill(ports, caller, id)));
      assert.equal(billed.filter(Boolean).length, 1);
      assert.equal((await usageOf(ports, caller)).documents, 1);
    });

    test('a pool is spent to its last document; what an older plan admitted beyond it is given', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const body = { email: 'ann@mail.example', company: 'c', role: 'r', accepted_terms: true };
      const caller = await authenticate(ports, (await signup(ports, body)).api_key);
      await Promise.all(Array.from({ length: 6 }, () => bill(ports, caller)));
      const usage = await usageOf(ports, caller);
      assert.deepEqual([usage.documents, usage.overage_documents], [6, 0]);
      assert.equal((await listKeys(ports, caller)).keys[0]?.pool_docs, 0);
      const rows = await database.db.selectFrom('usage_ledger').select('rate').execute();
      assert.deepEqual(rows.map(({ rate }) => rate).sort(), [
        ...Array<string>(3).fill('given'),
        ...Array<string>(3).fill('pool'),
      ]);
    });

    test('documents beyond the included ones are overage of the key that ran them', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
      await database.db.updateTable('accounts').set({ included_docs: 2, grant_kind: 'subscription' }).execute();
      await database.db.updateTable('keys').set({ included_docs: 2 }).execute();
      for (let n = 0; n < 5; n += 1) await bill(ports, caller);
      const usage = await usageOf(
        ports,
        await authenticate(ports, (await mintKey(ports, caller, { name: 'b', test: false })).api_key),
        caller.prefix,
      );
      assert.deepEqual([usage.documents, usage.overage_documents, usage.included_docs], [5, 3, 2]);
    });
  });

test("an end waits for the account's lock only where the plan counts down: submits hold it", async () => {
  const ports = testPorts(await all.fresh('postgres'));
  const body = { email: 'eve@mail.example', company: 'c', role: 'r', accepted_terms: true };
  const arranged = await authenticate(ports, (await firstStart(ports))!.liveKey);
  const free = await authenticate(ports, (await signup(ports, body)).api_key);
  for (const [caller, waits] of [
    [arranged, false],
    [free, true],
  ] as const) {
    const end = Promise.withResolvers<void>();
    let ended = false;
    const held = ports.store.transaction(async (store) => {
      await store.accounts.lock(caller.accountId);
      void ports.store
        .transaction((other) => billDocuments(other, [billOf(ports, caller, newId(ports))]))
        .then(() => (ended = true))
        .then(() => end.resolve(), end.reject);
      await Promise.race([end.promise, new Promise((resolve) => setTimeout(resolve, waits ? 300 : 5000))]);
      assert.equal(ended, !waits, caller.plan);
    });
    await held;
    await end.promise;
    assert.equal((await usageOf(ports, caller)).documents, 1);
  }
});
