// Beyond SPEC.md: POST /v1/placements places every tract of the account that is tied to one monument.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Placement } from '../contract/resources.ts';
import { placeByAnchor, type TiedTract } from '../service/place-anchor.ts';
import type { WorkParts } from '../service/work-parts.ts';
import { callerOf } from './authenticate.ts';
import { answers, KEYED, SECURITY } from './openapi.ts';

const { lon, lat, rotation_deg: rotation } = Placement.shape;

const AnchorRequest = z
  .object({
    anchor: z.string().min(1).max(2000).describe('The commencement monument in words, as a verdict’s `anchor` has it.'),
    lon: lon.describe('Of the monument.'),
    lat,
    rotation_deg: rotation.default(0),
    reference: z.string().optional().describe('Only tracts of this job or batch.'),
    dry_run: z.boolean().default(false).describe('Say what would be placed, and place nothing.'),
  })
  .meta({ id: 'AnchorRequest' });

const Tied = z.object({
  reference: z.string(),
  document: z.string(),
  tract_index: z.int(),
  tract: z.string(),
  anchor: z.string(),
});
const AnchorAnswer = z
  .object({
    dry_run: z.boolean(),
    placed: z.array(Tied.extend({ lon: z.number(), lat: z.number(), rotation_deg: z.number() })),
    skipped: z.array(Tied).describe('Tied to the monument by courses that cannot be walked.'),
    ambiguous: z.array(Tied).describe('Not empty where the words fit several monuments: name one by `reference`.'),
    known: z.array(z.string()).describe('Where the words fit none: monuments the account’s tracts are tied to.'),
  })
  .meta({ id: 'AnchorAnswer' });

export function anchorRoute(app: FastifyInstance, parts: WorkParts): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/placements',
    {
      config: { access: 'key' as const },
      schema: {
        tags: ['Runs'],
        security: SECURITY,
        operationId: 'placeByAnchor',
        summary: 'Place every tract tied to one monument by the monument’s position',
        body: AnchorRequest,
        response: answers({ 200: AnchorAnswer }, [...KEYED, 'no_such_run', 'unsupported_media_type']),
      },
    },
    async (request) => {
      const { anchor, lon: east, lat: north, rotation_deg: rotationDeg, reference, dry_run: dryRun } = request.body;
      const asked = { anchor, lon: east, lat: north, rotationDeg, reference: reference ?? null, dryRun };
      const { placed, skipped, ambiguous, known } = await placeByAnchor(parts, callerOf(request), asked);
      return {
        dry_run: dryRun,
        placed: placed.map((each) => ({ ...rowOf(each), lon: each.lon, lat: each.lat, rotation_deg: rotationDeg })),
        skipped: skipped.map(rowOf),
        ambiguous: ambiguous.map(rowOf),
        known: [...known],
      };
    },
  );
}

function rowOf({ reference, document, tractIndex, tract, anchor }: TiedTract) {
  return { reference, document, tract_index: tractIndex, tract, anchor };
}
