// Letters that a scan left among figures.
import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { inFigures } from '../../../src/deed/words/letter-figures.ts';

const rows: [printed: string, figures: string][] = [
  ['8O', '80'],
  ['2l5', '215'],
  ['l.698', '1.698'],
  ['3|0', '310'],
  ['1$', '18'],
  ['12,040', '12,040'],
];

for (const [printed, figures] of rows) test(printed, () => equal(inFigures(printed), figures));
