// Which courses lead to the point of beginning, which are the boundary, and where one figure ends and another begins.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const SIDES = 'thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet';
const SQUARE = `${SIDES} to the point of beginning`;
const BEARINGS =
  'thence S. 14° E. to corner 2; thence N. 76° E. to corner 3; thence N. 14° W. to corner 4; thence S. 76° W. to';

type Counts = readonly [ties: number, calls: number, area?: string];
const countsOf = (text: string): Counts[] =>
  tractsOf(text).map((tract) => [tract.tie_calls.length, tract.calls.length, tract.stated_area]);

describe('a row that is called a tie', () => {
  const ROWS =
    "1-2  N. 45 DEG. 10' E.  20.15 M.\n2-3  S. 45 DEG. 00' E.  30.00 M.\n3-4  S. 44 DEG. 50' W.  20.10 M.\n4-1  N. 45 DEG. 05' W.  30.11 M.\n";
  const rows: [text: string, counts: Counts[]][] = [
    [`LINE  BEARING  DISTANCE\nTIE-1  N. 12 DEG. 30' E.  934.50 M.\n${ROWS}`, [[1, 4, '']]],
    [`LINE  BEARING  DISTANCE\nTie Line  N. 12 DEG. 30' E.  934.50 M.\n${ROWS}`, [[1, 4, '']]],
    [`LINE  BEARING  DISTANCE\nTP-1  N. 12 DEG. 30' E.  934.50 M.\n${ROWS}`, [[1, 4, '']]],
    [`LINE  BEARING  DISTANCE\nT.P. - 1  N. 12 DEG. 30' E.  934.50 M.\n${ROWS}`, [[1, 4, '']]],
    [`LINE  BEARING  DISTANCE\nBLLM 2 to 1  N. 12 DEG. 30' E.  934.50 M.\n${ROWS}`, [[1, 4, '']]],
    [
      'LINE  DISTANCE  BEARING\nT-1  934.50  N 12 30 E\n1-2  20  N 45 E\n2-3  30  S 45 E\n3-4  20  S 45 W\n4-1  30  N 45 W',
      [[1, 4, '']],
    ],
    [
      'Tie line: From the post, S 12° E 210 feet to corner 1; thence N 45° E 20 feet; thence S 45° E 30 feet; thence S 44° W 20 feet; thence N 45° W 30 feet to the point of beginning.',
      [[1, 4, '']],
    ],
    [
      'Beginning at a stone at the tie wall; thence with the railroad tie wall N 12° E 40 feet; thence N 45° E 20 feet; thence S 45° E 30 feet; thence S 44° W 20 feet to the point of beginning.',
      [[0, 4, '']],
    ],
  ];
  for (const [text, counts] of rows)
    test(text, () =>
      assert.deepEqual(
        countsOf(text),
        counts.map(([t, c, a]) => [t, c, a ?? '']),
      ),
    );
});

describe('courses without which the others close exactly', () => {
  const rows: [text: string, counts: Counts][] = [
    [`Beginning at a stone; thence N 10° E 5 feet; thence S 70° E 50 feet; ${SIDES} to a stone.`, [2, 4]],
    [
      'Beginning at a stone; thence N 10° E 5 feet; thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 97 feet; thence N 90° W 99 feet to a stone.',
      [0, 5],
    ],
    [
      `Beginning at a stone; thence N 10° E 5 feet; thence S 70° E 50 feet to a stone which marks the beginning point of the tract herein described; then from said point of beginning ${SIDES}.`,
      [2, 4],
    ],
  ];
  for (const [text, counts] of rows)
    test(text, () =>
      assert.deepEqual(
        countsOf(text).map(([t, c]) => [t, c]),
        [counts],
      ),
    );
});

