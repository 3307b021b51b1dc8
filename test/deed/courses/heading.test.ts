// Which way a course runs: exact, general, damaged, continued or turned. Each sentence stands behind a course of N 10° E.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, callLines, courseLine, tractsOf } from '../reading.ts';

const headings: [sentence: string, answer: string][] = [
  // A direction torn or compounded is general, never an exact cardinal.
  ['thence North.\nerly by Orr 40 feet', '- 40'],
  ['thence south and west along the dike 40 feet', '- 40'],
  ['thence south-southeasterly along the dike 40 feet', '- 40'],
  // A damaged bearing is no cardinal at its first or last letter.
  ['thence 8 73.W. 40 feet to an ash', `S 73°00'00" W 40`],
  [`thence $. 6° Gk' W. 40 feet`, '- 40'],
  ['thence nosth 09° Lk! east 40 feet', '- 40'],
  ['thence 4. West 40 feet', `N 90°00'00" W 40`],
  // The letter of a side or of a bearing whose angle is lost, before a noun of land.
  ['thence N Section, 40 feet', '- 40'],
  ['thence E Lot line 40 feet', '- 40'],
  ['thence south property line 40 feet', '- 40'],
  ['thence south, lot 9 on the left, 40 feet', `S 00°00'00" E 40`],
  // Turned from the course before, the side behind its degrees; a figure that words say again.
  ['thence 16 degrees right from the last course produced, 40 feet', `N 26°00'00" E 40`],
  ['thence 16 degrees 30 minutes left from the last course, 40 feet', `N 06°30'00" W 40`],
  ['thence north (14) fourteen degrees east (40) forty feet', `N 14°00'00" E 40`],
  ['thence north (14) forty degrees east 40 feet', '- 40'],
  // A length without its unit, where no degrees are so many.
  ['thence south 120 to a gate', `S 00°00'00" E 120`],
  ['thence south 40 to a gate', `S 00°00'00" E -`],
  // Decimal degrees as programs write them out.
  ['thence S 21.5361111111111° E 40 ft. to a point', `S 21°32'10" E 40`],
  ['thence N 3.9130555555556° W 40 ft. to a point', `N 03°54'47" W 40`],
  // The wind that a bearing is said to be.
  ['thence on an assumed bearing of South, along the line of the Northwest n, 40 feet', `S 00°00'00" E 40`],
  ['thence on a bearing of West, not tangent to the last curve, 40 feet', `N 90°00'00" W 40`],
  // A point between its decimals and the unit.
  ['thence N 30° E 146.97.feet to a gate', `N 30°00'00" E 146.97`],
  // A stray sign before the word is no part of it.
  ['thence ~South along the dike 40 feet', `S 00°00'00" E 40`],
  ['thence •South along the dike 40 feet', `S 00°00'00" E 40`],
  // A cardinal behind its length, and behind the words that say where the course begins.
  ['thence 40 feet south', `S 00°00'00" E 40`],
  ['thence forty feet west to the east bank of the mill race', `N 90°00'00" W 40`],
  ['thence about 40 feet, more or less, east along the fence', `N 90°00'00" E 40`],
  ['thence 40 feet south on a line parallel with Fern Lane to a stone 3 feet high', `S 00°00'00" E 40`],
  ['thence following the section lines east along the pasture 40 feet', `N 90°00'00" E 40`],
  ['thence 40 feet southerly', '- 40'],
  ['thence due north and south to two posts, set at 40 feet', '- -'],
  ['thence east and west 40 feet', '- 40'],
  // A part of a mile behind a wind is a length, a part of a section is none.
  ['thence west 1/2 mile to an elm', `N 90°00'00" W 2640`],
  ['thence S. 1/4 mile', `S 00°00'00" E 1320`],
  ['thence N 1/2 of a chain to an elm', `N 00°00'00" E 33`],
  ['thence south 1/4 section to an elm', '- -'],
  ['thence west half mile to an elm', `N 90°00'00" W 2640`],
  ['thence south a quarter mile', `S 00°00'00" E 1320`],
  ['thence west to the half mile post', `N 90°00'00" W -`],
  ['thence west to a half mile stone', `N 90°00'00" W -`],
  ['thence commence south along the hedge 40 feet', `S 00°00'00" E 40`],
  ['thence in an easternly direction by the hedge 40 feet', '- 40'],
  // A degree of longitude, or a line that is met, only says where the course ends.
  ['thence due W. to 97° W. longitude', `N 90°00'00" W -`],
  ['thence west to the meridian of 97° west', `N 90°00'00" W -`],
  ['thence down the brook to a point where a line N. 33° E. from the first stone would meet it', '- -'],
  ['thence down the brook until it strikes a line run S 12 E from a post', '- -'],
  ['thence on a line N. 33° E. 40 feet', `N 33°00'00" E 40`],
  ['thence according to the true meridian N. 33° E. 40 feet', `N 33°00'00" E 40`],
  ['thence N 33° E. latitude 31°, 40 feet', `N 33°00'00" E 40`],
  ['thence by the magnetic meridian of 1871 S 33° E 40 feet', `S 33°00'00" E 40`],
  ['thence 40 feet south and west to a stone', '- 40'],
  ['thence along the creek to a stake 40 feet south of the mill', '- -'],
  // The word of a street, a township or a stamp is not the course's.
  ['thence northerly on the west line of Ninth Avenue East a distance of 40 feet', '- 40'],
  ['thence along Ninth Avenue East 40 feet', `N 90°00'00" E 40`],
  ['thence along the west line of range 17 east, about 40 feet', '- 40'],
  ['thence northeasterly to a disk stamped "C.E. 318" 40 feet', '- 40'],
  // "Continuing said course" has the bearing of the course before, unless another way is named.
  ['thence continuing on said last-mentioned course 40 feet', `N 10°00'00" E 40`],
  ['thence continuing said course and with the hedge 40 feet', `N 10°00'00" E 40`],
  ['thence continue on the previous bearing 40 feet', `N 10°00'00" E 40`],
  ['thence in the same straight line 40 feet', `N 10°00'00" E 40`],
  ['thence continuing by same course and straight line 40 feet', `N 10°00'00" E 40`],
  ['thence in prolongation of the last described line 40 feet', `N 10°00'00" E 40`],
  ['thence northerly continuing on the same course 40 feet', `N 10°00'00" E 40`],
  ['thence westerly along said wall and continuing westerly in the same direction 40 feet', '- 40'],
  ['thence northeasterly by land of Orr and in same course continued 40 feet', '- 40'],
  ['thence continuing along said line 40 feet', '- 40'],
  ['thence northerly 10 feet from the center of the ditch and parallel to the same 40 feet', '- 40'],
  // A direction word beside a turned angle only says roughly where the angle leads.
  ['thence east on an angle of seventy-eight degrees nine minutes to the right 40 feet', `N 88°09'00" E 40`],
  ['thence easterly at an angle of twenty degrees to the left of the west line of the lane 40 feet', '- 40'],
  // Bearing and length that place the end of a course are not its own.
  ['thence southerly up the brook to a point 40 feet north 12 degrees west from the corner of the mill', '- -'],
  ['thence southerly up the brook to a stone N 12° W 40 feet from the place of beginning', '- -'],
  ['thence S 72° E to a point 40 feet N 12° W of the mill', `S 72°00'00" E -`],
  ['thence to a point N 12° W 40 feet from the last stake', `N 12°00'00" W 40`],
  // A bearing in brackets behind a word that only tends.
  ["thence northwesterly (N 37°18' W) 40 feet", `N 37°18'00" W 40`],
  ["thence northwesterly along the lane (bearing N 37°18' W), 40 feet", `N 37°18'00" W 40`],
  ["thence N 37°10' W (N 37°18' W record) 40 feet", `N 37°10'00" W 40`],
  ["thence northwesterly (the deed says N 37°18' W) 40 feet", '- 40'],
  // The quadrant in one word, the angle behind it.
  ['thence southwest on an angle of thirty-four degrees and eleven minutes forty feet', `S 34°11'00" W 40`],
  ['thence southeasterly 5 degrees 20 minutes 40 feet', `S 05°20'00" E 40`],
  ['thence southwest at an angle of 34 degrees with the wall 40 feet', '- 40'],
  // Letters misread between "thence" and a length.
  ['thence along the last 40 feet to a wall', '- 40'],
  // Lengths each with its cardinal behind it; two legs joined by "and" are no course of either.
  [
    'thence 40 feet north, 30 feet east, and 20 feet south to a stake',
    `N 00°00'00" E 40 | N 90°00'00" E 30 | S 00°00'00" E 20`,
  ],
  ['thence 40 feet north and 30 feet east to a stake', '- 30'],
  ['thence N., E. 40 feet', '- 40'],
  ['thence W. south line of Fern Lane 40 feet', `N 90°00'00" W 40`],
  ['thence North, (17 degrees) East, 40 feet', '- 40'],
  ["thence Nor'west 40 feet", '- 40'],
  ['thence N-ly 40 feet', '- 40'],
  ['thence—East 40 feet', `N 90°00'00" E 40`],
  ['thence keeping the same course 40 feet', `N 10°00'00" E 40`],
  ['thence on said course 40 feet', `N 10°00'00" E 40`],
  ['thence westerly along said course (3) to the lane 40 feet', '- 40'],
  ['thence continuing forty feet to a stone', `N 10°00'00" E 40`],
  ['thence continuing for a further distance of 40 feet to a stone', `N 10°00'00" E 40`],
  ['thence forty feet more along this same course', `N 10°00'00" E 40`],
  ['thence continuing by the hedge 40 feet', '- 40'],
  // Square with the course before, where no other line is named.
  ['thence at right angles easterly 40 feet', `S 80°00'00" E 40`],
  ['thence westerly, at a right angle, 40 feet', `N 80°00'00" W 40`],
  ['thence at a right angle east forty feet', `S 80°00'00" E 40`],
  ['thence at right angles due east 40 feet', `N 90°00'00" E 40`],
  ['thence easterly at an angle of 90 degrees 40 feet', `S 80°00'00" E 40`],
  ['thence at a right angle to the left, a distance of 40 feet', `N 80°00'00" W 40`],
  ['thence turning at right angles to the right 40 feet', `S 80°00'00" E 40`],
  ['thence at right angles to the right of way of Fern Lane 40 feet', '- 40'],
  [`thence, an angle of 30°00'00" to the right, 40 feet`, `N 40°00'00" E 40`],
  [`thence with an angle of 30°00'00" to the right from the backsight, 40 feet`, `S 40°00'00" W 40`],
  ['thence continuing along the last described line 40 feet', `N 10°00'00" E 40`],
  ['thence continuing along said line 40 feet', '- 40'],
  ['thence back along the last course 40 feet', `S 10°00'00" W 40`],
  ['thence retracing said course 40 feet', `S 10°00'00" W 40`],
  ['thence back along said line of Orr 40 feet', '- 40'],
  ['thence westerly at right angles to the last-described line 40 feet', `N 80°00'00" W 40`],
  ['thence westerly at right angles to Fern Lane 40 feet', '- 40'],
  ['thence westerly along a line 15 feet, measured at right angles, from the ditch 40 feet', '- 40'],
  ['thence northerly at right angles 40 feet', '- 40'],
  // Turned left or right, in fewer words.
  ['thence to the left with angle of twenty degrees 40 feet', `N 10°00'00" W 40`],
  ['thence to the left at an angle of 20 degrees and parallel to said wall 40 feet', `N 10°00'00" W 40`],
  ['thence left 20 degrees 40 feet', `N 10°00'00" W 40`],
  ['thence right at an angle of 30 degrees and 10 minutes along the lane 40 feet', `N 40°10'00" E 40`],
  ['thence turning 79 degrees 30 minutes right and running east 40 feet', `N 89°30'00" E 40`],
  ['thence northerly along the right bank 40 feet', '- 40'],
  // What is said of a line met is not said of the course; a word torn off at its hyphen is no cardinal.
  [
    'thence northwesterly along the quay 40 feet to its meeting with a wall extending in a due east and west direction',
    '- 40',
  ],
  ['thence north-\nsand lying\neasterly on the lane 40 feet', '- 40'],
  ['thence north no degrees no minutes forty feet along the lane', `N 00°00'00" E 40`],
  ["thence S 0°00' 40 feet to a stone", `S 00°00'00" E 40`],
  ["thence N 0° 4O' W 40 feet", `N 00°40'00" W 40`],
  // A course that only tends somewhere, its bearing behind the semicolon; with an end of its own it is a course.
  ['thence easterly along the line of the grant;\nN 88° E 40 feet to a point', `N 88°00'00" E 40`],
  ['thence easterly along the ditch to a post; N 88° E 40 feet to a point', `- - | N 88°00'00" E 40`],
];
for (const [sentence, answer] of headings)
  test(`which way it runs: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

test('a fraction of a mile behind a cardinal', () => {
  const text =
    'Beginning at a post; thence north ½ mile to a post; thence east ¼ mile to a post; thence north half of said lot.';
  assert.deepEqual(callLines(text).slice(0, 2), [`N 00°00'00" E 0.5`, `N 90°00'00" E 0.25`]);
});

