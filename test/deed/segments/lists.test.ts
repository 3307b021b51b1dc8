// Courses told in lists of other kinds than "thence": sides, points, columns with marks for what stands above, lines in pairs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, callLines, tractsOf } from '../reading.ts';

const TWENTY_BY_FORTY = ['- 20', '- 40', '- 20', '- 40'];

test('a list with the words of angles shortened, and lengths marked as minutes are', () =>
  assert.deepEqual(
    callLines(
      "Beginning at a pin; thence along the lane the following (3) courses and distances:\n\nsouth 48 deg. 12 min. 30 sec. east 31.15'\nsouth 46 deg. 03 min. 50 sec. east 26.08'\nnorth 22 deg. 07 min. 10 sec. east 41.24' to the point of beginning.",
    ),
    [`S 48°12'30" E 31.15`, `S 46°03'50" E 26.08`, `N 22°07'10" E 41.24`],
  ));

describe('a list whose unit is told once', () => {
  const rows: [list: string, answer: string[]][] = [
    ['N. 31° E., 3.20; N. 44° E., 11.00; East, 2.00; S. 10° W., 6.15; ', [`N 31°00'00" E 3.2`, `N 44°00'00" E 11`, `N 90°00'00" E 2`, `S 10°00'00" W 6.15`]],
    ['N. 44° E., 11.00 chains; East, 2.00; North, 3.00; N. 5° E. 2.00; W. 4.00; S. 10° W., 6.15; ', [`N 44°00'00" E 11`, `N 90°00'00" E 2`, `N 00°00'00" E 3`, `N 05°00'00" E 2`, `N 90°00'00" W 4`, `S 10°00'00" W 6.15`]],
  ]; // prettier-ignore
  const last = `N 70°00'00" W 14`;
  for (const [list, answer] of rows)
    test(list, () =>
      assert.deepEqual(
        callLines(
          `Beginning at a rock; thence N. 12° E., 5.00 chains; ${list}thence N. 70° W. 14.00 chains to the beginning.`,
        ),
        [`N 12°00'00" E 5`, ...answer, last],
      ),
    );
  test('the last of it', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a rock; thence N. 12° E., 5.00 chains; N. 31° E., 3.20; N. 44° E., 11.00; S. 10° W., 6.15.',
      ),
      [`N 12°00'00" E 5`, `N 31°00'00" E 3.2`, `N 44°00'00" E 11`, `S 10°00'00" W 6.15`],
    ));
});

test('a bearing without a length behind the place where the course before it ends', () =>
  assert.deepEqual(
    callLines(
      'Beginning at a pipe, run N. 45 E. 40 poles to the academy, S. 45 E. 60 poles to a rock, S. 45 W. to the river, thence N. 10 W. 30 poles to the beginning.',
    ),
    [`N 45°00'00" E 40`, `S 45°00'00" E 60`, `S 45°00'00" W -`, `N 10°00'00" W 30`],
  ));

test('a bare azimuth behind the verb of the first course', () =>
  assert.deepEqual(
    callLines(
      "Starting at a cross cut in stone, run 340° 10' (true azimuth) 210.5 feet; thence 250° 10' 100 feet; thence 160° 10' 210.5 feet; thence 70° 10' 100 feet to the start. Azimuths clockwise from south.",
    ),
    [`S 19°50'00" E 210.5`, `N 70°10'00" E 100`, `N 19°50'00" W 210.5`, `S 70°10'00" W 100`],
  ));

describe('lines told from station to station', () => {
  const answer = [`S 12°22'00" E 1980`, `S 31°05'00" E 2040`, `S 52°47'00" E 3115`];
  const rows: string[] = [
    `From 201 to 202: S. 12° 22' E. 1,980 feet\nFrom 202 to 203: S. 31° 05' E. 2,040 feet\nFrom 203 to 204: S. 52° 47' E. 3,115 feet`,
    `From A to B, S. 12° 22' E. 1,980 feet,\nFrom B to C, S. 31° 05' E. 2,040 feet,\nFrom C to D, S. 52° 47' E. 3,115 feet.`,
    `From station 1 to station 2: S. 12° 22' E. 1,980 feet;\nFrom station 2 to station 3: S. 31° 05' E. 2,040 feet;\nFrom station 3 to station 4: S. 52° 47' E. 3,115 feet.`,
    `The lines: Corner 1 to corner 2, S. 12° 22' E. 1,980 feet; corner 2 to corner 3, S. 31° 05' E. 2,040 feet; corner 3 to corner 4, S. 52° 47' E. 3,115 feet.`,
  ];
  for (const text of rows) test(text.slice(0, 60), () => assert.deepEqual(callLines(text), answer));
  test('stations that do not follow one another', () =>
    assert.deepEqual(
      callLines(
        `Corner 1 to corner 2, S. 12° E. 19 feet; corner 4 to corner 6, S. 31° E. 20 feet; corner 3 to corner 4, S. 52° E. 31 feet.`,
      ),
      [],
    ));
});

