// Takes: a database or a transaction. Gives: the statements on upload slots.
// Never: a slot that takes two documents, or gives one out twice.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { StagedDocument, UploadTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';
import type { UploadsTable } from './work-schema.ts';

export function uploadTable(db: Kysely<Schema>): UploadTable {
  return {
    insert: async ({ id, accountId, keyId, bytes, issuedAt, expiresAt }) => {
      await db
        .insertInto('uploads')
        .values({ id, account_id: accountId, key_id: keyId, bytes, issued_at: issuedAt, expires_at: expiresAt })
        .execute();
    },
    get: async (id) => {
      const row = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        accountId: row.account_id,
        keyId: row.key_id,
        bytes: row.bytes,
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        received: row.received_at !== null,
        consumed: row.consumed_at !== null,
      };
    },
    receive: (id, staged, at) => receive(db, id, staged, at),
    consume: async (id, at) => {
      const row = await db
        .updateTable('uploads')
        .set({ consumed_at: at })
        .where('id', '=', id)
        .where('received_at', 'is not', null)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', at)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : stagedOf(row);
    },
    sweep: (before, limit) => sweep(db, before, limit),
    forget: async (before) => void (await db.deleteFrom('uploads').where('expires_at', '<', before).execute()),
  };
}

async function receive(db: Kysely<Schema>, id: string, staged: StagedDocument, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      received_at: at,
      object: staged.object,
      size: staged.bytes,
      kind: staged.kind,
      refusal_type: staged.refusal?.type ?? null,
      refusal_message: staged.refusal?.message ?? null,
    })
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function sweep(db: Kysely<Schema>, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ swept: number }>`
    with ended as (
      select id, object from uploads
      where expires_at < ${before} and object is not null and consumed_at is null limit ${limit} for update skip locked
    ), emptied as (
      update uploads set object = null from ended where uploads.id = ended.id
    ), doomed as (
      insert into doomed_objects (object) select object from ended on conflict do nothing
    )
    select count(*)::int4 as swept from ended`.execute(db);
  return rows[0]!.swept;
}

function stagedOf(row: Selectable<UploadsTable>): StagedDocument {
  const refusal =
    row.refusal_type === null ? null : { type: row.refusal_type, message: row.refusal_message ?? row.refusal_type };
  return { object: row.object!, bytes: row.size!, kind: row.kind, refusal };
}
