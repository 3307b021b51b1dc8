// The county and the state the land lies in, among those of homes, offices and oaths. Sentences are made up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countyOf, stateOf } from '../../../src/deed/record/metadata-place.ts';

const places: [text: string, county: string, state: string][] = [
  ['of the Pell League, Abstract 151, Elmwood. Troup County, Texas.', 'Troup', 'Texas'],
  ['THE STATE OF TEXAS, COUNTY OF TROUP. Field notes of a survey', 'Troup', 'Texas'],
  ['County of Troup. Know all men', 'Troup', ''],
  ['FILED May 4, 2017\nAsa Crump\nCOUNTY RECORDER\nthe records of Troup County, Oregon', 'Troup', 'Oregon'],
  ['REGISTER OF DEEDS VAN TROUP COUNTY', 'Van Troup', ''],
  ['A tract of land in Troup Co., Ga., described as follows', 'Troup', 'Georgia'],
  ['Lot 4, Elm Park, Van Troup Co., W. Va., and no other', 'Van Troup', 'West Virginia'],
  ['sold by the agent of Pell Coal Co., Pa., to Asa Crump', '', 'Pennsylvania'],
  ['NORTH CAROLINA, TROUP COUNTY.\nTHIS DEED, made by Asa Crump, Commissioner', 'Troup', 'North Carolina'],
  ['GEORGIA\nTROUP COUNTY\nKnow all men', 'Troup', 'Georgia'],
  // A grantee's home, a place of oath behind an officer for lands, and the office where the land is recorded.
  [
    'Troup County Records (Me.)\nI, Asa Crump of Elm in the County of Troup and State of Maine, for consideration paid, grant to Ida Bell of Alder,\nHall County, Ohio, with WARRANTY COVENANTS, a camp on the lake in said Elm',
    'Troup',
    'Maine',
  ],
  [
    'RELEASE                    Doc. 4471\n                           Troup County, Illinois\nELM GAS COMPANY does hereby release to Ida Bell the said grant.\nBy Asa Crump, Vice President - Lands\nState of Illinois, County of Hall.  Subscribed before me, June 4, 1970.',
    'Troup',
    'Illinois',
  ],
  ['Between Asa Crump the Elder of the County of Troup of One Part And Asa Crump his Son', 'Troup', ''],
  ['a farm in the County of Troup State of Alabama', 'Troup', 'Alabama'],
  ['a farm in the County of Troup Saint Annes Bay 90 acres', 'Troup', ''],
  ['Deeds for said County of Trou-\nper in Book 9', 'Trouper', ''],
  ['lying in the County of Trou-\n  Pell & Coper and State of Kentucky', '', 'Kentucky'],
  ['a lot in the County of Fond du Elm, State of Wisconsin', 'Fond du Elm', 'Wisconsin'],
  ['of Elm River Saint Asa’s Parish in Troup County in the Island of Oaks', 'Troup', ''],
  ['land in the Province of North Carolina and in the County of Troup on Elm Creek', 'Troup', 'North Carolina'],
  [
    "STATE OF TEXAS\nCOUNTY OF TROUP\nGRANTOR: City of Elm\nGRANTEE'S MAILING ADDRESS: P. O. Box 90\nAlder, Texas 70000\nHall County, Texas\nGRANTEE: Alder Water Company",
    'Troup',
    'Texas',
  ],
  ['THE STATE OF TEXAS COUNTY OF TROUP PIPELINE EASEMENT KNOW ALL BY THESE PRESENTS', 'Troup', 'Texas'],
  ['FILED TROUP COUNTY, SC  BOOK 1177 PG 90', 'Troup', 'South Carolina'],
  ['By Ann Pell, Deputy Troup County, Texas.', 'Troup', 'Texas'],
  ['land in St. Troup County, Ohio', 'St. Troup', 'Ohio'],
  // What scans leave of the words between them.
  ['in the NE¼ of Section 9, of the 6th P.M.. Troup County, Nebraska', 'Troup', 'Nebraska'],
  ['a tract in Troup County. Nebraska, described as follows', 'Troup', 'Nebraska'],
  ['a tract in Troup County,. Nebraska, described as follows', 'Troup', 'Nebraska'],
  ['out of the Pell Survey, Troup eounty, Texas', 'Troup', 'Texas'],
  [
    'This deed between Asa Crump of Hall County, Georgia, party of the first part, and Ida Bell of Hall County, Georgia, party of the second part: all that tract of land lying in Troup County, Alabama.\nSTATE OF GEORGIA\nHALL COUNTY\nPersonally appeared before me',
    'Troup',
    'Alabama',
  ],
  [
    'Asa Crump, a resident of the County of Cook and State of Illinois, conveys Lot 4 situate in the County of Walworth and State of Wisconsin.\nState of Illinois, Cook County, ss. I, a notary public',
    'Walworth',
    'Wisconsin',
  ],
  [
    'I, Asa Crump, of the County of Reeves, State of Texas, in consideration of $10 convey all that land in Pecos County, Texas',
    'Pecos',
    'Texas',
  ],
  ['Notary Public, Hall County, Georgia', 'Hall', 'Georgia'],
  ['land in the County of Seneca, Village of Nevada, and State of Ohio', 'Seneca', 'Ohio'],
  ['The State of Ohio Seneca County ss. land in the county of Seneca', 'Seneca', 'Ohio'],
  ['situated in the Town of Elm, County of New\nLondon and State of Connecticut', 'New London', 'Connecticut'],
  ['land in the County of San\n  Miguel, State of New Mexico', 'San Miguel', 'New Mexico'],
  ['land in the County of Troup\nLot 4, State of Alabama', 'Troup', 'Alabama'],
  ['a tract in the county of Troup, State of Alabama', 'Troup', 'Alabama'],
  ['to the corner of the county of Troup property', '', ''],
  ['land in Prince Wade County, Maine; the tract lies in Wade County', 'Prince Wade', 'Maine'],
  ['a suit for a tract of land in Troup county, described as follows', 'Troup', ''],
  ['a stone on the Troup County road at the ford', '', ''],
  ['a stone by the Old County Road at the ford', '', ''],
  ['a stone on Troup County road #40', 'Troup', ''],
  ['a tract in Troup County (now Wade County), Virginia', 'Wade', 'Virginia'],
  ['along the creek to the Troup County line; thence with the Troup-Wade County line', '', ''],
  [
    'Troup County is bounded as follows: by Wade County, from which a creek divides it, and by Wade County again',
    'Troup',
    '',
  ],
  ['a patent of land in Isle of Wight County', 'Isle of Wight', ''],
  ['MILL BEND PLANTATION Troup Parish, the front lot', 'Troup', ''],
  ['STATE OF TEXAS, COUNTY OF TROUP. Field notes of a survey', 'Troup', 'Texas'],
  ['as told in the order of the War Department, Washington, May 4, 1904', '', ''],
  ['COUNTY: Rio Vista   STATE: TX', 'Rio Vista', 'Texas'],
  ['lying in said County: Beginning at a stone', '', ''],
  [
    'a corporation organized under the laws of the State of Delaware, conveys land in Mason County, Washington',
    'Mason',
    'Washington',
  ],
  ['Bell Bank, organized under the laws of the State of Delaware, conveys the land', '', ''],
  ['Mr. Asa Crump\nReno, Nevada\nDear Sir: The fence is down.', '', ''],
  ['the house known as 12 Elm Street, Reno, Nevada 89501', '', 'Nevada'],
  ['Range 19 East, Mount Diablo Meridian, Nevada\nSection 4', '', 'Nevada'],
  ['subject to sale at Salina Kansas', '', 'Kansas'],
  ['the east side of Washington Street, along Delaware Avenue', '', ''],
];
for (const [text, county, state] of places)
  test(text.slice(0, 90), () => assert.deepEqual([countyOf(text), stateOf(text)], [county, state]));

test('a township beside the county names no state', () =>
  assert.equal(
    stateOf('Situated in the State of Ohio, County of Seneca Township of Washington, being a part of'),
    'Ohio',
  ));
