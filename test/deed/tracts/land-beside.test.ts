// Whether land by sections may be told beside a measured figure is asked before the whole text is read for it: where there is such land the
// answer must be yes, however it is printed.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fold } from '../../../src/deed/words/fold.ts';
import { mayTellLandBeside } from '../../../src/deed/tracts/land-beside.ts';
import { tractsOf } from '../reading.ts';

const FIGURE = 'Beginning at a stone; thence north 40 feet to a pin; thence east 30 feet to the beginning';

function mayTell(before: string, behind: string): boolean {
  const end = before.length + FIGURE.length;
  return mayTellLandBeside(fold(before + FIGURE + behind), [{ start: before.length, end, isException: false }]);
}

describe('land by sections that may stand beside a figure', () => {
  const rows: [before: string, behind: string][] = [
    ['', '. Also the NE¼ of section 6.'],
    ['', '; also lots 1 and 2, sec. 9'],
    ['', '. Together with all that part of the S. E. quarter of section six.'],
    ['', '; and all of sections 22 and 23.'],
    ['', '. (2) Lot 4, section 8.'],
    ['', '. The south half of section nine.'],
    ['', ', to convey to the town: the west half of section two'],
    ['', '.\n\nN/2 SW/4 Sec. 4, T2N R3W'],
    ['', '.\n\nLot l of section three'],
    ['The W½ of section 5, T. 2 N., R. 3 W.\n\n', '.'],
    ['nw qr of sw qr, sec seven.\n', '.'],
    ['', '. TRACT B (by Ord. 460):\nThe N 1/2 of the SW 1/4 of section six'],
  ];
  for (const [before, behind] of rows) test(`${before}…${behind}`, () => assert.equal(mayTell(before, behind), true));
});

describe('what leaves no room for it', () => {
  const rows: [before: string, behind: string][] = [
    ['', '.'],
    ['All that lot of the mill company, ', ', being the mill lot.'],
    ['', '. Also known as the mill lot.'],
  ];
  for (const [before, behind] of rows) test(`${before}…${behind}`, () => assert.equal(mayTell(before, behind), false));
});

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
