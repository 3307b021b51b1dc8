// SPEC.md "Errors": every failure in the envelope, validation as detail, X-Request-Id on every answer of every kind.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AskInit, TestServer } from '../../support/server.ts';
import { rawAsk } from '../../support/raw.ts';

export const REQUEST_ID = /^req_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const json = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }; // as curl -d says

const REFUSED: [sentence: string, method: string, path: string, init: AskInit, status: number, type: string][] = [
  ['an unknown path is 404', 'GET', '/v1/nothing', {}, 404, 'not_found'],
  ['an unknown path is 404 whatever is sent to it', 'POST', '/v2/keys', { body: 'x' }, 404, 'not_found'],
  ['a path with a slash too many is another path', 'GET', '/v1/usage/', {}, 404, 'not_found'],
  ['a path is told apart by case', 'GET', '/V1/usage', {}, 404, 'not_found'],
  ['an encoded slash stays inside its segment', 'GET', '/v1%2Fusage', {}, 404, 'not_found'],
  ['an id of 5,000 characters is an unknown id', 'DELETE', `/v1/keys/${'k'.repeat(5000)}`, {}, 404, 'no_such_key'],
  ['an id that no database holds is an unknown one', 'GET', '/v1/batches/%00', {}, 404, 'no_such_batch'],
  ['and so is a prefix', 'DELETE', '/v1/keys/a%00b', {}, 404, 'no_such_key'],
  ['in the query too', 'GET', '/v1/usage?prefix=%00', {}, 404, 'no_such_key'],
  ['no body of another type is none', 'POST', '/v1/keys/none/rotate', { body: '', headers: FORM }, 404, 'no_such_key'],
  ['DELETE of a key too', 'DELETE', '/v1/keys/none', { body: '', headers: FORM }, 404, 'no_such_key'],
  ['of a run', 'DELETE', '/v1/runs/none', { body: '', headers: FORM }, 404, 'no_such_run'],
  ['of placements', 'DELETE', '/v1/runs/none/placements', { body: '', headers: FORM }, 404, 'no_such_run'],
  [
    'a body of another type is 415',
    'POST',
    '/v1/keys/none/rotate',
    { body: 'a=b', headers: FORM },
    415,
    'unsupported_media_type',
  ],
  ['encoded dots do not climb', 'DELETE', '/v1/keys/%2e%2e%2fusage', {}, 404, 'no_such_key'],
  ['a wrong escape is 400', 'GET', '/v1/%zz', {}, 400, 'bad_request'],
  ['an escape that is not UTF-8 is 400', 'DELETE', '/v1/keys/%ff%fe', {}, 400, 'bad_request'],
  ['another method is 405', 'DELETE', '/v1/usage', {}, 405, 'method_not_allowed'],
  ['another method is 405 without a key too', 'PATCH', '/v1/keys', { key: null }, 405, 'method_not_allowed'],
  ['a method nobody uses is 405', 'PROPFIND', '/v1/keys', {}, 405, 'method_not_allowed'],
  ['OPTIONS is a method like others where no origin is allowed', 'OPTIONS', '/v1/keys', {}, 405, 'method_not_allowed'],
  ['another method on the landing page is 405', 'POST', '/', { json: {} }, 405, 'method_not_allowed'],
  ['another method on the reference is 405', 'POST', '/docs', { json: {} }, 405, 'method_not_allowed'],
  ['text on a JSON route is 415', 'POST', '/v1/keys', { body: 'name=x' }, 415, 'unsupported_media_type'],
  ['a form on a JSON route is 415', 'POST', '/v1/keys', { body: new FormData() }, 415, 'unsupported_media_type'],
  [
    'a media type that only resembles JSON is 415',
    'POST',
    '/v1/keys',
    { body: '{}', headers: { 'content-type': 'application/jsonp' } },
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body is 415',
    'POST',
    '/v1/keys',
    { body: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
    415,
    'unsupported_media_type',
  ],
  ['truncated JSON is invalid_json', 'POST', '/v1/keys', { body: '{"name":"a', headers: json }, 422, 'invalid_json'],
  ['two values are invalid_json', 'POST', '/v1/keys', { body: '{}{}', headers: json }, 422, 'invalid_json'],
  ['NaN is invalid_json', 'POST', '/v1/signup', { body: '{"email":NaN}', headers: json }, 422, 'invalid_json'],
  ['65 levels are invalid_json', 'POST', '/v1/keys', { body: nested(65), headers: json }, 422, 'invalid_json'],
  ['100,000 levels are invalid_json', 'POST', '/v1/keys', { body: nested(1e5), headers: json }, 422, 'invalid_json'],
  [
    'bytes that are not UTF-8 are invalid_json',
    'POST',
    '/v1/keys',
    { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), headers: json },
    422,
    'invalid_json',
  ],
  [
    'a body over the limit of its route is 413',
    'POST',
    '/v1/keys',
    { body: JSON.stringify({ name: 'n'.repeat(262_144) }), headers: json },
    413,
    'document_too_large',
  ],
];

