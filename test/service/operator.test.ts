// What `thence admin` does, on the embedded engine; test/http/portal.test.ts has it on PostgreSQL beside a running server.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Refusal } from '../../src/contract/refusals.ts';
import { authenticate } from '../../src/service/authenticate.ts';
import { newId } from '../../src/service/ids.ts';
import { mintFor } from '../../src/service/keys.ts';
import { closeAccount, findAccount, grantTo, openAccount } from '../../src/service/operator.ts';
import { listAccounts, listAudit } from '../../src/service/staff.ts';
import { usageCsv } from '../../src/service/usage-export.ts';
import { engines } from '../support/engines.ts';
import { testPorts } from '../support/ports.ts';

const all = engines();
after(() => all.closeAll());

const OPERATOR = { kind: 'operator' as const, name: 'tests' };
const customer = (email: string) => ({ email, company: 'Rod, Level & Co', role: 'owner' });

test('an account is opened, found by every name, granted another plan, closed and listed', async () => {
  const ports = testPorts(await all.fresh('embedded'));
  const opened = await openAccount(ports, OPERATOR, customer('Zoe@survey.example'), { plan: 'pack', packs: 2 });
  assert.deepEqual([opened.grantKind, opened.poolGranted, opened.entitlement], ['pack', 20, 'active']);
  for (const name of [opened.id, opened.id.toUpperCase(), 'zoe+x@survey.example'])
    assert.equal((await findAccount(ports, name))?.id, opened.id);
  for (const name of ['local', 'nobody', 'nobody@survey.example', newId(ports)])
    assert.equal(await findAccount(ports, name), null, name);
  await assert.rejects(openAccount(ports, OPERATOR, customer('zoe@survey.example'), { plan: 'free' }), /already/);
  const { api_key: key } = await mintFor(ports, OPERATOR, opened.id, { name: 'k', kind: 'live', userId: null });
  await grantTo(ports, OPERATOR, opened.id, { plan: 'seat', seats: 2 });
  assert.equal((await authenticate(ports, key)).monthlyCap, 400);
  assert.equal((await closeAccount(ports, OPERATOR, opened.id)).keys, 1);
  await assert.rejects(
    async () => await authenticate(ports, key),
    (error) => error instanceof Refusal && /closed/.test(error.message),
  );
  const { accounts } = await listAccounts(ports, { limit: 10 });
  assert.deepEqual(
    accounts.map(({ emails, activeKeys, entitlement }) => [emails, activeKeys, entitlement]),
    [[['Zoe@survey.example'], 0, 'closed']],
  );
  const { entries } = await listAudit(ports, { limit: 10 });
  assert.deepEqual(
    entries.map(({ event, subject }) => [event, subject === opened.id ? 'account' : subject]),
    [
      ['close', 'account'],
      ['grant', 'seat'],
      ['mint', key.slice(0, 23)],
      ['grant', 'pack'],
    ],
  );
});

test('an event whose transaction fails leaves no entry', async () => {
  const ports = testPorts(await all.fresh('embedded'));
  const { id } = await openAccount(ports, OPERATOR, customer('a@survey.example'), { plan: 'free' });
  await mintFor(ports, OPERATOR, id, { name: 'k', kind: 'live', userId: null });
  await assert.rejects(mintFor(ports, OPERATOR, id, { name: 'k', kind: 'live', userId: null }), /has its 1 live key/);
  await assert.rejects(
    ports.store.transaction(async (store) => {
      await grantTo({ ...ports, store }, OPERATOR, id, { plan: 'volume' });
      throw new Error('something later in the same transaction');
    }),
    /something later/,
  );
  const { entries } = await listAudit(ports, { limit: 10, accountId: id });
  assert.deepEqual(
    entries.map(({ event }) => event),
    ['mint', 'grant'],
  );
});

test('the log is filtered by event and time, paged by id, and forgotten by age', async () => {
  const ports = testPorts(await all.fresh('embedded'));
  const days = ['2026-09-01', '2026-10-01', '2026-11-01'].map((day) => new Date(`${day}T12:00:00Z`));
  for (const [i, day] of days.entries()) {
    ports.setNow(day);
    await openAccount(ports, OPERATOR, customer(`p${i}@survey.example`), { plan: 'free' });
  }
  const found = async (filter: object) =>
    (await listAudit(ports, { limit: 10, ...filter })).entries.map(({ at }) => at.toISOString().slice(0, 10));
  assert.deepEqual(await found({}), ['2026-11-01', '2026-10-01', '2026-09-01']);
  assert.deepEqual(await found({ since: days[1] }), ['2026-11-01', '2026-10-01']);
  assert.deepEqual(await found({ event: 'close' }), []);
  const first = await listAudit(ports, { limit: 2 });
  assert.deepEqual(await found({ before: first.next! }), ['2026-09-01']);
  assert.equal((await listAudit(ports, { limit: 3 })).next, null);
  await ports.store.audit.forget(days[1]!);
  assert.deepEqual(await found({}), ['2026-11-01', '2026-10-01']);
});

test("a month's documents by rate, from the ledger, and as CSV", async () => {
  const ports = testPorts(await all.fresh('embedded'));
  const { id } = await openAccount(ports, OPERATOR, customer('csv@survey.example'), { plan: 'volume' });
  const bill = (rate: 'full' | 'half' | 'pool', period: string) => ({
    documentId: newId(ports),
    accountId: id,
    keyPrefix: 'thence_live_x',
    document: 'd',
    source: 'batch',
    period,
    overage: rate !== 'pool',
    rate,
    inputTokens: 2,
    outputTokens: 1,
    billedAt: new Date(),
  });
  const bills = [bill('full', '2026-11'), bill('full', '2026-11'), bill('half', '2026-11'), bill('pool', '2026-10')];
  assert.equal(await ports.store.usage.record(bills), 4);
  const [row, ...others] = await ports.store.usage.byRate('2026-11');
  assert.deepEqual(others, []);
  assert.deepEqual([row!.documents.full, row!.documents.half, row!.documents.pool, row!.inputTokens], [2, 1, 0, 6]);
  const [, line] = usageCsv('2026-11', [row!]);
  assert.match(line!, new RegExp(`^2026-11,${id},"Rod, Level & Co",csv@survey\\.example,subscription,volume,,3,`));
  assert.match(line!, /,1\.25,6,3,$/);
});

test('a company that calls itself a formula stays text', async () => {
  const ports = testPorts(await all.fresh('embedded'));
  const opened = await openAccount(ports, OPERATOR, customer('c@survey.example'), { plan: 'free' });
  const documents = { pool: 0, included: 0, arranged: 0, full: 0, half: 0, given: 0 };
  const account = { ...opened, company: ' =1+1' };
  const [, line] = usageCsv('2026-11', [{ account, email: null, documents, inputTokens: 0, outputTokens: 0 }]);
  assert.ok(line!.startsWith(`2026-11,${account.id},' =1+1,,free,`), line);
});
