// Easements granted or reserved, and those only named. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack, type PackedParts } from '../../../src/contract/packed.ts';
import { readEasement } from '../../../src/deed/record/easement.ts';

const read = (text: string) => unpack('easement', readEasement(text, 0, text.length));

const rows: [sentence: string, expected: PackedParts<'easement'>][] = [
  [
    'Grantor hereby grants a perpetual, non-exclusive easement 30 feet in width for ingress and egress over the following land',
    { type: 'access', width_ft: '30', term: 'perpetual', exclusive: 'no', rights: 'ingress egress' },
  ],
  [
    'conveys a permanent sanitary sewer easement twenty (20) feet wide with the right to construct, maintain and repair',
    { type: 'sanitary sewer', width_ft: '20', term: 'permanent', rights: 'construct maintain repair' },
  ],
  [
    'grants an exclusive easement to lay, operate and maintain a gas pipeline',
    { type: 'gas pipeline', exclusive: 'yes' },
  ],
  ['reserving a 15-foot utility easement along the rear lot line', { type: 'utility', width_ft: '15' }],
  ['grants a temporary construction easement for a term of 2 years', { term: '2 years' }],
  [
    'grants an easement for a drainage ditch lying 10 feet on each side of the following centerline',
    { type: 'drainage', width_ft: '20' },
  ],
  ['a strip of land for a power line, 45 feet to either side of its center line and 90 feet wide', { width_ft: '90' }],
  [
    'grants an easement for telephone and telegraph lines over the land described in Deed Book 12, Page 34',
    { type: 'telecommunications', servient: 'book=12 ; page=34' },
  ],
  ['hereby reserves an easement for access roads upon, over and across the above-described tract', { type: 'access' }],
  ['grants a conservation easement in perpetuity', { type: 'conservation', term: 'perpetual' }],
  ['Grantor grants an easement for an entry sign', { type: 'sign' }],
  [
    'Subject to easements of record. Grantor further grants unto Grantee a perpetual easement 15 feet wide for a water line.',
    { type: 'water line', width_ft: '15', term: 'perpetual' },
  ],
];
for (const [sentence, expected] of rows) test(sentence, () => assert.partialDeepStrictEqual(read(sentence), expected));

const widths: [sentence: string, width: string | undefined][] = [
  ['grants an easement over a strip of land two hundred and forty feet in width', '240'],
  ['grants an easement one hundred feet wide', '100'],
  ['grants an easement thirty-five (35) feet wide', '35'],
  ['grants an easement 12 1/2 feet wide', undefined],
  ['grants an easement twelve and one-half feet wide', undefined],
  ['grants an easement lying seven feet on each side of a line', '14'],
];
for (const [sentence, width] of widths)
  test(`width of: ${sentence}`, () => assert.equal(read(sentence).width_ft, width));

const none = [
  'Together with the improvements; thence westerly 80 feet along the north side of a 12-foot easement to Fig Street',
  'the NE¼ of section 4, less the railroad right-of-way; together with the water rights',
  'Beginning at an iron pin; thence North 45 degrees East 100 feet',
  'subject to easements of record',
  'thence along the right-of-way of Mill Road 200 feet',
  'up to the right of way of State Street on its north side',
  'Lot 4, Block 2, Willow Creek Subdivision',
];
for (const sentence of none)
  test(`no easement granted: ${sentence}`, () => assert.equal(readEasement(sentence, 0, sentence.length), ''));

test('a width the text does not give stays empty', () => {
  assert.equal(read('grants a perpetual easement of necessary width for a power line').width_ft, undefined);
});
test('only the passage asked for is read', () => {
  const text = 'Tract one. Grantor grants a perpetual easement 30 feet wide.';
  assert.equal(readEasement(text, 0, 10), '');
});
