// Courses as old and modern deeds word them: what is read of each, with what is not sure behind it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

/** Each call, with its confidence where that is not high. */
const readings = (text: string): string[] =>
  tractsOf(text).flatMap(({ calls }) =>
    calls.map((call) => callLine(call) + (call.confidence === 'high' ? '' : ` ${call.confidence}`)),
  );

const rows: [text: string, read: string[]][] = [
  // The unit behind the words that mostly follow it.
  [
    'Beginning at a gum; thence north 31 more or less poles to an ash; thence N 12 E 17 (more or less) poles to a post; thence west nine more or less poles to the beginning.',
    [`N 00°00'00" E 31`, `N 12°00'00" E 17`, `N 90°00'00" W 9`],
  ],
  // "Runing" is as good as "running".
  [
    'Begining at a rock, from thence runing southeasterly by marked Trees ninety one Rodds to a Beech; from thence runing northerly 37 Rodds to the beginning.',
    ['- 91 low', '- 37 low'],
  ],
  // A length before the letters of its wind.
  [
    'Beginning at a root and running 31 rods northeasterly by Odom to stones, then 44 rods S. W. to a beech, then 12 rods N.E. to a gum; thence west to the first bound.',
    ['- 31 low', `S 45°00'00" W 44 medium`, `N 45°00'00" E 12 medium`, `N 90°00'00" W - low`],
  ],
  // A stroke of the transcriber's is a stop.
  [
    'Beginning on the rear line_ thence South forty one degrees East thirty two chains nine links_ thence North six chains_Thence to the beginning_',
    [`S 41°00'00" E 32.09`, `N 00°00'00" E 6`, '- - low'],
  ],
  // The length stands before the way that the course tends.
  [
    'Beginning at a mound; thence N 61° E 310 feet to a stake; 270 feet, southerly direction, to a rock mound; and nine hundred feet in a westerly direction to the place of beginning.',
    [`N 61°00'00" E 310`, '- 270 low', '- 900 low'],
  ],
  [
    'Beginning at a mound; thence N 61° E 310 feet to a stake; 27 feet southerly of the wall; thence to the beginning.',
    [`N 61°00'00" E 310`, '- - low'],
  ],
  // What is said of a course behind the last one is no course.
  [
    'Beginning at a gum; thence west 40 poles to an elm; thence south 31 poles to a stake; thence east 40 poles to a stake; thence north 31 poles to the beginning. The line, calling to run south 31 poles to a stake, stops short of the run.',
    [`N 90°00'00" W 40`, `S 00°00'00" E 31`, `N 90°00'00" E 40`, `N 00°00'00" E 31`],
  ],
  // Behind a bearing two figures behind a comma are decimals.
  [
    `Beginning at a pin; thence along the wall the following courses and distances:\nN 7° 11' 30" E 61.04\nS 66° 20' 30" E 147,23\nS 19° 38' 45" W 73.59`,
    [`N 07°11'30" E 61.04 medium`, `S 66°20'30" E 147.23 low`, `S 19°38'45" W 73.59 medium`],
  ],
  // The blank behind the last letter of a bearing is lost.
  [
    `Beginning at a pin; thence N 81°46'47" Wand along the south line of said lot 61 feet; thence S 19°20' Ealong the wall 44 feet to the beginning.`,
    [`N 81°46'47" W 61`, `S 19°20'00" E 44`],
  ],
  // A letter stands for the degree mark.
  // A part of one more behind a comma may be told of something else.
  [
    'Beginning at an oak; then north six degrees west, one mile, three quarters of a mile, and forty rods, to a post; then east one mile, half a mile above the ford, to a stone.',
    [`N 06°00'00" W 1.875 low`, `N 90°00'00" E 1`],
  ],
  // Where every length has a blank behind its point it is the typist's; of one among others it is doubted.
  [
    'Beginning at a pin; thence S 41° E 361. 32 feet; thence S 9° W 274. 96 feet; thence N 20° W 186. 90 feet to the beginning.',
    [`S 41°00'00" E 361.32`, `S 09°00'00" W 274.96`, `N 20°00'00" W 186.9`],
  ],
  [
    'Beginning at a pin; thence S 41° E 361. 32 feet; thence S 9° W 274.96 feet; thence N 20° W 186.90 feet to the beginning.',
    [`S 41°00'00" E 361.32 low`, `S 09°00'00" W 274.96`, `N 20°00'00" W 186.9`],
  ],
  // Degree marks are lost throughout, though the lengths are torn.
  [
    `Beginning at a point N 89 33 ' W 77 feet from a corner; thence S 8833 ' E 177 .6 feet to a pin; thence S 01004' E 74.3 feet to a stake; thence S 6559' W 1 ,796. 1 feet to the beginning.`,
    [`S 88°33'00" E 177.6 low`, `S 01°04'00" E 74.3 medium`, `S 65°59'00" W 1796.1 low`],
  ],
  // The number of a note behind a length is none of it.
  [
    'Beginning at a stake; thence North one hundred and nine poles[1] to an ash; thence West fifty (15) poles to a gum, then to the beginning.',
    [`N 00°00'00" E 109`, `N 90°00'00" W 50 low`, '- - low'],
  ],
  // Misprinted words and marks of an angle.
  // Old spellings of trees end a course as the new ones do.
  [
    'Beginning at an Oake thence North 21 Degrees West 64 Perches to a marked Hickery and North thirty one perches by land of Abel Moss to a Post and West 9 perches to the beginning.',
    [`N 21°00'00" W 64`, `N 00°00'00" E 31`, `N 90°00'00" W 9`],
  ],
  // "from thence" behind a length begins the next course.
  [
    'Beginning at a gum, thence S. 37 degrees E. 9 1/4 chains; W. 22 chains, from thence to the first station.',
    [`S 37°00'00" E 9.25`, `N 90°00'00" W 22`, '- - low'],
  ],
  // A beginning placed both ways from a corner has no third leg.
  [
    'Commencing 17.5 rods South and 23 rods East from the Northwest corner of Section 31, Township 6 South, Range 2 East, East 71.5 feet; thence South 33 feet; thence West 71.5 feet; thence North 33 feet to the point of beginning.',
    [`N 90°00'00" E 71.5`, `S 00°00'00" E 33`, `N 90°00'00" W 71.5`, `N 00°00'00" E 33`],
  ],
  [
    'Beginning at a point 17 feet South of the Northwest corner of Lot 31, East 71.5 feet; thence South 33 feet; thence West 71.5 feet.',
    [`S 00°00'00" E 33`, `N 90°00'00" W 71.5`],
  ],
  // A line beside which the course runs.
  [
    "Commencing at a bolt; thence S 31° W along a line distant eleven feet (11') and parallel to the curb, a distance of 87 feet; thence N 6° W 5 feet to the place of commencement.",
    [`S 31°00'00" W 87`, `N 06°00'00" W 5`],
  ],
  // "bear" as a verb; trees only bear.
  [
    'Beginning at a rod and from said Point of Beginning bear East, 715 feet; thence bear South 7 degrees West, 61 feet, from which two pines bear North 29 East 4 feet.',
    [`N 90°00'00" E 715`, `S 07°00'00" W 61`],
  ],
  // A curve told over the end of a line is that of the next course.
  [
    'Beginning at a rod; thence South 4 degrees East, 610 feet to the tangent of a bend,\nsaid Curve having a radius of 800 feet and a central angle of 12 degrees; thence along said\nCurve deflecting to the right for a distance of 167.55 feet; thence West 9 feet.',
    [`S 04°00'00" E 610`, 'curve R800 L167.55 D12 right', `N 90°00'00" W 9`],
  ],
  // A curve of which nothing but a bearing is told is no line for sure.
  [
    'Beginning at a pin; thence South 6 degrees West 77 feet; thence as the curve of the edge of Oak Street, the arc of which is North 19 degrees West 31.5 feet to the beginning.',
    [`S 06°00'00" W 77`, `N 19°00'00" W 31.5 low`],
  ],
  // What a scan leaves of an angle is no wind, and a lone e behind "minute" none either.
  ['Beginning at a bolt; thence Z. N. 730 l6T E.- 88 feet to the shore.', ['- 88 low']],
  ['Beginning at a bolt; thence N. 4So 009 W.- 31.0 feet to the shore.', ['- 31 low']],
  // A tilde behind one figure may be all that is left of another.
  [
    `Beginning at a bolt; thence N 7~ 21' E 88 feet; thence S 61~ 4' W 33 feet.`,
    [`N 07°21'00" E 88 low`, `S 61°04'00" W 33`],
  ],
];
for (const [text, read] of rows) test(text, () => assert.deepEqual(readings(text), read));

