// A damaged or hostile file ends in one sentence that names it, and changes nothing. One real database; the readers are the same on both.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { importFabric } from '../../../src/adapters/fabric-import.ts';
import { FileTrouble } from '../../../src/adapters/fabric-files/file-trouble.ts';
import { BACKED_UP_FABRIC_TABLES } from '../../../src/adapters/postgres/fabric-schema.ts';
import type { OpenDatabase } from '../../../src/adapters/postgres/open.ts';
import { townshipFile } from '../../../scripts/make-township.ts';
import { madeLayers } from '../../fixtures/township.ts';
import { engines } from '../../support/engines.ts';
import { collection } from '../../support/fabric-writers.ts';
import { HOSTILE } from './hostile-files.ts';

const all = engines();
const folder = mkdtempSync(join(tmpdir(), 'thence-hostile-'));
after(async () => {
  await all.closeAll();
  rmSync(folder, { recursive: true, force: true });
});
const OPTIONS = { layer: null, skipDamaged: false, now: () => new Date(), onProgress: () => undefined };

let database: OpenDatabase;
let held: unknown;
async function everything(): Promise<unknown> {
  const tables: unknown[] = [];
  for (const table of BACKED_UP_FABRIC_TABLES) {
    const { rows } = await sql`select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*)::integer as rows
      from ${sql.table(table)} t`.execute(database.db);
    tables.push(table, rows[0]);
  }
  return tables;
}
before(async () => {
  database = await all.fresh('postgres');
  await importFabric(database, [townshipFile('sections'), townshipFile('divisions')], OPTIONS);
  held = await everything();
});

for (const [title, bytes, sentence] of HOSTILE)
  test(`${title}: one sentence, nothing changed, no memory run away`, async () => {
    const file = join(folder, 'given.bin');
    writeFileSync(file, bytes());
    const heapBefore = process.memoryUsage().rss;
    await assert.rejects(importFabric(database, [townshipFile('points'), file], OPTIONS), (error: Error) => {
      assert.ok(error instanceof FileTrouble, error.stack);
      assert.match(error.message, /^given\.bin was not imported and nothing was changed: /);
      assert.match(error.message, sentence);
      assert.equal(error.message.split('\n').length, 1);
      return true;
    });
    assert.ok(process.memoryUsage().rss - heapBefore < 700 * 2 ** 20);
    assert.deepEqual(await everything(), held);
  });

test('a file given twice, a folder and a file that is not there are refused', async () => {
  const refused: [string[], RegExp][] = [
    [[townshipFile('points'), townshipFile('points')], /plsspoint\.geojson .*: it is given twice/],
    [[folder], /: the system cannot read it \(EISDIR\)/],
    [[join(folder, 'not-there.geojson')], /not-there\.geojson was not imported.*: there is no such file/],
  ];
  for (const [files, sentence] of refused) await assert.rejects(importFabric(database, files, OPTIONS), sentence);
  assert.deepEqual(await everything(), held);
});

test('asked to, an import takes damaged features without their land and lists them', async () => {
  const crossed = { type: 'Polygon', coordinates: [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]] }; // prettier-ignore
  const [first, ...rest] = madeLayers().sections;
  writeFileSync(join(folder, 'crossed.geojson'), collection([{ ...first, geometry: crossed }, ...rest]));
  const [imported] = await importFabric(database, [join(folder, 'crossed.geojson')], { ...OPTIONS, skipDamaged: true });
  assert.equal(imported!.damaged, 1);
  assert.match(imported!.damage[0]!, /^feature 1 \(WY060500N0900W0SN010\) is damaged: a ring of it crosses itself$/);
  assert.equal(imported!.held, 36);
});
