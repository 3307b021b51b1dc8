// Areas that are not the land's, or not its area now: what the paper says of another thing must prove no figure, and the land's own must go on to.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';
import { judge } from '../../../src/verdict/verdict.ts';
import { tractsOf } from '../reading.ts';

/** Of one acre to a thousandth. */
const ACRE = `thence N 0°00'00" E 208.71 feet; thence N 90°00'00" E 208.71 feet; thence S 0°00'00" E 208.71 feet; thence N 90°00'00" W 208.71 feet to the point of beginning`;
const HALF = `thence N 0°00'00" E 104.36 feet; thence N 90°00'00" E 208.71 feet; thence S 0°00'00" E 104.36 feet; thence N 90°00'00" W 208.71 feet to the point of beginning`;
const BEGINNING = 'Beginning at a stone; ';
const statusesOf = (text: string): string[] => {
  const { extraction, against } = readDescription(pastedText(text));
  return judge(extraction, { reasons: against }).map(({ status }) => status);
};

describe('an area that the paper gives to another thing, bounds or takes back proves no figure', () => {
  const rows = [
    '. The pond covers 1.000 acre.',
    ', together with 1.000 acre-foot of water each year.',
    ', with a right to store 1.000 acre feet.',
    '. And if said tract shall contain less than 1.000 acre, a strip shall be added on the south.',
    ': Provided, That the same shall not exceed 1.000 acre.',
    '. Approximately 1.000 acre lies within Flood Zone AE.',
    '. The septic field occupies 1.000 acre.',
    '. The Jones tract on the north contains 1.000 acre.',
    '. Residue of the Miller farm: 1.000 acre.',
    '. Remaining acreage after this conveyance: 1.000 acre.',
    '. Residual parcel 1.000 acre.',
    '. The grantor reserves 1.000 acre for a family cemetery.',
    '. House size 1,000 square feet, lot coverage 43,560 square feet.',
    '. Gross leasable area: 43,560 square feet.',
    '. Maximum disturbed area 1.000 acre.',
    '. Right of way dedicated: 1.000 acre.',
    '. Dedicated to public use: 1.000 acre.',
    '. Tax acreage 1.000 acre.',
    '. The deed of record calls for 1.000 acre.',
    '. The original tract contained 1.000 acre.',
    '. The above is part of a tract containing 1.000 acre conveyed to Hill.',
    ', being part of a tract of 1.000 acre conveyed to Hill.',
    ', being a part of a tract of land containing 1.000 acre conveyed to Hill by deed.',
    ', and being the same land of which 1.000 acre was sold to Hill.',
    '. Temporary easement: 1.000 acre.',
    '. Permanent easement area 43,560 square feet.',
    '. A 30 foot easement containing 1.000 acre is reserved.',
    ', together with a right of way over the lane, containing 1.000 acre.',
    '. This leaves the owner 1.000 acre.',
    '. The owner will have 1.000 acre left.',
    '. Uneconomic remnant 1.000 acre.',
    ', reducing the farm to 1.000 acre.',
    ', leaving 1.000 acre to the heirs.',
    ', it being part of 1.000 acres of land given to the college.',
    ', by virtue of a treasury warrant for 1.000 acres.',
    ', on 1.000 acres, part of warrant number 90.',
    '. The old survey gave 1.000 acre, the new survey gives 1.200 acres.',
    ', containing by the old deed 1.000 acre, by the recent survey 1.100 acres.',
    ', containing 1.000 acre by deed and 1.100 acres by survey.',
    ', formerly reputed to be 1.000 acre, now ascertained to be 1.150 acres.',
    ', containing 1.000 acre (deed) 1.100 acres (survey).',
    ', containing from 1.000 to 1.5 acres.',
    ', containing between 1.000 and 1.200 acres.',
    ', containing upwards of 1.000 acre.',
    ', containing a minimum of 1.000 acre.',
    ', containing, with the lot on the south, 1.000 acre.',
    ', this and the Gray lot together containing 1.000 acre.',
    ', containing jointly with Lot 7 1.000 acre.',
    ', containing 1.000 acre including Lot 7 adjoining.',
    '. Excepting 0.10 acre for the church, the balance being 1.000 acre.',
    ', containing after deducting the road 1.000 acre, of 0.2 acre.',
    ', less 0.10 acre for the cemetery, leaving 1.000 acre.',
    ', containing 1.25 acres, less 0.25 acre in the road, leaving 1.10 acres net.',
    '. Being 0.6 acre in Section 4 and 1.000 acre in Section 5.',
    ', containing two-thirds of 1.000 acre.',
    '. Acres in crops: 1.000 acre.',
    '. The timber on 1.000 acre thereof is reserved.',
    '. Mineral rights under 1.000 acre are reserved.',
    '. Seller keeps 1.000 acre.',
    '. 1.000 acre of which is marsh.',
    '. Area to be acquired in fee: 0.50 acre. Remaining area: 1.000 acre.',
    '. Area taken 0.50 acre. Area left 1.000 acre.',
    '. Parcel 7 adjoining contains 1.000 acre.',
    ". Assessor's area 1.000 acre; surveyed 1.300 acres.",
    '. Record area 1.000 acre, measured area 1.300 acres.',
    '. Wooded area 1.000 acre.',
    '. Common area: 1.000 acre.',
    ', with 1.000 acre in streets.',
  ];
  for (const said of rows) test(said, () => assert.ok(!statusesOf(`${BEGINNING}${ACRE}${said}`).includes('PASS')));
  test('of a farm that only stands at the corner', () => {
    const farm = `Beginning at the corner of the Jones farm; ${ACRE}, the said Jones farm containing 1.000 acre.`;
    assert.deepEqual(statusesOf(farm), ['REVIEW']);
    assert.deepEqual(statusesOf(`All of the Jones farm: ${farm}`), ['PASS']);
  });
});

