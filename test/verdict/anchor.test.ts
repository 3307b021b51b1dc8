// DECISIONS.md: `anchor` is the commencement monument in words; tracts that commence at the same monument carry the same anchor.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorOf } from '../../src/verdict/tie-check.ts';

const rows: [description: string, anchor: string | null][] = [
  ['Commencing at the stone at the crossroads; thence North', 'the stone at the crossroads'],
  // 2026-11-15: any full stop ended the anchor, so that every quarter corner of a county was "the S 1/4 cor"
  ['Commencing at the S 1/4 cor. of Sec. 9, T. 61 N., R. 83 W.', 'the S 1/4 cor. of Sec. 9, T. 61 N., R. 83 W'],
  ['Commencing at the corner of said section. The corner is a stone', 'the corner of said section'],
  ['Commencing for reference at an oak, and running North', 'an oak'],
  ['Beginning at an oak', 'an oak'],
  // 2026-11-19: the ties of these were walked, and no monument was named for them
  ['TRACT "B"\nFrom the southeast corner of lot 3 … to the corner of tract "B"', 'the southeast corner of lot 3'],
  ['To find the beginning, begin at the point where two roads meet … to it', 'the point where two roads meet'],
  [
    'To attain the beginning at the junction of four lots … to it',
    'To attain the beginning at the junction of four lots',
  ],
  ['', null],
  ['Commencing at an oak … to a pin, the point of beginning', 'an oak'],
  ['Beginning, for reference, at an oak … to the true point of beginning', 'an oak'],
  ['From the corner of Lot 4 … to a pin, the point of beginning', 'the corner of Lot 4'],
];
for (const [description, anchor] of rows) test(description, () => assert.equal(anchorOf(description), anchor));
