// Takes: the configuration. Gives: everything by which something leaves the machine, what it is and how to stop it. Never: a setting that sends
// something and is not here: test/outbound.test.ts walks them all.
import { isLoopback } from './adapters/identity-settings.ts';
import type { Config } from './config.ts';

export interface Outbound {
  readonly what: string;
  /** Empty for what has no address of its own. */
  readonly to: string;
  readonly stop: string;
}

export function outbound({ databaseUrl, s3, stripe, mail, oidc, freeTierOpen, checkMailDomain, dnsServers }: Config) {
  const found: Outbound[] = [];
  const add = (what: string, address: string, stop: string): void => {
    if (!isLoopback(new URL(address))) found.push({ what, to: new URL(address).host, stop });
  };
  if (databaseUrl !== null) add('all rows of the service, results too', databaseUrl.replace(/^\w+:/, 'http:'), 'Unset DATABASE_URL.'); // prettier-ignore
  if (s3 !== null)
    add('documents and results', s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`, 'Unset THENCE_S3_BUCKET.');
  if (stripe !== null)
    add('who buys what, and counts of documents', stripe.apiUrl ?? 'https://api.stripe.com', 'Unset THENCE_STRIPE_SECRET_KEY.'); // prettier-ignore
  if (mail !== null)
    add('addresses of people who are invited', mail.url.replace(/^\w+:/, 'http:'), 'Unset THENCE_SMTP_URL.');
  if (oidc !== null) add('tokens of people who sign in, to ask who they are', oidc.issuer, 'Unset THENCE_OIDC_ISSUER.');
  const servers = dnsServers.map((server) => `http://${server}`).filter((server) => !isLoopback(new URL(server)));
  if (freeTierOpen && checkMailDomain && (dnsServers.length === 0 || servers.length > 0))
    found.push({
      what: 'the domain of an address that signs up, to ask whether it takes mail',
      to: dnsServers.length === 0 ? "the machine's name servers" : dnsServers.join(', '),
      stop: 'Set THENCE_CHECK_MX=off, or THENCE_FREE_TIER=closed.',
    });
  return found;
}
