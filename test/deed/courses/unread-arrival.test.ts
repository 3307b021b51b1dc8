// What shows that a value or a course is not what it seems: the next numbered end behind a course, and bearings with four decimals.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const confidences = (text: string): string[] => tractsOf(text)[0]!.calls.map(({ confidence }) => confidence);

describe('a course that cannot be read stands behind one', () => {
  const rows: [words: string, confidence: string][] = [
    ["to point 2; S. 2:ao.4 m. to point 3; S. 8° 10' E. 61.20 m. to point 4", 'low'],
    ["to corner no. 2:, ~~ 612.7 m. to corner no. 3; S. 8° 10' E. 61.20 m. to corner no. 4", 'low'],
    ["to point 2; thence S. 8° 10' E. 61.20 m. to point 3", 'high'],
    [
      "to point 2, a stone 3 feet west of the line from point 9 to point 3; thence S. 8° 10' E. 61.20 m. to point 4",
      'high',
    ],
  ];
  for (const [words, confidence] of rows)
    test(words, () =>
      assert.equal(
        confidences(
          `Beginning at point 1; thence N. 21° 40' E. 77.18 m. ${words}; thence West 90.00 m. to point 1.`,
        )[0],
        confidence,
      ),
    );
});

describe('whole figures with "m" are meters where others are told in hundredths', () => {
  const rows: [text: string, confidence: string][] = [
    [
      "Beginning at point 1; thence N 14° 31' E 48.15 m. to point 2; thence S 75° 29' E 37.60 m. to point 3; thence S 14° 31' W 51 m. to point 4; thence N 71° 10' W 38.05 m. to point 1.",
      'high',
    ],
    [
      'Beginning at the ford; thence E. 6 m. to the hill; thence N. 4 m. to the oak; thence W. 6 m. to the fork; thence S. 4 m. to the ford.',
      'low',
    ],
  ];
  for (const [text, confidence] of rows) test(text, () => assert.equal(confidences(text)[2], confidence));
});

describe('four decimals that may be minutes and seconds', () => {
  const figure = (a: string, b: string): string =>
    `Beginning at a pin; thence N ${a} E 120 feet; thence S ${b} E 80 feet; thence S ${a} W 120 feet; thence N ${b} W 80 feet to the point of beginning.`;
  const rows: [a: string, b: string, confidence: string][] = [
    ['31.1520', '58.4440', 'low'],
    ['31.1560', '58.8440', 'high'],
    ['31.1520°', '58.4440°', 'high'],
    ['31.15', '58.44', 'high'],
  ];
  for (const [a, b, confidence] of rows)
    test(`N ${a} E, S ${b} E`, () => assert.equal(confidences(figure(a, b))[0], confidence));
});
