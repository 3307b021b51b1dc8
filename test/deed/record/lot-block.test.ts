// Lots and blocks of recorded plats, and what only looks like them. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack, type PackedParts } from '../../../src/contract/packed.ts';
import { readLotBlock } from '../../../src/deed/record/lot-block.ts';

const rows: [sentence: string, expected: PackedParts<'lot_block'>][] = [
  [
    'Lot 4-B-2 of the resubdivision of Lot 4-B, Square 31, Rosemont, Parish of Caddo',
    { lot: '4-B-2', block: '31', subdivision: 'Rosemont' },
  ],
  [
    'Lot 12-A of a replat of Lots 12 and 13, Block 4, Fern Hollow, as recorded',
    { lot: '12-A', block: '4', subdivision: 'Fern Hollow' },
  ],
  [
    'Lot Numbered Six (6) as the said Lot is known and designated on the recorded Plat of Alder Heights.',
    { lot: '6', subdivision: 'Alder Heights' },
  ],
  [
    'Lots 4 through 27 of Alderwood Subdivision in Section 8, Township 4 North, Range 9 East',
    { lot: '4 through 27', subdivision: 'Alderwood Subdivision' },
  ],
  ['Lot 4, Block 2, Alder Rock Addition   $4,100', { lot: '4', block: '2', subdivision: 'Alder Rock Addition' }],
  [
    'Lot Numbered One Hundred Eighteen-A (118-A), Section Three (3), of the subdivision known as ALDER KNOLLS, as recorded',
    { lot: '118-A', subdivision: 'ALDER KNOLLS' },
  ],
  [
    'Lots A, B, C and D, Block 8, Alder Heights, an addition',
    { lot: 'A, B, C and D', block: '8', subdivision: 'Alder Heights' },
  ],
  ['Lots A and B in Alder Grove Subdivision.', { lot: 'A and B', subdivision: 'Alder Grove Subdivision' }],
  [
    'Lot 3 containing 1.27 acres as shown on map of Alder Farm Estates recorded in Plat Book 61, Page 307',
    { lot: '3', subdivision: 'Alder Farm Estates', plat_book: '61', plat_page: '307' },
  ],
  [
    'Lots 1 thru 8 and Common Area "B", The Alders Phase 2, situated in',
    { lot: '1 thru 8', subdivision: 'Alders Phase 2' },
  ],
  [
    'Unit No. 4-B in Building 7 of ALDER POINTE CONDOMINIUM, a condominium',
    { lot: '4-B', subdivision: 'ALDER POINTE CONDOMINIUM' },
  ],
  [
    'Lot 18, Block 3, Unit 5, Rancho Alder, as shown on plat filed in Plat Book 500, page 24',
    { lot: '18', block: '3', subdivision: 'Rancho Alder', plat_book: '500', plat_page: '24' },
  ],
  // Behind its sentence stands where the paper is recorded.
  [
    'Lots 3 & 4, Block 22, Original Plat of Alder, Alder County, Iowa. Dated July 1, 1987. Filed July 6, Book 142 Page 551.',
    { lot: '3 & 4', block: '22', subdivision: 'Original Plat of Alder' },
  ],
  // in words alone
  ['Lot Four of Alder Park Subdivision.', { lot: 'Four', subdivision: 'Alder Park Subdivision' }],
  [
    "Lots Five and Six in Block Seven of Alder & Reed's First Addition to the Village of Elm",
    { lot: 'Five and Six', block: 'Seven', subdivision: "Alder & Reed's First Addition" },
  ],
  ['Apartment No. 1204 of ALDER TOWER, a horizontal property regime', { lot: '1204', subdivision: 'ALDER TOWER' }],
  ['Lot 4, Block 2, Alder Rock Filing 3.', { lot: '4', block: '2', subdivision: 'Alder Rock Filing 3' }],
  [
    'Lots 4 and 6 of Alder Lea Subdivision which is a division of the Pell farm',
    { lot: '4 and 6', subdivision: 'Alder Lea Subdivision' },
  ],
  [
    'part of said Lot 11, Alder Subdivision No. 32 lying\nSouth of Elm',
    { lot: '11', subdivision: 'Alder Subdivision No. 32' },
  ],
  [
    'Lots 2 through 9, Block 6, of Replat of Alder Heights Exten-\nsion, Elm',
    { lot: '2 through 9', block: '6', subdivision: 'Replat of Alder Heights Extension' },
  ],
  [
    "Lots Four (4), Five (5) and Six (6) in Block Twenty-one (21) of Pell and Vane's Addition to the City of Elm",
    { lot: '4, 5 and 6', block: '21', subdivision: "Pell and Vane's Addition" },
  ],
  [
    'Lots Four (4) through Nine (9), Block Two (2), Alder Addition, Elm County',
    { lot: '4 through 9', block: '2', subdivision: 'Alder Addition' },
  ],
  ['Lot Four (4), Block Nine (9), Alder Addition, Elm County', { lot: '4', block: '9', subdivision: 'Alder Addition' }],
  [
    'Lot No. 31, Section 2, on a plat of Alder Brook Gardens made by Pell Engineering, recorded in Plat Book KK, page 85',
    { lot: '31', subdivision: 'Alder Brook Gardens', plat_book: 'KK', plat_page: '85' },
  ],
  [
    'DOES HEREBY DIVIDE SAID TRACT INTO LOTS 4 AND 5, BLOCK C, TO BE KNOWN AS ALDER FLATS, AND',
    { lot: '4 AND 5', block: 'C', subdivision: 'ALDER FLATS' },
  ],
  [
    'Being Lot Number 7 of Alder Glen, Section 1, as numbered upon the recorded plat, Plat Book 15, Page 204',
    { lot: '7', subdivision: 'Alder Glen, Section 1', plat_book: '15', plat_page: '204' },
  ],
  ['Lot 88, Section 3, ALDERS AT OAK RUN, as platted', { lot: '88', subdivision: 'ALDERS AT OAK RUN' }],
  ['Lot 3, Block 1, Pell Acres, for grading', { lot: '3', block: '1', subdivision: 'Pell Acres' }],
  [
    'Lot 12-A (12-A), Block C (C), Pell Acres, Unit No. 3, Elm County',
    { lot: '12-A', block: 'C', subdivision: 'Pell Acres, Unit No. 3' },
  ],
  ['Lot 6 of Block 2, Alder Addition in Elm County, Iowa', { lot: '6', block: '2', subdivision: 'Alder Addition' }],
  ['Lots 4 thru 6, Plat of Alder Shores, for one dollar', { lot: '4 thru 6', subdivision: 'Alder Shores' }],
  ['Lot 4 of the recorded plat of Alder Brae, filed in the office', { lot: '4', subdivision: 'Alder Brae' }],
  [
    'Lot 22, Block 4, on a map of Alder Pines by R. L. Pell, recorded in Plat Book 40 at page 112',
    { lot: '22', block: '4', subdivision: 'Alder Pines', plat_book: '40', plat_page: '112' },
  ],
  ['the land in Elm, being Lot 18 on a plan by Ernest Tarn, C.E., dated May 1921', { lot: '18' }],
  ['land in Elm, known and designated as lots numbered 41 and 43, on a plan made by Pell', { lot: '41 and 43' }],
  ['Lot 12, Phase II, Alder Run Estates, as platted', { lot: '12', subdivision: 'Alder Run Estates' }],
  ['part of Lot 9 of the Alder Ranch.', { lot: '9', subdivision: 'Alder Ranch' }],
  ['LOT 9 OF THE ALDER RANCH\n\nIn witness whereof', { lot: '9', subdivision: 'ALDER RANCH' }],
  [
    'Lot 17, Section 4, as shown on that certain plat\nentitled "ALDER ESTATES", of record',
    { lot: '17', subdivision: 'ALDER ESTATES' },
  ],
  [
    'Lot 3 on the Final Subdivision Plan of Alder Crossings recorded in Plan Book J-241, Page 19',
    { lot: '3', subdivision: 'Alder Crossings', plat_page: '19' },
  ],
  ['Lot No. 3 on a certain map entitled "Subdivision Map of Alder View"', { lot: '3', subdivision: 'Alder View' }],
  [
    "Lot 9 in Block 2 in Pell's Subdivision of the East half of the South West quarter of Section 4",
    { block: '2', subdivision: "Pell's Subdivision" },
  ],
  [
    'Lots 1 to 4, both inclusive, in Block A, Alder Addition, Elm County',
    { lot: '1 to 4', block: 'A', subdivision: 'Alder Addition' },
  ],
  ['lot numbered 27, in square numbered 560, in the city', { lot: '27', block: '560' }],
  [
    'Unit 204, Building C, Alder Court Condominium, a condominium',
    { lot: '204', subdivision: 'Alder Court Condominium' },
  ],
  [
    'Lot 4, Block 2, Willow Creek Subdivision, according to the plat thereof',
    { lot: '4', block: '2', subdivision: 'Willow Creek Subdivision' },
  ],
  [
    'Lots 31, 32, and 35 of Block "K" of Heron Terrace Subdivision of Alder County',
    { lot: '31, 32, and 35', block: 'K', subdivision: 'Heron Terrace Subdivision' },
  ],
  [
    'Lot 27, PINE PLACE SUBDIVISION, a subdivision as per the plat',
    { lot: '27', subdivision: 'PINE PLACE SUBDIVISION' },
  ],
  ['Lots 3 through 22 inclusive of OAK MESA as filed with the clerk', { lot: '3 through 22', subdivision: 'OAK MESA' }],
  [
    'Lot 7, Block A, as shown on the plat recorded in Plat Book 5, Page 61',
    { lot: '7', block: 'A', plat_book: '5', plat_page: '61' },
  ],
  [
    'Lot 6, Otters at Alder Pond as recorded in Volume 31 of Plats, Pages 12 through 14',
    { lot: '6', plat_book: '31', plat_page: '12 through 14' },
  ],
  ['Lot 15 in Block 9 of Garner Addition to Elm City according to the official plat', { lot: '15', block: '9' }],
  [
    'Lots 5-11 inclusive, Block 4; Lots 2-30 inclusive, Block 6, of Mason Estates, an addition',
    { lot: '5-11', block: '4', subdivision: 'Mason Estates' },
  ],
  ['Unit 12, Block C, Lakeside Condominiums, as per plat', { lot: '12', block: 'C' }],
  [
    'Lot Seven (7) in Block Four (4), Alder Addition to the Town of Elm Grove',
    { lot: '7', block: '4', subdivision: 'Alder Addition' },
  ],
  ['Lots Twenty-one (21), Block Nine (9), Alder Addition, Elm County', { lot: '21', block: '9' }],
  [
    'Lot 31, as shown upon that certain map entitled "Elm Flat Unit No. 7", filed in Book 6 of Maps at Page 14, Elm County Records',
    { lot: '31', subdivision: 'Elm Flat Unit No. 7', plat_book: '6', plat_page: '14' },
  ],
  [
    'Lot No. 9 as shown on a plat entitled "Final Plat, Alder Landing" and recorded in Plat Book 31, folio 4',
    { lot: '9', subdivision: 'Alder Landing', plat_book: '31', plat_page: '4' },
  ],
  [
    'Lot No. 6, Block 3, of the subdivision known as "Elm Farm Lots", as shown on a plot of record in Plot Book 14, Page 101',
    { lot: '6', block: '3', subdivision: 'Elm Farm Lots', plat_book: '14', plat_page: '101' },
  ],
  [
    'Lot 12, Block D, Alder Creek Subdivision, Phase Three, as shown on the plat recorded in Plat Book 9, Page 40',
    { lot: '12', block: 'D', subdivision: 'Alder Creek Subdivision, Phase Three', plat_book: '9', plat_page: '40' },
  ],
  [
    'Lot 3 of Certified Survey Map recorded in Volume 7 of C.S.M. on page 21, as Document No. 411540',
    { lot: '3', plat_book: '7', plat_page: '21' },
  ],
  [
    'Lot 3, as shown on a plat entitled "Final Plat, Lots 1 thru 4, Section\nOne, ALDER LANDING", and recorded in Plat Book 31, page 75',
    { lot: '3', subdivision: 'ALDER LANDING', plat_book: '31', plat_page: '75' },
  ],
  [
    'Lot 4, Block 2, according to the Survey of Alder Heights, Second Sector, as recorded in Map Book 4, Page 9',
    { lot: '4', block: '2', subdivision: 'Alder Heights, Second Sector', plat_book: '4', plat_page: '9' },
  ],
  [
    'Lot Five (5), Block Eleven (11), of U.S. Survey No. 3148, ALDER TOWNSITE, according to the plat',
    { lot: '5', block: '11', subdivision: 'ALDER TOWNSITE' },
  ],
];
for (const [sentence, expected] of rows)
  test(sentence, () => assert.partialDeepStrictEqual(unpack('lot_block', readLotBlock(sentence)[0] ?? ''), expected));

