// A description reads the same alone and in its paper: what stands before it and behind it has lengths, winds, areas and sections of its own.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pastedText } from '../../src/document/source-text.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { WORDS_BEFORE, WORDS_BEHIND } from '../support/papers.ts';

const TWO_COURSES =
  `Beginning at an iron pin on the north line of Elm Street; thence North 10° 20' East 212.4 feet to a stake; ` +
  `thence South 80° 11' East 310.7 feet to a pin; `;
const CLOSINGS = [
  'thence along the river to the beginning.',
  'thence along the river to the beginning, containing 1.5 acres.',
  'thence to the beginning, containing one and one-half acres, more or less.',
  'thence along the line of Pell to the point of beginning; containing 1.5 acres, more or less.',
  'thence with the creek as it meanders 640 feet to the place of beginning.',
  'thence South 40° West 220 feet, more or less, to the Point of Beginning.',
  'thence north along said line to the point of beginning.',
  'thence by a straight line to the first mentioned bound.',
  'thence South 2° East to the river; thence up the river to the first station, be the same more or less.',
  'thence West 300 feet to the POINT OF BEGINNING. Said tract contains 1.5 acres.',
  'thence West along said street to the POINT OF BEGINNING, said tract containing 65,340 square feet (1.5 acres).',
];

function landOf(text: string): unknown {
  const { tracts } = readDescription(pastedText(text)).extraction;
  return tracts.map(({ calls, tie_calls, ...tract }) => ({
    type: tract.description_type,
    isException: tract.is_exception,
    area: tract.stated_area,
    aliquot: tract.aliquot,
    calls: calls.map(({ bearing, distance, radius, confidence }) => ({ bearing, distance, radius, confidence })),
    ties: tie_calls,
  }));
}

describe('a figure, whatever stands behind it', () => {
  for (const closing of CLOSINGS)
    test(closing, () => {
      const alone = landOf(TWO_COURSES + closing);
      for (const words of WORDS_BEHIND)
        for (const between of ['\n\n', ' '])
          assert.deepEqual(landOf(`${TWO_COURSES}${closing}${between}${words}`), alone, words);
    });
});

describe('a figure, whatever stands before it', () => {
  for (const words of WORDS_BEFORE)
    test(words.slice(0, 60).replaceAll('\n', ' '), () => {
      for (const closing of CLOSINGS)
        assert.deepEqual(landOf(`${words}\n\n${TWO_COURSES}${closing}`), landOf(TWO_COURSES + closing), closing);
    });
});
