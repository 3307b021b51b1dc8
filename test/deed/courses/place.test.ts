// Places for many calls are those of placesOf: in plain text, among characters of two halves, and in text joined across lines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeReader } from '../../../src/deed/courses/place.ts';
import { joinedSource, pastedText, placesOf } from '../../../src/document/source-text.ts';

const texts: [name: string, text: string][] = [
  ['plain', 'thence north to a stake'],
  ['characters of two halves', '\u{1f332}thence \u{1f600}\u{1f600} north\u{1f332}'],
  ['joined across lines', 'thence to the begin-\nning, and twelve\n\n77\n\ndegrees north'],
  ['joined, with characters of two halves', '\u{1f332} the begin-\nning \u{1f600} of'],
  ['a half alone', 'thence \udc00 north \ud800 east'],
];
for (const [name, text] of texts)
  test(name, () => {
    const source = joinedSource(pastedText(text));
    const places = placeReader(source);
    for (let start = 0; start <= source.text.length; start++)
      for (let end = start; end <= source.text.length; end++)
        assert.deepEqual(places(start, end), placesOf(source, start, end));
  });
