// What a tract is called and where its beginning is described; every name is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

describe('what a tract is called, and where it begins', () => {
  const courses = 'thence N 10° E 100 feet; thence East 40 feet; thence S 20° W 110 feet to the point of beginning.';
  const rows: [lead: string, name: string, pob: string][] = [
    ['Portion 1. Beginning at a stone; ', 'Portion 1', 'Beginning at a stone'],
    ['AREA 31.5 ACRES more or less.\nPART 2-Land at Odell. Beginning at a stone; ', 'PART 2', 'Beginning at a stone'],
    ['First tract: Beginning at a stone; ', 'First tract', 'Beginning at a stone'],
    ['Tract numbered 6. Beginning at a stone; ', 'Tract numbered 6', 'Beginning at a stone'],
    ['That part of the quarter,\nSection 34, Township 5 N., Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    ['described as: Beginning; at a stone; ', 'Tract 1', 'Beginning; at a stone'],
    ['(Parcel Numbered 3): Beginning at a stone; ', 'Parcel Numbered 3', 'Beginning at a stone'],
    [
      'Parcel numbered 4 is north of the lane and is described as beginning at a stone; ',
      'Parcel numbered 4',
      'beginning at a stone',
    ],
    ['The land; tract C, beginning at a stone; ', 'tract C', 'beginning at a stone'],
    ['The land near tract C, of Odell, beginning at a stone; ', 'Tract 1', 'beginning at a stone'],
    ['A plan of lots-Odell. Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    [
      'The land. Beginning for the second thereof at a stone; ',
      'Tract 1',
      'Beginning for the second thereof at a stone',
    ],
    [
      'The land; beginning, for the description of tract K, at a stone; ',
      'tract K',
      'beginning, for the description of tract K, at a stone',
    ],
    [
      'land bounded so: Beginning forty perches down the creek from a post; ',
      'Tract 1',
      'Beginning forty perches down the creek from a post',
    ],
  ];
  for (const [lead, name, pob] of rows)
    test(lead, () => {
      const [tract] = tractsOf(lead + courses);
      assert.deepEqual([tract!.name, tract!.pob_description], [name, pob]);
    });
});
