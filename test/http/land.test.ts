// Land on the earth as it is served, on the embedded engine, over the made-up township: one start serves every suite.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { ROOT } from '../support/corpus.ts';
import { embeddedFolder } from '../support/embedded.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { fabricSuite } from './on-land/fabric.ts';
import { KEY, locateSuite } from './on-land/locate.ts';
import { placeSuite } from './on-land/place.ts';
import { placementSuite } from './on-land/placements.ts';
import { testModeSuite } from './on-land/test-mode.ts';

let server: TestServer;

before(async () => {
  const folder = await embeddedFolder();
  const files = globSync(join(ROOT, 'test', 'fixtures', 'township', '*.geojson'));
  execFileSync(process.execPath, [join(ROOT, 'bin', 'thence.js'), 'fabric', 'import', ...files], {
    env: { ...process.env, THENCE_DATA: folder },
    stdio: 'ignore',
  });
  server = await startServer({
    folder,
    env: {
      THENCE_REQUESTS_PER_MINUTE: '1000000',
      THENCE_REQUESTS_PER_MINUTE_FREE: '1000000',
      THENCE_SIGNUPS_PER_DAY: '1000000',
      THENCE_SIGNING_KEYS: KEY,
    },
  });
});
after(() => server.close());

const running = () => server;
locateSuite(running);
fabricSuite(running);
placeSuite(running);
testModeSuite(running);
placementSuite(running); // last: it deletes every result
