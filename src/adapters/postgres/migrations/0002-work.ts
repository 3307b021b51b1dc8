// Takes: accounts and keys. Gives: runs with their inputs and results, batches, uploads, idempotency, doomed objects.
// Never: changed after release; a later need is a later migration.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

const STATEMENTS = [
  `create table batches (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    key_id uuid not null,
    key_prefix text not null,
    test boolean not null,
    documents integer not null check (documents > 0),
    succeeded integer not null default 0,
    failed integer not null default 0,
    status text not null check (status in ('in_progress', 'ended', 'failed')),
    submitted_at timestamptz not null,
    completed_at timestamptz,
    check (succeeded + failed <= documents)
  )`,
  // one row a document, by any path; it stays when its result is deleted
  `create table runs (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    key_id uuid not null,
    key_prefix text not null,
    test boolean not null,
    source text not null check (source in ('extract', 'extracts', 'batch')),
    batch_id uuid references batches (id),
    position integer not null,
    document text not null,
    status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
    submitted_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    error text,
    document_sha256 text,
    result_state text not null check (result_state in ('none', 'held', 'deleted', 'expired')),
    fetched_at timestamptz,
    pages_read integer,
    pages integer,
    check ((source = 'batch') = (batch_id is not null))
  )`,
  // GET /v1/runs, newest first
  `create index runs_of_account on runs (account_id, submitted_at desc, id desc) where not test`,
  // admission counts these under the account's lock
  `create index runs_in_flight on runs (account_id) where status in ('queued', 'running')`,
  `create index runs_of_batch on runs (batch_id, position) where batch_id is not null`,
  // retention sweeps
  `create index runs_held on runs (finished_at) where result_state = 'held'`,
  `create table run_inputs (
    run_id uuid primary key references runs (id),
    body bytea,
    object text,
    check ((body is null) <> (object is null))
  )`,
  // the exact bytes that were signed
  `create table results (
    run_id uuid primary key references runs (id),
    body bytea,
    object text,
    check ((body is null) <> (object is null))
  )`,
  `create table uploads (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    key_id uuid not null,
    bytes integer,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    received_at timestamptz,
    object text,
    size integer,
    kind text,
    refusal_type text,
    refusal_message text,
    consumed_at timestamptz
  )`,
  `create index uploads_by_expiry on uploads (expires_at)`,
  `create table idempotency (
    key_id uuid not null,
    token text not null,
    fingerprint text not null,
    reference uuid not null,
    created_at timestamptz not null,
    primary key (key_id, token)
  )`,
  `create index idempotency_by_reference on idempotency (reference)`,
  `create index idempotency_by_age on idempotency (created_at)`,
  // written in the transaction that drops the last row naming an object, so that no crash leaves one behind
  `create table doomed_objects (object text primary key, doomed_at timestamptz not null default now())`,
];

export const work: Migration = {
  number: 2,
  name: 'work',
  up: async (db) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
