import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { DomainResolver } from '../../src/adapters/mail-domain.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { Refusal, type RefusalType } from '../../src/contract/refusals.ts';
import { SignupResponse, type SignupRequest } from '../../src/contract/resources.ts';
import { signup, SIGNUP_SETTINGS } from '../../src/service/accounts.ts';
import { authenticate } from '../../src/service/authenticate.ts';
import { firstStart } from '../../src/service/first-start.ts';
import { ENGINES, engines } from '../support/engines.ts';
import { testPorts } from '../support/ports.ts';

const all = engines();
after(() => all.closeAll());

const request = (email: string, change: Partial<SignupRequest> = {}): SignupRequest => ({
  email,
  company: 'Title Co',
  role: 'examiner',
  accepted_terms: true,
  ...change,
});

const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const nothing = { resolveMx: fails('ENODATA'), resolve4: fails('ENODATA'), resolve6: fails('ENODATA') };
const never = () => new Promise<never>(() => {});
const DNS: Record<string, DomainResolver> = {
  'mail.example': { ...nothing, resolveMx: () => Promise.resolve([{ exchange: 'mx.mail.example' }]) },
  'absent.example': { resolveMx: fails('ENOTFOUND'), resolve4: fails('ENOTFOUND'), resolve6: fails('ENOTFOUND') },
  'null-mx.example': { ...nothing, resolveMx: () => Promise.resolve([{ exchange: '' }]) },
  'bare.example': nothing,
  'address.example': { ...nothing, resolve6: () => Promise.resolve(['2001:db8::1']) },
  'servfail.example': { ...nothing, resolveMx: fails('ESERVFAIL') },
  'halffail.example': { ...nothing, resolve4: fails('ETIMEOUT') },
  'silent.example': { resolveMx: never, resolve4: never, resolve6: never },
};
const resolver: DomainResolver = {
  resolveMx: (domain) => DNS[domain]!.resolveMx(domain),
  resolve4: (domain) => DNS[domain]!.resolve4(domain),
  resolve6: (domain) => DNS[domain]!.resolve6(domain),
};

const isRefusal = (type: RefusalType) => (error: unknown) => error instanceof Refusal && error.type === type;
const outcomes = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'granted' : (one.reason as Refusal).type)).sort();

