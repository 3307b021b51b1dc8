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
