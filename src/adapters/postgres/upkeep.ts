// Takes: an embedded engine. Gives: the checkpoints and vacuums that no background process does for it.
// Never: one statement over all tables: there is one connection, and requests run between two tables. Nor a checkpoint on a full disk,
// which the engine would not survive.
import type { PGlite } from '@electric-sql/pglite';
import type { Log } from './open.ts';

export interface UpkeepTimes {
  /** How often to look. */
  readonly everyMs: number;
  /** Write-ahead log that calls for a checkpoint: it bounds the log on disk and the next start. */
  readonly checkpointBytes: number;
  readonly vacuumBytes: number;
  /** After this long either is done, if anything was written at all. */
  readonly atLatestMs: number;
}

export const UPKEEP: UpkeepTimes = {
  everyMs: 15_000,
  checkpointBytes: 16 * 2 ** 20,
  vacuumBytes: 32 * 2 ** 20,
  atLatestMs: 30 * 60_000,
};

export interface Upkeep {
  /** One look now; gives what was done. */
  look(): Promise<{ readonly checkpoint: boolean; readonly vacuum: boolean }>;
  /** Where the disk has room for it. */
  checkpoint(): Promise<void>;
  stop(): Promise<void>;
}

interface Mark {
  walByte: number;
  atMs: number;
}

/** `refuseWrites` throws while nothing may be written. */
export async function startUpkeep(
  engine: PGlite,
  log: Log,
  refuseWrites: () => void,
  times: UpkeepTimes = UPKEEP,
): Promise<Upkeep> {
  const start = { walByte: await walByte(engine), atMs: performance.now() };
  const checkpointed = { ...start };
  const vacuumed = { ...start };
  let running: Promise<unknown> = Promise.resolve();

  const look = async () => {
    const now = { walByte: await walByte(engine), atMs: performance.now() };
    const vacuum = isDue(vacuumed, now, times.vacuumBytes, times.atLatestMs);
    const checkpoint = vacuum || isDue(checkpointed, now, times.checkpointBytes, times.atLatestMs);
    if (checkpoint) refuseWrites();
    if (vacuum) await vacuumTables(engine);
    if (checkpoint) await engine.exec('checkpoint');
    await engine.exec('discard plans'); // made when the tables were smaller; nobody else tells the planner before the next vacuum
    // The upkeep's own writing is not a reason for more of it.
    const after = { walByte: await walByte(engine), atMs: now.atMs };
    if (vacuum) Object.assign(vacuumed, after);
    if (checkpoint) Object.assign(checkpointed, after);
    return { checkpoint, vacuum };
  };
  const timer = setInterval(() => {
    running = look().catch((error: unknown) => {
      log.warn({ cause: (error as Error).message }, 'database upkeep failed; it is tried again');
    });
  }, times.everyMs).unref();
  return {
    look,
    checkpoint: async () => {
      try {
        refuseWrites();
      } catch {
        return;
      }
      await engine.exec('checkpoint');
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

function isDue(last: Mark, now: Mark, bytes: number, atLatestMs: number): boolean {
  const written = now.walByte - last.walByte;
  return written >= bytes || (written > 0 && now.atMs - last.atMs >= atLatestMs);
}

async function walByte(engine: PGlite): Promise<number> {
  const { rows } = await engine.query<{ at: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at`,
  );
  return rows[0]!.at;
}

async function vacuumTables(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname not like 'pg\\_%' or n.nspname = 'pg_catalog')
       and n.nspname <> 'information_schema'
       and (n.nspname <> 'pg_catalog' or c.relname in ('pg_class', 'pg_attribute', 'pg_statistic', 'pg_type'))`,
  );
  for (const { name } of rows) await engine.exec(`vacuum (analyze) ${name}`);
}
