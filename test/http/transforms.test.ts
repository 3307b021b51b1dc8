// SPEC.md "Post-back transforms" and "Attestation", over HTTP: what is verified, what is refused, and that nothing ends in a 500.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { signedText, verifyText } from '../../src/attest/attestation.ts';
import { canonicalJson } from '../../src/attest/canonical-json.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { startServer, type Answer, type TestServer } from '../support/server.ts';
import { refused } from '../work/asking.ts';

const KEY = '7b'.repeat(32);
const KEYS = [Buffer.from(KEY, 'hex')];
const DEED = `TRACT 1
COMMENCING at the northwest corner of Section 9; thence South 10°00'00" East, 40.00 feet to the POINT OF BEGINNING;
thence North 00°00'00" East, 200.00 feet to an iron rod;
thence North 90°00'00" East, 150.00 feet to an iron rod;
thence South 00°00'00" East, 200.00 feet to an iron rod;
thence North 90°00'00" West, 150.40 feet to the POINT OF BEGINNING, containing 0.69 acres of land.`;

let server: TestServer;
let received: string;
const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  server.ask('POST', path, { body, headers: { 'content-type': 'application/json', ...headers } });
const corrections = (text: string, more: object): Promise<Answer> =>
  post('/v1/corrections', `{"extraction":${text},${JSON.stringify({ by: '', ...more }).slice(1)}`);
/** The signed text inside an answer of /v1/corrections, as it was sent. */
const inner = (answer: Answer): string =>
  answer.text.slice('{"extraction":'.length, answer.text.lastIndexOf(',"corrected":'));

before(async () => {
  server = await startServer({ env: { THENCE_SIGNING_KEYS: KEY, THENCE_REQUESTS_PER_MINUTE: '1000000' } });
  const answer = await server.ask('POST', '/v1/extract', { body: DEED, headers: { 'content-type': 'text/plain' } });
  assert.equal(answer.status, 200, answer.text);
  received = answer.text;
});
after(() => server.close());

const FILES: [path: string, type: string, magic: string][] = [
  ['/v1/certificate', 'application/pdf', '%PDF-'],
  ['/v1/dxf', 'application/dxf', '  0\nSECTION'],
  ['/v1/geopackage', 'application/geopackage+sqlite3', 'SQLite format 3'],
];

