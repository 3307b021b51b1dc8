// Tracts by aliquot parts: less a measured figure, under headers of their own, with one area for all; and sheets that draw lots.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { tractsOf } from '../reading.ts';

const SQUARE =
  'thence N 0° E 100 feet to a pin; thence N 90° E 100 feet to a pin; thence S 0° E 100 feet to a pin; thence N 90° W 100 feet to the point of beginning';

describe('land by its aliquot part, less a measured figure', () => {
  const rows: [words: string, expected: [aliquot: string, isException: boolean][]][] = [
    [
      `The West Half of the Southeast Quarter of Section 9, Township 6 South, Range 11 East, excepting therefrom a tract described as beginning at the Southwest corner thereof; ${SQUARE}.`,
      [
        ['W2 SE4', false],
        ['', true],
      ],
    ],
    [
      `SE¼ of Section 30, T. 6 S., R. 11 E., LESS AND EXCEPT the following: Commencing at a stone and BEGINNING at a pin; ${SQUARE}.`,
      [
        ['SE4', false],
        ['', true],
      ],
    ],
    [
      `T6S, R11E, Sec. 30: SE¼, exc. beg. at the SE cor; ${SQUARE}; T6S, R12E, Sec. 4: N½NE¼`,
      [
        ['SE4', false],
        ['', true],
        ['N2 NE4', false],
      ],
    ],
    [
      `The SE¼ of Section 30, T. 6 S., R. 11 E., except beginning at the SE corner; ${SQUARE}; and the NW¼ of Section 31`,
      [
        ['SE4', false],
        ['', true],
        ['NW4', false],
      ],
    ],
    // behind another figure, opened by a header or as an item
    [
      `Tract 41. A lot beginning at a stone; ${SQUARE}.\nTract 42. The N1/2 of Section 8, T. 6 S., R. 11 E., except the following two tracts:\n(1) That part of the W1/2 of said Section 8 described as beginning at a pin; ${SQUARE}.\n(2) Beginning at a post; ${SQUARE}.`,
      [
        ['', false],
        ['N2', false],
        ['', true],
        ['', true],
      ],
    ],
    [
      `(a) Beginning at a stone; ${SQUARE};\n(b) The N1/2 of Section 8, T. 6 S., R. 11 E., except beginning at a pin; ${SQUARE}; and\n(c) Lot 7, Section 9, T. 6 S., R. 11 E.`,
      [
        ['', false],
        ['N2', false],
        ['', true],
        ['', false],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}, in the E1/2 of Section 8, T. 6 S., R. 11 E., except beginning at a pin; ${SQUARE}.`,
      [
        ['', false],
        ['', true],
      ],
    ],
    [`A tract in the SE¼ of Section 30, T. 6 S., R. 11 E., beginning at a pin; ${SQUARE}.`, [['', false]]],
    // the items of a list
    [
      `The following are annexed:\n  (1)  NE¼ NW¼ of Section 12, T4N, R2W (Ord. 210);\n  (2)  The SE¼ of Section 13, T4N, R2W;\n  (3)  Beginning at a pin; ${SQUARE};\n  (4)  The South 330 feet of the SW¼ of Section 6, T4N, R1W.`,
      [
        ['NE4 NW4', false],
        ['SE4', false],
        ['', false],
        ['SW4', false],
      ],
    ],
    [
      `The plat lies in:\n  (1)  a part of the SE¼ of Section 13, T4N, R2W;\n  (2)  Beginning at a pin; ${SQUARE}.`,
      [['', false]],
    ],
    // the same land told again by its courses, in a paragraph of their own
    [
      `The SE¼ of Section 30, T. 6 S., R. 11 East of the 6th P.M., more particularly described as follows:\n\nBeginning at a pin; ${SQUARE}.`,
      [['', false]],
    ],
    [
      `The SE¼ of Section 30, T. 6 S., R. 11 E., Troup County, described as follows:\n\nBeginning at a pin; ${SQUARE}.`,
      [['', false]],
    ],
    [
      `The SE¼ of Section 30, T. 6 S., R. 11 E., and a tract being more particularly described as follows:\n\nBeginning at a pin; ${SQUARE}.`,
      [
        ['SE4', false],
        ['', false],
      ],
    ],
  ];
  for (const [words, expected] of rows)
    test(words, () => {
      const tracts = tractsOf(words);
      assert.deepEqual(
        tracts.map((t) => [unpack('aliquot', t.aliquot).parts ?? '', t.is_exception]),
        expected,
      );
      assert.equal(new Set(tracts.map((t) => t.name)).size, tracts.length, 'each tract has a name of its own');
    });
});

describe('land by aliquot parts beside a measured figure', () => {
  const at = 'section 9, township 6 south, range 11 east';
  const rows: [words: string, expected: (readonly [lands: string, area: string])[]][] = [
    [
      `Beginning at a stone; ${SQUARE}, containing 0.23 acre. Also the southeast quarter of the northwest quarter of ${at}, containing forty acres.`,
      [
        ['', 'acres=0.23'],
        ['SE4 NW4', 'acres=40'],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}; also sec. 30, T. 6 S., R. 11 E.`,
      [
        ['', ''],
        ['', ''],
      ],
    ],
    [
      `(1) Beginning at a stone; ${SQUARE}, containing 0.23 acre, and\n(2) Lots 7 and 9, ${at}, containing 61 acres.`,
      [
        ['', 'acres=0.23'],
        ['7', 'acres=61'],
        ['9', ''],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}, the Secretary is authorized to issue a patent to A. B. Moss for the southwest quarter of the southeast quarter of section 6; the northwest quarter of the northeast quarter, and lot 1 of section 7, township 30 south, range 68 west.`,
      [
        ['', ''],
        ['SW4 SE4', ''],
        ['NW4 NE4', ''],
        ['1', ''],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}. Also the NE¼ of ${at}, containing 160 acres. Also a lot beginning at a pin; ${SQUARE}. Also the SW¼ of ${at}, containing 159 acres.`,
      [
        ['', ''],
        ['NE4', 'acres=160'],
        ['', ''],
        ['SW4', 'acres=159'],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}. Also the west 14 acres of the NW¼ of the NE¼ of ${at}.`,
      [
        ['', ''],
        ['NW4 NE4', ''],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}. The south half southeast quarter and the north half northeast quarter of section 9, the area of said tract being 155 acres.`,
      [
        ['', ''],
        ['S2 SE4', 'acres=155'],
        ['N2 NE4', ''],
      ],
    ],
    [
      `Beginning at a stone; ${SQUARE}, containing 0.23 acre.\n\nThe school site described as the southeast quarter section 5 and northeast quarter section 8, township 6 south, range 11 east, containing 320 acres.`,
      [
        ['', 'acres=0.23'],
        ['SE4', 'acres=320'],
        ['NE4', ''],
      ],
    ],
    [`Beginning at a stone; ${SQUARE}. The south half of section 9 is subject to a lease.`, [['', '']]],
    // where the figure lies, and no land of its own
    [
      `All that part of the S½ NE¼ of section 25 and lot 3 and lot 4 of ${at}, within the following-described area:\n\nBeginning at a stone; ${SQUARE}.`,
      [['', '']],
    ],
    [
      `All those portions of section 21; section 27; section 34, township 5 south, range 31 east, lying within a strip described as follows:\n\nBeginning at a stone; ${SQUARE}.`,
      [['', '']],
    ],
    [`Beginning at a stone; ${SQUARE}, also being in the SE¼ of ${at}.`, [['', '']]],
  ];
  for (const [words, expected] of rows)
    test(words.slice(-150), () =>
      assert.deepEqual(
        tractsOf(words).map((t) => {
          const { parts = '', government_lot: lot = '' } = unpack('aliquot', t.aliquot);
          return [parts + lot, t.stated_area];
        }),
        expected,
      ),
    );
});

