// The way to the corner, by its number or letter, to which the figure returns is a tie.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const figure = (start: string, [a, b, c, d]: readonly string[], back = a!): string =>
  `${start} ${a!}; thence N 10° E 100 feet to ${b!}; thence N 80° W 90 feet to ${c!}; thence S 10° W 100 feet to ${d!}; thence S 80° E 96 feet to ${back}.`;
const CORNERS = ['corner 1', 'corner 2', 'corner 3', 'corner 4'];

describe('a tie', () => {
  const rows: string[] = [
    figure('From the triangulation station "Wren" proceed N 40° E 500 feet to', CORNERS),
    figure(
      'Beginning at the quarter post; thence N 40° E 500 feet to',
      ['Corner No. 1 of the tract', ...CORNERS.slice(1)],
      'Corner No. 1',
    ),
    figure('From a monument go N 40° E 500 feet to', ['point A', 'point B', 'point C', 'point D']),
    figure('Starting from the light, run S 40° W 500 feet to', ['buoy "A"', 'buoy "B"', 'buoy "C"', 'buoy "D"']),
    figure('Commencing at the dam; thence N 40° E 500 feet to', ['post 7', 'post 8', 'post 9', 'post 10']),
  ];
  for (const text of rows)
    test(text, () => {
      const [tract] = tractsOf(text);
      assert.deepEqual([tract!.tie_calls.length, tract!.calls.length], [1, 4]);
    });
});

describe('no tie', () => {
  const rows: string[] = [
    figure('Beginning at the dam; thence N 40° E 500 feet to', CORNERS, 'the point of beginning'),
    figure('Beginning at the dam; thence N 40° E 500 feet to', CORNERS, 'corner 5'),
    figure(
      'Beginning at the dam; thence N 40° E 500 feet to',
      ['Station A.4', 'a post', 'a stone', 'a pin'],
      'Station A.9, the place where it began',
    ),
    figure(
      'Beginning at the dam; thence N 40° E 500 feet to',
      ['a point', 'a post', 'a stone', 'a pin'],
      'a point a distance off',
    ),
  ];
  for (const text of rows) test(text, () => assert.equal(tractsOf(text)[0]!.calls.length, 5));
});

describe('a tie told in sentences of its own', () => {
  const SQUARE =
    'thence N 10° E 100 feet; thence S 80° E 90 feet; thence S 10° W 100 feet; thence N 80° W 90 feet to the point of beginning.';
  const rows: [text: string, shape: [ties: number, calls: number][]][] = [
    [
      `Commencing at the mill; thence South 40 feet; thence S 40° W 90 feet to the point of beginning. Beginning at said point; ${SQUARE}`,
      [[2, 4]],
    ],
    [
      `From the mill run S 70° E 410 feet; thence N 59° E 75 feet to a stake, which is the place of beginning. Beginning at said stake; ${SQUARE}`,
      [[2, 4]],
    ],
    [
      `Beginning at the mill; ${SQUARE} Beginning at said point; ${SQUARE}`,
      [
        [0, 4],
        [0, 4],
      ],
    ],
  ];
  for (const [text, shape] of rows)
    test(text.slice(0, 100), () =>
      assert.deepEqual(
        tractsOf(text).map((tract) => [tract.tie_calls.length, tract.calls.length]),
        shape,
      ),
    );
});