describe('a list of winds whose unit is told once', () => {
  const rows: [list: string, answer: string[]][] = [
    ['running thence west 80 rods; south 160; east 80; north 160 to beginning.', ['N 90 W 80', 'S 0 E 160', 'N 90 E 80', 'N 0 E 160']],
    ['thence south 40 feet, west 30, north 40 and east 30 to the place of beginning.', ['S 0 E 40', 'N 90 W 30', 'N 0 E 40', 'N 90 E 30']],
    ['thence west forty rods, south twenty, east forty, north twenty to the beginning.', ['N 90 W 40', 'S 0 E 20', 'N 90 E 40', 'N 0 E 20']],
    ['thence east 12.50 chains, south 8.00, west 12.50, north 8.00 to the beginning.', ['N 90 E 12.5', 'S 0 E 8', 'N 90 W 12.5', 'N 0 E 8']],
    ['thence west 80 rods to lot 4; south 60 to lot 12; east 80 to a post; north 60 to the beginning.', ['N 90 W 80', 'S 0 E 60', 'N 90 E 80', 'N 0 E 60']],
    ['thence north along the lane 80 rods; east 20; south along the run 80; west 20 to the beginning.', ['N 0 E 80', 'N 90 E 20', 'S 0 E 80', 'N 90 W 20']],
    // By closing, with the sides that have their units.
    ['north 40 rods, east 30 rods, south 40, west 30 to the beginning.', ['N 0 E 40', 'N 90 E 30', 'S 0 E 40', 'N 90 W 30']],
    // A bearing with its length may stand there.
    ['north 40 rods, east 30 rods, south 53, west 50 to the beginning.', ['N 0 E 40', 'N 90 E 30', 'S 53 W 50']],
    ['thence west 40 rods, north 20, east 40, thence south 30 rods to the beginning.', ['N 90 W 40', 'N 20 E 40', 'S 0 E 30']],
    ['thence west 10 chains; north 38, east 12 chains; south 51, east 8 chains to the beginning.', ['N 90 W 10', 'N 38 E 12', 'S 51 E 8']],
    ['thence west 10 chains; north 38 30 east 12 chains; south 4 chains to the beginning.', ['N 90 W 10', 'N 38 E 12', 'S 0 E 4']],
  ]; // prettier-ignore
  const plain = (line: string): string => line.replace(/ 0?(\d{1,2})°\d\d'\d\d"/, ' $1');
  for (const [list, answer] of rows)
    test(list, () => assert.deepEqual(callLines(`Beginning at a rock; ${list}`).map(plain), answer));
});

describe('bearings one behind the other by "and", their unit told once', () =>
  test('behind it', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a rock; thence S. 12 W. 15 poles and S. 78 E. 30 and N. 12 E. 15 and N. 78 W. 30 to the beginning.',
      ),
      [`S 12°00'00" W 15`, `S 78°00'00" E 30`, `N 12°00'00" E 15`, `N 78°00'00" W 30`],
    )));

describe('land told by its sides', () => {
  test('by lines that run', () =>
    assert.deepEqual(
      callLines(
        'Land bounded: on the north by a line running N. 88° E. 40 feet; on the east by a line running thence S. 2° E. 30 feet; on the south by a straight line, thence S. 88° W. 40 feet; and on the west by a line running thence N. 2° W. 30 feet to the post first mentioned.',
      ),
      [`N 88°00'00" E 40`, `S 02°00'00" E 30`, `S 88°00'00" W 40`, `N 02°00'00" W 30`],
    ));

  const rows: string[] = [
    'A lot bounded and described as follows:\n   NORTHERLY    by Fern Street, twenty (20) feet;\n   EASTERLY    by lot 6 on said plan, 40 feet;\n   SOUTHERLY    by land of Pell, 20 feet; and\n   WESTERLY    by lot 4, 40 feet.',
    'A piece of land butted & bounded Northerly on the way there measuring twenty Rods; Easterly on Land of Pell there measuring forty Rods; Southerly on the Marsh twenty Rods; & Westerly on a Lane forty Rods.',
    'A piece of land bounded northerly on Fern Street 20 feet, easterly on land of Pell 40 feet, southerly on land of Tarn 20 feet and westerly on land of Vance 40 feet.',
  ];
  for (const text of rows) test(text.slice(0, 70), () => assert.deepEqual(callLines(text), TWENTY_BY_FORTY));

  test('one side in two lines', () => {
    const text =
      'Parcel bounded: Northerly by Fern Road, 20 feet; Easterly by Lot 6, by two lines measuring, respectively, 15.5 feet and 24.5 feet; Southerly by land of Pell, 20 feet; and Westerly by land of Tarn, 40 feet.';
    assert.deepEqual(callLines(text), ['- 20', '- 15.5', '- 24.5', '- 20', '- 40']);
  });

  test('a quoted land, and a side that has no length', () => {
    const text =
      'The lot is bounded "northerly by Fern Road, 20 feet; easterly by land of Pell, 40 feet; southerly by the cove; and westerly by the ropewalk, 40 feet."';
    assert.deepEqual(callLines(text), ['- 20', '- 40', '- -', '- 40']);
    assert.deepEqual(
      tractsOf(text)[0]!.calls.map((call) => call.adjoiner),
      ['Fern Road', 'land of Pell', 'the cove', 'the ropewalk'],
    );
  });

  test('sides without measures are none', () =>
    assert.deepEqual(
      callLines('A plantation butting and bounding northerly on the creek, easterly on Pell, southerly on Tarn.'),
      [],
    ));
});

