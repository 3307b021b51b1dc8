// What old papers write and new ones do not: winds and units shortened, parts of a unit behind it, abstracts without units, county lines.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from './reading.ts';

type Row = [text: string, calls: string[]];

const read = (text: string): string[] =>
  tractsOf(text)[0]?.calls.map(
    (call) => `${callLine(call)}${call.confidence === 'high' ? '' : ` ${call.confidence}`}`,
  ) ?? [];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [text, calls] of rows) test(text, () => assert.deepEqual(read(text), calls));
  });
}

const course = (words: string): string =>
  `Beginning at a gum; thence N 5 W 90 poles to a rock; thence ${words} to a fir.`;
const behind = (line: string): string[] => [`N 05°00'00" W 90`, line];

table('a part of one more behind the unit', [
  [course('north 31 poles and three quarters'), behind(`N 00°00'00" E 31.75`)],
  [course('north thirty-one poles and a quarter of a pole'), behind(`N 00°00'00" E 31.25`)],
  [course('N 9 E 31 poles & one third'), behind(`N 09°00'00" E 31.333333`)],
  [course('N 9 E 31 poles, and 3/8'), behind(`N 09°00'00" E 31.375`)],
  [course('N 9 E 31 poles and two fifths'), behind(`N 09°00'00" E 31.4`)],
  // Parts of something else.
  [course('N 9 E 31 poles and one half of the mill wall'), behind(`N 09°00'00" E 31`)],
  [course('N 9 E 31 poles and a quarter section corner'), behind(`N 09°00'00" E 31`)],
]);

table('winds shortened before their length', [
  [course('So. 31 poles'), behind(`S 00°00'00" E 31`)],
  [course('with his line So 31 poles'), behind(`S 00°00'00" E 31`)],
  [course('No. 31 poles'), behind(`N 00°00'00" E 31`)],
  [course('Et. thirty one poles'), behind(`N 90°00'00" E 31`)],
  [course('Wt 31 poles'), behind(`N 90°00'00" W 31`)],
  [
    'Beginning at a gum then E 12 poles to a rock then Et. 31 poles to a fir then Wt. 9 poles to the gum',
    [`N 90°00'00" E 12`, `N 90°00'00" E 31`, `N 90°00'00" W 9`],
  ],
  // A number, and a word that goes on.
  [course('to corner No. 31'), behind('- - low')],
]);

table('old spellings of units, figures glued to letters or between points', [
  [course('N 9 E3 poles'), behind(`N 09°00'00" E 3`)],
  [course('N9 E31 poles'), behind(`N 09°00'00" E 31`)],
  [course('N31 poles'), behind(`N 00°00'00" E 31`)],
  [course('S31 poles'), behind(`S 00°00'00" E 31`)],
  [
    'Beginning at a gum, and running thence\nE 9 poles to a rock\nN31 poles to a fir\nW9 poles to a gum',
    [`N 90°00'00" E 9`, `N 00°00'00" E 31`, `N 90°00'00" W 9`],
  ],
  [
    "Beginning at a gum; thence N 5 W 90 feet; thence WN. U\nN6' Wow 31.5 feet to a fir.",
    [`N 05°00'00" W 90`, '- 31.5 low'],
  ],
  [course('N. 9°.E.31. poles and 5 links'), behind(`N 09°00'00" E 31.2`)],
  [course('N 9 E 31 2-3 poles'), behind(`N 09°00'00" E 31.666667`)],
  ['Beginning at a gum; thence N 5 W 90 Chaines 40 linkes to a rock.', [`N 05°00'00" W 90.4`]],
  [
    'Beginning at a gum; thence N 5 W 90 vars to a rock; thence N 9 E 30 vars to a fir.',
    [`N 05°00'00" W 90`, `N 09°00'00" E 30`],
  ],
]);

table('a verb behind a thing without its article, and a bearing nobody could read', [
  [
    'Beginning at a gum, thence N 5 W 90 poles to white rock, run S 9 E 31 poles to black fir.',
    [`N 05°00'00" W 90`, `S 09°00'00" E 31`],
  ],
  [
    'Beginning at a gum then N 5 W 90 po then ?? 31 po then S 9 E 40 po to the gum.',
    [`N 05°00'00" W 90`, '- 31 low', `S 09°00'00" E 40`],
  ],
]);

