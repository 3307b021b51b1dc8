// Rolls of assessors, ordinances and pages from the middle of a deed: each text and its courses, with near misses that stay as they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines, courseLine, tractsOf } from '../reading.ts';

const whole: [why: string, text: string, calls: string[]][] = [
  [
    'a roll whose first course is a curve',
    'COM N 40 FT FR NW COR BLK 7, PLAT C; ALONG A CURVE TO L (CHORD BEARS: N 21 DEG 5\' 10" W 310 FT, RADIUS = 1400 FT); S 60 DEG W 50.5 FT; S 30 DEG E 300 FT TO BEG.',
    [`curve R1400 C310 [N 21°05'10" W] left`, `S 60°00'00" W 50.5`, `S 30°00'00" E 300`],
  ],
  [
    'a page that begins within a numbered list',
    "8) N 13° 40' E, a distance of 135 feet to a rod set,\n9) N 12° 10' E, a distance of 44 feet to a rod set, said point being the beginning of a curve to the left,\n10) With said curve to the left, having a radius of 15 feet, an arc length of 16.3 feet, and a chord which bears N 53° W, a distance of 15.5 feet to a rod set,\n11) N 71° W, a distance of 51 feet to a rod set,\nTHENCE S 5° E 90 feet to the place of beginning.",
    [
      `N 13°40'00" E 135`,
      `N 12°10'00" E 44`,
      `curve R15 L16.3 C15.5 [N 53°00'00" W] left`,
      `N 71°00'00" W 51`,
      `S 05°00'00" E 90`,
    ],
  ],
  [
    'a page from the middle of a deed, from mark to mark',
    'minutes west sixty feet to an iron rod; north forty degrees west fifty feet to an iron rod; north six degrees east fifty-one feet to an iron rod; north nine degrees west forty feet to an iron rod; north ten degrees east thirty feet to',
    [`N 40°00'00" W 50`, `N 06°00'00" E 51`, `N 09°00'00" W 40`, `N 10°00'00" E 30`],
  ],
  [
    'a run of bearings and bare figures with nothing between',
    "Beginning at a stake; thence up the creek N 61° 10' W 51.5 feet S 70° 40' W 90.3 S 41° E 52.8 S 11° E 54 N 80° E 120 to a stake; thence N 5° E 200 feet to the beginning.",
    [
      `N 61°10'00" W 51.5`,
      `S 70°40'00" W 90.3`,
      `S 41°00'00" E 52.8`,
      `S 11°00'00" E 54`,
      `N 80°00'00" E 120`,
      `N 05°00'00" E 200`,
    ],
  ],
  [
    'a number at a mark is no length of a run',
    'Beginning at a stone; thence N 10° E 40 poles to a stake marked 7 S 80° E 20 poles to an oak; thence S 10° W 40 poles to lot 9 N 80° W 20 poles to the beginning.',
    [`N 10°00'00" E 40`, `S 80°00'00" E 20`, `S 10°00'00" W 40`, `N 80°00'00" W 20`],
  ],
  ['the same without marks: any list of winds', 'N 41° W 52 feet; N 6° E 51 feet; N 7° W 52 feet; N 9° E 48 feet', []],
  [
    'rows with the station that each course comes to',
    'Beginning at a stone; thence along the center line the following courses and distances:\nBearing Distance Station\nN 40° E 210.05 6+10.05\nS 31° E 120.40 7 + 30.45\nN 12° E 150.30 8+80.75\nto the end of said line.',
    [`N 40°00'00" E 210.05`, `S 31°00'00" E 120.4`, `N 12°00'00" E 150.3`],
  ],
  [
    'curve data in brackets behind the curve they tell of; the next one is another, whose side is not told',
    'Beginning at a stone; thence N 85° E 210.5 feet to where a curve to the left begins; thence northeasterly with said curve to the left, arc distance 31.42 feet, to the end of said curve (Curve Data: central angle= 90°, Radius= 20 feet, Tangent= 20 feet, chord bears N 40° E for 28.28 feet); thence northwesterly along said curve on Elm Street, arc distance 60.1 feet, to the end of said curve (Curve Data: Radius= 480 feet, chord bears N 9° W for 60.06 feet); thence S 18° W 300 feet to the place of beginning.',
    [
      `N 85°00'00" E 210.5`,
      `curve R20 L31.42 C28.28 [N 40°00'00" E] D90 left`,
      `curve R480 L60.1 C60.06 [N 09°00'00" W]`,
      `S 18°00'00" W 300`,
    ],
  ],
  [
    'a reverse curve told whole where a line ends, before another curve',
    "Beginning at a stone; thence East 500 feet; thence on a deflection angle to the left of 89° 30', a distance of 40 feet to the beginning of a reverse curve to the right whose delta angle is 50°, tangent is 93 feet and radius is 200 feet, a distance of 174.5 feet to the point of reverse curve; thence on a curve to the left whose delta angle is 50°, tangent ia 70 feet and radius is 150 feet, a distance of 130.9 feet to its end; thence N 5° E 40 feet to the place of beginning.",
    [
      `N 90°00'00" E 500`,
      `N 00°30'00" E 40`,
      'curve R200 L174.5 D50 right',
      'curve R150 L130.9 D50 left',
      `N 05°00'00" E 40`,
    ],
  ],
  [
    'a line by its angle to the chord of the curve before it is no curve',
    "Beginning at a stone; thence along the arc of a curve to the left whose radius is 600 feet, a distance of 420 feet (long chord=411', long chord deflecting left 20° 03' from the last described course) to a point of tangency; thence deflecting left 20° 03'from the chord of said curve, and running northwesterly a distance of 120.5 feet; thence S 20° E 40 feet to the place of beginning.",
    ['curve R600 L420 C411 left', '- 120.5', `S 20°00'00" E 40`],
  ],
  [
    'an offset before a numbered list places the line',
    'Beginning at a stone; thence along a line 10 feet south of and parallel with the north line of Mill Lane the following 2 courses:\n\n1) S 60° W a distance of 120.4 feet;\n\n2) S 55° W a distance of 310.5 feet;\n\nthence N 20° E 40 feet to the place of beginning.',
    [`S 60°00'00" W 120.4`, `S 55°00'00" W 310.5`, `N 20°00'00" E 40`],
  ],
];
for (const [why, text, calls] of whole) test(why, () => assert.deepEqual(callLines(text), calls));

