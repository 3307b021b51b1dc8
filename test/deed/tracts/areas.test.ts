// Whose area an area is: of the tract, of what is excepted from it, of a neighbour, of several tracts together.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const SIDES = 'thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet';
const SQUARE = `${SIDES} to the point of beginning`;
const areasIn = (text: string): string[] => tractsOf(text).map((tract) => tract.stated_area);

describe('an area of land that is told by its neighbours', () => {
  const SIDES_OF =
    'on the North by Amos Hale, on the East by Asa Poe, on the South by the Elm River, and on the West by Otto Pell';
  const rows: [text: string, area: string][] = [
    [`\nA tract of land containing 94 acres, more or less, bounded ${SIDES_OF}.`, 'acres=94'],
    [`Made by Amos Tarn. The Rook farm of 94 acres, more or less. Bounded ${SIDES_OF}.`, 'acres=94'],
    [
      `A parcel of woodland containing about 11 acres, bounded N by Hale, E by Mill Road, S by Poe, W by Pell.`,
      'acres=11',
    ],
    [`Tarn owned 800 acres at his death. The land in suit is bounded ${SIDES_OF}.`, ''],
    [`Tarn, who owns 800 acres, makes this deed.\n\nThe land is bounded ${SIDES_OF}.`, ''],
  ];
  for (const [text, area] of rows) test(text, () => assert.deepEqual(areasIn(text), [area]));
});

