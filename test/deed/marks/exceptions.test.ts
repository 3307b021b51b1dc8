// Whether the figure that follows is the excepted land or the land itself, where the exception stands in a list of lands.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const SQUARE =
  'Beginning at a stone; thence North 90 feet; thence East 90 feet; thence South 90 feet; thence West 90 feet to the beginning.';
const isExcepted = (lead: string): boolean =>
  tractsOf(`${lead} ${SQUARE}`).find(({ calls }) => calls.length > 0)!.is_exception;

describe('an exception in a list of lands', () => {
  const rows: [lead: string, isException: boolean][] = [
    [
      'Lot 3; the NE¼NE¼ excepting therefrom the north 40 feet of the east 90 feet; the S½NE¼; all being in Section 5, T. 9 N., R. 4 W., and more particularly described as follows:',
      false,
    ],
    [
      'The NE¼ except the north 40 feet; the SE¼ of Section 5, T. 9 N., R. 4 W., all lying in one body and bounded as follows:',
      false,
    ],
    [
      'The NE¼ of Section 5, T. 9 N., R. 4 W., excepting therefrom a tract sold to Bell; said tract being in the north half of said quarter and described as follows:',
      true,
    ],
    ['The NE¼ of Section 5, T. 9 N., R. 4 W., excepting therefrom a tract described as follows:', true],
  ];
  for (const [lead, isException] of rows) test(lead, () => assert.equal(isExcepted(lead), isException));
});

describe('a called area in brackets is the parent tract', () => {
  for (const parent of ['a (called) 90 acre tract', 'a (called 90 acre) tract', 'a called 90 acre tract'])
    test(parent, () =>
      assert.equal(tractsOf(`All that tract being a part of ${parent} of Bell: ${SQUARE}`)[0]!.stated_area, ''),
    );
});
