// Takes: a database or a transaction. Gives: the statements on account_emails, the people of an account.
// Never: two accounts for one mailbox.
import type { Kysely } from 'kysely';
import type { PeopleTable } from '../../service/ports.ts';
import { accountOf } from './accounts.ts';
import type { Schema } from './schema.ts';

export function peopleTable(db: Kysely<Schema>): PeopleTable {
  return {
    addEmail: async ({ accountId, address, mailbox, createdAt }) => {
      const row = await db
        .insertInto('account_emails')
        .values({ account_id: accountId, address, mailbox, created_at: createdAt })
        .onConflict((conflict) => conflict.column('mailbox').doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return row === undefined ? null : { userId: row.user_id, accountId, address, mailbox };
    },
    hasMailbox: async (mailbox) => {
      const row = await db
        .selectFrom('account_emails')
        .select('user_id')
        .where('mailbox', '=', mailbox)
        .executeTakeFirst();
      return row !== undefined;
    },
    byMailbox: async (mailbox) => {
      const row = await db
        .selectFrom('account_emails')
        .innerJoin('accounts', 'accounts.id', 'account_emails.account_id')
        .selectAll('accounts')
        .select('account_emails.user_id')
        .where('account_emails.mailbox', '=', mailbox)
        .executeTakeFirst();
      return row === undefined ? null : { account: accountOf(row), userId: row.user_id };
    },
    people: async (id) => {
      const rows = await db
        .selectFrom('account_emails')
        .selectAll()
        .where('account_id', '=', id)
        .orderBy('user_id')
        .execute();
      return rows.map((row) => ({
        userId: row.user_id,
        accountId: id,
        address: row.address,
        mailbox: row.mailbox,
      }));
    },
    firstAddress: async (id) => {
      const ofAccount = db.selectFrom('account_emails').select('address').where('account_id', '=', id);
      return (await ofAccount.orderBy('user_id').executeTakeFirst())?.address ?? null;
    },
  };
}
