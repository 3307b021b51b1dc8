// What a document is, what a passage describes, and whether it is land at all. Sentences are made up.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { DescriptionType, DocumentKind } from '../../../src/contract/extraction.ts';
import { classifyDocument } from '../../../src/deed/record/classify.ts';
import { descriptionTypeHint } from '../../../src/deed/record/description-type.ts';
import { describesLand } from '../../../src/deed/record/speaks-of-land.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const kinds: [text: string, kind: DocumentKind][] = [
  [
    'License: Permission is hereby granted to any person who has a copy of this program; the authors grant you the right to use, copy and change it, free of charge',
    'other',
  ],
  ['We, Otto Pell and Ida Yule, do hereby grant unto Asa Crump the right to use and cross our pasture', 'easement'],
  [
    'We, Otto Pell and Ida Yule, have bargained and sold and do hereby transfer and convey unto Asa Crump, his heirs and assigns, our undivided one third interest in a tract of land on Elm Creek',
    'deed',
  ],
  ['Return Address: Elm Water District\nDocument Title(s): Easement\nGrantor(s): Otto Pell', 'easement'],
  ['Document Title(s) (or transactions contained therein):\n1. Quit Claim Deed\nGrantor(s): Otto Pell', 'deed'],
  ['Document Title(s): Affidavit of Correction\nGrantor(s): Otto Pell\nGrantee(s): Ida Yule', 'other'],
  [
    'DEED OF CONSERVATION EASEMENT\nTHIS DEED is granted by Elm LLC ("Grantor") to the Town of Alder ("Grantee")',
    'easement',
  ],
  [
    'WASTEWATER LINE EASEMENT PARCEL 6 THE STATE OF TEXAS KNOW ALL MEN BY THESE PRESENTS: That Elm Railroad',
    'easement',
  ],
  [
    'AGREEMENT between Amos Tarn (GRANTOR) and the CITY OF ELM (GRANTEE); the GRANTOR hereby GIVES the property hereinafter described to the GRANTEE for a perpetual easement for public utilities and a street',
    'easement',
  ],
  ['WARRANTY DEED\nThis indenture, made this 1st day of May, 1950, between A. Poe and B. Roe', 'deed'],
  ['TH1S lNDENTURE, rnade the 4th of May, between A. Poe and B. Roe', 'deed'],
  ['QUITCLAIM DEED\nThe grantor remises, releases and quitclaims to the grantee', 'deed'],
  ['Know all men by these presents that I, A. Poe, do grant, bargain, sell and convey unto B. Roe', 'deed'],
  ['GRANT OF EASEMENT\nGrantor grants a perpetual easement for a water line', 'easement'],
  ['RIGHT-OF-WAY EASEMENT\nOwner grants to Valley Electric the right to construct a line', 'easement'],
  ['GRANT OF SEWER EASCMENT\nOwner grants to the Town a sewer line', 'easement'],
  ['FINAL PLAT OF WILLOW CREEK\nSURVEYOR’S CERTIFICATE\nVICINITY MAP\nSHEET 1 OF 2', 'plat'],
  ['BOUNDARY SURVEY for J. Doe\nGRAPHIC SCALE\nLINE TABLE', 'plat'],
  ['AS-BUILT SEWER PLAN\nSTA 0+00 to STA 12+50\nMANHOLE 3 INVERT 102.4', 'as_built'],
  ['RECORD DRAWINGS water main, gate valve, hydrant, sheet 2 of 5', 'as_built'],
  ['DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS of Willow Creek', 'other'],
  [
    'RELEASE OF RIGHT OF WAY\nKNOW ALL MEN, that Amos Tarn does hereby release, quit claim and convey unto the BOARD OF ROADS OF ALDER, a public body, an easement for highway purposes over',
    'easement',
  ],
  [
    'RELEASE OF RIGHT OF WAY\nElm Gas Company does hereby release and quitclaim to Amos Tarn a right of way granted by deed of May 2, 1931',
    'other',
  ],
  ['Dear neighbour, the fence is down again.', 'other'],
  ['Beginning at a stone; containing 2 acres, subject to the reservation of an easement for a lane', 'other'],
  ['The land is leased, with reservation of an easement for a lane', 'easement'],
  [
    'RIGHT-OF-WAY GRANT\n\nKNOW ALL MEN BY THESE PRESENTS: That Amos Tanner, hereinafter called Grantor, does hereby grant, bargain, sell and convey to Elm Gas Company, Grantee, the right to lay a pipe line',
    'easement',
  ],
  [
    'TEMPORARY CONSTRUCTION EASEMENT\n\nAmos Tanner ("Grantor") does hereby grant and convey to the Town ("Grantee") the use of the land, to have and to hold',
    'easement',
  ],
  [
    'EASEMENT\n\nAMOS TANNER, Grantor, hereby conveys and warrants to ELM WATER DISTRICT, Grantee, a right of way. TO HAVE AND TO HOLD the same',
    'easement',
  ],
  [
    'DEED OF CONSERVATION EASEMENT\n\nTHIS DEED is made by Amos Tanner ("Grantor") and the Elm Foundation ("Grantee"). Grantor does grant and convey',
    'easement',
  ],
  [
    'SPECIAL WARRANTY DEED\n\nElm Mills, Inc. grants to Amos Tanner Tract 3-A, as shown on the plat of survey for Elm Mills, recorded in Book 12',
    'deed',
  ],
  [
    'PARTIAL RELEASE OF EASEMENT\n\nKnow all persons by these presents, that Elm Gas Company does hereby release and quitclaim to Amos Tanner its easement',
    'other',
  ],
  [
    'REAL ESTATE MORTGAGE\n\nTHIS INDENTURE, between Amos Tanner, mortgagor, and Elm Bank, does grant, bargain and sell',
    'other',
  ],
  [
    'AFFIDAVIT OF IDENTITY\n\nthe grantee in a warranty deed dated May 6, 1949, which conveyed and warranted the land',
    'other',
  ],
  [
    'FINAL PLAT OF WILLOW CREEK\nUTILITY EASEMENT\nDRAINAGE EASEMENT\nSURVEYOR’S CERTIFICATE\nVICINITY MAP\nSHEET 1 OF 2',
    'plat',
  ],
  ['Beginning at a stone, as shown on plat of record in the office of the clerk', 'other'],
  ['All of Lot 4 of Revised Plat of City of Odell, described as beginning at a bolt', 'other'],
  ['the land shown on that certain Plat of Survey prepared by A. Pell, thence N 4° E 40 feet', 'other'],
  ['Said tract is shown on a plat entitled\n"Plat of Survey for Odell", thence N 4° E 40 feet', 'other'],
  ['as shown on plat entitled: "As-Built" of the Mill Street Project', 'other'],
  ['Beginning on the north right-of-way line at the Fort Pell Military Reservation', 'other'],
  ['Containing 4 acres. Subject to: Sewer easement as shown in a decree', 'other'],
  ['land conveyed to Odell by quitclaim deed dated May 4, 1911, beginning at a stone', 'other'],
  ['Being the same property described in that certain Warranty Deed from Pell to Odell', 'other'],
  ['This general warranty deed, made in May by A. Pell', 'deed'],
  ['as depicted on the Survey of Odell Slip, Sheet 2 of 4, prepared by the engineer', 'other'],
  ['AMENDED PLAT OF ODELL ACRES\nLINE TABLE\nN 4° E 40.00', 'plat'],
  ['Plat of Survey for A. Pell\nGraphic Scale', 'plat'],
  ['SANITARY SEWER EASEMENT. A strip of land 20 feet in width', 'easement'],
  ['(2) A perpetual easement, consisting of the right to lay a pipe: Beginning at a stone', 'easement'],
  ['EXHIBIT A\nLot 4\n\nDescription of Offsite Utility Easement from Amos Pell\nBeginning at a bolt', 'easement'],
  ['An Act to grant a right of way to the Odell Railroad', 'easement'],
  [
    'Know all men by these presents that I, Asa Crump, do hereby grant and convey to the Cold Spring Telephone Company, its successors, lessees and agents, the right to erect poles and string wires along the road through my farm',
    'easement',
  ],
  [
    'This Indenture, made the 4th of May 1888, witnesseth that Asa Crump does grant, bargain, sell and convey to the Blue Ridge Railway Company a right of way one hundred feet wide through his farm. To have and to hold',
    'easement',
  ],
  [
    'WARRANTY DEED\nAsa Crump conveys and warrants to Ida Bell all that tract of land in Adair County, together with an easement over the lane',
    'deed',
  ],
  [
    'WARRANTY DEED\nAsa Crump conveys and warrants to Ida Bell the following described land: Lot 4. Grantor reserves an easement for a water line',
    'deed',
  ],
  [
    'QUITCLAIM DEED\nAsa Crump, Grantor, quitclaims to the Town of Ames, Grantee, a perpetual easement for a sewer over the north 20 feet of Lot 4',
    'easement',
  ],
  [
    'TIMBER DEED\nAsa Crump conveys to Bell Lumber all the pine on the NE 1/4 of Section 5, with the right to enter and cut',
    'deed',
  ],
  [
    'RESOLUTION VACATING A UTILITY EASEMENT\nThe council has received a petition; the easement along the rear of Lot 4 is hereby vacated',
    'easement',
  ],
  [
    'Sec. 12-4. Any person desiring to vacate an easement shall file a petition. The council may by ordinance vacate easements.',
    'other',
  ],
  ['The board may grant to any owner relief from the yard over an easement.', 'other'],
  [
    'We, Asa Crump and Ada Crump, of Barre, for consideration paid, grant to Ida Bell, with warranty covenants, the land in said Barre bounded north by the road',
    'deed',
  ],
  [
    'Whereas Asa Crump has paid; now know ye that there is therefore granted by the United States unto Asa Crump the tract of land above described',
    'deed',
  ],
  [
    'Otto Pell, Governor of the Commonwealth of Virginia: Know ye that by virtue of a warrant there is granted by the said Commonwealth unto Asa Crump a tract of land',
    'deed',
  ],
  [
    'The State of Elm to all to whom these presents shall come: Know ye that in consideration of forty dollars paid by Asa Crump into the treasury there is granted unto the said Asa Crump a tract of land',
    'deed',
  ],
  ['Asa Crump shall first convey to the county the following parcel of land: beginning at a stone', 'other'],
  [
    'OIL AND GAS LEASE\nLessor leases and lets unto Lessee, with rights of way for pipe lines, the following described land in Ector County',
    'deed',
  ],
  [
    'ACT OF SALE\nBefore me appeared Asa Crump, who declared that he does by these presents sell and deliver unto Ida Bell a certain lot of ground',
    'deed',
  ],
  [
    'WATER AGREEMENT\nCrump grants unto Bell the privilege of taking water from the spring and laying a pipe across his field',
    'easement',
  ],
  ['PIPE LINE SERVITUDE\nThe undersigned grants the following to Bell Gas', 'easement'],
  [
    'DECLARATION OF COVENANTS AND EASEMENTS\nThe declarant hereby grants to each owner an easement over the common land',
    'other',
  ],
  [
    'ABSTRACT OF TITLE\nNo. 4 Warranty deed, Crump to Bell, conveys Lot 4. No. 5 easement to the Power Company',
    'other',
  ],
  ['MORTGAGE DEED\nAsa Crump and wife mortgage to Bell Bank the following land', 'deed'],
  [
    'MAP OF CRUMP ADDITION\nKnow all men by these presents that Asa Crump, owner, does hereby dedicate to the public the streets and alleys shown hereon',
    'plat',
  ],
  ['RECORD OF SURVEY\nfor Asa Crump', 'plat'],
  ['Beginning at a bolt (RECORD OF SURVEY 12-40), thence N 4° E 40 feet', 'other'],
  ['AS BUlLT PLAN of the Mill Street storm drain\nMANHOLE 3', 'as_built'],
  ['INVOlCE\nBoundary survey and stakes, Mill Road   400.00', 'other'],
  [
    'The people to all to whom these presents shall come: the keys of the court house were granted unto the clerk',
    'other',
  ],
  ['GRANTEE INDEX\nGrantor: Crump, A.  Grantee: Bell, I.  Book 4, page 9', 'other'],
  ['', 'other'],
  [
    "SHERIFF'S DEED ON MORTGAGE SALE\nThis Indenture, between Amos Tarn, a Deputy Sheriff, and Elm Bank: do hereby grant, convey, bargain and sell unto the grantee",
    'deed',
  ],
  ['MORTGAGE\nThis indenture, between Amos Tarn, mortgagor, and Elm Bank, grants and conveys Lot 4', 'other'],
  [
    'UCC FINANCING STATEMENT\nThis statement covers fixtures on Lot 4, Amended Airport Binding Site Plan, as shown on the plat thereof',
    'other',
  ],
  [
    'DEED FOR HIGHWAY RIGHT OF WAY\nThis fee simple deed, by and between Amos Tarn and the Department: do hereby give, grant and convey unto the Department in FEE SIMPLE (together with any other interests described below) that certain property. The grantors further hereby convey a temporary construction easement',
    'deed',
  ],
  [
    'DEED OF HIGHWAY RIGHT OF WAY\nAmos Tarn does hereby grant and convey unto the County a perpetual easement for a road',
    'easement',
  ],
  [
    'QUITCLAIM DEED\nGrantor does hereby remise, release and quitclaim unto Grantee all right, title and interest of Grantor, if any, in and to that certain strip of land formerly used as railroad right of way, situate in Elm County',
    'deed',
  ],
  [
    'QUITCLAIM DEED\nGrantor does hereby release and quitclaim unto Grantee all right, title and interest in and to that certain easement for a pipe line over the following tract',
    'easement',
  ],
  [
    'thence N 10° E 40 feet to the line of\nTarn Park Amended Plat recorded at Reception No. 4417 of the records; thence S 5° W 40 feet',
    'other',
  ],
  ['Parcel 1, Parcel Map No. 4410, in the County of Placer, State of California', 'other'],
  ['PARCEL MAP NO. 4410\nBEING A DIVISION OF LOT 3\nSHEET 1 OF 2', 'plat'],
  [
    'Before me personally appeared Mr. Amos Tarn, who by these presents declares to have sold, ceded and transferred unto Mr. Otto Bell a tract of land',
    'deed',
  ],
];
describe('the kind of document', () => {
  for (const [text, kind] of kinds)
    test(text.slice(0, 70), () => assert.equal(classifyDocument(pastedText(text)), kind));
});