const areas: [text: string, read: string[]][] = [
  [
    'Part of the East 31 acres of even width off the East side of the West Half of Section 9, described as follows: Beginning at a pin; thence N 9° E 64 feet to the west line of the East 31 acres; thence to the beginning.',
    [''],
  ],
  [
    'Surveyed a lot and find it to contain Twenty poles and bounded as follows, beginning at a rock thence S 8 W 4 poles thence N 82 W 5 poles thence to the beginning.',
    ['acres=0.125'],
  ],
  [
    'Beginning at a rock thence N 81 E 31 chains thence N 9 W 40 chains thence to the place of beginning.\nDunmore County 75 Acres\nBeginning at a pine thence S 31 W 12 chains thence to the place of beginning.',
    ['', 'acres=75'],
  ],
  [
    'The first Tract marked C containing ninety Acres already granted.\nThe second Tract marked D containing sixty Acres and described as follows. Beginning at a rock thence N 81 E 31 chains thence to the place of beginning.',
    ['acres=60'],
  ],
  [
    '1. N 33° E 410.5 feet to a rod, and 2. N 71° E 66.25 feet to a rod set for the corner of that tract described as 9.31 acres in a deed to the Town;',
    [''],
  ],
  [
    'THENCE along the road N 33° E 410.5 feet to a rod set in the line of the road and the City of Dale 9.31 acre tract for the north corner of the Town 0.4 acre tract; THENCE S 8° E 33 feet to the beginning.',
    [''],
  ],
];
for (const [text, read] of areas)
  test(text, () =>
    assert.deepEqual(
      tractsOf(text).map((tract) => tract.stated_area ?? ''),
      read,
    ),
  );