describe('a way from the beginning of another piece to its own', () => {
  const rows: [text: string, counts: Counts[]][] = [
    [
      "15' Access Easement: commencing at the Point of Beginning of said Lease Area; thence N 9° 30' W for 31.00 feet to the Point of Beginning of the centerline; thence S 80° 30' W for 96.00 feet to the Point of Ending.",
      [[1, 1]],
    ],
    [
      'A 12 foot strip: Beginning at the Point of Beginning of said Tower Site; thence N 31° E 44.00 feet to the Point of Beginning; thence N 59° W 180.00 feet to Pike Road and the Point of Ending.',
      [[1, 1]],
    ],
    [
      'Commence at the southwest corner of the lease tract, said corner being the Point of Beginning thereof; thence N 88° E 17.00 feet to the Point of Beginning; thence S 2° E 90.00 feet to the point of ending.',
      [[1, 1]],
    ],
    [
      'Commencing at the P.O.B. of said Compound; thence S 12° E 25.00 feet to the P.O.B. of the centerline; thence S 78° W 70.00 feet; thence S 12° E 20.00 feet to the end.',
      [[1, 2]],
    ],
    [
      `Commencing at a pin at the point of beginning of the parent tract; thence N 15° W 200.00 feet; thence N 80° E 30.00 feet to the point of beginning; ${SQUARE}.`,
      [[2, 4]],
    ],
    // The place where it begins itself, or the corner of a piece that it passes.
    [`Commencing at the point of beginning of Parcel One; ${SQUARE}.`, [[0, 4]]],
    [
      'Beginning at the point of beginning of Tract A; thence N 0° E 100 feet to the point of beginning of Tract B; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning.',
      [[0, 4]],
    ],
  ];
  for (const [text, counts] of rows)
    test(text, () =>
      assert.deepEqual(
        countsOf(text),
        counts.map(([t, c, a]) => [t, c, a ?? '']),
      ),
    );
});

describe('what was just called the beginning is left; no other piece sets out there', () => {
  const led = 'Commence at the corner of Land Lot 17; thence North 311.40 feet to an iron pin';
  const rows: [text: string, counts: Counts[]][] = [
    `${led}; said iron pin being the TRUE POINT OF BEGINNING; from the point thus established, ${SQUARE}.`,
    `${led}, said pin being the true place of beginning. From the place so fixed ${SQUARE}.`,
    `${led}; said iron marking the POINT OF BEGINNING; from the beginning point thus located, ${SQUARE}.`,
    `${led}; which pin is the point of beginning; from said pin, ${SQUARE}.`,
    `${led}; said point being the true point of beginning; FROM THE TRUE POINT OF BEGINNING AS THUS ESTABLISHED, ${SQUARE}.`,
    `From the corner of Section 12 go South 33 feet to a nail; said nail being the point of beginning; from the point thus established, ${SQUARE}.`,
  ].map((text) => [text, [[1, 4]]]);
  rows.push([
    `Beginning at a rod; ${SQUARE}. From the corner of said Lot 4, thence East 20 feet to a bolt, the point of beginning; ${SQUARE}.`,
    [
      [0, 4],
      [1, 4],
    ],
  ]);
  for (const [text, counts] of rows)
    test(text, () =>
      assert.deepEqual(
        countsOf(text),
        counts.map(([t, c, a]) => [t, c, a ?? '']),
      ),
    );
});

describe('sides under a head: the first is read, and another head opens another piece', () => {
  const SIDES_TOLD =
    'NORTHEASTERLY by Mill Way, seventy-five feet; SOUTHEASTERLY by Lot 4, one hundred ten feet; SOUTHWESTERLY by Lot 9, seventy-five feet; and NORTHWESTERLY by Lot 2, one hundred ten feet.';
  const heads =
    'Parcel I. |Parcel 1: |Tract A. |PARCEL ONE - |Lot 7, |A certain parcel of land in Lowell. |Lot 5 on plan 812. |'.split(
      '|',
    );
  for (const head of heads) test(head, () => assert.deepEqual(countsOf(`${head}${SIDES_TOLD}`), [[0, 4, '']]));
  for (const mark of [',', ':'])
    test(`side${mark}`, () =>
      assert.deepEqual(countsOf(`Said land is Lot 4. ${SIDES_TOLD.replaceAll('LY by', `LY${mark} by`)}`), [
        [0, 4, ''],
      ]));
  const two: [first: string, second: string][] = [
    ['Parcel I. ', '\nParcel II. '],
    ['PARCEL ONE. ', '\nPARCEL TWO. '],
    ['PARCEL ONE. Bounded ', '\nPARCEL TWO. Bounded '],
    ['Tract 1. ', ' Tract 2. '],
    ['First Parcel. ', '\nSecond Parcel. '],
  ];
  for (const [first, second] of two)
    test(`${first}… ${second}`, () => {
      const tracts = tractsOf(`${first}${SIDES_TOLD}${second}${SIDES_TOLD}`);
      assert.deepEqual(
        tracts.map((tract) => [tract.calls.length, tract.name]),
        [first, second].map((head) => [4, head.replace('Bounded', '').replace('.', '').trim()]),
      );
    });
});

