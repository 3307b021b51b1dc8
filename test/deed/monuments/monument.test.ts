// What a course runs to, in the document's own words; every name is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { monumentBefore, monumentOf, monumentToLength } from '../../../src/deed/monuments/monument.ts';

describe('the monument is what stands at the end of a course', () => {
  const rows: [sentence: string, monument: string | null][] = [
    ['thence North 12 degrees East 140.5 feet to a 5/8 inch rebar', 'a 5/8 inch rebar'],
    ['thence along a tangent curve to the right, radius 75.00 feet, arc 40.10 feet, to a drill hole', 'a drill hole'],
    ['thence on a curve to the left having a radius of 90 feet', null],
    ['thence S 4 W 88 feet to a point', null],
    ['88 feet to a point of tangency, being a No. 4 bar capped;', 'a point of tangency, being a No. 4 bar capped'],
    ['88 feet to the point of curvature, being an iron pipe;', 'the point of curvature, being an iron pipe'],
    ['88 feet to a tangent curve concave westerly, radius 75.00 feet;', null],
    ['12 chs. to post from wh. a B.O. 8 in. dia. brs. S 4 E 9 lks;', 'post'],
    ['12 chs. to a stake fr. which an elm 8 in. brs. S 4 E 9 lks;', 'a stake'],
    ['thence West 31 rods to the land of Amos Pell;', 'the land of Amos Pell'],
    ['31.5 feet to the left bank of Otter Creek', 'the left bank of Otter Creek'],
    ['44 feet to\n“Point No. 7.\nwhich is a bolt', 'Point No. 7'],
    ['44 feet to intersect the line of Pell', 'the line of Pell'],
    ['West 44 feet to the willow, 3.14 acres', 'the willow'],
    ['West 44 feet to the willow, about three acres, and the mill', 'the willow'],
    ['West 44 feet to the willow, two and one-half acres in the third ward', 'the willow'],
    ['West 44 feet to the willow, 9,600 square feet', 'the willow'],
    ['West 44 feet to the willow, excluding the pond', 'the willow'],
    ['West 44 feet to the willow, 3 acre tract of Pell', 'the willow, 3 acre tract of Pell'],
    ["West 44 feet to Orr's 30 acre tract", "Orr's 30 acre tract"],
  ];
  for (const [sentence, monument] of rows)
    test(sentence, () => assert.equal(monumentOf(sentence, 0, sentence.length), monument));
});

test('a corner told by deeds and a plat is given whole', () => {
  const corner = `a rebar at the northwest corner of the parcel conveyed by Orrin Haldane and Delia Haldane to the Fenwick Valley Drainage District by deed dated the 4th day of May, 1951, and recorded in the office of the recorder of Tarn County in book 212 of deeds, page 88, and shown as corner 7 on the plat of the said district's second addition`;
  const sentence = `thence North 12 degrees East 140.5 feet to ${corner}; thence West`;
  assert.ok(corner.length > 300);
  assert.equal(monumentOf(sentence, 0, sentence.length), corner);
});

describe('a monument is not cut at the point of a shortened word', () => {
  const rows: [words: string, monument: string][] = [
    ['to concrete monument No. 14-B;', 'concrete monument No. 14-B'],
    ['to the west line of said Govt. Lot 2 produced;', 'the west line of said Govt. Lot 2 produced'],
    ['to U. S. G. S. Corner No. 8', 'U. S. G. S. Corner No. 8'],
    ['to the W. line of said tract', 'the W. line of said tract'],
    ['to land of Mrs. Ida K. Pell. This deed', 'land of Mrs. Ida K. Pell'],
    ['to an iron bar 30 in. long, 1 in. square', 'an iron bar 30 in. long, 1 in. square'],
    ['to the quarter corner of sec. 12, said township', 'the quarter corner of sec. 12'],
    ['to a stone in St. Anne Street. The said tract', 'a stone in St. Anne Street'],
    ['to a stake at Elm St. Thence', 'a stake at Elm St'],
    ['to a stone in the line of Eliz. Odell; thence', 'a stone in the line of Eliz. Odell'],
    ['to a nail in the centerline of Pa. State Route 90; thence', 'a nail in the centerline of Pa. State Route 90'],
    ['to a stone in Fen, Pa. Amos Pell sold it', 'a stone in Fen, Pa'],
  ];
  for (const [words, monument] of rows) test(words, () => assert.equal(monumentOf(words, 0, words.length), monument));
});

