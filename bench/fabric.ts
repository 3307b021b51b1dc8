// `npm run bench -- fabric`: the survey fabric in a real PostgreSQL: how fast files go in, by format, and with how much memory; what a
// section takes on disk; how long one aliquot takes to find among 1.6 million sections (THENCE_BENCH_SECTIONS for fewer).
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { sql } from 'kysely';
import { importFabric } from '../src/adapters/fabric-import.ts';
import { fabricOn } from '../src/adapters/postgres/fabric.ts';
import { migrate } from '../src/adapters/postgres/migrate.ts';
import { openDatabase, type OpenDatabase } from '../src/adapters/postgres/open.ts';
import { aliquotPolygon } from '../src/plss/aliquot-polygon.ts';
import { madeLayers, PLSS_ID } from '../test/fixtures/township.ts';
import { silentLog } from '../test/support/embedded.ts';
import { startPostgres } from '../test/support/postgres.ts';

const SECTIONS = Number(process.env.THENCE_BENCH_SECTIONS ?? 1_600_000);
const TOWNSHIPS = Math.ceil(SECTIONS / 36);
/** One township in so many also has second divisions, as a county's worth of them: 33 rows each. */
const DIVIDED_EVERY = 10;
const LOOK_UPS = 400;

const folder = mkdtempSync(join(tmpdir(), 'thence-bench-fabric-'));
const postgres = await startPostgres();
const database = await openDatabase({
  databaseUrl: await postgres.createDatabase(),
  dataFolder: folder,
  log: silentLog,
});
await migrate(database.db);

/** T1N to T200N, R1W to R230W of the 6th Principal Meridian: generated, at nobody's position. */
function townshipId(k: number): string {
  const three = (n: number): string => String(n).padStart(3, '0');
  return `WY06${three(1 + (k % 200))}0N${three(1 + Math.floor(k / 200))}0W0`;
}

/** Each township a little further east, so that boxes differ as they do on the ground. */
function moved(text: string, k: number): string {
  const shift = (k % 400) * 0.1;
  return text
    .replaceAll(PLSS_ID, townshipId(k))
    .replace(/\[-107\.\d+,/g, (found) => `[${Number((Number(found.slice(1, -1)) + shift).toFixed(12))},`);
}

async function write(file: string, layer: 'sections' | 'divisions', every: number): Promise<number> {
  const out = createWriteStream(file);
  const texts = madeLayers()[layer].map((feature) => JSON.stringify({ type: 'Feature', ...feature }));
  let count = 0;
  for (let k = 0; k < TOWNSHIPS; k += every) {
    count += texts.length;
    if (!out.write(moved(`${texts.join('\n')}\n`, k))) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return count;
}

async function imported(opened: OpenDatabase, title: string, files: readonly string[]): Promise<void> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  let mostRss = 0;
  const watch = setInterval(() => (mostRss = Math.max(mostRss, process.memoryUsage().rss)), 100);
  const before = process.memoryUsage().rss;
  const layers = await importFabric(opened, files, {
    ...{ layer: null, skipDamaged: false, now: () => new Date(), onProgress: () => undefined },
  });
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const features = layers.reduce((sum, layer) => sum + layer.features, 0);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(
    `${title}: ${features.toLocaleString('en-US')} features, ${(bytes / 2 ** 20).toFixed(0)} MB, ${seconds.toFixed(1)} s ` +
      `(${((user + system) / 1e6).toFixed(1)} s of this process), ${Math.round(features / seconds).toLocaleString('en-US')} a second; ` +
      `resident ${Math.round(before / 2 ** 20)} MB before, ${Math.round(mostRss / 2 ** 20)} MB at most`,
  );
}

async function sizes(): Promise<void> {
  const tables = ['fabric_sections', 'fabric_divisions', 'fabric_places'] as const;
  for (const table of tables) {
    const { rows } = await sql<{ rows: number; heap: number; all: number }>`select count(*)::float8 as rows,
      pg_table_size(${table}::regclass)::float8 as heap, pg_total_relation_size(${table}::regclass)::float8 as all
      from ${sql.table(table)}`.execute(database.db);
    const { rows: count, heap, all } = rows[0]!;
    console.log(
      `${table}: ${count.toLocaleString('en-US')} rows, ${Math.round(heap / count)} bytes a row, ${Math.round(all / count)} with indexes, ${(all / 2 ** 20).toFixed(0)} MB`,
    );
  }
}

async function lookUps(title: string, packed: (k: number) => string): Promise<void> {
  const fabric = fabricOn(database.db);
  const times: number[] = [];
  for (let n = 0; n < LOOK_UPS; n += 1) {
    const k = (Math.floor((n * TOWNSHIPS) / LOOK_UPS / DIVIDED_EVERY) * DIVIDED_EVERY) % TOWNSHIPS;
    const from = performance.now();
    const { georef, reasons } = await aliquotPolygon(fabric, packed(k), 'Wyoming');
    times.push(performance.now() - from);
    if (georef === null) throw new Error(reasons.join(' '));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(2);
  console.log(`${title}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (goal: p50 under 5 ms)`);
}

try {
  const [sections, divisions] = [join(folder, 'sections.geojsonl'), join(folder, 'divisions.geojsonl')];
  await write(sections, 'sections', 1);
  await write(divisions, 'divisions', DIVIDED_EVERY);
  await imported(database, 'sections, a feature a line', [sections]);
  await imported(database, 'second divisions of every tenth township', [divisions]);
  await sizes();
  const place = (k: number): string => {
    const id = townshipId(k);
    return `township=${Number(id.slice(4, 7))}N | range=${Number(id.slice(9, 12))}W | meridian=6th Principal`;
  };
  const divided = (k: number): string => `parts=NE4 SW4 | section=8 | ${place(k)}`;
  await lookUps('one aliquot by second division, each township for the first time', divided);
  await lookUps('one aliquot by second division, again', divided);
  await lookUps('one aliquot by rule', (k) => `parts=NE4 SW4 | section=9 | ${place(k)}`);
  const from = performance.now();
  for (let n = 0; n < LOOK_UPS; n += 1) await sql`select 1`.execute(database.db);
  console.log(
    `a bare round trip to the database: ${((performance.now() - from) / LOOK_UPS).toFixed(2)} ms (reference)`,
  );
} finally {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
