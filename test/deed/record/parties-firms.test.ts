// Names that hold an "and", a comma or a number of their own, names that begin like another word, those who stand for others, and sides
// told by forms that telephone companies, recorders and lenders print. All made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../src/deed/record/parties-names.ts';
import { readParties } from '../../../src/deed/record/parties.ts';

const names: [words: string, names: string[]][] = [
  ['Tarn, Pell & Roan, a copartnership', ['Tarn, Pell & Roan']],
  ['Tarn & Pell, a partnership, and Amos Roan', ['Tarn & Pell', 'Amos Roan']],
  ['Tarn and Pell, a general partnership', ['Tarn and Pell']],
  ['Tarn, Pell & Roan, P.C.', ['Tarn, Pell & Roan, P.C.']],
  ['Amos Tarn, John Pell and Ruth Roan, a partnership', ['Amos Tarn', 'John Pell', 'Ruth Roan']],
  ['Amos Tarn and John Pell, merchants under the firm of A. & J. Tarn, of Elm', ['Amos Tarn', 'John Pell']],
  ['the St. Olaf, Elm and Alder Bay Railway Company, a corporation', ['St. Olaf, Elm and Alder Bay Railway Company']],
  ['Alder Fork and Western Railway Company', ['Alder Fork and Western Railway Company']],
  ['Amos Tarn, John Pell and Elm Railway Company', ['Amos Tarn', 'John Pell', 'Elm Railway Company']],
  ['Ruth Pell, Trustee of the property of ELM, ALDER AND GULF RAILROAD COMPANY, Debtor', ['Ruth Pell, Trustee']],
  ['ROUTE 12 ALDER ASSOCIATES, L.L.C., a limited liability company', ['ROUTE 12 ALDER ASSOCIATES, L.L.C.']],
  ["Our Redeemer's Lutheran Church of Elm", ["Our Redeemer's Lutheran Church of Elm"]],
  ['US BANK NATIONAL ASSOCIATION', ['US BANK NATIONAL ASSOCIATION']],
  ['ELM TITLE OF ARIZONA, an Arizona corporation', ['ELM TITLE OF ARIZONA']],
  ['BOROUGH OF ALDER CITY, a municipal corporation', ['BOROUGH OF ALDER CITY']],
  ['THE BOARD OF COUNTY COMMISSIONERS OF ELM COUNTY, KANSAS', ['THE BOARD OF COUNTY COMMISSIONERS OF ELM COUNTY']],
  ['the Public Trustee of the County of Elm, State of Colorado', ['Public Trustee of the County of Elm']],
  [
    'the ELM VALLEY CONSERVANCY, INC., a corporation with its principal offices in Alder, Vermont, and the ALDER FARMLAND AND FOREST BOARD, a board',
    ['ELM VALLEY CONSERVANCY, INC.', 'ALDER FARMLAND AND FOREST BOARD'],
  ],
  // Names that begin with "aka", "nee", "who", "party".
  ['AMOS K. AKAMU and RUTH NEELEY, husband and wife', ['AMOS K. AKAMU', 'RUTH NEELEY']],
  ['Jan Partyka, and Ann Whorton', ['Jan Partyka', 'Ann Whorton']],
  ['Ruth Tarn, nee Pell', ['Ruth Tarn']],
  ['Ruth Tarn Assignee of the said Asa Pell', ['Ruth Tarn']],
  ['AMOS TARN, a widower, and his daughters RUTH TARN and EVA PELL', ['AMOS TARN', 'RUTH TARN', 'EVA PELL']],
  ['Amos Tarn, as guardian of Ruth Tarn, Eva Tarn and John Tarn, minor heirs of Levi Tarn, deceased', ['Amos Tarn']],
  [
    'valuable consideration, receipt of which is hereby acknowledged, Amos R. Tarn and Ruth Tarn, husband and wife',
    ['Amos R. Tarn', 'Ruth Tarn'],
  ],
  [
    'FOR AND IN CONSIDERATION of the sum of Ninety and no/100 Dollars ($90.00), Amos Tarn and Ruth Tarn',
    ['Amos Tarn', 'Ruth Tarn'],
  ],
];
for (const [words, want] of names)
  test(words.slice(0, 70), () => {
    assert.deepEqual(namesIn(words), want);
  });

