// Sentences behind a figure, each marked in said-behind.txt: those of plain papers weigh too little to be remarks, and the others enough.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { weighsAsRemark, wordsOf } from '../../../src/deed/remarks/weighed-words.ts';
import { judged } from '../judged.ts';

const lines = readFileSync(new URL('./said-behind.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[+-] /.test(line));

for (const [sign, name] of [
  ['+', 'plain papers say'],
  ['-', 'a person has to read'],
])
  describe(`what ${name}`, () => {
    for (const line of lines.filter((one) => one[0] === sign))
      test(line.slice(2), () => assert.equal(weighsAsRemark(line.slice(2)), sign === '-'));
  });

describe('what is weighed', () => {
  test('words without their endings; names, numbers and money are signs', () =>
    assert.deepEqual(
      wordsOf('Sold to Amos Pike for $40, lines running 12 rods'),
      ['sold to @ @ for $ line runn # rods'.split(' ')].flat(),
    ));
  test('not the quantity it begins with', () =>
    assert.deepEqual(
      wordsOf(', containing 12.50 acres, more or less, of which he has two'),
      'of which he has two'.split(' '),
    ));
  test('nor too few words', () => assert.equal(weighsAsRemark('Wrong parcel'), false));
});

test('it is quoted, and keeps a figure from passing', () => {
  const text =
    'Beginning at an iron pin; thence North 300.00 feet to a stone; thence East 400.00 feet to a post; thence South 300.00 feet to a pipe; thence West 400.00 feet to the ' +
    'point of beginning, containing 2.755 acres. The street was afterwards opened to its full width, eleven feet of it out of this lot.';
  const { status, reasons } = judged(text).groundtruth_verdicts[0]!;
  assert.equal(status, 'REVIEW');
  assert.match(reasons[0]!, /^The paper says “The street was afterwards opened/);
});
