// What a course runs with or along, in the document's own words; every name is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { adjoinerOf } from '../../../src/deed/monuments/adjoiner.ts';
import { nameStops } from '../../../src/deed/courses/course-parts.ts';
import { fold } from '../../../src/deed/words/fold.ts';
import { tokensOf } from '../../../src/deed/values/tokens.ts';
import { tractsOf } from '../reading.ts';

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
    ['thence 20 rods by land of Ebenr. Pell', 'land of Ebenr. Pell'],
    ['thence 20 rods by land of Saml. Odell', 'land of Saml. Odell'],
    ['thence 20 rods by land of Hezek. Tanner to a stake', 'land of Hezek. Tanner'],
    ['thence along and upon said north line of Mill Road around a curve to the left', 'said north line of Mill Road'],
    ['thence along the north line of Mill Road around the arc of a curve 40 feet', 'the north line of Mill Road'],
    ['thence along the line of Pell North 8 East 20 rods', 'the line of Pell'],
    ['thence with Otter Creek as it meanders', 'Otter Creek'],
    ["thence running with a hedge this being Odell's west line N 8 E 20 rods", 'a hedge'],
    ['thence with an allowance of two degrees for the needle N 8 E 20 rods', ''],
    ['thence with an averaged bearing of N 8 E 20 rods', ''],
    [`thence along County Road 700 South, S 88° 20' W 90 feet`, 'County Road 700 South'],
    ['thence along State Road No. 31 to 3/4" iron rod', 'State Road No. 31'],
    ['thence along Grants Nos. 31 to 34 to a pin', 'Grants Nos. 31 to 34'],
    ['thence along and with said lane 40 feet', 'said lane'],
    ['With the Pell Boundary, S. 40° 10’ E., 90 feet', 'the Pell Boundary'],
    ['thence along a curve to the right, along the north line of Mill Road', 'the north line of Mill Road'],
    ['NORTHERLY by land of Odell, 40 feet', 'land of Odell'],
    ['thence North 8 East 20 rods by said Water Street', 'said Water Street'],
    ['thence along the rear of Lots 4 through 9, 40 feet', 'the rear of Lots 4 through 9'],
    ['thence along the lane through the woods 40 feet', 'the lane'],
    ['thence with the same bearing 40 chains to a mound', ''],
    ['and continues on in the same direction for 40 chains', ''],
    ['thence by the same 40 chains to a mound', 'the same'],
    ['thence North along a line parallel with and 25 feet distant easterly, taken from the wall, 40 feet', ''],
    ['thence on a 75.00 meter (246.06 feet) radius curve right', ''],
    ['thence on a 75.00 foot radius curve right', ''],
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
    ['along the lane leading to the ferry, to a bolt', 'the lane leading to the ferry'],
    [
      'along the north lines of Lots 4, 5, and 6 of Pell Park, 90 feet',
      'the north lines of Lots 4, 5, and 6 of Pell Park',
    ],
    ['along the north line of Lots 4, 5 and 6, 90 feet', 'the north line of Lots 4, 5 and 6'],
    ['along the north line of Lot 4, 90 feet', 'the north line of Lot 4'],
    [
      'along land of the Kent, Dover and Odell Railroad Company, 90 feet',
      'land of the Kent, Dover and Odell Railroad Company',
    ],
    ['along land of Pell, Dover and Kent', 'land of Pell'],
    ['N 8 E along Mill Avenue West a distance of 90 feet', 'Mill Avenue West'],
    ['along the line of range 7 east, 90 feet', 'the line of range 7 east'],
    [
      'along land granted by the Harbor Company to the State to a bolt',
      'land granted by the Harbor Company to the State',
    ],
    ['40 vrs with the line of said Odell tract', 'the line of said Odell tract'],
    ['along the east side of Ann Odell Jr. Drive to a bolt', 'the east side of Ann Odell Jr. Drive'],
    ['along the side of a forty-foot lane 90 feet', 'the side of a forty-foot lane'],
    ['along the run of Pell Branch 90 feet', 'the run of Pell Branch'],
    ['along a line 30 feet west of and parallel to the dam 90 feet', 'a line 30 feet west of and parallel to the dam'],
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
    ['thence along the creek until it meets Mill Road', 'the creek'],
    ['thence along the creek toa stone', 'the creek'],
    ['thence along Mill Road by a curve to the right', 'Mill Road'],
    ['thence along Mill Road and a curve to the left', 'Mill Road'],
    ['thence along Mill Road from a tangent that bears N 4° E', 'Mill Road'],
    ['thence by land of Odell at right angles with Mill Road 90 feet', 'land of Odell'],
    ['thence by land of Odell and parallel with Mill Road 90 feet', 'land of Odell'],
    ['thence along said line but in a westerly course 90 feet', 'said line'],
    ['thence along said line and in the same course 90 feet', 'said line'],
    ['thence along said line the line runs S 4° E 90 feet', 'said line'],
    ['thence along said line (8) S 4° E 90 feet', 'said line'],
    ['thence along the creek south and east to a bolt', 'the creek'],
    ['thence by land of Odell sebenty-one (71) feet', 'land of Odell'],
    ['thence on the line of Odell distant 90 feet', 'the line of Odell'],
    ['thence along the northerly line of county land 90 feet', 'the northerly line of county land'],
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
    ['on the north a line drawn thence east 40 feet'],
    ['thence on a true bearing of N 40° E 40 feet'],
    ['thence 40 feet crossing Mill Road'],
    ['thence across the lands of Odell 40 feet'],
    ['thence continuing on said last-mentioned course 40 feet'],
    ['thence 40 feet more along this same course'],
    ['thence westerly at an angle of ninety degrees with the dam 40 feet'],
    ['thence along a line making an interior angle on the west with the dam 40 feet'],
    ['thence with an interior angle to the left of 60 degrees'],
    ['thence along a line parallel with and forty feet distant from the dam'],
    ['thence along a 1,200-foot radius curve to the right'],
    ['thence 40 feet to a point binding on the dam', 13],
    ['thence 40 feet having a width of thirty feet on the easterly side'],
    ['thence 40 feet having a width of thirty feet on each side of said line'],
    ['thence with said point of beginning'],
    ['thence 40 feet to the intersection of Mill Road, with the line of the canal', 13],
    ['thence 40 feet to a post in the land leased to Odell, by the Harbor Board', 13],
  ];
  for (const [sentence, tail] of rows) test(sentence, () => assert.equal(adjoiner(sentence, tail), ''));
  const others: [sentence: string, adjoiner: string][] = [
    ['thence at an angle of 80 degrees with the dam along Mill Road 40 feet', 'Mill Road'],
    ['thence southerly parallel with Mill Road on land of Odell 40 feet', 'land of Odell'],
    ['thence following up along the middle of the gully', 'the middle of the gully'],
    ['thence following generally northerly and westerly along the marsh', 'the marsh'],
    ['thence along and on said lane 40 feet', 'said lane'],
    ['thence along and adjacent to the fence 40 feet', 'the fence'],
    ['thence returning by said line 40 feet', 'said line'],
    ['thence northerly on. said Mill Road 40 feet', 'said Mill Road'],
    ['thence Southerly. by last named land 40 feet', 'last named land'],
    ['thence the nine following lines with the side of Pell Creek', 'the side of Pell Creek'],
    ['thence 40 feet along said other lands', 'said other lands'],
    ['From the initial point with the Pell Boundary, S. 40° 10’ E., 90 feet', 'the Pell Boundary'],
    ['thence 40 feet along said course numbered 6-7', 'said course numbered 6-7'],
  ];
  for (const [sentence, name] of others) test(`but ${sentence}`, () => assert.equal(adjoiner(sentence), name));
  test('but land that it bounds on behind its end is', () =>
    assert.equal(adjoiner('thence 40 feet to a wall, bounding northerly on said Mill Road', 13), 'said Mill Road'));
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

