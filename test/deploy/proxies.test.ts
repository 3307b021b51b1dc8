// The proxies of docs/operations.md as they stand in deploy/: TLS ends there, and every address in an answer is https all the same.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-explicit-any -- answers of every shape */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { after, before, describe, test } from 'node:test';
import { EXAMPLE_DEED } from '../../src/http/reference-examples.ts';
import { ROOT } from '../support/corpus.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync);
const OPENSSL = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find(existsSync);
const absent = (name: string, program: string | undefined): string | false =>
  program === undefined ? `absent: Debian package ${name} (scripts/test-setup installs it where it may)` : false;

let server: TestServer;
let folder: string;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thence-proxy-'));
  server = await startServer({ env: { THENCE_TRUST_PROXY: 'loopback' } });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('where the proxy is not one that is trusted, what it says is not heard', async () => {
  const other = await startServer({ env: { THENCE_TRUST_PROXY: '192.0.2.0/24' } });
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
  const { body } = await other.ask('POST', '/v1/uploads', { headers });
  await other.close();
  assert.ok(body.put_url.startsWith(`${other.url}/`), body.put_url);
});

const SAID: [header: string, value: string][] = [
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-host', 'deeds.example/elsewhere?'],
  ['x-forwarded-host', 'user@deeds.example'],
];
for (const [header, value] of SAID)
  test(`a trusted proxy that says ${header}: ${value} is answered 400: no address is made of it`, async () => {
    const { status, body } = await server.ask('POST', '/v1/uploads', { headers: { [header]: value } });
    assert.deepEqual([status, body.error.type], [400, 'bad_request']);
  });

test('a trusted proxy sets scheme and host, each by itself too', async () => {
  const told = async (headers: Record<string, string>): Promise<string> =>
    new URL((await server.ask('POST', '/v1/uploads', { headers })).body.put_url).origin;
  const host = new URL(server.url).host;
  assert.equal(await told({ 'x-forwarded-proto': 'https' }), `https://${host}`);
  assert.equal(await told({ 'x-forwarded-host': 'deeds.example' }), 'http://deeds.example');
  assert.equal(
    await told({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example, deeds.example:8443' }),
    'https://deeds.example:8443',
  );
});

describe('nginx (deploy/nginx.conf)', { skip: absent('nginx', NGINX) || absent('openssl', OPENSSL) }, () => {
  let proxy: Proxy;
  before(async () => (proxy = await startNginx()));
  after(() => proxy.stop());
  test('a client that demands https stages a document and reads it', () => stageAndRead(proxy));
  test('nothing a client says of the way becomes an address', () => sayOtherwise(proxy));
});

describe('Caddy (deploy/Caddyfile)', { skip: absent('caddy', CADDY) }, () => {
  let proxy: Proxy;
  before(async () => (proxy = await startCaddy()));
  after(() => proxy.stop());
  test('a client that demands https stages a document and reads it', () => stageAndRead(proxy));
  test('nothing a client says of the way becomes an address', () => sayOtherwise(proxy));
});

interface Proxy {
  readonly origin: string;
  /** Who signed its certificate. */
  readonly ca: Buffer;
  stop(): Promise<void>;
}

async function stageAndRead(proxy: Proxy): Promise<void> {
  const slot = await ask(proxy, 'POST', `${proxy.origin}/v1/uploads`);
  assert.equal(slot.status, 201, slot.text);
  assert.ok(slot.body.put_url.startsWith(`${proxy.origin}/v1/uploads/`), slot.body.put_url);
  const put = await ask(proxy, 'PUT', slot.body.put_url, EXAMPLE_DEED);
  assert.equal(put.status, 200, put.text);
  const job = await ask(proxy, 'POST', `${proxy.origin}/v1/extracts`, '', { 'X-Upload-Id': slot.body.upload_id });
  assert.ok(job.body.poll_url.startsWith(`${proxy.origin}/v1/extracts/`), job.text);
  assert.equal((await ask(proxy, 'GET', job.body.poll_url)).status, 200);
  const { body: reference } = await ask(proxy, 'GET', `${proxy.origin}/openapi.json`);
  assert.deepEqual(reference.servers, [{ url: proxy.origin }]);
}

async function sayOtherwise(proxy: Proxy): Promise<void> {
  const forged = { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
  const slot = await ask(proxy, 'POST', `${proxy.origin}/v1/uploads`, '', forged);
  assert.ok(slot.body.put_url.startsWith(`${proxy.origin}/`), slot.text);
}

function ask(proxy: Proxy, method: string, url: string, body = '', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; body: any }>((resolve, reject) => {
    const all = { ...headers, Authorization: `Bearer ${server.liveKey}`, 'Content-Length': Buffer.byteLength(body) };
    const sent = request(url, { method, ca: proxy.ca, headers: all, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, text, body: JSON.parse(text) }));
    });
    sent.on('error', reject).end(body);
  });
}

async function startNginx(): Promise<Proxy> {
  const port = await freePort();
  const file = (name: string): string => join(folder, name);
  const made = spawnSync(OPENSSL!, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', file('proxy.key'), '-out', file('proxy.pem')],
  ]);
  assert.equal(made.status, 0, String(made.stderr));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${file(kind)};`,
  );
  const settings = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('http {', `http { access_log off; ${temporary.join(' ')}`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${server.port}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('/etc/ssl/deeds.example.pem', file('proxy.pem'))
    .replace('/etc/ssl/deeds.example.key', file('proxy.key'));
  writeFileSync(file('nginx.conf'), settings);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const globals = `daemon off; ${user} pid ${file('nginx.pid')}; error_log stderr;`;
  const child = spawn(NGINX!, ['-p', folder, '-e', 'stderr', '-c', file('nginx.conf'), '-g', globals]);
  const stop = await listening(child, port, 'SIGQUIT');
  return { origin: `https://localhost:${port}`, ca: readFileSync(file('proxy.pem')), stop };
}

async function startCaddy(): Promise<Proxy> {
  const port = await freePort();
  const settings = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${server.port}`)
    .replace('deeds.example {', `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls internal`);
  const here = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, here + settings);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(CADDY!, ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  const stop = await listening(child, port, 'SIGTERM');
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  return { origin: `https://localhost:${port}`, ca: readFileSync(root), stop };
}

/** Waits until the port has a certificate to show; gives how to end what listens. */
async function listening(child: ChildProcess, port: number, signal: NodeJS.Signals): Promise<() => Promise<void>> {
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  child.stdout!.resume();
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the proxy did not start:\n${said}`);
    if (await showsCertificate(port))
      return async () => {
        child.kill(signal);
        await exited;
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the proxy did not listen within a minute:\n${said}`);
}

function showsCertificate(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