const courses: [course: string, line: string][] = [
  ["thence along a curve turning to the right through 70° 30', having a radius of 25 feet", 'curve R25 D70.5 right'],
  ["thence through the wood N 70° 30' E 25 feet", `N 70°30'00" E 25`],
  [
    'thence 20 feet north of and parallel with the south line of the said NE 1/4, East for a distance of 900 feet',
    `N 90°00'00" E 900`,
  ],
  ['thence southerly alone the center line of Elm Avenuei s distance of 5 feet', '- 5'],
  ['thence S distance of 5 feet', `S 00°00'00" E 5`],
  [
    'thence S 5° E a distance of two hundred eighty-three and sixty one hundredths (283.61) feet',
    `S 05°00'00" E 283.61`,
  ],
  ['thence S 5° E forty and sixty one-hundredths (40.60) feet', `S 05°00'00" E 40.6`],
  ['thence S 77° W with the railroad, aL 42 feet crossing the center line, in all 84.5 feet', `S 77°00'00" W 84.5`],
  ['thence S 31° W 310.5 feet, iron rod set for the P.C. of curve to the right', `S 31°00'00" W 310.5`],
  ['thence N 20° E 90.5 feet, iron pin found', `N 20°00'00" E 90.5`],
  ['thence N 20° E 90.5 ft. rebar set', `N 20°00'00" E 90.5`],
  ['thence N 20° E 90.5 feet to a 5/8 inch rebar', `N 20°00'00" E 90.5`],
  ['thence N 20° E to 3 feet iron rod, 90.5 feet', `N 20°00'00" E 90.5`],
  ['thence S .71 FT', `S 00°00'00" E 0.71`],
];
for (const [course, line] of courses) test(course, () => assert.equal(courseLine(course), line));

test('a side of the curve ahead is not the way of a course that has none', () => {
  const text =
    'Beginning at a stone; thence 90 feet along the line of Tarn to the beginning of a curve, concave southwesterly, radius 12 feet, thence northwesterly along said curve an arc of 18.8 feet; thence S 20° E 40 feet to the place of beginning.';
  assert.deepEqual(callLines(text).slice(0, 2), ['- 90', 'curve R12 L18.8 left']);
});

test('"thence S .71 FT": its figures are the length, no rest of a bearing', () => {
  const call = tractsOf(
    'Beginning at a stone; thence S .71 FT; thence N 40 E 30 FT; thence S 30 W 30 FT to the beginning.',
  )[0]!.calls[0]!;
  assert.doesNotMatch(call.confidence_reason ?? '', /bearing/);
});