test('a lot introduced as a part and told again with its exception is one tract', () => {
  const lot = 'Government lot 7, section 9, township 6 south, range 11 east';
  const tracts = tractsOf(
    `Part of ${lot}, described more particularly as follows: ${lot}, excepting that portion which begins at a pin; ${SQUARE}.`,
  );
  assert.deepEqual(
    tracts.map((t) => [t.description_type, t.is_exception]),
    [
      ['aliquot', false],
      ['metes_and_bounds', true],
    ],
  );
});

test('a quarter that only places the beginning of a line by names is no land', () => {
  const words =
    'Beginning at a point in the old grade in the northeast quarter of the northeast quarter of section 9, township 6 south, range 11 east, running thence generally southerly to the half-section line of section 16; thence in a southeasterly direction to the south line of lot 4; said perpetual easement to be ninety feet on each side of the center of the track.';
  assert.deepEqual(
    tractsOf(words).map((t) => t.description_type),
    ['centerline'],
  );
});

describe('the names of tracts by aliquot parts', () => {
  const at = 'of Section 9, Township 6 South, Range 11 East';
  const rows: [words: string, names: string[]][] = [
    [`PARCEL I: The NE¼ ${at}.\n\nPARCEL II: The SW¼ ${at}.`, ['PARCEL I', 'PARCEL II']],
    [
      `Tract No. 1: The NE¼ and the SE¼ ${at}.\nTract No. 2: The NW¼ ${at}.`,
      ['Tract No. 1', 'Tract No. 1 (2)', 'Tract No. 2'],
    ],
    [`The NE¼ ${at}; the SW¼ ${at}.`, ['Tract 1', 'Tract 2']],
  ];
  for (const [words, names] of rows)
    test(words, () =>
      assert.deepEqual(
        tractsOf(words).map((t) => t.name),
        names,
      ),
    );
});

