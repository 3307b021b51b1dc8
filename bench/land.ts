// `npm run bench -- land`: POST /v1/locate's work on a tract, and the account fabric of 5,000 parcels: export and conflicts, on the
// embedded engine and on PostgreSQL. The reference is the bare parse of the same bodies, in the same run.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryFabric } from '../src/plss/fabric-memory.ts';
import { workStoreOn } from '../src/adapters/postgres/work-store.ts';
import { folderObjects } from '../src/adapters/objects-folder.ts';
import { signedText } from '../src/attest/attestation.ts';
import type { ExtractResponse } from '../src/contract/response.ts';
import { offsetFrom } from '../src/plss/geodesy.ts';
import { exportFabric } from '../src/service/account-fabric.ts';
import { authenticate, type Caller, holdingsOf } from '../src/service/authenticate.ts';
import { conflictsOf } from '../src/service/conflicts.ts';
import { firstStart } from '../src/service/first-start.ts';
import { newId } from '../src/service/ids.ts';
import { locatedText } from '../src/service/locate.ts';
import { placedParcels } from '../src/service/placed-parcels.ts';
import type { Run, WorkStore } from '../src/service/work-ports.ts';
import { bearingFromAzimuth } from '../src/survey/bearing.ts';
import { responseOf } from '../test/artifacts/made-response.ts';
import { madeLayers } from '../test/fixtures/township.ts';
import { temporaryFolder } from '../test/support/embedded.ts';
import { ENGINES, engines, type Engine } from '../test/support/engines.ts';
import { testPorts } from '../test/support/ports.ts';
import { curveCall, extractionOf, lineCall, tractOf } from '../test/survey/made-tract.ts';

/** Nothing here is enqueued. */
const noJobs = () => ({ enqueue: () => Promise.resolve(), complete: () => Promise.resolve(false) });

const KEYS = [Buffer.alloc(32, 3)];
const RUNS = 500;
const TRACTS = 10;
const SIDE_FT = 208.71;

/** A lot of four sides, the east one an arc. */
function lot(name: string, pob: string, ties: string[] = []) {
  const line = (azimuth: number) => lineCall(bearingFromAzimuth(azimuth), SIDE_FT);
  const arc = curveCall({ chord_bearing: bearingFromAzimuth(180), chord_length: SIDE_FT, radius: 400, curve_direction: 'left' });
  return tractOf([line(0), line(90), arc, line(270)], { name, pob_description: pob, tie_calls: ties });
} // prettier-ignore

const CORNER = 'Commencing at the southwest corner of Section 16, T50N, R90W, 6th Principal Meridian';
const tied = responseOf(extractionOf([lot('Lot 1', CORNER, ['bearing=N 45 00 00.0 E | distance=500.00'])]));
const body = (run: number): ExtractResponse =>
  responseOf(
    extractionOf(Array.from({ length: TRACTS }, (_, i) => lot(`Lot ${run * TRACTS + i}`, 'Beginning at a stone'))),
  );

async function fill(store: WorkStore, accountId: string, ports: Parameters<typeof newId>[0]): Promise<string[]> {
  const texts: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const id = newId(ports);
    const text = signedText(body(run), KEYS);
    texts.push(text);
    await store.runs.insert([rowOf(id, accountId, run)]);
    await store.runs.end([{ runId: id, status: 'succeeded', error: null, documentSha256: null, finishedAt: new Date(), result: { bytes: Buffer.from(text) } }]);
    const placed = Array.from({ length: TRACTS }, (_, i) => {
      const [lon, lat] = offsetFrom([-107, 44], i * (SIDE_FT - 1), run * SIDE_FT);
      return { runId: id, tractIndex: i, lon, lat, rotationDeg: 0 };
    });
    await store.placements.put(placed, new Date());
  }
  return texts;
} // prettier-ignore

function rowOf(id: string, accountId: string, run: number): Run {
  return {
    id, accountId, keyId: id, keyPrefix: 'bench', test: false, source: 'extract', batchId: null, position: 0, document: `deed ${run}`,
    status: 'running', submittedAt: new Date(), startedAt: null, finishedAt: null, error: null, documentSha256: null,
    resultState: 'none', pagesRead: null, pages: null,
  }; // prettier-ignore
}

async function measured<T>(name: string, work: () => Promise<T>, said: (value: T) => string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const [wall, busy] = [(performance.now() - started) / 1000, (user + system) / 1e6];
  console.log(`${name.padEnd(48)} ${wall.toFixed(2)} s, ${busy.toFixed(2)} s of processor, event loop held ${(delay.max / 1e6).toFixed(0)} ms at most; ${said(value)}`); // prettier-ignore
}

async function onEngine(all: ReturnType<typeof engines>, engine: Engine): Promise<void> {
  const database = await all.fresh(engine);
  const ports = testPorts(database);
  const store = workStoreOn(database.db, noJobs);
  const caller: Caller = await authenticate(ports, (await firstStart(ports))!.liveKey);
  const fabric = { ...memoryFabric({ ...madeLayers(), source: 'made up' }), isEmpty: () => Promise.resolve(false) };
  const parts = { store, clock: ports.clock, objects: folderObjects(temporaryFolder()), fabric, signingKeys: KEYS };
  const body = signedText(tied, KEYS);
  const located = (source: string) => {
    const text = `{"extraction":${body},"source":"${source}"}`;
    const posted = { text, value: JSON.parse(text) as unknown };
    return locatedText({ ...parts, placed: () => placedParcels(parts, holdingsOf(caller)) }, posted);
  };
  console.log(`\n${engine}`);
  await measured('locate a tract by its corner, 200 times', async () => {
    for (let k = 0; k < 200; k += 1) await located('plss_corner');
  }, () => 'goal: under 20 ms each'); // prettier-ignore
  const texts = await fill(store, caller.accountId, ports);
  await measured('parse of the 500 bodies (reference)', () => Promise.resolve(texts.map((each) => JSON.parse(each) as unknown).length), (n) => `${n} bodies`); // prettier-ignore
  await measured('GET /v1/fabric of 5,000 parcels', () => exportFabric(parts, caller, RUNS), (bytes) => `${(bytes.length / 1e6).toFixed(1)} MB; goal: under 3 s`); // prettier-ignore
  await measured('GET /v1/fabric/conflicts of 5,000 parcels', () => conflictsOf(parts, caller, { latestRuns: RUNS, gapFt: 5, toleranceFt: 0.1 }), ({ found }) => `${found} conflicts`); // prettier-ignore
  await measured('locate a tract beside 5,000 placed parcels', () => located('adjoiner'), (answer) => answer.slice(-14)); // prettier-ignore
}

const all = engines();
for (const engine of ENGINES) await onEngine(all, engine);
await all.closeAll();
