import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, callLines, courseLine, tractsOf } from '../reading.ts';

const FIRST = `N 51°00'00" E 60`;

const openings: [sentence: string, answer: string][] = [
  [' to land of Tarn, xhence\nNortherly on the lane 51 feet', '- 51'],
  [' to an angle chance Southerly on last named land 51 feet', '- 51'],
  [' to the drain ?dchence Southerly on the drain 51 feet', '- 51'],
  [` then S05°00'00"W for a distance of 51 feet`, `S 05°00'00" W 51`],
  [' then ce S 5° W 51 feet', `S 05°00'00" W 51`],
  [' to a pinthence S 5° W 51 feet', `S 05°00'00" W 51`],
  ['; thenceN 5° W 51 feet', `N 05°00'00" W 51`],
  ['; Thencesouth 51 feet', `S 00°00'00" E 51`],
  [' to a post (marked by a stone; thence S 5° W', `S 05°00'00" W -`],
  ['; thence south.\nwesterly on the alley 51 feet', '- 51'],
  [' to land of Tarn, whence northerly on said land 51 feet to a pin', '- 51'],
  [' to the ford, whence down the run 51 feet to a pin', '- 51'],
  [' to an iron postchence Southerly-at the wall 51 feet', '- 51'],
  [' to a marker; continuing on a course south 5 degrees west to a marker', `S 05°00'00" W -`],
];
for (const [sentence, answer] of openings)
  test(`a course is opened: ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet${sentence}`), `${FIRST} | ${answer}`));

const words = [
  ' to the fence north of the barn',
  ' along the trench south of the barn',
  ' to the theme north of the park',
  ' to a pin whence north 5 feet stands a pine',
  ' to a pin whence northerly on the lane is a pine',
  ' to a pin whence down the run an oak bears N 5° W',
  ' by the road of experience northerly of the barn',
  ' by chance northerly of the barn',
  ' to the chance northerly end of the barn',
  ' to land of Spence northerly of the barn',
  ' to the then north line of the farm',
  ' to the place where there north of the barn stands a pine',
];
for (const sentence of words)
  test(`a word of the language opens none: ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet${sentence}`), FIRST));

const behindOthers: [sentence: string, answer: string][] = [
  ['to a post north, sixty-five degrees east, twelve feet to a stone', `N 65°00'00" E 12`],
  ['to the corner of lot 28 north 65 degrees east 12 feet to a stone', `N 65°00'00" E 12`],
  ['to the limits of the town and proceeding in a generally westerly direction along the limits to a point', '- -'],
  ['to a lane:\nrunning Southerly along the lane 12 feet to the wall', '- 12'],
  ['to a post; With the said railroad line in a general easterly direction to a marker', '- -'],
  [
    'to a post;\nLeaving the leased land, With the 810-foot contour as it meanders in an easterly direction to a point',
    '- -',
  ],
  [`to a pin; N 52° W., continuing on the last course, to the middle of the river`, `N 52°00'00" W -`],
  [
    'to a marker;\nWith the center line of the lane as it meanders northerly, approximately along the following bearings and distances: N 52° W., 12 feet to a pin',
    `N 52°00'00" W 12`,
  ],
  [
    'to a marker;\nContinuing with the center line of the road as it curves to the left in a westerly direction approximately along a bearing and distance of N 52° W., 12 feet to a pin',
    `N 52°00'00" W 12`,
  ],
  ['to a pin, through section four N 52° W 12 feet', `N 52°00'00" W 12`],
  ['to the north line of\nFern Street South 52° East 12 feet to a pin', `S 52°00'00" E 12`],
  ['to the line of the east half of said section 9 north, 52 degrees 412 minutes east 12 feet to a pin', '- 12'],
  ['to a pin North 52° West 1*+ feet to a stone', `N 52°00'00" W -`],
  ['to a pin, easterly on Fern Street 12 feet to land of Pell', '- 12'],
  ['to land of Pell, southerly by land of Pell about 12 feet to a wall', '- 12'],
  [', easterly 12 feet, southerly by land of Pell 13 feet to a wall', '- 12 | - 13'],
  ['to a pin, thne S 52° E 12 feet', `S 52°00'00" E 12`],
  ['to a pin; West, continuing on the last course, to a ditch', `N 90°00'00" W -`],
  ['to an oak. North 52 ° West 1*+ \nfeet to a stone', `N 52°00'00" W -`],
];
for (const [sentence, answer] of behindOthers)
  test(`a course without "thence": ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet ${sentence}`), `${FIRST} | ${answer}`));

