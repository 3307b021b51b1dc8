// Takes: files of the survey fabric and a database. Gives: their rows in its tables, all files of one command or none.
// Never: a file half imported: whatever goes wrong, kill -9 included, leaves the fabric as it was.
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ImportedLayer } from '../service/fabric-ports.ts';
import type { FabricLayer } from './fabric-files/fabric-layer.ts';
import { chosenLayers } from './fabric-files/chosen-layers.ts';
import type { FileLayer } from './fabric-files/file-layer.ts';
import { FileTrouble, namedTrouble, shown } from './fabric-files/file-trouble.ts';
import { layersOfFile } from './fabric-files/open-file.ts';
import { type LayerOptions, soundLayer } from './fabric-files/sound-layer.ts';
import { keepFeature, type Kept } from './fabric-keep.ts';
import { replaceOlder, takeTurn } from './postgres/fabric-replace.ts';
import { fabricRows } from './postgres/fabric-rows.ts';
import type { OpenDatabase } from './postgres/open.ts';
import type { Schema } from './postgres/schema.ts';

/** Of one layer; `name` is the layer's own in its file. */
export interface LayerImport extends ImportedLayer {
  readonly name: string;
  readonly layer: FabricLayer;
}

export interface ImportOptions extends LayerOptions {
  readonly now: () => Date;
  onProgress(file: string, share: number, features: number): void;
}

interface FileFacts {
  readonly path: string;
  readonly file: string;
  readonly bytes: number;
  readonly changedMs: number;
  readonly sha256: string;
}

export async function importFabric(
  database: OpenDatabase,
  paths: readonly string[],
  options: ImportOptions,
): Promise<LayerImport[]> {
  const seen = new Set<string>();
  return await database.db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const first = await nextProvenance(tx);
    const kept: Kept = new Map();
    const imported: LayerImport[] = [];
    for (const path of paths)
      await namedTrouble(path, 'was not imported and nothing was changed', async () => {
        const facts = await factsOf(path);
        if (seen.has(facts.sha256)) throw new FileTrouble('it is given twice.');
        seen.add(facts.sha256);
        const { taken, leftOut } = chosenLayers(await layersOfFile(path));
        for (const [k, layer] of taken.entries())
          imported.push({
            ...(await importLayer(tx, database, layer, facts, kept, options)),
            leftOut: k === 0 ? leftOut : [],
            shrunk: [],
          });
        refuseChanged(facts);
      });
    const shrunk = await replaceOlder(tx, kept, first);
    return imported.map((each, k) => ({
      ...each,
      shrunk: imported.findIndex(({ layer }) => layer === each.layer) === k ? (shrunk.get(each.layer) ?? []) : [],
    }));
  });
}

async function factsOf(path: string): Promise<FileFacts> {
  const { size, mtimeMs } = statSync(path);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(chunk as Buffer);
  return { path, file: basename(path), bytes: size, changedMs: mtimeMs, sha256: hash.digest('hex') };
}

function refuseChanged({ path, bytes, changedMs }: FileFacts): void {
  const { size, mtimeMs } = statSync(path);
  if (size !== bytes || mtimeMs !== changedMs) throw new FileTrouble('it was changed while it was read.');
}

async function nextProvenance(tx: Transaction<Schema>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0) + 1 as next from fabric_provenance`.execute(
    tx,
  );
  return rows[0]!.next;
}

async function importLayer(
  tx: Transaction<Schema>,
  { engine }: OpenDatabase,
  file: FileLayer,
  facts: FileFacts,
  kept: Kept,
  options: ImportOptions,
): Promise<Omit<LayerImport, 'leftOut' | 'shrunk'>> {
  let [features, withoutIdentifier, held] = [0, 0, 0];
  const progress = (share: number): void => options.onProgress(facts.file, share, features);
  const { layer, features: sound, damage } = await soundLayer(file, options, progress);
  const importId = await insertImport(tx, layer, file, facts, options.now());
  const rows = fabricRows(tx, importId, engine);
  const townships = new Set<string>();
  for await (const feature of sound) {
    features += 1;
    const result = await keepFeature(layer, feature, facts.file, rows, kept);
    if (result === null) withoutIdentifier += 1;
    else {
      townships.add(result.plssId);
      held += result.rows;
    }
  }
  await rows.end();
  if (townships.size === 0)
    throw new FileTrouble(
      `none of its ${features} features has the identifiers of ${layer}, so there is nothing to keep.`,
    );
  await sql`update fabric_imports set features = ${features}, held = ${held}, crs = ${file.crs()} where id = ${importId}`.execute(
    tx,
  );
  progress(1);
  const counts = { features, held, withoutIdentifier, townships: townships.size };
  return { file: facts.file, name: file.name, layer, ...counts, damaged: damage.count, damage: damage.first };
}

async function insertImport(
  tx: Kysely<Schema>,
  layer: FabricLayer,
  { format }: FileLayer,
  { file, sha256, bytes }: FileFacts,
  importedAt: Date,
): Promise<number> {
  const unknown = { crs: '', features: 0, held: 0 }; // until the layer is through
  const { id } = await tx
    .insertInto('fabric_imports')
    .values({ layer, file: shown(file), sha256, bytes, format, ...unknown, imported_at: importedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
