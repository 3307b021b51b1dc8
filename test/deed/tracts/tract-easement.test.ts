// On which tracts of a paper its easement stands. Papers are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { tractsOf } from '../reading.ts';

const FIGURE =
  'Beginning at a stone; thence N 10° E 100 feet; thence S 80° E 200 feet; thence S 10° W 100 feet; thence N 80° W 200 feet to the point of beginning.';

const typesOf = (paper: string): (string | null)[] =>
  tractsOf(paper).map(({ easement }) => (easement === '' ? null : (unpack('easement', easement).type ?? '')));

const rows: [paper: string, types: (string | null)[]][] = [
  [`WARRANTY DEED\n\nAsa Cole conveys to Fern Dale the following tract: ${FIGURE}`, [null]],
  [
    `WARRANTY DEED\n\nAsa Cole conveys to Fern Dale the following tract: ${FIGURE} Subject to a sewer easement 9 feet wide.`,
    [null],
  ],
  [
    `SLOPE EASEMENT\n\nAsa Cole grants to the County a perpetual easement for slopes over the following: ${FIGURE}`,
    ['slope'],
  ],
  [
    `DEED\n\nAsa Cole conveys to Fern Dale:\n\nTRACT A\n${FIGURE}\n\nTRACT B\nA non-exclusive easement for ingress and egress over the West 25 feet of the NE 1/4 of the SE 1/4 of Section 9, Township 4 North, Range 2 East, W.M.`,
    [null, 'ingress egress'],
  ],
  [
    `${FIGURE} Together with an easement for ingress and egress over the lane. Also a second parcel: ${FIGURE}`,
    [null, null],
  ],
  [`Right of way for the Vale Pipeline is excepted.\n\n${FIGURE}`, [null]],
  [`RELEASE OF EASEMENT\n\nThe Company releases its easement in the following portion: ${FIGURE}`, [null]],
];
for (const [paper, types] of rows) test(paper.replace(/\n+/g, ' '), () => assert.deepEqual(typesOf(paper), types));

const STRIP =
  'A strip of land 18 feet wide, the centerline of which is described as follows: Beginning at an elm; thence N 10° E 200 feet to a post.';
const widths: [grant: string, second: string, widths: (string | undefined)[]][] = [
  ['a perpetual easement for a sewer over the following', FIGURE, ['18', undefined]],
  ['a perpetual easement for a sewer 18 feet wide over the following', FIGURE, ['18', '18']],
  ['a perpetual easement for a sewer over the following', STRIP.replace('18', '25'), ['18', '25']],
];
for (const [grant, second, wanted] of widths)
  test(`how wide each is: ${grant}, ${second.slice(0, 30)}`, () => {
    const paper = `Asa Cole grants to the Town ${grant}: Parcel A: ${STRIP} Parcel B: ${second}`;
    assert.deepEqual(
      tractsOf(paper).map(({ easement }) => unpack('easement', easement).width_ft),
      wanted,
    );
  });

const LINES =
  'Strip 1: Beginning at an elm; thence N 10° E 200 feet; thence N 30° E 90 feet to a post. Strip 2: Beginning at a rock; thence S 10° E 200 feet; thence S 30° E 90 feet to a post.';
const shared: [over: string, wanted: (string | undefined)[]][] = [
  ['Two strips of land, each 18 feet wide, the center lines of which are described as follows', ['18', '18']],
  ['Strips of land 18 feet wide, 9 feet on each side of the following described lines', ['18', '18']],
  ['A strip of land 18 feet wide, the centerline of which is described as follows', ['18', undefined]],
];
for (const [over, wanted] of shared)
  test(`one width over two lines: ${over}`, () => {
    const tracts = tractsOf(`${over}: ${LINES}`);
    assert.deepEqual(tracts.map((tract) => unpack('easement', tract.easement).width_ft), wanted); // prettier-ignore
    assert.deepEqual(tracts.map((tract) => tract.description_type), ['centerline', 'centerline']); // prettier-ignore
  });