describe('an area in the words behind or before one figure', () => {
  const rows: [text: string, area: string][] = [
    [`A certain 1 . 007 acre tract: Beginning at a stone; ${SQUARE}.`, 'acres=1.007'],
    [`Tract Q 1 . 007 acre tract: Beginning at a stone; ${SQUARE}.`, ''],
    // A year before a name that begins with A.
    [`Beginning at a stone; ${SQUARE}. Witness at office this 4th day of May 1868\nA. H. Tarn, Clerk`, ''],
    [`Beginning at a stone; ${SQUARE}. This the 4th day of May 1868 A. H. Tarn, Clerk`, ''],
    [`Beginning at a stone; ${SQUARE}, containing 12 A. m. or l.`, 'acres=12'],
    [`Beginning at a stone; ${SQUARE}, containing 7 and 75/100 acres.`, 'acres=7.75'],
    [
      `Being 0.23 acre of the land of Ames, bounded and described as follows;\n\nBeginning at a stone; ${SQUARE}.`,
      'acres=0.23',
    ],
    [`Beginning at a stone; ${SQUARE}, containing seven & 3/4 acres.`, 'acres=7.75'],
    [`Beginning at a stone; ${SQUARE}, containing seven (7) and three-fourths (3/4) acres.`, 'acres=7.75'],
    [`Beginning at a stone; ${SQUARE}, containing seven (7) and one-half acres.`, 'acres=7.5'],
    [`Beginning at a stone; ${SQUARE}, containing seven and one-half (7-1/2) acres.`, 'acres=7.5'],
    // What is said of one acre stands behind the bracket too; "forty-three of an acre" lacks its hundredths.
    [`Beginning at a stone; ${SQUARE}, containing Twenty-Three Hundredths (0.23) of an acre.`, 'acres=0.23'],
    [`Beginning at a stone; ${SQUARE}, containing one-fourth (1/4) of one acre.`, 'acres=0.25'],
    [`Beginning at a stone; ${SQUARE}, containing twenty-three (23) of an acre.`, ''],
    // The next share's, lot's or area's is not its own.
    [
      `Share No. 1, to Ida Pell, 9 acres: Beginning at a stone; ${SQUARE}. Share No. 3, to the heirs of Hale, 22 acres.`,
      'acres=9',
    ],
    [`Lot 1, 9 acres: Beginning at a stone; ${SQUARE}. Lot 2: 22 acres.`, 'acres=9'],
    [`Beginning at a stone; ${SQUARE}. Area 22 acres.`, 'acres=22'],
    // "from the above tract": what is taken, not the land told again.
    [`"Beginning at a stone; ${SQUARE}." EXCEPTING from the above tract 0.21 acre conveyed to Tarn.`, ''],
    [`Beginning at a stone; ${SQUARE}, containing 7 and no/100 acres.`, 'acres=7'],
    [`Beginning at a stone; ${SQUARE}, containing seven and No/100 (7.00) acres.`, 'acres=7'],
    // its own, named by its size in its courses
    [`Beginning at a rod for the north corner of this 0.23 acre tract; ${SQUARE}.`, 'acres=0.23'],
    [`Beginning at a rod; ${SQUARE} of the herein described 0.23 acre tract.`, 'acres=0.23'],
    [`Beginning at a corner of this 0.23 acre tract; ${SQUARE} of this 0.32 acre tract.`, ''],
    [`Beginning at a rod for the corner of this tract and of a 9.4 acre tract; ${SQUARE}.`, ''],
    // a neighbour's or a parent's, named by its size
    [
      `Beginning at the corner of a three-acre tract bought of Ames; ${SIDES} along the line of said three-acre tract to the point of beginning, containing one acre.`,
      'acres=1',
    ],
    [`Beginning at the corner of that certain 61.205-acre tract deeded to Ames; ${SQUARE}.`, ''],
    [`Beginning at the north corner of the Ames Tract, a 7.15 acre portion of the Bell Tract; ${SQUARE}.`, ''],
    [`Part of a 40 acre tract deeded to Ames, beginning at a stone; ${SQUARE}, containing 0.23 acre.`, 'acres=0.23'],
    [
      `That part of Lot 9 east of the road, 10 acres more or less, and tract of 0.23 acre in the corner of Lot 8, described as beginning at a stone; ${SQUARE}.`,
      'acres=0.23',
    ],
    [`Description of a 0.23 acre tract in Lot 9: Beginning at a stone; ${SQUARE}.`, 'acres=0.23'],
    [`FIELD NOTES ON A 0.23 ACRE TRACT OF LAND in Lot 9: Beginning at a stone; ${SQUARE}.`, 'acres=0.23'],
    [`Fieldnotes to a 0.23 acre tract in Lot 9: Beginning at a stone; ${SQUARE}.`, 'acres=0.23'],
    [`A certain 0.23 acre tract of land described as follows: Beginning at a stone; ${SQUARE}.`, 'acres=0.23'],
    [`All that parcel of 21.8 acres situate in Wren County: Beginning at a stone; ${SQUARE}.`, 'acres=21.8'],
    [`A parcel of twenty-one acres in Wren County: Beginning at a stone; ${SQUARE}.`, 'acres=21'],
    [`All that part of a parcel of 21.8 acres sold to Hall: Beginning at a stone; ${SQUARE}.`, ''],
    [`That part of all that certain parcel of 21.8 acres sold to Hall: Beginning at a stone; ${SQUARE}.`, ''],
    [`Being a parcel of 21.8 acres granted to Hall: Beginning at a stone; ${SQUARE}.`, ''],
    [`A 9,213 sq. ft. tract of land in Lot 9: Beginning at a stone; ${SQUARE}.`, 'sqft=9213'],
    [`A 1.308 Ha. parcel in Lot 9: Beginning at a stone; ${SQUARE}.`, 'ha=1.308'],
    [`Beginning at a stone; ${SQUARE}. Area: three hundred seventy-one thousandths of an acre`, 'acres=0.371'],
    [
      `Beginning at a stone; ${SQUARE}: Provided, That nothing is done until the town has acquired a tract of land containing 55 acres for a park.`,
      '',
    ],
    [
      `Beginning at a stone; ${SQUARE}.\n\nThe school site, being the southeast quarter of section 5, township 3 north, containing 160 acres.`,
      '',
    ],
    [`Beginning at a stone; ${SQUARE}. The well lot, being Lot 5 of Elm Park, containing 0.2 acres, is kept.`, ''],
    [`Beginning at a stone; ${SQUARE}. The above described tract, being Lot 5, contains 0.23 acre.`, 'acres=0.23'],
    [
      `By virtue of two warrants, to wit, ninety acres part of warrant number 7, and the residue being eight acres, by part of an exchanged warrant number 8, there is granted unto Ames a tract containing ninety eight acres by survey, beginning at a stone; ${SQUARE}.`,
      'acres=98',
    ],
    [
      `ELECTRIC EASEMENT FOR A CALLED 16.71 ACRE TRACT OF LAND; being a 1,596 square foot portion of a called 16.71 acre tract of Ames: Beginning at a stone; ${SQUARE}.`,
      'sqft=1596',
    ],
    [`Leased to David Mac Ames, containing by estimation ninety acres, beginning at a stone; ${SQUARE}.`, 'acres=90'],
    [
      `The covenants herein contained on the part of the said David Mac Ames: a farm which contains ninety acres, beginning at a stone; ${SQUARE}.`,
      'acres=90',
    ],
    [
      `There is granted unto Ames a tract of land containing ninety acres, part of said warrant, beginning at a stone; ${SQUARE}.`,
      'acres=90',
    ],
    [`A tract of one acre front on Elm Bayou by a depth of forty arpents: Beginning at a stone; ${SQUARE}.`, ''],
    [
      `A tract fronting 2 arpents on Elm Bayou by the depth of forty arpents, containing 80 superficial arpents: Beginning at a stone; ${SQUARE}.`,
      'arpents=80',
    ],
    [`This tract contains two leagues or (90) American acres. Beginning at a stone; ${SQUARE}.`, 'acres=90'],
    [`Beginning at a stone; ${SQUARE}, containing 90 English acres.`, 'acres=90'],
    // an excepted part's
    [
      `Beginning at a stone; ${SQUARE}; except that portion thereof, containing 0.05 acre, given to the school; the lands herein described containing 0.18 acre after excluding the excepted portion.`,
      'acres=0.18',
    ],
    [
      `Beginning at a stone; ${SQUARE} (excepting therefrom a round piece of ground about the well, containing 0.04 acre).`,
      '',
    ],
    [`Beginning at a stone; ${SQUARE}, except two and one-tenth acres of land owned by the railroad.`, ''],
    [
      `Beginning at a stone; ${SQUARE}, excepting 0.03 acre shown as the burial ground, containing 0.2 acre.`,
      'acres=0.2',
    ],
    [`Beginning at a stone; ${SQUARE}, excepting the county road, containing 0.21 acre.`, 'acres=0.21'],
    [
      `Beginning at a stone; ${SQUARE}, and containing, exclusive of said rights of way, 0.2 acre, more or less.`,
      'acres=0.2',
    ],
    [
      `Beginning at a stone; ${SQUARE}, having a gross area of 0.23 acre, and a net area of 0.19 acre after deducting therefrom Grant 77, Part 2 (area 0.04 acre).`,
      'acres=0.23',
    ],
    // of several tracts
    [
      `Beginning at a stone; ${SQUARE}, containing 0.23 acre, more or less; granted to the town by the Act of the State of that year, containing in all a total of 61 acres.`,
      'acres=0.23',
    ],
    [`Beginning at a stone; ${SQUARE}.\n\nAggregating seventy-seven acres, with the mills and other buildings.`, ''],
    [`A lane across the pond, containing about four acres;\n\nBeginning at a stone; ${SQUARE}.`, ''],
    [`A lot in the town, containing 0.23 acre:\n\nBeginning at a stone; ${SQUARE}.`, 'acres=0.23'],
    [`Beginning on the line of four acres previously described; ${SQUARE}.`, ''],
    [
      `Beginning at a stone; ${SQUARE}, containing in the two parcels just told 12.5 acres, be the same more or less.`,
      '',
    ],
    [`Beginning at a stone; ${SQUARE}, the said tracts containing in the aggregate 71 acres.`, ''],
    [`All those tracts or parcels of land, containing 0.23 acre, beginning at a stone; ${SQUARE}.`, 'acres=0.23'],
    [`Beginning at a stone; ${SQUARE}; all containing about 0.23 acre.`, 'acres=0.23'],
    // two parts of one figure, neither of which is its area
    [
      `Land being 0.14 acre as shown by a plat of Ames and 0.09 acre as shown by a plat of Bell, described as follows: Beginning at a stone; ${SQUARE}.`,
      '',
    ],
    [`Beginning at a stone; ${SQUARE}, containing 0.14 acre in Lot 4 and 0.09 acre in Lot 5.`, ''],
    [`Beginning at a stone; ${SQUARE}, containing 0.23 acre gross and 0.19 acre net.`, 'acres=0.23'],
    [`Beginning at a stone; ${SQUARE}, containing 0.23 acre to the wall and 0.25 acre to the ditch.`, 'acres=0.23'],
    // more than one unit
    [
      `Beginning at a stone; ${SQUARE}, containing 10,000.0 square feet more or less, or 0.23 acre more or less.`,
      'acres=0.23 | sqft=10000.0',
    ],
    [
      `Beginning at a stone; ${SQUARE}, an area of nine hundred and twenty-nine and three one-hundredths square meters equal to ten thousand and thirty-one one-hundredths square feet.`,
      'sqft=10000.31 | sqm=929.03',
    ],
    // what cannot be read is not replaced by what stands behind it
    [`Beginning at a stone; ${SQUARE}, containing one & tw acres of land. The town keeps 12 acres.`, ''],
    [`Beginning at a stone; ${SQUARE}, containing about three-fifths\n17\nof an acre.`, ''],
    [`Beginning at a stone; ${SQUARE}, containing ten thoosand (10000) square feet.`, 'sqft=10000'],
  ];
  for (const [text, area] of rows) test(text.slice(0, 160), () => assert.deepEqual(areasIn(text), [area]));
});

