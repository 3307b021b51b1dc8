// `thence fabric`: the public survey as this deployment holds it.
import { type Command, FLAG, TEXT } from './command.ts';
import { fabricProgress, getProgress } from './fabric-progress.ts';
import { coverageText, gotText, importedText, shrunkText } from './fabric-text.ts';
import { WrongInput, type Words } from './options.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence fabric import [--layer NAME] [--skip-damaged] FILE…
                                     take in layers of BLM CadNSDI (GeoJSON, GeoPackage, zipped shapefile):
                                     PLSSTownship, PLSSFirstDivision, PLSSIntersected, PLSSPoint
       thence fabric status [--json] what is held, by state and meridian, and where it came from
       thence fabric at LON LAT      the section and second division at a position
       thence fabric remove PREFIX [--layer NAME]
                                     forget townships by the beginning of their identifier: WY, WY06, WY060410N1160W0
       thence fabric remove --all [--layer NAME]
       thence fabric get STATE…      fetch states from the public service of the Bureau of Land Management, township by township,
                                     and import them; run it again to go on after a break

  All files of one import are taken in, or none. An import replaces what was held of the same layer in the townships it brings.
  --layer         the layer, where the fields do not tell
  --skip-damaged  take features with a damaged boundary without it, and list them, instead of refusing the file
  --url           another service that publishes CadNSDI in the same three layers; THENCE_BLM_URL
  --folder        where its files lie until they are imported; fabric-get in the data folder
  --fetch-only    leave the files there, and import nothing
  --again         ask for everything anew

A service on this data folder may run meanwhile: it is asked to do the work.
Exit code: 0; 1 it could not be done (stderr tells why), or nothing lies there (at); 2 this is no such command.`;

/** Those of the public land survey. */
const STATES = 'AL AK AZ AR CA CO FL ID IL IN IA KS LA MI MN MS MO MT NE NV NM ND OH OK OR SD UT WA WI WY'.split(' ');

export const fabric: Command = {
  summary: 'get STATE…, import FILE…, status, at LON LAT, remove: the public survey',
  usage: USAGE,
  examples: [
    ['thence fabric import plsstownship.geojson plssfirstdivision.gpkg plssintersected.zip', 'all of them or none'],
    ['thence fabric get WY', 'a state from the Bureau of Land Management; hours for a large one'],
    ['thence fabric status', 'what is held'],
    ['thence fabric at -107.479 44.262', 'the section there'],
    ['thence fabric remove WY06', 'forget a state and meridian'],
  ],
  actions: {
    get: {
      options: { url: TEXT, folder: { takes: 'folder' }, 'fetch-only': FLAG, again: FLAG },
      words: STATES,
      run: get,
    },
    import: { options: { layer: TEXT, 'skip-damaged': FLAG }, words: 'file', run: importFiles },
    status: { options: { json: FLAG }, run: status },
    at: { run: at },
    remove: { options: { layer: TEXT, all: FLAG }, run: remove },
  },
};

async function get({ words, values, flags }: Words, services: CliServices): Promise<number> {
  const states = words.map((word) => word.toUpperCase());
  const unknown = states.find((state) => !STATES.includes(state));
  if (unknown !== undefined)
    throw new WrongInput(`${unknown} is no state of the public survey; those are ${STATES.join(' ')}.`);
  if (states.length === 0) throw new WrongInput('Name the states, such as WY.');
  const asked = { url: values.url ?? null, folder: values.folder ?? null, again: flags.has('again'), fetchOnly: flags.has('fetch-only') }; // prettier-ignore
  const line = getProgress(services.err);
  const got = await services
    .getStates(states, asked, {
      progress: line.show,
      waiting: (sentence) => line.say(sentence),
      imported: (layers) => layers.flatMap((layer) => [...layer.damage, ...shrunkText(layer)]).forEach(line.say),
    })
    .catch((error: unknown) => {
      line.say('What came so far is kept; the same command goes on from there.');
      throw error;
    })
    .finally(line.end);
  for (const each of got) services.out(gotText(each));
  return 0;
}

async function importFiles({ words: files, values, flags }: Words, services: CliServices): Promise<number> {
  if (files.length === 0) throw new WrongInput('Name the files.');
  const progress = fabricProgress((line) => services.err(line));
  const settings = { layer: values.layer ?? null, skipDamaged: flags.has('skip-damaged') };
  const imported = await services.fabric.importFiles(files, settings, progress.show).finally(progress.end);
  for (const line of importedText(imported)) services.out(line);
  return 0;
}

async function status({ flags }: Words, services: CliServices): Promise<number> {
  const coverage = await services.fabric.status();
  if (flags.has('json')) services.out(JSON.stringify(coverage));
  else for (const line of coverageText(coverage)) services.out(line);
  return 0;
}

async function at({ words }: Words, services: CliServices): Promise<number> {
  const [lon, lat] = words.map(Number);
  if (words.length !== 2 || !(Math.abs(lon!) <= 180) || !(Math.abs(lat!) <= 90))
    throw new WrongInput('Name a longitude and a latitude in degrees.');
  const found = await services.fabric.at(lon!, lat!);
  if (found.length === 0) services.out('no section of the fabric lies there');
  for (const { id, kind, divisions } of found)
    services.out(`${id} (${kind})${divisions.length > 0 ? `: ${divisions.join(', ')}` : ''}`);
  return found.length === 0 ? 1 : 0;
}

const PREFIX = /^[A-Z]{2}(?:\d{2}(?:\d{4}[NS]\d{4}[EW][0-9A-Z])?)?$/;

async function remove({ words, values, flags }: Words, services: CliServices): Promise<number> {
  const all = flags.has('all');
  const prefix = all ? '' : (words[0] ?? '').toUpperCase();
  if (words.length !== (all ? 0 : 1) || (!all && !PREFIX.test(prefix)))
    throw new WrongInput('Name the beginning of an identifier, or --all.');
  for (const { layer: name, rows } of await services.fabric.remove(prefix, values.layer ?? null))
    services.out(`${name}: ${rows.toLocaleString('en-US')} removed`);
  return 0;
}
