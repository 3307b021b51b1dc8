// Takes: the environment. Gives: the payment processor's and the mail server's settings, or null where they are not switched on.
// Never: half of one: what a setting needs beside it is said at the start.
import { isLoopback } from './adapters/identity-settings.ts';
import type { MailSettings } from './adapters/mail.ts';
import type { StripeSettings } from './adapters/stripe.ts';
import { type Environment, list, text, url } from './config-values.ts';

const STRIPE_TIMEOUT_MS = 10_000;
const MAIL_TIMEOUT_MS = 10_000;

/** The secret key switches it on; a price that is missing is something this deployment does not sell. */
export function stripeSettings(env: Environment, problems: string[]): StripeSettings | null {
  const secretKey = text(env, 'THENCE_STRIPE_SECRET_KEY');
  if (secretKey === null) return null;
  const webhookSecrets = list(env, 'THENCE_STRIPE_WEBHOOK_SECRET');
  if (webhookSecrets.length === 0)
    problems.push(
      'THENCE_STRIPE_WEBHOOK_SECRET is not set; THENCE_STRIPE_SECRET_KEY needs it: plans follow from events.',
    );
  const apiUrl = url(env, 'THENCE_STRIPE_API', ['http:', 'https:'], problems);
  if (apiUrl?.startsWith('http:') && !isLoopback(new URL(apiUrl)))
    problems.push('THENCE_STRIPE_API must begin with https:// unless it is on this machine.');
  const [seat, ...seats] = list(env, 'THENCE_STRIPE_PRICE_SEAT');
  const [document, ...documents] = list(env, 'THENCE_STRIPE_PRICE_DOCUMENT');
  return {
    secretKey,
    webhookSecrets,
    apiUrl,
    prices: {
      seat: seat ?? null,
      pack: text(env, 'THENCE_STRIPE_PRICE_PACK'),
      document: document ?? null,
      documentBatch: text(env, 'THENCE_STRIPE_PRICE_DOCUMENT_BATCH'),
      earlier: { seat: seats, document: documents },
    },
    meters: {
      full: text(env, 'THENCE_STRIPE_METER') ?? 'thence_documents',
      half: text(env, 'THENCE_STRIPE_METER_BATCH') ?? 'thence_documents_batch',
    },
    timeoutMs: STRIPE_TIMEOUT_MS,
  };
}

/** The mail carries the public address and never a request's own host, which its sender chooses. */
export function mailSettings(env: Environment, publicUrl: string | null, problems: string[]): MailSettings | null {
  const server = url(env, 'THENCE_SMTP_URL', ['smtp:', 'smtps:'], problems);
  if (server === null) return null;
  const from = text(env, 'THENCE_MAIL_FROM');
  if (from === null) problems.push('THENCE_MAIL_FROM is not set; THENCE_SMTP_URL needs it.');
  if (publicUrl === null)
    problems.push('THENCE_PUBLIC_URL is not set; THENCE_SMTP_URL needs it: invitations carry that address.');
  return { url: server, from: from ?? '', signInUrl: publicUrl ?? '', timeoutMs: MAIL_TIMEOUT_MS };
}
