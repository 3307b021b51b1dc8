// What is taken off platted lots, and which part of one is meant, stands in the notes of their tract in the paper's words. Sentences are made up.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pastedText } from '../../../src/document/source-text.ts';
import { lotsOfTract } from '../../../src/contract/lots-of-tract.ts';
import { readDescription } from '../../../src/deed/read-description.ts';
import { judge } from '../../../src/verdict/verdict.ts';

const PLAT = 'Block 2, Alder Hills Subdivision, according to the plat thereof recorded in Plat Book 4, page 12';

const TOLD = /(?:Taken off|Only part): “[^”]*”/g;
const toldOf = (text: string): string[] => {
  const { tracts } = readDescription(pastedText(text)).extraction;
  return tracts.flatMap(({ notes }) => notes?.match(TOLD) ?? []);
};

describe('taken off or only a part', () => {
  const rows: [text: string, ...notes: string[]][] = [
    [`Lot 7, ${PLAT}, LESS the North 5 feet thereof.`, 'Taken off: “LESS the North 5 feet thereof”'],
    [
      `Lot 3, ${PLAT}, LESS AND EXCEPT the East Ten (10) feet thereof heretofore conveyed.`,
      'Taken off: “LESS AND EXCEPT the East Ten (10) feet thereof heretofore conveyed”',
    ],
    [`Lots 1 and 2, ${PLAT}, less the West 10 feet of Lot 2.`, 'Taken off: “less the West 10 feet of Lot 2”'],
    [`Lot 4 (except the south 7 feet), ${PLAT}.`, 'Taken off: “except the south 7 feet”'],
    [`Lot 4, ${PLAT}, less N 5 ft`, 'Taken off: “less N 5 ft”'],
    [`Lot 5, ${PLAT}, except road right-of-way.`, 'Taken off: “except road right-of-way”'],
    [
      `Lot 5, ${PLAT}. EXCEPT the East 50 feet for a drainage easement.`,
      'Taken off: “EXCEPT the East 50 feet for a drainage easement”',
    ],
    [`The East half of Lot 3, ${PLAT}.`, 'Only part: “The East half of Lot 3, Block 2”'],
    [`E½ Lot 3, ${PLAT}.`, 'Only part: “E½ Lot 3, Block 2”'],
    [`Lot 4 and the West 60 feet of Lot 5, ${PLAT}.`, 'Only part: “the West 60 feet of Lot 5, Block 2”'],
    [
      `The East 78 feet of the North 30 feet of Lot 9, ${PLAT}.`,
      'Only part: “The East 78 feet of the North 30 feet of Lot 9, Block 2”',
    ],
    [`Lots 3, 4 and the W. 10 feet of 5, ${PLAT}.`, 'Only part: “the W. 10 feet of 5”'],
    [
      `A strip of land 17 feet in width off of the entire North side of Lot 4, ${PLAT}.`,
      'Only part: “A strip of land 17 feet in width off of the entire North side of Lot 4, Block 2”',
    ],
    [
      `That part of Lot 3, Block 2, Alder Hills Subdivision, lying north of Mill Street.`,
      'Only part: “That part of Lot 3, Block 2, Alder Hills Subdivision, lying north of Mill Street”',
    ],
    [
      `Lot 6 and the South 1/2 of Lot 7, ${PLAT}, excepting therefrom the West twenty (20) feet of said Lot 6.`,
      'Only part: “the South 1/2 of Lot 7, Block 2”',
      'Taken off: “excepting therefrom the West twenty (20) feet of said Lot 6”',
    ],
    // What leaves a lot whole.
    [`Lot 7, ${PLAT}.`],
    [`Lot 5, ${PLAT}, except easements and restrictions of record.`],
    [`Lot 5, ${PLAT}, excepting therefrom all oil, gas and minerals under said land.`],
    [`Lot 5, ${PLAT}, subject to an easement over the North 5 feet thereof.`],
    [`An undivided one-half interest in Lot 5, ${PLAT}.`],
    [`Lot 5, ${PLAT}, containing 0.25 acre, more or less, the North line being 50 feet.`],
  ];
  for (const [text, ...notes] of rows) test(text.replace(PLAT, '…'), () => assert.deepEqual(toldOf(text), notes));
});

test('the verdict is REVIEW and says why', () => {
  const { extraction, against } = readDescription(
    pastedText(`The East half of Lot 3, ${PLAT}, less the North 5 feet.`),
  );
  const [verdict] = judge(extraction, { reasons: against });
  assert.equal(verdict!.status, 'REVIEW');
  assert.deepEqual(verdict!.reasons.slice(1), [
    'Only part of what the plat or paper shows is meant: “The East half of Lot 3, Block 2”.',
    'Land is taken off what the plat or paper shows: “less the North 5 feet”.',
  ]);
});

test('a part of a lot that courses describe is told by its courses', () => {
  const square = 'thence N 0° E 50 feet; thence N 90° E 50 feet; thence S 0° E 50 feet; thence N 90° W 50 feet';
  const text = `Part of Lot 5, ${PLAT}, described as follows: Beginning at a pin; ${square} to the point of beginning.`;
  assert.deepEqual(toldOf(text), []);
});

test('each of several tracts by reference has its own lots', () => {
  const { extraction } = readDescription(
    pastedText(`PARCEL 1: Lot 3, Block 2, Alder Hills Subdivision.\n\nPARCEL 2: Lot 8, Block 5, Elm Park Addition.`),
  );
  assert.deepEqual(
    extraction.tracts.map((tract) => lotsOfTract(extraction, tract)),
    [['lot 3, block 2, Alder Hills Subdivision'], ['lot 8, block 5, Elm Park Addition']],
  );
});
