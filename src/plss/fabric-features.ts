// Takes: GeoJSON features of the CadNSDI layers, as read from a file: anything at all. Gives: rows of the fabric.
// Never: a row from a feature that lacks its identifier or whose rings are none; such a feature is null.
import type { FabricDivision, FabricPoint, FabricSection, FabricTownship, Provenance } from './fabric.ts';
import { plssIdOf } from './plss-id.ts';
import type { LonLat, MultiPolygon, Ring } from './lon-lat.ts';

export interface Feature {
  readonly properties?: unknown;
  readonly geometry?: unknown;
}

type Properties = Readonly<Record<string, unknown>>;

function propertiesOf(feature: Feature): Properties {
  const { properties } = feature ?? {};
  return typeof properties === 'object' && properties !== null ? (properties as Properties) : {};
}

/** No layer's texts are longer; PostgreSQL keeps no zero character. */
const MOST_CHARACTERS = 200;

function text(properties: Properties, key: string): string {
  const value = properties[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS) : '';
}

/** "2014-05-06" of that, of "20140506", of a time on that day and of its milliseconds; "" of the day that writers mean nothing by. */
function date(properties: Properties, key: string): string {
  const value = properties[key];
  const isTime = typeof value === 'number' && Math.abs(value) > 1e9 && Math.abs(value) < 8e15;
  const written = isTime ? new Date(value).toISOString() : text(properties, key);
  const found = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:\d{6})?(?!\d)/.exec(written);
  const day = found === null ? written.slice(0, 40) : `${found[1]}-${found[2]}-${found[3]}`;
  return day === '1899-12-30' ? '' : day;
}

function acresOf(value: unknown): number | null {
  const acres = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof acres === 'number' && Number.isFinite(acres) ? acres : null;
}

function isRing(ring: unknown): ring is Ring {
  const isPoint = (point: unknown): boolean =>
    Array.isArray(point) &&
    Number.isFinite(point[0]) &&
    Number.isFinite(point[1]) &&
    Math.abs(point[0] as number) <= 180 &&
    Math.abs(point[1] as number) <= 90;
  return Array.isArray(ring) && ring.length >= 4 && ring.every(isPoint);
}

/** Empty unless every ring is one. */
export function landOf(feature: Feature): MultiPolygon {
  const geometry = feature?.geometry as { type?: unknown; coordinates?: unknown } | null | undefined;
  const coordinates = geometry?.coordinates;
  const polygons = geometry?.type === 'Polygon' ? [coordinates] : geometry?.type === 'MultiPolygon' ? coordinates : [];
  if (!Array.isArray(polygons)) return [];
  const sound = polygons.every((rings) => Array.isArray(rings) && rings.length > 0 && rings.every(isRing));
  if (!sound) return [];
  return (polygons as Ring[][]).map((rings) => rings.map((ring) => ring.map(([lon, lat]): LonLat => [lon, lat])));
}

function provenanceOf(properties: Properties, layer: string, source: string): Provenance {
  const dated = date(properties, 'SOURCEDATE') || date(properties, 'REVISEDDATE');
  return { layer, source: text(properties, 'STEWARD') || source, date: dated };
}

export function townshipRow(feature: Feature, source: string): FabricTownship | null {
  const properties = propertiesOf(feature);
  const plssId = text(properties, 'PLSSID');
  if (plssIdOf(plssId) === null) return null;
  return { plssId, land: landOf(feature), provenance: provenanceOf(properties, 'PLSSTownship', source) };
}

/** A section without its second divisions, which come from another layer. */
export function sectionRow(feature: Feature, source: string, layer = 'PLSSFirstDivision'): FabricSection | null {
  const properties = propertiesOf(feature);
  const [id, plssId] = [text(properties, 'FRSTDIVID'), text(properties, 'PLSSID')];
  const number = Number(text(properties, 'FRSTDIVNO') || Number.NaN);
  if (id === '' || plssIdOf(plssId) === null || !Number.isInteger(number)) return null;
  return {
    id,
    plssId,
    kind: text(properties, 'FRSTDIVTYP'),
    number,
    duplicate: text(properties, 'FRSTDIVDUP') || '0',
    land: landOf(feature),
    divisions: [],
    special: false,
    provenance: provenanceOf(properties, layer, source),
  };
}

export interface DivisionRow {
  readonly sectionId: string;
  /** Null for land of a special survey, and for a section that is not divided. */
  readonly division: FabricDivision | null;
  readonly special: boolean;
  readonly provenance: Provenance;
}

export function divisionRow(feature: Feature, source: string): DivisionRow | null {
  const properties = propertiesOf(feature);
  const sectionId = text(properties, 'FRSTDIVID');
  if (sectionId === '') return null;
  const id = text(properties, 'SECDIVID');
  const special = text(properties, 'SURVTYP') !== '';
  const land = landOf(feature);
  const provenance = provenanceOf(properties, 'PLSSIntersected', source);
  if (id === '' || land.length === 0) return { sectionId, division: null, special, provenance };
  const kind = text(properties, 'SECDIVTYP');
  const division: FabricDivision = {
    id,
    kind,
    label: text(properties, 'SECDIVLAB') || text(properties, 'SECDIVNO'),
    suffix: text(properties, 'SECDIVSUF'),
    lot: kind === 'L' ? text(properties, 'GOVLOT') || text(properties, 'SECDIVNO') : '',
    land,
    recordedAcres: acresOf(properties['RECRDAREANO']),
    provenance,
  };
  return { sectionId, division, special, provenance };
}

export function pointRow(feature: Feature, source: string): FabricPoint | null {
  const properties = propertiesOf(feature);
  const found = /^([0-9A-Z]{15})_(\d{6})$/.exec(text(properties, 'POINTID'));
  const geometry = feature?.geometry as { type?: unknown; coordinates?: unknown } | null | undefined;
  const at: unknown = geometry?.type === 'Point' ? geometry.coordinates : null;
  if (found === null || !Array.isArray(at) || !Number.isFinite(at[0]) || !Number.isFinite(at[1])) return null;
  const lonLat: LonLat = [at[0] as number, at[1] as number];
  if (Math.abs(lonLat[0]) > 180 || Math.abs(lonLat[1]) > 90) return null;
  const provenance = provenanceOf(properties, 'PLSSPoint', source);
  return { plssId: found[1]!, name: found[2]!, label: text(properties, 'POINTLAB'), lonLat, provenance };
}
