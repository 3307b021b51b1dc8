// The fabric in tables answers as the fabric in memory does, on both engines; an import replaces what it brings and nothing else.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { importFabric } from '../../../src/adapters/fabric-import.ts';
import { fabricOfFiles } from '../../../src/adapters/fabric-memory.ts';
import { backup } from '../../../src/adapters/backup.ts';
import { folderObjects } from '../../../src/adapters/objects-folder.ts';
import { fabricOn } from '../../../src/adapters/postgres/fabric.ts';
import { fabricCoverage, removeFabric, sectionsNear } from '../../../src/adapters/postgres/fabric-coverage.ts';
import type { OpenDatabase } from '../../../src/adapters/postgres/open.ts';
import { restore } from '../../../src/adapters/restore.ts';
import { aliquotPolygon } from '../../../src/plss/aliquot-polygon.ts';
import type { Fabric } from '../../../src/plss/fabric.ts';
import type { Feature } from '../../../src/plss/fabric-features.ts';
import { holdsPoint } from '../../../src/plss/lon-lat.ts';
import { stepOf } from '../../../src/plss/plss-id.ts';
import { townshipFile } from '../../../scripts/make-township.ts';
import { DIVIDED, madeLayers, node, PLSS_ID, quarterQuarter } from '../../fixtures/township.ts';
import { ENGINES, engines } from '../../support/engines.ts';
import { collection } from '../../support/fabric-writers.ts';

