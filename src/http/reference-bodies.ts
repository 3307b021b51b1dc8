// Gives: what the reference says of requests that no schema of ours checks: documents as bytes, and headers. A route carries it as
// `x-reference`; openapi-tidy.ts puts it in its place. Never: read when a request comes.
import { LIMITS } from '../contract/limits.ts';
import { EXAMPLE_DEED } from './reference-examples.ts';

interface JsonSchema {
  readonly [keyword: string]: unknown;
}

export interface Reference {
  readonly requestBody?: {
    readonly description?: string;
    readonly required: boolean;
    readonly content?: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
  };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'header';
    readonly required: boolean;
    readonly description: string;
    readonly schema: JsonSchema;
    readonly example?: unknown;
  }[];
}

declare module 'fastify' {
  interface FastifySchema {
    readonly 'x-reference'?: Reference;
  }
}

const BYTES = { type: 'string', format: 'binary' };
const DOCUMENT_TYPES = ['application/pdf', 'image/tiff', 'image/png', 'image/jpeg', 'application/octet-stream'];

const asBytes = Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: BYTES }]));
const asText = { 'text/plain': { schema: { type: 'string' }, example: EXAMPLE_DEED } };

/** A form of files under one name. */
const form = (name: string, schema: JsonSchema) => ({
  'multipart/form-data': { schema: { type: 'object', properties: { [name]: schema }, required: [name] } },
});

const header = (name: string, description: string, schema: JsonSchema, example?: string) => ({
  name,
  in: 'header' as const,
  required: false,
  description,
  schema: { type: 'string', ...schema },
  ...(example === undefined ? {} : { example }),
});

const REPEAT = header(
  'Idempotency-Key',
  'A repeat with the same key answers as the first did, and bills once; 24 hours.',
  {
    minLength: 1,
    maxLength: 255,
  },
);

/** One document: POST /v1/extract and /v1/extracts. */
/** A document that has pages; `@deed.pdf` is its bytes, as curl writes it. */
export const PAGED_DOCUMENT: Reference = {
  requestBody: {
    required: true,
    content: { ...asBytes, 'application/pdf': { schema: BYTES, example: '@deed.pdf' } },
  },
};

export const ONE_DOCUMENT: Reference = {
  requestBody: {
    description:
      'The document, told by its bytes whatever its media type; empty with `X-Upload-Id`. ' +
      `At most ${LIMITS.directBytes} bytes, pasted text ${LIMITS.textBytes}.`,
    required: false,
    content: { ...asText, ...asBytes, ...form('file', BYTES) },
  },
  parameters: [
    header(
      'X-Document-Name',
      "The name the answer and the history carry, as it is sent; a value of RFC 8187 (UTF-8''…) is decoded.",
      {},
      'deed.txt',
    ),
    header('X-Upload-Id', 'A document staged by POST /v1/uploads, in place of a body.', {}),
    REPEAT,
  ],
};

/** Several: POST /v1/batches. */
export const MANY_DOCUMENTS: Reference = {
  requestBody: {
    description: `Up to ${LIMITS.batchDocuments} documents: as files, together at most ${LIMITS.directBytes} bytes, or staged ones by their ids.`,
    required: true,
    content: {
      ...form('files', { type: 'array', items: BYTES, minItems: 1, maxItems: LIMITS.batchDocuments }),
      'application/json': { schema: { $ref: '#/components/schemas/BatchUploadsInput' } },
    },
  },
  parameters: [REPEAT],
};

/** What is put to a slot: PUT /v1/uploads/{upload_id}. */
export const STAGED_DOCUMENT: Reference = {
  requestBody: {
    description: `The whole document, at most ${LIMITS.stagedBytes} bytes, and exactly as many as the slot was asked for.`,
    required: true,
    content: { ...asBytes, ...asText },
  },
};

/** A JSON body that may be left out. */
export const OPTIONAL_BODY: Reference = { requestBody: { required: false } };
