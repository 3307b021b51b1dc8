// The authorization matrix: every route of the server's own table x every kind of credential, asked of a live server. A route that
// the table of this test does not list fails it, as does one that is listed and gone.
/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- answers of every shape */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { mintFor } from '../../src/service/keys.ts';
import { openAccount, revokeFor } from '../../src/service/operator.ts';
import { nowS, startIssuer, STAFF, type TestIssuer } from '../support/issuer.ts';
import { noteAnswer } from '../support/register.ts';
import { type Running, startRunning } from '../support/running.ts';
import {
  DEED,
  ELSEWHERE,
  KEPT_OUT,
  LET_IN,
  type Made,
  OPEN_ROUTES,
  PLACED,
  type Row,
  ROUTES,
  SESSION_ROUTES,
  STAFF_ROUTES,
} from './authorization/table.ts';

const OPERATOR = { kind: 'operator' as const, name: 'tests' };
let issuer: TestIssuer;
let running: Running;
const credentials = new Map<string, string | null>();
let owner: string;
let accountId: string;

before(async () => {
  issuer = await startIssuer();
  running = await startRunning(issuer.env);
  const { ports } = running.deployment;
  const open = (email: string) =>
    openAccount(ports, OPERATOR, { email, company: 'Plumb & Chain', role: 'surveyor' }, { plan: 'arrangement' });
  const keyFor = async (account: string, kind: 'live' | 'test' = 'live') =>
    (await mintFor(ports, OPERATOR, account, { name: 'k', kind, userId: null })).api_key;
  const [ours, others] = [await open('ada@title.example'), await open('bob@title.example')];
  accountId = ours.id;
  owner = await keyFor(ours.id);
  const revoked = await keyFor(ours.id);
  await revokeFor(ports, OPERATOR, (await ports.store.keys.find(revoked.slice(0, 23)))!);
  const session = async (email: string, groups: readonly string[] = []) =>
    (await issuer.signIn({ email, email_verified: true, groups })).access;
  const person = { email: 'ada@title.example', email_verified: true };
  for (const [name, credential] of Object.entries({
    none: null,
    malformed: 'secret',
    'unknown key': `thence_live_${'a'.repeat(11)}_${'b'.repeat(43)}`,
    'revoked key': revoked,
    'expired session': await issuer.sign({ ...person, exp: nowS() - 3600 }),
    'own key': owner,
    'other key of the account': await keyFor(ours.id),
    'test key of the account': await keyFor(ours.id, 'test'),
    'key of another account': await keyFor(others.id),
    'session of the account': await session('Ada+deeds@title.example'),
    'session of another account': await session('bob@title.example'),
    'session of staff': await session('root@thence.example', STAFF),
  }))
    credentials.set(name, credential);
});
after(async () => {
  await running.close();
  await issuer.stop();
});

interface Asked {
  readonly answer: string;
  readonly text: string;
}

