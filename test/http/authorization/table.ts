// Who gets what answer from which route: every route that the server registers, by every kind of credential. An answer is a status
// and, of a refusal, its type. What a row acts on belongs to the owner's key.

/** Credentials that open the door; the columns of a row, in this order. */
export const LET_IN = [
  'own key',
  'other key of the account',
  'test key of the account',
  'key of another account',
  'session of the account',
  'session of another account',
  'session of staff',
] as const;

/** Credentials that do not. */
export const KEPT_OUT = ['none', 'malformed', 'unknown key', 'revoked key', 'expired session'] as const;

export type Answers = readonly [string, string, string, string, string, string, string];

const same = (answer: string): Answers => [answer, answer, answer, answer, answer, answer, answer];
/** Staff of these tests have no account: they see nobody's work, and have none. */
const accountless = (answer: string, staff: string): Answers => [answer, answer, answer, answer, answer, answer, staff];
/** By the key's own line; by session, the account's. */
const byKey = (found: string, missing: string): Answers => [found, missing, missing, missing, found, missing, missing];
const byAccount = (found: string, missing: string): Answers => [found, found, found, missing, found, missing, missing];
/** Test keys see what test keys ran (DECISIONS.md): a live run is not there for them. */
const byMode = (found: string, missing: string): Answers => [found, found, missing, missing, found, missing, missing];
/** Live keys are out of a test key's hands. */
const byLiveKey = (found: string, missing: string): Answers => [
  found,
  found,
  '403 not_permitted',
  missing,
  found,
  missing,
  missing,
];

/** What exists for a row to act on; made anew for every request. */
export type Made = 'job' | 'placed job' | 'batch' | 'live key' | 'test key' | 'upload';

