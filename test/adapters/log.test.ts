import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/corpus.ts';

const LINES = 3000;

const rows: [how: string, end: string][] = [
  ['ends by itself', ''],
  ['is ended', 'process.exit(0);'],
  ['fails', "throw new Error('on purpose');"],
];
for (const [how, end] of rows)
  test(`every line of a process that ${how} is written, in order and with its instant`, () => {
    const module = JSON.stringify(join(ROOT, 'src', 'adapters', 'log.ts'));
    const code = `
      const { createLog } = await import(${module});
      const log = createLog('info');
      for (let n = 0; n < ${LINES}; n += 1) log.info({ n }, 'line');
      ${end}`;
    const before = Date.now();
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });
    const written = stderr.split('\n').filter((line) => line.startsWith('{"level":30'));
    const lines = written.map((line) => JSON.parse(line) as { n: number; time: string });
    assert.deepEqual(
      lines.map(({ n }) => n),
      Array.from({ length: LINES }, (_, n) => n),
    );
    for (const { time } of lines) {
      assert.equal(new Date(time).toISOString(), time);
      assert.ok(Date.parse(time) >= before && Date.parse(time) <= Date.now());
    }
  });
