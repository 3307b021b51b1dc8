// Takes: nothing. Gives: the world as extraction work sees it: runs, batches, uploads, results, the queue, the document reader.
// Never: a driver or a table name. Every table call made inside `WorkStore.transaction` is part of that transaction.
import type { Holdings, ObjectStore, Reach, Store } from './ports.ts';

export type RunStatus = 'queued' | 'running' | 'succeeded' | 'failed';
export type RunSource = 'extract' | 'extracts' | 'batch';
export type ResultState = 'none' | 'held' | 'deleted' | 'expired';

/** One document, by any path. */
export interface Run {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly keyPrefix: string;
  readonly test: boolean;
  readonly source: RunSource;
  readonly batchId: string | null;
  readonly position: number;
  readonly document: string;
  readonly status: RunStatus;
  readonly submittedAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly error: string | null;
  readonly documentSha256: string | null;
  readonly resultState: ResultState;
  readonly pagesRead: number | null;
  readonly pages: number | null;
}

/** Where a run's bytes wait: beside its row when small, else an object. */
export type RunInput = { readonly bytes: Uint8Array } | { readonly object: string };

export interface InFlight {
  /** Queued or running documents of the account, test runs aside. */
  readonly account: number;
  /** The key's queued and running singles plus its running batch items: what the concurrency cap counts. */
  readonly key: number;
  /** Billed to the account in the period. */
  readonly billed: number;
}

/** A signed body: beside its row, or in the object store. */
export type HeldResult = { readonly bytes: Uint8Array } | { readonly object: string };

export interface RunEnd {
  readonly runId: string;
  readonly status: 'succeeded' | 'failed';
  readonly error: string | null;
  readonly documentSha256: string | null;
  readonly finishedAt: Date;
  /** Kept with a success, as the exact bytes that were signed; an object of it is no longer doomed. */
  readonly result: HeldResult | null;
}

export interface KeptInput {
  readonly runId: string;
  readonly input: RunInput;
}

export interface RunTable {
  /** With the inputs of those that wait for a worker, or whose staged document they name. */
  insert(runs: readonly Run[], inputs?: readonly KeptInput[]): Promise<void>;
  input(runId: string): Promise<RunInput | null>;
  get(runId: string): Promise<Run | null>;
  /** Null where it is out of reach; a run of somebody else's takes no longer than none. */
  within(reach: Reach, runId: string): Promise<Run | null>;
  ofBatch(batchId: string): Promise<readonly Run[]>;
  inFlight(accountId: string, keyId: string, period: string): Promise<InFlight>;
  /** Queued or running -> running. Null when the run has ended. */
  start(runId: string, at: Date): Promise<Run | null>;
  progress(runId: string, pagesRead: number, pages: number): Promise<void>;
  /** Gives those that had not ended before: exactly one attempt ends a run. Its input is dropped; an object of it is doomed. */
  end(ends: readonly RunEnd[]): Promise<ReadonlySet<string>>;
  /** Newest first. */
  list(holdings: Holdings, limit: number): Promise<readonly Run[]>;
  /** Runs still queued or running that were submitted before: by source. */
  unfinished(sources: readonly RunSource[], before: Date, limit: number): Promise<readonly Run[]>;
  /** These synchronous runs are being read: said by the database's clock, which all nodes share. */
  beat(runIds: readonly string[]): Promise<void>;
  /** Synchronous runs of which nothing was heard for so long. */
  silent(seconds: number): Promise<readonly Run[]>;
}

export interface Dropped {
  readonly results: number;
  /** Positions forgotten with them. */
  readonly placements: number;
  readonly objects: readonly string[];
}

export interface ResultTable {
  get(runId: string): Promise<HeldResult | null>;
  /** By run; a run without a held result is not in it. */
  texts(
    runIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly text: string } | { readonly object: string }>>;
  markFetched(runIds: readonly string[], at: Date): Promise<void>;
  /** Drops held results of one side of the account: one run's, one batch's or all. Their objects are doomed, and named here. */
  drop(scope: Holdings & { runId?: string; batchId?: string }): Promise<Dropped>;
  /** Drops what was first fetched, or finished without a fetch, before these times. */
  expire(fetchedBefore: Date | null, unfetchedBefore: Date | null, limit: number): Promise<Dropped>;
}

/** Where an operator put a tract's point of beginning. */
export interface Placed {
  readonly runId: string;
  readonly tractIndex: number;
  readonly lon: number;
  readonly lat: number;
  /** Clockwise from north. */
  readonly rotationDeg: number;
}

