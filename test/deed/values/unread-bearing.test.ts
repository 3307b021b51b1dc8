// Bearings among whose figures a scan has left letters: what only one figure can have been is read and doubted; what is left of an angle is never
// a cardinal direction, and no length is made of it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tractsOf, callLine, courseLine } from '../reading.ts';

const callOf = (course: string): ReturnType<typeof tractsOf>[number]['calls'][number] =>
  tractsOf(
    `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`,
  )[0]!.calls[1]!;

describe('letters among the figures of a bearing', () => {
  const rows: [course: string, read: string][] = [
    // The letters glued to the wind.
    // Degrees that leave a choice are offered, not read.
    [`thence N SS°12'16" E 64 feet`, '- 64'],
    [`thence South d1' 4Z' ll" West 64 feet`, '- 64'],
    // What is left of an angle, glued or torn.
    [`thence NSS°31'12.4"E a distance of 64 feet`, '- 64'],
    [`thence South_7g_31_12_E 64 feet`, '- 64'],
    [`thence N 170 'lll 0" E along the wall, a distance of 64.25', to a pin`, '- 64.25'],
    [`thence S~)Uth 17031"12" West, 64 feet to a pin`, '- 64'],
    [`thence run N-71 12131A"-E, 64 feet`, '- 64'],
    [`thence N-71 1A'23"-W 64 feet`, '- 64'],
    ['thence running E.:::sterly a distance of 64 feet', '- 64'],
    [`thence N17 31"W a distance of 64 feet`, `N 17°31'00" W 64`],
    // Behind a verb or a wall, with letters that are no figure's, up to a wind and its two marks.
    [`thence continuing S. 1Zo31'1r2" E., 64 feet`, '- 64'],
    [`thence along the wall N. 1r°3o'12" W., 64 feet`, '- 64'],
    [`thence continuing N Z7o31'1r2" W 64 feet`, '- 64'],
    ['thence S 02-S0-20 W, 64 feet', '- 64'],
    ['thence North S7 deg. 12 min. West 64 feet', '- 64'],
  ];
  for (const [course, read] of rows)
    test(course, () => {
      const call = callOf(course);
      assert.equal(callLine(call), read);
      assert.equal(call.confidence, 'low');
    });
});

describe('what must not change', () => {
  const rows: [course: string, read: string][] = [
    [`thence North 8' 6" to a post`, `N 00°00'00" E 8.5`],
    ['thence North 2nd Street 64 feet', `N 00°00'00" E 64`],
    ['thence East 64ft to a post', `N 90°00'00" E 64`],
    [`thence 64' East to a post`, `N 90°00'00" E 64`],
    ['thence S: 64 feet to a post', `S 00°00'00" E 64`],
    [`thence N 34°15' W 64 feet`, `N 34°15'00" W 64`],
    [`thence S 31° 4' 16" E 64 feet`, `S 31°04'16" E 64`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});
