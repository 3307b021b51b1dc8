// `thence doctor`: looks at a deployment from outside. Takes: the environment. Gives: finding after finding, as they are made.
// Never: a change, a request to another machine, or a secret in a sentence.
import { isLoopback } from './adapters/identity-settings.ts';
import type { Finding } from './cli/services.ts';
import type { Config } from './config.ts';
import type { Environment } from './config-values.ts';
import { holderOf, machineFindings, storageFindings } from './doctor-machine.ts';
import { readingFindings } from './doctor-reading.ts';
import { openFabric } from './fabric.ts';
import { outbound } from './outbound.ts';
import { reader } from './read.ts';
import { settingsRead } from './settings-read.ts';

export async function* doctor(env: Environment): AsyncGenerator<Finding> {
  const { config, problems, unread, set } = settingsRead(env);
  for (const text of problems) yield { about: 'settings', outcome: 'fail', text, mend: 'Set it right, or unset it.' };
  for (const name of unread)
    yield {
      about: 'settings',
      outcome: 'warn',
      text: `${name} is set, and nothing reads it`,
      mend: 'It is misspelt, or belongs to a setting that is not set (README.md lists them).',
    };
  if (config === null) return;
  if (unread.length === 0)
    yield { about: 'settings', outcome: 'ok', text: `${set.length} set; the rest as by default`, mend: null };
  yield* machineFindings(config);
  yield* storageFindings(config);
  yield await databaseFinding(config);
  yield* readings(config);
  yield* await serviceFindings(config);
  yield* leavings(config, env.THENCE_URL?.trim() ?? '');
}

async function databaseFinding(config: Config): Promise<Finding> {
  const about = 'storage';
  const holder = holderOf(config);
  if (holder !== null)
    return { about, outcome: 'ok', text: `The database is open in ${holder}: it is not looked into`, mend: null };
  let trouble: string | null = null;
  const opened = await openFabric(config, [], (sentence) => (trouble = sentence));
  try {
    if (trouble !== null) return { about, outcome: 'fail', text: trouble, mend: 'docs/operations.md' };
    if (!(await opened.fabric.isEmpty()))
      return { about, outcome: 'ok', text: 'The survey fabric is there', mend: null };
    const mend = 'thence fabric get STATE, or thence fabric import FILE… (docs/fabric.md).';
    return { about, outcome: 'warn', text: 'No survey fabric: land by section is not located, and is REVIEW', mend };
  } finally {
    await opened.close();
  }
}

async function* readings(config: Config): AsyncGenerator<Finding> {
  const opened = reader(config, () => undefined);
  try {
    yield* readingFindings(opened);
  } finally {
    await opened.close();
  }
}

const ASK_MS = 2000;
const WILD = new Set(['0.0.0.0', '::']);

async function serviceFindings({ host, port, publicUrl, trustProxy }: Config): Promise<Finding[]> {
  const about = 'service';
  const isOpen = !/^(127\.|::1$|localhost$)/.test(host);
  const isPlain = isOpen && !publicUrl?.startsWith('https:') && trustProxy === false;
  const name = WILD.has(host) ? '127.0.0.1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const found: Finding[] = [await asked(address)];
  if (isPlain)
    found.push({
      about,
      outcome: 'warn',
      text: `It listens on ${host}, where others reach it without TLS`,
      mend: 'Set HOST=127.0.0.1, or put a proxy with TLS before it (docs/operations.md#behind-tls).',
    });
  return found;
}

/** Only where this deployment itself would listen. */
async function asked(address: string): Promise<Finding> {
  const about = 'service';
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ASK_MS) });
    const { status, parts = {} } = (await answer.json()) as { status?: string; parts?: Record<string, string> };
    if (status === 'ready') return { about, outcome: 'ok', text: `${address} is ready`, mend: null };
    const down = Object.keys(parts).filter((part) => parts[part] !== 'ok');
    const text = `${address} is not ready${down.length > 0 ? `: ${down.join(', ')}` : ''}`;
    return { about, outcome: 'fail', text, mend: 'Its log, on standard error, tells why.' };
  } catch {
    return { about, outcome: 'ok', text: `Nothing answers at ${address}: thence start starts the service`, mend: null };
  }
}

function* leavings(config: Config, serviceUrl: string): Generator<Finding> {
  const about = 'leaves';
  const found = outbound(config);
  for (const { what, to, stop } of found) yield { about, outcome: 'note', text: `${what}: to ${to}`, mend: stop };
  if (URL.canParse(serviceUrl) && !isLoopback(new URL(serviceUrl)))
    yield {
      about,
      outcome: 'note',
      text: `what thence submit, thence place and thence verify --server are given: to ${new URL(serviceUrl).host}`,
      mend: 'Unset THENCE_URL.',
    };
  const documents = found.some(({ what }) => /documents and|results/.test(what));
  if (!documents) yield { about, outcome: 'ok', text: 'Documents and their words stay on this machine', mend: null };
}