test('at right angles to the street that an earlier course ran along', () => {
  const rows: [street: string, answer: string][] = [
    ['the line of Fern Street', `N 01°00'00" W 40`],
    ['Fern Street', `N 01°00'00" W 40`],
    ['Alder Street', '- 40'],
  ];
  for (const [street, answer] of rows) {
    const text =
      'Beginning at a pin; thence north 89 degrees east along the northern line of Fern Street 60 feet to a pin; thence northwardly at ' +
      `right angles to ${street} 40 feet; thence S 55° W 72 feet to the point of beginning.`;
    assert.equal(callLines(text)[1], answer, street);
  }
});

test('a deflection whose degree mark was read as a point is no length', () =>
  assert.deepEqual(
    callLines(
      `Beginning at a pin; thence N 1° W 100.00 feet to a pin; thence deflecting left 21.16'40" and running, a distance of 88.40 feet to a post; thence S 40° W 300.00 feet to the point of beginning.`,
    ),
    [`N 01°00'00" W 100`, `N 22°16'40" W 88.4`, `S 40°00'00" W 300`],
  ));

test('courses turned from an exact one keep its bearing; an interior angle to the left is no deflection', () => {
  const of = (angle: string): string[] =>
    callLines(
      `Beginning at a pin; thence south 90 feet to a pin; thence west ${angle} of 80 degrees to the right 60 feet; thence north 70 ` +
        'feet to the point of beginning.',
    );
  assert.deepEqual(of('at an angle'), [`S 00°00'00" E 90`, `S 80°00'00" W 60`, `N 00°00'00" E 70`]);
  assert.deepEqual(of('making an interior angle'), ['- 90', '- 60', '- 70']);
});

