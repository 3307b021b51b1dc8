// Places that a description names and its courses cannot reach keep it from a PASS; the same words the right way round do not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judged } from '../judged.ts';

const REST = (first: string, end = ''): string =>
  `${first}; thence East 180.00 feet; thence South 250.00 feet${end}; thence West 180.00 feet to the place of beginning. Containing 1.033 acres.`;
const status = (text: string): string => judged(text).groundtruth_verdicts[0]!.status;

const ROWS: readonly (readonly [string, string])[] = [
  [
    REST(
      'Beginning at the northeast corner of the land of Isaac Tull; thence North 250.00 feet along the east line of said Tull to his southeast corner',
    ),
    'REVIEW',
  ],
  [
    REST(
      'Beginning at the southeast corner of the land of Isaac Tull; thence North 250.00 feet along the east line of said Tull to his northeast corner',
    ),
    'PASS',
  ],
  [
    REST(
      'Beginning at the northeast corner of the land of Isaac Tull; thence North 250.00 feet to the southeast corner of Lot 5',
    ),
    'PASS',
  ],
  [
    REST(
      "Beginning at a point on the north line of Lot 3; thence N 0° 00' E 250.00 feet across Lot 3 to the south line thereof",
    ),
    'REVIEW',
  ],
  [
    REST(
      "Beginning at a point on the south line of Lot 3; thence N 0° 00' E 250.00 feet across Lot 3 to the north line thereof",
    ),
    'PASS',
  ],
  [
    REST(
      'Beginning on the north side of Mason Road at a pin; thence North 250.00 feet',
      ' across Mason Road to a pin on the south side thereof',
    ).replace('thence West', `thence along said south side N 90°00'00" W`),
    'REVIEW',
  ],
  [
    REST(
      'Beginning on the north side of Mason Road at a pin; thence North 250.00 feet',
      ' to a pin on the north side thereof',
    ).replace('thence West', `thence along said north side N 90°00'00" W`),
    'PASS',
  ],
  [
    'In the Northeast Quarter of Section 8: ' +
      REST('Beginning 150 feet east of the southwest corner of said Section 8; thence North 250.00 feet'),
    'REVIEW',
  ],
  [
    'In the Southwest Quarter of Section 8: ' +
      REST('Beginning 150 feet east of the southwest corner of said Section 8; thence North 250.00 feet'),
    'PASS',
  ],
];

describe('places that the courses cannot reach', () => {
  for (const [text, expected] of ROWS) test(text.slice(0, 200), () => assert.equal(status(text), expected));
});
