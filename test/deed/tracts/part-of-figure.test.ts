// A paper that deals with a part of the figure only, or with something in it, says so before or behind it; then no PASS.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const SQUARE =
  'Beginning at a stone; thence N 0° E 660 feet; thence N 90° E 660 feet; thence S 0° E 660 feet; thence N 90° W 660 feet to the point of beginning, containing 10 acres';
const saidOf = (text: string): string[] =>
  readDescription(pastedText(text)).against.flatMap((said) =>
    said.map((one) => one.split(':')[0]!).filter((one) => !one.startsWith('Land without courses')),
  );
const PART = ['The land is only part of the figure'];

describe('before the figure', () => {
  const rows: string[] = [
    'Being all of the following tract lying North of the Mill Road:',
    'All of the following described land situated east of the creek:',
    'That portion of the following described parcel lying within the proposed right of way of FM 1960:',
    'That part of the following property which is south of the railroad:',
    'So much of the following as lies in Clay County:',
    'So much of the following described tract as was not sold to Hall:',
    'All of the following except the east 100 feet:',
    'All of the following described tract, less the north 2 acres:',
    'The east one-half of the following:',
    'The North Half of the following described tract:',
    'The west 50 feet of the following described parcel:',
    'The southerly 3 acres of the following tract:',
    'The North 2 acres of the following described land in Clay County, Ohio: That part of Lot 3 described as follows:',
    'A cemetery plot 10 feet square within the following tract:',
    'A well site 50 feet by 50 feet in the center of the following tract:',
    'A house lot of 1 acre in the northeast corner of the following described farm:',
    'Two acres out of the following described tract:',
    'One acre to be selected by grantee out of the following tract:',
    'A tower site, to be located by the lessee on the following described land:',
    'An easement for ingress and egress over, across and through the following tract, the exact location to be agreed upon:',
    'Grantor grants an easement 20 feet wide, the centerline of which is within the following property of grantor:',
    'A 20-foot easement somewhere across the following land:',
    'A 30-foot easement along the north line of the following described tract:',
    'A right of way over the following described lands of the grantor:',
    'UNIT 5, RIVERBEND CONDOMINIUM, together with an interest in the common elements, the land of which condominium is described as follows:',
    'Unit 12, Building C, of Oak Terrace Condominium, situated upon the following land:',
    'Apartment No. 4 in the Elm Court Condominium, located on the following described premises:',
    'Lot 9, Block 4 of Oak Terrace, a subdivision of the following described land:',
    'All the vacant, unappropriated public lands within the following described boundaries:',
    'The unreserved lands lying within the following boundaries are withdrawn:',
    'So much of the public land as lies within the following lines, not heretofore patented:',
    'All islands within the following described area:',
    'All that land outside the following described tract:',
    'All lands within five miles of the following tract:',
    'One-third of the following tract:',
  ];
  for (const words of rows) test(words, () => assert.deepEqual(saidOf(`${words} ${SQUARE}.`), PART));
});

describe('behind the figure', () => {
  const rows: string[] = [
    ', which lies southeasterly of the right-of-way line of Mill Road.',
    '.\nthat lies northerly and easterly of said line A.',
    '. It is the intention to convey only the South 100 feet of the above described tract.',
    '. Grantor conveys the East one-half in area of the above.',
    '. Grantor hereby conveys only the east 3 acres of said tract.',
    ', of which only 1.000 acre in the northeast corner is hereby conveyed.',
    ', of which 2 acres off the east side are hereby conveyed.',
    '. The interest conveyed is the westerly half of the above tract.',
    '. Being the west half only of the above described premises.',
    '. Only the south half of the above is included.',
    '. There is conveyed only that portion of the above tract lying north of the road.',
  ];
  for (const words of rows) test(words, () => assert.deepEqual(saidOf(`${SQUARE}${words}`), PART));
});

describe('the figure is the part, or the whole is meant', () => {
  const rows: [before: string, behind: string][] = [
    ['That part of Lot 3 lying north of the road, described as follows:', '.'],
    ['That portion of the following sections of land lying in Clay County, described as follows:', '.'],
    ['All of the following described land lying in Clay County, Texas:', '.'],
    ['All of the following described tract lying within the County of Clay:', '.'],
    ['The north half of Lot 4, more particularly described as follows:', '.'],
    ['The following described portion of the Hall farm:', '.'],
    ['All that land within the following described boundaries:', '.'],
    ['An easement over and across the following described tract:', '.'],
    ['A sewer easement within the following strip of land:', '.'],
    ['A well site within the Hall tract, described as follows:', '.'],
    ['Two acres out of the Hall survey, described as follows:', '.'],
    ['Lot 9 of Oak Terrace, also described as follows:', '.'],
    ['The following described real estate in Unit 3 of Oak Terrace, to wit:', '.'],
    ['', '. Subject to an easement over the north 10 feet of the above described tract.'],
    ['', '. Being the east half of the land conveyed to Hall in Book 3, Page 4.'],
    ['', '. Grantor conveys a right of way over the west 20 feet of said Lot 4.'],
    ['', ', of which 2 acres lie in Dale County.'],
    ['', '. The above described land is conveyed for church purposes only.'],
    ['', '. Together with the right to use only the west 20 feet of said lane.'],
    ['', '. Being the same land of which the west half was conveyed to Hall by the above deed.'],
    ['', '. An undivided one-half interest in the above is hereby conveyed.'],
    ['', '. Together with a strip that lies southerly of the same.'],
    ['', ', which lies southeasterly in the bend of the creek.'],
  ];
  for (const [before, behind] of rows)
    test(`${before} … ${behind}`, () => assert.deepEqual(saidOf(`${before} ${SQUARE}${behind}`), []));
});