async function ask(method: string, path: string, credential: string, row: Partial<Row> = {}): Promise<Asked> {
  const key = credentials.get(credential);
  const headers: Record<string, string> = { ...row.headers };
  if (key !== null && key !== undefined) headers.authorization = `Bearer ${key}`;
  if (row.json !== undefined) headers['content-type'] = 'application/json';
  const body = row.json === undefined ? row.body : JSON.stringify(row.json);
  const init = { method, headers, redirect: 'manual' as const, ...(body === undefined ? {} : { body }) };
  const response = await fetch(running.url + path, init);
  const text = await response.text();
  if (/^\/(?:v1|billing)\//.test(path) && !text.includes('"not_found"'))
    assert.equal(response.headers.get('cache-control'), 'no-store', `${method} ${path}`);
  let type: string | undefined;
  try {
    const parsed = JSON.parse(text);
    noteAnswer(method, path, response.status, parsed);
    type = parsed?.error?.type;
  } catch {
    // no JSON: a page, a file, or nothing at all
  }
  return { answer: type === undefined ? String(response.status) : `${response.status} ${type}`, text };
}

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const UNKNOWN_IDS: Readonly<Record<Made, string>> = {
  'placed job': '',
  job: `job_${UNKNOWN.replaceAll('-', '')}`,
  batch: `bat_${UNKNOWN.replaceAll('-', '')}`,
  upload: `upl_${UNKNOWN.replaceAll('-', '')}`,
  'live key': 'thence_live_00000000000',
  'test key': 'thence_test_00000000000',
};

/** Something that belongs to the owner, made for one request and taken away after it. */
async function made(what: Made): Promise<{ readonly id: string; readonly gone: () => Promise<unknown> }> {
  const kept = { gone: () => Promise.resolve() };
  const authorization = `Bearer ${owner}`;
  if (what === 'live key' || what === 'test key') {
    const { ports } = running.deployment;
    const kind = what === 'live key' ? 'live' : 'test';
    const { prefix } = await mintFor(ports, OPERATOR, accountId, { name: 'made', kind, userId: null });
    return { id: prefix, gone: dropMintedKeys };
  }
  if (what === 'job' || what === 'placed job') {
    const answer = await fetch(`${running.url}/v1/extract`, { method: 'POST', headers: { authorization }, body: DEED });
    await answer.text();
    const id = answer.headers.get('x-job-id')!;
    if (what === 'placed job') await ask('PUT', `/v1/runs/${id}/placements`, 'own key', { json: PLACED });
    return { id, ...kept };
  }
  if (what === 'batch') {
    const form = new FormData();
    form.append('files', new Blob([DEED]), 'a.txt');
    const answer = await fetch(`${running.url}/v1/batches`, { method: 'POST', headers: { authorization }, body: form });
    return { id: ((await answer.json()) as { batch: string }).batch, ...kept };
  }
  const slot = await fetch(`${running.url}/v1/uploads`, { method: 'POST', headers: { authorization } });
  const { upload_id: id, put_url: url } = (await slot.json()) as { upload_id: string; put_url: string };
  await (await fetch(url, { method: 'PUT', body: DEED })).text();
  return { id, ...kept };
}

/** Every key these tests made beyond the credentials: an account has ten. */
async function dropMintedKeys(): Promise<void> {
  const { ports } = running.deployment;
  const known = new Set([...credentials.values()].map((key) => key?.slice(0, 23)));
  const accounts = await ports.store.accounts.list({ limit: 100 }, '2026-11');
  for (const { id } of accounts)
    for (const { key } of await ports.store.keys.listWithUsage(id, '2026-11'))
      if (key.revokedAt === null && !known.has(key.prefix)) await revokeFor(ports, OPERATOR, key);
}

async function askRow(route: string, row: Row, credential: string): Promise<{ asked: Asked; unknown: Asked | null }> {
  const [method, pattern] = route.split(' ') as [string, string];
  const thing = row.made === undefined ? null : await made(row.made);
  const filled = (id: string): [path: string, row: Row] => {
    const put = (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll(':id', id)) as never;
    const path = `${pattern.replace(/:\w+/, id)}${(row.query ?? '').replace(':id', id)}`;
    return [
      path,
      { ...row, ...(row.json === undefined ? {} : { json: put(row.json) }), headers: put(row.headers ?? {}) },
    ];
  };
  const asked = await ask(method, ...spread(filled(thing?.id ?? ''), credential));
  const nobodys = row.made === undefined ? '' : UNKNOWN_IDS[row.made];
  const unknown = nobodys === '' ? null : await ask(method, ...spread(filled(nobodys), credential));
  if (method === 'GET') {
    const head = await ask('HEAD', ...spread(filled(thing?.id ?? ''), credential));
    assert.equal(head.answer, asked.answer.slice(0, 3), `HEAD ${pattern} as GET`);
  }
  await thing?.gone();
  if (route === 'POST /v1/keys') await dropMintedKeys();
  const nameless = (answer: Asked, id: string): Asked => ({ ...answer, text: answer.text.replaceAll(id, 'ID') });
  return { asked: nameless(asked, thing?.id || '-'), unknown: unknown && nameless(unknown, nobodys) };
}

const STRANGERS = new Set<string>(['key of another account', 'session of another account', 'session of staff']);

const spread = ([path, row]: [string, Row], credential: string): [string, string, Row] => [path, credential, row];

function keptOut(access: 'key' | 'session' | 'staff', credential: (typeof KEPT_OUT)[number]): string {
  if (credential === 'expired session') return '401 invalid_token';
  if (credential === 'none') return '401 invalid_api_key';
  if (access === 'session') return '401 invalid_token';
  return credential === 'revoked key' ? '401 revoked_api_key' : '401 invalid_api_key';
}

describe('every registered route is in the table, and nothing else is', () => {
  const listed = [ROUTES, SESSION_ROUTES, STAFF_ROUTES, OPEN_ROUTES].flatMap((table) => Object.keys(table)).sort();
  test('by method and path, HEAD going with its GET', () => {
    const registered = new Set(running.app.routeTable.map(({ method, url }) => `${method} ${url}`));
    const routes = [...registered].filter(
      (route) => !registered.has(route.replace(/^HEAD /, 'GET ')) || !/^HEAD /.test(route),
    );
    assert.deepEqual(routes.sort(), listed);
  });
  test('and the part of the table it stands in is the access it was registered with', () => {
    const accessOf = (route: string) =>
      route in ROUTES ? 'key' : route in SESSION_ROUTES ? 'session' : route in STAFF_ROUTES ? 'staff' : 'open';
    for (const { method, url, access } of running.app.routeTable.filter(({ method }) => method !== 'HEAD'))
      assert.equal(access ?? 'open', accessOf(`${method} ${url}`), `${method} ${url}`);
  });
  test('what is not registered is not there, for staff neither', async () => {
    const paths = [
      '/admin',
      '/v1/admin',
      '/v1/admin/keys',
      '/v1/accounts',
      '/debug',
      '/.env',
      '/v1/keys/whoami/x',
      '/V1/keys',
    ];
    for (const path of paths) assert.equal((await ask('GET', path, 'session of staff')).answer, '404 not_found', path);
  });
});

describe('who is let in gets', () => {
  for (const [route, row] of Object.entries(ROUTES))
    for (const [i, credential] of LET_IN.entries())
      test(`${route} by ${credential}: ${row.answers[i]}`, async () => {
        const { asked, unknown } = await askRow(route, row, credential);
        assert.equal(asked.answer, row.answers[i], asked.text);
        if (unknown !== null && (STRANGERS.has(credential) || row.answers[i]!.startsWith('404')))
          assert.deepEqual(unknown, asked, 'an id of somebody else is answered as one that never was');
      });
  for (const [what, row] of Object.entries(ELSEWHERE))
    for (const [i, credential] of LET_IN.entries())
      test(`${what}, by ${credential}: ${row.answers[i]}`, async () => {
        const { asked, unknown } = await askRow(row.route, row, credential);
        assert.equal(asked.answer, row.answers[i], asked.text);
        if (unknown !== null && (STRANGERS.has(credential) || /^40[34]/.test(row.answers[i]!)))
          assert.deepEqual(unknown, asked);
      });
  for (const [route, answers] of Object.entries({ ...SESSION_ROUTES, ...STAFF_ROUTES }))
    for (const [i, credential] of LET_IN.entries())
      test(`${route} by ${credential}: ${answers[i]}`, async () =>
        assert.equal((await askRow(route, { answers }, credential)).asked.answer, answers[i]));
});

describe('who is kept out is kept out of everything behind a credential', () => {
  const behind: [access: 'key' | 'session' | 'staff', routes: object][] = [
    ['key', ROUTES],
    ['session', SESSION_ROUTES],
    ['staff', STAFF_ROUTES],
  ];
  for (const [access, routes] of behind)
    for (const credential of KEPT_OUT)
      test(`${access} routes, by ${credential}: ${keptOut(access, credential)}`, async () => {
        for (const route of Object.keys(routes)) {
          const [method, pattern] = route.split(' ') as [string, string];
          const { answer } = await ask(method, pattern.replace(/:\w+/, 'x'), credential);
          assert.equal(answer, keptOut(access, credential), route);
        }
      });
});

describe('a route that looks at no credential answers everybody alike', () => {
  for (const [route, { answer, json, path }] of Object.entries(OPEN_ROUTES))
    test(`${route}: ${answer}`, async () => {
      const [method, pattern] = route.split(' ') as [string, string];
      for (const credential of [...LET_IN, ...KEPT_OUT])
        assert.equal((await ask(method, path ?? pattern, credential, { json })).answer, answer, credential);
    });
});
