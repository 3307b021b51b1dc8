// Takes: a feature as a reader gave it. Gives: what is wrong with its geometry, in words; null when nothing is.
// Never: a repair. Numbers that are no degrees at all condemn the whole file, because its system must be another.
import type { Feature } from '../../plss/fabric-features.ts';
import { openRing } from '../../plss/lon-lat.ts';
import { ringCrosses } from '../../plss/ring-crossing.ts';
import { FILE_LIMITS, FileTrouble, shown } from './file-trouble.ts';

interface Geometry {
  readonly type?: unknown;
  readonly coordinates?: unknown;
}

export function geometryTrouble({ geometry }: Feature, expects: 'Point' | 'Polygon'): string | null {
  if (geometry === null || geometry === undefined) return null;
  const { type, coordinates } = geometry as Geometry;
  if (type === 'Point' && expects === 'Point') return pointTrouble(coordinates);
  if ((type !== 'Polygon' && type !== 'MultiPolygon') || expects === 'Point')
    return `its geometry is a ${shown(type)}, not a ${expects}`;
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(polygons)) return 'its geometry has no coordinates';
  return landTrouble(polygons);
}

function landTrouble(polygons: readonly unknown[]): string | null {
  let [rings, points] = [0, 0];
  for (const polygon of polygons) {
    if (!Array.isArray(polygon) || polygon.length === 0) return 'a polygon of it has no ring';
    for (const ring of polygon as unknown[]) {
      rings += 1;
      points += Array.isArray(ring) ? ring.length : 0;
      if (rings > FILE_LIMITS.featureRings) return `it has more than ${FILE_LIMITS.featureRings} rings`;
      if (points > FILE_LIMITS.featurePoints) return `it has more than ${FILE_LIMITS.featurePoints} points`;
      const trouble = ringTrouble(ring);
      if (trouble !== null) return trouble;
    }
  }
  return null;
}

function ringTrouble(ring: unknown): string | null {
  if (!Array.isArray(ring)) return 'a ring of it is no list of points';
  if (ring.length > FILE_LIMITS.ringPoints)
    return `a ring of it has ${ring.length} points, more than the ${FILE_LIMITS.ringPoints} that are read`;
  for (const point of ring as unknown[]) {
    const trouble = pointTrouble(point);
    if (trouble !== null) return trouble;
  }
  if (ring.length < 4 || openRing(ring).length < 3) return 'a ring of it has fewer than three corners';
  return ringCrosses(ring) ? 'a ring of it crosses itself' : null;
}

function pointTrouble(point: unknown): string | null {
  if (!Array.isArray(point) || !Number.isFinite(point[0]) || !Number.isFinite(point[1]))
    return `a point of it is ${shown(point)}, not two numbers`;
  const [lon, lat] = point as [number, number];
  if (Math.abs(lon) <= 180 && Math.abs(lat) <= 90) return null;
  throw new FileTrouble(
    `it has the coordinates ${lon}, ${lat}, which are no degrees; ` +
      'convert it to WGS 84 (EPSG:4326) or NAD 83 (EPSG:4269) first.',
  );
}
