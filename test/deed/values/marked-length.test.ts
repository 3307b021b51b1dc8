// Lengths with a mark or a letter in their figures, and what is approximate about them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { courseLine, tractsOf } from '../reading.ts';

describe('a length with a mark in its figures', () => {
  const rows: [length: string, read: string][] = [
    ['341;62 feet', '341.62'],
    [`341'62 feet`, '341.62'],
    // neither part of it is the length
    ['1~650 feet', '-'],
    ['341*62 feet', '-'],
    ['341:62 feet', '-'],
    ['3%1.62 feet', '-'],
    ['341^62 feet', '-'],
  ];
  for (const [length, read] of rows)
    test(length, () => {
      const course = `thence N 23° W ${length} to a pin`;
      assert.equal(courseLine(course), `N 23°00'00" W ${read}`);
      const text = `Beginning at a stone; ${course}; thence S 5° E 90 feet to a stake; thence west 40 feet to the beginning.`;
      assert.equal(tractsOf(text)[0]!.calls[0]!.confidence, 'low');
    });
});

describe('a length that is approximate', () => {
  for (const length of ['1815+ feet', '1815± feet', '1815 +/- feet', '~1815 feet'])
    test(length, () => {
      const text = `Beginning at a stone; thence N 23° W ${length} to a pin; thence S 5° E 90 feet to a stake; thence west 40 feet to the beginning.`;
      const [call] = tractsOf(text)[0]!.calls;
      assert.equal(call!.distance, 1815);
      assert.equal(call!.confidence, 'medium');
      assert.equal(call!.confidence_reason, 'the length is approximate');
    });
});

describe('what must not change', () => {
  const rows: [course: string, read: string][] = [
    ['thence N 23° W 19 rods +11 links', `N 23°00'00" W 320.76`],
    ['thence along line L12:64.50 feet', '- 64.5'],
    [`thence N 23° W 12'6" to a pin`, `N 23°00'00" W 12.5`],
    ['thence N 23° W one hundred forty-one (341) feet', `N 23°00'00" W 141`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
});

describe('a length without its point, or only the end of one', () => {
  const others = 'thence S 5° E 90.25 feet to a stake; thence N 81° W 40.10 feet to the beginning.';
  const rows: [length: string, read: string][] = [
    ['61362 feet', '61362'],
    ['_28.98 feet', '28.98'],
    ['along the line of Pell 25 7.55 feet', '7.55'],
    ['along the line of Pell 208.5 1 feet', '1'],
  ];
  for (const [length, read] of rows)
    test(length, () => {
      const [call] = tractsOf(`Beginning at a stone; thence N 23° W ${length} to a pin; ${others}`)[0]!.calls;
      assert.deepEqual([String(call!.distance), call!.confidence], [read, 'low']);
    });
  for (const length of ['1,240 feet', '1320 feet', '840 feet'])
    test(`${length} among shorter lengths with decimals is as it stands`, () => {
      const [call] = tractsOf(`Beginning at a stone; thence N 23° W ${length} to a pin; ${others}`)[0]!.calls;
      assert.equal(call!.confidence, 'high');
    });
});
