// Requests that a generator made up: wrong types, truncation, deep nesting, prototype keys, huge numbers, half surrogates, strange
// methods, paths and headers. Never a 5xx, never a crash, always the envelope or detail.
/* eslint-disable @typescript-eslint/no-unsafe-member-access -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { REFUSALS, type RefusalType } from '../../../src/contract/refusals.ts';
import { rawAsk, type RawAnswer } from '../../support/raw.ts';
import type { TestServer } from '../../support/server.ts';
import { type Made, WHOLE, workRequest } from './made-requests.ts';

const RUNS = process.env.THENCE_LONG ? 20_000 : 2000;
const PAST_AT_LEAST = 0.9;

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');
const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => '{"a":['.repeat(depth));
const value = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.constantFrom(
    '1e999',
    '-0',
    '9007199254740993',
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__":1}',
    'NaN',
    '[[]]',
    '""',
    'null',
  ),
  fc.constantFrom('true', `"${'x'.repeat(5000)}"`, `${'9'.repeat(400)}`, '{"constructor":{"prototype":{"test":1}}}'),
);
const field = fc.constantFrom(
  'name',
  'test',
  'email',
  'company',
  'role',
  'accepted_terms',
  '__proto__',
  'constructor',
  '',
  'toString',
);
const objectText = fc
  .array(fc.tuple(field, value), { maxLength: 8 })
  .map((members) => `{${members.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`);
const person = fc
  .tuple(fc.emailAddress(), value, fc.boolean())
  .map(
    ([email, company, terms]) =>
      `{"email":${JSON.stringify(email)},"company":${company},"role":"r","accepted_terms":${terms}}`,
  );
const body = fc.oneof(
  { weight: 5, arbitrary: objectText.map(utf8) },
  { weight: 2, arbitrary: person.map(utf8) },
  { weight: 2, arbitrary: value.map(utf8) },
  { weight: 1, arbitrary: deep.map(utf8) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.tuple(objectText, fc.nat(40)).map(([text, cut]) => utf8(text.slice(0, cut))) },
);

const segment = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%00',
    '%2e%2e',
    '..%2f..',
    '%F0%9F%92%A9',
    'thence_live_x',
    '*',
    ':prefix',
    'a'.repeat(99),
    '~',
    "'--",
  ),
);
const keyed = fc.oneof(
  fc.tuple(
    fc.constantFrom('DELETE'),
    segment.map((text) => `/v1/keys/${text}`),
  ),
  fc.tuple(
    fc.constantFrom('POST'),
    segment.map((text) => `/v1/keys/${text}/rotate`),
  ),
  fc.tuple(
    fc.constantFrom('GET', 'HEAD'),
    segment.map((text) => `/v1/usage?prefix=${text}`),
  ),
  fc.tuple(
    fc.constantFrom('GET'),
    fc.webQueryParameters().map((text) => `/v1/keys?${text}`),
  ),
);
const header = fc
  .tuple(
    fc.constantFrom(
      'X-Document-Name',
      'Accept',
      'Cookie',
      'Range',
      'If-None-Match',
      'Origin',
      'Accept-Encoding',
      'X-Upload-Id',
      'Te',
    ),
    fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((at) => at !== 0x7f)
        .map((at) => String.fromCharCode(at)),
      maxLength: 60,
    }),
  )
  .map(([name, text]) => `${name}: ${text}`);
const odd = fc.oneof(
  fc.tuple(
    fc.constantFrom('DELETE', 'PROPFIND', 'TRACE', 'PURGE', 'LINK', 'QUERY', 'BREW', 'get', 'CONNECT'),
    fc.constantFrom('/v1/keys', '/v1/keys/%', '/v1/keys/%ff%fe'),
  ),
  fc.tuple(
    fc.constant('GET'),
    fc.webPath().map((path) => path || '/'),
  ),
  fc.tuple(
    fc.constant('GET'),
    fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => `/${text}`),
  ),
);

const cut = fc.oneof({ weight: 30, arbitrary: fc.constant(Infinity) }, { weight: 1, arbitrary: fc.nat(20) });
const request: fc.Arbitrary<Made> = fc.oneof(
  {
    weight: 55,
    arbitrary: fc
      .tuple(fc.constantFrom('/v1/keys', '/v1/signup'), body, cut)
      .map(([path, bytes, sent]) => ({ ...WHOLE, method: 'POST', path, body: bytes, sent })),
  },
  { weight: 60, arbitrary: workRequest },
  { weight: 30, arbitrary: keyed.map(([method, path]) => ({ ...WHOLE, method, path })) },
  {
    weight: 11,
    arbitrary: fc
      .tuple(fc.array(header, { maxLength: 5 }), fc.constantFrom('/v1/usage', '/v1/keys'))
      .map(([headers, path]) => ({ ...WHOLE, method: 'GET', path, headers })),
  },
  { weight: 4, arbitrary: odd.map(([method, path]) => ({ ...WHOLE, method, path })) },
);

function send(server: TestServer, made: Made): Promise<RawAnswer | null> {
  const { method, path, headers, body: bytes, type, sent } = made;
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: h', `Authorization: Bearer ${server.liveKey}`, ...headers];
  if (bytes) lines.push(`Content-Type: ${type}`, `Content-Length: ${bytes.length}`);
  const head = latin(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  if (!bytes) return rawAsk(server.port, head);
  return sent < bytes.length
    ? rawAsk(server.port, head, bytes.subarray(0, sent), null) // the client goes away in the middle
    : rawAsk(server.port, head, bytes);
}

/** Null where the answer is as the contract has it; otherwise what is wrong with it. */
function fault({ status, headers, body: told }: RawAnswer, method: string): string | null {
  if (!headers['x-request-id']) return 'no request id';
  if (status < 400 || method === 'HEAD') return status < 500 ? null : 'a 5xx';
  if (Array.isArray(told?.detail)) return status === 422 && told.detail.length > 0 ? null : 'detail on another status';
  const spec = REFUSALS[told?.error?.type as RefusalType];
  if (!spec) return 'no envelope';
  if (spec.status !== status || status >= 500) return `${told.error.type} as ${status}`;
  return null;
}