export interface Row {
  readonly answers: Answers;
  /** Its id goes where the path has `:name`, and where query, header or body have `:id`. */
  readonly made?: Made;
  readonly query?: string;
  readonly json?: unknown;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const DEED =
  'BEGINNING at a stone; thence N 10 E 40 feet; thence S 80 E 50 feet; thence S 10 W 40 feet; thence N 80 W 50 feet to the ' +
  'point of beginning.';
export const PLACED = { tracts: [{ tract_index: 0, lon: -97.5, lat: 30.25, rotation_deg: 0 }] };
const POST_BACK = { json: {}, answers: same('422 no_extraction') };

/** Routes behind a credential. */
export const ROUTES: Readonly<Record<string, Row>> = {
  'POST /v1/keys': {
    json: { name: 'another' },
    answers: ['200', '200', '403 not_permitted', '200', '200', '200', '409 no_entitlement'],
  },
  'GET /v1/keys': { answers: same('200') },
  'POST /v1/keys/:prefix/rotate': { made: 'live key', answers: byLiveKey('200', '404 no_such_key') },
  'DELETE /v1/keys/:prefix': { made: 'live key', answers: byLiveKey('200', '404 no_such_key') },
  'GET /v1/usage': { answers: same('200') },
  'GET /v1/runs': { answers: same('200') },
  'DELETE /v1/runs': { query: '?confirm=delete-everything', answers: same('200') },
  'DELETE /v1/runs/:reference': { made: 'job', answers: byMode('200', '404 no_such_run') },
  'GET /v1/runs/:reference/placements': { made: 'job', answers: byMode('200', '404 no_such_run') },
  'PUT /v1/runs/:reference/placements': { made: 'job', json: PLACED, answers: byMode('200', '404 no_such_run') },
  'DELETE /v1/runs/:reference/placements': { made: 'job', answers: byMode('200', '404 no_such_run') },
  'POST /v1/placements': {
    made: 'job',
    json: { anchor: 'an oak', lon: -97.5, lat: 30.25, reference: ':id', dry_run: true },
    answers: same('200'), // of a reference out of reach nothing is placed
  },
  'GET /v1/fabric': { made: 'placed job', answers: byMode('200', '404 nothing_located') },
  'GET /v1/fabric/conflicts': { made: 'placed job', answers: byMode('200', '404 nothing_located') },
  'POST /v1/uploads': { json: {}, answers: accountless('201', '409 no_entitlement') },
  'POST /v1/extract': { body: DEED, answers: accountless('200', '409 no_entitlement') },
  'POST /v1/extracts': { body: DEED, answers: accountless('200', '409 no_entitlement') },
  'POST /v1/pages': { body: DEED, answers: same('422 unsupported_format') },
  'GET /v1/extracts/:job_id': { made: 'job', answers: byKey('200', '404 no_such_job') },
  'POST /v1/batches': { json: { uploads: [] }, answers: same('422 missing_file') },
  'GET /v1/batches/:batch_id': { made: 'batch', answers: byKey('200', '404 no_such_batch') },
  'GET /v1/batches/:batch_id/results': { made: 'batch', answers: byKey('409 batch_not_ended', '404 no_such_batch') },
  'POST /v1/certificate': POST_BACK,
  'POST /v1/dxf': POST_BACK,
  'POST /v1/geopackage': POST_BACK,
  'POST /v1/corrections': POST_BACK,
  'POST /v1/verify': POST_BACK,
  'POST /v1/locate': POST_BACK,
  'POST /v1/convert': { ...POST_BACK, query: '?to=csv' },
  'GET /v1/formats': { answers: same('200') },
  'GET /billing/checkout': { query: '?tier=seat', answers: same('503 billing_unavailable') },
  'GET /billing/portal': { answers: same('409 no_subscription') },
};

/** Ids that travel in a query, a header or a body: the same rules. */
export const ELSEWHERE: Readonly<Record<string, Row & { readonly route: string }>> = {
  "usage of the owner's key": {
    route: 'GET /v1/usage',
    made: 'live key',
    query: '?prefix=:id',
    answers: byAccount('200', '404 no_such_key'),
  },
  'a test key rotated': {
    route: 'POST /v1/keys/:prefix/rotate',
    made: 'test key',
    answers: byAccount('200', '404 no_such_key'),
  },
  'a test key minted': {
    route: 'POST /v1/keys',
    json: { name: 'probe', test: true },
    answers: accountless('200', '409 no_entitlement'),
  },
  "the owner's upload extracted": {
    route: 'POST /v1/extract',
    made: 'upload',
    headers: { 'x-upload-id': ':id' },
    answers: [
      '200',
      ...(['403 upload_not_yours', '403 upload_not_yours', '403 upload_not_yours', '403 upload_not_yours'] as const),
      ...(['403 upload_not_yours', '409 no_entitlement'] as const),
    ],
  },
  "the owner's upload in a batch": {
    route: 'POST /v1/batches',
    made: 'upload',
    json: { uploads: [':id'] },
    answers: [
      '200',
      ...(['403 upload_not_yours', '403 upload_not_yours', '403 upload_not_yours', '403 upload_not_yours'] as const),
      ...(['403 upload_not_yours', '409 no_entitlement'] as const),
    ],
  },
};

/** Routes for who is signed in. */
export const SESSION_ROUTES: Readonly<Record<string, Answers>> = {
  'GET /v1/keys/whoami': [
    ...(['401 invalid_token', '401 invalid_token', '401 invalid_token', '401 invalid_token'] as const),
    ...(['200', '200', '200'] as const),
  ],
};

export const STAFF_ROUTES: Readonly<Record<string, Answers>> = {
  'GET /v1/admin/accounts': [
    ...(['403 not_permitted', '403 not_permitted', '403 not_permitted', '403 not_permitted'] as const),
    ...(['403 not_permitted', '403 not_permitted', '200'] as const),
  ],
  'GET /v1/admin/audit': [
    ...(['403 not_permitted', '403 not_permitted', '403 not_permitted', '403 not_permitted'] as const),
    ...(['403 not_permitted', '403 not_permitted', '200'] as const),
  ],
};

/** Routes that look at no credential: the answer is the same for everybody, or by something that is none of these. */
export const OPEN_ROUTES: Readonly<
  Record<string, { readonly answer: string; readonly json?: unknown; path?: string }>
> = {
  'GET /': { answer: '200' },
  'GET /console/console.js': { answer: '200' },
  'GET /console/console.css': { answer: '200' },
  'GET /console/session': { answer: '200' },
  'POST /console/session': { answer: '403 not_permitted', json: { code: 'x' } }, // not from a page of ours
  'DELETE /console/session': { answer: '403 not_permitted' },
  'GET /healthz': { answer: '200' },
  'GET /readyz': { answer: '200' },
  'GET /metrics': { answer: '200' }, // from this machine, as these tests are; on-server/operations.ts has the others
  'GET /openapi.json': { answer: '200' },
  'GET /docs': { answer: '200' },
  'HEAD /docs/': { answer: '200' },
  'GET /docs/json': { answer: '200' },
  'GET /docs/yaml': { answer: '200' },
  'GET /docs/static/index.html': { answer: '302' },
  'GET /docs/static/swagger-initializer.js': { answer: '200' },
  'GET /docs/static/theme/thence.css': { answer: '200' },
  'GET /docs/static/*': { answer: '404 not_found', path: '/docs/static/..%2f..%2fpackage.json' },
  'GET /v1/portal-config': { answer: '200' },
  'POST /v1/signup': {
    answer: '400 terms_not_accepted',
    json: { email: 'eve@title.example', company: 'c', role: 'r' },
  },
  'PUT /v1/uploads/:upload_id': { answer: '403 upload_not_yours', path: '/v1/uploads/upl_x?signature=x' },
  'POST /billing/webhook': { answer: '503 billing_unavailable', json: {} },
};
