import assert from 'node:assert/strict';
import { after, describe, test, type TestContext } from 'node:test';
import { QUEUES, openQueue } from '../../src/adapters/queue.ts';
import { Unavailable } from '../../src/contract/unavailable.ts';
import type { QueueSource } from '../../src/adapters/postgres/open.ts';
import { silentLog } from '../support/embedded.ts';
import { ENGINES, engines } from '../support/engines.ts';

const all = engines();
after(() => all.closeAll());

/** Stopped at the test's end at the latest: a queue left running would keep the process from ending. */
function started(t: TestContext, source: QueueSource) {
  const queue = openQueue(source, silentLog);
  queue.begin();
  t.after(() => queue.stop());
  return queue;
}
const depths = (counts: Record<string, number> = {}) =>
  Object.fromEntries(QUEUES.map((name) => [name, counts[name] ?? 0]));

for (const engine of ENGINES)
  describe(`the queue on the ${engine} engine`, () => {
    test('is not ready at first, then is, counts what waits, and stops', async (t) => {
      const { queueSource } = await all.bare(engine);
      const queue = started(t, queueSource);
      await assert.rejects(queue.ping(), /the queue is starting/);
      await queue.started;
      await queue.ping();
      assert.deepEqual(await queue.depth(), depths());
      await queue.boss.send('extract', { n: 1 });
      await queue.boss.send('extract', { n: 2 });
      assert.deepEqual(await queue.depth(), depths({ extract: 2 }));
      await queue.stop();
      await assert.rejects(queue.ping(), /the queue is stopped/);
      await assert.rejects(queue.depth(), /the queue is stopped/);
      const again = started(t, queueSource); // a second start finds what the first one made, and the jobs
      await again.started;
      assert.deepEqual(await again.depth(), depths({ extract: 2 }));
    });
  });

test('on the embedded engine a full disk is not written to by the queue either', async (t) => {
  const { queueSource } = await all.bare('embedded');
  assert.ok(queueSource.engine === 'embedded');
  let isFull = false;
  const refuseWrites = (): void => {
    if (isFull) throw new Unavailable('The disk is full.', 'ENOSPC');
  };
  const queue = started(t, { ...queueSource, refuseWrites });
  await queue.started;
  isFull = true;
  await assert.rejects(queue.boss.send('extract', { n: 1 }), Unavailable);
  await assert.rejects(queue.boss.fetch('extract'), Unavailable);
  await queue.ping();
  isFull = false;
  await queue.boss.send('extract', { n: 1 });
  assert.deepEqual(await queue.depth(), depths({ extract: 1 }));
});

test('three nodes start the queue on one new PostgreSQL at once', async (t) => {
  const url = await all.postgresUrl();
  const queues = [1, 2, 3].map(() => started(t, { engine: 'postgres', connectionString: url }));
  await Promise.all(queues.map((queue) => queue.started));
  for (const queue of queues) await queue.ping();
});

test('a queue that cannot reach its database waits for it, is not ready meanwhile, and ends when it is told to', async (t) => {
  const queue = started(t, { engine: 'postgres', connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  await assert.rejects(queue.ping(), /the queue is starting/);
  await queue.stop();
  await assert.rejects(queue.started, /ECONNREFUSED/);
  await assert.rejects(queue.ping(), /the queue is stopped/);
});
