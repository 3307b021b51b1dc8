// `thence admin account list | show | grant | close`.
import { LIMITS } from '../contract/limits.ts';
import { listKeysOf } from '../service/keys.ts';
import { mailboxOf } from '../service/mailbox.ts';
import {
  admitPerson,
  closeAccount,
  findAccount,
  grantTo,
  openAccount,
  type OperatorPorts,
} from '../service/operator.ts';
import type { Grant } from '../service/plan-change.ts';
import { poolLeft } from '../service/plans.ts';
import type { Account } from '../service/ports.ts';
import { accountRow, listAccounts } from '../service/staff.ts';
import { type Branch, FLAG, TEXT } from './command.ts';
import { accountNamed, columns, noWord, oneWord, operator, wholeNumber, type Words, WrongInput } from './options.ts';
import type { CliServices } from './services.ts';

const PAGE = 500;

const PLANS = ['free', 'trial', 'arrangement', 'volume', 'seat', 'pack'] as const;

export const adminAccount: Branch = {
  actions: {
    list: { options: { json: FLAG }, run: list },
    show: { options: { json: FLAG }, run: show },
    grant: {
      options: { plan: { takes: PLANS }, seats: TEXT, packs: TEXT, email: TEXT, company: TEXT, role: TEXT },
      run: grant,
    },
    close: { run: close },
  },
};

async function list(words: Words, { operate, out }: CliServices): Promise<number> {
  noWord(words);
  await operate(async (ports) => {
    const rows: ReturnType<typeof accountRow>[] = [];
    for (let before: string | undefined, more = true; more; more = before !== undefined) {
      const { accounts, next } = await listAccounts(ports, { limit: PAGE, before });
      rows.push(...accounts.map(accountRow));
      before = next ?? undefined;
    }
    if (words.flags.has('json')) for (const row of rows) out(JSON.stringify(row));
    else
      for (const line of columns([
        ['ACCOUNT', 'OPENED', 'PLAN', 'MONTH', 'LEFT', 'KEYS', 'COMPANY', 'PEOPLE'],
        ...rows.map((row) => [
          row.account,
          row.created_at.slice(0, 10),
          planOf(row),
          String(row.documents),
          row.pool_docs === null ? '-' : String(row.pool_docs),
          String(row.active_keys),
          row.company,
          row.emails.join(' ') || '-',
        ]),
      ]))
        out(line);
  });
  return 0;
}

type Shown = Pick<ReturnType<typeof accountRow>, 'entitlement' | 'grant_kind' | 'tier' | 'seats' | 'closed_at'>;

function planOf({ entitlement, grant_kind: kind, tier, seats, closed_at: closed }: Shown): string {
  if (closed !== null) return 'closed';
  if (entitlement !== 'active') return entitlement === 'incomplete' ? 'incomplete' : 'none';
  return tier === null ? kind : seats === null ? tier : `${tier} x ${seats}`;
}

async function show(words: Words, { operate, out }: CliServices): Promise<number> {
  const name = oneWord(words, 'the account');
  await operate(async (ports) => {
    const account = await accountNamed(ports, name);
    const [people, keys] = [await ports.store.accounts.people(account.id), await listKeysOf(ports, account)];
    if (words.flags.has('json')) {
      const shown = { ...account, people: people.map(({ userId, address }) => ({ user_id: userId, address })), keys };
      return out(JSON.stringify(shown));
    }
    for (const line of summary(account)) out(line);
    for (const { userId, address } of people) out(`person     ${address} (user ${userId})`);
    for (const key of keys)
      out(
        `key        ${key.prefix} "${key.name}" ${key.revoked_at ? `revoked ${key.revoked_at.slice(0, 10)}` : 'active'}, ${key.documents} documents this month`,
      );
  });
  return 0;
}

