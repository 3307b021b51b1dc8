// Parties in the forms of words that recorders' cover pages, printed deed forms, easements, plats and liens use. All made up.
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

table('cover pages', [
  [
    'Return to:\nTanner Law Office\n12 Mill Street\n\nDocument Title: Statutory Warranty Deed\nGrantor(s) (Last name first):\n1. Tanner, Amos Q.\n2. Tanner, Ruth\nGrantee(s) (Last name first):\n1. Blue Heron, LLC\nLegal Description (abbreviated): Lot 3',
    ['Amos Q. Tanner', 'Ruth Tanner'],
    ['Blue Heron, LLC'],
  ],
  [
    'Grantor: Amos Q. Tanner, a single man\nGrantee: Town of Elm Grove, a municipal corporation\nAbbreviated Legal: Ptn Lot 3',
    ['Amos Q. Tanner'],
    ['Town of Elm Grove'],
  ],
  [
    'GRANTOR(S):   AMOS Q. TANNER and RUTH TANNER\nGRANTEE(S):   BLUE HERON, LLC\nASSESSOR’S PARCEL NO. 1-2-3',
    ['AMOS Q. TANNER', 'RUTH TANNER'],
    ['BLUE HERON, LLC'],
  ],
  [
    'Date: May 4, 2009\n\nGrantor: AMOS Q. TANNER\n\nGrantor’s Mailing Address:\n12 Mill Street\n\nGrantee: RUTH WEAVER\n\nGrantee’s Mailing Address:\n40 Oak Street\n\nConsideration: Ten dollars',
    ['AMOS Q. TANNER'],
    ['RUTH WEAVER'],
  ],
  [
    'GRANTOR:\nHarbor Mills, Inc.\n1 Dock Road\n\nGRANTEE:\nPaul N. Ortega\n2 Dock Road\n',
    ['Harbor Mills, Inc.'],
    ['Paul N. Ortega'],
  ],
  ['GRANTOR: HARBOR MILLS, INC.  GRANTEE: PAUL N. ORTEGA\nReference: none', ['HARBOR MILLS, INC.'], ['PAUL N. ORTEGA']],
  [
    'Grantor Name: Amos Q. Tanner\nGrantee Name: Ruth Weaver\nMail tax statements to: Ruth Weaver',
    ['Amos Q. Tanner'],
    ['Ruth Weaver'],
  ],
  [
    'PREPARED BY: Lee Chan\nINDEXING INSTRUCTIONS: Lot 3\nGRANTOR: Amos Q. Tanner, 12 Mill Street, (555) 010-2030\nGRANTEE: Ruth Weaver, 40 Oak Street, (555) 010-4050',
    ['Amos Q. Tanner'],
    ['Ruth Weaver'],
  ],
]);

