// Extraction work as it is started, on the embedded engine: one start serves every suite.
import { after, before } from 'node:test';
import { startServer, type TestServer } from '../support/server.ts';
import { batchSuite } from './on-work/batches.ts';
import { extractSuite, SIGNING_KEY } from './on-work/extract.ts';
import { jobSuite } from './on-work/jobs.ts';
import { pageSuite } from './on-work/pages.ts';
import { runSuite } from './on-work/runs.ts';
import { uploadSuite } from './on-work/uploads.ts';

let server: TestServer;

before(async () => {
  server = await startServer({
    env: {
      THENCE_REQUESTS_PER_MINUTE: '1000000',
      THENCE_REQUESTS_PER_MINUTE_FREE: '1000000',
      THENCE_SIGNUPS_PER_DAY: '1000000',
      THENCE_SIGNING_KEYS: SIGNING_KEY,
    },
  });
});
after(() => server.close());

const running = () => server;
extractSuite(running);
jobSuite(running);
batchSuite(running);
uploadSuite(running);
pageSuite(running);
runSuite(running); // last: it deletes every result
