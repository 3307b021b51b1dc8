// One contract for both object stores, as a table; then what only S3 has. The S3 server is a real one (Debian's radosgw).
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inspect } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { folderObjects } from '../../src/adapters/objects-folder.ts';
import type { S3Settings } from '../../src/adapters/objects-s3-connection.ts';
import { s3Objects } from '../../src/adapters/objects-s3.ts';
import type { ObjectStore } from '../../src/service/ports.ts';
import { chunks, digest, names, stream, text } from '../support/radosgw-content.ts';
import { refusedAs, STORE_ROWS, TERMS_ROWS } from '../support/radosgw-contract.ts';
import { type Proxy, proxyTo, type ProxyRules } from '../support/radosgw-proxy.ts';
import { radosgwAbsent, startRadosgw, type S3Server } from '../support/radosgw.ts';

const MB = 1024 * 1024;
const absent = radosgwAbsent() ?? false;
const folder = mkdtempSync(join(tmpdir(), 'thence-objects-'));
let server: S3Server | null = null;
before(
  async () => {
    if (absent !== false) return;
    server = await startRadosgw();
    const { endpoint, accessKeyId, secretAccessKey } = server;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'objects' }));
    client.destroy();
  },
  { timeout: 180_000 },
);
after(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const QUICK = { connectMs: 2000, idleMs: 20_000, answerMs: 60_000, pingMs: 20_000, attempts: 3, backoffMs: 10 };
const settings = (other: Partial<S3Settings> = {}): S3Settings => {
  const { endpoint, accessKeyId, secretAccessKey } = server!;
  const where = {
    endpoint,
    accessKeyId,
    secretAccessKey,
    region: 'us-east-1',
    bucket: 'objects',
    forcePathStyle: true,
  };
  return { ...where, prefix: `test-${randomBytes(6).toString('hex')}`, ...other };
};

interface Kind {
  readonly kind: string;
  readonly skip: string | false;
  /** More than a page of them where there are pages. */
  readonly many: number;
  readonly open: () => ObjectStore;
}
const KINDS: readonly Kind[] = [
  {
    kind: 'folder',
    skip: false,
    many: 40,
    open: () => folderObjects(mkdtempSync(join(folder, 'store-'))),
  },
  { kind: 'S3', skip: absent, many: 1003, open: () => s3Objects(settings(), QUICK) },
];

for (const { kind, skip, many, open } of KINDS)
  for (const [sentence, holds] of [...STORE_ROWS, ...TERMS_ROWS])
    test(`${kind}: ${sentence}`, { skip }, () => holds(open(), many));

const only = { skip: absent };

test('S3: nothing is left in the temporary folder by puts that succeed, fail or are refused', only, async (t) => {
  const usual = process.env['TMPDIR'];
  const own = mkdtempSync(join(folder, 'spool-'));
  process.env['TMPDIR'] = own; // read at each call
  t.after(() => (usual === undefined ? delete process.env['TMPDIR'] : (process.env['TMPDIR'] = usual)));
  const store = s3Objects(settings(), QUICK);
  await store.put('large', stream(MB).content);
  await assert.rejects(store.put('large', stream(MB).content, { bytes: MB + 1 }), refusedAs('too_short'));
  await assert.rejects(store.put('large', stream(MB).content, { onlyIfAbsent: true }), refusedAs('exists'));
  assert.deepEqual(readdirSync(own), []);
});

test('S3: stores under different prefixes of one bucket do not see each other', only, async () => {
  const [one, other] = [s3Objects(settings({ prefix: 'p' }), QUICK), s3Objects(settings({ prefix: '/p/q/' }), QUICK)];
  await one.put('a', chunks('one'));
  await other.put('a', chunks('other'));
  assert.deepEqual([await text(one, 'a'), await text(other, 'a'), await text(one, 'q/a')], ['one', 'other', 'other']);
  assert.deepEqual(await names(other), ['a']);
  assert.throws(() => s3Objects(settings({ prefix: '../p' })), /not a prefix for objects/);
  await assert.rejects(one.put(`${'x'.repeat(200)}/`.repeat(6) + 'x', chunks('x')), /a key of more than 1024 bytes/);
});

const SECRET = 'not-the-secret-of-anybody';
const troubles: readonly [sentence: string, wrong: () => Partial<S3Settings>, says: RegExp][] = [
  ['a missing bucket', () => ({ bucket: 'nowhere' }), /^The S3 bucket nowhere does not exist at 127\.0\.0\.1:\d+\.$/],
  ['a wrong secret', () => ({ secretAccessKey: SECRET }), /^S3 at .* denied access to the bucket objects \(/],
  ['an unknown key', () => ({ accessKeyId: 'nobody', secretAccessKey: SECRET }), /^S3 at .* denied access/],
  [
    'a closed port, whose address holds a password',
    () => ({ endpoint: `http://user:${SECRET}@127.0.0.1:9`, secretAccessKey: SECRET }),
    /^S3 at 127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)/,
  ],
];
for (const [sentence, wrong, says] of troubles)
  test(`S3: ${sentence} is a sentence without a secret, whatever was asked`, only, async () => {
    const store = s3Objects(settings(wrong()), QUICK);
    const asked: (() => Promise<unknown>)[] = [
      () => store.ping(),
      () => store.put('a', chunks('x')),
      () => store.put('a', stream(3 * MB).content, { onlyIfAbsent: true }),
      () => store.get('a'),
      () => store.delete('a'),
      () => names(store),
    ];
    for (const ask of asked)
      await assert.rejects(ask, (error: Error) => {
        assert.match(error.message, says);
        assert.ok(!inspect(error, { showHidden: true, depth: null }).includes(SECRET));
        return true;
      });
  });

test('S3: a server that accepts and never answers is given up', only, async (t) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  t.after(() => (silent.close(), sockets.forEach((socket) => socket.destroy())));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const impatient = { connectMs: 500, idleMs: 300, answerMs: 300, pingMs: 300, attempts: 2, backoffMs: 10 };
  const endpoint = `http://127.0.0.1:${port}`;
  const store = s3Objects(settings({ endpoint }), impatient);
  await assert.rejects(store.put('a', stream(3 * MB).content), /cannot be reached \((?:TimeoutError|ETIMEDOUT)\)/);
  await assert.rejects(store.get('a'), /cannot be reached \((?:TimeoutError|ETIMEDOUT)\)/);
  const patient = s3Objects(settings({ endpoint }), { ...QUICK, pingMs: 300 });
  await assert.rejects(patient.ping(), /cannot be reached \(AbortError\)/);
});

