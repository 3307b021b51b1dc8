// The whole path with an S3 server (Debian's radosgw): staged by the API node, read by a worker on another folder, results kept in
// the bucket and read back byte for byte, nothing left behind.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument -- answers of every shape */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { s3Objects } from '../../src/adapters/objects-s3.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { startPostgres, type TestServer as Postgres } from '../support/postgres.ts';
import { radosgwAbsent, startRadosgw, type S3Server } from '../support/radosgw.ts';
import type { Answer, TestServer } from '../support/server.ts';
import { batchEnded, ended, files, refused, staged, until } from './asking.ts';
import { sharedFolder, startApi, startWorker, type Worker } from './cluster.ts';
import { deed, sha256 } from './deeds.ts';

const skip = radosgwAbsent() ?? false;
const BUCKET = 'thence';
let s3: S3Server;
let postgres: Postgres;
let api: TestServer;
let worker: Worker;
const [one, other] = [sharedFolder(), sharedFolder()]; // two machines: they share no folder

before(
  async () => {
    if (skip !== false) return;
    [s3, postgres] = await Promise.all([startRadosgw(), startPostgres()]);
    const { endpoint, accessKeyId, secretAccessKey } = s3;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    client.destroy();
    const env = {
      THENCE_S3_ENDPOINT: endpoint,
      THENCE_S3_REGION: 'us-east-1',
      THENCE_S3_BUCKET: BUCKET,
      THENCE_S3_ACCESS_KEY: accessKeyId,
      THENCE_S3_SECRET_KEY: secretAccessKey,
      THENCE_S3_PREFIX: 'production',
    };
    const url = await postgres.createDatabase();
    api = await startApi(url, { folder: one.folder, env });
    worker = await startWorker(url, other.folder, env);
  },
  { timeout: 240_000 },
);
after(async () => {
  if (skip !== false) return;
  await worker.end();
  await api.end();
  await postgres.stop();
  await s3.stop();
  one.remove();
  other.remove();
});

async function objects(folder: string): Promise<string[]> {
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  const where = { endpoint, accessKeyId, secretAccessKey, region: 'us-east-1', bucket: BUCKET };
  const found: string[] = [];
  for await (const { name } of s3Objects({ ...where, prefix: 'production', forcePathStyle: true }).list(folder))
    found.push(name);
  return found;
}

const put = async (putUrl: string, content: string | Uint8Array<ArrayBuffer>): Promise<Answer> => {
  const { pathname, search } = new URL(putUrl);
  return await api.ask('PUT', pathname + search, { body: content, key: null });
};

test('a PUT streams into the bucket; a replay, a wrong length and too much are refused', { skip }, async () => {
  const { body } = await api.ask('POST', '/v1/uploads', { json: { bytes: 4 } });
  refused(await put(body.put_url, 'one'), 400, 'bad_request');
  refused(await put(body.put_url, 'three'), 413, 'document_too_large');
  assert.equal((await put(body.put_url, 'four')).status, 200);
  refused(await put(body.put_url, 'four'), 404, 'no_such_upload');
  assert.equal((await objects('uploads')).length, 1, 'what was refused left nothing');
});

test(
  'a staged document of 32 MB is read by the other machine and its object deleted as it is consumed',
  { skip },
  async () => {
    const before = (await objects('uploads')).length;
    const content = new Uint8Array(LIMITS.stagedBytes);
    content.set(Buffer.from('%PDF-1.7\n'));
    const upload = await staged(api, content);
    assert.equal((await objects('uploads')).length, before + 1);
    const { body } = await api.ask('POST', '/v1/extracts', { headers: { 'x-upload-id': upload } });
    const done = await ended(api, body.job);
    assert.match(done.body.error, /^conversion_failed: /, 'it came whole and holds no page');
    await until('the object is gone', async () => ((await objects('uploads')).length === before ? true : null));
  },
);

test('results are kept in the bucket, given back byte for byte, and deleted with the run', { skip }, async () => {
  const now = await api.ask('POST', '/v1/extract', { body: deed('s3 sync') });
  const stored = await ended(api, now.headers.get('x-job-id')!);
  assert.ok(stored.text.endsWith(`,"result":${now.text}}`));
  const batch = await api.ask('POST', '/v1/batches', {
    body: files([
      ['a', deed('s3 a')],
      ['b', deed('s3 b')],
    ]),
  });
  await batchEnded(api, batch.body.batch);
  const { results } = (await api.ask('GET', `/v1/batches/${batch.body.batch}/results`)).body;
  assert.equal(results[1].result.attestation.document_sha256, sha256(deed('s3 b')));
  assert.equal((await objects('results')).length, 3);
  assert.deepEqual((await api.ask('DELETE', '/v1/runs?confirm=delete-everything')).body.cleared, 3);
  assert.deepEqual(await objects('results'), []);
});

test(
  'the bucket goes away: temporarily_unavailable with Retry-After; nothing is billed',
  { skip, timeout: 120_000 },
  async () => {
    const used = (await api.ask('GET', '/v1/usage')).body.documents;
    await s3.stopGateway();
    const asked = [api.ask('POST', '/v1/uploads', {})];
    const large = new Uint8Array(100_000);
    large.set(Buffer.from('%PDF-1.7\n'));
    asked.push(api.ask('POST', '/v1/batches', { body: files([['large.pdf', large]]) }));
    asked.push(api.ask('POST', '/v1/extracts', { body: large }));
    for (const answer of await Promise.all(asked)) {
      refused(answer, 503, 'temporarily_unavailable');
      assert.equal(answer.headers.get('retry-after'), '5');
    }
    assert.equal((await api.ask('GET', '/v1/usage')).body.documents, used);
  },
);