describe("the land's own area goes on to prove it", () => {
  const rows = [
    '. Said tract contains 1.000 acre.',
    '. Said\nTract of land containing 1.000 acre.',
    '. The above described\nparcel A, so called, contains 1.000 acre.',
    '. Said portion contains 1.000 acre.',
    '. Total area of the claim 1.000 acre.',
    '; in superficies 43,560 square feet.',
    '. Area: 1.000 acre.',
    '. The parcel of land above described contains 43,560 square feet (1.000 acre).',
    '. Total: 1.000 acre.',
    '. AREA = 43,560 SQ. FT. OR 1.000 ACRE.',
    '. Subject to all easements of record, and containing 1.000 acre.',
    '. This parcel contains 1.000 acre, of which 0.1 acre is in the road.',
    '. The herein described property contains 1.000 acre, more or less.',
    '. The above tract of land contains 1.000 acre and is part of the 40 acre Jones farm.',
    ', containing 1.000 acre, together with an easement over 0.2 acre.',
    ', containing 1.000 acre, and being part of a 40 acre tract.',
    '. Containing in all 1.000 acre.',
    '. Being 1.000 acre, more or less.',
    ', in all 1.000 acre.',
    '. Having an area of 1.000 acre.',
    '; said lot having an area of 43,560 square feet.',
    '. Parcel contains 1.000 acre.',
    '. Lot area 43,560 sq. ft.',
    '. Tract area: 1.000 acre.',
    '. The tract hereby conveyed contains 1.000 acre.',
    ', subject to the rights of the public in the road, containing 1.000 acre.',
    '. Being all of Lot 6 of the Hill subdivision and containing 1.000 acre.',
    '. Containing 1.000 acre as surveyed by J. Hill in 1990.',
    '. The land so described containing 1.000 acre according to survey.',
    ', containing 1.000 acre of woodland.',
    ', supposed to contain 1.000 acre.',
    '. Contains 1.000 acre exclusive of the road.',
    '. Having an area of 1.000 acre.\n\nHILL ADDITION, LOT 4, BLOCK C, AMENDED FINAL PLAT',
    '. Acreage: 1.000 acre.',
    '. Containing 43,560 square feet or 1.000 acre, as calculated.',
    '. For a total of 1.000 acre.',
    '. The area of the foregoing is 1.000 acre.',
    '. The area of this tract is 1.000 acre.',
    '. Property area: 1.000 acre.',
    '. Net area: 1.000 acre.',
    '. Gross area 1.000 acre.',
    '. Size: 1.000 acre.',
    '. Calculated area is 1.000 acre.',
    '. This description contains 1.000 acre.',
    '. The described area contains 1.000 acre.',
    '. Containing a computed area of 1.000 acre.',
    '. Contains 1.000 acre by survey and 1.0 acre by deed.',
    '. The aforesaid premises contain 1.000 acre.',
    '. The bounds enclose 1.000 acre.',
    '. Site contains 1.000 acre.',
    '. Said described parcel containing 1.000 acre.',
    '. Said 30-foot strip contains 1.000 acre.',
    '. The same contains 1.000 acre.',
  ];
  for (const said of rows) test(said, () => assert.deepEqual(statusesOf(`${BEGINNING}${ACRE}${said}`), ['PASS']));
  test('of lots and tracts that the land is made of', () => {
    const land = (lots: string): string =>
      `A parcel being part of ${lots}, containing 1.000 acre, described as: ${BEGINNING}${ACRE}.`;
    for (const lots of ['Land Lots 8, 9 and 10', 'Tracts 3 and 4', 'Tract A and Tract B'])
      assert.deepEqual(statusesOf(land(lots)), ['PASS'], lots);
  });
  test('said easement, where an easement is described', () =>
    assert.deepEqual(
      statusesOf(`A drainage easement described as: ${BEGINNING}${ACRE}. Said easement contains 1.000 acre.`),
      ['PASS'],
    ));
});

