// Courses whose words and figures a scan has spoilt so that only one reading is left: the value, and that it was mended. Every name is invented.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';
import { bearingText } from '../../../src/survey/bearing.ts';
import { callLine, tractsOf } from '../reading.ts';

const around = (course: string): string =>
  `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`;

const rows: [course: string, answer: string, confidence: string, reason: RegExp][] = [
  ['thence N 40° E n1ne hundred feet to a pin', `N 40°00'00" E 900`, 'low', /"n1ne" is read as nine/],
  ['thence N 40° E two hundred and tw enty-five feet', `N 40°00'00" E 225`, 'low', /"tw enty" is read as twenty/],
  ['thence N 40° E three chains and f0rty links', `N 40°00'00" E 224.4`, 'low', /"f0rty" is read as forty/],
  ['thence N 40° E 3 chs. 4O lks.', `N 40°00'00" E 224.4`, 'low', /the letter o is read as a 0/],
  ['thence N 40° E 3 chs. 4o lks.', `N 40°00'00" E 198`, 'low', /behind the length may be more/],
  ['thence N 40° E l.25 ch. along the wall', `N 40°00'00" E 82.5`, 'low', /the letter l is read as a 1/],
  ['thence N 40° E tbree hundred feet', `N 40°00'00" E 300`, 'low', /"tbree" is read as three/],
  ['thence N 40° E fifly-one feet', `N 40°00'00" E 51`, 'low', /"fifly" is read as fifty/],
  [
    'thence norlh forty degrees wcst 80 feet',
    `N 40°00'00" W 80`,
    'medium',
    /"norlh" is read as north.*"wcst" is read as west/,
  ],
  ['thence N 40° E 6O. 25  feet', `N 40°00'00" E 60.25`, 'low', /read with a decimal point/],
  ['thence N 61° O4 30 E 80 feet', `N 61°04'30" E 80`, 'medium', /the letter o is read as a 0/],
  ['thence S. 3 8° W. 80 feet', `S 38°00'00" W 80`, 'medium', /digits of the degrees stand apart/],
  ['thence w ith the same South 80 poles', `S 00°00'00" E 1320`, 'high', /^$/],
  // A letter glued to the word before it, by its capital; where nothing tells it, what is left is no due west.
  ['thence by the landS. 77 10 W. 80 feet', `S 77°10'00" W 80`, 'high', /^$/],
  ['thence up the branchN 31-15 E 80 feet', `N 31°15'00" E 80`, 'high', /^$/],
  ['thence with the roadN. 9 3-4 E. 80 feet', `N 09°45'00" E 80`, 'high', /^$/],
  ['thence 80 feetN 31 E to a pin', `N 31°00'00" E 80`, 'high', /^$/],
  [
    `thence on a curve left, radius 90 feet, arc 40 feet, ChordN 31-15 E 39.67 feet`,
    `curve R90 L40 C39.67 [N 31°15'00" E] left`,
    'high',
    /^$/,
  ],
  ['thence by the lands 77 10 W 80 feet', '- 80', 'low', /too damaged/],
  ['thence by the lands 77 W 80 feet', '- 80', 'low', /too damaged/],
  ['thence by Lot 12 W 80 feet', `N 90°00'00" W 80`, 'high', /^$/],
  [
    'thence N 40° E ninety-six feet and three one-hundredthsof a foot',
    `N 40°00'00" E 96.03`,
    'low',
    /is read as hundredths/,
  ],
  ['thence N 40° E one hundred feet six inchesto a pin', `N 40°00'00" E 100.5`, 'high', /^$/],
  ['thence N 40° E 10 feet and6 inches', `N 40°00'00" E 10.5`, 'high', /^$/],
  ['thence N 40° E 4 rods& an half to a pin', `N 40°00'00" E 74.25`, 'high', /^$/],
  ['thence along the Avenu e 25 feet', '- 25', 'low', /no bearing is given/],
  ['thence along Mill Stre et, 25 feet', '- 25', 'low', /no bearing is given/],
  ['thence N 40° E 3 chain s and 50 links', `N 40°00'00" E 231`, 'low', /"chain s" is read as chains/],
  ['thence N 40 degree s 10 minutes E 80 feet', `N 40°10'00" E 80`, 'high', /^$/],
  ["thence S. 3 8° 15' W. 80 feet", `S 38°15'00" W 80`, 'medium', /digits of the degrees stand apart/],
  ['thence 8 62 1-2 W 20 poles', `S 62°30'00" W 330`, 'low', /taken for S/],
  ['thence 8outh 40° We8t 80 feet', `S 40°00'00" W 80`, 'medium', /"8outh" is read as south.*"We8t" is read as west/],
  ['thence S 40° Eest 80 feet', `S 40°00'00" E 80`, 'medium', /"Eest" is read as east/],
  ['thence N 40° E along the wall 156.\n08 feet', `N 40°00'00" E 156.08`, 'low', /read with a decimal point/],
  ['thence N 40° E along the wall of Lot 156.\n80 feet', `N 40°00'00" E 80`, 'high', /^$/],
  ['thence N 40° E 1 075.20 feet', `N 40°00'00" E -`, 'low', /no length is given/],
  ['thence N 40° E 30 00 feet', `N 40°00'00" E 30`, 'low', /read with a decimal point/],
  ['thence N 40° E 3 00 feet', `N 40°00'00" E -`, 'low', /no length is given/],
  ['thence on a curve to tho riqht, radius 90 feet, arc 1ength 40 feet', 'curve R90 L40 right', 'high', /^$/],
  ['thence N 40° E III3 feet', `N 40°00'00" E 1113`, 'low', /the letter i is read as a 1/],
  ['thence N.40° E.46 poles', `N 40°00'00" E 759`, 'high', /^$/],
  ['thence N.40° E.27 1/2 poles', `N 40°00'00" E 453.75`, 'high', /^$/],
  ['thence N 40° E.46.5 feet', `N 40°00'00" E 46.5`, 'high', /^$/],
  ['thence N.40° E.46 chains', `N 40°00'00" E -`, 'low', /cannot be read/],
  ["thence with the lane 5 62°30' W 20 poles", `S 62°30'00" W 330`, 'low', /"5", taken for S/],
  ["thence with Route 5 62°30' W 20 poles", '- 330', 'low', /lacks its north or south/],
  [
    'thence along a curve to the lcft, R=7O.50, L=31.20',
    'curve R70.5 L31.2 left',
    'low',
    /the letter o is read as a 0/,
  ],
  ['thence N 40° E 80 feet T0 THE P0INT of curvature of a curve to the right', `N 40°00'00" E 80`, 'high', /^$/],
  // What cannot be told.
  ['thence N 40° E xis hundred feet', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  ['thence N 40° E n!ne hundred feet', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  ['thence N 40° E two hundred and t■enty-five feet', `N 40°00'00" E -`, 'low', /the length cannot be read/],
  ['thence N 40° E 3 chains and f■rty links', `N 40°00'00" E 198`, 'low', /behind the length may be more/],
  ['thence N 40° E .36 poles', `N 40°00'00" E 5.94`, 'low', /".36" may be 36/],
  ['thence N 40° E, crossing the run at 3 18 feet, 660 feet', `N 40°00'00" E 660`, 'high', /^$/],
  ['thence N 61i W 80 feet', '- 80', 'low', /too damaged to read/],
  ['thence S 4O W 80 feet', '- 80', 'low', /"4O" may be 40 or 4°/],
  ['thence S 4O W 8O feet', `S 40°00'00" W 80`, 'low', /"4O" may be 40 or 4°/],
  ['thence S 4o W 80 feet', `S 04°00'00" W 80`, 'low', /"4o" may be 40 or 4°/],
  ['thence S 4o-16 W 80 feet', `S 04°16'00" W 80`, 'low', /"4o" may be 40 or 4°/],
  ['thence S 4o 16 05 W 80 feet', `S 04°16'05" W 80`, 'low', /"4o" may be 40 or 4°/],
  ["thence S 4o 16' W 80 feet", `S 04°16'00" W 80`, 'high', /^$/],
  ['thence S 4o W 80 feet; thence N 61o E 30 feet', `S 04°00'00" W 80`, 'high', /^$/],
  ['thence S 4o-16 W 80 feet; thence N 61o-05 E 30 feet', `S 04°16'00" W 80`, 'high', /^$/],
  ['thence S 45O W 80 feet', `S 45°00'00" W 80`, 'high', /^$/],
  // What stands as it should.
  ['thence N 40° E a hundred feet', `N 40°00'00" E 100`, 'high', /^$/],
  ['thence N 40° E .36 chains', `N 40°00'00" E 23.76`, 'high', /^$/],
  ['thence N 40° E 6ch. 25l. to a pin', `N 40°00'00" E 412.5`, 'high', /^$/],
  ['thence N 40° E 80\n                  feet to a pin', `N 40°00'00" E 80`, 'high', /^$/],
  ['thence N 40° E along the cast iron fence, 80 feet', `N 40°00'00" E 80`, 'high', /^$/],
];
for (const [course, answer, confidence, reason] of rows)
  test(course, () => {
    const call = tractsOf(around(course))[0]!.calls[1]!;
    assert.equal(callLine(call), answer);
    assert.equal(call.confidence, confidence);
    assert.match(call.confidence_reason, reason);
  });

const others: [course: string, values: string[]][] = [
  ['thence S 4O W 80 feet', [`S 40°00'00" W`, `S 04°00'00" W`]],
  ['thence S 4O W 8O feet', [`S 04°00'00" W`]],
  ['thence S 4o-16 W 80 feet', [`S 40°16'00" W`]],
  ['thence N 40° E .36 poles', ['594']],
];
for (const [course, values] of others)
  test(`what else it may be: ${course}`, () => {
    const { alternates } = readDescription(pastedText(around(course)));
    assert.deepEqual(
      alternates.map(({ value }) => (typeof value === 'object' ? bearingText(value) : String(value))),
      values,
    );
  });
