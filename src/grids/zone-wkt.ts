// Takes: a zone. Gives: its well-known text (OGC 01-009), which a GeoPackage must carry for every coordinate system it uses.
import { FEET_PER_METER } from '../survey/units.ts';
import { GRID_UNITS } from './grid.ts';
import type { Zone } from './zones.ts';

const GEOGRAPHIC = {
  'WGS 84':
    'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],' +
    'PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]]AXES,AUTHORITY["EPSG","4326"]]',
  NAD83:
    'GEOGCS["NAD83",DATUM["North_American_Datum_1983",SPHEROID["GRS 1980",6378137,298.257222101,AUTHORITY["EPSG","7019"]],' +
    'AUTHORITY["EPSG","6269"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]]AXES,' +
    'AUTHORITY["EPSG","4269"]]',
} as const;

export function geographicWkt(datum: Zone['datum'], axes = true): string {
  return GEOGRAPHIC[datum].replace('AXES', axes ? ',AXIS["Latitude",NORTH],AXIS["Longitude",EAST]' : '');
}

export function zoneWkt(zone: Zone): string {
  const { unit, falseEastingM, falseNorthingM } = zone;
  const [method, parameters] = methodOf(zone);
  const own = (meters: number): number =>
    rounded(unit === GRID_UNITS.ftUS ? meters * FEET_PER_METER : meters / unit.meters, zone.epsg);
  const all: readonly Parameter[] = [
    ...parameters,
    ['false_easting', own(falseEastingM)],
    ['false_northing', own(falseNorthingM)],
  ];
  const axes = 'AXIS["Easting",EAST],AXIS["Northing",NORTH]';
  return (
    `PROJCS["${zone.name}",${geographicWkt(zone.datum, false)},PROJECTION["${method}"],` +
    `${all.map(([name, value]) => `PARAMETER["${name}",${value}]`).join(',')},` +
    `UNIT["${UNIT_WORDS[unit.short]}",${unit.meters},AUTHORITY["EPSG","${unit.epsg}"]],${axes},AUTHORITY["EPSG","${zone.epsg}"]]`
  );
}

/** As the register prints them: its older codes to the thousandth, the younger to the ten-thousandth. */
function rounded(value: number, epsg: number): number {
  const decimals = epsg < 3000 ? 3 : 4;
  return Number(value.toFixed(decimals));
}

const UNIT_WORDS = { m: 'metre', ftUS: 'US survey foot', ft: 'foot' } as const;

type Parameter = readonly [name: string, value: number];

function methodOf({ projection }: Zone): [method: string, parameters: Parameter[]] {
  const { lat, lon } = projection;
  switch (projection.kind) {
    case 'lcc': {
      const [first, second] = projection.parallels;
      return ['Lambert_Conformal_Conic_2SP', [['latitude_of_origin', lat], ['central_meridian', lon], ['standard_parallel_1', first], ['standard_parallel_2', second]]]; // prettier-ignore
    }
    case 'tmerc':
      return ['Transverse_Mercator', [['latitude_of_origin', lat], ['central_meridian', lon], ['scale_factor', projection.scale]]]; // prettier-ignore
    case 'omerc': {
      const { azimuth, scale } = projection;
      return ['Hotine_Oblique_Mercator', [['latitude_of_center', lat], ['longitude_of_center', lon], ['azimuth', azimuth], ['rectified_grid_angle', azimuth], ['scale_factor', scale]]]; // prettier-ignore
    }
    default:
      return unreachable(projection);
  }
}

const unreachable = (kind: never): never => {
  throw new Error(`no projection ${JSON.stringify(kind)}`);
};
