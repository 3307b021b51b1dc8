// Takes: open databases. Gives: ports over them with real randomness, a clock the test may set and a scripted DNS.
import { randomBytes } from 'node:crypto';
import { mailDomains, type DomainResolver } from '../../src/adapters/mail-domain.ts';
import type { OpenDatabase } from '../../src/adapters/postgres/open.ts';
import { requestLimiter } from '../../src/adapters/postgres/rate-limits.ts';
import { storeFor } from '../../src/adapters/postgres/store.ts';
import type { Ports } from '../../src/service/ports.ts';

export interface TestPorts extends Ports {
  /** Sets the clock; null lets it run. */
  setNow(now: Date | null): void;
}

export function testPorts(database: OpenDatabase, resolver: DomainResolver | null = null): TestPorts {
  let fixed: Date | null = null;
  return {
    store: storeFor(database),
    limiter: requestLimiter(database.db), // the database's own, on both engines
    mailDomains: mailDomains({ resolver, timeoutMs: 200 }),
    clock: { now: () => fixed ?? new Date() },
    random: { bytes: (count) => randomBytes(count) },
    setNow: (now) => {
      fixed = now;
    },
  };
}
