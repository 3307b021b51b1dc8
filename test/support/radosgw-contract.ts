// Takes: an object store. Gives: what each of them promises, as a table of sentences, whichever store it is.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type ObjectStore, PutRefused, type PutTerms } from '../../src/service/ports.ts';
import { chunks, digest, listed, names, peakBufferBytes, stream, text } from './radosgw-content.ts';

const MB = 1024 * 1024;
const LANES = 16;
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
async function putEach(store: ObjectStore, these: readonly string[]) {
  for (const name of these) await store.put(name, chunks('x'));
}

export type Row = readonly [sentence: string, holds: (store: ObjectStore, many: number) => Promise<void>];
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

/** What every object store promises; `many` objects are more than one page of its list. */
export const STORE_ROWS: readonly Row[] = [
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
    async (store, many) => {
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
      assert.ok(putBytes < 4 * MB, `put held ${putBytes} bytes`);
      assert.ok(getBytes < 4 * MB, `get held ${getBytes} bytes`);
    },
  ],
];

export const refusedAs = (why: PutRefused['why']) => (error: unknown) =>
  error instanceof PutRefused && error.why === why;
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
export const TERMS_ROWS: readonly Row[] = [
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