test('an interior angle that says what the winds say leaves them standing', () => {
  const lines = [`N 00°00'00" E 90`, `N 90°00'00" E 50`, `S 00°00'00" E 90`, `N 90°00'00" W 50`];
  const of = (east: string, behind = ''): string[] =>
    callLines(
      `Beginning at a nail; thence North 90 feet; thence ${east}; thence South 90 feet; thence West 50 feet to the point of beginning.${behind}`,
    );
  assert.deepEqual(of("East, making an interior angle of 90°00', 50 feet"), lines);
  assert.deepEqual(of('due East 50 feet, the included angle being 90 degrees'), lines);
  assert.deepEqual(of('East 50 feet', ' The interior angle at the northeast corner is 85 degrees.'), lines);
  assert.deepEqual(of('easterly at an interior angle of 90° 50 feet'), ['- 90', '- 50', '- 90', '- 50']);
  assert.deepEqual(of("East, making an interior angle of 89°00', 50 feet"), ['- 90', '- 50', '- 90', '- 50']);
});

test('interior angles lie on the side that the first of them shows', () => {
  const text =
    'Beginning at a pin; thence South 90 feet to a pin; thence southwesterly at an interior angle of 230° 60 feet; thence southwesterly ' +
    "at an interior angle of 184° 70 feet; thence southeasterly at an interior angle of 85°30' 50 feet; thence west at an exterior angle " +
    'of 70° 40 feet; thence S 4° W 30 feet to the point of beginning.';
  assert.deepEqual(callLines(text).slice(1, 5), [
    `S 50°00'00" W 60`,
    `S 54°00'00" W 70`,
    `S 40°30'00" E 50`,
    `S 69°30'00" W 40`,
  ]);
});

