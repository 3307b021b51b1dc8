import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { callLine, callLines, tractsOf } from '../reading.ts';

const SQUARE =
  'thence N 0° E 100 feet to a pin; thence N 90° E 100 feet to a pin; thence S 0° E 100 feet to a pin; thence N 90° W 100 feet to the point of beginning';

const beginnings: [sentence: string, ties: number, calls: number][] = [
  [`Beginning at a stone; ${SQUARE}.`, 0, 4],
  [`BEGINNING on the north side of Elm Street 40 feet west of Oak Street; ${SQUARE}.`, 0, 4],
  [`Beginning for the same at a stone; ${SQUARE}.`, 0, 4],
  [`Begin at a stone; ${SQUARE}.`, 0, 4],
  [`Commencing at a stone; ${SQUARE}.`, 0, 4],
  [`Commencing at a stone, said stone being the true point of beginning; ${SQUARE}.`, 0, 4],
  [`Commencing at a stone; from said stone and point of beginning; ${SQUARE}.`, 0, 4],
  [`Commencing at a stone; thence S 5° W 20 feet to the POINT OF BEGINNING; ${SQUARE}.`, 1, 4],
  [
    `Commence at a stone and run S 5° W 20 feet to a pin; thence S 6° W 21 feet for the Point of Beginning; ${SQUARE}.`,
    2,
    4,
  ],
  [`Commence at a stone; thence S 5° W 20 feet to a pin; WHICH PIN IS THE TRUE POINT OF BEGINNING; ${SQUARE}.`, 1, 4],
  [
    `To find the true point of beginning, commence at a stone; thence S 5° W 20 feet to the true point of beginning; ${SQUARE}.`,
    1,
    4,
  ],
  [
    `To reach the point of beginning, begin at a stone and run S 5° W 20 feet to the point or place of beginning, then from said place of beginning run N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point or place of beginning.`,
    1,
    4,
  ],
  [
    `From the corner of Lots 4 and 5, run due North 20 feet; thence run due West 9 feet to the point of beginning; ${SQUARE}.`,
    2,
    4,
  ],
  [
    `Beginning at a stone; thence S 5° W 20 feet to a pin and the True Point of Beginning; thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the True Point of Beginning.`,
    1,
    4,
  ],
  [`Beginning at a stone; thence S 5° W 20 feet to a pin and the point of beginning; ${SQUARE}.`, 1, 4],
  [
    'From the corner of block 7 (the place of beginning) run N 0° E 100 feet; run N 90° E 100 feet; then S 0° E 100 feet; then N 90° W 100 feet to the place of beginning.',
    0,
    4,
  ],
  [`Commencing at a stone; thence S 5° W 20 feet to a pin. Beginning at said pin; ${SQUARE}.`, 1, 4],
  [`Beginning at a stone; ${SQUARE.replace('point of beginning', 'first mentioned bound')}.`, 0, 4],
  [`Beginning at a stone; ${SQUARE.replace('point of beginning', 'place of beginning')}.`, 0, 4],
  [`Beginning at a stone; ${SQUARE.replace('the point of beginning', 'P.O.B.')}.`, 0, 4],
  [
    `Beginning at corner no. 1; thence from the said corner no. 1, by courses,\nN. 36° W., 140 ft. to corner no. 2;     N. 51° E., 230 ft. to corner no. 3;     S. 36° E., 140 ft. to corner no. 4;     S. 51° W., 230 ft. to corner no. 1; the place of beginning.`,
    0,
    4,
  ],
  [
    `Beginning at a stone; thence N 0° E 100 feet to the point of beginning of a curve; thence N 90° E 100 feet; thence along a curve to the left tangent at its point of beginning to a line bearing S 0° E, radius 900 feet, 90 feet; thence N 90° W 100 feet to the point of beginning.`,
    0,
    4,
  ],
  [
    `Beginning at a stone and following along a course of N 0° E 100 feet to a pin; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning.`,
    0,
    4,
  ],
  [
    `Com at the N 1/4 cor of sd Sec 3; th S01°10'00"W 91.2 ft alg the 1/4 ln to the POB; th N00°00'00"E 100 ft; th N90°00'00"E 100 ft; th S00°00'00"E 100 ft; th N90°00'00"W 100 ft to POB.`,
    1,
    4,
  ],
  [`Commencing at a pin; thence East 200 feet tothe point of beginning of the land to be described; ${SQUARE}.`, 1, 4],
  [`Commencing at a pin; thence East 200 feet to the POIHT OF BKGINNING; ${SQUARE}.`, 1, 4],
  [`Commencing at a pin; thence East 200 feet to the POINT . OF BEGINNING; ${SQUARE}.`, 1, 4],
  [`Commencing at a pin; thence East 200 feet to a rod for a P.0.B.; ${SQUARE}.`, 1, 4],
  [`Commencing at a pin; thence East 200 feet te the truepoint of beginning; ${SQUARE}.`, 1, 4],
  [
    `Commencing at a pin; thence East 200 feet to the line of the road end THE TRUK POINT OF BEGINNING; ${SQUARE}.`,
    1,
    4,
  ],
  [`Commencing at a pin; thence East 45 varasto the point and place of beginning; ${SQUARE}.`, 1, 4],
  [`Commencing at a pin; thence East 200 feet to a rod, being tne TRUE POINT OF BEGINNING; ${SQUARE}.`, 1, 4],
  [`Commencing at a pin; thence East 200 feet to the line of the road ahd the POINT OF BEGINNING; ${SQUARE}.`, 1, 4],
  [
    `Start @ IPF SW cor Lot 2. N0d00m00sE 100ft to IPS. N90d00m00sE 100ft to IPS. S0d00m00sE 100ft to IPS. N90d00m00sW 100ft to start.`,
    0,
    4,
  ],
  [`All that lot, beginning 100 feet north of the nail aforesaid, ${SQUARE}.`, 0, 4],
  [`Beginnmg 10 ft. W. of a stone; ${SQUARE.replace('beginning', 'begin-\nning')}.`, 0, 4],
  [
    `Starting at the quarter corner, north 100 feet along the section line to a pin; thence east 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the place of starting.`,
    0,
    4,
  ],
  [
    `From a post known as Hatch, run S 10° E 55 feet, then S 61° W 310 feet to the true point of beginning; from this point of beginning, by metes and bounds, N 0° E 100 feet along the fence; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the true point of beginning.`,
    2,
    4,
  ],
  [
    `From a stake in the center of town measure north 41 degrees west 640 feet to a stake for the beginning corner; ${SQUARE}.`,
    1,
    4,
  ],
];
for (const [sentence, ties, calls] of beginnings)
  test(`ties and courses: ${sentence.slice(0, 130)}`, () => {
    const [tract] = tractsOf(sentence);
    assert.equal(tract!.tie_calls.length, ties);
    assert.equal(tract!.calls.length, calls);
  });

