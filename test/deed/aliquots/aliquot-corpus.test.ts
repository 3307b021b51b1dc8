// The gold aliquot cases of the corpus, each read exactly, save those whose gold says more than the text does.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unpack } from '../../../src/contract/packed.ts';
import { readAliquots } from '../../../src/deed/aliquots/aliquot.ts';

interface Gold {
  readonly id: string;
  readonly text: string;
  readonly expected?: readonly { twp: string; rge: string; sec: number | null; aliquots?: string[]; lots?: string[] }[];
}

const FILE = join(process.env['THENCE_CORPUS'] ?? '../shared/corpus', 'plss', 'aliquots.json');

/** Gold that the text alone does not bear out: directions assumed from the county, and a misprint read as it was meant. */
const BEYOND_THE_TEXT: Readonly<Record<string, string>> = {
  'plss-049': 'gold reads "and NW ¼" as the "of NW ¼" it was meant to be; we read what is printed',
  'plss-073': 'north and west are assumed from the county',
  'plss-075': 'north and west are assumed from the county',
  'plss-079': 'north is assumed from the county',
};

function goldOf(gold: Gold): Set<string> {
  return new Set(
    (gold.expected ?? []).flatMap((one) => {
      const where = `${one.twp} ${one.rge} ${one.sec ?? '-'}`;
      return [...(one.aliquots ?? []), ...(one.lots ?? []).map((lot) => `L${lot}`)].map((what) => `${where} ${what}`);
    }),
  );
}

function readingOf(text: string): Set<string> {
  const readings = readAliquots(text, 0, text.length).filter((one) => !one.isException);
  return new Set(
    readings.map((one) => {
      const {
        township = '',
        range = '',
        section = '-',
        parts = '',
        government_lot: lot,
      } = unpack('aliquot', one.packed);
      const chain = parts.replaceAll('4', '').replaceAll(' ', '');
      return `${township} ${range} ${section} ${lot ? `L${lot}` : chain || 'ALL'}`;
    }),
  );
}

const told = (lands: Set<string>): string => [...lands].sort().join('; ');

test('gold aliquots are read exactly', (t) => {
  if (!existsSync(FILE)) return t.skip(`corpus absent: ${FILE}`);
  const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: Gold[] };
  const missed = cases
    .filter((gold) => gold.expected !== undefined && !(gold.id in BEYOND_THE_TEXT))
    .filter((gold) => told(goldOf(gold)) !== told(readingOf(gold.text)));
  assert.deepEqual(
    missed.map((gold) => gold.id),
    [],
  );
  assert.ok(cases.length > 40);
});
