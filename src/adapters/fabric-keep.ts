// Takes: a feature of a known layer. Gives: its row written, and what the command brought by layer and township.
// Never: a row whose township is not known: nothing could find or replace it.
import { divisionRow, type Feature, pointRow, sectionRow, townshipRow } from '../plss/fabric-features.ts';
import type { MultiPolygon } from '../plss/lon-lat.ts';
import { plssIdOf } from '../plss/plss-id.ts';
import type { FabricLayer } from './fabric-files/fabric-layer.ts';
import type { Bounds } from './postgres/fabric-replace.ts';
import type { FabricRows } from './postgres/fabric-rows.ts';

/** What a command brought: by layer the townships, each with the box around its land. */
export type Kept = Map<FabricLayer, Map<string, Bounds | null>>;

interface KeptFeature {
  readonly plssId: string;
  readonly rows: 0 | 1;
}

/** Null for a feature without the identifiers of its layer. */
export async function keepFeature(
  layer: FabricLayer,
  feature: Feature,
  source: string,
  rows: FabricRows,
  kept: Kept,
): Promise<KeptFeature | null> {
  const found = await written(layer, feature, source, rows);
  if (found === null) return null;
  const townships = kept.get(layer) ?? new Map<string, Bounds | null>();
  kept.set(layer, townships);
  townships.set(found.plssId, around(townships.get(found.plssId) ?? null, found.land));
  return { plssId: found.plssId, rows: found.rows };
}

interface Written extends KeptFeature {
  readonly land: MultiPolygon;
}

const MOST_NUMBER = 99_999;

async function written(
  layer: FabricLayer,
  feature: Feature,
  source: string,
  rows: FabricRows,
): Promise<Written | null> {
  switch (layer) {
    case 'PLSSTownship': {
      const row = townshipRow(feature, source);
      if (row === null) return null;
      await rows.township(row);
      return { plssId: row.plssId, rows: 1, land: row.land };
    }
    case 'PLSSFirstDivision': {
      const row = sectionRow(feature, source);
      if (row === null || row.number < 0 || row.number > MOST_NUMBER) return null;
      await rows.section(row);
      return { plssId: row.plssId, rows: 1, land: row.land };
    }
    case 'PLSSIntersected': {
      const row = divisionRow(feature, source);
      const plssId = row?.sectionId.slice(0, 15) ?? '';
      if (row === null || plssIdOf(plssId) === null) return null;
      // A section that is not divided and holds no other survey says nothing here that its own layer does not.
      if (row.division === null && !row.special) return { plssId, rows: 0, land: [] };
      await rows.division(row);
      return { plssId, rows: 1, land: [] };
    }
    case 'PLSSPoint': {
      const row = pointRow(feature, source);
      if (row === null || plssIdOf(row.plssId) === null) return null;
      await rows.point(row);
      return { plssId: row.plssId, rows: 1, land: [] };
    }
    default:
      return unreachable(layer);
  }
}

function unreachable(layer: never): never {
  throw new Error(`no such layer: ${String(layer)}`);
}

function around(bounds: Bounds | null, land: MultiPolygon): Bounds | null {
  let grown = bounds;
  for (const [ring] of land)
    for (const [lon, lat] of ring!)
      grown =
        grown === null
          ? [lon, lat, lon, lat]
          : [Math.min(grown[0], lon), Math.min(grown[1], lat), Math.max(grown[2], lon), Math.max(grown[3], lat)];
  return grown;
}
