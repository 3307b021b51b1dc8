// `thence/client`, for Node and browsers. Takes: where the service is and a key. Gives: every route as a typed call: documents in, responses
// out, drawings and corrections of them. Never: a response reshaped: what is posted back are the characters that came.
import type { ExtractResponse } from '../contract/response.ts';
import type {
  BatchStatus,
  BatchSubmitted,
  DeleteResult,
  JobStatus,
  JobSubmitted,
  KeyListResponse,
  MintResponse,
  Placement,
  RevokeResponse,
  RunRow,
  UploadSlot,
  UsageResponse,
  WhoAmIResponse,
} from './answers.ts';
import { type Asked, type ClientOptions, connection } from './connection.ts';
import { rawItems, rawMember } from './raw-json.ts';

export type { ClientOptions } from './connection.ts';
export { ThenceError, type ErrorType } from './thence-error.ts';
export { unpack } from '../contract/packed.ts';
export type * from './answers.ts';
export type { ExtractResponse } from '../contract/response.ts';

/** A response, and the text it came as. */
export interface Received {
  readonly text: string;
  readonly value: ExtractResponse;
  readonly job: string | null;
}

export type Paper = Uint8Array<ArrayBuffer> | Blob | string;

export interface SubmitOptions {
  readonly name?: string;
  readonly signal?: AbortSignal;
  /** Made up where none is given; the same again answers as the first did, and bills once. */
  readonly idempotencyKey?: string;
}

export interface WaitOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (status: JobStatus) => void;
}

/** Where a drawing lies: a coordinate system (`EPSG:2277`), and the point of beginning where the response has no place for it. */
export interface DrawOptions {
  readonly crs?: string;
  readonly lon?: number;
  readonly lat?: number;
  readonly rotation_deg?: number;
  /** Which tract begins there; the first where none is named. */
  readonly tract?: number;
  readonly signal?: AbortSignal;
}

export interface RequestedCorrection {
  readonly tract: number;
  readonly call: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly kind?: 'boundary' | 'tie';
  readonly by?: string;
  readonly note?: string;
}

/** What a direct submit takes; more is staged first. */
const DIRECT_BYTES = 4_718_592;
const FIRST_POLL_MS = 300;
const LONGEST_POLL_MS = 5_000;
const JSON_BODY = { 'content-type': 'application/json' };

export type Client = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const { ask, sleep } = connection(options);
  const json: Json = async <T>(path: string, asked?: Asked) => (await (await ask(path, asked)).json()) as T;
  const postBack: PostBack = (path, text, signal) =>
    ask(path, { method: 'POST', body: text, headers: JSON_BODY, repeatable: true, signal });
  return {
    ...papersOf(ask, json),
    ...jobsOf(ask, sleep),
    ...batchesOf(ask, json, sleep),
    ...drawingsOf(postBack),
    ...accountOf(json),
  };
}

type Ask = (path: string, asked?: Asked) => Promise<Response>;
type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;
type PostBack = (path: string, text: string, signal?: AbortSignal) => Promise<Response>;
type Json = <T>(path: string, asked?: Asked) => Promise<T>;

/** What hands a paper in. */
function papersOf(ask: Ask, json: Json) {
  async function upload(paper: Paper, signal?: AbortSignal): Promise<string> {
    const bytes = blobOf(paper);
    const slot = await json<UploadSlot>('/v1/uploads', {
      method: 'POST', body: JSON.stringify({ bytes: bytes.size }), headers: JSON_BODY, repeatable: true, signal,
    }); // prettier-ignore
    await ask(slot.put_url, { method: 'PUT', body: bytes, repeatable: true, signal });
    return slot.upload_id;
  }

  /** A small paper goes with the request, a large one to an upload first. */
  async function submitted(path: string, paper: Paper, asked: SubmitOptions): Promise<Response> {
    const { name, signal, idempotencyKey = crypto.randomUUID() } = asked;
    const headers: Record<string, string> = { 'idempotency-key': idempotencyKey };
    if (name !== undefined) headers['x-document-name'] = inBytes(name);
    const body = blobOf(paper);
    if (body.size <= DIRECT_BYTES) {
      const typed = { ...headers, 'content-type': body.type };
      return await ask(path, { method: 'POST', body, headers: typed, repeatable: true, signal });
    }
    const id = await upload(body, signal);
    return await ask(path, { method: 'POST', headers: { ...headers, 'x-upload-id': id }, repeatable: true, signal });
  }

  return {
    /** Reads a paper in one request: for short ones. */
    async extract(paper: Paper, asked: SubmitOptions = {}): Promise<Received> {
      const answer = await submitted('/v1/extract', paper, asked);
      return receivedOf(await answer.text(), answer.headers.get('x-job-id'));
    },
    /** Hands a paper in; `wait` collects it. */
    submit: async (paper: Paper, asked: SubmitOptions = {}): Promise<JobSubmitted> =>
      (await (await submitted('/v1/extracts', paper, asked)).json()) as JobSubmitted,
    upload,
  };
}

