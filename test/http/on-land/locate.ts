// SPEC.md "Locate behaviour", over HTTP: what is verified, what is discarded, where a tract is suggested to lie, and when nowhere.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signedText, verifyText } from '../../../src/attest/attestation.ts';
import { lineBetween, offsetFrom } from '../../../src/plss/geodesy.ts';
import type { LonLat } from '../../../src/plss/lon-lat.ts';
import { node } from '../../fixtures/township.ts';
import type { Answer, TestServer } from '../../support/server.ts';
import { refused } from '../../work/asking.ts';

export const KEY = '5c'.repeat(32);
const KEYS = [Buffer.from(KEY, 'hex')];
const CAPTION =
  'A parcel in the SW1/4 of Section 16, Township 50 North, Range 90 West, 6th P.M., Bighorn County, Wyoming: ';
const SQUARE =
  'thence North 0°00\'00" East 208.71 feet; thence North 90°00\'00" East 208.71 feet; thence South 0°00\'00" East 208.71 feet; ' +
  'thence North 90°00\'00" West 208.71 feet to the point of beginning, containing 1.000 acre.';
/** Section 16 begins at node (8, 12) of the made-up township, in quarter miles. */
const SW16 = node(8, 12);

export const lot = (beginning: string): string => `${CAPTION}${beginning}; ${SQUARE}`;

export async function extracted(server: TestServer, text: string, name = ''): Promise<{ text: string; job: string }> {
  const headers = { 'content-type': 'text/plain', ...(name === '' ? {} : { 'x-document-name': name }) };
  const answer = await server.ask('POST', '/v1/extract', { body: text, headers });
  assert.equal(answer.status, 200, answer.text);
  return { text: answer.text, job: answer.headers.get('x-job-id')! };
}

const inner = ({ text }: Answer): string => text.slice('{"extraction":'.length, text.lastIndexOf(',"located":'));

function near(pob: readonly number[], wanted: LonLat, feet = 0.1): void {
  assert.ok(lineBetween(wanted, [pob[0]!, pob[1]!]).lengthFt < feet, `${pob.join(' ')}, not ${wanted.join(' ')}`);
}

