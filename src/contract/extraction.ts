// Takes: nothing. Gives: SPEC.md "Extraction", "Tract", "Call", "Bearing", "Metadata" as zod schemas and their word lists.
// Never: a rule about land; a schema here says what a field may hold, not what it ought to.
import { z } from 'zod';

export const DOCUMENT_KINDS = ['deed', 'easement', 'plat', 'as_built', 'other'] as const;
export const DESCRIPTION_TYPES = [
  'metes_and_bounds',
  'aliquot',
  'centerline',
  'blanket',
  'exhibit_referenced',
  'facility_relative',
] as const;
export const DISTANCE_UNITS = [
  'feet',
  'inches',
  'yards',
  'miles',
  'rods',
  'poles',
  'perches',
  'chains',
  'links',
  'meters',
  'kilometers',
  'varas',
  'arpents',
] as const;
export const CALL_TYPES = ['line', 'curve'] as const;
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const CURVE_DIRECTIONS = ['left', 'right'] as const;

export const Bearing = z
  .object({
    ns: z.enum(['N', 'S']),
    degrees: z.int(),
    minutes: z.int(),
    seconds: z.number(),
    ew: z.enum(['E', 'W']),
  })
  .meta({ id: 'Bearing', description: 'A quadrant bearing as recorded.' });
export type Bearing = z.infer<typeof Bearing>;

/** A corner-to-corner box on a page: [x0, y0, x1, y1], PDF points from the top left. */
export const Box = z.array(z.number()).length(4);

export const SourcePlace = z
  .object({
    page: z.int().describe('Page number, from 1.'),
    start: z.int().nullable().describe('Code-point offset into pasted text; null for documents.'),
    end: z.int().nullable(),
    boxes: z.array(Box).describe('Boxes in PDF points from the top left of the normalised page.'),
  })
  .meta({ id: 'SourcePlace' });
export type SourcePlace = z.infer<typeof SourcePlace>;

export const Call = z
  .object({
    call_type: z.enum(CALL_TYPES),
    verbatim_text: z.string().describe('The sentence the course was read from.'),
    monument: z.string().nullable(),
    confidence: z.enum(CONFIDENCES),
    bearing: Bearing.nullable(),
    distance: z.number().nullable().describe("In the tract's distance_unit."),
    chord_bearing: Bearing.nullable(),
    chord_length: z.number().nullable(),
    radius: z.number().nullable(),
    curve_direction: z.enum(CURVE_DIRECTIONS).nullable(),
    arc_length: z.number().nullable(),
    adjoiner: z.string().describe('What the course runs with or along.'),
    delta: z.number().nullable().default(null).describe('Central angle, decimal degrees.'),
    tangent: z.boolean().nullable().default(null).describe('Whether the text says the curve begins tangent.'),
    source: z.array(SourcePlace).nullable().default(null),
    // Curve elements SPEC.md has no name for; without them a curve given by its tangent or radial line could not be
    // recomputed from the body alone. docs/decisions/0012-curve-elements.md
    tangent_bearing_in: Bearing.nullable().default(null).describe('Bearing of the tangent where the curve begins.'),
    tangent_bearing_out: Bearing.nullable().default(null).describe('Bearing of the tangent where the curve ends.'),
    radial_bearing_in: Bearing.nullable().default(null).describe('Radial line at the beginning, either way along it.'),
    radial_bearing_out: Bearing.nullable().default(null).describe('Radial line at the end, either way along it.'),
    tangent_length: z.number().nullable().default(null).describe("Tangent distance, in the tract's distance_unit."),
    concave: z.string().nullable().default(null).describe('The side the curve is concave to, e.g. "northwest".'),
    confidence_reason: z.string().default('').describe('Why the confidence is not high.'),
  })
  .meta({ id: 'Call', description: 'One boundary course.' });
export type Call = z.infer<typeof Call>;