test('"From POB" goes on from the beginning that the tie came to', () => {
  const text =
    'Begin at the NE corner of Lot 9, run West 310 feet for POB. From POB continue West 150 feet, South 290 feet, East 150 feet, North 290 feet to POB. Contains 1 acre, more or less.';
  assert.deepEqual(
    tractsOf(text).map(({ tie_calls: ties, calls }) => [ties.length, calls.length]),
    [[1, 4]],
  );
});

test('sides with their lengths are courses without bearings: metres before the neighbour, the front and the rear', () => {
  const sides = (text: string): unknown[] =>
    tractsOf(text)[0]!.calls.map(({ distance, bearing }) => [distance, bearing]);
  assert.deepEqual(
    sides(
      'A lot bounded on the NORTH, in 18.25 meters, with lot number 3; on the SOUTH, in 18.25 meters, with Palma Street; on the EAST, in 12.00 meters, with lot number 5; and on the WEST, in 12.00 meters, with lot number 8.',
    ),
    [18.25, 18.25, 12, 12].map((length) => [length, null]),
  );
  assert.deepEqual(
    sides(
      'Bounded and described as follows, viz: On the front by Pine street forty feet; on the east by lot of Roe one hundred feet; on the rear by a lane forty feet; and on the west by lot of Pell one hundred feet.',
    ),
    [40, 100, 40, 100].map((length) => [length, null]),
  );
});

