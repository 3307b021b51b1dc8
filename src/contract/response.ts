// Takes: contract/extraction. Gives: SPEC.md "ExtractResponse" and everything in it that is not the extraction itself.
// Never: used to reshape a signed body; a body that was signed stays the text it was.
import { z } from 'zod';
import { DISTANCE_UNITS, Extraction } from './extraction.ts';

export const STATUSES = ['PASS', 'REVIEW', 'FAIL'] as const;
export const DOCUMENT_STATUSES = ['REVIEW', 'FAIL'] as const;
export const CHECK_OUTCOMES = ['ok', 'warn', 'fail', 'skipped'] as const;
export const INPUT_KINDS = ['document', 'text'] as const;
export const CORRECTABLE_FIELDS = [
  'distance',
  'chord_length',
  'radius',
  'arc_length',
  'bearing',
  'chord_bearing',
  'curve_direction',
] as const;
export const CORRECTION_KINDS = ['boundary', 'tie'] as const;
export const ADJUSTMENT_METHODS = ['compass_rule'] as const;

const LonLat = z.array(z.number()).length(2);
const PointFt = z.array(z.number()).length(2);

export const TractGeometry = z
  .object({
    vertices: z.array(PointFt).describe('[x, y] in feet, point of beginning at the origin; N calls give N+1 vertices.'),
    misclosure: z.number().describe('Feet from the last computed point back to the start.'),
    perimeter_ft: z.number(),
    closure_denominator: z.number().nullable(),
    acres: z.number(),
  })
  .meta({ id: 'TractGeometry' });
export type TractGeometry = z.infer<typeof TractGeometry>;

export const GeorefGeometry = z
  .object({
    crs: z.literal('EPSG:4326'),
    rings: z.array(z.array(LonLat)),
    acres: z.number(),
    plss_id: z.string(),
    source: z.string(),
  })
  .meta({ id: 'GeorefGeometry' });
export type GeorefGeometry = z.infer<typeof GeorefGeometry>;

export const SuggestedLocation = z
  .object({
    crs: z.string().default('EPSG:4326'),
    pob: LonLat.nullable(),
    rotation_deg: z.number().nullable(),
    source: z.string().default(''),
    basis: z.string().default(''),
    plss_id: z.string().default(''),
    status: z.string().default('REVIEW'),
    reasons: z.array(z.string()),
    tie_offset: z.array(z.number()).nullable(),
    anchor: z.string().nullable(),
  })
  .meta({ id: 'SuggestedLocation' });
export type SuggestedLocation = z.infer<typeof SuggestedLocation>;

export const Check = z
  .object({
    check: z.string(),
    outcome: z.enum(CHECK_OUTCOMES),
    value: z.union([z.number(), z.string(), z.boolean(), z.null()]),
    limit: z.union([z.number(), z.string(), z.boolean(), z.null()]),
    text: z.string(),
  })
  .meta({ id: 'Check', description: 'One check a verdict made.' });
export type Check = z.infer<typeof Check>;

export const TractVerdict = z
  .object({
    tract: z.string(),
    status: z.enum(STATUSES),
    reasons: z.array(z.string()),
    closure_ratio: z.string().nullable(),
    computed_acres: z.number().nullable(),
    computed_sqft: z.number().nullable(),
    computed_sqm: z.number().nullable(),
    computed_hectares: z.number().nullable(),
    distance_unit: z.enum(DISTANCE_UNITS).default('feet'),
    geometry: TractGeometry.nullable(),
    georef: GeorefGeometry.nullable(),
    location: SuggestedLocation.nullable(),
    corrected: z.boolean(),
    adjusted: z.boolean(),
    tie_offset: z.array(z.number()).nullable().default(null).describe('[east, north] feet, monument to beginning.'),
    anchor: z.string().nullable().default(null).describe('The commencement monument in words.'),
    checks: z.array(Check).default([]),
  })
  .meta({ id: 'TractVerdict' });
export type TractVerdict = z.infer<typeof TractVerdict>;

export const DocumentVerdict = z
  .object({
    document: z.string(),
    status: z.enum(DOCUMENT_STATUSES),
    reasons: z.array(z.string()),
    summary: z.string().default(''),
  })
  .meta({ id: 'DocumentVerdict' });
export type DocumentVerdict = z.infer<typeof DocumentVerdict>;

export const Usage = z
  .object({ input_tokens: z.int(), output_tokens: z.int(), seconds: z.number() })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

export const Attestation = z
  .object({ document_sha256: z.string(), extracted_at: z.string(), signature: z.string() })
  .meta({ id: 'Attestation' });
export type Attestation = z.infer<typeof Attestation>;

export const Correction = z
  .object({
    tract: z.int(),
    call: z.int(),
    field: z.string().describe(`One of ${CORRECTABLE_FIELDS.join(', ')}.`),
    before: z.unknown().describe('What the field reads now.'),
    after: z.unknown().describe('The same shape as before.'),
    kind: z.enum(CORRECTION_KINDS).default('boundary'),
    by: z.string().default(''),
    at: z.string().default(''),
    note: z.string().default(''),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof Correction>;

export const Adjustment = z
  .object({
    tract: z.int(),
    method: z.enum(ADJUSTMENT_METHODS).default('compass_rule'),
    misclosure_before: z.number().default(0),
    perimeter: z.number().default(0),
    by: z.string().default(''),
    at: z.string().default(''),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof Adjustment>;

export const ExtractResponse = z
  .object({
    extraction: Extraction,
    groundtruth_verdicts: z.array(TractVerdict),
    document_verdict: DocumentVerdict.nullable(),
    usage: Usage,
    model: z.string(),
    engine_version: z.string(),
    document: z.string().default(''),
    input_kind: z.enum(INPUT_KINDS).default('document'),
    test_mode: z.boolean(),
    corrections: z.array(Correction),
    adjustments: z.array(Adjustment),
    attestation: Attestation.nullable(),
  })
  .meta({ id: 'ExtractResponse' });
export type ExtractResponse = z.infer<typeof ExtractResponse>;

export type Status = (typeof STATUSES)[number];
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];
