// Takes: accounts, keys and the ledger. Gives: what a plan needs beyond its caps, each document's rate, the payment processor's
// events applied once, packs credited once, and the outbox of metered documents.
// Never: changed after release; a later need is a later migration.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const STATEMENTS = [
  `alter table accounts
    add column credits_kept integer not null default 0 check (credits_kept >= 0),
    add column packs_bought integer not null default 0 check (packs_bought >= 0),
    add column stripe_subscription_id text unique,
    add column granted_at timestamptz,
    add column billing_version integer not null default 0`,
  // what a document was taken from or costs, decided once, when it was billed
  `alter table usage_ledger add column rate text not null default 'arranged'
    check (rate in ('pool', 'included', 'arranged', 'full', 'half', 'given'))`,
  `update usage_ledger set rate = case
      when overage then 'full'
      when accounts.pool_granted is not null then 'pool'
      when accounts.grant_kind = 'subscription' then 'included'
      else 'arranged' end
    from accounts where accounts.id = usage_ledger.account_id`,
  `alter table usage_ledger alter column rate drop default`,
  `alter table usage_totals add column included_documents integer not null default 0`,
  `update usage_totals set included_documents = documents - overage_documents
    from accounts where accounts.id = usage_totals.account_id and accounts.grant_kind = 'subscription'`,
  // one row an event of the processor that was applied, or found to be none of ours
  `create table billing_events (
    id text primary key,
    type text not null,
    outcome text not null check (outcome in ('applied', 'ignored')),
    happened_at timestamptz not null,
    received_at timestamptz not null
  )`,
  // one row a paid checkout of packs: several events may tell of it
  `create table pack_purchases (
    checkout_id text primary key,
    account_id uuid not null references accounts (id),
    packs integer not null check (packs > 0),
    credited_at timestamptz not null
  )`,
  // the outbox: one row a document that the processor bills, written in the transaction that bills it here
  `create table meter_events (
    document_id uuid primary key references usage_ledger (document_id),
    customer_id text not null,
    rate text not null check (rate in ('full', 'half')),
    happened_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'reported', 'refused', 'unsure')),
    attempts integer not null default 0,
    next_try_at timestamptz not null,
    -- since when a try may have arrived without our hearing of it
    unsure_since timestamptz,
    settled_at timestamptz,
    cause text
  )`,
  `create index accounts_on_trial on accounts (trial_ends_at) where grant_kind = 'trial'`,
  `create index meter_events_waiting on meter_events (next_try_at) where state = 'waiting'`,
  `create index meter_events_troubled on meter_events (state) where state in ('refused', 'unsure')`,
];

export const plansAndBilling: Migration = {
  number: 3,
  name: 'plans-and-billing',
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
