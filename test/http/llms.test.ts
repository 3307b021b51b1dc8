// llms.txt says what the service does, to a program that reads: nothing that is not there, and nothing left out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { commands } from '../../src/cli/commands.ts';
import { TOOLS } from '../../src/cli/mcp/tools.ts';
import { ROOT } from '../support/corpus.ts';
import { type Running, startRunning } from '../support/running.ts';

const text = readFileSync(join(ROOT, 'llms.txt'), 'utf8');
const ROUTE = /\b(GET|POST|PUT|DELETE) (\/v1\/[\w/{}-]+)/g;
/** For browsers, staff and the bytes of an upload slot, whose address the slot itself tells; and what GET of the same path says. */
const UNTOLD =
  /^\/v1\/(signup|portal-config|keys\/whoami|keys\/\{prefix\}\/rotate|admin\/.*|uploads\/\{upload_id\}|placements)$/;

describe('llms.txt', () => {
  let running: Running;
  let paths: Record<string, Record<string, unknown>>;
  before(async () => {
    running = await startRunning();
    const answer = await fetch(`${running.url}/openapi.json`);
    ({ paths } = (await answer.json()) as { paths: typeof paths });
  });
  after(() => running.close());

  test('is served as it stands', async () => {
    const answer = await fetch(`${running.url}/llms.txt`);
    assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8');
    assert.equal(await answer.text(), text);
  });

  test('names no route that is not there, and every path that a program may want', () => {
    const told = [...text.matchAll(ROUTE)].map(([, method, path]) => [method!.toLowerCase(), path!] as const);
    assert.deepEqual(told.filter(([method, path]) => paths[path]?.[method] === undefined), []); // prettier-ignore
    const named = new Set(told.map(([, path]) => path));
    const missing = Object.keys(paths).filter(
      (path) => path.startsWith('/v1/') && !named.has(path) && !UNTOLD.test(path),
    );
    assert.deepEqual(missing, []);
  });

  test('names the tools and commands that there are', () => {
    assert.match(text, new RegExp(`Tools: ${Object.keys(TOOLS).join(', ')}\\.`));
    for (const [, name] of text.matchAll(/`thence (\w+)/g)) assert.ok(name === 'help' || name! in commands, name);
  });
});
