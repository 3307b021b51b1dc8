// What is excepted: a figure behind the words, or only a right, and the figure is the land.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

const LOT =
  'eginning at a pin by the gate; thence N 12° E 150 feet; thence S 78° E 120 feet; thence S 12° W 150 feet; thence N 78° W 120 feet to the point of beginning';
const STRIP =
  'eginning at a stone in the race; thence N 5° W 80 feet; thence N 85° E 60 feet; thence S 5° E 80 feet; thence S 85° W 60 feet to the place of beginning';

const kindsOf = (words: string): string =>
  tractsOf(words.replaceAll('LOT', LOT).replaceAll('STRIP', STRIP))
    .map((tract) => (tract.is_exception ? 'excepted' : 'land'))
    .join(', ');

describe('a right comes off, and the figure is the land', () => {
  const rows = [
    'Excepting and reserving the coal heretofore sold, all that tract on Mud Run: BLOT.',
    'Excepting and reserving all oil, gas and other minerals, the following described tract: BLOT.',
    'Excepting and reserving to the Vale Mining Co. all the clay with rights to remove the same, that certain parcel bounded thus: BLOT.',
    'All of Lot 9, except the minerals, being more particularly described as follows: BLOT.',
    'That part of the SW 1/4, except the railroad right of way, described as follows: BLOT.',
    'Lot 7 EXCEPT the east 12 feet, being more particularly described as follows: BLOT.',
    'EXCEPTING the road along the north side, the lot is bounded: BLOT.',
  ];
  for (const words of rows) test(words, () => assert.equal(kindsOf(words), 'land'));
});

describe('behind a first figure', () => {
  const rows: readonly [words: string, second: 'excepted' | 'land'][] = [
    ['. LESS THEREFROM THE FOLLOWING DESCRIBED PUMP SITE: BSTRIP.', 'excepted'],
    ['. Less therefrom bSTRIP.', 'excepted'],
    ['. ALSO LESS: BSTRIP.', 'excepted'],
    ['. Also less bSTRIP.', 'excepted'],
    ['. Excepting the minerals, and excepting also a lot bSTRIP.', 'excepted'],
    [', excepting from said tract the part conveyed to Orr, more particularly described as: BSTRIP.', 'excepted'],
    [', excepting that part taken for highway purposes, bSTRIP.', 'excepted'],
    ['. Excepting the right of way of the railroad, a strip of land 40 feet wide: BSTRIP.', 'excepted'],
    [', excepting that part taken for the highway. Also a lot bSTRIP.', 'land'],
    ['. Excluded therefrom: BSTRIP.', 'excepted'],
    [', saving and reserving the graveyard lot bSTRIP.', 'excepted'],
    [', less that certain 0.1 acre deeded to the Board of Roads, bounded as follows: BSTRIP.', 'excepted'],
    [', except a lot sold to Orr; said exception being described as follows: BSTRIP.', 'excepted'],
    [
      ", EXCEPT a tract described as beginning 310.5' North of the SE corner of said lot, thence N 5° W 80', thence N 85° E 60', thence S 5° E 80', thence S 85° W 60' to beginning.",
      'excepted',
    ],
    [
      '. Excepting and reserving to the grantor the coal and the right to mine it. A second tract is bounded as follows: BSTRIP.',
      'land',
    ],
    ['. Excepting and reserving all oil and gas. Also the following tract: BSTRIP.', 'land'],
    [', excepting and reserving all coal and mining rights.\nTRACT 2: BSTRIP.', 'land'],
    [', less 1/2 of the oil, gas and minerals. Tract 2: BSTRIP.', 'land'],
    ['. Excepting all oil, gas and other minerals heretofore reserved.\n\nBSTRIP.', 'land'],
    ['. Less and except all minerals of record.\n\n(Parcel C)\nBSTRIP.', 'land'],
    ['. Excepting therefrom the rights of the public. BSTRIP.', 'land'],
    ['. Excepting the coal in the following: BSTRIP.', 'excepted'],
    [
      '. Excepting the lot of the mill.\n\nTract 4 of 5:\n\nThat part of the field described as follows: BSTRIP.',
      'land',
    ],
    [', reserving an easement over the following strip: BSTRIP.', 'land'],
    ['. Together with the following: BSTRIP.', 'land'],
  ];
  for (const [words, second] of rows) test(words, () => assert.equal(kindsOf(`BLOT${words}`), `land, ${second}`));
});

test('a corner that is no beginning does not keep the words that except', () => {
  const tracts = tractsOf(
    'A tract of 1.4 acres bounded as follows: commencing at rod (1) N 3° W 300 ft to rod (2), thence N 87° E 200 ft to rod (3), thence S 3° E 300 ft to rod (4), thence S 87° W 200 ft to rod (1), LESS AND EXCEPT that certain 0.1 acre taken for the road, bounded as follows: Beginning at rod (1), thence N 3° W 20 ft, thence N 87° E 200 ft, thence S 3° E 20 ft, thence S 87° W 200 ft to rod (1).',
  );
  assert.deepEqual(
    tracts.map((tract) => [tract.is_exception, tract.stated_area]),
    [
      [false, 'acres=1.4'],
      [true, 'acres=0.1'],
    ],
  );
});
