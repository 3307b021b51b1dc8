// V8 interprets a pattern at first and compiles it when it is asked again; once it compiled some of ours wrong (src/deed/words/any-case.ts),
// so that a reading hung on what had been read before. Practice texts must read the same either way, in one process one after another: every
// sixth of them, in the long run all.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const PRACTICE = join(import.meta.dirname, 'practice');
const LONG = process.env['THENCE_LONG'] === '1';
const COMMAND = join(import.meta.dirname, '../../bin/thence.js');

interface Line {
  readonly id: string;
  readonly response: { readonly extraction: unknown };
}

function extractions(file: string, data: string, flags: readonly string[]): Map<string, string> {
  const args = [...flags, COMMAND, 'read', '--jsonl', file];
  const env = { ...process.env, THENCE_DATA: data, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 29, env });
  assert.equal(status, 0, stderr);
  const lines = stdout.trim().split('\n').map((line) => JSON.parse(line) as Line); // prettier-ignore
  return new Map(lines.map(({ id, response }) => [id, JSON.stringify(response.extraction)]));
}

test('a text reads the same whether the patterns were compiled or not', () => {
  const texts = readdirSync(PRACTICE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(PRACTICE, file), 'utf8').trim().split('\n'))
    .filter((_, i) => LONG || i % 6 === 0)
    .map((line, i) => ({ id: String(i), text: (JSON.parse(line) as { text: string }).text }));
  const scratch = mkdtempSync(join(tmpdir(), 'thence-patterns-'));
  try {
    const file = join(scratch, 'texts.jsonl');
    writeFileSync(file, texts.map((one) => JSON.stringify(one)).join('\n'));
    const compiled = extractions(file, scratch, []);
    const interpreted = extractions(file, scratch, ['--regexp-interpret-all']);
    assert.equal(compiled.size, texts.length);
    const differing = texts.filter(({ id }) => compiled.get(id) !== interpreted.get(id));
    assert.deepEqual(
      differing.map(({ text }) => text.slice(0, 200)),
      [],
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
