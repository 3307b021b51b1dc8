// Any interleaving of submits, successes, failures, crashes, plan changes and month ends on three nodes leaves `documents` equal to
// billed successes, the pool what it should be, and nothing admitted above the cap: compared with quota-model.ts after every step.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { Refusal } from '../../src/contract/refusals.ts';
import { signup } from '../../src/service/accounts.ts';
import { authenticate, type Caller } from '../../src/service/authenticate.ts';
import { submitBatch } from '../../src/service/batches.ts';
import { endRun } from '../../src/service/end-run.ts';
import { endTrials, grantPlan } from '../../src/service/grant-plan.ts';
import { newId } from '../../src/service/ids.ts';
import { listKeys } from '../../src/service/keys.ts';
import { dayOf, periodOf } from '../../src/service/period.ts';
import type { Grant } from '../../src/service/plan-change.ts';
import { extractNow, submitJob } from '../../src/service/submit.ts';
import { usageOf } from '../../src/service/usage.ts';
import type { Try } from '../../src/service/work.ts';
import type { Lane } from '../../src/service/work-ports.ts';
import { deed } from './deeds.ts';
import { QuotaModel, type Plan, type Refused } from './quota-model.ts';
import { begun, endedLate, failed, type Node, type Nodes, released, startNodes, taken, worked } from './quota-nodes.ts';

const LONG = process.env.THENCE_LONG === '1';
const RUNS = LONG ? 300 : 10;
const MOST_STEPS = LONG ? 60 : 30;

let cluster: Nodes;
before(async () => {
  cluster = await startNodes();
});
after(() => cluster.close());

type Step =
  | { do: 'singles'; node: number; count: number }
  | { do: 'now'; node: number }
  | { do: 'batch'; node: number; count: number }
  | { do: 'work' | 'fail' | 'kill'; node: number; lane: Lane }
  | { do: 'notice' | 'late'; node: number; which: number }
  | { do: 'plan'; node: number; plan: Plan; count: number }
  | { do: 'month'; node: number }
  | { do: 'storm'; node: number; count: number; plan: Plan | null };

const node = fc.nat(2);
const lane = fc.constantFrom<Lane>('extract', 'batch');
const plan = fc.constantFrom<Plan>('free', 'trial', 'pack', 'seat', 'volume', 'arrangement', 'none');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('singles' as const), node, count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('now' as const), node }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('batch' as const), node, count: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('work' as const), node, lane }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('fail' as const, 'kill' as const), node, lane }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('notice' as const, 'late' as const), node, which: fc.nat(9) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('plan' as const), node, plan, count: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('month' as const), node }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('storm' as const),
      node,
      count: fc.integer({ min: 2, max: 8 }),
      plan: fc.option(plan),
    }),
  },
);

class History {
  readonly model = new QuotaModel();
  /** Tries whose worker is gone or paused. */
  readonly lost: Try[] = [];
  /** Documents of the ledger that no run stands for. */
  preloaded = 0;
  readonly key: string;
  readonly accountId: string;

  constructor(key: string, accountId: string) {
    this.key = key;
    this.accountId = accountId;
  }

  get month(): string {
    return periodOf(cluster.now).name;
  }

  async caller({ ports }: Node): Promise<Caller> {
    return await authenticate(ports, this.key);
  }

  async take(step: Step): Promise<void> {
    const at = cluster.nodes[step.node]!;
    switch (step.do) {
      case 'singles':
        for (let n = 0; n < step.count; n += 1) await this.submit(() => this.single(at), 1, 'single');
        return;
      case 'now':
        return await this.extract(at);
      case 'batch':
        return await this.submit(() => this.batch(at, step.count), step.count, 'batch');
      case 'work':
      case 'fail':
      case 'kill':
        return await this.job(at, step.do, step.lane);
      case 'notice':
      case 'late':
        return await this.lostTry(at, step.do, step.which);
      case 'plan':
        await grantPlan(at.ports, this.accountId, grantOf(step.plan, step.count));
        return this.model.grant(step.plan, step.count, cluster.now);
      case 'month':
        cluster.now = periodOf(cluster.now).end; // its very first instant
        await endTrials(at.ports);
        return this.model.endTrial(cluster.now);
      case 'storm':
        return await this.storm(step.count, step.plan);
    }
  }

  async single(at: Node): Promise<unknown> {
    return await submitJob(at.parts, await this.caller(at), documentOf(), null);
  }