describe('a response posted back as it was received', () => {
  for (const [path, type, magic] of FILES)
    test(`${path} answers with ${type}`, async () => {
      const answer = await post(path, received);
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.headers.get('content-type'), type);
      assert.ok(answer.text.startsWith(magic));
    });

  test('/v1/verify says that it is valid, and of one changed digit why it is not', async () => {
    const genuine = await post('/v1/verify', received);
    assert.deepEqual([genuine.status, genuine.text], [200, '{"valid":true,"reason":null}']);
    const changed = await post('/v1/verify', received.replace('150.4', '150.5'));
    assert.equal(changed.status, 200);
    assert.match(changed.text, /^\{"valid":false,"reason":"The signature does not match the body\./);
  });

  test('a body re-serialised by Python, keys in another order and with white space, still verifies', async () => {
    const script =
      'import sys,json\nb=json.load(sys.stdin)\nprint(json.dumps(dict(reversed(b.items())),indent=2,ensure_ascii=False))';
    const again = execFileSync('python3', ['-c', script], { input: received, encoding: 'utf8' });
    assert.notEqual(again, received);
    assert.equal((await post('/v1/certificate', again)).status, 200);
    assert.equal((await corrections(again, { adjust: [0] })).status, 200);
  });

  test('a key that this version does not know counts, at any depth', async () => {
    const body = JSON.parse(received);
    body.extraction.tracts[0].calls[0].later = { deep: [1.5] };
    const signed = signedText(body, KEYS);
    assert.equal((await post('/v1/certificate', signed)).status, 200);
    refused(await post('/v1/certificate', signed.replace('[1.5]', '[1.6]')), 422, 'attestation_mismatch');
    const answer = await corrections(signed, { adjust: [0] });
    assert.deepEqual(answer.body.extraction.extraction.tracts[0].calls[0].later, { deep: [1.5] });
  });

  test('the reading of a tract is signed and kept; a body from before it has none', async () => {
    const { reading } = JSON.parse(received).extraction.tracts[0];
    assert.deepEqual(reading.marks[0].as, 'heading');
    const changed = received.replace('"as":"bearing"', '"as":"nothing"');
    refused(await post('/v1/certificate', changed), 422, 'attestation_mismatch');
    const answer = await corrections(received, { adjust: [0] });
    assert.deepEqual(answer.body.extraction.extraction.tracts[0].reading, reading);
    const older = JSON.parse(received);
    delete older.extraction.tracts[0].reading;
    const filled = await corrections(signedText(older, KEYS), { adjust: [0] });
    assert.equal(filled.body.extraction.extraction.tracts[0].reading, null);
  });

  test('no quota is asked: the routes are free', async () => {
    const before = (await server.ask('GET', '/v1/usage')).body.documents;
    for (const [path] of FILES) await post(path, received);
    assert.equal((await server.ask('GET', '/v1/usage')).body.documents, before);
  });
});

describe('in a coordinate system', () => {
  const WHERE = 'crs=EPSG:32104&lon=-98.01&lat=40.5&rotation_deg=0.5';
  for (const [path, type, magic] of FILES)
    test(`${path} answers as without one`, async () => {
      const answer = await post(`${path}?${WHERE}`, received);
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type], answer.text);
      assert.ok(answer.text.startsWith(magic));
      assert.notEqual(answer.text, (await post(path, received)).text);
    });
  for (const to of ['landxml', 'csv'])
    test(`/v1/convert?to=${to}`, async () => {
      const answer = await post(`/v1/convert?to=${to}&${WHERE}`, received);
      assert.equal(answer.status, 200, answer.text);
      assert.match(answer.text, /32104/);
    });
  test('GeoJSON and KML take the position alone', async () => {
    for (const to of ['geojson', 'kml']) {
      const answer = await post(`/v1/convert?to=${to}&lon=-98.01&lat=40.5`, received);
      assert.equal(answer.status, 200, answer.text);
      assert.match(answer.text, /position given/);
      assert.match(answer.text, /-98\.01,40\.5/);
    }
  });
  test('unknown_crs, not_placed, and numbers that are none', async () => {
    refused(await post('/v1/dxf?crs=EPSG:3857&lon=-98&lat=40', received), 422, 'unknown_crs');
    refused(await post('/v1/dxf?lon=-98&lat=40', received), 422, 'unknown_crs');
    refused(await post('/v1/dxf?crs=EPSG:32104&lon=-98', received), 422, 'not_placed');
    refused(await post('/v1/dxf?crs=EPSG:32104', received), 422, 'not_placed');
    refused(await post('/v1/dxf?crs=EPSG:2225&lon=-75&lat=40', received), 422, 'not_placed');
    assert.equal((await post('/v1/dxf?crs=EPSG:32104&lon=-198&lat=40', received)).status, 422);
    assert.equal((await post('/v1/dxf?crs=EPSG:32104&lon=x&lat=40', received)).status, 422);
  });
});

describe('a body that is not the one signed', () => {
  const verified = [
    ['/v1/certificate', (text: string) => post('/v1/certificate', text)],
    ['/v1/corrections', (text: string) => corrections(text, { adjust: [0] })],
  ] as const;
  for (const [path, ask] of verified) {
    test(`${path}: one changed digit is attestation_mismatch`, async () =>
      refused(await ask(received.replace('150.4', '150.5')), 422, 'attestation_mismatch'));
    test(`${path}: 200 written as 200.0 is attestation_mismatch`, async () =>
      refused(await ask(received.replace('"distance":200,', '"distance":200.0,')), 422, 'attestation_mismatch'));
    test(`${path}: a repeated key is attestation_mismatch`, async () =>
      refused(
        await ask(received.replace('{"extraction":', '{"model":"x","extraction":')),
        422,
        'attestation_mismatch',
      ));
    test(`${path}: no signature is attestation_missing`, async () =>
      refused(await ask(received.replace(/"signature":"\w+"/, '"signature":""')), 422, 'attestation_missing'));
    test(`${path}: no attestation at all is attestation_missing`, async () => {
      const body = JSON.parse(received);
      refused(await ask(JSON.stringify({ ...body, attestation: null })), 422, 'attestation_missing');
    });
  }
  for (const path of ['/v1/dxf', '/v1/geopackage', '/v1/convert?to=csv']) {
    test(`${path} does not check the signature`, async () =>
      assert.equal((await post(path, received.replace('150.4', '150.5'))).status, 200));
    test(`${path} takes a body whatever its attestation is`, async () => {
      const body = JSON.parse(received);
      const { signature: _, ...unsigned } = body.attestation;
      for (const attestation of [unsigned, { ...unsigned, signature: null }, {}, { signature: '' }, [], 'x', 7, null]) {
        const answer = await post(path, JSON.stringify({ ...body, attestation }));
        assert.equal(answer.status, 200, `${JSON.stringify(attestation)}: ${answer.text}`);
      }
    });
  }
});

