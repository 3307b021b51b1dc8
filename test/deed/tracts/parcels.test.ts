// Which tracts a paper has, in its own order: parcels by courses, by aliquot parts, by lot, by a strip's width or by what is built, and the
// easements over whole lands; every word and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const SQUARE =
  'Beginning at a stone; thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning';
const AT = 'Section 9, Township 6 South, Range 11 East';

type Row = [words: string, tracts: string[]];
const told = (words: string): string[] =>
  tractsOf(words).map((t) => `${t.name}: ${t.description_type}${t.is_exception ? ', excepted' : ''}`);
const each = (rows: readonly Row[]): void => {
  for (const [words, tracts] of rows) test(words.slice(-140), () => assert.deepEqual(told(words), tracts));
};

describe('parcels stand in the order of the paper', () => {
  each([
    [
      `TRACT A. The SE¼ of ${AT}.\n\nTRACT B. ${SQUARE}.\n\nTRACT C. Lots 2 and 3 in Block 9 of the town of Tarn.`,
      ['TRACT A: aliquot', 'TRACT B: metes_and_bounds', 'TRACT C: exhibit_referenced'],
    ],
    [
      `PARCEL 1: ${SQUARE}.\nPARCEL 2: The SE¼ of ${AT}.\nPARCEL 3: ${SQUARE}.`,
      ['PARCEL 1: metes_and_bounds', 'PARCEL 2: aliquot', 'PARCEL 3: metes_and_bounds'],
    ],
    [
      `Parcel A.\nThe SE¼ of ${AT}, excepting therefrom the following: ${SQUARE}.\n\nParcel B.\nGovernment Lot 2 of Section 4, Township 6 South, Range 11 East.`,
      ['Parcel A: aliquot', 'Parcel A (exception): metes_and_bounds, excepted', 'Parcel B: aliquot'],
    ],
    // One that the paper does not name takes no name of the paper's.
    [
      `Tract 1 of 3:\n\n${SQUARE}. LESS AND EXCEPT: ${SQUARE}.\n\nTract 2 of 3:\n\n${SQUARE}.\n\nTract 3 of 3:\n\n${SQUARE}.`,
      [
        'Tract 1: metes_and_bounds',
        'Tract 6: metes_and_bounds, excepted',
        'Tract 2: metes_and_bounds',
        'Tract 3: metes_and_bounds',
      ],
    ],
    [
      `FIRST: ${SQUARE.replace('Beginning', 'Begin')}. SECOND: ${SQUARE.replace('Beginning', 'Commence')}.`,
      ['FIRST: metes_and_bounds', 'SECOND: metes_and_bounds'],
    ],
    [
      `FIRST: ${SQUARE}. SECOND: All of Lot 9, Block 3, Elm Addition. EXCEPTING from the First tract a piece: ${SQUARE}.`,
      ['FIRST: metes_and_bounds', 'SECOND: exhibit_referenced', 'First tract (exception): metes_and_bounds, excepted'],
    ],
    [
      `Lot numbered Seven in Block 2 of the town of Tarn, by the plan of the same.\n\nAlso another parcel. ${SQUARE}.`.replace(
        /^/,
        'I give to Ida Pell the following:\n\n',
      ),
      ['Tract 1: exhibit_referenced', 'Tract 2: metes_and_bounds'],
    ],
  ]);
});

