// Courses with figures that are not theirs, told on the way or of the place they come to, in every order of bearing and length, read back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callLines } from '../reading.ts';

const READ = [`N 46°13'00" E 433.93`, `S 41°08'00" E 531.53`, `S 85°29'00" W 353.56`];

/** Of the way. */
const ALONG = [
  'along the north line of a 16 foot alley',
  'parallel with and 44 feet distant from the centerline of Elm Road',
  'along a line 38 feet north of and parallel to the centerline of said road',
  'along the right-of-way line (29 feet from centerline)',
  'along the south line of a 32.59 acre tract',
  'along the line of Orr (Deed Book 246, Page 419)',
  'crossing a 20 foot easement',
  'along the west line of the East 120 feet of Lot 12',
  'parallel with the north line of said Lot 10 and 62 feet therefrom',
  'along Lots 11 and 12',
];
/** Of the place. */
const PLACED = [
  ', said pin being located 39.50 feet from the centerline of Elm Road',
  ', said point lying 8.73 feet north of the centerline of State Route 215',
  ' set 25 feet from the center of the road',
  ', passing an iron pin at 13.09 feet',
  ", said pin also being N 46° 26' E 87.59 feet from a power pole",
  ", from which a 22 inch oak bears S 58° 48' W 20.52 feet",
  ' (elevation 412.60 feet)',
  ' at Station 41+22.70',
  ', said right-of-way being 71 feet in width',
  ', being the southwest corner of a 32.59 acre tract conveyed to Orr in Deed Book 297, Page 291',
  ' (deed calls 351.20 feet)',
  ', which point is also 504.62 feet, more or less, south of the north line of Section 14',
  ', the last 40 feet being along the creek',
  ', a new corner made 7-16-1950',
  ' on the south line of S.R. 119',
];
const UNITS = [' feet', "'", ' ft.'];
const BEARINGS = [
  [`N 46°13'00" E`, `S 41°08'00" E`, `S 85°29'00" W`],
  [`N. 46° 13' E.`, `S. 41° 08' E.`, `S. 85° 29' W.`],
  ['North 46 degrees 13 minutes East', 'South 41 degrees 8 minutes East', 'South 85 degrees 29 minutes West'],
] as const;
const ORDERS: readonly ((bearing: string, along: string, length: string) => string)[] = [
  (bearing, along, length) => `${bearing}, ${along}, ${length}`,
  (bearing, along, length) => `${bearing} ${along}, a distance of ${length}`,
  (bearing, along, length) => `${bearing} ${length} ${along}`,
  (bearing, along, length) => `${along}, ${bearing} ${length}`,
];

function printed(
  bearings: readonly string[],
  unit: string,
  order: (typeof ORDERS)[number],
  along: string,
  placed: string,
): string[] {
  return [
    `${bearings[0]!} 433.93${unit} to a stone${placed}`,
    `${order(bearings[1]!, along, `531.53${unit}`)} to an iron pin`,
    `${bearings[2]!}, a distance of 353.56${unit} to the point of beginning`,
  ];
}

for (const along of ALONG)
  test(`a course ${along}`, () => {
    for (const bearings of BEARINGS)
      for (const unit of UNITS)
        for (const order of ORDERS)
          for (const [i, separator] of ['; thence ', '. Thence ', ';\nthence '].entries()) {
            const courses = printed(bearings, unit, order, along, PLACED[(i * 5 + unit.length) % PLACED.length]!);
            const text = `Beginning at a stone${separator}${courses.join(separator)}.`;
            assert.deepEqual(callLines(text), READ, text);
          }
  });

for (const placed of PLACED)
  test(`to a stone${placed}`, () => {
    for (const bearings of BEARINGS)
      for (const unit of UNITS)
        for (const separator of ['; thence ', '. Thence ', ';\nthence '])
          for (const along of ALONG.slice(0, 4)) {
            const courses = printed(bearings, unit, ORDERS[2]!, along, placed);
            const text = `Beginning at a stone${separator}${courses.join(separator)}.`;
            assert.deepEqual(callLines(text), READ, text);
          }
  });
