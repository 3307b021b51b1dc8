// Takes: nothing. Gives: the world as the services see it: store, clock, randomness, mail domains, limiter, objects, queue.
// Never: a driver, a table name or a library; those live in adapters.
import type { GrantKind } from '../contract/resources.ts';
import type { BillingTable, Mailer, Rate, Standing } from './billing-ports.ts';

/** At hand, or on its way: the embedded engine's repeated reads are answered from memory. `await` takes both. */
export type Awaitable<Value> = Value | Promise<Value>;

export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(count: number): Uint8Array;
}

export const ACCOUNT_ORIGINS = ['local', 'signup', 'staff'] as const;
export const ENTITLEMENTS = ['active', 'incomplete', 'closed'] as const;
export const KEY_KINDS = ['live', 'test'] as const;
export type AccountOrigin = (typeof ACCOUNT_ORIGINS)[number];
/** `incomplete`: a checkout began and never ended; `closed`: no plan any more. */
export type Entitlement = (typeof ENTITLEMENTS)[number];
export type KeyKind = (typeof KEY_KINDS)[number];

/** What an account may use. Monthly plans have no pool; pools have no month (DECISIONS.md "Plans"). */
export interface Plan {
  readonly grantKind: GrantKind;
  readonly monthlyCap: number;
  readonly includedDocs: number | null;
  /** Documents granted in all; null where the plan is monthly. */
  readonly poolGranted: number | null;
}

export interface Account extends Plan, Standing {
  readonly id: string;
  readonly origin: AccountOrigin;
  readonly entitlement: Entitlement;
  readonly company: string;
  readonly role: string;
  readonly poolSpent: number;
  readonly createdAt: Date;
}

/** An account's live work, or what its test keys ran: neither side sees the other. */
export interface Holdings {
  readonly accountId: string;
  readonly test: boolean;
}

/** Whose work is looked for: one line of keys', or, with `keyId` null, all of that side of the account. */
export interface Reach extends Holdings {
  readonly keyId: string | null;
}

/** One person of an account; `userId` is what KeyRow.user_id shows. */
export interface AccountEmail {
  readonly userId: number;
  readonly accountId: string;
  readonly address: string;
  readonly mailbox: string;
}

export interface Key {
  readonly id: string;
  /** The first key of its line of rotations, its own id where it is the first: what a line submitted is known by it. */
  readonly rootId: string;
  readonly accountId: string;
  readonly userId: number | null;
  readonly prefix: string;
  /** SHA-256 of the whole key; the key itself is never stored. */
  /** In hexadecimal. */
  readonly digest: string;
  readonly name: string;
  readonly kind: KeyKind;
  readonly monthlyCap: number;
  readonly includedDocs: number | null;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  readonly replacedBy: string | null;
}

