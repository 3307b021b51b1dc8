// Threads that read: what runs too long, takes too much or is given up ends alone, with a refusal from the list, and others are read.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { loadRestorer } from '../../src/load-restorer.ts';
import { NO_FABRIC, type DeployedFabric } from '../../src/plss/fabric.ts';
import { readingThreads } from '../../src/reading-threads.ts';
import { readBody } from '../../src/service/read-body.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { sharedContent } from '../adapters/pdf/pdf-fixture.ts';
import { deed, sha256 } from './deeds.ts';

const SETTINGS = {
  maxPages: 200,
  ocrWorkers: 1,
  readingThreads: 2,
  closureStandard: 5000,
  signingKeys: [Buffer.alloc(32, 1)],
};
const open: { close(): Promise<void> }[] = [];
after(() => Promise.all(open.map((threads) => threads.close())));

function threadsWith(limits: Parameters<typeof readingThreads>[1] = {}, fabric: DeployedFabric = NO_FABRIC) {
  const threads = readingThreads({ ...SETTINGS, fabric }, limits);
  open.push(threads);
  return threads;
}

const task = (content: string | Uint8Array) => ({
  bytes: Buffer.from(content),
  document: 'a.txt',
  startedAt: new Date(0),
});
const LONG = sharedContent(100, 4000);

/** Without what the clock says, and what is signed over it. */
const timeless = (body: string) => body.replace(/"(seconds|extracted_at|signature)":("[^"]*"|[\d.]+)/g, '');

test('a thread reads what this one does', async () => {
  const source = pastedText(deed());
  const here = { ...SETTINGS, fabric: NO_FABRIC, restorer: loadRestorer(), clock: () => new Date() };
  const expected = await readBody({ source, documentSha256: sha256(deed()), models: [] }, task(deed()), here);
  const read = await threadsWith().read(task(deed()), {});
  assert.equal(timeless(read.body), timeless(expected.body));
  assert.deepEqual({ ...read, body: '' }, { ...expected, body: '' });
});

test('the survey fabric is asked from the thread, and its trouble is ours', async () => {
  const aliquot = 'The NE1/4 of Section 9, Township 17 South, Range 18 East, Florida, containing 160 acres.';
  const asked: string[] = [];
  const fabric = { ...NO_FABRIC, isEmpty: () => Promise.resolve(asked.push('isEmpty') === 0) };
  await threadsWith({}, fabric).read(task(aliquot), {});
  assert.deepEqual(asked, ['isEmpty']);
  const broken = { ...NO_FABRIC, isEmpty: () => Promise.reject(new Error('the database is away')) };
  await assert.rejects(threadsWith({}, broken).read(task(aliquot), {}), /the database is away/);
});

test('a text that takes longer than it may is refused, and the next is read', async () => {
  const threads = threadsWith({ limitMs: 1, threads: 1 });
  await assert.rejects(threads.read(task(deed()), {}), { type: 'conversion_failed', message: /took more than/ });
  const next = threadsWith({ threads: 1 });
  assert.equal((await next.read(task(deed()), {})).verdicts[0], 'PASS');
});

test('a text that takes more memory than it may is refused, and the next is read', async () => {
  const threads = threadsWith({ heapMb: 40 });
  await assert.rejects(threads.read(task(LONG), {}), { type: 'conversion_failed', message: /too much memory/ });
  assert.equal((await threads.read(task(deed()), {})).verdicts[0], 'PASS');
});

test('a reading that is given up ends, waiting or running, in pages or in text', async () => {
  const threads = threadsWith({ threads: 1 });
  const stops = [0, 0, 0].map(() => new AbortController());
  const contents = [LONG, deed('x'.repeat(30_000)), deed()];
  const readings = stops.map(({ signal }, i) => threads.read(task(contents[i]!), { signal }));
  const outcomes = Promise.allSettled(readings);
  await delay(100);
  for (const stop of stops) stop.abort();
  for (const { status } of (await outcomes).slice(0, 1)) assert.equal(status, 'rejected');
  assert.equal((await threads.read(task(deed()), {})).verdicts[0], 'PASS');
});

/** Damaged throughout: restoring it takes longer than any wait here. */
const SLOW = 'thenoe N0rth 45 degrees East l00 feet to an iron pin; '.repeat(1200);

test('a text in the middle of its reading ends with its caller, and its one thread reads the next', async () => {
  const threads = threadsWith({ threads: 1 });
  await threads.read(task(deed()), {}); // started
  const stop = new AbortController();
  const slow = threads.read(task(SLOW), { signal: stop.signal });
  const refused = assert.rejects(slow, { why: 'given up' });
  assert.equal(await Promise.race([slow, delay(500, 'still at it')]), 'still at it');
  stop.abort();
  await refused;
  assert.equal((await threads.read(task(deed()), {})).verdicts[0], 'PASS');
});

test('a text in the middle of its reading ends with its time, and its one thread reads the next', async () => {
  const threads = threadsWith({ threads: 1, limitMs: 5000 });
  await assert.rejects(threads.read(task(SLOW), {}), { type: 'conversion_failed', message: /more than 5 seconds/ });
  assert.equal((await threads.read(task(deed()), {})).verdicts[0], 'PASS');
});

test('closing ends what is read, and what waits', async () => {
  const threads = threadsWith({ threads: 1 });
  const readings = [SLOW, deed()].map((content) => threads.read(task(content), {}));
  const outcomes = Promise.allSettled(readings);
  await delay(500);
  await threads.close();
  assert.deepEqual(
    (await outcomes).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
});

test('a caller whose signal was given before is not read for', async () => {
  await assert.rejects(threadsWith().read(task(deed()), { signal: AbortSignal.abort() }));
});
