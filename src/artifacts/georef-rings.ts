// Takes: the georef of a verdict. Gives: its rings, each closed. Never: a ring that is none, or that leaves the earth.
import type { GeorefGeometry } from '../contract/response.ts';

export type LonLat = readonly [lon: number, lat: number];

export function soundRings(georef: GeorefGeometry): LonLat[][] {
  return georef.rings
    .map((ring) => closedRing(ring.map(([lon, lat]) => [lon!, lat!] as const)))
    .filter((ring) => ring.length >= 4 && ring.every(onEarth));
}

export function onEarth([lon, lat]: LonLat): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

function closedRing(ring: readonly LonLat[]): LonLat[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last) return [];
  return first[0] === last[0] && first[1] === last[1] ? [...ring] : [...ring, first];
}
