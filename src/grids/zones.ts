// Takes: an EPSG code. Gives: what it projects with: State Plane and UTM of NAD83, UTM of WGS 84; null for any other.
// Never: NAD27, nor a realization of NAD83 by its year: their coordinates differ from these by more than a drawing may.
import { GRID_UNITS, type GridUnit } from './grid.ts';
import { STATE_PLANE } from './state-plane.ts';

export type Projection =
  | { readonly kind: 'lcc'; readonly lat: number; readonly lon: number; readonly parallels: readonly [number, number] }
  | { readonly kind: 'tmerc'; readonly lat: number; readonly lon: number; readonly scale: number }
  | {
      readonly kind: 'omerc';
      readonly lat: number;
      readonly lon: number;
      readonly azimuth: number;
      readonly scale: number;
    };

export interface Zone {
  readonly epsg: number;
  readonly name: string;
  readonly datum: 'NAD83' | 'WGS 84';
  readonly unit: GridUnit;
  readonly projection: Projection;
  readonly falseEastingM: number;
  readonly falseNorthingM: number;
}

export function zoneOf(epsg: number): Zone | null {
  return statePlane().get(epsg) ?? utmZone(epsg);
}

/** Every code of the tables, for lists and tests. */
export function zoneCodes(): number[] {
  const utm = UTM.flatMap(({ from, zones }) => Array.from({ length: zones }, (_, i) => from + i));
  return [...statePlane().keys(), ...utm];
}

let table: Map<number, Zone> | null = null;

function statePlane(): Map<number, Zone> {
  return (table ??= new Map(
    STATE_PLANE.trim()
      .split('\n')
      .flatMap(zonesOfLine)
      .map((zone) => [zone.epsg, zone]),
  ));
}

function zonesOfLine(line: string): Zone[] {
  const [place, codes, projection, origin] = line.split(' | ') as [string, string, string, string];
  const [falseEastingM, falseNorthingM] = origin.split(' ').map(Number) as [number, number];
  return codes.split(' ').map((code): Zone => {
    const [, epsg, foot] = /^(\d+)(ftUS|ft)?$/.exec(code)!;
    const unit = GRID_UNITS[(foot ?? 'm') as keyof typeof GRID_UNITS];
    const name = `NAD83 / ${place}${foot ? ` (${foot})` : ''}`;
    return { epsg: Number(epsg), name, datum: 'NAD83', unit, projection: projectionOf(projection), falseEastingM, falseNorthingM };
  }); // prettier-ignore
}

function projectionOf(text: string): Projection {
  const [kind, ...angles] = text.split(' ');
  const [lat, lon, third, fourth] = angles.map(degrees) as [number, number, number, number];
  if (kind === 'lcc') return { kind, lat, lon, parallels: [third, fourth] };
  return kind === 'omerc'
    ? { kind, lat, lon, azimuth: third, scale: fourth }
    : { kind: 'tmerc', lat, lon, scale: third };
}

/** `-85:50` -> -85.8333…; a scale has no colon and comes back as it is. */
function degrees(text: string): number {
  const [whole, minutes = 0, seconds = 0] = text.replace('-', '').split(':').map(Number) as [number, number?, number?];
  return (text.startsWith('-') ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}

/** The first code, its zone, and how many zones follow in order. */
const UTM = [
  { datum: 'NAD83', from: 26901, zone: 1, zones: 23, south: false },
  { datum: 'WGS 84', from: 32601, zone: 1, zones: 60, south: false },
  { datum: 'WGS 84', from: 32701, zone: 1, zones: 60, south: true },
] as const;

function utmZone(epsg: number): Zone | null {
  const found = UTM.find(({ from, zones }) => epsg >= from && epsg < from + zones);
  if (!found) return null;
  const zone = found.zone + epsg - found.from;
  return {
    epsg,
    name: `${found.datum} / UTM zone ${zone}${found.south ? 'S' : 'N'}`,
    datum: found.datum,
    unit: GRID_UNITS.m,
    projection: { kind: 'tmerc', lat: 0, lon: 6 * zone - 183, scale: 0.9996 },
    falseEastingM: 500_000,
    falseNorthingM: found.south ? 10_000_000 : 0,
  };
}
