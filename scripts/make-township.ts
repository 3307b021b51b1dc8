// `node scripts/make-township.ts`: writes test/fixtures/township/*.geojson, the made-up township of test/fixtures/township.ts as files
// to try `thence fabric import` with. `--check` tells whether they are what this would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeLayers } from '../test/fixtures/township.ts';

const FOLDER = join(import.meta.dirname, '..', 'test', 'fixtures', 'township');

/** File name by layer. */
export const TOWNSHIP_FILES = {
  townships: 'plsstownship.geojson',
  sections: 'plssfirstdivision.geojson',
  divisions: 'plssintersected.geojson',
  points: 'plsspoint.geojson',
} as const;

export const townshipFile = (layer: keyof typeof TOWNSHIP_FILES): string => join(FOLDER, TOWNSHIP_FILES[layer]);

export function townshipText(layer: keyof typeof TOWNSHIP_FILES): string {
  const features = madeLayers()[layer].map((feature) => JSON.stringify({ type: 'Feature', ...feature }));
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}

if (import.meta.main)
  for (const layer of Object.keys(TOWNSHIP_FILES) as (keyof typeof TOWNSHIP_FILES)[]) {
    const path = townshipFile(layer);
    if (!process.argv.includes('--check')) writeFileSync(path, townshipText(layer));
    else if (readFileSync(path, 'utf8') !== townshipText(layer)) {
      console.error(`${path} is not what scripts/make-township.ts writes`);
      process.exitCode = 1;
    }
  }