/** A course of which nothing was read. */
export const EMPTY_CALL: Call = {
  call_type: 'line',
  verbatim_text: '',
  monument: null,
  confidence: 'low',
  bearing: null,
  distance: null,
  chord_bearing: null,
  chord_length: null,
  radius: null,
  curve_direction: null,
  arc_length: null,
  adjoiner: '',
  delta: null,
  tangent: null,
  source: null,
  tangent_bearing_in: null,
  tangent_bearing_out: null,
  radial_bearing_in: null,
  radial_bearing_out: null,
  tangent_length: null,
  concave: null,
  confidence_reason: '',
};

/** What a stretch of a description became. docs/decisions/0165-the-reading-of-a-tract.md */
export const MARKS = [
  'bearing',
  'distance',
  'curve', // an element of a curve: radius, arc, chord, angle, hand
  'area',
  'monument', // what stands at a corner, with its size and what witnesses it; how a place or a thing lies
  'adjoiner',
  'land', // by section, lot or block
  'heading', // the tract's name, or what a page prints between its words
  'passed', // met on the way of a course
  'record', // told beside a measured value
  'nothing', // nothing accounts for it
] as const;

export const ReadingMark = z
  .object({
    start: z.int().describe('Code-point offset into the text of the reading.'),
    end: z.int(),
    as: z.enum(MARKS),
    source: z.array(SourcePlace).nullable(),
  })
  .meta({ id: 'ReadingMark', description: 'What a stretch of a description became.' });
export type ReadingMark = z.infer<typeof ReadingMark>;

export const TextReading = z
  .object({
    text: z.string().describe("The tract's own description, in the document's characters."),
    marks: z.array(ReadingMark).describe('In order, not overlapping; words without a mark only connect.'),
  })
  .meta({ id: 'TextReading', description: 'A description as read.' });
export type TextReading = z.infer<typeof TextReading>;

export const Tract = z
  .object({
    name: z.string(),
    pob_description: z.string(),
    calls: z.array(Call),
    tie_calls: z.array(z.string()),
    description_type: z.enum(DESCRIPTION_TYPES),
    distance_unit: z.enum(DISTANCE_UNITS),
    is_exception: z.boolean(),
    stated_area: z.string(),
    easement: z.string(),
    aliquot: z.string(),
    notes: z.string().nullable(),
    stated_acreage: z.number().nullable().default(null),
    stated_area_sqft: z.number().nullable().default(null),
    stated_area_sqm: z.number().nullable().default(null),
    stated_area_arpents: z.number().nullable().default(null),
    stated_hectares: z.number().nullable().default(null),
    situs: z.string().default('').describe('The land a measured tract is said to lie in, in the form of `aliquot`.'),
    reading: TextReading.nullable().default(null),
  })
  .meta({ id: 'Tract' });
export type Tract = z.infer<typeof Tract>;

export const Metadata = z
  .object({
    grantors: z.array(z.string()),
    grantees: z.array(z.string()),
    recording: z.string(),
    prior_references: z.array(z.string()),
    transfer_date: z.string(),
    transfer_date_verbatim: z.string(),
    county: z.string(),
    state: z.string(),
    lot_block: z.array(z.string()),
    sheet: z.string(),
  })
  .meta({ id: 'Metadata' });
export type Metadata = z.infer<typeof Metadata>;

export const Extraction = z
  .object({
    document_kind: z.enum(DOCUMENT_KINDS),
    legal_description_found: z.boolean(),
    basis_of_bearings: z.string().nullable(),
    tracts: z.array(Tract),
    metadata: Metadata,
    notes: z.string().nullable().default(null),
    sheet: z.string().default(''),
  })
  .meta({ id: 'Extraction' });
export type Extraction = z.infer<typeof Extraction>;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DescriptionType = (typeof DESCRIPTION_TYPES)[number];
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
export type MarkKind = (typeof MARKS)[number];
export type Confidence = (typeof CONFIDENCES)[number];
export type CurveDirection = (typeof CURVE_DIRECTIONS)[number];
