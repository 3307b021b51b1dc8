// Requests to the routes of work, runs and transforms that a generator made up: ids, documents, forms and posted bodies of every shape.
import fc from 'fast-check';
import { sampleResponse } from '../../../src/service/sample.ts';

export interface Made {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Uint8Array | null;
  readonly type: string;
  /** Bytes of the body that are sent before the client goes away; all of them when Infinity. */
  readonly sent: number;
}

export const WHOLE = { headers: [] as readonly string[], body: null, type: 'application/json', sent: Infinity };

const JSON_TYPE = 'application/json';
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const loose = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed());

/** Ids of the right shape that nobody was given, and of other shapes. */
const id = fc.oneof(
  fc.uuid().map((uuid) => `job_${uuid.replaceAll('-', '')}`),
  fc.uuid().map((uuid) => `bat_${uuid.replaceAll('-', '')}`),
  fc.constantFrom('job_', 'upl_%00', '..%2f..', 'job_ffffffffffffffffffffffffffffffff', '%F0%9F%92%A9', '*', "'--"),
  loose.filter((text) => text !== '').map(encodeURIComponent),
);

const document = fc.oneof(
  { weight: 6, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  {
    weight: 6,
    arbitrary: fc
      .array(
        fc.constantFrom(
          'BEGINNING at a stone;',
          'thence N 45 E',
          '99999999999999999999 feet',
          'along a curve to the left, radius 0 feet,',
          'thence S 91 W -5 chains',
          'to the point of beginning',
          'containing 1e9 acres.',
          '\u0000',
          'NE1/4 of the',
          'Lot 4294967296,',
          '\ud83d\udca9',
        ),
        { maxLength: 12 },
      )
      .map((parts) => bytesOf(parts.join(' '))),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([bytesOf('%PDF-1.7\n'), bytes])),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n'), bytes])),
  },
);

/** Forms with parts missing, repeated, unnamed, unclosed, or of another boundary than they say. */
const form = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom('file', 'files', 'names', '', '__proto__'),
        fc.constantFrom('', '; filename="a.txt"', '; filename="\\"', "; filename=x; filename*=UTF-8''%ff"),
        loose,
      ),
      { maxLength: 5 },
    ),
    fc.constantFrom('b', 'c', ''),
    fc.boolean(),
  )
  .map(([parts, boundary, closed]) => {
    const text = parts
      .map(
        ([name, more, content]) => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`,
      )
      .join('');
    return { body: bytesOf(text + (closed ? '--b--\r\n' : '')), type: `multipart/form-data; boundary=${boundary}` };
  });

/** The fixed sample with one member anywhere in it replaced: near enough to a right body to reach the far ends of a transform. */
const posted = fc
  .tuple(fc.nat(400), fc.oneof(fc.json(), fc.constantFrom('1e308', '-1', '""', '[]', '{}', '"\\ud800"', 'null')))
  .map(([at, value]) => {
    const sample = structuredClone(sampleResponse('made.txt', '0f'.repeat(32), new Date('2026-05-05T05:05:05Z')));
    const places: [object: Record<string, unknown>, key: string][] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, member] of Object.entries(node)) {
        places.push([node as Record<string, unknown>, key]);
        walk(member);
      }
    };
    walk(sample);
    const [object, key] = places[at % places.length]!;
    object[key] = JSON.parse(value) as unknown;
    return JSON.stringify(sample);
  });
const asked = fc.oneof(
  { weight: 4, arbitrary: posted },
  {
    weight: 2,
    arbitrary: fc
      .tuple(posted, fc.json())
      .map(([body, more]) => `{"extraction":${body},"corrections":${more},"adjust":${more},"source":${more}}`),
  },
  { weight: 1, arbitrary: fc.json() },
);

const placements = fc
  .array(
    fc.record({
      tract_index: fc.oneof(fc.integer(), fc.double()),
      lon: fc.double(),
      lat: fc.double(),
      rotation_deg: fc.double(),
    }),
    { maxLength: 3 },
  )
  .map((tracts) => JSON.stringify({ tracts }));

const post = (path: string, arbitrary: fc.Arbitrary<string>, method = 'POST'): fc.Arbitrary<Made> =>
  arbitrary.map((text) => ({ ...WHOLE, method, path, body: bytesOf(text) }));

/** Of the routes of work, runs, placements and transforms. */
export const workRequest: fc.Arbitrary<Made> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('/v1/extract', '/v1/extracts'),
        document,
        fc.constantFrom('text/plain', 'application/pdf', JSON_TYPE, 'nothing', '*/*'),
      )
      .map(([path, body, type]) => ({ ...WHOLE, method: 'POST', path, body, type })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('/v1/extract', '/v1/extracts', '/v1/batches'), form)
      .map(([path, made]) => ({ ...WHOLE, method: 'POST', path, ...made })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('/v1/extract', '/v1/extracts'), id)
      .map(([path, upload]) => ({ ...WHOLE, method: 'POST', path, headers: [`X-Upload-Id: ${upload}`] })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        fc.json(),
        fc.record({ uploads: fc.array(fc.jsonValue()), names: fc.jsonValue() }).map((made) => JSON.stringify(made)),
      )
      .chain((text) => post('/v1/batches', fc.constant(text))),
  },
  {
    weight: 1,
    arbitrary: post(
      '/v1/uploads',
      fc.oneof(
        fc.json(),
        fc.double().map((bytes) => JSON.stringify({ bytes })),
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'GET /v1/extracts/',
          'GET /v1/batches/',
          'DELETE /v1/runs/',
          'PUT /v1/uploads/',
          'GET /v1/runs?limit=',
          'DELETE /v1/runs?confirm=',
          'GET /v1/fabric?runs=',
        ),
        id,
        fc.constantFrom('', '/results', '/placements', '?document=x'),
      )
      .map(([start, name, end]) => ({
        ...WHOLE,
        method: start.split(' ')[0]!,
        path: `${start.split(' ')[1]!}${name}${end}`,
      })),
  },
  { weight: 1, arbitrary: id.chain((name) => post(`/v1/runs/${name}/placements?document=a`, placements, 'PUT')) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        '/v1/certificate',
        '/v1/dxf',
        '/v1/geopackage',
        '/v1/corrections',
        '/v1/locate',
        ...['geojson', 'kml', 'landxml', 'csv', 'svg', 'description', 'x'].map(
          (to) => `/v1/convert?to=${to}&local=true`,
        ),
      )
      .chain((path) => post(path, asked)),
  },
  { weight: 1, arbitrary: fc.constant({ ...WHOLE, method: 'GET', path: '/v1/formats' }) },
);
