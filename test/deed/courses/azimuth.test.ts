import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, callLines, tractsOf } from '../reading.ts';

const RUNNING = 'Beginning at a pipe and running by azimuths measured clockwise from true south:';

const items: [item: string, answer: string][] = [
  // A mark misprinted: what the print evidently says, never feet and inches.
  [`61° 18' 40\u00c2\u00b4312.25 feet along same;`, `S 61°18'40" W 312.25`],
  [`61° 18' 40\u00b4 312.25 feet along same;`, `S 61°18'40" W 312.25`],
  [`61° 18' 40' to a stake;`, `S 61°18'00" W 40`],
  [`231\u00c2\u00b444' 118.40 feet along same;`, `N 51°44'00" E 118.4`],
  [`114'°06'31" 220.10 feet to a pipe;`, `N 65°53'29" W 220.1`],
  // Only the end of an azimuth: its first figures stand apart, or its degrees could not be read.
  [`Z34°10' 91.80 feet along same;`, '- 91.8'],
  ['3J4 degrees 10 minutes 91.80 feet along same;', '- 91.8'],
  ['one hundred and ten degrees sixteen minutes 91.80 feet along same;', `N 69°44'00" W 91.8`],
  [`2?4°10' 91.80 feet along same;`, '- 91.8'],
  [`13-4°10' 91.80 feet along same;`, '- 91.8'],
  [`1|34°10' 91.80 feet along same;`, '- 91.8'],
  [`along Lot 3 14°10' 91.80 feet along same;`, `S 14°10'00" W 91.8`],
  [
    `Thence by a curve left with a radius of 410.00 feet, the chordazimuth and distance being 64°10' 184.15 feet;`,
    `curve R410 C184.15 [S 64°10'00" W] left`,
  ],
  // Minutes over 59 are carried, with low confidence.
  [`166° 74' 20" 91.80 feet along same;`, `N 12°45'40" W 91.8`],
  // Monuments' numbers and sizes, widths and latitudes are no lengths of a curve.
  [
    `Thence on a curve to the left having a radius of 410.00 feet, the chord azimuth and distance being 64°10'00", 184.15 feet to concrete monument No. 31-M;`,
    `curve R410 C184.15 [S 64°10'00" W] left`,
  ],
  [
    `Along the side of the railway's 40-feet right of way on a curve to the left with a radius of 410.00 feet, the chord azimuth and distance being: 64°10'00" 184.15 feet;`,
    `curve R410 C184.15 [S 64°10'00" W] left`,
  ],
  [
    `Thence on a curve to the left with a radius of 410.00 feet, the azimuth and distance being 64°10'00" 184.15 feet;`,
    `curve R410 C184.15 [S 64°10'00" W] left`,
  ],
  [
    `Thence on a curve to the left with a radius of 410.00 feet, the chord azimuth and distance being 64°10' 184.15 feet to a spike; distance being 64°10' 184.15 feet to a spike;`,
    `curve R410 C184.15 [S 64°10'00" W] left`,
  ],
  [
    `First along the old side of the road on a curve to the left with a radius of 410.00 feet, the chord azimuth and distance being 64°10' 184.15 feet;`,
    `curve R410 C184.15 [S 64°10'00" W] left`,
  ],
];
for (const [item, answer] of items)
  test(`a numbered course by azimuth: ${item}`, () => {
    const text = `${RUNNING}\n1. 20°00' 50.00 feet along same;\n2. ${item}\n3. 210°00' 60.00 feet to the point of beginning.`;
    assert.equal(callLines(text)[1], answer);
    assert.equal(callLines(text).length, 3);
  });

test('minutes over 59 are of low confidence', () => {
  const text = `${RUNNING}\n1. 166° 74' 20" 91.80 feet along same;\n2.. 210°00' 60.00 feet to the point of beginning.`;
  const calls = tractsOf(text)[0]!.calls;
  assert.deepEqual(
    calls.map((call) => [call.confidence, call.confidence_reason]),
    [
      ['low', 'minutes or seconds over 59'],
      ['high', ''],
    ],
  );
});

