// What a description excepts, adds or narrows without courses of its own is told in notes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { areaGroups } from '../../../src/verdict/area-group.ts';
import { landWithoutCourses } from '../../../src/deed/tracts/unmeasured-land.ts';
import { tractsOf } from '../reading.ts';

const SIDES = 'thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet';
const SQUARE = `${SIDES} to the point of beginning`;

describe('behind a bare "to beginning"', () => {
  const behind = (words: string) => tractsOf(`Beginning at a stone; ${SIDES} to beginning${words}`)[0]!;
  const rows = [
    ', 0.2 acre, excluding the mill race.',
    ', 0.2 acre, the mill race being excluded.',
    ' excepting the mill race.',
    ', containing 0.2 acre, excluding the mill race.',
    ' (0.2 acre) except the mill race.',
    ', 0.2 acre, less the road on the mill race.',
  ];
  for (const words of rows)
    test(words, () => {
      const { notes, calls } = behind(words);
      assert.match(notes ?? '', /mill race/);
      assert.equal(calls.at(-1)!.monument, 'beginning');
    });
  test('nothing else', () => assert.equal(behind(', 0.2 acre.').notes, null));
});

describe('notes on the land before them', () => {
  const rows: [behind: string, note: string][] = [
    [
      ', but excluding therefrom the right-of-way of the highway bearing number 61.',
      'Excepted without courses: “excluding therefrom the right-of-way of the highway bearing number 61”.',
    ],
    [
      ', except two and nine-tenths acres of land owned by the Bell Railroad Company.',
      'Excepted without courses: “except two and nine-tenths acres of land owned by the Bell Railroad Company”.',
    ],
    [
      '. Excepting therefrom a tract deeded to A. Moss as recorded in Deed Book 9, page 94, records of Dale County.',
      'Excepted without courses: “Excepting therefrom a tract deeded to A. Moss as recorded in Deed Book 9, page 94, records of Dale County”.',
    ],
    [
      ', having a gross area of 0.23 acre, excepting and deducting all of Lot 3 of the Beach Lots, and containing a net area of 0.2 acre.',
      'Excepted without courses: “excepting and deducting all of Lot 3 of the Beach Lots, and containing a net area of 0.2 acre”.',
    ],
    [
      '.\n\nLESS AND EXCEPT the land conveyed to the State for a road in Book 3, Page 4.',
      'Excepted without courses: “LESS AND EXCEPT the land conveyed to the State for a road in Book 3, Page 4”.',
    ],
    [
      '.\n\nAlso an island formed by the contour, having a length of about 1300 feet.',
      'Added without courses: “Also an island formed by the contour, having a length of about 1300 feet”.',
    ],
    [', 0.2 acre, excluding tide lands.', 'Excepted without courses: “excluding tide lands”.'],
    [', 0.2 acre, excepting islands.', 'Excepted without courses: “excepting islands”.'],
    [
      ', together with all islands and shoals within one mile thereof.',
      'Added without courses: “together with all islands and shoals within one mile thereof”.',
    ],
    [', 0.2 acre, and the islet opposite.', 'Added without courses: “and the islet opposite”.'],
    [
      ', also including a belt of water 600 feet wide on the seaward side.',
      'Added without courses: “also including a belt of water 600 feet wide on the seaward side”.',
    ],
    [
      '. There is also reserved the adjacent island known as Elm Isle.',
      'Added without courses: “There is also reserved the adjacent island known as Elm Isle”.',
    ],
    [
      '. The reservation includes the waters adjacent thereto.',
      'Added without courses: “The reservation includes the waters adjacent thereto”.',
    ],
    [
      '.\n\nAlso two islands in the pond, east of the mill.',
      'Added without courses: “Also two islands in the pond, east of the mill”.',
    ],
    [
      '; and, in addition thereto, a strip of marsh not over nine feet in width.',
      'Added without courses: “and, in addition thereto, a strip of marsh not over nine feet in width”.',
    ],
    [
      ', excepting west half northeast quarter section 9, township 3 north.',
      'Excepted without courses: “excepting west half northeast quarter section 9, township 3 north”.',
    ],
    [
      '; being the lands conveyed by the Secretary of the Navy to the town, but excluding therefrom any sheds of the old mill.',
      'Excepted without courses: “excluding therefrom any sheds of the old mill”.',
    ],
    [
      '. Together with an easement over the Fair Road to the mill.',
      'Added without courses: “Together with an easement over the Fair Road to the mill”.',
    ],
  ];
  for (const [behind, note] of rows)
    test(note, () =>
      assert.deepEqual(
        tractsOf(`Beginning at a stone; ${SQUARE}${behind}`).map((t) => t.notes),
        [note],
      ),
    );
});