const doubted: [sentence: string, answer: string, confidence: string, reason: RegExp][] = [
  ['thence along Ninth Avenue East 40 feet', `N 90°00'00" E 40`, 'medium', /part of the name before it/],
  ['thence along Highway 12 W 40 feet', `N 90°00'00" W 40`, 'medium', /part of the name before it/],
  ['thence along Mill Street east 40 feet', `N 90°00'00" E 40`, 'high', /^$/],
  ['thence along Mill Street, East 40 feet', `N 90°00'00" E 40`, 'high', /^$/],
  [
    'thence N 51° E 40 feet to a point on the south line of Fern Lane a distance of 75 feet',
    `N 51°00'00" E 40`,
    'low',
    /another length, 75 feet/,
  ],
  [
    'thence N 51° E 40 feet to a point on the lane a distance of 75 feet from the mill',
    `N 51°00'00" E 40`,
    'high',
    /^$/,
  ],
  ["thence N. 37' W. 40 feet", `N 37°00'00" W 40`, 'low', /taken for the degree mark/],
  ['thence N 4°, 25" W 40 feet', `N 04°25'00" W 40`, 'medium', /that of seconds/],
  [`thence N 41°25"36' E 40 feet`, `N 41°25'36" E 40`, 'low', /swapped/],
  ['thence N 720 W 40 feet', `N 72°00'00" W 40`, 'low', /the 0 is taken for the degree mark/],
  [
    'thence on a bearing of N 37° W in a southeasterly direction 40 feet',
    `N 37°00'00" W 40`,
    'low',
    /against its bearing/,
  ],
  ['thence on a bearing of N 37° W in a northerly direction 40 feet', `N 37°00'00" W 40`, 'high', /^$/],
  ['thence N 37° W 40 feet to a lane running in a southerly direction', `N 37°00'00" W 40`, 'high', /^$/],
  ['thence on the same course 10 degrees east 40 feet', `N 10°00'00" E 40`, 'medium', /on the course before it/],
  // The word for the way is no letter of the bearing.
  [`thence southerly along the lane 41°20' East 40 feet`, '- 40', 'low', /lacks its north or south/],
  [`thence easterly along the lane 41°20' East 40 feet`, '- 40', 'low', /lacks its north or south/],
  [`thence southwesterly along the lane 41°20' East 40 feet`, '- 40', 'low', /lacks its north or south/],
  [`thence along the southerly line of the lane 41°20' East 40 feet`, '- 40', 'low', /lacks its north or south/],
  // "of" where "on" is meant; of anything but a line it says where something lies.
  ['thence east of the south line of the lot, 40 feet', `N 90°00'00" E 40`, 'low', /"of" behind the direction/],
  [
    'thence due south of a line parallel with the wall, 40 feet',
    `S 00°00'00" E 40`,
    'low',
    /"of" behind the direction/,
  ],
  ['thence east of the mill 40 feet', '- 40', 'low', /no bearing/],
  // A bearing in brackets that only says how the course tends, with its length where no other is told.
  ['thence southerly (about S. 41° W.) 40 feet', `S 41°00'00" W 40`, 'medium', /the bearing is approximate/],
  [
    'thence down the brook in a southwesterly direction (its course being generally S 41° W 40 feet) to a stone',
    `S 41°00'00" W 40`,
    'medium',
    /the bearing is approximate/,
  ],
  // What the bearings are counted from is not the course's.
  [
    'thence northerly along the brook to a stake, with the bearing of Fern Lane being N 5° E',
    '- -',
    'low',
    /no bearing is given/,
  ],
  // Parallel with something else, and ending at an earlier line.
  ['thence northerly parallel with the brook to said line, 40 feet', '- 40', 'low', /no bearing is given/],
  ['thence southerly parallel with said line, 40 feet', `S 10°00'00" W 40`, 'medium', /parallel with an earlier/],
  // A letter torn from its words at a line's end.
  ['thence W\nnorth line of Fern Lane 40 feet', `N 90°00'00" W 40`, 'low', /more may have stood/],
  ['thence W\nby the north line of Fern Lane 40 feet', `N 90°00'00" W 40`, 'high', /^$/],
];
for (const [sentence, answer, confidence, reason] of doubted)
  test(`what had to be assumed is said: ${sentence}`, () => {
    const text = `Beginning at a stone; thence N 10° E 100 feet to a stake; ${sentence}; thence S 20° W 50 feet to the point of beginning.`;
    const call = tractsOf(text)[0]!.calls[1]!;
    assert.equal(callLine(call), answer);
    assert.equal(call.confidence, confidence);
    assert.match(call.confidence_reason, reason);
  });