  async batch(at: Node, count: number): Promise<unknown> {
    return await submitBatch(at.parts, await this.caller(at), Array.from({ length: count }, documentOf), null);
  }

  async submit(send: () => Promise<unknown>, documents: number, path: 'single' | 'batch'): Promise<void> {
    const expected = this.model.submit(this.month, documents, path);
    assert.deepEqual(await refusalOf(send), expected && told(expected, this.month));
  }

  async extract(at: Node): Promise<void> {
    const expected = this.model.submit(this.month, 1, 'single');
    const caller = await this.caller(at);
    assert.deepEqual(
      await refusalOf(() => extractNow(at.parts, caller, documentOf(), null)),
      expected && told(expected, this.month),
    );
    if (expected === null) this.ended(true, 'extract', false);
  }

  ended(read: boolean, lane: Lane, ran: boolean): void {
    this.model.inFlight -= 1;
    if (lane === 'extract' || ran) this.model.keyInFlight -= 1;
    if (read) this.model.bill(this.month);
  }

  async job(at: Node, what: 'work' | 'fail' | 'kill', lane: Lane): Promise<void> {
    const attempt = await taken(at, lane);
    if (attempt === null) return;
    const before = (await at.parts.store.runs.get(attempt.runId))!;
    const ran = before.status === 'running';
    if (what === 'work') {
      await worked(at, attempt);
      const { status } = (await at.parts.store.runs.get(attempt.runId))!;
      if (status === 'succeeded') this.ended(true, lane, ran);
      else assert.equal(status, before.status, 'it waits for its turn');
      return;
    }
    if (what === 'fail') {
      assert.equal(await failed(at, attempt), true);
      return this.ended(false, lane, ran);
    }
    await begun(at, attempt);
    if (lane === 'batch' && !ran) this.model.keyInFlight += 1;
    this.lost.push(attempt);
  }

  async lostTry(at: Node, what: 'notice' | 'late', which: number): Promise<void> {
    const attempt = this.lost[which % Math.max(1, this.lost.length)];
    if (attempt === undefined) return;
    if (what === 'notice') return await released(at, attempt);
    const before = (await at.parts.store.runs.get(attempt.runId))!;
    const holds = await isHeld(at, attempt);
    assert.equal(await endedLate(at, attempt), holds, 'only the try that holds the job ends the run');
    if (holds) this.ended(true, attempt.lane, before.status === 'running');
    this.lost.splice(this.lost.indexOf(attempt), 1);
  }

  /** Everything at once. What exactly was admitted depends on who came first; what must hold does not. */
  async storm(count: number, plan: Plan | null): Promise<void> {
    const { model, month } = this;
    const before = model.inFlight + (model.granted === null ? model.month(month).documents : model.spent);
    const cap = model.granted ?? model.cap;
    const each = <T>(task: (at: Node, n: number) => Promise<T>) =>
      Array.from({ length: count }, (_, n) => task(cluster.nodes[n % 3]!, n));
    const work = each(async (at, n) => {
      const attempt = await taken(at, n % 2 === 0 ? 'extract' : 'batch');
      if (attempt !== null) await worked(at, attempt);
    });
    const submits = each((at, n) => refusalOf(() => (n % 3 === 2 ? this.batch(at, 2) : this.single(at))));
    const change = plan === null ? null : grantPlan(cluster.nodes[0]!.ports, this.accountId, grantOf(plan, 1));
    await Promise.all([...work, ...submits, change]);
    await this.adopt();
    const now = model.inFlight + (model.granted === null ? model.month(month).documents : model.spent);
    if (plan === null && model.kind !== 'closed') assert.ok(now <= Math.max(before, cap), `${now} of ${cap}`);
  }

