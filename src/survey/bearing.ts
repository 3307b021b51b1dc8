// Takes: quadrant bearings as recorded. Gives: azimuths clockwise from north, and the way back, and their spelling.
// Never: a bearing outside its quadrant; `bearingTrouble` says what is wrong with one and nothing is clamped.
import type { Bearing } from '../contract/extraction.ts';

const DEG = Math.PI / 180;
const TURN_SECONDS = 360 * 3600;

/** The angle from the meridian, decimal degrees. */
export function quadrantDeg(bearing: Bearing): number {
  return bearing.degrees + bearing.minutes / 60 + bearing.seconds / 3600;
}

/** What is wrong with a bearing as recorded, in words; null when it is one. */
export function bearingTrouble(bearing: Bearing): string | null {
  const { ns, degrees, minutes, seconds, ew } = bearing;
  if ((ns !== 'N' && ns !== 'S') || (ew !== 'E' && ew !== 'W')) return 'its quadrant is not one of NE, SE, SW, NW';
  if (!Number.isFinite(degrees) || !Number.isFinite(minutes) || !Number.isFinite(seconds)) return 'it is not a number';
  if (degrees < 0 || minutes < 0 || seconds < 0) return 'it has a negative part';
  if (minutes >= 60) return `${minutes} minutes are more than a degree`;
  if (seconds >= 60) return `${seconds} seconds are more than a minute`;
  if (quadrantDeg(bearing) > 90) return 'it is more than 90 degrees from the meridian';
  return null;
}

/** Two figures of minutes or seconds that count past sixty, in a bearing that is one all the same: 89°10'75" is 89°11'15". */
export function countsOn(bearing: Bearing): boolean {
  const { minutes, seconds } = bearing;
  if (minutes >= 100 || seconds >= 100 || (minutes < 60 && seconds < 60)) return false;
  return bearingTrouble({ ...bearing, minutes: 0, seconds: 0 }) === null && quadrantDeg(bearing) <= 90;
}

/** Decimal degrees clockwise from north, 0 <= azimuth < 360. */
export function azimuthDeg(bearing: Bearing): number {
  const angle = quadrantDeg(bearing);
  const azimuth =
    bearing.ns === 'N' ? (bearing.ew === 'E' ? angle : 360 - angle) : bearing.ew === 'E' ? 180 - angle : 180 + angle;
  return normalDeg(azimuth);
}

export function azimuthRad(bearing: Bearing): number {
  return azimuthDeg(bearing) * DEG;
}

/** Any angle in degrees -> 0 <= angle < 360. */
export function normalDeg(angleDeg: number): number {
  const turned = angleDeg % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  return positive >= 360 ? 0 : positive;
}

/** Any angle in radians -> -pi < angle <= pi. */
export function signedRad(angleRad: number): number {
  const turned = angleRad % (2 * Math.PI);
  if (turned > Math.PI) return turned - 2 * Math.PI;
  return turned <= -Math.PI ? turned + 2 * Math.PI : turned;
}

/**
 * Azimuth in degrees -> quadrant bearing, seconds rounded to the decimals asked for.
 * The cardinal directions are spelled as DECISIONS.md spells them: due South is S 0 E, due East N 90 E, due West N 90 W.
 */
export function bearingFromAzimuth(azimuth: number, secondDecimals = 0): Bearing {
  const scale = 10 ** secondDecimals;
  const units = Math.round(normalDeg(azimuth) * 3600 * scale) % (TURN_SECONDS * scale);
  const quarter = 90 * 3600 * scale;
  if (units <= quarter) return fromUnits('N', units, 'E', scale);
  if (units <= 2 * quarter) return fromUnits('S', 2 * quarter - units, 'E', scale);
  if (units < 3 * quarter) return fromUnits('S', units - 2 * quarter, 'W', scale);
  return fromUnits('N', 4 * quarter - units, 'W', scale);
}

function fromUnits(ns: 'N' | 'S', units: number, ew: 'E' | 'W', scale: number): Bearing {
  const perMinute = 60 * scale;
  const perDegree = 60 * perMinute;
  const degrees = Math.floor(units / perDegree);
  const minutes = Math.floor((units - degrees * perDegree) / perMinute);
  return { ns, degrees, minutes, seconds: (units - degrees * perDegree - minutes * perMinute) / scale, ew };
}

/** Azimuth counted clockwise from south, as some old surveys do, -> from north. */
export function azimuthFromSouthDeg(azimuth: number): number {
  return normalDeg(azimuth + 180);
}

/** The same line walked the other way. */
export function reversedBearing(bearing: Bearing): Bearing {
  return { ...bearing, ns: bearing.ns === 'N' ? 'S' : 'N', ew: bearing.ew === 'E' ? 'W' : 'E' };
}

/** Equal by component, as corrections compare them. */
export function sameBearing(a: Bearing, b: Bearing): boolean {
  return (
    a.ns === b.ns && a.ew === b.ew && a.degrees === b.degrees && a.minutes === b.minutes && a.seconds === b.seconds
  );
}

const pad2 = (n: number): string => (n < 10 ? `0${n}` : String(n));

/** `N 45°30'15" E`, for people; the seconds keep the decimals they have. */
export function bearingText(bearing: Bearing): string {
  const seconds = Math.round(bearing.seconds * 1000) / 1000;
  return `${bearing.ns} ${pad2(bearing.degrees)}°${pad2(bearing.minutes)}'${pad2(seconds)}" ${bearing.ew}`;
}

/** `N 00 15 05.0 E`, the spelling of the packed tie_calls strings. */
export function packedBearing(bearing: Bearing): string {
  const [whole = '0', part = '0'] = String(Math.round(bearing.seconds * 1000) / 1000).split('.');
  return `${bearing.ns} ${pad2(bearing.degrees)} ${pad2(bearing.minutes)} ${whole.padStart(2, '0')}.${part} ${bearing.ew}`;
}

const SPELLED =
  /^([NS])\s*(\d{1,3})(?:\s*[°\s-]\s*(\d{1,2})(?:\s*['\s-]\s*(\d{1,2}(?:\.\d+)?))?)?\s*["']?°?\s*([EW])$/i;

/** Reads what `packedBearing` and `bearingText` write; null for anything else. */
export function parseBearing(text: string): Bearing | null {
  const found = SPELLED.exec(text.trim());
  if (found === null) return null;
  const bearing: Bearing = {
    ns: found[1]!.toUpperCase() as 'N' | 'S',
    degrees: Number(found[2]),
    minutes: Number(found[3] ?? 0),
    seconds: Number(found[4] ?? 0),
    ew: found[5]!.toUpperCase() as 'E' | 'W',
  };
  return bearingTrouble(bearing) === null ? bearing : null;
}