test('a cardinal behind the place the first course begins at', () => {
  const text =
    'Beginning at a stone; running thence from said point of beginning north along the hedge 40 feet; thence east 30 feet.';
  assert.equal(callLines(text)[0], `N 00°00'00" E 40`);
});

const named: [text: string, answer: string, confidence: string][] = [
  [
    'Beginning at the corner of section 2; thence from the initial point, east along the line of said section 2,410 feet',
    `N 90°00'00" E 2410`,
    'low',
  ],
  [
    'Beginning at the corner of section 7; thence from the initial point, east along the line of said section 2,410 feet',
    `N 90°00'00" E 2410`,
    'high',
  ],
];
for (const [text, answer, confidence] of named)
  test(`a length right behind a section's name: ${text.slice(0, 40)}, ${confidence}`, () => {
    const [first] = tractsOf(`${text}; thence N 5° W 40 feet to a post; thence S 4° E 50 feet to the beginning.`)[0]!
      .calls;
    assert.deepEqual([callLine(first!), first!.confidence], [answer, confidence]);
  });

test('a stray sign between a length and its direction makes it doubtful', () => {
  const calls = tractsOf(
    'Beginning at a post; thence 37 feet j South to a pin; thence 71 feet ~ West to a pin; thence 38 feet b North 5 feet to a pin; thence 70 feet East to the beginning.',
  )[0]!.calls;
  assert.deepEqual(
    calls.map((call) => [callLine(call), call.confidence]),
    [
      [`S 00°00'00" E 37`, 'low'],
      [`N 90°00'00" W 71`, 'low'],
      ['- 5', 'low'],
      [`N 90°00'00" E 70`, 'high'],
    ],
  );
});
