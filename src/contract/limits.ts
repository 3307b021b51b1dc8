// Takes: nothing. Gives: every number of SPEC.md "Limits" and of DECISIONS.md that bounds a caller.
// Never: a limit that a deployment may change; those are settings (config.ts).

const KB = 1024;
const MB = 1024 * KB;

export const LIMITS = {
  directBytes: 4.5 * MB, // one request's document, or the sum of a multipart batch
  stagedBytes: 32 * MB,
  postBackBytes: 32 * MB,
  textBytes: 64 * KB,
  documentCharacters: 2_000_000, // of text, whatever it was read from
  batchDocuments: 50,
  batchHours: 24,
  edgeIdleS: 180,
  requestsPerMinute: 120,
  requestsPerMinuteFree: 10,
  pollsPerMinute: 600, // GETs of one's own job or batch, counted apart from all other requests
  pollsPerMinuteFree: 60,
  concurrentExtractions: 25,
  concurrentExtractionsFree: 2,
  liveKeys: 10,
  liveKeysFree: 1,
  testKeys: 10,
  runsListed: { minimum: 1, fallback: 100, maximum: 500 },
  fabricRuns: { minimum: 1, fallback: 500, maximum: 500 },
  freeDocuments: 3,
  trialDocuments: 3,
  trialDays: 14,
  packDocuments: 10,
  seatDocuments: 50,
  seatCeiling: 200,
  volumeCap: 100_000,
  arrangementCap: 1_000_000_000,
  volumeStep: 10_000, // documents a month above which the batch path costs half
  quantity: { minimum: 1, maximum: 25 },
  seats: { minimum: 1, maximum: 100 },
  uploadUrlS: 900,
  idempotencyHours: 24,
  nameCharacters: 200,
  documentNameCharacters: 255,
  jsonDepth: 64,
  jsonBytes: 256 * KB, // a JSON body that is not a posted-back response
  longitude: { minimum: -180, maximum: 180 },
  latitude: { minimum: -90, maximum: 90 },
  rotationDeg: { minimum: -360, maximum: 360 },
} as const;
