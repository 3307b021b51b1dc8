// Takes: a portal session token. Gives: who is signed in, acting for the account of the verified e-mail, with or without one.
// Never: an account by an address that its issuer has not verified; nor a sign-in noted twice for one token.
import { createHash } from 'node:crypto';
import { LIMITS } from '../contract/limits.ts';
import { Refusal } from '../contract/refusals.ts';
import type { WhoAmIResponse } from '../contract/resources.ts';
import { actorOf, noteEvent } from './audit.ts';
import type { Caller } from './authenticate.ts';
import { mailboxOf } from './mailbox.ts';
import { callerLimits } from './plans.ts';
import type { Account, Identity, Ports, VerifiedToken } from './ports.ts';

/** What a session submits, stages and is limited by: one line of its own beside the account's keys. */
export const PORTAL = 'portal';
/** Stands where an account's id would; no account has it. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';
const MOST_REMEMBERED = 10_000;

/** Three parts or five (signed, or encrypted), of which the first is a JOSE header. Everything else is taken for a key. */
export function isSessionToken(token: string): boolean {
  if (!token.includes('.')) return false; // every key
  const parts = token.split('.');
  if (parts.length !== 3 && parts.length !== 5) return false;
  try {
    const header: unknown = JSON.parse(Buffer.from(parts[0]!, 'base64url').toString('utf8'));
    return typeof header === 'object' && header !== null && 'alg' in header;
  } catch {
    return false;
  }
}

/** `identity` null: no issuer is set. */
export function sessions(ports: Pick<Ports, 'store' | 'clock' | 'random'>, identity: Identity | null) {
  const noted = new Map<string, Date>(); // tokens whose sign-in this process has noted, until they expire
  return async (token: string): Promise<Caller> => {
    if (identity === null) throw noIssuer();
    const verified = await identity.verify(token);
    const mailbox = mailboxOf(verified.email);
    if (mailbox === null) throw new Refusal('invalid_token', "The session's e-mail address is not a complete one.");
    const found = await ports.store.accounts.byMailbox(mailbox.mailbox);
    const caller = sessionCaller(verified, mailbox.mailbox, found?.account ?? null, found?.userId ?? null);
    if (!noted.has(verified.digest)) {
      await signIn(ports, caller, verified, found?.account.id ?? null);
      if (noted.size >= MOST_REMEMBERED) forgetExpired(noted, ports.clock.now());
      noted.set(verified.digest, verified.expiresAt);
    }
    return caller;
  };
}

export function noIssuer(): Refusal {
  return new Refusal('identity_unavailable', 'No identity provider is set on this server. Use an API key.');
}

function sessionCaller(
  { email, staff }: VerifiedToken,
  mailbox: string,
  account: Account | null,
  userId: number | null,
): Caller {
  const id = account?.id ?? NO_ACCOUNT;
  return {
    accountId: id,
    keyId: id,
    userId,
    prefix: PORTAL,
    name: PORTAL,
    kind: 'live',
    plan: account?.grantKind ?? 'free',
    monthlyCap: account?.monthlyCap ?? 0,
    includedDocs: account?.includedDocs ?? null,
    limits: {
      ...callerLimits(account?.grantKind ?? 'free'),
      requestsPerMinute: LIMITS.requestsPerMinute, // a person's pages ask several things at once, on any plan
      pollsPerMinute: LIMITS.pollsPerMinute,
    },
    limitSubject: `${PORTAL}:${createHash('sha256').update(mailbox).digest('hex').slice(0, 32)}`,
    session: { email, staff, account: account !== null },
  };
}

async function signIn(
  ports: Pick<Ports, 'store' | 'clock' | 'random'>,
  caller: Caller,
  { digest, staff }: VerifiedToken,
  accountId: string | null,
): Promise<void> {
  const detail = staff ? 'staff' : '';
  await noteEvent(ports, { event: 'sign_in', actor: actorOf(caller), accountId, subject: digest, detail });
}

function forgetExpired(noted: Map<string, Date>, now: Date): void {
  for (const [digest, until] of noted) if (until <= now) noted.delete(digest);
  if (noted.size >= MOST_REMEMBERED) noted.clear(); // the log itself knows them: an entry is written once
}

export async function whoAmI(ports: Pick<Ports, 'store'>, caller: Caller): Promise<WhoAmIResponse> {
  const { email, staff } = caller.session!; // the route's access asks for one
  const account = await ports.store.accounts.get(caller.accountId);
  const active =
    account === null
      ? 0
      : (await ports.store.keys.countActive(account.id, 'live')) +
        (await ports.store.keys.countActive(account.id, 'test'));
  return { email, superadmin: staff, stripe_customer_id: account?.stripeCustomerId ?? null, active_keys: active };
}
