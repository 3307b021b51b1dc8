// Takes: a database shared by any number of nodes. Gives: exact request windows, one statement a request.
// Never: a node's own clock: the database's decides, and the row lock orders the nodes.
import { type Kysely, sql } from 'kysely';
import type { RequestLimiter } from '../../service/ports.ts';
import type { Schema } from './schema.ts';

/**
 * A window opens with a subject's first request and admits `limit` until it ends. GCRA, the other choice, refills while a burst
 * is still running (a 121st request half a second after the first); both admit at most two limits in any one window's length.
 */
export function requestLimiter(db: Kysely<Schema>): RequestLimiter {
  return {
    take: async (subject, limit, windowS) => {
      const ended = sql`rate_limits.window_started + make_interval(secs => ${windowS}::float8) <= excluded.window_started`;
      const { rows } = await sql<{ used: number; reset_s: number }>`
        insert into rate_limits (subject, window_started, used) values (${subject}, clock_timestamp(), 1)
        on conflict (subject) do update set
          used = case when ${ended} then 1 else least(rate_limits.used, ${limit}::int4) + 1 end,
          window_started = case when ${ended} then excluded.window_started else rate_limits.window_started end
        returning used, extract(epoch from window_started
          + make_interval(secs => ${windowS}::float8) - clock_timestamp())::float8 as reset_s`.execute(db);
      const { used, reset_s: resetS } = rows[0]!;
      return { used, resetS: Math.max(0, resetS) };
    },
  };
}
