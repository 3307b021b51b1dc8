// Before a pattern runs over a text, its rarest words are asked for (src/deed/words/triples.ts): a pattern that is left out must be one that finds
// nothing. So every sentence of these tests and every second text of the practice sets is read with the questions and without them, as it is or with
// its blanks doubled or broken over lines (in the long run every text, both ways), and the readings must be the same.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { readDescription } from '../../src/deed/read-description.ts';
import { withoutQuestions } from '../../src/deed/words/triples.ts';
import { pastedText } from '../../src/document/source-text.ts';

const LONG = process.env['THENCE_LONG'] === '1';
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });

function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => text.length >= 20 && text.includes(' '));
}

/** Every third blank is two, every fifth the end of a line. */
function spread(text: string): string {
  let count = 0;
  return text.replaceAll(' ', () => (++count % 5 === 0 ? '\n' : count % 3 === 0 ? '  ' : ' '));
}

const readingOf = (text: string): string => JSON.stringify(readDescription(pastedText(text)));

function assertSame(text: string, i: number): void {
  for (const printed of LONG ? [text, spread(text)] : [i % 2 === 0 ? text : spread(text)])
    assert.equal(
      readingOf(printed),
      withoutQuestions(() => readingOf(printed)),
      printed,
    );
}

test('what a sentence reads with questions it reads without them', () => {
  const sentences = FILES.filter((file) => file.endsWith('.test.ts')).flatMap((file) =>
    sentencesOf(join(import.meta.dirname, file)),
  );
  assert.ok(sentences.length > 3000, `${sentences.length} sentences found`);
  [...new Set(sentences)].forEach(assertSame);
});

test('what a paper reads with questions it reads without them', () => {
  for (const file of FILES.filter((name) => name.endsWith('.jsonl')))
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .trim()
      .split('\n')
      .filter((_, i) => LONG || i % 2 === 0)
      .forEach((line, i) => assertSame((JSON.parse(line) as { text: string }).text, i));
});
