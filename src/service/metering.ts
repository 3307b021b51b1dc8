// Takes: the outbox of metered documents. Gives: each of them told to the payment processor, once, however often a process ends.
// Never: a document told twice: its id is the identifier the processor takes once, for a day; after that an unclear try is a person's.
import type { BillingTable, DueMeterEvent, MeterOutcome, Payments } from './billing-ports.ts';
import { PaymentTrouble } from './billing-ports.ts';
import type { Clock } from './ports.ts';

export interface MeteringParts {
  readonly store: { readonly billing: Pick<BillingTable, 'takeMeterEvents' | 'settleMeterEvent'> };
  readonly clock: Clock;
  readonly payments: Pick<Payments, 'reportDocument'>;
  trouble(detail: string): void;
}

const AT_ONCE = 10;
/** Longer than a call with its retries: what is still unsettled then lost its process. */
const LEASE_MS = 2 * 60_000;
/** The processor remembers an identifier for at least a day. */
const REMEMBERED_MS = 23 * 3_600_000;
const RETRY_MS = { first: 10_000, most: 3_600_000 };

/** Everything that is due; gives how many were told. */
export async function reportDocuments(parts: MeteringParts): Promise<number> {
  let reported = 0;
  for (;;) {
    const now = parts.clock.now();
    const due = await parts.store.billing.takeMeterEvents(now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
    const outcomes = await Promise.all(due.map((event) => reportOne(parts, event)));
    reported += outcomes.filter(({ state }) => state === 'reported').length;
    if (due.length < AT_ONCE || !outcomes.some(({ state }) => state === 'reported')) return reported;
  }
}

async function reportOne(parts: MeteringParts, event: DueMeterEvent): Promise<MeterOutcome> {
  const outcome = await tried(parts, event);
  if (outcome.state !== 'reported') parts.trouble(`document ${event.documentId} ${outcome.state}: ${outcome.cause}`);
  await parts.store.billing.settleMeterEvent(event.documentId, outcome, parts.clock.now());
  return outcome;
}

async function tried({ clock, payments }: MeteringParts, event: DueMeterEvent): Promise<MeterOutcome> {
  const now = clock.now();
  if (event.unsureSince !== null && now.getTime() - event.unsureSince.getTime() > REMEMBERED_MS)
    return { state: 'unsure', cause: 'an earlier try may have arrived, too long ago to try again' };
  try {
    await payments.reportDocument(event);
    return { state: 'reported' };
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    if (error.kind === 'refused') return { state: 'refused', cause: error.detail };
    const nextTryAt = new Date(now.getTime() + retryMs(event.attempts));
    const arrived = error.kind === 'failed' && event.unsureSince === null ? 'no' : 'maybe';
    return { state: 'waiting', cause: error.detail, nextTryAt, arrived };
  }
}

function retryMs(attempts: number): number {
  return Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** Math.min(attempts - 1, 16));
}