interface JobSeen {
  readonly status: JobStatus;
  readonly received: Received | null;
}

function jobsOf(ask: Ask, sleep: Sleep) {
  async function job(id: string, signal?: AbortSignal): Promise<JobSeen> {
    const text = await (await ask(`/v1/extracts/${encodeURIComponent(id)}`, { signal })).text();
    const status = JSON.parse(text) as JobStatus;
    const raw = status.status === 'succeeded' ? rawMember(text, 'result') : null;
    return { status, received: raw === null || raw === 'null' ? null : receivedOf(raw, id) };
  }
  return {
    job,
    /** Until the job succeeded or failed. */
    async wait(id: string, { signal, onProgress }: WaitOptions = {}): Promise<JobSeen> {
      const look = async () => {
        const seen = await job(id, signal);
        onProgress?.(seen.status);
        return seen;
      };
      const isOver = ({ status }: JobSeen) => status.status === 'succeeded' || status.status === 'failed';
      return await polled(look, isOver, (ms) => sleep(ms, signal));
    },
  };
}

function batchesOf(ask: Ask, json: Json, sleep: Sleep) {
  const batch = (id: string, signal?: AbortSignal): Promise<BatchStatus> =>
    json(`/v1/batches/${encodeURIComponent(id)}`, { signal });
  return {
    /** Up to 50 staged papers by their upload ids, with their names. */
    submitBatch: (
      names: Readonly<Record<string, string>>,
      { signal, idempotencyKey = crypto.randomUUID() }: SubmitOptions = {},
    ): Promise<BatchSubmitted> =>
      json('/v1/batches', {
        method: 'POST', body: JSON.stringify({ uploads: Object.keys(names), names }), repeatable: true, signal,
        headers: { ...JSON_BODY, 'idempotency-key': idempotencyKey },
      }), // prettier-ignore
    batch,
    async waitBatch(
      id: string,
      { signal, onStatus }: { signal?: AbortSignal; onStatus?: (status: BatchStatus) => void } = {},
    ): Promise<BatchStatus> {
      const look = async (): Promise<BatchStatus> => {
        const status = await batch(id, signal);
        onStatus?.(status);
        return status;
      };
      const isOver = ({ status }: BatchStatus) => status !== 'in_progress';
      return await polled(look, isOver, (ms) => sleep(ms, signal));
    },
    async batchResults(
      id: string,
      signal?: AbortSignal,
    ): Promise<readonly { document: string; error: string | null; received: Received | null }[]> {
      const text = await (await ask(`/v1/batches/${encodeURIComponent(id)}/results`, { signal })).text();
      return rawItems(rawMember(text, 'results') ?? '[]').map((item) => {
        const raw = rawMember(item, 'result');
        const { document, error } = JSON.parse(item) as { document: string; error: string | null };
        return { document, error, received: raw === null || raw === 'null' ? null : receivedOf(raw, null) };
      });
    },
  };
}

/** Asks less and less often, until `isOver`. */
async function polled<T>(
  look: () => Promise<T>,
  isOver: (one: T) => boolean,
  rest: (ms: number) => Promise<void>,
): Promise<T> {
  for (let wait = FIRST_POLL_MS; ; wait = Math.min(LONGEST_POLL_MS, wait * 1.5)) {
    const one = await look();
    if (isOver(one)) return one;
    await rest(wait);
  }
}

