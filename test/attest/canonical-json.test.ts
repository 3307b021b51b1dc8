import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson, CanonicalError, rawMember } from '../../src/attest/canonical-json.ts';
import { emitJson } from '../../src/attest/emit-json.ts';

describe('canonical form: sorted keys, compact, ASCII, numbers as received', () => {
  const rows: [title: string, received: string, canonical: string][] = [
    ['keys are sorted', '{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['white space goes', ' { "a" : [ 1 , 2 ] }\n', '{"a":[1,2]}'],
    ['1758.0 and 1758 stay different', '[1758.0,1758]', '[1758.0,1758]'],
    ['foreign number spellings stay', '[1e5,1E+5,-0,-0.0,0.10]', '[1e5,1E+5,-0,-0.0,0.10]'],
    ['integer-like keys sort as strings', '{"10":1,"9":2,"1":3}', '{"1":3,"10":1,"9":2}'],
    ['keys sort by code point, not by UTF-16 unit', '{"\u{1f600}":1,"\uff5e":2}', '{"\\uff5e":2,"\\ud83d\\ude00":1}'],
    ['a key that is a prefix of another comes first', '{"ab":1,"a":2,"":3}', '{"":3,"a":2,"ab":1}'],
    ['outside printable ASCII: lower-case escapes', '"\u00b0 \u2032 \u007f"', '"\\u00b0 \\u2032 \\u007f"'],
    ['short escapes where JSON has them', '"\\u0008\\u000c\\n\\r\\t\\u0022\\u005c"', '"\\b\\f\\n\\r\\t\\"\\\\"'],
    ['a solidus is not escaped', '"a\\/b"', '"a/b"'],
    ['escapes of plain characters are undone', '"\\u0041\\u00B0"', '"A\\u00b0"'],
    ['lone surrogates stay', '"\\uD800x"', '"\\ud800x"'],
    ['literals', '[true,false,null,{},[]]', '[true,false,null,{},[]]'],
    ['__proto__ is a key like any other', '{"b":0,"__proto__":{"a":1}}', '{"__proto__":{"a":1},"b":0}'],
  ];
  for (const [title, received, canonical] of rows)
    test(title, () => assert.equal(canonicalJson(received).text, canonical));
});

describe('what is not JSON is refused with its place', () => {
  const rows: [received: string, message: RegExp][] = [
    ['{"a":1,"a":2}', /"a" is repeated/],
    ['{"a":1,"\\u0061":2}', /"a" is repeated/],
    ['[01]', /comma or \]/],
    ['[1,]', /not a JSON value/],
    ['{"a":1,}', /a key was expected/],
    ['{"a" 1}', /colon/],
    ["{'a':1}", /a key was expected/],
    ['"\u0001"', /not closed/],
    ['"\\x"', /bad escape/],
    ['"\\', /not closed/],
    ['"abc', /not closed/],
    ['[1] 2', /follows/],
    ['NaN', /not a JSON value/],
    ['', /not a JSON value/],
    ['['.repeat(66) + ']'.repeat(66), /nested deeper than 64/],
  ];
  for (const [received, message] of rows)
    test(received.slice(0, 30) || '(empty)', () =>
      assert.throws(
        () => canonicalJson(received),
        (error) => error instanceof CanonicalError && message.test(error.message),
      ),
    );
});

test('the omitted member is left out and handed back', () => {
  const got = canonicalJson('{"attestation":{"signature":"ab","x":1},"signature":"kept"}', {
    omit: ['attestation', 'signature'],
  });
  assert.deepEqual(got, { text: '{"attestation":{"x":1},"signature":"kept"}', omitted: 'ab' });
});

test('a member is handed out in the very characters received', () => {
  assert.equal(rawMember('{"by":"x", "extraction" : {"a": 1.0} }', 'extraction'), '{"a": 1.0}');
  assert.equal(rawMember('{"by":"x"}', 'extraction'), null);
  assert.equal(rawMember('[1]', 'extraction'), null);
  assert.throws(() => rawMember('{"a":1,"a":2}', 'a'), CanonicalError);
});

test('every JSON value has one canonical text, which is its own canonical text', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const canonical = canonicalJson(JSON.stringify(value)).text;
      assert.equal(canonicalJson(canonical).text, canonical);
      assert.equal(canonicalJson(JSON.stringify(value, null, 2)).text, canonical);
      assert.match(canonical, /^[\x20-\x7e]*$/);
    }),
    { numRuns: 500 },
  );
});

const PYTHON = `
import json, sys
for line in sys.stdin:
    sys.stdout.write(json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"), ensure_ascii=True) + "\\n")
`;

test("bodies this service emits: Python's sorted, compact, ASCII dump gives the same bytes", (t) => {
  if (spawnSync('python3', ['--version']).status !== 0) return t.skip('python3 is not on this machine');
  const number = fc.oneof(
    fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
    fc.double({ noNaN: true, min: -1, max: 1 }),
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((n) => n / 1000),
  );
  const { body } = fc.letrec<{ body: unknown }>((tie) => ({
    body: fc.oneof(
      { maxDepth: 5 },
      number,
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('body')),
      fc.dictionary(fc.string({ unit: 'binary' }), tie('body')),
    ),
  }));
  const texts = fc.sample(body, { numRuns: 4000, seed: 20261115 }).map(emitJson);
  const run = spawnSync('python3', ['-c', PYTHON], {
    input: texts.join('\n') + '\n',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONIOENCODING: 'utf8' },
  });
  assert.equal(run.status, 0, run.stderr);
  const dumped = run.stdout.split('\n');
  assert.equal(dumped.length - 1, texts.length);
  for (const [i, text] of texts.entries()) assert.equal(canonicalJson(text).text, dumped[i]);
});