export function locateSuite(server: () => TestServer): void {
  const locate = (text: string, more: object = {}): Promise<Answer> =>
    server().ask('POST', '/v1/locate', {
      body: `{"extraction":${text}${JSON.stringify(more)
        .replace(/^\{(?=")/, ',')
        .replace(/^\{/, '')}`,
      headers: { 'content-type': 'application/json' },
    });
  const located = async (text: string, more: object = {}) => {
    const answer = await locate((await extracted(server(), text)).text, more);
    assert.equal(answer.status, 200, answer.text);
    verifyText(inner(answer), KEYS);
    const [verdict] = answer.body.extraction.groundtruth_verdicts;
    return { answer, location: verdict.location, verdict };
  };

  test('a large body is located in a thread, and its answer is the same', async () => {
    const large = { filler: 'x'.repeat(200_000) };
    const { text } = await extracted(server(), lot(PLACED[0]![0]));
    const answer = await locate(text, large);
    assert.equal(answer.text, (await locate(text)).text);
    assert.equal(answer.body.located, 1);
    refused(await locate(text, { source: 'nowhere', ...large }), 422, 'unknown_source');
    refused(await locate(text.replace('208.71', '208.72'), large), 422, 'attestation_mismatch');
  });

  const PLACED: [beginning: string, wanted: LonLat][] = [
    ['Commencing at the Southwest corner of said Section 16; thence North 300 feet; thence East 120 feet to the point of beginning', offsetFrom(offsetFrom(SW16, 0, 300), 120, 0)],
    ['Beginning at a point 500 feet North and 250 feet East of the SW corner of said section', offsetFrom(SW16, 250, 500)],
    ['Beginning at a point on the south line of said Section 16, 660 feet East of the Southwest corner thereof', offsetFrom(SW16, 660, 0)],
    ['Beginning at a point 40 feet north of the south line and 33 feet east of the west line of Section 16', offsetFrom(SW16, 33, 40)],
    ['Commencing at the NW corner of the SE1/4 SW1/4 of said Section 16; thence South 400 feet to the point of beginning', offsetFrom(node(9, 13), 0, -400)],
  ]; // prettier-ignore

  describe('POST /v1/locate, plss_corner', () => {
    for (const [beginning, wanted] of PLACED)
      test(`${beginning}`, async () => {
        const { answer, location } = await located(lot(beginning), { source: 'plss_corner' });
        assert.equal(answer.body.located, 1, location.reasons.join(' '));
        near(location.pob, wanted, 1); // the walk along a side is in the fabric's own straight lines
        assert.deepEqual(
          [location.crs, location.source, location.status, location.plss_id, location.rotation_deg],
          ['EPSG:4326', 'plss_corner', 'REVIEW', 'WY060500N0900W0', null],
        );
        assert.match(location.basis, /Section 16, T50N R90W/);
      });

    test('a figure that leaves the part its caption names has no position, and the reasons name the corner tried', async () => {
      const { answer, location } = await located(lot('Beginning at the Northeast corner of said Section 16'));
      assert.deepEqual([answer.status, answer.body.located, location.pob], [200, 0, null]);
      assert.match(location.reasons.join(' '), /Tried the northeast corner of .*section 16.* out of the part/);
    });

    test('null is an ordinary answer: an iron pin, a witness corner, a township the fabric lacks', async () => {
      const words = ['an iron pin', 'the witness corner to the SW corner of Section 16', 'the SW corner of Section 16, T51N, R90W'];
      for (const beginning of words) {
        const { answer, location } = await located(lot(`Beginning at ${beginning}`));
        assert.deepEqual([answer.status, answer.body.located, location.pob], [200, 0, null], beginning);
        assert.ok(location.reasons.length > 0);
      }
    }); // prettier-ignore
  });

  describe('POST /v1/locate, adjoiner', () => {
    const NORTH_OF =
      'Beginning at the northwest corner of the land of Orrin Pettibone; thence North 0°00\'00" East 400.00 feet; ' +
      'thence North 90°00\'00" East 208.71 feet; thence South 0°00\'00" East 400.00 feet; ' +
      'thence North 90°00\'00" West 208.71 feet along the land of Orrin Pettibone to the point of beginning.';
    const WARRANTY = `WARRANTY DEED. Ada Thistlewood, grantor, conveys to Orrin Pettibone, grantee, the following: ${lot('Beginning at an iron pin')}`;

    test('a tract is laid beside a parcel the account has placed, with the residual, and not beside another account’s', async () => {
      const neighbour = await extracted(server(), WARRANTY, 'pettibone.txt');
      const at = { tract_index: 0, lon: -107.21, lat: 44.31, rotation_deg: 0 };
      const put = await server().ask('PUT', `/v1/runs/${neighbour.job}/placements`, { json: { tracts: [at] } });
      assert.equal(put.status, 200, put.text);
      const { answer, location } = await located(NORTH_OF, { source: 'adjoiner' });
      assert.equal(answer.body.located, 1, location.reasons.join(' '));
      near(location.pob, offsetFrom([at.lon, at.lat], 0, 208.71));
      assert.deepEqual([location.source, location.status, location.rotation_deg], ['adjoiner', 'REVIEW', 0]);
      const { text } = await extracted(server(), NORTH_OF);
      const large = await locate(text, { source: 'adjoiner', filler: 'x'.repeat(200_000) });
      assert.deepEqual(large.body.extraction.groundtruth_verdicts[0].location, location, 'a thread asks for them too');
      assert.match(location.reasons.join(' '), /residual 0(?:\.\d+)? ft/);
      assert.match(location.reasons.join(' '), /Pettibone/);
      const auto = await located(NORTH_OF);
      assert.equal(auto.location.source, 'adjoiner', 'auto tries every source in turn');
      assert.match(auto.location.reasons.join(' '), /no section or aliquot corner/);
      await server().ask('DELETE', `/v1/runs/${neighbour.job}/placements`);
      assert.equal((await located(NORTH_OF, { source: 'adjoiner' })).answer.body.located, 0);
    });
  });

  describe('what POST /v1/locate takes and refuses', () => {
    test('the location that comes in is discarded, everything else of the signed body stays, unknown keys too', async () => {
      const { text } = await extracted(server(), lot('Beginning at an iron pin'));
      const body = JSON.parse(text);
      const planted = { crs: 'EPSG:4326', pob: [1, 2], rotation_deg: 9, source: 'x', basis: '', plss_id: '', status: 'PASS', reasons: [], tie_offset: null, anchor: null };
      body.groundtruth_verdicts[0].location = planted;
      body.extraction.tracts[0].later = { deep: 1.5 };
      const answer = await locate(signedText(body, KEYS));
      const sent = answer.body.extraction;
      assert.equal(sent.groundtruth_verdicts[0].location.pob, null);
      assert.deepEqual(sent.extraction.tracts[0].later, { deep: 1.5 });
      assert.deepEqual({ ...sent.groundtruth_verdicts[0], location: null }, { ...body.groundtruth_verdicts[0], location: null });
      assert.equal(sent.attestation.extracted_at, body.attestation.extracted_at);
      assert.notEqual(sent.attestation.signature, body.attestation.signature);
    }); // prettier-ignore

    test('the answer can be posted back: to the certificate, to corrections, and to locate again', async () => {
      const { answer } = await located(lot('Beginning at the SW corner of said Section 16'));
      const init = { body: inner(answer), headers: { 'content-type': 'application/json' } };
      assert.equal((await server().ask('POST', '/v1/certificate', init)).status, 200);
      assert.equal((await server().ask('POST', '/v1/convert?to=geojson', init)).status, 200);
      assert.deepEqual((await locate(inner(answer))).body.located, 1);
    });

    test('unknown_source, attestation_mismatch, attestation_missing, no_extraction, invalid_json', async () => {
      const { text } = await extracted(server(), lot('Beginning at an iron pin'));
      refused(await locate(text, { source: 'satellite' }), 422, 'unknown_source');
      refused(await locate(text, { source: '' }), 422, 'unknown_source');
      refused(await locate(text.replace('208.71', '208.72')), 422, 'attestation_mismatch');
      refused(await locate(text.replace(/"signature":"\w+"/, '"signature":""')), 422, 'attestation_missing');
      refused(await server().ask('POST', '/v1/locate', { json: {} }), 422, 'no_extraction');
      refused(await server().ask('POST', '/v1/locate', { json: { extraction: {} } }), 422, 'no_extraction');
      refused(await locate('{"extraction"', {}), 422, 'invalid_json');
      const strange = await locate(text, { source: 7 });
      assert.deepEqual([strange.status, strange.body.detail[0].loc], [422, ['body', 'source']]);
      refused(await server().ask('POST', '/v1/locate', { json: {}, key: null }), 401, 'invalid_api_key');
      assert.equal((await locate(text, { source: null })).status, 200, 'no source is auto');
    });
  });
}
