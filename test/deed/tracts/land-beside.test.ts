// Land by sections told beside a measured figure, under a head of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tractsOf } from '../reading.ts';

test('a part without a figure under a head of its own is a tract, before the figure and behind it', () => {
  const figure =
    'TRACT 8:\nBeginning at a pin; thence North 40 feet; thence East 40 feet; thence South 40 feet; thence West 40 feet to the point of beginning.';
  const part =
    'TRACT 9:\nAll that part of the NW¼ of Section 21, Township 6 North, Range 3 East, lying east of the Tarn Road.';
  for (const text of [`${part}\n${figure}`, `${figure}\n${part}`]) {
    const tracts = tractsOf(text).map(({ name, aliquot }) => [name, /parts=(\w+)/.exec(aliquot)?.[1] ?? '']);
    assert.deepEqual(tracts.sort(), [
      ['TRACT 8', ''],
      ['TRACT 9', 'NW4'],
    ]);
  }
});
