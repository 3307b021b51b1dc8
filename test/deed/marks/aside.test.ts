// What stands in a course and is none of its values: trees beside its end, parts of land named by their depth.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines, courseLine } from '../reading.ts';

const lines = (rows: readonly (readonly [sentence: string, answer: string])[]): void => {
  for (const [sentence, answer] of rows) test(sentence, () => assert.equal(courseLine(sentence), answer));
};

describe('what stands in brackets before a bearing', () => {
  lines([
    ["thence by land of the Grange (map 4, Lot 6; 30' x 90'), S 44° E 310 feet", `S 44°00'00" E 310`],
    ['thence along the lane (width varies: 20 to 33 feet), S 44° E 310 feet', `S 44°00'00" E 310`],
    ['thence along land of Orr (Book 6, Page 2; see also Book 9), S 44° E 310 feet', `S 44°00'00" E 310`],
    ['thence along the lane three hundred ten (310) feet', '- 310'],
    ["thence with the line of a new 30' access easement, S 44° E 310 feet", `S 44°00'00" E 310`],
    ["thence with the line of a 30' sanitary sewer easement to a pin", '- -'],
  ]);
});

describe('the bearing of a line that is met', () => {
  lines([
    ['thence down the brook until it intersects a line through cairn 1, and bearing therefrom S 37° W', '- -'],
    ['thence down the brook to a line bearing S 37° W from the mill', '- -'],
  ]);
});

describe('trees beside the end of a course', () => {
  lines([
    ['thence S 44° E 310 feet to a cairn with a larch tree bearing N. 17° W. distant 6 feet', `S 44°00'00" E 310`],
    ['thence with the brook to a cairn with a pecan bearing N 17° W distant 6 feet', '- -'],
    ['thence with the brook to a cairn with an ash tree bearing N 17° W, 6 feet', '- -'],
    ['thence up the brook to a cairn, a maple tree being N 17 W 6 feet', '- -'],
    ['thence by the brook to a cairn with two elms bearing N 17° W distant 6 feet and S 3° E distant 11 feet', '- -'],
    ['thence S 44° E 310 feet to a cairn with two elms bearing N 17° W 6 feet & S 3° E 11 feet', `S 44°00'00" E 310`],
    [
      'thence S 44° E (310 feet) to a cairn with three elms distant from the cairn 9, 14 and 21 feet',
      `S 44°00'00" E 310`,
    ],
    ['thence S 44° E to a cairn, with two oaks distant from said cairn 14 and 21 feet', `S 44°00'00" E -`],
  ]);
  test('what runs so itself stays a course', () => {
    assert.deepEqual(
      callLines(
        'Beginning at a cairn; thence on a line bearing S 44° E 310 feet; thence on a grid bearing of S 9° W 85 feet to a larch tree and N 71 W 240 feet to a post; thence with an initial course of N 4° W 96 feet to the beginning.',
      ),
      [`S 44°00'00" E 310`, `S 09°00'00" W 85`, `N 71°00'00" W 240`, `N 04°00'00" W 96`],
    );
    assert.deepEqual(
      callLines(
        'Beginning at a cairn; thence East 85 poles to a pine; a larch tree bearing N 6 E 8 feet and S 52° W 131 poles to a rock; thence to the beginning.',
      ),
      [`N 90°00'00" E 85`, `S 52°00'00" W 131`, '- -'],
    );
  });
  lines([
    ['thence S 44° E (310 feet by the old plan) 312 feet to a post', `S 44°00'00" E 312`],
    ['thence S 44° E 312 feet (310 feet) to a post', `S 44°00'00" E 312`],
  ]);
});

describe('a part of the land named by its depth', () => {
  lines([
    ['thence east along the north line of said South 722 feet to the canal', `N 90°00'00" E -`],
    ['thence east along the north line of the South 722 feet to the canal', `N 90°00'00" E -`],
    ['thence south by the boundary of the westerly 38.5 feet to the canal', `S 00°00'00" E -`],
    ['thence east along the north line of the South 722 feet of Lot 8, 61 feet to the canal', `N 90°00'00" E 61`],
    ['thence east 61 feet along the north line of the South 722 feet to the canal', `N 90°00'00" E 61`],
    ['thence along the north line of land of South 722 feet to the canal', '- 722'],
    ['thence along the west side of Elm Street South 722 feet to the canal', `S 00°00'00" E 722`],
  ]);
});

describe('what places the end of a course that follows something', () => {
  lines([
    ['thence up the run to a spring 43 feet N 27 E of the house', '- -'],
    ['thence up the run to a spring, the same being N 27 E 43 feet from the house', '- -'],
    ['thence up the run to a bridge, the chimney of the mill bearing N 27 E 43 feet', '- -'],
    ['thence along the shore to a bolt bearing N 27 E 43 feet from the mill', '- -'],
    ['thence west along the line of the 43 feet reserved for a road to a post', `N 90°00'00" W -`],
    ['thence by the wall to a rock bearing N 27 E 43 feet from the last mentioned point', `N 27°00'00" E 43`],
    ['thence with the line of Teel, the same being N 27 E 43 feet, to a post', `N 27°00'00" E 43`],
    ['thence with the lane to a gate, N 27 E 43 feet', `N 27°00'00" E 43`],
    ['thence to a stone bearing N 27 E 43 feet', `N 27°00'00" E 43`],
  ]);
});