const INVALID: [sentence: string, path: string, body: string, loc: (string | number)[], type: string][] = [
  ['a missing field is named', '/v1/keys', '{}', ['body', 'name'], 'invalid_type'],
  ['an empty body is no object', '/v1/keys', '', ['body'], 'invalid_type'],
  ['64 levels are read, and are no object', '/v1/keys', nested(64), ['body'], 'invalid_type'],
  ['null is no object', '/v1/keys', 'null', ['body'], 'invalid_type'],
  ['a number is no name', '/v1/keys', '{"name":1e400}', ['body', 'name'], 'invalid_type'],
  ['a name has a character at least', '/v1/keys', '{"name":""}', ['body', 'name'], 'too_small'],
  ['a name has 200 at most', '/v1/keys', JSON.stringify({ name: 'n'.repeat(201) }), ['body', 'name'], 'too_big'],
  ['a name cannot hold U+0000', '/v1/keys', '{"name":"a\\u0000"}', ['body', 'name'], 'invalid_text'],
  ['a name cannot hold half a surrogate pair', '/v1/keys', '{"name":"\\ud800"}', ['body', 'name'], 'invalid_text'],
  ['a prototype key is no field', '/v1/keys', '{"__proto__":{"name":"a"}}', ['body', 'name'], 'invalid_type'],
  ['a word is no boolean', '/v1/keys', '{"name":"a","test":"yes"}', ['body', 'test'], 'invalid_type'],
];