table('degrees in words whose first wind is left out are no wind of their own', [
  [course('thirty-one east forty poles'), behind('- 40 low')],
  [course('thirty-one degrees east forty poles'), behind('- 40 low')],
  [course('along lot thirty-one east forty poles'), behind(`N 90°00'00" E 40`)],
]);

table('a length that only says where something is crossed', [
  [course('N 9 E crossing the run at 31 poles'), behind(`N 09°00'00" E 31 low`)],
  [course('N 9 E, passing a spring at 12 poles and a mill at 31 poles,'), behind(`N 09°00'00" E 31 low`)],
  [course('N 9 E crossing the run at 31 poles, in all 60 poles'), behind(`N 09°00'00" E 60`)],
  [course('N 9 E at 12 poles pass a spring, and at 31 poles in all'), behind(`N 09°00'00" E 31`)],
]);

table('a circle is no line', [
  [course('north with a circle, keeping ten poles from the mill, 31 poles'), behind(`N 00°00'00" E 31 low`)],
  [
    'Beginning at a gum; thence N 5 W 90 feet; thence with said Circle N 9 E 31 feet to a pin.',
    [`N 05°00'00" W 90`, `N 09°00'00" E 31`],
  ],
]);

table('the course before it carried on', [
  [course('the last course continued 31 poles'), behind(`N 05°00'00" W 31 medium`)],
  [course('said course extended 31 poles'), behind(`N 05°00'00" W 31 medium`)],
  [
    'Beginning at a gum; thence N 5 W 9 poles to a rock, same course 7 poles to a run, same course 3 poles to a fir, N 9 E 4 poles to a post.',
    [`N 05°00'00" W 9`, `N 05°00'00" W 7 medium`, `N 05°00'00" W 3 medium`, `N 09°00'00" E 4`],
  ],
  // No surer than that course.
  [
    'Beginning at a gum; thence N 5? W 90 poles to a rock; thence on the same course 31 poles to a fir.',
    [`N 05°00'00" W 90 low`, `N 05°00'00" W 31 low`],
  ],
]);

table('units and winds that the copyist asks about', [
  [
    'Beginning at a stone; thence N 11 E 23 [chains?] & 40 links to an ash; thence [south?] 47 West 13 chains to a rock; thence to the beginning.',
    [`N 11°00'00" E 23.4 low`, `S 47°00'00" W 13 medium`, '- - low'],
  ],
]);

table('Pennsylvania: by the same, and a second leg', [
  [
    `Beginning at a gum corner of Arn Teel's land by the same south four degrees west nine perches to a stone; thence north nine perches to the beginning.`,
    [`S 04°00'00" W 9`, `N 00°00'00" E 9`],
  ],
  [
    'Beginning at a gum thence by land of Teel North ten degrees West nine perches to a hickory and North six perches by land of the said Teel to a rock then West five perches to the beginning.',
    [`N 10°00'00" W 9`, `N 00°00'00" E 6`, `N 90°00'00" W 5`],
  ],
  [course('by vacant land North East 31 poles'), behind(`N 45°00'00" E 31 medium`)],
  [course(`with Teel's line S.W. 31 poles`), behind(`S 45°00'00" W 31 medium`)],
  [course('along the lane northeast 31 poles'), behind('- 31 low')],
]);

table('courses from mark to mark, whose beginning is lost', [
  [
    'N 4 W 30 feet to a pin; N 6 W 31 feet to a pin; N 8 W 32 feet to a rail',
    [`N 04°00'00" W 30`, `N 06°00'00" W 31`, `N 08°00'00" W 32`],
  ],
  [
    'six minutes west nine feet to a pin; north four degrees west nine feet to a pin; north five degrees west eight feet to a pin; north six degrees west seven feet to a rail',
    ['- 9 low', `N 04°00'00" W 9`, `N 05°00'00" W 8`, `N 06°00'00" W 7`],
  ],
  // Told of one point.
  ['Ties of the corner: N 4 W 30 feet to a maple; N 6 E 31 feet to a pole; S 8 W 32 feet to a house', []],
]);

