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

describe('an exception is over where its sentence is, or its paper', () => {
  const rows: [between: string, isException: boolean][] = [
    ['LESS AND EXCEPT any portion lying within the road. All that lot described as follows:', false],
    ['LESS AND EXCEPT any portion conveyed to the State and described as follows:', true],
    [
      'LESS AND EXCEPT the lands sold to Bell. File 204\n\nNOTICE OF SALE UNDER POWER, PELL COUNTY. All that lot:',
      false,
    ],
    ['LESS AND EXCEPT the lands sold to Bell.\nOrdinance No. 412. The following is annexed:', false],
    ['LESS AND EXCEPT the land sold to Bell by deed in Book 9, page 4:\n\n', true],
    // A head right behind the words is that of what they except.
    ['LESS AND EXCEPT Parcel 2-A:', true],
    ['LESS AND EXCEPT PARCELS\nParcel A:', true],
    ['LESS AND EXCEPT the road. PARCEL 2:', false],
  ];
  for (const [between, isException] of rows)
    test(between, () => assert.equal(tractsOf(`${SQUARE} ${between} ${SQUARE}`)[1]!.is_exception, isException));
});

test('a heading that names the exceptions before the whole tract is told', () => {
  const [tract] = tractsOf(`EXHIBIT 2 - Less & Except Parcels\nOverall Tract: A parcel of land in Lot 6: ${SQUARE}`);
  assert.deepEqual([tract!.is_exception, tract!.notes], [false, null]);
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

describe('excepted from a piece that is numbered', () => {
  const FIRST =
    'Parcel 2: Beginning at a post; thence North 200 feet; thence East 300 feet; thence South 200 feet; thence West 300 feet to the beginning.';
  const rows: [lead: string, isException: boolean][] = [
    ['SAVING AND EXCEPTING from said Parcel 2 the tract described as follows:', true],
    ['Excepting from Parcel Two the following tract:', true],
    ['Less and except out of the above Tract II that part described as:', true],
    ['Excepting therefrom, as to Parcel 2, the following:', true],
    ['Less the following portion of Parcel No. 2:', true],
    ['Less and except the mill lot. Also Tract No. 2:', false],
    ['Excepting the part in Parcel 1. Parcel Two.', false],
  ];
  for (const [lead, isException] of rows)
    test(lead, () => assert.equal(tractsOf(`${FIRST} ${lead} ${SQUARE}`).at(-1)!.is_exception, isException));
});

describe('the land and what is excepted from it, told by their sizes', () => {
  const LARGE =
    'Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning.';
  const rows: [land: string, excepted: string][] = [
    ['A tract of 10 acres, less and except 2.5 acres sold to Orr. The 10 acres:', 'The 2.5 acres so excepted:'],
    ['10.00 acres, except 2 acres sold to Orr. The 10 acre tract is described as:', 'The excepted 2 acres are:'],
    ['Ten acres, saving and excepting one acre. Said ten acres being described as:', 'The one acre excepted:'],
    ['10 acres less 1 acre deeded to Orr. The said 10 acres are bounded thus:', 'The acre excepted is bounded:'],
    ['A tract of 10 acres less and except a tract of 1 acre. The 10-acre tract:', 'The 1-acre tract:'],
    ['A tract of 10 acres save and except 1 acre. The whole tract is described as:', 'The exception is described as:'],
  ];
  for (const [land, excepted] of rows)
    test(`${land} … ${excepted}`, () => {
      const tracts = tractsOf(`${land} ${LARGE} ${excepted} ${SQUARE}`);
      assert.deepEqual(
        tracts.map((tract) => tract.is_exception),
        [false, true],
      );
      assert.match(tracts[0]!.stated_area, /^acres=10(?:\.00)?$/);
    });
  for (const lead of [
    'A tract of 10 acres, excepting therefrom 2 acres described as follows:',
    'Less and except the following 2 acres:',
  ])
    test(lead, () => assert.equal(isExcepted(lead), true));
});

describe('what a proclamation or an order reserves is its subject', () => {
  const rows: [lead: string, isException: boolean][] = [
    ['Now I do proclaim that there is reserved for a light:', false],
    ['There is hereby excepted from the Fenwick Forest Reserve and restored to entry the following tract:', false],
    ['It is hereby ordered that there is excluded from the Tarn National Monument the following:', false],
    ['Be it enacted, That there is reserved and excepted out of the public domain the following tract:', false],
    ['The following lands are hereby excepted from the Fenwick Game Refuge:', false],
    ['The grantor conveys the Mill Farm. There is reserved to the grantor the following:', true],
    ['Grantor conveys the Mill Farm; there is excepted:', true],
    [`I do proclaim the following a reserve: ${SQUARE} There is excepted from the reserve the following:`, true],
  ];
  for (const [lead, isException] of rows)
    test(lead, () => assert.equal(tractsOf(`${lead} ${SQUARE}`).at(-1)!.is_exception, isException));
  for (const [lead] of rows.slice(0, 5))
    test(`no note: ${lead}`, () => assert.equal(tractsOf(`${lead} ${SQUARE}`)[0]!.notes, null));
});
