// What a scan has left of a course is never sure: every name and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lettersApart } from '../../../src/deed/words/near-word.ts';
import { tractsOf } from '../reading.ts';

function second(course: string): { confidence: string; why: string } {
  const [, call] = tractsOf(
    `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`,
  )[0]!.calls;
  return { confidence: call!.confidence, why: call!.confidence_reason };
}

const BEARING = /more of a bearing stands beside the direction|too damaged/;
const BEFORE = /before the length may be its beginning|the length cannot be read/;
const BEHIND = /behind the length may be more of it|behind it cannot be read/;

describe('a cardinal word beside which a figure or a damaged word is left of a bearing', () => {
  const rows: string[] = [
    'thence north thirty dfqrfes east, forty feet to a gum',
    'thence S. 70 V. 90 feet to a pin',
    'thence Soalh 50 East 90 feet to a hickory',
    'thence by the same H 39 1/2 W 90 feet to a pin',
    'thence with the division line H 71 20 E 90 feet to a stake',
    'thence sonth-east 90 feet',
    'thence E 14 clcg. S ninety feet',
    'thence N 7B½ V 90½ feet to a stone',
    'thence along the line of Lot No. 4, 8. G6-15 E. 90 feet to a pin',
  ];
  for (const course of rows)
    test(course, () => {
      const read = second(course);
      assert.equal(read.confidence, 'low');
      assert.match(read.why, BEARING);
    });
});

test('where the text breaks off inside a length', () => {
  for (const length of ['six chains and twen', 'six chains and two']) {
    const call = tractsOf(`Beginning at a stone; thence N 10° E 8 chains; thence N 29° W ${length}`)[0]!.calls[1]!;
    assert.equal(call.confidence, 'low');
    assert.match(call.confidence_reason, BEHIND);
  }
});

describe('a length of which only a part could be read', () => {
  const rows: [course: string, why: RegExp][] = [
    ['thence N 40° E three hundrecl snd sixty-two feet', BEFORE],
    ['thence N 40° E foun hundred ten feet', BEFORE],
    ['thence N 40° E sixby-three and two-tenths feet', BEFORE],
    ['thence N 40° E thirby one feet', BEFORE],
    ['thence N 40° E 502,4 fect', BEFORE],
    ['thence N 40° E a distance of 1204 and 351100 feet', BEFORE],
    ['thence N 40° E along the wall 88 and 7110 feet', BEFORE],
    ['thence N 40° E 411 .90 fect', BEFORE],
    ['thence N 40° E 31 ehauns and 4 links', BEFORE],
    ['thence N 40° E nnn rods & 5 feet', BEFORE],
    ['thence due west g 1/2 miles', BEFORE],
    ['thence N 40° E 17, S5 chains to a nut', BEFORE],
    ['thence N 40° E fifty~eight perches', /a mark stands for the hyphen/],
    ['thence N 40° E along the highway 333 5 feet', BEFORE],
    ['thence N 40° E by the highway 134 and 661100 feet to a bound', BEFORE],
    ['thence N 40° E 0nehundred & four feet six inches', BEFORE],
    ['thence N 40° E two chains and f1qly links', BEHIND],
    ['thence N 40° E one chain five and oue-half links to a post', BEHIND],
    ['thence N 40° E 10 chains . and 39 links', BEHIND],
    ['thence N 40° E 11 chains and 53 linkn', BEHIND],
    ['thence N 40° E 137 feet 10 inchcs', BEHIND],
    ['thence N 40° E 317 feet 5V2 inches to a point', BEHIND],
    ['thence N 40° E 88 feet 9 ¥4 inches to a point', BEHIND],
    ['thence N 40° E 88 feet and 11% inches', BEHIND],
    ['thence N 40° E ninety feet and thirty oue-hundredths of a foot', BEHIND],
    ['thence N 40° E 86 poios to 2 oaks, S 30 W 44 poles', /another bearing stands before the length/],
    [
      'thence N 40° E five hundred fiskeen and seven-tenths feet to the road thirty feet wlde',
      /a length before it cannot be read/,
    ],
  ];
  for (const [course, why] of rows)
    test(course, () => {
      const read = second(course);
      assert.equal(read.confidence, 'low');
      assert.match(read.why, why);
    });
});

