// One contract for both object stores, as a table; then what only S3 has. The S3 server is a real one (Debian's radosgw).
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inspect } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { folderObjects } from '../../src/adapters/objects-folder.ts';
import type { S3Settings } from '../../src/adapters/objects-s3-connection.ts';
import { PutRefused, type PutTerms } from '../../src/adapters/objects-s3-put.ts';
import { s3Objects, type S3Objects } from '../../src/adapters/objects-s3.ts';
import { chunks, digest, listed, names, peakBufferBytes, stream, text } from '../support/radosgw-content.ts';
import { type Proxy, proxyTo, type ProxyRules } from '../support/radosgw-proxy.ts';
import { radosgwAbsent, startRadosgw, type S3Server } from '../support/radosgw.ts';

/** The folder takes no terms of a put yet, and lists a folder's entries in the order of their own names. */
const FOLDER_TAKES_TERMS = false;

const MB = 1024 * 1024;
const LANES = 16;
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

const QUICK = { connectMs: 2000, idleMs: 20_000, answerMs: 60_000, attempts: 3, backoffMs: 10 };
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
  readonly takesTerms: boolean;
  readonly skip: string | false;
  /** More than a page of them where there are pages. */
  readonly many: number;
  open(): S3Objects;
}
const KINDS: readonly Kind[] = [
  {
    kind: 'folder',
    takesTerms: FOLDER_TAKES_TERMS,
    skip: false,
    many: 40,
    open: () => folderObjects(mkdtempSync(join(folder, 'store-'))),
  },
  { kind: 'S3', takesTerms: true, skip: absent, many: 1003, open: () => s3Objects(settings(), QUICK) },
];

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
async function putEach(store: S3Objects, these: readonly string[]) {
  for (const name of these) await store.put(name, chunks('x'));
}

type Row = readonly [sentence: string, holds: (store: S3Objects, kind: Kind) => Promise<void>];
const SIZES: readonly [bytes: number, words: string][] = [
  [0, 'no byte at all'],
  [1, 'one byte'],
  [256 * 1024, 'exactly what is held in memory'],
  [256 * 1024 + 1, 'one byte more than is held in memory'],
  [5 * MB + 1, '5 MB and one byte'],
  [32 * MB, '32 MB'],
];
const NOT_NAMES = [
  '',
  '.',
  '..',
  '../x',
  'a/../../x',
  '/etc/x',
  'a//b',
  'a/',
  '.hidden',
  'a\\b',
  'a\0b',
  'ä',
  'a b',
  'x'.repeat(300),
];

