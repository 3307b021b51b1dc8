// Land that the sentence before it keeps back without "except" or "less" is an exception; a right kept in land is not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const SQUARE =
  'thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning';
const FARM = `Beginning at a stone; ${SQUARE.replaceAll('100', '660')}, containing 10 acres`;
const both = (words: string): string => `${FARM}. ${words} Beginning at a stake; ${SQUARE}, containing 0.23 acre.`;

describe('kept back', () => {
  const rows: string[] = [
    'There is expressly excluded from this conveyance the following parcel:',
    'There is, however, excluded and not conveyed the following parcel:',
    'There are hereby withheld from the sale the following described premises:',
    'Provided, however, that the following parcel shall not pass:',
    'The following described lot is not conveyed hereby:',
    'The following parcel, which is not included in this conveyance:',
    'It is understood that the following tract is not intended to be conveyed:',
    'There has heretofore been conveyed out of the above the following, which does not pass by this deed:',
    'The grantor retains title to the following:',
    'The grantors hereby retain the following parcel of land:',
    'Grantor RESERVES unto himself and his heirs, out of the land herein conveyed, the following parcel:',
    'Reserving unto the grantors, their heirs and assigns, a house lot described as follows:',
    'Reserved from this deed is the graveyard, bounded thus:',
    'Subject to the prior conveyance to Jones of:',
    'The following out-parcel is withheld:',
    'The following tract is reserved by the grantor:',
    'OUTSALES: No. 1 -',
    'EXCEPTED PARCEL:',
    'Exclusion Parcel 2:',
    'The exception:',
    'LESS OUTPARCEL:',
    'Out parcel (not included):',
    'There is not included in this conveyance the following:',
    'This annexation does not include the following parcel already in the city:',
    'Provided, that the following tract shall remain outside the corporate limits:',
    'Out-sale to Hall:',
    'Less outsales as follows:',
    'Off-conveyance, Book 9, Page 8:',
    'Out of the above there has been sold off:',
    'From the above there has been conveyed to the Board of Education the following lot:',
    'A part of the above has heretofore been sold to Hall, to wit:',
    'Heretofore sold out of said tract:',
    'Not included in this deed is the family cemetery described as follows:',
    'Not conveyed herein is that lot described as follows:',
    'Also excluded is a lot bounded as follows:',
    'SAVING, however, to the heirs of Moore the following:',
    'Save the following portion previously deeded to the church:',
    'Save only a lot sold to Hall, thus described:',
    'From which there is to be deducted the following tract, sold to Hall:',
    'From which is deducted the following tract:',
    'Deduct the following:',
    'Said property does not include the following:',
    'This deed does not convey the following described tract:',
    'It is not intended to convey that portion described as follows:',
    'The parties of the first part do not convey the following lot:',
    'Omitting the tract heretofore sold to Hall, described as follows:',
    'With the exception of the following described lot:',
    'Other than the following lot:',
    'Exception:',
    'Exception No. 1:',
    'EXCEPTIONS:\n1.',
    'Tract excepted:',
    'LESS OUT:',
    'LESS-OUT PARCEL\n',
    'Subtracting therefrom the following:',
    '\n\nOmitting therefrom the following parcel:',
    '\n\nReserving to the grantor the following tract out of the above:',
  ];
  for (const words of rows)
    test(words, () =>
      assert.deepEqual(
        tractsOf(both(words)).map((t) => [t.is_exception, t.stated_area_sqft ?? t.stated_acreage]),
        [
          [false, 10],
          [true, 0.23],
        ],
      ),
    );

  test('the next of a list is kept back with the first', () =>
    assert.deepEqual(
      tractsOf(`${both('OUTSALES: No. 1 -')} No. 2 - Beginning at an elm; ${SQUARE}, containing 0.23 acre.`).map(
        (t) => t.is_exception,
      ),
      [false, true, true],
    ));
});

describe('not kept back', () => {
  const rows: string[] = [
    'Outparcel 2:',
    'The ordinance does include the following parcel already in the city:',
    'Also the following tract, not heretofore sold:',
    'The grantor retains a lien upon the following tract, also conveyed:',
    'The grantor reserves an easement over the following strip:',
    'Reserving unto the grantor a life estate in the following house lot:',
    'Also conveyed, and not subject to said lease, is the following tract:',
    'The following tract, from which the timber has been cut, is also conveyed:',
    'Also the tract which was not included in the deed to Hall, described as follows:',
    'Tract II. The same land that has been conveyed to the grantor by Hall:',
    'To save expense the following survey was used:',
    'Tract Two, being the same land heretofore conveyed to Hall:',
    'There is also conveyed the following tract:',
    'There is hereby granted and conveyed the following:',
    'There was conveyed to the grantor by deed of Hall the following tract, also passed hereby:',
    'The following lands are excluded from the Elk National Forest:',
    'Less outsales, the remainder being described as follows:',
    'Exceptions: none.\n\n',
    'This conveyance does not include the house trailer located thereon.\n\n',
  ];
  for (const words of rows)
    test(words, () =>
      assert.deepEqual(
        tractsOf(both(words)).map((t) => t.is_exception),
        [false, false],
      ),
    );
});

describe('told by the words of an exception before', () => {
  const second = (lead: string, head: string): boolean => tractsOf(`${lead} ${both(head)}`)[1]!.is_exception;
  test('less that portion', () =>
    assert.equal(
      second('Lot 9 (less that portion conveyed to Hall) described:', 'The portion conveyed to Hall:'),
      true,
    ));
  test('of which nothing was excepted', () =>
    assert.equal(second('Part of the portion conveyed to Hall:', 'The portion conveyed to Hall:'), false));
});

describe('what an exception leaves is the land', () => {
  const rows: string[] = [
    'All that 3.680 acre farm, less that portion conveyed to Hall, the remainder being described as follows:',
    'The farm of Hall, excepting the lot of the church, the residue being bounded as follows:',
    'All of the following except the east 100 feet:',
    'All of the following described tract, excepting the road:',
  ];
  for (const words of rows)
    test(words, () => {
      const [tract] = tractsOf(`${words} Beginning at a stake; ${SQUARE}.`);
      assert.deepEqual([tract!.is_exception, tract!.stated_area], [false, '']);
    });
  test('the area that is left is its own', () =>
    assert.equal(
      tractsOf(`A farm of 9 acres, less what was sold to Hall, the remainder being described as follows: ${FARM}.`)[0]!
        .stated_acreage,
      10,
    ));
});
