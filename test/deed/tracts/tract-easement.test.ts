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
  [`RELEASE OF EASEMENT\n\nThe Company releases its easement in the following portion: ${FIGURE}`, [null]],
];
for (const [paper, types] of rows) test(paper.replace(/\n+/g, ' '), () => assert.deepEqual(typesOf(paper), types));
