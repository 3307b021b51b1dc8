// What a paper claims of a figure that closes and agrees with its area is held against the courses: where it is not so the figure does not pass, where it is so, or
// the claim is of something else, it does.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judged } from '../judged.ts';

/** A rectangle on a street, 180 by 320 feet. */
interface Lot {
  readonly before?: string;
  readonly first?: string;
  readonly second?: string;
  readonly end?: string;
  readonly behind?: string;
}
const lot = ({ before = '', first = '', second = '', end = 'to the beginning', behind = '' }: Lot): string =>
  `${before}Beginning at an iron pin on Elm Street; thence along Elm Street N 76° 00' E 180.00 feet${first}; thence ${second}S 14° 00' E 320.00 feet to an ` +
  `alley; thence with the alley S 76° 00' W 180.00 feet to a pin; thence N 14° 00' W 320.00 feet ${end}, containing 1.322 acres. ${behind}`;

/** Four sides, none parallel with another. */
interface Tract {
  readonly before?: string;
  readonly second?: string;
  readonly arrives?: string;
  readonly third?: string;
  readonly behind?: string;
}
const tract = ({ before = '', second = '', arrives = '', third = '', behind = '' }: Tract): string =>
  `${before}Beginning at a stone; thence N 5° 00' E 420.00 feet; thence ${second}S 84° 00' E 250.00 feet${arrives}; thence ${third}S 11° 00' W 440.00 feet; ` +
  `thence N 78° 51' W 205.15 feet to the beginning, containing 2.241 acres. ${behind}`;

/** A curve to the right between two lines. */
const curve = (before: string, beside: string, behind: string): string =>
  `Beginning at a nail; thence N 00°00'00" E, 240.00 feet; thence N 90°00'00" E, 160.00 feet${before}; thence along a non-tangent curve to the right${beside}, radius ` +
  `300.00 feet, central angle 28°00'00", arc 146.61 feet, chord S 06°00'00" E, 145.15 feet; thence ${behind}S 75°00'00" W, 140.00 feet; thence S 33°54'49" W, 71.59 feet to the ` +
  `point of beginning. Containing 0.692 acres.`;

const square = (first: string, second: string, third: string): string =>
  `Beginning at a disk${first}; thence North 400.00 feet${second}; thence East 300.00 feet${third}; thence South 400.00 feet; thence West 300.00 feet to the disk. 2.755 acres. `;

/** In Lot 5, from its west line. */
const onLot = (second: string): string =>
  `Commencing at the southwest corner of Lot 5; thence along the south line of said Lot 5 N 88° 00' E 40.00 feet; thence N 2° 00' W 30.00 feet to the point of beginning; thence along the west line of said Lot 5 ` +
  `N 2° 00' W 300.00 feet; thence ${second}N 80° 00' E 200.00 feet; thence S 2° 00' E 327.83 feet; thence S 88° 00' W 198.05 feet to the point of beginning, containing 1.427 acres.`;

