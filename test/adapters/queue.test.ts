import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { QUEUES, startQueue } from '../../src/adapters/queue.ts';
import { silentLog } from '../support/embedded.ts';
import { ENGINES, engines } from '../support/engines.ts';

const all = engines();
after(() => all.closeAll());

for (const engine of ENGINES)
  describe(`the queue on the ${engine} engine`, () => {
    test('is not ready at first, then is, counts what waits, and stops', async () => {
      const { queueSource } = await all.fresh(engine);
      const queue = startQueue(queueSource, silentLog);
      await assert.rejects(queue.ping(), /the queue is starting/);
      await queue.started;
      await queue.ping();
      assert.deepEqual(await queue.depth(), { extract: 0, batch: 0 });
      await queue.boss.send(QUEUES[0], { n: 1 });
      await queue.boss.send(QUEUES[0], { n: 2 });
      assert.deepEqual(await queue.depth(), { extract: 2, batch: 0 });
      await queue.stop();
      await assert.rejects(queue.ping(), /the queue is stopped/);
      await assert.rejects(queue.depth(), /the queue is stopped/);
    });

    test('starts again on what the first start made, and finds the jobs', async () => {
      const database = await all.bare(engine);
      const first = startQueue(database.queueSource, silentLog);
      await first.started;
      await first.boss.send('batch', {});
      await first.stop();
      const second = startQueue(database.queueSource, silentLog);
      await second.started;
      assert.deepEqual(await second.depth(), { extract: 0, batch: 1 });
      await second.stop();
    });
  });

test('three nodes start the queue on one new PostgreSQL at once', async () => {
  const url = await all.postgresUrl();
  const queues = [1, 2, 3].map(() => startQueue({ engine: 'postgres', connectionString: url }, silentLog));
  await Promise.all(queues.map(({ started }) => started));
  for (const queue of queues) await queue.ping();
  await Promise.all(queues.map((queue) => queue.stop()));
});

test('a queue that cannot reach its database says so and never pings', async () => {
  const queue = startQueue({ engine: 'postgres', connectionString: 'postgres://nobody@127.0.0.1:1/none' }, silentLog);
  await assert.rejects(queue.started, /ECONNREFUSED/);
  await assert.rejects(queue.ping(), /the queue is failed/);
  await queue.stop();
});
