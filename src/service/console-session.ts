// Takes: a secret that all nodes share. Gives: links that open the console once, and sessions of an account behind its cookie.
// Never: a link used twice; a session that was signed out of, or of a closed account, let in again.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import { actorOf, noteEvent } from './audit.ts';
import type { Caller } from './authenticate.ts';
import { callerLimits } from './plans.ts';
import type { Account, Ports } from './ports.ts';

/** What the console submits and stages is a line of its own beside the account's keys. */
export const CONSOLE = 'console';
const LINK_HOURS = 24;
export const SESSION_DAYS = 30;
const SECRET = 'console_secret';

type SessionPorts = Pick<Ports, 'store' | 'clock' | 'random'>;

interface Pass {
  readonly kind: 'link' | 'session';
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly nonce: string;
}

/** What a link to the console ends with. */
export async function consoleLinkCode(ports: SessionPorts, accountId: string): Promise<string> {
  return passText(ports, 'link', accountId, LINK_HOURS * 3_600_000);
}

/** Takes a link's code, once. Gives the session's token. */
export async function signInToConsole(ports: SessionPorts, code: string): Promise<string> {
  const pass = await passOf(ports, code, 'link');
  const account = pass && (await ports.store.accounts.get(pass.account));
  if (!pass || !account || account.closedAt !== null || !(await ports.store.meta.claim(usedUp(code), stamp(ports))))
    throw new Refusal(
      'invalid_token',
      'This link was used or is too old. Make another with: thence admin console-link',
    );
  await noteEvent(ports, {
    event: 'sign_in',
    actor: actorOf(consoleCaller(account)),
    accountId: account.id,
    subject: usedUp(code),
    detail: CONSOLE,
  });
  return passText(ports, 'session', account.id, SESSION_DAYS * 86_400_000);
}

export async function consoleSession(ports: SessionPorts, token: string): Promise<Caller> {
  const pass = await passOf(ports, token, 'session');
  const account = pass && (await ports.store.accounts.get(pass.account));
  if (!pass || !account || account.closedAt !== null || (await ports.store.meta.get(usedUp(token))) !== null)
    throw new Refusal('invalid_token', 'Nobody is signed in to the console here.');
  return consoleCaller(account);
}

export async function signOutOfConsole(ports: SessionPorts, token: string): Promise<void> {
  if (await passOf(ports, token, 'session')) await ports.store.meta.claim(usedUp(token), stamp(ports));
}

function consoleCaller(account: Account): Caller {
  return {
    accountId: account.id,
    keyId: account.id,
    userId: null,
    prefix: CONSOLE,
    name: CONSOLE,
    kind: 'live',
    plan: account.grantKind,
    monthlyCap: account.monthlyCap,
    includedDocs: account.includedDocs,
    limits: {
      ...callerLimits(account.grantKind),
      requestsPerMinute: LIMITS.requestsPerMinute, // a person's page asks several things at once, on any plan
      pollsPerMinute: LIMITS.pollsPerMinute,
    },
    limitSubject: `${CONSOLE}:${account.id}`,
    session: { email: CONSOLE, staff: false, account: true },
  };
}

const stamp = ({ clock }: SessionPorts): string => clock.now().toISOString();

const usedUp = (pass: string): string => `console_used:${createHash('sha256').update(pass).digest('hex')}`;

async function passText(ports: SessionPorts, kind: Pass['kind'], account: string, forMs: number): Promise<string> {
  const nonce = Buffer.from(ports.random.bytes(16)).toString('base64url');
  const pass: Pass = { kind, account, until: ports.clock.now().getTime() + forMs, nonce };
  const told = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${told}.${await sealOf(ports, told)}`;
}

async function passOf(ports: SessionPorts, text: string, kind: Pass['kind']): Promise<Pass | null> {
  const [told = '', seal = ''] = text.split('.');
  const expected = Buffer.from(await sealOf(ports, told));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const pass = JSON.parse(Buffer.from(told, 'base64url').toString('utf8')) as Pass;
  return pass.kind === kind && pass.until > ports.clock.now().getTime() ? pass : null;
}

async function sealOf({ store, random }: SessionPorts, told: string): Promise<string> {
  let secret = await store.meta.get(SECRET);
  if (secret === null) {
    await store.meta.claim(SECRET, Buffer.from(random.bytes(32)).toString('hex'));
    secret = (await store.meta.get(SECRET))!;
  }
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(told).digest('base64url');
}
