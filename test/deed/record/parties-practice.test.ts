// Parties as statutory forms, mortgages, leases, acts before notaries and old indentures name them. All made up.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { namesIn } from '../../../src/deed/record/parties-names.ts';
import { readParties } from '../../../src/deed/record/parties.ts';

type Row = [text: string, grantors: string[], grantees: string[]];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [text, grantors, grantees] of rows)
      test(text, () => assert.deepEqual(readParties(text), { grantors, grantees }));
  });
}

describe('one name or several', () => {
  const rows: [words: string, names: string[]][] = [
    ['Alder Power & Light Corporation', ['Alder Power & Light Corporation']],
    ['the Southern Iron & Brick Company, a corporation', ['Southern Iron & Brick Company']],
    ['Long Prairie Canal and Reservoir Company, a Utah corporation', ['Long Prairie Canal and Reservoir Company']],
    ['Circle Nine Land & Livestock, Inc., a Wyoming corporation', ['Circle Nine Land & Livestock, Inc.']],
    ['Amos Tanner & Ruth Tanner', ['Amos Tanner', 'Ruth Tanner']],
    ['AMOS TANNER AND RUTH TANNER, HUSBAND AND WIFE', ['AMOS TANNER', 'RUTH TANNER']],
    ['Amos Tanner et ux, Ruth Tanner', ['Amos Tanner', 'Ruth Tanner']],
    ['AMOS TANNER et ux RUTH TANNER', ['AMOS TANNER', 'RUTH TANNER']],
    ['Ruth Tanner et vir., Amos Tanner', ['Ruth Tanner', 'Amos Tanner']],
    ['Amos Tanner, et al', ['Amos Tanner']],
    ['Amos and Ruth Tanner, husband and wife', ['Amos Tanner', 'Ruth Tanner']],
    ['RUTH TANNER, wife of and AMOS TANNER', ['RUTH TANNER', 'AMOS TANNER']],
    ['Elm Lumber Co., a partnership composed of O. Pell and R. Quill', ['Elm Lumber Co.']],
    ['Amos Tanner, residing at 4 Mill Street, Elm Grove, New York', ['Amos Tanner']],
    ['Amos Tanner and Ruth Tanner, his wife, of Route 4, Red Fork, Ohio', ['Amos Tanner', 'Ruth Tanner']],
    ['Harbor Mills, Inc., having an office at 9 Dock Road, Elm Grove, New Jersey', ['Harbor Mills, Inc.']],
    ['Merchants State Bank of Elm Grove, a corporation', ['Merchants State Bank of Elm Grove']],
    ['Board of County Commissioners of Alder County', ['Board of County Commissioners of Alder County']],
    [
      'PUBLIC UTILITY DISTRICT NO. 7 OF ALDER COUNTY, a municipal corporation',
      ['PUBLIC UTILITY DISTRICT NO. 7 OF ALDER COUNTY'],
    ],
    ['THE ALDER RURAL ELECTRIC COMPANY, an Ohio corporation', ['THE ALDER RURAL ELECTRIC COMPANY']],
    ['THE ESTATE OF AMOS TANNER, by Ruth Tanner, Personal Representative', ['THE ESTATE OF AMOS TANNER']],
    ['Amos Tanner and Ruth Tanner, as Trustees of the Otto and Ida Tanner Trust', ['Amos Tanner', 'Ruth Tanner']],
    [
      'Amos Tanner, Trustee of the Tanner Family Trust dated May 4, 1986',
      ['Amos Tanner, Trustee of the Tanner Family Trust'],
    ],
    ['FOR VALUE RECEIVED, Amos Tanner and Ruth Tanner', ['Amos Tanner', 'Ruth Tanner']],
    ['The said premises', []],
    ['the Grantor herein', []],
  ];
  for (const [words, names] of rows) test(words, () => assert.deepEqual(namesIn(words), names));
});

