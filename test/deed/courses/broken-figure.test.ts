// A sign or a letter within a value: what was read is then only a part of it, and never sure; and what looks so and is not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callLine, tractsOf } from '../reading.ts';

const second = (course: string): { line: string; confidence: string } => {
  const calls = tractsOf(
    `Beginning at a pin; thence N 10° E 50.25 feet to a stake; thence ${course} to an ash; thence S 70° W 91.50 feet to the point of beginning.`,
  )[0]!.calls;
  const call = calls.find(({ verbatim_text: text }) => text.includes('an ash'))!;
  return { line: callLine(call), confidence: call.confidence };
};

describe('never sure', () => {
  const rows: string[] = [
    // figures of a length
    'S 4° E 1,«061.20 feet', 'S 4° E 1$,061 feet', 'S. 4° E., 1©,061.20 feet', 'S 4° E 1,06¬1 feet', 'S 4° E 2,18w3.40 feet', 'S 4° E 1,473.+17 feet',
    'south 4° east 1=,718 feet', 'S 4° E 2},343.8 feet', 'S 4° E 790)17 feet', 'S 4° E h,361.77 feet', 'S 4° E «,574.13 feet', 'S 4° E ^54.6 feet', 'S 4° E (13.17 feet', 'S 4° E 71m.7 feet', 'S 4° E 1)493.57 feet', 'S 4° E =78.40 feet',
    // words of a length
    'south four degrees east three hun%dred and thirty-four feet', 'south four degrees east two hundre% and thirty-two feet', 'south four degrees east one thou.sand nine hundred feet', 'south four degrees east six)hundred and fourteen feet', 'south four degrees east forty(three and eight-tenths feet', 'south four degrees east eight hundred § and seventy-six feet',
    'south four degrees east sixty-seven and ! eight-tenths feet', 'south four degrees east five hundred an" forty-four feet', 'south four degrees east thre$ hundred and six feet', 'south four degrees east one hundred six,y-five feet', 'south four degrees east twent—y-two and forty-three one-hundredths feet', 'south four degrees east ninety and seventy-o®e one-hundredths feet', 'south four degrees east onebthousand four hundred feet',
    // bearings
    'S 73e° W 166.40 feet', 'south 7e degrees west 166 feet', 'S 6:° W 166.40 feet', "S 6°,5' W 166.40 feet", "S —4° 41' E 166.40 feet", "S. 50°3—3' W., 166.40 feet", "south 11° ~ 59' west 166.40 feet", "S 25)57' W., 166.40 feet", 'south forty-e—ight degrees west, 166 feet', 'south fo,ur degrees west, 166 feet',
  ]; // prettier-ignore
  for (const course of rows) test(course, () => assert.notEqual(second(course).confidence, 'high'));
});

describe('no part of a value', () => {
  const rows: [course: string, line: string][] = [
    ["S4-10-00E/90.25'", `S 04°10'00" E 90.25`],
    ['S 4° E,361.77 feet', `S 04°00'00" E 361.77`],
    ['S. 4° E.90.25 feet', `S 04°00'00" E 90.25`],
    ['S4°10\'E90.25 feet', `S 04°10'00" E 90.25`],
    ["S 60°, 6', 38\" W 90.25 feet", `S 60°06'38" W 90.25`],
    ['S 89;deg; 06;min; W 90.25 feet', `S 89°06'00" W 90.25`],
    ["S.9° 14' W. 90.25 feet", `S 09°14'00" W 90.25`],
    ['south no degrees no minutes west 90.25 feet', `S 00°00'00" W 90.25`],
    ['S 4° E (90.25 feet) along the wall', `S 04°00'00" E 90.25`],
    ['south four degrees east six hundred and fourteen feet', `S 04°00'00" E 614`],
    ['south four degrees east, one thousand and six-tenths feet', `S 04°00'00" E 1000.6`],
  ]; // prettier-ignore
  for (const [course, line] of rows) test(course, () => assert.equal(second(course).line, line));
});