describe('a return with the area behind it closes the figure, whatever follows', () => {
  const rows: [text: string, counts: Counts[]][] = [
    // The same courses again, as a surveyor's list.
    [
      'Beginning at a bounded gum and running thence East 90 perches, then South 8 degrees east 114 perches, then south 43 degrees west 50 perches, then in a direct line to the beginning tree containing 60 acres.\nNo. Course Perches\n1 East 90\n2 S 8 E 114\n3 S 43 W 50\nThen to the beginning',
      [[0, 4, 'acres=60']],
    ],
    [
      'Beginning at a gum and running thence East 90 perches, then South 8 degrees east 114 perches, then south 43 degrees west 50 perches, then to the beginning tree.\n1. East 90 perches\n2. South 8 degrees east 114 perches\n3. South 43 degrees west 50 perches\nThen to the beginning.',
      [
        [0, 4, ''],
        [0, 4, ''],
      ],
    ],
    // A true point of beginning is come to, however straight the line.
    [
      'Beginning at a stone; thence North 90 feet; thence East 210 feet; thence South 20 feet; thence in a straight line to the true point of beginning; thence S 10 W 400 feet; thence S 80 E 300 feet; thence N 10 E 400 feet; thence N 80 W 300 feet to the true point of beginning.',
      [[4, 4, '']],
    ],
    [
      `Beginning at corner no. 1 of lot K; ${BEARINGS} corner no. 1, and place of beginning, containing 2.5 acres. The survey was made in May.\n\nA spruce bears S. 40° W., 12 lks.\n\nThence S. 20° E. to corner no. 2; thence N. 70° E., 3.00 chs.; thence N. 20° W., 2.00 chs. to corner no. 4; thence S. 70° W. to corner no. 1, and place of beginning, containing 4.1 acres.`,
      [
        [0, 4, 'acres=2.5'],
        [0, 4, 'acres=4.1'],
      ],
    ],
    [
      `The point of beginning "A" of the first piece lies south 9 degrees west 40 feet from a stone. Thence from point of beginning "A" ${SIDES.slice(7)} to the point of beginning, "A," and containing 0.23 acre. The point of beginning "C" of the second piece is north 2 degrees west 88 feet from the point of beginning "A" of the first piece, ${SIDES} to the point of beginning "C," and containing 0.23 acre.`,
      [
        [0, 4, 'acres=0.23'],
        [0, 4, 'acres=0.23'],
      ],
    ],
    [
      `Commencing at a stake on Mill Street and running northwesterly 30 feet to a stake; thence southwesterly 50 feet to a stake; thence 30 feet southeasterly to a stake; thence northeasterly 50 feet to the place of beginning and containing 0.031 of an acre.\n\nParcel B: All that portion of lots 1 and 2 lying southwesterly of a line running parallel to the highway and southeasterly of a line running north 41 degrees east.`,
      [
        [0, 4, 'acres=0.031'],
        [0, 0, ''],
      ],
    ],
    [
      `Commencing at a stone; thence S 5° W 20 feet to the point of beginning; ${SQUARE}, containing 0.23 acre.`,
      [[1, 4, 'acres=0.23']],
    ],
    // the place of beginning of the next figure is told first, and then left
    ...['southwest corner and place of beginning', 'aforementioned point of beginning', 'placc of beginnlng'].map(
      (place): [string, Counts[]] => [
        `Beginning at a stone; ${SIDES} to the ${place}, containing 0.23 acre.\n\nThe mill lot, described so: The place of beginning is a point located N 41° E 130 feet and thence N 6° W 20 feet from the corner of section 3. From said place of beginning the line runs ${SIDES.slice(7)} to the point of beginning, and contains 0.23 acre.`,
        [
          [0, 4, 'acres=0.23'],
          [0, 4, 'acres=0.23'],
        ],
      ],
    ),
    // a way to the beginning that does not come back stays a way
    [
      `Commencing at a stone; ${SIDES.replace('W 100', 'W 70')}; thence N 7° E 31 feet to the aforementioned corner. From said point of beginning run ${SIDES.slice(7)} to the point of beginning, containing 0.23 acre.`,
      [[5, 4, 'acres=0.23']],
    ],
  ];
  for (const [text, counts] of rows) test(text.slice(0, 90), () => assert.deepEqual(countsOf(text), counts));
});