/** Only of runs whose result is held. */
export interface PlacementTable {
  of(runIds: readonly string[]): Promise<readonly Placed[]>;
  counts(runIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Replaces those of the same tract. No tract twice in one call. */
  put(placed: readonly Placed[], at: Date): Promise<void>;
  /** Gives how many there were. */
  remove(runIds: readonly string[]): Promise<number>;
}

export interface Batch {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly keyPrefix: string;
  readonly test: boolean;
  readonly documents: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly status: 'in_progress' | 'ended' | 'failed';
  readonly submittedAt: Date;
  readonly completedAt: Date | null;
}

export interface BatchTable {
  insert(batch: Batch): Promise<void>;
  get(batchId: string): Promise<Batch | null>;
  /** Null where it is out of reach, as with runs. */
  within(reach: Reach, batchId: string): Promise<Batch | null>;
  /** Counts one item that ended; the last one ends the batch. */
  tally(batchId: string, outcome: 'succeeded' | 'failed', at: Date): Promise<void>;
}

export interface Upload {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  /** Announced size, or null. */
  readonly bytes: number | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface StagedDocument {
  readonly object: string;
  readonly bytes: number;
  /** What the first bytes are, or the refusal they earn: decided as they streamed in. */
  readonly kind: string | null;
  readonly refusal: { readonly type: string; readonly message: string } | null;
}

export interface UploadTable {
  insert(upload: Upload): Promise<void>;
  get(uploadId: string): Promise<(Upload & { readonly received: boolean; readonly consumed: boolean }) | null>;
  /** False when it was received before: a slot takes one document. */
  receive(uploadId: string, staged: StagedDocument, at: Date): Promise<boolean>;
  /** Hands the staged object over; null when never put, consumed or expired. */
  consume(uploadId: string, at: Date): Promise<StagedDocument | null>;
  /** Dooms the objects of slots that ended unused before; gives how many. */
  sweep(endedBefore: Date, limit: number): Promise<number>;
  /** Removes slots that ended long ago: from then on their ids are answered as unknown ones are. */
  forget(endedBefore: Date): Promise<void>;
}

export interface Remembered {
  readonly fingerprint: string;
  readonly reference: string;
}

export interface IdempotencyTable {
  /** Null when this call took the token; otherwise what it was taken for. */
  take(keyId: string, token: string, remembered: Remembered, at: Date): Promise<Remembered | null>;
  forget(reference: string): Promise<void>;
  sweep(before: Date): Promise<void>;
}

/** Objects that no row needs any more, until they are gone from the store too. */
export interface DoomedObjects {
  add(objects: readonly string[]): Promise<void>;
  /** Doomed before that time: what was doomed just now may be about to be named by a row. */
  some(before: Date, limit: number): Promise<readonly string[]>;
  remove(objects: readonly string[]): Promise<void>;
}

export const LANES = ['extract', 'batch'] as const;
export type Lane = (typeof LANES)[number];

/** One try at a job: completing it settles this try and no other. */
export interface Attempt {
  readonly lane: Lane;
  readonly jobId: string;
  readonly retryCount: number;
}

export interface NewJob {
  readonly runId: string;
  /** Higher first. The n-th waiting document of an account gets -n, so that accounts take turns. */
  readonly priority: number;
  readonly afterS: number;
}

export interface JobTable {
  enqueue(lane: Lane, jobs: readonly NewJob[]): Promise<void>;
  /** False when this try is no longer the one that counts. */
  complete(attempt: Attempt): Promise<boolean>;
}

/** The tables of accounts and of work in one transaction. */
export interface WorkStore extends Store {
  readonly runs: RunTable;
  readonly results: ResultTable;
  readonly placements: PlacementTable;
  readonly batches: BatchTable;
  readonly uploads: UploadTable;
  readonly idempotency: IdempotencyTable;
  readonly doomed: DoomedObjects;
  readonly jobs: JobTable;
  /** `durable: false` lets the commit return before it is on disk: for what nobody was told yet. */
  work<T>(task: (store: WorkStore) => Promise<T>, options?: { readonly durable: boolean }): Promise<T>;
}

export interface ReadingOptions {
  readonly onProgress?: (pagesRead: number, pages: number) => void;
  /** Ends the reading; nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

export interface DocumentTask {
  readonly bytes: Uint8Array;
  /** Its name. */
  readonly document: string;
  readonly startedAt: Date;
}

export interface ReadBody {
  /** Signed. */
  readonly body: string;
  readonly documentSha256: string;
  readonly tokens: { readonly input: number; readonly output: number };
  /** The status of each tract. */
  readonly verdicts: readonly string[];
}

/** One page of a document as people look at it. */
export interface DrawnPage {
  readonly png: Uint8Array;
  readonly pages: number;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** From bytes to the signed body. Refuses what is the document's fault; every other error is our own trouble. */
export interface DocumentReader {
  read(task: DocumentTask, options: ReadingOptions): Promise<ReadBody>;
}

export interface PageDrawer {
  /** Of what has pages; `index` from 0. */
  picture(bytes: Uint8Array, index: number, signal: AbortSignal): Promise<DrawnPage>;
}

export interface WorkObjects {
  readonly objects: ObjectStore;
  /** All results go to the object store instead of the database, not large ones alone: for S3. */
  readonly resultsAsObjects: boolean;
}