const hints: [passage: string, hint: DescriptionType | null][] = [
  ['a strip 24 feet in width, 12 feet to either side of a centerline described thus: Beginning', 'centerline'],
  ['the center line of said easement being described as follows: Beginning at a stake', 'centerline'],
  ['The NE¼ of Section 8, Township 2 North, Range 5 East', 'aliquot'],
  ['Lots 1 and 2, section 8, T. 2 N., R. 5 E.', 'aliquot'],
  ['Lot 4, Block 2, Willow Creek Subdivision, as per plat recorded in Plat Book 3, Page 9', 'exhibit_referenced'],
  ['Tract 2 of Certificate of Survey No. 11844, records of Alder County', 'exhibit_referenced'],
  ['Parcel 3 of Partition Plat 1998-14, Alder County', 'exhibit_referenced'],
  ['All of Land Lot 118 in the 14th District of Alder County, Georgia, containing 250 acres', 'exhibit_referenced'],
  ['the east half of lot of land number forty-one in the ninth district of Alder County', 'exhibit_referenced'],
  ['The petition speaks of 5 acres located in Land Lot 41 of the 9th District of Alder County', null],
  ['the land described in Exhibit "A" attached hereto', 'exhibit_referenced'],
  ['Being the same property conveyed to A. Poe by deed recorded in Deed Book 4, Page 5', 'exhibit_referenced'],
  ['an easement over and across the above described tract for utilities', 'blanket'],
  ['a right of way for access over all of the grantor’s land; easement as may be necessary', 'blanket'],
  ['an easement ten feet wide centered on the pipe line as constructed', 'facility_relative'],
  ['he does hereby grant an easement for aircraft in the air space above the surface of Grantor’s property', 'blanket'],
  ['the center of said easement being as follows; Beginning at point "A"', 'centerline'],
  [
    'The owner does hereby grant a blanket easement upon his tract for underground lines, to be restricted to the area as constructed',
    'blanket',
  ],
  ['easements 5 feet each side of the sewer lines as installed', 'facility_relative'],
  ['A utility easement five feet in width along and adjacent to all side lot lines', 'facility_relative'],
  ['grants an easement ten feet wide along the rear lot line', 'facility_relative'],
  ['Utility easements ten feet wide along all rear lot lines shall be provided in every subdivision', null],
  ['no structure within 5 feet along the side lot lines; right-of-way permits are required', null],
  ['An easement for passage over the existing gravel lane as it now runs from the road', 'facility_relative'],
  ['thence along the centerline of Mill Road 200 feet', null],
  ['WHEREAS the owner wishes to grant easements over the land; now therefore', null],
  ['Beginning at an oak; thence N 10 E 20 poles', null],
];
describe('the kind of description', () => {
  for (const [passage, hint] of hints)
    test(passage, () => assert.equal(descriptionTypeHint(passage, 0, passage.length), hint));
});

