// Limits of towns and counties in acts and charters: few figures, streets, brooks and railroads. Every name and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

describe('limits with few figures', () => {
  const rows: [text: string, calls: string[]][] = [
    [
      'The limits of the village of Rook are hereby fixed as follows: Beginning at the bridge of the Rook Railroad Company; thence in a westerly direction with the track to the lane; thence southwardly to a stone in the field of Pell, eighty-one feet in an easterly direction from an elm; thence eastwardly with Mill Street one hundred and six feet to a pillar; thence with the brook to the place of beginning.',
      ['- -', '- -', '- 106', '- -'],
    ],
    [
      'That the boundary of the corporation of Rook shall be thus: commencing at the chapel; thence along the road to the ford; thence up the run to its head; thence due east two miles; thence in a direct line to the starting point.',
      ['- -', '- -', `N 90°00'00" E 2`, '- -'],
    ],
    [
      'beyond the barn; thence with the lane to the crossing with a drift road; thence with the road to the state line; thence with said line to the beginning.',
      [],
    ],
    [
      'The village limits shall be these, to wit: beginning where Rook Branch meets the river, thence up said branch to a garden; thence in a direct line and with the line of Pell to the pond, then with its shore to the place of its beginning.',
      [],
    ],
  ];
  for (const [text, calls] of rows)
    test(text.slice(0, 90), () => {
      const [tract] = tractsOf(text);
      assert.equal(tract?.description_type, 'metes_and_bounds');
      assert.deepEqual(tract.calls.map(callLine), calls);
    });
});

test('the number of a parcel is no length', () =>
  assert.deepEqual(
    tractsOf(
      'Beginning at a pin; thence north 40 feet; thence south along the west line of Parcel 7.02 to the lane; thence east 31 feet to the beginning.',
    )[0]!.calls.map(callLine),
    [`N 00°00'00" E 40`, `S 00°00'00" E -`, `N 90°00'00" E 31`],
  ));

test('words of a number behind a hyphen of which the beginning cannot be read are no area', () =>
  assert.equal(
    tractsOf(
      'A lot of some thirtyy-four square feet: Beginning at a pin; thence north 40 feet; thence east 31 feet; thence to the beginning.',
    )[0]!.stated_area,
    '',
  ));
