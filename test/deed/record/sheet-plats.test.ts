// Whole plats, as their sheets are laid out in several states and decades. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { classifyDocument } from '../../../src/deed/record/classify.ts';
import { legible } from '../../../src/deed/record/sheet-letters.ts';
import { readSheet } from '../../../src/deed/record/sheet.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const plat = (text: string) => {
  const { verbatim: _, ...parts } = unpack('plat_sheet', readSheet(pastedText(text), 'plat'));
  return parts;
};

test('a replat in a filing: its own lots, its surveyor’s day, its reception number', () => {
  const text = `QUAIL HOLLOW FILING NO. 2, AMENDMENT NO. 1
A REPLAT OF LOTS 7 AND 8, BLOCK 3, QUAIL HOLLOW FILING NO. 2
COUNTY OF ARROYO, STATE OF COLORADO
SHEET 1 OF 2

CERTIFICATE OF OWNERSHIP
KNOW ALL MEN BY THESE PRESENTS: THAT WE, BEING THE OWNERS OF CERTAIN LANDS DESCRIBED HEREON, HAVE LAID OUT, PLATTED AND SUBDIVIDED THE SAME INTO LOTS 7A AND 8A, BLOCK 3. EXECUTED THIS 20TH DAY OF JUNE, 2012.

SURVEYOR'S STATEMENT
I, NORA J. TELLER, A DULY LICENSED PROFESSIONAL LAND SURVEYOR, DO HEREBY STATE THAT THIS PLAT REPRESENTS THE RESULTS OF A SURVEY MADE BY ME ON JUNE 14, 2012.
NORA J. TELLER, PLS 38210

BOARD OF COUNTY COMMISSIONERS APPROVAL  JULY 9, 2012
THIS PLAT WAS FILED FOR RECORD ON THE 11TH DAY OF JULY, 2012 A.D. RECEPTION NO. 2012047711`;
  assert.deepEqual(plat(text), {
    subdivision: 'QUAIL HOLLOW FILING NO. 2, AMENDMENT NO. 1',
    lots: '7A 8A',
    blocks: '3',
    recording: 'instrument=2012047711',
    surveyor: 'NORA J. TELLER',
    date: '2012-06-14',
  });
});

test('a survey map for a person has no name; neighbours’ deeds are not its record', () => {
  const text = `BOUNDARY SURVEY FOR
MARGARET L. DUNCAN
LAND LOT 118, 4TH DISTRICT, PIKE RUN COUNTY, GEORGIA
5.02 ACRES    SCALE 1" = 100'    NOVEMBER 17, 1998

IN MY OPINION THIS PLAT IS A CORRECT REPRESENTATION OF THE LAND PLATTED.
ALVIN R. STOKES, GA. R.L.S. NO. 2217

N/F HAROLD PEEK D.B. 188 PG. 41
N/F BETTY ROWE D.B. 201 PG. 9
FILED FOR RECORD 12-1-1998 RECORDED 12-2-1998 PLAT BOOK 13 PAGE 55`;
  assert.deepEqual(plat(text), {
    recording: 'book=13 ; page=55',
    surveyor: 'ALVIN R. STOKES',
    date: '1998-11-17',
  });
});

test('a scan with figures read as letters, titles set wide and lots drawn in a row', () => {
  const text = `FlNAL   PLAT
TANAGER   RlDGE
PHASE  lII
   21    22    23    24    25
C0UNTY OF ELMORE
I hereby certify that this plat is a correct survey made under my supervision.
   JUNE 2 , l994         H. Wade Colter
                         Registered Land Surveyor No. 811
RECElVED FOR RECORD the 9 day of JUNE 1994 and recorded in PLAT BOOK l2 PAGE 3O7`;
  assert.deepEqual(plat(text), {
    subdivision: 'TANAGER RIDGE PHASE III',
    lots: '21 22 23 24 25',
    recording: 'book=12 ; page=307',
    surveyor: 'H. Wade Colter',
    date: '1994-06-02',
  });
});

test('sections drawn around a township are no lots; nor are widths in a row', () => {
  assert.equal(plat('PLAT OF OAKS\n6 5 4 3 2 1\n7 8 9 10 11 12').lots, undefined);
  assert.equal(plat('PLAT OF OAKS\n50  50  50  50  50').lots, undefined);
});

const NAMES: [title: string, name: string | undefined][] = [
  ['STONEGATE\nSECTION TWO\nALBERRY COUNTY, VIRGINIA\nthe plat of STONEGATE SECTION TWO', 'STONEGATE SECTION TWO'],
  ['MAP OF FERN MANOR\nSECTION 3\nTOWNSHIP 4 NORTH, RANGE 2 EAST', 'FERN MANOR'],
  ['Map of the Subdivision\nof\nLOON LAKE PARK\nin the Town of Ayer', 'LOON LAKE PARK'],
  ['SUBDIVISION NAME: Pine Crest Unit 4\nOWNER: Pine Crest LLC', 'Pine Crest Unit 4'],
  ['PLAT OF\nGREEN ACRES NO. 2\nPART OF THE SW 1/4', 'GREEN ACRES NO. 2'],
  ['MAP OF PROPERTY\nSOLD TO\nANN & PAUL RODD\nAREA = 2.75 ACRES', undefined],
  ['RECORD OF SURVEY\nFOR  ANN RODD\nA PORTION OF THE SE 1/4', undefined],
  ['A Plat of Meadow Lands in front of Govt. Lot 5', undefined],
  ['AYER PLANNING BOARD - NO APPROVAL OF A SUBDIVISION IS REQUIRED', undefined],
]; // prettier-ignore
for (const [title, name] of NAMES)
  test(`the name of a plat: ${title.split('\n').join(' / ')}`, () => assert.equal(plat(title).subdivision, name));

