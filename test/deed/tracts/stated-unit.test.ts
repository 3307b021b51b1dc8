import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const read = (text: string) => readDescription(pastedText(text));
/** A figure whose lengths end with `unit`, between what is said before it and behind. */
const figure = (unit: string, before = '', behind = ''): string =>
  `${before} Beginning at an iron pin set on the south line of Mill Road; thence S 89°33'12" W 419.47${unit} to an iron pipe; ` +
  `thence N 02°00'11" E 364.02${unit} to a nail; thence N 88°35'27" E 378.59${unit} to a point; thence S 04°22'14" E 370.92${unit} ` +
  `to the POINT OF BEGINNING, containing 3.361 acres. ${behind}`;

const told: [sentence: string, unit: string][] = [
  ['(Distances are in metres.)', 'meters'],
  ['Distances in meters.', 'meters'],
  ['All measurements are metric.', 'meters'],
  ['NOTE: UNITS ARE METERS.', 'meters'],
  ['Unit of measure: meter.', 'meters'],
  ['All dimensions shown hereon are in meters.', 'meters'],
  ['Metric units are used throughout.', 'meters'],
  ['(All distances given in rods)', 'rods'],
  ['The measurements in this deed are in Gunter’s chains and links.', 'chains'],
  ['Distances being expressed in poles.', 'poles'],
  ['Lengths are stated in Spanish varas.', 'varas'],
  ['Distances below are in yards.', 'yards'],
  ['All distances in chains unless otherwise noted.', 'chains'],
  ['Distances are given in chains and decimals thereof.', 'chains'],
];

for (const [sentence, unit] of told) {
  test(`${sentence} -> bare lengths are ${unit}`, () => {
    for (const text of [figure('', sentence), figure('', '', sentence)]) {
      const tract = read(text).extraction.tracts[0]!;
      assert.equal(tract.distance_unit, unit);
      assert.deepEqual(
        tract.calls.map((call) => call.distance),
        [419.47, 364.02, 378.59, 370.92],
      );
    }
  });
  test(`${sentence} -> makes lengths printed in feet doubtful`, () => {
    for (const text of [figure(' feet', sentence), figure(' feet', '', sentence)]) {
      assert.equal(read(text).extraction.tracts[0]!.distance_unit, 'feet');
      assert.match(read(text).doubts[0]!.join(' '), /the lengths are printed in feet/);
    }
  });
}

const doubted: [text: string, said: RegExp][] = [
  [figure(' poles', '(Poles of eighteen feet.)'), /measure of its own for poles/],
  [figure(' poles', '', 'Eighteen feet to the pole.'), /measure of its own for poles/],
  [figure(' perches', '', 'The perch being eighteen feet.'), /measure of its own for perches/],
  [figure(' chains', '', 'Run with a two-pole chain.'), /measure of its own for chains/],
  [figure(' varas', 'The vara being 32 inches.'), /measure of its own for varas/],
  [figure(' feet').replace('364.02 feet', '364.02 ft. (Note: this distance is in metres)'), /printed in feet/],
];
for (const [text, said] of doubted) test(text, () => assert.match(read(text).doubts[0]!.join(' '), said));

const silent: string[] = [
  figure(' feet', 'All distances are in U.S. survey feet.'),
  figure(' feet', '', 'Distances shown are ground distances in international feet; multiply by 0.9 to obtain grid.'),
  figure(' feet', '', 'Distances in parentheses are in metres.'),
  figure(' feet', '', 'All distances are shown in feet and decimals of a foot.'),
  figure(' feet', '', 'The elevations and contours are in meters.'),
  figure(' feet', '', 'Coordinates are in meters.'),
  figure(' feet', '', 'Distances on the plat are in chains.'),
  figure(' poles', '', 'Poles of sixteen and one-half feet.'),
  figure(' rods', '', 'A stone lies sixteen rods of the brook.'),
  figure(' chains', 'All distances are in chains of 66 feet.'),
  figure(' varas', '', 'One vara equals 33 1/3 inches.'),
  figure(' feet', '', 'The pole is 18 feet from the corner.'),
];
for (const text of silent) test(text, () => assert.deepEqual(read(text).doubts[0], []));

test('the unit in brackets behind the figure is its unit', () => {
  const calls = read(figure(' feet').replace('364.02 feet', '364.02 (metres)')).extraction.tracts[0]!.calls;
  assert.deepEqual(
    calls.map((call) => call.distance),
    [419.47, 1194.28895, 378.59, 370.92],
  );
});
