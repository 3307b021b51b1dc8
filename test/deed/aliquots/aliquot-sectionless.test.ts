// Land told by its parts where no section can be read: DECISIONS.md wants a tract that fails. All sentences are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { judged } from '../judged.ts';

const rows: [sentence: string, expected: string[]][] = [
  ['Deed to Ann Marsh, the SE¼ of the NW¼, in Otero County, Colorado, containing 40 acres.', ['? ? SE4 NW4']],
  ['All that land in Otero County described as the North Half of the Southwest Quarter.', ['? ? N2 SW4']],
  ['Grantor conveys the W/2SE/4 and the SE/4SE/4, Otero County, Colorado.', ['? ? W2 SE4', '? ? SE4 SE4']],
  ['SW¼SW¼, T. 9 S., R. 4 E., the number of the section torn away', ['9S 4E SW4 SW4']],
  ['the NE¼, Township 9 South, Range 4 East, 160 acres', ['9S 4E NE4']],
  // Other things have quarters too, and land may only place something.
  ['the north half of Township 9 South, Range 4 East', []],
  ['the north half, in Otero County', []],
  ['The southeast quarter of the northwest quarter of the city was burned.', []],
  ['the east half of the northwest quarter of Block 5, Pueblo, Pueblo County', []],
  ['the SE¼ of the NW¼ of Land Lot 31', []],
  ['the SE¼NW¼ of what is known as the Marsh farm', []],
  ['A stone at the corner of the SE¼ of the NW¼; the fence adjoins the NE¼ of the NW¼.', []],
  ['The oats from the SE¼ of the NW¼ were poor.', []],
  ['No structure may be built and no sign is allowed on any SE¼ of the NW¼ of a tract.', []],
];

describe('parts of a section that the paper does not name', () => {
  for (const [sentence, expected] of rows)
    test(sentence, () => {
      const { extraction, groundtruth_verdicts: verdicts } = judged(sentence);
      const lands = extraction.tracts.map(({ aliquot }) => unpack('aliquot', aliquot));
      assert.deepEqual(
        lands.map(({ township = '?', range = '?', parts }) => `${township} ${range} ${parts}`),
        expected,
      );
      assert.ok(lands.every(({ section }) => section === undefined));
      assert.ok(verdicts.every(({ status }) => status === 'FAIL'));
    });
});
