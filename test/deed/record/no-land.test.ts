// Texts in the words of land that describe none, and near forms that do. All are written for this table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const NONE: readonly string[] = [
  "A farm is described as 'the SE¼ of the NW¼ of Section 9, T4N, R6W.' How many acres does it contain? A) 20 B) 40 C) 80",
  'Could someone tell me how many acres they contain: W/2 SE/4; NE/4 SE/4.',
  'Examples of legal descriptions: the N½ of Section 9, T. 3 N., R. 2 E.; the W½SW¼ of Section 8, T. 3 N., R. 2 E.',
  'Correct answer: B. The N½ of the SW¼ of Section 21, T. 3 N., R. 2 E., contains 80 acres.',
  'How many acres are in the tract described as "beginning at the SW corner of the NE¼, thence north 2,640 feet, thence east 2,640 feet, thence in a straight line to the point of beginning"?',
  'To plot the call "thence S 41° 30\' W 260 feet", lay the protractor on the last point, and measure 260 feet to scale.',
  'From the trailhead hike north 0.7 mile to the ford, then west 400 feet to the spring, then south 1 mile to the lookout.',
  'Drive north 3 miles from the square, turn east and go 2.5 miles to a gravel road, then south 700 feet to the gate.',
  "Thence North 41 degrees 12 minutes West, a distance of 70 feet: six pages of this, and I don't see why they write so.",
  'Type locality: SW¼NE¼ sec. 8, T. 7 N., R. 5 E., Elm County; specimens collected by the writer from the lower shale.',
  'In NW¼SE¼ sec. 31, T. 22 S., R. 61 W., on left bank 200 ft below the bridge. Drainage area 1,310 sq mi. Gage: water-stage recorder.',
  'Two adults observed near a burrow, T31N R104W Sec 8 SW4; sighting of 9 May.',
  'In any district, on every corner lot, nothing shall be built above the rights-of-way lines inside a sight triangle of points 30 feet from the crossing. See Figure 4.',
  'All waters of Rook Bay within a security zone from 41°10′05″ N, 072°30′10″ W, thence to 41°10′25″ N, 072°30′40″ W, thence to 41°11′00″ N, 072°31′00″ W, thence to the beginning. Vessels keep out.',
  'Beginning on the shore at latitude 41°10′05″ N.; thence 050° to latitude 41°10′25″ N.; thence 140° to latitude 41°11′00″ N.; thence along the shore to the point of beginning. Anchorage ground for small vessels.',
  'Pedon ID 44. Township: 31N, Range: 5W, Section: 8. Current taxon: Rook silt loam. Mapped in the soil survey of Elm County.',
  'Township: 31N\nRange: 5W\nSection: 8\nDetails: 900 feet south and 410 feet east of the northeast corner',
  'Rook 2-8 well, 990 FSL 660 FEL Sec 8 T31N R5W, Elm County',
  'Rook 3-8 well, 330 ft. FNL and 330 ft. FEL of SE/4 of Section 8, T31N, R5W, Elm County',
  'The option takes an array, as shown in the example below, or an object, as described in the manual.',
  'This property reflects the state of the stream as described in the section on states.',
  'The notice in the exhibit to the license shows which of them applies to the code in the file, and the file exhibits a header of its own.',
  'You must add the notice of Exhibit A to each file of the source code, and state who holds the copyright in it before you distribute the work to anybody else, in source or in any other form.',
  'PLAT OF ELM PARK SUBDIVISION, Lots 1 through 9, Block C. Surveyor: A. Dodd, PLS 12. Recorded in Plat Book 7, Page 31.',
  'Easements are papers that let the company build lines on your land. We describe the centerline of the easement within your property.',
  'An easement agreement may contain a width, or, in the case of a blanket easement, cover an entire tract of land.',
  'The right of way through such lands is granted to any ditch company, to the extent of 40 feet on both sides of the center line of its ditch.',
  "These waters shall be closed to trawlers: all of the waters shoreward of a line beginning at a point 41 E 02.0' N latitude and 72 E 10.2' W longitude; thence to a point at 41 E 03.5' N latitude and 72 E 11.0' W longitude; thence to a point at 41 E 09.1' N latitude and 72 E 12.4' W longitude.",
  'All of the Property shall be held, sold and conveyed subject to the easements, covenants and restrictions of this Declaration.',
  'An eight foot use easement will be placed on one side of the lot, see Exhibit "B". No pools will be allowed in it.',
  'Assume that the section is 640 acres: draw a line through its middle, and the W/2 of NW/4 contains 80 acres.',
  'The plat shall have: the width of any street right-of-way; the location, width and purpose of any easements within the tract and all lots.',
  'A section is divided into four quarter sections numbered 1, 2, 3 and 4, the northwest, northeast, southwest and southeast quarter sections of land.',
  'Blanket Easement. Over the whole property: Lot ______, Block ______, ______ Addition, ______ County, recorded in Volume ______, Page ______.',
];
describe('no land', () => {
  for (const text of NONE) test(text.slice(0, 90), () => assert.deepEqual(tractsOf(text), []));
});

const LAND: readonly [text: string, tracts: number][] = [
  [
    'The lessee takes the SW¼NE¼ sec. 8, T. 7 N., R. 5 E., over the lower shale; fossils collected there are the lessor’s.',
    1,
  ],
  ['SW¼NE¼ sec. 8, T. 7 N., R. 5 E., 40 acres. Outcrops of limestone and shale.', 1],
  ['Assume that the buyer pays for the N½ of section 4, T. 3 N., R. 2 W.', 1],
  [
    'An easement is hereby granted over all of Lot 4, Block 2, Elm Park, at the location and width of any easements now there.',
    1,
  ],
  ['How many acres are in it is not known. The N½ of section 4, T. 3 N., R. 2 W.', 1],
  ['The NE¼ of Sec 8, T31N R5W, with the well 990 FSL 660 FEL.', 1],
  [
    'Beginning at latitude 61°10′05″ N.; thence to latitude 61°10′25″ N.; thence to latitude 61°11′00″ N.; thence to the point of beginning, withdrawn from entry, 900 acres.',
    1,
  ],
  ["Beginning at a post; thence N 41 E 70 feet; thence S 41 E 70 feet. It isn't fenced.", 1],
  [
    'Start at the parking lot: thence N 41 E 30 feet; thence S 49 E 30 feet; thence S 41 W 30 feet; thence N 49 W 30 feet to the beginning.',
    1,
  ],
];
describe('land', () => {
  for (const [text, tracts] of LAND) test(text.slice(0, 90), () => assert.equal(tractsOf(text).length, tracts));
});