test('courses by the land beside them, half of them with a length', () => {
  const text =
    'One other parcel of land, bounded as followeth: beginning at a stake by the brook, thence by meadow of Pell eleven rods and five feet to a ditch, thence by the ditch to meadow of Tarn, thence by his meadow fifteen rods to the brook, thence by said brook as it runs to the stake begun at.';
  assert.deepEqual(callLines(text), ['- 11.30303', '- -', '- 15', '- -']);
});

describe('from point to point', () => {
  const rest = `from point 2, N. 40° W., 60.5 m. to point 3; from point 3, N. 30° E., 20.25 m. to point 4; from point 4, S. 20° E., 70 m. to point 2, the place of beginning.`;
  const lines = [`N 40°00'00" W 60.5`, `N 30°00'00" E 20.25`, `S 20°00'00" E 70`];

  test('behind the tie that ends at the initial point of the parcel', () => {
    const [tract] = tractsOf(
      `Commencing at point 1, thence S. 4° W. 18.3 meters to point 2, the initial point of this parcel; ${rest}`,
    );
    assert.equal(tract!.tie_calls?.length, 1);
    assert.deepEqual(
      callLines(
        `Commencing at point 1, thence S. 4° W. 18.3 meters to point 2, the initial point of this parcel; ${rest}`,
      ),
      lines,
    );
    assert.ok(tract!.calls.every((call) => call.verbatim_text.startsWith('from point')));
  });

  test('with nothing before it', () => assert.deepEqual(callLines(`Beginning at point 2; ${rest}`), lines));
});

describe('marks for what stands above', () => {
  const text =
    'Beginning at corner No. 1; thence\nN. 30° E.     20.5 ft.    to Cor. No. 2;\nS. 60° E.     15.0 "      "   "    " 3;\nS. 30° W.     20.5 "      "   "    " 4;\nN. 60° W.    15.0 "      "   "    " 1, the place of beginning.';

  test('the unit is taken from above and named as assumed', () => {
    assert.deepEqual(callLines(text), [
      `N 30°00'00" E 20.5`,
      `S 60°00'00" E 15`,
      `S 30°00'00" W 20.5`,
      `N 60°00'00" W 15`,
    ]);
    assert.match(tractsOf(text)[0]!.calls[1]!.confidence_reason, /no unit/);
  });
});

describe('columns', () => {
  const lines = [`N 18°40'00" E 60.5`, `S 74°15'00" E 81`, `N 53°35'00" W 73.9`];
  const rows = (gap: string, ...lengths: string[]): string =>
    ["N. 18° 40' E.", "S. 74° 15' E.", "N. 53° 35' W."]
      .map((bearing, i) => `   ${bearing}${gap}${lengths[i]!}`)
      .join('\n');
  const texts: string[] = [
    `Beginning at a bolt; thence by true bearings and distances as follows:\n\n      Course.               Distance in feet.\n${rows('  . . . . . . .  ', '60.5', '81.0', '73.9')}\n\nto the place of beginning.`,
    `Beginning at a bolt; thence\n\n${rows(' ........ ', '60.5 feet', '81.0 feet', '73.9 feet')}\n\nto the place of beginning.`,
    `Beginning at a bolt; thence by the following courses:\n\nCourse         Distance (feet)\n${rows('        ', '60.5', '81', '73.9')}\nto the place of beginning.`,
  ];
  for (const text of texts) test(text.slice(30, 90), () => assert.deepEqual(callLines(text), lines));
});

