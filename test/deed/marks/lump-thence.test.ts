// "Thence" in one lump of letters, figures and signs opens its course; words of the language that lie near it open none.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lumpThences } from '../../../src/deed/marks/lump-thence.ts';
import { callLines } from '../reading.ts';

describe('what is left of thence', () => {
  for (const lump of ['THE14CE', 'T1IENCE', 'TIIENCE', 'TFiENC$', 'TI3$NCE', 'then<:e', 'th0Dce', 'tlr:nce', 'THECdCE'])
    test(lump, () => {
      const text = `Beginning at a stone; thence North 50 feet to a stake. ${lump} East 40 feet to a pin; thence South 50 feet.`;
      assert.deepEqual(callLines(text), [`N 00°00'00" E 50`, `N 90°00'00" E 40`, `S 00°00'00" E 50`]);
    });
  for (const words of [
    'to a stake; there North of the wall',
    'to a stake; these south lines',
    'to a stake; tract 4 north of the wall',
    'to a stake; terrace along the wall',
    'to a stake; the north line',
    'to a fence, along the wall',
    'from t1i3nce to the wall',
  ])
    test(words, () => assert.deepEqual(lumpThences(words), []));
});
