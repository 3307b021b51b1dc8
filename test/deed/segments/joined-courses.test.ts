// Courses joined to the one before them by a word or nothing: "and with the wall", "Left and run", "and follows the dike", "N 31 E 12, S 8 W 40".
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, courseLine, tractsOf } from '../reading.ts';

describe('each course is read, and none swallowed by the one before it', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      'Beginning at a post on Kiln Street; thence with Odom north 12 1/2 west 210 feet to the mill race and with the race north 71 east 90 feet & with Wm. Teel south 14 east 205 feet to Kiln Street and with the same south 70 west 95 feet to the beginning.',
      [`N 12°30'00" W 210`, `N 71°00'00" E 90`, `S 14°00'00" E 205`, `S 70°00'00" W 95`],
    ],
    [
      'Beginning at a pin; thence S 10 W 210 feet to a stone, said stone being 40 feet north of the lane, thence N 80 W 310 feet to a stake, said stake being 20 feet easterly of and perpendicular to the wall, thence N 10 E 210 feet to a pipe which is 15 feet distant westerly from the rail, thence S 80 E 310 feet to a point 9 feet west of the barn and the place of beginning.',
      [`S 10°00'00" W 210`, `N 80°00'00" W 310`, `N 10°00'00" E 210`, `S 80°00'00" E 310`],
    ],
    [
      `Beginning at a pin;\nN 5° E 40.5'\nE 44.25'\nS 5° W 40.5'\nW 44.25' to the point of beginning.`,
      [`N 05°00'00" E 40.5`, `N 90°00'00" E 44.25`, `S 05°00'00" W 40.5`, `N 90°00'00" W 44.25`],
    ],
    [
      'Beginning at a pin:\nN 95.5 feet\nE 100.5 feet\nS 96.1 feet\nW 100.5 feet to the point of beginning.',
      [`N 00°00'00" E 95.5`, `N 90°00'00" E 100.5`, `S 00°00'00" E 96.1`, `N 90°00'00" W 100.5`],
    ],
    [
      `Beginning at a pin:\n1. E 31.98'\n2. S69°04'E 36.62'\n3. N 71.54' to the point of beginning.`,
      [`N 90°00'00" E 31.98`, `S 69°04'00" E 36.62`, `N 00°00'00" E 71.54`],
    ],
    [
      'Beginning at a stake; thence N 10 W 40 poles to a stone and up the branch N 40 E 12 poles and down the ridge S 5 E 44 poles to a post, thence S 70 W 20 poles to the beginning.',
      [`N 10°00'00" W 40`, `N 40°00'00" E 12`, `S 05°00'00" E 44`, `S 70°00'00" W 20`],
    ],
    [
      'Beginning at a bolt, and follows said wall N 5 deg 10 min E 90.5 feet, follows the fence line of Odom S 60 deg E 40 feet to a post, and follows along the creek S 20 deg W 80 feet to the bolt.',
      [`N 05°10'00" E 90.5`, `S 60°00'00" E 40`, `S 20°00'00" W 80`],
    ],
    [
      'From a stone on Elm Road, running north 61 ft. to a marker; running east from that marker 28 ft.; running south from such marker 60 ft.; thence to the stone.',
      [`N 00°00'00" E 61`, `N 90°00'00" E 28`, `S 00°00'00" E 60`, '- -'],
    ],
    [
      'Beginning at an iron pin; run N 4° E 188 feet. Right and run S 80° E 75 feet [as now fenced]. Right and run S 8° W 40 feet, left and go S 5° E 90 feet. Right and proceed with the road S 80° W 90 feet to the start.',
      [`N 04°00'00" E 188`, `S 80°00'00" E 75`, `S 08°00'00" W 40`, `S 05°00'00" E 90`, `S 80°00'00" W 90`],
    ],
    [
      'Beginning at stones; thence down the run, S. 24° W. 18.7 per. and S. 41° W. 9.3 per., S. 7° E. 11 per. and S. 3° W. 6 per. to a gum; thence N. 60° W. 70 per. to the beginning.',
      [`S 24°00'00" W 18.7`, `S 41°00'00" W 9.3`, `S 07°00'00" E 11`, `S 03°00'00" W 6`, `N 60°00'00" W 70`],
    ],
    [
      'Found: 1st, a walnut, thence N 50 W 61 poles; 2d, a rock, thence N 21 E 33; 3d, a gum on the fork, thence up the fork, N 31 E 12.5, N 66 E 17, S 82 E 28; 6th, a drain, thence S 12 W 48, thence S 70 W 9 poles to the 1st.',
      [
        `N 50°00'00" W 61`,
        `N 21°00'00" E 33`,
        `N 31°00'00" E 12.5`,
        `N 66°00'00" E 17`,
        `S 82°00'00" E 28`,
        `S 12°00'00" W 48`,
        `S 70°00'00" W 9`,
      ],
    ],
    [
      'Beginning at an oak; thence N 10 W 200 feet to Elm Street and with the same east 90 feet to a post and with Tarn south 200 feet to the lane, and along the lane west 60 feet to the beginning.',
      [`N 10°00'00" W 200`, `N 90°00'00" E 90`, `S 00°00'00" E 200`, `N 90°00'00" W 60`],
    ],
    [
      'Beginning at a pin; thence North 20 degrees East 40 feet to the wall, thence South 60 degrees East 30 feet and from there South 5 degrees West 30 feet, and finally West 20 feet to the start.',
      [`N 20°00'00" E 40`, `S 60°00'00" E 30`, `S 05°00'00" W 30`, `N 90°00'00" W 20`],
    ],
    [
      'Beginning at a pin; Line 1: N 20°10\'00" E, 90.00 feet; Line 2: departing said wall, S 70°00\'00" E, 31.50 feet; Line 3: crossing the lane, S 20°10\'00" W, 90.00 feet; Line 4: N 70°00\'00" W, 31.50 feet to the point of beginning.',
      [`N 20°10'00" E 90`, `S 70°00'00" E 31.5`, `S 20°10'00" W 90`, `N 70°00'00" W 31.5`],
    ],
    // right behind a tree, without a word or a mark, from the first on
    [
      'Beginning at a locust near the ford S 7 1/4 E 33 poles croping the drain to a locust N61 E140 poles to two elms on the side of a hill S66 E121 poles crosing the swamp to a beech and 2 walnuts S49 W212 poles to the beginning.',
      [`S 07°15'00" E 33`, `N 61°00'00" E 140`, `S 66°00'00" E 121`, `S 49°00'00" W 212`],
    ],
    [
      'Beginning at a stone S 30 E 20 poles from the mill; thence N 10 E 40 poles to a poplar S 30 E 20 poles distant from the mill; thence S 10 W 41 poles to a beech bearing N 20 E 30 links; thence West 42 poles to the beginning.',
      [`N 10°00'00" E 40`, `S 10°00'00" W 41`, `N 90°00'00" W 42`],
    ],
    // a course without a length ends at its thing
    [
      'Beginning at a stone; thence N 21 E to two oaks and N 33 E 40 poles to a rock; thence S 12 W. to an ash and West 9 poles to a stake; thence South to an elm and east 12 poles to the beginning.',
      [
        `N 21°00'00" E -`,
        `N 33°00'00" E 40`,
        `S 12°00'00" W -`,
        `N 90°00'00" W 9`,
        `S 00°00'00" E -`,
        `N 90°00'00" E 12`,
      ],
    ],
    [
      'Beginning at a stone; thence North 21 E to a pine and northwest 30 poles to a stake; thence South to the ford, southwest 12 poles to the beginning.',
      [`N 21°00'00" E -`, `N 45°00'00" W 30`, `S 00°00'00" E -`, `S 45°00'00" W 12`],
    ],
    [
      'Beginning at a stone; thence N 21 E to the line of Hall and Ward 90 feet to a stake; thence N 40 W to a road leading north and south 90 feet to a pin; thence South to a pine and southeast corner of Pell 30 feet; thence East to a wall, northerly 12 feet from the barn, 95 feet to the beginning.',
      [`N 21°00'00" E 90`, `N 40°00'00" W 90`, `S 00°00'00" E 30`, `N 90°00'00" E 95`],
    ],
  ];
  for (const [text, lines] of rows) test(text.slice(0, 90), () => assert.deepEqual(callLines(text), lines));

  test('what a joined course runs along is its own', () => {
    const [, second] = tractsOf(rows[0]![0])[0]!.calls;
    assert.equal(second!.verbatim_text, 'with the race north 71 east 90 feet &');
    assert.equal(second!.adjoiner, 'the race');
  });
});