export interface UsageTotals {
  readonly documents: number;
  /** Of these, taken from a subscription's included ones. */
  readonly includedDocuments: number;
  readonly overageDocuments: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface KeyWithUsage {
  readonly key: Key;
  readonly month: UsageTotals;
  readonly lifetimeDocuments: number;
}

/** One billed document. `documentId` is the run's id and makes billing happen once. */
export interface BilledDocument {
  readonly documentId: string;
  readonly accountId: string;
  readonly keyPrefix: string;
  readonly document: string;
  readonly source: string;
  /** UTC month, `2026-11`. */
  readonly period: string;
  /** Beyond the plan's included documents: the metered rates. */
  readonly overage: boolean;
  readonly rate: Rate;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly billedAt: Date;
}

/** An account as staff see it: with its people, its keys and what was billed in the period. */
export interface AccountOverview extends Account {
  readonly emails: readonly string[];
  readonly activeKeys: number;
  readonly documents: number;
}

export interface AccountPage {
  /** Older than the account of this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface PeopleTable {
  /** Null when the mailbox is taken. */
  addEmail(email: Omit<AccountEmail, 'userId'> & { readonly createdAt: Date }): Promise<AccountEmail | null>;
  hasMailbox(mailbox: string): Promise<boolean>;
  byMailbox(mailbox: string): Promise<{ readonly account: Account; readonly userId: number } | null>;
  people(accountId: string): Promise<readonly AccountEmail[]>;
  /** The address the account was opened with; null where it has none. */
  firstAddress(accountId: string): Promise<string | null>;
}

export interface AccountTable extends PeopleTable {
  insert(account: Account): Promise<void>;
  get(accountId: string): Promise<Account | null>;
  /** Holds the row until the transaction ends: every limit of an account is counted under this lock. */
  lock(accountId: string): Promise<Account | null>;
  /** Newest first. */
  list(page: AccountPage, period: string): Promise<readonly AccountOverview[]>;
  /** Refused by the database where it would go beyond the grant. */
  spendPool(accountId: string, documents: number): Promise<void>;
  /** One of the credits set aside; refused by the database where there is none. */
  spendCredit(accountId: string): Promise<void>;
  /** Everything of the account that a plan or its billing changes. Call it under the lock. */
  savePlan(account: Account): Promise<void>;
  /** On a trial that ended before, with no subscription to follow it. */
  endedTrials(before: Date, limit: number): Promise<readonly string[]>;
  ofCustomer(stripeCustomerId: string): Promise<Account | null>;
  /** The customer the account has from now on: this one, or the one another node was quicker with. */
  claimCustomer(accountId: string, stripeCustomerId: string): Promise<string>;
}

export interface KeyOfAccount {
  readonly key: Key;
  readonly account: Account;
}

export interface KeyTable {
  /** False when the prefix is taken. */
  insert(key: Key): Promise<boolean>;
  byDigest(digest: string): Awaitable<KeyOfAccount | null>;
  /** Null where the account has no key of that prefix; a key of another account takes no longer than none. */
  ofAccount(accountId: string, prefix: string): Promise<Key | null>;
  countActive(accountId: string, kind: KeyKind): Promise<number>;
  /** For the operator, whose every account is in reach. */
  find(prefix: string): Promise<Key | null>;
  /** Every key that was not revoked before; gives how many. */
  revokeAll(accountId: string, at: Date): Promise<number>;
  listWithUsage(accountId: string, period: string): Promise<readonly KeyWithUsage[]>;
  /** The plan's caps, on every key that is not revoked. */
  copyCaps(accountId: string, caps: Pick<Key, 'monthlyCap' | 'includedDocs'>): Promise<void>;
  /** False when it was revoked before: exactly one caller wins. */
  revoke(keyId: string, at: Date, replacedBy: string | null): Promise<boolean>;
}

export interface UsageTable {
  /** Gives how many of them were not billed before. */
  record(bills: readonly BilledDocument[]): Promise<number>;
  totals(accountId: string, period: string, keyPrefix: string | null): Awaitable<UsageTotals>;
  /** Of every account that was billed in the period, oldest account first. */
  byRate(period: string): Promise<readonly UsageByRate[]>;
}

export interface UsageByRate {
  readonly account: Account;
  /** The address the account was opened with. */
  readonly email: string | null;
  readonly documents: Readonly<Record<Rate, number>>;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface SignupTable {
  /** False when the day's count for the scope has reached the cap. */
  take(day: string, scope: string, cap: number): Promise<boolean>;
}

export const AUDIT_EVENTS = ['signup', 'mint', 'rotate', 'revoke', 'delete', 'grant', 'close', 'sign_in'] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];
export type ActorKind = 'key' | 'session' | 'operator' | 'nobody';

/** One security event. Never a key, a token or a document's words; an e-mail address only where nothing else names the person. */
export interface AuditEntry {
  /** In time order. */
  readonly id: string;
  readonly at: Date;
  readonly event: AuditEvent;
  readonly accountId: string | null;
  readonly actorKind: ActorKind;
  /** A key's prefix, a person's user id (or address, without an account), the name of the machine's user, or nothing. */
  readonly actor: string;
  /** What it happened to: a key's prefix, a run's reference, a plan; of a sign-in, a digest that is the token's own. */
  readonly subject: string;
  readonly detail: string;
}

export interface AuditFilter {
  readonly accountId?: string | undefined;
  readonly event?: AuditEvent | undefined;
  readonly since?: Date | undefined;
  /** Older than the entry of this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface AuditTable {
  /** False where this is a sign-in by a token that has signed in before. */
  add(entry: AuditEntry): Promise<boolean>;
  /** Newest first. */
  list(filter: AuditFilter): Promise<readonly AuditEntry[]>;
  forget(before: Date): Promise<void>;
}

export interface MetaTable {
  get(name: string): Promise<string | null>;
  /** False when the name is already set: exactly one caller wins. */
  claim(name: string, value: string): Promise<boolean>;
}

export interface Store {
  readonly accounts: AccountTable;
  readonly keys: KeyTable;
  readonly usage: UsageTable;
  readonly billing: BillingTable;
  readonly signups: SignupTable;
  readonly audit: AuditTable;
  readonly meta: MetaTable;
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

export interface RequestWindow {
  /** Requests of this window, this one included; above the limit means refused. */
  readonly used: number;
  readonly resetS: number;
}

export interface RequestLimiter {
  take(subject: string, limit: number, windowS: number): Awaitable<RequestWindow>;
}

export interface MailDomains {
  isDisposable(domain: string): boolean;
  /** `unknown`: the resolver failed or took too long, which admits. */
  acceptsMail(domain: string): Promise<'yes' | 'no' | 'unknown'>;
}

/** A portal session token that was verified: whose it is, by an e-mail address that its issuer has verified. */
export interface VerifiedToken {
  readonly email: string;
  /** In the staff group. */
  readonly staff: boolean;
  readonly expiresAt: Date;
  /** Tells the token from every other; nothing of the token can be had from it. */
  readonly digest: string;
}

export interface Identity {
  /** Refuses invalid_token, or identity_unavailable where the issuer cannot be asked. */
  verify(token: string): Promise<VerifiedToken>;
}

export interface StoredObject {
  readonly name: string;
  readonly bytes: number;
}

export interface PutTerms {
  /** Exactly so many bytes. */
  readonly bytes?: number;
  /** So many bytes and no more. */
  readonly maxBytes?: number;
  /** Refused where the name is taken: of any number of such puts exactly one succeeds. */
  readonly onlyIfAbsent?: boolean;
}

export const PUT_REFUSALS = ['exists', 'too_short', 'too_long'] as const;

/** The content or the name did not meet the terms; the store is as it was before. */
export class PutRefused extends Error {
  readonly why: (typeof PUT_REFUSALS)[number];

  constructor(why: (typeof PUT_REFUSALS)[number], sentence: string) {
    super(sentence);
    this.name = 'PutRefused';
    this.why = why;
  }
}

export interface ObjectStore {
  /** Rejects with a PutRefused where the terms are not met. */
  put(name: string, content: AsyncIterable<Uint8Array>, terms?: PutTerms): Promise<StoredObject>;
  /** Null when there is no such object. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  delete(name: string): Promise<boolean>;
  /** In the order of the names' bytes. */
  list(folder?: string): AsyncIterable<StoredObject>;
  ping(): Promise<void>;
}

export interface Queue {
  /** Rejects while the queue is not ready. */
  ping(): Promise<void>;
  /** Jobs waiting or running, by queue. */
  depth(): Promise<Readonly<Record<string, number>>>;
}

export interface Ports {
  readonly store: Store;
  readonly limiter: RequestLimiter;
  readonly mailDomains: MailDomains;
  /** Absent or null: no mail server is set, and nobody is invited. */
  readonly mailer?: Mailer | null;
  readonly clock: Clock;
  readonly random: Random;
}