const rows: [text: string, grantors: string[], grantees: string[]][] = [
  [
    'Received of the ELM AND ALDER TELEPHONE COMPANY the sum of Nine Dollars, in consideration of which the undersigned hereby grant unto said Company the right to set poles upon the land which we own in Section 4.\nWitness our hands and seals this 5th day of May, 1920.\n  Witness: L. Roan              Amos Tarn      (SEAL)\n                                 Ruth Tarn      (SEAL)\n',
    ['Amos Tarn', 'Ruth Tarn'],
    ['ELM AND ALDER TELEPHONE COMPANY'],
  ],
  [
    'EASEMENT\nThe undersigned, in consideration of the payment of $2.00 and other consideration, the receipt of which is hereby acknowledged, grant and give to Elm Power & Light Company, its successors, an easement forever\nIN WITNESS WHEREOF, the undersigned has signed this instrument on May 4, 2003.\nAlder Reach Association, Inc.\nBy: Ruth Pell, President\n',
    ['Alder Reach Association, Inc.'],
    ['Elm Power & Light Company'],
  ],
  [
    'We, the undersigned owners of the tract above, do hereby dedicate the streets to the public.\nIn witness whereof we have set our hands this 6th day of May, 1958.\n\n     Amos Tarn          Ruth Tarn\n     ELM BUILDERS, INC., by John Pell, Pres.\n',
    ['Amos Tarn', 'Ruth Tarn', 'ELM BUILDERS, INC.'],
    [],
  ],
  [
    'The undersigned, AMOS TARN and RUTH TARN, husband and wife, of Elm, Illinois, owners of the following described real estate: Lot 4, for One Dollar do hereby grant and convey to the CITY OF ELM, a municipal corporation, a perpetual easement',
    ['AMOS TARN', 'RUTH TARN'],
    ['CITY OF ELM'],
  ],
  [
    'RECORDED AT REQUEST OF ELM GAS COMPANY\nVOL. 12 PAGE 40 OFFICIAL RECORDS ELM COUNTY\nAMOS TARN and RUTH TARN, his wife, hereinafter called first party, in consideration of value paid therefor by ELM GAS COMPANY, a corporation, hereinafter called second party, hereby grant to second party the right to lay pipes',
    ['AMOS TARN', 'RUTH TARN'],
    ['ELM GAS COMPANY'],
  ],
  [
    'AMOS TARN and RUTH TARN, his wife, of Elm, Michigan, First Party, for and in consideration of One Dollar to them paid by ALDER ELECTRIC COOPERATIVE, a Michigan corporation, Second Party, convey and warrant to the Second Party, its successors and assigns, the easement herein described',
    ['AMOS TARN', 'RUTH TARN'],
    ['ALDER ELECTRIC COOPERATIVE'],
  ],
  [
    'WHEREAS, the line has been moved;\nNOW, THEREFORE, for One Dollar, ELM UTILITY DISTRICT does hereby release, vacate and quitclaim unto Amos Tarn and wife, Ruth Tarn, all of its interest in the said easement',
    ['ELM UTILITY DISTRICT'],
    ['Amos Tarn', 'Ruth Tarn'],
  ],
  [
    'THIS CONTRACT FOR DEED is made on the above date by Amos Tarn and Ruth Tarn, husband and wife, Seller (whether one or more), and John Pell, a single person, Purchaser (whether one or more).',
    ['Amos Tarn', 'Ruth Tarn'],
    ['John Pell'],
  ],
  [
    'AGREEMENT, Made this 4th day of May, 1950, between Lessor (whether one or more), AMOS TARN and wife, RUTH TARN, and MRS. EVA TARN, a widow, and ELM EXPLORATION COMPANY, Lessee, WITNESSETH:',
    ['AMOS TARN', 'RUTH TARN', 'MRS. EVA TARN'],
    ['ELM EXPLORATION COMPANY'],
  ],
  [
    'AGREEMENT, Made and entered into this 4th day of May, 1950, by and between Amos Tarn and Ruth Tarn, husband and wife, of Elm, hereinafter cal1ed lessor (whether one or more), and ELM OIL CORPORATION, hereinafter called lessee, does witness:',
    ['Amos Tarn', 'Ruth Tarn'],
    ['ELM OIL CORPORATION'],
  ],
  [
    'FOR VALUE RECEIVED, the undersigned ELM REGISTRATION SYSTEMS, INC., hereby grants, assigns and transfers to Alder Bank, N.A. all beneficial interest under that certain Deed of Trust dated May 4, 2006, executed by Amos Tarn and Ruth Tarn, as Grantor',
    ['ELM REGISTRATION SYSTEMS, INC.'],
    ['Alder Bank, N.A.'],
  ],
  [
    'The GRANTOR, the STATE OF ALDER, whose address is 4 Oak Road, conveys and quitclaims to ELM TIMBER, INCORPORATED, all interest in Tract B',
    ['STATE OF ALDER'],
    ['ELM TIMBER, INCORPORATED'],
  ],
  [
    "DEED\nGrantor(s), whether one or more: Tarn Brothers, Ltd., a limited partnership\nGrantor's Mailing Address: 4 Oak Street\nGrantee: The City of Elm\nGrantor hereby grants to Grantee the Property.",
    ['Tarn Brothers, Ltd.'],
    ['The City of Elm'],
  ],
  [
    'BENEFICIARY DEED\nGrantor: Ruth Tarn, a widow\nGrantee Beneficiaries: Amos Tarn and Eva Pell, share and share alike\nThe Grantor does hereby convey unto the Grantee Beneficiaries Lot 4.',
    ['Ruth Tarn'],
    ['Amos Tarn', 'Eva Pell'],
  ],
  [
    'DEED OF TRUST made this 4th day of May, 2015, by and between:\n\nGRANTOR: AMOS TARN and wife, RUTH TARN, 4 Oak Road\n\nTRUSTEE: ELM TRUSTEE SERVICES, INC.\n\nBENEFICIARY: ALDER CREDIT UNION\n\nWITNESSETH, that the Grantor is indebted to the Beneficiary',
    ['AMOS TARN', 'RUTH TARN'],
    ['ELM TRUSTEE SERVICES, INC.'],
  ],
  [
    "NOTICE OF LIEN\nIn accordance with the Declaration, the Alder Vista Homeowners Association has a lien on the following property: Lot 4.\nThe owner of record as reflected on the public record as of today's date is: Ruth Tarn\n",
    ['Ruth Tarn'],
    ['Alder Vista Homeowners Association'],
  ],
  [
    'WHEREAS, the Board has been presented with an Agreement Concerning Bridge 87/42.5A between the County of Elm, State of Colorado, and The Alder Ditch Company, 4 Oak Avenue, with terms as stated in said agreement, and BE IT RESOLVED that the Agreement is approved.',
    [],
    [],
  ],
  [
    'AUTHORIZING THE MAYOR TO EXECUTE A LEASE BETWEEN THE CITY OF ELM AND THE ALDER CLUB.\nGROUND LEASE\nThis Lease is entered into May 4, 2006 between the City of Elm ("Landlord"), a municipal corporation, and Alder Club, a nonprofit corporation, ("Tenant").',
    ['City of Elm'],
    ['Alder Club'],
  ],
  [
    'THIS DEED, Made this 4th day of May, 1949, by us, Amos Tarn and Ruth Tarn, his wife, of Elm County, in the State of Maryland, WITNESSETH: That in consideration of Five Dollars we do hereby grant and convey unto The Alder Edison Company, a body corporate, a lot of ground',
    ['Amos Tarn', 'Ruth Tarn'],
    ['The Alder Edison Company'],
  ],
  [
    'ASSIGNMENT\nSTATE OF OKLAHOMA §\nCOUNTY OF ELM §\nElm Production Co., an Oklahoma corporation ("Assignor"), whose address is 4 Oak Road, for Ten Dollars hereby grants, transfers and assigns to Alder Operating, LLC, an undivided 75% interest, and J. T. Pell, an undivided 25% interest (collectively "Assignee"), all of its interest in the leases',
    ['Elm Production Co.'],
    ['Alder Operating, LLC', 'J. T. Pell'],
  ],
  [
    'RELEASE OF LIEN\nDate: May 4, 2001\nMaker: Amos Tarn and Ruth Tarn\nPayee: Elm State Bank\nHolder of Note and Lien: Elm State Bank\nHolder of the note acknowledges its payment and releases the property from the lien.',
    ['Elm State Bank'],
    ['Amos Tarn', 'Ruth Tarn'],
  ],
  [
    'For Ten Dollars, Amos Tarn and Ruth Tarn, husband and wife, do hereby convey to Amos Tarn and Ruth Tarn, Trustees of the Tarn Family Trust dated May 1, 2004, the following property',
    ['Amos Tarn', 'Ruth Tarn'],
    ['Amos Tarn', 'Ruth Tarn'],
  ],
  [
    'TRANSFER ON DEATH INSTRUMENT\nOwner: Ruth Tarn, a widow, 4 Oak Road\nBeneficiaries: Amos Tarn and Eva Pell, in equal shares\nLegal description: Lot 4',
    ['Ruth Tarn'],
    ['Amos Tarn', 'Eva Pell'],
  ],
];
for (const [text, grantors, grantees] of rows)
  test(text.slice(0, 70), () => {
    assert.deepEqual(readParties(text), { grantors, grantees });
  });
