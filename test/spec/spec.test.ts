import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ZodObject } from 'zod';
import * as extraction from '../../src/contract/extraction.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { REFUSALS } from '../../src/contract/refusals.ts';
import * as resources from '../../src/contract/resources.ts';
import * as response from '../../src/contract/response.ts';
import { absent, SPEC } from '../support/corpus.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { ENDPOINTS, ERROR_TYPES, LIMIT_ROWS } from './lists.ts';
import { specEndpoints, specErrors, specFields, specLimits } from './parse-spec.ts';
import { PENDING_ENDPOINTS } from './pending.ts';

const skip = absent(SPEC);

describe('the lists these tests hold are those of SPEC.md', { skip }, () => {
  test('error types', () => {
    const settled = structuredClone(specErrors());
    settled[404] = settled[404]!.filter((type) => type !== 'no_subscription'); // DECISIONS.md: no_subscription is 409
    settled[409] = [...settled[409]!, 'no_subscription'];
    const sorted = (lists: Readonly<Record<number, readonly string[]>>) =>
      Object.fromEntries(Object.entries(lists).map(([status, types]) => [status, [...types].sort()]));
    assert.deepEqual(sorted(settled), sorted(ERROR_TYPES));
  });
  test('endpoints', () => assert.deepEqual([...new Set(specEndpoints())].sort(), [...ENDPOINTS].sort()));
  test('limits', () => assert.deepEqual(specLimits().sort(), Object.keys(LIMIT_ROWS).sort()));
});

describe('every error type is declared with its status', () => {
  for (const [status, types] of Object.entries(ERROR_TYPES))
    for (const type of types)
      test(`${type} is ${status}`, () => assert.equal(REFUSALS[type as keyof typeof REFUSALS]?.status, Number(status)));
});

describe('every limit is a number of one table', () => {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], LIMITS);
  for (const [name, figures] of Object.entries(LIMIT_ROWS))
    for (const [figure, path] of figures) test(`${name}: ${figure}`, () => assert.equal(at(path), figure));
});

describe('every field of a resource table is in its schema', { skip }, () => {
  const schemas: Record<string, unknown> = { ...extraction, ...response, ...resources };
  for (const [title, fields] of skip ? [] : Object.entries(specFields())) {
    if (!(title in schemas)) continue;
    test(`${title}: ${fields.join(', ')}`, () => {
      const declared = Object.keys((schemas[title] as ZodObject).shape);
      assert.deepEqual(
        fields.filter((field) => !declared.includes(field)),
        [],
      );
    });
  }
});

describe('every endpoint is served, or pending by name', () => {
  let server: TestServer;
  let served: string[];
  let reference: string;
  before(async () => {
    server = await startServer({ fresh: true }); // an empty folder, as a stranger starts
    const answer = await server.ask('GET', '/openapi.json', { key: null });
    reference = answer.text;
    const { paths } = answer.body as { paths: Record<string, object> };
    served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  });
  after(() => server.close());
  test('the first start on an empty folder prints a live and a test key, once', () => {
    assert.match(server.liveKey, /^thence_live_\w+$/);
    assert.match(server.testKey, /^thence_test_\w+$/);
    assert.equal(server.stderr().includes(server.liveKey), false);
  });
  for (const type of Object.values(ERROR_TYPES).flat())
    test(`the reference says when ${type} is answered`, () =>
      assert.ok(reference.includes(`\`${type}\`: ${REFUSALS[type as keyof typeof REFUSALS].when}`)));
  test('POST /v1/extract documents the statuses that SPEC.md names', () => {
    const { paths } = JSON.parse(reference) as { paths: Record<string, { post: { responses: object } }> };
    const declared = Object.keys(paths['/v1/extract']!.post.responses).map(Number);
    const named = [200, 400, 401, 402, 404, 409, 413, 422, 429, 502, 503];
    assert.deepEqual(
      named.filter((status) => !declared.includes(status)),
      [],
    );
  });
  for (const endpoint of ENDPOINTS) {
    const part = PENDING_ENDPOINTS[endpoint];
    test(part ? `${endpoint} comes with ${part}` : `${endpoint} is served`, () =>
      assert.equal(served.includes(endpoint), part === undefined),
    );
  }
});
