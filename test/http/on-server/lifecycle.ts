// The end of a server and its next start on the same folder: work that was accepted is finished, keys are printed once.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call -- answers of every shape */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ROOT } from '../../support/corpus.ts';
import { firstAnswer, rawAsk } from '../../support/raw.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { deed } from '../../work/deeds.ts';

export function lifecycleSuite(server: () => TestServer): void {
  describe('the end and the next start', () => {
    let next: TestServer | undefined;
    after(async () => {
      await next?.end();
    });

    test('a second server on the same folder ends with one sentence that names the first', async () => {
      const { code, stdout, stderr } = await runCommand(server().folder);
      assert.equal(code, 1);
      assert.equal(stdout, '');
      const sentences = stderr.trim().split('\n');
      assert.equal(sentences.length, 1, stderr);
      assert.match(sentences[0]!, new RegExp(`^thence: .*\\b${server().process.pid}\\b`));
    });

    test('SIGTERM: what was accepted is finished, an idle connection does not hold it, exit 0', async () => {
      const idle = connect(server().port, '127.0.0.1');
      const idleEnded = once(idle, 'close');
      idle.on('error', () => {});
      const greeted = firstAnswer(idle);
      idle.write('GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n');
      assert.equal((await greeted)!.status, 200, 'kept alive from here on');
      const half = connect(server().port, '127.0.0.1');
      const answer = firstAnswer(half);
      const body = JSON.stringify({ name: 'minted while stopping', test: true });
      half.write(
        `POST /v1/keys HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${server().liveKey}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
      );
      await untilLogged(server(), () => half.bytesWritten > 0);
      const began = Date.now();
      const ended = server().end('SIGTERM');
      await idleEnded;
      await assert.rejects(fetch(`${server().url}/healthz`), 'no longer accepted');
      half.write(body.slice(10));
      const minted = (await answer)!;
      assert.equal(minted.status, 200, minted.text);
      assert.equal(minted.headers.connection, 'close');
      assert.equal(await ended, 0);
      assert.ok(Date.now() - began < 15_000);
      assert.match(server().stderr(), /"msg":"stopped"/);
    });

    test('the next start prints no key, and the old keys work', async () => {
      next = await startServer({
        folder: server().folder,
        keys: server(),
        env: { THENCE_FREE_TIER: 'closed', THENCE_CORS_ORIGINS: 'https://map.example' },
      });
      assert.match(next.stdout(), /^thence is listening on http:\/\/\S+\n$/);
      const { body } = await next.ask('GET', '/v1/keys');
      const names = body.keys.map(({ name }: { name: string }) => name);
      assert.ok(names.includes('minted while stopping'), 'what was answered is there');
    });

    test('a closed free tier is free_tier_closed', async () => {
      const json = { email: 'a@title.example', company: 'c', role: 'r', accepted_terms: true };
      const { status, body } = await next!.ask('POST', '/v1/signup', { json, key: null });
      assert.deepEqual([status, body.error.type], [503, 'free_tier_closed']);
    });

    originSuite(() => next!);

    test('SIGTERM while a client holds back half a header: cut off, exit 0', async () => {
      const slow = connect(next!.port, '127.0.0.1');
      slow.on('error', () => {});
      slow.write('GET /healthz HTTP/1.1\r\nHo');
      assert.equal((await rawAsk(next!.port, 'GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n'))?.status, 200);
      const began = Date.now();
      assert.equal(await next!.end('SIGTERM'), 0);
      assert.ok(Date.now() - began < 15_000);
      slow.destroy();
    });

    test('SIGTERM while several send documents at once: whoever was connected is answered', async () => {
      next = await startServer({ folder: server().folder, keys: server() });
      const { port, liveKey } = next;
      const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
      const answers = sockets.map((socket, i) => {
        const body = deed(`stopping ${i}`);
        socket.write(
          `POST /v1/extract HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${liveKey}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        return firstAnswer(socket);
      });
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      assert.equal(await next.end('SIGTERM'), 0);
      assert.deepEqual(
        (await Promise.all(answers)).map((answer) => answer?.status),
        [200, 200, 200, 200, 200],
      );
    });
  });
}

function originSuite(server: () => TestServer): void {
  const origin = 'https://map.example';
  test('an origin that is set may ask, and read why it was refused', async () => {
    const preflight = await server().ask('OPTIONS', '/v1/keys', {
      key: null,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-origin'), origin);
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /Authorization/);
    assert.ok(preflight.headers.get('x-request-id'));
    const refused = await server().ask('GET', '/v1/usage', { key: null, headers: { origin } });
    assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [401, origin]);
    assert.match(refused.headers.get('access-control-expose-headers') ?? '', /X-Request-Id/);
  });
  test('another origin may not', async () => {
    const { headers } = await server().ask('GET', '/v1/usage', { headers: { origin: 'https://other.example' } });
    assert.equal(headers.get('access-control-allow-origin'), null);
  });
  test('then every OPTIONS is 204, and other methods still 405', async () => {
    assert.equal((await server().ask('OPTIONS', '/v1/keys', { key: null })).status, 204);
    const { status, body } = await server().ask('PATCH', '/v1/keys', { key: null });
    assert.deepEqual([status, body.error.type], [405, 'method_not_allowed']);
  });
}

async function runCommand(folder: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'start'], {
    env: { ...process.env, PORT: '0', THENCE_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, stdout, stderr };
}

/** The half request must have reached the server before the signal does. */
async function untilLogged(server: TestServer, sent: () => boolean): Promise<void> {
  while (!sent()) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal((await server.ask('GET', '/healthz', { key: null })).status, 200);
}
