// Parties as clerks, utilities, churches and families of other places and decades write them. All made up.
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

table('habits', [
  [
    'Doc# 4410021 Bk 771 Pg 33\nRecorded at request of: Pioneer Abstract\n\n                    WARRANTY DEED\n\n    GARTH L. NIELSEN and VONDA NIELSEN, Trustees of THE NIELSEN FAMILY TRUST, u/a/d March 3, 1999, grantors\nof Heber City, County of Wasatch, State of Utah, hereby CONVEY and WARRANT to\n    RED LEDGE DEVELOPMENT, L.C., a Utah limited liability company, grantee\nof 40 S Main, Heber City, for the sum of Ten Dollars and other good and valuable consideration, the following tract of land',
    ['GARTH L. NIELSEN', 'VONDA NIELSEN'],
    ['RED LEDGE DEVELOPMENT, L.C.'],
  ],
  [
    'QUIT CLAIM DEED\nThis Indenture, made this 4th day of November A. D. 1946, Between\nEdd Hollis, a single man and Ora Hollis Banks joined by her husband L. D. Banks\nof the County of Okaloosa and State of Florida, parties of the first part, and\nHenry Hollis\nof the County of Okaloosa and State of Florida, party of the second part,\nWitnesseth,',
    ['Edd Hollis', 'Ora Hollis Banks', 'L. D. Banks'],
    ['Henry Hollis'],
  ],
  [
    'STATE OF MICHIGAN  } KNOW ALL MEN BY THESE PRESENTS: That CONSUMERS RESERVOIR LAND COMPANY, a Michigan corporation, whose street number and post office address is 212 W. Michigan Ave., Jackson, Michigan, Quit Claims to Township of Big Prairie, a Michigan municipal corporation, whose address is Hall Rd, White Cloud, the following described premises',
    ['CONSUMERS RESERVOIR LAND COMPANY'],
    ['Township of Big Prairie'],
  ],
  [
    'R/W-12 PERMANENT UTILITY EASEMENT\nProject 22-14  Parcel 7\n\nKnow all persons by these presents that Elliot Grange, Inc. (a nonprofit corporation), as Grantor(s), for and in consideration of the sum of $450.00, does hereby grant, bargain, sell and convey unto the State of Oregon, by and through its Department of Transportation, hereinafter called Grantee, its successors and assigns, a permanent easement',
    ['Elliot Grange, Inc.'],
    ['State of Oregon'],
  ],
  [
    'This DEED made the tenth day of May in the year one thousand nine hundred and six, between Albert G. Hance, Sheriff of the County of Monmouth, in the State of New Jersey, party of the first part, and William Applegate, of the Township of Howell, in said County, party of the second part. Whereas, on the twelfth day of',
    ['Albert G. Hance'],
    ['William Applegate'],
  ],
  [
    'CORRECTIVE DEED\n\nPrepared by Sims & Sims\nThis Deed made by ELLA RHODES, an unremarried widow, (hereinafter referred to as "Grantor") to KENNETH RHODES and wife DIANE RHODES (hereinafter referred to as "Grantees"), WITNESSETH: WHEREAS, by deed dated June 3, 1990, Floyd Teague conveyed to Grantor',
    ['ELLA RHODES'],
    ['KENNETH RHODES', 'DIANE RHODES'],
  ],
  [
    'RIGHT OF WAY GRANT\nKNOW ALL MEN BY THESE PRESENTS: That Ralph Dunbar, Lewis Dunbar and Edith Dunbar Coe, heirs at law of Jonas Dunbar, deceased, of the County of Marion and State of West Virginia, hereinafter called Grantors, for and in consideration of Twenty-five Dollars, do hereby grant and convey unto Mountain Fuel and Carbon Company, a corporation, hereinafter called Grantee, the right to lay a line of pipe',
    ['Ralph Dunbar', 'Lewis Dunbar', 'Edith Dunbar Coe'],
    ['Mountain Fuel and Carbon Company'],
  ],
  [
    'The Grantor  THE CATHOLIC BISHOP OF JOLIET, a corporation sole, of the County of Will, for ten dollars CONVEYS AND QUITCLAIMS to  FOREST PRESERVE DISTRICT OF WILL COUNTY, a body politic, all interest in the following',
    ['THE CATHOLIC BISHOP OF JOLIET'],
    ['FOREST PRESERVE DISTRICT OF WILL COUNTY'],
  ],
  [
    'DECLARATION OF EASEMENT\nThis Declaration is made this 9th day of April, 2014, by BRIAR HILL PARTNERS, LLLP, a Georgia limited liability limited partnership ("Declarant"), being the owner of Lots 1 and 2, Briar Hill. Declarant hereby declares and establishes a perpetual easement over Lot 1 for the benefit of Lot 2.',
    ['BRIAR HILL PARTNERS, LLLP'],
    [],
  ],
  [
    'PLAT OF SURVEY\nSURVEYED FOR: Wilbur Tate\nI, John Q. Crane, Registered Land Surveyor, hereby certify that this plat is a true representation of a survey made by me.\nScale 1" = 100\'',
    [],
    [],
  ],
  [
    "LEASE\nTHIS LEASE made the 1st day of July 1924 between Peter Gansevoort Lodge No. 55, I.O.O.F., of the Village of Walden, New York, hereinafter designated as the landlord, and Abe Kantor, doing business as Kantor's Dry Goods, hereinafter designated as the tenant, WITNESSETH",
    ['Peter Gansevoort Lodge No. 55'],
    ['Abe Kantor'],
  ],
  [
    'SATISFACTION OF MORTGAGE\n\nThe undersigned certifies that the mortgage dated June 2, 1998, executed by LOREN BAUCH and KIM BAUCH, husband and wife, as mortgagors, to BADLANDS STATE BANK, as mortgagee, recorded in Book 88, Page 12, has been fully paid.\n\nDated this 3rd day of April, 2006.\n\nBADLANDS STATE BANK\nBy: Ann Ruff, Vice President',
    ['BADLANDS STATE BANK'],
    ['LOREN BAUCH', 'KIM BAUCH'],
  ],
  [
    'DEED OF DEDICATION\nKNOW ALL MEN BY THESE PRESENTS that the undersigned, ORCHARD RUN LAND CO., an Ohio corporation, by Frank Mott, its President, owner of the land herein platted, does hereby accept this plat and dedicates to public use forever the streets shown',
    ['ORCHARD RUN LAND CO.'],
    [],
  ],
  [
    'GRANT OF EASEMENT\nFor One Dollar ($1.00) and other valuable consideration, the receipt of which is hereby acknowledged, SANDRA J. MOEN, a single person ("Grantor") hereby grants to NORTHERN PLAINS ELECTRIC COOPERATIVE, a North Dakota cooperative association ("Cooperative"), and to its successors and assigns, a perpetual easement',
    ['SANDRA J. MOEN'],
    ['NORTHERN PLAINS ELECTRIC COOPERATIVE'],
  ],
  [
    "Executor's Deed\nI, LAWRENCE P. SHEA, of Quincy, Norfolk County, Massachusetts, as I am the executor of the will of ROSE T. SHEA, Norfolk Probate No. 88P0331, by power conferred by said will and every other power, for ONE HUNDRED THOUSAND DOLLARS paid, grant to ALAN B. WEI and JOY WEI, husband and wife, as tenants by the entirety, both of 14 Elm St., Quincy",
    ['LAWRENCE P. SHEA'],
    ['ALAN B. WEI', 'JOY WEI'],
  ],
  [
    'THIS DEED OF TRUST, made this 3rd day of May 1962, by and between William Hatcher and Ruby Hatcher, his wife, parties of the first part, and R. O. Bain and C. L. Dodd, Trustees, parties of the second part, and the Peoples Bank of Radford, party of the third part',
    ['William Hatcher', 'Ruby Hatcher'],
    ['R. O. Bain', 'C. L. Dodd, Trustees'],
  ],
  [
    'Know all men by these presents: That Jonas W. Gibble and wife Fanny, of Rapho Township, Lancaster County, Pennsylvania, for and in consideration of the sum of $1.00, grant and convey to the Manheim Water Company, its successors and assigns, the right to lay pipes',
    ['Jonas W. Gibble', 'Fanny'],
    ['Manheim Water Company'],
  ],
  [
    'CONVEYANCE OF ROAD RIGHT OF WAY\nThe grantors Emil Sorenson and Hilda Sorenson his wife for the consideration of one hundred dollars hereby convey and warrant to King County, Washington, all interest in the following described real estate',
    ['Emil Sorenson', 'Hilda Sorenson'],
    ['King County'],
  ],
  [
    'MINERAL DEED\nKNOW ALL MEN BY THESE PRESENTS, That T. J. Cobb, of Ada, Oklahoma, hereinafter called Grantor, (whether one or more) for and in consideration of the sum of Ten dollars cash in hand paid, does hereby grant, bargain, sell, convey, transfer, assign and deliver unto Wes Tidwell of Tulsa, Oklahoma, hereinafter called Grantee (whether one or more) an undivided one-half interest',
    ['T. J. Cobb'],
    ['Wes Tidwell'],
  ],
  [
    'MEMORANDUM OF OPTION\nNotice is hereby given that SOLVANG RANCHES, INC. ("Optionor") has granted to DEL SOL RENEWABLES, LLC ("Optionee") an option to purchase the land described',
    ['SOLVANG RANCHES, INC.'],
    ['DEL SOL RENEWABLES, LLC'],
  ],
  [
    'VACATION OF EASEMENT\nCITY OF ORRICK hereby vacates and releases to the owners of record all its interest in the utility easement across Lot 4',
    ['CITY OF ORRICK'],
    [],
  ],
  [
    'STATE OF KANSAS, COUNTY OF RENO, ss.\nOn this 4th day of May 1960 before me, Lee Fox, a notary public, came Arlo Beck and Jean Beck, his wife, who are personally known to me to be the same persons who executed the within instrument',
    [],
    [],
  ],
  [
    'Whereas, Amos Doolittle of Cheshire, by his deed of mortgage dated May 4, 1801, conveyed to Titus Street a piece of land; Now know ye that I Titus Street of New Haven for the consideration of the sum secured by said mortgage received to my full satisfaction do remise release and forever quitclaim unto the said Amos Doolittle his heirs and assigns all right',
    ['Titus Street'],
    ['Amos Doolittle'],
  ],
  [
    'BENEFICIARY DEED\nEsther Molina, a widow, Owner, hereby conveys to Daniel Molina and Ruth Molina Ash, as joint tenants with right of survivorship, Grantee Beneficiaries, effective on the death of the owner, the following',
    ['Esther Molina'],
    ['Daniel Molina', 'Ruth Molina Ash'],
  ],
  ['UCC FIXTURE FILING\nDebtor: Palmer Feeds, Inc.\nSecured Party: Ag Bank\nCollateral: grain bins on Lot 3', [], []],
  [
    "SUBDIVISION PLAT\nOWNERS' CERTIFICATE: We, Ivan Petrosky and Olga Petrosky, his wife, do hereby certify that we are the owners of the property described hereon and that we hereby adopt this plan of subdivision and dedicate all streets",
    ['Ivan Petrosky', 'Olga Petrosky'],
    [],
  ],
  [
    'TEXAS SPECIAL WARRANTY DEED\nNOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON, YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION\n\nTHE STATE OF TEXAS §\n§ KNOW ALL PERSONS BY THESE PRESENTS:\nCOUNTY OF HAYS §\n\nBLANCO VISTA LAND, LTD., a Texas limited partnership ("Grantor"), for and in consideration of the sum of TEN AND NO/100 DOLLARS ($10.00) paid by HILL & DALE HOMES, LLC, a Texas limited liability company ("Grantee"), has GRANTED, BARGAINED, SOLD and CONVEYED, and by these presents does GRANT, BARGAIN, SELL and CONVEY unto Grantee, that certain land',
    ['BLANCO VISTA LAND, LTD.'],
    ['HILL & DALE HOMES, LLC'],
  ],
  [
    'AGREEMENT FOR EASEMENT\nFor good and valuable considerations, BULLDOG FARMS, A PARTNERSHIP, hereinafter GRANTOR, conveys to SOUTHWEST GEORGIA EMC, hereinafter GRANTEE, a right of way',
    ['BULLDOG FARMS'],
    ['SOUTHWEST GEORGIA EMC'],
  ],
  [
    'BOOK 88 PAGE 140\n\nTHIS DEED, Made this 3rd day of J une, 1957, by and between JOSEPH A. KELLEHER and MARIE T. KELLEHER, his\nwife, of the City of Wilmington, County of New Castle and State of Delaware, parties of the first\npart,\n\n                    - A N D -\n\nHARVEY W. PASTORIUS and ELSIE PASTORIUS, his wife, of the Hundred of Brandywine, parties of the second part,\n\n     WITNESSETH, That the said parties of the first part',
    ['JOSEPH A. KELLEHER', 'MARIE T. KELLEHER'],
    ['HARVEY W. PASTORIUS', 'ELSIE PASTORIUS'],
  ],
  [
    'Fee Simple Deed\nTHIS DEED, made this 8th day of August in the year one thousand nine hundred and seventy-two, by and between Dominic Petrelli and Angela Petrelli, his wife, of Baltimore County, in the State of Maryland, of the first part, and The Mayor and City Council of Havre de Grace, a municipal corporation, of the second part.',
    ['Dominic Petrelli', 'Angela Petrelli'],
    ['The Mayor and City Council of Havre de Grace'],
  ],
  [
    'WARRANTY DEED\nThis Indenture, Made this 2nd day of March, 1921, between Hans P. Lokken and Berit Lokken, his wife, of the County of Otter Tail and State of Minnesota, parties of the first part, and Fergus Falls Woolen Mills Company, a corporation under the laws of the State of Minnesota, party of the second part,\nWITNESSETH, That the said parties of the first part',
    ['Hans P. Lokken', 'Berit Lokken'],
    ['Fergus Falls Woolen Mills Company'],
  ],
  [
    'NEW MEXICO WARRANTY DEED\nEloy Baca and Josefita C. de Baca, his wife, for consideration paid, grant to Santiago Lucero whose address is Box 12, Mora, N.M., the following described real estate in Mora County, New Mexico:',
    ['Eloy Baca', 'Josefita C. de Baca'],
    ['Santiago Lucero'],
  ],
  [
    'JOINT TENANCY DEED\nFor the consideration of Ten Dollars, and other valuable considerations, I or we,\nLOUIS C. ARMENTA, a widower\ndo hereby convey to\nRICHARD ARMENTA and SYLVIA ARMENTA, husband and wife\nnot as tenants in common and not as a community property estate, but as joint tenants with right of survivorship, the following described property situate in Pima County, Arizona:',
    ['LOUIS C. ARMENTA'],
    ['RICHARD ARMENTA', 'SYLVIA ARMENTA'],
  ],
  [
    'GRANT DEED\nFOR VALUE RECEIVED,  GEORGE M. HIRANO and TOSHIKO HIRANO, his wife,\nGRANT  to  WEST SIDE IRRIGATION DISTRICT, a public corporation,\nall that real property situate in the County of San Joaquin',
    ['GEORGE M. HIRANO', 'TOSHIKO HIRANO'],
    ['WEST SIDE IRRIGATION DISTRICT'],
  ],
  [
    'ELECTRIC LINE RIGHT-OF-WAY EASEMENT\nKNOW ALL MEN BY THESE PRESENTS, that Walter and Edna Stroh, of the County of Nobles, State of Minnesota (hereinafter called "Grantor", whether one or more persons), for One Dollar, hereby grant and convey unto NOBLES COUNTY COOPERATIVE ELECTRIC, a cooperative corporation (hereinafter called "Cooperative")',
    ['Walter Stroh', 'Edna Stroh'],
    ['NOBLES COUNTY COOPERATIVE ELECTRIC'],
  ],
  [
    'ROADWAY EASEMENT\nTHE UNDERSIGNED, Grantor(s) LARRY and PAM WIEBE, for and in consideration of the sum of One Dollar do hereby grant unto the County of Douglas, Wisconsin, Grantee, the right to construct a road',
    ['LARRY WIEBE', 'PAM WIEBE'],
    ['County of Douglas'],
  ],
  [
    "AFFIDAVIT OF SCRIVENER'S ERROR\nI, Tom Beal, attorney, being duly sworn, state that I prepared the deed from Ray Voss to Ed Ness recorded in Book 4 page 5 and that the description contains an error",
    [],
    [],
  ],
  [
    'CITY OF MASON - NOTICE OF PUBLIC HEARING\nNotice is hereby given that the Planning Commission will hear the petition of Dale Orr to rezone the following',
    [],
    [],
  ],
  [
    'DEED OF RELEASE\nKnow all Men, That I, William Strickler, mortgagee named in a certain mortgage given by Ezra Good to me dated April 1, 1878, recorded in Mortgage Book K page 12, do hereby release the said mortgage',
    ['William Strickler'],
    ['Ezra Good'],
  ],
  [
    'STATE OF NORTH CAROLINA, MOORE COUNTY.\nThis Deed, Made this 4th day of January 1934, by J. Talbot Johnson, Commissioner, of Moore County, State of North Carolina, of the first part, to Bank of Pinehurst, of Moore County and State of North Carolina of the second part',
    ['J. Talbot Johnson'],
    ['Bank of Pinehurst'],
  ],
  [
    'RIGHT OF WAY DEED\nGeorgia, Gwinnett County\nProject No. 1182\nFor and in consideration of One Dollar ($1.00), the undersigned does hereby grant, sell and convey to the STATE HIGHWAY DEPARTMENT OF GEORGIA so much land in Land Lot 12 as to make a right of way\nIn witness whereof, I have hereunto set my hand and seal this 3 day of May 1949.\n                                   Clara Ewing Mobley (SEAL)\nSigned in the presence of:\nTom Rake, N.P.',
    ['Clara Ewing Mobley'],
    ['STATE HIGHWAY DEPARTMENT OF GEORGIA'],
  ],
  [
    'AMENDMENT TO DECLARATION\nTHIS AMENDMENT is made by Laurel Oaks Property Owners Association, Inc., a Florida not-for-profit corporation (the "Association") on May 4, 2016.',
    ['Laurel Oaks Property Owners Association, Inc.'],
    [],
  ],
  [
    'THE GRANTORS, HANNAH G. ORDWAY, surviving spouse of Paul Ordway, and MARK ORDWAY, a single man, of the City of Peoria, for ten dollars in hand paid, CONVEY AND WARRANT to LUIS SORIA and NORA SORIA, husband and wife, of Pekin, Illinois, not as Tenants in Common nor as Joint Tenants but as TENANTS BY THE ENTIRETY, the following',
    ['HANNAH G. ORDWAY', 'MARK ORDWAY'],
    ['LUIS SORIA', 'NORA SORIA'],
  ],
  [
    'Indenture made this 6th day of June 1840 between Nathaniel Doak and Sally his wife, and Hugh Doak of Augusta County of the one part, and James Bell, Jr. of Rockbridge of the other part, witnesseth',
    ['Nathaniel Doak', 'Sally', 'Hugh Doak'],
    ['James Bell, Jr.'],
  ],
  [
    'WATER WELL AGREEMENT\nThis agreement is entered into between Ted Marsh, owner of Parcel A, and Joan Kirk, owner of Parcel B, for the joint use of a well.',
    ['Ted Marsh'],
    ['Joan Kirk'],
  ],
  [
    'This deed is made between Alma T. Birk, as Trustee of the Otto and Alma Birk Family Trust dated May 4, 1999 ("Grantor"), and Ned Farrow ("Grantee").',
    ['Alma T. Birk, as Trustee of the Otto and Alma Birk Family Trust'],
    ['Ned Farrow'],
  ],
  [
    'This deed is made between Alma T. Birk, as Trustee of the Birk Family Trust, and Otto Birk ("Grantor"), and Ned Farrow ("Grantee").',
    ['Alma T. Birk, as Trustee of the Birk Family Trust', 'Otto Birk'],
    ['Ned Farrow'],
  ],
]);
