import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Refusal } from '../../src/contract/refusals.ts';
import { sniff } from '../../src/document/sniff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const raw = (...values: number[]) => Uint8Array.from(values);

const kinds: [sentence: string, input: Uint8Array, kind: string][] = [
  ['a PDF begins with %PDF-', bytes('%PDF-1.4\nrest'), 'pdf'],
  ['a PDF may have rubbish before its header', new Uint8Array([0, 1, 2, ...bytes('%PDF-1.7')]), 'pdf'],
  ['a PDF that is ASCII throughout may have an empty line before its header', bytes('\r\n%PDF-1.4\n1 0 obj'), 'pdf'],
  ['a PDF of ASCII after the lines of a message', bytes('Server: x\r\n\r\n%PDF-1.4\n1 0 obj'), 'pdf'],
  ['a PDF of ASCII after a byte order mark', bytes('\ufeff%PDF-1.4\n1 0 obj'), 'pdf'],
  ['a TIFF in Intel order', raw(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0), 'tiff'],
  ['a TIFF in Motorola order', raw(0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8), 'tiff'],
  ['a BigTIFF in Intel order', raw(0x49, 0x49, 0x2b, 0, 8, 0, 0, 0), 'tiff'],
  ['a BigTIFF in Motorola order', raw(0x4d, 0x4d, 0, 0x2b, 0, 8, 0, 0), 'tiff'],
  ['a PNG', raw(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'png'],
  ['a JPEG', raw(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
  ['a pasted description', bytes('thence North 45° East 100 feet'), 'text'],
  ['text that mentions %PDF- is text', bytes('The file began with %PDF-1.4, he said.'), 'text'],
  ['text with a byte order mark', raw(0xef, 0xbb, 0xbf, 0x4e), 'text'],
  ['one character among those of no width', bytes('\u200bN\u200b'), 'text'],
  ['a character outside the first plane', bytes('\u200b\u{20000}'), 'text'],
  ['text of exactly 64 KB passes', bytes('N'.repeat(65_536)), 'text'],
];
for (const [sentence, input, kind] of kinds) test(`${sentence}: ${kind}`, () => assert.equal(sniff(input), kind));

const refused: [sentence: string, input: Uint8Array, type: string][] = [
  ['nothing at all', raw(), 'empty_document'],
  ['white space only', bytes(' \n\t\r\n '), 'empty_document'],
  ['characters of no width only', bytes('\u200b\u200b \ufeff\u2060\u00ad\n'), 'empty_document'],
  ['blanks of other scripts only', bytes('\u3000\u2800\u3164\u115f\ufe0f\u202e'), 'empty_document'],
  ['a byte order mark only', raw(0xef, 0xbb, 0xbf), 'empty_document'],
  ['text of 64 KB and one byte', bytes('N'.repeat(65_537)), 'text_too_large'],
  ['a ZIP', raw(0x50, 0x4b, 3, 4, 0, 0), 'unsupported_format'],
  ['a BMP', raw(0x42, 0x4d, 0, 0, 1, 0), 'unsupported_format'],
  ['UTF-16 text', raw(0xff, 0xfe, 0x4e, 0, 0x6f, 0), 'unsupported_format'],
  ['Latin-1 text with a degree sign', raw(0x4e, 0x20, 0x34, 0x35, 0xb0), 'unsupported_format'],
  ['text with a NUL in it', raw(0x4e, 0, 0x45), 'unsupported_format'],
];
for (const [sentence, input, type] of refused)
  test(`${sentence} is refused as ${type}`, () =>
    assert.throws(
      () => sniff(input),
      (error) => error instanceof Refusal && error.type === type,
    ));

test('text in UTF-16 is told how to be saved', () => {
  assert.throws(() => sniff(raw(0xff, 0xfe, 0x4e, 0)), /in UTF-16.*save it as UTF-8/);
  assert.throws(() => sniff(raw(0xfe, 0xff, 0, 0x4e)), /in UTF-16.*save it as UTF-8/);
});

test('any bytes are a kind or a listed refusal', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (input) => {
      try {
        return ['pdf', 'tiff', 'png', 'jpeg', 'text'].includes(sniff(input));
      } catch (error) {
        return error instanceof Refusal;
      }
    }),
  );
});