async function through(
  rules: ProxyRules,
  work: (store: ObjectStore, direct: ObjectStore, proxy: Proxy) => Promise<void>,
) {
  const direct = settings();
  const proxy = await proxyTo(server!.endpoint, rules);
  try {
    await work(s3Objects({ ...direct, endpoint: proxy.endpoint }, QUICK), s3Objects(direct, QUICK), proxy);
  } finally {
    await proxy.stop();
  }
}

for (const bytes of [5, 3 * MB])
  test(`S3: a put of ${bytes} bytes whose answer was lost is known again as our own`, only, async () => {
    const loseFirst = (chunk: Buffer, connection: number) =>
      connection === 1 && !chunk.includes('100 CONTINUE') ? null : chunk;
    await through({ toClient: loseFirst }, async (store, direct, proxy) => {
      assert.deepEqual(await store.put('a', stream(bytes).content, { onlyIfAbsent: true }), { name: 'a', bytes });
      assert.ok(proxy.connections() > 1);
      assert.equal((await digest(await direct.get('a'))).bytes, bytes);
    });
  });

for (const sentences of [1, 60_000])
  test(
    `S3: content of ${sentences} sentences changed on its way is refused by the server, nothing is stored`,
    only,
    async () => {
      const spoil = (chunk: Buffer) =>
        Buffer.from(chunk.toString('latin1').replace('true acres', 'true acers'), 'latin1');
      await through({ toServer: spoil }, async (store, direct) => {
        const content = chunks('two true acres. '.repeat(sentences));
        await assert.rejects(store.put('a', content), /could not put an object .*status 400/);
        assert.equal(await direct.get('a'), null);
      });
    },
  );

test('S3: an object cut off on its way is an error, never a shorter object', only, async () => {
  let passed = 0;
  const cut = (chunk: Buffer) => ((passed += chunk.length) > MB ? null : chunk);
  await through({ toClient: cut }, async (store, direct) => {
    await direct.put('a', stream(4 * MB).content);
    await assert.rejects(
      async () => await digest(await store.get('a')),
      /The object a stopped coming from S3 after \d+ of/,
    );
  });
});

test('S3: a server that is gone is a sentence', only, async () => {
  const store = s3Objects(settings(), QUICK);
  await store.ping();
  await server!.stopGateway(); // the last test: nobody needs it any more
  await assert.rejects(store.ping(), /cannot be reached/);
  await assert.rejects(store.put('a', chunks('x')), /cannot be reached/);
});
