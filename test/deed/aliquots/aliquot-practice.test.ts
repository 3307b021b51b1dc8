// Land by section as federal, county and private papers tell it, by authors who did not know this reader, with what they say
// (docs/deed-figures.md). Every name and number is theirs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

interface Item {
  readonly id: string;
  readonly text: string;
  /** "12N 8W 5 NENW": the NE¼ of the NW¼; "12N 8W 5 L3": a government lot; "12N 8W 5 ALL"; "?" for what the text does not give. */
  readonly lands: readonly string[];
  /** What may be given beside them: parts cut by a river or a line, and what a lot is said to be. */
  readonly also?: readonly string[];
}

function landsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const tract of readDescription(pastedText(text)).extraction.tracts) {
    if (tract.aliquot === '' || tract.is_exception) continue;
    const { parts, section, township, range, government_lot: lots } = unpack('aliquot', tract.aliquot);
    const where = `${township ?? '?'} ${range ?? '?'} ${section ?? '?'}`;
    const chain = (parts ?? '').replaceAll(/[\s,]+/g, '').replaceAll('4', '');
    const numbers = (lots ?? '').split(/[\s,]+/).filter(Boolean);
    for (const lot of numbers) found.add(`${where} L${lot}`);
    if (chain !== '' || numbers.length === 0) found.add(`${where} ${chain === '' ? 'ALL' : chain}`);
  }
  return found;
}

/** Their authors leave out what the paper does not print; the reader adds what a number of three figures tells by itself. */
const inKnownWay = (land: string): string =>
  land.replace(/^(1(?!00)\d\d) (\d+)([EW]?) /, (_, t, r, w) => `${t}N ${r}${w || 'W'} `);

/** How many texts of each set are read whole, no land too few or too many; and how many lands of the set at most are read that are not there. */
const SETS: Readonly<Record<string, { readonly exact: number; readonly foreign: number }>> = {
  federal: { exact: 120, foreign: 0 },
  county: { exact: 120, foreign: 0 },
  ordinary: { exact: 100, foreign: 0 },
  lists: { exact: 86, foreign: 17 },
  common: { exact: 67, foreign: 3 },
};

for (const [name, floor] of Object.entries(SETS))
  describe(`aliquots in practice: ${name} papers`, () => {
    const file = join(import.meta.dirname, '..', 'practice', 'aliquots', `${name}.jsonl`);
    const items = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Item);
    const foreign: string[] = [];
    let exact = 0;
    for (const { id, text, lands: told, also = [] } of items) {
      const lands = told.map(inKnownWay);
      const found = new Set([...landsOf(text)].filter((land) => !also.includes(land) || lands.includes(land)));
      const wrong = [...found].filter((land) => !lands.includes(land));
      foreign.push(...wrong.map((land) => `${id}: ${land}`));
      if (wrong.length === 0 && found.size === new Set(lands).size) exact++;
    }
    test('texts read whole', () => assert.ok(exact >= floor.exact, `${exact} of ${items.length}`));
    test('lands that the text does not tell', () => assert.ok(foreign.length <= floor.foreign, foreign.join('\n')));
  });