describe('what stands behind the unit belongs to the amount', () => {
  const rows: [words: string, area: string][] = [
    ['three acres and forty-seven hundredths', 'acres=3.47'],
    ['three acres and forty-seven one-hundredths of an acre', 'acres=3.47'],
    ['three acres & 47/100', 'acres=3.47'],
    ['three acres and 47-100ths', 'acres=3.47'],
    ['3 acres 47 hundredths', 'acres=3.47'],
    ['three acres, four tenths', 'acres=3.4'],
    ['3 acres .47', 'acres=3.47'],
    ['sixteen acres and an half by the late survey', 'acres=16.5'],
    ['sixteen acres and a quarter of land', 'acres=16.25'],
    ['sixteen acres & ¾', 'acres=16.75'],
    ['sixteen acres and three eighths', 'acres=16.375'],
    ['an acre and a half', 'acres=1.5'],
    ['one fourth part of an acre', 'acres=0.25'],
    ['one and three-quarters (1 3/4) acres', 'acres=1.75'],
    ['two acres, three roods & eight perches', 'acres=2.8'],
    ['21A 3R 26P', 'acres=21.9125'],
    ['21A, 3R, 26P', 'acres=21.9125'],
    ['2A. 3R. 8P.', 'acres=2.8'],
    ['2 acres 31 perches and a half', 'acres=2.196875'],
    ['half an acre and four poles', 'acres=0.525'],
    ['5,118 square feet and three-eighths of a foot', 'sqft=5118.375'],
    ['5,118 square feet and 72 square inches', 'sqft=5118.5'],
    ['5,118 sq. ft. and one half', 'sqft=5118.5'],
    ['5,118 superficial square feet', 'sqft=5118'],
    ['3 hectares 48 ares', 'ha=3.48'],
    ['7 arpents and a half', 'arpents=7.5'],
    // another thing behind it
    ['40 acres and one half of the spring', 'acres=40'],
    ['40 acres and a quarter section', 'acres=40'],
    ['40 acres and an undivided half interest in the mill', 'acres=40'],
    ['40 acres, one third in meadow', 'acres=40'],
    ['40 acres and 12 rods of fence', 'acres=40'],
    ['40 acres and allowance', 'acres=40'],
    ['40 acres and three barns', 'acres=40'],
    // a tail that cannot be read: none, for the head is not the amount
    ['40 acres and a fraction', ''],
    ['40 acres and eigh1y-one hundredths', ''],
    ['40 acres and 12, more or less', ''],
    ['40 acres and twelve po1es', 'acres=40.075'],
    ['40 acres and ninety one hundredths', ''],
    ['40 and ninety one hundredths acres', ''],
    ['5,118 square feet and 6 inches', ''],
    ['7 arpents and 20 perches', ''],
  ];
  for (const [words, area] of rows)
    test(words, () => assert.deepEqual(areasIn(`Beginning at a stone; ${SQUARE}, containing ${words}.`), [area]));
});

