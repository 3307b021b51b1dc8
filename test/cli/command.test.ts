// The command itself, as a person types it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/corpus.ts';

function thence(args: readonly string[], env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [join(ROOT, 'bin', 'thence.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

for (const args of [['--help'], ['help'], []])
  test(`thence ${args.join(' ')} lists the commands on stdout`, () => {
    const { code, stdout, stderr } = thence(args);
    assert.deepEqual([code, stderr], [0, '']);
    for (const command of ['start', 'read', 'admin'])
      assert.match(stdout, new RegExp(`^  thence ${command} +\\w`, 'm'));
  });

test('an unknown command is 2, with the list on stderr', () => {
  const { code, stdout, stderr } = thence(['frobnicate']);
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(stderr, /^thence has no command frobnicate\./);
});

test('thence admin on a folder without a deployment says so, and makes none', () => {
  const folder = join(tmpdir(), `thence-nothing-${process.pid}`);
  const { code, stdout, stderr } = thence(['admin', 'account', 'list'], { THENCE_DATA: folder });
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /holds no deployment\. Set THENCE_DATA or DATABASE_URL/);
  assert.equal(existsSync(folder), false);
});

test('a wrong setting is one sentence and 1, not a stack', () => {
  const { code, stdout, stderr } = thence(['start'], { PORT: 'http' });
  assert.deepEqual([code, stdout], [1, '']);
  assert.equal(stderr, 'thence: PORT is "http"; it takes a whole number from 0 to 65535.\n');
});