describe('a bracket is part of the name or a remark', () => {
  const rows: [words: string, monument: string][] = [
    ['to a one-half (½) inch iron pin', 'a one-half (½) inch iron pin'],
    ['to a point (Coordinates: N. 12,345 E. 67,890)', 'a point (Coordinates: N. 12,345 E. 67,890)'],
    ['to a bolt found (RM 12)', 'a bolt found (RM 12)'],
    ['to a bolt (said bolt being 3 feet from a fence)', 'a bolt'],
  ];
  for (const [words, monument] of rows) test(words, () => assert.equal(monumentOf(words, 0, words.length), monument));
});

describe('not every "to" arrives', () => {
  const rows: [words: string, monument: string | null][] = [
    ['along a line parallel to and 40 feet east of the canal, to monument No. 3', 'monument No. 3'],
    ['on a line parallel to Ninth Street', null],
    ['along land transferred to the Harbor Board', null],
    ['along land conveyed to Amos Pell to the east line of Mill Road', 'the east line of Mill Road'],
    ['along Grant 3111 to J. K. Pell to a pipe', 'a pipe'],
    ['along Award 40 to Pell', null],
    ['(said curve being concave to the northeast, having a radius of 90 feet) to a bolt', 'a bolt'],
    ['on a curve concave to the east, 90 feet', null],
    ['subject to the proper offsets, to a post', 'a post'],
    ['about 300 to 400 feet to the county line', 'the county line'],
    ['forty to fifty rods to an oak', 'an oak'],
    ['passing a pin beside the road to Pell Dam at 90 feet, to a bolt', 'a bolt'],
    ['across Route 4 (Pellville to Odell) and a lane', null],
    ['along the road which leads from Odell to Pellville', null],
    ['(note: courses 4 to 9 are magnetic)', null],
    ['to and along the shore', null],
    ['along the road to Pellville', 'Pellville'], // nothing better follows
    ['along the lane leading to the ferry, to a bolt', 'a bolt'],
    ['on land supposed to be of Odell to a bolt', 'a bolt'],
    ['30 feet to the east of the dam to a bolt', 'a bolt'],
    ['to the north of Pell Creek', 'the north of Pell Creek'], // nothing better follows
    ['is amended to read', null],
    ['along land deeded by Amos Pell to the City to a bolt', 'a bolt'],
    ['seventy-sixed to (476) feet', null],
    ['to 40 feet of the dam, thence', '40 feet of the dam'],
    ['as fixed by the deed to the city', null],
    ['the azimuth and distance to the tower being 40°', null],
    ['on a curve tangent at its point of beginning to a line bearing N 8° E, to a bolt', 'a bolt'],
    ['along said curve to a bolt', 'a bolt'],
    ['along said curve to the west line of Mill Road', 'the west line of Mill Road'],
    ['on a curve to the southeast, 90 feet', null],
    ['along the shore as it winds and turns to a jetty', 'a jetty'],
    ['turning to the south', null],
  ];
  for (const [words, monument] of rows) test(words, () => assert.equal(monumentOf(words, 0, words.length), monument));
});

