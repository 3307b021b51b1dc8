// The reference as programs read it: a linter finds nothing, every operation is named and shown, and a client made from it calls.
/* eslint-disable @typescript-eslint/no-unsafe-member-access -- a document of any shape */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, test } from 'node:test';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { EXAMPLE_DEED } from '../../src/http/reference-examples.ts';
import { ROOT } from '../support/corpus.ts';
import { startServer, type TestServer } from '../support/server.ts';

const METHODS = ['get', 'post', 'put', 'delete'];

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly example?: unknown }> }>;
}

let server: TestServer;
let folder: string;
let text: string;
let operations: [name: string, operation: Operation][];
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thence-reference-'));
  server = await startServer();
  const answer = await server.ask('GET', '/openapi.json', { key: null });
  text = answer.text;
  operations = Object.entries(answer.body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a linter finds neither an error nor anything to warn of', () => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = spawnSync(process.execPath, [cli, 'lint', '--extends', 'recommended', '--format', 'json', file], {
    encoding: 'utf8',
    cwd: folder,
    env,
  });
  const { totals, problems } = JSON.parse(run.stdout) as { totals: object; problems: unknown[] };
  assert.deepEqual(problems, []);
  assert.deepEqual(totals, { errors: 0, warnings: 0, ignored: 0 });
});

describe('every operation', () => {
  test('has an id of its own and a summary', () => {
    const ids = operations.map(([name, { operationId }]) => operationId ?? `${name} has none`);
    assert.deepEqual(
      ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id)),
      [],
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      operations.filter(([, { summary = '' }]) => summary === '').map(([name]) => name),
      [],
    );
  });
  test('shows an example: of what is sent, and of what is answered in JSON (src/http/reference-examples.ts)', () => {
    const without = operations.filter(([, { parameters = [], requestBody, responses }]) => {
      const sent = Object.values(requestBody?.content ?? {});
      const json = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => content['application/json'] ?? []);
      const bare = [...json, ...parameters.filter((each) => each.in === 'path')].some(
        ({ example }) => example === undefined,
      );
      const none = ![...sent, ...json, ...parameters].some(({ example }) => example !== undefined);
      return bare || none || (sent.length > 0 && sent.every(({ example }) => example === undefined));
    });
    assert.deepEqual(
      without.map(([name]) => name),
      [],
    );
  });
  test('is one of the methods we serve, and carries nothing of our own making', () => {
    assert.deepEqual(
      operations.map(([name]) => name.split(' ')[0]!).filter((method) => !METHODS.includes(method)),
      [],
    );
    assert.doesNotMatch(text, /x-reference/);
  });
});

test('the server it names is the one that was asked', async () => {
  assert.deepEqual(JSON.parse(text).servers, [{ url: server.url }]);
  const named = await server.ask('GET', '/docs/json', { key: null });
  assert.deepEqual(named.body.servers, [{ url: server.url }]);
});

describe('a client generated from it', () => {
  test('is typed, and calls what takes documents', async () => {
    const binary = ts.factory.createTypeReferenceNode('Blob'); // as the generator's own guide says for files
    const ast = await openapiTypes(text, {
      transform: (schema) => (schema.format === 'binary' ? binary : undefined),
    });
    writeFileSync(join(folder, 'api.d.ts'), astToString(ast));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const caller = join(folder, 'caller.ts');
    copyFileSync(join(ROOT, 'test/http/generated-caller.txt'), caller);
    const program = ts.createProgram([caller], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
      typeRoots: [join(ROOT, 'node_modules/@types')],
      types: ['node'],
    });
    const problems = ts.getPreEmitDiagnostics(program);
    assert.deepEqual(
      problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      [],
    );
    const { callAll } = (await import(pathToFileURL(caller).href)) as {
      callAll: (url: string, key: string, deed: string) => Promise<Record<string, unknown>>;
    };
    assert.deepEqual(await callAll(server.url, server.liveKey, EXAMPLE_DEED), {
      asText: ['deed.txt', 'PASS'],
      asFile: ['file.txt', 'PASS'],
      staged: 'PASS',
      job: ['succeeded', 'PASS'],
      batchOfFiles: ['one.txt', 'two.txt'],
      batchOfUploads: ['named.txt'],
    });
  });
});
