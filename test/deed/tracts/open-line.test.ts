// Courses that are a line and no figure: the middle of a strip, or a line that the land lies beside.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LINE_NOTES } from '../../../src/deed/tracts/open-line.ts';
import { callLine, tractsOf } from '../reading.ts';

const LINE = 'thence N 10° E 200 feet; thence N 20° E 300 feet; thence N 30° E 150 feet to a pole.';
const SQUARE =
  'thence N 0° E 100 feet; thence N 90° E 100 feet; thence S 0° E 100 feet; thence N 90° W 100 feet to the point of beginning';

describe('the middle of a strip', () => {
  const rows: string[] = [
    `A 15 foot wide sewer easement: Beginning at a stone; thence N 10° E 200 feet; thence N 20° E 300 feet to the intersection of this centerline of easement with the east line of the tract.`,
    `A 15 foot wide sewer easement: Beginning at a stone; ${LINE} Said easement being 7.5 feet on either side of the above centerline.`,
    `A strip four rods wide, a line drawn through the middle of which runs as follows: Beginning at a stone; ${LINE}`,
    `A right of way, the line through the center of which is described: Beginning at a stone; ${LINE}`,
    `A road, beginning at a point 4 chains east of the quarter corner, extending thence twenty links on each side of the fine running south 22° east 2 chains; thence south 64° west 3 chains.`,
    `A strip of land by the mill, the sewer line to lie along, roughly, the following line: Beginning at a stone; ${LINE}`,
    `A strip 18 feet in width, centered on the following described line: Beginning at a pin; thence N 7° E 90 feet to the west line of Lot 8, the end of said line.`,
    `A strip of land 60 feet in width, being 30 feet on each side of the following described centerline: Beginning at a stone; ${SQUARE} of said centerline, containing 0.23 acre.`,
    `A road, lying 20 feet on both sides of the following line: Beginning at a stone; ${SQUARE}.`,
    `A certain spur track designated as number 9, beginning at a point on the main track; ${LINE}`,
    `An easement to keep an access road 36 feet wide described as follows: Beginning at a stone; ${LINE}`,
    `Beginning at a stone; thence N 10° E 200 feet; the right-of-way extending eighteen feet on each side; thence N 20° E 300 feet; the right-of-way extending twelve feet on each side; thence N 30° E 150 feet to a pole.`,
    `(B) Tarn Mill Road, beginning at the bridge, thence southerly with the west half of the road 1,420 feet.`,
    `4. State Route Numbered 77 (Old Pike), beginning at the bridge, thence northerly 890 feet to Elm Street.`,
    `A strip of land not over eighty feet in width, as shown on the map, commencing on the east line of the reserve, and thence following down the valley about thirty miles; thence northwestward along the river nine miles; containing 310 acres.`,
    `An easement over a strip of land in Sec. 3, T. 6 S., R. 11 E., 95 feet wide, lying 35.0 feet on the northerly side and 60.0 feet on the southerly side of the following described survey line: Beginning at a stone; ${LINE}`,
    `A lane over the hill, 12 feet wide, the center of which begins on the north side of the road and runs N 10° W 80 feet; thence N 22° W 110 feet to the bars.`,
    `Beginning at a stone; ${LINE.replace(/\.$/, '')}; being a right of way 66 feet wide, 33 feet each side of said line, in the town of Elm.`,
    `A 40' wide access road, centerline as located by survey:\nBeginning at a stone; ${LINE}`,
    `Centerline of road:\nCourse 1  N 17°22' E   640'\nCourse 2  N 44°01' E   1,120'\nCourse 3  S 80°35' E   905'`,
    `water pipe line\n\nBeginning at a point in Mill Road; thence north 1° west 4,100 feet to the river bank.`,
  ];
  for (const text of rows)
    test(text.slice(0, 110), () => {
      const [tract] = tractsOf(text);
      assert.equal(tract!.description_type, 'centerline');
      assert.equal(tract!.notes, null);
    });
});

describe('a line of a harbour', () => {
  const rows: [text: string, type: string][] = [
    [`The bulkhead line shall be as follows: Beginning at a point A; ${LINE}`, 'centerline'],
    [
      `U. S. Pierhead line.\nFrom 1 to 2: S. 12° E. 900 feet\nFrom 2 to 3: along a curve to the left, of radius 4,000 ft., chord S. 16° E. 400 feet\nFrom 3 to 4: S. 20° E. 300 feet`,
      'centerline',
    ],
    [
      `A tract under water inside the harbor line, described as follows: Beginning at a point A; ${LINE.replace('20° E 300', '60° W 300')}`,
      'metes_and_bounds',
    ],
    [`The harbor line shall be as follows: Beginning at a point A; ${SQUARE}.`, 'metes_and_bounds'],
  ];
  for (const [text, type] of rows)
    test(text.slice(0, 70), () => assert.equal(tractsOf(text)[0]!.description_type, type));
  test('a curve from station to station', () =>
    assert.deepEqual(tractsOf(rows[1]![0])[0]!.calls.map(callLine), [
      `S 12°00'00" E 900`,
      `curve R4000 C400 [S 16°00'00" E] left`,
      `S 20°00'00" E 300`,
    ]));
});