describe('parcels under a header, without courses', () => {
  each([
    // Of ordinances and partitions.
    [`AREA A: ${SQUARE}. AREA B: The SE¼ of the NE¼ of ${AT}.`, ['AREA A: metes_and_bounds', 'AREA B: aliquot']],
    [
      `Territory One: ${SQUARE}. Territory Two: The SE¼ of the NE¼ of ${AT}, less and except: ${SQUARE}.`,
      [
        'Territory One: metes_and_bounds',
        'Territory Two: aliquot',
        'Territory Two (exception): metes_and_bounds, excepted',
      ],
    ],
    [
      `PARCEL 1: Lot 4, Block 2, Elm Addition to Tarn.\nPARCEL 2: An easement 20 feet wide along the north line of Lot 5.`,
      ['PARCEL 1: exhibit_referenced', 'PARCEL 2: centerline'],
    ],
    [
      `Tract 1\n${SQUARE}.\nTract 2\nA temporary easement 12 feet in width adjoining the whole west side of Tract 1.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: centerline'],
    ],
    [
      `Tract 1\n${SQUARE}.\nTract 2\nAn easement ten feet on each side of the pipe as now laid to the spring.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: facility_relative'],
    ],
    [
      `Tract 1\n${SQUARE}.\nTract 2\nBeing the same lands conveyed to Ida Pell by deed in Book 7, page 11.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: exhibit_referenced'],
    ],
    [
      `PARCEL ONE: ${SQUARE}.\nPARCEL TWO: An easement for a road over the West 30 feet of the NE¼ of the NE¼ of ${AT}.`,
      ['PARCEL ONE: metes_and_bounds', 'PARCEL TWO: aliquot'],
    ],
    // said of a parcel, or over no land
    [`Tract 1\n${SQUARE}.\nTract 1 is the same land conveyed to Ida Pell.`, ['Tract 1: metes_and_bounds']],
    [
      `EXHIBIT A\n${SQUARE}.\nEXHIBIT B\nSketch of the land, not to scale, lots by others.`,
      ['EXHIBIT A: metes_and_bounds'],
    ],
    [`${SQUARE}.\n\nLot 5, Block 7, Elm Addition adjoins on the east.`, ['Tract 1: metes_and_bounds']],
    [`Lot 5, Block 7, Elm Addition, described as follows: ${SQUARE}.`, ['Lot 5: metes_and_bounds']],
  ]);
});

describe('easements beside land', () => {
  each([
    [
      `${SQUARE}. TOGETHER WITH an easement 30 feet in width lying south of and adjoining the south line of the above.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: centerline'],
    ],
    [
      `The SE¼ of ${AT}.\n\nReserving unto the grantor a cart road of the breadth of one rod along the north line of the same.`,
      ['Tract 1: aliquot', 'Tract 2: centerline'],
    ],
    [
      `${SQUARE}.\nGrantors reserve a right of way for their flume as now built, eight feet wide, across said land.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: facility_relative'],
    ],
    [
      `Ida Pell conveys the SE¼ of ${AT}, together with a right of way over the NE¼ of Section 16 in said township.`,
      ['Tract 1: aliquot', 'Tract 2: blanket'],
    ],
    [`${SQUARE}. Together with an easement for ingress over the lane to the road.`, ['Tract 1: metes_and_bounds']],
    [`${SQUARE}. Reserving unto the grantor a right of way for the ditch.`, ['Tract 1: metes_and_bounds']],
    [`${SQUARE}. Also known as the mill strip, 9 feet wide along the road.`, ['Tract 1: metes_and_bounds']],
  ]);
});

describe('easements over land by section', () => {
  each([
    [
      `I hereby grant to Tarn Telephone Company the right to erect its poles over and along the following land: the NE¼ of the SE¼ and the NW¼ of ${AT}.`,
      ['Tract 1: blanket', 'Tract 2: blanket'],
    ],
    [
      `Ida Pell grants a right of way for a pipe line through her lands, to wit: the SE¼ of ${AT}.`,
      ['Tract 1: blanket'],
    ],
    [
      `Owner grants easements for wind turbines over all of the Property described below.\n\nParcel 1: The E½ of ${AT}.\n\nParcel 2: The S½ and the NE¼ of Section 4, Township 6 South, Range 11 East.`,
      ['Parcel 1: blanket', 'Parcel 2: blanket', 'Parcel 2 (2): blanket'],
    ],
    [
      `Ida Pell grants an easement thirty feet on each side of the road as now travelled, across the SE¼ of ${AT}.`,
      ['Tract 1: facility_relative'],
    ],
    [
      `Ida Pell grants a servitude 30 feet wide along a route shown on the plat attached as Exhibit A, through the SE¼ of ${AT}.`,
      ['Tract 1: exhibit_referenced'],
    ],
    [`Ida Pell grants an easement over the North 20 feet of the SE¼ of ${AT}.`, ['Tract 1: aliquot']],
    [
      `Ida Pell grants a right of way for a ditch over a strip 60 feet in width off the entire West side of the SE¼ of ${AT}.`,
      ['Tract 1: aliquot'],
    ],
    [`An electric line easement twenty feet wide across the SE¼ of ${AT}.`, ['Tract 1: blanket']],
    // the land itself passes
    [`Ida Pell, reserving an easement over the North 30 feet thereof, conveys the SE¼ of ${AT}.`, ['Tract 1: aliquot']],
    [`Ida Pell conveys, subject to an easement for a ditch across it, the SE¼ of ${AT}.`, ['Tract 1: aliquot']],
    [
      `The company mortgages its easements and rights of way, and the following lands: the SE¼ of ${AT}.`,
      ['Tract 1: aliquot'],
    ],
    [
      `There is granted to Ida Pell the SE¼ of ${AT}, reserving a right of way thereon for ditches or canals.`,
      ['Tract 1: aliquot'],
    ],
    // where a plat lies
    [
      `PARCEL 1: Lot 6 in Block 3 of Elm Park, being a subdivision in the SW¼ of ${AT}.`,
      ['Tract 1: exhibit_referenced'],
    ],
    [
      `Lot 6 in Block 3 of Elm Park, a subdivision of the SW¼ of Section 4, the SE¼ of Section 5, all of Section 8, and the W½ of ${AT}.`,
      ['Tract 1: exhibit_referenced'],
    ],
    [
      `Lots 6 and 7 in Block 3 of Pell's Resubdivision of Blocks 1 to 5 in the E½ of the NE¼ of Section 8, and of Lots 2 and 3 in the W½ of ${AT}.`,
      ['Tract 1: exhibit_referenced'],
    ],
    [
      `Lot 6, Block 3, and all of vacated Elm Street adjoining, in the Town of Elm, in the SW¼ of ${AT}.`,
      ['Tract 1: exhibit_referenced'],
    ],
    [`The 16 foot alley in Block 3 of Elm Park, a subdivision of the SW¼ of ${AT}.`, ['Tract 1: aliquot']],
    // behind a figure, in a sentence of its own
    [`${SQUARE}. The North West Quarter of ${AT}.`, ['Tract 1: metes_and_bounds', 'Tract 2: aliquot']],
    [
      `${SQUARE}. That part of the NE¼ of ${AT}, lying East of the road.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: aliquot'],
    ],
    [
      `${SQUARE}. Also the NE¼ of ${AT}, excepting therefrom a piece described as follows: ${SQUARE}.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: aliquot', 'Tract 3: metes_and_bounds, excepted'],
    ],
    [
      `${SQUARE}. That part of the NE¼ of ${AT}, described as follows: ${SQUARE}.`,
      ['Tract 1: metes_and_bounds', 'Tract 2: metes_and_bounds'],
    ],
    [`${SQUARE}. The North West Quarter of ${AT}, is not included.`, ['Tract 1: metes_and_bounds']],
    [`Lot 6 of Pell and Moss's Survey of the SW¼ of ${AT}.`, ['Tract 1: exhibit_referenced']],
    [
      `That part of the NE¼ of Section 8 lying West of the East line of Elm Park, being a subdivision of part of the W½ of ${AT}.`,
      ['Tract 1: aliquot'],
    ],
    [
      `Lot 6 in Block 3 of Elm Park, a subdivision of the SW¼ of Section 4; also the W½ of ${AT}.`,
      ['Tract 1: aliquot'],
    ],
  ]);

  test('each owner of a list gives an easement of his own', () => {
    const rows = 'I. Pell ...... SE¼ Sec 9 T6S R11E\n   A. Moss ...... NW¼ Sec 10 T6S R11E';
    const tracts = tractsOf(`We grant a right of way across the lands opposite our names:\n   ${rows}`);
    assert.deepEqual(
      tracts.map((t) => [t.description_type, t.aliquot.slice(0, 9)]),
      [
        ['blanket', 'parts=SE4'],
        ['blanket', 'parts=NW4'],
      ],
    );
  });

  test('several parts are tracts of their own, and each tells that the easement is one', () => {
    const tracts = tractsOf(`Ida Pell grants an easement across the NE¼ of the SE¼ and the NW¼ of ${AT}.`);
    assert.deepEqual(
      tracts.map((t) => [t.description_type, t.aliquot.replace(/ \| verbatim.*/, '')]),
      [
        ['blanket', 'parts=NE4 SE4 | section=9 | township=6S | range=11E'],
        ['blanket', 'parts=NW4 | section=9 | township=6S | range=11E'],
      ],
    );
    for (const { notes, easement } of tracts) {
      assert.match(notes!, /One easement over 2 parts of land; each is a tract here\.$/);
      assert.notEqual(easement, '');
    }
  });
});

