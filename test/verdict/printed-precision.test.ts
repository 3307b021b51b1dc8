import assert from 'node:assert/strict';
import { test } from 'node:test';
import { angleStep, lengthStep, printedNumbers } from '../../src/verdict/printed-precision.ts';

const lengths: [sentence: string, value: number, step: number][] = [
  ['100.00 feet to an iron pin', 100, 0.01],
  ['1,320.5 feet to a stone', 1320.5, 0.1],
  ['12 poles to a white oak', 12, 1],
  ['corrected from 110.00 feet to 100', 100, 1],
  ['thence 110.00 feet', 100, 0.01], // corrected by an operator: the sentence still shows hundredths
  ['12 poles 8 feet', 12.484848484848484, 0.01], // converted: its own digits are arithmetic, not print
  ['', 45.125, 0.001],
];
for (const [sentence, value, step] of lengths)
  test(`"${sentence}" prints ${value} to ${step}`, () =>
    assert.equal(lengthStep(value, printedNumbers(sentence)), step));

const SECOND = Math.PI / 180 / 3600;
const angles: [sentence: string, dms: [number, number, number], seconds: number][] = [
  [`N 45°30'00" E`, [45, 30, 0], 1],
  [`N 45°30' E, 100.00 feet`, [45, 30, 0], 60],
  [`N 45°30'15.5" E`, [45, 30, 15.5], 0.1],
  [`N 45°30.5' E`, [45, 30, 30], 6],
  ['N 45 E 100 feet', [45, 0, 0], 3600],
  ['N 45.50 degrees E', [45, 30, 0], 36],
  ['North 45 degrees 30 minutes 15 seconds East', [45, 30, 15], 1],
  ['due north 100 feet', [0, 0, 0], 60],
  ['azimuth 225-30-15', [45, 30, 15], 1],
];
for (const [sentence, [d, m, s], seconds] of angles)
  test(`"${sentence}" prints its angle to ${seconds}"`, () =>
    assert.ok(Math.abs(angleStep(d, m, s, printedNumbers(sentence)) / SECOND - seconds) < 1e-9));
