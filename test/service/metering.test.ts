// Metered documents: what is billed at the processor's rates, told once whatever fails, on a real PostgreSQL and the emulator.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { backup } from '../../src/adapters/backup.ts';
import { folderObjects } from '../../src/adapters/objects-folder.ts';
import type { OpenDatabase } from '../../src/adapters/postgres/open.ts';
import { restore } from '../../src/adapters/restore.ts';
import type { Caller } from '../../src/service/authenticate.ts';
import { grantPlan } from '../../src/service/grant-plan.ts';
import { reportDocuments } from '../../src/service/metering.ts';
import { periodOf } from '../../src/service/period.ts';
import { billed, bought, customerOf, testBilling, type TestBilling } from '../support/billing.ts';
import { temporaryFolder } from '../support/embedded.ts';
import { engines } from '../support/engines.ts';
import { startStripe, STRIPE, type Fault, type StripeEmulator } from '../support/stripe-emulator.ts';

const all = engines();
let database: OpenDatabase;
let stripe: StripeEmulator;
let billing: TestBilling;
before(async () => {
  database = await all.fresh('postgres');
  stripe = await startStripe();
  billing = testBilling(database, stripe);
});
after(async () => {
  await stripe.close();
  await all.closeAll();
});

const MINUTE_MS = 60_000;
/** An account on the volume plan that holds no credits, so that its first document is metered. */
const metered = async (): Promise<Caller> => {
  const caller = await customerOf(billing);
  for (let n = 0; n < 3; n += 1) await billed(billing, caller);
  await bought(billing, stripe, caller, { tier: 'volume' });
  return caller;
};
const told = (id: string) => stripe.state.uses.filter(({ identifier }) => identifier === id);
const row = (id: string) =>
  database.db.selectFrom('meter_events').selectAll().where('document_id', '=', id).executeTakeFirst();
const later = (minutes: number) => billing.ports.setNow(new Date(Date.now() + minutes * MINUTE_MS));

describe('what is told', () => {
  test('each document beyond the included ones, by its id, its time and its customer; no other', async () => {
    const caller = await customerOf(billing);
    const free = await billed(billing, caller);
    for (let n = 0; n < 2; n += 1) await billed(billing, caller);
    await bought(billing, stripe, caller, { tier: 'seat' });
    const included = [];
    for (let n = 0; n < 50; n += 1) included.push(await billed(billing, caller, 'batch'));
    const over = await billed(billing, caller, 'batch');
    assert.equal(await reportDocuments(billing), 1);
    assert.equal(await reportDocuments(billing), 0);
    const account = (await billing.store.accounts.get(caller.accountId))!;
    const [use] = told(over);
    assert.deepEqual(use, {
      eventName: STRIPE.meters.full,
      identifier: over,
      customer: account.stripeCustomerId,
      value: 1,
      timestamp: use!.timestamp,
    });
    assert.ok(Math.abs(use.timestamp - Date.now() / 1000) < 60);
    for (const id of [free, ...included]) assert.deepEqual(told(id), []);
  });
  test('above 10,000 in a month a batch document costs half on the volume plan, another one does not', async () => {
    const caller = await metered();
    const period = periodOf(billing.clock.now()).name;
    const totals = { documents: 9999, overage_documents: 9996, input_tokens: 0, output_tokens: 0 };
    await database.db
      .updateTable('usage_totals')
      .set(totals)
      .where('account_id', '=', caller.accountId)
      .where('period', '=', period)
      .execute();
    const tenThousandth = await billed(billing, caller, 'batch');
    const batch = await billed(billing, caller, 'batch');
    const single = await billed(billing, caller, 'extracts');
    assert.equal(await reportDocuments(billing), 3);
    const names = [tenThousandth, batch, single].map((id) => told(id)[0]!.eventName);
    assert.deepEqual(names, [STRIPE.meters.full, STRIPE.meters.half, STRIPE.meters.full]);
    const rates = await database.db
      .selectFrom('usage_ledger')
      .select('rate')
      .where('document_id', '=', batch)
      .execute();
    assert.deepEqual(rates, [{ rate: 'half' }]);
  });
  test('overage of a plan that staff gave is in the ledger and not told: the processor has no subscription for it', async () => {
    const caller = await customerOf(billing);
    for (let n = 0; n < 3; n += 1) await billed(billing, caller);
    await grantPlan(billing.ports, caller.accountId, { plan: 'volume' });
    const id = await billed(billing, caller);
    assert.equal(await row(id), undefined);
    const [ledger] = await database.db.selectFrom('usage_ledger').selectAll().where('document_id', '=', id).execute();
    assert.deepEqual([ledger!.rate, ledger!.overage], ['full', true]);
  });
});