describe('no notes', () => {
  const rows: string[] = [
    '; except as shown on the plat.',
    ', more or less, together with the right to clear said strip.',
    '. Provided, That the town shall use it, except the part given to the school.',
    '.',
  ];
  for (const behind of rows)
    test(behind, () =>
      assert.deepEqual(
        tractsOf(`Beginning at a stone; ${SQUARE}${behind}`).map((t) => t.notes),
        [null],
      ),
    );

  test('an exception with courses is a tract of its own', () => {
    const tracts = tractsOf(
      `Beginning at a stone; ${SQUARE}. Excepting therefrom a tract described as follows: Beginning at a pin; ${SQUARE}.`,
    );
    assert.deepEqual(
      tracts.map((t) => [t.is_exception, t.notes]),
      [
        [false, null],
        [true, null],
      ],
    );
  });
});

test('an exception said of one parcel is not noted on the next', () => {
  const tracts = tractsOf(
    `Parcel I.\n\nBeginning at a stone; ${SQUARE}, excepting therefrom that part of Mill Avenue given for a street.\n\nParcel II.\n\nThat tract of land in Section 9: Beginning at a pin; ${SQUARE}.`,
  );
  assert.deepEqual(
    tracts.map((t) => t.notes),
    ['Excepted without courses: “excepting therefrom that part of Mill Avenue given for a street”.', null],
  );
});

test('an exception ends where the next item of a list begins', () => {
  const tracts = tractsOf(
    `(3) Beginning at a stone; ${SQUARE}.\nExcept therefrom the west 12 feet thereof.\n(4)\nThe lot sold by Ames: Beginning at a pin; ${SQUARE}.`,
  );
  assert.deepEqual(
    tracts.map((t) => [t.is_exception, t.notes]),
    [
      [false, 'Excepted without courses: “Except therefrom the west 12 feet thereof”.'],
      [false, null],
    ],
  );
});

test('quoted words of a statute except nothing', () => {
  const [tract] = tractsOf(
    `(6) By striking “; except that” and all that follows.\n(7) The slip: Beginning at a pin; ${SQUARE}.`,
  );
  assert.equal(tract!.is_exception, false);
});

describe('parts told before the figure', () => {
  const rows: [lead: string, note: string | null][] = [
    [
      'That part of Lot 3 lying north of the mill; that part of Lot 4 described as follows:',
      'Added without courses: “That part of Lot 3 lying north of the mill”.',
    ],
    [
      'That part of the southeast quarter of section 9 lying west of the road, also',
      'Added without courses: “That part of the southeast quarter of section 9 lying west of the road”.',
    ],
    ['That part of Lot 3 lying north of the mill, described as follows:', null],
    [
      'being the easterly 20 feet of the westerly 60 feet of the land described as follows:',
      'The land is only part of the figure: “the easterly 20 feet of the westerly 60 feet of the land”.',
    ],
  ];
  rows.push(
    [
      'All of the following described tract lying Northerly of the wall of the town as it stood in May:',
      'The land is only part of the figure: “All of the following described tract lying Northerly of the wall of the town as it stood in May”.',
    ],
    [
      'lying easterly of the edge of Mill Road:',
      'The land is only part of the figure: “lying easterly of the edge of Mill Road”.',
    ],
    ['lying south of and adjacent to Lot 9, described as follows:', null],
    ['A tract lying north of the mill:', null],
  );
  for (const [lead, note] of rows)
    test(lead, () => assert.equal(tractsOf(`${lead} Beginning at a stone; ${SQUARE}.`)[0]!.notes, note));
});

