// Title blocks of plats and as-builts, as text. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readSheet } from '../../../src/deed/record/sheet.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const PLAT = `FINAL PLAT OF WILLOW CREEK
LOT 1  LOT 2  LOT 10  BLOCK A
SURVEYOR: Jane B. Chain, PLS
DATE: March 4, 2011
Recorded in Plat Book 12, Page 34`;

test('a plat names its subdivision, lots, blocks, record, surveyor and date', () => {
  assert.partialDeepStrictEqual(unpack('plat_sheet', readSheet(pastedText(PLAT), 'plat')), {
    subdivision: 'WILLOW CREEK',
    lots: '1 2 10',
    blocks: 'A',
    recording: 'book=12 ; page=34',
    surveyor: 'Jane B. Chain',
    date: '2011-03-04',
  });
});

const AS_BUILT = `CITY OF ELM GROVE
AS-BUILT SANITARY SEWER 1993
ENGINEER: Level and Rod Inc
8" PVC  STA 0+00  STA 24+50
SHEET 1 OF 3`;

test('an as-built names its agency, engineer, utility, vintage, stations, pipe and sheets', () => {
  assert.partialDeepStrictEqual(unpack('as_built_sheet', readSheet(pastedText(AS_BUILT), 'as_built')), {
    agency: 'CITY OF ELM GROVE',
    engineer: 'Level and Rod Inc',
    utility: 'sanitary sewer',
    vintage: '1993',
    stationing: '0+00 to 24+50',
    pipe: '8in PVC',
    sheets: '1 of 3',
  });
});

test('two dates on a sheet and no word for either: none is told', () => {
  const sheet = readSheet(pastedText('PLAT OF OAKS\nMay 1, 1999\nJune 2, 2001'), 'plat');
  assert.equal(unpack('plat_sheet', sheet).date, undefined);
});
test('the flood map’s date and another plat’s record are not the sheet’s', () => {
  const text =
    'PLAT OF OAKS\nZone X per FIRM panel 12 dated May 1, 1999\nbeing lots shown in Plat Book 3, at Page 9, records of the county';
  const sheet = unpack('plat_sheet', readSheet(pastedText(text), 'plat'));
  assert.deepEqual([sheet.date, sheet.recording], [undefined, undefined]);
});
for (const kind of ['deed', 'easement', 'other'] as const)
  test(`no sheet for a document of kind ${kind}`, () => assert.equal(readSheet(pastedText(PLAT), kind), ''));
test('a sheet that says nothing is empty', () => assert.equal(readSheet(pastedText('xxxx'), 'plat'), ''));

const plat = (text: string) => unpack('plat_sheet', readSheet(pastedText(text), 'plat'));
const asBuilt = (text: string) => unpack('as_built_sheet', readSheet(pastedText(text), 'as_built'));

const NAMES: [title: string, name: string | undefined][] = [
  ['FINAL PLAT\nHERON MARSH, PHASE 2\nA SUBDIVISION OF PART OF THE NE 1/4 OF SECTION 8', 'HERON MARSH, PHASE 2'],
  ['PLAT OF THE TOWN OF ELM GROVE\nin Section 4', 'TOWN OF ELM GROVE'],
  ['MAP OF PROPERTY TO BE KNOWN AS\n"CALLOWAY HEIGHTS"\nSCALE 1" = 60\'', 'CALLOWAY HEIGHTS'],
  ['PLAT BOOK 7 PAGE 18\nLAKE ARDEN UNIT 2\nA SUBDIVISION IN SECTION 15', 'LAKE ARDEN UNIT 2'],
  ['REPLAT OF LOT 6, BLOCK 2, PLOVER ADDITION\nAS LOTS 6A AND 6B', 'PLOVER ADDITION'],
  ['TRACT NO. 7712\nBEING A SUBDIVISION OF A PORTION OF LOT 9 OF THE LOMA RANCH', 'TRACT NO. 7712'],
  ['Survey\nThe owners adopt this map as their addition to be known as Seagull Park, and dedicate the streets', 'Seagull Park'],
  ['We consent to the making of said map and subdivision as shown', undefined],
  ['CERTIFIED SURVEY MAP NO. 310\nPART OF THE SE 1/4, SECTION 3', undefined],
  ['dedicate the roads as shown on the plat of the subdivision to the public use forever', undefined],
]; // prettier-ignore
for (const [title, name] of NAMES)
  test(`the name of a plat: ${title.split('\n').join(' / ')}`, () => assert.equal(plat(title).subdivision, name));

test('the lots of a plat are those it makes, not those it divides or lies beside', () => {
  const text = `REPLAT OF LOT 9, BLOCK 4, PLOVER ADDITION
