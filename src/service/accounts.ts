// Takes: a signup and the deployment's settings. Gives: a free account with its one live key, or the refusal that applies.
// Never: two grants to one mailbox, or one more than the day's cap, however many ask at once on however many nodes.
import { createHash } from 'node:crypto';
import { Refusal } from '../contract/refusals.ts';
import type { SignupRequest, SignupResponse } from '../contract/resources.ts';
import { NOBODY, noteEvent } from './audit.ts';
import { newId } from './ids.ts';
import { issueKey } from './keys.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';
import { dayOf } from './period.ts';
import { FREE_PLAN, UNBILLED } from './plans.ts';
import type { Account, Ports, Store } from './ports.ts';

export interface SignupSettings {
  /** False: free_tier_closed. */
  readonly open: boolean;
  /** Free accounts a UTC day, all callers together. */
  readonly dailyCap: number;
  /** Free accounts a UTC day and network address; null for no such cap. */
  readonly dailyCapPerAddress: number | null;
}

export const SIGNUP_SETTINGS: SignupSettings = { open: true, dailyCap: 200, dailyCapPerAddress: null };

export async function signup(
  ports: Ports,
  request: SignupRequest,
  settings: SignupSettings = SIGNUP_SETTINGS,
  networkAddress: string | null = null,
): Promise<SignupResponse> {
  const mailbox = await eligibleMailbox(ports, request, settings);
  const { text, prefix } = await ports.store.transaction(async (store) => {
    const account = newFreeAccount(ports, request);
    await store.accounts.insert(account);
    const person = await store.accounts.addEmail({ ...mailbox, accountId: account.id, createdAt: account.createdAt });
    if (person === null) throw alreadyGranted();
    await takePlaceOfToday(store, ports.clock.now(), settings, networkAddress);
    const inside = { ...ports, store };
    const issued = await issueKey(inside, account, { name: 'signup', kind: 'live', userId: person.userId });
    await noteEvent(inside, { event: 'signup', actor: NOBODY, accountId: account.id, subject: issued.prefix });
    return issued;
  });
  // After the commit: no mail about an account that is not there, and no signup undone by a mail server.
  const invited = (await ports.mailer?.invite(mailbox.address)) ?? false;
  return { api_key: text, prefix, documents: FREE_PLAN.poolGranted!, invited };
}

/** Everything that can be refused before anything is written, the cheapest first. */
async function eligibleMailbox(ports: Ports, request: SignupRequest, settings: SignupSettings): Promise<Mailbox> {
  if (!settings.open) throw new Refusal('free_tier_closed', 'Free signup is switched off on this server.');
  const mailbox = mailboxOf(request.email);
  if (mailbox === null) throw new Refusal('invalid_email', 'The address is not a complete e-mail address.');
  if (!request.accepted_terms)
    throw new Refusal('terms_not_accepted', 'The terms must be accepted: set accepted_terms to true.');
  if (ports.mailDomains.isDisposable(mailbox.domain))
    throw new Refusal('disposable_email', `${mailbox.domain} gives out disposable addresses. Use a lasting one.`);
  if (await ports.store.accounts.hasMailbox(mailbox.mailbox)) throw alreadyGranted();
  if ((await ports.mailDomains.acceptsMail(mailbox.domain)) === 'no')
    throw new Refusal('undeliverable_domain', `${mailbox.domain} accepts no mail.`);
  return mailbox;
}

async function takePlaceOfToday(
  store: Store,
  now: Date,
  { dailyCap, dailyCapPerAddress }: SignupSettings,
  networkAddress: string | null,
): Promise<void> {
  const day = dayOf(now);
  // The narrower cap first: its row is contended by one address only, and every transaction locks in this order.
  if (dailyCapPerAddress !== null && networkAddress !== null)
    await take(store, day, `address:${hashed(networkAddress)}`, dailyCapPerAddress);
  await take(store, day, 'all', dailyCap);
}

async function take(store: Store, day: string, scope: string, cap: number): Promise<void> {
  if (!(await store.signups.take(day, scope, cap)))
    throw new Refusal('free_tier_busy', "Today's free signups are spent. Try again later.", { limit: cap });
}

function newFreeAccount(ports: Ports, { company, role }: SignupRequest): Account {
  return {
    ...FREE_PLAN,
    ...UNBILLED,
    id: newId(ports),
    origin: 'signup',
    entitlement: 'active',
    company,
    role,
    poolSpent: 0,
    createdAt: ports.clock.now(),
  };
}

function hashed(networkAddress: string): string {
  return createHash('sha256').update(networkAddress).digest('hex').slice(0, 32);
}

function alreadyGranted(): Refusal {
  return new Refusal('already_granted', 'This address has already been given its free documents.');
}