test('ties that no word names are told by the figure: without them it closes', () => {
  const text = `Commencing at a stone; thence S 41° W 44 feet; thence S 8° E 27 feet to the corner of the lot; ${SQUARE.replace('the point of beginning', 'said corner')}.`;
  const [tract] = tractsOf(text);
  assert.equal(tract!.tie_calls.length, 2);
  assert.equal(tract!.calls.length, 4);
});

test('bearings that place the beginning are no courses', () => {
  const text = `Beginning at a rod located N 66° W 412.30 feet, N 43° W 163.25 feet and N 31° W 287.0 feet from a bolt in the bridge; ${SQUARE}.`;
  assert.equal(tractsOf(text)[0]!.calls.length, 4);
  assert.deepEqual(tractsOf(text)[0]!.tie_calls, []);
});

test("an area said behind the exception is the parent's", () => {
  const tracts = tractsOf(
    `PARCEL No. 2\nBeginning at a stone; ${SQUARE}.\n\nExcept therefrom 0.1 acre, described as follows: Beginning at a pin; ${SQUARE}.\n\nThe above described Parcel No. 2, the exception being deducted, contains 0.13 acre.`,
  );
  assert.deepEqual(
    tracts.map((t) => t.stated_area),
    ['acres=0.13', 'acres=0.1'],
  );
});

test('a strip whose line is one bearing', () => {
  const [tract] = tractsOf(
    "A strip of ground 60 feet wide, lying 30 feet on each side of the center line of the pipe line, said center line extending on a bearing of N. 37° 15' W. past a stone near the two lines given in the older deed as N. 64° W., 318 feet and N. 52° E., 427 feet.",
  );
  assert.equal(tract!.description_type, 'centerline');
  assert.deepEqual(tract!.calls.map(callLine), [`N 37°15'00" W -`]);
});

test('a tie is packed with its bearing, its distance and its sentence', () => {
  const [tract] = tractsOf(`Commencing at a stone; thence S 5°10' W 20.5 feet to the POINT OF BEGINNING; ${SQUARE}.`);
  assert.deepEqual(unpack('tie_call', tract!.tie_calls[0]!), {
    bearing: 'S 05 10 00.0 W',
    distance: '20.5',
    verbatim: "thence S 5°10' W 20.5 feet to the POINT OF BEGINNING",
  });
});

test('two parcels under headers are two tracts with their names and areas', () => {
  const tracts = tractsOf(
    `PARCEL A\nBeginning at a stone; ${SQUARE}, containing 0.23 acres.\n\nPARCEL B\nBeginning at a pin; ${SQUARE}, containing 10,000 square feet, or 0.2296 acre, more or less.`,
  );
  assert.deepEqual(
    tracts.map((t) => [t.name, t.stated_area, t.stated_acreage, t.stated_area_sqft]),
    [
      ['PARCEL A', 'acres=0.23', 0.23, null],
      ['PARCEL B', 'acres=0.2296 | sqft=10000', 0.2296, 10000],
    ],
  );
});

for (const words of [
  'LESS AND EXCEPT the following:',
  'Save and except that part described as follows:',
  'Excepting therefrom the following described land:',
  'Also, less and except all that tract more particularly described as follows:',
])
  test(`an exception is a tract of its own: ${words}`, () => {
    const tracts = tractsOf(`Beginning at a stone; ${SQUARE}. ${words} Beginning at a pin; ${SQUARE}.`);
    assert.deepEqual(
      tracts.map((t) => t.is_exception),
      [false, true],
    );
  });

test('"more or less, and beginning" excepts nothing', () => {
  assert.equal(
    tractsOf(`All that land containing 4 acres, more or less, and BEGINNING at a stone; ${SQUARE}.`)[0]!.is_exception,
    false,
  );
});

