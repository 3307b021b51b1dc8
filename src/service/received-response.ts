// Takes: a posted body as parsed JSON. Gives: it as an ExtractResponse: what an older body lacks has its default, what is unknown stays.
// Never: a value of the wrong shape mended; that is a Misshapen, which names the place.
import { EMPTY_CALL } from '../contract/extraction.ts';
import { Refusal } from '../contract/refusals.ts';
import { Attestation, ExtractResponse } from '../contract/response.ts';

export interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code: string;
}

/** The body is JSON and not of the shape SPEC.md gives it; the answer is its validation answer. */
export class Misshapen extends Error {
  readonly issues: readonly ShapeIssue[];

  constructor(issues: readonly ShapeIssue[]) {
    super(issues[0]?.message ?? 'not valid');
    this.name = 'Misshapen';
    this.issues = issues;
  }
}

type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under `extraction`, or the refusal that there is none. */
export function extractionIn(body: unknown): Json {
  if (isObject(body) && isObject(body.extraction)) return body.extraction;
  throw new Refusal('no_extraction', 'The body has no extraction object. Post the response as it was received.');
}

/** `at` is where the response stands in the request, for the places of a Misshapen. */
export function receivedResponse(body: unknown, at: readonly PropertyKey[] = []): ExtractResponse {
  const filled = filledBody(body);
  const parsed = ExtractResponse.safeParse(filled);
  if (!parsed.success) throw misshapen(parsed.error, at);
  return filled as unknown as ExtractResponse; // not parsed.data: keys unknown to this version stay
}

/** For what asks no signature: the attestation is told as far as it is one, and nothing is refused for it. */
export function unattestedResponse(body: unknown): ExtractResponse {
  if (!isObject(body) || !isObject(body.extraction)) return receivedResponse(body);
  const told = isObject(body.attestation) ? { ...body.attestation, signature: '' } : null;
  return receivedResponse({ ...body, attestation: Attestation.safeParse(told).success ? told : null });
}

/** A body that this service stored itself: filled, its shape not looked at again. */
export function storedResponse(text: string): ExtractResponse {
  return filledBody(JSON.parse(text)) as unknown as ExtractResponse;
}

function filledBody(body: unknown): Json {
  const extraction = extractionIn(body);
  const filled = { ...RESPONSE_DEFAULTS, ...(body as Json), extraction: filledExtraction(extraction) } as Json;
  filled.groundtruth_verdicts = each(filled.groundtruth_verdicts, VERDICT_DEFAULTS);
  filled.corrections = each(filled.corrections, LOG_DEFAULTS);
  return filled;
}

/** The first few places are enough to mend a body by. */
const MOST_ISSUES = 20;

interface FailedParse {
  readonly issues: readonly { path: readonly PropertyKey[]; message: string; code?: string | undefined }[];
}

export function misshapen(error: FailedParse, at: readonly PropertyKey[]): Misshapen {
  return new Misshapen(
    error.issues
      .slice(0, MOST_ISSUES)
      .map(({ path, message, code }) => ({ path: [...at, ...path], message, code: code ?? 'invalid' })),
  );
}

function filledExtraction(extraction: Json): Json {
  const filled: Json = { ...EXTRACTION_DEFAULTS, ...extraction };
  if (isObject(filled.metadata)) filled.metadata = { ...METADATA_DEFAULTS, ...filled.metadata };
  if (Array.isArray(filled.tracts))
    filled.tracts = filled.tracts.map((tract: unknown) => {
      if (!isObject(tract)) return tract;
      const whole: Json = { ...TRACT_DEFAULTS, ...tract };
      return { ...whole, calls: each(whole.calls, CALL_DEFAULTS) };
    });
  return filled;
}

function each(list: unknown, defaults: Json): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown) => (isObject(item) ? { ...defaults, ...item } : item));
}

const METADATA_DEFAULTS: Json = {
  grantors: [],
  grantees: [],
  recording: '',
  prior_references: [],
  transfer_date: '',
  transfer_date_verbatim: '',
  county: '',
  state: '',
  lot_block: [],
  sheet: '',
};
const EXTRACTION_DEFAULTS: Json = {
  document_kind: 'other',
  legal_description_found: false,
  basis_of_bearings: null,
  tracts: [],
  metadata: METADATA_DEFAULTS,
  notes: null,
  sheet: '',
};
const TRACT_DEFAULTS: Json = {
  name: '',
  pob_description: '',
  calls: [],
  tie_calls: [],
  description_type: 'metes_and_bounds',
  distance_unit: 'feet',
  is_exception: false,
  stated_area: '',
  easement: '',
  aliquot: '',
  situs: '',
  notes: null,
  stated_acreage: null,
  stated_area_sqft: null,
  stated_area_sqm: null,
  stated_area_arpents: null,
  stated_hectares: null,
  reading: null,
};
/** A reading that says nothing of itself is not trusted. */
const CALL_DEFAULTS: Json = { ...EMPTY_CALL };
const VERDICT_DEFAULTS: Json = {
  tract: '',
  reasons: [],
  closure_ratio: null,
  computed_acres: null,
  computed_sqft: null,
  computed_sqm: null,
  computed_hectares: null,
  distance_unit: 'feet',
  geometry: null,
  georef: null,
  location: null,
  corrected: false,
  adjusted: false,
  tie_offset: null,
  anchor: null,
  checks: [],
};
const LOG_DEFAULTS: Json = { kind: 'boundary', by: '', at: '', note: '' };
const RESPONSE_DEFAULTS: Json = {
  groundtruth_verdicts: [],
  document_verdict: null,
  usage: { input_tokens: 0, output_tokens: 0, seconds: 0 },
  model: '',
  engine_version: '',
  document: '',
  input_kind: 'document',
  test_mode: false,
  corrections: [],
  adjustments: [],
  attestation: null,
};