describe('words that name the point of beginning', () => {
  const rows: [text: string, ties: number, calls: number][] = [
    // of another parcel
    [
      `Beginning at a stone; thence N 0° E 100 feet; thence N 90° E 100 feet to a point, said point also being the point of beginning of parcel numbered 1; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning.`,
      0,
      4,
    ],
    [`Commencing at a stone; thence S 5° W 20 feet to the point of beginning of Parcel 2; ${SQUARE}.`, 1, 4],
    // two beginnings
    [
      `Commence at a stone and run S 5° W 20 feet to the point of beginning of said road; thence S 6° W 21 feet to the true point of beginning of the strip herein described; ${SIDES} to a pole.`,
      2,
      4,
    ],
    [
      `Commencing at a stone; thence S 5° W 20 feet to the point of beginning; ${SIDES} to the true point of beginning.`,
      1,
      4,
    ],
    // a second branch from the same beginning, and an ordinary return
    [
      `Starting at a stone and running S 5° W 20 feet to reach the point of beginning; thence from said point of beginning N 40° E 30 feet; thence S 60° E 50 feet to the shore; returning to the point of beginning; thence running S 30° W 25 feet; thence S 61° E 48 feet to the shore.`,
      1,
      4,
    ],
    [`Beginning at a stone; ${SIDES} returning to the point of beginning.`, 0, 4],
    // as printed
    [
      `Beginning at a stone; thence S 5° W 20 feet to the point-of~beginning. ${SIDES} to the point-of-beginning.`,
      1,
      4,
    ],
    [`Bepinning at a stone; ${SQUARE.replace('beginning', 'bepinning')}.`, 0, 4],
    [
      `Parcel 3: All that tract of land. Being at a point on the road; thence S 5° W 20 feet to a point and the True Point of Beginning; ${SIDES} to a point and the True Point of Beginning.`,
      1,
      4,
    ],
    // named, told of, and only then reached
    [
      `Beginning at the corner of the Tarn lot; said beginning corner also being the corner of the Pell lot; thence S 5° W 20 feet to the place of beginning of the land to be described; ${SIDES} to the place of beginning.`,
      1,
      4,
    ],
    [
      `Commencing at a stone, said point of commencement lying 41 feet north of the mill; thence from said point of commencement S 5° W 20 feet to the point of beginning oi the parcel; ${SQUARE}.`,
      1,
      4,
    ],
    [
      `Commencing at a stone; thence S 5° W 20 feet to a point in the old fence, and also the true point of beginning of the lot; ${SIDES} to a stake.`,
      1,
      4,
    ],
    [
      `Starting at the bolt noted above as the point of beginning for parcel C; thence S 5° W 20 feet to a nail, being the point of beginning; ${SQUARE}.`,
      1,
      4,
    ],
    [
      `Start at a stone and running thence S 5° W 20 feet to establish a beginning point; running ${SIDES} to a stake.`,
      1,
      4,
    ],
    [
      `Commencing at a stone; thence S 5° W 20 feet to the point "k," the place of beginning in describing lot D; ${SIDES} to the point "k."`,
      1,
      4,
    ],
    [
      `Beginning at a stone; thence S 5° W 20 feet to the TRUST POINT OF BEGINNING; ${SIDES} to the TRUE POINT OF BEGINNING.`,
      1,
      4,
    ],
    // "for" or "to" was printed as "from"; a course that sets out from there says so too
    [`From a stone in the wall of the fort, run N 37° W 62 feet from point of beginning; ${SQUARE}.`, 1, 4],
    [`Beginning at a stone; ${SQUARE.replace('100 feet', '100 feet from the point of beginning')}.`, 0, 4],
    // of a course, not of the land
    [
      `Beginning at a stone; thence N 0° E 100 feet, crossing a ditch at 30 feet, and a fence at a distance of 61 feet, from the point of beginning of this course; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning.`,
      0,
      4,
    ],
    // reached, told of, and left by a new sentence
    [
      `Beginning at a stone; thence westerly 48 feet to the true point of beginning, said true point of beginning being distant 71 feet from a wall. Thence starting at the true point of beginning and running as follows: N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the true point of beginning.`,
      1,
      4,
    ],
    // the corner the ties came to is the one the figure closes on
    [
      `Beginning at the tenth mile post; thence S 34° W 360 feet; thence S 17° E 950 feet to the S. W. Corner of tract taken; ${SIDES} to the S. W. Corner of tract.`,
      2,
      4,
    ],
    [
      `Beginning at the tenth mile post; thence S 34° W 360 feet; thence S 17° E 950 feet to the southwest corner of the lot; ${SIDES} to the southwest corner.`,
      2,
      4,
    ],
  ];
  for (const [text, ties, calls] of rows)
    test(text.slice(0, 150), () =>
      assert.deepEqual(
        tractsOf(text).map((tract) => [tract.tie_calls.length, tract.calls.length]),
        [[ties, calls]],
      ),
    );
});