describe('a wind with a bare length, and the next course behind its place', () => {
  const rows: [courses: string, lines: string[]][] = [
    [
      'thence North 40.50 to a stake, S 70 E 30.25 to an oak, S 40 W 51.75 to the beginning, all in chains.',
      [`N 00°00'00" E 40.5`, `S 70°00'00" E 30.25`, `S 40°00'00" W 51.75`],
    ],
    [
      'thence due magnetic North\n40.50 to a stake\nS 70 E\n30.25 to an oak\nS 40 W\n51.75 to the beginning\nall in chains.',
      [`N 00°00'00" E 40.5`, `S 70°00'00" E 30.25`, `S 40°00'00" W 51.75`],
    ],
  ];
  for (const [courses, lines] of rows)
    test(courses, () => assert.deepEqual(callLines(`Beginning at a stone, ${courses}`), lines));

  test('rows of winds are no bearing: South 50.00 over West 12.50', () => {
    const { calls } = tractsOf(
      'Beginning at a stone, thence\nN 10 E 40.00\nS 70 E  30.00\nSouth  50.00\nWest 12.50\nto the beginning. Distances in chains.',
    )[0]!;
    assert.ok(calls.every(({ bearing }) => bearing?.degrees !== 50));
  });
});

describe('a cardinal with its length, led by what it runs along', () => {
  const joints = [
    '; along the wall ',
    ', following the dike ',
    '; leaving the wall, ',
    '; again ',
    ', from that point ',
    ' & ',
    '; & ',
    '; returning with the lane ',
  ];
  for (const joint of joints)
    for (const head of ['thence N 12° E 61 feet to a stone', 'thence N 12° E 61 feet'])
      test(`${head}${joint}`, () =>
        assert.equal(courseLine(`${head}${joint}east 33 feet to a post`), `N 12°00'00" E 61 | N 90°00'00" E 33`));

  test('a bearing behind "from here" too', () =>
    assert.equal(
      courseLine('thence N 12° E 61 feet, from here S 70° E 33 feet to a post'),
      `N 12°00'00" E 61 | S 70°00'00" E 33`,
    ));

  test('where no word opens it the course before is doubted', () => {
    const [call] = tractsOf(
      'Beginning at a stone; thence N 12° E 61 feet; the second side east 33 feet to a post; thence S 20° W 50 feet to the beginning.',
    )[0]!.calls;
    assert.equal(call!.confidence, 'low');
    assert.match(call!.confidence_reason, /another length, 33 feet/);
  });

  const none = [
    'thence N 12° E 61 feet to a stone, from which an oak stands east 33 feet',
    'thence N 12° E 61 feet; along the wall, east 33 feet of the barn',
    'thence N 12° E 61 feet, by the east 33 feet of the lot',
    'thence N 12° E 61 feet from that point to a stone',
  ];
  for (const course of none) test(course, () => assert.equal(courseLine(course), `N 12°00'00" E 61`));
});

