// Azimuths without their marks, and called only "Az."; and a length before its bearing behind "then".
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, callLines, courseLine, tractsOf } from '../reading.ts';

const LOT = [`N 30°10'20" E 120`, `S 59°49'40" E 90`, `S 30°10'20" W 120`, `N 59°49'40" W 90`];

describe('azimuths', () => {
  const rows: string[] = [
    'Proceed from the beginning point, Az. 30-10-20, 120.00 ft; Az. 120-10-20, 90.00 ft; Az. 210-10-20, 120.00 ft; Az. 300-10-20, 90.00 ft, to the point of beginning. (N = 0°.)',
    'Beginning at a pin; thence Az 30-10-20, 120 ft; thence Az 120-10-20, 90 ft; thence Az 210-10-20, 120 ft; thence Az 300-10-20, 90 ft to the point of beginning. Azimuths from north.',
    'Beginning at a pin; thence azimuth 30 10 20, 120 ft; thence azimuth 120 10 20, 90 ft; thence azimuth 210 10 20, 120 ft; thence azimuth 300 10 20, 90 ft to the point of beginning. Azimuths from north.',
    `Beginning at a pin, Az. 30°10'20", 120 ft; Az. 120°10'20", 90 ft; Az. 210°10'20", 120 ft; Az. 300°10'20", 90 ft to the point of beginning. (North = 0)`,
  ];
  rows.push(
    'Beginning at a pin; thence northerly on an assumed azimuth from North of 30 degrees 10 minutes 20 seconds, along the hedge, a distance of 120 feet; thence easterly 120 degrees 10 minutes 20 seconds azimuth, a distance of 90 feet; thence southerly 210 degrees 10 minutes 20 seconds azimuth, a distance of 120 feet; thence northerly 300 degrees 10 minutes 20 seconds azimuth, a distance of 90 feet to the point of beginning.',
  );
  for (const text of rows) test(text, () => assert.deepEqual(callLines(text), LOT));

  test('an azimuth to a mark, without a length', () => {
    const text =
      'Beginning at a buoy, by azimuths measured clockwise from true south; then 180 degrees for a distance of 310 feet; 060 degrees to the ledge; thence to the point of beginning.';
    assert.deepEqual(callLines(text), [`N 00°00'00" E 310`, `S 60°00'00" W -`, '- -']);
  });

  test('what may be a length is no minute', () => {
    const text =
      'Beginning at a pin; thence azimuth 30 46 feet to a post; thence azimuth 120 52 feet to a pin; thence azimuth 210 46 feet to the beginning. Azimuths from north.';
    assert.ok(callLines(text).every((line) => line.startsWith('- ')));
  });
});

describe('azimuths of a list, with dashes or a mark misread', () => {
  const list = (first: string, second: string, third: string, fourth: string): string =>
    `Beginning at a pipe, thence running by azimuths measured clockwise from north:\n1. ${first} 120.00 feet along Lot 3;\n2. ${second} 90.00 feet;\n3. ${third} 120.00 feet;\n4. ${fourth} 90.00 feet to the point of beginning.`;
  const rows: [text: string, confidence: string][] = [
    [list('30-10-20', '120-10-20', '210-10-20', '300-10-20'), 'high'],
    [list(`30'10'20"`, `120'10'20"`, `210'10'20"`, `300' 10' 20"`), 'medium'],
    [list(`30010'20"`, `120010'20"`, `210010' 20"`, `300010'20"`), 'medium'],
  ];
  for (const [text, confidence] of rows)
    test(text, () => {
      assert.deepEqual(callLines(text), LOT);
      for (const call of tractsOf(text)[0]!.calls) assert.equal(call.confidence, confidence, call.confidence_reason);
    });
  test('a minute whose mark is a semicolon', () => {
    const { calls } = tractsOf(list(`30° 10; `, `120°10'`, `210°10'`, `300°10'`))[0]!;
    assert.deepEqual([callLine(calls[0]!), calls[0]!.confidence], [`N 30°10'00" E 120`, 'medium']);
  });
  test('the azimuth of a chord', () => {
    const text =
      'Beginning at a pipe; thence by azimuths from north: on a curve to the left, radius 300.00 feet, the chord azimuth and distance being: 172-39-00 100.00 feet; thence 30-10-20 120.00 feet to the point of beginning.';
    assert.deepEqual(tractsOf(text)[0]!.calls[0]!.chord_bearing, {
      ns: 'S',
      degrees: 7,
      minutes: 21,
      seconds: 0,
      ew: 'E',
    });
  });
  test('dates and numbers of papers are none', () => {
    const text =
      "Beginning at a pipe, thence by azimuths from north:\n1. 30°10' 120.00 feet along Lot 3, filed\n12-10-20 with Map 90-14, 90.00 feet wide; thence 120°10' 90 feet to the point of beginning.";
    assert.equal(callLines(text)[0], `N 30°10'00" E 120`);
  });
});

