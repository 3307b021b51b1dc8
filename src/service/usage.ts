// Takes: a caller. Gives: a key's usage of the current UTC month; and the one way a document is billed.
// Never: a document billed twice, or a pool spent beyond its grant.
import type { UsageResponse } from '../contract/resources.ts';
import type { Caller } from './authenticate.ts';
import { onceKnown } from './awaitable.ts';
import { ownKey } from './keys.ts';
import { type Period, periodOf } from './period.ts';
import type { Account, Awaitable, BilledDocument, Key, Ports, Store, UsageTotals } from './ports.ts';
import { isMetered, rateInMonth, rateWithoutMonth } from './rate.ts';

export function usageOf(ports: Ports, caller: Caller, prefix: string = caller.prefix): Awaitable<UsageResponse> {
  const asked: Awaitable<CappedKey> = prefix === caller.prefix ? caller : ownKey(ports.store, caller, prefix);
  return onceKnown(asked, (key) => {
    const period = periodOf(ports.clock.now());
    const totals = ports.store.usage.totals(caller.accountId, period.name, key.prefix);
    return onceKnown(totals, (known) => usageResponse(key, period, known));
  });
}

type CappedKey = Pick<Key, 'prefix' | 'name' | 'monthlyCap' | 'includedDocs'>;

function usageResponse(key: CappedKey, period: Period, totals: UsageTotals): UsageResponse {
  return {
    key: key.prefix,
    name: key.name,
    monthly_cap: key.monthlyCap,
    included_docs: key.includedDocs,
    overage_documents: totals.overageDocuments,
    documents: totals.documents,
    input_tokens: totals.inputTokens,
    output_tokens: totals.outputTokens,
    period_start: period.startsAt,
    period_end: period.endsAt,
  };
}

type Bill = Omit<BilledDocument, 'overage' | 'rate' | 'period'>;

/**
 * Bills documents of one account; in one statement where none of them is taken from what the next one needs. Those need no lock
 * either, so that an account's submits do not wait for its ends: a plan that changes meanwhile changes the documents after them, and what a
 * submit counts, in flight and billed, moves from one to the other in this very transaction.
 */
export async function billDocuments(store: Store, bills: readonly Bill[]): Promise<void> {
  const [first] = bills;
  if (first === undefined) return;
  const account = await store.accounts.get(first.accountId);
  const rate = account === null ? null : rateWithoutMonth(account);
  if (rate === 'arranged' || rate === 'given')
    await store.usage.record(
      bills.map((bill) => ({ ...bill, period: periodOf(bill.billedAt).name, rate, overage: false })),
    );
  else for (const bill of bills) await billDocument(store, bill);
}

/**
 * Bills one document. Call it inside the transaction that ends the run; false when the document was billed before.
 * What it is taken from, or costs, is decided here once and for all, and overage is that of the key that ran it.
 */
export async function billDocument(store: Store, bill: Bill): Promise<boolean> {
  const account = await store.accounts.lock(bill.accountId);
  if (account === null) throw new Error(`document ${bill.documentId} belongs to no account`);
  const period = periodOf(bill.billedAt).name;
  const rate =
    rateWithoutMonth(account) ?? rateInMonth(account, await store.usage.totals(account.id, period, null), bill.source);
  const billed = await store.usage.record([{ ...bill, period, rate, overage: isMetered(rate) }]);
  if (billed === 0) return false;
  if (rate === 'pool') await takeFromPool(store, account);
  if (isMetered(rate) && account.stripeSubscriptionId !== null)
    await store.billing.addMeterEvent({
      documentId: bill.documentId,
      customerId: account.stripeCustomerId!,
      rate,
      happenedAt: bill.billedAt,
    });
  return true;
}

async function takeFromPool(store: Store, account: Account): Promise<void> {
  if (account.poolGranted !== null) await store.accounts.spendPool(account.id, 1);
  else await store.accounts.spendCredit(account.id);
}
