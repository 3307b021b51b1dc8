// The log of everything the tests before did to this server: whole, in JSON, with every request id, without a secret.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rawAsk } from '../../support/raw.ts';
import type { TestServer } from '../../support/server.ts';

const WHOLE_KEY = /thence_(?:live|test)_[0-9A-Za-z]{11}_/;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly status?: number;
  readonly key?: string;
  readonly route?: string;
}

export function logSuite(server: () => TestServer): void {
  const lines = (): Line[] =>
    server()
      .stderr()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  /** The log is written before the answer is, but reaches us by another pipe. */
  const lineOf = async (requestId: string): Promise<Line | undefined> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = lines().find(({ reqId }) => reqId === requestId);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return undefined;
  };

  describe('the log', () => {
    test('has the id, route, status and key prefix of a request', async () => {
      const { headers } = await server().ask('GET', '/v1/usage?signature=c0ffee&token=c0ffee&prefix=c0ffee');
      const line = await lineOf(headers.get('x-request-id')!);
      assert.deepEqual([line?.route, line?.status, line?.key], ['/v1/usage', 404, server().liveKey.slice(0, 23)]);
    });
    test('has the id of bytes that were no request', async () => {
      const answer = await rawAsk(server().port, 'c0ffee nonsense\r\n\r\n');
      assert.equal((await lineOf(answer!.headers['x-request-id']!))?.status, 400);
    });
    test('has the id of a path that could not be read', async () => {
      const { headers } = await server().ask('GET', '/%zz?signature=c0ffee');
      assert.equal((await lineOf(headers.get('x-request-id')!))?.status, 400);
    });
    test('is a great many lines by now, none of our own trouble', () => {
      assert.ok(lines().length > 100, `${lines().length} lines`);
      assert.deepEqual(
        lines().filter(({ level, msg }) => level >= 50 || msg === 'request failed'),
        [],
      );
    });
    test('has no key, no credential, no query, no address, no name of a person or key', () => {
      const log = server().stderr();
      assert.doesNotMatch(log, WHOLE_KEY);
      for (const secret of ['Bearer', 'eyJ', 'c0ffee', '?prefix', 'title.example', 'Plumb', 'surveyor', 'field office'])
        assert.ok(!log.includes(secret), `the log holds "${secret}"`);
    });
    test('and the keys are on stdout, once', () => {
      assert.equal(server().stdout().split(server().liveKey).length - 1, 2, 'by itself and in the line to try');
      assert.equal(server().stdout().split(server().testKey).length - 1, 1);
    });
  });
}