describe('rows with primes', () => {
  const lines = [`S 31°14'20" W 60.55`, `S 29°50'05" W 88.1`, `N 60°18'02" W 70.5`];
  const rows = [`S 31°14'20" W`, `S 29°50'05" W`, `N 60°18'02" W`];
  const list = (gap: string, end: string): string =>
    rows.map((bearing, i) => `${bearing}${gap}${['60.55', '88.10', '70.50'][i]!}'`).join(end);
  for (const end of ['\n', '; ', ', ', ' '])
    test(`parted by ${JSON.stringify(end)}`, () =>
      assert.deepEqual(
        callLines(`Beginning at a pin; thence${end === '\n' ? '\n' : ' '}${list('  ', end)} to the beginning.`),
        lines,
      ));
  test('a cardinal behind a prime', () =>
    assert.deepEqual(
      callLines(
        `Beginning at a pin; thence S 31°14'20" W 60.55' East 88.10' to a pin; thence North 70.5' to the beginning.`,
      ),
      [`S 31°14'20" W 60.55`, `N 90°00'00" E 88.1`, `N 00°00'00" E 70.5`],
    ));
});

test('what stands behind the quoted words is no course', () => {
  const text =
    'The deed says: "Beginning at a corner; thence N 9° E 11.5 chains; thence N 70° E 22.5 chains; thence to the place of beginning." The appellant would have the last line follow a hedge, a distance of 24 chains.';
  assert.deepEqual(callLines(text), [`N 09°00'00" E 11.5`, `N 70°00'00" E 22.5`, '- -']);
});

describe('lists that go on', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      'Beginning at a stone; With the ridge along the following bearings and distances: N. 10° E., 61 feet, N. 30° E., 52 feet; thence S 5° W 63 feet to the beginning.',
      [`N 10°00'00" E 61`, `N 30°00'00" E 52`, `S 05°00'00" W 63`],
    ],
    [
      'Beginning at a post, thence N 30 1/2 W 44.0 poles to a stone, S 64 1/4 W 30.0 to a stake, thence S 21 E 25.0 to the walnut, S 8 1/2 E 20.0 to the beginning.',
      [`N 30°30'00" W 44`, `S 64°15'00" W 30`, `S 21°00'00" E 25`, `S 08°30'00" E 20`],
    ],
    [
      'Beginning at a corner on the shore; thence East, 26.4 chains;\nSouth, 22.75 chains;\nWest, 27.9 chains, to the shore;\nNortherly, along said shore, to the point of beginning.',
      [`N 90°00'00" E 26.4`, `S 00°00'00" E 22.75`, `N 90°00'00" W 27.9`, '- -'],
    ],
    [
      'Beginning at a rock. From this point by metes and bounds:\nS. 61° W., 410 feet, to a cairn;\nN. 7° W., 905 feet, to a post;\nSoutheasterly, with the meanders of Tarn Island, U.S. Survey No. 77 to angle point No. 9;\nS. 70° E., 330 feet, to the point of beginning.',
      [`S 61°00'00" W 410`, `N 07°00'00" W 905`, '- -', `S 70°00'00" E 330`],
    ],
    [
      'Beg. at a black oak cor. to Pell & with his line N. 11. E. 88 po. to a stone; th. S. 75. E. 73 po. to a hill; th. N. 66. W. 100 po. to the beg.',
      [`N 11°00'00" E 88`, `S 75°00'00" E 73`, `N 66°00'00" W 100`],
    ],
    [
      'From the ford, the beginning point, the line ran to the north one hundred varas to a landmark; from thence to the east fifty varas; thence to the south one hundred varas; thence up the brook to the ford where we began.',
      [`N 00°00'00" E 100`, `N 90°00'00" E 50`, `S 00°00'00" E 100`, '- -'],
    ],
    [
      'Beginning at the light; thence a line bearing 039° true, 2.7 miles; thence a line bearing 132° true, 7.8 miles; thence a line bearing 223° true, 3.9 miles to the point of beginning.',
      [`N 39°00'00" E 2.7`, `S 48°00'00" E 7.8`, `S 43°00'00" W 3.9`],
    ],
  ];
  for (const [text, lines] of rows) test(text.slice(0, 80), () => assert.deepEqual(callLines(text), lines));

  test('a line to the north side of something has no bearing', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a stone; thence to the north line of the road; thence S 5° W 40 feet; thence N 9° E 41 feet to the beginning.',
      )[0],
      '- -',
    ));
});