const REFUSED: [sentence: string, body: string, status: number, type: string, headers?: Record<string, string>][] = [
  ['an empty object', '{}', 422, 'no_extraction'],
  ['an empty body', '', 422, 'no_extraction'],
  ['a list', '[]', 422, 'no_extraction'],
  ['an extraction that is a string', '{"extraction":"x"}', 422, 'no_extraction'],
  ['text that is not JSON', '{"extraction":', 422, 'invalid_json'],
  ['JSON nested too deeply', '['.repeat(100_000), 422, 'invalid_json'],
  ['another media type', 'x', 415, 'unsupported_media_type', { 'content-type': 'text/plain' }],
];
describe('what every route refuses alike', () => {
  for (const path of [...FILES.map(([path]) => path), '/v1/corrections', '/v1/locate', '/v1/convert?to=svg'])
    for (const [sentence, body, status, type, headers] of REFUSED)
      test(`${path}: ${sentence} is ${type}`, async () => refused(await post(path, body, headers), status, type));

  test('32 MB pass the limit and a byte more is document_too_large', async () => {
    const fill = (size: number): string => `{"x":"${'a'.repeat(size - 8)}"}`;
    refused(await post('/v1/dxf', fill(LIMITS.postBackBytes)), 422, 'no_extraction');
    refused(await post('/v1/dxf', fill(LIMITS.postBackBytes + 1)), 413, 'document_too_large');
  });

  test('a value of the wrong shape is named by its place', async () => {
    const answer = await post('/v1/dxf', received.replace('"distance":200', '"distance":"200"'));
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.body.detail[0].loc, ['body', 'extraction', 'tracts', 0, 'calls', 0, 'distance']);
  });

  test('no tract with geometry is nothing_to_draw; no tract and no document verdict nothing_to_certify', async () => {
    const body = JSON.parse(received);
    const bare = signedText(
      { ...body, extraction: { ...body.extraction, tracts: [] }, groundtruth_verdicts: [] },
      KEYS,
    );
    for (const path of ['/v1/dxf', '/v1/geopackage', '/v1/convert?to=landxml', '/v1/convert?to=csv'])
      refused(await post(path, bare), 422, 'nothing_to_draw');
    refused(await post('/v1/certificate', bare), 422, 'nothing_to_certify');
    const judged = { document: 'plat', status: 'REVIEW', reasons: ['no description'], summary: 'a plat' };
    const sheet = signedText({ ...JSON.parse(bare), document_verdict: judged }, KEYS);
    assert.equal((await post('/v1/certificate', sheet)).status, 200);
  });

  test('a number past 2^53, under whichever signature, is attestation_mismatch where it would be signed again', async () => {
    const mark = '"model":';
    const unsigned = received
      .replace(mark, `"later":9007199254740993,${mark}`)
      .replace(/"signature":"\w+"/, '"signature":""');
    const { text } = canonicalJson(unsigned, { omit: ['attestation', 'signature'] });
    const signature = createHmac('sha256', KEYS[0]!).update(text, 'latin1').digest('hex');
    const signed = unsigned.replace('"signature":""', `"signature":"${signature}"`);
    assert.equal((await post('/v1/certificate', signed)).status, 200, 'verified as it came');
    const answers = [
      await corrections(signed, { adjust: [0] }),
      await post('/v1/locate', `{"extraction":${signed},"source":"auto"}`),
    ];
    for (const answer of answers) refused(answer, 422, 'attestation_mismatch');
  });
  test('JSON with a byte-order mark is read: the signature is of what follows it', async () => {
    assert.equal((await post('/v1/certificate', `\ufeff${received}`)).status, 200);
    assert.equal((await post('/v1/corrections', `\ufeff{"extraction":${received},"adjust":[0]}`)).status, 200);
  });
  test('a credential is asked for', async () =>
    refused(await server.ask('POST', '/v1/dxf', { key: null, body: received }), 401, 'invalid_api_key'));
});