const contract: readonly Row[] = [
  ...SIZES.map(([bytes, words]): Row => [
    `${words} of unknown length comes back exactly`,
    async (store) => {
      const { content, sha256 } = stream(bytes);
      assert.deepEqual(await store.put('a/b', content), { name: 'a/b', bytes });
      assert.deepEqual(await digest(await store.get('a/b')), { bytes, sha256: sha256() });
    },
  ]),
  [
    'a second put replaces the object whole',
    async (store) => {
      await store.put('a', chunks('one ', 'two'));
      await store.put('a', chunks('3'));
      assert.equal(await text(store, 'a'), '3');
    },
  ],
  [
    'what is not there is null, and deleting it is false',
    async (store) => {
      assert.equal(await store.get('nothing'), null);
      assert.equal(await store.delete('nothing'), false);
      assert.deepEqual(await names(store), []);
      assert.deepEqual(await names(store, 'nothing'), []);
    },
  ],
  [
    'an object is deleted as it is consumed',
    async (store) => {
      await store.put('staged/upl', chunks('a deed'));
      await store.put('staged/other', chunks('another'));
      assert.equal(await text(store, 'staged/upl'), 'a deed');
      assert.equal(await store.delete('staged/upl'), true);
      assert.equal(await store.get('staged/upl'), null);
      assert.equal(await store.delete('staged/upl'), false);
      assert.deepEqual(await names(store), ['staged/other']);
    },
  ],
  [
    'content that fails half way gives its own error, and the old object stays',
    async (store) => {
      await store.put('kept', chunks('old'));
      const failing = (async function* () {
        yield* stream(2 * MB).content;
        throw new Error('client hung up');
      })();
      await assert.rejects(store.put('kept', failing), { message: 'client hung up' });
      assert.equal(await text(store, 'kept'), 'old');
      assert.deepEqual(await names(store), ['kept']);
    },
  ],
  [
    'list gives every object with its length, in order, and only of the folder asked',
    async (store, { many }) => {
      const all = Array.from({ length: many }, (_, n) => `m/${String(n).padStart(5, '0')}`);
      const shuffled = all.toSorted((one, other) => sha256(one).localeCompare(sha256(other)));
      await Promise.all(
        Array.from({ length: LANES }, (_, nth) =>
          putEach(
            store,
            shuffled.filter((_n, n) => n % LANES === nth),
          ),
        ),
      );
      await store.put('mm', chunks('no part of m'));
      assert.deepEqual(await names(store, 'm'), all);
      const found = await listed(store);
      assert.deepEqual(found.at(0), { name: all[0], bytes: 1 });
      assert.deepEqual(found.at(-1), { name: 'mm', bytes: 12 });
      assert.equal(found.length, many + 1);
    },
  ],
  ...NOT_NAMES.map((name): Row => [
    `${JSON.stringify(name.slice(0, 20))} is not the name of an object`,
    async (store) => {
      await assert.rejects(async () => await store.put(name, chunks('x')), /not the name of an object/);
      await assert.rejects(async () => await store.get(name), /not the name of an object/);
      await assert.rejects(async () => await store.delete(name), /not the name of an object/);
      assert.deepEqual(await names(store), []);
    },
  ]),
  ['a store that can be reached answers ping', async (store) => assert.equal(await store.ping(), undefined)],
  [
    'memory stays flat while 32 MB pass',
    async (store) => {
      const putBytes = await peakBufferBytes((sampled) => store.put('large', sampled(stream(32 * MB).content)));
      const getBytes = await peakBufferBytes(async (sampled) => await digest(sampled((await store.get('large'))!)));
      assert.ok(putBytes < 8 * MB, `put held ${putBytes} bytes`);
      assert.ok(getBytes < 8 * MB, `get held ${getBytes} bytes`);
    },
  ],
];

const refusedAs = (why: PutRefused['why']) => (error: unknown) => error instanceof PutRefused && error.why === why;
const LENGTHS: readonly [sentence: string, given: number, terms: PutTerms, outcome: PutRefused['why'] | 'stored'][] = [
  ['the length agreed is stored', 300_000, { bytes: 300_000 }, 'stored'],
  ['no byte where none was agreed is stored', 0, { bytes: 0, maxBytes: 0 }, 'stored'],
  ['a byte less than agreed is refused', 299_999, { bytes: 300_000 }, 'too_short'],
  ['a byte more than agreed is refused', 300_001, { bytes: 300_000 }, 'too_long'],
  ['exactly the most allowed is stored', 32 * MB, { maxBytes: 32 * MB }, 'stored'],
  ['a byte more than allowed is refused', 32 * MB + 1, { maxBytes: 32 * MB }, 'too_long'],
  ['the smaller of length and limit counts', 20, { bytes: 30, maxBytes: 10 }, 'too_long'],
];