describe('each length before its direction, and the place it comes to behind it', () => {
  const tilted = [`N 12°30'00" E 90`, `S 77°30'00" E 64`, `S 12°30'00" W 90`, `N 77°30'00" W 64`];
  const square = [`N 00°00'00" E 30`, `N 90°00'00" E 20`, `S 00°00'00" E 30`, `N 90°00'00" W 20`];
  const rows: [text: string, lines: string[]][] = [
    [
      `We claim, beginning at the east stake, 90 feet N 12° 30' E along the side line of the Wren to the north stake; 64 feet S 77° 30' E to a cairn; 90 feet S 12° 30' W, along the line of Wren No. 2, to a post; and 64 feet N 77° 30' W to the place of beginning.`,
      tilted,
    ],
    [
      `Begin at the bolt in the quay. From this bolt measure 90 feet on a course N. 12° 30' E. (true) to a post; from the latter measure 64 feet S. 77° 30' E. to a ring; from the said ring 90 feet S. 12° 30' W. to a cross; and from the cross 64 feet N. 77° 30' W. to the bolt first named.`,
      tilted,
    ],
    [
      `From a spike @ the C/L of Fern Rd: 90.0' along N 12-30 E; 64.0' along S 77-30 E; 90.0' on S 12-30 W; thence the C/L of Fern Rd to the spike, 64.0' along N 77-30 W.`,
      tilted,
    ],
    [
      `The strip is "from the letter A on the plan, an elm by the dam, 90 rods on a bearing of N. 12° 30' E. to B; B to C, 64 rods, bearing S. 77° 30' E.; C to D, 90 rods, bearing S. 12° 30' W.; and thence home, 64 rods, bearing N. 77° 30' W."`,
      tilted,
    ],
    [
      `Beginning at a stone by the ford; 90 feet, bearing N. 12° 30' E. to an ash; thence 64 feet, bearing S. 77° 30' E. to a rock 4 feet high; thence 90 feet on the first bearing reversed, S. 12° 30' W.; and 64 feet N. 77° 30' W. to the stone.`,
      tilted,
    ],
    [
      'Beginning at a post, 30 rods north along the lane to a stake; 20 rods east to a rock; 30 rods south; 20 rods west to the beginning.',
      square,
    ],
    [
      `Begin at stake A. Measure 90 feet N 12° 30' E to B. Measure 64 feet S 77° 30' E to C. Measure 90 feet S 12° 30' W to D. Measure 64 feet N 77° 30' W to A.`,
      tilted,
    ],
    ...['; ', ', thence '].map((joint): [string, string[]] => [
      `From the old elm 90 feet N 12° 30' E to a rock${joint}64 feet S 77° 30' E to a stake, 90 feet S 12° 30' W to the road, 64 feet N 77° 30' W to the elm.`,
      tilted,
    ]),
    [
      `Beginning at a pin, 90 feet along a line bearing N 12° 30' E to a pin; 64 feet along a line bearing S 77° 30' E; and 110 feet to the place of beginning.`,
      [tilted[0]!, tilted[1]!, '- 110'],
    ],
    // What only places something, and a journey.
    ['From the corner 40 feet N 20° E stands a post; 30 feet S 10° E is a well, thence a path leads to the barn.', []],
    ['The pole stands 40 feet N 20° E of the barn; 30 feet S 10° E of the well; and 20 feet west of the gate.', []],
    ['Starting at the depot, 2 miles north to Elm Street; 3 miles east to Oak Street; 2 miles south to the ferry.', []],
    ['Rods shall be set 40 feet N 20° E from the corner; 30 feet S. 10° W. from the same corner stands a post.', []],
  ];
  for (const [text, lines] of rows) test(text.slice(0, 100), () => assert.deepEqual(callLines(text), lines));

  test('the words before the length are those of its course', () =>
    assert.ok(
      tractsOf(rows[1]![0])[0]!
        .calls.slice(1)
        .every((call) => call.verbatim_text.startsWith('from the')),
    ));
});

test('a first course led by what it runs with', () => {
  const rest = 'S. 60 E. 40 poles to two gums; S. 30 W. 52 poles to an ash; N. 60 W. 40 poles to the birch.';
  const lines = [`N 30°00'00" E 52`, `S 60°00'00" E 40`, `S 30°00'00" W 52`, `N 60°00'00" W 40`];
  for (const head of ['Survey No. 44 for A. Pell: from a birch', 'Beginning at a birch', 'Survey No. 44: a birch']) {
    const text = `${head}, with Tarn's line N. 30 E. 52 poles to a stone; ${rest}`;
    assert.deepEqual(callLines(text), lines, head);
  }
  const [tract] = tractsOf(`Beginning at a birch, with Tarn's line N. 30 E. 52 poles to a stone; ${rest}`);
  assert.equal(tract!.calls[0]!.verbatim_text, `with Tarn's line N. 30 E. 52 poles to a stone`);
});

describe('items of a list of exceptions', () => {
  const square = (at: string, side: number): string =>
    `Beginning at ${at}; thence North ${side} feet; thence East ${side} feet; thence South ${side} feet; thence West ${side} feet to the point of beginning`;
  const flags = (text: string): boolean[] => tractsOf(text).map((tract) => tract.is_exception);
  const land = `PARCEL 1: ${square('a stone', 300)}.`;
  const rows: [text: string, flags: boolean[]][] = [
    [`${land} EXCEPTING THEREFROM: (a) ${square('a pin', 40)}; and (b) ${square('a nail', 20)}.`, [false, true, true]],
    [
      `${land} LESS AND EXCEPT: Tract A: ${square('a pin', 40)}. Tract B: ${square('a nail', 20)}.`,
      [false, true, true],
    ],
    [`The following lands: (a) ${square('a pin', 40)}; and (b) ${square('a nail', 20)}.`, [false, false]],
    [`${land} LESS AND EXCEPT: ${square('a pin', 40)}. PARCEL 2: ${square('a nail', 20)}.`, [false, true, false]],
  ];
  for (const [text, expected] of rows) test(text.slice(170, 260), () => assert.deepEqual(flags(text), expected));
});