test('together with a second description', () => {
  const tracts = tractsOf(
    `Beginning at a stone; ${SQUARE}; together with that tract described as follows: Beginning at a pin; ${SQUARE}.`,
  );
  assert.equal(tracts.length, 2);
  assert.equal(tracts[1]!.is_exception, false);
});

const azimuths: [sentence: string, answer: string][] = [
  [`running by azimuths measured clockwise from true South:\n1. 127°18' 314.00 feet along same;`, `N 52°42'00" W 314`],
  [`running by azimuths measured clockwise from true North:\n1. 127°18' 314.00 feet along same;`, `S 52°42'00" E 314`],
  [
    `running by azimuths measured clockwise from true south:\n1. Ninety-six degrees forty minutes three hundred and twelve feet along same;`,
    `N 83°20'00" W 312`,
  ],
  [
    `running by azimuths measured clockwise from true south:\n1. Thence along the road on a curve to the right with a radius of 500.00 feet, the chord azimuth and distance being 305°24'30" 68.42 feet;`,
    `curve R500 C68.42 [S 54°35'30" E] right`,
  ],
  [
    `running by azimuths measured clockwise from true south:\n1. Thence along the road, the direct azimuth and distance being: 168°35' 254.5 feet;`,
    `N 11°25'00" W 254.5`,
  ],
];
for (const [sentence, answer] of azimuths)
  test(`azimuths become bearings: ${sentence.slice(11, 110).replace('\n', ' ')}`, () => {
    const text = `Beginning at a pipe, thence ${sentence}\n2. 180°00' 50.00 feet along same;\n3. 210°00' 60.00 feet to the point of beginning.`;
    assert.equal(callLine(tractsOf(text)[0]!.calls[0]!), answer);
    assert.equal(tractsOf(text)[0]!.calls.length, 3);
  });

test('an azimuth to a triangulation station is no course', () => {
  const text = `Beginning at a pipe, running by azimuths measured clockwise from true south:\n1. 127°18' 314.00 feet to a pipe, the true azimuth and distance from said pipe to Station "Hill" being: 337°14'25" 186.40 feet;\n2. 210°00' 60.00 feet to the point of beginning.`;
  assert.deepEqual(tractsOf(text)[0]!.calls.map(callLine), [`N 52°42'00" W 314`, `N 30°00'00" E 60`]);
});

test('field notes: the last distance of the column is the course', () => {
  const text =
    'Chs. Beginning at corner no. 1, a stone.\n\nThence N. 38° E.\n0.80 to a witness corner, a post 4 ft. high.\n\nA 14-in. birch bears S. 62° E., 0.35 ch.\n12.40 to corner no. 2, a post.\n\nThence west\n24.70 to corner no. 3, a post.\n\nThence S. 8° E.\n21.30 to corner no. 1, and place of beginning.';
  const [tract] = tractsOf(text);
  assert.equal(tract!.distance_unit, 'chains');
  assert.deepEqual(tract!.calls.map(callLine), [`N 38°00'00" E 12.4`, `N 90°00'00" W 24.7`, `S 08°00'00" E 21.3`]);
});

test('courses without "thence", with the contour between', () => {
  const text =
    "Beginning at an iron bolt.\n\nFrom the initial point,\nWith the fence, S. 61° 27' E., 185 feet to an iron bolt; S. 38° 44' E., 402 feet to a boulder;\nWith the 1,240-foot contour as it winds westerly to a point;\nLeaving the contour, N. 33° W., 58 feet to a post; N. 21° W., 81 feet to the point of beginning.";
  assert.deepEqual(tractsOf(text)[0]!.calls.map(callLine), [
    `S 61°27'00" E 185`,
    `S 38°44'00" E 402`,
    '- -',
    `N 33°00'00" W 58`,
    `N 21°00'00" W 81`,
  ]);
});

