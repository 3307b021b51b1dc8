// Bearings that a scan has spoilt, read by their whole shape and the length behind them; what was assumed is said.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, courseLine, tractsOf } from '../reading.ts';

describe('a bearing with misread letters, figures or marks', () => {
  const rows: [course: string, read: string][] = [
    ['thence 8outh 61 degrees 30 minutes East 95 feet', `S 61°30'00" E 95`],
    [`thence N. $7°19' E. 33.5 feet`, `N 07°19'00" E 33.5`],
    ['thence North 17 degrees 4.1 minutes 09 seconds West 33 feet', `N 17°04'15" W 33`],
    [`thence North 9 o 53' East 143 feet`, `N 09°53'00" E 143`],
    ['thence S. 6l W. 23.5 feet', `S 61°00'00" W 23.5`],
    [`thence east 90°00'00" East a distance of 33 feet`, `N 90°00'00" E 33`],
  ];
  for (const [course, read] of rows)
    test(course, () => {
      const [value, unit] = read.split('|');
      if (unit === undefined) assert.equal(courseLine(course), value);
      const text = `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the beginning.`;
      const call = tractsOf(text)[0]!.calls[1]!;
      assert.equal(callLine(call).split(' ').slice(0, 3).join(' '), value!.split(' ').slice(0, 3).join(' '));
      assert.notEqual(call.confidence, 'high');
      assert.notEqual(call.confidence_reason, '');
    });
});

describe('what only looks like one', () => {
  const rows: [course: string, read: string][] = [
    ['thence 40 feet south of the wall, along it, N 5° E 60 feet', `N 05°00'00" E 60`],
    ['thence along lot 8 36 feet', '- 36'],
    [`thence from the mouth 16°05' East 33 feet`, '- 33'],
    [`thence with both 16°05' East 33 feet`, '- 33'],
    [`thence south 16°05' with 33 feet`, '- 33'],
    [`thence South 21918' 33.5 feet`, '- 33.5'],
    [`thence South 218' to a pin`, `S 00°00'00" E 218`],
    ['thence west 77 feet 16 degrees 5 minutes west to a road', '- 77'],
    ['thence with the line of lots 7 and 8 East 30 feet', `N 90°00'00" E 30`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});
