// Takes: a database. Gives: the Store of the services, each table by its own file.
// Never: a transaction inside a transaction; the inner one joins the outer.
import type { Kysely } from 'kysely';
import type { RequestLimiter, Store } from '../../service/ports.ts';
import { memoryLimiter } from '../rate-limits-memory.ts';
import { peopleTable } from './account-emails.ts';
import { accountTable } from './accounts.ts';
import { billingTable } from './billing.ts';
import { auditTable } from './audit.ts';
import { keyTable } from './keys.ts';
import { metaTable } from './meta.ts';
import type { OpenDatabase } from './open.ts';
import { requestLimiter } from './rate-limits.ts';
import { withReadCache } from './read-cache.ts';
import type { Schema } from './schema.ts';
import { signupTable } from './signup-days.ts';
import { usageTable } from './usage.ts';

export function storeFor({ db, writes }: OpenDatabase): Store {
  return writes === null ? storeOn(db) : withReadCache(storeOn(db), writes);
}

/** One process counts in memory; several count in the database they share. Both exactly. */
export function limiterFor({ db, engine }: OpenDatabase): RequestLimiter {
  return engine === 'embedded' ? memoryLimiter() : requestLimiter(db);
}

export function storeOn(db: Kysely<Schema>): Store {
  const store: Store = {
    accounts: { ...accountTable(db), ...peopleTable(db) },
    keys: keyTable(db),
    usage: usageTable(db),
    billing: billingTable(db),
    signups: signupTable(db),
    audit: auditTable(db),
    meta: metaTable(db),
    transaction: async (work) =>
      db.isTransaction ? await work(store) : await db.transaction().execute((tx) => work(storeOn(tx))),
  };
  return store;
}
