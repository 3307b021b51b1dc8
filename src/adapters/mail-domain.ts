// Takes: a DNS resolver. Gives: whether a domain is a disposable-mail domain, and whether it accepts mail.
// Never: a refusal on the resolver's own trouble: only what the DNS says for certain counts (DECISIONS.md "Signup").
import { Resolver } from 'node:dns/promises';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import type { MailDomains } from '../service/ports.ts';

/** The three questions asked of the DNS; node:dns/promises' Resolver answers them. */
export interface DomainResolver {
  resolveMx(domain: string): Promise<readonly { readonly exchange: string }[]>;
  resolve4(domain: string): Promise<readonly string[]>;
  resolve6(domain: string): Promise<readonly string[]>;
}

export interface MailDomainSettings {
  /** Null switches the look-up off: every domain is then `unknown`, which admits. */
  readonly resolver: DomainResolver | null;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 3000;

/** The machine's own name servers, or those given (`address:port`). */
export function systemResolver(servers: readonly string[] = [], timeoutMs: number = TIMEOUT_MS): DomainResolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

export function mailDomains({ resolver, timeoutMs = TIMEOUT_MS }: MailDomainSettings): MailDomains {
  const blocked = disposableEmailBlocklistSet();
  return {
    isDisposable: (domain) => parentsOf(domain).some((name) => blocked.has(name)),
    acceptsMail: async (domain) => {
      if (resolver === null) return 'unknown';
      return await Promise.race([ask(resolver, domain), after(timeoutMs)]);
    },
  };
}

/** a.b.example.com, b.example.com, example.com: a disposable service hands out names under its own. */
function parentsOf(domain: string): readonly string[] {
  const labels = domain.toLowerCase().split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

async function ask(resolver: DomainResolver, domain: string): Promise<'yes' | 'no' | 'unknown'> {
  const exchanges = await answer(() => resolver.resolveMx(domain));
  if (exchanges === 'no such domain') return 'no';
  if (exchanges === 'failed') return 'unknown';
  // RFC 7505: a single exchange of "." says that the domain takes no mail.
  if (exchanges.length > 0)
    return exchanges.every(({ exchange }) => exchange === '' || exchange === '.') ? 'no' : 'yes';
  // RFC 5321 section 5.1: without an MX the domain's own address takes its mail.
  const addresses = await Promise.all([
    answer(() => resolver.resolve4(domain)),
    answer(() => resolver.resolve6(domain)),
  ]);
  if (addresses.some((found) => Array.isArray(found) && found.length > 0)) return 'yes';
  return addresses.includes('failed') ? 'unknown' : 'no';
}

async function answer<T>(question: () => Promise<readonly T[]>): Promise<readonly T[] | 'no such domain' | 'failed'> {
  try {
    return await question();
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === 'ENODATA') return [];
    return code === 'ENOTFOUND' ? 'no such domain' : 'failed';
  }
}

function after(timeoutMs: number): Promise<'unknown'> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve('unknown');
    }, timeoutMs).unref();
  });
}