describe('lines of a list that open with a curve', () => {
  const rows: [line: string, curve: string][] = [
    [`along an 8°30' curve left (radius 674.3 feet, delta 20°24'), 240 feet to P.T.`, 'curve R674.3 L240 D20.4 left'],
    ['on a 4-degree 15-minute curve to the right, radius 1348.5 feet, 150 feet', 'curve R1348.5 L150 right'],
    ['a 12° curve right (R = 477.5 feet), 60 feet to P.T.', 'curve R477.5 L60 right'],
    ['curve to the left, radius 500 feet, arc 80 feet', 'curve R500 L80 left'],
    ['2. 80.25 feet along curve to the left having a radius of 500 feet', 'curve R500 L80.25 left'],
  ];
  for (const [line, curve] of rows)
    test(line, () =>
      assert.deepEqual(
        callLines(
          `Beginning at a stake; thence\nN 10° E 100 feet to P.C.;\n${line};\nN 3° W 50 feet to the end of the line.`,
        ),
        [`N 10°00'00" E 100`, curve, `N 03°00'00" W 50`],
      ),
    );

  test('a curve announced on the next line is none of the list', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a stake; thence N 10° E 100 feet to the beginning of\na curve to the left having a radius of 500 feet; thence along said curve 80 feet; thence N 3° E 90 feet to the end.',
      ),
      [`N 10°00'00" E 100`, 'curve R500 L80 left', `N 03°00'00" E 90`],
    ));
});

describe('the first of a list of lengths that goes on "from thence"', () => {
  const rest = 'from thence sixty rods S. 70 E. to a rock; from thence forty rods S. 20 W. to a stump';
  const others = [`S 70°00'00" E 60`, `S 20°00'00" W 40`];
  const rows: [head: string, first: string[]][] = [
    ['Set off to Ann Pell, viz., from a gray birch on the hill, forty rods N. 20 E. to a stake', [`N 20°00'00" E 40`]],
    ['One third, to wit: from the old bridge, 40 rods N 20 E to a stake, and', [`N 20°00'00" E 40`]],
    ['The lot is from the church, forty rods N. 20 E. of the mill', []],
    ['Beginning at a stake forty rods N. 20 E. from a stone', []],
  ];
  for (const [head, first] of rows)
    test(head, () =>
      assert.deepEqual(callLines(`${head}; ${rest}; thence to the first bound.`).slice(0, -1), [...first, ...others]),
    );
});

describe('sides told as lines that are drawn, in the spelling of the first patents', () => {
  test('bounding on the West with a line drawn South South West', () => {
    const text =
      'All that parcell called PELLS HOPE, Begining att a bounded Ash by the Cove and runing from the said Ash West North West for breadth sixtie foure pearches to a marked Gum, bounding on the West with a Lyne drawne South South West from the said Gum for Length one hundred and twentie perches, on the South with a Line drawn East South East sixtie four perches, on the East with a Line drawn North North East to the first Ash, Containing and now laid out for fiftie acres.';
    assert.deepEqual(callLines(text), [`N 67°30'00" W 64`, `S 22°30'00" W 120`, `S 67°30'00" E 64`, `N 22°30'00" E -`]);
  });

  const rows: [text: string, calls: string[]][] = [
    [
      'Beginneth att a red oake and runneth north one hundred perches to a stone; thence by a line drawn South 20 degrees East 40 poles to an oak; thence West 30 poles to the beginning.',
      [`N 00°00'00" E 100`, `S 20°00'00" E 40`, `N 90°00'00" W 30`],
    ],
    [
      'Beginning at a stake; thence West 30 poles to a line drawn north from the mill; thence with a line drawn parallel to the creek 20 poles; thence N 5 E 40 poles to the beginning.',
      [`N 90°00'00" W 30`, '- 20', `N 05°00'00" E 40`],
    ],
  ];
  for (const [text, calls] of rows) test(text.slice(0, 70), () => assert.deepEqual(callLines(text), calls));
});