export function propertySuite(server: () => TestServer): void {
  describe('made-up requests', () => {
    test(`${RUNS} of them: no 5xx, no crash, always the envelope or detail`, async (t) => {
      const statuses = new Map<number, number>();
      let asked = 0;
      let past = 0;
      await fc.assert(
        fc.asyncProperty(request, async (made) => {
          const answer = await send(server(), made);
          assert.ok(answer, 'the connection ended without an answer');
          assert.equal(fault(answer, made.method), null, `${answer.status} ${answer.text}`);
          asked += 1;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          if (isPast(made, answer)) past += 1;
        }),
        { numRuns: RUNS, ...(process.env.THENCE_SEED ? { seed: Number(process.env.THENCE_SEED) } : {}) },
      );
      const share = past / asked;
      const table = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
      t.diagnostic(
        `${asked} requests, ${(100 * share).toFixed(1)} % past authentication and limiter; ${table.join(', ')}`,
      );
      assert.ok(share >= PAST_AT_LEAST, `${(100 * share).toFixed(1)} % got past authentication and limiter`);
      assert.equal(server().process.exitCode, null);
      assert.equal((await server().ask('GET', '/v1/usage')).status, 200);
    });
  });
}

/** A rate-limit header means: the key was known and the request counted. Signup asks for no key: reaching its body is enough. */
function isPast(made: Made, { status, headers, body: told }: RawAnswer): boolean {
  if (told?.error?.type === 'rate_limited') return false;
  return (
    headers.ratelimit !== undefined ||
    (made.path === '/v1/signup' && (status === 200 || status === 400 || status === 422))
  );
}