/** A header carries bytes: a name's letters as UTF-8. */
const inBytes = (name: string): string =>
  String.fromCharCode(...new TextEncoder().encode(name.replace(/[\r\n\0]/g, ' ')));

/** What is made of a response, in the characters it has. */
function drawingsOf(postBack: PostBack) {
  const file = async (path: string, text: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await (await postBack(path, text, signal)).arrayBuffer());
  const drawing =
    (path: string, fixed: Record<string, string> = {}) =>
    (text: string, { signal, ...where }: DrawOptions = {}): Promise<Uint8Array<ArrayBuffer>> => {
      const query = new URLSearchParams(fixed);
      for (const [name, value] of Object.entries(where)) query.set(name, String(value));
      return file(query.size > 0 ? `${path}?${query.toString()}` : path, text, signal);
    };
  return {
    /** Whatever a post-back route makes of it. */
    file,
    certificate: drawing('/v1/certificate'),
    dxf: drawing('/v1/dxf'),
    geopackage: drawing('/v1/geopackage'),
    convert: (text: string, to: string, asked?: DrawOptions) => drawing('/v1/convert', { to })(text, asked),
    verify: async (text: string): Promise<{ valid: boolean; reason: string | null }> =>
      (await (await postBack('/v1/verify', text)).json()) as { valid: boolean; reason: string | null },
    /** The corrected response, signed anew. */
    async correct(
      text: string,
      asked: { corrections?: readonly RequestedCorrection[]; adjust?: readonly number[]; by?: string },
    ): Promise<Received> {
      const answer = await postBack(
        '/v1/corrections',
        `{"extraction":${text},${JSON.stringify({ by: '', ...asked }).slice(1)}`,
      );
      return receivedOf(rawMember(await answer.text(), 'extraction')!, null);
    },
    /** The response with suggested positions, signed anew, and how many there are. */
    async locate(text: string, source = 'auto'): Promise<{ received: Received; located: number }> {
      const answer = await (
        await postBack('/v1/locate', `{"extraction":${text},"source":${JSON.stringify(source)}}`)
      ).text();
      return {
        received: receivedOf(rawMember(answer, 'extraction')!, null),
        located: Number(rawMember(answer, 'located')),
      };
    },
  };
}

function accountOf(json: Json) {
  return {
    runs: async (limit = 100): Promise<readonly RunRow[]> =>
      (await json<{ runs: RunRow[] }>(`/v1/runs?limit=${limit}`)).runs,
    deleteRun: (reference: string): Promise<DeleteResult> =>
      json(`/v1/runs/${encodeURIComponent(reference)}`, { method: 'DELETE' }),
    placements: async (reference: string): Promise<readonly Placement[]> =>
      (await json<{ placements: Placement[] }>(`/v1/runs/${encodeURIComponent(reference)}/placements`)).placements,
    place: (reference: string, placements: readonly Placement[]): Promise<unknown> =>
      json(`/v1/runs/${encodeURIComponent(reference)}/placements`, {
        method: 'PUT', body: JSON.stringify({ placements }), headers: JSON_BODY, repeatable: true,
      }), // prettier-ignore
    keys: async (): Promise<KeyListResponse> => await json('/v1/keys'),
    mintKey: (name: string, test = false): Promise<MintResponse> =>
      json('/v1/keys', { method: 'POST', body: JSON.stringify({ name, test }), headers: JSON_BODY }),
    revokeKey: (prefix: string): Promise<RevokeResponse> =>
      json(`/v1/keys/${encodeURIComponent(prefix)}`, { method: 'DELETE' }),
    usage: (): Promise<UsageResponse> => json('/v1/usage'),
    whoami: (): Promise<WhoAmIResponse> => json('/v1/keys/whoami'),
  };
}

const receivedOf = (text: string, job: string | null): Received => ({
  text,
  value: JSON.parse(text) as ExtractResponse,
  job,
});

const blobOf = (paper: Paper): Blob =>
  paper instanceof Blob
    ? paper
    : new Blob([paper], { type: typeof paper === 'string' ? 'text/plain' : 'application/octet-stream' });
