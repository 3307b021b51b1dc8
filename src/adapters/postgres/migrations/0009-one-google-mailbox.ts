// Takes: people who signed up under googlemail.com. Gives: their mailbox as mailbox.ts spells it now, at gmail.com.
// Never: two people of one mailbox: who has an account under both keeps the second under its old spelling, and its keys.
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

export const oneGoogleMailbox: Migration = {
  number: 9,
  name: 'one-google-mailbox',
  up: async (db) => {
    await sql`
      update account_emails set mailbox = replace(mailbox, '@googlemail.com', '@gmail.com')
      where mailbox like '%@googlemail.com' and not exists (
        select from account_emails as other where other.mailbox = replace(account_emails.mailbox, '@googlemail.com', '@gmail.com'))`.execute(
      db,
    );
  },
};
