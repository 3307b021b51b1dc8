// `thence submit`, as a person types it, against a running service.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createClient } from '../../src/client/client.ts';
import { ROOT } from '../support/corpus.ts';
import { startServer, type TestServer } from '../support/server.ts';

const square = (feet: number): string =>
  `Beginning at a pin; thence North 0°00'00" East ${feet} feet; thence North 90°00'00" East ${feet} feet; thence South 0°00'00" East ${feet} feet; thence North 90°00'00" West ${feet} feet to the point of beginning, containing ${((feet * feet) / 43560).toFixed(2)} acres.`;

describe('thence submit', () => {
  let server: TestServer;
  let folder: string;
  const at = (name: string): string => join(folder, name);

  before(async () => {
    server = await startServer();
    folder = mkdtempSync(join(tmpdir(), 'thence-submit-'));
    mkdirSync(at('below'));
    writeFileSync(at('one.txt'), square(330));
    writeFileSync(at('below/two.txt'), square(660));
    writeFileSync(at('notes.md'), 'no document');
  });
  after(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  async function submitted(...more: string[]) {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'bin', 'thence.js'), 'submit', folder, '--url', server.url, ...more],
      {
        env: { ...process.env, THENCE_KEY: server.liveKey },
      },
    );
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  }

  test('writes results and drawings beside the documents of the folder and those below it', async () => {
    assert.deepEqual(await submitted('--draw', 'svg,dxf'), { code: 0, out: '2 PASS, 0 failed\n', err: '' });
    const text = readFileSync(at('below/two.txt.thence.json'), 'utf8');
    assert.equal((await createClient({ url: server.url, key: server.liveKey }).verify(text)).valid, true);
    assert.match(readFileSync(at('one.txt.thence.svg'), 'utf8'), /<svg/);
    assert.ok(existsSync(at('one.txt.thence.dxf')));
    assert.ok(!existsSync(at('notes.md.thence.json')));
  });

  test('reads what is new or changed, and nothing twice', async () => {
    assert.deepEqual(await submitted(), { code: 0, out: '0 failed\n', err: '2 of 2 documents are read already.\n' });
    writeFileSync(at('one.txt'), square(440));
    assert.deepEqual(await submitted(), {
      code: 0,
      out: '1 PASS, 0 failed\n',
      err: '1 of 2 documents are read already.\n',
    });
  });

  test('goes on where it broke off: what was sent is collected, not sent again', async () => {
    const client = createClient({ url: server.url, key: server.liveKey });
    writeFileSync(at('three.txt'), square(550));
    const upload = await client.upload(square(550));
    const { batch } = await client.submitBatch({ [upload]: 'three.txt' }, { idempotencyKey: 'broken-off' });
    const state = JSON.parse(readFileSync(at('.thence-submit.json'), 'utf8')) as Record<string, unknown>;
    state.sent = { idempotencyKey: 'broken-off', batch: null, files: { [upload]: 'three.txt' } };
    writeFileSync(at('.thence-submit.json'), JSON.stringify(state));
    const runs = (await client.runs(100)).length;
    const { code, out } = await submitted();
    assert.deepEqual([code, out], [0, '1 PASS, 0 failed\n']);
    assert.equal((await client.runs(100)).length, runs);
    assert.equal((await client.batch(batch)).succeeded, 1);
  });

  test('a document that cannot be read is told by its name, and is 1; a wrong key is one sentence', async () => {
    writeFileSync(at('torn.pdf'), '%PDF-1.4\nnothing');
    const { code, out, err } = await submitted();
    assert.deepEqual([code, out], [1, '1 failed\n']);
    assert.match(err, /^torn\.pdf: conversion_failed/m);
    const refused = await submitted('--key', 'thence_live_none');
    assert.equal(refused.code, 0, 'nothing is left to hand in');
    writeFileSync(at('four.txt'), square(110));
    const stranger = await submitted('--key', 'thence_live_none');
    assert.equal(stranger.code, 1);
    assert.match(stranger.err, /^thence: invalid_api_key: /m);
  });
});
