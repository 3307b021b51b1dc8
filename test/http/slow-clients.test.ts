// Clients that take their time: the server of src/http by itself, with time-outs short enough to wait for. No database is asked.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';
import { createMetrics } from '../../src/http/metrics.ts';
import { createServer, TIMEOUTS } from '../../src/http/server.ts';
import type { Ports } from '../../src/service/ports.ts';
import type { WorkParts } from '../../src/service/work-parts.ts';
import { SIGNUP_SETTINGS } from '../../src/service/accounts.ts';
import { firstAnswer } from '../support/raw.ts';

const noPorts = {} as Ports; // a slow request never gets as far
let server: Awaited<ReturnType<typeof createServer>>;
let port: number;

before(async () => {
  server = await createServer({
    ports: noPorts,
    work: {} as WorkParts,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(() => Promise.resolve({})),
    probes: {},
    requestId: () => 'req_slow',
    settings: {
      corsOrigins: [],
      publicUrl: null,
      trustProxy: false,
      metricsToken: null,
      requestsPerMinute: 1,
      requestsPerMinuteFree: 1,
      signup: SIGNUP_SETTINGS,
    },
    timeouts: { ...TIMEOUTS, headersMs: 300, requestMs: 600, lookMs: 50, stalledMs: 900 },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
after(() => server.close());

describe('a slow client is told so, and its connection ends', () => {
  const rows: [sentence: string, sent: string][] = [
    ['nothing at all', ''],
    ['a header that never ends', 'GET / HTTP/1.1\r\nHost: h\r\nX-A: '],
    [
      'a body that never ends',
      'POST /v1/signup HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
    [
      'chunks that never end',
      'POST /v1/signup HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    ],
  ];
  for (const [sentence, sent] of rows)
    test(`${sentence}: 408`, async () => {
      const socket = connect(port, '127.0.0.1');
      const answer = firstAnswer(socket);
      const ended = new Promise<void>((resolve) => socket.once('end', () => resolve()));
      socket.write(sent);
      const { status, body, headers } = (await answer)!;
      assert.deepEqual([status, body.error.type], [408, 'request_timeout']);
      assert.deepEqual([headers.connection, headers['x-request-id']], ['close', 'req_slow']);
      await ended;
    });
  test('drop by drop is no faster', async () => {
    const socket = connect(port, '127.0.0.1');
    const answer = firstAnswer(socket);
    socket.write('GET / HTTP/1.1\r\nHost: h\r\n');
    const drops = setInterval(() => socket.write('a:b\r\n'), 40);
    assert.equal((await answer)?.status, 408);
    clearInterval(drops);
    socket.destroy();
  });
  test('in production a header has 15 s, a request 120 s, a stalled connection 300 s', () => {
    assert.deepEqual([TIMEOUTS.headersMs, TIMEOUTS.requestMs, TIMEOUTS.stalledMs], [15_000, 120_000, 300_000]);
  });
});
