// `thence submit`: a folder of documents to a service, in batches of 50; results and drawings come back beside the documents.
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Client, createClient, type Received, ThenceError } from '../client/client.ts';
import { WrongInput, type Words } from './options.ts';
import { type Command, TEXT } from './command.ts';
import type { CliServices } from './services.ts';
import {
  documentsIn,
  hashOf,
  isDone,
  loadState,
  resultFile,
  saveState,
  type SentBatch,
  type SubmitState,
} from './submit-state.ts';

const USAGE = `usage: thence submit FOLDER [--url URL] [--key KEY] [--draw svg,dxf,…]

Hands in every PDF, TIFF, PNG, JPEG and .txt of the folder and those below it, 50 at a time, and writes deed.pdf.thence.json (and
deed.pdf.thence.svg …) beside deed.pdf. What broke off goes on where it was: run it again. What was read already is not read again.

  --url   the service; THENCE_URL, or http://127.0.0.1:8080
  --key   the API key; better in THENCE_KEY, where others on the machine cannot see it
  --draw  drawings to fetch besides: svg dxf gpkg pdf csv xml txt, separated by commas

Exit code: 0 all was read; 1 a document could not be, or the service refused; 2 this is no such command.`;

const MOST_IN_BATCH = 50;
const MADE: Readonly<Record<string, (client: Client, text: string) => Promise<Uint8Array>>> = {
  svg: (client, text) => client.convert(text, 'svg'),
  dxf: (client, text) => client.dxf(text),
  gpkg: (client, text) => client.geopackage(text),
  pdf: (client, text) => client.certificate(text),
  csv: (client, text) => client.convert(text, 'csv'),
  xml: (client, text) => client.convert(text, 'landxml'),
  txt: (client, text) => client.convert(text, 'description'),
};

export const submit: Command = {
  summary: 'hand a folder in to a service, in batches; results and drawings come back beside the documents',
  usage: USAGE,
  examples: [
    ['THENCE_KEY=… thence submit deeds', 'to the service on this machine'],
    ['thence submit deeds --url https://thence.example --draw svg,dxf', 'to another, with drawings'],
  ],
  options: { url: TEXT, key: TEXT, draw: TEXT },
  words: 'folder',
  async run(asked, services) {
    try {
      return await submitted(askedFor(asked), services);
    } catch (error) {
      if (!(error instanceof ThenceError)) throw error;
      services.err(
        `thence: ${error.type}: ${error.message}\nWhat came back so far is kept; the same command goes on from there.`,
      );
      return 1;
    }
  },
};

interface Asked {
  readonly folder: string;
  readonly url: string;
  readonly key: string;
  readonly draw: readonly string[];
}

function askedFor({ words, values }: Words): Asked {
  const [folder, more] = words;
  if (folder === undefined || more !== undefined) throw new WrongInput('Name one folder.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new WrongInput(`${folder} is no folder.`);
  const key = values.key ?? process.env.THENCE_KEY?.trim();
  if (!key) throw new WrongInput('THENCE_KEY is not set: the API key to ask with.');
  const draw = (values.draw ?? '').split(',').filter(Boolean);
  const unknown = draw.find((format) => !(format in MADE));
  if (unknown !== undefined) throw new WrongInput(`--draw knows ${Object.keys(MADE).join(' ')}, not "${unknown}".`);
  return { folder, key, draw, url: (values.url ?? process.env.THENCE_URL?.trim()) || 'http://127.0.0.1:8080' };
}

/** What became of the documents of this run. */
interface Tally {
  readonly verdicts: Record<string, number>;
  failed: number;
}

async function submitted(asked: Asked, services: CliServices): Promise<number> {
  const { folder, url, key } = asked;
  const client = createClient({ url, key });
  const state = loadState(folder, url);
  const tally: Tally = { verdicts: {}, failed: 0 };
  if (state.sent !== null) await collected(client, asked, state, tally, services);
  const all = documentsIn(folder);
  const left = all.filter((path) => !isDone(folder, path, state));
  if (left.length < all.length)
    services.err(`${all.length - left.length} of ${all.length} documents are read already.`);
  for (let i = 0; i < left.length; i += MOST_IN_BATCH) {
    state.sent = await staged(client, folder, left.slice(i, i + MOST_IN_BATCH));
    saveState(folder, state);
    await collected(client, asked, state, tally, services);
  }
  const told = Object.entries(tally.verdicts).map(([status, count]) => `${count} ${status}`);
  services.out([...told, `${tally.failed} failed`].join(', '));
  return tally.failed === 0 ? 0 : 1;
}

async function staged(client: Client, folder: string, paths: readonly string[]): Promise<SentBatch> {
  const files: Record<string, string> = {};
  for (const [i, path] of paths.entries()) {
    progress(`handing in ${i + 1} of ${paths.length}`);
    files[await client.upload(new Uint8Array(readFileSync(join(folder, path))))] = path;
  }
  return { idempotencyKey: randomUUID(), batch: null, files };
}

async function collected(
  client: Client,
  asked: Asked,
  state: SubmitState,
  tally: Tally,
  services: CliServices,
): Promise<void> {
  const { idempotencyKey, files } = state.sent!;
  const names = Object.fromEntries(Object.entries(files).map(([upload, path]) => [upload, basename(path)]));
  const batch = state.sent!.batch ?? (await begun(client, names, idempotencyKey));
  if (batch !== null) {
    state.sent = { ...state.sent!, batch };
    saveState(asked.folder, state);
    await client.waitBatch(batch, {
      onStatus: ({ documents, succeeded, failed }) => progress(`read ${succeeded + failed} of ${documents}`),
    });
    progress('');
    const results = await client.batchResults(batch);
    for (const [i, path] of Object.values(files).entries())
      await kept(client, asked, state, path, results[i]!, tally, services);
  }
  state.sent = null;
  saveState(asked.folder, state);
}

/** Null where what was staged is gone: a break longer than uploads are kept. Its documents are handed in again. */
async function begun(
  client: Client,
  names: Readonly<Record<string, string>>,
  idempotencyKey: string,
): Promise<string | null> {
  try {
    return (await client.submitBatch(names, { idempotencyKey })).batch;
  } catch (error) {
    if (error instanceof ThenceError && error.type === 'no_such_upload') return null;
    throw error;
  }
}

async function kept(
  client: Client,
  { folder, draw }: Asked,
  state: SubmitState,
  path: string,
  { error, received }: { readonly error: string | null; readonly received: Received | null },
  tally: Tally,
  services: CliServices,
): Promise<void> {
  const file = join(folder, path);
  if (received === null) {
    tally.failed++;
    services.err(`${path}: ${error ?? 'not read'}`);
  } else {
    writeFileSync(resultFile(file), received.text);
    for (const format of draw) await drawn(client, received.text, format, `${file}.thence.${format}`);
    for (const { status } of received.value.groundtruth_verdicts)
      tally.verdicts[status] = (tally.verdicts[status] ?? 0) + 1;
  }
  state.done[path] = hashOf(readFileSync(file));
}

/** A document of which nothing can be drawn has no drawing. */
async function drawn(client: Client, text: string, format: string, out: string): Promise<void> {
  try {
    writeFileSync(out, await MADE[format]!(client, text));
  } catch (error) {
    if (!(error instanceof ThenceError) || (error.type !== 'nothing_to_draw' && error.type !== 'nothing_to_certify'))
      throw error;
  }
}

function progress(words: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${words}`);
}
