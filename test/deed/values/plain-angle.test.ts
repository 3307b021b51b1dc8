import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainAngleAt } from '../../../src/deed/values/plain-angle.ts';

const plain: [text: string, degrees: number, minutes: number, seconds: number, printed: string][] = [
  [`31°18'44" w.`, 31, 18, 44, `31°18'44"`],
  [`7° 05' 09.25"`, 7, 5, 9.25, `7° 05' 09.25"`],
  ['62 degrees 14 minutes and 33 seconds east', 62, 14, 33, '62 degrees 14 minutes and 33 seconds'],
  ['fifty-three degrees, eight minutes west', 53, 8, 0, 'fifty-three degrees, eight minutes'],
  ['19° w. 40 rods', 19, 0, 0, '19°'],
];

for (const [text, degrees, minutes, seconds, printed] of plain)
  test(`${text} has the angle ${printed}`, () =>
    assert.deepEqual(plainAngleAt(text, 0), {
      degrees,
      minutes,
      seconds,
      start: 0,
      end: printed.length,
      marked: true,
      doubts: [],
      otherDegrees: [],
    }));

const others = [
  '31 feet', // no angle
  '203°47; along', // minutes without their mark
  `31° 18" 44' w.`, // marks in each other's places
  `31°18' 4" w.`, // a digit of the seconds may be lost
  `31°18' 44.5 feet`, // what follows may be seconds
  '31° degrees west', // the mark said twice
  `3l°18' w.`, // a letter for a digit
  'one hundred degrees east', // not read here
  'fifty-three degrees eight minutes s 40', // the end of a torn word
];

for (const text of others)
  test(`${text} is left to those who know damage`, () => assert.equal(plainAngleAt(text, 0), null));
