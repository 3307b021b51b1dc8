// Parties by office, by trust and by debt, and the names that a paper holds which are none of its parties. All made up.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readParties } from '../../../src/deed/record/parties.ts';

type Row = [text: string, grantors: string[], grantees: string[]];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    for (const [text, grantors, grantees] of rows)
      test(text.slice(0, 110), () => assert.deepEqual(readParties(text), { grantors, grantees }));
  });
}

table('offices, churches, trusts and debts', [
  [
    'BARGAIN AND SALE DEED\n\nTHIS INDENTURE, made the 14th day of March, nineteen hundred and seventy-nine\nBETWEEN\nMORRIS FEINGOLD, residing at 88-14 Austin Street, Forest Hills, New York, and SYLVIA FEINGOLD, his wife, residing at the same address,\nparty of the first part, and\nTHE CONGREGATION OF BNAI ISAAC, a religious corporation having its principal office at 12 Union Turnpike, Queens, New York,\nparty of the second part,\nWITNESSETH, that the party of the first part, in consideration of ten dollars',
    ['MORRIS FEINGOLD', 'SYLVIA FEINGOLD'],
    ['THE CONGREGATION OF BNAI ISAAC'],
  ],
  [
    'Know all men by these presents that We Hiram Stebbins and Polly Stebbins wife of said Hiram of Orange in the County of Franklin for the consideration of Two hundred dollars received to our full satisfaction of Caleb Mayo of said Orange have given granted bargained sold and confirmed and do hereby give grant bargain sell and confirm unto him the said Caleb Mayo his heirs',
    ['Hiram Stebbins', 'Polly Stebbins'],
    ['Caleb Mayo'],
  ],
  [
    'STATE OF SOUTH CAROLINA\nKNOW ALL MEN BY THESE PRESENTS, That We, Clinton Gaskins and Essie Mae Gaskins in the State aforesaid, for and in consideration of the sum of Five Dollars and love and affection, to us in hand paid at and before the sealing of these presents by Tyrone Gaskins, in the State aforesaid, the receipt of which is hereby acknowledged, have granted, bargained, sold and released, and by these presents do grant, bargain, sell and release unto the said Tyrone Gaskins, his heirs and assigns:',
    ['Clinton Gaskins', 'Essie Mae Gaskins'],
    ['Tyrone Gaskins'],
  ],
  [
    "TRUSTEE'S DEED UPON SALE\nThe undersigned grantor declares:\n\nWestlake Trustee Services, Inc., a California corporation (herein called Trustee), as the duly appointed Trustee under the Deed of Trust hereinafter described, hereby grants and conveys, but without warranty, express or implied, to Kestrel Loan Fund II, LP (herein called Grantee), all of its right, title and interest in and to that certain property situated in the County of Kern, State of California, described as follows: Lot 3. This conveyance is made under the Deed of Trust executed by Omar Salas as trustor to Westlake Trustee Services, Inc. as trustee, dated May 2, 2005",
    ['Westlake Trustee Services, Inc.'],
    ['Kestrel Loan Fund II, LP'],
  ],
  [
    "COMMISSIONER'S DEED\n\nTHIS DEED, made this the 4th day of May, 1966, between Clyde B. Sparks, Master Commissioner of the Lewis Circuit Court, for and on behalf of Ottie Bivens, et al., party of the first part, and Hobart Stamper, of Tollesboro, Kentucky, party of the second part, WITNESSETH:",
    ['Clyde B. Sparks'],
    ['Hobart Stamper'],
  ],
  [
    "GUARDIAN'S DEED. Know all men by these presents that I, Rebecca Towle, of Exeter, as guardian of Ann Towle and John Towle, minors, by license of the Judge of Probate, in consideration of $90 paid by Daniel Rundlett, do hereby sell and convey to said Daniel Rundlett",
    ['Rebecca Towle'],
    ['Daniel Rundlett'],
  ],
  [
    "COUNTY TREASURER'S TAX DEED\nKNOW ALL MEN BY THESE PRESENTS, That whereas, the following described real property, to wit: the NE4 of 3-4-5, was subject to taxation for the year 1921; NOW, THEREFORE, I, H. O. Dooley, County Treasurer of the County aforesaid, for and in consideration of the sum of $41.10 to the Treasurer paid as aforesaid, have granted, bargained and sold, and by these presents do grant, bargain and sell unto the said Central Loan Company, its heirs and assigns, the real property last hereinbefore described",
    ['H. O. Dooley'],
    ['Central Loan Company'],
  ],
  [
    'DEED TO SECURE DEBT\nTHIS INDENTURE, made this 19th day of August in the year 1983, between Rufus T. Hill and Annie L. Hill of the County of Bibb, as party or parties of the first part, hereinafter called Grantor, and FIRST MACON SAVINGS ASSOCIATION, as party or parties of the second part, hereinafter called Grantee.',
    ['Rufus T. Hill', 'Annie L. Hill'],
    ['FIRST MACON SAVINGS ASSOCIATION'],
  ],
  [
    'PUBLIC UTILITY EASEMENT\n\nThe undersigned, being the owner of the property described below, for valuable consideration, hereby grants to the City of Tempe Junction, an Arizona municipal corporation, an easement for public utilities.\n\nDated this 5th day of May, 2007.\n\nOWNER: MESQUITE CORNERS, LLC, an Arizona limited liability company\n\nBy: ______________\nName: Paul Dent\nIts: Manager',
    ['MESQUITE CORNERS, LLC'],
    ['City of Tempe Junction'],
  ],
  [
    'RIGHT OF WAY DEED\nSTATE OF WEST VIRGINIA, County of Mingo\nTHIS DEED made this 2nd day of July, 1923, by and between J. W. Hatfield, widower, Anse Hatfield and Laura, his wife, and Lundy Hatfield, unmarried, parties of the first part, and THE STATE ROAD COMMISSION OF WEST VIRGINIA, a corporation, party of the second part',
    ['J. W. Hatfield', 'Anse Hatfield', 'Laura', 'Lundy Hatfield'],
    ['THE STATE ROAD COMMISSION OF WEST VIRGINIA'],
  ],
  [
    'Document prepared by Anne Hull, Esq.\nThis Deed, made this 12 day of May, 1998\n\nBetween  Gerald Novak, Executor of the Estate of Irma Novak, deceased,\nreferred to as the Grantor,\n\nand  Paul Kozak and Dana Kozak, husband and wife, about to reside at 12 Elm Road, Clifton, New Jersey,\nreferred to as the Grantee.\n\nThe words Grantor and Grantee shall mean all Grantors and all Grantees listed above.',
    ['Gerald Novak'],
    ['Paul Kozak', 'Dana Kozak'],
  ],
  [
    'THIS DEED OF EASEMENT, made this 7th day of June, 1990 by and between NORMAN C. CREWS and wife, PEGGY CREWS, Grantors, and CONTINENTAL VIRGINIA TELEPHONE COMPANY OF PETERSBURG, a Virginia corporation, Grantee.',
    ['NORMAN C. CREWS', 'PEGGY CREWS'],
    ['CONTINENTAL VIRGINIA TELEPHONE COMPANY OF PETERSBURG'],
  ],
  [
    'PARTIAL ASSIGNMENT OF OVERRIDING ROYALTY\nFor and in consideration of Ten Dollars, the undersigned, GLENN R. TALLMAN (hereinafter "Assignor"), P.O. Box 881, Casper, Wyoming, hereby assigns, transfers and conveys unto SAGE CREEK ROYALTY, LTD. (hereinafter "Assignee"), 410 17th Street, Denver, the following',
    ['GLENN R. TALLMAN'],
    ['SAGE CREEK ROYALTY, LTD.'],
  ],
  [
    'STATE OF MAINE\nRELEASE DEED\nI, Beverly A. Ouellette, of Fort Kent, County of Aroostook and State of Maine, for consideration paid, release to Normand Ouellette, of said Fort Kent, whose mailing address is 12 Pleasant Street, all my right, title and interest in the land in Fort Kent',
    ['Beverly A. Ouellette'],
    ['Normand Ouellette'],
  ],
  [
    'WARRANTY DEED (Vermont)\nKNOW ALL PERSONS BY THESE PRESENTS that we, LEON F. GILMAN and RITA M. GILMAN, husband and wife, of Lyndon, in the County of Caledonia and State of Vermont, Grantors, in the consideration of TEN AND MORE DOLLARS paid to our full satisfaction by TODD A. PIERCE, of Burke, in the County of Caledonia and State of Vermont, Grantee, by these presents, do freely GIVE, GRANT, SELL, CONVEY AND CONFIRM unto the said Grantee, TODD A. PIERCE, and his heirs and assigns forever',
    ['LEON F. GILMAN', 'RITA M. GILMAN'],
    ['TODD A. PIERCE'],
  ],
  [
    'DEED IN TRUST\nTHE GRANTOR, Mildred Pasek, a widow not since remarried, of the County of Cook and State of Illinois, for and in consideration of Ten and no/100 Dollars, Conveys and Warrants unto Mildred Pasek, as Trustee of the Mildred Pasek Living Trust dated May 4, 1993, the following described real estate',
    ['Mildred Pasek'],
    ['Mildred Pasek, as Trustee of the Mildred Pasek Living Trust'],
  ],
  [
    'CONTRACT OF SALE\nThis agreement, made and entered into by and between Elza Stump, hereinafter called the vendor, and Roscoe Ingle and Pearl Ingle, husband and wife, hereinafter called the vendees, witnesseth',
    ['Elza Stump'],
    ['Roscoe Ingle', 'Pearl Ingle'],
  ],
  [
    'BOUNDARY LINE AGREEMENT\nThis Agreement is made May 3, 2001, between Walter Kemp and Iris Kemp, husband and wife ("Kemp"), and Dorsey Land Company ("Dorsey").',
    ['Walter Kemp', 'Iris Kemp'],
    ['Dorsey Land Company'],
  ],
  [
    "INDIVIDUAL QUITCLAIM DEED\nFORM 633\nKNOW ALL MEN BY THESE PRESENTS, That JANET R. OLSEN, hereinafter called grantor, for the consideration hereinafter stated, does hereby remise, release and quitclaim unto\nKARL P. OLSEN AND BRENDA OLSEN, AS TENANTS BY THE ENTIRETY\n, hereinafter called grantee, and unto grantee's heirs",
    ['JANET R. OLSEN'],
    ['KARL P. OLSEN', 'BRENDA OLSEN'],
  ],
  [
    'HIGHWAY EASEMENT DEED\nTHIS DEED made this 12th day of December, 1988, by and between the UNITED STATES OF AMERICA, acting by and through the Department of Transportation, Federal Highway Administration, hereinafter referred to as the Department, and the STATE OF MONTANA, hereinafter referred to as the Grantee:',
    ['UNITED STATES OF AMERICA'],
    ['STATE OF MONTANA'],
  ],
  [
    "PLAT OF WILLOW BEND\nOWNER'S CERTIFICATE\nI, Roberta Vance, President of Vance Homes, Inc., owner of the land shown on this plat, hereby certify that said corporation has caused the same to be surveyed and platted and dedicates the streets to public use.\nSURVEYOR'S CERTIFICATE\nI, Dale Fry, registered surveyor, certify",
    ['Vance Homes, Inc.'],
    [],
  ],
  [
    'CERTIFICATE OF REDEMPTION\nThis is to certify that Lonnie Pike paid the delinquent taxes on Lot 4 for the year 1933.\n E. Boles, County Clerk',
    [],
    [],
  ],
  [
    'NOTICE OF LIS PENDENS\nIN THE CIRCUIT COURT\nFirst Delta Bank, Plaintiff, vs. Roy Pace and Sue Pace, Defendants. Notice is hereby given that an action has been commenced',
    [],
    [],
  ],
  [
    'MORTGAGE\n\nTHIS MORTGAGE is made this 8th day of May, 2001, between the Mortgagor, Stanley Lisowski and Irene Lisowski, his wife, whose address is 4 Oak St (herein "Borrower"), and the Mortgagee, Genesee Homes Credit Union, existing under the laws of Michigan, whose address is 9 Main (herein "Lender").',
    ['Stanley Lisowski', 'Irene Lisowski'],
    ['Genesee Homes Credit Union'],
  ],
  [
    'Mail tax statements to: Dana Roe, 12 Pine\nSTATUTORY WARRANTY DEED\nLIBERTY RIDGE HOMES, INC., an Oregon corporation, Grantor, conveys and warrants to DANA ROE, an unmarried person, and LEE VANN, an unmarried person, not as tenants in common but with rights of survivorship, Grantee, the following described real property',
    ['LIBERTY RIDGE HOMES, INC.'],
    ['DANA ROE', 'LEE VANN'],
  ],
  [
    'ASSIGNMENT OF DEED OF TRUST\nFOR VALUE RECEIVED, the undersigned hereby grants, assigns and transfers to\nPALISADE CREDIT FUND, LLC\nall beneficial interest under that certain Deed of Trust dated June 2, 2004 executed by Hugo Paz, a single man, Trustor, to Mesa Title, Trustee, and recorded as Instrument No. 2004-11223\nDated: July 8, 2009\nCOASTLINE MORTGAGE CORPORATION\nBy: Jill Roth, Vice President',
    ['COASTLINE MORTGAGE CORPORATION'],
    ['PALISADE CREDIT FUND, LLC'],
  ],
  [
    'This Indenture, Made the first day of May 1858 between Thomas Ford, Sheriff of the county of Adair of the first part and William Trabue of the same county of the second part. Witnesseth, that whereas by virtue of an execution',
    ['Thomas Ford'],
    ['William Trabue'],
  ],
  [
    'EASEMENT FOR UNDERGROUND FACILITIES\nIn consideration of One Dollar, receipt acknowledged, Grantor (name): Lester Quade and Mavis Quade\nhereby grants to Grantee (name): Northstar Fiber Cooperative\nan easement',
    ['Lester Quade', 'Mavis Quade'],
    ['Northstar Fiber Cooperative'],
  ],
  [
    'Filed Feb 3, 1902\nThis Deed, Made this first day of February in the year nineteen hundred and two, by Isaac N. Toms and Mary C. Toms, his wife, of Frederick County, in the State of Maryland, Witnesseth, That for and in consideration of six hundred dollars, the said Isaac N. Toms and wife do grant and convey unto Ephraim Zentz, his heirs and assigns, all that lot',
    ['Isaac N. Toms', 'Mary C. Toms'],
    ['Ephraim Zentz'],
  ],
  [
    'GIFT DEED\nFor love and affection, Eun-Ji Park, a married woman, grants to Min-Ho Park, her son, all that real property in the City of Torrance',
    ['Eun-Ji Park'],
    ['Min-Ho Park'],
  ],
  [
    'SCHOOL LAND PATENT\nTHE STATE OF OREGON\nTo all to whom these presents shall come: Know ye, that the State of Oregon, by its State Land Board, in consideration of $200, does hereby grant, bargain, sell and convey unto Nels Lund, his heirs and assigns, the following described premises',
    ['THE STATE OF OREGON'],
    ['Nels Lund'],
  ],
  [
    "WATER LINE EASEMENT\nThis easement is made by and between St. Mark's Lutheran Church of Waverly, a Nebraska nonprofit corporation, Grantor, and Lower Salt Natural Resources District, a political subdivision, Grantee.",
    ["St. Mark's Lutheran Church of Waverly"],
    ['Lower Salt Natural Resources District'],
  ],
]);