describe('a strip by its width and one line', () => {
  const rows: string[] = [
    `A strip of land sixty feet wide extending from the tower N. 34° 15' E. 1,210 feet to the beach.`,
    `A strip of land sixty feet wide running from the tower N. 34° 15' E. 1,210 feet to the beach; and thence S. 40° E. 300 feet.`,
    `A strip of land 60 feet wide, the center line of which extends N. 34° 15' E. 1,210 feet.`,
    `An easement over a strip of land sixty feet in width, extending N. 34° 15' E. 1,210 feet from the tower to the beach.`,
    `Also a right of way 30 feet wide from the wharf to the tower, running N. 34° 15' E. 1,210 feet.`,
  ];
  for (const text of rows)
    test(text, () => {
      const [tract] = tractsOf(text);
      assert.equal(tract!.description_type, 'centerline');
      assert.equal(callLine(tract!.calls[0]!), `N 34°15'00" E 1210`);
    });
  test('no strip of land', () => {
    assert.deepEqual(tractsOf('A strip about 50 yards wide extending N. 20° E. 4 miles was cut by the wind.'), []);
    assert.deepEqual(tractsOf('No shed shall stand on a road 30 feet wide running north 40 feet from the street.'), []);
  });
});

test('to the initial stake', () => {
  const [tract] = tractsOf(
    'Beginning at a post; thence in a southerly direction 1 mile; thence in a westerly direction 1 mile; thence in a northerly direction 1 mile; thence easterly 1 mile to the initial stake.',
  );
  assert.equal(tract!.description_type, 'metes_and_bounds');
});

test('a line of one course without a length is told, and no note denies it', () => {
  const [tract] = tractsOf(
    "A strip 90 feet wide, lying 45 feet on each side of the center line described as follows: Beginning at a tower; thence with the center line S. 31° 20' E. to a point in the south line of Parcel 4.",
  );
  assert.equal(tract!.calls.length, 1);
  assert.equal(tract!.calls[0]!.distance, null);
  assert.equal(tract!.notes, null);
});

test('roads of a list are told by names where they have no lengths, and an exception stays with its own', () => {
  const tracts = tractsOf(
    '(C) Tarn Road, beginning at the bridge, thence easterly 1,420 feet, excepting that part in the town;\n(D) Pell Road, beginning at the mill, thence westerly to the county line;\n(E) Moss Lane, beginning at the inn, thence northerly 880 feet.',
  );
  assert.deepEqual(
    tracts.map((t) => [t.description_type, t.is_exception, t.calls.length]),
    [
      ['centerline', false, 1],
      ['centerline', false, 0],
      ['centerline', false, 1],
    ],
  );
});

describe('a line that the land lies beside', () => {
  const rows: string[] = [
    `A strip of land 25.50 feet in width, the northerly line of which is described as follows: Beginning at a stone; ${LINE}`,
    `An easement over a strip forty feet wide, the right hand side line whereof runs thus: Beginning at a stone; ${LINE}`,
    `A right of way, being 30 feet on the west side of the following line: Beginning at a stone; ${LINE}`,
    `All that part of the Bell Grant lying west of a series of lines beginning at a stone; ${LINE}`,
    `All that land above the 900-foot contour, on the lakeward side of a line described as follows:\nBeginning at a stone; ${LINE}`,
    `All that portion of Lot 4 lying north of the following-described line:\n\nBeginning at a stone; ${LINE}`,
    `That part of the SE¼ bounded on the east by Elm Street and on the west by a line parallel to and 50 feet east of a line described as follows:\n\nBeginning at a stone; ${LINE}`,
    `The part lying south of Road 90, more particularly described as a line beginning at a stone; ${LINE}`,
    `That part of Lot 4 lying northeast of a survey line which is the edge of Pell Drive, more particularly described as follows: Beginning at a stone; ${LINE}`,
    `Beginning at a stone; ${LINE.replace('to a pole', 'to the end of this survey line')}`,
    `Beginning at a stone; ${LINE.replace('to a pole', 'to the point of termination')}`,
    `Beginning at a point (1); ${LINE.replace('to a pole', 'to an end point (4)')}`,
    `A change of the boundary line between Tarn and Pell, so that such line shall then run as follows: "Beginning at a stone; ${LINE}`,
    `That portion of the north boundary of the Bell Reserve, to which the limits of the town shall conform, is more specifically described as follows:\nBeginning at a stone; ${LINE}`,
    `A strip 12 feet wide, the east line of which is described as follows: Beginning at a stone; thence N 4° E 118 feet to Elm Lane and the end of said line.`,
    `The center line of the J. K. Bell Parkway being described as follows: Beginning at station 4+10.2; ${LINE}`,
  ];
  for (const text of rows)
    test(text.slice(0, 110), () => {
      const [tract] = tractsOf(text);
      assert.equal(tract!.description_type, 'centerline');
      assert.equal(tract!.notes, LINE_NOTES.beside);
    });
});