describe('rolls of assessors: a row of courses without a word between them', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      'COM AT SW COR LOT 6; N 22 FT; E 34 FT; S 23 FT; W 33.5 FT TO BEG.',
      [`N 00°00'00" E 22`, `N 90°00'00" E 34`, `S 00°00'00" E 23`, `N 90°00'00" W 33.5`],
    ],
    [
      `COM S 31 FT & E 13.5 RDS FR NE COR OF SEC 8, T 3 N, R 5 E; S 11 RDS; W 7 RDS; N 11 RDS; E 7 RDS TO BEG.`,
      [`S 00°00'00" E 11`, `N 90°00'00" W 7`, `N 00°00'00" E 11`, `N 90°00'00" E 7`],
    ],
    [
      `COM N 83 FT & W 44 FT FR SW COR BLK 6, PLAT C, ALDER CITY SURVEY; N 23 FT; S 11 DEG 21' 30" E 7.2 FT; ALONG A CURVE TO L (CHORD BEARS: S 9 DEG 20' 10" E 13 FT, RADIUS = 160 FT); W 12 FT TO BEG. AREA 0.01 AC.`,
      [`N 00°00'00" E 23`, `S 11°21'30" E 7.2`, `curve R160 C13 [S 09°20'10" E] left`, `N 90°00'00" W 12`],
    ],
    [
      `COM E 74 FT FR NW COR BLK 6; E 16.1 FT; ALONG A CURVE TO R (CHORD BEARS: S 31 DEG 10' 0" E 14.2 FT, RADIUS = 17 FT) ARC LENGTH = 14.6 FEET; S 2 DEG 4' 0" W 96 FT; N 101 FT TO BEG.`,
      [`N 90°00'00" E 16.1`, `curve R17 L14.6 C14.2 [S 31°10'00" E] right`, `S 02°04'00" W 96`, `N 00°00'00" E 101`],
    ],
    [
      `COM N 83 FT FR SW COR BLK 6; N 23 FT; ALG CURVE TO LT RADIUS 61 FT, 33 FT; CRV TO R (RAD 41 FT; CHORD BRS N 40 DEG E 12 FT) 12.2 FT; W 13 FT TO BEG.`,
      [`N 00°00'00" E 23`, 'curve R61 L33 left', `curve R41 L12.2 C12 [N 40°00'00" E] right`, `N 90°00'00" W 13`],
    ],
    [
      'Beginning at a post; thence North 42 feet along a curve to R/W line; thence East 21 feet; thence South 9 feet to the beginning.',
      [`N 00°00'00" E 42`, `N 90°00'00" E 21`, `S 00°00'00" E 9`],
    ],
    [
      'Beginning at a point; North 42 feet of which is paved; thence East 21 feet; thence South 9 feet to the beginning.',
      [`N 90°00'00" E 21`, `S 00°00'00" E 9`],
    ],
  ];
  for (const [text, lines] of rows) test(text, () => assert.deepEqual(callLines(text), lines));
});

describe('bearings and lengths joined by dashes, without a unit', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      `Beginning at a bolt in Elm St.; thence N34-20E 261.0 to a stone, S36-16'E-512' to a concrete monument, S64-40W- 371.4 to the center line of Oak St., S67-00W-173.7 to Kiln Street; thence with Teel: S24-30E 81.7 to a gum, S73-10W- 441.9', N21-30'W-811.3 to a post, N62-10E-836.8 to the point of beginning.`,
      [
        `N 34°20'00" E 261`,
        `S 36°16'00" E 512`,
        `S 64°40'00" W 371.4`,
        `S 67°00'00" W 173.7`,
        `S 24°30'00" E 81.7`,
        `S 73°10'00" W 441.9`,
        `N 21°30'00" W 811.3`,
        `N 62°10'00" E 836.8`,
      ],
    ],
    [
      'Beginning at a bolt; thence N 34 E 61 feet to a stone between N34-20E 261.0 to 270.5 feet off; thence S 5 W 61 feet; thence to the beginning.',
      [`N 34°00'00" E 61`, `S 05°00'00" W 61`, '- -'],
    ],
  ];
  for (const [text, lines] of rows) test(text, () => assert.deepEqual(callLines(text), lines));
});

test('ordinals behind commas', () => {
  for (const [first, second, third] of [
    ['1st', '2d', '3d'],
    ['first', 'second', 'third'],
  ])
    assert.deepEqual(
      callLines(
        `Beginning at a post; running ${first} North four degrees West 60 perches, ${second} North eighty five degrees East 96 perches, ${third} South four degrees East 60 perches to the brook.`,
      ),
      [`N 04°00'00" W 60`, `N 85°00'00" E 96`, `S 04°00'00" E 60`],
    );
});

test('courses without a mark between them, behind the places they come to', () =>
  assert.deepEqual(
    callLines(
      'Beginning at two limes and with his line S fifty degrees E one hundred poles crossing two runs to a great oak and ash S twenty eight degrees W eighty poles to a post by a path leading to the lick N forty degrees W ninety poles to a cairn and thence to the beginning.',
    ),
    [`S 50°00'00" E 100`, `S 28°00'00" W 80`, `N 40°00'00" W 90`, '- -'],
  ));

