// Where the sentence of a course begins and ends; every name and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const sentences = (text: string): string[] => tractsOf(text)[0]!.calls.map((call) => call.verbatim_text);

describe("the next course's number, label or quotation mark is not at the end of this one", () => {
  const rows: [text: string, sentences: string[]][] = [
    [
      'Beginning at a stone;\n\nCourse 1: North 10 degrees east, 100 feet to a bolt;\n\nCourse 2: Thence south 20 degrees east 50 feet to a pin;\n\nCourse 3: Thence west 90 feet to the point of beginning.',
      [
        'Course 1: North 10 degrees east, 100 feet to a bolt',
        'Course 2: Thence south 20 degrees east 50 feet to a pin',
        'Course 3: Thence west 90 feet to the point of beginning',
      ],
    ],
    [
      'Beginning at a stone; thence N 10° E 100 feet to a bolt;\n“thence S 20° E 50 feet to the point “k;”\nthence West 90 feet to the point of beginning.',
      [
        'thence N 10° E 100 feet to a bolt',
        'thence S 20° E 50 feet to the point “k;”',
        'thence West 90 feet to the point of beginning',
      ],
    ],
    [
      'A. Beginning at a stone;\nB. Thence N 10° E 100 feet to land of Asa\nB. Moss;\nC. Thence S 20° E 50 feet to a pin;\nD. Thence West 90 feet to the point of beginning.',
      [
        'Thence N 10° E 100 feet to land of Asa\nB. Moss',
        'C. Thence S 20° E 50 feet to a pin',
        'D. Thence West 90 feet to the point of beginning',
      ],
    ],
    [
      'Beginning at a stone; N. 10° E., 100 feet to monument No. 4;\nLeaving the contour,\nS. 20° E., 50 feet to a pin;\nWest, 90 feet to the point of beginning.',
      [
        'N. 10° E., 100 feet to monument No. 4',
        'Leaving the contour,\nS. 20° E., 50 feet to a pin',
        'West, 90 feet to the point of beginning',
      ],
    ],
    [
      'Beginning at a stone; (i) thence N 10° E 100 feet to a bolt; and (ii) thence S 20° E 50 feet to a pin; and (iii) thence West 90 feet to the point of beginning.',
      [
        'thence N 10° E 100 feet to a bolt',
        '(ii) thence S 20° E 50 feet to a pin',
        '(iii) thence West 90 feet to the point of beginning',
      ],
    ],
  ];
  for (const [text, wanted] of rows) test(wanted[1], () => assert.deepEqual(sentences(text), wanted));
});

describe('the last course ends with its sentence', () => {
  const lead = 'Beginning at a stone; thence N 10° E 100 feet to a bolt; thence S 20° E 50 feet to ';
  const rows: [rest: string, end: string][] = [
    ['corner No. 4, Parcel No. 3. The land', 'corner No. 4, Parcel No. 3.'],
    ['land of J. R. Pell. Said tract', 'land of J. R. Pell.'],
    ['the corner of T. 4 N., R. 5 E., which is a post. This land', 'the corner of T. 4 N., R. 5 E., which is a post.'],
    [
      'the first mentioned point and place of beginning, with a well',
      'the first mentioned point and place of beginning',
    ],
    ['the line of Pell is hereby declared closed', 'the line of Pell'],
    ['the line of Pell: Provided, That the fence stands', 'the line of Pell'],
    ['the line of Pell together with all the ways', 'the line of Pell'],
    ['the line of Pell Being the same premises conveyed by Odell', 'the line of Pell'],
    ['the fleace of beginning Subject to a mortgage', 'the fleace of beginning'],
    ['the proint of beginning, being the easterly ten feet of a lot', 'the proint of beginning'],
    ['the date of beginning, being the third day', 'the date of beginning, being the third day'],
    ['the line of land that is part of the farm', 'the line of land that is part of the farm'],
  ];
  for (const [rest, end] of rows)
    test(rest, () => assert.equal(sentences(lead + rest).at(-1), `thence S 20° E 50 feet to ${end}`));
});

describe('a course that sets out from the beginning again', () => {
  const rows: [between: string, confidence: string][] = [
    ['; returning to the point of beginning; thence', 'low'],
    ['. Returning to the original place of beginning; thence', 'low'],
    ['; thence', 'high'],
  ];
  for (const [between, confidence] of rows)
    test(between, () => {
      const text = `Beginning at a stone; thence S 10° W 40 feet; thence S 60° E 310 feet to the pond${between} N 15° E 55 feet; thence S 71° E 290 feet to the pond.`;
      const { calls } = tractsOf(text)[0]!;
      assert.deepEqual(
        calls.map((call) => call.confidence),
        ['high', 'high', confidence, 'high'],
      );
    });
});