test('the line of a vacation, reached by a tie', () => {
  for (const end of ['', ', and said line there terminating.']) {
    const text = `That part of Elm Street lying easterly of the following described line: Commencing at a stone; thence N 88° W 187 feet to the actual point of beginning of ${end === '' ? 'the line to be described' : 'said part'}; thence S 58° E 90 feet${end}`;
    const [tract] = tractsOf(text);
    assert.equal(tract!.description_type, 'centerline');
    assert.equal(tract!.notes, LINE_NOTES.beside);
    assert.equal(tract!.tie_calls.length, 1);
  }
});

describe('a line by its shape: its courses lead away, its sentence ends, and no word brings it back', () => {
  const rows: string[] = [
    `Beginning at a stone; ${LINE}`,
    `Beginning at a stone in the north line of the reserve; thence N 1° W 4,130 feet to the river bank.`,
    `Beginning at a stone; thence N 4° W 9,100 feet; thence N 31° E 8,200 feet to a point in section 8.`,
    `Beginning at station 1; thence N 10° E 200 feet to station 2; thence N 20° E 300 feet to station 3; thence N 5° E 90 feet to station 4; of this right-of-way, said station 4 being in Elm Lane; containing 1.6 acres.`,
    `Commencing at the ferry, running northerly along the shore to the mill, a distance of about nine miles; thence in a general easterly direction to Tarn, a distance of about fourteen miles; thence by the valley to the State line.`,
  ];
  for (const text of rows)
    test(text.slice(0, 110), () => {
      const [tract] = tractsOf(text);
      assert.equal(tract!.description_type, 'centerline');
      assert.equal(tract!.notes, LINE_NOTES.unreturned);
    });

  const figures: [why: string, text: string][] = [
    ['cut off in the middle', `Beginning at a stone; ${LINE.replace('a pole.', 'monument no.')}`],
    ['cut off without a stop', `Beginning at a stone; ${LINE.replace('a pole.', 'a')}`],
    ['two sides', 'Beginning at a stone; thence N 0° E 100 feet to an oak; thence N 90° E 130 feet to a pin.'],
    ['comes back', `Beginning at a stone; ${LINE.replace('to a pole.', 'returning to the first stake.')}`],
    [
      'a shore closes it',
      `Beginning at a stone; ${LINE.slice(0, -1)}; the shore being the fourth side; containing 2 acres.`,
    ],
    [
      'an easement only beside it',
      `A parcel whose north line is the south line of the easement of the canal, described thus: Beginning at a stone; ${LINE}`,
    ],
    ['a tract by name', `A tract of land described as follows: Beginning at a stone; ${LINE}`],
    [
      'comes near its beginning',
      'Beginning at a stone; thence N 0° E 100 feet; thence N 90° E 90 feet; thence S 0° E 80 feet to a pin.',
    ],
  ];
  for (const [why, text] of figures)
    test(`${why}: ${text.slice(0, 90)}`, () => assert.equal(tractsOf(text)[0]!.description_type, 'metes_and_bounds'));
});

describe('a circle around a point that the courses lead to', () => {
  const LEAD = 'Beginning at the corner of Lot 9; thence N 12° E 418.6 feet to the center of said circle.';
  for (const words of ['a circle with a radius of 61 feet', 'a circular tract having a diameter of 122 feet'])
    test(words, () => {
      const [tract] = tractsOf(
        `All that part of Lot 9 within ${words}, the center of which is located as follows: ${LEAD}`,
      );
      assert.equal(tract!.calls.length, 0);
      assert.equal(tract!.tie_calls.length, 1);
      assert.equal(tract!.notes, `The land is a circle around the point that the tie courses lead to: “${words}”.`);
    });

  test('a figure beside a traffic circle is a figure', () => {
    const [tract] = tractsOf(
      `A lot on Elm Circle, a circle with a radius of 61 feet, described as follows: Beginning at a stone; ${SQUARE}.`,
    );
    assert.equal(tract!.calls.length, 4);
    assert.equal(tract!.notes, null);
  });
});

describe('a figure, though a line is named before it', () => {
  const rows: string[] = [
    `All that part of Lot 4 lying north of the line of the railroad, described as follows: Beginning at a stone; ${SQUARE}.`,
    `A tract lying west of a line described in Book 4. Also a tract beginning at a stone; ${LINE}`,
    `A certain track of land, beginning at a stone; ${LINE}`,
    `An access road 36 feet wide described as follows: Beginning at a stone; ${SQUARE}.`,
    `A tract on Mill Road, described as follows: Beginning at a stone; ${LINE}`,
    `A tract for a pipe line station, described as follows: Beginning at a stone; ${SQUARE}.`,
  ];
  for (const text of rows)
    test(text.slice(0, 110), () => assert.equal(tractsOf(text)[0]!.description_type, 'metes_and_bounds'));
});
