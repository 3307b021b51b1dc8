// Orders on public land list sections, and a measured figure may be an item among them. All made up.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const FIGURE =
  "Beginning at the southwest corner thereof; thence N. 0° 10' W., 310.0 feet; thence N. 89° 50' E. 655.0 feet; thence S. 0° 10' E. 310.0 feet; thence S. 89° 50' W. 655.0 feet to the point of beginning";

const told = (text: string): string[] =>
  tractsOf(text).map(({ description_type, aliquot }) =>
    description_type === 'aliquot' ? aliquot.replace(/ \| (?:township|verbatim)=.*$/s, '') : description_type,
  );

describe('a figure among listed sections', () => {
  const rows: [text: string, tracts: string[]][] = [
    [
      `T. 23 S., R. 63 W.,\nSec. 24, SW¼SE¼ and a tract in the NW¼SE¼ described as follows: ${FIGURE};\nSec. 25, NE¼NE¼;\nSec. 26, W½.`,
      ['parts=SW4 SE4 | section=24', 'metes_and_bounds', 'parts=NE4 NE4 | section=25', 'parts=W2 | section=26'],
    ],
    [
      `T. 23 S., R. 63 W.,\nSec. 12, N½NE¼;\nSec. 24, a parcel in lot 2 described as follows: ${FIGURE}, containing 4.66 acres.\nT. 24 S., R. 63 W.,\nSec. 3, S½SW¼.`,
      ['parts=N2 NE4 | section=12', 'metes_and_bounds', 'parts=S2 SW4 | section=3'],
    ],
    [
      `T. 23 S., R. 63 W.,\nSec. 24, a tract described as: ${FIGURE}; Sec. 25, NE¼NE¼.`,
      ['metes_and_bounds', 'parts=NE4 NE4 | section=25'],
    ],
  ];
  for (const [text, tracts] of rows) test(text.slice(0, 70), () => assert.deepEqual(told(text), tracts));
});

describe('a section that only tells where the figure lies', () => {
  const rows: string[] = [
    `A tract in Dale County, described as follows: ${FIGURE};\nSec. 24, NW¼, T. 5 N., R. 3 W., Dale County.`,
    `Sec. 24, T. 5 N., R. 3 W., a tract in the NW¼, described as follows: ${FIGURE}; containing 4.66 acres in the NW¼ of Sec. 24.`,
  ];
  for (const text of rows) test(text.slice(0, 70), () => assert.deepEqual(told(text), ['metes_and_bounds']));
});
