// Takes: a database or a transaction. Gives: the statements on the audit log.
// Never: an entry changed; the log only grows, and is forgotten by age where a retention is set.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditEntry, AuditTable } from '../../service/ports.ts';
import type { AuditLogTable, Schema } from './schema.ts';

export function auditTable(db: Kysely<Schema>): AuditTable {
  return {
    add: async (entry) => {
      const row = await db
        .insertInto('audit_log')
        .values(rowOf(entry))
        .onConflict((conflict) =>
          conflict
            .column('subject')
            .where(sql<boolean>`event = 'sign_in'`)
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    list: async ({ accountId, event, since, before, limit }) => {
      const rows = await db
        .selectFrom('audit_log')
        .selectAll()
        .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
        .$if(event !== undefined, (query) => query.where('event', '=', event!))
        .$if(since !== undefined, (query) => query.where('at', '>=', since!))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(entryOf);
    },
    forget: async (before) => void (await db.deleteFrom('audit_log').where('at', '<', before).execute()),
  };
}

function entryOf(row: Selectable<AuditLogTable>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    event: row.event,
    accountId: row.account_id,
    actorKind: row.actor_kind,
    actor: row.actor,
    subject: row.subject,
    detail: row.detail,
  };
}

function rowOf(entry: AuditEntry) {
  return {
    id: entry.id,
    at: entry.at,
    event: entry.event,
    account_id: entry.accountId,
    actor_kind: entry.actorKind,
    actor: entry.actor,
    subject: entry.subject,
    detail: entry.detail,
  };
}
