// Gives: a layer of a file as every reader here hands it over. Never: the file's spelling of a field's name.
import type { Feature } from '../../plss/fabric-features.ts';

export interface FileLayer {
  /** What the file calls it. */
  readonly name: string;
  readonly format: 'GeoJSON' | 'GeoPackage' | 'shapefile';
  /** In words; settled only when the features are through, where the format may say it last. */
  crs(): string;
  /** Once. `onShare` hears how much of the layer has been read, from 0 to 1. */
  features(onShare: (share: number) => void): AsyncIterable<Feature>;
}

/** Names that a shapefile cuts to ten characters. */
const CUT: Readonly<Record<string, string>> = { RECRDAREAN: 'RECRDAREANO', REVISEDDAT: 'REVISEDDATE' };

/** Upper case, whole: `frstdivid` and `RECRDAREAN` are FRSTDIVID and RECRDAREANO. */
export function fieldName(name: string): string {
  const upper = name.trim().toUpperCase();
  return CUT[upper] ?? upper;
}

/** Every field that recognises a layer or ends in a row: readers of tables skip the others. */
export const USED_FIELDS: ReadonlySet<string> = new Set([
  ...['PLSSID', 'TWNSHPNO', 'FRSTDIVID', 'FRSTDIVTYP', 'FRSTDIVNO', 'FRSTDIVDUP', 'SURVTYP'],
  ...['SECDIVID', 'SECDIVTYP', 'SECDIVNO', 'SECDIVLAB', 'SECDIVSUF', 'GOVLOT', 'RECRDAREANO'],
  ...['POINTID', 'POINTLAB', 'STEWARD', 'SOURCEDATE', 'REVISEDDATE'],
]);

const MOST_CHARACTERS = 400;

/** The fields that are used, by their whole names, each text short. */
export function usedFields(properties: unknown): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  if (typeof properties !== 'object' || properties === null) return out;
  for (const [spelled, value] of Object.entries(properties)) {
    const name = fieldName(spelled);
    if (USED_FIELDS.has(name)) out[name] = typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : value;
  }
  return out;
}
