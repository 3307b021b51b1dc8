// Curves told as items of a list, without a word for the way before them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, tractsOf } from '../reading.ts';

const around = (item: string, join = '; '): string[] =>
  callLines(
    `Beginning at a bolt; thence along the plat the following courses: N 4° E, 110.00 feet; N 71° W, 41.00 feet${join}${item}${join}N 12° W, 55.00 feet; and S 88° E, 90.00 feet to the beginning.`,
  );
const BEFORE = [`N 04°00'00" E 110`, `N 71°00'00" W 41`];
const BEHIND = [`N 12°00'00" W 55`, `S 88°00'00" E 90`];

test('curves of a list, each tangent to the one before it', () =>
  assert.deepEqual(
    callLines(
      'Beginning at a bolt; thence along the plat these courses: tangent to the preceding course along the arc of a curve to the left having a radius of 140.00 feet, an arc distance of 62.50 feet to a point of reverse curvature; tangent to the preceding curve along the arc of a curve to the right having a radius of 90.00 feet, an arc distance of 31.00 feet; and tangent to the last named curve along the arc of a curve to the left having a radius of 41.00 feet, an arc distance of 12.00 feet; thence S 88° E, 90.00 feet to the beginning.',
    ),
    ['curve R140 L62.5 left', 'curve R90 L31 right', 'curve R41 L12 left', `S 88°00'00" E 90`],
  ));

describe('a curve between two lines of a list', () => {
  const rows: string[] = [
    '62.50 feet along the arc of a 140.00 foot radius curve to the left',
    '62.50 feet on the arc of a curve to the left having a radius of 140.00 feet',
    '62.50 feet around a curve to the left (R=140.00 feet)',
    'a distance of 62.50 feet along the arc of a 140.00 foot radius curve to the left',
    'an arc distance of 62.50 feet along a tangent 140.00 foot radius curve to the left',
    'an arc to the left, radius 140.00 feet, length 62.50 feet',
    'a 140.00 foot radius curve to the left for 62.50 feet',
    'tangent curve left, radius 140.00 feet, arc 62.50 feet',
    'the arc of a 140.00 foot radius curve to the left 62.50 feet',
    'through a curve to the left with a radius of 140.00 feet an arc length of 62.50 feet',
  ];
  for (const item of rows) {
    test(item, () => assert.deepEqual(around(item), [...BEFORE, 'curve R140 L62.5 left', ...BEHIND]));
    test(`${item}, on its own line`, () =>
      assert.deepEqual(around(item, ';\n'), [...BEFORE, 'curve R140 L62.5 left', ...BEHIND]));
  }

  test('behind a line that comes to the curve', () =>
    assert.deepEqual(
      callLines(
        `Beginning at a bolt; thence N 4° E, 110.00 feet to a point on a curve, non-tangent; 62.50 feet along the arc of a 140.00 foot radius curve to the right, whose chord bears N 40° E, 61.98 feet; S 88° E, 90.00 feet to the beginning.`,
      ),
      [`N 04°00'00" E 110`, `curve R140 L62.5 C61.98 [N 40°00'00" E] right`, `S 88°00'00" E 90`],
    ));

  test('two of them', () =>
    assert.deepEqual(
      around(
        '62.50 feet along the arc of a 140.00 foot radius curve to the left; 30.00 feet along the arc of a 90.00 foot radius curve to the right',
      ),
      [...BEFORE, 'curve R140 L62.5 left', 'curve R90 L30 right', ...BEHIND],
    ));

  test('behind commas alone', () =>
    assert.deepEqual(around('62.50 feet along the arc of a 140.00 foot radius curve to the left', ', '), [
      ...BEFORE,
      'curve R140 L62.5 left',
      ...BEHIND,
    ]));
});

describe('what only tells more of the curve that is open', () => {
  const rows: string[] = [
    'thence along a curve to the left having a radius of 140.00 feet; an arc length of 62.50 feet along said curve',
    'thence along a curve to the left having a radius of 140.00 feet; 62.50 feet along the arc of said curve',
  ];
  for (const item of rows)
    test(item, () => assert.deepEqual(around(item), [...BEFORE, 'curve R140 L62.5 left', ...BEHIND]));
});

test('rows numbered with a colon, an arc among them', () =>
  assert.deepEqual(
    callLines(`Start at found pin
 1: N 88d55m48s W   120.00 ft
 2: N 3d01m40s E   55.12 ft
 3: Arc right, R=35.00 L=52.23 D=85d30m10s Ch=47.52 CB=N 45d46m45s E
 4: S 87d21m27s E   82.88 ft
 5: S 0d08m44s E   86.60 ft
End at found pin`),
    [
      `N 88°55'48" W 120`,
      `N 03°01'40" E 55.12`,
      `curve R35 L52.23 C47.52 [N 45°46'45" E] D85.5028 right`,
      `S 87°21'27" E 82.88`,
      `S 00°08'44" E 86.6`,
    ],
  ));

test('each of a series of curves is a course', () =>
  assert.deepEqual(
    callLines(
      `Beginning at a nail; thence N 8° E 40.2 feet; thence along a series of compound curves to the left, the first having a radius of 120.40 feet, a central angle of 20°10'00" and an arc of 42.38 feet; the second having a radius of 300.60 feet, a central angle of 11°40'00" and an arc of 61.21 feet; thence S 60° E 77 feet to the point of beginning.`,
    ).slice(1, 3),
    ['curve R120.4 L42.38 D20.1667 left', 'curve R300.6 L61.21 D11.6667'],
  ));

