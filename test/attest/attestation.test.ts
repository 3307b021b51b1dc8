import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { signedText, verifyText } from '../../src/attest/attestation.ts';
import { emitJson } from '../../src/attest/emit-json.ts';
import { Refusal } from '../../src/contract/refusals.ts';

const key = randomBytes(32);
const body = () => ({
  document: 'deed \u00b0.pdf',
  usage: { seconds: 1.25, input_tokens: 0 },
  attestation: { document_sha256: 'ab', extracted_at: '2026-11-15T00:00:00Z', signature: '' },
});
const refusal = (type: string) => (error: unknown) => error instanceof Refusal && error.type === type;

describe('SPEC.md Attestation', () => {
  test('the signature is an HMAC-SHA256 over the whole body less the signature itself', () => {
    const text = signedText(body(), [key]);
    const signed =
      '{"attestation":{"document_sha256":"ab","extracted_at":"2026-11-15T00:00:00Z"},"document":"deed \\u00b0.pdf",' +
      '"usage":{"input_tokens":0,"seconds":1.25}}';
    const parsed = JSON.parse(text) as ReturnType<typeof body>;
    assert.equal(parsed.attestation.signature, createHmac('sha256', key).update(signed).digest('hex'));
    verifyText(text, [key]);
  });

  test('other white space and key order still verify; one changed digit does not', () => {
    const text = signedText(body(), [key]);
    const { attestation, ...rest } = JSON.parse(text) as ReturnType<typeof body>;
    verifyText(JSON.stringify({ attestation, ...rest }, null, 3), [key]);
    assert.throws(() => verifyText(text.replace('1.25', '1.26'), [key]), refusal('attestation_mismatch'));
    assert.throws(() => verifyText(text.replace('1.25', '1.250'), [key]), refusal('attestation_mismatch'));
  });

  test('a key unknown to this version still counts', () => {
    const text = signedText({ ...body(), later_field: [1, 2] }, [key]);
    verifyText(text, [key]);
    assert.throws(() => verifyText(text.replace('[1,2]', '[1,3]'), [key]), refusal('attestation_mismatch'));
  });

  test('the hash and the time are signed', () => {
    const text = signedText(body(), [key]);
    assert.throws(() => verifyText(text.replace('"ab"', '"ac"'), [key]), refusal('attestation_mismatch'));
    assert.throws(() => verifyText(text.replace('2026-11', '2026-12'), [key]), refusal('attestation_mismatch'));
  });

  test('the first key signs, every key verifies, a stranger does not', () => {
    const older = randomBytes(32);
    verifyText(signedText(body(), [older]), [key, older]);
    assert.throws(() => verifyText(signedText(body(), [older]), [key]), refusal('attestation_mismatch'));
  });

  test('no signature: attestation_missing; no key: attestation_unavailable; not JSON: invalid_json', () => {
    assert.throws(() => verifyText(signedText(body(), []), [key]), refusal('attestation_missing'));
    assert.throws(() => verifyText('{"attestation":null}', [key]), refusal('attestation_missing'));
    assert.throws(() => verifyText('{"attestation":{"signature":7}}', [key]), refusal('attestation_missing'));
    assert.throws(() => verifyText(signedText(body(), [key]), []), refusal('attestation_unavailable'));
    assert.throws(() => verifyText('{"attestation":', [key]), refusal('invalid_json'));
  });

  test('a repeated key in one object is attestation_mismatch', () => {
    const text = signedText(body(), [key]);
    assert.throws(() => verifyText(text.replace('{', '{"document":"x",'), [key]), refusal('attestation_mismatch'));
  });
});

describe('numbers we emit survive a Python client', () => {
  const rows: [value: number, text: string][] = [
    [0.00001, '0'],
    [-0, '0'],
    [1e20 / 1e10, '10000000000'],
    [0.0001, '0.0001'],
    [1758, '1758'],
  ];
  for (const [value, text] of rows) test(`${value} is written ${text}`, () => assert.equal(emitJson(value), text));
  for (const value of [NaN, Infinity, 2 ** 60])
    test(`${value} is our own error, not a body`, () => assert.throws(() => emitJson({ value }), RangeError));
});