test('an area that "starts at a point" and returns to its "point of origin" is a figure of its own', () => {
  const area = `area: the perimeter starts at a point with coordinates N 605.1, E 838.2; ${SIDES} to the point of origin`;
  assert.deepEqual(countsOf(`(1) to add an ${area}; and (2) to realign an ${area}.`), [
    [0, 4, ''],
    [0, 4, ''],
  ]);
});

test('a second parcel without a bearing, that returns to its beginning, is not lost', () => {
  const text = `Beginning at a stone; ${SQUARE}, containing 0.23 acre.\n\nParcel 2: Commencing at the corner of lot 1; thence easterly along the lots 60 feet to the point of beginning; thence continuing along lots 3 and 4, 64 feet to the corner of lot 5; thence at right angles along the line of lot 5, 90 feet; thence at right angles along the alley 64 feet; thence at right angles 90 feet to the point of beginning.`;
  assert.deepEqual(
    countsOf(text).map(([ties, calls]) => [ties, calls]),
    [
      [0, 4],
      [1, 4],
    ],
  );
});

test('a second figure from the beginning of the first is no boundary with ties', () => {
  const text = `Beginning at a stone; ${SQUARE}. Also beginning at the point of beginning; ${SQUARE.replaceAll('100', '60')}.`;
  assert.deepEqual(countsOf(text), [
    [0, 4, ''],
    [0, 4, ''],
  ]);
});

test('a second loop from the same beginning: the first is a figure, though a curve in it has no chord', () => {
  const loop = `thence N 0° E 200 feet; thence N 90° E 100 feet; thence along a curve to the right with a radius of 150 feet a distance of 104 feet to a pin; thence S 0° E 100.5 feet; thence N 90° W 100.2 feet to the point or place of beginning`;
  const text = `Beginning at a stone; ${loop} which is the corner of section 7, from whence proceed N 89° E 120 feet; thence S 1° E 90 feet; thence S 89° W 120 feet; thence N 1° W 90 feet to the point or place of beginning.`;
  assert.deepEqual(countsOf(text), [
    [0, 5, ''],
    [0, 4, ''],
  ]);
});