describe('easements placed by what is built, or over all', () => {
  each([
    [
      'Ida Pell hereby grants to Tarn Gas a right of way to lay a pipe line through her farm in Dale County, ten feet on either side of the line as finally laid.',
      ['Tract 1: facility_relative'],
    ],
    [
      'I grant to the county an easement for a road thirty feet in width, the centre line of which shall be the centre of the road as it is now built.',
      ['Tract 1: facility_relative'],
    ],
    [
      'Ida Pell grants an easement across all of the following property: Lot 4, Block 2, Elm Addition.',
      ['Tract 1: blanket'],
    ],
    [
      'Ida Pell grants an easement over the north 10 feet of Lot 4, Block 2, Elm Addition.',
      ['Tract 1: exhibit_referenced'],
    ],
    [
      'Easements shall be at least ten feet wide, five feet on each side of the line. Lots shall be numbered. Developer shall submit a plat.',
      [],
    ],
  ]);
});

describe('what is told of one parcel is noted on no other', () => {
  test('an exception inside a parcel that is a tract', () =>
    assert.deepEqual(
      tractsOf(
        `TRACT 1: ${SQUARE}.\n\nTRACT 2: All of Lot 9, Block 3, Elm Addition, SAVE AND EXCEPT that part sold to the town by deed in Book 3, page 4.`,
      ).map((t) => t.notes?.startsWith('Excepted') ?? false),
      [false, false],
    ));

  test('an exception from a parcel that it names', () =>
    assert.deepEqual(
      tractsOf(
        `TRACT I: The SE¼ of ${AT}.\n\nTRACT II: ${SQUARE}.\n\nLESS AND EXCEPT from Tract I: the North 50 feet thereof.`,
      ).map((t) => t.notes),
      ['Excepted without courses: “LESS AND EXCEPT from Tract I: the North 50 feet thereof”.', null],
    ));

  for (const [names, words] of [
    [['PARCEL 1', 'PARCEL 2'], 'EXCEPTING from Parcel No. 1 the north 40 feet'],
    [['Tract One', 'Tract Two'], 'Less and except from Tract 1 the lot sold to Noah Bird'],
    [['Tract I', 'Tract II'], 'Less and except from the first described tract the lot sold to Noah Bird'],
  ] as const)
    test(`“${words}” is of the first`, () =>
      assert.deepEqual(
        tractsOf(`${names[0]}: ${SQUARE}.\n\n${names[1]}: ${SQUARE}.\n\n${words}.`).map((t) => t.notes),
        [`Excepted without courses: “${words}”.`, null],
      ));

  test('the place of a parcel is not that of the next', () =>
    assert.deepEqual(
      tractsOf(`Tract A. ${SQUARE}.\nTract B. The SE¼ of ${AT}.\nTract C. ${SQUARE}.`).map((t) => t.situs),
      ['', '', ''],
    ));
});

