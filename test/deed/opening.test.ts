import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines, courseLine } from './reading.ts';

const FIRST = `N 51°00'00" E 60`;

const misprints: [sentence: string, answer: string][] = [
  [' to land of Tarn, xhence\nNortherly on the lane 51 feet', '- 51'],
  [', them e north 22 degrees west 51 feet', `N 22°00'00" W 51`],
  ['; theme running southeasterly along the lane 51 feet', '- 51'],
  [' to land of one Tarn; chance westerly along said land about 51 feet', '- 51'],
  ['; Shence eart-\nerly in a line 51 feet', '- 51'],
  ['; thences Northerly on the lane 51 feet', '- 51'],
  [' to the drain ?dchence Southerly on the drain 51 feet', '- 51'],
  [' & Edthence northerly about 51 feet', '- 51'],
  [': "Ichence Westerly in a straight line about 51 feet', '- 51'],
  [' to a pin, phence running baxt-\nerly about 51 feet', '- 51'],
  [' then ce S 5° W 51 feet', `S 05°00'00" W 51`],
  [' to a pinthence S 5° W 51 feet', `S 05°00'00" W 51`],
  ['; tlence due west 51 feet', `N 90°00'00" W 51`],
  ['; tnenoe along the wall 51 feet', '- 51'],
  [' to a post (marked by a stone; thence S 5° W', `S 05°00'00" W -`],
  ['; thence south.\nwesterly on the alley 51 feet', '- 51'],
];
for (const [sentence, answer] of misprints)
  test(`a misprinted "thence" opens a course: ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet${sentence}`), `${FIRST} | ${answer}`));

const words = [
  ' to the fence north of the barn',
  ' along the trench south of the barn',
  ' to the theme north of the park',
  ' to a pin whence north 5 feet stands a pine',
  ' by chance northerly of the barn',
  ' to land of Spence northerly of the barn',
  ' to the then north line of the farm',
  ' to the place where there north of the barn stands a pine',
];
for (const sentence of words)
  test(`a word of the language opens none: ${sentence}`, () =>
    assert.equal(courseLine(`thence N 51° E 60 feet${sentence}`), FIRST));

test('the first course behind a misprinted "thence" is no part of the beginning', () => {
  const text =
    'Beginning at the corner of said land Theme Natherly\n21 rods to a stake; thence S 5° W 40 rods to a stone; thence N 6° E 30 rods to the beginning.';
  assert.deepEqual(callLines(text), ['- 21', `S 05°00'00" W 40`, `N 06°00'00" E 30`]);
});
