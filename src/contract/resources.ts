// Takes: contract/limits. Gives: SPEC.md's job, batch, upload, run, placement, key, usage and signup resources as zod schemas.
// Never: the body of a signed result; `result` is declared here for the reference and travels as raw text.
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { ExtractResponse } from './response.ts';

export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;
export const BATCH_STATUSES = ['in_progress', 'ended', 'failed'] as const;
export const ITEM_STATUSES = ['queued', 'succeeded', 'failed'] as const;
export const RUN_SOURCES = ['extract', 'extracts', 'batch'] as const;
export const GRANT_KINDS = ['free', 'trial', 'subscription', 'pack', 'arrangement'] as const;

const DateTime = z.iso.datetime();
const Count = z.int().min(0);
const Name = z.string().min(1).max(LIMITS.nameCharacters);
const job = { job: z.string(), status: z.enum(JOB_STATUSES), document: z.string(), submitted_at: DateTime };

export const JobSubmitted = z.object({ ...job, poll_url: z.string() }).meta({ id: 'JobSubmitted' });
export const JobStatus = z
  .object({
    ...job,
    result: ExtractResponse.optional().describe('The exact body, when succeeded.'),
    error: z.string().nullable(),
    progress: z.object({ pages_read: Count, pages: Count }).nullable().optional(),
  })
  .meta({ id: 'JobStatus' });

export const BatchSubmitted = z
  .object({
    batch: z.string(),
    status: z.enum(BATCH_STATUSES),
    documents: Count,
    submitted_at: DateTime,
    poll_url: z.string(),
  })
  .meta({ id: 'BatchSubmitted' });
export const BatchItem = z
  .object({ document: z.string(), status: z.enum(ITEM_STATUSES), error: z.string().nullable() })
  .meta({ id: 'BatchItem' });
export const BatchStatus = z
  .object({
    batch: z.string(),
    status: z.enum(BATCH_STATUSES),
    documents: Count,
    succeeded: Count,
    failed: Count,
    submitted_at: DateTime,
    completed_at: DateTime.nullable(),
    results_url: z.string().nullable(),
    items: z.array(BatchItem),
  })
  .meta({ id: 'BatchStatus' });
export const BatchResults = z
  .object({
    batch: z.string(),
    documents: Count,
    results: z.array(BatchItem.extend({ result: ExtractResponse.nullable() }).meta({ id: 'BatchResult' })),
  })
  .meta({ id: 'BatchResults' });
export const BatchUploads = z
  .object({ uploads: z.array(z.string()), names: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'BatchUploads' });

export const UploadRequest = z
  .object({ bytes: z.int().positive().nullable().optional() })
  .meta({ id: 'UploadRequest' });
export const UploadSlot = z
  .object({ upload_id: z.string(), put_url: z.string(), expires_in: Count, max_bytes: Count })
  .meta({ id: 'UploadSlot' });

export const RunRow = z
  .object({
    id: z.string(),
    document: z.string(),
    status: z.enum(JOB_STATUSES),
    source: z.enum(RUN_SOURCES),
    reference: z.string(),
    key_prefix: z.string(),
    submitted_at: DateTime,
    finished_at: DateTime.nullable(),
    result_available: z.boolean(),
    document_sha256: z.string().nullable(),
    error: z.string().nullable(),
    placements: Count.default(0),
  })
  .meta({ id: 'RunRow' });
export const RunList = z.object({ runs: z.array(RunRow) }).meta({ id: 'RunList' });
export const DeleteResult = z.object({ cleared: Count, placements: Count.default(0) }).meta({ id: 'DeleteResult' });

const bounded = ({ minimum, maximum }: { minimum: number; maximum: number }) => z.number().min(minimum).max(maximum);
export const Placement = z
  .object({
    document: z.string(),
    tract_index: z.int().min(0),
    lon: bounded(LIMITS.longitude),
    lat: bounded(LIMITS.latitude),
    rotation_deg: bounded(LIMITS.rotationDeg),
  })
  .meta({ id: 'Placement' });
