// Takes: what Stripe's library threw. Gives: whether it may have happened all the same, a sentence to show and a detail for the log.
// Never: a key; Stripe's own messages can quote a part of one.
import Stripe from 'stripe';
import { PaymentTrouble } from '../service/billing-ports.ts';

const SECRETS = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;

export function troubleOf(error: unknown): PaymentTrouble {
  if (error instanceof PaymentTrouble) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const detail = detailOf(error);
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new PaymentTrouble('unreachable', 'The payment processor did not answer. Try again later.', detail);
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return new PaymentTrouble('failed', 'The payment processor is busy. Try again in a minute.', detail);
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return new PaymentTrouble('failed', 'The payment processor does not accept our credentials.', detail);
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new PaymentTrouble(
      'refused',
      `The payment processor refused the request (${error.code ?? error.type}).`,
      detail,
    );
  return new PaymentTrouble('unreachable', 'The payment processor failed. Try again later.', detail);
}

/** Stripe refuses a second meter event of one identifier; the first is what we wanted. It has no code of its own. */
export function isReportedBefore(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && /already exists with identifier/i.test(error.message)
  );
}

export function isUnknownThere(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function detailOf({
  type,
  code,
  statusCode,
  requestId,
  message,
}: InstanceType<typeof Stripe.errors.StripeError>): string {
  return [type, code, statusCode, requestId, message.replace(SECRETS, '[masked]')].filter(Boolean).join(' ');
}
