import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pointName, sectionCell } from '../../src/plss/corner-name.ts';
import { cornerPhrase } from '../../src/plss/corner-phrase.ts';

const rows: [sentence: string, section: number, east: number, north: number, eastFt: number, northFt: number][] = [
  ['Beginning at the southeast corner of Section 9, T17S, R18E', 9, 1, 0, 0, 0],
  ['Commencing at the NW corner of Sec. 12, Township 3 North, Range 4 West', 12, 0, 1, 0, 0],
  ['Beginning at the Northeast (NE) corner of the SE1/4 of Section 3, T. 2 N., R. 3 W.', 3, 1, 0.5, 0, 0],
  ['Commencing at the North Quarter corner of Section 22, T. 8 N., R. 63 W., 6th P.M.', 22, 0.5, 1, 0, 0],
  ['Commencing at the E 1/4 corner of Section 22, T8N, R63W', 22, 1, 0.5, 0, 0],
  ['Beginning at the southwest corner of the NE¼ of the SW¼ of section 7, T8N, R9E', 7, 0.25, 0.25, 0, 0],
  ['Beginning at the northwest corner of the north half of the southeast quarter of Section 7, T8N, R9E', 7, 0.5, 0.5, 0, 0],
  ['Commencing at the corner common to Sections 1, 2, 11 and 12, Township 6 South, Range 2 East', 1, 0, 0, 0, 0],
  ['Commencing at the quarter corner common to sections 15 and 16, T6S, R2E', 15, 0, 0.5, 0, 0],
  ['Beginning at a point 800 feet north and 660 feet east of the southwest corner of Section 34, T6N, R71W', 34, 0, 0, 660, 800],
  ['Beginning at a point which is 2 chains South of the northeast corner of Section 34, T6N, R71W', 34, 1, 1, 0, -132],
  ['Beginning at a point 1,320.5 feet west of the SE corner of Section 34, T6N, R71W', 34, 1, 0, -1320.5, 0],
  ['Commencing at a 3 inch brass cap marking the southwest corner of Section 5, T1N, R1E', 5, 0, 0, 0, 0],
  ['Commencing at the center of Section 5, T1N, R1E', 5, 0.5, 0.5, 0, 0],
  ['Commencing at the NE sixteenth corner of Section 5, T1N, R1E', 5, 0.75, 0.75, 0, 0],
  ['Commencing at the center-north 1/16 corner of Section 5, T1N, R1E', 5, 0.5, 0.75, 0, 0],
  ['Commencing at the SE corner of said Section 4', 4, 1, 0, 0, 0],
]; // prettier-ignore
for (const [sentence, section, east, north, eastFt, northFt] of rows)
  test(sentence, () => {
    const phrase = cornerPhrase(sentence);
    assert.deepEqual(phrase?.at, { section, east, north });
    assert.deepEqual(
      phrase?.offsetFt.map((ft) => ft + 0),
      [eastFt, northFt],
    );
  });

const none: string[] = [
  'Beginning at an iron pin',
  'Beginning at a point on the east line of Section 9, T17S, R18E',
  'Beginning at a point 300 feet from the southeast corner of Section 9, T17S, R18E',
  'Beginning at a point 300 feet north and about two hundred feet east of the SE corner of Section 9, T17S, R18E',
  'Beginning at the southeast corner of Lot 9, Block 2',
  'Beginning at the southeast corner of the Smith tract in Section 9, T17S, R18E',
  'Commencing at the northeast quarter corner of Section 9, T17S, R18E',
  'Commencing at the corner common to Sections 1 and 36, T17S, R18E',
  'Commencing at the corner common to Sections 1 and 2, T17S, R18E',
  'Beginning at the southwest corner of Section 12, Township 139 North, Range $6 West',
  'Beginning at the southwest corner of Section 12, Township 14 North',
];
for (const sentence of none) test(`no corner in: ${sentence}`, () => assert.equal(cornerPhrase(sentence), null));

test('township, range and meridian printed beside the corner are read', () =>
  assert.deepEqual(
    cornerPhrase('Beginning at the SE corner of section 33, township 6 north, range 71 west of the sixth principal meridian')?.names,
    { section: '33', township: '6N', range: '71W', meridian: '6th Principal' },
  )); // prettier-ignore

test('sections run boustrophedon: 1 north-east, 6 north-west, 7 below it, 36 south-east', () =>
  assert.deepEqual(
    [1, 6, 7, 12, 31, 36].map((n) => Object.values(sectionCell(n))),
    [[5, 5], [0, 5], [0, 4], [5, 4], [0, 0], [5, 0]], // prettier-ignore
  ));

const names: [section: number, east: number, north: number, name: string][] = [
  [31, 0, 0, '100100'],
  [1, 1, 1, '700700'],
  [31, 0, 0.5, '100140'],
  [31, 0.25, 0.75, '120160'],
  [31, 0.125, 0, ''],
];
for (const [section, east, north, name] of names)
  test(`the point layer names ${east}, ${north} of section ${section} "${name}"`, () =>
    assert.equal(pointName({ section, east, north }), name));

test('no words make the phrase throw', () =>
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => {
    for (const sentence of [text, `Beginning at the SE corner of ${text}`, `a point ${text} of the SE corner of Section 9`])
      assert.doesNotThrow(() => cornerPhrase(sentence));
  }))); // prettier-ignore