describe('lengths first, behind "then"', () => {
  const rows: string[] = [
    "A triangle bounded by lines running from the PI 40' S1°15'E; then 57' N44°00'E; then 40.5' S88°34'W back to the PI",
    "A lot within lines running from the post 40 feet S 1°15' E, then 57 feet N 44° E, then 40.5 feet S 88°34' W to the post",
    "Begin at the PI; go 40' S1°15'E; then 57' N44°E; then 40.5' S88°34'W to the PI",
  ];
  for (const text of rows)
    test(text, () => assert.deepEqual(callLines(text), [`S 01°15'00" E 40`, `N 44°00'00" E 57`, `S 88°34'00" W 40.5`]));
});

describe('rows that say where they start and end', () => {
  const COURSES = 'N 71 E 90 poles; S 20 E 64 poles; S 70 W 91 poles; N 19 W 66 poles';
  const rows: string[] = [
    `1st Tract. ${COURSES}, starting and ending at a rock pile, 37 acres`,
    `Second tract. Beginning and ending at a white oak: ${COURSES}; 37 acres.`,
    `${COURSES}, commencing and closing at a stone`,
  ];
  for (const text of rows) test(text, () => assert.equal(callLines(text).length, 4));
  test('without such words', () => assert.deepEqual(callLines(`Veins: ${COURSES}, found in 1871`), []));
});

describe('bearings that are azimuths, as surveys of the Commonwealth call them', () => {
  const rows: [words: string, answer: string[]][] = [
    [`thence bearing 91°00'00" distance 80.00; thence bearing 181°00'00" distance 40.00; thence bearing 271°00'00" distance 80.00; thence bearing 1°00'00" distance 40.00 to the point of commencement. Distances are in metres.`, [`S 89°00'00" E 80`, `S 01°00'00" W 40`, `N 89°00'00" W 80`, `N 01°00'00" E 40`]],
    ['bounded thence by lines bearing 91 degrees 80 metres, 181 degrees 40 metres, 271 degrees 80 metres and 1 degree 40 metres to the point of commencement.', [`S 89°00'00" E 80`, `S 01°00'00" W 40`, `N 89°00'00" W 80`, `N 01°00'00" E 40`]],
    [`bounded thence on the north by a line bearing 91 degrees 3 minutes 300 links; on the east by a line bearing 181 degrees 3 minutes 200 links; on the south by a line bearing 271 degrees 3 minutes 300 links to the point of commencement.`, [`S 88°57'00" E 300`, `S 01°03'00" W 200`, `N 88°57'00" W 300`]],
    [`thence Brg. 12°30' Dist. 45.20m; thence Brg. 102°30' Dist. 30.00m to commencement.`, [`N 12°30'00" E 45.2`, `S 77°30'00" E 30`]],
    // A quadrant's bearing that has lost its letter.
    [`thence bearing N 45°30' E 90 feet; thence bearing 44°30' 50 feet; thence bearing 45°30' 90 feet to the point of beginning.`, [`N 45°30'00" E 90`, '- 50', '- 90']],
    ['thence bearing 90° right 90 feet; thence bearing 120° to the left 50 feet; thence bearing 40° left 60 feet to the beginning.', ['- 90', '- 50', '- 60']],
  ]; // prettier-ignore
  for (const [words, answer] of rows)
    test(words, () => assert.deepEqual(callLines(`Commencing at the corner of lot 7; ${words}`), answer));

  test('the chord of a curve too', () =>
    assert.deepEqual(
      callLines(
        `Commencing at a spike; thence bearing 90°00' 80.00 metres; thence along a curve to the right of radius 50.00 metres, arc length 64.35 metres, chord bearing 130°30' chord distance 60.00 metres; thence bearing 270°00' 40.00 metres to the point of commencement.`,
      )[1],
      `curve R50 L64.35 C60 [S 49°30'00" E] right`,
    ));
});

describe('the letters before the angle', () => {
  const rows: [words: string, answer: string][] = [
    [`NE 45°30'15" 90 feet`, `N 45°30'15" E 90`],
    [`S.W. 45° 50.5 feet`, `S 45°00'00" W 50.5`],
    ['Northwest 45 degrees for a distance of 90 feet', `N 45°00'00" W 90`],
  ];
  for (const [words, answer] of rows) test(words, () => assert.equal(courseLine(`thence ${words}`), answer));
});
