// Parties behind a title in the same line, a date, a blank nobody filled in, or called by short names of their own. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readParties } from '../../../src/deed/record/parties.ts';

const rows: [text: string, grantors: string[], grantees: string[]][] = [
  [
    'GRANT OF TEMPORARY EASEMENT CITY OF ALDER, a municipal corporation, the Grantor, hereinafter referred to as "City", in consideration of One Dollar does hereby grant unto ELM TRANSIT, a joint powers entity, the Grantee, a temporary easement',
    ['CITY OF ALDER'],
    ['ELM TRANSIT'],
  ],
  [
    'PARTIAL RELEASE OF EASEMENT The CITY OF ALDER, a municipal corporation, in consideration of One Dollar, does hereby release the following described land',
    ['The CITY OF ALDER'],
    [],
  ],
  [
    'On October 29, 1917, Amos Tarn and T.J. Pell conveyed by warranty deed to A.F. Roan property located in Elm County',
    ['Amos Tarn', 'T.J. Pell'],
    ['A.F. Roan'],
  ],
  [
    'This indenture made and entered into by and between Amos Tarn and Nancy Tarn, his wife, of the first part, and John Pell of \nand State of Kentucky, of the second part, witnesseth',
    ['Amos Tarn', 'Nancy Tarn'],
    ['John Pell'],
  ],
  // The title that clerks wrote over a deed; not that of a road or of another paper.
  ['Amos Tarn to John Pell\nDeed\nAll that lot', ['Amos Tarn'], ['John Pell']],
  ['Ruth Tarn, et vir\nTO\nElm Savings Bank\nMortgage\nAll that lot', ['Ruth Tarn'], ['Elm Savings Bank']],
  ['Amos Tarn & wife to John Pell: Deed. All that lot', ['Amos Tarn'], ['John Pell']],
  ['Mill Road to Dover Plains. Deed. All that lot', [], []],
  ['Consent Form to Elm Bank\nMortgage\nAll that lot', [], []],
  ['Addendum One to Amos Tarn\nDeed of Trust\nAll that lot', [], []],
  // A resolution that lets somebody sign a deed grants nothing.
  [
    'RESOLUTION NO. 66R A RESOLUTION OF THE COUNCIL OF THE CITY OF ALDER AUTHORIZING THE MAYOR AND CLERK TO EXECUTE A GRANT DEED IN FAVOR OF THE CITY OF ELM IN CONNECTION THEREWITH. WHEREAS, the City owns a parcel',
    [],
    [],
  ],
  [
    'STATE OF TEXAS §\n§ KNOW ALL MEN BY THESE PRESENTS, THAT:\nCOUNTY OF ELM §\nAmos Tarn, with mailing address of Post Office Box 12, Elm, Texas, hereinafter referred to as GRANTOR, for a valuable consideration, to him paid by The City of Elm, Texas (the "Grantee") with offices at 16 Oak Street, has granted and does by these presents grant unto Grantee a perpetual easement',
    ['Amos Tarn'],
    ['City of Elm'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, THAT:\nCOUNTY OF ELM §\nAmos Tarn, Independent Executor of the Estate of Ruth Tarn, Deceased, hereinafter referred to as "Grantor", for a valuable consideration, to it paid by The Pell Lake Water District (the\n"Grantee") has granted and does by these presents grant unto Grantee an easement',
    ['Amos Tarn'],
    ['The Pell Lake Water District'],
  ],
  [
    'THIS GRANT OF UTILITY EASEMENT, made and executed this 9th day of April, 2019, by ALDER COUNTY, a political subdivision, having a mailing address of 18 Oak Street, hereinafter called COUNTY, and the CITY OF ELM, a municipal corporation, hereinafter called CITY; Now, therefore, COUNTY does grant unto the CITY an easement',
    ['ALDER COUNTY'],
    ['CITY OF ELM'],
  ],
  [
    'Know ye that we, Amos Tarn & John Pell, in consideration of fifty two dollars paid us by Aaron Roan of said Elm have granted & do hereby grant & convey unto him the said Aaron Roan his heirs & assigns',
    ['Amos Tarn', 'John Pell'],
    ['Aaron Roan'],
  ],
  [
    'they entered into a Land Contract whereby Gerrit Pell and Hilda Pell, husband and wife, of 40 Oak Avenue, Elm, as Sellers, agreed to sell to Roland Tarn, a single man, as Purchaser, the following premises',
    ['Gerrit Pell', 'Hilda Pell'],
    ['Roland Tarn'],
  ],
  [
    'THIS EASEMENT, made and entered into this 6th day of May 2008, between the BOARD OF TRUSTEES OF THE PELL IMPROVEMENT TRUST FUND, acting pursuant to its authority, hereinafter referred to as "GRANTOR", and ALDER COUNTY, hereinafter referred to as "GRANTEE"',
    ['BOARD OF TRUSTEES OF THE PELL IMPROVEMENT TRUST FUND'],
    ['ALDER COUNTY'],
  ],
];
for (const [text, grantors, grantees] of rows)
  test(text.slice(0, 110), () => assert.deepEqual(readParties(text), { grantors, grantees }));
