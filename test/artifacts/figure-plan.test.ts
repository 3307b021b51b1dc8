// The words of a figure lie free of its lines and of each other: overlaps found here by points laid over the words, not by the code that placed them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaText } from '../../src/artifacts/area-text.ts';
import { figurePlan, type FigureLabel, type Spot } from '../../src/artifacts/figure-plan.ts';
import { planeTracts } from '../../src/artifacts/plane-tract.ts';
import type { ExtractResponse } from '../../src/contract/response.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { curved, responseOf } from './made-response.ts';

const SIZE = 9;
const widthOf = (text: string, size: number): number => text.length * size * 0.56;
const FRAME = { x: 0, y: 0, width: 720, height: 400, labelSize: SIZE, textWidth: widthOf };
const planOf = (response: ExtractResponse) => figurePlan(planeTracts(response)[0]!, FRAME);
const read = (text: string): ExtractResponse => responseOf(readDescription(pastedText(text)).extraction);

/** Points all over the words of a label. */
function pointsOf({ text, at, angleRad }: FigureLabel): Spot[] {
  const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
  return Array.from({ length: 4 * 101 }, (_, i) => {
    const along = (Math.floor(i / 4) / 100 - 0.5) * widthOf(text, SIZE);
    const up = ((i % 4) / 3) * SIZE * 0.7;
    return [at[0] + along * cos - up * sin, at[1] + along * sin + up * cos];
  });
}

function distanceTo([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const [runX, runY] = [toX - fromX, toY - fromY];
  const part = Math.max(0, Math.min(1, ((x - fromX) * runX + (y - fromY) * runY) / (runX ** 2 + runY ** 2 || 1)));
  return Math.hypot(fromX + part * runX - x, fromY + part * runY - y);
}

function troublesOf(response: ExtractResponse): string[] {
  const { labels, courses } = planOf(response);
  const troubles: string[] = [];
  for (const label of labels) {
    const points = pointsOf(label);
    for (const { course, path } of courses)
      if (points.some((point) => path.some((to, i) => i > 0 && distanceTo(point, path[i - 1]!, to) < 0.5)))
        troubles.push(`${label.text} lies on course ${course.number}`);
    for (const other of labels)
      if (
        other !== label &&
        pointsOf(other).some((a) => points.some((b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5))
      )
        troubles.push(`${label.text} lies on ${other.text}`);
  }
  return troubles;
}

const walk = (courses: string): string => `BEGINNING at a pin; ${courses} to the point of beginning.`;
const BOW_TIE = walk(
  `thence N 53°07'48" E 500.00 feet; thence S 0°00'00" E 300.00 feet; thence N 53°07'48" W 500.00 feet; thence S 0°00'00" E 300.00 feet`,
);
const STAR = walk(
  `thence S 18°00'00" E 380.42 feet; thence N 54°00'00" W 380.42 feet; thence N 90°00'00" E 380.42 feet; thence S 54°00'00" W 380.42 feet; thence N 18°00'00" E 380.42 feet`,
);
/** An arc and its chord: the corners alone have no inside. */
const DOME = walk(
  `thence N 90°00'00" E 100.00 feet; thence along a curve to the left, radius 60.00 feet, arc 259.04 feet, chord N 90°00'00" W 100.00 feet`,
);

for (const [name, response] of [
  ['a figure that crosses itself', read(BOW_TIE)],
  ['a star', read(STAR)],
  ['an arc and its chord', read(DOME)],
  ...Array.from({ length: 12 }, (_, seed) => [`twelve courses, seed ${seed}`, curved(seed)] as const),
] as const)
  test(`no label lies on a course or on another label: ${name}`, () => assert.deepEqual(troublesOf(response), []));

test('of a figure that crosses itself every course is named all the same', () => {
  for (const text of [BOW_TIE, STAR]) {
    const { labels, tags, courses } = planOf(read(text));
    assert.equal(labels.length + tags.length, courses.length);
  }
});

test('the words of an arc over its chord stand outside', () => {
  const { labels, place } = planOf(read(DOME));
  const [chord, arc] = labels;
  assert.ok(chord!.at[1] < place([0, 0])[1], 'below the chord');
  assert.ok(arc!.at[1] > place([50, 93.17])[1], 'above the crown');
});

const AREAS: [acres: number, sqft: number, text: string][] = [
  [22817.96834, 993950701.08, '22,817.9683 acres'],
  [0.22957, 10000, '0.2296 acres'],
  [0.0002, 7.875, '7.88 sq ft'],
  [0, 2.94, '2.94 sq ft'],
];
for (const [acres, sqft, text] of AREAS)
  test(`${sqft} square feet are ${text}`, () =>
    assert.equal(areaText({ computed_acres: acres, computed_sqft: sqft, computed_hectares: null }), text));
