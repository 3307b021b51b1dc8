// A value that the paper says twice: the same is one value, another is named and never passed over. Every name and number is invented.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';
import { judge } from '../../../src/verdict/verdict.ts';
import { callLine, tractsOf } from '../reading.ts';

function reading(course: string): { line: string; confidence: string; why: string } {
  const [, call] = tractsOf(
    `Beginning at a stone; thence N 10° E 100 feet to a stake; ${course}; thence S 20° W 50 feet to the point of beginning.`,
  )[0]!.calls;
  return { line: callLine(call!), confidence: call!.confidence, why: call!.confidence_reason };
}

describe('what is said again and is the same stays one sure value', () => {
  const rows: [course: string, line: string][] = [
    ["thence South fifty-two degrees five minutes East (S. 52° 05' E.) 140 feet", `S 52°05'00" E 140`],
    ['thence North 33° West (north thirty-three degrees west) 70 feet', `N 33°00'00" W 70`],
    ['thence N 33° W 914.40 feet (278.71 meters) to a pin', `N 33°00'00" W 914.4`],
    ['thence N 33° W 30 feet or 9.14 meters to a pin', `N 33°00'00" W 30`],
    ['thence N 33° W 99 feet (6 poles) to a pin', `N 33°00'00" W 99`],
    ['thence N 33° W 500 feet (180 varas) to a pin', `N 33°00'00" W 500`],
    ['thence N 33° W 250.00 feet (240 feet record) to a pin', `N 33°00'00" W 250`],
    [`thence N 33°10'05" W (N 33°12' W record) 250.00 feet to a pin`, `N 33°10'05" W 250`],
  ];
  for (const [course, line] of rows)
    test(course, () => assert.deepEqual(reading(course), { line, confidence: 'high', why: '' }));
});

describe('what is said again and is not the same lowers the confidence, by name', () => {
  const rows: [course: string, line: string, why: string][] = [
    [
      'thence along a curve to the left, radius 21.06 feet (6.420 meters), an arc length of 3,061 feet (0.933 meters)',
      'curve R21.06 L3061 left',
      '3061 feet and 0.933 meters are told for it: they are not the same',
    ],
    [
      "thence South fifty-two degrees five minutes East (S. 42° 05' E.) 140 feet",
      `S 52°05'00" E 140`,
      `words say S 52°05'00" E, figures say S 42°05'00" E`,
    ],
    [
      "thence South 52 degrees 5 minutes East (S. 52° 05' W.) 140 feet",
      `S 52°05'00" E 140`,
      `words say S 52°05'00" E, figures say S 52°05'00" W`,
    ],
    [
      'thence North 33° West (north thirty-three degrees east) 70 feet',
      `N 33°00'00" W 70`,
      `figures say N 33°00'00" W, words say N 33°00'00" E`,
    ],
    [
      'thence N 33° W 914.40 feet [287.71 meters] to a pin',
      `N 33°00'00" W 914.4`,
      '914.4 feet and 287.71 meters are told for it: they are not the same',
    ],
    [
      'thence N 33° W 30 feet or 91.4 meters to a pin',
      `N 33°00'00" W 30`,
      '30 feet and 91.4 meters are told for it: they are not the same',
    ],
    [
      'thence N 33° W 99 feet (9 poles) to a pin',
      `N 33°00'00" W 99`,
      '99 feet and 9 poles are told for it: they are not the same',
    ],
  ];
  for (const [course, line, why] of rows)
    test(course, () => assert.deepEqual(reading(course), { line, confidence: 'low', why }));
});

const SQUARE = (second: string, area: string): string =>
  `Beginning at a stone; thence N 45° E 400 feet; thence South forty-five degrees East ${second} 400 feet; thence S 45° W 400 feet; thence N 45° W 400 feet to the point of beginning, containing ${area}.`;

test('a figure that closes and agrees by its words settles what its figures say otherwise', () => {
  const status = (text: string): string => judge(readDescription(pastedText(text)).extraction)[0]!.status;
  assert.equal(status(SQUARE('(S. 45° E.)', '3.67 acres')), 'PASS');
  assert.equal(status(SQUARE('(S. 54° E.)', '3.67 acres')), 'PASS');
  assert.equal(status(SQUARE('(S. 54° E.)', '3.97 acres')), 'REVIEW');
});

test('an area that the figures in brackets contradict is noted', () => {
  const notes = (area: string): string | null => tractsOf(SQUARE('', area))[0]!.notes;
  assert.equal(notes('three and sixty-seven hundredths (3.67) acres'), null);
  assert.equal(
    notes('three and sixty-seven hundredths (3.76) acres'),
    'The words state 3.67 acres, the figures in brackets 3.76.',
  );
});