test('the north 65 feet of the figure', () => {
  const [tract] = tractsOf(
    `Said tract being the North 65 feet of the following described parcel of land: Beginning at a stone; ${SQUARE}.`,
  );
  assert.equal(
    tract!.notes,
    'The land is only part of the figure: “the North 65 feet of the following described parcel”.',
  );
});

describe('parcels told behind the figure without courses', () => {
  const rows: [behind: string, note: string | null][] = [
    [
      '.\nPARCEL 3\nThe strip that is the South 90 feet of the\ntract told in Deed 41-207.',
      'Added without courses: “PARCEL 3 The strip that is the South 90 feet of the tract told in Deed 41-207”.',
    ],
    ['; and all of sections 22, 23 and 24;', 'Added without courses: “and all of sections 22, 23 and 24”.'],
    ['.\n\nParcel B: see the plat.', null],
    ['.\n\nTract 2 of the survey was sold to A. Moss.', null],
  ];
  for (const [behind, note] of rows)
    test(behind.trim(), () =>
      assert.deepEqual(
        tractsOf(`Parcel 1: Beginning at a stone; ${SQUARE}${behind}`).map((t) => t.notes),
        [note],
      ),
    );

  test('a parcel with courses, or by aliquot parts, is a tract and no note', () => {
    const tracts = tractsOf(
      `Parcel 1:\nBeginning at a stone; ${SQUARE}.\n\nParcel 2:\nThat strip of land beginning at a pin; ${SQUARE}.\n\nParcel 3:\nThe SE¼ of section 9, T. 6 S., R. 11 E.`,
    );
    assert.deepEqual(
      tracts.map((t) => [t.name, t.notes]),
      [
        ['Parcel 1', null],
        ['Parcel 2', null],
        ['Parcel 3', null],
      ],
    );
  });
});

describe('an exception behind an exception', () => {
  const notesOf = (text: string): (string | null)[] => tractsOf(text).map((t) => t.notes);

  test('is of the figure in whose sentence it stands', () =>
    assert.deepEqual(
      notesOf(
        `Beginning at a stone; ${SQUARE}. Excepting therefrom a tract: Beginning at a pin; ${SQUARE}, excepting therefrom any part sold to the town.`,
      ),
      [null, 'Excepted without courses: “excepting therefrom any part sold to the town”.'],
    ));

  test('is of the land in a sentence of its own, also where that is land by aliquot parts', () =>
    assert.deepEqual(
      notesOf(
        `The SW¼ of Section 9, Township 6 South, Range 11 East,\nDale County; EXCEPT that part sold to Moss; ALSO EXCEPTING the following tract: Beginning at a pin; ${SQUARE}. EXCEPTING that portion within the road.`,
      ),
      ['Excepted without courses: “EXCEPTING that portion within the road”.', null],
    ));
});

test('an exception behind the last course of a line is no part of the course', () => {
  const [tract] = tractsOf(
    'A strip 40 feet wide, 20 feet on each side of the center line described as follows: Beginning at a stone; thence N 10° E 200 feet; thence N 20° E 300 feet to the road, and except also that part below the dam.',
  );
  assert.equal(tract!.calls.at(-1)!.verbatim_text, 'thence N 20° E 300 feet to the road');
  assert.equal(tract!.notes, 'Excepted without courses: “except also that part below the dam”.');
});

test('quoted words share no area with the tract they name', () => {
  const [first] = tractsOf(
    `Beginning at a stone; ${SQUARE}, containing 0.23 acre. Excepting the 2 acre lot called Tract 2.`,
  );
  const groups = areaGroups([
    first!,
    { ...first!, name: 'Tract 2', stated_area: '', stated_acreage: null, notes: null },
  ]);
  assert.deepEqual(groups[0]?.members, [0]);
});

test('islands and waters are land beside the figure, rights are not', () => {
  const told = (words: string): number => landWithoutCourses(`Added without courses: “${words}”.`).length;
  assert.equal(told('There is also reserved the adjacent island known as Elm Isle'), 1);
  assert.equal(told('The reservation includes the waters adjacent thereto'), 1);
  assert.equal(told('also including a belt of water 600 feet wide'), 1);
  assert.equal(told('together with an easement over the adjacent waters'), 0);
  assert.equal(told('together with the right to take water from the island'), 0);
});