table('what another paper did', [
  [
    'Beginning at a stone at the corner of the lot described in deed executed by Otto Pell and Ida Pell, in favor of the Elm County dated May 4, 1883; thence North',
    [],
    [],
  ],
  [
    'the 2.1-acre parcel described in quitclaim deed dated May 4, 1974 from Harbor Rail Company to Otto Pell, recorded in book 3',
    [],
    [],
  ],
  [
    'Being 3.2 acres out of the residue of a tract described in deed to Harbor Ventures, Ltd. under File No. 2006-1',
    [],
    [],
  ],
  ['Being the same premises conveyed to Mary\nI Pell by Otto Ball by his deed of Warranty dated May 4, 1885', [], []],
  ['part of the League granted to Ramon Pell, situated on the waters of Elm creek', [], []],
  [
    'Know ye that on the 4th day of May, 1976, the will of Ida Pell was proved, and that administration of her goods was granted unto Otto Pell, the executor',
    [],
    [],
  ],
  ['It is hereby certified that Ida Pell of Elm Neck is the owner in fee simple of that certain parcel', [], []],
  ['DEED BOOK INDEX, 1911. Grantor: Pell, A. Grantee: Elm River R.R. Co. Book 44, page 2', [], []],
]);

table('nobody but the parties', [
  [
    'PIPE LINE RIGHT OF WAY, dated May 4, 1931. hereby grant to Elm Gas Corporation a right of way ten feet wide',
    [],
    [],
  ],
  [
    'An Act to grant a right of way. CHAP. 9. That there is hereby granted to the Elm Lake and Northern Railway Company a right of way',
    [],
    [],
  ],
  [
    'The undersigned as trustee under that certain Deed of Trust in which OTTO PELL and IDA PELL is grantor and ELM SAVINGS is beneficiary, recorded as No. 12, does hereby reconvey to the person entitled thereto all of the right\n\n   Dated May 4, 1988\n\n                    ALDER ESCROW CORP.\n                    By R. Quill, Secretary',
    ['ALDER ESCROW CORP.'],
    [],
  ],
  [
    'THIS MEMORANDUM is made May 4, 2018, between ELM ASSOCIATES, L.P., an Ohio limited partnership ("Landlord") and ALDER MARKETS, INC., an Ohio corporation ("Tenant").\n\nLANDLORD: ELM ASSOCIATES, L.P.  By: R. Quill, General Partner\nTENANT: ALDER MARKETS, INC.  By: O. Pell',
    ['ELM ASSOCIATES, L.P.'],
    ['ALDER MARKETS, INC.'],
  ],
  [
    'This Agreement is made May 4, 2013, among Elm Timber Co. ("Elm"), Otto and Ida Pell ("Pell"), and the State of Ohio, Department of Lands ("State").\n1. Elm hereby grants to Pell and State an easement for a road.',
    ['Elm Timber Co.'],
    ['Otto Pell', 'Ida Pell', 'State of Ohio, Department of Lands'],
  ],
  [
    'This Agreement is made May 4, 2013, between the City of Alder ("City") and Otto Pell and Ida Pell, his wife (hereinafter "Pell").\nPell hereby grants and conveys to City a perpetual easement',
    ['Otto Pell', 'Ida Pell'],
    ['City of Alder'],
  ],
  [
    'This Agreement is made May 4, 2013, between Elm Mills, Inc. ("Elm") and Alder Farms, LLC ("Alder"). Elm hereby grants to Alder an easement, and Alder hereby grants to Elm another.',
    ['Elm Mills, Inc.', 'Alder Farms, LLC'],
    ['Elm Mills, Inc.', 'Alder Farms, LLC'],
  ],
  [
    'THIS AGREEMENT is made May 4, 2013, between ELM RETAIL, LLC, an Ohio company ("Elm"), and ALDER HOLDINGS, LC, an Ohio company ("Alder").\n\n1. Each party hereby grants and conveys to the other a perpetual easement',
    ['ELM RETAIL, LLC', 'ALDER HOLDINGS, LC'],
    ['ELM RETAIL, LLC', 'ALDER HOLDINGS, LC'],
  ],
  [
    'The undersigned Grantors, for $1.00, convey to ELM LIGHT & POWER COMPANY, its successors, an easement\nDate: 5-4-72\n\nWitnesses:                       Grantors:\nRuth Yule                        x Otto Pell\nIda Quill                        x Rosa Pell',
    ['Otto Pell', 'Rosa Pell'],
    ['ELM LIGHT & POWER COMPANY'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS: That  Otto R. Pellmo1en and Ida Pellmolen, husband and wife\nConvey and Warrant to   Elm County\nthe following described premises',
    ['Otto R. Pellmolen', 'Ida Pellmolen'],
    ['Elm County'],
  ],
  [
    'Received of the ELM TELEPHONE AND TELEGRAPH COMPANY OF OHIO Thirty-one and no/100 Dollars, in consideration of which the undersigned hereby grant unto said Company a right of way.\n\nSigned and sealed this 4 day of May 1941.\nWitness: O. Quill                    Otto Pell\n                                     Ida Pell',
    ['Otto Pell', 'Ida Pell'],
    ['ELM TELEPHONE AND TELEGRAPH COMPANY OF OHIO'],
  ],
]);

table('a title in the line of the names', [
  [
    'WARRANTY DEED (Joint tenancy). Otto R. Pell and Ida Pell, Grantors, in consideration of One Dollar, convey to Asa Crump, Grantee, the land',
    ['Otto R. Pell', 'Ida Pell'],
    ['Asa Crump'],
  ],
  [
    'QUIT CLAIM DEED - Elm Lease Corp. and Ida Pell, Grantors, convey to Asa Crump, Grantee, the land',
    ['Elm Lease Corp.', 'Ida Pell'],
    ['Asa Crump'],
  ],
]);

table('the side before its name, in a later sentence', [
  [
    'This deed is given to correct another. Grantor, Ida Pell, quitclaims to Grantee, Pell Family LLC, the land',
    ['Ida Pell'],
    ['Pell Family LLC'],
  ],
]);

table('to whom those grant who are not named', [
  ['The undersigned hereby grant to the City of Alder a permanent drainage easement over', [], ['City of Alder']],
  ['Grantor grants to Pell Power Company a right of way ten feet wide', [], ['Pell Power Company']],
  ['The owner hereby dedicates to the Town of Elm the south 10 feet of Lot 4', [], ['Town of Elm']],
  ['Grantor grants to Grantee, its successors and assigns, a right of way', [], []],
  ['If the owner grants to Pell Power Company a license to enter, the lease ends', [], []],
  ['the undersigned Successor Trustee will on Friday, being the first of May, sell at public vendue', [], []],
]);

// 2026-11-18: the heading of a tract was the grantee, the first words of a description a part of the grantor's name.
table('what begins the description is no name', [
  [
    'WARRANTY DEED. Amos T. Quill, grantor, conveys to Vera Pym, grantee:\nTRACT ONE: BEGINNING at an iron pin; thence N 0 E 100 feet to a pin.',
    ['Amos T. Quill'],
    ['Vera Pym'],
  ],
  ['GRANTEE: Tract 2\nBEGINNING at an iron pin; thence N 0 E 100 feet to a pin.', [], []],
  ['GRANTEE: TRACT ONE HOLDINGS, LLC\nBook 4, page 7', [], ['TRACT ONE HOLDINGS, LLC']],
  [
    'GRANTEE: Vera Pym\nGRANTOR: Amos T. Quill\nBEGINNING at an iron pin; thence N 0 E 100 feet.',
    ['Amos T. Quill'],
    ['Vera Pym'],
  ],
]);
