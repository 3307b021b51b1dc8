// SPEC.md GET /v1/fabric, and beyond it GET /v1/fabric/conflicts: the account's located parcels, whole and against each other.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { exportFabric } from '../service/account-fabric.ts';
import { conflictsOf } from '../service/conflicts.ts';
import type { ComparedParcel, Conflict } from '../service/conflict-pair.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { callerOf } from './authenticate.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';
import { numberInQuery, wholeInQuery } from './query-number.ts';
import { file, sendFile } from './transform-routes.ts';

const GPKG = 'application/geopackage+sqlite3';
const { minimum, maximum, fallback } = LIMITS.fabricRuns;
const Runs = wholeInQuery(minimum, maximum)
  .default(fallback)
  .describe('How many of the most recent runs to assemble from.');

const ConflictParcel = z.object({
  reference: z.string(),
  document: z.string(),
  tract_index: z.int(),
  tract: z.string(),
  located_by: z.enum(['operator', 'plss']),
});
const ConflictList = z
  .object({
    compared: z.int().describe('Parcels compared.'),
    left_out: z.int().describe('Exceptions and easements, which lie on other land by their nature.'),
    complete: z.boolean().describe('False where too many parcels lie in one heap to compare every pair.'),
    found: z.int(),
    conflicts: z
      .array(
        z.object({
          kind: z.enum(['overlap', 'gap']),
          area_sqft: z.number(),
          length_ft: z.number(),
          mean_width_ft: z.number(),
          at: z.array(z.number()).length(2).describe('[lon, lat] of its middle.'),
          parcels: z.array(ConflictParcel).length(2),
        }),
      )
      .describe('The largest first, at most 1,000.'),
  })
  .meta({ id: 'ConflictList' });

export function fabricRoutes(app: FastifyInstance, parts: WorkParts): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'key' as const };
  const common = { tags: ['Account fabric'], security: SECURITY };
  typed.get(
    '/v1/fabric',
    {
      config,
      schema: {
        ...common,
        operationId: 'exportFabric',
        summary: 'Every located parcel of the account as a WGS 84 GeoPackage',
        querystring: z.object({ runs: Runs }),
        response: { ...answers({}, [...KEYED, 'nothing_located']), 200: file('The GeoPackage', GPKG) },
      },
    },
    async (request, reply) =>
      sendFile(reply, GPKG, 'fabric.gpkg', await exportFabric(parts, callerOf(request), request.query.runs)),
  );
  typed.get(
    '/v1/fabric/conflicts',
    {
      config,
      schema: {
        ...common,
        operationId: 'listConflicts',
        summary: 'Located parcels that overlap, or leave a sliver along a shared boundary',
        querystring: z.object({
          runs: Runs,
          gap_ft: numberInQuery(0, 100).default(5).describe('The widest strip that is a sliver.'),
          tolerance_ft: numberInQuery(0, 100).default(0.1).describe('The mean width that is no conflict.'),
        }),
        response: answers({ 200: ConflictList }, [...KEYED, 'nothing_located']),
      },
    },
    async (request) => {
      const { runs, gap_ft: gapFt, tolerance_ft: toleranceFt } = request.query;
      const found = await conflictsOf(parts, callerOf(request), { latestRuns: runs, gapFt, toleranceFt });
      const { compared, leftOut, complete, conflicts } = found;
      return { compared, left_out: leftOut, complete, found: found.found, conflicts: conflicts.map(conflictRow) };
    },
  );
}

function conflictRow({ kind, sqft, lengthFt, meanWidthFt, at, a, b }: Conflict) {
  return {
    kind,
    area_sqft: rounded(sqft, 2),
    length_ft: rounded(lengthFt, 2),
    mean_width_ft: rounded(meanWidthFt, 3),
    at: [rounded(at[0], 8), rounded(at[1], 8)],
    parcels: [parcelRow(a), parcelRow(b)],
  };
}

function parcelRow({ reference, document, index, tract, locatedBy }: ComparedParcel) {
  return { reference, document, tract_index: index, tract, located_by: locatedBy };
}

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