describe('ways and lengths one after another in one sentence', () => {
  const rows: string[] = [
    'Beginning at a post; thence along the town line in a northerly direction 20 feet, in an easterly direction a distance of 40 feet and in a southerly direction a distance of about 20 feet to a pin; thence westerly 40 feet to the point of beginning.',
    'Beginning at a post; thence northerly a distance of 20 feet, easterly a distance of 40 feet and southerly 20 feet to a pin; thence westerly 40 feet to the point of beginning.',
  ];
  for (const text of rows) test(text.slice(30, 140), () => assert.deepEqual(callLines(text), TWENTY_BY_FORTY));
});

describe('a number in words without its unit', () => {
  for (const join of ['; ', '; thence '])
    test(join, () => {
      const text = `Beginning at a stone; thence north 20 perches to a beech${join}south eighty degrees west thirty-one and four fifths to the beginning.`;
      assert.deepEqual(callLines(text), [`N 00°00'00" E 20`, `S 80°00'00" W 31.8`]);
    });
});

test('numbers of courses with a blank before their points, and a length that cannot be read', () => {
  const text =
    'Beginning at a pipe and running by azimuths measured clockwise from true south: "1 . Ten degrees forty feet along the wall; "2 . Fifty degrees sixty feet; "3 . Ninety-one degrees eighty and six one-hun- dre dths feet; "4 . One hundred and twenty degrees seventy feet to the point of beginning.';
  assert.deepEqual(callLines(text), [`S 10°00'00" W 40`, `S 50°00'00" W 60`, `N 89°00'00" W -`, `N 60°00'00" W 70`]);
});

test('a length of a list that cannot be read does not take the next', () =>
  assert.deepEqual(
    callLines(
      "Beginning at a pin; thence down the run: S 50° 40' W 63.7 feet, S 31° 50' W Z62.7 feet, S 38° 33' W 267.8 feet, and S 52° 10' W 409.8 feet to an elm.",
    ),
    [`S 50°40'00" W 63.7`, `S 31°50'00" W -`, `S 38°33'00" W 267.8`, `S 52°10'00" W 409.8`],
  ));

describe('a curve of a list keeps its place whatever mark numbers it', () => {
  const items = [
    `N 84°18'00" E 10 feet to a bolt;`,
    `S 5°41'00" E 89.5 feet to a pin;`,
    `along the arc of a 776.2 foot radius curve right (the chord of which bears S 5°16'00" E 11.38 feet) a distance of 11.38 feet to a bolt;`,
    `S 3°00'00" W 20 feet to a stake;`,
  ];
  const curve = `curve R776.2 L11.38 C11.38 [S 05°16'00" E] right`;
  const lines = [`N 84°18'00" E 10`, `S 05°41'00" E 89.5`, curve, `S 03°00'00" W 20`, '- -'];
  const marks = [
    '1. 2. 3. 4.',
    '1) 2) 3) 4)',
    '1.) 2.) 3.) 4.)',
    '1,) 2,) 3,) 4,)',
    '1- 2- 3- 4-',
    '1: 2: 3: 4:',
    '9.) 10.) II.) 12.)',
  ];
  for (const mark of marks)
    test(mark, () => {
      const list = mark.split(' ').map((number, i) => `\n${number} ${items[i]!}`);
      const text = `Beginning at a stone; thence along the road the following courses:${list.join('')}\nthence to the beginning.`;
      assert.deepEqual(callLines(text), lines);
    });
});

describe('a list of bearings without "thence", one of them spoilt', () => {
  const rows: [clause: string, answer: string, confidence: string][] = [
    ['north &7 degrees 14 minutes west 61.0 feet', '- 61', 'low'],
    ['north |7 degrees 14 minutes west 61.0 feet', '- 61', 'low'],
    ['north 27 degrees| 14 minutes west 61.0 feet', '- 61', 'low'],
    ['north 27 degrees 1|4 minutes west 61.0 feet', '- 61', 'low'],
    ['north 27 degrees 14 minutes west 61.0 . feet', `N 27°14'00" W 61`, 'medium'],
    ['north 27 degrees 14 minutes west 61.0 fee1 to a pin', `N 27°14'00" W 61`, 'medium'],
  ];
  for (const [clause, answer, confidence] of rows)
    test(clause, () => {
      const text = `Beginning at a stone; thence north 40 degrees east 80 feet; north 66 degrees 20 minutes west 52.0 feet; ${clause}; south 71 degrees 30 minutes west 44.0 feet to the point of beginning.`;
      const calls = tractsOf(text)[0]!.calls;
      assert.equal(calls.length, 4);
      assert.deepEqual([callLine(calls[2]!), calls[2]!.confidence], [answer, confidence]);
      assert.equal(calls[1]!.confidence, 'high');
    });
});