describe('a monument ends where the words turn to something else', () => {
  const rows: [words: string, monument: string][] = [
    ['to the point of beginning containing 4 acres', 'the point of beginning'],
    ['to the point or place of beginning, in consideration of one dollar', 'the point or place of beginning'],
    ['to the place of beginning,” subject to conditions', 'the place of beginning'],
    ['to the point of beginning of a curve', 'the point of beginning of a curve'],
    ['to a pipe, passing over a pipe at 40 feet', 'a pipe'],
    ['to a mark, the true azimuth and distance from it to the tower being 40°', 'a mark'],
    ['to the center of the road, reserving a way', 'the center of the road'],
    ['to the quarter line, and except also that part', 'the quarter line'],
    ['to the end of said curve', 'the end of said curve'],
    ['to post 18, marked by a small cross on rock', 'post 18, marked by a small cross on rock'],
    ['to a post from which a gum bears N 4° E 9 links', 'a post'],
    ['to a rock whence a gum bears N 4° E', 'a rock'],
    ['to the north side of Mill Road, the center of said circle bearing S 5° E', 'the north side of Mill Road'],
    ['to a wall post, the last three courses bounding on Odell', 'a wall post'],
    ['to a wall corner, bounding northerly on Odell', 'a wall corner'],
    ['to the west line of Mill Road, at a distance of 800 feet from the dam', 'the west line of Mill Road'],
    ['to a bolt in bare rock and having a radius of 90 feet', 'a bolt in bare rock'],
    ['to the east line of Parcel A', 'the east line of Parcel A'],
    ['to the. place of beginning', 'the. place of beginning'],
    ['to the point “k;” thence', 'the point “k”'],
    ['to point "4;" thence', 'point "4"'],
    ['to a post marked "K.R. No. 6;" thence', 'a post marked "K.R. No. 6"'],
    ['to a pin 6" long; thence', 'a pin 6" long'],
  ];
  for (const [words, monument] of rows) test(words, () => assert.equal(monumentOf(words, 0, words.length), monument));
});

describe('a point is told by the words behind it', () => {
  const rows: [words: string, monument: string | null][] = [
    ['to a point located on the north line of Mill Road', 'a point located on the north line of Mill Road'],
    ['to a point, located 6 feet east of the dam', 'a point, located 6 feet east of the dam'],
    ['to a point; located at the dam', 'a point; located at the dam'],
    ['to an iron pin located on the dam', 'an iron pin located on the dam'],
    ['to the middle of Mill Road as now located', 'the middle of Mill Road as now located'],
    ['to a point, said point being in the line of Odell', 'a point, said point being in the line of Odell'],
    ['to a point, said point being the corner of Odell', 'the corner of Odell'],
    ['to a point, and being the true point of beginning', 'the true point of beginning'],
    ['to a point, which is a corner of Odell', 'a corner of Odell'],
    ['to a point from which the dam bears S 2° W', 'a point from which the dam bears S 2° W'],
    [
      'to a point which is 70 feet, more or less, west of the dam',
      'a point which is 70 feet, more or less, west of the dam',
    ],
    ['to a point, said line being parallel with the dam', null],
    ['to a point, the curve having a radius of 90 feet', null],
    ['to a bolt, said bolt being 3 feet from the dam', 'a bolt'],
    ['to a bolt 70 feet from the dam, more or less, thence', 'a bolt 70 feet from the dam'],
  ];
  for (const [words, monument] of rows) test(words, () => assert.equal(monumentOf(words, 0, words.length), monument));
});

describe('words other than "to" arrive', () => {
  const rows: [words: string, monument: string | null][] = [
    ['until it intersects the line of Odell', 'the line of Odell'],
    ['until said ditch again meets with Pell Creek', 'Pell Creek'],
    ['till it strikes the ferry road', 'the ferry road'],
    ['until the year expires', null],
    ['toa hickory', 'a hickory'],
    ['tothe ferry road', 'the ferry road'],
    ['to the right-of-way of the tramway', 'the right-of-way of the tramway'],
    ['to the right of way line of the tramway', 'the right of way line of the tramway'],
    ['a curve to the right', null],
    ['to such westerly line', 'such westerly line'],
    ['to such as may apply', null],
    [' poles, a white oak', null], // the unit stands before the tail
    [', a white oak on the bank', 'a white oak on the bank'],
    [' two hickories, thence', 'two hickories'],
    [' more or less, an iron pin set in Mill Road', 'an iron pin set in Mill Road'],
    ['., stake for corner', 'stake'],
    [', the southeast corner of the lot', 'the southeast corner of the lot'],
    [' a white oak corner to Odell', 'a white oak corner to Odell'],
    [', a gum bears N 4° E', null],
    ['. The stone is marked', null],
    [' along the stone wall', null],
    [', a stone wall on the left', null],
  ];
  for (const [words, monument] of rows) test(words, () => assert.equal(monumentOf(words, 0, words.length), monument));
});