describe('a curve joined to the course before it is one of its own', () => {
  const REST = [`S 00°00'00" E 80`, `N 90°00'00" W 100`];
  const read = (words: string): string[] =>
    callLines(
      `Beginning at a pin; thence ${words}; thence South 80 feet; thence West 100 feet to the point of beginning.`,
    );
  const CURVE = `a curve to the right, R = 90.00', L = 47.12', Ch = N 15° E 46.59'`;
  const LINE = `curve R90 L47.12 C46.59 [N 15°00'00" E] right`;
  const rows: [words: string, ...read: string[]][] = [
    [`East 60 feet and a curve to the left, R = 40.00', Ch = N 45° E 56.57'`, `N 90°00'00" E 60`, `curve R40 C56.57 [N 45°00'00" E] left`],
    [`along ${CURVE}, and a curve to the left, having a radius of 40.00 feet and an arc of 31.42 feet`, LINE, 'curve R40 L31.42 left'],
    [`along ${CURVE} and another curve to the left, R = 40.00', L = 31.42'`, LINE, 'curve R40 L31.42 left'],
    [`along ${CURVE}, followed by a curve to the left, radius 40.00 feet, arc 31.42 feet`, LINE, 'curve R40 L31.42 left'],
    [`along ${CURVE} to a pin and the point of a curve to the left, radius 40.00 feet`, LINE],
  ]; // prettier-ignore
  for (const [words, ...lines] of rows) test(words, () => assert.deepEqual(read(words), [...lines, ...REST]));

  for (const words of [
    `along ${CURVE} followed by a course of South 35 feet`,
    `along ${CURVE}, followed by a line bearing S 10° E 35 feet`,
    `along ${CURVE} and a course of S 10° E 35 feet`,
  ])
    test(`not surely one course: ${words}`, () =>
      assert.equal(
        tractsOf(`Beginning at a pin; thence ${words}; thence South 80 feet to the point of beginning.`)[0]!.calls[0]!
          .confidence,
        'low',
      ));
});

describe('a curve between the beginning and the first "thence"', () => {
  for (const words of [
    `From the PC on a curve to the left (R = 910.00') for 130.00' to the PT`,
    `on a curve to the left (R = 910.00') for 130.00 feet to a pipe`,
    `along a curve to the left having a radius of 910.00 feet, an arc distance of 130.00 feet to a pipe`,
  ])
    test(words, () =>
      assert.match(
        callLines(
          `Beginning at a pin; ${words}; thence North 70 feet; thence East 95 feet; thence South 40 feet to the point of beginning.`,
        )[0]!,
        /^curve R910 L130.* left$/,
      ),
    );
  test('told of the beginning alone it is none', () =>
    assert.equal(
      callLines(
        `Beginning at a pin on a curve to the left having a radius of 910.00 feet; thence North 70 feet; thence East 95 feet; thence South 40 feet to the point of beginning.`,
      ).length,
      3,
    ));
});

describe('a curve told whole before the first "thence", though no word opens it', () => {
  const lines = [`N 12°00'00" E 60`, `S 80°00'00" W 30`];
  const rows: [words: string, curve: string | null][] = [
    ['Beginning at a pin, a curve to the left having a radius of 90 feet, an arc distance of 40 feet', 'curve R90 L40 left'],
    ['Beginning at a pin, along a curve to the left, radius 90 feet, arc 40 feet', 'curve R90 L40 left'],
    ['Beginning at a pin; arc of a curve to the left 40 feet, radius 90 feet', 'curve R90 L40 left'],
    // What only places the beginning.
    ['Beginning at a pin on a curve to the left having a radius of 90 feet', null],
    ['Beginning at a pin, the end of a curve to the left, radius 90 feet, arc 40 feet', null],
    ['Beginning at a pin in the west line of Mill Road, a curve to the left having a radius of 90 feet and an arc of 40 feet', null],
  ]; // prettier-ignore
  for (const [words, curve] of rows)
    test(words, () =>
      assert.deepEqual(
        callLines(`${words}; thence N 12° E 60 feet; thence S 80° W 30 feet to the point of beginning.`),
        [...(curve === null ? [] : [curve]), ...lines],
      ),
    );
});

describe('a line before the comma, and a curve with a chord of its own', () => {
  const line = (length: string, words: string): string[] =>
    callLines(
      `Beginning at a bolt; thence along the lane the following courses: N 55° E ${length} feet, ${words}; N 67° E 85.00 feet; thence S 4° W 300 feet to the beginning.`,
    );
  const behind = [`N 67°00'00" E 85`, `S 04°00'00" W 300`];
  const curve = 'along the arc of a curve to the right (R=970.00 feet), the chord of which bears N 61° E 205.00 feet';
  test('the length cannot be the arc of such a chord', () =>
    assert.deepEqual(line('31.40', curve), [`N 55°00'00" E 31.4`, `curve R970 C205 [N 61°00'00" E] right`, ...behind]));
  test('the length may be its arc', () =>
    assert.deepEqual(line('205.40', curve), [`curve R970 L205.4 C205 [N 61°00'00" E] right`, ...behind]));
});