for (const engine of ENGINES)
  describe(`signup on the ${engine} engine`, () => {
    test('a new mailbox gets a free account, its key once, and three documents', async () => {
      const ports = testPorts(await all.fresh(engine), resolver);
      const answer = SignupResponse.parse(await signup(ports, request('ann@mail.example')));
      assert.equal(answer.documents, 3);
      assert.equal(answer.invited, false);
      assert.ok(answer.api_key.startsWith(answer.prefix));
      const caller = await authenticate(ports, answer.api_key);
      assert.equal(caller.plan, 'free');
      assert.deepEqual(caller.limits, { requestsPerMinute: 10, pollsPerMinute: 60, concurrentExtractions: 2 });
      assert.equal(caller.monthlyCap, 3);
      await assert.rejects(signup(ports, request('ANN+2@mail.example')), isRefusal('already_granted'));
    });

    test('every refusal of the table, and nothing written by any of them', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database, resolver);
      const rows: [RefusalType, SignupRequest][] = [
        ['invalid_email', request('ann')],
        ['terms_not_accepted', request('ann@mail.example', { accepted_terms: false })],
        ['disposable_email', request('ann@mailinator.com')],
        ['disposable_email', request('ann@inbox.mailinator.com')],
        ['undeliverable_domain', request('ann@absent.example')],
        ['undeliverable_domain', request('ann@null-mx.example')],
        ['undeliverable_domain', request('ann@bare.example')],
      ];
      for (const [type, body] of rows) await assert.rejects(signup(ports, body), isRefusal(type));
      const closed = { ...SIGNUP_SETTINGS, open: false };
      await assert.rejects(signup(ports, request('ann@mail.example'), closed), isRefusal('free_tier_closed'));
      const none = { ...SIGNUP_SETTINGS, dailyCap: 0 };
      await assert.rejects(signup(ports, request('ann@mail.example'), none), isRefusal('free_tier_busy'));
      for (const table of ['accounts', 'account_emails', 'keys', 'signup_days'] as const)
        assert.deepEqual(await database.db.selectFrom(table).selectAll().execute(), [], table);
    });

    test('a resolver that fails, or does not answer, admits; so does an address without MX', async () => {
      const ports = testPorts(await all.fresh(engine), resolver);
      for (const domain of ['servfail.example', 'halffail.example', 'silent.example', 'address.example'])
        assert.equal((await signup(ports, request(`ann@${domain}`))).documents, 3, domain);
    });

    test('the same mailbox eight times at once gives exactly one grant', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const spellings = ['a.b@gmail.com', 'ab@gmail.com', 'AB@gmail.com', 'a.b+1@gmail.com'];
      const asked = [...spellings, ...spellings].map((email) => signup(ports, request(email)));
      const settled = outcomes(await Promise.allSettled(asked));
      assert.deepEqual(settled, [...Array<string>(7).fill('already_granted'), 'granted']);
      assert.equal((await database.db.selectFrom('accounts').select('id').execute()).length, 1);
    });

    test('a cap of five admits exactly five of twenty at once, and as many again the next day', async () => {
      const ports = testPorts(await all.fresh(engine));
      const settings = { ...SIGNUP_SETTINGS, dailyCap: 5 };
      const ask = (day: string) =>
        Promise.allSettled(
          Array.from({ length: 20 }, (_, n) => signup(ports, request(`p${n}.${day}@mail.example`), settings)),
        );
      for (const day of ['2026-11-30', '2026-12-01']) {
        ports.setNow(new Date(`${day}T23:59:59.999Z`));
        const counted = outcomes(await ask(day));
        assert.equal(counted.filter((one) => one === 'granted').length, 5, day);
        assert.equal(counted.filter((one) => one === 'free_tier_busy').length, 15, day);
      }
    });

    test('a cap for each network address holds that address only', async () => {
      const ports = testPorts(await all.fresh(engine));
      const settings = { ...SIGNUP_SETTINGS, dailyCapPerAddress: 1 };
      await signup(ports, request('a@mail.example'), settings, '192.0.2.1');
      await assert.rejects(
        signup(ports, request('b@mail.example'), settings, '192.0.2.1'),
        isRefusal('free_tier_busy'),
      );
      await signup(ports, request('b@mail.example'), settings, '192.0.2.2');
    });

    test('a first start makes one local account by arrangement, and its keys are told once', async () => {
      const database = await all.fresh(engine);
      const ports = testPorts(database);
      const told = await Promise.all(Array.from({ length: 6 }, () => firstStart(ports)));
      const keys = told.filter((one) => one !== null);
      assert.equal(keys.length, 1);
      const live = await authenticate(ports, keys[0]!.liveKey);
      const trial = await authenticate(ports, keys[0]!.testKey);
      assert.deepEqual([live.kind, live.plan, live.monthlyCap], ['live', 'arrangement', 1_000_000_000]);
      assert.equal(trial.kind, 'test');
      assert.equal(await firstStart(ports), null);
      assert.equal((await database.db.selectFrom('accounts').select('id').execute()).length, 1);
    });
  });

test('signups on three pools of one PostgreSQL: one grant a mailbox, and the cap exact', async () => {
  const url = await all.postgresUrl();
  const first = await all.open(url);
  await migrate(first.db);
  const pools = [first, await all.open(url), await all.open(url)].map((database) => testPorts(database));
  const settings = { ...SIGNUP_SETTINGS, dailyCap: 7 };
  const asked = Array.from({ length: 60 }, (_, n) =>
    signup(pools[n % 3]!, request(`p${Math.floor(n / 3)}@mail.example`), settings),
  );
  const counted = outcomes(await Promise.allSettled(asked));
  assert.equal(counted.filter((one) => one === 'granted').length, 7);
  const mailboxes = await first.db.selectFrom('account_emails').select('mailbox').execute();
  assert.equal(new Set(mailboxes.map(({ mailbox }) => mailbox)).size, 7);
  const told = await Promise.all(pools.map((ports) => firstStart(ports)));
  assert.equal(told.filter((one) => one !== null).length, 1);
});