describe('told once, whatever fails', () => {
  const FAULTS: [fault: Fault, times: number][] = [
    [500, 3],
    [429, 3],
    [401, 3],
    ['drop', 3],
    ['hang', 3],
    ['lost', 3],
    ['lost', 1],
  ];
  for (const [fault, times] of FAULTS)
    test(`${fault}, ${times} times: told in the end, and counted once`, async () => {
      const id = await billed(billing, await metered());
      stripe.fail('/v1/billing/meter_events', fault, times);
      for (let minutes = 0; told(id).length === 0 || (await row(id))?.state !== 'reported'; minutes += 61) {
        assert.ok(minutes < 500, 'not reported');
        later(minutes);
        await reportDocuments(billing);
      }
      assert.equal(told(id).length, 1);
      billing.ports.setNow(null);
    });
  test('a process killed after it sent and before it noted: the next one finds it told', async () => {
    const id = await billed(billing, await metered());
    const now = billing.clock.now();
    const [taken] = await billing.store.billing.takeMeterEvents(now, new Date(now.getTime() + 2 * MINUTE_MS), 10);
    await billing.payments.reportDocument(taken!); // and here it is killed
    assert.equal(await reportDocuments(billing), 0, 'it has its time');
    later(3);
    assert.equal(await reportDocuments(billing), 1);
    assert.equal(told(id).length, 1);
    billing.ports.setNow(null);
  });
  test('an unclear try that nobody could follow up for a day is not tried again: it is a person’s to settle', async () => {
    const id = await billed(billing, await metered());
    const now = billing.clock.now();
    await billing.store.billing.takeMeterEvents(now, new Date(now.getTime() + 2 * MINUTE_MS), 10);
    later(24 * 60);
    assert.equal(await reportDocuments(billing), 0);
    assert.equal((await row(id))?.state, 'unsure');
    assert.equal((await billing.store.billing.meterStates()).unsure, 1);
    assert.deepEqual(told(id), []);
    billing.ports.setNow(null);
  });
  test('what the processor refuses for good is kept with its reason', async () => {
    const caller = await metered();
    billing.ports.setNow(new Date(Date.now() - 36 * 24 * 60 * MINUTE_MS));
    const id = await billed(billing, caller);
    billing.ports.setNow(null);
    assert.equal(await reportDocuments(billing), 0);
    const kept = await row(id);
    assert.equal(kept?.state, 'refused');
    assert.match(kept.cause!, /timestamp/);
  });
  test('three reporters at once tell 60 documents once each', async () => {
    const caller = await metered();
    const ids = [];
    for (let n = 0; n < 60; n += 1) ids.push(await billed(billing, caller));
    const parts = [billing, testBilling(database, stripe), testBilling(database, stripe)];
    const reported = await Promise.all(parts.map((one) => reportDocuments(one)));
    assert.equal(
      reported.reduce((a, b) => a + b),
      60,
    );
    for (const id of ids) assert.equal(told(id).length, 1);
  });
  test('a deployment restored from a backup tells what is of today, and leaves what is older to a person', async () => {
    const caller = await metered();
    billing.ports.setNow(new Date(Date.now() - 24 * 60 * MINUTE_MS));
    const old = await billed(billing, caller);
    billing.ports.setNow(null);
    const recent = await billed(billing, caller);
    const folder = temporaryFolder();
    try {
      const target = await all.bare('postgres');
      const at = (name: string, of: OpenDatabase) => ({
        database: of,
        objects: folderObjects(join(folder, name)),
        signingKeysFile: null,
      });
      await backup(at('source', database), join(folder, 'file'));
      await reportDocuments(billing); // the old deployment told both, after the backup
      await restore(join(folder, 'file'), at('target', target));
      const restored = testBilling(target, stripe);
      await reportDocuments(restored);
      assert.deepEqual([told(old).length, told(recent).length], [1, 1]);
      const rows = await target.db.selectFrom('meter_events').select(['document_id', 'state']).execute();
      const stateOf = (id: string) => rows.find(({ document_id: row }) => row === id)?.state;
      assert.deepEqual([stateOf(old), stateOf(recent)], ['unsure', 'reported']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