test('a chord in the next numbered line is the curve’s, unless the curve has a number of its own', () => {
  const curve = 'Thence on a curve to the right with a radius of 30.00 feet, the chord azimuth and distance being';
  const unnumbered = `${RUNNING}\n1. 20°00' 50.00 feet along same; ${curve};\n2. 251°30'00" 42.43 feet;\n3. 210°00' 60.00 feet to the point of beginning.`;
  assert.deepEqual(callLines(unnumbered), [
    `S 20°00'00" W 50`,
    `curve R30 C42.43 [N 71°30'00" E] right`,
    `N 30°00'00" E 60`,
  ]);
  const torn = `${RUNNING}\n1. 20°00' 50.00 feet along same;\n2. ${curve}\n3. 81°57' 52.10 feet along the road to a pipe;\n4. 210°00' 60.00 feet to the point of beginning.`;
  assert.deepEqual(callLines(torn).slice(1, 3), ['curve R30 right', `S 81°57'00" W 52.1`]);
  assert.equal(tractsOf(torn)[0]!.calls[2]!.confidence, 'low');
});

test('a numbered curve that breaks off takes the next line as its chord, where that has nothing but an azimuth and a length', () => {
  const curve = 'Thence on a curve to the left with a radius of 40.00 feet, the direct azimuth and distance being';
  const rows: [next: string, calls: string[]][] = [
    [
      "\n3. 251°30'00\" 42.43 feet;\n4. 210°00' 60.00 feet",
      ['S 20°00\'00" W 50', 'curve R40 C42.43 [N 71°30\'00" E] left'],
    ],
    [
      ": 3. 251° 30' 42.43 feet; 4. 210°00' 60.00 feet",
      ['S 20°00\'00" W 50', 'curve R40 C42.43 [N 71°30\'00" E] left'],
    ],
    [
      "\n3. 251° 30' 42.43 feet.\n4. Thence 210°00' 60.00 feet",
      ['S 20°00\'00" W 50', 'curve R40 C42.43 [N 71°30\'00" E] left'],
    ],
    [
      "\n3. 251° 30' 42.43 feet along the ditch;\n4. 210°00' 60.00 feet",
      ['S 20°00\'00" W 50', 'curve R40 left', 'N 71°30\'00" E 42.43'],
    ],
    [
      "\n3. Thence 251° 30' 42.43 feet;\n4. 210°00' 60.00 feet",
      ['S 20°00\'00" W 50', 'curve R40 left', 'N 71°30\'00" E 42.43'],
    ],
  ];
  for (const [next, calls] of rows) {
    const text = `${RUNNING}\n1. 20°00' 50.00 feet along same;\n2. ${curve}${next} to the point of beginning.`;
    const read = [...calls, 'N 30°00\'00" E 60'];
    assert.deepEqual(callLines(text), read, text);
    if (read.length > 3) assert.equal(tractsOf(text)[0]!.calls[2]!.confidence, 'low', text);
  }
});

test('azimuths to triangulation stations are no courses, those behind them are', () => {
  const list =
    'from said monument the azimuths and distances to other triangulation stations are:\nTo Signal Knob  56°49\'02", 1,189.95 meters   To Far Hill 94°36\'12", 2,069.98 meters\n';
  const thence = `Beginning at monument 4, ${list}Thence from said monument, by azimuths from true south:\n1. 20°00' 50.00 feet;\n2. 210°00' 60.00 feet to the point of beginning.`;
  assert.deepEqual(callLines(thence), [`S 20°00'00" W 50`, `N 30°00'00" E 60`]);
  const inside = `${RUNNING}\n1. 20°00' 50.00 feet to monument 4, and ${list}2. 210°00' 60.00 feet to the point of beginning.`;
  assert.deepEqual(callLines(inside), [`S 20°00'00" W 50`, `N 30°00'00" E 60`]);
});

const COURSES = `running by true azimuths:\n1. 20°00' 50.00 feet;\n2. 120°00' 80.00 feet;\n3. 200°00' 50.00 feet;\n4. 300°00' 80.00 feet to the point of beginning.`;
const ISLANDERS = 'south is assumed, as in Hawaii';

