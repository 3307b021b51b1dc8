// The server as it is started, on the embedded engine: one start serves every suite, for a start costs seconds.
import { after, before } from 'node:test';
import { type NameServer, startNameServer } from '../support/dns.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { accountSuite, ZONE } from './on-server/accounts.ts';
import { billingSuite } from './on-server/billing.ts';
import { bodySuite } from './on-server/bodies.ts';
import { envelopeSuite } from './on-server/envelope.ts';
import { lifecycleSuite } from './on-server/lifecycle.ts';
import { logSuite } from './on-server/log.ts';
import { operationSuite } from './on-server/operations.ts';
import { portalSuite } from './on-server/portal.ts';
import { propertySuite } from './on-server/properties.ts';

let names: NameServer;
let server: TestServer;

before(async () => {
  names = await startNameServer(ZONE);
  server = await startServer({
    env: {
      THENCE_CHECK_MX: 'on',
      THENCE_DNS_SERVERS: names.address,
      THENCE_REQUESTS_PER_MINUTE: '1000000',
      THENCE_REQUESTS_PER_MINUTE_FREE: '1000000',
      THENCE_SIGNUPS_PER_DAY: '1000000',
    },
  });
});
after(async () => {
  await server.close();
  await names.close();
});

const running = () => server;
operationSuite(running);
envelopeSuite(running);
bodySuite(running);
accountSuite(running);
portalSuite(running);
billingSuite(running);
propertySuite(running);
logSuite(running);
lifecycleSuite(running); // last: it ends the server and starts others on its folder