test("the unit of most courses is the tract's and the others are converted", () => {
  const [tract] = tractsOf(
    'Beginning at a stone; thence N 5° E 10 chains; thence S 80° E 5 chains 20 links; thence S 5° W 330 feet; thence N 80° W 4 poles to the beginning.',
  );
  assert.equal(tract!.distance_unit, 'chains');
  assert.deepEqual(
    tract!.calls.map((c) => c.distance),
    [10, 5.2, 5, 1],
  );
});

test('cardinal words are nominal where the courses are given by their angles', () => {
  const [tract] = tractsOf(
    'Beginning at the corner of Oak and Elm Streets; running thence north along Oak Street 60 feet; thence west forming an interior angle of 88 degrees 25 minutes 50 feet; thence south 61 feet; thence east 50 feet to the point of beginning.',
  );
  assert.deepEqual(
    tract!.calls.map((c) => c.bearing),
    [null, null, null, null],
  );
  assert.match(tract!.notes!, /nominal/);
});

test('where the line they count from is taken as due east they are none', () =>
  assert.deepEqual(
    callLines(
      'Beginning at the corner of Lot 9; thence East along its North line (said line being taken as due East) 80 feet; thence South at right angles 60 feet; thence Southwesterly, forming an angle of 135 degrees with the last course, 30 feet; thence West 58.8 feet; thence North 81.2 feet to the beginning.',
    ).slice(0, 2),
    [`N 90°00'00" E 80`, `S 00°00'00" E 60`],
  ));

test('a boundary of names and corners keeps no calls and says why', () => {
  const [tract] = tractsOf(
    'Beginning at the northwest corner of section 3; thence south to the southwest corner of section 10; thence east to the river; thence up the river to the beginning.',
  );
  assert.deepEqual(tract!.calls, []);
  assert.match(tract!.notes!, /names and corners only/);
});

test('a strip along a line is a centerline and does not close', () => {
  const [tract] = tractsOf(
    'A strip of land 20 feet wide, being 10 feet on each side of the center line described as follows: Beginning at a pin; thence N 10° E 200 feet; thence N 20° E 300 feet to a pole.',
  );
  assert.equal(tract!.description_type, 'centerline');
  assert.equal(tract!.calls.length, 2);
});

const areas: [sentence: string, packed: string][] = [
  ['containing 3.87 acres, more or less', 'acres=3.87'],
  ['containing 1,268.45 acres', 'acres=1268.45'],
  ['containing one hundred and thirty-two and forty-seven one-hundredths acres', 'acres=132.47'],
  ['containing seven hundred and thirteen one-thousandths of an acre', 'acres=0.713'],
  ['The land as measured contains 0.64 of an acre', 'acres=0.64'],
  ['containing 161,608 SF or 3.710 acres of land', 'acres=3.710 | sqft=161608'],
  ['Said land contains 1,024,531 square feet (23.520 acres)', 'acres=23.520 | sqft=1024531'],
  ['and containing an AREA OF 186.50 ACRES', 'acres=186.50'],
  ['containing 2½ acres', 'acres=2.5'],
  ['containing 688.0 square meters', 'sqm=688.0'],
  ['containing SIX HUNDRED FOUR SQUARE METERS AND FIFTY SQUARE DECIMETERS (604.50)', 'sqm=604.5'],
  ['containing 7 arpents', 'arpents=7'],
  ['containing 0,387 acres', 'acres=0.387'],
  ['containing 53 acres, 2 roods and 22 perches', 'acres=53.6375'],
  ['containing 2.4± acres', 'acres=2.4'],
  ['Area 9 a. 1 r. 24 p.', 'acres=9.4'],
  ['having three arpents front, being 102 superficial acres', 'acres=102'],
  ['containing 0.0688 hectares', 'ha=0.0688'],
  ['Area of the upland 214.36 acres. Area of ponds 31.00 acres. Total 245.36 acres', 'acres=245.36'],
  ['', ''],
];
for (const [sentence, packed] of areas)
  test(`a stated area: ${sentence || 'none'}`, () => {
    assert.equal(tractsOf(`Beginning at a stone; ${SQUARE}. ${sentence}.`)[0]!.stated_area, packed);
  });

