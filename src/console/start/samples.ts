// Six descriptions of our own writing, one of each kind that a newcomer may want to see read.
export interface Sample {
  readonly title: string;
  readonly hint: string;
  readonly words: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    title: 'A lot in words',
    hint: 'no figures at all',
    words:
      'Beginning at an iron pin on the north side of Mill Street; thence north one hundred fifty feet to a stake; thence east ' +
      'sixty feet to a stake; thence south one hundred fifty feet to Mill Street; thence west along the street sixty feet to ' +
      'the place of beginning, containing nine thousand square feet.',
  },
  {
    title: 'A corner lot with a curve',
    hint: 'radius, arc, chord and angle agree',
    words:
      'Beginning at a 5/8 inch rebar at the southwest corner of Lot 4; thence North 00°00\'00" East, 100.00 feet; thence North ' +
      '90°00\'00" East, 75.00 feet to the beginning of a tangent curve concave to the southwest having a radius of 25.00 feet; ' +
      'thence along said curve to the right through a central angle of 90°00\'00", an arc length of 39.27 feet, the chord of ' +
      'which bears South 45°00\'00" East, 35.36 feet; thence South 00°00\'00" West, 75.00 feet; thence South 90°00\'00" West, ' +
      '100.00 feet to the point of beginning. Containing 9,866 square feet, more or less.',
  },
  {
    title: 'Poles, trees and stones',
    hint: 'an old deed',
    words:
      'Beginning at a white oak on the bank of the branch, corner to Amos Vell; thence N 30 E 40 poles to a stone; thence S 60 E ' +
      '20 poles to a hickory; thence S 30 W 40 poles to a planted stone; thence N 60 W 20 poles to the beginning, containing ' +
      'five acres, be the same more or less.',
  },
  {
    title: 'From a section corner',
    hint: 'a commencement with its tie',
    words:
      'Commencing at the Northeast corner of Section 14, Township 3 North, Range 5 West, Boise Meridian; thence South 0°15\'00" ' +
      'West along the east line of said section, 660.00 feet; thence North 89°45\'00" West, 40.00 feet to the Point of Beginning; ' +
      'thence South 0°15\'00" West, 300.00 feet; thence North 89°45\'00" West, 290.40 feet; thence North 0°15\'00" East, 300.00 ' +
      'feet; thence South 89°45\'00" East, 290.40 feet to the Point of Beginning. Containing 2.000 acres.',
  },
  {
    title: 'Part of a section',
    hint: 'land by the rectangular survey',
    words:
      'The Northeast Quarter of the Southwest Quarter of Section 12, Township 3 North, Range 5 West, Boise Meridian, Ada County, ' +
      'Idaho, containing 40 acres, more or less.',
  },
  {
    title: 'One that does not close',
    hint: 'two figures changed places',
    words:
      'Beginning at a found iron pipe; thence North 12°30\'00" East, 400.00 feet; thence South 77°30\'00" East, 300.00 feet; ' +
      'thence South 21°30\'00" West, 400.00 feet; thence North 77°30\'00" West, 300.00 feet to the point of beginning. ' +
      'Containing 2.755 acres.',
  },
];