export const Placements = z
  .object({ reference: z.string(), placements: z.array(Placement) })
  .meta({ id: 'Placements' });

export const SignupRequest = z
  .object({
    email: z.string(),
    company: Name,
    role: Name,
    accepted_terms: z.boolean().default(false).describe('Must be true.'),
  })
  .meta({ id: 'SignupRequest' });
export const SignupResponse = z
  .object({ api_key: z.string(), prefix: z.string(), documents: Count, invited: z.boolean() })
  .meta({ id: 'SignupResponse' });

export const UserKeyRequest = z
  .object({ name: Name, test: z.boolean().default(false).describe('Mint a test key.') })
  .meta({ id: 'UserKeyRequest' });
export const MintResponse = z
  .object({
    api_key: z.string().describe('Plaintext, shown once.'),
    prefix: z.string(),
    name: z.string(),
    monthly_cap: Count,
    pool_docs: Count.nullable(),
    created_at: DateTime,
  })
  .meta({ id: 'MintResponse' });
export const KeyRow = z
  .object({
    prefix: z.string(),
    name: z.string(),
    monthly_cap: Count,
    created_at: DateTime,
    revoked_at: DateTime.nullable(),
    documents: Count,
    input_tokens: Count,
    output_tokens: Count,
    included_docs: Count.nullable(),
    pool_docs: Count.nullable(),
    lifetime_documents: Count.nullable(),
    user_id: z.int().nullable(),
    grant_kind: z.enum(GRANT_KINDS).nullable(),
  })
  .meta({ id: 'KeyRow' });
export const KeyListResponse = z.object({ keys: z.array(KeyRow) }).meta({ id: 'KeyListResponse' });
export const RevokeResponse = z.object({ prefix: z.string(), revoked: z.boolean() }).meta({ id: 'RevokeResponse' });
export const UsageResponse = z
  .object({
    key: z.string(),
    name: z.string(),
    monthly_cap: Count,
    included_docs: Count.nullable(),
    overage_documents: Count.default(0),
    documents: Count,
    input_tokens: Count,
    output_tokens: Count,
    period_start: DateTime,
    period_end: DateTime,
  })
  .meta({ id: 'UsageResponse' });
export const WhoAmIResponse = z
  .object({
    email: z.string(),
    superadmin: z.boolean(),
    stripe_customer_id: z.string().nullable(),
    active_keys: Count,
  })
  .meta({ id: 'WhoAmIResponse' });

export const HostedPage = z
  .object({ url: z.string().describe("The payment processor's hosted page.") })
  .meta({ id: 'HostedPage' });

export const ErrorEnvelope = z
  .object({ error: z.looseObject({ type: z.string(), message: z.string() }) })
  .meta({ id: 'ErrorEnvelope', description: 'Every failure; extras sit inside the error object.' });
export const ValidationAnswer = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.int()])),
        msg: z.string(),
        type: z.string(),
        input: z.unknown().optional(),
        ctx: z.unknown().optional(),
      }),
    ),
  })
  .meta({ id: 'ValidationAnswer' });

export type SignupRequest = z.infer<typeof SignupRequest>;
export type SignupResponse = z.infer<typeof SignupResponse>;
export type UserKeyRequest = z.infer<typeof UserKeyRequest>;
export type MintResponse = z.infer<typeof MintResponse>;
export type KeyRow = z.infer<typeof KeyRow>;
export type KeyListResponse = z.infer<typeof KeyListResponse>;
export type RevokeResponse = z.infer<typeof RevokeResponse>;
export type UsageResponse = z.infer<typeof UsageResponse>;
export type WhoAmIResponse = z.infer<typeof WhoAmIResponse>;
export type GrantKind = (typeof GRANT_KINDS)[number];
export type ValidationDetail = z.infer<typeof ValidationAnswer>['detail'][number];