const none = [
  'Sec. 9, lots 2 thru 6, N 12 SW 14 , and NE 14 ; Sec. 10, lots 1 thru 3, SE 14 , T. 7 N., R. 4 W.',
  'Land Lot 41 of the 3rd District of Alder County',
  'Government Lot 3 of Section 4, Township 3 South, Range 6 East',
  'lots 3 and 6 of section 9, township 16 north',
  'each lot shall be at least 5 acres',
  'Lot One Hundred feet deep along Elm Street',
  'Each lot one acre in size in Elm Park Subdivision shall have a well.',
  'Amos Tanner of Apartment 12, Elm Tower, 4 Main Street',
  'WITH THE COMMON LINE OF SAID LOTS 6 AND 7, A DISTANCE OF 88.10 FEET',
  'Sec. 4, Lot 7; Sec. 12, Lots 2 and 3; Sec. 13',
  'to the northwest corner of Lot 4, Block 2, Willow Creek Subdivision',
  'a lot of trouble on the block',
  'the lots and public streets',
  'Lot lines shall be at right angles',
  'parking lot 5 feet wide',
  'Lot 4, Section 9, Township 3 North, Elm Meridian',
  'REPLAT OF LOT 7, BLOCK 3, ALDER ADDITION',
  'Northeasterly by Lot 9 on the plan hereinafter mentioned, 111 feet',
  'leaving out lot 62, as the map of his survey has it',
  'a piece of lot 51 by the tax map of the town',
  'Lot 5, area 2.049 acres, being land of Pell',
  'lot 34 of the northern eighty acres of the claim',
  'Lots in Blocks A and B.',
  "Moss's Subdivision of Lots 3 and 4 of the Assessor's Subdivision",
  // what a strip lies beside, and which part of a plat a corner is of
  'the alley lying north of and adjoining Lot 6, lying south of and adjoining Lots 1 and 2',
  'to the SE corner of Lot 20 of Alder Hills Subdivision, Unit 2, according to plat thereof recorded in Map Book 4, at page 15',
];
for (const sentence of none) test(`no lot of a plat: ${sentence}`, () => assert.deepEqual(readLotBlock(sentence), []));