test('an area stated for several tracts names each of them, so that the judge can add them up', () => {
  const [first, ...rest] = tractsOf(
    'The NE¼ and the SW¼ of Section 9, Township 6 South, Range 11 East, containing 320 acres.',
  );
  assert.equal(first!.stated_area, 'acres=320');
  for (const tract of rest) assert.ok(first!.notes!.includes(tract.name), first!.notes!);
});

test('a lot that a plat draws is no tract', () => {
  const sheet =
    'PLAT OF ELM BEND ADDITION\nBeing a replat of Lots 1 to 6, Block 9, Original Town\nSCALE 1" = 40\'   SHEET 1 OF 2\nSURVEYOR’S CERTIFICATE. I hereby certify that this plat is true.';
  assert.deepEqual(tractsOf(sheet), []);
});

test('land on an exhibit is a tract, whatever rules the easement has besides', () => {
  const text =
    'SEWER EASEMENT\n\nAmos Tanner hereby grants to the City an easement over the following land:\n\nSEE EXHIBIT A ATTACHED HERETO.\n\nNo building shall be erected thereon.';
  assert.deepEqual(
    tractsOf(text).map((t) => t.description_type),
    ['exhibit_referenced'],
  );
});

test('an easement of a lot that an ordinance gives up is a tract, whatever it orders besides', () => {
  const text =
    'THAT the drainage easement as hereinafter described shall be and is hereby closed: The West 9 feet of Lot 4, Block 2, Alder Addition.';
  assert.deepEqual(
    tractsOf(text).map((t) => t.description_type),
    ['exhibit_referenced'],
  );
});

describe('a lot over a figure', () => {
  const FIGURE =
    'Thence N. 40° E. 600 feet to corner No. 2.\nThence S. 50° E. 1400 feet to corner No. 3.\nThence S. 40° W. 600 feet to corner No. 4.\nThence N. 50° W. 1400 feet to the place of beginning.';
  const rows: [words: string, types: string[]][] = [
    // the section only places the figure's corner
    [
      `Survey No. 31\nLot No. 18\nPlat of the claim of Jonas Pike upon the Iron Hinge lode.\n\nBeginning at corner No. 1, whence the corner of sections 8, 9, 16 and 17, T. 9 N., R. 31 E., bears N. 20° W. 310 feet.\n${FIGURE}`,
      ['metes_and_bounds'],
    ],
    [
      `Entry Survey. Lot 2.\n\nBeginning at corner No. 1, from which the quarter corner on the north boundary of Sec. 5, T. 9 N., R. 31 E., bears East 90 feet.\n${FIGURE}`,
      ['metes_and_bounds'],
    ],
    // land of its own, whose section is told with it
    [
      `Parcel 1: Lot 4 of Section 9, Township 4 North, Range 2 West, Boise Meridian.\n\nParcel 2: Beginning at the southeast corner of said Lot 4.\n${FIGURE}`,
      ['aliquot', 'metes_and_bounds'],
    ],
    // a bearing in a listing is no section
    [`Beginning at a stone.\n${FIGURE}\n\n  Error Closure: 0.004   Course: S 09-30-21 W`, ['metes_and_bounds']],
  ];
  for (const [words, types] of rows)
    test(words.slice(0, 60), () =>
      assert.deepEqual(
        tractsOf(words).map((t) => t.description_type),
        types,
      ),
    );
});

