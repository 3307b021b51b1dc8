// Takes: how a file names its coordinate system. Gives: the two that are read (degrees on WGS 84 or NAD 83), or a refusal.
// Never: a reprojection; and NAD 83 is taken as it stands (docs/decisions/0075).
import { FileTrouble, shown } from './file-trouble.ts';

const READ: Readonly<Record<string, string>> = { '4326': 'EPSG:4326', '4269': 'EPSG:4269', CRS84: 'OGC:CRS84' };

function refuse(named: string): never {
  throw new FileTrouble(
    `its coordinates are in ${named}; degrees on WGS 84 (EPSG:4326) or NAD 83 (EPSG:4269) are read, ` +
      'so convert it first (ogr2ogr -t_srs EPSG:4326).',
  );
}

/** `urn:ogc:def:crs:OGC:1.3:CRS84`, `EPSG:4326`, `urn:ogc:def:crs:EPSG::4269`. */
export function crsOfName(name: string): string {
  const code = /^(?:urn:(?:x-)?ogc:def:crs:)?(EPSG|OGC):[\d.]*:?(\w+)$/i.exec(name.trim());
  const read = code === null ? undefined : READ[code[2]!.toUpperCase()];
  return read ?? refuse(`"${shown(name)}"`);
}

export function crsOfCode(organization: string, code: number): string {
  const read = /^EPSG$/i.test(organization) ? READ[String(code)] : undefined;
  if (read !== undefined) return read;
  return refuse(code === 0 || code === -1 ? 'no system it names' : `${shown(organization)}:${code}`);
}

const GEOGRAPHIC = /^\s*(?:GEOGCS|GEOGCRS|GEODCRS|GEODETICCRS)\s*\[\s*"([^"]*)"/i;
const NAMES: readonly [RegExp, string][] = [
  [/^(?:GCS_)?(?:North_American_1983|NAD_?(?:19)?83)$/i, 'EPSG:4269'],
  [/^(?:GCS_)?WGS_?(?:19)?84$/i, 'EPSG:4326'],
];

/** The text of a .prj file. Only the plain systems: realisations such as "NAD83(2011)" go by the same degrees, and are refused by name. */
export function crsOfWkt(text: string): string {
  const named = GEOGRAPHIC.exec(text)?.[1];
  const other = /^\s*\w+\s*\[\s*"([^"]*)"/.exec(text)?.[1];
  if (named === undefined) return refuse(other ? `"${shown(other)}"` : 'a system its .prj does not name');
  const spelled = named.trim().replace(/[\s_]+/g, '_');
  return NAMES.find(([pattern]) => pattern.test(spelled))?.[1] ?? refuse(`"${shown(named)}"`);
}
