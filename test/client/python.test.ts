// clients/python/thence.py with the machine's own Python, against a running service.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../support/corpus.ts';
import { startServer, type TestServer } from '../support/server.ts';

const DEED = `Beginning at a pin; thence North 00°00'00" East, 200.00 feet; thence North 90°00'00" East, 150.00 feet; thence South 00°00'00" East,
200.00 feet; thence North 90°00'00" West, 150.00 feet to the point of beginning, containing 0.69 acres of land.`;

describe('clients/python/thence.py', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  /** What the script prints, as JSON. Not synchronous: the service runs in this process. */
  async function said(script: string): Promise<unknown> {
    const head =
      'import json, os\nfrom thence import Thence, ThenceError\nt = Thence(os.environ["URL"], os.environ["KEY"])\nDEED = os.environ["DEED"]\n';
    const child = spawn('python3', ['-c', head + script], {
      env: {
        ...process.env,
        PYTHONPATH: join(ROOT, 'clients', 'python'),
        PYTHONDONTWRITEBYTECODE: '1',
        URL: server.url,
        KEY: server.liveKey,
        DEED,
      },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 0, err);
    return JSON.parse(out);
  }

  test('reads pasted words, verifies, corrects and draws what came back', async () => {
    const script = `
r = t.extract_text(DEED, "Müller.txt")
c = t.correct(r, [{"tract": 0, "call": 1, "field": "distance", "before": 150, "after": 150.5}], by="A. Surveyor")
print(json.dumps([r.value["document"], r.value["groundtruth_verdicts"][0]["status"], t.verify(r)["valid"], t.verify(c)["valid"],
  c.value["extraction"]["tracts"][0]["calls"][1]["distance"], t.certificate(c)[:5].decode(), t.convert(r, "svg")[:4].decode(),
  b"EPSG:2277" in t.convert(r, "csv", crs="EPSG:2277", lon=-97.7431, lat=30.2672)]))`;
    const [name, status, ...rest] = (await said(script)) as unknown[];
    assert.deepEqual([name, status], ['Müller.txt', 'PASS']);
    assert.deepEqual(rest.slice(0, 4), [true, true, 150.5, '%PDF-']);
    assert.equal(rest.at(-1), true);
  });

  test('waits for jobs and batches; a refusal is an error of its type', async () => {
    const script = `
seen = []
r = t.wait(t.submit(DEED.encode(), "deed.txt"), lambda status: seen.append(status["status"]))
results = t.wait_batch(t.batch([DEED.encode()], ["one.txt"]))
print(json.dumps([seen[-1], t.verify(r)["valid"], [[name, got is not None, (error or "")[:20]] for name, got, error in results]]))`;
    const refused = `
try: t.job("job_00000000-0000-7000-8000-000000000000")
except ThenceError as e: print(json.dumps([e.type, e.status]))`;
    assert.deepEqual(await said(refused), ['no_such_job', 404]);
    const [last, valid, results] = (await said(script)) as unknown[];
    assert.deepEqual([last, valid, results], ['succeeded', true, [['one.txt', true, '']]]);
  });
});
