// "A" for acres in the rolls of assessors, and what is only named by a number and a letter.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tractsOf } from '../reading.ts';

const rows: [end: string, acres: number | null][] = [
  ['TO POB 3.7 A', 3.7],
  ['TO BEG , 3.7 A', 3.7],
  ['TO POB. 7A', 7],
  ['TO POB (3.7 A)', 3.7],
  ['TO POB CONT 3.7 A', 3.7],
  ['TO POB, CONT 1 1/2 A.', 1.5],
  ['TO POB SEC 14 T29N R9W 3.7 A M/L', 3.7],
  ['TO POB SEC 14 T29N R9W 3.7 A', 3.7],
  ['TO POB 3.7 A +/-', 3.7],
  ['TO POB 3.7A M/L SPLIT FROM 010-004', 3.7],
  ['TO POB 7 A MORE OR LESS', 7],
  ['TO POB 40 ACS', 40],
  ['TO POB 3.7 AC+/-', 3.7],
  ['TO POB 0.37 AC M OR L', 0.37],
  ['TO POB T 29 N R 9 W A', null],
  ['TO POB, CONT 3.7 A., MORE OR LESS', 3.7],
  ['TO POB PARCEL 2 A', null],
  ['TO POB, BEING LOT 12 A.', null],
  ['TO POB, KNOWN AS TRACT 2 A.', null],
  ['TO POB BEING LOT 7A', null],
  ['TO POB UNIT 4 A M/L', null],
  ['TO POB ON HWY 12A', null],
  ['TO POB REC IN L 20 P 5A', null],
  ['TO POB 3 A OF WHICH IS HWY', null],
  ['TO POB SUBJ TO ESMT 33 FT WIDE AND A LANE', null],
];
for (const [end, acres] of rows)
  test(end, () => {
    const text = `BEG AT NW COR LOT 3 TH N 86 DEG E 210 FT TH S 9 DEG W 120 FT TH N 49 DEG W 234 FT ${end}`;
    assert.equal(tractsOf(text)[0]!.stated_acreage, acres);
  });
