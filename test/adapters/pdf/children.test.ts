import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Child, ChildEnded, ChildError } from '../../../src/adapters/child-process.ts';
import { ChildPool } from '../../../src/adapters/child-process-pool.ts';

const guest = new URL('./guest-fixture.ts', import.meta.url).pathname;
const settings = { script: guest, maxRssBytes: 400e6, readyMs: 15_000 };
const call = { timeoutMs: 10_000 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<boolean> {
  for (let i = 0; i < 100 && isAlive(pid); i++) await delay(50);
  return !isAlive(pid);
}

const endings: [sentence: string, method: string, timeoutMs: number, ending: string][] = [
  ['a child that spins is killed when its time is over', 'spin', 300, 'time'],
  ['a child that eats memory is ended at its limit, not by the machine', 'eat', 20_000, 'memory'],
  ['a child that crashes is told from one that took too long', 'crash', 10_000, 'crash'],
];
for (const [sentence, method, timeoutMs, ending] of endings)
  test(sentence, async () => {
    const child = new Child(settings);
    await assert.rejects(
      child.call(method, null, { timeoutMs }),
      (error) => error instanceof ChildEnded && error.ending === ending,
    );
    await child.close();
    assert.ok(await gone(child.pid!));
  });

test('an error in a child is an answer; the child lives on', async () => {
  const child = new Child(settings);
  await assert.rejects(child.call('fail', null, call), ChildError);
  assert.equal(await child.call('echo', 'text', call), 'text');
  await child.close();
});

test('a refusal in a child arrives as a refusal', async () => {
  const child = new Child(settings);
  await assert.rejects(child.call('refuse', null, call), { name: 'Refusal', type: 'conversion_failed', message: 'no' });
  await child.close();
});

test('the secrets of the server are not in the environment of a child', async () => {
  process.env['THENCE_TEST_SECRET'] = 'secret';
  const child = new Child(settings);
  assert.equal(await child.call('environment', 'THENCE_TEST_SECRET', call), null);
  await child.close();
  delete process.env['THENCE_TEST_SECRET'];
});

test('a pool lends each child to one caller, and replaces it after its number of calls', async () => {
  const pool = new ChildPool({ ...settings, size: 1, recycleAfter: 2, recycleAboveBytes: Infinity });
  const pids: number[] = [];
  for (let i = 0; i < 4; i++) pids.push(await pool.lend((child) => child.call<number>('pid', null, call)));
  assert.equal(pids[0], pids[1]);
  assert.notEqual(pids[1], pids[2]);
  await pool.close();
  for (const pid of new Set(pids)) assert.ok(await gone(pid));
});

test('a child that grew is replaced', async () => {
  const pool = new ChildPool({ ...settings, size: 1, recycleAfter: 100, recycleAboveBytes: 1 });
  const first = await pool.lend((child) => child.call<number>('pid', null, call));
  assert.notEqual(await pool.lend((child) => child.call<number>('pid', null, call)), first);
  await pool.close();
});

test('children die with a parent that was killed, even one that spins', async () => {
  const program = `
    const { Child } = await import(${JSON.stringify(new URL('../../../src/adapters/child-process.ts', import.meta.url).href)});
    const child = new Child(${JSON.stringify(settings)});
    await child.call('echo', 1, { timeoutMs: 10000 });
    child.call('spin', null, { timeoutMs: 60000 }).catch(() => {});
    console.log(child.pid);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  assert.ok(isAlive(pid));
  await delay(300);
  parent.kill('SIGKILL');
  assert.ok(await gone(pid));
});
