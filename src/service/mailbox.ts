// Takes: an e-mail address as typed. Gives: its parts and the mailbox it reaches, or null where it does not parse.
// Never: a guess at a mistyped address.
import { domainToASCII } from 'node:url';

export interface Mailbox {
  readonly address: string;
  /** In ASCII, lower case. */
  readonly domain: string;
  /** Two addresses with the same mailbox are one person's: a free grant is given to it once. */
  readonly mailbox: string;
}

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const LONGEST_ADDRESS = 254; // RFC 5321 section 4.5.3.1, as corrected
const LONGEST_LOCAL = 64;
const GOOGLE_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

export function mailboxOf(typed: string): Mailbox | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > LONGEST_ADDRESS) return null;
  const local = address.slice(0, at).normalize('NFC');
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase();
  if (Buffer.byteLength(local) > LONGEST_LOCAL || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  return { address, domain, mailbox: mailboxAt(local.toLowerCase(), domain) };
}

/** Google delivers both its domains to one mailbox, whatever the dots. */
function mailboxAt(local: string, domain: string): string {
  const plus = local.indexOf('+');
  const untagged = plus > 0 ? local.slice(0, plus) : local;
  return GOOGLE_DOMAINS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