table('between two sides', [
  ['THIS AGREEMENT made May 4, 1999 by and between Amos Tanner and Ruth Quill.', ['Amos Tanner'], ['Ruth Quill']],
  [
    'This agreement is entered into between Amos Tanner and Ida Tanner, his wife, and Harbor Mills, Inc. The parties agree',
    ['Amos Tanner', 'Ida Tanner'],
    ['Harbor Mills, Inc.'],
  ],
  [
    'THIS INDENTURE, Made this fourth day of May A.D. 1924, between Amos Tanner and Ida Tanner, his wife, mortgagors, of the County of Alder and State of Minnesota, and the Merchants State Bank of Elm Grove, a corporation, mortgagee, WITNESSETH',
    ['Amos Tanner', 'Ida Tanner'],
    ['Merchants State Bank of Elm Grove'],
  ],
  [
    'This Memorandum of Lease is made as of May 4, 2008, by and between Amos Tanner and Ida Tanner, husband and wife, as joint tenants, whose address is 12 Mill St., Elm Grove, ND, as Lessor, and Pell Exploration, Inc., of Denver, Colorado, as Lessee.',
    ['Amos Tanner', 'Ida Tanner'],
    ['Pell Exploration, Inc.'],
  ],
  [
    'CONTRACT, by and between Amos Tanner, a single person ("Vendor", whether one or more) and Otto Quill and Ruth Quill, husband and wife ("Purchaser", whether one or more). Vendor sells',
    ['Amos Tanner'],
    ['Otto Quill', 'Ruth Quill'],
  ],
]);

table('by one, to another', [
  [
    'THIS EASEMENT is granted this 4th day of May, 2019, by HARBOR MILLS, LLC, a Florida limited liability company, whose address is 9 Dock Road, Elm Grove, FL ("Grantor"), to ALDER ELECTRIC COOPERATIVE, INC., a Florida corporation ("Grantee").',
    ['HARBOR MILLS, LLC'],
    ['ALDER ELECTRIC COOPERATIVE, INC.'],
  ],
  [
    'THIS EASEMENT, made as of the 4th day of May, 2020, by Harbor Mills, L.P., a Missouri limited partnership, "Grantor" (for indexing purposes), whose address is 9 Dock Road, Elm Grove, Missouri, to the CITY OF RED FORK, a fourth class city, "Grantee" (for indexing purposes).',
    ['Harbor Mills, L.P.'],
    ['CITY OF RED FORK'],
  ],
  [
    'THIS DEED OF EASEMENT is made this 4th day of May, 2003, by AMOS TANNER, JR. and IDA TANNER, husband and wife ("Grantor"), and THE ALDER HERITAGE FOUNDATION, a Virginia corporation ("Grantee").',
    ['AMOS TANNER, JR.', 'IDA TANNER'],
    ['THE ALDER HERITAGE FOUNDATION'],
  ],
  [
    'This Quit-Claim Deed, executed the 4th day of May, 2018, by RUTH TANNER, a single person, first party, to OTTO TANNER, a married man, whose post office address is 8 Bay Street, second party:',
    ['RUTH TANNER'],
    ['OTTO TANNER'],
  ],
  [
    'LEMON COUNTY, a body politic and corporate, party of the first part, by its Board, in consideration of $21.44, does hereby grant, sell and convey to OTTO QUILL, party of the second part, all that land',
    ['LEMON COUNTY'],
    ['OTTO QUILL'],
  ],
]);

