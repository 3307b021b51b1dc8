// Gives: for every shape the reference shows, one value of it, made as the service makes it. Never: a key that opens anything.
import type { z } from 'zod';
import type * as contract from '../contract/resources.ts';
import type { ExtractResponse } from '../contract/response.ts';
import { sampleResponse } from '../service/sample.ts';

/** A description that closes and agrees with its area. */
export const EXAMPLE_DEED = `BEGINNING at an iron pin; thence North 00°00'00" East 208.71 feet to an iron pin; thence North 90°00'00" East 208.71 feet;
thence South 00°00'00" East 208.71 feet; thence North 90°00'00" West 208.71 feet to the point of beginning, containing 1.000 acre.
`;

const AT = '2026-11-15T08:00:00.000Z';
const LATER = '2026-11-15T08:00:01.000Z';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0bb822cd15d6c15b0f00a0';
const JOB = 'job_019a864e2d0b7c4f9a1e5d3c2b1a0f9e';
const BATCH = 'bat_019a864e2d0b7c4f9a1e5d3c2b1a0f9f';
const UPLOAD = 'upl_019a864e2d0b7c4f9a1e5d3c2b1a0fa0';
const ACCOUNT = '019a864e-2d0b-7c4f-9a1e-5d3c2b1a0fa1';
const PREFIX = 'thence_live_k3jd82';
const API_KEY = `${PREFIX}…`;
const HERE = 'https://deeds.example';
const TIED = {
  reference: JOB,
  document: 'deed.pdf',
  tract_index: 0,
  tract: 'TRACT 1',
  anchor: 'the northeast corner of Section 9',
};
const PLACE = { lon: -97.1, lat: 32.75, rotation_deg: 0 };

/** Shapes of the contract are held to it; those of one route alone are checked with the rest (test/http/reference.test.ts). */
type Resources = Partial<{
  [name in keyof typeof contract]: (typeof contract)[name] extends z.ZodType ? z.input<(typeof contract)[name]> : never;
}>;

/** For what an address must hold. What may be left out has none: a page that lets one try would send it. */
export const PARAMETERS: Readonly<Record<string, unknown>> = {
  job_id: JOB,
  batch_id: BATCH,
  reference: JOB,
  upload_id: UPLOAD,
  prefix: PREFIX,
  runs: 500,
};

/** By the name of the schema. */
export function examples(): Readonly<Record<string, unknown>> {
  const response = sample();
  return {
    ...keyExamples,
    ...runExamples,
    ...landExamples,
    ...staffExamples,
    ...workExamples(response),
    ...postBackExamples(response),
  };
}

function sample(): ExtractResponse {
  const response = sampleResponse('deed.txt', SHA256, new Date(AT));
  return { ...response, attestation: { document_sha256: SHA256, extracted_at: AT, signature: SHA256 } };
}

const minted = { api_key: API_KEY, prefix: PREFIX, name: 'office', monthly_cap: 200, pool_docs: null, created_at: AT };

const keyExamples = {
  SignupRequest: { email: 'ada@survey.example', company: 'Rod & Level', role: 'surveyor', accepted_terms: true },
  SignupResponse: { api_key: API_KEY, prefix: PREFIX, documents: 3, invited: false },
  UserKeyRequest: { name: 'office', test: false },
  MintResponse: minted,
  KeyListResponse: {
    keys: [
      {
        prefix: PREFIX,
        name: 'office',
        monthly_cap: 200,
        created_at: AT,
        revoked_at: null,
        documents: 12,
        input_tokens: 0,
        output_tokens: 0,
        included_docs: 50,
        pool_docs: null,
        lifetime_documents: null,
        user_id: null,
        grant_kind: 'subscription',
      },
    ],
  },
  RevokeResponse: { prefix: PREFIX, revoked: true },
  UsageResponse: {
    key: PREFIX,
    name: 'office',
    monthly_cap: 200,
    included_docs: 50,
    overage_documents: 0,
    documents: 12,
    input_tokens: 0,
    output_tokens: 0,
    period_start: '2026-11-01T00:00:00.000Z',
    period_end: '2026-12-01T00:00:00.000Z',
  },
  WhoAmIResponse: { email: 'ada@survey.example', superadmin: false, stripe_customer_id: null, active_keys: 1 },
  HostedPage: { url: 'https://payments.example/session' },
} satisfies Resources;

const runExamples = {
  RunList: {
    runs: [
      {
        id: JOB,
        document: 'deed.pdf',
        status: 'succeeded',
        source: 'extracts',
        reference: JOB,
        key_prefix: PREFIX,
        submitted_at: AT,
        finished_at: LATER,
        result_available: true,
        document_sha256: SHA256,
        error: null,
        placements: 1,
      },
    ],
  },
  DeleteResult: { cleared: 1, placements: 1 },
  Placements: { reference: JOB, placements: [{ document: 'deed.pdf', tract_index: 0, ...PLACE }] },
} satisfies Resources;

