import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const callOf = (sentence: string): ReturnType<typeof tractsOf>[number]['calls'][number] =>
  tractsOf(
    `Beginning at a pin; thence N 10° E 50.25 feet; ${sentence}; thence S 70° W 91.50 feet to the point of beginning.`,
  )[0]!.calls[1]!;

/** Elements that agree as far as their print goes leave no doubt. */
const SOUND: string[] = [
  `thence along a curve to the left having a radius of 412.75 feet, a central angle of 31°14'22", an arc of 225.05 feet and a chord bearing N 5° W 222.27 feet`,
  `thence along a curve to the left having a radius of 410 feet, a central angle of 31°, an arc of 222 feet`,
  `thence along a curve to the left having a radius of 5729.6 feet, a central angle of 2°05', an arc of 208.6 feet`,
  `thence along a curve to the right of 412.75 feet radius, whose tangents are 115.40 feet, 225.05 feet along the arc`,
];
for (const sentence of SOUND)
  test(`elements agree: ${sentence.slice(40, 110)}`, () => assert.equal(callOf(sentence).confidence, 'high'));

const SPOILT: [sentence: string, reason: RegExp][] = [
  [
    `thence along a curve to the left having a radius of 472.75 feet, a central angle of 31°14'22", an arc of 225.05 feet`,
    /do not agree/,
  ],
  [
    `thence along a curve to the left having a radius of 412.75 feet, an arc of 225.05 feet and a chord bearing N 5° W 272.27 feet`,
    /do not agree/,
  ],
  [
    `thence along a curve to the right of 41275 feet radius, whose tangents are 115.40 feet, 225.05 feet along the arc`,
    /do not agree/,
  ],
  [
    `thence along a curve to the left having a radius of 412.75 feet, a central angle of 31°1422", an arc of 225.05 feet`,
    /cannot be read/,
  ],
  [
    `thence along a spiral curve to the left, radius of its central curve 900 feet, the long chord of which bears N 5° W 222.27 feet`,
    /a spiral/,
  ],
];
for (const [sentence, reason] of SPOILT)
  test(`a curve is doubted: ${sentence.slice(14, 110)}`, () => {
    const call = callOf(sentence);
    assert.equal(call.confidence, 'low');
    assert.match(call.confidence_reason, reason);
  });

for (const name of ['spiral', 'transition'])
  test(`a ${name} curve told by its chord is not sure`, () => {
    const call = callOf(`thence along a ${name} curve to the left, the long chord of which bears N 5° W 222.27 feet`);
    assert.equal(call.confidence, 'medium');
    assert.match(call.confidence_reason, /no arc of a circle/);
  });

test('chords by which a curve is measured are not its chord', () =>
  assert.match(
    callLine(
      callOf(
        `thence along a curve to the left of 3°30' (chord definition), 584.40 feet measured along 100 foot chords`,
      ),
    ),
    /L584\.4/,
  ));

test('the number of pages is no element', () =>
  assert.match(
    callLine(
      callOf(
        `thence along a curve to the left, having a\nDocument No. 81-4410 Page 2 of 4\nradius of 412.75 feet, an arc of 225.05 feet`,
      ),
    ),
    /^curve R412\.75 L225\.05/,
  ));

test('a radius that cannot be read is not the next length', () => {
  const {
    radius,
    arc_length: arc,
    confidence,
  } = callOf(
    'thence, curving to the left, radius four hundred and sixty-one thirty-two one-hundredth feet, a distance of two hundred and five feet',
  );
  assert.deepEqual([radius, arc, confidence], [null, 205, 'low']);
});
