// Takes: an account under its lock, its month so far, and how a document came. Gives: what the document is taken from, or costs.
// Never: changed afterwards; a plan that changes later changes the documents after it.
import { LIMITS } from '../contract/limits.ts';
import type { Rate } from './billing-ports.ts';
import { poolLeft } from './plans.ts';
import type { Account, UsageTotals } from './ports.ts';

/** A pool, an arrangement and an ended plan need no look at the month. */
export function rateWithoutMonth(account: Account): Rate | null {
  const left = poolLeft(account);
  if (left !== null) return left > 0 ? 'pool' : 'given';
  if (account.entitlement !== 'active') return 'given';
  return account.includedDocs === null ? 'arranged' : null;
}

/** Of a subscription: the included ones first, then credits that were set aside, then the metered rates. */
export function rateInMonth(account: Account, month: UsageTotals, source: string): Rate {
  if (month.includedDocuments < account.includedDocs!) return 'included';
  if (account.creditsKept > 0) return 'pool';
  const half = account.tier === 'volume' && source === 'batch' && month.documents >= LIMITS.volumeStep;
  return half ? 'half' : 'full';
}

export function isMetered(rate: Rate): rate is 'full' | 'half' {
  return rate === 'full' || rate === 'half';
}
