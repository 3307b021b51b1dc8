// Takes: the fields of a file's features. Gives: which of the four CadNSDI layers they are. Never: a guess from the file's name.
import type { Feature } from '../../plss/fabric-features.ts';
import { FileTrouble } from './file-trouble.ts';

export const FABRIC_LAYERS = ['PLSSTownship', 'PLSSFirstDivision', 'PLSSIntersected', 'PLSSPoint'] as const;
export type FabricLayer = (typeof FABRIC_LAYERS)[number];

/** "PLSSTownship", "wy_plss_township". PLSSSecondDivision holds the same units as PLSSIntersected and is kept as it. */
export function layerOfName(name: string): FabricLayer | null {
  const plain = name.replace(/[\s_-]/g, '').toLowerCase();
  if (plain.endsWith('plssseconddivision')) return 'PLSSIntersected';
  return FABRIC_LAYERS.find((layer) => plain.endsWith(layer.toLowerCase())) ?? null;
}

/** What is looked at before the layer is settled: null attributes may be left out of any one feature. */
export const LOOK_AHEAD = { features: 500, points: 200_000 } as const;

export function layerOfFields(features: readonly Feature[]): FabricLayer {
  const fields = new Set(features.flatMap(({ properties }) => Object.keys(properties as object)));
  if (fields.has('POINTID')) return 'PLSSPoint';
  if (fields.has('SECDIVID') || (fields.has('FRSTDIVID') && fields.has('TWNSHPNO'))) return 'PLSSIntersected';
  if (fields.has('FRSTDIVID')) return 'PLSSFirstDivision';
  if (fields.has('PLSSID') && fields.has('TWNSHPNO')) return 'PLSSTownship';
  throw new FileTrouble(
    'its features have not the fields of a CadNSDI layer (PLSSID with TWNSHPNO, FRSTDIVID, SECDIVID or POINTID).',
  );
}

/** A feature that belongs to a finer layer than the file was taken for: the look ahead was too short. */
export function isFiner(layer: FabricLayer, { properties }: Feature): boolean {
  const fields = properties as Readonly<Record<string, unknown>>;
  if (layer === 'PLSSTownship') return fields.FRSTDIVID !== undefined;
  return layer === 'PLSSFirstDivision' && fields.SECDIVID !== undefined;
}