const lists: [sentence: string, lots: string[]][] = [
  [
    'the South 15.00 feet of Lot 4, and the South 15.00 feet and the West 10.00 feet\nof Lot 5, all in Block 2, ALDER THIRD ADDITION, as platted',
    ['4', '5'],
  ],
  [
    'ALL OF LOT SIXTEEN (16), AND THE EAST NINE (9) FEET OF LOT SEVENTEEN\n(17), ELM HILLS FIRST REPLAT, A SUBDIVISION',
    ['16', '17'],
  ],
  [
    'The West 20 feet of Lot 3, all of Lot 4, and the East 10 feet of Lot 5 in Block 9 of Elm Addition',
    ['3', '4', '5'],
  ],
  ['Lot 9, less the North 5 feet thereof, and all of Lot 10, Block 2, Elm Addition', ['9', '10']],
  ['Lots 6 and 7 and the S 10 ft. of Lot 8, both in Block 12, Original Townsite of Elm', ['6 and 7', '8']],
  ['Lot 6 and E½ of Lot 7, Block 12, Original Townsite of Elm', ['6', '7']],
  ['lot 6 and 10 ft. off of lot 7 as per plat in Plat Book 5, page 21', ['6', '7']],
  ['Lot 9 was sold to Pell. Lot 10, Block 2, Elm Addition', ['10']],
  ['Government Lot 3 and Lot 10, Block 2, Elm Addition', ['10']],
  ['the easement over Lot 9 of record in Book 4; Lot 10, Block 2, Elm Addition', ['10']],
  // The lots in a plat's title are no lots of the deed; a surveyor is no subdivision.
  ['Lot 3, as shown on a plat entitled "Final Plat, Lots 1 thru 4, Section One, ALDER LANDING"', ['3']],
];
for (const [sentence, lots] of lists)
  test(`each lot of a list: ${sentence}`, () => {
    const read = readLotBlock(sentence).map((one) => unpack('lot_block', one));
    assert.deepEqual(
      read.map(({ lot }) => lot),
      lots,
    );
    assert.equal(new Set(read.map(({ block, subdivision }) => `${block} ${subdivision}`)).size, 1);
  });

