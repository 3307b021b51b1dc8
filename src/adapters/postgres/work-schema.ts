// Gives: the tables of extraction work as Kysely sees them, and their order for backup and restore.
// Never: a column type whose driver answers differ between the two engines.
import type { ColumnType, Generated } from 'kysely';
import type { ResultState, RunSource, RunStatus } from '../../service/work-ports.ts';

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null, Date | null>;

export interface RunsTable {
  id: string;
  account_id: string;
  key_id: string;
  key_prefix: string;
  test: boolean;
  source: RunSource;
  batch_id: string | null;
  position: number;
  document: string;
  status: RunStatus;
  submitted_at: Instant;
  started_at: InstantOrNull;
  finished_at: InstantOrNull;
  error: string | null;
  document_sha256: string | null;
  result_state: ResultState;
  fetched_at: InstantOrNull;
  pages_read: number | null;
  pages: number | null;
  /** Of a synchronous run: its process was there then. By the database's clock. */
  beat_at: ColumnType<Date | null, never, never>;
}

/** A body of bytes: beside its row, or in the object store. */
export interface BodiesTable {
  run_id: string;
  body: Uint8Array | null;
  object: string | null;
}

export interface BatchesTable {
  id: string;
  account_id: string;
  key_id: string;
  key_prefix: string;
  test: boolean;
  documents: number;
  succeeded: Generated<number>;
  failed: Generated<number>;
  status: 'in_progress' | 'ended' | 'failed';
  submitted_at: Instant;
  completed_at: InstantOrNull;
}

export interface UploadsTable {
  id: string;
  account_id: string;
  key_id: string;
  bytes: number | null;
  issued_at: Instant;
  expires_at: Instant;
  received_at: InstantOrNull;
  object: string | null;
  size: number | null;
  kind: string | null;
  refusal_type: string | null;
  refusal_message: string | null;
  consumed_at: InstantOrNull;
}

export interface IdempotencyRowsTable {
  key_id: string;
  token: string;
  fingerprint: string;
  reference: string;
  created_at: Instant;
}

export interface DoomedObjectsTable {
  object: string;
  doomed_at: Generated<Date>;
}

export interface PlacementsTable {
  run_id: string;
  tract_index: number;
  lon: number;
  lat: number;
  rotation_deg: number;
  placed_at: Instant;
}

export interface WorkSchema {
  runs: RunsTable;
  run_inputs: BodiesTable;
  results: BodiesTable;
  placements: PlacementsTable;
  batches: BatchesTable;
  uploads: UploadsTable;
  idempotency: IdempotencyRowsTable;
  doomed_objects: DoomedObjectsTable;
}

export const BACKED_UP_WORK_TABLES = [
  'batches',
  'runs',
  'run_inputs',
  'results',
  'placements',
  'uploads',
  'idempotency',
  'doomed_objects',
] as const satisfies readonly (keyof WorkSchema)[];
