// `thence doctor`, as a person types it: on nothing, on wrong settings, beside a service that runs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { Finding } from '../../src/cli/services.ts';
import { ROOT } from '../support/corpus.ts';
import { startServer } from '../support/server.ts';

describe('thence doctor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thence-doctor-'));
  after(() => rmSync(folder, { recursive: true }));

  async function doctor(env: Record<string, string>, ...args: string[]) {
    const child = spawn(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'doctor', ...args], { cwd: folder, env: { ...process.env, ...env } }); // prettier-ignore
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  }
  const findings = ({ out }: { out: string }) => JSON.parse(out) as { ok: boolean; findings: Finding[] };

  test('on a machine where nothing was started: what it has, reads words and a scanned page, and changes nothing', async () => {
    const data = join(folder, 'none');
    const { code, out, err } = await doctor({
      THENCE_DATA: data,
      PORT: '1',
      THENCE_CHECK_MX: 'off',
    });
    assert.deepEqual([code, err], [0, ''], out);
    for (const line of [
      /^Settings$/m,
      /^ {2}✓ Node \d+/m,
      /^ {2}✓ Data folder .*none, made at the first start$/m,
      /^ {2}! No survey fabric: land by section is not located, and is REVIEW\n {4}→ thence fabric get/m,
      /^ {2}[✓!] A pasted description is read in \d/m,
      /^ {2}[✓!] A scanned page is read in \d/m,
      /^ {2}✓ Nothing answers at http/m,
      /^What leaves this machine\n {2}✓ Documents and their words stay on this machine$/m,
    ])
      assert.match(out, line);
    assert.equal(existsSync(data), false);
  });

  test('wrong settings are 1, each with what to do; a misspelt one is told', async () => {
    const { code, out } = await doctor({ PORT: 'http', THENCE_CLOSURE_STANDARDS: '9' });
    assert.equal(code, 1);
    assert.match(out, /^ {2}✗ PORT is "http"; it takes a whole number from 0 to 65535\.\n {4}→ /m);
    assert.match(out, /^ {2}! THENCE_CLOSURE_STANDARDS is set, and nothing reads it$/m);
  });

  test('a data folder that is a file, and a database that is not there, are 1', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, out } = await doctor({ THENCE_DATA: file, DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/land' });
    assert.equal(code, 1);
    assert.match(out, /^ {2}✗ .*file takes no files$/m);
    assert.match(out, /^ {2}✗ .*The database land on 127\.0\.0\.1:1 cannot be reached/m);
    assert.doesNotMatch(out, /secret/);
  });

  test('beside a service that runs: it is ready, its folder is left alone, a key that others may read is told', async () => {
    const server = await startServer();
    const key = join(server.folder, 'signing-keys');
    chmodSync(key, 0o644);
    const env = { THENCE_DATA: server.folder, PORT: String(server.port), THENCE_OIDC_ISSUER: 'https://issuer.example', THENCE_OIDC_AUDIENCE: 'a', THENCE_OIDC_CLIENT_ID: 'b' }; // prettier-ignore
    const answer = await doctor(env, '--json');
    await server.close();
    const { ok, findings: found } = findings(answer);
    assert.deepEqual([answer.code, ok], [0, true], answer.out);
    const has = (outcome: string, text: RegExp, mend: RegExp | null = null): boolean =>
      found.some(
        (one) => one.outcome === outcome && text.test(one.text) && (mend === null || mend.test(one.mend ?? '')),
      );
    assert.ok(has('ok', /^The database is open in process \d+/));
    assert.ok(has('ok', /^http:\/\/127\.0\.0\.1:\d+ is ready$/));
    assert.ok(has('warn', /^Others on this machine may read /, /^chmod 600 /));
    assert.ok(has('note', /: to issuer\.example$/, /THENCE_OIDC_ISSUER/));
  });

  test('an option that there is not is 2', async () => {
    const { code, out, err } = await doctor({}, '--bogus');
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /usage: thence doctor/);
  });
});
