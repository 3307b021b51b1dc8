// The number of a lot, a road or a station right before a length is no part of it, whatever mark the length bears.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const firstOf = (words: string): [line: string, confidence: string] => {
  const text = `Beginning at a stone; thence N. 61° 06' E. ${words} to a post; thence S. 10° E. 300 feet to a stake; thence west 40 feet to the beginning.`;
  const [call] = tractsOf(text)[0]!.calls;
  return [callLine(call!), call!.confidence];
};

const named: [words: string, length: string][] = [
  [`along Highway 12, 40.75'`, '40.75'],
  [`along Highway 12 40'`, '40'],
  [`with the centerline of Road No. 14, 95.75'`, '95.75'],
  [`along Lots 11 and 12, 40'`, '40'],
  [`along Lot 7, Block 22, 40.25'`, '40.25'],
  [`along State Road 119, 40.25'`, '40.25'],
  ['along Abstract 353, 695.29 feet', '695.29'],
  ['from the side of Station 15+48, 572.81 feet', '572.81'],
  ['along C.R. 21 38 feet', '38'],
  ['with the line of F.M. 1244 57 feet', '57'],
];
for (const [words, length] of named)
  test(words, () => assert.deepEqual(firstOf(words), [`N 61°06'00" E ${length}`, 'high']));

const doubted: [words: string, length: string][] = [
  ['along Line 3, 181.72 feet', '3181.72'],
  ['along Ditch 11, 295.65 feet', '11295.65'],
];
for (const [words, length] of doubted)
  test(`${words}: either may be meant`, () => assert.deepEqual(firstOf(words), [`N 61°06'00" E ${length}`, 'low']));

test('minutes behind a comma and a lost degree mark stay an angle', () => {
  const text = `Beginning at a stone; thence N. 12, 40' E. 300 feet to a post; thence S. 10° E. 300 feet to a stake; thence west 40 feet to the beginning.`;
  assert.equal(callLine(tractsOf(text)[0]!.calls[0]!), `N 12°40'00" E 300`);
});