table('forms of the states', [
  [
    'KNOW ALL MEN BY THESE PRESENTS, that AMOS TANNER and IDA TANNER, husband and wife, of Alder County, Ohio, for valuable consideration paid, grant, with general warranty covenants, to OTTO QUILL, unmarried, whose tax mailing address is 4 Mill Road, the following real property',
    ['AMOS TANNER', 'IDA TANNER'],
    ['OTTO QUILL'],
  ],
  [
    'KNOW ALL PERSONS BY THESE PRESENTS: That AMOS TANNER, a single man, whose address is 12 Lake Road, Red River, Michigan 49000, conveys and warrants to OTTO QUILL AND RUTH QUILL, HUSBAND AND WIFE, whose address is 4 Elm Street, the following described premises',
    ['AMOS TANNER'],
    ['OTTO QUILL', 'RUTH QUILL'],
  ],
  [
    'KNOW YE, THAT I, Ida Boswell Tanner, of the Town of Elm Grove, for the consideration of ONE DOLLAR received to my full satisfaction of OTTO QUILL AND RUTH QUILL, do give, grant, bargain, sell and confirm unto the said OTTO QUILL AND RUTH QUILL, and unto the survivor of them, a certain piece of land',
    ['Ida Boswell Tanner'],
    ['OTTO QUILL', 'RUTH QUILL'],
  ],
  [
    'FOR A VALUABLE CONSIDERATION, receipt of which is hereby acknowledged, Amos Tanner, a married man, hereby GRANT(S) to Ida Quill, a single woman, and Otto Quill, a single man, as joint tenants, the following described real property',
    ['Amos Tanner'],
    ['Ida Quill', 'Otto Quill'],
  ],
  [
    'QUITCLAIM DEED\n\nAMOS TANNER, individually, of 22 Mill Street, Elm Grove, County of Alder, for consideration paid, grants to OTTO QUILL, of the same address, with QUITCLAIM COVENANTS, a certain tract',
    ['AMOS TANNER'],
    ['OTTO QUILL'],
  ],
  [
    'That in consideration of One Dollar to the undersigned Grantors in hand paid by the Grantees herein, the receipt whereof is acknowledged, we, AMOS TANNER and wife, IDA TANNER (herein referred to as GRANTORS) do grant, bargain, sell and convey unto OTTO QUILL and wife, RUTH QUILL (herein referred to as GRANTEES), the following described real estate',
    ['AMOS TANNER', 'IDA TANNER'],
    ['OTTO QUILL', 'RUTH QUILL'],
  ],
  [
    'THIS DEED OF TRUST is made on May 4, 2001. The grantor is Amos Tanner and Ida Tanner, husband and wife ("Borrower"). The trustee is Alder Escrow, Inc. ("Trustee"). The beneficiary is Elm Savings Bank.',
    ['Amos Tanner', 'Ida Tanner'],
    ['Alder Escrow, Inc.'],
  ],
  [
    'BE IT KNOWN, that on this 4th day of May, 1985, before me, the undersigned authority, Remy Pell, a Notary Public, personally came and appeared: IDA TANNER, wife of and AMOS TANNER, residents of the Parish of Alder, hereinafter called VENDORS, who declared that for the price of One Dollar they do by these presents sell, convey and deliver with full guarantee of title unto QUILL RICE MILL, INCORPORATED, a Louisiana corporation, hereinafter called VENDEE, the following property',
    ['IDA TANNER', 'AMOS TANNER'],
    ['QUILL RICE MILL, INCORPORATED'],
  ],
  [
    'THIS DEED made this 4th day of May, 2012, by and between\n\nGRANTOR\nAmos Wayne Tanner and wife, Ida J. Tanner\n310 Depot Street, Elm Grove, NC\n\nGRANTEE\nBlue Heron Mills, LLC\na North Carolina limited liability company\n\nWITNESSETH, that the Grantor',
    ['Amos Wayne Tanner', 'Ida J. Tanner'],
    ['Blue Heron Mills, LLC'],
  ],
  [
    'THIS INDENTURE WITNESSETH, That Amos Tanner, Adult, and Ida Tanner, Adult, ("Grantors") of Alder County, in the State of Indiana, RELEASE AND QUITCLAIM to Elm Sportsmens Club, Inc. ("Grantee"), in consideration of the sum of One Dollar, the following described real estate',
    ['Amos Tanner', 'Ida Tanner'],
    ['Elm Sportsmens Club, Inc.'],
  ],
]);

table('nobody is told', [
  ['before me, the undersigned authority, Remy Pell, a Notary Public, appeared a witness', [], []],
  ['The grantor is bound by this covenant. The trustee is entitled to notice.', [], []],
  [
    'excluding any land of that certain agreement made as of August 14, 1969, by and between the Elm Authority and Alder Market, Inc.',
    [],
    [],
  ],
  ['under a contract numbered K31, between the Province of Arden and the Tillage Board, signed June 2, 1937.', [], []],
  ['thence along the boundary between the Elm Reservation Corps and lot numbered 23. South fifty degrees', [], []],
  ['the ditch lying between the lands of Amos Tanner and Otto Quill.', [], []],
]);