const nothing = [
  'Beginning where the middle of the driveway meets the kerb, thence to a point of 45 feet down the kerb, thence to a point of 15 feet into the yard, and thence to the point of beginning.',
  'No fence shall stand within 30 feet of the north line of any lot, nor exceed 6 feet in height.',
  'Steel rods shall be set at every point of curvature and tangency; none shall be shorter than 20 inches.',
  'The speed limit on Elm Street from Oak Avenue north to Pine Street, a distance of 0.4 mile, is 30 miles per hour.',
  'A wharf may be built from the west bank, thence south 74 degrees east to the pier line of said cove, which is declared not navigable.',
  'Subject to those certain covenants recorded in Deed Book 12, page 44.',
  '',
  `All waters of the sound encompassed by a line: beginning at 41°31'12" N, 070°40'06" W; thence easterly to 41°31'15" N, 070°38'50" W; thence south to 41°30'02" N, 070°38'44" W; thence to the point of beginning.`,
];
for (const text of nothing)
  test(`no courses in: ${text.slice(0, 80) || 'an empty text'}`, () =>
    assert.deepEqual(
      tractsOf(text).flatMap((t) => t.calls),
      [],
    ));

test('a first course by a verb alone: at the corner of the lane proceed N 0° E', () => {
  const [tract] = tractsOf(`Beginning at the corner of Elm Lane ${SQUARE.replace('thence', 'proceed')}.`);
  assert.deepEqual(tract!.calls.map(callLine)[0], `N 00°00'00" E 100`);
  assert.equal(tract!.calls.length, 4);
});
test('a way to the beginning in two legs is no course: north 35 feet and then east 50 feet from the corner', () => {
  const [tract] = tractsOf(
    `Beginning at a point which bears N 1° W a distance of 35 feet, plus or minus, and then N 88° E a distance of 50 feet, plus or minus, from the corner of Section 9; ${SQUARE}.`,
  );
  assert.equal(tract!.calls.length, 4);
});
for (const legs of [
  'Beginning at a point on the lane, the said point being N 88° W 407 feet; and thence South 523 feet from the corner of Section 9; and running ',
  'Beginning at a point which is 913 feet S. 1° E., 148 feet N. 89° W., 305 feet S. 2° E. and 216 feet N. 88° W. from the corner of Section 9; and running ',
  'Beginning at a point West 40 rods; thence South 20 rods from the Northwest corner of Section 9; ',
  'Beginning at a point at the edge of the lane West 447 feet and thence South by the edge of the lane 523 feet from the corner of Section 9; ',
])
  test(`nor are two legs that a clause or a "thence" parts: ${legs.slice(0, 70)}`, () =>
    assert.deepEqual(
      tractsOf(`${legs}${SQUARE}.`)[0]!.calls.map(callLine),
      tractsOf(`Beginning at a pin; ${SQUARE}.`)[0]!.calls.map(callLine),
    ));
