// Bearings whose marks a scan or another set of characters has spoilt: what three groups of figures between the letters say is read and doubted,
// and no length or cardinal is made of what is left.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { directionAt } from '../../../src/deed/values/bearing-phrase.ts';
import { fold } from '../../../src/deed/words/fold.ts';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';
import { bearingText } from '../../../src/survey/bearing.ts';
import { callLine, courseLine, tractsOf } from '../reading.ts';

describe('a degree mark of another set of characters is one', () => {
  const marks = ['¦', '�', '∞', 'ø', '¡', '˚', '⁰', 'ﾟ', 'Â°', '\\u00b0', '%%d', '%%D', 'E', '^', '~'];
  for (const mark of marks)
    test(`N 71${mark}42'16" E`, () => {
      const read = directionAt(fold(`N 71${mark}42'16" E`), 0)!;
      assert.equal(bearingText(read.bearing!), `N 71°42'16" E`);
      assert.deepEqual(read.doubts, []);
    });
});

const spoilt: [phrase: string, bearing: string][] = [
  [`S 23' \n 42' 16" E`, `S 23°42'16" E`],
  [`N 71.42'16" E`, `N 71°42'16" E`],
  [`N 71:42'16" W`, `N 71°42'16" W`],
  [`N 71;42'16" W`, `N 71°42'16" W`],
  [`S 71°42'16™ W`, `S 71°42'16" W`],
  [`S 71° 42/ W`, `S 71°42'00" W`],
  [`S 71° 42¹ W`, `S 71°42'00" W`],
  [`N 71� 42� 16� E`, `N 71°42'16" E`],
  [`N 71? W`, `N 71°00'00" W`],
  [`N 371 42' 16" W`, `N 37°42'16" W`],
  ['N 23 [W]', `N 23°00'00" W`],
];
describe('figures between the letters are the degrees, minutes and seconds', () => {
  for (const [phrase, bearing] of spoilt)
    test(phrase, () => {
      const read = directionAt(fold(phrase), 0)!;
      assert.equal(read.kind, 'quadrant');
      assert.equal(bearingText(read.bearing!), bearing);
      assert.match(read.doubts.join('; '), /taken for/); // which makes the course one of low confidence
      assert.equal(read.end, phrase.length);
    });
});

describe('a bearing read in spite of a small fault', () => {
  const rows: [phrase: string, bearing: string, doubt: RegExp][] = [
    [`S6217'33"E`, `S 62°17'33" E`, /degree mark is missing/],
    [`N 71° 4 2' 16" E`, `N 71°42'16" E`, /stand apart/],
    [`N 71° 42' 1 6" E`, `N 71°42'16" E`, /stand apart/],
    ['north 71 42? 16? east', `N 71°42'16" E`, /degree mark is missing/],
  ];
  for (const [phrase, bearing, doubt] of rows)
    test(phrase, () => {
      const read = directionAt(fold(phrase), 0)!;
      assert.equal(bearingText(read.bearing!), bearing);
      assert.match(read.doubts.join('; '), doubt);
    });
  for (const phrase of ['N-71-42-16-E', `N-71°42'16"-E`])
    test(phrase, () => assert.equal(bearingText(directionAt(fold(phrase), 0)!.bearing!), `N 71°42'16" E`));
});

describe('no length and no cardinal is made of a bearing', () => {
  const rows: [course: string, read: string][] = [
    [`thence S 23'\n 42' 16" E 64.50' to a pin`, `S 23°42'16" E 64.5`],
    [`thence N 23' (E?) 64 feet to an ash`, '- 64'],
    ['thence N 23 (W?) 64 feet to an oak', '- 64'],
    [`thence N 23' 64 feet to an oak`, '- 64'],
    [`thence N-8 421133"-W 64 feet`, '- 64'],
    ['thence N 23-42 64.50 feet to a pin', '- 64.5'],
    ['thence N 23.42.16 64.50 feet to a pin', '- 64.5'],
    ['thence N 23_42_16 W 64.50 feet to a pin', '- 64.5'],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
  test('a 14 for the W is no thousands of the length', () => {
    const [call] = tractsOf(
      `Beginning at a stone; thence N 23° 42' 16" 14, 371.50 feet to a pin; thence S 5° E 90 feet to the beginning.`,
    )[0]!.calls;
    assert.notEqual(call!.distance, 14371.5);
    assert.equal(call!.bearing, null);
  });
});

describe('what must not change', () => {
  const rows: [course: string, read: string][] = [
    [`thence North 23', 64 feet west of the wall`, `N 00°00'00" E 23`],
    [`thence North 1320' to a pin`, `N 00°00'00" E 1320`],
    ['thence South 71 feet', `S 00°00'00" E 71`],
    ['thence north 14, 371.50 feet to a pin', `N 00°00'00" E 14371.5`],
  ];
  for (const [course, read] of rows) test(course, () => assert.equal(courseLine(course), read));
  test(`"N 1320' E" may be two lengths`, () => assert.equal(directionAt(fold(`N 1320' E 660'`), 0)!.bearing, null));
});

describe('minutes and seconds without degrees', () => {
  const tract = (others: string) =>
    readDescription(
      pastedText(`Beginning at a stone; thence S 42'07" W 90 feet to a pin; ${others} to the beginning.`),
    );
  test('where the others have degrees and a blank before them: no degrees, the other reading offered', () => {
    const { extraction, alternates } = tract(`thence N 71 12'31" E 64 feet; thence S 5 10'09" E 30 feet`);
    const [call] = extraction.tracts[0]!.calls;
    assert.equal(callLine(call!).slice(0, 13), `S 00°42'07" W`);
    assert.equal(call!.confidence, 'medium');
    assert.partialDeepStrictEqual(alternates[0], { call: 0, field: 'bearing', value: { degrees: 42, minutes: 7 } });
  });
  test('where others have a prime for the degree mark, or the mark itself: degrees and minutes', () => {
    const { extraction, alternates } = tract(`thence N 71'12'31" E 64 feet; thence S 5°10' E 30 feet`);
    assert.equal(callLine(extraction.tracts[0]!.calls[0]!).slice(0, 13), `S 42°07'00" W`);
    assert.partialDeepStrictEqual(alternates[0], { value: { degrees: 0, minutes: 42, seconds: 7 } });
  });
});