test('behind a closed figure a line that begins "From" under a header leads to another', () => {
  const text = `Beginning at a stone; ${SQUARE}. Parcel no. 2\nFrom post 88 of the J. Tarn lot, along the line between the club and the mill, N 16° E, 48.3 feet to post 87 for the point of beginning; ${SQUARE}.`;
  assert.deepEqual(
    countsOf(text.replaceAll('N 16° E', 'north 16 degrees east')).map(([ties, calls]) => [ties, calls]),
    [
      [0, 4],
      [1, 4],
    ],
  );
});

describe('words behind the point of beginning say that the boundary sets out there', () => {
  const run = 'thence S 8° E 210 feet; thence N 74° E 95 feet to the canal; thence N 3° W 140 feet';
  const rows: [text: string, counts: Counts[]][] = [
    [
      `Beginning at a post; running thence East 52 feet to the lane; thence N 33° E 71 feet for a place of beginning; ${run}`,
      [[2, 3, '']],
    ],
    [`Beginning at a post; thence N 33° E 71 feet for the point of beginning, and running ${run}`, [[1, 3, '']]],
    [
      `Beginning at a post; thence N 33° E 71 feet to a stake which is the point of beginning for the hereinafter-described lot, ${run}`,
      [[1, 3, '']],
    ],
    [
      `Beginning at a post; thence N 33° E 71 feet to a stake, being the point of beginning of the land to be conveyed; ${run}`,
      [[1, 3, '']],
    ],
    [
      `West, along the town line, 612 feet to the point of beginning of the centerline to be described; ${run} and there ending.`,
      [[1, 3, '']],
    ],
    [
      `Beginning at a bolt in Kiln Street, thence N 33° E 71 feet to the point of beginning of the aforesaid town line. ${run}`,
      [[1, 3, '']],
    ],
    [
      `Commencing at a bolt; thence N 33° E 71 feet to the point of beginning of the line to be described; thence S 60° E 18 feet to the point of beginning of the easement to be described; ${run}; thence westerly to the point of beginning.`,
      [[2, 4, '']],
    ],
    [
      `Commencing at a bolt; thence N 33° E 71 feet to a pin at the southwest corner of the land herein described; ${run}; thence by the wall 60 feet to said pin.`,
      [[1, 4, '']],
    ],
    [
      `Commencing at a bolt; thence N 33° E 71 feet to the southwest corner of the premises hereby conveyed; ${run}; thence by the wall to the place of commencing.`,
      [[0, 5, '']],
    ],
    [`Beginning at a post; thence N 33° E 71 feet to the point of beginning of Parcel K; ${run}`, [[1, 3, '']]],
    [`Beginning at a post; thence N 33° E 71 feet to the place of beginning. ${run} to the lane`, [[1, 3, '']]],
    [`Beginning at a post and going N 33° E 71 feet to where this description begins; ${run}`, [[1, 3, '']]],
    [
      `Beginning at a post; thence N 33° E 71 feet; thence with the race to the place of beginning; ${run}`,
      [[0, 5, '']],
    ],
    [`Beginning as told: from the ford, the beginning point, the line ran to the north 71 varas; ${run}`, [[0, 4, '']]],
    [
      `Beginning at a post; ${run}; thence by the wall to the point of beginning of the tract herein described; thence N 4° E 11 feet is a way.`,
      [[0, 5, '']],
    ],
  ];
  for (const [text, counts] of rows) test(text, () => assert.deepEqual(countsOf(text), counts));
});