const bearing = (degrees: number) => ({ ns: 'N', degrees, minutes: 0, seconds: 0, ew: 'W' });
const item = { tract: 0, call: 3, field: 'distance', before: 150.4, after: 150 };
const ITEMS: [sentence: string, request: object, type: string][] = [
  ['nothing asked', {}, 'nothing_to_do'],
  ['empty lists', { corrections: [], adjust: [] }, 'nothing_to_do'],
  ['a tract that is not there', { corrections: [{ ...item, tract: 1 }] }, 'no_such_tract'],
  ['a tract below zero', { adjust: [-1] }, 'no_such_tract'],
  ['a call that is not there', { corrections: [{ ...item, call: 4 }] }, 'no_such_call'],
  ['a tie that is not there', { corrections: [{ ...item, kind: 'tie', call: 9 }] }, 'no_such_call'],
  ['a field that cannot be corrected', { corrections: [{ ...item, field: 'monument' }] }, 'unknown_field'],
  ['a length past 2^53', { corrections: [{ ...item, after: 2 ** 53 + 2 }] }, 'bad_correction'],
  ['a length in words', { corrections: [{ ...item, after: 'long' }] }, 'bad_correction'],
  [
    'a bearing of 91 degrees',
    { corrections: [{ ...item, field: 'bearing', before: bearing(90), after: bearing(91) }] },
    'bad_correction',
  ],
  [
    'a bearing given as a string',
    { corrections: [{ ...item, field: 'bearing', before: bearing(90), after: 'N 89 00 00 W' }] },
    'bad_correction',
  ],
  [
    'a bearing that stands there, given as a string',
    { corrections: [{ ...item, field: 'bearing', before: 'N 90 00 00 W', after: bearing(89) }] },
    'bad_correction',
  ],
  [
    'a bearing of a tie, in the spelling of the tie',
    {
      corrections: [{ ...item, kind: 'tie', call: 0, field: 'bearing', before: bearing(90), after: 'N 00 15 05.0 E' }],
    },
    'bad_correction',
  ],
  ['a time that is none', { corrections: [{ ...item, at: 'yesterday' }] }, 'bad_correction'],
  ['another value than what stands there', { corrections: [{ ...item, before: 150.5 }] }, 'stale_correction'],
];

describe('POST /v1/corrections', () => {
  for (const [sentence, request, type] of ITEMS)
    test(`${sentence} is ${type}`, async () => refused(await corrections(received, request), 422, type));

  test('a tract that cannot be walked is not_adjustable', async () => {
    const body = JSON.parse(received);
    body.extraction.tracts[0].calls[0].bearing = null;
    refused(await corrections(signedText(body, KEYS), { adjust: [0] }), 422, 'not_adjustable');
  });

  test('a correction without `before` is a validation answer', async () => {
    const answer = await corrections(received, { corrections: [{ tract: 0, call: 3, field: 'distance', after: 1 }] });
    assert.deepEqual([answer.status, answer.body.detail[0].loc], [422, ['body', 'corrections', 0, 'before']]);
  });

  test('corrected, judged anew, logged and signed; then adjusted: the signed log is never lost', async () => {
    const first = await corrections(received, { corrections: [item], by: 'Ann' });
    assert.equal(first.status, 200, first.text);
    assert.deepEqual([first.body.corrected, first.body.adjusted], [1, 0]);
    const body = first.body.extraction;
    assert.equal(body.extraction.tracts[0].calls[3].distance, 150);
    assert.deepEqual(
      [body.groundtruth_verdicts[0].corrected, body.groundtruth_verdicts[0].closure_ratio],
      [true, 'exact'],
    );
    assert.partialDeepStrictEqual(body.corrections, [{ ...item, kind: 'boundary', by: 'Ann' }]);
    assert.match(body.corrections[0].at, /^\d{4}-\d\d-\d\dT/);
    verifyText(inner(first), KEYS);
    const tie = { tract: 0, call: 0, kind: 'tie', field: 'distance', before: 40, after: 41, note: 'remeasured' };
    const second = await corrections(inner(first), { corrections: [tie], adjust: [0] });
    assert.equal(second.status, 200, second.text);
    assert.equal(second.body.extraction.corrections.length, 2);
    assert.deepEqual(second.body.extraction.corrections[0], body.corrections[0]);
    assert.equal(second.body.extraction.adjustments.length, 1);
    assert.equal(second.body.extraction.groundtruth_verdicts[0].adjusted, true);
    assert.equal((await post('/v1/certificate', inner(second))).status, 200);
  });

  test('an adjustment changes geometry and neither status, ratio nor reasons', async () => {
    const answer = await corrections(received, { adjust: [0] });
    const [was, is] = [JSON.parse(received).groundtruth_verdicts[0], answer.body.extraction.groundtruth_verdicts[0]];
    assert.deepEqual([is.status, is.closure_ratio, is.reasons], [was.status, was.closure_ratio, was.reasons]);
    assert.notDeepEqual(is.geometry, was.geometry);
    assert.equal(answer.body.extraction.adjustments[0].misclosure_before, 0.4);
  });
});

