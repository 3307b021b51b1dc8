// The engine's settings that the command starts with (docs/decisions/0142-patterns-compiled-at-once.md).
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/corpus.ts';

test('the command runs its patterns as machine code from the first time on', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'thence-engine-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'deed.txt');
  writeFileSync(file, "Beginning at a stone; thence N 10°15' E 210.40 feet; thence S 79°45' E 103.50 feet to an elm.");
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--trace-regexp-tier-up', join(ROOT, 'bin', 'thence.js'), 'read', '--json', file],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0);
  const told = (what: string): number => stdout.split(what).length - 1;
  // Node's own start interprets a few before ours is asked.
  assert.ok(told('native code size') > 50 && told('bytecode size') < 20, stdout.slice(0, 2000));
});
