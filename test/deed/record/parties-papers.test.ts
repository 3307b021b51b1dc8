// Parties of whole papers of many decades and states, as their first page words them. All made up.
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

table('openings', [
  [
    'THIS INDENTURE, Made this 3rd day of April, A. D. 1884, Between Lemuel Hapgood and Phebe Hapgood, his wife, of the Town of Barre, County of Orleans and State of New York, of the first part, and Orrin Tuttle, of the same place, of the second part,\nWITNESSETH, that the said parties of the first part',
    ['Lemuel Hapgood', 'Phebe Hapgood'],
    ['Orrin Tuttle'],
  ],
  [
    'Know all Men by these Presents, That I, Ebenezer Crowell of Dennis in the County of Barnstable and Commonwealth of Massachusetts, Mariner, in consideration of Two Hundred dollars to me paid by Zenas Baker of said Dennis, Yeoman, the receipt whereof I do hereby acknowledge, do hereby give, grant, bargain, sell and convey unto the said Zenas Baker, his heirs and assigns forever, a certain piece of salt meadow',
    ['Ebenezer Crowell'],
    ['Zenas Baker'],
  ],
  [
    'To all People to whom these Presents shall come, Greeting. Know ye that I Jabez Hinman of Woodbury in the County of Litchfield and State of Connecticut for the consideration of Forty pounds lawful money received to my full satisfaction of Elijah Atwood of said Woodbury do give grant bargain sell and confirm unto the said Elijah Atwood a certain tract',
    ['Jabez Hinman'],
    ['Elijah Atwood'],
  ],
  [
    "SHERIFF'S DEED\n\nWHEREAS, on the 4th day of May, 1931, a judgment was rendered in favor of Minnie Sorrels and against Clem Yoakum; NOW THEREFORE, I, D. W. Packer, Sheriff of Dent County, Missouri, in consideration of the premises and of the sum of $300, do hereby grant, bargain, sell and convey unto Minnie Sorrels all the right, title and interest of Clem Yoakum in and to the following land",
    ['D. W. Packer'],
    ['Minnie Sorrels'],
  ],
  [
    "EXECUTOR'S DEED\n\nKNOW ALL MEN BY THESE PRESENTS that I, Harriet Pugsley, Executrix under the Will of Edgar Pugsley, late of Bath, County of Sagadahoc and State of Maine, deceased, by the power conferred by law, and every other power, for consideration paid, grant to Roland Cyr and Doris Cyr, both of said Bath, as joint tenants, the land in said Bath",
    ['Harriet Pugsley'],
    ['Roland Cyr', 'Doris Cyr'],
  ],
  [
    'TAX DEED\nState of Florida\nCounty of Levy\nThe following Tax Sale Certificate Numbered 412 issued on June 1, 2004 was filed in the office of the tax collector ... Now, on this 14th day of May, 2008, in the County of Levy, State of Florida, in consideration of the sum of $4,112.00, being the amount paid pursuant to the Tax Laws does hereby sell the following lands. Grantee: Pine Key Investments, LLC whose address is PO Box 88, Cedar Key, FL',
    [],
    ['Pine Key Investments, LLC'],
  ],
  [
    'This Indenture, Made the twelfth day of October 1911, by and between Walter Dobyns, a single man, of Pike County, Missouri, party of the first part, and F. L. Dawson, trustee, party of the second part, and Bank of Clarksville, party of the third part: Witnesseth,',
    ['Walter Dobyns'],
    ['F. L. Dawson, trustee'],
  ],
  [
    'DEED OF TRUST\nTHIS DEED OF TRUST is made this 4th day of May, 1994, among the Grantor, DOREEN M. PAVLAK, an unmarried woman (herein "Borrower"), ALPINE TITLE COMPANY, a Colorado corporation (herein "Trustee"), and the Beneficiary, MESA HOME LOANS, INC., a corporation organized and existing under the laws of Colorado',
    ['DOREEN M. PAVLAK'],
    ['ALPINE TITLE COMPANY'],
  ],
  [
    'This Deed of Trust, made this 12th day of July, 1968, between HECTOR RIOS and ELENA RIOS, husband and wife, herein called TRUSTOR, whose address is 44 Orchard St., Gilroy, California; VALLEY TITLE GUARANTY COMPANY, a California corporation, herein called TRUSTEE, and SANTA CLARA COUNTY BANK, herein called BENEFICIARY,\nWitnesseth: That Trustor irrevocably grants, transfers and assigns to Trustee in trust',
    ['HECTOR RIOS', 'ELENA RIOS'],
    ['VALLEY TITLE GUARANTY COMPANY'],
  ],
  [
    'OIL AND GAS LEASE\nTHIS AGREEMENT made this 8th day of March, 1952, between Orville Stamper and Nettie Stamper, his wife, of Wayne County, Illinois, Lessor (whether one or more), and Pure Basin Oil Company, Lessee, WITNESSETH:',
    ['Orville Stamper', 'Nettie Stamper'],
    ['Pure Basin Oil Company'],
  ],
  [
    'ASSIGNMENT OF OIL AND GAS LEASE\nKNOW ALL MEN BY THESE PRESENTS: That the undersigned, Pure Basin Oil Company, hereinafter called Assignor, for and in consideration of One Dollar, does hereby assign, transfer, sell and convey unto Ferris & Hoyt Drilling Co., hereinafter called Assignee, its successors and assigns, all its right',
    ['Pure Basin Oil Company'],
    ['Ferris & Hoyt Drilling Co.'],
  ],
  [
    'QUITCLAIM DEED\n\nTHE GRANTOR(S), Lucas P. Meyerhoff and Anna Meyerhoff, husband and wife, for and in consideration of love and affection, convey(s) and quit claim(s) to the GRANTEE(S), Theo Meyerhoff, a single person, the following described real estate, situated in the County of Kitsap, State of Washington:',
    ['Lucas P. Meyerhoff', 'Anna Meyerhoff'],
    ['Theo Meyerhoff'],
  ],
  [
    'WARRANTY DEED\n\nJORGE BENAVIDES, a married man dealing in his sole and separate property, Grantor, of West Valley City, County of Salt Lake, State of Utah, hereby CONVEYS and WARRANTS to\n\nMARISOL BENAVIDES TORRES, Grantee, of Kearns, County of Salt Lake, State of Utah, for the sum of TEN DOLLARS',
    ['JORGE BENAVIDES'],
    ['MARISOL BENAVIDES TORRES'],
  ],
  [
    'STATE OF TEXAS      )\nCOUNTY OF UVALDE    )     KNOW ALL MEN BY THESE PRESENTS:\n\nThat we, Crispin Ayala and wife, Hortencia Ayala, of the County of Uvalde, State of Texas, for and in consideration of the sum of Six Hundred Dollars to us paid by Fidel Ortiz as follows: all cash, have Granted, Sold and Conveyed, and by these presents do Grant, Sell and Convey unto the said Fidel Ortiz of the County of Uvalde, State of Texas, all that certain lot',
    ['Crispin Ayala', 'Hortencia Ayala'],
    ['Fidel Ortiz'],
  ],
  [
    "GENERAL WARRANTY DEED\n\nDate: March 3, 2006\n\nGrantor: Burl Ledbetter, joined herein pro forma by his wife, Sue Ledbetter\n\nGrantor's Mailing Address (including county):\n112 CR 4400\nLampasas, Lampasas County, Texas\n\nGrantee: Randall Ledbetter and wife, Misty Ledbetter\n\nGrantee's Mailing Address (including county):\n\nConsideration: Ten dollars",
    ['Burl Ledbetter', 'Sue Ledbetter'],
    ['Randall Ledbetter', 'Misty Ledbetter'],
  ],
  [
    'RIGHT OF WAY EASEMENT\n\nFor and in consideration of the sum of One Dollar and other valuable consideration, receipt of which is hereby acknowledged, the undersigned Owner(s), Dale Humphries and Norma Humphries, his wife, hereby grant and convey to Consolidated Ozark Power Company, a Missouri corporation, its successors and assigns, the perpetual right',
    ['Dale Humphries', 'Norma Humphries'],
    ['Consolidated Ozark Power Company'],
  ],
  [
    'EASEMENT\n\nOWNER: Twin Buttes Ranch, LLC\nCOMPANY: Northern Tier Electric Cooperative, Inc.\n\nFor good and valuable consideration, Owner hereby grants to Company, its successors and assigns, an easement',
    ['Twin Buttes Ranch, LLC'],
    ['Northern Tier Electric Cooperative, Inc.'],
  ],
  [
    'THIS EASEMENT, granted this 18th day of May, 1999, by CLARENCE UPTON and IVA UPTON, husband and wife, hereinafter called "Owner", to MIDSTATE PIPELINE CO., a Delaware corporation, hereinafter called "Company".',
    ['CLARENCE UPTON', 'IVA UPTON'],
    ['MIDSTATE PIPELINE CO.'],
  ],
  [
    "OWNER'S CERTIFICATE AND DEDICATION\n\nWe, the undersigned, Carl Behrens and Lois Behrens, owners of the real estate shown and described herein, do hereby certify that we have laid off, platted and subdivided said real estate in accordance with the within plat. All streets shown are hereby dedicated to the public.",
    ['Carl Behrens', 'Lois Behrens'],
    [],
  ],
  [
    'DEDICATION: KNOW ALL MEN BY THESE PRESENTS THAT STERLING LAKES DEVELOPMENT CORP., A FLORIDA CORPORATION, OWNER OF THE LANDS SHOWN HEREON AS STERLING LAKES PHASE 2, BEING MORE PARTICULARLY DESCRIBED AS FOLLOWS, HAS CAUSED THE SAME TO BE SURVEYED AND PLATTED',
    ['STERLING LAKES DEVELOPMENT CORP.'],
    [],
  ],
  [
    'The United States of America, To all to whom these presents shall come, Greeting: WHEREAS, Silas M. Teel, of Greene County Ohio has deposited in the GENERAL LAND OFFICE of the United States a Certificate of the REGISTER OF THE LAND OFFICE at Cincinnati, whereby it appears that full payment has been made by the said Silas M. Teel, NOW KNOW YE, That the United States of America, in consideration of the premises, HAVE GIVEN AND GRANTED, and by these presents DO GIVE AND GRANT, unto the said Silas M. Teel, and to his heirs, the said tract above described',
    ['The United States of America'],
    ['Silas M. Teel'],
  ],
  [
    'ORDINANCE NO. 2014-33\nAN ORDINANCE ANNEXING CERTAIN TERRITORY TO THE CITY OF BELLE PLAINE. WHEREAS, Arlen Goss and Bonnie Goss, owners, have petitioned; NOW THEREFORE BE IT ORDAINED by the City Council of the City of Belle Plaine, Iowa:',
    [],
    [],
  ],
  [
    'CORPORATION DEED\nFOR VALUE RECEIVED, Tamarack Mills, Inc., a corporation duly organized under the laws of Idaho, Grantor, does hereby Grant, Bargain, Sell and Convey unto KEITH W. ROSS and SHERI ROSS, husband and wife, Grantees, whose address is 18 Pine, Orofino, the following described real estate',
    ['Tamarack Mills, Inc.'],
    ['KEITH W. ROSS', 'SHERI ROSS'],
  ],
  [
    'This instrument was prepared by: Leon Stalvey, Attorney, 18 Court Sq.\n\nSTATE OF ALABAMA\nBIBB COUNTY\n\nKNOW ALL MEN BY THESE PRESENTS: That in consideration of Ten Dollars and other good and valuable consideration to the undersigned grantor, in hand paid by the grantees herein, the receipt whereof is acknowledged, I or we, Hoyt Lawley, an unmarried man (herein referred to as grantor, whether one or more), grant, bargain, sell and convey unto Terry Lawley and wife, Pam Lawley (herein referred to as grantees)',
    ['Hoyt Lawley'],
    ['Terry Lawley', 'Pam Lawley'],
  ],
  [
    'THIS DEED, made this 2nd day of May, 1977, by and between ALVIN R. SIMMS and JOYCE K. SIMMS, husband and wife, hereinafter referred to as Grantors, and the VIRGINIA DEPARTMENT OF HIGHWAYS AND TRANSPORTATION, hereinafter Grantee;',
    ['ALVIN R. SIMMS', 'JOYCE K. SIMMS'],
    ['VIRGINIA DEPARTMENT OF HIGHWAYS AND TRANSPORTATION'],
  ],
  [
    'THIS INDENTURE made this 4th day of June, 1903, between the Chicago, Milton and Gulf Railway Company, a corporation, party of the first part, and Thomas H. Breen of the County of Will in the State of Illinois, party of the second part, witnesseth',
    ['Chicago, Milton and Gulf Railway Company'],
    ['Thomas H. Breen'],
  ],
  [
    'Notice is hereby given that this MORTGAGE is made this 18th day of May 1999, between the Mortgagor, Kevin Stroud, a single man (herein "Borrower"), and the Mortgagee, Ninnescah Savings and Loan Association, a corporation (herein "Lender").',
    ['Kevin Stroud'],
    ['Ninnescah Savings and Loan Association'],
  ],
  [
    'RELEASE OF MORTGAGE\n\nThe undersigned, First State Bank of Colby, hereby certifies that a certain mortgage executed by Lyle Nuss and Faye Nuss, his wife, to First State Bank of Colby, dated June 1, 1960, and recorded in Book 44, page 101, is fully paid, satisfied and discharged.',
    ['First State Bank of Colby'],
    ['Lyle Nuss', 'Faye Nuss'],
  ],
  [
    "PERSONAL REPRESENTATIVE'S DEED\n\nTHIS DEED is made by Gloria Hatch, as Personal Representative of the Estate of Wendell Hatch, deceased, Grantor, to Clay Hatch, Grantee, whose legal address is 40 Elk Rd, County of Routt, State of Colorado.",
    ['Gloria Hatch'],
    ['Clay Hatch'],
  ],
  [
    'GRANT DEED\nAPN 012-331-07\nFOR A VALUABLE CONSIDERATION, receipt of which is hereby acknowledged,\n\nWALLACE K. ITO and GRACE ITO, Trustees of the Ito Family Trust dated May 6, 1991\n\nhereby GRANT(S) to\n\nDANIEL ITO, a married man as his sole and separate property\n\nthe following described real property in the County of Merced, State of California:',
    ['WALLACE K. ITO', 'GRACE ITO'],
    ['DANIEL ITO'],
  ],
  [
    'This Quit Claim Deed, Executed this 12th day of May, A.D. 1984, by Ernest Fulwood, a widower, first party, to Rosa Fulwood Jenkins whose postoffice address is Rt. 2 Box 19, Live Oak, Fla., second party:',
    ['Ernest Fulwood'],
    ['Rosa Fulwood Jenkins'],
  ],
  [
    'THIS SPECIAL WARRANTY DEED made and entered into this 4th day of March, 2019, by and between Redbud Capital Partners, LP, a Tennessee limited partnership ("Grantor"), and the Town of Smyrna, Tennessee, a municipal corporation ("Grantee").',
    ['Redbud Capital Partners, LP'],
    ['Town of Smyrna'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS: That we, the heirs at law of Amanda Pickle, deceased, to-wit: Rufus Pickle, Homer Pickle and Zula Pickle Hand, for and in consideration of One Hundred Dollars, do hereby grant, sell and convey unto J. B. Hand, his heirs and assigns, the following',
    ['Rufus Pickle', 'Homer Pickle', 'Zula Pickle Hand'],
    ['J. B. Hand'],
  ],
  [
    'STATE OF GEORGIA\nCOUNTY OF DOOLY\n\nTHIS INDENTURE, made this 9th day of January, 2001, between Estelle P. Rackley, as party or parties of the first part, hereinafter called Grantor, and Marvin Rackley, Jr., as party or parties of the second part, hereinafter called Grantee (the words "Grantor" and "Grantee" to include their respective heirs)',
    ['Estelle P. Rackley'],
    ['Marvin Rackley, Jr.'],
  ],
  [
    'NORTH CAROLINA GENERAL WARRANTY DEED\n\nThis instrument was prepared by: R. Todd Fuquay, Attorney\n\nTHIS DEED made this 12th day of July, 2004, by and between\n\nGRANTOR                                  GRANTEE\n\nDonnie R. Ezzell and wife,               Coharie Farms, Inc.,\nPatsy B. Ezzell                          a North Carolina corporation\n404 Hobbs Rd                             PO Box 12\nClinton, NC                              Clinton, NC\n\nEnter in appropriate block for each party: name, address',
    ['Donnie R. Ezzell', 'Patsy B. Ezzell'],
    ['Coharie Farms, Inc.'],
  ],
  [
    'RIGHT-OF-WAY GRANT\n\nI/We Chester Ickes and Blanche Ickes, of Bedford Township, in consideration of $1.00, grant unto Allegheny Ridge Telephone Company, its successors and assigns, the right to construct',
    ['Chester Ickes', 'Blanche Ickes'],
    ['Allegheny Ridge Telephone Company'],
  ],
  [
    'THIS MEMORANDUM OF LEASE is entered into as of June 1, 2010 by and between Orchard Plaza Associates, a New Jersey general partnership, as Landlord, and Shore Pharmacies, Inc., as Tenant.',
    ['Orchard Plaza Associates'],
    ['Shore Pharmacies, Inc.'],
  ],
  [
    'ACT OF DONATION\nBEFORE ME, Camille Broussard, Notary Public, personally came and appeared:\n\nELODIE GUILLOT, widow of Aristide Dugas, a resident of St. James Parish, hereinafter called Donor;\nwho declared that she does by these presents give and donate unto\n\nTHERESE DUGAS BABIN, wife of Leon Babin, resident of said Parish, hereinafter called Donee',
    ['ELODIE GUILLOT'],
    ['THERESE DUGAS BABIN'],
  ],
  [
    'Return to: Smith & Dale LLP\nTRANSFER ON DEATH DEED\nOwner: Peggy Lantz\nBeneficiary: Robert Lantz\nI, Peggy Lantz, transfer on my death to Robert Lantz the following property',
    ['Peggy Lantz'],
    ['Robert Lantz'],
  ],
  [
    'AFFIDAVIT OF HEIRSHIP\nBefore me, the undersigned authority, personally appeared Willard Stacy, who, being duly sworn, states that he knew Edna Crouse, deceased, who owned the following land: Lot 4',
    [],
    [],
  ],
  [
    'I, Thomas Vickery, of the City of Lynn, Essex County, Massachusetts, being unmarried, for consideration paid, and in full consideration of $1.00, grant to Edith Vickery, of said Lynn, with QUITCLAIM COVENANTS',
    ['Thomas Vickery'],
    ['Edith Vickery'],
  ],
  [
    'WARRANTY DEED\n\nThe Grantors  Vern Stoltz and Maxine Stoltz, husband and wife\nof the    Township   of   Antioch   County of  Lake   State of   Illinois\nfor and in consideration of TEN DOLLARS in hand paid,\nCONVEY and WARRANT to   Edward Kubiak and Helen Kubiak, his wife\nof the City of Waukegan\nnot in Tenancy in Common, but in JOINT TENANCY, the following described Real Estate',
    ['Vern Stoltz', 'Maxine Stoltz'],
    ['Edward Kubiak', 'Helen Kubiak'],
  ],
  [
    'For valuable consideration, Noble Harbor Estates Homeowners Association, a Minnesota nonprofit corporation, Grantor, hereby conveys and warrants to Mille Roche County, Grantee, real property in',
    ['Noble Harbor Estates Homeowners Association'],
    ['Mille Roche County'],
  ],
  [
    'Indenture, made this 22nd day of August 1866 Between Elias Cornish and Betsey his wife of Boonton in the County of Morris of the first part and the Trustees of the Rockaway Valley Methodist Episcopal Church of the second part',
    ['Elias Cornish', 'Betsey'],
    ['Trustees of the Rockaway Valley Methodist Episcopal Church'],
  ],
  [
    "SPECIAL MASTER'S DEED\nWHEREAS, in the case of Sunbelt Bank v. Otha Grimes; NOW THEREFORE, I, Edna Coker, Special Commissioner of the Chancery Court of Jones County, Mississippi, do hereby sell and convey unto Sunbelt Bank, its successors and assigns, the following described property",
    ['Edna Coker'],
    ['Sunbelt Bank'],
  ],
  [
    'DEED OF GIFT\n\nTHIS DEED made this 2nd day of March 1949 by W. Arch Setzer and wife, Lelia Setzer, parties of the first part, to Hugh Setzer and Paul Setzer, parties of the second part, all of Catawba County, North Carolina; WITNESSETH',
    ['W. Arch Setzer', 'Lelia Setzer'],
    ['Hugh Setzer', 'Paul Setzer'],
  ],
  [
    'UTILITY EASEMENT\n\nKNOW ALL MEN BY THESE PRESENTS: That Marvin L. Pohl and Susan Pohl ("Grantor") in consideration of the sum of Ten Dollars paid by the City of Norwood, Ohio ("Grantee"), does hereby grant to Grantee a perpetual easement',
    ['Marvin L. Pohl', 'Susan Pohl'],
    ['City of Norwood'],
  ],
]);
