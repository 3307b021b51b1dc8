// `npm run bench -- transforms`: each transform of a tract of 12 and of 500 courses, in milliseconds of the clock, the best of several;
// and its ratio to `ogr2ogr` writing the same layers from GeoJSON, its start included, as a service that shells out would pay it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificate } from '../src/artifacts/certificate.ts';
import { courseCsv } from '../src/artifacts/course-csv.ts';
import { dxf } from '../src/artifacts/dxf.ts';
import { figure } from '../src/artifacts/figure.ts';
import { geojson } from '../src/artifacts/geojson.ts';
import { geopackage } from '../src/artifacts/geopackage.ts';
import { landxml } from '../src/artifacts/landxml.ts';
import { lineOf, planeTracts } from '../src/artifacts/plane-tract.ts';
import { writtenDescription } from '../src/artifacts/written-description.ts';
import { signedText, verifyText } from '../src/attest/attestation.ts';
import type { ExtractResponse } from '../src/contract/response.ts';
import { correctedText } from '../src/service/correct-response.ts';
import { curved, many, NO_GDAL } from '../test/artifacts/made-response.ts';

const ROUNDS = 15;
const KEYS = [Buffer.alloc(32, 5)];

async function bestMs(work: () => unknown, rounds = ROUNDS): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < rounds; i++) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** ogr2ogr writing tracts and calls, densified as ours are: a GeoPackage of both layers, or a DXF of both. */
async function ogrMs(response: ExtractResponse, driver: 'GPKG' | 'DXF', folder: string): Promise<number> {
  const calls = planeTracts(response).flatMap(({ courses }) =>
    courses.map((course) => ({
      type: 'Feature',
      properties: { call: course.number, verbatim_text: course.call.verbatim_text },
      geometry: { type: 'LineString', coordinates: lineOf([course]) },
    })),
  );
  const [tractFile, callFile] = [join(folder, 'tracts.geojson'), join(folder, 'calls.geojson')];
  writeFileSync(tractFile, geojson(response, 'local')!);
  writeFileSync(callFile, JSON.stringify({ type: 'FeatureCollection', features: calls }));
  const out = join(folder, `out.${driver.toLowerCase()}`);
  return await bestMs(() => {
    rmSync(out, { force: true });
    if (driver === 'DXF') {
      execFileSync('ogr2ogr', ['-f', 'DXF', out, callFile], { stdio: 'ignore' });
      return;
    }
    execFileSync('ogr2ogr', ['-f', driver, out, tractFile, '-nln', 'tracts'], { stdio: 'ignore' });
    execFileSync('ogr2ogr', ['-f', driver, '-update', out, callFile, '-nln', 'calls'], { stdio: 'ignore' });
  }, 5);
}

async function report(name: string, response: ExtractResponse): Promise<void> {
  const text = signedText(response, KEYS);
  const nested = { text: `{"extraction":${text}}`, value: { extraction: JSON.parse(text) as unknown } };
  const settings = { keys: KEYS, closureStandard: 5000, now: new Date(0) };
  const adjust = { corrections: [], adjust: [0], by: '' };
  const folder = mkdtempSync(join(tmpdir(), 'thence-bench-'));
  try {
    const gpkgMs = NO_GDAL ? null : await ogrMs(response, 'GPKG', folder);
    const dxfMs = NO_GDAL ? null : await ogrMs(response, 'DXF', folder);
    const rows: [what: string, work: () => unknown, referenceMs: number | null, reference: string][] = [
      ['verify the signature', () => verifyText(text, KEYS), null, ''],
      ['dxf', () => dxf(response), dxfMs, 'ogr2ogr -f DXF, courses only'],
      ['geopackage', () => geopackage(response), gpkgMs, 'ogr2ogr -f GPKG, two layers'],
      ['certificate', () => certificate(response), gpkgMs, 'ogr2ogr -f GPKG, for scale'],
      ['corrections (adjust)', () => correctedText(nested, adjust, settings), null, ''],
      ['landxml', () => landxml(response), null, ''],
      ['geojson, local', () => geojson(response, 'local'), null, ''],
      ['csv', () => courseCsv(response), null, ''],
      ['svg', () => figure(response), null, ''],
      ['description', () => writtenDescription(response), null, ''],
    ];
    for (const [what, work, referenceMs, reference] of rows) {
      const ms = await bestMs(work);
      const ratio =
        referenceMs === null ? '' : `; ${(ms / referenceMs).toFixed(3)} of ${reference} (${referenceMs.toFixed(0)} ms)`;
      console.log(`${name.padEnd(12)} ${what.padEnd(22)} ${ms.toFixed(2).padStart(8)} ms${ratio}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`best of ${ROUNDS} in one process after the first (ogr2ogr: of 5); goal: faster than ogr2ogr`);
if (NO_GDAL) console.log(`no ratio: ${NO_GDAL}`);
await report('12 courses', curved(2));
await report('500 courses', many(500));