const land: [text: string, is: boolean][] = [
  [
    'Beginning at an iron pin; thence N 45° 10’ E 100 feet; thence S 20° 15’ W 50 feet; thence to the point of beginning',
    true,
  ],
  ['Beginning at a white oak, thence north 40 poles to a stone, thence west 30 poles to the beginning', true],
  ['All that parcel of ground in Land Lot 41 of the 3rd District, bounded as follows: on the north by Mill Road', true],
  ['The NE¼ of Section 8, Township 2 North, Range 5 East', true],
  ['Lot 4, Block 2, Willow Creek Subdivision', true],
  [
    'Beginning at the county line; thence along the creek to the mouth of Bear Branch; thence up the branch to the beginning',
    true,
  ],
  [
    'Starting at a point where the alley joins the street, thence 40 feet along the right-of-way, thence 20 feet into the yard, and thence to the point of beginning, nothing shall obstruct the sight of drivers on any lot',
    false,
  ],
  ['The minimum front yard setback shall be 25 feet from the right-of-way.', false],
  ['Thirty miles per hour on Mill Road from Oak Street to Elm Street, a distance of 2.0 miles', false],
  [
    'Section 2 of the Act is amended by striking the words “three years” and thence until the legislature next adjourns',
    false,
  ],
  ['Signs shall be set back at least ten feet. No structure shall be located within a drainage easement.', false],
  ['A public road commencing at the bay and thence, by the most direct route, to the river', false],
  ['All lots must be a minimum of five acres.', false],
  [
    'Being all and the same land and premises conveyed to Amos Tarn by deed of Otto Bell dated May 4, 1961 and recorded in Book 38 at Page 190',
    true,
  ],
  [
    'All of that property described in Deed Book 31, Page 9, lying south of the state highway, containing 4 acres',
    true,
  ],
  [
    'Amos Tarn conveys to Otto Bell all of his remaining property lying north of Wren Creek, being a portion of the parcel described in Deed Book 31, Page 9.',
    true,
  ],
  ['The committee met at the property. Its minutes are recorded in Book 31.', false],
  [
    'This is to certify that Amos Tarn is now the owner of the following described land: Lot 9, Block 3, Willow Creek Subdivision. Subject to such right of appeal as is allowed by law.',
    true,
  ],
  [
    'Where an instrument granting an easement for a pipe line does not describe its width, the width is thirty feet on each side of the centerline of the facility. This section does not apply to an easement granted over a lot.',
    false,
  ],
  [
    'Dear Mr. Tarn:\nA right-of-way grant that says "30 feet on either side of the line as laid" is good in this state.\nVery truly yours,',
    false,
  ],
  ['The plat shall show bearings and distances of all boundary lines and the point of beginning.', false],
  [
    'The limits of the village of Rook shall be these, to wit: Beginning at the bridge of the Rook Railroad Company; thence easterly with its track to the mill; thence by a straight line to an elm; thence with the brook to the place of beginning.',
    true,
  ],
  [
    'The boundaries of the parish, as told in the acts of 1811 and 1814, are as follows: From the ford of Rook River, thence along the stream to its fork; thence on a line west to the bend.',
    true,
  ],
  [
    'The route of the parade within the village limits shall be as follows: Beginning at the bridge; thence along Elm Street to the square; thence to the beginning.',
    false,
  ],
  [
    'The Rook Railroad Company may build a track beginning at the ferry; thence by the most practicable route to the mill; thence to the ford.',
    false,
  ],
];
const instruments: [text: string, is: boolean][] = [
  [
    'Asa Crump does hereby grant unto Ida Bell all that certain plot of land, being Lot 4, Block 2, Willow Creek Subdivision. The parties agree that no structure shall be built there.',
    true,
  ],
  [
    'Lot 4, Block 2, Willow Creek Subdivision is zoned for houses. No structure shall be built there without a permit. Parking must be provided.',
    false,
  ],
];
describe('what the parties of an instrument shall do makes no rule of it', () => {
  for (const [text, is] of instruments) test(text, () => assert.equal(describesLand(text), is));
});

describe('land, or only the words of land', () => {
  for (const [text, is] of land) test(text, () => assert.equal(describesLand(text), is));
});

test('no text throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      describesLand(text);
      descriptionTypeHint(text, 0, text.length);
      classifyDocument(pastedText(text));
    }),
    { numRuns: 200 },
  );
});
