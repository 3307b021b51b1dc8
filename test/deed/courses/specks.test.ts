// Specks and old spellings in a course.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseLine, tractsOf } from '../reading.ts';

const rows: [course: string, read: string][] = [
  ['thence North 31 .degrees 7 minutes West 66 feet', `N 31°07'00" W 66`],
  ['thence 66 feet along the wall to the beginning of a tangent .curve, concave east with a radius of 12 feet', '- 66'],
  [`thence S 31° W 66 feet to.a point in a curve concave east with a radius of 90 feet`, `S 31°00'00" W 66`],
  [`thence S 31° W, along the north line of said South-half 66 feet`, `S 31°00'00" W 66`],
];
for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));

test('a strip lies on both sides of the line that was described', () =>
  assert.equal(
    tractsOf(
      'Beginning at a post and running thence S 13° E 410 feet; thence S 21° E 96 feet to the lane, being a strip of land 18 feet lying 9 feet on each side of said described center line.',
    )[0]!.description_type,
    'centerline',
  ));

test('a half of the land is said of no length, nor a wind before it', () =>
  assert.deepEqual(
    tractsOf(
      'Beginning at a post; thence S 31° W, along the north line of said South-half 66 feet; thence N 12° E 40 feet.',
    )[0]!.calls.map((call) => call.confidence),
    ['high', 'high'],
  ));

const minutes: [bearing: string, confidence: string][] = [
  [`N 8° 4.1' E`, 'medium'],
  [`N 8° 14.1' E`, 'high'],
  [`N 8° 04.1' E`, 'high'],
  [`N 8° 0.5' E`, 'high'],
];
for (const [bearing, confidence] of minutes)
  test(`a point among the minutes: ${bearing}`, () =>
    assert.equal(
      tractsOf(`Beginning at a post; thence ${bearing} 40 feet; thence S 12° W 40 feet.`)[0]!.calls[0]!.confidence,
      confidence,
    ));

const lost: [lengths: readonly string[], read: string][] = [
  [['310.50 feet', '61362 feet', '205.75 feet'], 'high low high'],
  [['310 50 feet', '61362 feet', '205.75 feet'], 'low low high'],
  // Of less than two miles only where the others all have decimals.
  [['310.50 feet', '61362 feet', '205 feet'], 'high low high'],
  [['310.50 feet', '61362 feet'], 'high low'],
  [['310 feet', '61362 feet'], 'high high'],
  [['310.50 feet', '26400 feet', '205 feet'], 'high high high'],
  [['310.50 feet', '6136 feet', '205 feet'], 'high high high'],
  [['1.14 chs.', '2.07 chs.', '53 ch.', '.88 chs.', '1.90 chs.'], 'high high low high high'],
  [['1.14 chs.', '2.07 chs.', '55 ch.', '.88 chs.', '1.90 chs.'], 'high high high high high'],
  [['1.14 chs.', '53 ch.', '.88 chs.', '1.90 chs.'], 'high high high high'],
];
for (const [lengths, read] of lost)
  test(`a length that may have lost its point: ${lengths.join(', ')}`, () => {
    const courses = lengths.map((length, i) => `thence N ${(i + 1) * 10}° E ${length} to a post`);
    const { calls } = tractsOf(`Beginning at a stone; ${courses.join('; ')}.`)[0]!;
    assert.equal(calls.map((call) => call.confidence).join(' '), read);
  });
