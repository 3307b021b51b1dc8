// Takes: a request. Gives: the console's session token in its cookie, and the header that sets or clears it.
// Never: a write by that cookie from a page of another origin.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../contract/refusals.ts';
import { SESSION_DAYS } from '../service/console-session.ts';

const COOKIE = 'thence_console';
const READS = new Set(['GET', 'HEAD']);

export function consoleCookie({ headers }: FastifyRequest): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === COOKIE && value) return value;
  }
  return null;
}

/** Browsers name the origin of every write; SameSite=Strict keeps the cookie home besides. */
export function refuseOtherOrigin({ method, headers }: FastifyRequest): void {
  if (READS.has(method)) return;
  const { origin = '', host = '' } = headers;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal('not_permitted', 'The console writes from its own pages only.');
}

/** `token` null clears it. */
export function cookieHeader({ protocol }: FastifyRequest, token: string | null): string {
  const age = token === null ? 0 : SESSION_DAYS * 86_400;
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${COOKIE}=${token ?? ''}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${age}${secure}`;
}
