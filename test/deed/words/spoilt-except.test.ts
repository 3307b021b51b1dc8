// A word that excepts and has one letter spoilt by a scan still takes its land off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoiltExcepts } from '../../../src/deed/words/spoilt-except.ts';
import { tractsOf } from '../reading.ts';

const read = (folded: string): string =>
  spoiltExcepts(folded).reduceRight(
    (text, { start, end, read: by }) => text.slice(0, start) + by + text.slice(end),
    folded,
  );

const rows: [printed: string, read: string][] = [
  ['4 acres, exccpt the mill', '4 acres, except the mill'],
  ['4 acres, except th~ two tracts', '4 acres, except the two tracts'],
  ['4 acres, excepting �he mill', '4 acres, excepting the mill'],
  ["4 acres, except t'e mill", '4 acres, except the mill'],
  ['4 acres, except (he says) the mill', '4 acres, except (he says) the mill'],
  ['bxcepting the mill', 'excepting the mill'],
  ["excep1'ing the mill", 'excepting  the mill'],
  ['exceptiug therefrom the mill', 'excepting therefrom the mill'],
  ['eccept the mill', 'except the mill'],
  ['execpt the mill', 'except the mill'],
  ['exept the mill', ' less the mill'],
  ['exc1uding the mill', 'excluding the mill'],
];
for (const [printed, as] of rows) test(`${printed} -> ${as}`, () => assert.equal(read(printed), as));

for (const own of [
  'except the mill, excepting, excepted, an exception',
  'accepted by the owner, expected, exempt, excerpt, excess',
  'the exact text of exhibit x, six feet, next to the taxed lot',
  'excluding the mill',
])
  test(`${own} is read as it is`, () => assert.equal(read(own), own));

const FIGURE = (side: number): string =>
  `Beginning at a bolt; thence N 20° E ${side} feet; thence S 70° E ${side} feet; thence S 20° W ${side} feet; thence N 70° W ${side} feet to the beginning`;

test('a figure behind it is an exception', () =>
  assert.deepEqual(
    tractsOf(`${FIGURE(310)}. EXCEP1'ING therefrom the following: ${FIGURE(31)}.`).map((tract) => tract.is_exception),
    [false, true],
  ));
test('the land before it is a tract of its own', () =>
  assert.deepEqual(
    tractsOf(
      `The W½ of the NE¼ of Section 9, T. 5 N., R. 6 W., EXCEP1'ING a part of the NE¼ of Section 9, T. 5 N., R. 6 W.: ${FIGURE(31)}.`,
    ).map((tract) => [tract.description_type, tract.is_exception]),
    [
      ['aliquot', false],
      ['metes_and_bounds', true],
    ],
  ));
test('land without courses behind it is noted', () =>
  assert.match(
    tractsOf(`${FIGURE(310)}, excegt the west 9 feet thereof.`)[0]!.notes ?? '',
    /^Excepted without courses/,
  ));