const landExamples = {
  PlacementsRequest: { tracts: [{ tract_index: 0, ...PLACE }] },
  AnchorRequest: { anchor: TIED.anchor, ...PLACE, dry_run: true },
  AnchorAnswer: { dry_run: true, placed: [{ ...TIED, ...PLACE }], skipped: [], ambiguous: [], known: [] },
  ConflictList: {
    compared: 2,
    left_out: 0,
    complete: true,
    found: 1,
    conflicts: [
      {
        kind: 'overlap',
        area_sqft: 1250.5,
        length_ft: 250.1,
        mean_width_ft: 5,
        at: [PLACE.lon, PLACE.lat],
        parcels: [
          { reference: JOB, document: 'deed.pdf', tract_index: 0, tract: 'TRACT 1', located_by: 'operator' },
          { reference: JOB, document: 'deed.pdf', tract_index: 1, tract: 'TRACT 2', located_by: 'plss' },
        ],
      },
    ],
  },
};

const staffExamples = {
  PortalConfig: {
    issuer: 'https://issuer.example',
    client_id: 'thence',
    scopes: ['openid', 'email'],
    audience: HERE,
    resource: HERE,
  },
  AccountList: {
    accounts: [
      {
        account: ACCOUNT,
        created_at: AT,
        origin: 'signup',
        company: 'Rod & Level',
        role: 'surveyor',
        emails: ['ada@survey.example'],
        entitlement: 'active',
        closed_at: null,
        grant_kind: 'free',
        tier: null,
        seats: null,
        monthly_cap: 3,
        included_docs: null,
        pool_docs: 3,
        documents: 0,
        active_keys: 1,
        stripe_customer_id: null,
      },
    ],
    next: null,
  },
  AuditList: {
    events: [
      {
        id: ACCOUNT,
        at: AT,
        event: 'mint',
        account: ACCOUNT,
        actor_kind: 'key',
        actor: PREFIX,
        subject: PREFIX,
        detail: '',
      },
    ],
    next: null,
  },
};

function workExamples(result: ExtractResponse) {
  const job = { job: JOB, document: 'deed.txt', submitted_at: AT };
  const batch = { batch: BATCH, documents: 2, submitted_at: AT };
  const items = [
    { document: 'deed.txt', status: 'succeeded' as const, error: null },
    {
      document: 'torn.pdf',
      status: 'failed' as const,
      error: 'conversion_failed: The document is damaged and cannot be read.',
    },
  ];
  return {
    UploadRequest: { bytes: Buffer.byteLength(EXAMPLE_DEED) },
    UploadSlot: {
      upload_id: UPLOAD,
      put_url: `${HERE}/v1/uploads/${UPLOAD}?signature=…`,
      expires_in: 900,
      max_bytes: 33_554_432,
    },
    UploadReceived: { bytes: Buffer.byteLength(EXAMPLE_DEED) },
    JobSubmitted: { ...job, status: 'queued', poll_url: `${HERE}/v1/extracts/${JOB}` },
    JobStatus: { ...job, status: 'succeeded', error: null, progress: { pages_read: 1, pages: 1 }, result },
    BatchUploads: { uploads: [UPLOAD], names: { [UPLOAD]: 'deed.pdf' } },
    BatchSubmitted: { ...batch, status: 'in_progress', poll_url: `${HERE}/v1/batches/${BATCH}` },
    BatchStatus: {
      ...batch,
      status: 'ended',
      succeeded: 1,
      failed: 1,
      completed_at: LATER,
      results_url: `${HERE}/v1/batches/${BATCH}/results`,
      items,
    },
    BatchResults: {
      batch: BATCH,
      documents: 2,
      results: [
        { ...items[0]!, result },
        { ...items[1]!, result: null },
      ],
    },
  } satisfies Resources & { UploadReceived: object };
}

function postBackExamples(extraction: ExtractResponse) {
  const correction = { tract: 1, call: 0, field: 'distance', before: 150.25, after: 150.52 };
  return {
    ExtractResponse: extraction,
    CorrectionsRequest: { extraction, corrections: [correction], adjust: [], by: 'A. Rod' },
    CorrectionsAnswer: { extraction, corrected: 1, adjusted: 0 },
    VerifyAnswer: { valid: true, reason: null },
    LocateRequest: { extraction, source: 'auto' },
    LocateAnswer: { extraction, located: 0 },
    FormatList: {
      formats: [{ to: 'csv', media_type: 'text/csv; charset=utf-8', file: 'courses.csv', holds: 'a row a course' }],
    },
  };
}
