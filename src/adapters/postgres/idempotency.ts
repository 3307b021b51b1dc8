// Takes: a database or a transaction. Gives: the statements on remembered Idempotency-Keys and on doomed objects.
import { type Kysely, sql } from 'kysely';
import type { DoomedObjects, IdempotencyTable } from '../../service/work-ports.ts';
import type { Schema } from './schema.ts';

export function idempotencyTable(db: Kysely<Schema>): IdempotencyTable {
  return {
    take: async (keyId, token, { fingerprint, reference }, at) => {
      const taken = await db
        .insertInto('idempotency')
        .values({ key_id: keyId, token, fingerprint, reference, created_at: at })
        .onConflict((conflict) => conflict.columns(['key_id', 'token']).doNothing())
        .returning('reference')
        .executeTakeFirst();
      if (taken !== undefined) return null;
      return await db
        .selectFrom('idempotency')
        .select(['fingerprint', 'reference'])
        .where('key_id', '=', keyId)
        .where('token', '=', token)
        .executeTakeFirstOrThrow();
    },
    forget: async (reference) => void (await db.deleteFrom('idempotency').where('reference', '=', reference).execute()),
    sweep: async (before) => void (await db.deleteFrom('idempotency').where('created_at', '<', before).execute()),
  };
}

export function doomedObjects(db: Kysely<Schema>): DoomedObjects {
  return {
    add: async (objects) => {
      if (objects.length === 0) return;
      await db
        .insertInto('doomed_objects')
        .values(objects.map((object) => ({ object })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    some: async (before, limit) => {
      const rows = await db
        .selectFrom('doomed_objects')
        .select('object')
        .where('doomed_at', '<', before)
        .limit(limit)
        .execute();
      return rows.map(({ object }) => object);
    },
    remove: async (objects) => {
      if (objects.length > 0) await sql`delete from doomed_objects where object = any(${[...objects]})`.execute(db);
    },
  };
}