test('a unit inside the name of a map is no lot', () => {
  const text =
    'Lot 31, as shown upon that certain map entitled "Elm Flat Unit No. 7", filed in Book 6 of Maps at Page 14';
  assert.equal(readLotBlock(text).length, 1);
});
test('a unit of a subdivision is no lot beside the lot', () => {
  assert.equal(readLotBlock('LOT 208, ALDER VISTAS UNIT 2, according to Plat Book 4, Page 11').length, 1);
});
for (const text of [
  'Lot 17, Dist. 4, of the assessment map',
  'that part of Lot 6: COMMENCING at the southeasterly angle of said Lot 6; thence',
  'that part of Lot 6. Beginning at the southerly angle, thence',
])
  test(`no subdivision: ${text}`, () =>
    assert.deepEqual(
      readLotBlock(text).map((lot) => unpack('lot_block', lot).subdivision ?? ''),
      readLotBlock(text).map(() => ''),
    ));
test('a lot of a fractional quarter is of no subdivision', () => {
  const text =
    'Lot One (1) and Lot Two (2) of the Southwest fractional quarter of Section 30, Township 9 North, Range 8 East';
  assert.deepEqual(readLotBlock(text), []);
});
test('each lot and block is told once', () => {
  assert.equal(
    readLotBlock('Lot 4, Block 2, Willow Creek Subdivision; said Lot 4, Block 2, Willow Creek Subdivision').length,
    1,
  );
});
test('the verbatim part is a piece of the text', () => {
  const text = 'being Lot 4, Block 2, Willow Creek Subdivision, per plat in Plat Book 3, Page 9, and no more';
  assert.ok(text.includes(unpack('lot_block', readLotBlock(text)[0]!).verbatim!));
});
