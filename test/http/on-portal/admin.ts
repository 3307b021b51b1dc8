// `thence admin` on the database of a running server, the staff routes, and the audit log that both show.
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return -- answers of every shape */
import assert from 'node:assert/strict';
import { userInfo } from 'node:os';
import { describe, test } from 'node:test';
import { STAFF } from '../../support/issuer.ts';
import { DEED, outcome, type PortalParts, signUp, somebody, typed } from './parts.ts';

const MONTH = new Date().toISOString().slice(0, 7);

export function adminSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  const command = (...args: string[]) => typed(parts(), ...args);

  describe('thence admin account', () => {
    let id: string;
    test('grant opens an account for an address that has none', async () => {
      const { code, out } = await command(
        'account',
        'grant',
        'mo@survey.example',
        '--plan',
        'seat',
        '--seats',
        '3',
        '--company',
        'Rod & Level',
      );
      assert.equal(code, 0);
      id = /account (\S+) on plan seat/.exec(out[0]!)![1]!;
    });
    test('list and show tell its plan, people and keys', async () => {
      const { out } = await command('account', 'list');
      assert.match(
        out.find((line) => line.startsWith(id))!,
        /seat x 3 .* Rod & Level +mo@survey\.example$/,
      );
      const shown = await command('account', 'show', 'MO+tag@survey.example');
      assert.match(
        shown.out.join('\n'),
        new RegExp(`account +${id}\\n[^]*plan +seat x 3, cap 600 a month[^]*mo@survey.example`),
      );
      const json = JSON.parse((await command('account', 'show', id, '--json')).out[0]!);
      assert.deepEqual([json.id, json.seats, json.people.length], [id, 3, 1]);
    });
    test('grant changes the plan, and the next request has it', async () => {
      const key = (await command('key', 'mint', id, '--name', 'field')).out[1]!;
      assert.equal((await ask('GET', '/v1/usage', { key })).body.monthly_cap, 600);
      await command('account', 'grant', id, '--plan', 'volume');
      const { body } = await ask('GET', '/v1/usage', { key });
      assert.deepEqual([body.monthly_cap, body.included_docs], [100_000, 0]);
    });
    test('grant --email lets another person sign in', async () => {
      assert.equal((await command('account', 'grant', id, '--email', 'lu@survey.example')).code, 0);
      const { access } = await parts().issuer.signIn(somebody('lu@survey.example'));
      assert.equal((await ask('GET', '/v1/keys/whoami', { key: access })).body.active_keys, 1);
      assert.match(
        (await command('account', 'grant', 'local', '--email', 'lu@survey.example')).err,
        /belongs to an account already/,
      );
    });
    test('close ends its keys at once; its people still see and delete what it ran, and submit nothing', async () => {
      const key = (await command('key', 'mint', id, '--name', 'last')).out[1]!;
      assert.equal((await ask('POST', '/v1/extract', { key, body: DEED })).status, 200);
      assert.match((await command('account', 'close', id)).out[0]!, /is closed; 2 keys are revoked/);
      assert.deepEqual(outcome(await ask('GET', '/v1/usage', { key })), [401, 'revoked_api_key']);
      const { access } = await parts().issuer.signIn(somebody('mo@survey.example'));
      assert.equal((await ask('GET', '/v1/runs', { key: access })).body.runs.length, 1);
      assert.deepEqual(outcome(await ask('POST', '/v1/extract', { key: access, body: DEED })), [409, 'no_entitlement']);
      assert.deepEqual(outcome(await ask('POST', '/v1/keys', { key: access, json: { name: 'k' } })), [
        409,
        'no_entitlement',
      ]);
      assert.equal((await ask('DELETE', '/v1/runs?confirm=delete-everything', { key: access })).body.cleared, 1);
      assert.match((await command('account', 'close', id)).out[0]!, /was closed already/);
      assert.match((await command('key', 'mint', id, '--name', 'k')).err, /no active plan/);
    });
    test('grant opens it again, without the keys it had', async () => {
      const { out } = await command('account', 'grant', id, '--plan', 'arrangement');
      assert.match(out.join('\n'), /those it had stay revoked/);
      const key = (await command('key', 'mint', id, '--name', 'again')).out[1]!;
      assert.equal((await ask('GET', '/v1/usage', { key })).status, 200);
    });
  });

  describe('thence admin key', () => {
    test('mint is the way out for a lost first key', async () => {
      const { out } = await command('key', 'mint', 'local', '--name', 'found again');
      assert.equal((await ask('GET', '/v1/keys', { key: out[1]! })).status, 200);
      assert.match((await command('key', 'mint', 'local', '--name', 'probe', '--test')).out[1]!, /^thence_test_/);
    });
    test('a free account that lost its one key: mint says so, revoke makes room', async () => {
      const lost = await signUp(parts(), 'loser@title.example');
      assert.match((await command('key', 'mint', 'loser@title.example', '--name', 'k')).err, /has its 1 live key/);
      assert.match((await command('key', 'revoke', lost.slice(0, 23))).out[0]!, /is revoked/);
      assert.match((await command('key', 'revoke', lost.slice(0, 23))).out[0]!, /was revoked already/);
      assert.equal((await command('key', 'mint', 'loser@title.example', '--name', 'k')).code, 0);
      assert.deepEqual(outcome(await ask('GET', '/v1/usage', { key: lost })), [401, 'revoked_api_key']);
    });
  });

  inputSuite(parts);
  exportSuite(parts);
  auditSuite(parts);
}

