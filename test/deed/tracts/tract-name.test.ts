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
    [
      'TRACT I\nA tract in Section 2, being part of U.S.R.S. Tract 11-46 and described as: Beginning at a stone; ',
      'TRACT I',
      'Beginning at a stone',
    ],
    ['     PARCEL II. BEGINNING at a stone; ', 'PARCEL II', 'BEGINNING at a stone'],
    ['"Parcel #3. Beginning at a stone; ', 'Parcel #3', 'Beginning at a stone'],
    ['TRACT NO. 44-d  (Pell Heirs)\nBeginning at a stone; ', 'TRACT NO. 44-d', 'Beginning at a stone'],
    ['Parcel 6-01933\nBeginning at a stone; ', 'Parcel 6-01933', 'Beginning at a stone'],
    [
      'Parcel E-080-FN-011.447. Situate in Odell. Beginning at a stone; ',
      'Parcel E-080-FN-011.447',
      'Beginning at a stone',
    ],
    ['TRACT NO. OD-114F\nBeginning at a stone; ', 'TRACT NO. OD-114F', 'Beginning at a stone'],
    ['PARCEL 12-04-117: Beginning at a stone; ', 'PARCEL 12-04-117', 'Beginning at a stone'],
    ['PARCEL 17-WD1 (Fee)\nBeginning at a stone; ', 'PARCEL 17-WD1', 'Beginning at a stone'],
    ['LOT 14.02\nBeginning at a stone; ', 'LOT 14.02', 'Beginning at a stone'],
    ['of Parcel 4.25 acres at Odell. Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    [
      'sworn by a notary\n\n          2\n\n          EXHIBIT A\n\nBeginning at a stone; ',
      'EXHIBIT A',
      'Beginning at a stone',
    ],
    ['PART 2-On the hill. Beginning at a stone; ', 'PART 2', 'Beginning at a stone'],
    ['2nd Parcel: Beginning at a stone; ', '2nd Parcel', 'Beginning at a stone'],
    ['The land.\nTHIRD: BEGINNING at a stone; ', 'THIRD', 'BEGINNING at a stone'],
    ['Second. The buyer pays the tax.\nThe land: Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    ['     SLOPE EASEMENT NO. 12\nBeginning at a stone; ', 'SLOPE EASEMENT NO. 12', 'Beginning at a stone'],
    ['Description of Parcel No. 8\nIn Odell, beginning at a stone; ', 'Parcel No. 8', 'beginning at a stone'],
    ['LEGAL DESCRIPTION — ODELL FARM TRACT 3C\nBeginning at a stone; ', 'TRACT 3C', 'Beginning at a stone'],
    ['Odell Farm - Tract 3 in the town. Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    ['     EXHIBIT "D"\nThe land at Odell. Beginning at a stone; ', 'EXHIBIT "D"', 'Beginning at a stone'],
    ['EASEMENT "F-2": Beginning at a stone; ', 'EASEMENT "F-2"', 'Beginning at a stone'],
    ['TRACT "12-04-117": Beginning at a stone; ', 'TRACT "12-04-117"', 'Beginning at a stone'],
    ['Appendix C\nBeginning at a stone; ', 'Appendix C', 'Beginning at a stone'],
    ['as is told in\nExhibit D, attached. The land: Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    ['8.905 ACRE TRACT\nBeginning at a stone; ', '8.905 ACRE TRACT', 'Beginning at a stone'],
    ['of an 8.905 acre tract\nat Odell. Beginning at a stone; ', 'Tract 1', 'Beginning at a stone'],
    [
      'That parcel of land designated as TRACT H on the plat of Odell: Beginning at a stone; ',
      'TRACT H',
      'Beginning at a stone',
    ],
    [
      'That part of the parcel of land designated as TRACT H on the plat of Odell: Beginning at a stone; ',
      'Tract 1',
      'Beginning at a stone',
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

describe('where a tract begins, and where it commences when ties lead there', () => {
  const close = 'thence N 10° E 100 feet; thence East 40 feet; thence S 20° W 110 feet to the point of beginning.';
  const rows: [text: string, pob: string][] = [
    [
      `Commencing at a stone; thence South 90 feet to a bolt in the west line of Fen Road, the POINT OF BEGINNING; ${close}`,
      'Commencing at a stone … to a bolt in the west line of Fen Road, the POINT OF BEGINNING',
    ],
    [
      `Commence at a stone; thence South 90 feet; thence West 12 feet to a bolt. Said bolt being the point of beginning. Bearings are assumed. ${close}`,
      'Commence at a stone … to a bolt. Said bolt being the point of beginning',
    ],
    [
      `Beginning, for reference, at a stone; thence South 90 feet to the true place of beginning; ${close}`,
      'Beginning, for reference, at a stone … to the true place of beginning',
    ],
    [
      `Commencing at a stone; thence South 90 feet to a nail set for the southwest corner and place of beginning of this tract; ${close}`,
      'Commencing at a stone … to a nail set for the southwest corner and place of beginning of this tract',
    ],
    [
      `Commence at a stone; thence West along the north line of said forty 90 feet for a point of beginning; ${close}`,
      'Commence at a stone … for a point of beginning',
    ],
    [
      `Commencing at a stone; thence South 90 feet, more or less, for the point of beginning; ${close}`,
      'Commencing at a stone … for the point of beginning',
    ],
    // Its ties were told by closure alone: no words say that the tract begins there.
    [`Commencing at a stone; thence South 900 feet to a bolt; thence N 0° E 100 feet; thence N 90° E 40 feet; thence S 0° E 100 feet; thence N 90° W 40 feet.`, 'Commencing at a stone'],
    // The label of the next item is none of its words; an initial is.
    [`(a) Beginning at a stone by the lane;\n(b) ${close}`, 'Beginning at a stone by the lane'],
    [`A. Beginning at a stone by the lane.\nB. ${close}`, 'Beginning at a stone by the lane'],
    [`Beginning at a stone by land of Pell, J.; ${close}`, 'Beginning at a stone by land of Pell, J.'],
    // A page's head and a caption place nothing.
    [
      `FROM: ODELL TITLE CO.   FAX 555 0188   P2\nSituated in Fen Township, bounded as follows: from a stone at the lane, ${close}`,
      'from a stone at the lane',
    ],
    [`A lot in Fen Township, bounded and described as follows: ${close}`, ''],
    [`A lot in Fen Township at the lane from the mill; ${close}`, 'A lot in Fen Township at the lane from the mill'],
  ]; // prettier-ignore
  for (const [text, pob] of rows) test(text, () => assert.equal(tractsOf(text)[0]!.pob_description, pob));
});