  /** The model begins anew from what is there: after a storm only the sums can be told. */
  async adopt(): Promise<void> {
    const { parts } = cluster.nodes[0]!;
    const account = (await parts.store.accounts.get(this.accountId))!;
    const totals = await parts.store.usage.totals(this.accountId, this.month, null);
    const { rows } = await sql<{ flight: number; key: number; billed: number }>`
      select count(*) filter (where status in ('queued', 'running'))::int4 as flight,
        count(*) filter (where status in ('queued', 'running') and (source <> 'batch' or status = 'running'))::int4 as key,
        count(*) filter (where status = 'succeeded')::int4 as billed
      from runs where account_id = ${this.accountId}`.execute(cluster.nodes[0]!.deployment.database.db);
    Object.assign(this.model, {
      kind: account.entitlement === 'active' ? account.grantKind : 'closed',
      cap: account.monthlyCap,
      included: account.includedDocs,
      granted: account.poolGranted,
      spent: account.poolSpent,
      kept: account.creditsKept,
      trialEndsAt: account.trialEndsAt,
      packs: account.packsBought,
      inFlight: rows[0]!.flight,
      keyInFlight: rows[0]!.key,
      lifetime: rows[0]!.billed + this.preloaded,
    });
    Object.assign(this.model.month(this.month), {
      documents: totals.documents,
      included: totals.includedDocuments,
      overage: totals.overageDocuments,
    });
  }

  /** What the account's key shows, and what the rows say, on any node. */
  async check(at: Node): Promise<void> {
    const [row] = (await listKeys(at.ports, await this.caller(at))).keys;
    const usage = await usageOf(at.ports, await this.caller(at));
    const shown = {
      cap: row!.monthly_cap,
      included: row!.included_docs,
      pool: row!.pool_docs,
      documents: row!.documents,
      overage: usage.overage_documents,
      lifetime: row!.lifetime_documents,
    };
    assert.deepEqual(shown, this.model.figures(this.month));
    assert.equal(usage.documents, row!.documents);
    const { rows } = await sql<{ ledger: number; successes: number; billed: number; flight: number }>`
      select (select count(*)::int4 from usage_ledger where account_id = ${this.accountId}) as ledger,
        (select count(*)::int4 from runs where account_id = ${this.accountId} and status = 'succeeded') as successes,
        (select count(*)::int4 from runs join usage_ledger on document_id = id
          where runs.account_id = ${this.accountId} and status = 'succeeded') as billed,
        (select count(*)::int4 from runs where account_id = ${this.accountId} and status in ('queued', 'running')) as flight`.execute(
      at.deployment.database.db,
    );
    const { lifetime, inFlight } = this.model;
    const successes = lifetime - this.preloaded;
    assert.deepEqual(rows[0], { ledger: lifetime, successes, billed: successes, flight: inFlight });
  }

  /** Ends what is left, unbilled, and its jobs with it: the next history finds empty queues. */
  async close(): Promise<void> {
    const { parts, deployment } = cluster.nodes[0]!;
    for (const run of await parts.store.runs.unfinished(['extract', 'extracts', 'batch'], new Date(8.64e15), 1000))
      await endRun(parts, run, { kind: 'failed', error: 'extraction_failed: The test ended.' }, null);
    await sql`delete from pgboss.job where name in ('extract', 'batch', 'dead')`.execute(deployment.database.db);
  }
}

let documents = 0;
const documentOf = () => ({ name: null, bytes: Buffer.from(deed((documents += 1))) });

function grantOf(plan: Plan, count: number): Grant {
  if (plan === 'pack') return { plan, packs: count };
  return plan === 'seat' ? { plan, seats: count } : { plan };
}

async function refusalOf(send: () => Promise<unknown>): Promise<object | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { documents_used: used, monthly_cap: cap, resets_on: resets } = error.extras;
    return used === undefined ? { type: error.type } : { type: error.type, used, cap, resets };
  }
}

/** The refusal's numbers; pools have no day on which they begin again. */
function told({ type, used, cap }: Refused, month: string): object {
  if (used === undefined) return { type };
  const resets = type === 'quota_exceeded' ? dayOf(periodOf(new Date(`${month}-15`)).end) : null;
  return { type, used, cap, resets };
}

