// What each stretch of a description became: a sentence and the words that stand under each mark, in order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkKind, Tract } from '../../../src/contract/extraction.ts';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText, type SourceRun } from '../../../src/document/source-text.ts';
import { tractsOf } from '../reading.ts';

type Marked = [as: MarkKind, words: string];

function marksOf({ reading }: Tract): Marked[] {
  const text = [...reading!.text];
  return reading!.marks.map(({ start, end, as }) => [as, text.slice(start, end).join('')]);
}

/** Those of the one course under test, which stands between two plain ones. */
function courseMarks(course: string): Marked[] {
  const before = 'Beginning at a stone; thence N 10° E 100 feet; ';
  const { reading } = tractsOf(`${before}${course}; thence S 20° W 50 feet to the point of beginning.`)[0]!;
  const [from, to] = [before.length, before.length + course.length];
  return reading!.marks
    .filter(({ start }) => start >= from && start < to)
    .map(({ start, end, as }) => [as, reading!.text.slice(start, end)]);
}

const COURSES: [course: string, marks: Marked[]][] = [
  [
    "thence S 45°10' E 200.5 feet along the line of Pell to an iron pin",
    [
      ['bearing', "S 45°10' E"],
      ['distance', '200.5 feet'],
      ['adjoiner', 'the line of Pell'],
      ['monument', 'an iron pin'],
    ],
  ],
  [
    'thence S 45 E, passing the old mill at 80 feet, 200 feet to a 5/8 inch rebar',
    [
      ['bearing', 'S 45 E'],
      ['nothing', 'old mill'],
      ['passed', '80 feet'],
      ['distance', '200 feet'],
      ['monument', 'a 5/8 inch rebar'],
    ],
  ],
  [
    "thence S 45°10' E 200.00 feet (S 45° E 199.8 feet record) to a pin",
    [
      ['bearing', "S 45°10' E"],
      ['distance', '200.00 feet'],
      ['record', 'S 45° E'],
      ['record', '199.8 feet'],
      ['monument', 'a pin'],
    ],
  ],
  [
    'thence S 45 E 200 feet, now 190.5 feet, to a pin',
    [
      ['bearing', 'S 45 E'],
      ['distance', '200 feet'],
      ['nothing', 'now'],
      ['nothing', '190.5 feet'],
      ['monument', 'a pin'],
    ],
  ],
  [
    'thence S 45 E 200 feet to a post from which an oak bears N 12° W 15 feet',
    [
      ['bearing', 'S 45 E'],
      ['distance', '200 feet'],
      ['monument', 'a post'],
      ['nothing', 'oak'],
      ['monument', 'N 12° W'],
      ['monument', '15 feet'],
    ],
  ],
  [
    'thence along a curve to the left having a radius of 300 feet, an arc length of 50.2 feet and a chord bearing S 40 E 50.1 feet',
    [
      ['curve', 'left'],
      ['curve', '300 feet'],
      ['curve', '50.2 feet'],
      ['curve', 'S 40 E'],
      ['curve', '50.1 feet'],
    ],
  ],
  [
    'thence leaving the Wren tract, recorded in Book 9, S 45 E 200 feet',
    [
      ['nothing', 'Wren tract, recorded in Book 9'],
      ['bearing', 'S 45 E'],
      ['distance', '200 feet'],
    ],
  ],
];
for (const [course, marks] of COURSES) test(course, () => assert.deepEqual(courseMarks(course), marks));

const SQUARE =
  'thence N 45 E 100 feet; thence S 45 E 100 feet; thence S 45 W 100 feet; thence N 45 W 100 feet to the point of beginning';

test('from the heading to the area, and no farther', () => {
  const [tract] = tractsOf(
    `Know all by these presents.\n\nPARCEL A: Beginning at a stone in the wall; ${SQUARE}, containing 0.23 acres, more or less. Subject to a lane.`,
  );
  const { text } = tract!.reading!;
  assert.equal(text.slice(0, 22), 'PARCEL A: Beginning at');
  assert.equal(text.slice(-34), 'containing 0.23 acres, more or less.'.slice(-34));
  const marks = marksOf(tract!);
  assert.deepEqual(marks.slice(0, 2), [
    ['heading', 'PARCEL A'],
    ['monument', 'a stone in the wall'],
  ]);
  assert.deepEqual(marks.at(-1), ['area', '0.23 acres']);
});