test('a course behind a place that is told with its distance is no second leg', () => {
  const [tract] = tractsOf(
    'Beginning on the lane; thence northwesterly 16 feet to a point distant southerly 100 feet from Elm Street (by the wall), thence northeasterly by a line parallel with Elm Street and distant easterly 100 feet therefrom 134 feet to the mill; thence southerly 112 feet to the place of beginning.',
  );
  assert.deepEqual(
    tract!.calls.map(({ distance }) => distance),
    [16, 134, 112],
  );
});
test('the initials of an owner at its end are no way of a continued course', () => {
  const [tract] = tractsOf(
    "Beginning at an elm; thence S 40° W 128 rods to a post; thence the same course 30 rods to the corner of R. E. Pell's meadow; thence N 50° W 96 rods to a post; thence same course 31 rods to the corner of Allen W. Moss's house; thence W. Odell's line 9 rods to a stone.",
  );
  assert.deepEqual(tract!.calls.map(callLine), [
    `S 40°00'00" W 128`,
    `S 40°00'00" W 30`,
    `N 50°00'00" W 96`,
    `N 50°00'00" W 31`,
    `N 90°00'00" W 9`,
  ]);
});
test('a first course that is measured from a road stays one', () => {
  const [tract] = tractsOf(
    `Beginning at a point West 40 feet from the corner of Section 9; thence South 20 feet from the road to a pin; thence East 30 feet to a pin.`,
  );
  assert.equal(tract!.calls.length, 2);
});
test('behind a closed figure "From the corner" begins another', () => {
  const tracts = tractsOf(
    `From the corner of Section 9, north 76 degrees east, 20 feet to the corner of tract 4 and point of beginning; ${SQUARE}. From the corner of Section 8, north 70 degrees east, 30 feet to the corner of tract 5 and point of beginning; ${SQUARE}.`,
  );
  assert.deepEqual(
    tracts.map((t) => [t.tie_calls.length, t.calls.length]),
    [
      [1, 4],
      [1, 4],
    ],
  );
});
test('a letter l before the figures of an area is a one: l34/100 acres', () => {
  const [tract] = tractsOf(`Beginning at a stone; ${SQUARE}, containing l34/100 acres.`);
  assert.equal(tract!.stated_acreage, 1.34);
});
test('of two pieces each with its area the last one is described', () => {
  const [tract] = tractsOf(
    `That part of Lot 1 containing 4.5 acres, and that part of Lot 2 containing 1.25 acres, beginning at a stone; ${SQUARE}.`,
  );
  assert.equal(tract!.stated_acreage, 1.25);
});

test('a list of courses without a word of beginning is a boundary where it closes', () => {
  const list = (last: string) =>
    `Parcel 9. A parcel bounded: from an iron pipe; N. 0° 30' E., 100 ft.; S. 89° 30' E., 100 ft.; S. 0° 30' W., 100 ft.; ${last} to said pipe.`;
  assert.equal(tractsOf(list(`N. 89° 30' W., 100 ft.`))[0]?.calls.length, 4);
  assert.deepEqual(tractsOf(list(`N. 80° 30' W., 160 ft.`)), []);
});

test("a plan's sides: northerly by the street, so many feet; easterly by Lot 8, so many", () => {
  const [tract] = tractsOf(
    'That parcel of land bounded and described as follows:\n\nNORTHERLY by Elm Street, one hundred twelve and 40/100 (112.40) feet;\nEASTERLY by Lot 8, two hundred one and 6/100 (201.06) feet;\nSOUTHERLY by land of Rowe, ninety-eight (98) feet; and\nWESTERLY by a Private Way, 177.90 feet.',
  );
  assert.deepEqual(tract!.calls.map(callLine), ['- 112.4', '- 201.06', '- 98', '- 177.9']);
});

test('field notes in columns: station, course, chains', () => {
  const [tract] = tractsOf(
    "Beginning at a stone.\n\nSta.     Course           Chains     To\n   1     N 0° 30' E        10.15    stone\n   2     S 89° 30' E       20.50    post\n   3     S 0° 30' W        10.15    stake\n   4     N 89° 30' W       20.50    place of beginning\n",
  );
  assert.equal(tract!.distance_unit, 'chains');
  assert.deepEqual(
    tract!.calls.map((c) => c.distance),
    [10.15, 20.5, 10.15, 20.5],
  );
});

test('field notes with objects passed: the last chainage under the bearing is the course', () => {
  const [tract] = tractsOf(
    "Beginning at Cor. No. 1, a stone.\nThence N. 0° 30' E.\n 8.20  Ridge, course E. and W.\n10.15  Cor. No. 2, a stone 12 lks. high.\nThence S. 89° 30' E.\n20.50  Cor. No. 3.\nThence S. 0° 30' W.\n10.15  Cor. No. 4.\nThence N. 89° 30' W.\n 3.00  Creek.\n20.50  Cor. No. 1, the place of beginning.\n",
  );
  assert.deepEqual(
    tract!.calls.map((c) => c.distance),
    [10.15, 20.5, 10.15, 20.5],
  );
});

