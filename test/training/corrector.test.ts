// The training of the corrector, for sixteen steps on a CPU: its loss falls, and src/network takes the weights it writes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createTextNetwork } from '../../src/network/text-network.ts';
import { ROOT } from '../support/corpus.ts';
import { temporaryFolder } from '../support/embedded.ts';

const PYTHON = '/usr/bin/python3';
const hasTorch = spawnSync(PYTHON, ['-c', 'import torch, numpy']).status === 0;
const skip = hasTorch ? false : 'absent: Debian package python3-torch';
const WORDS =
  'Beginning at a stone in the line of Amos Vell; thence N 45 degrees 30 minutes E 208.71 feet to an iron pin; thence S 44 E 100 feet ' +
  'to the place of beginning, containing two acres, more or less. ';

test('from texts to weights', { skip }, () => {
  const folder = temporaryFolder();
  const texts = join(folder, 'texts.json');
  writeFileSync(texts, JSON.stringify(Array<string>(60).fill(WORDS.repeat(6))));
  const { stdout, stderr, status } = spawnSync(
    PYTHON,
    [join(ROOT, 'training', 'corrector', 'train.py'), texts, '0', '32'],
    {
      encoding: 'utf8',
      env: { ...process.env, OUT: folder, WORKERS: '0', BATCH: '4', STEPS: '16', PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
  assert.equal(status, 0, stderr);
  const [first, last] = [...stdout.matchAll(/loss (\d+\.\d+)/g)].map(([, loss]) => Number(loss));
  assert.ok(last! < first!, `${first} to ${last}`);

  const kernels = readFileSync(join(ROOT, 'src', 'network', 'kernels.wasm'));
  const network = createTextNetwork(kernels, readFileSync(join(folder, 'corrector-32.safetensors')));
  const { row, change } = network.run(Uint8Array.from({ length: 24 }, (_, i) => i + 1));
  for (let at = 0; at < 24; at++) {
    const shares = change.slice(at * row, (at + 1) * row);
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-3);
  }
});
