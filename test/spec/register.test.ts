// Runs last (scripts/test.ts): what every other test saw of the contract over HTTP is held against what should have been seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ZodObject } from 'zod';
import * as resources from '../../src/contract/resources.ts';
import { noted } from '../support/register.ts';
import { ERROR_TYPES } from './lists.ts';
import { PENDING_ERRORS, SEEN_RESOURCES } from './pending.ts';

const seen = noted();
const whole = seen ? false : 'only after a whole run of the suite: npm test';

test('every error type of SPEC.md was provoked over HTTP, or is pending by name', { skip: whole }, () => {
  const types = Object.values(ERROR_TYPES).flat();
  const missing = types.filter((type) => !seen!.errors.has(type) && !(type in PENDING_ERRORS));
  assert.deepEqual(missing, []);
  const served = Object.keys(PENDING_ERRORS).filter((type) => seen!.errors.has(type));
  assert.deepEqual(served, [], 'provoked now: take them off the pending list');
});

for (const [name, { routes, inside, except = {} }] of Object.entries(SEEN_RESOURCES))
  test(`every field of ${name} was seen with a value of its own`, { skip: whole }, () => {
    const schema = resources[name as keyof typeof resources] as unknown as ZodObject;
    const fields = Object.keys(schema.shape);
    const found = new Set(seen!.fields.filter(({ route }) => routes.test(route)).map(({ field }) => field));
    const has = (field: string) => found.has(inside ? `${inside}.${field}` : field);
    assert.deepEqual(
      fields.filter((field) => !has(field) && !(field in except)),
      [],
    );
    assert.deepEqual(Object.keys(except).filter(has), [], 'seen now: take them off the exceptions');
  });
