// Takes: nothing. Gives: the tables as Kysely sees them, and their order for backup and restore.
// Never: a column type whose driver answers differ between the two engines (date, numeric, bare bigint).
import type { ColumnType, Generated } from 'kysely';
import type { GrantKind } from '../../contract/resources.ts';
import type { Tier } from '../../service/billing-ports.ts';
import type { AccountOrigin, ActorKind, AuditEvent, Entitlement, KeyKind } from '../../service/ports.ts';
import { BACKED_UP_FABRIC_TABLES, type FabricSchema } from './fabric-schema.ts';
import { BACKED_UP_BILLING_TABLES, type BillingSchema, type RateColumn } from './billing-schema.ts';
import { BACKED_UP_WORK_TABLES, type WorkSchema } from './work-schema.ts';

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null, Date | null>;
/** Selected only as float8: pg answers bigint as text, PGlite as a number. */
type Big = ColumnType<string, number, number>;

export interface AccountsTable {
  id: string;
  origin: AccountOrigin;
  entitlement: Entitlement;
  company: string;
  role: string;
  grant_kind: GrantKind;
  tier: Tier | null;
  seats: number | null;
  monthly_cap: number;
  included_docs: number | null;
  pool_granted: number | null;
  pool_spent: Generated<number>;
  trial_ends_at: InstantOrNull;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  credits_kept: Generated<number>;
  packs_bought: Generated<number>;
  granted_at: InstantOrNull;
  billing_version: Generated<number>;
  created_at: Instant;
  closed_at: InstantOrNull;
}

export interface AccountEmailsTable {
  user_id: Generated<number>;
  account_id: string;
  address: string;
  mailbox: string;
  created_at: Instant;
}

export interface KeysTable {
  id: string;
  root_id: string;
  account_id: string;
  user_id: number | null;
  prefix: string;
  digest: Uint8Array;
  name: string;
  kind: KeyKind;
  monthly_cap: number;
  included_docs: number | null;
  created_at: Instant;
  revoked_at: InstantOrNull;
  replaced_by: string | null;
}

export interface UsageLedgerTable {
  document_id: string;
  account_id: string;
  key_prefix: string;
  document: string;
  source: string;
  period: string;
  overage: boolean;
  rate: RateColumn;
  input_tokens: number;
  output_tokens: number;
  billed_at: Instant;
}

export interface UsageTotalsTable {
  account_id: string;
  key_prefix: string;
  period: string;
  documents: number;
  overage_documents: number;
  included_documents: Generated<number>;
  input_tokens: Big;
  output_tokens: Big;
}

export interface SignupDaysTable {
  day: string;
  scope: string;
  taken: number;
}

export interface AuditLogTable {
  id: string;
  at: Instant;
  event: AuditEvent;
  account_id: string | null;
  actor_kind: ActorKind;
  actor: string;
  subject: string;
  detail: string;
}

export interface MetaRowsTable {
  name: string;
  value: string;
}

export interface RateLimitsTable {
  subject: string;
  window_started: Instant;
  used: number;
}

export interface MigrationsTable {
  number: number;
  name: string;
  applied_at: Generated<Date>;
}

export interface Schema extends WorkSchema, FabricSchema, BillingSchema {
  accounts: AccountsTable;
  account_emails: AccountEmailsTable;
  keys: KeysTable;
  usage_ledger: UsageLedgerTable;
  usage_totals: UsageTotalsTable;
  signup_days: SignupDaysTable;
  audit_log: AuditLogTable;
  meta: MetaRowsTable;
  rate_limits: RateLimitsTable;
  thence_migrations: MigrationsTable;
}

/** Every table a backup carries, referenced tables before those that refer to them. Not: rate_limits, thence_migrations. */
export const BACKED_UP_TABLES = [
  'meta',
  'accounts',
  'account_emails',
  'keys',
  'usage_ledger',
  'usage_totals',
  ...BACKED_UP_BILLING_TABLES,
  'signup_days',
  'audit_log',
  ...BACKED_UP_WORK_TABLES,
  ...BACKED_UP_FABRIC_TABLES,
] as const satisfies readonly (keyof Schema)[];
