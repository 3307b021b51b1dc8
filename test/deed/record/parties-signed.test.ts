// Parties beside a caption, of a court's order, among kin, of grants to each other, and of papers that only signatures tell. All made up.
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

const FOR = 'for and in consideration of ten dollars, have granted, sold and conveyed unto Lee Odell all that tract';

table('the county of a caption is no grantor', [
  [
    `THE STATE OF TEXAS,  )\n                     )    KNOW ALL MEN BY THESE PRESENTS:\nCOUNTY OF BOWIE.     )\n\nThat we, Amos Tarn and wife, Ruth Tarn, ${FOR}`,
    ['Amos Tarn', 'Ruth Tarn'],
    ['Lee Odell'],
  ],
  [
    `THE STATE OF TEXAS   §\n                     §   KNOW ALL PERSONS BY THESE PRESENTS\nCOUNTY OF VAN ZANDT  §\n\nTHAT AMOS TARN, ${FOR}`,
    ['AMOS TARN'],
    ['Lee Odell'],
  ],
  [
    `STATE OF GEORGIA }\n                 }  KNOW ALL MEN BY THESE PRESENTS:\nCounty of Bibb   } ss.\nThat I, Amos Tarn, ${FOR}`,
    ['Amos Tarn'],
    ['Lee Odell'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, that the County of Bibb, a political subdivision, for ten dollars, does hereby grant and convey unto Lee Odell all that lot',
    ['County of Bibb'],
    ['Lee Odell'],
  ],
]);

table('a body behind "and the", and kin', [
  [
    'KNOW ALL MEN BY THESE PRESENTS, that the undersigned Amos Tarn and Ruth Tarn, his wife, Otto Tarn, a single man, and the Elm Land Bank of St. Pell, mortgagee,\n\nfor and in consideration of one dollar, do hereby convey unto the TOWN OF ALDER a lane',
    ['Amos Tarn', 'Ruth Tarn', 'Otto Tarn', 'Elm Land Bank of St. Pell'],
    ['TOWN OF ALDER'],
  ],
  [
    'THIS DEED, made this 4th day of May, 1951, between ALDER RAILWAY COMPANY and the Elm County Soil District: the SW¼ of Section 2',
    ['ALDER RAILWAY COMPANY'],
    ['Elm County Soil District'],
  ],
  [
    'I, Ida Tarn, for love and affection, do give and grant unto my beloved daughter, Ruth Tarn Pell, all that lot of land',
    ['Ida Tarn'],
    ['Ruth Tarn Pell'],
  ],
  ['I Amos Tarn do this day bargain & sell unto my son Wm. Tarn a peace of land', ['Amos Tarn'], ['Wm. Tarn']],
  [
    'KNOW ALL MEN BY THESE PRESENTS that the Department of Roads and the Public Works Board of Alder, for one dollar, does hereby grant unto Lee Odell a lot',
    ['Department of Roads and the Public Works Board of Alder'],
    ['Lee Odell'],
  ],
]);

table('what is let go, and to whom', [
  [
    'PARTIAL RELEASE OF RIGHT OF WAY\n     The undersigned, ALDER GAS TRANSMISSION COMPANY, being the present owner of a right of way grant made by Silas Poe and others to Elm Fuel Lines, dated May 2, 1931, does hereby release and quitclaim to the present owners thereof, Vern and Maxine Tarn, all of said land',
    ['ALDER GAS TRANSMISSION COMPANY'],
    ['Vern Tarn', 'Maxine Tarn'],
  ],
  [
    'KNOW ALL MEN BY THESE PRESENTS, that Odell Oil Company, a corporation, the owner and holder of an oil and gas lease from Amos Tarn, does hereby release and surrender unto the record owner, Ruth Tarn, all its right',
    ['Odell Oil Company'],
    ['Ruth Tarn'],
  ],
]);

table('a court takes land', [
  [
    'IN THE DISTRICT COURT\n\nTHE STATE OF NEVADA, on relation of its Department of Highways,\n                    Plaintiff,\n     vs.                                     FINAL ORDER OF CONDEMNATION\nAMOS TARN; RUTH TARN, his wife; ALDER LAND & CATTLE COMPANY, a\ncorporation; and DOES I to V,\n                    Defendants.\n\nIT IS ORDERED that the property hereby is condemned to the use of Plaintiff, and that title thereto vest in THE STATE OF NEVADA, free of all right of said Defendants:',
    ['AMOS TARN', 'RUTH TARN', 'ALDER LAND & CATTLE COMPANY'],
    ['THE STATE OF NEVADA'],
  ],
  [
    'IN THE CIRCUIT COURT\n\nODELL POWER COMPANY,\n     Petitioner,                               No. 4417\n  vs.                                          ORDER OF TAKING\nAMOS TARN, et ux.,\n     Respondents.\n\nIt is ordered that the easement is hereby condemned to the use of petitioner.',
    ['AMOS TARN'],
    ['ODELL POWER COMPANY'],
  ],
  ['AMOS TARN, Plaintiff,\nvs.\nLEE ODELL, Defendant.\n\nIt is ordered that title be quieted in plaintiff.', [], []],
]);

table('debts handed on, officers who sold, offices, captions', [
  [
    'ASSIGNMENT OF MORTGAGE\nFOR VALUE RECEIVED, Alder Federal Savings and Loan Association of Elm, the mortgagee named in a certain mortgage executed by Amos Tarn and Ruth Tarn, his wife, dated June 2, 1959, does hereby assign and transfer to Odell Home Mortgage Corporation all its right in said mortgage',
    ['Alder Federal Savings and Loan Association of Elm'],
    ['Odell Home Mortgage Corporation'],
  ],
  [
    "SHERIFF'S CERTIFICATE OF SALE\nI, Nils Pell, Sheriff of Alder County, do hereby certify that under the power of sale in that certain mortgage executed by Amos Tarn and Ida Tarn, his wife, to State Bank of Elm, I did sell at public auction to State Bank of Elm the following land",
    ['Nils Pell'],
    ['State Bank of Elm'],
  ],
  [
    'I, Maria L. Tarn, Executrix under the Will of Daniel J. Tarn, late of Elm, by power conferred by said will, for Eleven Thousand Dollars paid, grant to Antonio Pell and Rosa Pell, husband and wife, both of Alder, the land in said Elm',
    ['Maria L. Tarn'],
    ['Antonio Pell', 'Rosa Pell'],
  ],
  [
    'Know all men by these presents that the Inhabitants of the Town of Alder, a body corporate, in consideration of fifty dollars paid by Seth Pell and Levi Pell, do hereby remise and quitclaim unto the said Seth and Levi Pell a lot of land',
    ['Inhabitants of the Town of Alder'],
    ['Seth Pell', 'Levi Pell'],
  ],
  [
    'This Lease is made May 1, 1988, by Alder Street Properties, a general partnership ("Landlord"), and Elm Supply, Inc. ("Tenant"). Landlord leases to Tenant the premises',
    ['Alder Street Properties'],
    ['Elm Supply, Inc.'],
  ],
  [
    'In consideration of $1.00, AMOS T. TARN and wife RUTH TARN grant to ALDER POWER COMPANY, its successors and assigns, an easement',
    ['AMOS T. TARN', 'RUTH TARN'],
    ['ALDER POWER COMPANY'],
  ],
  [
    'TH1S lNDENTURE, rnade this 9th day of Apri1, 1921, between Amos Tarn and Selma Tarn, his wife, parties of the first part, and Elm Elevator Company of Alder, a corporation, party of the second part, Witnesseth',
    ['Amos Tarn', 'Selma Tarn'],
    ['Elm Elevator Company of Alder'],
  ],
  [
    'THIS DEED, made this 4th day of May, 1986, by and between AMOS R. TARN, JR., Secretary of Housing and Urban Development, party of the first part, and RUTH PELL, party of the second part.',
    ['AMOS R. TARN, JR.'],
    ['RUTH PELL'],
  ],
  [
    'RIGHT-OF-WAY AGREEMENT\nSTATE OF OKLAHOMA, COUNTY OF ALDER\nFOR AND IN CONSIDERATION of Twenty Dollars ($20.00), to the undersigned (herein styled Grantor) paid, the receipt of which is hereby acknowledged, the said Grantor does hereby grant, sell and convey unto ELM PIPE LINE COMPANY, its successors and assigns, an easement.\nEXECUTED this 4th day of May, 1946.\n                                        Otto Tarn\n                                        Bertha Tarn',
    ['Otto Tarn', 'Bertha Tarn'],
    ['ELM PIPE LINE COMPANY'],
  ],
  [
    'The undersigned, Clyde Tarn and Nora Tarn, being the owners of the land below, do hereby dedicate to the public and to Alder County, Arkansas, for road purposes, a strip',
    ['Clyde Tarn', 'Nora Tarn'],
    ['Alder County'],
  ],
  [
    'This deed, made this 3rd day of October 1908, between Lark Tarn and Dicy Tarn his wife ... and Elm Coal Company ... a certain tract, to-wit: a lot',
    ['Lark Tarn', 'Dicy Tarn'],
    [],
  ],
]);

const BOTH = ['Amos Tarn', 'Ruth Tarn', 'Ida Odell Pell'];

table('parties in a list, and each to the other', [
  [
    'ROADWAY EASEMENT\n\n     PARTIES:   Amos Tarn and Ruth Tarn, husband and wife\n                (herein "Tarn")\n                Ida Odell Pell, an unmarried woman (herein "Pell")\n\n                RECITALS\nA.  Tarn owns Lot 4.\n1.  Each party grants to the other a perpetual easement',
    BOTH,
    BOTH,
  ],
  [
    'THE PARTIES TO THIS AGREEMENT:\n1. Amos Tarn, a single man ("Tarn"); and\n2. Elm Farms, LLC, an Ohio limited liability company ("Elm")\n\nThe parties hereby mutually grant and convey to each other a perpetual easement',
    ['Amos Tarn', 'Elm Farms, LLC'],
    ['Amos Tarn', 'Elm Farms, LLC'],
  ],
  ['PARTIES: Amos Tarn, Grantor, and Lee Odell, Grantee.\n\nGrantor grants to Grantee', ['Amos Tarn'], ['Lee Odell']],
]);

const GRANT =
  'For value received the undersigned hereby grant to ELM POWER COMPANY, its successors and assigns, an easement.';

table('the undersigned are those who sign, not who attests', [
  [
    `${GRANT}\n\nSigned this 22 day of April, 1965.\n\nWitness: Vern Hale            Grantor:  x  Amos J. Tarn\n                              Grantor:  x  Ruth Tarn\n\nSTATE OF NEBRASKA) Acknowledged before me. Vern Hale`,
    ['Amos J. Tarn', 'Ruth Tarn'],
    ['ELM POWER COMPANY'],
  ],
  [
    `${GRANT}\n\nIN WITNESS WHEREOF we sign.\n\n                    ________________\n                    Amos J. Tarn\n\n                    ________________\n                    Ruth Tarn\n\nState of Iowa. Before me appeared Amos J. Tarn.\nWITNESS my hand and seal.\n                    Lee Odell\n                    Notary Public`,
    ['Amos J. Tarn', 'Ruth Tarn'],
    ['ELM POWER COMPANY'],
  ],
  [
    `${GRANT}\n\nDated: May 4, 1990\n\n/s/ Amos J. Tarn       /s/ Ruth Tarn\n\nState of Iowa. Before me appeared Amos J. Tarn.`,
    ['Amos J. Tarn', 'Ruth Tarn'],
    ['ELM POWER COMPANY'],
  ],
  [
    `${GRANT}\n\nDated: May 4, 1990\n\n                         Amos J. Tarn\n\nAccepted:\n                         Vern Hale`,
    ['Amos J. Tarn'],
    ['ELM POWER COMPANY'],
  ],
]);
