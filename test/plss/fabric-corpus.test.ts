// The real Wyoming extract, where it lies beside the checkout: the figures that docs/plss.md claims.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { scoreDivisions, scoreRules, scoreTexts, withImported, wyomingFabric } from '../../scripts/score-fabric.ts';
import { CORPUS, absent } from '../support/corpus.ts';

test('on the Wyoming fabric rule and fabric agree as far as is claimed', { skip: absent(join(CORPUS, 'fabric')) }, async () => {
  const fabric = wyomingFabric(CORPUS);
  const rules = scoreRules(fabric);
  assert.ok(rules.regular > 1000);
  assert.ok(rules.medianM <= 0.3, `median ${rules.medianM}`);
  assert.ok(rules.p95M <= 3.5, `p95 ${rules.p95M}`);
  assert.ok(rules.refused.length <= 0.05 * rules.regular, rules.refused.join('\n'));
  const divisions = await scoreDivisions(fabric, 8);
  assert.deepEqual(divisions.other, []);
  assert.ok(divisions.asked > 2000 && divisions.refused.length <= 3, divisions.refused.join('\n'));
    assert.equal(divisions.exact + divisions.refused.length, divisions.asked);
}); // prettier-ignore

const skip = process.env.THENCE_LONG === '1' ? absent(join(CORPUS, 'fabric')) : 'long: THENCE_LONG=1';
test('imported into a database it answers the same, from the text of a deed to the very ring', { skip }, async () => {
  await withImported(CORPUS, async (fabric) => {
    const [here, there] = [scoreRules(fabric), scoreRules(wyomingFabric(CORPUS))];
    assert.deepEqual([here.cells, here.medianM, here.p95M], [there.cells, there.medianM, there.p95M]);
    const texts = await scoreTexts(fabric, 40);
    assert.deepEqual(texts.other, []);
    assert.ok(texts.asked > 400 && texts.refused.length <= 2, texts.refused.join('\n'));
  });
});