divided into Lots 9A and 9B as shown; along the line of Lot 8 to a pin; Government Lot 2; Lot 5 of Sunny Acres; Block 4`;
  assert.equal(plat(text).lots, '9A 9B');
  assert.equal(plat('PLAT OF OAKS\nSUBLOTS 1 TO 5 INCLUSIVE').lots, '1 2 3 4 5');
  assert.equal(plat('PLAT OF OAKS\nlots, blocks, streets and alleys').blocks, undefined);
});

test('the record of a plat that is cited in brackets is not its own', () => {
  const sheet = plat('PLAT OF OAKS\nLOTS 4 AND 5, PINE HILL (PB 8 PG 112)\nRecorded in Map Book 44, Page 219');
  assert.equal(sheet.recording, 'book=44 ; page=219');
});

const SURVEYORS: [words: string, name: string | undefined][] = [
  ['I, Jane B. Chain, a Registered Land Surveyor, hereby certify', 'Jane B. Chain'],
  ['Surveyed Sept. 1861 by Geo. Rodd, County Surveyor', 'Geo. Rodd'],
  ['MAP OF ELMS\nO. W. KETTLE, LICENSED SURVEYOR', 'O. W. KETTLE'],
  ['I, Kim A. Stroud, hereby certify that I am the owner of the land', undefined],
];
for (const [words, name] of SURVEYORS)
  test(`the surveyor: ${words}`, () => assert.equal(plat(`PLAT OF OAKS\n${words}`).surveyor, name));

test('dates of approvals and oaths are not the plat’s', () => {
  const text =
    'PLAT OF OAKS\nDated May 3, 1949\nApproved by the Town Board, June 6, 1949\nOn this 4th day of June, 1950 before me';
  assert.equal(plat(text).date, '1949-05-03');
});

test('whose work, by whom, when, of what: in the words of other sheets', () => {
  assert.deepEqual(
    asBuilt(`STATE OF OHIO -- DEPARTMENT OF PUBLIC WORKS AND HIGHWAYS
AS BUILT PLANS
TOWN OF ELM GROVE    ROUTE 12
RESIDENT ENGINEER: A. W. Rodd
WORK BEGUN May 11, 1959    WORK COMPLETED Oct. 23, 1959
Sta. 112+60  pavement widened`),
    {
      agency: 'STATE OF OHIO -- DEPARTMENT OF PUBLIC WORKS AND HIGHWAYS',
      utility: 'street',
      vintage: '1959',
      verbatim: 'AS BUILT PLANS',
    },
  );
  const sheet = asBuilt(`AS-CONSTRUCTED ALIGNMENT SHEET
PLUM CREEK MIDSTREAM, LLC
NATURAL GAS PIPELINE   SHT 3 0F 2O   STA. 10+00 TO STA. 18+50
14+20 FOREIGN LINE X-ING (6" STEEL)
12" HDPE
REVISED TO AS BUILT CONDITIONS 11-4-98
RODD & CHAIN, CONSULTING ENGINEERS, DAYTON`);
  assert.deepEqual(
    [sheet.agency, sheet.engineer, sheet.vintage, sheet.stationing, sheet.pipe, sheet.sheets],
    ['PLUM CREEK MIDSTREAM, LLC', 'RODD & CHAIN', '1998', '10+00 to 18+50', '12in HDPE', '3 of 20'],
  );
});
