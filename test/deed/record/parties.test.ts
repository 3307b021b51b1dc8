// Openings of deeds as each era words them, and who grants to whom. All names and sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readParties } from '../../../src/deed/record/parties.ts';
import { namesIn } from '../../../src/deed/record/parties-names.ts';

const rows: [sentence: string, grantors: string[], grantees: string[]][] = [
  [
    'The undersigned Declarant, Alder Homes, an Ohio Corporation, hereby grants an easement for the benefit of The Pines\nat Elm Lake Homeowners’ Association (“Grantee”) over the following',
    ['Alder Homes'],
    ['The Pines at Elm Lake Homeowners’ Association'],
  ],
  [
    'THIS DEED, made May 4, 1991, between Pell Morrow at Elm Falls, LLC, hereinafter referred to as "Grantor" and IDA YULE, unmarried and OTTO YULE,\n\nJR., unmarried, hereinafter referred to as "Grantee"',
    ['Pell Morrow at Elm Falls, LLC'],
    ['IDA YULE', 'OTTO YULE, JR.'],
  ],
  [
    'I, Otto W. Pell, Clerk of the District Court in and for the\nCounty of Elm and State of Ohio, do hereby certify the foregoing to be a true copy of the decree',
    [],
    [],
  ],
  [
    'ALL LOTS SHALL BE GRADED SO THAT RUN-OFF WILL BE DIRECTED TO THE\nSTREET OR TO DRAINAGE WAYS IN A DEDICATED EASEMENT',
    [],
    [],
  ],
  [
    'THIS INDENTURE, made May 4, 1911, between Wm. Tarn, Otto Pell (single), Mary Pell Yule and husband G. W. Yule, parties of the first part, and R. L. Quill, party of the second part',
    ['Wm. Tarn', 'Otto Pell', 'Mary Pell Yule', 'G. W. Yule'],
    ['R. L. Quill'],
  ],
  [
    'VOL 561 PAGE 44\nPERSONAL REPRESENTATIVE\'S DEED\nOtto G. Pell, as Personal Representative of the estate of Ida Pell ("Decedent"), for a valuable consideration conveys, without warranty, to Elm Land Trust, Inc., Grantee, the following described real estate',
    ['Otto G. Pell'],
    ['Elm Land Trust, Inc.'],
  ],
  [
    'This Indenture made the fourth day of May 1764 Between Otto Pell of the County of Elm and Colony of Virginia of the one part and Amos Tanner of the same County of the other part Witnesseth',
    ['Otto Pell'],
    ['Amos Tanner'],
  ],
  [
    'THIS INDENTURE, made May 4, 1951, by and between OTTO PELL, of Hilo, County and Territory of Hawaii, hereinafter called the "Grantor", and ELM MILLS, LIMITED, hereinafter called the "Grantee"',
    ['OTTO PELL'],
    ['ELM MILLS, LIMITED'],
  ],
  [
    'THIS MORTGAGE is made May 4, 1977, between the Mortgagor, OTTO PELL (herein "Borrower"), and the Mortgagee, Elm Federal Savings & Loan, a corporation (herein "Lender").',
    ['OTTO PELL'],
    ['Elm Federal Savings & Loan'],
  ],
  [
    'THIS INDENTURE, made this 4th day of May, 1891, between John Q. Farmer of the County of Polk, of the first part, and Mary Weaver, of the second part, WITNESSETH',
    ['John Q. Farmer'],
    ['Mary Weaver'],
  ],
  [
    'THIS DEED, made and entered into this 3rd day of June, 1952, by and between Amos Tanner and wife, Ruth Tanner, parties of the first part, and Blue Ridge Lumber Company, a corporation, party of the second part, WITNESSETH:',
    ['Amos Tanner', 'Ruth Tanner'],
    ['Blue Ridge Lumber Company'],
  ],
  [
    'This Warranty Deed is made on March 1, 2011, between Cedar Homes, LLC, an Ohio limited liability company ("Grantor"), and Paul N. Ortega, a single man ("Grantee").',
    ['Cedar Homes, LLC'],
    ['Paul N. Ortega'],
  ],
  [
    'THIS INDENTURE made the 9th day of April 1931 between Ida May Cole, a widow, hereinafter called the Grantor, and Fred Cole, Jr., hereinafter called the Grantee',
    ['Ida May Cole'],
    ['Fred Cole, Jr.'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, That we, Silas Brook and Ann Brook, his wife, of Greene County, for and in consideration of one dollar, do hereby grant, bargain, sell and convey unto Peter Marsh, his heirs and assigns',
    ['Silas Brook', 'Ann Brook'],
    ['Peter Marsh'],
  ],
  [
    'For and in consideration of one dollar, Silas Brook and Ann Brook, his wife ("Grantor") hereby grants to Elm Power Company ("Grantee") an easement',
    ['Silas Brook', 'Ann Brook'],
    ['Elm Power Company'],
  ],
  [
    'For and in consideration of one dollar, Silas Brook and Ann Brook grant to Elm Power Company an easement',
    ['Silas Brook', 'Ann Brook'],
    ['Elm Power Company'],
  ],
  [
    'Know all men by these presents that I, Lydia Stone, in consideration of ten dollars paid, have granted, bargained and sold unto Henry Vale the following described land',
    ['Lydia Stone'],
    ['Henry Vale'],
  ],
  [
    'THE GRANTOR, Harbor View Inc., for and in consideration of ten dollars, conveys and warrants to Lee Chan, the following described real estate',
    ['Harbor View Inc.'],
    ['Lee Chan'],
  ],
  [
    'GRANTOR: North Fork Ranch, LLC\nGRANTEE: Town of Elm Grove\nLegal Description: Lot 3',
    ['North Fork Ranch, LLC'],
    ['Town of Elm Grove'],
  ],
  [
    'Grantor(s): Dale R. Finch and Joan Finch\nGrantee(s): Maple Bank, N.A.\nAbbreviated Legal: Ptn NE 4-3-2',
    ['Dale R. Finch', 'Joan Finch'],
    ['Maple Bank, N.A.'],
  ],
  [
    'This Declaration is made as of the 11th day of August, 2007, by OTTER POINT LAND COMPANY, an Oregon corporation, hereinafter referred to as "Declarant".',
    ['OTTER POINT LAND COMPANY'],
    [],
  ],
  [
    'The undersigned Declarant, Alder Homes, a Washington corporation, hereby establishes an easement',
    ['Alder Homes'],
    [],
  ],
  ['Beginning at an iron pin at the corner of land conveyed to Otto Kern by deed of record; thence North', [], []],
  ['All setbacks shall be measured between the street and the building.', [], []],
];
for (const [sentence, grantors, grantees] of rows)
  test(sentence, () => assert.deepEqual(readParties(sentence), { grantors, grantees }));

const names: [words: string, expected: string[]][] = [
  ['Amos Tanner and wife, Ruth Tanner', ['Amos Tanner', 'Ruth Tanner']],
  ['Amos Tanner and Ruth Tanner, husband and wife', ['Amos Tanner', 'Ruth Tanner']],
  ['Amos Tanner, a single man', ['Amos Tanner']],
  ['Amos Tanner, Jr., and Ruth Tanner', ['Amos Tanner, Jr.', 'Ruth Tanner']],
  ['First Savings and Trust Company', ['First Savings and Trust Company']],
  ['Oak Hill Land Company, Inc., a Georgia corporation', ['Oak Hill Land Company, Inc.']],
  ['Amos Tanner of the County of Polk and State of Iowa', ['Amos Tanner']],
  ['Amos Tanner, whose address is 12 Mill Street', ['Amos Tanner']],
  ['Amos Tanner; Ruth Tanner; and Jesse Tanner', ['Amos Tanner', 'Ruth Tanner', 'Jesse Tanner']],
  ['Amos Tanner, Ruth Tanner and Jesse Tanner', ['Amos Tanner', 'Ruth Tanner', 'Jesse Tanner']],
  ['the said party of the first part', []],
  ['________', []],
  ['his heirs and assigns', []],
];
for (const [words, expected] of names) test(`names in: ${words}`, () => assert.deepEqual(namesIn(words), expected));