describe('POST /v1/locate on a deployment without survey fabric', () => {
  const locate = (source: string): Promise<Answer> =>
    post('/v1/locate', `{"extraction":${received},"source":"${source}"}`);
  test('plss_corner answers null, and says that no fabric is imported and how one is', async () => {
    for (const source of ['plss_corner', 'auto']) {
      const answer = await locate(source);
      assert.deepEqual([answer.status, answer.body.located], [200, 0], answer.text);
      verifyText(answer.text.slice('{"extraction":'.length, answer.text.lastIndexOf(',"located":')), KEYS);
      const { location } = answer.body.extraction.groundtruth_verdicts[0];
      assert.deepEqual([location.pob, location.source, location.status], [null, 'plss_corner', 'REVIEW']);
      assert.match(location.reasons.join(' '), /imported no survey fabric.*thence fabric import/);
    }
  });
  test('auto and adjoiner answer, with the reasons', async () => {
    for (const source of ['auto', 'adjoiner']) {
      const answer = await locate(source);
      assert.deepEqual([answer.status, answer.body.located], [200, 0], answer.text);
      const { location } = answer.body.extraction.groundtruth_verdicts[0];
      assert.match(location.reasons.join(' '), /has placed no parcel/);
    }
  });
});

describe('beyond SPEC.md', () => {
  test('every format that GET /v1/formats lists is written by POST /v1/convert', async () => {
    const { formats } = (await server.ask('GET', '/v1/formats')).body;
    assert.deepEqual(
      formats.map(({ to }: { to: string }) => to),
      ['geojson', 'kml', 'landxml', 'csv', 'pnezd', 'traverse', 'svg', 'description'],
    );
    for (const { to, media_type: type } of formats) {
      const answer = await post(`/v1/convert?to=${to}&local=true`, received);
      if (to === 'kml')
        refused(answer, 422, 'nothing_to_draw'); // nothing of it is placed
      else assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type], answer.text);
    }
    const { paths } = (await server.ask('GET', '/openapi.json')).body;
    assert.deepEqual(Object.keys(paths['/v1/convert'].post.responses[200].content), [
      ...new Set(formats.map(({ media_type: type }: { media_type: string }) => type.split(';')[0])),
    ]);
    const unplaced = await post('/v1/convert?to=geojson', received);
    refused(unplaced, 422, 'nothing_to_draw');
    assert.match(unplaced.body.error.message, /place on the earth.*local=true/);
  });
  test('an unknown format is a validation answer', async () => {
    const answer = await post('/v1/convert?to=shp', received);
    assert.deepEqual([answer.status, answer.body.detail[0].loc], [422, ['query', 'to']]);
  });
});

test('a server that holds no signing key answers attestation_unavailable', async () => {
  const other = await startServer({ env: { THENCE_SIGNING: 'off' } });
  try {
    const init = { body: received, headers: { 'content-type': 'application/json' } };
    refused(await other.ask('POST', '/v1/certificate', init), 422, 'attestation_unavailable');
    assert.equal((await other.ask('POST', '/v1/dxf', init)).status, 200);
  } finally {
    await other.close();
  }
});
