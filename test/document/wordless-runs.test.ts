// Blanks and marks without end: only their ends are read, and what is quoted is still what was pasted.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../src/deed/read-description.ts';
import { cleanedText } from '../../src/document/clean-text.ts';
import { cleanedSource, pastedText, type SourceText } from '../../src/document/source-text.ts';

describe('a run without a letter or a figure', () => {
  const rows: [name: string, run: string, read: number][] = [
    ['200 blanks are read as they are', ' '.repeat(200), 200],
    ['of 300 blanks 200', ' '.repeat(300), 200],
    ['of 14,000 hyphens 200', '-'.repeat(14_000), 200],
    ['of points and blanks in turn 200', '. '.repeat(500), 200],
    ['marks of every alphabet', '—′…\u3000'.repeat(100), 200],
    ['letters with accents are words', 'é'.repeat(1000), 1000],
    ['figures are words', '1 '.repeat(500), 1000],
    ['and so are characters beyond the first plane', '\u{1d7d8}'.repeat(500), 1000],
  ];
  for (const [name, run, read] of rows)
    test(name, () => {
      const text = `stone${run}oak`;
      assert.equal((cleanedText(text)?.text ?? text).length, read + 'stone'.length + 'oak'.length);
    });

  test('the marks of the tags beside it are of the run, and are cleaned', () =>
    assert.equal(
      cleanedText(`a stone<b>${' '.repeat(1000)}</b>oak &amp; elm`)?.text,
      `a stone${' '.repeat(200 - '></'.length)}oak & elm`,
    ));
});

test('a course around it is quoted as it was pasted, at its place', () => {
  const course = `thence N 10° E${' '.repeat(3000)}100 feet to a stake`;
  const text = `Beginning at a stone; ${course}; thence S 20° W 50 feet to the point of beginning.`;
  const [call] = readDescription(pastedText(text)).extraction.tracts[0]!.calls;
  assert.equal(call!.verbatim_text, course);
  assert.equal(text.slice(call!.source![0]!.start!, call!.source![0]!.end!), course);
});

test('the words of a document keep their places', () => {
  const run = (start: number, end: number) => ({
    start,
    end,
    page: 1,
    box: [start, 0, end, 9] as const,
    confidence: 1,
  });
  const source: SourceText = {
    text: `stone ${'-'.repeat(1000)} oak`,
    kind: 'document',
    runs: [run(0, 5), run(6, 300), run(300, 600), run(600, 1006), run(1007, 1010)],
    alternates: [{ start: 1007, end: 1010, text: 'oaf', confidence: 0.1 }],
    unread: [],
  };
  const { text, runs, alternates } = cleanedSource(source);
  const wordsOf = (places: readonly { start: number; end: number }[]): string[] =>
    places.map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(wordsOf(runs), ['stone', '-'.repeat(99), '-'.repeat(99), 'oak']);
  assert.deepEqual(wordsOf(alternates), ['oak']);
});