describe('a course carried on', () => {
  const rows = [
    ' the same course continued 40 feet to a gum',
    ', same course, 40 feet to a gum',
    '; continuing same course 40 feet to a gum',
    ' and continuing on the same bearing a further distance of 40 feet to a gum',
    ', then in the same straight line 40 feet to a gum',
    '; on said course 40 feet to a gum',
  ];
  for (const words of rows)
    test(words, () =>
      assert.equal(
        courseLine(`thence S 5° E 90 feet to an elm on a hill${words}`),
        `S 05°00'00" E 90 | S 05°00'00" E 40`,
      ),
    );

  test('with its bearing at medium confidence', () => {
    const calls = tractsOf(
      `Beginning at a stone; thence N 10° E 100 feet to a stake; the same course 40 feet to a post; thence S 20° W 50 feet to the beginning.`,
    )[0]!.calls;
    assert.deepEqual([calls[1]!.confidence, calls[1]!.confidence_reason], ['medium', 'on the course before it']);
  });

  const whole = [
    ', continuing the same course 140 feet in all to a gum',
    ', the same course 50 feet further to a gum, making 140 feet in all',
    ', same course continued in all 140 feet to a gum',
  ];
  for (const words of whole)
    test(`one course: ${words}`, () =>
      assert.equal(courseLine(`thence S 5° E 90 feet to an elm${words}`), `S 05°00'00" E 140`));

  test('a length on the same line from somewhere is none', () =>
    assert.equal(courseLine('thence S 5° E 90 feet to a pin in the same line 40 feet from a gum'), `S 05°00'00" E 90`));
});

