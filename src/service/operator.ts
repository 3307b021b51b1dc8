// Takes: what an operator asks at the command (`thence admin`). Gives: accounts found, granted and closed, keys revoked.
// Never: a change that the audit log does not name, in the same transaction.
import type { Actor } from './audit.ts';
import { noteEvent } from './audit.ts';
import { grantPlan, savePlan } from './grant-plan.ts';
import { newId } from './ids.ts';
import { mailboxOf } from './mailbox.ts';
import { ARRANGEMENT_PLAN, UNBILLED } from './plans.ts';
import type { Grant } from './plan-change.ts';
import type { Account, Key, Ports } from './ports.ts';

export type OperatorPorts = Pick<Ports, 'store' | 'clock' | 'random'>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By its id, by the e-mail address of one of its people, or `local` for the account of the first start. */
export async function findAccount({ store }: OperatorPorts, word: string): Promise<Account | null> {
  if (word === 'local') {
    const id = await store.meta.get('local_account');
    return id === null ? null : await store.accounts.get(id);
  }
  if (UUID.test(word)) return await store.accounts.get(word.toLowerCase());
  const mailbox = mailboxOf(word);
  return mailbox === null ? null : ((await store.accounts.byMailbox(mailbox.mailbox))?.account ?? null);
}

export interface NewAccount {
  readonly email: string;
  readonly company: string;
  readonly role: string;
}

/** An account that staff open; its plan is granted in the same transaction. */
export async function openAccount(
  ports: OperatorPorts,
  actor: Actor,
  { email, company, role }: NewAccount,
  grant: Grant,
): Promise<Account> {
  const account: Account = {
    ...ARRANGEMENT_PLAN,
    ...UNBILLED,
    id: newId(ports),
    origin: 'staff',
    entitlement: 'closed',
    company,
    role,
    poolSpent: 0,
    createdAt: ports.clock.now(),
  };
  return await ports.store.transaction(async (store) => {
    await store.accounts.insert(account);
    const inside = { ...ports, store };
    await addPerson(inside, account.id, email);
    return await grantTo(inside, actor, account.id, grant);
  });
}

/** A plan, and where it is given the address of another person who may sign in to the account. */
export async function grantTo(
  ports: OperatorPorts,
  actor: Actor,
  accountId: string,
  grant: Grant,
  email: string | null = null,
): Promise<Account> {
  return await ports.store.transaction(async (store) => {
    const inside = { ...ports, store };
    if (email !== null) await addPerson(inside, accountId, email);
    const account = await grantPlan(inside, accountId, grant);
    if (account === null) throw new Error('There is no such account.');
    await noteEvent(inside, { event: 'grant', actor, accountId, subject: grant.plan, detail: detailOf(grant, email) });
    return account;
  });
}

/** For one who joins an account whose plan stays. */
export async function admitPerson(ports: OperatorPorts, actor: Actor, accountId: string, email: string): Promise<void> {
  await ports.store.transaction(async (store) => {
    const inside = { ...ports, store };
    const userId = await addPerson(inside, accountId, email);
    await noteEvent(inside, { event: 'grant', actor, accountId, subject: 'person', detail: `user ${userId}` });
  });
}

async function addPerson({ store, clock }: OperatorPorts, accountId: string, email: string): Promise<number> {
  const mailbox = mailboxOf(email);
  if (mailbox === null) throw new Error(`${email} is not a complete e-mail address.`);
  const { address, mailbox: name } = mailbox;
  const person = await store.accounts.addEmail({ accountId, address, mailbox: name, createdAt: clock.now() });
  if (person === null) throw new Error(`${address} belongs to an account already.`);
  return person.userId;
}

function detailOf(grant: Grant, email: string | null): string {
  const figures = [
    'seats' in grant && grant.seats !== undefined ? `${grant.seats} seats` : '',
    'packs' in grant ? `${grant.packs} packs` : '',
    email === null ? '' : 'and a person',
  ];
  return figures.filter((figure) => figure !== '').join(' ');
}

/** No plan, and no key works any more. What the account ran stays, for its people to collect and delete once signed in. */
export async function closeAccount(
  ports: OperatorPorts,
  actor: Actor,
  accountId: string,
): Promise<{ readonly account: Account; readonly keys: number }> {
  return await ports.store.transaction(async (store) => {
    const account = await store.accounts.lock(accountId);
    if (account === null) throw new Error('There is no such account.');
    if (account.closedAt !== null) return { account, keys: 0 };
    const now = ports.clock.now();
    const closed: Account = { ...account, entitlement: 'closed', closedAt: now };
    await savePlan(store, closed);
    const keys = await store.keys.revokeAll(accountId, now);
    const detail = `${keys} keys revoked`;
    await noteEvent({ ...ports, store }, { event: 'close', actor, accountId, subject: accountId, detail });
    return { account: closed, keys };
  });
}

/** False when it was revoked before. */
export async function revokeFor(ports: OperatorPorts, actor: Actor, key: Key): Promise<boolean> {
  return await ports.store.transaction(async (store) => {
    if (!(await store.keys.revoke(key.id, ports.clock.now(), null))) return false;
    const { accountId, prefix } = key;
    await noteEvent({ ...ports, store }, { event: 'revoke', actor, accountId, subject: prefix });
    return true;
  });
}