export function envelopeSuite(server: () => TestServer): void {
  describe('a failure is answered in the envelope', () => {
    for (const [sentence, method, path, init, status, type] of REFUSED)
      test(sentence, async () => {
        const answer = await server().ask(method, path, init);
        assert.deepEqual([answer.status, answer.body?.error?.type], [status, type], answer.text);
        assert.deepEqual(Object.keys(answer.body), ['error']);
        assert.match(answer.body.error.message, /^[A-Z].*\.$/s, 'a sentence for a person');
        assert.match(answer.headers.get('x-request-id') ?? '', REQUEST_ID);
        if (status === 405) assert.equal(answer.headers.get('allow'), answer.body.error.allow);
      });
    test('405 names the methods of the path', async () => {
      const allowed = async (path: string) =>
        (await server().ask('PUT', path)).headers.get('allow')?.split(', ').sort();
      assert.deepEqual(await allowed('/v1/keys'), ['GET', 'HEAD', 'POST']);
      assert.deepEqual(await allowed('/v1/keys/any_prefix'), ['DELETE']);
      assert.deepEqual(await allowed('/v1/keys/whoami'), ['DELETE', 'GET', 'HEAD'], 'a key may be named so');
      assert.deepEqual(await allowed('/v1/keys/any_prefix/rotate'), ['POST']);
    });
    test('413 says its limit', async () => {
      const { body } = await server().ask('POST', '/v1/keys', { json: { name: 'n'.repeat(300_000) } });
      assert.equal(body.error.limit, 262_144);
    });
  });

  describe('a request that does not fit the schema is answered with detail', () => {
    for (const [sentence, path, body, loc, type] of INVALID)
      test(sentence, async () => {
        const answer = await server().ask('POST', path, { body, headers: json });
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(Object.keys(answer.body), ['detail']);
        const [first] = answer.body.detail;
        assert.deepEqual([first.loc, first.type], [loc, type]);
        assert.equal(typeof first.msg, 'string');
        assert.match(answer.headers.get('x-request-id') ?? '', REQUEST_ID);
      });
    test('every wrong field is listed', async () => {
      const { body } = await server().ask('POST', '/v1/signup', { json: { email: 5 }, key: null });
      const fields = body.detail.map(({ loc }: { loc: string[] }) => loc[1]);
      assert.ok(
        ['email', 'company', 'role'].every((field) => fields.includes(field)),
        fields.join(),
      );
    });
    test('a repeated query parameter is no string', async () => {
      const { status, body } = await server().ask('GET', '/v1/usage?prefix=a&prefix=b');
      assert.deepEqual([status, body.detail?.[0].loc], [422, ['query', 'prefix']]);
    });
  });

  describe('HEAD answers as GET does, without a body', () => {
    for (const path of ['/', '/healthz', '/v1/usage', '/openapi.json'])
      test(path, async () => {
        const got = await server().ask('GET', path);
        const head = await server().ask('HEAD', path);
        assert.deepEqual([head.status, head.text], [got.status, '']);
        assert.match(head.headers.get('x-request-id') ?? '', REQUEST_ID);
        assert.equal(head.headers.get('content-type'), got.headers.get('content-type'));
      });
  });

  describe('every other kind of answer has a request id of its own', () => {
    test('200 of a page, of the reference, of a file of it', async () => {
      const ids = new Set<string>();
      for (const path of ['/', '/docs', '/docs/static/swagger-ui.css', '/openapi.json', '/healthz', '/readyz']) {
        const { headers, status } = await server().ask('GET', path, { key: null });
        assert.equal(status, 200, path);
        assert.match(headers.get('x-request-id') ?? '', REQUEST_ID);
        ids.add(headers.get('x-request-id')!);
      }
      assert.equal(ids.size, 6);
    });
    test("a caller's own X-Request-Id is not taken over", async () => {
      const { headers } = await server().ask('GET', '/healthz', { headers: { 'x-request-id': 'mine' } });
      assert.match(headers.get('x-request-id') ?? '', REQUEST_ID);
    });
  });

  rawSuite(server);
}

type RawRow = [sentence: string, bytes: (auth: string) => string, status: number, type: string];

