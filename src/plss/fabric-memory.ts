// Takes: features of the four layers. Gives: a fabric held in memory, for tests, scores and small extracts.
// Never: a feature it could not read kept in silence; `skipped` counts them.
import type { Fabric, FabricDivision, FabricPoint, FabricSection, FabricTownship } from './fabric.ts';
import { divisionRow, pointRow, sectionRow, townshipRow } from './fabric-features.ts';
import type { Feature } from './fabric-features.ts';
import { plssIdOf, townshipKey } from './plss-id.ts';

export interface FabricLayers {
  readonly townships?: readonly Feature[];
  readonly sections?: readonly Feature[];
  readonly divisions?: readonly Feature[];
  readonly points?: readonly Feature[];
  /** Who published them, where a feature names no steward. */
  readonly source: string;
}

export interface MemoryFabric extends Fabric {
  readonly skipped: number;
  /** Every section, for scores. */
  readonly everySection: () => FabricSection[];
}

interface Held {
  readonly townships: Map<string, FabricTownship>;
  /** Township identifiers by "0050N0670W". */
  readonly byName: Map<string, string[]>;
  readonly sections: Map<string, FabricSection[]>;
  readonly points: Map<string, FabricPoint[]>;
  skipped: number;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function holdTownship(held: Held, row: FabricTownship): void {
  const parsed = plssIdOf(row.plssId)!;
  if (!held.townships.has(row.plssId)) push(held.byName, townshipKey(parsed.township, parsed.range), row.plssId);
  held.townships.set(row.plssId, row);
}

function holdSections(held: Held, layers: FabricLayers): void {
  const divisions = new Map<string, FabricDivision[]>();
  const special = new Set<string>();
  for (const feature of layers.divisions ?? []) {
    const row = divisionRow(feature, layers.source);
    if (row === null) held.skipped += 1;
    else if (row.division !== null) push(divisions, row.sectionId, row.division);
    if (row?.special) special.add(row.sectionId);
  }
  for (const feature of layers.sections ?? []) {
    const row = sectionRow(feature, layers.source);
    if (row === null) {
      held.skipped += 1;
      continue;
    }
    const section = { ...row, divisions: divisions.get(row.id) ?? [], special: special.has(row.id) };
    push(held.sections, `${row.plssId} ${row.number}`, section);
    if (!held.townships.has(row.plssId))
      holdTownship(held, { plssId: row.plssId, land: [], provenance: row.provenance });
  }
}

export function memoryFabric(layers: FabricLayers): MemoryFabric {
  const held: Held = {
    townships: new Map(),
    byName: new Map(),
    sections: new Map(),
    points: new Map(),
    skipped: 0,
  };
  for (const feature of layers.townships ?? []) {
    const row = townshipRow(feature, layers.source);
    if (row) holdTownship(held, row);
    else held.skipped += 1;
  }
  holdSections(held, layers);
  for (const feature of layers.points ?? []) {
    const row = pointRow(feature, layers.source);
    if (row) push(held.points, `${row.plssId} ${row.name}`, row);
    else held.skipped += 1;
  }
  return fabricOf(held);
}

function fabricOf(held: Held): MemoryFabric {
  return {
    skipped: held.skipped,
    everySection: () => [...held.sections.values()].flat(),
    townshipsBy: ({ state, meridianCode, township, range }) => {
      const ids = held.byName.get(townshipKey(township, range)) ?? [];
      const fitting = ids.filter((id) => (state === '' || id.startsWith(state)) && id.slice(2, 4) === meridianCode);
      return Promise.resolve(fitting.map((id) => held.townships.get(id)!));
    },
    township: (plssId) => Promise.resolve(held.townships.get(plssId) ?? null),
    sections: (plssId, number) => Promise.resolve(held.sections.get(`${plssId} ${number}`) ?? []),
    points: (plssId, name) => Promise.resolve(held.points.get(`${plssId} ${name}`) ?? []),
  };
}