describe('excepted figures told at once, "from" a place', () => {
  const from = 'from the corner of the mill run N 3° W 16 feet to the point of beginning of the land excepted';
  const figure = 'thence S 71° W 8 feet; thence N 44° W 6 feet; thence N 86° E 12.4 feet to the point of beginning.';
  for (const words of [
    `LESS AND EXCEPT ${from}; ${figure}`,
    `Less except; ${from}; ${figure}`,
    `ALSO LESS EXCEPT: ${from}; ${figure}`,
    `ALSO, LESS & EXCEPT ${from}; ${figure}`,
    `ALSO EXCEPT: ${from}; ${figure}`,
    `Less: Beginning at a pin; ${figure}`,
    `Minus the following: Beginning at a pin; ${figure}`,
    `Not including a parcel beginning at a pin; ${figure}`,
    `But not the part sold to Teel, beginning at a pin; ${figure}`,
    `Reserving out of the same a burying ground beginning at a pin; ${figure}`,
    `The grantor excludes from this conveyance the following: Beginning at a pin; ${figure}`,
  ])
    test(words, () =>
      assert.deepEqual(
        tractsOf(`${SQUARE}. ${words}`).map((t) => t.is_exception),
        [false, true],
      ),
    );
  for (const words of [
    `From the corner of the mill run N 3° W 16 feet to the point of beginning; ${figure}`,
    `Also ${from.replace(' of the land excepted', '')}; ${figure}`,
    `Reserving a right of way. Also a lot beginning at a pin; ${figure}`,
    `It holds 3 acres, plus or minus the road. Also a lot beginning at a pin; ${figure}`,
  ])
    test(words, () =>
      assert.deepEqual(
        tractsOf(`${SQUARE}, less the road. ${words}`).map((t) => t.is_exception),
        [false, false],
      ),
    );
});

