// Courses in prose that speaks of no land, and near forms that do.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf } from '../reading.ts';

describe('one or two courses that never return', () => {
  const rows: [text: string, calls: number[]][] = [
    [
      'The main passage of the cave trends north 20 degrees west for 140 feet and then turns east for 60 feet to the lower room, where the roof rises to 30 feet. Bats were seen there, and the floor is strewn with bones.',
      [],
    ],
    [
      'In the drift at the 200 level the vein was followed N. 34° W. for 180 feet; thence S. 80° W. for 20 feet, where it pinches and is lost in gouge. Samples ran from 2 to 9 ounces of silver, and the hanging wall is porphyry.',
      [],
    ],
    [
      'We marched N. 30° E. 4 miles to a spring, thence east 3 miles through sage to our camp. The mules gave out at noon, and the evening was spent mending harness beside the fire.',
      [],
    ],
    [
      'The stair, beginning at the vestry door, runs south 40 degrees west for 12 feet; thence north for 6 feet to the gallery. The tower was added later by the mason Hale, whose mark is cut on the plinth.',
      [],
    ],
    // mostly courses: a piece of a description that somebody pasted
    ['thence N 40 E 300 feet; thence S 20 E 100 feet', [2]],
    ['Beginning at a pine knot; thence N 40° E 300 feet to a rock; thence S 20° E 100 feet to an oak.', [2]],
    // land is named
    [
      'The pole line begins at the barn and runs N. 20° W. 400 feet; thence West 300 feet to the spring house. The poles stand 100 feet apart and carry two wires, and the owner may plough between them as he did before.',
      [2],
    ],
    [
      'The old wall runs S 18° E 90 feet; thence S 72° W 30 feet to the corner of the lot of Roe. It was built by his father of stone from the brook, and stands to this day as high as a man, mossy and sound.',
      [2],
    ],
  ];
  for (const [text, calls] of rows)
    test(text.slice(0, 80), () =>
      assert.deepEqual(
        tractsOf(text).map((tract) => tract.calls.length),
        calls,
      ),
    );
});
