// Which words around a figure are its own: the land it is said to lie in is told before it or behind it, never by the next figure's lead
// or the words behind the one before.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const FIGURE =
  'thence North 40 feet; thence East 90 feet; thence South 40 feet; thence West 90 feet to the point of beginning';
const [FIRST, SECOND] = [`Beginning at an oak; ${FIGURE}`, `Beginning at a pine; ${FIGURE}`];
const IN_14 = 'Section 14, Township 6 North, Range 3 West';
const IN_15 = 'Section 15, Township 6 North, Range 3 West';
const [READ_14, READ_15] = ['section=14 | township=6N | range=3W', 'section=15 | township=6N | range=3W'];

describe('where each of two figures lies', () => {
  const rows: [text: string, first: string, second: string][] = [
    [`${FIRST}.\nAND\nThat part of ${IN_14} described as follows: ${SECOND}.`, '', READ_14],
    [`${FIRST}.\n\nAlso, a tract in ${IN_14}, described as follows: ${SECOND}.`, '', READ_14],
    [`${FIRST}, and all that part of ${IN_14} described as follows: ${SECOND}.`, '', READ_14],
    [`${FIRST}. Together with that portion of ${IN_14} described as follows: ${SECOND}.`, '', READ_14],
    [`${FIRST}, in ${IN_14}.\n\nThat part of ${IN_15}, described as follows: ${SECOND}.`, READ_14, READ_15],
    [`${FIRST}; being in ${IN_14}.\nSECOND PARCEL\n${SECOND}.`, READ_14, ''],
    [`${FIRST}, all in ${IN_14}. EXCEPTING THEREFROM the following described tract: ${SECOND}.`, READ_14, ''],
    [
      `That part of ${IN_14} described as: ${FIRST}; also that part of ${IN_15} described as: ${SECOND}.`,
      READ_14,
      READ_15,
    ],
  ];
  for (const [text, first, second] of rows)
    test(text.replaceAll(FIGURE, '…'), () =>
      assert.deepEqual(
        tractsOf(text).map((tract) => tract.situs),
        [first, second],
      ),
    );
});

describe('land that is told behind a figure is no land that the figure lies in', () => {
  for (const behind of [
    `The Northwest Quarter of ${IN_14}, excepting therefrom that part described as: ${SECOND}.`,
    `Also the NE¼ of ${IN_14}, less the following: ${SECOND}.`,
    `That part of the NE¼ of ${IN_14}, lying east of the run.`,
  ])
    test(behind.replaceAll(FIGURE, '…'), () => assert.equal(tractsOf(`${FIRST}. ${behind}`)[0]!.situs, ''));
});

describe('where the only figure lies, before other land', () => {
  const rows: [text: string, situs: string][] = [
    [`1. ${FIRST}.\n2. The N1/2 of ${IN_14}.`, ''],
    [`${FIRST}. Also the N1/2 of ${IN_14}.`, ''],
    [`${FIRST}, in ${IN_15}. Also the N1/2 of ${IN_14}.`, READ_15],
    [`${FIRST}, being a portion of ${IN_15}.`, READ_15],
  ];
  for (const [text, situs] of rows)
    test(text.replaceAll(FIGURE, '…'), () => assert.equal(tractsOf(text)[0]!.situs, situs));
});