const all = engines();
const folder = mkdtempSync(join(tmpdir(), 'thence-import-'));
after(async () => {
  await all.closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const NOW = new Date('2026-03-04T05:06:07Z');
const OPTIONS = { layer: null, skipDamaged: false, now: () => NOW, onProgress: () => undefined };
const FILES = (['townships', 'sections', 'divisions', 'points'] as const).map(townshipFile);

/** The layer under another township's name, as a file of its own. */
function renamed(layer: 'sections' | 'divisions', plssId: string, change = (features: Feature[]) => features): string {
  const text = JSON.stringify(change(madeLayers()[layer] as Feature[])).replaceAll(PLSS_ID, plssId);
  const file = join(folder, `${layer}-${plssId}.geojson`);
  writeFileSync(file, collection(JSON.parse(text) as Feature[]));
  return file;
}

/** Everything a fabric can be asked about the township; the order of twins is nobody's promise. */
async function answers(fabric: Fabric, plssId: string): Promise<unknown> {
  const sorted = <T>(list: readonly T[]): T[] =>
    [...list].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  const sections: unknown[] = [];
  for (let number = 1; number <= 36; number += 1)
    for (const section of await fabric.sections(plssId, number))
      sections.push({ ...section, divisions: sorted(section.divisions) });
  const points = await Promise.all(['300500', '600500', '100100'].map((name) => fabric.points(plssId, name)));
  return { township: await fabric.township(plssId), sections, points: points.map(sorted) };
}

const at = (township: string, range: string) => ({ township: stepOf(township, 'NS')!, range: stepOf(range, 'EW')! });

for (const engine of ENGINES)
  describe(`the fabric on the ${engine} engine`, () => {
    let database: OpenDatabase;
    let fabric: ReturnType<typeof fabricOn>;
    before(async () => {
      database = await all.fresh(engine);
      fabric = fabricOn(database.db);
    });
    const take = (...files: string[]) => importFabric(database, files, OPTIONS);

    test('is empty before an import and says so', async () => {
      assert.equal(await fabric.isEmpty(), true);
      assert.deepEqual(await fabricCoverage(database.db), { rows: [], imports: [] });
    });

    test('holds after an import of the four layers what they hold, bit for bit, with its provenance', async () => {
      const shares: number[] = [];
      const imported = await importFabric(database, FILES, {
        ...OPTIONS,
        onProgress: (_f, share) => shares.push(share),
      });
      assert.deepEqual(
        imported.map(({ layer, features, held, townships }) => [layer, features, held, townships]),
        [['PLSSTownship', 3, 3, 3], ['PLSSFirstDivision', 36, 36, 1], ['PLSSIntersected', 33, 33, 1], ['PLSSPoint', 3, 3, 1]], // prettier-ignore
      );
      assert.equal(shares.filter((share) => share === 1).length, 4);
      assert.equal(await fabric.isEmpty(), false);
      const inMemory = await fabricOfFiles(FILES);
      const ours = JSON.stringify(await answers(fabric, PLSS_ID));
      const theirs = JSON.stringify(await answers(inMemory, PLSS_ID));
      const sources = FILES.map((file) => file.split('/').at(-1)!).join(', ');
      assert.equal(ours.replace(/plss\w+\.geojson/g, 'file'), theirs.replaceAll(sources, 'file'));
    });

    test('finds townships by name and meridian, with or without the state, duplicates included', async () => {
      const ids = async (state: string, meridianCode: string, township: string) =>
        (await fabric.townshipsBy({ state, meridianCode, ...at(township, '90W') })).map(({ plssId }) => plssId);
      assert.deepEqual(await ids('WY', '06', '50N'), [PLSS_ID]);
      assert.deepEqual(await ids('', '06', '50N'), [PLSS_ID]);
      assert.deepEqual(await ids('CO', '06', '50N'), []);
      assert.deepEqual(await ids('WY', '34', '50N'), []);
      assert.deepEqual(await ids('WY', '06', '51N'), ['WY060510N0900W0', 'WY060510N0900WA']);
    });

    test('gives aliquots the very ring of the second division, and says whose it is', async () => {
      const place = 'township=50N | range=90W | meridian=6th Principal';
      const { georef } = await aliquotPolygon(fabric, `parts=NE4 SW4 | section=${DIVIDED} | ${place}`, 'Wyoming');
      const ring = quarterQuarter(DIVIDED, 'NESW').map(([lon, lat]) => [lon, lat]);
      assert.deepEqual(georef!.rings, [[...ring, ring[0]]]);
      assert.equal(georef!.source, 'second division NESW, PLSSIntersected, Made-up Survey');
    });

    test('knows what lies at a position', async () => {
      const [lon, lat] = node(9, 17); // a corner of section 9's south-west quarter-quarters
      const inside: [number, number] = [lon + 1e-3, lat + 1e-3];
      const near = await sectionsNear(database.db, inside);
      assert.deepEqual(near.filter(({ land }) => holdsPoint(land, inside)).map(({ id }) => id), [`${PLSS_ID}SN090`]); // prettier-ignore
      assert.deepEqual(await sectionsNear(database.db, [10, 10]), []);
    });

    test('an import replaces the townships it brings, of its layer, and leaves the others', async () => {
      const other = 'WY060520N0900W0';
      await take(renamed('sections', other), renamed('divisions', other));
      const before = JSON.stringify(await answers(fabric, PLSS_ID));
      await take(renamed('sections', other, (features) => features.slice(0, 10)));
      assert.equal(JSON.stringify(await answers(fabric, PLSS_ID)), before);
      assert.equal((await fabric.sections(other, 10)).length, 1);
      assert.equal((await fabric.sections(other, 11)).length, 0);
      assert.equal(
        (await fabric.sections(other, 8))[0]!.divisions.length,
        16,
        'the second divisions were not in the file',
      );
      const { imports } = await fabricCoverage(database.db);
      const held = imports.filter(({ file }) => file.startsWith('sections-')).map((row) => [row.features, row.held]);
      assert.deepEqual(held, [[10, 10]], 'an import of which nothing is left is forgotten');
    });

    test('the same file again changes nothing but the time of import', async () => {
      const before = await fabricCoverage(database.db);
      const answered = JSON.stringify(await answers(fabric, PLSS_ID));
      await importFabric(database, FILES, { ...OPTIONS, now: () => new Date('2026-04-05T00:00:00Z') });
      const after = await fabricCoverage(database.db);
      assert.deepEqual(after.rows, before.rows);
      assert.equal(after.imports.length, before.imports.length);
      assert.equal(JSON.stringify(await answers(fabric, PLSS_ID)), answered);
    });

    test('status counts by state and meridian and names the files', async () => {
      const { rows, imports } = await fabricCoverage(database.db);
      assert.deepEqual(rows, [
        { state: 'WY', meridianCode: '06', townships: 4, boundaries: 3, sections: 46, divisions: 64, points: 3 },
      ]);
      const sections = imports.find(({ file }) => file === 'plssfirstdivision.geojson')!;
      assert.deepEqual([sections.layer, sections.format, sections.crs], ['PLSSFirstDivision', 'GeoJSON', 'OGC:CRS84']);
      assert.match(sections.sha256, /^[0-9a-f]{64}$/);
      assert.deepEqual(sections.sources, ['plssfirstdivision.geojson']);
    });

    // The other way round, engine to engine, is test/adapters/backup.test.ts; these are tables like any other.
    if (engine === 'embedded')
      test('a backup carries it, and a restore on the other engine answers alike', async () => {
        const file = join(folder, `${engine}.backup`);
        const objects = folderObjects(join(folder, `objects-${engine}`));
        await backup({ database, objects, signingKeysFile: null }, file);
        const target = await all.bare('postgres');
        await restore(file, {
          database: target,
          objects: folderObjects(join(folder, `restored-${engine}`)),
          signingKeysFile: null,
        });
        assert.deepEqual(await fabricCoverage(target.db), await fabricCoverage(database.db));
        assert.equal(
          JSON.stringify(await answers(fabricOn(target.db), PLSS_ID)),
          JSON.stringify(await answers(fabric, PLSS_ID)),
        );
        await importFabric(target, FILES, OPTIONS); // identifiers go on after the largest restored
      });

    test('remove forgets a township, a layer, and everything', async () => {
      const gone = async (prefix: string, layer: 'PLSSPoint' | null) =>
        (await removeFabric(database.db, prefix, layer)).map(({ rows }) => rows);
      assert.deepEqual(await gone('WY060520N0900W0', null), [0, 10, 33, 0]);
      assert.deepEqual(await gone('CO', null), [0, 0, 0, 0]);
      assert.deepEqual(await gone('', 'PLSSPoint'), [3]);
      assert.deepEqual(await gone('', null), [3, 36, 33, 0]);
      assert.equal(await fabric.isEmpty(), true);
      assert.equal(await fabric.township(PLSS_ID), null);
    });

    test('more sections than go in one statement, and zero characters in their texts', async () => {
      const features = Array.from({ length: 40 }, (_, k) => {
        const plssId = `WY06${String(100 + k)}0N0010W0`;
        return (JSON.parse(JSON.stringify(madeLayers().sections).replaceAll(PLSS_ID, plssId)) as Feature[]).map(
          (feature) => ({ ...feature, properties: { ...(feature.properties as object), STEWARD: 'a\0b' } }),
        );
      }).flat();
      writeFileSync(join(folder, 'many.geojson'), collection(features));
      const [imported] = await take(join(folder, 'many.geojson'));
      assert.deepEqual([imported!.held, imported!.townships], [40 * 36, 40]);
      assert.equal((await fabric.sections('WY061390N0010W0', 36))[0]!.provenance.source, 'ab');
    });
  });
