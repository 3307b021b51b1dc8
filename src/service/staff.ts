// Takes: a page. Gives: the deployment's accounts and its audit log, newest first, for staff routes and `thence admin`.
// Never: a change, a key's digest, or anything that only the customer should hold.
import { periodOf } from './period.ts';
import { poolLeft } from './plans.ts';
import type { AccountOverview, AccountPage, AuditEntry, AuditFilter, Ports } from './ports.ts';

export async function listAccounts(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  page: AccountPage,
): Promise<{ readonly accounts: readonly AccountOverview[]; readonly next: string | null }> {
  const rows = await store.accounts.list(more(page), periodOf(clock.now()).name);
  return { accounts: rows.slice(0, page.limit), next: nextOf(rows, page.limit) };
}

export async function listAudit(
  { store }: Pick<Ports, 'store'>,
  filter: AuditFilter,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly next: string | null }> {
  const rows = await store.audit.list(more(filter));
  return { entries: rows.slice(0, filter.limit), next: nextOf(rows, filter.limit) };
}

/** One more than asked tells whether there is a page after this one. */
function more<P extends { readonly limit: number }>(page: P): P {
  return { ...page, limit: page.limit + 1 };
}

function nextOf(rows: readonly { readonly id: string }[], limit: number): string | null {
  return rows.length > limit ? rows[limit - 1]!.id : null;
}

export function accountRow(account: AccountOverview) {
  return {
    account: account.id,
    created_at: account.createdAt.toISOString(),
    origin: account.origin,
    company: account.company,
    role: account.role,
    emails: [...account.emails],
    entitlement: account.entitlement,
    closed_at: account.closedAt?.toISOString() ?? null,
    grant_kind: account.grantKind,
    tier: account.tier,
    seats: account.seats,
    monthly_cap: account.monthlyCap,
    included_docs: account.includedDocs,
    pool_docs: poolLeft(account),
    documents: account.documents,
    active_keys: account.activeKeys,
    stripe_customer_id: account.stripeCustomerId,
  };
}

export function auditRow(entry: AuditEntry) {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    event: entry.event,
    account: entry.accountId,
    actor_kind: entry.actorKind,
    actor: entry.actor,
    subject: entry.subject,
    detail: entry.detail,
  };
}