const CONTRADICTS: readonly [text: string, reason: RegExp][] = [
  // what a corner sees of the beginning
  [
    tract({ arrives: ' to an oak from which the beginning corner bears due North 500 feet' }),
    /the beginning lies 485.01/,
  ],
  [tract({ arrives: ', whence the point of beginning bears N 20° E, 485 feet' }), /azimuth 216\.0°/],
  // the corner where it ends
  [
    lot({ before: '' })
      .replace('an iron pin on Elm Street', 'the southeast corner of Lot 8')
      .replace('to the beginning', 'to the northeast corner of said Lot 8 and the beginning'),
    /began at another corner of that land/,
  ],
  // the way of a course
  [tract({ second: 'running southwesterly by land of Orr, ' }), /to run southwesterly, against its bearing/],
  [
    `Beginning at a stone; thence northeasterly along Depot Street, N 22° 10' E, 295.00 feet; thence running southwesterly by land of Kehoe, S 66° 30' E, 410.00 feet; thence S 20° 00' W, 270.00 feet; thence N 69° 58' W, 420.39 feet to the point of beginning. Area 2.691 acres.`,
    /runs southwesterly by its words/,
  ],
  [tract({ third: 'turning and northerly, ' }), /runs northerly by its words/],
  [tract({ third: 'parallel with the first course, ' }), /not parallel with it/],
  [tract({ third: 'parallel to the first above described line, ' }), /not parallel with it/],
  [tract({ third: 'parallel with the west line of this tract, ' }), /not parallel with it/],
  [tract({ third: 'at right angles thereto, ' }), /not at right angles/],
  [tract({ third: 'at right angles, ' }), /not at right angles/],
  [tract({ third: 'continuing in the same direction ' }), /the course before it has another bearing/],
  [
    "Beginning at an iron pin; thence along Elm Street N 76° 00' E 180.00 feet; thence S 14° 00' E 320.00 feet; thence parallel with Elm Street S 72° 00' W 180.00 feet; thence N 14° 05' W " +
      '332.56 feet to the beginning, containing 1.347 acres.',
    /not parallel/,
  ],
  // curves
  [curve(' to a curve whose center bears N 70°00\'00" E', '', ''), /has its centre on the other side/],
  [curve('', ', the center of which lies to the left of the line of travel', ''), /has its centre on the other side/],
  [curve('', ', the center of which lies to the east', ''), /has its centre on the other side/],
  [curve('', ', concave to the left', ''), /has its centre on the other side/],
  [curve('', '', 'radially to said curve, '), /does not point at the curve's centre/],
  [curve('', '', 'along a radial line '), /does not point at the curve's centre/],
  // sizes
  [
    lot({ before: 'A lot with two hundred feet of frontage on the south side of Elm Street: ' }),
    /courses along it are 180 feet/,
  ],
  [
    lot({ behind: 'Having a frontage of exactly 75.00 feet, and no more, on said street.' }),
    /courses along it are 180 feet/,
  ],
  [lot({ behind: 'Said lot fronts on Elm Street 200 feet.' }), /180 feet/],
  [lot({ behind: 'Being a lot 200 feet wide and 320 feet deep.' }), /no side of the figure is 200 feet/],
  [
    lot({ before: 'All of Lot 7, the same being platted 180 feet in front by 350 feet in depth: ' }),
    /no side of the figure is 350 feet/,
  ],
  [lot({ before: "Lot 9 (180' x 350'), bounded: " }), /no side of the figure is 350 feet/],
  [lot({ before: 'A lot fronting on Elm Street and running back of equal width 350 feet to an alley: ' }), /350 feet/],
  [lot({ before: 'A lot one hundred and eighty feet square: ' }), /its sides are not all 180 feet/],
  [lot({ before: 'A strip of land one hundred feet wide throughout: ' }), /the long sides lie/],
  [lot({ behind: 'The north and south lines are each 200 feet.' }), /by the courses that side is 180 feet/],
  [lot({ end: 'to the beginning, being a lot fronting 200 feet on Elm Street' }), /courses along it are 180 feet/],
  [
    lot({
      end: 'to the beginning, the said lot being one hundred and eighty feet front by two hundred and thirty feet deep',
    }),
    /no side of the figure is 230 feet/,
  ],
  [
    lot({ before: 'Lot 9, Block 3, on the plat of which said lot is shown as 180 feet by 350 feet, described: ' }),
    /350 feet/,
  ],
  [
    "A strip of land sixty feet wide, being thirty feet on each side of the center line of its road, bounded: beginning at a stake; thence N 50° 00' W 66 feet; thence N 40° 00' E 660 feet; thence S 50° 00' E 66 feet; thence S 40° 00' W 660 feet to the beginning; 1.000 acres.",
    /the long sides lie 66 feet apart/,
  ],
  [
    square('', '', '').replace(
      'Beginning',
      'The South 300 feet of the East 400 feet of the Northwest Quarter, being: Beginning',
    ),
    /the figure reaches 400 feet and 300 feet/,
  ],
  [
    lot({ behind: 'Said lot has a front of 200 feet on Elm Street.' }).replace('along Elm Street', 'along said street'),
    /courses along it are 180 feet/,
  ],
  // sides of a lot
  [onLot('along the west line of said Lot 5, '), /lies across that line/],
  [onLot('parallel with the south line of said Lot 5, '), /not parallel with it/],
  [onLot('at right angles to the west line of said Lot 5, '), /not at right angles to it/],
  [onLot('parallel with the east line of said Lot 5, '), /not parallel with it/],
  [lot({ behind: 'Having 200 feet of street frontage.' }), /courses along it are/],
  [lot({ end: 'to a stake ten feet west of the pin first mentioned' }), /The last course is said to end/],
  // corners
  [tract({ arrives: ' to a pin, at which corner the interior angle is 90 degrees' }), /the courses there make/],
  [tract({ arrives: ', the interior angle there being a right angle' }), /the courses there make/],
  // shapes
  [tract({ before: 'A rectangular parcel, its corners all square: ' }), /no rectangle/],
  [tract({ before: 'A parcel in the form of a parallelogram: ' }), /opposite sides are not parallel/],
  [tract({ before: 'A lot lying back of even width: ' }), /none of its sides are parallel/],
  [tract({ behind: 'The east and west lines are parallel.' }), /by their bearings they are not/],
  [tract({ behind: 'All four sides are equal.' }), /by the courses they are not/],
  [lot({ before: 'A square lot: ' }), /no square/],
  [lot({ before: 'A triangular piece: ' }), /no triangle/],
  [lot({ before: 'A five-sided parcel: ' }), /4 courses were read/],
  // places along a course and at its ends
  [lot({ first: ', at 190.00 feet passing a black oak' }), /the course is 180 feet long/],
  [lot({ first: ', crossing a ditch at 260 feet' }), /the course is 180 feet long/],
  [lot({ first: ' (lat. +43.55, dep. -174.65)' }), /has 43.55 and 174.65 feet/],
  [
    lot({})
      .replace('an iron pin on Elm Street', 'a pin opposite Station 10+00, 50 feet right')
      .replace(
        'thence along Elm Street',
        'thence parallel with the survey line to a point opposite Station 11+50, 50 feet right,',
      ),
    /its stations are 150 feet apart/,
  ],
  [
    square(
      ' at N 10,000.00, E 5,000.00',
      ' to a rod at N 10,400.00, E 5,000.00',
      ' to a rod at N 10,400.00, E 5,330.00',
    ),
    /518.56 feet apart as printed; by the courses it is 500 feet/,
  ],
  [
    `${lot({}).replace('180.00 feet;', '180.00 feet (L1);').replace('320.00 feet to an', '320.00 feet (L2) to an')}\n\nLINE TABLE. L1 N 76° 00' E 180.00'. L2 S 14° 00' E 230.00'.`,
    /The paper's row/,
  ],
  [`${curve('', ' C1', '')} C1: radius 325.00', delta 28°00'00", length 158.82'.`, /The paper's row/],
  // ends
  [lot({ end: 'to a stake fourteen feet westerly of the beginning stake' }), /14 feet from where it began/],
  [lot({ end: 'to within nine feet of the beginning' }), /9 feet from where it began/],
  [
    lot({ end: 'to the northwest corner of said Section 14, the point of commencement' }).replace(
      'Beginning at an iron pin on Elm Street',
      'Commencing at the northwest corner of Section 14; thence East 210.55 feet to the point of beginning on Elm Street',
    ),
    /the figure began elsewhere/,
  ],
  [
    lot({}).replace(
      'an iron pin on Elm Street',
      'a point in the east line of Section 5 which is 700 feet north of the southeast corner and 1,500 feet south of the east quarter corner (the line measuring 2,641.10 feet)',
    ),
    /the two ties are 2200 feet together/,
  ],
  // counts and areas
  [
    lot({ behind: 'Of said acreage 0.70 acres lie in the Ewing Survey and 0.40 acres lie in the Poe Survey.' }),
    /1.1 acres together, and the figure has 1.322/,
  ],
  [
    "Beginning at a stake; thence by land of the Grange the five following courses, to wit: N 5° 00' E 420.00 feet to a pin; S 84° 00' E 250.00 feet; and S 11° 00' W 440.00 feet to a " +
      "stake; thence by the Tuttle land N 78° 51' W 205.15 feet to the point of beginning, containing 2.241 acres.",
    /five following courses.*3 follow/,
  ],
  [
    tract({ behind: 'It is all of the four-acre lot, and no more, which Lula Creech had of her father.' }),
    /the figure has 2.241 acres/,
  ],
  [
    tract({ behind: 'The tract so described was conveyed and paid for by the acre as 2.541 acres.' }),
    /the figure has 2.241 acres/,
  ],
  // areas, prices, lengths around, lands and corners told beside it
  [lot({ behind: 'Area: 9,020 sq. yds.' }), /the figure has 1\.322 acres/],
  [lot({ behind: 'The assessor carries the same at 3.75 acres.' }), /the figure has 1\.322 acres/],
  [lot({ before: 'A lot containing ten acres and bounded so: ' }), /the figure has 1\.322 acres/],
  [lot({ behind: 'Two and a half acres, be the same more or less.' }), /the figure has 1\.322 acres/],
  [lot({ behind: 'For the price of $7,500, being $500 for each acre.' }), /that makes 15 acres/],
  [lot({ behind: 'Said six lines were marked by chopped trees.' }), /4 courses were read/],
  [lot({ behind: 'Sides: 180, 200, 180, 200.' }), /tells the lengths again/],
  [lot({ behind: 'Depth 150 ft.' }), /no side of the figure is 150 feet/],
  [lot({ behind: 'Consideration $30,000 ($2,000.00/acre).' }), /that makes 15 acres/],
  [lot({ behind: 'O/L 3 acs.' }), /the figure has 1\.322 acres/],
  [lot({ behind: 'Contents 2 roods and 11 perches.' }), /the figure has 1\.322 acres/],
  [
    lot({ behind: 'Of this tract 4 acres are in wood, 9 acres in plough land and 6 acres in meadow.' }),
    /19 acres together/,
  ],
  [lot({ behind: 'Sold at $1,000 per acre, making $9,400.00 in all.' }), /that makes 9\.4 acres/],
  [lot({ before: 'For $120, at eight dollars the acre, I sell: ' }), /that makes 15 acres/],
  [lot({ behind: 'The perimeter is 1,200 feet.' }), /1000\.00 feet in all/],
  [lot({ behind: 'Round about it is 90 rods.' }), /the courses together are 1000 feet/],
  [lot({ before: 'The following two tracts: ' }), /announces “two tracts”; one follows/],
  [lot({ before: 'Three certain parcels of land, bounded as follows: ' }), /one follows/],
  [lot({ behind: 'Corners at (0, 0), (0, 300), (400, 300) and (400, 0).' }), /not the lengths of the courses/],
  [
    lot({ behind: 'Corners: N 5000.00 E 5000.00; N 5212.10 E 5100.00; N 5080.44 E 5390.12; N 4811.00 E 5210.55.' }),
    /not the lengths of the courses/,
  ],
  // a label with acres
  [lot({ behind: 'Per County GIS: 16.10 acres.' }), /Per County GIS: 16.10.*the figure has 1.322 acres/],
  [lot({ behind: 'Tax acres: 2.7.' }), /the figure has 1.322 acres/],
];

describe('a claim that the courses contradict', () => {
  for (const [text, reason] of CONTRADICTS)
    test(`${text.slice(0, 90)} … ${reason.source}`, () => {
      const { status, reasons } = judged(text).groundtruth_verdicts[0]!;
      assert.equal(status, 'REVIEW', text);
      assert.ok(
        reasons.some((one) => reason.test(one)),
        reasons.slice(0, 3).join('\n'),
      );
    });
});

const AGREES: readonly string[] = [
  onLot(''),
  onLot('leaving the west line of said Lot 5, ').replace(
    "thence S 2° 00' E",
    "thence parallel with the west line of said Lot 5, S 2° 00' E",
  ),
  lot({}),
  tract({}),
  curve('', '', ''),
  // so it is
  tract({ second: 'southeasterly by land of Orr, ' }),
  tract({ second: 'easterly by the northerly side of Mill Lane, ' }),
  tract({ third: 'southerly and southwesterly by the wall, ' }),
  lot({ second: 'at right angles to Elm Street, ' }),
  lot({ second: 'at right angles to the first course, ' }),
  curve(' to a curve whose center bears S 70°00\'00" W', '', ''),
  curve('', ', the center of which lies to the west', ''),
  curve('', ', concave to the right', ''),
  lot({ before: 'A lot fronting 180 feet on Elm Street and extending back 320 feet: ' }),
  lot({ before: 'A rectangular lot, its corners all square, of even width: ' }),
  lot({ behind: 'Being a lot 180 feet wide and 320 feet deep.' }),
  lot({ behind: 'The north and south lines are each 180 feet and parallel.' }),
  lot({ before: 'A strip of land 180 feet wide throughout: ' }),
  lot({ first: ', passing a stone at 100 feet' }),
  lot({ first: ' (lat. +43.55, dep. +174.65)' }),
  square(' at N 10,000.00, E 5,000.00', ' to a rod at N 10,400.00, E 5,000.00', ' to a rod at N 10,400.00, E 5,300.00'),
  // grid coordinates in metres, turned against the bearings
  square(
    ' at N 3,048.000, E 1,524.000',
    ' to a rod at N 3,169.920, E 1,524.000',
    ' to a rod at N 3,169.920, E 1,615.440',
  ),
  lot({ end: 'to the point of beginning, 200 feet west of Oak Street' }),
  lot({ end: 'to a pin, the place of beginning, said pin being 20 feet north of the gutter' }),
  tract({ behind: 'It is all of the called two and one-quarter acre lot which Lula Creech had of her father.' }),
  tract({ behind: 'Being all of the two-acre lot conveyed to Creech.' }),
  `${lot({}).replace('180.00 feet;', '180.00 feet (L1);')}\n\nLINE TABLE. L1 N 76° 00' E 180.00'. L2 S 20° 00' E 75.10'.`,
  // each of the three has its "thence", and the fourth is none of the list
  "Beginning at a stake; thence by the Grange three courses, viz: N 5° 00' E 420.00 feet; thence along the wall S 84° 00' E 250.00 feet; thence by the brook S 11° 00' W 440.00 feet; " +
    "thence by Tuttle N 78° 51' W 205.15 feet to the point of beginning, containing 2.241 acres.",
  // of something else, or left open
  tract({ before: 'A nearly rectangular parcel: ' }),
  tract({ third: 'parallel with Mill Street, ' }),
  tract({ arrives: ' to a stake in the line of a lot running northerly from the road' }),
  tract({ arrives: ' to the southwesterly corner of Orr' }),
  lot({ before: 'A lot with a frontage of about 200 feet on Elm Street: ' }),
  lot({ end: 'to the beginning, being a lot fronting 180 feet on Elm Street' }),
  lot({ end: 'to the beginning, and adjoining a lot 90 feet wide' }),
  lot({
    behind:
      'Of said acreage 0.70 acres lie in the Ewing Survey and the remainder, 0.60 acres or more, lies in the Poe Survey.',
  }),
  lot({ behind: 'Of said acreage 0.70 acres lie in the Ewing Survey and 0.62 acres lie in the Poe Survey.' }),
  square('', '', '').replace(
    'Beginning',
    'The South 400 feet of the East 300 feet of the Northwest Quarter, being: Beginning',
  ),
  square('', '', '').replace(
    'Beginning',
    'Part of the South 900 feet of the East 800 feet of the Northwest Quarter, described: Beginning',
  ),
  lot({ first: ' to a pin, at which corner the interior angle is 90 degrees' }),
  lot({ before: 'A lot on Elm Street, 60 feet wide, bounded: ' }),
  lot({ before: 'A lot off the west side of a tract 400 feet wide: ' }),
  lot({ before: 'Part of a lot 400 feet by 320 feet: ' }),
  lot({ before: 'A lot on Court Square: ' }),
  lot({ before: 'A lot adjoining a strip 20 feet wide of the railroad: ' }),
  lot({ behind: 'Elm Street is 60 feet wide and the alley 16 feet.' }),
  lot({ behind: 'On the lot is a brick house 40 by 60 feet.' }),
  lot({ behind: 'The grantor owns a lot 90 feet wide next east of it.' }),
  lot({ behind: 'Being part of the land conveyed to Orr, having 500 feet on Elm Street.' }),
  lot({ behind: 'Together with a lane 12 feet wide and 400 feet long.' }),
  lot({ behind: 'The tract lies 2,000 feet north of the depot.' }),
  lot({ behind: 'The property has a well 120 feet deep.' }),
  lot({ behind: 'Subject to a right to keep a triangular piece at the corner.' }),
  lot({ before: 'Part of a square lot of Orr: ' }),
  lot({ behind: 'Area: 6,400 sq. yds.' }),
  lot({ behind: 'The assessor carries the same at 1.3 acres.' }),
  lot({ behind: 'The dwelling has 1,860 square feet of living space.' }),
  lot({ behind: 'The parent tract contains 40 acres.' }),
  lot({ behind: 'Sold at $1,000 per acre, making $1,322.00 in all.' }),
  lot({ behind: 'Sold at $1,000 per acre.' }),
  lot({ behind: 'The perimeter is 1,000 feet.' }),
  lot({ before: 'A lot containing 1.32 acres and bounded so: ' }),
  lot({ behind: 'Sides: 180, 320, 180, 320.' }),
  lot({ behind: 'Depth 320 ft.' }),
  lot({ behind: 'Said four lines were marked by chopped trees.' }),
  lot({ before: 'Two adjoining tracts bounded as one: ' }),
  lot({ before: 'All those two certain lots or pieces of ground in the Borough, bounded as follows: ' }),
  lot({ before: 'The following two tracts: Tract 1. ', behind: 'Tract 2. Lot 9 of Block 4 of the plat of Orrville.' }),
  lot({ behind: 'Corners at (0, 0), (180, 0), (180, 320) and (0, 320).' }),
  lot({ behind: 'Being a lot one hundred eighty by three hundred twenty feet.' }),
  lot({ behind: 'This plat is true and correct to the best of my knowledge and belief.' }),
  lot({ behind: 'The well on the adjoining lot shall remain the property of Tice.' }),
  lot({ behind: 'Tax acres: 1.3.' }),
  tract({ arrives: ' to an oak from which the beginning corner bears S 36° W 485 feet' }),
  lot({})
    .replace('an iron pin on Elm Street', 'the southeast corner of Lot 8')
    .replace('to the beginning', 'to the northeast corner of Lot 9 and the beginning'),
  lot({})
    .replace('an iron pin on Elm Street', 'the S. E. corner of Lot 8')
    .replace('to the beginning', 'to the southeast corner of said Lot 8 and the beginning'),
  lot({ behind: 'Assessed at: $4,100 an acre.' }),
  // The parcel commences where its tie ends, and its last course comes back there.
  lot({ end: 'more or less to the point of commencement' }).replace(
    'Beginning at an iron pin on Elm Street',
    'Commencing at the corner of Lot 14; thence East 210.55 feet to an iron pin on Elm Street and the point of commencement of the herein described parcel',
  ),
];

describe('a claim that is so, or of something else', () => {
  for (const text of AGREES)
    test(`${text.slice(0, 60)} … ${text.slice(-90)}`, () => {
      const { status, reasons } = judged(text).groundtruth_verdicts[0]!;
      assert.equal(status, 'PASS', `${text}\n${reasons[0]!}`);
    });
});

describe('azimuths', () => {
  const byAzimuth = (beginning: string, first: string, behind = ''): string =>
    `Beginning at ${beginning}; thence ${first}azimuth 30°10'20" 120.00 feet; thence azimuth 120°10'20" 90.00 feet; thence azimuth 210°10'20" 120.00 feet; thence azimuth 300°10'20" 90.00 feet to the point of beginning, containing 10,800 square feet. ${behind}`;
  test('of which nothing tells where they count from bar a PASS', () => {
    const { status, reasons } = judged(byAzimuth('a pin', '')).groundtruth_verdicts[0]!;
    assert.equal(status, 'REVIEW');
    assert.match(
      reasons.join(' '),
      /azimuths count from north or from south: from the other end every bearing is reversed/,
    );
  });
  for (const text of [
    byAzimuth('a pin', '', 'Azimuths are from north.'),
    byAzimuth('a pin', 'northeasterly on an '),
    byAzimuth('a pin in Kona, Island of Hawaii', ''),
  ])
    test(`pass where it is told: ${text.slice(13, 70)} … ${text.slice(-30)}`, () =>
      assert.equal(judged(text).groundtruth_verdicts[0]!.status, 'PASS'));
});
