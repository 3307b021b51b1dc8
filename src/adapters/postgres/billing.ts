// Takes: a database or a transaction. Gives: the statements on the processor's events, on packs credited, and on the outbox of
// metered documents. Never: a rule; what an event means is decided in service/.
import { type Kysely, sql } from 'kysely';
import type { BillingTable, DueMeterEvent, MeterOutcome } from '../../service/billing-ports.ts';
import type { Schema } from './schema.ts';

export function billingTable(db: Kysely<Schema>): BillingTable {
  return { ...eventTable(db), ...meterTable(db) };
}

type Events = 'hasEvent' | 'takeEvent' | 'creditPurchase';

function eventTable(db: Kysely<Schema>): Pick<BillingTable, Events> {
  return {
    hasEvent: async (id) => {
      const row = await db.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
    takeEvent: async ({ id, type, happenedAt }, outcome, at) => {
      const row = await db
        .insertInto('billing_events')
        .values({ id, type, outcome, happened_at: happenedAt, received_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    creditPurchase: async (checkoutId, accountId, packs, at) => {
      const row = await db
        .insertInto('pack_purchases')
        .values({ checkout_id: checkoutId, account_id: accountId, packs, credited_at: at })
        .onConflict((conflict) => conflict.column('checkout_id').doNothing())
        .returning('checkout_id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function meterTable(db: Kysely<Schema>): Omit<BillingTable, Events> {
  return {
    addMeterEvent: async ({ documentId, customerId, rate, happenedAt }) => {
      const row = { document_id: documentId, customer_id: customerId, rate };
      await db
        .insertInto('meter_events')
        .values({ ...row, happened_at: happenedAt, next_try_at: happenedAt })
        .execute();
    },
    takeMeterEvents: (now, untilTryAt, limit) => takeMeterEvents(db, now, untilTryAt, limit),
    settleMeterEvent: async (documentId, outcome, at) => {
      await db.updateTable('meter_events').set(settled(outcome, at)).where('document_id', '=', documentId).execute();
    },
    meterStates: async () => {
      const { rows } = await sql<Record<'waiting' | 'refused' | 'unsure', number>>`
        select count(*) filter (where state = 'waiting')::int4 as waiting,
          count(*) filter (where state = 'refused')::int4 as refused,
          count(*) filter (where state = 'unsure')::int4 as unsure
        from meter_events where state in ('waiting', 'refused', 'unsure')`.execute(db);
      return rows[0]!;
    },
  };
}

/** Marked as perhaps sent before it is: a process that is killed in between leaves that mark. */
async function takeMeterEvents(
  db: Kysely<Schema>,
  now: Date,
  untilTryAt: Date,
  limit: number,
): Promise<readonly DueMeterEvent[]> {
  const { rows } = await sql<{
    document_id: string;
    customer_id: string;
    rate: 'full' | 'half';
    happened_at: Date;
    attempts: number;
    unsure_since: Date | null;
  }>`
    with due as (
      select document_id, unsure_since from meter_events where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at limit ${limit} for no key update skip locked
    )
    update meter_events set attempts = attempts + 1, next_try_at = ${untilTryAt},
      unsure_since = coalesce(due.unsure_since, ${now}::timestamptz)
    from due where meter_events.document_id = due.document_id
    returning meter_events.document_id, customer_id, rate, happened_at, attempts, due.unsure_since`.execute(db);
  return rows.map((row) => ({
    documentId: row.document_id,
    customerId: row.customer_id,
    rate: row.rate,
    happenedAt: row.happened_at,
    attempts: row.attempts,
    unsureSince: row.unsure_since,
  }));
}

function settled(outcome: MeterOutcome, at: Date) {
  switch (outcome.state) {
    case 'reported':
      return { state: outcome.state, settled_at: at, cause: null };
    case 'refused':
    case 'unsure':
      return { state: outcome.state, settled_at: at, cause: outcome.cause };
    case 'waiting':
      return {
        cause: outcome.cause,
        next_try_at: outcome.nextTryAt,
        ...(outcome.arrived === 'no' ? { unsure_since: null } : {}),
      };
  }
}
