// Which way a course runs: exact, general, damaged, continued or turned. Each sentence stands behind a course of N 10° E.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines, courseLine } from './reading.ts';

const headings: [sentence: string, answer: string][] = [
  // A direction torn or compounded is general, never an exact cardinal.
  ['thence North.\nerly by Orr 40 feet', '- 40'],
  ['thence south and west along the dike 40 feet', '- 40'],
  ['thence south-southeasterly along the dike 40 feet', '- 40'],
  // A damaged bearing is no cardinal at its first or last letter.
  ['thence 8 73.W. 40 feet to an ash', '- 40'],
  [`thence $. 6° Gk' W. 40 feet`, '- 40'],
  ['thence nosth 09° Lk! east 40 feet', '- 40'],
  ['thence 4. West 40 feet', `N 90°00'00" W 40`],
  // A cardinal behind its length, and behind the words that say where the course begins.
  ['thence 40 feet south', `S 00°00'00" E 40`],
  ['thence forty feet west to the east bank of the mill race', `N 90°00'00" W 40`],
  ['thence about 40 feet, more or less, east along the fence', `N 90°00'00" E 40`],
  ['thence 40 feet south on a line parallel with Fern Lane to a stone 3 feet high', `S 00°00'00" E 40`],
  ['thence following the section lines east along the pasture 40 feet', `N 90°00'00" E 40`],
  ['thence 40 feet southerly', '- 40'],
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
  ['thence in prolongation of the last described line 40 feet', `N 10°00'00" E 40`],
  ['thence northerly continuing on the same course 40 feet', `N 10°00'00" E 40`],
  ['thence westerly along said wall and continuing westerly in the same direction 40 feet', '- 40'],
  ['thence northeasterly by land of Orr and in same course continued 40 feet', '- 40'],
  ['thence continuing along said line 40 feet', '- 40'],
  ['thence northerly 10 feet from the center of the ditch and parallel to the same 40 feet', '- 40'],
  // A direction word beside a turned angle only says roughly where the angle leads.
  ['thence east on an angle of seventy-eight degrees nine minutes to the right 40 feet', `N 88°09'00" E 40`],
  ['thence easterly at an angle of twenty degrees to the left of the west line of the lane 40 feet', '- 40'],
];
for (const [sentence, answer] of headings)
  test(`which way it runs: ${sentence}`, () => assert.equal(courseLine(sentence), answer));

test('a cardinal behind the place the first course begins at', () => {
  const text =
    'Beginning at a stone; running thence from said point of beginning north along the hedge 40 feet; thence east 30 feet.';
  assert.equal(callLines(text)[0], `N 00°00'00" E 40`);
});