describe('named before the length', () => {
  const rows: [sentence: string, monument: string | null][] = [
    ['thence north to Mill Road | 200 feet', 'Mill Road'],
    ['thence N 8 E to an iron pin, a distance of | 90 feet', 'an iron pin'],
    ['thence along Mill Road to land of Odell about | 90 feet', 'land of Odell'],
    ['thence parallel to Mill Road | 90 feet', null],
    ['thence to the left | 90 feet', null],
    ['thence along the lane to Mill Road the following courses: north | 90 feet', null],
  ];
  for (const [sentence, monument] of rows)
    test(sentence, () => {
      const length = sentence.indexOf('|');
      assert.equal(monumentToLength(sentence.replace('|', ''), 0, [length], length), monument);
    });
  test('not before the bearing, where it may be the end of all that follow', () => {
    const sentence = 'thence by courses to the mill, N 8 E 90 feet';
    assert.equal(monumentToLength(sentence, 0, [31, 37], 37), null);
  });
});

test('named before the values that are said to lead to it', () => {
  const before = 'Thence along the ridge to a pipe marked No. 1, the direct azimuth and distance being ';
  assert.equal(monumentBefore(before, 0, before.length), 'a pipe marked No. 1');
  const other = 'Thence along the ridge to a pipe, and then ';
  assert.equal(monumentBefore(other, 0, other.length), null);
});

describe('a monument is the thing, not its witnesses nor what the course crosses', () => {
  const rows: [sentence: string, monument: string | null][] = [
    ['40 varas to a stake in the west line of Pell, a Red Oak 14 in. brs N 8 W 9 varas', 'a stake in the west line of Pell'],
    ['40 varas to a mound on the bank of the run, an ash 9 in. dia. bears N. 8 W. 9 varas.', 'a mound on the bank of the run'],
    ['40 feet to a post, fr. which an ash bears N 8 W', 'a post'],
    ['40 feet to a nail, witnessed by a pipe N 8 W 9 feet', 'a nail'],
    ['40 feet to a stone, a black ash and an elm', 'a stone, a black ash and an elm'],
    ['40 feet to a point that bears N 8 W from the beginning', 'a point that bears N 8 W from the beginning'],
    ['40 poles to a stake crossing the run', 'a stake'],
    ['40 poles to a stone corner\n- ', 'a stone corner'],
    ['40 poles to the first stake, also that other tract at the ford', 'the first stake'],
    ['40 poles to Post No. 1 of the claim, embracing an area of 2.4 acres', 'Post No. 1 of the claim'],
    ['40 poles to the road crossing the meadow', 'the road crossing the meadow'],
    ['40 poles to the crossing of the run', 'the crossing of the run'],
    ['40 feet to an iron rod set for corner;', 'an iron rod set'],
    ['40 feet to a cedar post for the southwest corner hereof;', 'a cedar post'],
    ['40 feet to a point for corner;', null],
    ['40 feet to a stone for the southwest corner of Lot 9;', 'a stone for the southwest corner of Lot 9'],
    ['40 poles to an ash in a swamp &', 'an ash in a swamp'],
    ["40 feet to a stone, Ann Odell's corner;", "a stone, Ann Odell's corner"],
  ]; // prettier-ignore
  for (const [sentence, monument] of rows)
    test(sentence, () => assert.equal(monumentOf(sentence, 0, sentence.length), monument));
  for (const [words, monument] of [
    [', corner 4;', 'corner 4'],
    [', corner No. 12.', 'corner No. 12'],
    [', corner 4 of the mill lot 90 feet', null],
  ] as const)
    test(`9.5 chains${words}`, () => assert.equal(monumentOf(words, 0, words.length), monument));
  test('90 varas in all a 2" iron pipe', () =>
    assert.equal(monumentOf(' in all a 2" iron pipe', 0, 22), 'a 2" iron pipe'));
});
