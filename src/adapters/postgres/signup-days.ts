// Takes: a database or a transaction. Gives: the day's signups, counted and capped in one statement.
// Never: a count read first and written later.
import { type Kysely, sql } from 'kysely';
import type { SignupTable } from '../../service/ports.ts';
import type { Schema } from './schema.ts';

export function signupTable(db: Kysely<Schema>): SignupTable {
  return {
    take: async (day, scope, cap) => {
      if (cap < 1) return false;
      const row = await db
        .insertInto('signup_days')
        .values({ day, scope, taken: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'scope'])
            .doUpdateSet({ taken: sql`signup_days.taken + 1` })
            .where('signup_days.taken', '<', cap),
        )
        .returning('taken')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
