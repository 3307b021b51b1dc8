// The practice sets, spoilt as scans spoil letters, marks and blanks, no figure changed: what is then called sure must be what the clean text
// says. A lost point or blank can make another value that nothing contradicts, so a few stay; docs/deed-figures.md has the figure.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Bearing, Call, Extraction } from '../../src/contract/extraction.ts';
import { readDescription } from '../../src/deed/read-description.ts';
import { pastedText } from '../../src/document/source-text.ts';
import { bearingText } from '../../src/survey/bearing.ts';
import { spoilt } from './spoilt.ts';

const bearing = (value: Bearing | null): string | null => (value ? bearingText(value) : null);
const valuesOf = (call: Call): (string | number | null)[] => [
  bearing(call.bearing),
  call.distance,
  bearing(call.chord_bearing),
  call.radius,
  call.arc_length,
  call.chord_length,
];

/** A sure call is one of the clean text's, also one of its ties, where each value it gives is that one's. */
function isOf(clean: Extraction, call: Call): boolean {
  const values = valuesOf(call);
  const calls = clean.tracts.flatMap((tract) => tract.calls.map(valuesOf));
  if (calls.some((known) => values.every((value, i) => value === null || value === known[i]))) return true;
  const ties = JSON.stringify(clean.tracts.map((tract) => tract.tie_calls));
  return call.distance !== null && ties.includes(` ${call.distance}`);
}

test('of a hundred values called sure in spoilt texts one at most is not what the clean text says', () => {
  const folder = join(import.meta.dirname, 'practice');
  let [sure, wrong] = [0, 0];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const { text, kind } = JSON.parse(line) as { text: string; kind: string };
      if (kind === 'none' || text.length > 4000) continue;
      const clean = readDescription(pastedText(text)).extraction;
      const read = readDescription(pastedText(spoilt(text, 0.015))).extraction;
      const calls = read.tracts.flatMap((tract) => tract.calls).filter((call) => call.confidence === 'high');
      sure += calls.length;
      wrong += calls.filter((call) => !isOf(clean, call)).length;
    }
  assert.ok(sure > 4000, `${sure} calls are sure`);
  assert.ok(wrong <= sure / 100, `${wrong} of ${sure} sure calls are not the clean text's`);
});
