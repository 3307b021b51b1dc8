import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fabricProgress } from '../../src/cli/fabric-progress.ts';

test('elsewhere than on a terminal an import tells each tenth once, and each file anew', () => {
  const lines: string[] = [];
  const { show, end } = fabricProgress((line) => lines.push(line), { isTTY: false, write: () => assert.fail() });
  for (const share of [0.01, 0.05, 0.11, 0.19, 0.2, 0.99, 1]) show('a.geojson', share, share * 1000);
  show('b.geojson', 0.5, 12_345);
  end();
  assert.deepEqual(lines, [
    'a.geojson: 11 %, 110 features',
    'a.geojson: 20 %, 200 features',
    'a.geojson: 99 %, 990 features',
    'a.geojson: 100 %, 1,000 features',
    'b.geojson: 50 %, 12,345 features',
  ]);
});

test('on a terminal it is one bar, drawn over itself, and the end is always drawn', () => {
  let drawn = '';
  const terminal = { isTTY: true, write: (text: string) => (drawn += text) };
  const { show, end } = fabricProgress(() => assert.fail(), terminal);
  for (let k = 1; k <= 1000; k += 1) show('a.geojson', k / 1000, k);
  end();
  const bars = drawn.split('\r').slice(1);
  assert.ok(bars.length < 50, 'not for every feature');
  assert.equal(bars.at(-1), `a.geojson [${'#'.repeat(30)}] 100 %, 1,000 features\n`);
});
