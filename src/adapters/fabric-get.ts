// Takes: a state and a service that publishes CadNSDI. Gives: its townships as files, one after the other, and then in the fabric.
// Never: a township imported that did not come whole; one asked for twice after a break: what came is written down.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GotState, ImportedLayer } from '../service/fabric-ports.ts';
import type { BlmLayer, BlmService } from './blm-service.ts';

/** Of a township; `fetched` lies in files and is not yet imported. */
type Step = 'listed' | 'fetched' | 'imported';

interface State {
  readonly service: string;
  readonly listedAt: string;
  readonly townships: Record<string, Step>;
}

export interface GetOptions {
  /** The service's address: a list of another is not gone on with. */
  readonly url: string;
  readonly folder: string;
  /** Ask for everything again, imported or not. */
  readonly again: boolean;
  readonly importFiles: ((files: readonly string[]) => Promise<readonly ImportedLayer[]>) | null;
  readonly onProgress: (state: string, done: number, townships: number) => void;
  readonly onImported: (imported: readonly ImportedLayer[]) => void;
}

/** What is kept of each: by their fields a file's layer is told, and a service may publish more. */
const KEPT: Readonly<Record<BlmLayer, readonly string[]>> = {
  townships: ['PLSSID', 'TWNSHPNO'],
  sections: ['PLSSID', 'FRSTDIVID', 'FRSTDIVTYP', 'FRSTDIVNO', 'FRSTDIVDUP'],
  divisions: [
    'FRSTDIVID',
    'SECDIVID',
    'SECDIVTYP',
    'SECDIVNO',
    'SECDIVLAB',
    'SECDIVSUF',
    'GOVLOT',
    'RECRDAREANO',
    'SURVTYP',
  ],
};
const PROVENANCE = ['STEWARD', 'SOURCEDATE', 'REVISEDDATE'];
const LAYERS = Object.keys(KEPT) as BlmLayer[];
/** Imported together. On the embedded engine a submit waits for it: one to three seconds (docs/decisions/0167). */
const AT_ONCE = 10;

export async function getState(state: string, service: BlmService, options: GetOptions): Promise<GotState> {
  const folder = join(options.folder, state);
  mkdirSync(folder, { recursive: true });
  const kept = await listed(state, folder, service, options);
  const ids = Object.keys(kept.townships);
  const already = count(kept, 'imported');
  let [came, withoutSections] = [0, 0];
  for (const id of ids) {
    if (kept.townships[id] !== 'listed') continue;
    if (!(await fetched(id, folder, service))) withoutSections += 1;
    came += 1;
    kept.townships[id] = 'fetched';
    save(folder, kept);
    options.onProgress(state, ids.length - count(kept, 'listed'), ids.length);
    if (count(kept, 'fetched') >= AT_ONCE) await importFetched(folder, kept, options);
  }
  await importFetched(folder, kept, options);
  return { state, townships: ids.length, fetched: came, imported: count(kept, 'imported') - already, withoutSections };
}

const count = ({ townships }: State, step: Step): number =>
  Object.values(townships).filter((one) => one === step).length;

const stateFile = (folder: string): string => join(folder, 'state.json');

async function listed(state: string, folder: string, service: BlmService, options: GetOptions): Promise<State> {
  const file = stateFile(folder);
  if (existsSync(file) && !options.again) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as State;
    if (kept.service === options.url) return withFiles(kept, folder);
  }
  await service.check();
  const ids = await service.townships(state);
  if (ids.length === 0) throw new Error(`The service at ${options.url} has no townships of ${state}.`);
  const townships = Object.fromEntries(ids.map((id) => [id, 'listed'] as const));
  const kept = { service: options.url, listedAt: new Date().toISOString(), townships };
  save(folder, kept);
  return kept;
}

/** What was fetched and lies there no more is asked for again. */
function withFiles(kept: State, folder: string): State {
  for (const [id, step] of Object.entries(kept.townships))
    if (step === 'fetched' && LAYERS.some((layer) => !existsSync(fileOf(folder, id, layer))))
      kept.townships[id] = 'listed';
  return kept;
}

function save(folder: string, state: State): void {
  const file = stateFile(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 1));
  renameSync(`${file}.new`, file);
}

const fileOf = (folder: string, name: string, layer: BlmLayer): string => join(folder, `${name}-${layer}.geojson`);

/** A feature a line, so that files can be laid one behind the other. All layers came before any is written. Gives whether it has sections. */
async function fetched(id: string, folder: string, service: BlmService): Promise<boolean> {
  const came: [layer: BlmLayer, text: string][] = [];
  for (const layer of LAYERS) {
    const features = await service.features(layer, id);
    came.push([layer, features.map((feature) => lineOf(feature, layer)).join('')]);
  }
  for (const [layer, text] of came) writeFileSync(fileOf(folder, id, layer), text);
  return came.some(([layer, text]) => layer === 'sections' && text !== '');
}

function lineOf(feature: object, layer: BlmLayer): string {
  const { geometry, properties } = feature as { geometry?: unknown; properties?: Readonly<Record<string, unknown>> };
  const kept = [...KEPT[layer], ...PROVENANCE].map((name) => [name, properties?.[name] ?? null] as const);
  return `${JSON.stringify({ type: 'Feature', properties: Object.fromEntries(kept), geometry: geometry ?? null })}\n`;
}

async function importFetched(folder: string, kept: State, { importFiles, onImported }: GetOptions): Promise<void> {
  const ids = Object.keys(kept.townships).filter((id) => kept.townships[id] === 'fetched');
  if (ids.length === 0 || importFiles === null) return;
  const name = `blm-${ids[0]!}`;
  const files: string[] = [];
  for (const layer of LAYERS) {
    const text = ids.map((id) => readFileSync(fileOf(folder, id, layer), 'utf8')).join('');
    if (text === '') continue; // no township of these has any
    files.push(fileOf(folder, name, layer));
    writeFileSync(files.at(-1)!, text);
  }
  if (files.length > 0) onImported(await importFiles(files));
  for (const id of ids) kept.townships[id] = 'imported';
  save(folder, kept);
  for (const file of [...files, ...ids.flatMap((id) => LAYERS.map((layer) => fileOf(folder, id, layer)))])
    rmSync(file, { force: true });
}
