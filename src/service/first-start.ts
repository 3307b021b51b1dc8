// Takes: a store. Gives: on a deployment's very first start the local account's keys, in plaintext, that once; later null.
// Never: a second local account, however many nodes start at once.
import { newId } from './ids.ts';
import { issueKey } from './keys.ts';
import { ARRANGEMENT_PLAN, UNBILLED } from './plans.ts';
import type { Account, Ports } from './ports.ts';

export interface FirstKeys {
  readonly accountId: string;
  readonly liveKey: string;
  readonly testKey: string;
}

const LOCAL_ACCOUNT = 'local_account';

export async function firstStart(ports: Ports): Promise<FirstKeys | null> {
  if ((await ports.store.meta.get(LOCAL_ACCOUNT)) !== null) return null;
  return await ports.store.transaction(async (store) => {
    const account = newLocalAccount(ports);
    if (!(await store.meta.claim(LOCAL_ACCOUNT, account.id))) return null; // another node was first
    await store.accounts.insert(account);
    const inside = { ...ports, store };
    const live = await issueKey(inside, account, { name: 'local', kind: 'live', userId: null });
    const test = await issueKey(inside, account, { name: 'local test', kind: 'test', userId: null });
    return { accountId: account.id, liveKey: live.text, testKey: test.text };
  });
}

function newLocalAccount(ports: Ports): Account {
  return {
    ...ARRANGEMENT_PLAN,
    ...UNBILLED,
    id: newId(ports),
    origin: 'local',
    entitlement: 'active',
    company: 'local',
    role: 'operator',
    poolSpent: 0,
    createdAt: ports.clock.now(),
  };
}
