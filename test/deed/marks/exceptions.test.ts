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
    ['The NE¼ of Section 5, T. 9 N., R. 4 W., less about 2 acres', true],
    ['The NE¼ of Section 5, T. 9 N., R. 4 W., less 2 acres,', false],
  ];
  for (const [lead, isException] of rows) test(lead, () => assert.equal(isExcepted(lead), isException));
});

describe('a called area in brackets is the parent tract', () => {
  for (const parent of ['a (called) 90 acre tract', 'a (called 90 acre) tract', 'a called 90 acre tract'])
    test(parent, () =>
      assert.equal(tractsOf(`All that tract being a part of ${parent} of Bell: ${SQUARE}`)[0]!.stated_area, ''),
    );
});

describe('a piece kept back in the words of a roll', () => {
  const PIECE = 'NW COR TH E 20 FT TH S 20 FT TH W 20 FT TH N 20 FT TO BEG';
  for (const [words, isException] of [
    ['EXC COM', true],
    ['EX COM', true],
    ['EXCEPT COM', true],
    ['EXCEPT COMM AT', true],
    ['EXC BEG', true],
    ['LESS BEG AT', true],
    ['ALSO BEG AT', false],
  ] as const)
    test(words, () => {
      const tracts = tractsOf(`${SQUARE.slice(0, -1)} ${words} ${PIECE}`);
      assert.deepEqual(
        tracts.map(({ is_exception: is }) => is),
        [false, isException],
      );
    });
});

describe('an exception before the figure of the land itself', () => {
  const rows: [lead: string, note: RegExp | null][] = [
    ['All vacant lands, except the tract hereinafter set forth, included within metes and bounds as follows:', /tract/],
    ['All the land, except Lot 4, lying within the following described boundary:', /except Lot 4/],
    ['All lands, excluding Lot 4, embraced in the following limits:', /excluding Lot 4/],
    ['All the lands except sections 4 and 9 within these boundaries:', /sections 4 and 9/],
    ['The alleys, with the exception of Elm Lane, within the area described as follows:', /Elm Lane/],
    ['Excepting the mill site, all the land within these boundaries:', /mill site/],
    ['My farm (except one acre sold to Tarn) described as follows:', /one acre sold to Tarn/],
    ['All my land, exclusive of the graveyard, described as follows:', /graveyard/],
    ['That part of Lot 5, except the south 20 feet thereof, described as follows:', null],
    ['The lot sold for its worth, exclusive of the value of the house, described as follows:', null],
    ['No person shall, except with leave, enter the area described as follows:', null],
  ];
  for (const [lead, note] of rows)
    test(lead, () => {
      const tract = tractsOf(`${lead} ${SQUARE}`).find(({ calls }) => calls.length > 0)!;
      assert.equal(tract.is_exception, false);
      if (note) assert.match(tract.notes ?? '', note);
      else assert.equal(tract.notes?.includes('Excepted') ?? false, false);
    });
  test('any portion', () =>
    assert.equal(
      isExcepted('All that lot, less and except any portion in the lane, more particularly described as follows:'),
      false,
    ));
  test('told behind the land it comes off', () =>
    assert.deepEqual(
      tractsOf(`${SQUARE} The tract excepted from this grant is described as follows: ${SQUARE}`).map(
        (tract) => tract.is_exception,
      ),
      [false, true],
    ));
});