describe('the way back without a value', () => {
  const start = `Beginning at an oak; thence N 10° E 200 feet to a gum; thence S 80° E 90 feet to an ash in Tarn's line`;
  const rows = [
    ', and with it to the beginning.',
    ', and by said brook as it runs to Bell Pond to the place where it first began.',
    '; and with said line to the place of beginning.',
    ' and along the same to the point of beginning.',
    ', and so down the brook to the beginning.',
    ', with the same to the beginning.',
  ];
  for (const words of rows)
    test(words, () => assert.deepEqual(callLines(start + words).slice(1), [`S 80°00'00" E 90`, '- -']));

  test('between two measured courses', () => {
    const words = `, and with it to Odom's corner; thence S 40° W 60 feet to the brook and down the same as it runs to a gum; thence`;
    assert.deepEqual(callLines(`${start}${words} N 60° W 30 feet to the beginning.`).slice(1), [
      `S 80°00'00" E 90`,
      '- -',
      `S 40°00'00" W 60`,
      '- -',
      `N 60°00'00" W 30`,
    ]);
  });

  test('what a measured course itself runs along is no other', () =>
    assert.deepEqual(callLines(`${start}; thence S 10° W 200 feet along said line to the beginning.`).slice(2), [
      `S 10°00'00" W 200`,
    ]));

  test('an end told twice is no other', () =>
    assert.deepEqual(callLines(`${start} and to the place of beginning.`).slice(1), [`S 80°00'00" E 90`]));
});

