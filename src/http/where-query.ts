// The query of the drawing routes: a coordinate system, and where a tract begins in it.
import { z } from 'zod';
import { Refusal, type RefusalType } from '../contract/refusals.ts';
import type { AskedWhere } from '../service/drawn-where.ts';
import { numberInQuery, wholeInQuery } from './query-number.ts';

export const WhereQuery = z.object({
  crs: z
    .string()
    .max(20)
    .optional()
    .describe(
      'EPSG:n: a State Plane zone of NAD83, UTM, or 4326 and 4269 where the format has degrees. Tracts lie by lon and lat, by the location ' +
        'block, or by the survey fabric; without it, in their own planes. Positions are WGS 84, taken as NAD83.',
    ),
  lon: numberInQuery(-180, 180).optional().describe('Of the point of beginning of one tract, WGS 84. With lat.'),
  lat: numberInQuery(-90, 90).optional().describe('Of the same point.'),
  rotation_deg: numberInQuery(-360, 360)
    .optional()
    .describe('By which the recorded bearings are turned, clockwise. Default 0.'),
  tract: wholeInQuery(0, 1_000_000)
    .optional()
    .describe(
      'Which tract begins there, or is meant by a format of one tract; from 0. Default: the first land with geometry.',
    ),
});

export const WHERE_REFUSALS: readonly RefusalType[] = ['unknown_crs', 'not_placed', 'no_such_tract'];

export function whereAsked({ crs, lon, lat, rotation_deg: rotationDeg, tract }: WhereAsked): AskedWhere {
  if ((lon === undefined) !== (lat === undefined))
    throw new Refusal('not_placed', 'lon and lat are given together: they are one place.');
  const position =
    lon === undefined || lat === undefined ? null : { lon, lat, rotationDeg: rotationDeg ?? 0, tract: tract ?? null };
  return { crs: crs ?? null, position, tract: tract ?? null };
}

type WhereAsked = z.infer<typeof WhereQuery>;