test('a line of its own that says what the courses run along belongs to the course under it', () => {
  const [tract] = tractsOf(
    'Beginning at a stone.\n\nFrom the initial point with the Pell boundary line,\nN. 10°00’ E., 100 feet to a stake;\n' +
      'S. 80°00’ E., 60 feet to a rock;\nWith the land of Odell,\nLeaving the creek, S. 10°00’ W., 90 feet to a post;\nN. 80° W., 60 feet to the point of beginning.',
  );
  assert.deepEqual(
    tract!.calls.map((call) => [call.adjoiner, call.monument]),
    [
      ['the Pell boundary line', 'a stake'],
      ['', 'a rock'],
      ['the land of Odell', 'a post'],
      ['', 'the point of beginning'],
    ],
  );
  assert.ok(tract!.calls[2]!.verbatim_text.startsWith('With the land of Odell'));
});

describe('it is the thing alone, without the manner of following it', () => {
  const rows: [sentence: string, adjoiner: string][] = [
    ['thence down said run with its meanders to a bolt', 'said run'],
    ['thence up Pell Fork, with the meanders thereof and binding on the same, to a bolt', 'Pell Fork'],
    ['thence along the brook as the same now runs to a bolt', 'the brook'],
    ['thence down the various courses of the said run to a bolt', 'the said run'],
    ['thence with the meanderings of Pell Bayou downstream to a bolt', 'Pell Bayou'],
    ['thence along the course of Otter River to a bolt', 'Otter River'],
    ['thence along the middle of the run the several courses thereof to a bolt', 'the middle of the run'],
    ['thence 40 feet with said south line and with said curve to the left', 'said south line'],
    ['thence Westerly along said South line and curve 40.10 feet', 'said South line'],
    ['thence by said Odell land without a fence N 8 W 20 feet', 'said Odell land'],
    ['thence up the hollow with the center thereof S 8 E 20 poles', 'the hollow'],
    ['thence along said centerline and tangent to said curve, 90 feet', 'said centerline'],
    ['thence along the run of Pell Creek 90 feet', 'the run of Pell Creek'],
    ['thence along the middle thread of the meandering Pell River to a bolt', 'the middle thread of the meandering Pell River'],
    ['thence along the upstream face of the dam 90 feet', 'the upstream face of the dam'],
    ['thence with the road and Pell\'s line 90 feet', 'the road and Pell\'s line'],
    ['thence with fence along the north line of Fen Road, N 8 E 90 feet', 'the north line of Fen Road'],
    ['thence with an old fence N 8 E 90 feet', 'an old fence'],
  ]; // prettier-ignore
  for (const [sentence, name] of rows) test(sentence, () => assert.equal(adjoiner(sentence), name));
});

