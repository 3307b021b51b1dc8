// What must hold of a deployment after any crash, asked of its database and its objects. The embedded engine is opened for it once
// its server has ended.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/adapters/postgres/open.ts';

export interface Figures {
  readonly succeeded: number;
  readonly failed: number;
  readonly billed: number;
}

export async function consistent(database: OpenDatabase, objectsFolder: string): Promise<Figures> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int4 from runs where status = 'succeeded' and not test) as succeeded,
      (select count(*)::int4 from runs where status = 'failed') as failed,
      (select count(*)::int4 from runs where status in ('queued', 'running')) as open,
      (select count(*)::int4 from usage_ledger) as billed,
      (select coalesce(sum(documents), 0)::int4 from usage_totals) as totals,
      (select count(*)::int4 from runs join usage_ledger on document_id = id where status = 'succeeded' and not test) as both,
      (select count(*)::int4 from runs join results on run_id = id where result_state = 'held') as held,
      (select count(*)::int4 from run_inputs) as inputs,
      (select count(*)::int4 from batches where status = 'in_progress') as unfinished,
      (select count(*)::int4 from batches where succeeded + failed <> documents
        or succeeded <> (select count(*) from runs where batch_id = batches.id and status = 'succeeded')) as miscounted`.execute(
    database.db,
  );
  const { succeeded, failed, billed, ...rest } = rows[0] as Record<string, number>;
  assert.deepEqual(
    { billed, ...rest },
    {
      billed: succeeded,
      open: 0,
      totals: succeeded,
      both: succeeded,
      held: succeeded,
      inputs: 0,
      unfinished: 0,
      miscounted: 0,
    },
    'every success billed exactly once, every result kept, nothing left open',
  );
  await noLeak(database, objectsFolder);
  return { succeeded: succeeded!, failed: failed!, billed: billed! };
}

/** Every object is named by a row, or doomed by one: the sweep removes those. */
async function noLeak(database: OpenDatabase, objectsFolder: string): Promise<void> {
  const { rows } = await sql<{ object: string }>`
    select object from doomed_objects union select object from run_inputs where object is not null
    union select object from results where object is not null
    union select object from uploads where object is not null and consumed_at is null`.execute(database.db);
  const known = new Set(rows.map(({ object }) => object));
  const there = objectsIn(objectsFolder);
  assert.deepEqual(
    there.filter((name) => !known.has(name)),
    [],
    'objects that no row names',
  );
}

function objectsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.unfinished'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