describe('of two areas the one that the paper holds to', () => {
  const rows: [said: string, area: string][] = [
    [', formerly said to contain 1.20 acres but found by survey to contain 1.000 acre.', 'acres=1.000'],
    [', containing 1.20 acres according to the tax rolls, but 1.000 acre by survey.', 'acres=1.000'],
    [', containing 1.20 acres (by planimeter), computed 1.000 acre.', 'acres=1.000'],
    ['. Prior deed: 1.20 acres. Present survey: 1.000 acre.', 'acres=1.000'],
    [', containing 1.000 acre (tax map 1.2 acres).', 'acres=1.000'],
    [', 1.000 acre in the second ward and being tax parcel 31, 1.2 acres by the tax map.', 'acres=1.000'],
    [', 1.000 acre, being map 4 parcel 7, 1.25 acres according to the assessor.', 'acres=1.000'],
    [', containing, before the taking of 0.80 acre by the State, 1.000 acre.', 'acres=1.000'],
    ['. AREA OF RIGHT OF WAY: 0.2 ACRES. AREA OF TRACT: 1.000 ACRES.', 'acres=1.000'],
    ['. Of the above, 0.6 acre lies in Clay County and 0.4 acre in Ray County.', ''],
  ];
  for (const [said, area] of rows)
    test(said, () => assert.equal(tractsOf(`${BEGINNING}${ACRE}${said}`)[0]!.stated_area, area));
  test('the area before the figure is that of the parcel, not of its parent', () =>
    assert.equal(
      tractsOf(`PARENT TRACT: 4.1 acres. PARCEL TO BE ACQUIRED: 1.000 acre. ${BEGINNING}${ACRE}.`)[0]!.stated_area,
      'acres=1.000',
    ));
});