describe('land told only by what bounds it on its sides', () => {
  const rows: [words: string, types: string[]][] = [
    [
      'I, Asa Crump, do grant and sell unto Ida Bell one certain piece of meadow land, bounded Northerly by the highway, Easterly by land of J. K. Roe, Southerly by the brook, in quantity nine acres.',
      ['metes_and_bounds'],
    ],
    [
      'Asa Crump does hereby convey to Ida Bell all that lot of ground adjoining on the East the lot of Wm. Roe and on the West by the public road.',
      ['metes_and_bounds'],
    ],
    ['Asa Crump does hereby convey to Ida Bell the farm on which he lives, adjoining the lands of Roe.', []],
    [
      'Lying on the head waters of Tarn Creek, adjoining the lands of Roe on the north, Jas. Pell on the east, the Widow Ames on the south, and the turnpike on the west, containing sixty acres, be the same more or less.',
      ['metes_and_bounds'],
    ],
    [
      'One tract of land in District No. 6, bounded as follows: North by Ames; South by Pell; East by the mill road; and West by the branch, and containing by estimation 71 acres, and being the same land conveyed to me by deed of record in Book 3, page 77.',
      ['metes_and_bounds'],
    ],
    [
      'Lot 7 of the plat of Elmwood, bounded North by Ames, South by Pell, East by the mill road, as recorded in Plat Book 3, page 77.',
      ['exhibit_referenced'],
    ],
    [
      "About seven acres, bordered on the east by the Crump farm, bordered on the north by the mill road, bordered on the west by Pell's land.",
      ['metes_and_bounds'],
    ],
    ['The district is bordered on the North by Mill Road, on the West by the canal and on the East by the creek.', []],
    ['The district is bounded on the North by Mill Road and on the East by the creek.', []],
    [
      'The village shall be bounded on the North by Mill Road, East by the creek, and signs shall not be set there.',
      [],
    ],
    [
      'Asa Crump does hereby convey to Ida Bell that house lot bounded on the one side by Pell, on the other side by an alley, in front by Elm Street and in the rear by the canal.',
      ['metes_and_bounds'],
    ],
    // no words of granting, but a piece of land and three sides of it
    [
      'Decree. The land hereby confirmed, known as Los Robles, situate in the county of Monterey, is bounded on the north by the crest of the hills; on the east by the arroyo from its source to the sea; on the south by the sea; and on the west by a line drawn from the mouth of the canada north 8 degrees west to said hills.',
      ['metes_and_bounds'],
    ],
    [
      'Inventory of the estate of Asa Crump. One tract of land in Elk township, butted and bounded, viz. northerly by land of J. Roe, easterly by the county road, southerly by land of Bell, and westerly by the brook.',
      ['metes_and_bounds'],
    ],
    [
      'All that messuage or plantation, having for boundaries on the north the lands of Roe, on the east the river, on the south the lands of Bell and on the west the main road.',
      ['metes_and_bounds'],
    ],
    [
      'The county of Elk is bounded on the north by Dale county, on the east by the river, on the south by Fern county, and on the west by the State line.',
      [],
    ],
    [
      'We were bounded on all sides by enemies, on the north by the Danes, on the east by the Wends, on the south by the Franks, and on the west by the sea.',
      [],
    ],
    [
      'The First Ward shall comprise all that part of the city bounded on the north by Main street, on the east by Elm street, on the south by the river and on the west by Oak street.',
      [],
    ],
    [
      'His father’s farm was bounded on the north by the mill, on the east by the lane, on the south by the wood and on the west by the moor.',
      [],
    ],
    // sides told as a list
    [
      'That the Zoning Ordinance be amended by changing all R3 symbols in the area bounded by a line 80 feet south of and parallel to Main Street; the alley next west of Elm Street; Oak Street; and Fern Avenue, to those of a B1 District.',
      ['metes_and_bounds'],
    ],
    [
      'I Amos Tanner do grant and convey to Asa Pell a farm in Elm containing 90 acres, bounded by the lands of Otto Hall, Ira Wade and the said Amos Tanner.',
      ['metes_and_bounds'],
    ],
    [
      'I Amos Tanner do grant and convey to Asa Pell Lot 7 of Elm Park adjoining the lands of Otto Hall and Ira Wade.',
      [],
    ],
    ['The plaintiff saw a tract bounded by the lands of Otto Hall and Ira Wade.', []],
    ['Ordered sold: the tract bounded by Mill Road, the old canal, Elm Street and the railroad.', ['metes_and_bounds']],
    ['No vehicle shall be parked in the area bounded by Main Street, Elm Street, Oak Street and Fern Street.', []],
    ['The sheet shall show the parcel bounded by a heavy line, its number and its owner.', []],
  ];
  for (const [words, types] of rows)
    test(words.slice(0, 90), () =>
      assert.deepEqual(
        tractsOf(words).map((t) => t.description_type),
        types,
      ),
    );
  test('its words are noted, its area is told, and it has no courses', () => {
    const [tract] = tractsOf(rows[0]![0]);
    assert.match(tract!.notes!, /“bounded Northerly by the highway/);
    assert.deepEqual([tract!.calls, tract!.stated_area], [[], 'acres=9']);
  });
});