test('a way to drive is no land: From the courthouse go north 4 miles; turn right (east) and go 2 miles', () =>
  assert.deepEqual(
    tractsOf(
      'DIRECTIONS: From the courthouse in Wick go north 4.2 miles to the light; turn right (east) and go 1.7 miles to the bridge; thence bear left, follow the creek northeasterly for about 900 yards to a gate.',
    ).flatMap((t) => t.calls),
    [],
  ));

test('a way to drive is no land: go north 6 miles, turn left on the road, proceed west', () => {
  const way =
    'From the courthouse go north on U.S. 9 for 6.2 miles, turn left on Mill Road, proceed west 1.4 miles to the church.';
  assert.deepEqual(
    tractsOf(way).flatMap((t) => t.calls),
    [],
  );
});

test('behind a closed figure "Also, from the corner" begins another, with its tie', () => {
  const tracts = tractsOf(
    `TRACT ONE: beginning at a stone; ${SQUARE}, containing 0.23 acres.\n\nTRACT TWO: Also, from the Northeast corner of Tract One, run S 88° E 25 feet for a point of beginning; run ${SQUARE}, containing 0.23 acres.`,
  );
  assert.deepEqual(
    tracts.map((t) => [t.tie_calls.length, t.calls.length, t.stated_area]),
    [
      [0, 4, 'acres=0.23'],
      [1, 4, 'acres=0.23'],
    ],
  );
});

const strips = [
  'A right of way fifty feet wide on each side of the center line, which center line is as follows: beginning at a point on the north boundary; thence S 14° W 180 feet; thence S 9° E 240 feet to the south boundary.',
  'A right of way ten feet in width, being five feet on each side of the following described line, to wit: beginning at a stone; thence N 71° E 221 feet to an angle; thence N 65° E 141 feet to the east line.',
  'A strip 120 feet in width, the side lines of the strip lying 40 feet easterly and 80 feet westerly of a line described as follows: Beginning at a stone; thence S 8° E 700 feet; thence S 21° W 650 feet.',
  'Beginning on the center line at the north end of this easement (4.00 feet wide), thence running along the center line S 47° W 66 feet; thence S 52° W 143 feet.',
];
for (const words of strips)
  test(`a strip is a centerline: ${words.slice(0, 70)}`, () =>
    assert.equal(tractsOf(words)[0]?.description_type, 'centerline'));

test('rows from point to point that close: 1-2, 2-3, …', () => {
  const [tract] = tractsOf(
    'CLOSURE OF PARCEL "C"\nCourse          Bearing           Distance (ft)\n1-2        N 00 30 00 E      100.00\n2-3        S 89 30 00 E      250.00\n3-4        S 00 30 00 W      100.00\n4-1        N 89 30 00 W      250.00\nArea: 0.57 acres',
  );
  assert.deepEqual(
    tract!.calls.map((c) => c.distance),
    [100, 250, 100, 250],
  );
});

test('distances being in chains, said at the end', () => {
  const [tract] = tractsOf(
    'Beginning at a stone; thence N 51 deg. E 40.10 to a gum; thence N 31 deg. W 22.16 to a stake; thence S 62 deg. W 35.50 to the beginning corner, distances being in chains.',
  );
  assert.equal(tract!.distance_unit, 'chains');
});

test('a figure whose beginning is told by "the point of beginning being" is no tie of the next', () => {
  const figure = (start: string) =>
    `The point of beginning being ${start}, thence S 48° E 40 feet to an oak, thence N 63° E 95 feet to a stone, thence S 80° W 88 feet to the point of beginning.`;
  const tracts = tractsOf(
    `Parcel A: ${figure('a stone in the line of Pell')}\n\nParcel B: ${figure('a pin')}\n\nParcel C: ${figure('a post')}`,
  );
  assert.deepEqual(
    tracts.map(({ name, calls, tie_calls }) => [name, calls.length, tie_calls.length]),
    [
      ['Parcel A', 3, 0],
      ['Parcel B', 3, 0],
      ['Parcel C', 3, 0],
    ],
  );
});
