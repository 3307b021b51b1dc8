// Takes: a database or a transaction. Gives: the statements on meta, the facts about this deployment.
// Never: a signing key; those are files. The one secret here signs upload addresses, which all nodes share and which live 15 minutes.
import type { Kysely } from 'kysely';
import type { MetaTable } from '../../service/ports.ts';
import type { Schema } from './schema.ts';

export function metaTable(db: Kysely<Schema>): MetaTable {
  return {
    get: async (name) => {
      const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value ?? null;
    },
    claim: async (name, value) => {
      const row = await db
        .insertInto('meta')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
