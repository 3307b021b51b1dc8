import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { requestLimiter } from '../../src/adapters/postgres/rate-limits.ts';
import { memoryLimiter } from '../../src/adapters/rate-limits-memory.ts';
import { Refusal } from '../../src/contract/refusals.ts';
import type { Caller } from '../../src/service/authenticate.ts';
import { callerLimits } from '../../src/service/plans.ts';
import type { RequestLimiter } from '../../src/service/ports.ts';
import { admitRequest, countRequest, rateLimitHeaders } from '../../src/service/rate-limit.ts';
import { engines } from '../support/engines.ts';

const all = engines();
after(() => all.closeAll());

const callerOn = (plan: Caller['plan'], keyId: string): Caller => ({
  accountId: 'a',
  keyId,
  userId: null,
  prefix: 'p',
  name: 'n',
  kind: 'live',
  plan,
  monthlyCap: 3,
  includedDocs: null,
  limits: callerLimits(plan),
  limitSubject: keyId,
  session: null,
});
const admittedOf = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length;

test('exactly 120 of 400 requests at once over three pools of one PostgreSQL; 10 on the free tier', async () => {
  const url = await all.postgresUrl();
  const first = await all.open(url);
  await migrate(first.db);
  const pools = [first, await all.open(url), await all.open(url)].map(({ db }) => ({ limiter: requestLimiter(db) }));
  const ask = (caller: Caller) => Array.from({ length: 400 }, (_, n) => admitRequest(pools[n % 3]!, caller));
  assert.equal(await admittedOf(ask(callerOn('arrangement', 'paid'))), 120);
  assert.equal(await admittedOf(ask(callerOn('free', 'free'))), 10);
});

const limiters: [name: string, make: () => Promise<RequestLimiter>][] = [
  ['memory', () => Promise.resolve(memoryLimiter())],
  ['embedded', async () => requestLimiter((await all.fresh('embedded')).db)],
  ['postgres', async () => requestLimiter((await all.fresh('postgres')).db)],
];
for (const [name, make] of limiters)
  describe(`the ${name} limiter`, () => {
    test('admits the limit and refuses the next, with the limit in the refusal and the figures in the headers', async () => {
      const limiter = await make();
      const caller = callerOn('free', 'k');
      const first = await admitRequest({ limiter }, caller);
      assert.deepEqual(
        { ...first, resetS: 0 },
        { kind: 'requests', admitted: true, limit: 10, remaining: 9, windowS: 60, resetS: 0 },
      );
      assert.ok(first.resetS >= 59 && first.resetS <= 60);
      assert.equal(await admittedOf(Array.from({ length: 30 }, () => admitRequest({ limiter }, caller))), 9);
      await assert.rejects(
        admitRequest({ limiter }, caller),
        (error) => error instanceof Refusal && error.type === 'rate_limited' && error.extras['limit'] === 10,
      );
      const over = await countRequest({ limiter }, caller);
      assert.deepEqual(rateLimitHeaders({ ...over, resetS: 59 }), {
        'ratelimit-policy': '"requests";q=10;w=60',
        ratelimit: '"requests";r=0;t=59',
      });
      assert.equal((await admitRequest({ limiter }, callerOn('free', 'another key'))).remaining, 9);
    });

    test('GETs of own work are counted apart: 60 on the free tier, 600 otherwise, never fewer than requests', async () => {
      const limiter = await make();
      const rows: [plan: Caller['plan'], requestsPerMinute: number | null, limit: number][] = [
        ['free', null, 60],
        ['subscription', null, 600],
        ['free', 70, 70],
      ];
      for (const [n, [plan, requestsPerMinute, limit]] of rows.entries()) {
        const caller = callerOn(plan, `k${n}`);
        await admitRequest({ limiter }, caller, { requestsPerMinute });
        const polls = await countRequest({ limiter }, caller, { requestsPerMinute }, 'polls');
        assert.deepEqual([polls.limit, polls.remaining], [limit, limit - 1]);
        assert.match(rateLimitHeaders(polls).ratelimit ?? '', /^"polls";r=/);
      }
    });

    test('a setting takes the place of the plan', async () => {
      const limiter = await make();
      const settings = { requestsPerMinute: 25 };
      const asked = Array.from({ length: 40 }, () => admitRequest({ limiter }, callerOn('free', 'k'), settings));
      assert.equal(await admittedOf(asked), 25);
    });

    test('a window that has ended admits the limit again', async () => {
      const limiter = await make();
      const windowS = 0.4;
      let last = await limiter.take('k', 2, windowS);
      while (last.used < 3) last = await limiter.take('k', 2, windowS);
      await new Promise((resolve) => setTimeout(resolve, last.resetS * 1000 + 30));
      assert.equal((await limiter.take('k', 2, windowS)).used, 1);
    });
  });

test('the memory limiter forgets windows that have ended', async () => {
  let nowMs = 0;
  const limiter = memoryLimiter(() => nowMs);
  for (let n = 0; n < 10_000; n += 1) await limiter.take(`k${n}`, 1, 60);
  nowMs = 61_000;
  assert.equal((await limiter.take('k1', 1, 60)).used, 1);
  assert.equal((await limiter.take('k1', 1, 60)).used, 2);
});

test('a window that begins now ends in its own length, whatever the clock shows', async () => {
  for (const nowMs of [0.1, 123_456.789, 27_893.912_345, 9_007_199_254.740_993])
    assert.equal((await memoryLimiter(() => nowMs).take('k', 1, 60)).resetS, 60);
});