describe('an area in words with a sign for "and"', () => {
  const rows: [words: string, area: string][] = [
    ['one Hundred & thirty seven acres', 'acres=137'],
    ['three hundred & seven Acres', 'acres=307'],
    ['two thousand & forty acres', 'acres=2040'],
    [`three hund'd & seven acres`, 'acres=307'],
    ['three hundd & seven acres', 'acres=307'],
    ['three hund: & seven acres', 'acres=307'],
    ['forty one & one half acres', 'acres=41.5'],
    // the beginning cannot be read
    ['three hvndxd & seven acres', ''],
  ];
  for (const [words, area] of rows)
    test(words, () => assert.deepEqual(areasIn(`Beginning at a stone; ${SQUARE}, containing ${words}.`), [area]));
});

describe('an area with a blank or a mark in its figures', () => {
  const rows: [words: string, area: string][] = [
    ['7 . 25 acres', 'acres=7.25'],
    ['7 .25 acres', 'acres=7.25'],
    ['0 . 37 acre', 'acres=0.37'],
    ['13.4+ acres', 'acres=13.4'],
    // neither part is the amount
    ['7;25 acres', ''],
    ['7~25 acres', ''],
    ['1~340 acres', ''],
    ['1 3.4 acres', ''],
    ['3 371 square meters', ''],
    ['4 4.61 acres', ''],
    ['0.31\n7 acre', ''],
    ['31,20 4 square feet', ''],
    [`14.61'3 acres`, ''],
    ['14·613 acres', ''],
    ['one hundred and four and 1 thirty-one one-hundredths acres', ''],
  ];
  for (const [words, area] of rows)
    test(words, () => assert.deepEqual(areasIn(`Beginning at a stone; ${SQUARE}, containing ${words}.`), [area]));
});

