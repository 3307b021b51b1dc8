// Post-back bodies that are transformed in a thread: the same answers and refusals as in the server's own, while it serves others.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RefusalType } from '../../src/contract/refusals.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { dxfOf } from '../../src/service/transforms.ts';
import { transformThreads } from '../../src/transform-threads.ts';
import { curved } from '../artifacts/made-response.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The same tracts over and over, until the body is at least so large. */
function largeBody(bytes: number): ExtractResponse {
  const one = curved(3);
  const times = Math.ceil(bytes / JSON.stringify(one).length);
  const repeated = <T>(list: readonly T[]): T[] => Array.from({ length: times }, () => list).flat();
  return {
    ...one,
    attestation: { ...one.attestation!, signature: 'ab'.repeat(32) },
    extraction: { ...one.extraction, tracts: repeated(one.extraction.tracts) },
    groundtruth_verdicts: repeated(one.groundtruth_verdicts),
  };
}

const MB = 2 ** 20;
const LARGE = largeBody(MB / 2);

describe('a large posted body', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ env: { THENCE_REQUESTS_PER_MINUTE: '100000' } });
  });
  after(() => server.close());
  const post = (path: string, text: string) =>
    server.ask('POST', path, { body: text, headers: { 'content-type': 'application/json' } });

  test('gives the very file a small one would', async () => {
    const { status, text } = await post('/v1/dxf', JSON.stringify(LARGE));
    assert.equal(status, 200);
    assert.equal(text, await dxfOf({ text: '', value: LARGE }));
  });

  const refused: [what: string, path: string, text: string, type: RefusalType][] = [
    ['of another signature', '/v1/certificate', JSON.stringify(LARGE), 'attestation_mismatch'],
    [
      'of another signature, inside a request',
      '/v1/corrections',
      JSON.stringify({ extraction: LARGE }),
      'attestation_mismatch',
    ],
    ['cut off', '/v1/dxf', JSON.stringify(LARGE).slice(0, -1), 'invalid_json'],
    ['nested too deep', '/v1/dxf', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'invalid_json'],
    ['without an extraction', '/v1/convert?to=csv', JSON.stringify({ filler: 'x'.repeat(MB) }), 'no_extraction'],
    [
      'with nothing to draw',
      '/v1/geopackage',
      JSON.stringify({ ...LARGE, groundtruth_verdicts: [] }),
      'nothing_to_draw',
    ],
  ];
  for (const [what, path, text, type] of refused)
    test(`${what}: ${type}`, async () => {
      assert.equal((await post(path, text)).body.error.type, type);
    });

  test('of the wrong shape is a validation answer with its place', async () => {
    const { status, body } = await post('/v1/dxf', JSON.stringify({ ...LARGE, document: 7 }));
    assert.deepEqual([status, body.detail[0].loc], [422, ['body', 'document']]);
  });

  test('of 30 MB does not hold up others', async () => {
    const text = JSON.stringify(largeBody(30 * MB));
    assert.ok(text.length < 32 * MB);
    let done = false;
    const drawn = post('/v1/convert?to=landxml', text).finally(() => (done = true));
    let answeredMeanwhile = 0;
    let sentMs = 0;
    for (let n = 0; !done; n++) {
      const { status } = await server.ask('GET', '/healthz');
      assert.equal(status, 200);
      if (n === 0) sentMs = performance.now();
      if (!done) answeredMeanwhile += 1;
    }
    const { status, text: landxml } = await drawn;
    assert.equal(status, 200, landxml.slice(0, 300));
    assert.match(landxml.slice(-20), /<\/LandXML>\s*$/);
    const seconds = (performance.now() - sentMs) / 1000;
    assert.ok(answeredMeanwhile > 5 * seconds, `${answeredMeanwhile} answers in ${seconds.toFixed(1)} s`);
  });
});

describe('the limits of a thread', () => {
  const task = (body: ExtractResponse) => ({
    body: Buffer.from(JSON.stringify(body)),
    wanted: { kind: 'dxf' } as const,
    keys: [],
  });

  test('too much memory, or too long: conversion_failed, and the next body is taken', async (t) => {
    const small = transformThreads({ heapMb: 48 });
    t.after(() => small.close());
    await assert.rejects(small.run(task(largeBody(12 * MB))), {
      type: 'conversion_failed',
      message: /too much memory/,
    });
    assert.ok((await small.run(task(curved(3)))).length > 0);
    const hasty = transformThreads({ limitMs: 30 });
    t.after(() => hasty.close());
    await assert.rejects(hasty.run(task(LARGE)), { type: 'conversion_failed', message: /more than/ });
  });

  test('more at once than may wait: too_many_in_flight', async (t) => {
    const narrow = transformThreads({ threads: 1, waiting: 1 });
    t.after(() => narrow.close());
    const [first, second, third] = [1, 2, 3].map(() => narrow.run(task(LARGE)));
    await assert.rejects(third!, { type: 'too_many_in_flight' });
    assert.deepEqual(await first, await second);
  });
});