const thens: [sentence: string, answer: string][] = [
  ['then still south 52 degrees east 12 feet to a stone', `S 52°00'00" E 12`],
  ['then extending S 52° E, the distance of 12 feet', `S 52°00'00" E 12`],
  ['then about west 12 feet to a stone', `N 90°00'00" W 12`],
  ['then twelve feet south on a line with the barn', `S 00°00'00" E 12`],
  ['then from said corner S 52° E 12 feet', `S 52°00'00" E 12`],
  ['then across the lane S 52° E 12 feet', `S 52°00'00" E 12`],
  ['th extending S 52° E 12 feet', `S 52°00'00" E 12`],
  ['th fr sd cor S 52° E 12 feet', `S 52°00'00" E 12`],
  ['th twelve feet south on a line with the barn', `S 00°00'00" E 12`],
];
for (const [sentence, answer] of thens)
  test(`as good as "thence": ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet to a pin; ${sentence}`), `${FIRST} | ${answer}`));

test('behind "then" what places a later course takes no course away', () => {
  const rows = [`N 90°00'00" W 90`, `N 25°00'00" W 60`, `N 90°00'00" E 70`, `S 00°00'00" E 50`];
  assert.deepEqual(
    callLines(
      'Beginning at a stone, then due west for 90 feet, then N 25° W 60 feet, then due east 16 feet south of the wall a distance of 70 feet, then due south 50 feet to the point of beginning.',
    ),
    rows,
  );
  assert.deepEqual(
    callLines(
      'Beginning at a stone; then west 90 feet to a pin, whence the corner of the mill bears N 31° E forty feet distant; then N 25° W 60 feet; then east 70 feet; then south 50 feet to the point of beginning.',
    ),
    rows,
  );
});

test('winds one after another, each "more or less"', () =>
  assert.deepEqual(
    callLines(
      'Beginning at a stone, thence due north 44 feet, more or less, west 120 feet, more or less, south 44 feet, more or less, and east 120 feet, more or less, to the point of beginning.',
    ),
    [`N 00°00'00" E 44`, `N 90°00'00" W 120`, `S 00°00'00" E 44`, `N 90°00'00" E 120`],
  ));

const onlyTold = [
  'to a pin 12 feet southerly of Fern Street',
  'to a post whence an oak S 52° E 12 feet',
  'to a post from which an oak S 52° E 12 feet',
  'to a road leading easterly on the ridge 12 feet to the mill',
  'to a ditch flowing westerly into the run, 12 feet to the mill',
  'to a stone North 52° West 12 feet from the barn',
  'to a pin from which an oak lies easterly on Fern Street 12 feet to the north',
];
for (const sentence of onlyTold)
  test(`what is told of the place reached opens none: ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet ${sentence}`), FIRST));

const returns: [sentence: string, answer: string][] = [
  ['to a corner on the side of Fern Street, 38.5 feet to the place of beginning', `${FIRST} | - 38.5`],
  ['to the line of the road fence 137.5 feet to the place of beginning', `${FIRST} | - 137.5`],
  // Behind a comma a longer one counts on from the course's beginning.
  ['to a stile by the lane, 137.5 feet to the place of beginning', `N 51°00'00" E 137.5`],
  ['to a post, being 38.5 feet to the place of beginning', FIRST],
];
for (const [sentence, answer] of returns)
  test(`a length behind the place reached returns: ${sentence}`, () =>
    assert.deepEqual(
      callLines(`Beginning at a stone; thence S 20° W 50 feet to a pin; thence N 51° E 60 feet ${sentence}.`).join(
        ' | ',
      ),
      `S 20°00'00" W 50 | ${answer}`,
    ));

