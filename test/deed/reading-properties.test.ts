// Properties over any text and over the corpus: sentences are the document's own, nothing throws, the work grows with the text.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { Extraction } from '../../src/contract/extraction.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';

const CORPUS = process.env['THENCE_CORPUS'] ?? '../shared/corpus';

function assertTraced(text: string): void {
  const { extraction, alternates } = readDescription(pastedText(text));
  for (const tract of extraction.tracts) {
    for (const call of tract.calls) {
      const [place] = call.source!;
      assert.ok(text.includes(call.verbatim_text), 'the sentence is in the text');
      assert.equal([...text].slice(place!.start!, place!.end!).join(''), call.verbatim_text, 'and at its place');
      if (call.confidence !== 'high') assert.notEqual(call.confidence_reason, '', 'doubt has a reason');
    }
    const { text: words, marks } = tract.reading ?? { text: '', marks: [] };
    assert.ok(text.includes(words), 'so are the words of a tract');
    const ends = marks.flatMap(({ start, end }) => [start, end]);
    assert.ok(
      ends.every((end, i) => end >= (ends[i - 1] ?? 0) && end <= [...words].length),
      'its marks stand in order',
    );
    for (const tie of tract.tie_calls) assert.ok(text.includes(tie.slice(tie.indexOf('verbatim=') + 9)), 'a tie too');
  }
  for (const other of alternates)
    assert.ok(extraction.tracts[other.tract]!.calls[other.call], 'an alternate has its call');
}

const WORDS = [
  'thence',
  'Beginning at',
  'commencing at',
  'N',
  'S',
  'north',
  'south',
  'east',
  'W.',
  'degrees',
  'minutes',
  '°',
  "'",
  '"',
  '45',
  '30',
  '100.25',
  'feet',
  'chains',
  'poles',
  'one hundred',
  'and',
  'twenty-five',
  'to a stake',
  'along',
  'the river',
  ';',
  ',',
  '.',
  '(',
  ')',
  'curve to the left',
  'radius of',
  'arc',
  'chord',
  'to the point of beginning',
  'containing',
  'acres',
  'less and except',
  'TRACT I',
  '\n',
  '\n\n',
  'azimuth',
  'due',
  'bears',
  'from',
  'passing',
  'at',
  '½',
  '1/2',
  'section 4',
  '(1)',
  '2.',
  '😀',
  'İ',
  'run',
];

test('any words of deeds in any order: read, traced, valid, never thrown', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 120 }), (words) => {
      const text = words.join(' ');
      assertTraced(text);
      Extraction.parse(readDescription(pastedText(text)).extraction);
    }),
    { numRuns: 120 },
  );
});

test('any string at all is read without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      assertTraced(text);
    }),
    { numRuns: 100 },
  );
});

test('the same text is always read the same', () => {
  const text = 'Beginning at a stone; thence N 45° E 100 feet; thence S 10° W 90 feet to the point of beginning.';
  const read = () => readDescription(pastedText(text));
  assert.deepEqual(read(), read());
});

test('every sentence of the corpus is its own text', (t) => {
  const folder = join(CORPUS, 'metes');
  if (!existsSync(folder)) return t.skip('corpus absent: metes');
  for (const name of readdirSync(folder).filter((n) => n.endsWith('.json'))) {
    const item = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { text: string };
    assertTraced(item.text);
  }
});

test('negatives of the corpus give no courses, save those that are descriptions after all', (t) => {
  const file = join(CORPUS, 'unlabeled', 'negatives.jsonl');
  if (!existsSync(file)) return t.skip('corpus absent: unlabeled');
  const items = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const withCalls = items.filter((line) => {
    const { text } = JSON.parse(line) as { text: string };
    return readDescription(pastedText(text)).extraction.tracts.some((tract) => tract.calls.length > 0);
  });
  // One of the 196 is a lot by bearings and feet after all.
  assert.ok(withCalls.length <= 1, `${withCalls.length} of ${items.length}`);
});
