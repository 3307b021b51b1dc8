// Gives: the tables of billing as Kysely sees them, and their order for backup and restore.
// Never: a column type whose driver answers differ between the two engines.
import type { ColumnType, Generated } from 'kysely';
import type { MeteredRate, Rate } from '../../service/billing-ports.ts';

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type RateColumn = Rate;

export interface BillingEventsTable {
  id: string;
  type: string;
  outcome: 'applied' | 'ignored';
  happened_at: Instant;
  received_at: Instant;
}

export interface PackPurchasesTable {
  checkout_id: string;
  account_id: string;
  packs: number;
  credited_at: Instant;
}

export interface MeterEventsTable {
  document_id: string;
  customer_id: string;
  rate: MeteredRate;
  happened_at: Instant;
  state: Generated<'waiting' | 'reported' | 'refused' | 'unsure'>;
  attempts: Generated<number>;
  next_try_at: Instant;
  unsure_since: InstantOrNull;
  settled_at: InstantOrNull;
  cause: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface BillingSchema {
  billing_events: BillingEventsTable;
  pack_purchases: PackPurchasesTable;
  meter_events: MeterEventsTable;
}

export const BACKED_UP_BILLING_TABLES = [
  'billing_events',
  'pack_purchases',
  'meter_events',
] as const satisfies readonly (keyof BillingSchema)[];
