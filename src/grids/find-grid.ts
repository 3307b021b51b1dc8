// Takes: an EPSG code. Gives: the coordinate system by which a drawing is laid out; null where it is none of ours.
// Never: a shift of datum. A position is taken for NAD83 and for WGS 84 alike, which differ by a metre or two; drawings print that.
import proj4 from 'proj4';
import { FEET_PER_METER } from '../survey/units.ts';
import type { EastNorth, Grid, GridFactors, LonLat, PlaneGrid } from './grid.ts';
import { geographicWkt, zoneWkt } from './zone-wkt.ts';
import { type Projection, type Zone, zoneOf } from './zones.ts';

export function findGrid(epsg: number): Grid | null {
  if (epsg === 4326 || epsg === 4269) {
    const datum = epsg === 4326 ? 'WGS 84' : 'NAD83';
    return { kind: 'degrees', epsg, name: datum, datum, wkt: geographicWkt(datum) };
  }
  const zone = zoneOf(epsg);
  return zone === null ? null : planeGrid(zone);
}

/** Both ellipsoids to the letter, although they differ by a tenth of a millimetre. */
const ELLIPSOIDS = {
  NAD83: { name: 'GRS80', radiusM: 6378137, flattening: 1 / 298.257222101 },
  'WGS 84': { name: 'WGS84', radiusM: 6378137, flattening: 1 / 298.257223563 },
} as const;

function planeGrid(zone: Zone): PlaneGrid {
  const definition =
    `${projectionText(zone.projection)} +x_0=${zone.falseEastingM} +y_0=${zone.falseNorthingM} ` +
    `+ellps=${ELLIPSOIDS[zone.datum].name} +units=m +no_defs`;
  const converter = proj4(definition);
  const projectM = ([lon, lat]: LonLat): EastNorth => {
    const [east, north] = converter.forward<[number, number]>([lon, lat]);
    return [east, north];
  };
  return {
    kind: 'plane',
    epsg: zone.epsg,
    name: zone.name,
    datum: zone.datum,
    unit: zone.unit,
    wkt: zoneWkt(zone),
    projectFt: (at) => {
      const [east, north] = projectM(at);
      return [east * FEET_PER_METER, north * FEET_PER_METER];
    },
    factorsAt: (at) => factorsOf(projectM, at, ELLIPSOIDS[zone.datum]),
  };
}

function projectionText(projection: Projection): string {
  const { kind, lat, lon } = projection;
  if (kind === 'lcc') return `+proj=lcc +lat_0=${lat} +lon_0=${lon} +lat_1=${projection.parallels[0]} +lat_2=${projection.parallels[1]}`;
  if (kind === 'tmerc') return `+proj=tmerc +lat_0=${lat} +lon_0=${lon} +k=${projection.scale}`;
  return `+proj=omerc +no_uoff +lat_0=${lat} +lonc=${lon} +alpha=${projection.azimuth} +gamma=${projection.azimuth} +k=${projection.scale}`;
} // prettier-ignore

const STEP_DEG = 1e-4; // about 11 m of the meridian: its ends differ by the scale at its middle to 1e-9

/** Of a conformal projection scale and convergence are those of a short piece of the meridian. */
function factorsOf(
  projectM: (at: LonLat) => EastNorth,
  [lon, lat]: LonLat,
  { radiusM, flattening }: (typeof ELLIPSOIDS)[Zone['datum']],
): GridFactors {
  const [south, north] = [projectM([lon, lat - STEP_DEG / 2]), projectM([lon, lat + STEP_DEG / 2])];
  const [byEast, byNorth] = [north[0] - south[0], north[1] - south[1]];
  const squared = flattening * (2 - flattening);
  const meridianM = (radiusM * (1 - squared)) / (1 - squared * Math.sin((lat * Math.PI) / 180) ** 2) ** 1.5;
  const lengthM = meridianM * ((STEP_DEG * Math.PI) / 180);
  return {
    scale: Math.hypot(byEast, byNorth) / lengthM,
    convergenceDeg: (-Math.atan2(byEast, byNorth) * 180) / Math.PI,
  };
}