describe('the whole and its parts', () => {
  test('what is called the total', () =>
    assert.deepEqual(
      areasIn(
        `Beginning at a stone; ${SQUARE}, containing 12.6 acres total (11.8 acres of field and 0.8 acre of wood).`,
      ),
      ['acres=12.6'],
    ));
  test('behind the name, against a bracket that excepts', () =>
    assert.deepEqual(
      areasIn(`Tract K (137 acres): blocks 3, 5 (except 2.6 acres), 8. Beginning at a stone; ${SQUARE}.`),
      ['acres=137'],
    ));
  test('a closed bracket that excepts has no figure of its own', () =>
    assert.deepEqual(areasIn(`Lot 12 (except 2.6 acres). Beginning at a stone; ${SQUARE}, containing 6.88 acres.`), [
      'acres=6.88',
    ]));
});

describe('figures of an area with letters in them are none', () => {
  const rows: [words: string, area: string][] = [
    ['2S acres', ''],
    ['S.25 acres', ''],
    ['3B acres', ''],
    ['lO acres', ''],
    ['l, 204 square feet', ''],
    ['12 4-lO acres', ''],
  ];
  for (const [words, area] of rows)
    test(words, () => assert.deepEqual(areasIn(`Beginning at a stone; ${SQUARE}, containing ${words}.`), [area]));
});

describe('areas of two figures', () => {
  const rows: [text: string, areas: string[]][] = [
    [
      `Tract "1" - 0.23 acre more or less: Begin at a stone; ${SQUARE}. Tract "2" - 0.21 acre more or less: Begin at a pin; ${SQUARE}.`,
      ['acres=0.23', 'acres=0.21'],
    ],
    [
      `Beginning at a stone; ${SQUARE}, containing 9,990 sq ft more or less Subject to a lien of Ames Also another certain lot on Oak Street bounded as follows: Beginning at a pin; ${SQUARE}.`,
      ['sqft=9990', ''],
    ],
    [
      `Beginning at a stone; ${SQUARE}, containing five\nAlso another tract on Oak Street\nof six acres more or less, beginning at a pin; ${SQUARE}.`,
      ['', 'acres=6'],
    ],
    [
      `Beginning at a stone; ${SQUARE}, containing 0.23 acre, together with an easement for a drain running north from the corner of the lot, thence N 0° E 10 feet; thence N 90° E 100 feet; thence S 0° E 10 feet to the point of beginning of the drain.`,
      ['acres=0.23', ''],
    ],
    [
      `Beginning at a stone; ${SQUARE}. Also beginning at a pin; ${SQUARE}. The part in Lot 4 contains 0.23 acre. The part in Lot 5 contains 0.21 acre. Total area equals 0.44 acre.`,
      ['acres=0.23', 'acres=0.21'],
    ],
    [
      `COM AT A STONE; ${SQUARE}. AREA 0.23 AC. ALSO COM AT A PIN; ${SQUARE}. AREA 0.21 AC. TOTAL AREA .44 AC.`,
      ['acres=0.23', 'acres=0.21'],
    ],
    [
      `COM AT A STONE; ${SQUARE}. AREA 0.23 AC. ALSO COM AT A PIN; ${SQUARE}. AREA 0.21 AC. TOTAL AREA .64 AC.`,
      ['acres=0.23', 'acres=.64'],
    ],
    [
      `Parcel 1: Beginning at a stone; ${SQUARE}. Parcel 2: Beginning at a pin; ${SQUARE}, the said tracts containing in the aggregate 0.44 acre.`,
      ['acres=0.44', ''],
    ],
    [
      `Parcel 1: Beginning at a stone; ${SQUARE}. Parcel 2: Beginning at a pin; ${SQUARE}. The three parcels above described together contain 9 acres.`,
      ['', ''],
    ],
  ];
  for (const [text, areas] of rows) test(text.slice(0, 200), () => assert.deepEqual(areasIn(text), areas));

  test('an area of two parcels stands on the first, whose notes name them', () => {
    const [first] = tractsOf(
      `Parcel 1: Beginning at a stone; ${SQUARE}. Parcel 2: Beginning at a pin; ${SQUARE}. The two parcels together contain 0.44 acre.`,
    );
    assert.equal(first!.stated_area, 'acres=0.44');
    assert.equal(first!.notes, 'The area is stated for Parcel 1, Parcel 2 together.');
  });
});