const origins: [lead: string, first: string, confidence: string, reason: string][] = [
  ['Beginning at a pipe on Oahu and', `S 20°00'00" W 50`, 'high', ''],
  ['Beginning at a pipe, shown on Government Survey Registered Map No. 17, and', `S 20°00'00" W 50`, 'high', ''],
  ['Beginning at the corner of Land Commission Award 88 and', `S 20°00'00" W 50`, 'high', ''],
  [
    'Beginning at a pipe in Kealamokunui and',
    `S 20°00'00" W 50`,
    'medium',
    `where azimuths count from is not said; ${ISLANDERS}`,
  ],
  [
    'Beginning at a pipe, 40 feet from a bolt referred to Round Top Triangulation Station, and',
    `S 20°00'00" W 50`,
    'medium',
    `where azimuths count from is not said; ${ISLANDERS}`,
  ],
  [
    'Beginning at a pipe, azimuths counted from the northeast corner, and',
    `N 20°00'00" E 50`,
    'medium',
    'where azimuths count from is not said; north is assumed',
  ],
  [
    'Beginning at a pipe, azimuths being from the true meridian, and',
    `N 20°00'00" E 50`,
    'medium',
    'where azimuths count from is not said; north is assumed',
  ],
  ['Beginning at a pipe, azimuths being from the S. end of the meridian, and', `S 20°00'00" W 50`, 'high', ''],
  ['Beginning at a pipe on Oahu, azimuths measured clockwise from true Sou h, and', `S 20°00'00" W 50`, 'high', ''],
  [
    'Beginning at a pipe in Menominee and',
    `N 20°00'00" E 50`,
    'medium',
    'where azimuths count from is not said; north is assumed',
  ],
  [
    'Beginning at a pipe in the Canal Zone and',
    `S 20°00'00" W 50`,
    'medium',
    'where azimuths count from is not said; south is assumed, as in the Canal Zone',
  ],
  [
    'Beginning at a pipe at the northeast corner of this piece and',
    `S 20°00'00" W 50`,
    'medium',
    'where azimuths count from is not said; south by the way the courses run',
  ],
  [
    'Beginning at a pipe at the southwest corner of this piece and',
    `N 20°00'00" E 50`,
    'medium',
    'where azimuths count from is not said; north by the way the courses run',
  ],
  [
    'Beginning at a pipe 40 feet from the south line of a road, azimuths from north, and',
    `N 20°00'00" E 50`,
    'high',
    '',
  ],
];
for (const [lead, first, confidence, reason] of origins)
  test(`where azimuths count from: ${lead}`, () => {
    const call = tractsOf(`${lead} ${COURSES}`)[0]!.calls[0]!;
    assert.deepEqual([callLine(call), call.confidence, call.confidence_reason], [first, confidence, reason]);
  });

test('an azimuth without a length is the bearing of its course all the same', () => {
  const first = "Beginning at a pipe; thence by azimuth measured from south 20°00' 50 feet to a pin;";
  const last = "thence by azimuth 210°00' 60 feet to the point of beginning.";
  const rows = [
    "thence by azimuth 118°20' to the shore;",
    "thence 118°20' true to the shore;",
    "thence on a line the azimuth of which is 118°20' to the shore;",
    "thence on a line whose azimuth is 118°20', along the wall to the shore;",
  ];
  for (const course of rows)
    assert.deepEqual(
      callLines(`${first} ${course} ${last}`),
      [`S 20°00'00" W 50`, `N 61°40'00" W -`, `N 30°00'00" E 60`],
      course,
    );
  const witness = "thence to the shore, from which the azimuth to the light is 118°20';";
  assert.deepEqual(callLines(`${first} ${witness} ${last}`)[1], '- -');
});

test('azimuths named by their short form', () => {
  const text = `Beginning at a stake; thence Az. 45°30'00" 100.00 feet; thence Az. 135°30'00" 90.00 feet; thence on an Az. of 225°30' 100 feet; thence Az. 315°30' 90 feet to the point of beginning.`;
  assert.deepEqual(callLines(text), [`N 45°30'00" E 100`, `S 44°30'00" E 90`, `S 45°30'00" W 100`, `N 44°30'00" W 90`]);
});

test('the words for the way tell where azimuths count from', () => {
  const way = (wind: string): string =>
    `Beginning at a pipe and running by true azimuths:\n1. Along the ridge in a ${wind} direction, the direct azimuth and distance being 20°00' 50.00 feet;\n2. 210°00' 60.00 feet to the point of beginning.`;
  assert.deepEqual(callLines(way('southwesterly')), [`S 20°00'00" W 50`, `N 30°00'00" E 60`]);
  assert.deepEqual(callLines(way('northerly')), [`N 20°00'00" E 50`, `S 30°00'00" W 60`]);
});

test('the azimuth and distance of a chord are the curve’s own', () => {
  const text = `Beginning at a pipe and running by azimuths measured clockwise from true South: (1) 40°10' 110.45 feet; (2) 218°22' 106.41 feet; (3) on a curve to the left with a radius of 430 feet, the direct azimuth and distance of the chord being 130°40' 74.80 feet.`;
  const { chord_bearing: bearing, chord_length: length } = tractsOf(text)[0]!.calls[2]!;
  assert.deepEqual([bearing, length], [{ ns: 'N', degrees: 49, minutes: 20, seconds: 0, ew: 'W' }, 74.8]);
});

