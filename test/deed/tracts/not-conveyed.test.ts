// A figure that the paper describes for another reason than to convey it is no land of the paper; then no PASS.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const SQUARE =
  'thence N 0° E 660 feet; thence N 90° E 660 feet; thence S 0° E 660 feet; thence N 90° W 660 feet to the point of beginning, containing 10 acres';
const LAND = `Beginning at a stone; ${SQUARE}`;
const OTHER = `Beginning at a stake; ${SQUARE}`;
/** By tract: as what the paper tells it; empty where it is land of the paper. */
const toldOf = (text: string): string[] =>
  readDescription(pastedText(text)).against.map((said) =>
    said.map((one) => /^The paper tells the figure as ([^:]*):/.exec(one)?.[1] ?? one).join(),
  );

describe('by what leads into it, behind another figure', () => {
  const rows: [words: string, means: string][] = [
    ['Adjoining the above on the north is the land of Moore, bounded as follows:', 'land of a neighbour'],
    ['On the east lies the tract owned by Moore, described as follows:', 'land of a neighbour'],
    ['The adjoining tract of Moore is described as follows:', 'land of a neighbour'],
    ['For reference, the Moore tract is described as follows:', 'told for reference'],
    ['For information only, the parent tract is described as:', 'told for reference'],
    ['The dominant estate benefited by the easement herein is described as:', 'land that an easement serves'],
    ['The benefited parcel is described as follows:', 'land that an easement serves'],
    ['Said easement is for the benefit of the following described land:', 'land that an easement serves'],
    ['Said easement is appurtenant to the following tract:', 'land that an easement serves'],
    [
      'This conveyance is made in exchange for the following tract this day conveyed by grantee to grantor:',
      'land given in exchange',
    ],
    ['This deed is given in part consideration of the following tract:', 'land given in exchange'],
    ['Grantee has an option to purchase the following additional land:', 'land under an option'],
    ['Grantee shall have the right of first refusal on the following tract:', 'land under an option'],
    ['and being the same land of which there has been released from the mortgage the following:', 'land released'],
    ['No building shall be erected within the area described as:', 'an area under a restriction'],
    ['The foundation of the building is located as follows:', 'a building'],
    ['The following land, which is not conveyed hereby, adjoins on the south:', 'not conveyed'],
  ];
  for (const [words, means] of rows)
    test(words, () => assert.deepEqual(toldOf(`${LAND}. ${words} ${OTHER}.`), ['', means]));
});

describe('by what is said behind it', () => {
  const rows: [text: string, told: string[]][] = [
    [
      `${LAND}. The above tract was conveyed out of the parent tract by deed and is excluded herefrom.`,
      ['not conveyed'],
    ],
    [`${LAND}. The above described land is not a part of this conveyance.`, ['not conveyed']],
    [`${LAND}. Said parcel is hereby withdrawn.`, ['not conveyed']],
    [`Tract I: ${LAND}. Tract II: ${OTHER}. Tract II above is deleted by agreement.`, ['', 'not conveyed']],
    [`Tract I: ${LAND}. Tract II: ${OTHER}. Tract I, however, is not conveyed.`, ['not conveyed', '']],
    [
      `WHEREAS, Smith conveyed to Jones land described as follows: ${LAND}. NOW THEREFORE Jones conveys to Brown only the following portion thereof: ${OTHER}.`,
      ['recited, and conveys a part of it', ''],
    ],
  ];
  for (const [text, told] of rows) test(text, () => assert.deepEqual(toldOf(text), told));
});

describe('land of the paper', () => {
  const rows: string[] = [
    `WHEREAS, Smith is the owner of land described as follows: ${LAND}. NOW THEREFORE Smith conveys said land to Brown.`,
    `A tract adjoining the land of Moore on the north, described as follows: ${LAND}.`,
    `A tract which is bounded on the north by lands of Moore, described as follows: ${LAND}.`,
    `Land now or formerly of Moore, being described as follows: ${LAND}.`,
    `An option to purchase the following land: ${LAND}.`,
    `The Bank releases from the lien of its mortgage the following land: ${LAND}.`,
    `In consideration of ten dollars the grantor conveys: ${LAND}.`,
    `For the benefit of the public the following is dedicated: ${LAND}.`,
    `${LAND}. The above tract is not subject to any lien.`,
    `${LAND}. Said tract is not included within the flood zone.`,
    `${LAND}. There is excluded the minerals under said land.`,
    `Tract I: ${LAND}. Tract II: ${OTHER}. The road is excluded from Tract II.`,
    `The house in which Moore lives and the land on which the building is located, as follows: ${LAND}.`,
  ];
  for (const text of rows) test(text, () => assert.deepEqual([...new Set(toldOf(text))], ['']));
});