describe('an area said to be net is held only against what remains', () => {
  const EXCEPT = ` LESS AND EXCEPT: ${BEGINNING}thence N 0° E 20.00 feet; thence N 90° E 20.00 feet; thence S 0° E 20.00 feet; thence N 90° W 20.00 feet to the point of beginning.`;
  const rows: [text: string, status: string][] = [
    [`${BEGINNING}${ACRE}.${EXCEPT} Leaving a net area of 1.000 acre.`, 'REVIEW'],
    [`${BEGINNING}${ACRE}.${EXCEPT} Leaving a net area of 0.991 acre.`, 'PASS'],
    [`${BEGINNING}${ACRE}, containing 1.000 acre.${EXCEPT}`, 'PASS'],
    [`${BEGINNING}${ACRE}, containing 1.000 acre net after deducting 0.75 acre for roads.`, 'REVIEW'],
    [
      `${BEGINNING}${ACRE}. Save and except 0.50 acre for a graveyard. Containing 1.000 acre after said exception.`,
      'REVIEW',
    ],
    [`${BEGINNING}${ACRE}. There is excepted from the above 0.50 acre, leaving 1.000 acre herein conveyed.`, 'REVIEW'],
    [`${BEGINNING}${ACRE}, containing 1.000 acre, less 0.25 acre sold to Hill, leaving 0.75 acre.`, 'REVIEW'],
    [`${BEGINNING}${ACRE}, containing 1.000 acre, less 0.25 acre, leaving a net acreage of 0.75 acre.`, 'PASS'],
    [`${BEGINNING}${ACRE}, containing, after deducting nothing for the road, 1.000 acre.`, 'PASS'],
  ];
  for (const [text, status] of rows) test(text.slice(-90), () => assert.equal(statusesOf(text)[0], status));
});

describe('behind several tracts an area goes to the tract it names, or to all of them', () => {
  const two = (names: [string, string], behind: string): string =>
    `${names[0]}: ${BEGINNING}${ACRE}. ${names[1]}: ${BEGINNING}${HALF}${behind}`;
  const NUMBERS: [string, string] = ['TRACT 1', 'TRACT 2'];
  const ORDINALS: [string, string] = ['FIRST TRACT', 'SECOND TRACT'];
  const rows: [text: string, areas: string[]][] = [
    [two(NUMBERS, '. Said Tract 1 and Tract 2 containing together 1.500 acres.'), ['acres=1.500', '']],
    [two(ORDINALS, ', making in both tracts 1.500 acres.'), ['acres=1.500', '']],
    [two(NUMBERS, '. The total area of tracts 1 and 2 being 1.500 acres.'), ['acres=1.500', '']],
    [two(NUMBERS, ', containing 0.500 acre. Total area 1.500 acres.'), ['', 'acres=0.500']],
    [two(ORDINALS, '. Total acreage conveyed by this deed: 1.500 acres.'), ['acres=1.500', '']],
    [two(['Tract One', 'Tract Two'], '. Tract One contains 1.000 acre.'), ['acres=1.000', '']],
    [two(ORDINALS, '. The first tract herein described contains 1.000 acre, more or less.'), ['acres=1.000', '']],
    [two(NUMBERS, '. Containing 1.001 acres and 0.500 acre respectively.'), ['acres=1.001', 'acres=0.500']],
    [two(ORDINALS, '. Being 1.000 acre in the first and 0.500 acre in the second.'), ['acres=1.000', 'acres=0.500']],
    [two(NUMBERS, '. Tract 2 contains 0.500 acre.'), ['', 'acres=0.500']],
    [two(NUMBERS, ', containing 0.500 acre.'), ['', 'acres=0.500']],
    [
      two(
        ORDINALS,
        '.\nFirst tract .......... 1.000 acres\nSecond tract ......... 0.500 acres\nTotal ......... 1.500 acres',
      ),
      ['acres=1.000', 'acres=0.500'],
    ],
  ];
  for (const [text, areas] of rows)
    test(text.slice(text.lastIndexOf('beginning') + 9), () =>
      assert.deepEqual(
        tractsOf(text).map((tract) => tract.stated_area),
        areas,
      ),
    );
});
