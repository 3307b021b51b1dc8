import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { anyCase } from '../../../src/deed/words/any-case.ts';

const SAME: readonly [pattern: RegExp, yes: readonly string[], no: readonly string[]][] = [
  [/\bdeed\s(?-i:[A-Z])/i, ['DEED A', 'a Deed B'], ['deed a', 'DEED b']],
  [/^(?<who>(?-i:[A-Z])[\w.'’-]*)\s(?:inc|llc)\b/i, ['Elm INC', 'Elm Inc'], ['elm inc']],
  [/(?-i:D(?:EED|eed))\sof/i, ['DEED OF', 'Deed Of'], ['dEED of', 'deed of']],
  [/[^a-z\n]{3}(?-i:x)/i, ['123x'], ['ABCx', '123X']],
  [/\u00bd|\x41b(?<=(?-i:[a-z])?)/i, ['½', 'AB'], ['q']],
];
describe('a pattern in any case reads as the flag would', () => {
  for (const [pattern, yes, no] of SAME) {
    const spelled = anyCase(pattern);
    test(pattern.source, () => {
      assert.ok(!spelled.flags.includes('i') && !spelled.source.includes('(?-i:'));
      for (const text of yes) assert.ok(spelled.test(text), text);
      for (const text of no) assert.ok(!spelled.test(text), text);
    });
  }
});
test('it keeps its other flags and its groups', () => {
  const pattern = anyCase(/(?<kind>lot)s?\s(?-i:A)/giy);
  assert.equal(pattern.flags, 'gy');
  assert.equal(pattern.exec('LOTS A')?.groups?.['kind'], 'LOT');
});

/** Every pattern of the source that switches its case stands in a call of anyCase, where it is spelled out. */
test('no pattern switches the flag while it runs', () => {
  const source = join(import.meta.dirname, '../../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(source, file), 'utf8');
    if (!text.includes(SWITCH) || file.endsWith('any-case.ts')) continue;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const pieces = piecesOf(tree);
    const visit = (node: ts.Node): void => {
      const isPattern = ts.isRegularExpressionLiteral(node) || ts.isNewExpression(node);
      if (isPattern && switches(node.getText(), pieces) && !isSpelled(node))
        found.push(`${file}: ${node.getText().slice(0, 60)}`);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  assert.deepEqual(found, []);
});

const SWITCH = '(?-i:';
const switches = (words: string, pieces: ReadonlySet<string>): boolean =>
  words.includes(SWITCH) || [...pieces].some((piece) => words.includes(`\${${piece}}`));

/** Strings that switch the case, or are made of some that do. */
function piecesOf(tree: ts.SourceFile): Set<string> {
  const pieces = new Set<string>();
  const visit = (node: ts.Node): void => {
    const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    const isString = value !== undefined && (ts.isTaggedTemplateExpression(value) || ts.isStringLiteralLike(value));
    if (isString && switches(value.getText(), pieces)) pieces.add((node as ts.VariableDeclaration).name.getText());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return pieces;
}

function isSpelled({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 'anyCase';
}