describe('two legs that place the beginning are no courses', () => {
  const run = 'thence S 8° E 210 feet; thence N 74° E 95 feet to the canal; thence to the point of beginning';
  const rows: [text: string, counts: Counts[]][] = [
    [
      `Beginning at a point on Mill Road, which point is S 61° W, a distance of 88 feet, measured along the wall, and N 24° W, on and along the road, a distance of 73.5 feet to a point marked by a bolt. ${run}.`,
      [[0, 3, '']],
    ],
    [`Beginning at a stake located S 61° W 88 feet and N 24° W 73.5 feet to the wall; ${run}.`, [[0, 3, '']]],
    [
      `Beginning at a stake reached by running from the mill S 61° W 88 feet and N 24° W 73.5 feet; ${run}.`,
      [[0, 3, '']],
    ],
    [
      `Beginning at a stake located S 61° W 88 feet from the mill and running N 24° W 73.5 feet to the wall; ${run}.`,
      [[0, 4, '']],
    ],
    [`Beginning at a stake in the line of Teel, and N 24° W 73.5 feet to the wall; ${run}.`, [[0, 4, '']]],
  ];
  for (const [text, counts] of rows) test(text, () => assert.deepEqual(countsOf(text), counts));
});

describe('two figures in one run of courses, without a word of return', () => {
  const first = 'N. 20° E. 90 feet; S. 70° E. 50 feet; S. 20° W. 90 feet; N. 70° W. 50 feet';
  const second = 'S. 70° E. 30 feet; S. 20° W. 40 feet; N. 70° W. 30 feet; N. 20° E. 40 feet, same corner';
  const rows: [text: string, counts: number[]][] = [
    [
      `No. 4, from a post by the ford, ${first} to the post. No. 5. For a well, from its third corner, ${second}.`,
      [4, 4],
    ],
    // The sentence goes on, or the second does not come back: one run of courses.
    [`From a post by the ford, ${first} to the post; and further ${second}.`, [8]],
    [`From a post by the ford, ${first} to the post. And then ${second.replace('40', '75')}.`, [8]],
  ];
  for (const [text, counts] of rows)
    test(text.slice(-150, -90), () =>
      assert.deepEqual(
        countsOf(text).map(([, calls]) => calls),
        counts,
      ),
    );

  test('the area said of the first is its own', () =>
    assert.deepEqual(
      countsOf(`From a post by the ford, ${first} to the post, containing 0.1 acre. For a well, ${second}.`),
      [
        [0, 4, 'acres=0.1'],
        [0, 4, ''],
      ],
    ));

  test('a curve told as an item of the list, and a site the land excludes', () => {
    const text = `The tract is bounded by: said south line, from that point, N 90°00'00" W, 100 feet; N 00°00'00" E, 200 feet, to a curve; that curve, whose chord bears N 90°00'00" E for 100 feet, whose radius is 400 feet, and which is concave to the south; and S 00°00'00" E, 200 feet, back to that point. It excludes the tank site, namely: from the northeast corner of the tract, ${second}.`;
    const tracts = tractsOf(text);
    assert.deepEqual(
      tracts.map((tract) => [tract.calls.length, tract.is_exception]),
      [
        [4, false],
        [4, true],
      ],
    );
    const curve = tracts[0]!.calls[2]!;
    assert.deepEqual(
      [curve.call_type, curve.radius, curve.chord_length, curve.curve_direction],
      ['curve', 400, 100, 'right'],
    );
  });

  test('claims told corner by corner, and what is taken out of them behind "from"', () => {
    const claim = (course: string): string =>
      `thence ${course} E. 900 ft. corner 2, thence S. 70° E. 500 ft. corner 3, thence S${course.slice(1)} W. 900 ft. corner 4, thence N. 70° W. 500 ft. corner 1.`;
    const text = `Wren: Corner 1, ${claim('N. 20°')} Wren Extension: corner 1 same as corner 2 Wren, ${claim('N. 35°')} Excluding therefrom the part bounded: from corner 2 of the Extension S. 70° E. 200.0 ft.; S. 20° W. 300 ft.; N. 13° 41' W. 360.6 ft. to corner 2.`;
    const tracts = tractsOf(text);
    assert.deepEqual(
      tracts.map((tract) => [tract.calls.length, tract.is_exception]),
      [
        [4, false],
        [4, false],
        [3, true],
      ],
    );
    assert.match(tracts[0]!.calls[3]!.verbatim_text, /corner 1\.$/);
  });
});
