// Takes: the bearer token of a request. Gives: who calls, with the limits of the plan.
// Never: a different answer, or time, for a prefix that exists and one that does not: the lookup is by the digest of the whole key.
import { Refusal } from '../contract/refusals.ts';
import type { GrantKind } from '../contract/resources.ts';
import { onceKnown } from './awaitable.ts';
import { readKeyText } from './key-text.ts';
import { type CallerLimits, callerLimits } from './plans.ts';
import type { Awaitable, Holdings, KeyKind, KeyOfAccount, Ports, Reach } from './ports.ts';

export interface Caller {
  readonly accountId: string;
  /** The first of its line of rotations: a successor has what its predecessors submitted, staged and used. */
  readonly keyId: string;
  readonly userId: number | null;
  readonly prefix: string;
  readonly name: string;
  readonly kind: KeyKind;
  readonly plan: GrantKind;
  readonly monthlyCap: number;
  readonly includedDocs: number | null;
  readonly limits: CallerLimits;
  /** Whose requests a minute are counted: the line of the key, or the person. */
  readonly limitSubject: string;
  /** Who is signed in; null where a key asks. */
  readonly session: Session | null;
}

export interface Session {
  readonly email: string;
  readonly staff: boolean;
  /** False: the verified address belongs to no account. */
  readonly account: boolean;
}

/** What of the account's work a caller may list, place, export and delete: a test key what test keys ran, others what is live. */
export function holdingsOf({ accountId, kind }: Caller): Holdings {
  return { accountId, test: kind === 'test' };
}

/** What of it a caller may collect: a key its own line's, a session all of it. */
export function reachOf(caller: Caller): Reach {
  return { ...holdingsOf(caller), keyId: caller.session === null ? caller.keyId : null };
}

export function authenticate(ports: Pick<Ports, 'store'>, bearerToken: string | null): Awaitable<Caller> {
  const presented = bearerToken === null ? null : readKeyText(bearerToken);
  if (presented === null) throw invalidKey();
  return onceKnown(ports.store.keys.byDigest(presented.digest), callerBy);
}

function callerBy(found: KeyOfAccount | null): Caller {
  if (found === null) throw invalidKey();
  const { key, account } = found;
  if (key.revokedAt !== null) throw revokedKey(found);
  return {
    accountId: account.id,
    keyId: key.rootId,
    userId: key.userId,
    prefix: key.prefix,
    name: key.name,
    kind: key.kind,
    plan: account.grantKind,
    monthlyCap: key.monthlyCap,
    includedDocs: key.includedDocs,
    limits: callerLimits(account.grantKind),
    limitSubject: key.rootId,
    session: null,
  };
}

function invalidKey(): Refusal {
  return new Refusal('invalid_api_key', 'Send a valid key as "Authorization: Bearer <API_KEY>".');
}

function revokedKey({ key, account }: KeyOfAccount): Refusal {
  const why =
    account.closedAt !== null
      ? "This key's account was closed."
      : key.replacedBy !== null
        ? 'This key was replaced by rotation.'
        : 'This key was revoked.';
  return new Refusal('revoked_api_key', why);
}