table('deeds in sentences', [
  [
    'THIS INDENTURE WITNESSETH, That the Grantors, AMOS Q. TANNER and RUTH TANNER, his wife, of the County of Knox and State of Illinois, for and in consideration of ten dollars, CONVEY and WARRANT unto PAUL N. ORTEGA, of Elm Grove, the following described real estate',
    ['AMOS Q. TANNER', 'RUTH TANNER'],
    ['PAUL N. ORTEGA'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, that Amos Q. Tanner, hereinafter called the grantor, for the consideration hereinafter stated, does hereby grant, bargain, sell and convey unto Ruth Weaver, hereinafter called grantee, and unto grantee’s heirs',
    ['Amos Q. Tanner'],
    ['Ruth Weaver'],
  ],
  [
    'AMOS Q. TANNER, Grantor, conveys and warrants to RUTH WEAVER, Grantee, the following described real property',
    ['AMOS Q. TANNER'],
    ['RUTH WEAVER'],
  ],
  [
    'AMOS Q. TANNER and RUTH TANNER, husband and wife, grantors, of Elm Grove, County of Iron, State of Utah, hereby CONVEY and WARRANT to BLUE HERON, LLC, grantee, of Cedar, for the sum of ten dollars',
    ['AMOS Q. TANNER', 'RUTH TANNER'],
    ['BLUE HERON, LLC'],
  ],
  [
    'FOR A VALUABLE CONSIDERATION, receipt of which is hereby acknowledged, AMOS Q. TANNER, an unmarried man, hereby GRANT(S) to RUTH WEAVER, a widow, the real property in the City of Elm',
    ['AMOS Q. TANNER'],
    ['RUTH WEAVER'],
  ],
  [
    'That Amos Q. Tanner, of the County of Bell, State of Texas, for and in consideration of ten dollars, has granted, sold and conveyed, and by these presents does grant, sell and convey unto Ruth Weaver, of the County of Hill, all of the following described real property. KNOW ALL MEN BY THESE PRESENTS',
    ['Amos Q. Tanner'],
    ['Ruth Weaver'],
  ],
  [
    'This indenture, made and entered into this 4th day of May, 2009, by and between Amos Q. Tanner, hereinafter referred to as “Party of the First Part”, and Blue Heron, Inc., an Alabama corporation, hereinafter referred to as “Party of the Second Part”.',
    ['Amos Q. Tanner'],
    ['Blue Heron, Inc.'],
  ],
  [
    'FOR AND IN CONSIDERATION of ten dollars cash in hand paid, and of other things of value, all of which is hereby acknowledged, we, AMOS Q. TANNER and RUTH TANNER, do hereby sell, convey and warrant unto PAUL N. ORTEGA the land described as follows',
    ['AMOS Q. TANNER', 'RUTH TANNER'],
    ['PAUL N. ORTEGA'],
  ],
  [
    'Know all Men by these Presents, that I, Lydia Stone of Elmfield, in the County of Oak, in consideration of one dollar paid by Henry Vale of said Elmfield, of which I own the receipt, do hereby give and grant unto the said Henry Vale a certain lot',
    ['Lydia Stone'],
    ['Henry Vale'],
  ],
  [
    'I, Lydia Stone, of Elmfield, for consideration paid, grant to Henry Vale, of Oakham, with quitclaim covenants, the land in Elmfield',
    ['Lydia Stone'],
    ['Henry Vale'],
  ],
  [
    'THIS QUITCLAIM DEED, executed this 4th day of May, 2009, by first party, Grantor, Amos Q. Tanner, whose post office address is 12 Mill Street, to second party, Grantee, Ruth Weaver, whose post office address is 40 Oak Street',
    ['Amos Q. Tanner'],
    ['Ruth Weaver'],
  ],
  [
    'This Warranty Deed made the 4th day of May A.D. 2009 by Amos Q. Tanner, a single man, hereinafter called the grantor, to Ruth Weaver, a widow, whose post office address is 40 Oak Street, hereinafter called the grantee: WITNESSETH',
    ['Amos Q. Tanner'],
    ['Ruth Weaver'],
  ],
]);

table('easements', [
  [
    'The undersigned, AMOS Q. TANNER and RUTH TANNER, husband and wife, hereinafter referred to as “Grantor”, for good consideration, hereby grants to VALLEY POWER COOPERATIVE, INC., hereinafter referred to as “Grantee”, a perpetual easement',
    ['AMOS Q. TANNER', 'RUTH TANNER'],
    ['VALLEY POWER COOPERATIVE, INC.'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, that the undersigned, Amos Q. Tanner (“Grantor”), does hereby grant unto the City of Elm Grove, Ohio, a municipal corporation (“Grantee”), an easement for a sewer',
    ['Amos Q. Tanner'],
    ['City of Elm Grove'],
  ],
  [
    'The undersigned Declarant, Alder Homes, an Oregon corporation, hereby grants an easement for a sign for the benefit of Otter Run Owners’ Association (“Grantee”) over the following land',
    ['Alder Homes'],
    ['Otter Run Owners’ Association'],
  ],
  [
    'THIS EASEMENT AGREEMENT is made as of May 4, 2009, by and between HARBOR MILLS, INC., a Delaware corporation (“Grantor”), and CITY OF ELM GROVE, a municipal corporation (“Grantee”).',
    ['HARBOR MILLS, INC.'],
    ['CITY OF ELM GROVE'],
  ],
]);

table('declarations, plats and liens', [
  [
    'This Declaration is made effective the 9th day of May, 2009, by Harbor Mills, Inc., a corporation created under the laws of Ohio (hereinafter referred to as the “Developer”) and Alder Homes, Inc., an Ohio corporation (“Alder”).',
    ['Harbor Mills, Inc.', 'Alder Homes, Inc.'],
    [],
  ],
  [
    'CERTIFICATE OF OWNERS\nKNOW ALL MEN BY THESE PRESENTS: THAT HARBOR MILLS, LLC, AN OHIO LIMITED LIABILITY COMPANY, IS THE OWNER OF THE PROPERTY DESCRIBED AS FOLLOWS',
    ['HARBOR MILLS, LLC'],
    [],
  ],
  [
    'DEDICATION\nI, AMOS Q. TANNER, MANAGER OF HARBOR MILLS, LLC, AS OWNER, HEREBY DEDICATE THE STREETS SHOWN HEREON',
    ['HARBOR MILLS, LLC'],
    [],
  ],
  [
    'STATE OF TEXAS\nThat Harbor Mills, LLC, being the owner of 12 acres of land, does hereby plat said land',
    ['Harbor Mills, LLC'],
    [],
  ],
  [
    'NOTICE OF LIEN\nYou are hereby notified that Alder Supply Co. claims a lien on the following property: Lot 3. The owner, Harbor Mills, Inc., was told of it',
    ['Harbor Mills, Inc.'],
    ['Alder Supply Co.'],
  ],
]);

table('nobody is told', [
  ['Notary: On this day personally appeared Amos Q. Tanner, known to me to be the person who signed', [], []],
  ['WHEREAS, by deed recorded in Book 3, Page 4, the Grantor acquired the land; and the Grantee agrees', [], []],
  ['The grantor shall pay all taxes and the grantee shall take possession.', [], []],
  ['subject to an easement granted to Valley Power Cooperative by instrument of record', [], []],
  ['Grantor: ____________________\nGrantee: ____________________', [], []],
]);

table('a title over the names is no part of them', [
  [
    'WARRANTY DEED\nAmos Vell, a single man, does hereby grant, bargain and sell unto Rhoda Quill, hereinafter called grantee, the following land',
    ['Amos Vell'],
    ['Rhoda Quill'],
  ],
  [
    'Grant of Easement\nAmos Vell and Ruth Vell, husband and wife, hereby grant to Pell Water District, its successors, a right',
    ['Amos Vell', 'Ruth Vell'],
    ['Pell Water District'],
  ],
]);

table('what stands beside names', [
  [
    'Amos Tanner, a Married Man as his Sole and Separate Property, hereby GRANTS to Ruth Weaver, an unmarried woman, as her separate and individual estate, the following land',
    ['Amos Tanner'],
    ['Ruth Weaver'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, that I, Amos Tanner, for ten dollars, do grant, bargain and sell unto Oak Hill Church, by and through its Trustees, Jesse Hall, Otto Kern and Mary Lund, and their successors in office, all that lot',
    ['Amos Tanner'],
    ['Oak Hill Church'],
  ],
  [
    'WARRANTY DEED\n\nOn this 4th day of May, 1987,\nAmos Tanner and Ruth Tanner, husband and wife,\nCONVEY and WARRANT to\nJesse Hall, all of the following described land',
    ['Amos Tanner', 'Ruth Tanner'],
    ['Jesse Hall'],
  ],
  [
    'NOW, THEREFORE, I, Amos Tanner, Substitute Trustee, do hereby sell and convey unto Ruth Weaver, her heirs, the following land',
    ['Amos Tanner, Substitute Trustee'],
    ['Ruth Weaver'],
  ],
  [
    'THE GRANTOR, OAK STATE BANK OF MILTON, not individually but as Trustee under the provisions of the AUGUSTA M. BERNHARDT DECLARATION OF TRUST dated May 4, 1992, conveys to Ruth Weaver the following land',
    ['OAK STATE BANK OF MILTON'],
    ['Ruth Weaver'],
  ],
  [
    'For the sum of two dollars per rod, to be paid before the pipe is laid, AMOS TANNER, a Cree\nIndian, joined by his wife, RUTH TANNER, Grantors, do hereby grant to OAK GAS COMPANY, its successors, the right of way',
    ['AMOS TANNER', 'RUTH TANNER'],
    ['OAK GAS COMPANY'],
  ],
]);

table('forms of other papers', [
  [
    'THIS DEED, MADE the 4th day of May, 1991,\nB E T W E E N\nAMOS TANNER, widower, of the Township of Elm, party of the first part, hereinafter called the Grantor,\n\nA N D   RUTH WEAVER, single, of the Borough of Oak, County of Alder and Commonwealth of Pennsylvania, party of the second part, hereinafter called the Grantee;\n\nWITNESSETH, that',
    ['AMOS TANNER'],
    ['RUTH WEAVER'],
  ],
  [
    'This QUIT CLAIM DEED, executed this 4 day of May 2008, by first party, AMOS TANNER, a single man, whose address is Box 4, to second party: RUTH WEAVER, whose address is Box 9.',
    ['AMOS TANNER'],
    ['RUTH WEAVER'],
  ],
  [
    'For good consideration, which the undersigned acknowledges receipt of from OAK POWER COMPANY, a Maine corporation, hereinafter referred to as "grantee", the undersigned owners, AMOS TANNER and RUTH TANNER, his wife, hereinafter referred to as "grantors", do hereby grant and convey to said grantee the right to lay cables',
    ['AMOS TANNER', 'RUTH TANNER'],
    ['OAK POWER COMPANY'],
  ],
  [
    'FIDUCIARY DEED\n\nAMOS TANNER, Executor of the Estate of OTTO TANNER, deceased, by the power conferred by the Will, for Eighty Thousand Dollars ($80,000.00) paid, grants, with fiduciary covenants, to RUTH WEAVER, the following real property',
    ['AMOS TANNER'],
    ['RUTH WEAVER'],
  ],
  [
    'THE UNITED STATES OF AMERICA,\n\nHomestead Certificate No. 4471 }\nAPPLICATION 990 }   To all to whom these presents shall come, Greeting:\nWhereas, it appears that the claim of Amos Tanner has been established; NOW KNOW YE, That there is, therefore, granted by the UNITED STATES unto the said Amos Tanner the tract of Land above described. In testimony whereof, I, Otto Kern, President of the United States of America, have caused these letters to be made Patent',
    ['THE UNITED STATES OF AMERICA'],
    ['Amos Tanner'],
  ],
  [
    'PERSONALLY CAME AND APPEARED:\n\nOAK HOMES, INC. (TIN: xx-xxx12), a corporation organized under the laws of the State, herein represented by Amos Tanner, its President, hereinafter called VENDOR,\n\nwho declared that VENDOR does by these presents sell and deliver unto Ruth Weaver, hereinafter called PURCHASER, here present, the following property',
    ['OAK HOMES, INC.'],
    ['Ruth Weaver'],
  ],
  [
    'Before me, personally appeared Mr. Amos Tanner, planter, residing in this Parish, who by these presents declares to have sold, ceded and transferred unto Mr. Otto Kern, also a planter, here present and accepting, a tract of land',
    ['Mr. Amos Tanner'],
    ['Mr. Otto Kern'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS: That OAK UTILITIES DISTRICT, a municipal corporation, for valuable consideration, does hereby release and forever disclaim in favor of ELM LAND CO., a Maine corporation, its successors, all its interest in that easement',
    ['OAK UTILITIES DISTRICT'],
    ['ELM LAND CO.'],
  ],
]);

table('deeds of old', [
  [
    'This indenture made the ninth day of May 1784 Between Amos Tanner the Elder of the County of Elm of One Part And Otto Kern the Younger his Son of the sd. County of the Other Part Witnesseth that',
    ['Amos Tanner the Elder'],
    ['Otto Kern the Younger'],
  ],
  [
    'This Indenture between Amos Tanner of Elm on the one part and Otto Kern of Oak on the other part Witnesseth that',
    ['Amos Tanner'],
    ['Otto Kern'],
  ],
  [
    'This Indenture made By and between Amos Tanner of the County\n  To / Deedof Elm and State of Maine of the first part and\nOtto Kern of the County Oak and State\nOhio of the second part. Witnesseth',
    ['Amos Tanner'],
    ['Otto Kern'],
  ],
  [
    'This indenture between Amos Tanner and the State of Maine of the first part and Otto Kern of the second part witnesseth',
    ['Amos Tanner', 'State of Maine'],
    ['Otto Kern'],
  ],
  [
    'This indenture between Amos Tanner Esq¬\nuire of Elm of the one part and Otto Kern of the other part, Witnesseth',
    ['Amos Tanner Esquire'],
    ['Otto Kern'],
  ],
]);

table('captions and short sides', [
  [
    'Know ye that we Otto Kern Ira Bell Asa Pell James Roe and Ida Wade of Oak in the County of Elm for the consideration of ten pounds do grant and convey unto Amos Tanner a road',
    ['Ida Wade'],
    ['Amos Tanner'],
  ],
  [
    'Articles of agreement made & entered into this 9th day of May 1819 between Amos Tanner Senr. of the one part & Otto M. Kern both of the county of Elm & State of Kentucky Witnesseth that the said Tanner hath this day rented',
    ['Amos Tanner Senr'],
    ['Otto M. Kern'],
  ],
  [
    'EASEMENT STATE OF TEXAS KNOW ALL MEN BY THESE PRESENTS, THAT: COUNTY OF ELM GRANTOR, Ruth Ann Tanner, with street address of 9 Oak Road, for a valuable consideration, to it paid by The City of Elm, Texas (the "Grantee"), has granted and does by these presents grant unto Grantee the following described easement',
    ['Ruth Ann Tanner'],
    ['City of Elm'],
  ],
  [
    'This deed made between Amos Tanner of the first part and Otto Kern of Elm, Witnesseth that',
    ['Amos Tanner'],
    ['Otto Kern'],
  ],
]);

table('grants of a state', [
  [
    'Asa Crump Esquire Governor of the Commonwealth of Virginia To all to whom these presents shall come, Greeting: Know ye that there is granted by the said Commonwealth unto the said Amos Tanner a certain tract of land',
    ['Commonwealth of Virginia'],
    ['Amos Tanner'],
  ],
  [
    'ASA CRUMP, Esq; Governour of the commonwealth of\nVirginia, to all to whom these presents shall come greeting: KNOW YE\nthat there is granted by the said commonwealth unto the said Amos Tanner\na certain tract',
    ['Commonwealth of Virginia'],
    ['Amos Tanner'],
  ],
  [
    'State of Tennessee No. 118 Know ye that there is granted by the said State of Tennessee unto Amos Tanner, a certain tract of land',
    ['State of Tennessee'],
    ['Amos Tanner'],
  ],
  [
    'State of North Carolina No. 33 Know ye, that we have granted unto Amos Tanner one hundred acres of land',
    ['State of North Carolina'],
    ['Amos Tanner'],
  ],
]);

table('how they hold, and names that read as something else', [
  [
    'THIS LEASE, made May 4, 1971, by and between Otto Pell and Ida Pell, husband and wife, as tenants by the entirety, as Lessor, and Tarn & Sons, Inc., an Ohio corporation, Lessee.',
    ['Otto Pell', 'Ida Pell'],
    ['Tarn & Sons, Inc.'],
  ],
  [
    'THIS INDENTURE, made May 4, 1959, between Otto Pell and Ida Pell, husband and wife, as joint tenants with right of survivorship and not as tenants in common, of Alder County, Ohio, parties of the first part, and Amos Tarn, single, party of the second part, WITNESSETH',
    ['Otto Pell', 'Ida Pell'],
    ['Amos Tarn'],
  ],
  [
    'THIS DEED OF TRUST is made May 4, 1988, between Otto Pell, a single man, as Grantor, Alder Title Company, an Ohio corporation, as Trustee, and Bank of Elm, a banking corporation, as Beneficiary.',
    ['Otto Pell'],
    ['Alder Title Company'],
  ],
  [
    'THE GRANTORS, Ida Stone, unmarried; Otto Pell, a widower; and Amos A. Tarn, a single man, for ten dollars, convey to Ruth M. Yule, an unmarried woman; Ada Brook, a single woman; and Silas Quill, a married man, the following land',
    ['Ida Stone', 'Otto Pell', 'Amos A. Tarn'],
    ['Ruth M. Yule', 'Ada Brook', 'Silas Quill'],
  ],
  [
    'I, Otto Pell, for consideration paid, grant to Ida Stone; Amos Tarn; and Wm. B. Yule, Jr., a single person, of Elm, with quitclaim covenants, the land',
    ['Otto Pell'],
    ['Ida Stone', 'Amos Tarn', 'Wm. B. Yule, Jr.'],
  ],
  [
    'FOR VALUE RECEIVED, Wm. Pell et ux. Ida R. Pell, do hereby bargain, sell, and convey unto Amos de la Rosa and Ruth de la Rosa, husband and wife, the following premises',
    ['Wm. Pell', 'Ida R. Pell'],
    ['Amos de la Rosa', 'Ruth de la Rosa'],
  ],
  [
    'THIS INDENTURE WITNESSETH, That Opal A. Grant, a widow, of Grant County, Conveys and Warrants to Amos E. Deeds and Ida Deeds, his wife, the following real estate',
    ['Opal A. Grant'],
    ['Amos E. Deeds', 'Ida Deeds'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS: That Ada M. Pell, Doris Church and Otto Mills, for ten dollars paid, do hereby Grant, bargain and sell unto St. Clair and Crewe, Inc., the following',
    ['Ada M. Pell', 'Doris Church', 'Otto Mills'],
    ['St. Clair and Crewe, Inc.'],
  ],
  [
    "TRUSTEE'S DEED UPON SALE\n\nTarn Services, Inc., an Ohio corporation, (herein called Trustee), as the duly appointed Trustee under the Deed of Trust executed by Otto Pell, as Trustor, does hereby GRANT and CONVEY, but without warranty, to Ida Yule, (herein called Grantee), all of its right",
    ['Tarn Services, Inc.'],
    ['Ida Yule'],
  ],
  [
    'WARRANTY DEED\n\nOn this twenty-seventh day of May, 1956, Ida Stone, Silas W. Tarn and Wm. Pell ("Grantor"), convey and warrant to Church and Yule, Inc. ("Grantee"), all the following',
    ['Ida Stone', 'Silas W. Tarn', 'Wm. Pell'],
    ['Church and Yule, Inc.'],
  ],
  [
    'DEED OF RECONVEYANCE\n\nTarn Services, Inc., an Ohio corporation, as Trustee under the Deed of Trust made by Otto Pell, as Trustor, recorded as Instrument No. 887126, having been requested to reconvey, does hereby grant and reconvey unto the person legally entitled thereto all the right',
    ['Tarn Services, Inc.'],
    [],
  ],
  [
    "THIS AGREEMENT made May 4, 1976, between Ida Pell, unmarried, Lessor (whether one or more), whose address is: 8 Mill Lane, Elm, Ohio 44000, and O'Dell Savings and Loan Association, a corporation, Lessee, WITNESSETH:",
    ['Ida Pell'],
    ["O'Dell Savings and Loan Association"],
  ],
  [
    'This Indenture, made May 4, 1898 between Maude M. Grant of the County of Elm and State of Ohio of the one part, and Otto Pell (single); Amos Tarn (single); and J. Carl Yule & Ida Yule of the same County and State of the other part, Witnesseth:',
    ['Maude M. Grant'],
    ['Otto Pell', 'Amos Tarn', 'J. Carl Yule', 'Ida Yule'],
  ],
  [
    'TRANSFER ON DEATH DEED\n\nI (We), Ida E. Pell and Otto Pell, wife and husband, as owners, hereby transfer and convey, effective upon death, to Amos Tarn, a married man, as grantee beneficiary, the following land',
    ['Ida E. Pell', 'Otto Pell'],
    ['Amos Tarn'],
  ],
  [
    'WARRANTY DEED\n\nGRANTOR                                     GRANTEE\n\nOtto L. Pell, Jr.                           Amos Tarn\nIda Pell                                    Maude D. Grant\n12 Mill Street                              P.O. Box 7\n\nThe designation Grantor and Grantee',
    ['Otto L. Pell, Jr.', 'Ida Pell'],
    ['Amos Tarn', 'Maude D. Grant'],
  ],
  [
    'Document Title(s): Deed\nGrantor(s): 1. Otto Pell\n            2. Ida Pell\nGrantee(s): 1. Amos Tarn\n            2. Ruth Tarn\nLegal Description: Lot 3',
    ['Otto Pell', 'Ida Pell'],
    ['Amos Tarn', 'Ruth Tarn'],
  ],
  [
    'SATISFACTION OF MORTGAGE\n\nKNOW ALL MEN BY THESE PRESENTS: that Alder Bank, the owner and holder of a certain mortgage executed by Otto Pell, Jr. & Ida St. Clair, bearing date May 4, 1950, does hereby acknowledge full payment and satisfaction thereof.',
    ['Alder Bank'],
    ['Otto Pell, Jr.', 'Ida St. Clair'],
  ],
  [
    'THIS INDENTURE WITNESSETH, That Otto Pell and wife, Ida Pell, CONVEY AND WARRANT to Amos A. Tarn; Vera Yule; and Silas Quill, of Lake County, the following',
    ['Otto Pell', 'Ida Pell'],
    ['Amos A. Tarn', 'Vera Yule', 'Silas Quill'],
  ],
  [
    'This instrument was prepared by Nora B. Quill, Route 4, Elm, Texas\n\nThis Quit-Claim Deed, executed this 4th day of May, 1982, by Otto Pell, a single man, first party, to Ida Yule, a widow, second party:',
    ['Otto Pell'],
    ['Ida Yule'],
  ],
]);

table('behind a title or a year that ends a sentence', [
  [
    'CORRECTION DEED. This deed corrects that certain deed dated January 4, 2012. Amos Q. Tanner, whose street address is 900 Pine St., hereby sells and conveys to Blue Heron, LLC, the following land',
    ['Amos Q. Tanner'],
    ['Blue Heron, LLC'],
  ],
  [
    'QUIT CLAIM DEED. Amos Q. Tanner, of the county of Alder, for $10.00, hereby sells and quitclaims to Blue Heron, LLC, whose address is 8 Elm Street, the following land',
    ['Amos Q. Tanner'],
    ['Blue Heron, LLC'],
  ],
  [
    'Dated this 4th day of May, 1955. Amos Tanner and Ruth Tanner, his wife, first parties, to Otto Pell and Ida Pell, second parties. Lot 3, Block 9, Elm Park.',
    ['Amos Tanner', 'Ruth Tanner'],
    ['Otto Pell', 'Ida Pell'],
  ],
  [
    'FENCE AGREEMENT. Each party shall build one half of the fence, the party of the first part taking the north half and the party of the second part the south half.',
    [],
    [],
  ],
]);

table('behind the words that lead to the names', [
  [
    'EASEMENT. The undersigned owners, Amos Q. Tanner and Ruth Tanner, in consideration of $1.00, hereby grant to Elm Telephone Company, its successors and assigns, the right to place cable',
    ['Amos Q. Tanner', 'Ruth Tanner'],
    ['Elm Telephone Company'],
  ],
  [
    'ASSIGNMENT OF RENTS. For value received, ELM INVESTMENTS LTD. hereby assigns to UNION BANK all rents from the premises',
    ['ELM INVESTMENTS LTD.'],
    ['UNION BANK'],
  ],
  [
    'MEMORANDUM OF LEASE. Landlord: Elm Plaza Associates LLP. Tenant: Tanner Stores, Inc. Premises: Suite 14.',
    ['Elm Plaza Associates LLP'],
    ['Tanner Stores, Inc.'],
  ],
]);
