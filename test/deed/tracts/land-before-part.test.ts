// Land by sections and by lots before a part that is measured, and areas told before the land. All sentences are written for this table.
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
    [
      'The NW¼ of the SE¼ of Section 8, T. 4 N., R. 9 E., together with a 30 foot easement, described as follows:',
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

describe('lots told before the figure that is taken from them or added to them', () => {
  const rows: [before: string, tracts: string[]][] = [
    ['Lot 9, Block 2, Elm Park, except that part described as follows:', ['Lot 9', 'Lot 9 (exception)']],
    ['Lot 9, Block 2, Elm Park, less the north 7 feet and less that part', ['Lot 9', 'Lot 9 (exception)']],
    [
      'The Secretary shall convey to the county all of lot 9, block 2, Elm Park, excepting therefrom that part',
      ['Tract 1', 'Tract 2 (exception)'],
    ],
    ['Lots 9 and 10, Block 2, Elm Park. LESS AND EXCEPT the following:', ['Tract 1', 'Tract 2 (exception)']],
    [
      'All that property conveyed to Ida Bell by deed recorded in Book 31, Page 9, LESS AND EXCEPT:',
      ['Tract 1', 'Tract 2 (exception)'],
    ],
    ['Lot 9, Block 2, Elm Park, together with that part of Lot 10 described as follows:', ['Lot 9', 'Tract 2']],
    ['Lot 9 and that part of Lot 10, Block 2, Elm Park, described as follows:', ['Lot 9', 'Tract 2']],
    ['All of Lot 9, Block 2, Elm Park, and the following described tract:', ['Tract 1', 'Tract 2']],
    ['Lot 9, Block 2, Elm Park. ALSO:', ['Lot 9', 'Tract 2']],
    ['The East Half of Lot 9, Block 2, Elm Park;\nAND\n', ['Tract 1', 'Tract 2']],
    // the figure is the lot, or lies in it
    ['Part of Lot 9, Block 2, Elm Park, described as:', ['Tract 1']],
    ['Lot 9, Elm Park, together with all buildings thereon, described as follows:', ['Lot 9']],
    ['Being Lot 9, Elm Park, and being the same tract described as follows:', ['Tract 1']],
    ['Lots 9 and 10, Elm Park, together with the vacated alley, all described as follows:', ['Tract 1']],
    ['That part of Lot 9 and that part of Lot 10, Elm Park, described as follows:', ['Tract 1']],
    ['Lot 9 is sold, except that part described as follows:', ['Lot 9']],
  ];
  for (const [before, tracts] of rows)
    test(before, () => {
      const told = tractsOf(`${before} ${FIGURE}`);
      assert.deepEqual(
        told.map(({ name, is_exception }) => (is_exception ? `${name.replace(' (exception)', '')} (exception)` : name)),
        tracts.length > 1 || !before.includes('except') ? tracts : tracts.map((name) => `${name} (exception)`),
      );
      if (told.length > 1) assert.equal(told[0]!.description_type, 'exhibit_referenced');
    });

  test('its words are noted', () =>
    assert.equal(
      tractsOf(`${rows[0]![0]} ${FIGURE}`)[0]!.notes,
      'Described by reference to another paper; no courses are given here: “Lot 9, Block 2, Elm Park”.',
    ));

  test('and lots told behind it', () =>
    assert.deepEqual(
      tractsOf(`${FIGURE.slice(0, -1)}, together with Lots 9 and 10, Block 2, Elm Park.`).map(
        (t) => t.description_type,
      ),
      ['metes_and_bounds', 'exhibit_referenced'],
    ));
});

test('an area in brackets behind two parts that it fits together is of both', () => {
  const [first, second, third] = tractsOf(
    'T. 9 N., R. 8 W.\n1. sec. 17, N½NE¼ and SE¼NE¼ (120.00 acres)\n2. sec. 31, SW¼SE¼ (40.00 acres)',
  );
  assert.deepEqual([first!.stated_area, second!.stated_area, third!.stated_area], ['acres=120.00', '', 'acres=40.00']);
});

test('a line that the land lies beside has a bearing and no length', () => {
  const [tract] = tractsOf(
    "A parcel lying in Donation Land Claim No. 53, Alder County, being that portion lying Southerly of a line described as follows:\nBeginning at a point 70 feet Southwesterly of Station 611+50 on the center line of the highway; thence South 37° 12' East parallel to said center line to a point opposite Station 618+00; thence Southeasterly to a stake at Station 621+00.",
  );
  assert.deepEqual([tract!.description_type, tract!.calls.length], ['centerline', 2]);
});

test('lengths and areas whose first figures a blank parts from the rest', () => {
  const [tract] = tractsOf(
    'Beginning at a stone; thence N 10 E a distance of 1,417. 62 fe~t to a post; thence S 80 E 300 feet to a post; thence S 10 W 400 feet to the point of beginning; of which 0.3 acre is road and 2. 41 acres more or less, being railroad right-of-way.',
  );
  assert.deepEqual([tract!.calls[0]!.distance, tract!.stated_area], [null, '']);
});

test('the words of a land are those that were pasted', () => {
  const [tract] = tractsOf('The SW&frac14; of&nbsp;Section 8, T. 4 N., R. 9 E.');
  assert.match(tract!.aliquot, /verbatim=SW&frac14; of&nbsp;Section 8$/);
});

test('an easement by the width that its facilities need', () => {
  const [tract] = tractsOf(
    'Grantor does hereby grant unto Pell Power the easement to go upon the land described as follows: 6.24 acres being the same property conveyed in Deed Book 511, page 94, and to operate electric facilities thereon within an area twelve feet wide for the buried part of the system.',
  );
  assert.deepEqual([tract!.description_type, tract!.stated_area], ['facility_relative', '']);
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