describe('a course by what it follows ends with its clause where it has come somewhere', () => {
  const rows: [course: string, read: string][] = [
    [`thence along the lane to Tarn's gate; S 2° W 17 feet to an elm`, `- - | S 02°00'00" W 17`],
    ['thence up the run to its head; S 2° W 17 feet to an elm', `- - | S 02°00'00" W 17`],
    ['thence with the lane to the gate; S 2° W 17 feet to an elm', `- - | S 02°00'00" W 17`],
    [`thence by land sold to Odom's heirs; S 2° W 17 feet to an elm`, `S 02°00'00" W 17`],
    ['thence with the land conveyed to the heirs of Tarn; S 2° W 17 feet to an elm', `S 02°00'00" W 17`],
    ['thence with the road leading to the ford; S 2° W 17 feet to an elm', `S 02°00'00" W 17`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});

describe('courses told from tree to tree, without a word or a mark between them', () => {
  const rows: [text: string, lines: string[]][] = [
    [
      'bounded as followeth Beginning at two Lynn trees by a spring North twenty nine degrees East forty one poles to a red oak tree South seventy degrees East fifty three poles to a hickory East one hundred and nine poles to three gum trees South twelve degrees West eighty two poles to a beech North thirty one poles to a stake West two hundred and four poles to the beginning',
      [
        `N 29°00'00" E 41`,
        `S 70°00'00" E 53`,
        `N 90°00'00" E 109`,
        `S 12°00'00" W 82`,
        `N 00°00'00" E 31`,
        `N 90°00'00" W 204`,
      ],
    ],
    [
      'Beginning at a post thence by Teel South 93 perches and a half to a stone West 71 perches to a marked gum North 92 perches to a spruce on a hill East across the run 70 perches to the place of beginning',
      [`S 00°00'00" E 93.5`, `N 90°00'00" W 71`, `N 00°00'00" E 92`, `N 90°00'00" E 70`],
    ],
    [
      'Beginning at a rock, North 31 East 46 poles to a red oak, South crossing the creek 52 poles to a birch North seventy degrees West crossing the path thirty poles to an ash thence to the beginning',
      [`N 31°00'00" E 46`, `S 00°00'00" E 52`, `N 70°00'00" W 30`, '- -'],
    ],
    [
      'Beginning at a rock; thence N 31 E 46 poles to a gum south of the mill; thence West 44 poles to a stake East side of the creek 12 poles from its mouth; thence S 3 E 33 poles to a nail in Elm Street East 15 feet from the wall; thence to the beginning.',
      [`N 31°00'00" E 46`, `N 90°00'00" W 44`, `S 03°00'00" E 33`, '- -'],
    ],
    [
      'Beginning at a stake N 31 E 46 feet of the mill; thence S 11 W 52 poles; S 81 E 33 poles; thence East 21 poles to the beginning.',
      [`S 11°00'00" W 52`, `S 81°00'00" E 33`, `N 90°00'00" E 21`],
    ],
    [
      'Beginning at a point N 31 E 46 poles to the mill; thence S 11 W 52 poles; thence East 21 poles to the beginning.',
      [`S 11°00'00" W 52`, `N 90°00'00" E 21`],
    ],
  ];
  for (const [text, lines] of rows) test(text, () => assert.deepEqual(callLines(text), lines));
});

describe('what looks like a joined course and is none', () => {
  const rows: [course: string, line: string][] = [
    ['thence along the lane and by land of Odom N 10° W 40 feet to a stone', `N 10°00'00" W 40`],
    ['thence S 5° E 40 feet to a lane 30 feet right of way', `S 05°00'00" E 40`],
    ['thence N 10° W 40 feet to the line of a lane which follows the brook', `N 10°00'00" W 40`],
    ['thence N 10° W 40 feet on and along the line of the mill lot to a post', `N 10°00'00" W 40`],
    ['thence N 10° W 40 feet to a stone by the wall and on land of Tarn', `N 10°00'00" W 40`],
    ['thence N 10° W 40 feet to a stone on the wall and with the south line of Tarn', `N 10°00'00" W 40`],
  ];
  for (const [course, line] of rows) test(course, () => assert.equal(courseLine(course), line));
});

describe('the way to a line that is agreed upon', () => {
  test('"the true beginning of the agreed line" ends a tie', () => {
    const [tract] = tractsOf(
      'The common line shall be: From the stone at the mill, N 14° W 61.5 feet to the true beginning of the agreed line; and running thence S 81° W 118.4 feet to a post; thence S 84° W 66.1 feet to the brook.',
    );
    assert.equal(tract!.tie_calls.length, 1);
    assert.equal(tract!.calls.length, 2);
  });

  test('the true beginning of a curve is no point of beginning', () => {
    const [tract] = tractsOf(
      'Beginning at a stone; thence N 14° W 61.5 feet to the true beginning of a curve; thence S 81° W 118.4 feet to a post; thence S 30° E 66.1 feet to the point of beginning.',
    );
    assert.deepEqual([tract!.tie_calls.length, tract!.calls.length], [0, 3]);
  });
});
