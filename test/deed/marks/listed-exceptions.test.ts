// Words that keep land back over a list are said of every item of it, and of what their sentence goes on with.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const FARM =
  'Beginning at a rock pile; thence N 70° E 90 poles; thence S 20° E 64 poles; thence S 70° W 90 poles; thence N 20° W 64 poles to the beginning, containing 36 acres';
const A =
  'beginning at the corner of the yard, thence North 12 poles, East 10 poles, South 12 poles, West 10 poles to the beginning';
const B = 'beginning at an oak, thence S 70° W 14 poles, N 20° W 20 poles, thence a straight line to the beginning';
const kept = (words: string): string =>
  tractsOf(`A tract of land: ${FARM}${words.replace('[A]', A).replace('[B]', B)}`)
    .map((tract) => (tract.is_exception ? 'exception' : 'land'))
    .join(' ');

describe('every item of the list', () => {
  const rows: string[] = [
    '; there is excluded from this conveyance (a) a lot sold to Mt. Nebo Church, [A], and (b) a lot sold to Otis Pell, [B].',
    '. Excluded herefrom are (a) a lot sold to Odom, [A], and (b) a lot sold to Pell, [B].',
    '. Excluded from this deed are two lots: (1) a lot of Odom, [A]; and (2) a lot of Pell, [B].',
    '. The following lots are omitted: (a) the lot of Odom, [A]; (b) the lot of Pell, [B].',
    '. The following parcels are not conveyed hereby: (a) the church lot, [A]; (b) the Pell lot, [B].',
    ', out of which the following were sold: (a) to Odom, a lot [A]; (b) to Pell, a lot [B].',
    ', out of which have been sold: 1st, a lot to Odom, [A]; 2nd, a lot to Pell, [B].',
    '. From this tract the following lots have been cut off: (a) the church lot, [A]; (b) the Pell lot, [B].',
    '. There are excepted two lots heretofore sold, the first, [A]; the second, [B].',
    '. Excepting a lot sold to Odom, [A]; and a lot sold to Pell, [B].',
    '. LESS the following two lots: Lot One, [A]; Lot Two, [B].',
    ', except th~ two followin~ tracts: (1) The lot of Odom, [A].\n(2) Tract "B": A lot of land in the sou.th field, [B].',
    '. This conveyance does not cover (a) the church lot, [A]; nor (b) the Pell lot, [B].',
    '. Not conveyed: (a) the church lot, [A]; (b) the Pell lot, [B].',
    '. Less (a) the church lot, [A]; and less (b) the Pell lot, [B].',
    ', save and except (i) the church lot, [A]; and (ii) the Pell lot, [B].',
    ', except the two following tracts:\n(1) The tract [A], said tract containing 0.75 acre, more or less.\n(2) Tract "H": A tract of land in the north field, used for a spring, 20 feet on each side of the following line: [B].',
    '. LESS AND EXCEPT:\n(1) the church lot, [A].\n(2) Parcel B - A lot of 1.5 acres, [B].',
    '. Excluded: a lot sold to Odom, [A]. Also excluded: a lot sold to Pell, [B].',
  ];
  for (const words of rows) test(words, () => assert.equal(kept(words), 'land exception exception'));
});

describe('behind what is only said of the land', () => {
  const rows: [words: string, read: string][] = [
    [
      '. Being the same land conveyed to Odom in Volume 81, Page 7. LESS AND EXCEPT the following: Beginning at an oak at the corner of the tract of Pell in Instrument No. 2015; thence S 70° W 14 poles; thence N 20° W 20 poles; thence a straight line to the beginning.',
      'land exception',
    ],
    ['; being the same land conveyed to Odom in 1911, beginning at an oak and running S 70° W 14 poles.', 'land'],
    [
      '. Excepting: A 2.5 acre lot, being part of that 60.5 acre tract of Pell, Abstract No. 62, described as follows: [B].',
      'land exception',
    ],
    [
      '. Less and except: [A]. Bearings are of the line of Section 1. And further excepting: [B].\n\n2. B' + A.slice(1),
      'land exception exception land',
    ],
  ];
  for (const [words, read] of rows) test(words, () => assert.equal(kept(words), read));
});

describe('land that passes', () => {
  const rows: [words: string, read: string][] = [
    ['. Also conveyed hereby are (a) a lot bought of Odom, [A]; and (b) a lot bought of Pell, [B].', 'land land land'],
    ['. There is included (a) a lot bought of Odom, [A]; and (b) a lot bought of Pell, [B].', 'land land land'],
    [', except the minerals. Also (a) a lot of Odom, [A]; and (b) a lot of Pell, [B].', 'land land land'],
    ['. Excepting a lot sold to Odom, [A]. Also another tract, [B].', 'land exception land'],
    ['. Excepting a lot sold to Odom, [A]; and also a lot bought of Pell, [B].', 'land exception land'],
    ['. Second tract: sold to grantor by Odom, [A]. Third tract: [B].', 'land land land'],
    ['. The tract from which was conveyed to the grantors a lot, [A].', 'land land'],
  ];
  for (const [words, read] of rows) test(words, () => assert.equal(kept(words), read));
});

for (const start of ['Beginning', 'Commence', 'Begin', 'Starting'])
  test(`Parcel 2 behind what is kept back of Parcel 1: ${start} at`, () => {
    const parcel = FARM.replace('Beginning', start);
    const read = tractsOf(`PARCEL 1: ${parcel}.\n\nLess and except: B${A.slice(1)}.\n\nPARCEL 2: ${parcel}.`);
    assert.deepEqual(
      read.map((tract) => tract.is_exception),
      [false, true, false],
    );
  });

test('each item has the area that is said of it, and none of the item before', () => {
  const areas = tractsOf(
    `A tract of land: ${FARM}, except the following tracts:\n(1) The tract ${A}, containing 0.75 acre.\n(2) A lot ${B}, said lot containing 0.9 acre.\n(3) A lot ${A}.\n(4) A lot of 1.5 acres, ${B}.`,
  ).map((tract) => tract.stated_area);
  assert.deepEqual(areas, ['acres=36', 'acres=0.75', 'acres=0.9', '', 'acres=1.5']);
});