describe('land told only by its front and depth', () => {
  const rows: [words: string, note: string][] = [
    [
      'A lot of ground fronting 48 feet on Elm Street in Tarnville and running back from said street 180 feet to an alley.',
      'fronting 48 feet on Elm Street in Tarnville and running back from said street 180 feet',
    ],
    [
      'One certain lot in Tarnville, having a front of forty-eight feet on Elm Street and extending back of equal width 180 feet.',
      'having a front of forty-eight feet on Elm Street and extending back of equal width 180 feet',
    ],
    ['Also a lot on the east side of Mill Lane, 48 feet front and 180 feet deep.', '48 feet front and 180 feet deep'],
    [
      'Asa Crump does hereby convey to Ida Bell all that house and lot where he trades, with a front of 48 feet on Mill Lane and a depth of one hundred feet.',
      'with a front of 48 feet on Mill Lane and a depth of one hundred feet',
    ],
    [
      'A certain lot of ground in the Third District of Tarnville, Square No. 31, which measures thirty-one feet eleven inches front on Elm Street, by a depth of one hundred feet six inches between parallel lines.',
      'thirty-one feet eleven inches front on Elm Street, by a depth of one hundred feet six inches',
    ],
    ['Each lot on Elm Street shall have a front of 48 feet and a depth of 180 feet.', ''],
    ['The hall has a front of 48 feet on Elm Street and runs back 80 feet; it burnt in 1901.', ''],
    [
      'A certain tract of land having one arpent front on Elm Bayou by a depth of forty arpents, with lines that close.',
      'one arpent front on Elm Bayou by a depth of forty arpents',
    ],
    ['A corner lot fronting 48 feet on Elm Street, running back 180 feet, must have a hydrant.', ''],
  ];
  for (const [words, note] of rows)
    test(words, () =>
      assert.deepEqual(
        tractsOf(words).map(({ calls, notes }) => [calls, notes]),
        note === '' ? [] : [[[], `Told by its front and depth, without courses: “${note}”.`]],
      ),
    );
});

describe('sections without a township are land only where something tells of land', () => {
  const rows: [words: string, lands: number][] = [
    ['Balcony seats: Section 7, Rows 1 to 5, and Section 9, all seats; the east half of Section 11 is closed.', 0],
    ['Slide 4. Thin section 22, N half, shows quartz; sections 3 to 6 were polished.', 0],
    ['The second section of No. 8 waits at the north half of the yard; Section 5 gang reports at noon.', 0],
    ['The southwest quarter of section nine, and the west half of section ten.', 2],
    ['All the land in Section 7, and the east half of Section 8.', 2],
    ['NE¼ Section 7', 1],
  ];
  for (const [words, lands] of rows)
    test(words, () => assert.equal(tractsOf(words).filter(({ aliquot }) => aliquot !== '').length, lands));
});

describe('a line for the index repeats the land', () => {
  const rows: [words: string, aliquots: string[]][] = [
    [
      'INDEXING INSTRUCTIONS: SW/4 Sec. 5; NE/4 SE/4 Sec. 6; all in T14N-R8E, Elm Co.\n\nGrantor conveys the following land:\n\nTOWNSHIP 14 NORTH, RANGE 8 EAST\nSection 5: Southwest Quarter\nSection 6: Northeast Quarter of Southeast Quarter',
      ['SW4', 'NE4 SE4'],
    ],
    // Told nowhere else, it is the land.
    ['Abbreviated legal: NE1/4 SW1/4 Section 24, Township 28 North, Range 8 East\n\nGrantor: Amos Tarn', ['NE4 SW4']],
    [
      `Legal Description (abbreviated): Lots 1 & 2, Elm Short Plat 95-1127, ptn NE1/4 SW1/4 Sec 24 T28N R8E\nParcel Number: 28\n\nThe land is described as beginning at the corner of Lot 1; ${SQUARE}.`,
      [''],
    ],
  ];
  for (const [words, aliquots] of rows)
    test(words.slice(0, 60), () =>
      assert.deepEqual(
        tractsOf(words).map((tract) => unpack('aliquot', tract.aliquot).parts ?? ''),
        aliquots,
      ),
    );
});

test('an easement that a plat gives along the lines of its lots is no tract', () => {
  assert.deepEqual(
    tractsOf(
      'FINAL PLAT OF TARN HEIGHTS\nSHEET 1 OF 1\nWe, the owners, hereby dedicate the streets shown on this plat and grant a perpetual easement five feet wide along all side lot lines to the public utilities.',
    ),
    [],
  );
});
