// One made-up deed read whole, counties and states by their forms, and hostile texts that must stay quick to read.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Metadata } from '../../../src/contract/extraction.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';
import { describesLand } from '../../../src/deed/record/speaks-of-land.ts';
import { readEasement } from '../../../src/deed/record/easement.ts';
import { readMetadata } from '../../../src/deed/record/metadata.ts';
import { countyOf, stateOf } from '../../../src/deed/record/metadata-place.ts';
import { readSheet } from '../../../src/deed/record/sheet.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const DEED = `Instrument No. 20110304001
WARRANTY DEED
STATE OF OHIO, COUNTY OF KNOX
THIS DEED, made this 4th day of March, 2011, between Amos Tanner and wife, Ruth Tanner ("Grantor"), and
Blue Heron, LLC, an Ohio limited liability company ("Grantee"), WITNESSETH: that the Grantor conveys Lot 4, Block 2,
Willow Creek Subdivision, Knox County, Ohio, being the same property conveyed to Grantor by deed recorded in Deed Book 513,
Page 602, Knox County Records.`;

test('a deed tells its parties, record, date, place and lot', () => {
  const metadata = Metadata.parse(readMetadata(pastedText(DEED)));
  assert.deepEqual(metadata.grantors, ['Amos Tanner', 'Ruth Tanner']);
  assert.deepEqual(metadata.grantees, ['Blue Heron, LLC']);
  assert.equal(metadata.recording, 'instrument=20110304001');
  assert.match(metadata.prior_references[0] ?? '', /^book=513 \| page=602/);
  assert.equal(metadata.transfer_date, '2011-03-04');
  assert.equal(metadata.transfer_date_verbatim, '4th day of March, 2011');
  assert.equal(metadata.county, 'Knox');
  assert.equal(metadata.state, 'Ohio');
  assert.equal(metadata.lot_block.length, 1);
  assert.equal(metadata.sheet, '');
});

test('a text without any of it gives empty fields', () => {
  assert.deepEqual(readMetadata(pastedText('thence North 10 feet')), {
    grantors: [],
    grantees: [],
    recording: '',
    prior_references: [],
    transfer_date: '',
    transfer_date_verbatim: '',
    county: '',
    state: '',
    lot_block: [],
    sheet: '',
  });
});

const places: [text: string, county: string, state: string][] = [
  ['situated in Troup County, Georgia', 'Troup', 'Georgia'],
  ['the County of Delta, State of Michigan', 'Delta', 'Michigan'],
  ['STATE OF NORTH CAROLINA\nCOUNTY OF WILKES', 'Wilkes', 'North Carolina'],
  ['Lincoln Parish, Louisiana', 'Lincoln', 'Louisiana'],
  ['St. Lucie County, Florida', 'St. Lucie', 'Florida'],
  ['San Juan County, Utah', 'San Juan', 'Utah'],
  ['DUPAGE COUNTY, ILLINOIS', 'Dupage', 'Illinois'],
  ['Bell Co., Texas', 'Bell', 'Texas'],
  ['records of Hill County, Tex.', 'Hill', 'Texas'],
  ['04:05 PM  Phil Lane, Comptroller  Hill County, FL', 'Hill', 'Florida'],
  ['FILED WITH THE CLERK OF LAKE COUNTY, OR', 'Lake', 'Oregon'],
  ['THE STATE OF TEXAS §\nCOUNTY OF BELL §', 'Bell', 'Texas'],
  ['a Notary Public of the RB\nCounty and State aforesaid', '', ''],
  ['in the Office of the Clerk of said County', '', ''],
  ['along Washington Street and Delaware Avenue', '', ''],
  ['the Ohio River', '', ''],
];
describe('county and state', () => {
  for (const [text, county, state] of places)
    test(text, () => assert.deepEqual([countyOf(text), stateOf(text)], [county, state]));
});

describe('64 KB of one phrase is read to its end', () => {
  const phrases = ['thence ', '1234567890', ' ', '\n', 'sec. 1, ', 'lots 1, 2, 3, ', 'NE¼ ', 'north half of the ', 'T. 5 N., R. 3 W., ', 'between A B and ', 'grant, bargain and ', 'recorded in Book 1, Page 2, ', 'John Smith, ', 'Lot 1, Block 2, Foo Subdivision, ', 'easement over the ', 'this 5th day of ', 'plat of ', '(', '"', 'know all men by these presents that ']; // prettier-ignore
  for (const phrase of phrases)
    test(JSON.stringify(phrase), () => {
      const source = pastedText(phrase.repeat(Math.ceil(65536 / phrase.length)).slice(0, 65536));
      Metadata.parse(readMetadata(source));
      assert.ok(readAliquots(source.text, 0, source.text.length).every((one) => one.end <= source.text.length));
      assert.equal(typeof describesLand(source.text), 'boolean');
      for (const kind of ['plat', 'as_built'] as const) assert.equal(typeof readSheet(source, kind), 'string');
      assert.equal(typeof readEasement(source.text, 0, source.text.length), 'string');
    });
});

test('no text throws', () => {
  const word = fc.constantFrom(
    'Grantor',
    ' and ',
    'between ',
    'Book 1, ',
    'Page 2',
    'County of ',
    'Lot 1, ',
    'made ',
    'John Poe',
    ', ',
    '\n',
    '(',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 80 }), (words) => {
      Metadata.parse(readMetadata(pastedText(words.join(''))));
    }),
    { numRuns: 200 },
  );
});
