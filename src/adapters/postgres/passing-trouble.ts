// Takes: what a database driver threw. Gives: Unavailable where it passes by itself (a lost connection, a server that restarts, a full
// disk), else the error as it is. Never: an error of the statement itself, which would come again.
import { Unavailable } from '../../contract/unavailable.ts';

/** Said by pg and its pool, which give these no code. */
const CONNECTION_LOST =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error)|timeout (?:exceeded|expired)|Query read timeout)/;

const UNREACHED =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;

/**
 * SQLSTATE: connection lost (08), no disk, memory or connection left (53), shut down or starting (57P01-57P03, 57P05), input or output
 * failed (58030), read only since a failover (25006), a deadlock or a lock that took too long (40001, 40P01, 55P03).
 */
const PASSING_STATE = /^(?:08...|53...|57P0[1235]|58030|25006|40001|40P01|55P03)$/;

export function passingTrouble(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, message } = error as Error & { readonly code?: unknown };
  const known = typeof code === 'string' ? code : '';
  const passes = known === '' ? CONNECTION_LOST.test(message) : UNREACHED.test(known) || PASSING_STATE.test(known);
  // Several addresses of one host, each refused: the message is empty.
  return passes ? new Unavailable(message || known, known) : error;
}
