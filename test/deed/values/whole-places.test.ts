// V8 keeps a whole number in itself, and a number with decimals in a box of its own. A place in a text that once stood in one array with such a
// number comes out of it in a box, then so do the field it is written to and every place told from that one, of all texts that are read later:
// that cost one eighth of the speed. Readings do not show it, so the engine is asked.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { tokensOf } from '../../../src/deed/values/tokens.ts';
import { fold } from '../../../src/deed/words/fold.ts';

setFlagsFromString('--allow-natives-syntax');
const isUnboxed = runInThisContext('(number) => %IsSmi(number)') as (number: number) => boolean;

const PRACTICE = join(import.meta.dirname, '../practice');

function practiceTexts(): string[] {
  return readdirSync(PRACTICE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(PRACTICE, file), 'utf8').trim().split('\n'))
    .map((line) => (JSON.parse(line) as { text: string }).text);
}

test('places are kept as whole numbers after every practice text and every damaged angle', () => {
  const texts = [...practiceTexts(), `thence S 42'07.5" W 310.25 feet; thence S 42'07" W 310.25 feet to a stake`];
  for (const text of texts) tokensOf(fold(text));
  const boxed = texts.filter((text) =>
    tokensOf(fold(text)).some(({ start, end }) => !isUnboxed(start) || !isUnboxed(end)),
  );
  assert.deepEqual(boxed, []);
});
