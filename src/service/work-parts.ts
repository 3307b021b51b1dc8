// Gives: what every function of extraction work is handed: the store, the objects, the reader, the signing keys.
import type { SigningKeys } from '../attest/attestation.ts';
import type { DeployedFabric } from '../plss/fabric.ts';
import type { Clock, ObjectStore, Random } from './ports.ts';
import type { Stoppable } from './stoppable.ts';
import type { DocumentReader, Lane, PageDrawer, RunSource, WorkStore } from './work-ports.ts';

export interface WorkParts {
  readonly store: WorkStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly objects: ObjectStore;
  /** All results go to the object store instead of the database, not large ones alone. */
  readonly resultsAsObjects: boolean;
  readonly reader: DocumentReader;
  readonly drawer: PageDrawer;
  /** Readings whose callers wait for them; stopped where the process ends before they do. */
  readonly awaited: Stoppable;
  /** The public survey, as far as this deployment has imported it. */
  readonly fabric: DeployedFabric;
  readonly signingKeys: SigningKeys;
  /** Signs the addresses that uploads are put to. */
  readonly uploadSecret: Uint8Array;
  readonly closureStandard: number;
  /** Settles when jobs can be enqueued; refuses async_unavailable where they never can. */
  queueReady(): Promise<void>;
  /** Tells workers of this process that something waits. Others hear of it from the database. */
  wake(lane: Lane): void;
  observe(event: WorkEvent): void;
  /** Our own trouble, for the log; never a document's words. */
  trouble(error: unknown, runId: string): void;
}

export interface WorkEvent {
  readonly path: RunSource;
  readonly outcome: 'succeeded' | 'failed';
  readonly seconds: number;
  readonly verdicts: readonly string[];
}