function inputSuite(parts: () => PortalParts): void {
  const rows: [args: string, sentence: RegExp, code?: number][] = [
    ['', /^thence: thence admin takes account, key/],
    ['frobnicate', /has no action frobnicate/],
    ['toString', /has no action toString/],
    ['account', /takes list, show, grant or close/],
    ['account list extra', /"extra" is one word too many/],
    ['account show', /Name the account/],
    ['account show nobody', /There is no account nobody/, 1],
    ['account show 01900000-0000-7000-8000-000000000000', /There is no account/, 1],
    ['account grant local', /Say what to grant/],
    ['account grant local --plan gold', /--plan takes free, trial/],
    ['account grant local --plan seat', /--seats takes a whole number from 1 to 100/],
    ['account grant local --plan seat --seats 101', /--seats takes a whole number/],
    ['account grant local --plan seat --seats 2.5', /--seats takes a whole number/],
    ['account grant local --plan volume --seats 2', /--seats goes with --plan seat/],
    ['account grant local --plan pack --packs 0', /--packs takes a whole number/],
    ['account grant local --plan arrangement --email nobody', /not a complete e-mail address/, 1],
    ['account grant who@nowhere.example --plan free', /has no account. --company and --plan open one/],
    ['account grant local --plan free --company X', /leave out --company/],
    ['account grant local --colour red', /Unknown option '--colour'/],
    ['account close', /Name the account/],
    ['key', /takes mint or revoke/],
    ['key mint local', /--name takes 1 to 200 characters/],
    ['key revoke thence_live_nobody', /There is no key of that prefix/, 1],
    ['usage export', /--month takes a month such as/],
    ['usage export --month 2026-13', /--month takes a month/],
    ['audit --event burglary', /--event takes signup, mint/],
    ['audit --since yesterday', /--since takes a day/],
    ['audit --since 2026-02-31', /--since takes a day/],
    ['audit --limit 0', /--limit takes a whole number/],
    ['backup', /Name the file/],
  ];
  describe('thence admin answers wrong input with a sentence', () => {
    for (const [args, sentence, code = 2] of rows)
      test(`thence admin ${args}: ${sentence.source}`, async () => {
        const answer = await typed(parts(), ...args.split(' ').filter((word) => word !== ''));
        assert.equal(answer.code, code, answer.err);
        assert.match(answer.err, sentence);
        assert.doesNotMatch(answer.err, /\n +at /, 'no stack');
      });
    test('--help prints the usage', async () => {
      assert.match((await typed(parts(), '--help')).out[0]!, /^usage: thence admin backup FILE/);
    });
  });
}

function exportSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  describe('thence admin usage export', () => {
    test('has a row an account with the documents of each rate, in cells a spreadsheet does not run', async () => {
      await typed(
        parts(),
        'account',
        'grant',
        'vi@volume.example',
        '--plan',
        'volume',
        '--company',
        '=HYPERLINK("x"), Ltd',
      );
      const key = (await typed(parts(), 'key', 'mint', 'vi@volume.example', '--name', 'k')).out[1]!;
      for (let n = 0; n < 3; n += 1) assert.equal((await ask('POST', '/v1/extract', { key, body: DEED })).status, 200);
      const { out } = await typed(parts(), 'usage', 'export', '--month', MONTH);
      const columns = out[0]!.split(',');
      assert.deepEqual(columns.slice(0, 8), [
        'month',
        'account',
        'company',
        'email',
        'plan',
        'tier',
        'seats',
        'documents',
      ]);
      const row = out.find((line) => line.includes('vi@volume.example'))!;
      assert.match(row, /,"'=HYPERLINK\(""x""\), Ltd",vi@volume\.example,subscription,volume,,3,/);
      const cell = (name: string) => row.replace(/"[^"]*(?:""[^"]*)*"/, 'company').split(',')[columns.indexOf(name)];
      assert.deepEqual([cell('full'), cell('half'), cell('metered_usd')], ['3', '0', '1.50']);
      const billed = out
        .slice(1)
        .reduce((sum, line) => sum + Number(line.replace(/"[^"]*(?:""[^"]*)*"/, 'c').split(',')[7]), 0);
      const { access } = await parts().issuer.signIn(somebody('root@thence.example', { groups: STAFF }));
      const { body } = await ask('GET', '/v1/admin/accounts?limit=500', { key: access });
      assert.equal(
        billed,
        body.accounts.reduce((sum: number, each: any) => sum + each.documents, 0),
      );
    });
    test('of a month without documents is its first line', async () => {
      assert.equal((await typed(parts(), 'usage', 'export', '--month', '2020-01')).out.length, 1);
    });
  });
}

function auditSuite(parts: () => PortalParts): void {
  const ask: PortalParts['server']['ask'] = (...asked) => parts().server.ask(...asked);
  const staff = async () => (await parts().issuer.signIn(somebody('root@thence.example', { groups: STAFF }))).access;
  const events = async (...args: string[]): Promise<any[]> =>
    (await typed(parts(), 'audit', '--json', ...args)).out.map((line) => JSON.parse(line));

  describe('the audit log', () => {
    test('has signup, mint, rotate, revoke and delete, with who did it and to what', async () => {
      const key = await signUp(parts(), 'audited@title.example');
      const prefix = key.slice(0, 23);
      const { body: minted } = await ask('POST', '/v1/keys', { key, json: { name: 'secret name', test: true } });
      const { body: rotated } = await ask('POST', `/v1/keys/${minted.prefix}/rotate`, { key });
      await ask('DELETE', `/v1/keys/${rotated.prefix}`, { key });
      await ask('DELETE', `/v1/keys/${rotated.prefix}`, { key }); // a second time is no event
      const job = (await ask('POST', '/v1/extract', { key, body: DEED })).headers.get('x-job-id')!;
      await ask('DELETE', `/v1/runs/${job}`, { key });
      const found = await events('--account', 'audited@title.example');
      assert.deepEqual(
        found.map(({ event, actor_kind, actor, subject, detail }) => [event, actor_kind, actor, subject, detail]),
        [
          ['delete', 'key', prefix, job, '1 results'],
          ['revoke', 'key', prefix, rotated.prefix, ''],
          ['rotate', 'key', prefix, minted.prefix, `by ${rotated.prefix}`],
          ['mint', 'key', prefix, minted.prefix, 'test'],
          ['signup', 'nobody', '', prefix, ''],
        ],
      );
    });
    test('has a sign-in once for a token, however often it is used, with the user id and not the address', async () => {
      const { access } = await parts().issuer.signIn(somebody('audited@title.example'));
      await Promise.all(Array.from({ length: 6 }, () => ask('GET', '/v1/usage', { key: access })));
      await ask('GET', '/v1/keys/whoami', { key: access });
      const found = await events('--account', 'audited@title.example', '--event', 'sign_in');
      assert.equal(found.length, 1);
      assert.deepEqual([found[0].actor_kind, /^\d+$/.test(found[0].actor)], ['session', true]);
      assert.match(found[0].subject, /^[0-9a-f]{32}$/);
    });
    test('has grants and closings by the name of the operator', async () => {
      await typed(parts(), 'account', 'grant', 'audited@title.example', '--plan', 'pack', '--packs', '2');
      await typed(parts(), 'account', 'close', 'audited@title.example');
      const found = await events(
        '--account',
        'audited@title.example',
        '--since',
        new Date(Date.now() - 60_000).toISOString(),
      );
      const { username } = userInfo();
      assert.deepEqual(
        found.slice(0, 2).map(({ event, actor_kind, actor, detail }) => [event, actor_kind, actor, detail]),
        [
          ['close', 'operator', username, '1 keys revoked'],
          ['grant', 'operator', username, '2 packs'],
        ],
      );
    });
    test('has no key, no token, no name of a key, and no address of anybody who has an account', async () => {
      const all = JSON.stringify(await events('--limit', '100000'));
      assert.doesNotMatch(all, /thence_(?:live|test)_[0-9A-Za-z]{11}_/);
      for (const secret of ['eyJ', 'secret name', 'title.example"', 'Plumb', '127.0.0.1'])
        assert.ok(!withoutStrangers(all).includes(secret), `the audit log holds ${secret}`);
    });
  });

  describe('the staff routes', () => {
    test('page through the accounts, newest first, none twice and none left out', async () => {
      const key = await staff();
      const whole = (await ask('GET', '/v1/admin/accounts?limit=500', { key })).body.accounts.map(
        (each: any) => each.account,
      );
      const paged: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const { body }: any = await ask('GET', `/v1/admin/accounts?limit=3${next === '' ? '' : `&before=${next}`}`, {
          key,
        });
        paged.push(...body.accounts.map((each: any) => each.account));
        next = body.next;
      }
      assert.deepEqual(paged, whole);
      assert.deepEqual(whole, [...whole].sort().reverse());
    });
    test('page through the audit log, by account, event and time', async () => {
      const key = await staff();
      const { body } = await ask('GET', '/v1/admin/audit?limit=2&event=signup', { key });
      assert.deepEqual([body.events.length, body.events[0].event], [2, 'signup']);
      const { body: rest } = await ask('GET', `/v1/admin/audit?limit=500&event=signup&before=${body.next}`, { key });
      const ids = [...body.events, ...rest.events].map((each: any) => each.id);
      assert.equal(new Set(ids).size, ids.length);
      assert.equal(ids.length, (await events('--event', 'signup', '--limit', '500')).length);
      const { account } = body.events[0];
      const { body: own } = await ask('GET', `/v1/admin/audit?account=${account}`, { key });
      assert.ok(own.events.length > 0 && own.events.every((each: any) => each.account === account));
      const { body: none } = await ask('GET', '/v1/admin/audit?since=2100-01-01', { key });
      assert.deepEqual(none, { events: [], next: null });
    });
    test('a page that cannot be is a validation answer', async () => {
      const key = await staff();
      for (const query of ['limit=0', 'limit=501', 'before=x', 'limit=ten', 'limit=0x10'])
        assert.equal((await ask('GET', `/v1/admin/accounts?${query}`, { key })).status, 422, query);
      for (const query of ['event=burglary', 'since=yesterday', 'account=local'])
        assert.equal((await ask('GET', `/v1/admin/audit?${query}`, { key })).status, 422, query);
    });
  });
}

/** People who signed in and have no account are named by their address: nothing else names them. */
function withoutStrangers(text: string): string {
  return text.replaceAll(/"actor_kind":"session","actor":"[^"]*@[^"]*"/g, '');
}
