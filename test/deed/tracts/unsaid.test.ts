import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const against = (text: string): readonly (readonly string[])[] => readDescription(pastedText(text)).against;
const COURSES = [
  `S 80°29'31" W a distance of 463.09 feet to an iron pipe`,
  `N 02°05'28" W a distance of 416.24 feet to a nail`,
  `S 77°45'23" E a distance of 524.75 feet to a point`,
  `S 10°09'46" W a distance of 231.82 feet to the POINT OF BEGINNING`,
];
const figure = (courses: readonly string[] = COURSES): string =>
  `Beginning at an iron pin set on the south line of Mill Road; thence ${courses.join('; thence ')}, containing 3.589 acres.`;
const second = (words: string): string => figure([COURSES[0]!, words, COURSES[2]!, COURSES[3]!]);

const BEHIND: string[] = [
  'The third course above, which reads "S 77°45\'23" E", is hereby corrected to read "S 74°45\'23" E".',
  'The second call should read 461.24 feet.',
  'The bearing of the last course should have been S 10°09\'46" E.',
  'In the second course strike "416.24 feet" and insert in lieu thereof "461.24 feet".',
  'Delete "416.24 feet" in the second call and substitute "461.24 feet".',
  'ERRATA: second call, for "416.24" read "461.24".',
  'Erratum. The area is 3.9 acres.',
  'For "416.24" read "461.24".',
  "It is noted that the call of 416.24 feet is a scrivener's error and the line measures 461.24 feet.",
  'The call "N 02°05\'28" W" in the second course was in error.',
  'The bearing of the first course is incorrectly stated above.',
  'There is a typographical error in the third call.',
  'The second course contains an obvious error.',
  'The distance in the third line is wrong.',
  'Call No. 2 is in error.',
  'The figures in the fourth course are transposed.',
  'The foregoing description is erroneous.',
  "Surveyor's note: this description does not close.",
  'The above description fails to close by 14 feet.',
  'The calls above do not mathematically close.',
  'The distance of the second course does not agree with the monuments, which are 461 feet apart.',
  'All distances above are to be reduced by five percent.',
  'The distances above are 2 per cent too long, the chain having been found in error.',
  'From each of the above distances deduct two per cent.',
  'The above description was rejected by the county engineer.',
  'The foregoing legal description is superseded by the one attached.',
  'This description is void and is not to be used.',
  'The above description is not to be relied upon.',
  'The above description is insufficient.',
];
for (const sentence of BEHIND)
  test(`behind the figure: ${sentence}`, () => assert.equal(against(`${figure()} ${sentence}`)[0]!.length > 0, true));

const BEFORE: string[] = [
  '[VOID]',
  "SURVEYOR'S TRAVERSE (not the boundary):",
  'The following description does not close.',
  '*VOID*',
];
for (const sentence of BEFORE)
  test(`before the figure: ${sentence}`, () => assert.equal(against(`${sentence} ${figure()}`)[0]!.length, 1));

const WITHIN: string[] = [
  'N 02°05\'28" W 416.24 feet (this distance is in error; the right one is 461 feet) to a nail',
  'N 02°05\'28" W 416.24 feet (no monument found; bearing uncertain) to a nail',
  'N 02°05\'28" W 461.24 feet (stricken) 416.24 feet (initialed) to a nail',
  'along meander lines and not the boundary, N 02°05\'28" W 416.24 feet to a nail',
  'N 02°05\'28" W 416.24 feet along a traverse line, the true boundary being the center of the creek, to a nail',
  'N 02°05\'28" W 416.24 feet along an offset line lying 10 feet inside the boundary to a nail',
  'N 02°05\'28" W 416.24 feet as it formerly existed, now washed out to a distance of 400.24 feet to a nail',
  'N 02°05\'28" W 416.24 feet to a corner (and not to the point of beginning)',
  'N 02°05\'28" W 416.24 feet, passing the POINT OF BEGINNING at 376 feet, to a nail',
];
for (const words of WITHIN) test(`within: ${words}`, () => assert.equal(against(second(words))[0]!.length > 0, true));

const SILENT: string[] = [
  `${figure()} This deed is given to correct an error in the deed recorded in Book 9, Page 4.`,
  `${figure()} This deed is given to correct the distance in the last course of the prior deed from 281.82 feet to 231.82 feet.`,
  `${figure()} In the deed recorded in Book 9, Page 4, the third call was erroneously written "N 41 W".`,
  `${figure()} Note: chart 1351 erroneously shows the first course as N. 50° E.`,
  `${figure()} The above description corrects an error in the deed recorded in Book 9.`,
  `${figure()} The above description is correct and without error.`,
  `${figure()} The field traverse closed 1:48,200 with an angular error of 2" per station.`,
  `${figure()} All bearings above are to be rotated 1°12' clockwise to agree with grid north.`,
  `${figure()} Distances are ground; multiply by 0.9998 to obtain grid.`,
  `${figure()} The bearings are corrected to true north.`,
  `${figure()} If the note be paid this deed shall be null and void.`,
  `${figure()} The surveyor is not responsible for any errors in the above description.`,
  `${figure()} Being the same land as shown on the plat revised June 2, 1960.`,
  `${figure()} This order supersedes that of June 4, 1901.`,
  `${figure()} The fence is not the boundary.`,
  `CORRECTION DEED. In the deed in Book 9 the second call was in error. As corrected the property reads: ${figure()}`,
  `These supersede the descriptions transmitted in May, which contained an incorrect distance. ${figure()}`,
  second('along the meander line of the lake N 02°05\'28" W 416.24 feet to a nail'),
  second('down the creek, the tie line of which is N 02°05\'28" W 416.24 feet to a nail'),
  second('with the fourth line of Smith reversed, N 02°05\'28" W 416.24 feet to a nail replaced with a pin'),
  second('N 02°05\'28" W 416.24 feet (erroneously called 461 feet in the prior deed) to a nail'),
];
for (const text of SILENT) test(`silent: ${text}`, () => assert.deepEqual(against(text)[0], []));

test('what is said behind the first of two figures is of the first', () => {
  const said = against(`TRACT 1: ${figure()} The second call above is in error.\n\nTRACT 2: ${figure()}`);
  assert.deepEqual(
    said.map((sentences) => sentences.length),
    [1, 0],
  );
});

const changed = figure([COURSES[0]!, COURSES[1]!.replace('416', '461'), COURSES[2]!, COURSES[3]!]);
const ANEW: [between: string, isAnew: boolean][] = [
  ['EXHIBIT A (REVISED)', true],
  ['EXHIBIT "A", AS CORRECTED', true],
  ['Corrected legal description:', true],
  ['But by a new survey said land is found to be bounded as follows:', true],
  ['The same is now more accurately described as follows:', true],
  ['TRACT 2, as shown on the plat revised June 2, 1960:', false],
  ['TRACT 2:', false],
];
for (const [between, isAnew] of ANEW)
  test(`${between} ${isAnew ? 'describes the land anew' : 'leads to other land'}`, () => {
    const said = against(`EXHIBIT A. ${figure()}\n\n${between} ${changed}`);
    assert.deepEqual(
      said.map((sentences) => sentences.length),
      isAnew ? [1, 0] : [0, 0],
    );
  });
