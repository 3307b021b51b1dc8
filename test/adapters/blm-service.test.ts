// What fetches CadNSDI, against a server of our own that speaks the service's protocol.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { BLM_DEFAULTS, blmService, type BlmSettings } from '../../src/adapters/blm-service.ts';
import { PLSS_ID } from '../fixtures/township.ts';
import { type Fault, type PlssService, startPlssService } from '../support/plss-service.ts';

describe('a public service of CadNSDI', () => {
  const TOWNSHIPS = [
    PLSS_ID,
    ...Array.from({ length: 30 }, (_, k) => `WY06${String(100 + k)}0N0010W0`),
    'CO060010N0010W0',
  ];
  let server: PlssService;
  const waits: string[] = [];
  before(async () => {
    server = await startPlssService(TOWNSHIPS);
  });
  beforeEach(() => {
    server.asked.length = waits.length = server.faults.length = 0;
  });
  after(() => server.close());
  const service = (more: Partial<BlmSettings> = {}) =>
    blmService({ ...BLM_DEFAULTS, url: server.url, pauseMs: 0, firstWaitMs: 1, timeoutMs: 300, onWait: (sentence) => waits.push(sentence), ...more }); // prettier-ignore

  test('lists the townships of a state, page by page, one request at a time', async () => {
    assert.deepEqual(await service().townships('WY'), TOWNSHIPS.filter((id) => id.startsWith('WY')).toSorted());
    assert.deepEqual(server.asked.map((path) => /resultOffset=(\d+)/.exec(path)?.[1]), ['0', '20']); // prettier-ignore
    assert.equal(server.most(), 1);
  });

  test('brings every feature of a township, wherever the end of a page is told', async () => {
    assert.equal((await service().features('townships', PLSS_ID)).length, 1);
    assert.equal((await service().features('sections', PLSS_ID)).length, 36);
    assert.equal((await service().features('divisions', PLSS_ID)).length, 33);
  });

  const PASSING: readonly [fault: Fault, told: RegExp][] = [
    ['error500', /answered error 500: Unable to perform query/],
    ['503', /answered 503\. Asked again in 1 s\./],
    ['hang', /did not answer in 0\.3 s/],
    ['drop', /cannot be reached/],
    ['html', /something that is not JSON/],
  ];
  for (const [fault, told] of PASSING)
    test(`${fault} passes: it is asked again`, async () => {
      server.faults.push(null, fault);
      const began = performance.now();
      assert.equal((await service().features('sections', PLSS_ID)).length, 36);
      assert.match(waits.join('\n'), told);
      assert.equal(server.asked.length, 3);
      if (fault === '503') assert.ok(performance.now() - began >= 990, 'Retry-After is waited for');
    });

  for (const fault of ['error400', '404'] as const)
    test(`${fault} does not pass`, async () => {
      server.faults.push(fault);
      await assert.rejects(service().features('sections', PLSS_ID), { name: 'BlmTrouble' });
      assert.equal(server.asked.length, 1);
    });

  test('what does not pass in the tries there are is told with their number', async () => {
    server.faults.push('error500', 'drop', 'error500');
    await assert.rejects(service({ tries: 3 }).townships('WY'), /error 500: .* It was tried 3 times\.$/);
  });

  test('waits between requests', async () => {
    const began = performance.now();
    await service({ pauseMs: 150 }).features('sections', PLSS_ID);
    assert.ok(performance.now() - began >= 145);
  });

  test('layers that are not those of CadNSDI are refused', async () => {
    await service().check();
    server.fields[2] = ['OBJECTID', 'NAME'];
    await assert.rejects(
      service().check(),
      /Layer 2 of .* has no PLSSID, FRSTDIVID, FRSTDIVNO: it is not the sections/,
    );
  });
});