async function isHeld({ deployment }: Node, { jobId, retryCount }: Try): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job
    where id = ${jobId} and state = 'active' and retry_count = ${retryCount}`.execute(deployment.database.db);
  return rows.length === 1;
}

/** A seat whose month already holds so many documents, so that its included ones or its ceiling are near. */
async function onSeat(history: History, documents: number): Promise<void> {
  await history.take({ do: 'plan', node: 0, plan: 'seat', count: 1 });
  const { ports } = cluster.nodes[0]!;
  const included = Math.min(50, documents);
  const caller = await history.caller(cluster.nodes[0]!);
  await ports.store.transaction(async (store) => {
    const bill = { accountId: history.accountId, keyPrefix: caller.prefix, document: '', source: 'extract' };
    const rest = { ...bill, period: history.month, inputTokens: 0, outputTokens: 0, billedAt: cluster.now };
    await store.usage.record(
      Array.from({ length: documents }, (_, n) => {
        const overage = n >= included;
        return {
          ...rest,
          documentId: newId(ports),
          overage,
          rate: overage ? ('full' as const) : ('included' as const),
        };
      }),
    );
  });
  const month = history.model.month(history.month);
  month.documents += documents;
  month.included += included;
  month.overage += documents - included;
  history.model.lifetime += documents;
  history.preloaded = documents;
}

let accounts = 0;
async function newHistory(): Promise<History> {
  accounts += 1;
  const { ports } = cluster.nodes[0]!;
  const person = {
    email: `q${accounts}@title.example`,
    company: 'Plumb & Chain',
    role: 'surveyor',
    accepted_terms: true,
  };
  const { api_key: key } = await signup(ports, person);
  return new History(key, (await authenticate(ports, key)).accountId);
}

async function follow(history: History, steps: readonly Step[]): Promise<void> {
  try {
    for (const step of steps) {
      await history.take(step);
      await history.check(cluster.nodes[(step.node + 1) % 3]!);
    }
  } finally {
    await history.close();
  }
}

const steps = fc.array(step, { minLength: 8, maxLength: MOST_STEPS });
const used = fc.constantFrom(0, 46, 196);

test(`${RUNS} histories of an account on three nodes, against the model after every step`, async () => {
  const property = fc.asyncProperty(used, steps, async (documents, taken) => {
    cluster.now = new Date(Date.UTC(2026, 10, 28, 12));
    const history = await newHistory();
    if (documents > 0) await onSeat(history, documents);
    await follow(history, taken);
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: !LONG, includeErrorInReport: true });
});

const script = (...steps: string[]): Step[] =>
  steps.map((text, n): Step => {
    const [what, argument] = text.split(' ');
    const node = n % 3;
    if (what === 'work' || what === 'fail' || what === 'kill') return { do: what, node, lane: argument as Lane };
    if (what === 'notice' || what === 'late') return { do: what, node, which: 0 };
    if (what === 'singles' || what === 'batch') return { do: what, node, count: Number(argument) };
    if (what === 'plan') return { do: what, node, plan: argument as Plan, count: 1 };
    return { do: 'month', node };
  });

const SCRIPTS: [what: string, steps: Step[]][] = [
  ['a paused worker ends its document, since nobody else took it', script('singles 2', 'kill extract', 'late')],
  ['a dead worker’s document is read by another', script('singles 1', 'kill extract', 'notice', 'work extract')],
  [
    'a paused worker comes back after another took its document: it writes nothing',
    script('singles 1', 'kill extract', 'notice', 'kill extract', 'late', 'notice', 'work extract'),
  ],
  [
    'and after another has read it: it bills nothing',
    script('batch 2', 'kill batch', 'notice', 'work batch', 'work batch', 'late'),
  ],
  ['a document of November read in December is December’s', script('batch 3', 'month', 'work batch', 'work batch')],
  [
    'what a plan admitted is finished after it ended, and given',
    script('plan pack', 'batch 6', 'plan seat', 'batch 5', 'plan none', 'work batch', 'work batch', 'plan none'),
  ],
  [
    'a pool that shrank below what is in flight is spent to zero and not beyond',
    script('plan arrangement', 'batch 6', 'plan none', ...Array<string>(6).fill('work batch'), 'singles 1'),
  ],
];
for (const [what, steps] of SCRIPTS)
  test(what, async () => {
    cluster.now = new Date(Date.UTC(2026, 10, 28, 12));
    await follow(await newHistory(), steps);
  });

for (const documents of [46, 196])
  test(`a seat whose month holds ${documents} documents: included ones, credits, overage, the ceiling, the next month`, async () => {
    cluster.now = new Date(Date.UTC(2026, 10, 30, 23, 59, 59, 999));
    const history = await newHistory();
    await follow(history, script('singles 2', 'work extract', 'work extract')); // free ones use up none of the included
    await onSeat(history, documents);
    const work = Array<string>(5).fill('work extract');
    const twice = ['singles 4', ...work, 'singles 6', ...work];
    await follow(history, script(...twice, 'month', 'singles 3', 'work extract', 'plan none', 'singles 2'));
  });