describe('a curve with a figure that nobody can read', () => {
  const rows: string[] = [
    'thence: g6.31 feet along the arc of a curve to the left, radius 385 feet, long cnord S 53° E at a distance of 96.06 feet',
    'thence 153.5A feet along a curve to the right, R=260.00 feet, Ch=S87-09-05W, 151.32 feet',
    'thence on a curve to the left with a radius of 43o.00 feel, arc 40 feet',
    'thence continuing to the left on an arc of 90.0o-foot radius 62.83 feet',
  ];
  for (const course of rows)
    test(course, () => assert.match(second(course).why, /^the figure "\S+ \S+" cannot be read/));
});

test('a bearing and a length beside which an arc is told may be a chord', () => {
  const read = second(`thence S 14°20'10" W and measures 387.89 feet, for an arc length of 388.20 feet`);
  assert.equal(read.confidence, 'low');
});

test('a number without its unit before the length, of which it is a part', () => {
  for (const course of [
    'thence West bounding on the glebe ninety on the mill lot and forty rods on the grant of Hale',
    'thence N 40° E along the dike 90 by land of Orr and 44 feet by land of Tarn',
  ])
    assert.match(second(course).why, /a number without its unit/);
});

describe('what only looks so stays sure', () => {
  const rows: string[] = [
    'thence from the mouth east 40 feet',
    'thence into the sound west 40 feet',
    'thence along Lot 12 west 40 feet',
    'thence N 40° E along the line of section 14,1,217.5 feet',
    'thence N 40° E 30 chains to a stone and 40 links from the road',
    'thence N 40° E 400 feet along a road forty feet wide',
    'thence N 40° E a hundred feet',
    'thence North 2d street 40 feet',
    'thence N 40° E along Lot 12 40 feet',
    'thence N 40° E 30 feet to a post 3 inches square',
    'thence N 40° E 3 chains 20 links, 4 links from an oak',
  ];
  for (const course of rows) test(course, () => assert.doesNotMatch(second(course).why, /may be|beside|stands before/));
});

test('how many letters two words are apart', () => {
  const rows: [one: string, other: string, apart: number][] = [
    ['north', 'north', 0],
    ['soulh', 'south', 1],
    ['hundrecl', 'hundred', 2],
    ['liundred', 'hundred', 2],
    ['road', 'south', 3],
    ['a', 'south', 3],
  ];
  for (const [one, other, apart] of rows) assert.equal(lettersApart(one, other, 2), apart);
});

test('the parts of the next course of a list are none of its length', () => {
  const [tract] = tractsOf(
    'Beginning at a stone, east 31 chains, south 12 chains and 25 links, west 31 chains, and north 12 chains and 25 links to the beginning.',
  );
  assert.deepEqual(
    tract!.calls.map(({ distance, confidence }) => [distance, confidence]),
    [31, 12.25, 31, 12.25].map((distance) => [distance, 'high']),
  );
});

test('the number of a page in a line of its own is none of its length, which is doubted', () => {
  const [tract] = tractsOf(
    `Beginning at a stone; thence N 80°00'00" E\n4\n131.00 feet to a pin; thence South 70 feet to the beginning.`,
  );
  assert.deepEqual([tract!.calls[0]!.distance, tract!.calls[0]!.confidence], [131, 'low']);
});

test('p behind a fraction is poles, which is doubted', () => {
  const [tract] = tractsOf(
    'Beginning at an ash; thence N 33 E 17 3/10 p to an oak, thence West 12 p to a stone, thence South 9 poles to the beginning.',
  );
  assert.deepEqual(
    tract!.calls.map(({ distance, confidence }) => [distance, confidence]),
    [
      [17.3, 'low'],
      [12, 'low'],
      [9, 'high'],
    ],
  );
});