describe('a tract bounded by names before one that is measured', () => {
  const named =
    'beginning at a gum; thence along the line of Teel to the branch; thence down the branch to a rock; thence with the road to the';
  const measured =
    'beginning at an elm; thence N 41 W 33 chains to an oak; thence N 9 E 32 chains to a stake; thence to the beginning';
  const rows: [words: string, told: [calls: number, area: string][]][] = [
    [
      `A tract containing sixty acres, ${named} first station. Also one other parcel or tract of land sold by Tarn, ${measured}, containing 9 acres.`,
      [
        [0, 'acres=60'],
        [3, 'acres=9'],
      ],
    ],
    [
      `A tract ${named} beginning, containing sixty acres. Also one other tract ${measured}.`,
      [
        [0, 'acres=60'],
        [3, ''],
      ],
    ],
    [
      `All that land containing 60 acres, a tract ${named} beginning. A second tract, containing 9 acres, ${measured}.`,
      [
        [0, 'acres=60'],
        [3, 'acres=9'],
      ],
    ],
    [
      `The road runs as told: ${named} beginning. It is old. A tract ${measured}, containing 9 acres.`,
      [[3, 'acres=9']],
    ],
  ];
  for (const [words, answer] of rows)
    test(words, () =>
      assert.deepEqual(
        tractsOf(words).map((t) => [t.calls.length, t.stated_area]),
        answer,
      ),
    );

  test("an area behind the first is not the next one's", () =>
    assert.deepEqual(
      tractsOf(
        `${SQUARE}, containing 2 acres more or less; also from the corner of the mill run N 3° W 16 feet to the point of beginning; thence S 71° W 8 feet; thence N 44° W 6 feet; thence N 86° E 12.4 feet to the point of beginning.`,
      ).map((t) => t.stated_area),
      ['acres=2', ''],
    ));
});
