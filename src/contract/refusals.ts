// Takes: nothing. Gives: every error type of SPEC.md "Errors" with its status, extras and Retry-After, and class Refusal.
// Never: a status number or a Retry-After anywhere else in the code.

export interface RefusalSpec {
  readonly status: number;
  /** When it is answered, as SPEC.md says; the API reference prints it. */
  readonly when: string;
  /** Extra keys inside the error object. */
  readonly extras?: readonly string[];
  readonly retryAfterS?: number;
}

const QUOTA_EXTRAS = ['documents_used', 'monthly_cap', 'resets_on'] as const;

export const REFUSALS = {
  invalid_email: { status: 400, when: 'the signup address does not parse' },
  terms_not_accepted: { status: 400, when: 'accepted_terms is not true' },
  disposable_email: { status: 400, when: 'the address is at a disposable-mail domain' },
  undeliverable_domain: { status: 400, when: 'the domain accepts no mail' },
  already_granted: { status: 400, when: 'the address has used its free documents' },

  invalid_webhook: { status: 400, when: "the payment processor's event does not parse" },
  invalid_signature: { status: 400, when: "the payment processor's signature does not fit the event" },

  invalid_api_key: { status: 401, when: 'the bearer token is missing, malformed or unknown' },
  revoked_api_key: { status: 401, when: 'the key was revoked, or replaced by rotation' },
  invalid_token: { status: 401, when: 'the portal session token failed verification' },

  quota_exceeded: { status: 402, when: 'the cap is reached, counting work in flight', extras: QUOTA_EXTRAS },
  pack_exhausted: { status: 402, when: 'the pack is spent', extras: [...QUOTA_EXTRAS, 'checkout'] },
  trial_exhausted: { status: 402, when: "the trial's documents are used", extras: [...QUOTA_EXTRAS, 'trial_ends_on'] },
  free_tier_exhausted: {
    status: 402,
    when: 'the free documents are used',
    extras: [...QUOTA_EXTRAS, 'subscribe', 'pack_checkout'],
  },
  checkout_incomplete: { status: 402, when: 'the checkout session never completed', extras: QUOTA_EXTRAS },

  upload_not_yours: { status: 403, when: "the upload id is not one of the key's" },
  not_permitted: { status: 403, when: 'a staff-only endpoint without the staff group' },

  no_such_job: { status: 404, when: 'a job id this key never submitted' },
  no_such_batch: { status: 404, when: 'a batch id this key never submitted' },
  no_such_run: { status: 404, when: 'the run is not owned, or its result is deleted' },
  no_such_upload: { status: 404, when: 'the staged document is gone; ids work once and expire' },
  no_such_key: { status: 404, when: 'the prefix is not on this account' },
  nothing_located: { status: 404, when: 'the account has located no parcel' },
  not_found: { status: 404, when: 'no such path' },
  method_not_allowed: { status: 405, when: 'the path exists, the method does not', extras: ['allow'] },
  request_timeout: { status: 408, when: 'the client sent its request too slowly' },

  no_subscription: { status: 409, when: 'the billing portal on a key billed by arrangement or pack' },
  batch_not_ended: { status: 409, when: 'results asked for while the batch runs', extras: ['batch_status'] },
  rotate_failed: { status: 409, when: 'the key is already revoked or replaced' },
  too_many_keys: { status: 409, when: 'ten live keys (one on a free account)', extras: ['limit'] },
  no_entitlement: { status: 409, when: 'no active plan to extract or issue a key against' },
  idempotency_conflict: { status: 409, when: 'the Idempotency-Key was used with another body' },

  result_deleted: { status: 410, when: 'the result was deleted from the account' },
  results_expired: { status: 410, when: 'the results were swept after their retention' },

  document_too_large: { status: 413, when: 'over 4.5 MB direct, 32 MB staged or posted back', extras: ['limit'] },
  batch_too_large: { status: 413, when: 'a multipart batch totals over 4.5 MB', extras: ['limit'] },
  text_too_large: { status: 413, when: 'pasted text over 64 KB of UTF-8', extras: ['limit'] },
  unsupported_media_type: { status: 415, when: 'a JSON-only route with another media type' },

  empty_document: { status: 422, when: 'empty body or staged object, or whitespace-only text' },
  unsupported_format: { status: 422, when: 'the bytes match no accepted format' },
  conversion_failed: { status: 422, when: 'the document cannot be opened or converted' },
  missing_file: { status: 422, when: 'multipart with no file part, or a batch with no staged ids' },
  not_multipart: { status: 422, when: 'a batch body neither multipart nor a JSON uploads list' },
  too_many_documents: { status: 422, when: 'more than 50 documents in a batch', extras: ['limit'] },
  invalid_json: { status: 422, when: 'a JSON body did not parse, or nests too deeply' },
  missing_upload_id: { status: 422, when: 'an empty X-Upload-Id' },
  attestation_missing: { status: 422, when: 'the posted body has no signature' },
  attestation_mismatch: { status: 422, when: 'the signature does not match the bytes' },
  attestation_unavailable: { status: 422, when: 'the server holds no signing key' },
  nothing_to_draw: { status: 422, when: 'no tract with geometry' },
  unknown_crs: { status: 422, when: 'the coordinate system is not known, or the format cannot have it' },
  not_placed: { status: 422, when: 'coordinates asked for, and no tract has a place in them' },
  nothing_to_certify: { status: 422, when: 'no tracts and no document verdict' },
  no_extraction: { status: 422, when: 'the body has no extraction object' },
  nothing_to_do: { status: 422, when: 'a corrections call with no corrections and no adjust' },
  unknown_source: { status: 422, when: 'the locate source is unknown' },
  source_unavailable: { status: 422, when: 'the locate source is named but not built' },
  no_such_tract: { status: 422, when: 'the tract index is absent; zero-based' },
  no_such_call: { status: 422, when: 'the call index is absent; zero-based' },
  unknown_field: { status: 422, when: 'the field is not correctable' },
  bad_correction: { status: 422, when: 'the value does not parse' },
  stale_correction: { status: 422, when: 'before disagrees with the current value' },
  not_adjustable: { status: 422, when: 'adjust on a tract with no traversable geometry' },
  unknown_tier: { status: 422, when: 'the tier is unknown' },
  unknown_pack: { status: 422, when: 'the pack is unknown' },
  invalid_quantity: { status: 422, when: 'quantity outside 1 to 25' },
  invalid_seats: { status: 422, when: 'seats outside 1 to 100' },

  rate_limited: { status: 429, when: 'the per-minute limit is exceeded', extras: ['limit'], retryAfterS: 60 },
  too_many_in_flight: { status: 429, when: 'the concurrency limit is exceeded', extras: ['limit'], retryAfterS: 30 },
  free_tier_busy: { status: 429, when: "today's free signups are spent", extras: ['limit'], retryAfterS: 3600 },

  bad_request: { status: 400, when: 'the request is not well-formed HTTP' },
  headers_too_large: { status: 431, when: 'the request header is too large' },
  internal_error: { status: 500, when: 'our own trouble; the request id finds it in the log' },

  extraction_failed: { status: 502, when: 'the extraction failed on our side' },
  batch_submit_failed: { status: 502, when: 'the batch could not be submitted' },
  checkout_failed: { status: 502, when: 'the payment processor refused the checkout' },
  portal_failed: { status: 502, when: 'the payment processor refused the portal' },

  server_misconfigured: { status: 503, when: 'the deployment lacks a setting' },
  staging_unavailable: { status: 503, when: 'no object store to stage uploads in' },
  async_unavailable: { status: 503, when: 'no queue to run jobs on' },
  billing_unavailable: { status: 503, when: 'no payment processor is set' },
  identity_unavailable: { status: 503, when: 'no identity provider is set' },
  temporarily_unavailable: {
    status: 503,
    when: 'trouble of ours that passes: the database or the object store is away, a disk is full, a restart',
    retryAfterS: 5,
  },
  free_tier_closed: { status: 503, when: 'free signup is switched off' },
} as const satisfies Record<string, RefusalSpec>;

export type RefusalType = keyof typeof REFUSALS;

/** The caller's trouble: typed, from the table, with a sentence a person can act on. */
export class Refusal extends Error {
  readonly type: RefusalType;
  readonly extras: Readonly<Record<string, unknown>>;

  constructor(type: RefusalType, message: string, extras: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.type = type;
    this.extras = extras;
  }

  get spec(): RefusalSpec {
    return REFUSALS[this.type];
  }
}

/** For trouble of ours that passes (unavailable.ts), wherever it shows. */
export function temporarilyUnavailable(): Refusal {
  return new Refusal(
    'temporarily_unavailable',
    'The service cannot answer this for the moment. Send it again in a few seconds; an Idempotency-Key keeps it from being done twice.',
  );
}