const SURVEYORS: [words: string, name: string | undefined][] = [
  ['SURVEY DONE BY ME OR UNDER MY DIRECT SUPERVISION.\nLEON P. GUIDRY, PROFESSIONAL LAND SURVEYOR', 'LEON P. GUIDRY'],
  ['SURVEY MADE BY ME OR UNDER MY DIRECTION IN MAY 1979.\nMAE T. ORR   CERTIFICATE NO. 30417', 'MAE T. ORR'],
  ['THE SURVEY WAS RUN BY GPS.\nALL RTK', undefined],
  ['REFERENCE: FINAL PLAT OF ELMS BY L. BROUSSARD, P.L.S., DATED 7-9-1991', undefined],
  ['I hereby certify that this plat was drawn under my supervision.\n   Wm.  T.  Hale   , Civil Engineer', 'Wm. T. Hale'],
]; // prettier-ignore
for (const [words, name] of SURVEYORS)
  test(`the surveyor: ${words.replace('\n', ' / ')}`, () => assert.equal(plat(`ELMS\n${words}`).surveyor, name));

const DATES: [words: string, date: string | undefined][] = [
  ["SURVEYOR'S CERTIFICATE\nI certify that this plat is correct.\nAnn B. Rodd, L.S.   4-17-83\nRecorded 1983", '1983-04-17'],
  ['DEDICATION: the owners dedicate the streets.\nDATED THIS 9TH DAY OF JUNE, 2007.', undefined],
  ['The Council approves this map and takes over its avenues for the town.  Oct. 14, 1911.', undefined],
  ['APRIL 6, 1931   SCALE 1" = 80\'\nFILED MAY 12 1931', '1931-04-06'],
  ['I certify that this map was prepared by me.\nTHU V. LE  R.C.E. 30552  EXP. 9-30-1987', undefined],
  ['SURVEYED BY ME IN MAY 1979', undefined],
]; // prettier-ignore
for (const [words, date] of DATES)
  test(`the date: ${words.split('\n').join(' / ')}`, () => assert.equal(plat(`PLAT OF ELMS\n\n${words}`).date, date));

test('lots of a partition plat are its parcels; those it names of others are not', () => {
  const text = 'PARTITION PLAT NO. 2014-77\nA REPLAT OF PARCEL 2 OF PARTITION PLAT NO. 1988-25\nPARCEL 1   3.30 ACRES\nPARCEL 2   1.90 ACRES\nrecorded as Partition Plat No. 2014-77, Instrument No. 201461850'; // prettier-ignore
  assert.deepEqual([plat(text).lots, plat(text).recording], ['1 2', 'instrument=201461850']);
  assert.equal(plat('ELMS\nLOTS 4-6 AND PART OF LOT 3, BLOCK 9, HALE ADDITION').lots, undefined);
});

const LETTERS: [read: string, meant: string][] = [
  ['REC0RD OF TlLE, C0UNTY 0F LAlNE', 'RECORD OF TILE, COUNTY OF LAINE'],
  ['STA. O+OO TO 37+2O, BK 4l', 'STA. 0+00 TO 37+20, BK 41'],
  ['All of T10N R1W, C900 DR18, 12KV, lbs, Ill.', 'All of T10N R1W, C900 DR18, 12KV, lbs, Ill.'],
];
for (const [read, meant] of LETTERS) test(`letters: ${read}`, () => assert.equal(legible(read), meant));

const KINDS: [text: string, kind: string][] = [
  ['PLAN OF LAND IN\nWESTFORD, MASS.\nScale 40 feet to an inch\nLot 1   9,750 sq. ft.', 'plat'],
  ['Town of ELM GROVE\nSurveyed and platted for Amos Rodd\nI, Asa Hale, County Surveyor, certify that I surveyed the streets and squares of Elm Grove as drawn on the above plat', 'plat'],
  ['RECORD OF TILE AS LAID\nMAIN DRAIN STA. 0+00 TO STA. 37+20\n12" TILE', 'as_built'],
  ['CITY OF ELM GROVE\nSTREET IMPROVEMENTS\nAS-CONSTRUCTED\nSTA 2+00 TO STA 9+40', 'as_built'],
  ['The grantor conveys to the grantee Lot 4 as shown on a Plan of Land recorded in Plan Book 7, Page 3, to have and to hold', 'deed'],
]; // prettier-ignore
for (const [text, kind] of KINDS)
  test(`${kind}: ${text.split('\n')[0]!}`, () => assert.equal(classifyDocument(pastedText(text)), kind));

test('a short name; the surveyor’s number over the recorder’s certificate is not the record', () => {
  const text = `PLAT OF OAK RUN
ALDER COUNTY, OHIO

SURVEYOR'S CERTIFICATE
I, J. Carl A. de la Rosa, a Registered Land Surveyor in the State of Ohio, do hereby certify that this plat is a true representation of a survey made under my supervision on May 4, 1991.
J. CARL A. DE LA ROSA, R.L.S. No. 2619

RECORDER'S CERTIFICATE
Filed for record this 9th day of June, 1991 at 2:00 PM in Plat Book 14, Page 35.`;
  assert.deepEqual(plat(text), {
    subdivision: 'OAK RUN',
    recording: 'book=14 ; page=35',
    surveyor: 'J. Carl A. de la Rosa',
    date: '1991-05-04',
  });
});
