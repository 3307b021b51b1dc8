// Takes: a transaction. Gives: rows of the fabric written many at a time, and their provenance once each.
// Never: a row before its provenance; half a batch.
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { FabricPoint, FabricSection, FabricTownship, Provenance } from '../../plss/fabric.ts';
import type { DivisionRow } from '../../plss/fabric-features.ts';
import type { MultiPolygon } from '../../plss/lon-lat.ts';
import { wkbOfLand } from '../fabric-files/wkb.ts';
import type { Schema } from './schema.ts';

export interface FabricRows {
  township(row: FabricTownship): Promise<void>;
  section(row: FabricSection): Promise<void>;
  division(row: DivisionRow): Promise<void>;
  point(row: FabricPoint): Promise<void>;
  /** Everything is written when this settles. */
  end(): Promise<void>;
}

type Value = string | number | boolean | null;
interface Table {
  readonly name: keyof Schema;
  readonly columns: readonly (readonly [name: string, type: 'integer' | 'float8' | 'boolean' | 'text' | 'bytea'])[];
}

const TOWNSHIPS: Table = {
  name: 'fabric_townships',
  columns: [
    ['provenance', 'integer'],
    ['plss_id', 'text'],
    ['land', 'bytea'],
  ],
};
const SECTIONS: Table = {
  name: 'fabric_sections',
  columns: [
    ['provenance', 'integer'],
    ['number', 'integer'],
    ['plss_id', 'text'],
    ['id', 'text'],
    ['kind', 'text'],
    ['duplicate', 'text'],
    ['land', 'bytea'],
  ],
};
const DIVISIONS: Table = {
  name: 'fabric_divisions',
  columns: [
    ['provenance', 'integer'],
    ['recorded_acres', 'float8'],
    ['special', 'boolean'],
    ['section_id', 'text'],
    ['id', 'text'],
    ['kind', 'text'],
    ['label', 'text'],
    ['suffix', 'text'],
    ['lot', 'text'],
    ['land', 'bytea'],
  ],
};
const POINTS: Table = {
  name: 'fabric_points',
  columns: [
    ['provenance', 'integer'],
    ['plss_id', 'text'],
    ['name', 'text'],
    ['label', 'text'],
    ['lon', 'float8'],
    ['lat', 'float8'],
  ],
};

const MOST_ROWS = 1000;
const MOST_CHARACTERS = 1_000_000;
/** The embedded engine has no checkpointer, and its upkeep waits while a transaction runs: without this its log would hold it all. */
const CHECKPOINT_CHARACTERS = 64 * 2 ** 20;

export function fabricRows(tx: Transaction<Schema>, importId: number, engine: 'embedded' | 'postgres'): FabricRows {
  const batch = batches(tx, engine);
  const provenance = provenances(tx, importId, batch);
  const land = (polygons: MultiPolygon): string => Buffer.from(wkbOfLand(polygons)).toString('base64');
  return {
    township: async (row) => batch.add(TOWNSHIPS, [await provenance(row.provenance), row.plssId, land(row.land)]),
    section: async (row) => {
      const { number, plssId, id, kind, duplicate } = row;
      await batch.add(SECTIONS, [
        await provenance(row.provenance),
        number,
        plssId,
        id,
        kind,
        duplicate,
        land(row.land),
      ]);
    },
    division: async ({ sectionId, division, special, provenance: from }) => {
      const { id, kind, label, suffix, lot } = division ?? { id: '', kind: '', label: '', suffix: '', lot: '' };
      const acres = division?.recordedAcres ?? null;
      const drawn = division === null ? null : land(division.land);
      await batch.add(DIVISIONS, [
        await provenance(from),
        acres,
        special,
        sectionId,
        id,
        kind,
        label,
        suffix,
        lot,
        drawn,
      ]);
    },
    point: async ({ plssId, name, label, lonLat, provenance: from }) =>
      batch.add(POINTS, [await provenance(from), plssId, name, label, ...lonLat]),
    end: () => batch.end(),
  };
}

interface Batches {
  /** Settles when nothing is on its way: one connection, one statement at a time. */
  idle(): Promise<void>;
  add(table: Table, row: readonly Value[]): Promise<void>;
  end(): Promise<void>;
}

/** One insert is on its way while the next batch is read. */
function batches(tx: Transaction<Schema>, engine: 'embedded' | 'postgres'): Batches {
  let into: Table = SECTIONS;
  let rows: (readonly Value[])[] = [];
  let characters = 0;
  let sinceCheckpoint = 0;
  let underway: Promise<unknown> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await underway;
    if (rows.length === 0) return;
    sinceCheckpoint += characters;
    underway = insert(tx, into, rows);
    underway.catch(() => undefined); // heard at the next flush
    rows = [];
    characters = 0;
    if (engine === 'postgres' || sinceCheckpoint < CHECKPOINT_CHARACTERS) return;
    await underway;
    await sql`checkpoint`.execute(tx);
    sinceCheckpoint = 0;
  };
  return {
    idle: async () => void (await underway),
    add: async (table, row) => {
      if (table !== into || rows.length >= MOST_ROWS || characters >= MOST_CHARACTERS) await flush();
      into = table;
      rows.push(row);
      for (const value of row) characters += typeof value === 'string' ? value.length : 8;
    },
    end: async () => {
      await flush();
      await underway;
    },
  };
}

/** A column is one array parameter: the statement is the same for every full batch, and neither driver writes bytea arrays alike. */
async function insert(
  tx: Transaction<Schema>,
  { name, columns }: Table,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const names = sql.join(columns.map(([column]) => sql.id(column)));
  const values = sql.join(
    columns.map(([column, type]): RawBuilder<unknown> =>
      type === 'bytea' ? sql`decode(${sql.id(column)}, 'base64')` : sql.id(column),
    ),
  );
  const arrays = sql.join(
    columns.map(([, type], k) => sql`${rows.map((row) => row[k])}::${sql.raw(type === 'bytea' ? 'text' : type)}[]`),
  );
  await sql`insert into ${sql.table(name)} (${names}) select ${values} from unnest(${arrays}) as rows (${names})`.execute(
    tx,
  );
}

const MOST_REMEMBERED = 10_000;

function provenances(tx: Transaction<Schema>, importId: number, batch: Batches): (from: Provenance) => Promise<number> {
  const known = new Map<string, number>();
  return async ({ source, date }) => {
    const key = JSON.stringify([source, date]);
    const before = known.get(key);
    if (before !== undefined) return before;
    await batch.idle();
    const { id } = await tx
      .insertInto('fabric_provenance')
      .values({ import_id: importId, source, date })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, id);
    return id;
  };
}