describe('it is not lost', () => {
  const rows: [sentence: string, adjoiner: string][] = [
    ['thenee by land of Ann Odell, N 8 E 20 perches', 'land of Ann Odell'],
    ['thence a new line with the remaining lands of the Grantor N 8 E 20 feet', 'the remaining lands of the Grantor'],
    ['thence continuing along said Southerly 1ine, South 8 West 20 feet', 'said Southerly 1ine'],
    ['thence along said side, by a curve to the left', 'said side'],
    ['thence along the right bank of Pell River 90 feet', 'the right bank of Pell River'],
    ['thence N 8 E along the West line of the East 20 acres of said lot, 90 feet', 'the West line of the East 20 acres of said lot'],
    ['thence South along the west boundary of the forty 14 rods to an oak', 'the west boundary of the forty'],
    ['thence with the line of Odell Holdings, LLC, N 8 E 20 feet', 'the line of Odell Holdings, LLC'],
    ['thence with the third, second and first lines of Pell, N 8 E 20 feet', 'the third, second and first lines of Pell'],
    ['thence along the sides of the street 40 feet on each side', 'the sides of the street'],
    ['thence meander said High Water Mark S 8° E 20 feet', 'said High Water Mark'],
    ["thence with Odell's line W to the beginning", "Odell's line"],
    ['thence with a new line N 8 E 20 feet', ''],
    ['thence due east, with four intermediate stone monuments, 20 feet to a stone', ''],
    ['thence N 8 E 20 feet through a rail, marked "V" on the map, to a stone', ''],
    ['thence on a line the azimuth of which is 80°10\' for a distance of 20 feet', ''],
    ['thence N 8 E 20 chains, corner 4, on right bank of Pell Creek', ''],
  ]; // prettier-ignore
  for (const [sentence, name] of rows) test(sentence, () => assert.equal(adjoiner(sentence), name));
});
