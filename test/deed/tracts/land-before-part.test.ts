// Land by sections before a part that is measured, and areas told before the land. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const FIGURE =
  'Beginning at a stone; thence south 310 feet; thence east 220 feet; thence north 310 feet; thence west 220 feet to the point of beginning.';

describe('land told before the part that a figure measures', () => {
  const rows: [before: string, types: string[]][] = [
    [
      'All of lot six (6) and the southwest quarter of the northeast quarter (SW1/4 NE1/4) of section eight (8), township four (4) north, range nine (9) east; and that portion of lot two (2) of said section 8 described as follows:',
      ['aliquot', 'aliquot', 'metes_and_bounds'],
    ],
    [
      'The N½ of Section 8, T. 4 N., R. 9 E.; also that part of the SW¼ described as follows:',
      ['aliquot', 'metes_and_bounds'],
    ],
    // both parts lie in the figure, or only place it
    [
      'That part of the NE¼ of section 8 and that part of the SE¼ of section 5, T. 4 N., R. 9 E., described as follows:',
      ['metes_and_bounds'],
    ],
    [
      'Those parts of the NE¼ of section 8; and that part of the SE¼ of section 5, T. 4 N., R. 9 E., described as follows:',
      ['metes_and_bounds'],
    ],
    [
      'A tract in the NE¼ of section 8; and that part of the SE¼ of section 5, T. 4 N., R. 9 E., described as follows:',
      ['metes_and_bounds'],
    ],
    ['A tract situated in Section 8, T. 4 N., R. 9 E. and Section 12, T. 4 N., R. 8 E.\n', ['metes_and_bounds']],
  ];
  for (const [before, types] of rows)
    test(before.slice(0, 90), () =>
      assert.deepEqual(
        tractsOf(`${before} ${FIGURE}`).map((tract) => tract.description_type),
        types,
      ),
    );
});

describe('an area right before the land', () => {
  const rows: [sentence: string, area: string][] = [
    ['A tract of land comprising 37 acres situated in Section 8, T. 4 N., R. 9 E.', 'acres=37'],
    ['80 acres, more or less, being the N½NE¼ of Section 8, T. 4 N., R. 9 E.', 'acres=80'],
    ['a tract of 320 acres and more particularly described as the N½ of section 8, T. 4 N., R. 9 E.', 'acres=320'],
    ['The heirs got 37 acres. The NE¼ of Section 8, T. 4 N., R. 9 E., was sold.', ''],
    ['Beside 37 acres of meadow; the NE¼ of Section 8, T. 4 N., R. 9 E.', ''],
  ];
  for (const [sentence, area] of rows) test(sentence, () => assert.equal(tractsOf(sentence)[0]!.stated_area, area));
});
