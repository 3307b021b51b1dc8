// What the suites of test/http/portal.test.ts share: a server with an issuer on PostgreSQL, and `thence admin` on the same database.
import { commands } from '../../../src/cli/commands.ts';
import { runCommand } from '../../../src/cli/run-command.ts';
import type { CliServices } from '../../../src/cli/services.ts';
import { readConfig } from '../../../src/config.ts';
import { withOperator } from '../../../src/operator.ts';
import type { Person, TestIssuer } from '../../support/issuer.ts';
import type { Answer, TestServer } from '../../support/server.ts';

export interface PortalParts {
  readonly server: TestServer;
  readonly issuer: TestIssuer;
  readonly databaseUrl: string;
}

export interface Typed {
  readonly code: number;
  readonly out: string[];
  readonly err: string;
}

/** `thence admin …` as main.ts runs it: what it throws is the sentence that main.ts prints. */
export async function typed(parts: PortalParts, ...args: string[]): Promise<Typed> {
  const config = readConfig({ DATABASE_URL: parts.databaseUrl, THENCE_LOG_LEVEL: 'silent' });
  const out: string[] = [];
  let err = '';
  const services: Partial<CliServices> = {
    out: (line) => void out.push(line),
    err: (line) => void (err += `${line}\n`),
    operate: (task) => withOperator(config, task),
  };
  try {
    return { code: await runCommand(['admin', ...args], commands, services as CliServices), out, err };
  } catch (error) {
    return { code: 1, out, err: (error as Error).message };
  }
}

export const DEED =
  'BEGINNING at a stone; thence N 15 E 60 feet; thence S 75 E 45 feet; thence S 15 W 60 feet; thence N 75 W 45 feet to the ' +
  'point of beginning.';

export const somebody = (email: string, more: Partial<Person> = {}): Person => ({
  email,
  email_verified: true,
  ...more,
});

/** Signs up for the free tier; gives the key. */
export async function signUp({ server }: PortalParts, email: string): Promise<string> {
  const json = { email, company: 'Plumb & Chain', role: 'surveyor', accepted_terms: true };
  const answer = await server.ask('POST', '/v1/signup', { json, key: null });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { api_key: string }).api_key;
}

export function outcome(answer: Answer): [number, string | undefined] {
  const body = answer.body as { error?: { type?: string } } | undefined;
  return [answer.status, body?.error?.type];
}
