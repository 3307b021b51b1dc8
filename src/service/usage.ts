// Takes: a caller. Gives: a key's usage of the current UTC month; and the one way a document is billed.
// Never: a document billed twice, or a pool spent beyond its grant.
import type { UsageResponse } from '../contract/resources.ts';
import type { Caller } from './authenticate.ts';
import { ownKey } from './keys.ts';
import { periodOf } from './period.ts';
import type { BilledDocument, Ports, Store } from './ports.ts';

export async function usageOf(ports: Ports, caller: Caller, prefix: string = caller.prefix): Promise<UsageResponse> {
  const key = prefix === caller.prefix ? caller : await ownKey(ports.store, caller, prefix);
  const period = periodOf(ports.clock.now());
  const totals = await ports.store.usage.totals(caller.accountId, period.name, key.prefix);
  return {
    key: key.prefix,
    name: key.name,
    monthly_cap: key.monthlyCap,
    included_docs: key.includedDocs,
    overage_documents: totals.overageDocuments,
    documents: totals.documents,
    input_tokens: totals.inputTokens,
    output_tokens: totals.outputTokens,
    period_start: period.start.toISOString(),
    period_end: period.end.toISOString(),
  };
}

/**
 * Bills one document. Call it inside the transaction that ends the run; false when the document was billed before.
 * A document beyond the plan's included ones is overage of the key that ran it, decided here once and for all.
 */
export async function billDocument(store: Store, bill: Omit<BilledDocument, 'overage' | 'period'>): Promise<boolean> {
  const account = await store.accounts.lock(bill.accountId);
  if (account === null) throw new Error(`document ${bill.documentId} belongs to no account`);
  const period = periodOf(bill.billedAt).name;
  const overage =
    account.includedDocs !== null &&
    (await store.usage.totals(account.id, period, null)).documents >= account.includedDocs;
  if (!(await store.usage.record({ ...bill, period, overage }))) return false;
  if (account.poolGranted !== null) await store.accounts.spendPool(account.id, 1);
  return true;
}
