// Long texts are asked fewer questions than short ones (src/deed/words/triples.ts): a question left out must be one whose answer is no. So
// every sentence of these tests is read alone and again in front of words that mean nothing, and the tracts must be the same.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import type { Tract } from '../../src/contract/extraction.ts';
import { callLine, tractsOf } from './reading.ts';

const NOTHING = '\n\n\n' + 'Zqx vwj. '.repeat(45);

function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => text.length >= 20 && text.length < 290 && text.includes(' '));
}

const whatItReads = (tract: Tract) => [
  tract.description_type,
  tract.is_exception,
  tract.stated_area,
  tract.aliquot,
  tract.tie_calls.length,
  tract.calls.map((call) => [callLine(call), call.confidence]),
];

test('what a sentence reads alone it reads in a long text', () => {
  const sentences = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => sentencesOf(join(import.meta.dirname, file)));
  assert.ok(sentences.length > 800, `${sentences.length} sentences found`);
  for (const sentence of new Set(sentences)) {
    const alone = tractsOf(sentence).map(whatItReads);
    assert.deepEqual(tractsOf(sentence + NOTHING).map(whatItReads), alone, sentence);
  }
});