const naturals: [sentence: string, answer: string][] = [
  [
    'thence north through warrant 41 to the north line of warrant 41, east with the said line to the corner of the grant',
    `N 00°00'00" E - | N 90°00'00" E -`,
  ],
  ['thence southerly along the shore of the lake to a point\nEast, 125.5 ft., to a pipe', `- - | N 90°00'00" E 125.5`],
  ['thence southerly along the road to a point\nEast of the mill 125.5 ft.', '- 125.5'],
  ['thence N 51° E 60 feet. Southeast 24 feet. South 40 feet.', `N 51°00'00" E 60 | - 24 | S 00°00'00" E 40`],
  [`thence South 86"/4° E. 1 Hrods 12 links`, '- -'],
];
for (const [sentence, answer] of naturals)
  test(`where a course ends: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

const whole: [sentence: string, answer: string][] = [
  ['thence along the easterly side of Fern Street; and crossing the lane, S 5° E, 297.8 feet', `S 05°00'00" E 297.8`],
  ['thence leaving the contour of elevation 512 feet, S 86° E 172.8 feet to a pipe', `S 86°00'00" E 172.8`],
  ['thence along the wall running 18.9 feet west of the corner of a barn;\nN 55° W 550 feet', `N 55°00'00" W 550`],
  ['thence west from said point of beginning 351.7 feet to a point', `N 90°00'00" W 351.7`],
  ['thence N 51° E 60 feet to a lane 14 feet wide, running from Oak Street to Elm Street', FIRST],
  [
    'thence N 51° E 60 feet to a lane 14 feet wide, running from said Oak Street to Elm Street, thence southerly 12 feet',
    `${FIRST} | - 12`,
  ],
  ['thence with the land of Pell, and then with a new line through the park N 51° E 60 feet', FIRST],
  ['thence with the land of Pell to a stone, and then with a new line N 51° E 60 feet', `- - | ${FIRST}`],
  ['thence northerly in a\nthence Northerly in a straight line 41 feet', '- 41'],
  ['thence N 51° E 60 feet to a stone north 65 degrees east 12 feet from the barn', FIRST],
  ['thence Southerly.\nthence Southerly on land of Pell 41 feet', '- 41'],
  [
    'thence by the following courses:\n1.\n\nN 51° E 60 feet; the strip extending ten feet on each side.\n\n2.\n\nOn curve to left for a distance of 62 feet, having a radius of 90 feet.\n\n3.\n\nAround said bend 12 feet to a pin',
    `${FIRST} | curve R90 L62 left | - 12`,
  ],
  ['thence N 51° E 60 feet to the corner of the lot 71 feet to a post', FIRST],
  ['thence easterly on a curve whose radius is 90 feet, easterly 41 feet to a pin', 'curve R90 L41'],
  ['thence along the shore as it meanders to a marker; Leaving the shore, N 7° W 34 feet', `- - | N 07°00'00" W 34`],
  [
    'thence the following courses: (1) N 51° E 60 feet(2) N 52° E 61 feet(3) N 53° E 62 feet',
    `N 51°00'00" E 60 | N 52°00'00" E 61 | N 53°00'00" E 62`,
  ],
  [
    `thence by azimuths: (1) N 51° E 60 feet; (2) Thence along the wall of the grant to Tarn; (3) N 53° E 62 feet`,
    `N 51°00'00" E 60 | - - | N 53°00'00" E 62`,
  ],
  [
    'Thence, by metes and bounds,          South, 155 ft.;          East, 150 ft.;          North, 70 ft., to a point',
    `S 00°00'00" E 155 | N 90°00'00" E 150 | N 00°00'00" E 70`,
  ],
];
for (const [sentence, answer] of whole)
  test(`cut where it belongs: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

const REST = [`N 05°00'00" W 40`, `S 62°00'00" W 30`];
const firsts: [head: string, answer: string][] = [
  ["Beginning at corner 1 of the grant. From said initial point S 9°30' E, 117 feet, to a stone", `S 09°30'00" E 117`],
  [
    "Beginning with the monument at the quarter corner, to N 1°09' E along the line a distance of 117 feet to a stone",
    `N 01°09'00" E 117`,
  ],
  ['Beginning at the corner of Fern and Oak streets and running by said Oak street, 117 feet to a stone', '- 117'],
  [
    'Commencing at the corner of Fern Street, and traveling along said line in a northwardly direction 117 feet to a stone',
    '- 117',
  ],
  ['Beginning at the corner post, the northern boundary extends true west 117 feet to a stone', `N 90°00'00" W 117`],
  [
    'Beginning at a stone, from the initial point with the road, in a westerly direction approximately 117 feet',
    '- 117',
  ],
  [`South, 88°41' W., 117 feet, to a stone`, `S 88°41'00" W 117`],
  [
    'Of dimensions as follows: Measuring from the corner of the grounds westwardly on the lane 117 feet to a stone',
    '- 117',
  ],
  [
    'Beginning at the corner of the quarter run in an easterly direction along the line of the quarter for a distance of 117 feet to a point',
    '- 117',
  ],
  ['Beginning at an oak at the mouth of the branch. Southeast 117 feet. ', '- 117'],
  ['Beginning at an oak at the mouth of the branch. Down the run East 117 feet. ', `N 90°00'00" E 117`],
  [
    'Beginning at the corner of the land set off in the deed of 1861 running Northerly on Oak street 117 feet to a stone',
    '- 117',
  ],
  [
    "Beginning at the corner of Oak and Elm streets 117' feet E along the line of Elm street to a stone",
    `N 90°00'00" E 117`,
  ],
  ['Commencing on Oak street at the corner of land of Tarn, 117 feet to the corner of said land', '- 117'],
  ['Beginning at a pin on the side of Oak street; north 117 feet to a stone', `N 00°00'00" E 117`],
  ['Beginning at a pin in the line of Tarn N 9° E 117 feet to a stone', `N 09°00'00" E 117`],
  ['Beginning at a pin in the line of Oak Street easterly on Oak street 117 feet to land of Tarn', '- 117'],
  ['Beginning at a pin. Westerly along the lane 117 feet to a stone', '- 117'],
  ['Beginning at a pin; by land of Tarn 117 feet to a stone', '- 117'],
  ['Beginning at a pin, and bounding on Oak street 117 feet to a stone', '- 117'],
  ['Beginning at a pin, whence by land of Tarn N 9° E 117 feet', `N 09°00'00" E 117`],
  ['With the 840-foot contour as it meanders in an easterly direction to a stone', '- -'],
];
for (const [head, answer] of firsts)
  test(`the first course: ${head}`, () =>
    assert.deepEqual(
      callLines(`${head}; thence N 5° W 40 feet to a post; thence S 62° W 30 feet to the point of beginning.`),
      [answer, ...REST],
    ));

test('a side without a measure of its own does not borrow that of the next course', () => {
  const text =
    'Beginning at a pin on Fern Street and\nEasterly by land of Pell. and running thence N 5° W 40 feet to a post; thence S 62° W 30 feet to a stone.';
  assert.deepEqual(callLines(text), REST);
});

for (const head of [
  'Beginning at a point 117 feet east along Oak street to a stone',
  'Beginning at the corner of Tarn, 117 feet to the north of the mill',
  'Beginning at the corner of Tarn, 117 feet from the mill to the lane',
  'Beginning on a lane running northerly from the mill to the ford',
  'Beginning at a point N 9° E 117 feet to the lane',
  'Beginning at a pin from which the corner bears north 40 feet; west 117 feet',
  'Beginning at a pin whose coordinates are N 400 feet, E 117 feet',
  'Beginning at a pin southerly of the line of Tarn 117 feet to the lane',
  'Beginning at a pin on the easterly side of Oak street 117 feet to the lane',
])
  test(`no first course: ${head}`, () =>
    assert.deepEqual(callLines(`${head}, thence N 5° W 40 feet to a post; thence S 62° W 30 feet to a stone.`), REST));

test('behind a closed figure the first course of the next may run without "thence"', () => {
  const text =
    'Beginning at a pin; thence south 50 feet, thence west 50 feet, thence north 50 feet, thence east 50 feet to the point of beginning, together with a right of way for a drain running east from the corner of the barn along the hedge, 117 feet to a stone, thence south 20 feet, thence west 117 feet to the lot, thence north 20 feet to the point of beginning of the right of way.';
  assert.deepEqual(
    tractsOf(text).map((tract) => tract.calls.map(callLine)[0]),
    [`S 00°00'00" E 50`, `N 90°00'00" E 117`],
  );
});

for (const place of ['pluce', 'plaoe', 'polnt', 'glace'])
  test(`a misprinted return ends the last course: ${place}`, () => {
    const text = `Beginning at a pin; thence N 5° W 40 feet to a post; thence S 62° W 30 feet to the ${place} of\nbeginning Being the lot conveyed to me by Tarn by deed of the fourth of May`;
    assert.equal(tractsOf(text)[0]!.calls.at(-1)!.monument, `the ${place} of beginning`);
  });

test('a misprinted beginning is reached, and another figure begins behind it', () => {
  const text =
    'Commencing at a pin; thence N 5° W 40 feet to the true point of veginning; thence S 62° W 30 feet to a pin; thence N 9° E 31 feet to a pin; thence East 22 feet to the true point of beqinniag.';
  assert.deepEqual(callLines(text), [`S 62°00'00" W 30`, `N 09°00'00" E 31`, `N 90°00'00" E 22`]);
});

test('two legs that place the beginning are no courses', () => {
  const text =
    'Beginning at a point located north 1,210 feet, thence east 44 feet from the corner of sections 5 and 6; thence N 5° W 40 feet to a post; thence S 62° W 30 feet to a stone.';
  assert.deepEqual(callLines(text), REST);
});

test('a point that the text begins at, "bearing" so and so, is placed by it; a stone that it begins at is left by it', () => {
  const line = 'on the north line of the southwest quarter of the northwest quarter of section 5 of the town';
  const rest = '; thence N 5° W 40 feet to a post; thence S 62° W 30 feet to a stone.';
  assert.deepEqual(callLines(`Beginning at a point ${line}, bearing N 61° E a distance of 1,504 feet${rest}`), REST);
  assert.deepEqual(callLines(`Beginning at a stone, bearing N 61° E a distance of 1,504 feet to a pin${rest}`), [
    `N 61°00'00" E 1504`,
    ...REST,
  ]);
});

test('two legs that place where a course ends are none of it and no courses of their own', () => {
  const text =
    'Beginning at a stone; thence northward along the middle of Mill Lane to a spike (which is south 7 degrees east by that lane 261 feet and thence south 3 degrees west 214.5 feet from the point where the road meets the north line of the Tarn lot); thence N 5° W 40 feet to a post; thence S 62° W 30 feet to a stone.';
  assert.deepEqual(callLines(text), ['- -', ...REST]);
});

test('a beginning that "is also" something is not reached by those words', () => {
  const text =
    'Beginning at the mouth of the creek; said point of beginning is also the west end of the dam; thence N 41° W 84 feet to a stone; thence S 35° E 268 feet to the true point of beginning; thence, from said true point of beginning, N 60° E 40 feet to a post; thence S 5° W 50 feet to a post; thence N 48° W 40 feet to the true point of beginning.';
  assert.deepEqual(callLines(text), [`N 60°00'00" E 40`, `S 05°00'00" W 50`, `N 48°00'00" W 40`]);
});

const fragments: [text: string, answer: string[]][] = [
  [
    '31.4 chains to a post, thence running along a brook 22.6 chains to a post, thence to the mouth of the brook 51.5 chains, thence with the run 9 chains, thence turning and running',
    ['- 31.4', '- 22.6', '- 51.5', '- 9'],
  ],
  // What is left of the bearing is none.
  ['52 W 31.4 feet; thence N 5 W 40 feet; thence S 62 W 30 feet', ['- 31.4', ...REST]],
  ["15' E., 31.4 feet to a pin; thence N 5 W 40 feet; thence S 62 W 30 feet", ['- 31.4', ...REST]],
  ['degrees 15 minutes West 31.4 feet; thence N 5 W 40 feet; thence S 62 W 30 feet', ['- 31.4', ...REST]],
  [
    'Depot and following the line of the mill for a distance of about 31 feet to a pin; thence N 5 W 40 feet; thence S 62 W 30 feet',
    ['- 31', ...REST],
  ],
  ['West 31.4 feet to a pin; thence N 5 W 40 feet; thence S 62 W 30 feet', [`N 90°00'00" W 31.4`, ...REST]],
  // Where the land lies, and what it is cut from.
  ['The lot is 31.4 feet deep. thence N 5 W 40 feet; thence S 62 W 30 feet', REST],
  ['A parcel of 31.4 feet to the lane, thence N 5 W 40 feet; thence S 62 W 30 feet', REST],
  ['thence up the valley 40 miles to the ford, thence 12 miles to the fort, thence 9 miles to the pass.', []],
];
for (const [text, answer] of fragments)
  test(`a text without a beginning: ${text.slice(0, 60)}`, () => assert.deepEqual(callLines(text), answer));

test('a strip told behind the return is no place that the courses lead to', () => {
  for (const behind of ['The city has the north 10 feet of it.', 'Grantor keeps a road over the east 20 feet thereof.'])
    assert.deepEqual(
      callLines(
        `Commencing at the NE corner of Lot 5, then S 1° W 100 feet, then N 89° W 90 feet, then N 1° E 100 feet, then S 89° E 90 feet to the point of beginning. ${behind}`,
      ),
      [`S 01°00'00" W 100`, `N 89°00'00" W 90`, `N 01°00'00" E 100`, `S 89°00'00" E 90`],
    );
});

test('the point behind the letter of a bearing does not part the bank from its course', () => {
  const text =
    "Beginning at a stone; thence N. 71° 56' E. with the line of Dodd a distance of 73.18 ft. to a stake on the bank of the pond; thence S. 58° 35' E. with the meanders of the pond 361.99 ft. to the beginning.";
  assert.deepEqual(callLines(text), [`N 71°56'00" E 73.18`, `S 58°35'00" E 361.99`]);
});

test('a place told in the sentence before takes nothing from the next course', () => {
  const places = [
    'said point lying 36.40 feet north of the centerline of State Route 270',
    `said pin also being N 22° 19' E 67.23 feet from a power pole`,
    'said road being 71 feet in width, north of the lane',
  ];
  for (const place of places)
    assert.deepEqual(
      callLines(
        `Beginning at a stone. Thence N. 53° 39' E. 307.33 feet to a rebar, ${place}. Thence S. 78° 17' W., along a line 38 feet north of and parallel to the centerline of said road, 381.25 feet to a rebar. Thence S. 65° 37' E. 683.01 feet to the point of beginning.`,
      ),
      [`N 53°39'00" E 307.33`, `S 78°17'00" W 381.25`, `S 65°37'00" E 683.01`],
    );
});
