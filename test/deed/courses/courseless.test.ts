// A text without courses is told by its words alone; whatever may be a length or open a course is not taken for one without.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCourseless } from '../../../src/deed/courses/courseless.ts';
import { descriptionsOf } from '../../../src/deed/tracts/description.ts';
import { fold } from '../../../src/deed/words/fold.ts';
import { tokensOf } from '../../../src/deed/values/tokens.ts';

const without = [
  'T. 7 N., R. 4 W., sec. 11, NE¼; sec. 12, W½SE¼, and lots 1 to 4, inclusive.',
  'Lots 3 and 4, in section nineteen, township six south, range two east of the 6th P. M., in fee.',
  'The north half of the "Tarn Place", 6th P.M., containing 80 acres.',
];
const perhaps = [
  'the west 40 feet of the NE¼',
  'the west forty-twofeet of lot 9',
  'the east 30 fe et of lot 9',
  "the east 30' of lot 9",
  'the east (30) fest of lot 9',
  'the east 30 linear m of lot 9',
  'the east 3 in of lot 9',
  'the east 4 -5 confirm lot 9',
  'S 40 W 12, S 50 E 14, N 40 E 12',
  '\nA  N 40 E   12.5\nB  S 50 E   14.5',
  'thence along the creek to the corner',
];

for (const text of without)
  test(`without a course: ${text}`, () => {
    const folded = fold(text);
    assert.equal(isCourseless(folded), true);
    assert.deepEqual(descriptionsOf(text, folded, tokensOf(folded)), []);
  });

for (const text of perhaps)
  test(`perhaps a course: ${text.trim()}`, () => assert.equal(isCourseless(fold(text)), false));
