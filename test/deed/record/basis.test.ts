// What the bearings of a text are said to refer to; every name and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { basisOfBearings } from '../../../src/deed/record/basis.ts';
import { fold } from '../../../src/deed/words/fold.ts';

const rows: [text: string, basis: string | null][] = [
  [
    'to the beginning. Basis of bearings is grid north, South Zone, from GPS. 9.4 ac +/-',
    'Basis of bearings is grid north, South Zone, from GPS',
  ],
  ['described by courses based on N. C. Grid North; beginning at a pin', 'courses based on N. C. Grid North'],
  ['thence by courses based on the road; beginning at a pin', null],
  [
    'the coordinates of the point, referred to Station "Otter", being 400.1 feet South and 90.2 feet West, thence running by azimuths measured clockwise from true South:\n1. 300° 10\' 40.00 feet',
    'azimuths measured clockwise from true South',
  ],
  [
    'thence by azimuths (measured clockwise from the true south) and distances: 40°',
    'azimuths (measured clockwise from the true south)',
  ],
  [
    'running by true azimuths and distances, clockwise from south, as follows',
    'true azimuths and distances, clockwise from south',
  ],
  ['All azimuths are geodetic, clock-wise from true north.', 'All azimuths are geodetic, clock-wise from true north'],
  ['to the beginning, all bearings given being from the true north:', 'all bearings given being from the true north'],
  ['with a well, all courses and bearings herein being magnetic.', 'all courses and bearings herein being magnetic'],
  [
    'Containing 4 acres. Bearings and distances used herein are based on the Elm coordinate system, zone 9; multiply',
    'Bearings and distances used herein are based on the Elm coordinate system, zone 9',
  ],
  ['(all bearings referred to the true meridian) thence', 'all bearings referred to the true meridian'],
  [
    'The bearings were taken by needle, allowing 20° E., and refer to the true meridian. A post',
    'The bearings were taken by needle, allowing 20° E., and refer to the true meridian',
  ],
  ['The directions of the lines refer to the true meridian.', 'The directions of the lines refer to the true meridian'],
  [
    'described as follows:\nBASIS OF BEARINGS: The south line of Lot 4, assumed to bear N 89° E. Beginning',
    'BASIS OF BEARINGS: The south line of Lot 4, assumed to bear N 89° E',
  ],
  [
    'at a cap, from which the corner bears North 89 degrees East, 2600 feet (basis of bearings); thence',
    'from which the corner bears North 89 degrees East, 2600 feet (basis of bearings)',
  ],
  [
    'thence North 1 degree East (assumed bearing) along the West line',
    'North 1 degree East (assumed bearing) along the West line',
  ],
  [
    'thence South 1 degree 20 minutes West, assigned bearing, along the west line of said lot, a distance of 40 feet',
    'South 1 degree 20 minutes West, assigned bearing, along the west line of said lot',
  ],
  [
    'thence along the east line of said lot, which is assumed to bear North 2 degrees East, thence west',
    'the east line of said lot, which is assumed to bear North 2 degrees East',
  ],
  ['Assumed bearing.', 'Assumed bearing'],
  [
    'For this description the west line of Lot 9 is assumed to bear North 2 degrees East. Beginning',
    'For this description the west line of Lot 9 is assumed to bear North 2 degrees East',
  ],
  ['The sum was assumed to be paid by the grantee', null],
  // A label is no answer.
  [
    'BASIS OF BEARING: The west line of said Section 9, having a bearing of N 2° E, per Map Book 4, O.R.\nCOMMENCING at a bolt',
    'BASIS OF BEARING: The west line of said Section 9, having a bearing of N 2° E, per Map Book 4, O.R',
  ],
  ['BASIS OF BEARINGS\n\nThe west line of Lot 9 bears N 2° E.\n\nBeginning', 'The west line of Lot 9 bears N 2° E'],
  ['Bearing basis: Grid North. Beginning', 'Bearing basis: Grid North'],
  ['BASIS OF BEARINGS\n', null],
  [
    'with all bearings relative to a bearing of N 2° E between the corner, a cap, and the next, a pipe:\nBeginning at',
    'all bearings relative to a bearing of N 2° E between the corner, a cap, and the next, a pipe',
  ],
  [
    'The bearings shown hereon are referenced to the plat of Odell Acres. A pin',
    'The bearings shown hereon are referenced to the plat of Odell Acres',
  ],
  ['All bearings turned from the true meridian; all distances in chains', 'All bearings turned from the true meridian'],
  ['containing 4 acres. Meridian: Odell State Grid North, NAD 83.', 'Meridian: Odell State Grid North, NAD 83'],
  ['range 4 east, Odell Meridian: true copies of the plat', null],
  ['The courses are run by the magnetic needle of 1874.', 'The courses are run by the magnetic needle of 1874'],
  ['the following courses along the meridian', null],
  [
    'thence on an assumed bearing of South 2 degrees East, along the east line thereof, 40 feet',
    'assumed bearing of South 2 degrees East, along the east line thereof',
  ],
  ['having a chord bearing of north 4 degrees west, the bearing of the line being known', null],
  ['the true meridian of the observatory', null],
];

describe('the words that say what the bearings refer to', () => {
  for (const [text, basis] of rows) test(text, () => assert.equal(basisOfBearings(text, fold(text)), basis));
});