describe('where an azimuth counts from may be said behind it', () => {
  const rows: readonly (readonly [string, string])[] = [
    [`thence on an azimuth of 45°00'00" from north 100.00 feet to a pin`, `N 45°00'00" E 100`],
    [`thence on an azimuth of 45 degrees from North a distance of 100.00 feet to a pin`, `N 45°00'00" E 100`],
    [`thence on an azimuth of 45°00'00" from the north, 100.00 feet to a pin`, `N 45°00'00" E 100`],
    [`thence on an azimuth of 45°00'00" measured from north, 100.00 feet to a pin`, `N 45°00'00" E 100`],
    [`thence on an azimuth of 225°00'00" from south 100.00 feet to a pin`, `N 45°00'00" E 100`],
    [`thence on an azimuth of 225°00'00" measured clockwise from south, 100.00 feet to a pin`, `N 45°00'00" E 100`],
  ];
  for (const [course, line] of rows)
    test(course, () =>
      assert.equal(callLines(`Beginning at a stone; ${course}; thence to the point of beginning.`)[0], line),
    );
});

describe('where azimuths count from is said in many ways', () => {
  const rows: readonly (readonly [words: string, from: 'north' | 'south', confidence: string])[] = [
    ['by true azimuths (South zero)', 'south', 'high'],
    ['by azimuths (South = 0)', 'south', 'high'],
    ['by azimuths, 0° being true South', 'south', 'high'],
    ['by azimuths referred to south', 'south', 'high'],
    ['by south azimuths', 'south', 'high'],
    ['by azimuths (North = 0)', 'north', 'high'],
    ['by azimuths (zero = north)', 'north', 'high'],
    ['by azimuths from the south line of Main Street', 'north', 'medium'],
    ['by azimuths, the first of them North zero degrees 12 minutes east', 'north', 'medium'],
    ['by azimuths', 'north', 'medium'],
  ];
  for (const [words, from, confidence] of rows)
    test(words, () => {
      const [tract] = tractsOf(
        `Beginning at a pipe; thence running ${words}:\n1. 28°10' 105.00 feet;\n2. 118°10' 57.60 feet;\n3. 208°10' 105.00 feet;\n4. 298°10' 57.60 feet to the point of beginning.`,
      );
      const second = tract!.calls.at(-3)!;
      assert.deepEqual(
        [callLine(second), second.confidence],
        [from === 'south' ? `N 61°50'00" W 57.6` : `S 61°50'00" E 57.6`, confidence],
      );
    });
});

test('the number of a course glued to its degrees is no part of them', () => {
  const text = `Beginning at a pipe on Oahu and ${COURSES}`.replace('2. 120', '2.120');
  const calls = tractsOf(text)[0]!.calls;
  assert.equal(callLine(calls[1]!), `N 60°00'00" W 80`);
  assert.equal(calls[1]!.confidence, 'medium');
  assert.equal(calls[1]!.confidence_reason, '2 is read as the number before 120°');
});

describe('an azimuth behind its length', () => {
  const rows: [course: string, line: string][] = [
    [`thence a distance of 61 feet on a line making an azimuth of 80°44' to a pin`, `N 80°44'00" E 61`],
    [`thence 61 feet at an azimuth of 170°10' to a pin`, `S 09°50'00" E 61`],
    [`thence 61 feet, azimuth 307°40', to a pin`, `N 52°20'00" W 61`],
    [`thence 61 feet to a pin from which the azimuth to the tower is 307°40'`, '- 61'],
  ];
  for (const [course, line] of rows)
    test(course, () =>
      assert.equal(
        callLines(
          `Beginning at a bolt, azimuths from north; thence 40 feet on an azimuth of 10°; ${course}; thence 30 feet at an azimuth of 200°00' to the beginning.`,
        )[1],
        line,
      ),
    );
});

test('to and along the coast', () =>
  assert.deepEqual(
    callLines(
      `${RUNNING}\n1. 287°00' 91.00 feet;\n2. 10°00' 60.00 feet;\n3. To and along the low water line to where it began, azimuth and distance 153°18' 120.00 feet to the point of beginning.`,
    ),
    [`S 73°00'00" E 91`, `S 10°00'00" W 60`, `N 26°42'00" W 120`],
  ));