/** What the terms of a put promise. */
const termed: readonly Row[] = [
  ...LENGTHS.map(([sentence, given, terms, outcome]): Row => [
    sentence,
    async (store) => {
      const putting = store.put('staged', stream(given).content, { ...terms, onlyIfAbsent: true });
      if (outcome === 'stored') assert.deepEqual(await putting, { name: 'staged', bytes: given });
      else await assert.rejects(putting, refusedAs(outcome));
      const left = await listed(store);
      assert.deepEqual(left, outcome === 'stored' ? [{ name: 'staged', bytes: given }] : []);
    },
  ]),
  [
    'content without end is read no further than the limit',
    async (store) => {
      let given = 0;
      let closed = false;
      const endless = (async function* () {
        try {
          for (;;) yield await Promise.resolve(Buffer.alloc((given += 1000) && 1000));
        } finally {
          closed = true;
        }
      })();
      await assert.rejects(store.put('endless', endless, { maxBytes: 100_000 }), refusedAs('too_long'));
      assert.deepEqual([given, closed], [101_000, true]);
      assert.equal(await store.get('endless'), null);
    },
  ],
  [
    'a replay is refused, small or large, and the first content stays',
    async (store) => {
      await store.put('once', chunks('first'), { onlyIfAbsent: true });
      await assert.rejects(store.put('once', chunks('first'), { onlyIfAbsent: true }), refusedAs('exists'));
      await assert.rejects(store.put('once', stream(3 * MB).content, { onlyIfAbsent: true }), refusedAs('exists'));
      assert.equal(await text(store, 'once'), 'first');
      await store.delete('once');
      await store.put('once', chunks('again'), { onlyIfAbsent: true });
      assert.equal(await text(store, 'once'), 'again');
    },
  ],
  [
    'of twelve that write one name at once exactly one succeeds, and its content is there',
    async (store) => {
      const puts = Array.from({ length: 12 }, (_, n) => store.put('race', chunks(`by ${n}`), { onlyIfAbsent: true }));
      const outcomes = await Promise.allSettled(puts);
      const winners = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [`by ${n}`] : []));
      assert.deepEqual(winners, [await text(store, 'race')]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') assert.ok(refusedAs('exists')(outcome.reason), String(outcome.reason));
    },
  ],
  [
    'names are listed in the order of their bytes, whatever is a folder among them',
    async (store) => {
      await putEach(store, ['a0', 'a/c', 'a-b', 'a.b/d']);
      assert.deepEqual(await names(store), ['a-b', 'a.b/d', 'a/c', 'a0']);
    },
  ],
];

for (const kind of KINDS) {
  for (const [sentence, holds] of contract)
    test(`${kind.kind}: ${sentence}`, { skip: kind.skip }, () => holds(kind.open(), kind));
  const skip = kind.skip !== false ? kind.skip : kind.takesTerms ? false : 'this store takes no terms yet';
  for (const [sentence, holds] of termed) test(`${kind.kind}: ${sentence}`, { skip }, () => holds(kind.open(), kind));
}

const only = { skip: absent };

test('S3: nothing is left in the temporary folder by puts that succeed, fail or are refused', only, async () => {
  const store = s3Objects(settings(), QUICK);
  await store.put('large', stream(MB).content);
  await assert.rejects(store.put('large', stream(MB).content, { bytes: MB + 1 }), refusedAs('too_short'));
  await assert.rejects(store.put('large', stream(MB).content, { onlyIfAbsent: true }), refusedAs('exists'));
  assert.deepEqual(spoolFiles(), []);
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
  const impatient = { connectMs: 500, idleMs: 300, answerMs: 300, attempts: 2, backoffMs: 10 };
  const store = s3Objects(settings({ endpoint: `http://127.0.0.1:${port}` }), impatient);
  await assert.rejects(store.ping(), /cannot be reached \((?:TimeoutError|ETIMEDOUT)\)/);
  await assert.rejects(store.put('a', stream(3 * MB).content), /cannot be reached \((?:TimeoutError|ETIMEDOUT)\)/);
});

async function through(rules: ProxyRules, work: (store: S3Objects, direct: S3Objects, proxy: Proxy) => Promise<void>) {
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

test('S3: content changed on its way is refused by the server, and nothing is stored', only, async () => {
  const spoil = (chunk: Buffer) => Buffer.from(chunk.toString('latin1').replace('true acres', 'true acers'), 'latin1');
  await through({ toServer: spoil }, async (store, direct) => {
    await assert.rejects(store.put('a', chunks('two true acres')), /could not put an object .*status 400/);
    assert.equal(await direct.get('a'), null);
  });
});

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

function spoolFiles(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('thence-spool-'));
}