describe('areas around an exception that has courses', () => {
  const rows: [text: string, areas: string[]][] = [
    [
      `Beginning at a stone; ${SQUARE} (excepting, however, therefrom, 0.05 acre, more or less, described as follows: Beginning at a pin; ${SQUARE}) the parcel hereby conveyed containing 0.18 acre, more or less.`,
      ['acres=0.18', 'acres=0.05'],
    ],
    [
      `Beginning at a stone; ${SQUARE}; being part of the old common and containing 0.23 acre, lying in the counties of Elk and Dale, excepting therefrom the following: Beginning at a pin; ${SQUARE}, containing 0.05 acre.`,
      ['acres=0.23', 'acres=0.05'],
    ],
    [
      `Beginning at a stone; ${SQUARE} containing 0.23 acre more or less, excepting, however, the right of passage over a portion of this land which is described as follows: Beginning at a pin; ${SQUARE}.`,
      ['acres=0.23', ''],
    ],
    [
      `Beginning at a stone; ${SQUARE}. Less and except a tract described as follows: Beginning at a pin; ${SQUARE}. Said tract or parcel of land containing 0.05 acre.`,
      ['', 'acres=0.05'],
    ],
  ];
  for (const [text, areas] of rows)
    test(text.slice(200, 330), () => {
      assert.deepEqual(areasIn(text), areas);
      assert.deepEqual(
        tractsOf(text).map((tract) => tract.is_exception),
        [false, true],
      );
    });

  test('in brackets behind the county', () => {
    const listed =
      'T. 19 S., R. 33 E.\nSection 1: S½S½\nSection 13: NW¼NW¼\nElm County, New Mexico (containing 200.00 acres)';
    assert.deepEqual(areasIn(listed), ['acres=200.00', '']);
  });

  test('land by its aliquot part, except a measured piece, with the area of what is left', () => {
    const tracts = tractsOf(
      `All the SE¼ NE¼ of section 9, township 6 south, range 11 east, except thirty-one one-hundredths acre in the corner of said quarter, such excepted portion being described as follows: Beginning at a stone; ${SQUARE}; and containing in all 39.69 acres.`,
    );
    assert.deepEqual(
      tracts.map((tract) => [tract.description_type, tract.is_exception, tract.stated_area]),
      [
        ['aliquot', false, 'acres=39.69'],
        ['metes_and_bounds', true, 'acres=0.31'],
      ],
    );
  });

  test('land less the north 30 feet of it is no exception', () => {
    const [tract] = tractsOf(
      `A parcel containing 0.23 acre in lot 3 less the northerly 30 feet thereof, described as follows: Beginning at a stone; ${SQUARE}.`,
    );
    assert.equal(tract!.is_exception, false);
    assert.equal(tract!.stated_area, 'acres=0.23');
  });
});

test('a number with a sign or a torn word in it states no area', () => {
  const printed = [
    '1,«024.50 acres', '60°3 acres', '2[296 acres', '1,22{3 acres', '1,-325 acres', '1)285 acres', '£76 acres', 'three hundr§d and sixty-four acres', 'one thousand eight hun-red and twelve acres', 'six hundred and { thirty acres',
    'two thousand three hun|red and nine acres', 'ni)e hundred and one acres',
  ]; // prettier-ignore
  for (const area of printed) {
    const [tract] = tractsOf(
      `Beginning at a stone; thence north 40 feet; thence east 30 feet; thence to the beginning, containing ${area}, more or less.`,
    );
    assert.equal(tract!.stated_area, '', area);
  }
});
