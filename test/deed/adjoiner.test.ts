// What a course runs with or along, in the document's own words; every name is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { adjoinerOf } from '../../src/deed/adjoiner.ts';
import { nameStops } from '../../src/deed/course-parts.ts';
import { fold } from '../../src/deed/fold.ts';
import { tokensOf } from '../../src/deed/tokens.ts';
import { tractsOf } from './reading.ts';

/** `tail`: where the words behind the course's values begin. */
function adjoiner(sentence: string, tail = 0): string {
  const folded = fold(sentence);
  const stops = nameStops(folded, tokensOf(folded));
  return adjoinerOf(sentence, { start: 0, end: sentence.length, tail, stops });
}

describe('the adjoiner is what a course runs with or along', () => {
  const rows: [sentence: string, adjoiner: string][] = [
    ['thence along a tangent curve to the right, radius 75.00 feet', ''],
    ['thence along a non-tangent circular curve to the left', ''],
    ['thence along said curve 40.10 feet', ''],
    ['thence along the line of Pell North 8 East 20 rods', 'the line of Pell'],
    ['thence with Otter Creek as it meanders', 'Otter Creek as it meanders'],
    ['thence along and with said lane 40 feet', 'said lane'],
    ['With the Pell Boundary, S. 40° 10’ E., 90 feet', 'the Pell Boundary'],
    ['thence along a curve to the right, along the north line of Mill Road', 'the north line of Mill Road'],
    ['NORTHERLY by land of Odell, 40 feet', 'land of Odell'],
    ['thence North 8 East 20 rods by said Water Street', 'said Water Street'],
  ];
  for (const [sentence, name] of rows) test(sentence, () => assert.equal(adjoiner(sentence), name));
});

describe('it is not cut before a compass word, a number or at a shortened word', () => {
  const rows: [sentence: string, adjoiner: string][] = [
    ['thence along the north line of Mill Road 40 feet', 'the north line of Mill Road'],
    ['thence along said east-west quarter line 90 feet', 'said east-west quarter line'],
    ['thence southerly along the west side of South Ninth Street 40 feet', 'the west side of South Ninth Street'],
    ['thence along the southerly property line of Pell 40 feet', 'the southerly property line of Pell'],
    ['300° 10’ 40.00 feet along Parcel 12;', 'Parcel 12'],
    ['300° 10’ 40.00 feet along Tract 4-C;', 'Tract 4-C'],
    ['thence along 14th Avenue to a bolt', '14th Avenue'],
    ['thence along the 30-foot contour 200 feet', 'the 30-foot contour'],
    ['thence along the remainder of Tract No. 4 of Order No. 77', 'the remainder of Tract No. 4 of Order No. 77'],
    ['along remainder of L. C. Aw. 4040:2 to M. Pell to a pipe', 'remainder of L. C. Aw. 4040:2 to M. Pell'],
    ['along the U. S. Reserve', 'the U. S. Reserve'],
    ['thence along said right-of-way 40 feet', 'said right-of-way'],
    [
      'along a line parallel to and 40 ft. east of the canal, to a bolt',
      'a line parallel to and 40 ft. east of the canal',
    ],
    ['along the road to Pellville to a bolt', 'the road'],
  ];
  for (const [sentence, name] of rows) test(sentence, () => assert.equal(adjoiner(sentence), name));
});

describe('it ends where the bearing or the length begins', () => {
  const rows: [sentence: string, adjoiner: string][] = [
    ['thence with said road S 40 W 90 feet', 'said road'],
    ['thence along Pell Road right of way N44°-10’-01"W 90 feet', 'Pell Road right of way'],
    ['thence along said avenue nineteen and forty-one hundredths feet', 'said avenue'],
    ['thence along said road north 90 feet', 'said road'],
    ['thence by Elm Street one hundred ninty-tow (192) feet', 'Elm Street'],
    ['thence along the creek the following two courses', 'the creek'],
  ];
  for (const [sentence, name] of rows) test(sentence, () => assert.equal(adjoiner(sentence), name));
});

describe('what only stands near is no adjoiner', () => {
  const rows: [sentence: string, tail?: number][] = [
    ['thence from said point by metes and bounds, South 40 feet'],
    ['thence by true azimuths and distances as follows: 40 feet'],
    ['by azimuths (measured clockwise from true south)'],
    ['thence 40 feet to a post, marked by a small cross', 13],
    ['thence 40 feet to a point in the line approved by the Board', 13],
    ['thence 40 feet to a + on solid rock', 13],
    ['thence 40 feet to a point on the line of Pell', 13],
    ['thence 40 feet to a post with brass cap', 13],
    ['thence 40 feet to its intersection with Elm Street', 13],
    ['thence North and parallel with said West line 40 feet'],
    ['thence at right angles with Elm Street 40 feet'],
    ['thence south by thirty-one degrees west 40 feet'],
    ['thence S.W. by W. 40 rods'],
    ['thence by a straight line 40 feet'],
  ];
  for (const [sentence, tail] of rows) test(sentence, () => assert.equal(adjoiner(sentence, tail), ''));
  test('but land named behind the end of the course is', () =>
    assert.equal(adjoiner('thence 40 feet to a post, by land of Odell', 13), 'land of Odell'));
});

test('nothing behind the return to the beginning is the adjoiner or the monument of the last course', () => {
  const [tract] = tractsOf(
    'Beginning at a stone; thence N 10° E 100 feet to a stake; thence East 40 feet; thence S 20° W 50 feet to the point of beginning, ' +
      'to be used by said Board along the road to Odell, and deeded by Pell to Odell.',
  );
  const last = tract!.calls.at(-1)!;
  assert.deepEqual([last.monument, last.adjoiner], ['the point of beginning', '']);
});