const GET = 'GET /v1/usage HTTP/1.1\r\nHost: h\r\n';
const RAW: RawRow[] = [
  ['bytes that are no request', () => 'nonsense\r\n\r\n', 400, 'bad_request'],
  ['a TLS hello', () => '\x16\x03\x01\x02\x00\x01\x00\x01', 400, 'bad_request'],
  ['HTTP/2 without an upgrade', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad_request'],
  ['a method nobody knows', () => 'FROB / HTTP/1.1\r\nHost: h\r\n\r\n', 400, 'bad_request'],
  ['CONNECT', () => 'CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n', 400, 'bad_request'],
  ['HTTP/1.1 without a Host', () => 'GET / HTTP/1.1\r\n\r\n', 400, 'bad_request'],
  ['HTTP/1.1 with an empty Host', () => 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400, 'bad_request'],
  ['a Host that is none', () => 'GET / HTTP/1.1\r\nHost: a.example"/x\r\n\r\n', 400, 'bad_request'],
  ['a Host with a user before it', () => 'GET / HTTP/1.1\r\nHost: me@a.example\r\n\r\n', 400, 'bad_request'],
  ['two Hosts', () => `${GET}Host: other\r\n\r\n`, 400, 'bad_request'],
  ['NUL in the path', () => 'GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n', 400, 'bad_request'],
  ['a path of raw bytes outside ASCII', () => 'GET /v1/keys/\xff\xfe HTTP/1.1\r\nHost: h\r\n\r\n', 400, 'bad_request'],
  ['a header name outside ASCII', () => `${GET}X-\xff: 1\r\n\r\n`, 400, 'bad_request'],
  ['a header with a line feed in it', () => `${GET}X-A: a\nX-B\r\n\r\n`, 400, 'bad_request'],
  ['NUL in a header', () => `${GET}X-A: a\0b\r\n\r\n`, 400, 'bad_request'],
  ['two credentials', (auth) => `${GET}${auth}${auth}\r\n`, 400, 'bad_request'],
  [
    'two media types',
    (auth) =>
      `POST /v1/keys HTTP/1.1\r\nHost: h\r\n${auth}Content-Type: application/json\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}`,
    400,
    'bad_request',
  ],
  [
    'two lengths',
    () => `POST /v1/keys HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    'bad_request',
  ],
  [
    'a length and chunks',
    () => `POST /v1/keys HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'bad_request',
  ],
  [
    'a length that is no number',
    () => `POST /v1/keys HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n`,
    400,
    'bad_request',
  ],
  [
    'chunks that are none',
    (auth) =>
      `POST /v1/keys HTTP/1.1\r\nHost: h\r\n${auth}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'bad_request',
  ],
  [
    'a header value of 10,000 characters',
    (auth) => `${GET}${auth}X-A: ${'a'.repeat(10_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'a credential of 10,000 characters',
    () => `${GET}Authorization: Bearer ${'a'.repeat(10_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'a credential of 8,000 characters',
    () => `${GET}Authorization: Bearer ${'a'.repeat(8000)}\r\n\r\n`,
    401,
    'invalid_api_key',
  ],
  ['a header of 20,000 bytes', () => `${GET}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['5,000 headers', () => `${GET}${'a:b\r\n'.repeat(5000)}\r\n`, 431, 'headers_too_large'],
  [
    'a path of 20,000 characters',
    () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: h\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a credential outside ASCII', () => `${GET}Authorization: Bearer \xfc\xff\r\n\r\n`, 401, 'invalid_api_key'],
  ['OPTIONS *', () => 'OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n', 404, 'not_found'],
  ['TRACE', () => 'TRACE /v1/usage HTTP/1.1\r\nHost: h\r\n\r\n', 405, 'method_not_allowed'],
  [
    'dots that would climb out',
    (auth) => `GET /v1/../../etc/passwd HTTP/1.1\r\nHost: h\r\n${auth}\r\n`,
    404,
    'not_found',
  ],
  [
    'dots in the files of the reference',
    () => 'GET /docs/static/../../package.json HTTP/1.1\r\nHost: h\r\n\r\n',
    400,
    'bad_request',
  ],
  [
    'encoded dots there',
    () => 'GET /docs/static/%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1\r\nHost: h\r\n\r\n',
    404,
    'not_found',
  ],
  ['an expectation nobody knows, and no key', () => `${GET}Expect: miracles\r\n\r\n`, 401, 'invalid_api_key'],
];

function rawSuite(server: () => TestServer): void {
  describe('bytes an HTTP client would not send are answered in the envelope too', () => {
    for (const [sentence, bytes, status, type] of RAW)
      test(`${sentence}: ${status}`, async () => {
        const answer = await rawAsk(server().port, bytes(`Authorization: Bearer ${server().liveKey}\r\n`));
        assert.ok(answer, 'an answer before the connection ends');
        assert.deepEqual([answer.status, answer.body?.error?.type], [status, type], answer.text);
        assert.match(answer.headers['x-request-id'] ?? '', REQUEST_ID);
      });
    const auth = () => `Authorization: Bearer ${server().liveKey}\r\n`;
    test('the absolute form of a path is the path', async () => {
      const answer = await rawAsk(server().port, `GET http://h/v1/usage HTTP/1.1\r\nHost: h\r\n${auth()}\r\n`);
      assert.equal(answer?.status, 200, answer?.text);
    });
    test('an expectation nobody knows does not stop a good request', async () => {
      assert.equal((await rawAsk(server().port, `${GET}${auth()}Expect: miracles\r\n\r\n`))?.status, 200);
    });
    test('the server is still there', async () => {
      assert.equal((await server().ask('GET', '/v1/usage')).status, 200);
    });
  });
}
