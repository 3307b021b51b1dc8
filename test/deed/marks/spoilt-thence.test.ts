// "thence" with a sign for one of its letters opens a course, also where nothing but what it runs along tells so.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLines } from '../reading.ts';

const between = (word: string): string[] =>
  callLines(
    `Beginning at a bolt; thence N 14° E 83 feet to a pin; ${word} westerly along said wall 36 feet to a post; thence S 3° W 71 feet to the beginning.`,
  );

describe('a sign for a letter or two', () => {
  for (const word of [
    'THEN~',
    'th~nce',
    'TH\ufffdNCE',
    'then\ufffde',
    'thenc~',
    '~hence',
    't~ence',
    'th\u25a0nce',
    'th\u2022nce',
  ])
    test(word, () => assert.deepEqual(between(word), [`N 14°00'00" E 83`, '- 36', `S 03°00'00" W 71`]));
  test('two curves, each its own', () => {
    assert.deepEqual(
      callLines(
        'Beginning at a bolt; thence N 14° E 83 feet; THEN~ along a curve to the left for an arc distance of 31 feet, radius 64 feet; THENCE Northerly along said lane to the left for an arc distance of 47 feet, radius 410 feet; th~nce with the creek to the beginning.',
      ),
      [`N 14°00'00" E 83`, 'curve R64 L31 left', 'curve R410 L47 left', '- -'],
    );
  });
});

test('before a bearing whose letters are hyphened', () =>
  assert.deepEqual(
    callLines(
      `Commence at a bolt; thence South 31 feet for a POINT OF BEGINNING; then\ufffde run S-4°10'20"-E, 83 feet; then\ufffde run N-71°31'-W, 36 feet to the point of beginning.`,
    ),
    [`S 04°10'20" E 83`, `N 71°31'00" W 36`],
  ));

describe('what is no "thence"', () => {
  for (const word of ['there~', 'f~nce', '~', 'th~', 'the ~'])
    test(word, () => assert.equal(between(word).length < 3 || between(word)[1] !== '- 36', true));
});

describe('glued to its neighbours', () => {
  test('"runningthence nine rods west", "thencesix rods east"', () =>
    assert.deepEqual(
      callLines(
        'Beginning at the corner of lot 8, and runningthence nine rods west to a rock; thence seven rods south to a post; thencesix rods east to a gum; andthence North 2 rods to a pin; thencenorth 4 rods to the beginning.',
      ),
      [`N 90°00'00" W 9`, `S 00°00'00" E 7`, `N 90°00'00" E 6`, `N 00°00'00" E 2`, `N 00°00'00" E 4`],
    ));
  test('"tlienceWest along": spoilt and glued, the course is not lost', () =>
    assert.deepEqual(
      callLines(
        'Beginning at a stone; tlienceWest along the wall 40 feet; thence North 30 feet; theneeEast 40 feet; thence South 30 feet to the place of beginninp.',
      ).length,
      4,
    ));
});
