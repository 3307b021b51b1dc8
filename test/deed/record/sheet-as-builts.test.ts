// Whole record drawings of several utilities, as their title blocks are laid out. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readSheet } from '../../../src/deed/record/sheet.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const asBuilt = (text: string) => {
  const { verbatim: _, ...parts } = unpack('as_built_sheet', readSheet(pastedText(text), 'as_built'));
  return parts;
};

const SHEETS: [text: string, parts: ReturnType<typeof asBuilt>][] = [
  [`PURVIS COUNTY RURAL WATER DISTRICT NO. 3
WATER LINE EXTENSION   RECORD DRAWINGS   SEPT. 1994
STA. 1+00 TO STA. 14+25
6" PVC SDR-21 WATERLINE
STA 9+33 BORE CO. RD. 12, 10" STEEL CASING 40 LF
BOWEN ENGINEERING & SURVEYING, INC.
DESIGNED: JRB  DRAWN: KT  DATE: JAN 1993
SHEET NO. 8   TOTAL SHEETS 22`,
    { agency: 'PURVIS COUNTY RURAL WATER DISTRICT NO. 3', engineer: 'BOWEN ENGINEERING & SURVEYING, INC.', utility: 'water', vintage: '1994', stationing: '1+00 to 14+25', pipe: '6in PVC SDR-21', sheets: '8 of 22' }],
  [`AS-BUILT
TOWN OF MILLBURY  SEWER COMMISSION
SANITARY SEWER - CHAPEL STREET
M.H. 12 STA 3+00 INV. 211.40
M.H. 13 STA 6+12 INV. 212.95
Ledge Sta. 4+10 to 5+00
10" V.C. PIPE S=.0050
EXIST. 6" C.I. WATER
FOSS & GREENE - CONSULTING ENGINEERS
JUNE 1956
REVISED AS BUILT 11-58
SHT. 2/6`,
    { agency: 'TOWN OF MILLBURY SEWER COMMISSION', engineer: 'FOSS & GREENE', utility: 'sanitary sewer', vintage: '1958', stationing: '3+00 to 6+12', pipe: '10in V.C.', sheets: '2 of 6' }],
  [`CITY OF NORTHFORK
PAVING IMPROVEMENTS - BIRCH AVENUE
RECORD DRAWING
STA. 10+00 TO STA. 29+40
12" RCP AT INLETS
RESIDENT ENGINEER: A. Wills
PROJECT COMPLETED 9/15/72
PRINT 2 OF 7`,
    { agency: 'CITY OF NORTHFORK', utility: 'street', vintage: '1972', stationing: '10+00 to 29+40', sheets: '2 of 7' }],
  [`CITY OF ASH SPRINGS
AS BUILT STORM SEWER
PLAN & PROFILE  STA O+OO TO STA 6+3l
24" R.C.P. CL. III
SEWER AND WATER LINE OF THIS STREET ARE SHOWN ON SHEET 4
Plan approved May 2, 1923   O. K. Hale, City Engineer
CORRECTED TO WORK AS CONSTRUCTED 10-12-24
Sheet C-2    (2 of 5)`,
    { agency: 'CITY OF ASH SPRINGS', engineer: 'O. K. Hale', utility: 'storm drain', vintage: '1924', stationing: '0+00 to 6+31', pipe: '24in R.C.P. CL. III', sheets: '2 of 5' }],
  [`COLBY VALLEY POWER & LIGHT
AS-BUILT   34 KV TRANSMISSION LINE
BUILT BY HILL ELECTRIC CO.
ENGR: HALL & BOYD, POWER ENGINEERS, DAYTON
AS-BUILT REV. 8-61`,
    { agency: 'COLBY VALLEY POWER & LIGHT', engineer: 'HALL & BOYD', utility: 'electric', vintage: '1961' }],
]; // prettier-ignore
for (const [text, parts] of SHEETS)
  test(`a record drawing: ${text.split('\n')[0]!}`, () => assert.deepEqual(asBuilt(text), parts));