table('abstracts: bare lengths, trees by their letters', [
  [
    'Beginning at a gum, N 9 E 31 po. to a B.O., S 71 W 88½ to an elm, S 12 po. to the gum.',
    [`N 09°00'00" E 31`, `S 71°00'00" W 88.5 medium`, `S 00°00'00" E 12`],
  ],
  [
    `beginning at a wo (Teel's corner) north 16 east 30 to ro, south 70 east 40 (in Arn's line) to bo, south 12 west 31, north 9 west 22 to sassafras, then to begin.`,
    [`N 16°00'00" E 30 low`, `S 70°00'00" E 40 low`, `S 12°00'00" W 31 low`, `N 09°00'00" W 22 low`],
  ],
  [
    'The metes and bounds are from a gum (his corner) north 16 east 30 ch to w.o. / 2 p.o., (his line again), south 70 east 40 ch to stake, south 12 west 31 ch 5 lks to p.o.',
    [`N 16°00'00" E 30`, `S 70°00'00" E 40`, `S 12°00'00" W 31.05`],
  ],
  // Feet in hundredths tell their unit by themselves.
  [
    `Beginning at a pin; thence N 16°00'10" E 30.25 to a pin; thence S 70°00'20" E 40.13 to a pin; thence to the beginning.`,
    [`N 16°00'10" E 30.25 medium`, `S 70°00'20" E 40.13 medium`, '- - low'],
  ],
]);

table('lines named behind "then", courses that cross before they arrive, miles by their letter', [
  [
    "Beginning at a gum, then Orr's line N 9 E 31 po. to a pine, then another of his lines S 71 E 22 po. to a rock, then that line W. 12 po. to the gum.",
    [`N 09°00'00" E 31`, `S 71°00'00" E 22`, `N 90°00'00" W 12`],
  ],
  [
    'Beginning at a gum; thence N 9 E 31 poles to a stake; then the south line was run and found short; thence S 4 W 12 poles to the gum.',
    [`N 09°00'00" E 31`, `S 04°00'00" W 12`],
  ],
  [
    'Beginning at a gum, then N 31 ch. crossing the river to a stake, E 22 ch. over a hill to a pine, S 11 ch. to a rock; thence to the gum.',
    [`N 00°00'00" E 31`, `N 90°00'00" E 22`, `S 00°00'00" E 11`, '- - low'],
  ],
  [
    'Beginning at the mouth of the run; thence E. 6 m.; thence S. 4 m. to the river; thence up the river to the beginning.',
    [`N 90°00'00" E 6 low`, `S 00°00'00" E 4 low`, '- - low'],
  ],
  [
    'Beginning at a point; thence N 9 E 12 m. to point 2; thence S 71 E 14 m. to point 3; thence to the beginning; 120 square meters.',
    [`N 09°00'00" E 12`, `S 71°00'00" E 14`, '- - low'],
  ],
]);

table('winds in old units one behind the other, and parts of a perch', [
  [
    'Beginning at an oak, running north 40 poles east 30 poles south 9 degrees west 40 poles to a rock.',
    [`N 00°00'00" E 40`, `N 90°00'00" E 30`, `S 09°00'00" W 40`],
  ],
  [
    'Beginning at an oak; thence south nine and eleven twenty-fifths perches to a rock; thence east 31\n8-10 perches to a gum.',
    [`S 00°00'00" E 9.44`, `N 90°00'00" E 31.8`],
  ],
]);

table('a line told from the beginning leaves nothing', [
  [
    `Beginning at a rock on the shore; thence N 9° E 400 feet to the ridge; thence with the ridge to its intersection with a line bearing S 51° W, from the place of beginning; thence N 51° E 90 feet to the place of beginning.`,
    [`N 09°00'00" E 400`, '- - low', `N 51°00'00" E 90`],
  ],
]);

test('the acres of a tract that a course comes to are not those of the land', () => {
  const [tract] = tractsOf(
    'Beginning at the mouth of the run; thence up the same to the fork; thence with the ridge to the tract of nine hundred acres, near the falls; thence N 9 E 40 poles to a rock; thence S 40 W 31 poles to the beginning.',
  );
  assert.equal(tract?.stated_area, '');
});
