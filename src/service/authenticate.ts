// Takes: the bearer token of a request. Gives: who calls, with the limits of the plan.
// Never: a different answer, or time, for a prefix that exists and one that does not: the lookup is by the digest of the whole key.
import { Refusal } from '../contract/refusals.ts';
import type { GrantKind } from '../contract/resources.ts';
import { readKeyText } from './key-text.ts';
import { type CallerLimits, callerLimits } from './plans.ts';
import type { KeyKind, Ports } from './ports.ts';

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
}

export async function authenticate(ports: Pick<Ports, 'store'>, bearerToken: string | null): Promise<Caller> {
  const presented = bearerToken === null ? null : readKeyText(bearerToken);
  if (presented === null) throw invalidKey();
  const found = await ports.store.keys.byDigest(presented.digest);
  if (found === null) throw invalidKey();
  const { key, account } = found;
  if (key.revokedAt !== null) throw revokedKey(key.replacedBy !== null);
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
  };
}

function invalidKey(): Refusal {
  return new Refusal('invalid_api_key', 'Send a valid key as "Authorization: Bearer <API_KEY>".');
}

function revokedKey(replaced: boolean): Refusal {
  return new Refusal('revoked_api_key', replaced ? 'This key was replaced by rotation.' : 'This key was revoked.');
}