function summary(account: Account): string[] {
  const left = poolLeft(account);
  const shown = { entitlement: account.entitlement, grant_kind: account.grantKind, tier: account.tier };
  const plan = planOf({ ...shown, seats: account.seats, closed_at: account.closedAt?.toISOString() ?? null });
  return [
    `account    ${account.id}`,
    `company    ${account.company} (${account.role}), opened ${account.createdAt.toISOString().slice(0, 10)} by ${account.origin}`,
    `plan       ${plan}, cap ${account.monthlyCap}${left === null ? ' a month' : `, ${left} documents left`}`,
    ...(account.creditsKept > 0 ? [`credits    ${account.creditsKept} set aside`] : []),
    ...(account.stripeCustomerId === null ? [] : [`stripe     ${account.stripeCustomerId}`]),
  ];
}

async function grant(words: Words, { operate, out }: CliServices): Promise<number> {
  const name = oneWord(words, 'the account, or the address of a new one');
  const { email, company } = words.values;
  const asked = words.values['plan'] === undefined ? null : grantOf(words);
  if (asked === null && email === undefined) throw new WrongInput('Say what to grant: --plan, --email or both.');
  await operate(async (ports) => {
    const found = await findAccount(ports, name);
    if (found === null) {
      const opened = await openFor(ports, name, company, words.values['role'], asked);
      return out(`${name} has account ${opened.id} on plan ${opened.tier ?? opened.grantKind}.`);
    }
    if (company !== undefined) throw new WrongInput(`${name} has account ${found.id} already: leave out --company.`);
    if (asked === null) await admitPerson(ports, operator(), found.id, email!);
    else await grantTo(ports, operator(), found.id, asked, email ?? null);
    if (asked !== null) out(`Account ${found.id} is on plan ${asked.plan}.`);
    if (email !== undefined) out(`${email} can sign in to account ${found.id}.`);
    if (found.closedAt !== null && asked !== null) out('It was closed: mint a key, those it had stay revoked.');
  });
  return 0;
}

async function openFor(
  ports: OperatorPorts,
  email: string,
  company: string | undefined,
  role: string | undefined,
  asked: Grant | null,
): Promise<Account> {
  if (mailboxOf(email) === null) throw new Error(`There is no account ${email}. thence admin account list shows them.`);
  if (company === undefined || asked === null)
    throw new WrongInput(`${email} has no account. --company and --plan open one.`);
  if (company === '' || company.length > LIMITS.nameCharacters)
    throw new WrongInput(`--company takes 1 to ${LIMITS.nameCharacters} characters.`);
  return await openAccount(ports, operator(), { email, company, role: role ?? 'customer' }, asked);
}

/** Packs of ten; a mistyped number should not become a fortune. */
const MOST_PACKS = 1000;

function grantOf({ values }: Words): Grant {
  const { seats, packs } = values;
  const plan = values.plan as (typeof PLANS)[number];
  const { minimum, maximum } = LIMITS.seats;
  if (seats !== undefined && plan !== 'seat') throw new WrongInput('--seats goes with --plan seat.');
  if (packs !== undefined && plan !== 'pack') throw new WrongInput('--packs goes with --plan pack.');
  switch (plan) {
    case 'free':
    case 'trial':
    case 'volume':
    case 'arrangement':
      return { plan };
    case 'seat':
      return { plan, seats: wholeNumber(seats, 'seats', minimum, maximum) };
    case 'pack':
      return { plan, packs: wholeNumber(packs, 'packs', 1, MOST_PACKS) };
    default:
      return unreachable(plan);
  }
}

function unreachable(plan: never): never {
  throw new Error(`no plan ${String(plan)}`);
}

async function close(words: Words, { operate, out }: CliServices): Promise<number> {
  const name = oneWord(words, 'the account');
  await operate(async (ports) => {
    const found = await accountNamed(ports, name);
    const { account, keys } = await closeAccount(ports, operator(), found.id);
    if (found.closedAt !== null) return out(`Account ${account.id} was closed already.`);
    out(`Account ${account.id} is closed; ${keys} keys are revoked. What it ran stays.`);
    if (account.stripeSubscriptionId !== null)
      out(`Its subscription ${account.stripeSubscriptionId} goes on at the payment processor: cancel it there.`);
  });
  return 0;
}
