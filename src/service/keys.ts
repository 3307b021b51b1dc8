// Takes: a caller and a key request. Gives: keys minted, listed, rotated and revoked.
// Never: a key over the account's limit, two successors of one key, a live key by the hand of a test key, or a sign that another
// account's key exists.
import { Refusal } from '../contract/refusals.ts';
import type { KeyListResponse, KeyRow, MintResponse, RevokeResponse, UserKeyRequest } from '../contract/resources.ts';
import { type Actor, actorOf, noteEvent } from './audit.ts';
import type { Caller } from './authenticate.ts';
import { newId } from './ids.ts';
import { type KeyText, newKeyText } from './key-text.ts';
import { periodOf } from './period.ts';
import { keyLimit, poolLeft } from './plans.ts';
import { hasPlan } from './quota.ts';
import type { Account, Key, KeyKind, KeyWithUsage, Ports, Store } from './ports.ts';

export async function mintKey(ports: Ports, caller: Caller, request: UserKeyRequest): Promise<MintResponse> {
  const kind = request.test ? 'test' : 'live';
  refuseTestKey(caller, kind);
  const { accountId, userId } = caller;
  return await mintFor(ports, actorOf(caller), accountId, { name: request.name, kind, userId });
}

type KeyPorts = Pick<Ports, 'store' | 'clock' | 'random'>;

/** A key for an account, by whoever may: its own caller, or the operator at the command. */
export async function mintFor(
  ports: KeyPorts,
  actor: Actor,
  accountId: string,
  request: NewKey,
): Promise<MintResponse> {
  const { kind } = request;
  return await ports.store.transaction(async (store) => {
    const account = await entitledAccount(store, accountId, ports.clock.now());
    const limit = keyLimit(account.grantKind, kind);
    if ((await store.keys.countActive(account.id, kind)) >= limit)
      throw new Refusal('too_many_keys', `The account has its ${limit} ${kind} ${limit === 1 ? 'key' : 'keys'}.`, {
        limit,
      });
    const inside = { ...ports, store };
    const issued = await issueKey(inside, account, request);
    await noteEvent(inside, { event: 'mint', actor, accountId, subject: issued.prefix, detail: kind });
    return mintResponse(issued, account);
  });
}

export async function listKeys(ports: Ports, caller: Caller): Promise<KeyListResponse> {
  const account = await ports.store.accounts.get(caller.accountId);
  if (account === null) return { keys: [] };
  return { keys: await listKeysOf(ports, account) };
}

export async function listKeysOf(ports: Pick<Ports, 'store' | 'clock'>, account: Account): Promise<KeyRow[]> {
  const rows = await ports.store.keys.listWithUsage(account.id, periodOf(ports.clock.now()).name);
  return rows.map((row) => keyRow(row, account));
}

/** The successor is made and the old key revoked in one transaction: no moment with both, none with neither. */
export async function rotateKey(ports: Ports, caller: Caller, prefix: string): Promise<MintResponse> {
  return await ports.store.transaction(async (store) => {
    const account = await store.accounts.lock(caller.accountId);
    const old = await ownKey(store, caller, prefix);
    refuseTestKey(caller, old.kind);
    if (account === null || old.revokedAt !== null) throw rotateFailed(old);
    const { name, kind, userId } = old;
    const inside = { ...ports, store };
    const issued = await issueKey(inside, account, { name, kind, userId }, old);
    if (!(await store.keys.revoke(old.id, issued.key.createdAt, issued.key.id))) throw rotateFailed(old);
    await noteEvent(inside, { event: 'rotate', ...happenedTo(caller, prefix), detail: `by ${issued.prefix}` });
    return mintResponse(issued, account);
  });
}

/** Revoking twice is no fault: the answer says what holds now. */
export async function revokeKey(ports: Ports, caller: Caller, prefix: string): Promise<RevokeResponse> {
  const key = await ownKey(ports.store, caller, prefix);
  refuseTestKey(caller, key.kind);
  await ports.store.transaction(async (store) => {
    if (await store.keys.revoke(key.id, ports.clock.now(), null))
      await noteEvent({ ...ports, store }, { event: 'revoke', ...happenedTo(caller, prefix) });
  });
  return { prefix, revoked: true };
}

/** A test key lies in scripts and build machines: it manages test keys, and never comes by a live one. */
function refuseTestKey(caller: Caller, kind: KeyKind): void {
  if (caller.kind === 'test' && kind === 'live')
    throw new Refusal('not_permitted', 'A test key mints, rotates and revokes test keys only. Use a live key.');
}

function happenedTo(caller: Caller, subject: string) {
  return { actor: actorOf(caller), accountId: caller.accountId, subject };
}

/** The key of that prefix, if it is on the caller's account; a foreign one is answered as an unknown one is. */
export async function ownKey(store: Store, caller: Caller, prefix: string): Promise<Key> {
  const key = await store.keys.ofAccount(caller.accountId, prefix);
  if (key === null) throw new Refusal('no_such_key', 'No key of that prefix is on this account.');
  return key;
}

export interface NewKey {
  readonly name: string;
  readonly kind: KeyKind;
  readonly userId: number | null;
}

export interface IssuedKey extends KeyText {
  readonly key: Key;
}

/** Stores the digest of a fresh key. Caps and line are the plan's and its own, or those of the key it succeeds. */
export async function issueKey(
  ports: KeyPorts,
  account: Account,
  request: NewKey,
  old: Key | null = null,
): Promise<IssuedKey> {
  const caps = old ?? account;
  for (;;) {
    const text = newKeyText(ports.random, request.kind);
    const id = newId(ports);
    const key: Key = {
      ...request,
      id,
      rootId: old?.rootId ?? id,
      accountId: account.id,
      prefix: text.prefix,
      digest: text.digest,
      monthlyCap: caps.monthlyCap,
      includedDocs: caps.includedDocs,
      createdAt: ports.clock.now(),
      revokedAt: null,
      replacedBy: null,
    };
    // False once in 2^64: another key shows that prefix. Draw again.
    if (await ports.store.keys.insert(key)) return { ...text, key };
  }
}

async function entitledAccount(store: Store, accountId: string, now: Date): Promise<Account> {
  const account = await store.accounts.lock(accountId);
  if (account === null || !hasPlan(account, now))
    throw new Refusal('no_entitlement', 'The account has no active plan to issue a key against.');
  return account;
}

function rotateFailed({ prefix, replacedBy }: Key): Refusal {
  const cause = replacedBy === null ? 'revoked' : 'replaced';
  return new Refusal('rotate_failed', `${prefix} is already ${cause}. Mint a new key instead.`);
}

function mintResponse({ text, key }: IssuedKey, account: Account): MintResponse {
  return {
    api_key: text,
    prefix: key.prefix,
    name: key.name,
    monthly_cap: key.monthlyCap,
    pool_docs: poolLeft(account),
    created_at: key.createdAt.toISOString(),
  };
}

function keyRow({ key, month, lifetimeDocuments }: KeyWithUsage, account: Account): KeyRow {
  return {
    prefix: key.prefix,
    name: key.name,
    monthly_cap: key.monthlyCap,
    created_at: key.createdAt.toISOString(),
    revoked_at: key.revokedAt?.toISOString() ?? null,
    documents: month.documents,
    input_tokens: month.inputTokens,
    output_tokens: month.outputTokens,
    included_docs: key.includedDocs,
    pool_docs: poolLeft(account),
    lifetime_documents: lifetimeDocuments,
    user_id: key.userId,
    grant_kind: account.entitlement === 'active' ? account.grantKind : null,
  };
}