test('an area stated before the beginning opens the words', () => {
  const [tract] = tractsOf(
    `All that land in Wren, being 0.23 acres, described as follows: Beginning at a stone; ${SQUARE}.`,
  );
  assert.equal(tract!.reading!.text.slice(0, 16), 'being 0.23 acres');
  assert.deepEqual(marksOf(tract!)[0], ['area', '0.23 acres']);
});

test('the courses of a tie are marked, and what the last of them comes to', () => {
  const [tract] = tractsOf(
    `Commencing at the mill; thence N 3° E 20 feet to a pipe; thence East 5 feet to the point of beginning; ${SQUARE}.`,
  );
  assert.deepEqual(marksOf(tract!).slice(0, 6), [
    ['monument', 'the mill'],
    ['bearing', 'N 3° E'],
    ['distance', '20 feet'],
    ['monument', 'a pipe'],
    ['bearing', 'East'],
    ['distance', '5 feet'],
  ]);
});

test('the number of a page between its words is a heading, and a value goes on over it', () => {
  const pasted = (between: string, inside: string): string =>
    `Beginning at a stone; thence${between}N 45 E 100 feet; thence South 45${inside}degrees East 100 feet; thence S 45 W 100 feet; thence N 45 W 100 feet to the point of beginning.`;
  const apart = pasted('\n\n12\n\n', ' ');
  const [tract] = tractsOf(apart);
  assert.equal(tract!.reading!.text, apart);
  assert.deepEqual(marksOf(tract!).slice(1, 3), [
    ['heading', '12'],
    ['bearing', 'N 45 E'],
  ]);
  const inside = marksOf(tractsOf(pasted(' ', '\n\n12\n\n'))[0]!);
  assert.deepEqual(inside[3], ['bearing', 'South 45\n\n12\n\ndegrees East']);
});

test('each mark says where it stands: in code points of what was pasted', () => {
  const pasted = `𝒜 deed. Beginning at a stone in 𝒲ren; ${SQUARE}.`;
  const [tract] = tractsOf(pasted);
  const all = [...pasted];
  for (const [i, { source }] of tract!.reading!.marks.entries()) {
    const [place] = source!;
    assert.equal(all.slice(place!.start!, place!.end!).join(''), marksOf(tract!)[i]![1]);
  }
});

test('of a document each mark has its boxes', () => {
  const text = `Beginning at a stone; ${SQUARE}.`;
  const runs = [...text.matchAll(/\S+/g)].map(({ 0: word, index }): SourceRun => ({
    start: index,
    end: index + word.length,
    page: 1,
    box: [index, 10, index + word.length, 20],
    confidence: 1,
  }));
  const source = { ...pastedText(text), kind: 'document' as const, runs };
  const { reading } = readDescription(source).extraction.tracts[0]!;
  const bearing = reading!.marks.find(({ as }) => as === 'bearing')!;
  const at = text.indexOf('N 45 E');
  assert.deepEqual(bearing.source, [{ page: 1, start: null, end: null, boxes: [[at, 10, at + 6, 20]] }]);
});

test('land by section and by lots', () => {
  const [section, lots] = tractsOf(
    'PARCEL A: The SE1/4 of the NE1/4 of Section 9, Township 17 South, Range 18 East, containing 40 acres.\n\nPARCEL B: Lot 7, Block A, Elm Park, according to the plat thereof recorded in Plat Book 5, page 12.',
  );
  assert.deepEqual(marksOf(section!), [
    ['land', 'SE1/4 of the NE1/4 of Section 9, Township 17 South, Range 18 East'],
    ['area', '40 acres'],
  ]);
  assert.deepEqual(marksOf(lots!), [
    ['heading', 'PARCEL B'],
    ['land', 'Lot 7, Block A, Elm Park, according to the plat thereof recorded in Plat Book 5, page 12'],
  ]);
});

test('without words of its own a tract has no reading', () => {
  const [tract] = tractsOf(
    'An easement over all of the land of the grantor described in Exhibit A, which is attached hereto.',
  );
  assert.equal(tract?.reading ?? null, null);
});
