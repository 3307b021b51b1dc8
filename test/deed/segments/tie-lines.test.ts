// Lines told beside the boundary: those that stand for a natural course (docs/decisions/0106), and those that are only told apart.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, courseLine, tractsOf } from '../reading.ts';

const LISTED = '(1) N 5° E 20 feet to a point; (2) N 9° W 31 feet to a point';
const TWO = `N 05°00'00" E 20 | N 09°00'00" W 31`;
const ONE = `N 09°00'00" E 55`;

describe('measured lines between its ends stand for a natural course', () => {
  const rows: [course: string, answer: string][] = [
    [
      `thence by the windings of the shore 60 feet, more or less, to a stake, which stake is reached from the post before it by the two following tie lines: ${LISTED}`,
      TWO,
    ],
    [`thence along the shore 60 feet to a stake; said shore being tied by the following tie lines: ${LISTED}`, TWO],
    ['thence down the river to a stake; said river being traversed as follows: N 5° E 20 feet; N 9° W 31 feet', TWO],
    [
      'thence northerly about 2 miles with the river to corner 5; corners 4 and 5 are connected by a line running N 9° E about 55 feet',
      ONE,
    ],
    [
      'thence with the river 60 feet to corner 5; said corners being joined by a straight line bearing N 9° E 55 feet',
      ONE,
    ],
    ['thence along the river 60 feet, more or less (tie N 9° E 55 feet), to a stake', ONE],
    ['thence along the creek to a stake (a tie line between said points bears N 9° E 55 feet)', ONE],
    ['thence along the river 60 feet to a stake which bears N 9° E 55 feet from the last mentioned corner', ONE],
    ['thence along the river to a stake (general direction, N. 9° E.; distance in direct line, 55 feet)', ONE],
    ['thence down the creek to a stake (direct line N 9° E 55 feet)', ONE],
    ['thence along the river to a stake (direct line to the mill N 9° E 55 feet)', '- -'],
    // witnesses, and a measured course beside the water
    ['thence along the river to a stake (a tie line from said stake to an oak bears N 9° E 55 feet)', '- -'],
    ['thence along the river 60 feet to a stake which bears N 9° E 55 feet from an oak', '- 60'],
    ['thence N 9° E 55 feet along the river to a stake in the tie line of the survey', ONE],
    [
      'thence along the river on the arc of a circle whose radius is 400 feet, the center of which bears N 9° E, 400 feet distant from the last mentioned point, 60 feet to a stake',
      'curve R400 L60',
    ],
  ];
  for (const [course, answer] of rows) test(course, () => assert.equal(courseLine(course), answer));
});

test('what stands for a natural line says so, and is sure of nothing more than medium', () => {
  const [tract] = tractsOf(
    'Beginning at a stone; thence N 80° E 40 feet; thence along the river 60 feet (tie N 9° E 55 feet) to a stake; thence S 60° W 70 feet to the point of beginning.',
  );
  const { confidence, confidence_reason } = tract!.calls[1]!;
  assert.equal(confidence, 'medium');
  assert.match(confidence_reason, /stands for the natural line/);
});

test('a traverse in brackets, told before the natural course it may be run for', () => {
  const legs = [1, 2, 3, 4, 5, 6, 7].map(
    (n) => `north ${n} degrees 30 minutes east a distance of ${n}6 feet to a point`,
  );
  const text = `Beginning at a stone; thence N 80° W 40 feet to the east bank of Mill Creek; (from this point to where the line leaves the creek the following courses and distances may be run: ${legs.join('; thence ')}); thence running northerly along the meanders of the creek to a point; thence S 60° E 90 feet to the point of beginning.`;
  const calls = tractsOf(text)[0]!.calls.map(callLine);
  assert.equal(calls.length, 9);
  assert.deepEqual(calls.slice(7), [`N 07°30'00" E 76`, `S 60°00'00" E 90`]);
});

describe('told beside the boundary', () => {
  const rows: [text: string, answer: string[]][] = [
    // an inshore traverse runs between monuments, not along the water
    [
      'Beginning at spike 1, thence by azimuths counted clockwise from south, as follows:\nNortherly along the edge of the bay to the line of Lot K, inshore traverse between spikes 1 and 4 being described as follows:\n214°30\'00", 61.5 feet, to spike 2;\n251°10\'30", 74.2 feet, to spike 4. Thence from the edge of the bay:\n248°50\'00", 82.0 feet, along Lot K, to spike 4;\n338°40\'20", 127.4 feet, to the point of beginning.',
      ['- -', `N 68°50'00" E 82`, `S 21°19'40" E 127.4`],
    ],
    // a line in brackets that a course runs to
    [
      'Beginning at a stone; thence S 4° W 885 feet; thence westerly along the brook to a line told as follows: (Beginning at a bolt in the wall; thence N 80° W 530 feet; thence N 15° W 410 feet, more or less, to the brook); thence southeasterly along said line 410 feet to a pin; thence S 80° E 530 feet to the place of beginning.',
      [`S 04°00'00" W 885`, '- -', '- 410', `S 80°00'00" E 530`],
    ],
  ];
  for (const [text, answer] of rows)
    test(text.slice(0, 80), () =>
      assert.deepEqual(
        tractsOf(text).map((tract) => tract.calls.map(callLine)),
        [answer],
      ),
    );

  test('a second land in brackets is a land', () => {
    const square =
      'thence N 0° E 60 feet; thence N 90° E 60 feet; thence S 0° E 60 feet; thence N 90° W 60 feet to the beginning';
    const counts = tractsOf(`Beginning at a stone; ${square}. The mill lot (Beginning at a bolt; ${square}).`);
    assert.deepEqual(
      counts.map((tract) => tract.calls.length),
      [4, 4],
    );
  });
});

test('a natural line that heads a list of bearings and distances is no course of its own', () => {
  const [tract] = tractsOf(
    'Beginning at a stone; thence N 10° E 40 feet; With the crest as it meanders southerly, thence northerly, and then southerly approximately along the following bearings and distances:\nS. 51° W., 37 feet to a point,\nN. 24° W., 33 feet;\nLeaving the ridge, S. 5° E., 90 feet to the point of beginning.',
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `N 10°00'00" E 40`,
    `S 51°00'00" W 37`,
    `N 24°00'00" W 33`,
    `S 05°00'00" E 90`,
  ]);
});
