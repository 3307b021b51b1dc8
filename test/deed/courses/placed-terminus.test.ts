// Bearings and lengths that only say where a point or a line lies to which a course runs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { courseLine } from '../reading.ts';

describe('where a course ends', () => {
  const rows: readonly [course: string, read: string][] = [
    [
      'thence easterly along the shore to its intersection with a line bearing N 31° E from a point distant 140 feet S 62° E of the stone',
      '- -',
    ],
    [
      'thence easterly along the shore to its intersection with a line bearing N 31° E from a point distant S 62° E 140 feet from the stone',
      '- -',
    ],
    [
      'thence along the pond to the intersection with a line which runs S 82° E from a point 31 feet N 3° W of the wall',
      '- -',
    ],
    [
      'thence up the run to the intersection of a line bearing N 31° E and passing through a point 140 feet S 62° E of the stone',
      '- -',
    ],
    [
      'thence along the shore to the southerly extension of a line bearing S 44° W from a point on the road distant 88.5 feet N 71° W from the stone',
      '- -',
    ],
    ['thence to a point distant 44 feet N 6° E from an iron pipe', '- -'],
    ['thence to a point 44 feet N 6° E of an iron pipe', '- -'],
    ['thence N 12° E to a point distant 44 feet N 6° E from an iron pipe', 'N 12°00\'00" E -'],
    ['thence N 12° E to a line bearing S 82° E from a point 51 feet N 4° W of a wall', 'N 12°00\'00" E -'],
    ['thence N 12° E 91 feet to a point distant 44 feet N 6° E from an iron pipe', 'N 12°00\'00" E 91'],
    [
      'thence southerly 205 feet along the shore to its intersection with a line bearing N 31° E from a point distant 140 feet S 62° E of the stone',
      '- 205',
    ],
    // A course that names what it sets out from has its own values.
    ['thence S 62° E 140 feet from said stake to a stone', 'S 62°00\'00" E 140'],
    ['thence 140 feet S 62° E of the last mentioned point to a stone', 'S 62°00\'00" E 140'],
    ['thence on a line bearing N 31° E 140 feet to a stone', 'N 31°00\'00" E 140'],
    ['thence along a line bearing N 31° E from said stake 140 feet to a stone', 'N 31°00\'00" E 140'],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});
