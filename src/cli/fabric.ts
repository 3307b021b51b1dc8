// `thence fabric`: the public survey as this deployment holds it.
import { fabricProgress } from './fabric-progress.ts';
import { coverageText, importedText } from './fabric-text.ts';
import type { CliServices } from './services.ts';

const USAGE = `usage: thence fabric import [--layer NAME] [--skip-damaged] FILE…
                                     take in layers of BLM CadNSDI (GeoJSON, GeoPackage, zipped shapefile):
                                     PLSSTownship, PLSSFirstDivision, PLSSIntersected, PLSSPoint
       thence fabric status [--json] what is held, by state and meridian, and where it came from
       thence fabric at LON LAT      the section and second division at a position
       thence fabric remove PREFIX [--layer NAME]
                                     forget townships by the beginning of their identifier: WY, WY06, WY060410N1160W0
       thence fabric remove --all [--layer NAME]

  All files of one import are taken in, or none. An import replaces what was held of the same layer in the townships it brings.
  --layer         the layer, where the fields do not tell
  --skip-damaged  take features with a damaged boundary without it, and list them, instead of refusing the file`;

type Action = (words: readonly string[], options: Options, services: CliServices) => Promise<number>;

interface Options {
  readonly layer: string | null;
  readonly flags: ReadonlySet<string>;
}

const ACTIONS: Readonly<Record<string, Action>> = { import: importFiles, status, at, remove };
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  import: ['--layer', '--skip-damaged'],
  status: ['--json'],
  at: [],
  remove: ['--layer', '--all'],
};

export async function fabric(args: readonly string[], services: CliServices): Promise<number> {
  const [name = '', ...rest] = args;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name]! : null;
  if (name === '--help' || rest.includes('--help')) {
    services.out(USAGE);
    return 0;
  }
  if (action === null) return usage(services, name === '' ? 'Say what to do.' : `thence fabric has no action ${name}.`);
  const { words, options, unknown } = parsed(rest, FLAGS[name]!);
  if (unknown === null) return action(words, options, services);
  return usage(services, `thence fabric ${name} has no option ${unknown}.`);
}

function parsed(args: readonly string[], known: readonly string[]) {
  const words: string[] = [];
  const flags = new Set<string>();
  let layer: string | null = null;
  let unknown: string | null = null;
  for (let k = 0; k < args.length; k += 1) {
    const arg = args[k]!;
    if (arg === '--layer' && known.includes(arg)) layer = args[(k += 1)] ?? '';
    else if (arg.startsWith('--')) {
      if (known.includes(arg)) flags.add(arg);
      else unknown ??= arg;
    } else words.push(arg);
  }
  return { words, unknown, options: { layer, flags } satisfies Options };
}

async function importFiles(
  files: readonly string[],
  { layer, flags }: Options,
  services: CliServices,
): Promise<number> {
  if (files.length === 0) return usage(services, 'Name the files.');
  const progress = fabricProgress((line) => services.err(line));
  const settings = { layer, skipDamaged: flags.has('--skip-damaged') };
  const imported = await services.fabric.importFiles(files, settings, progress.show).finally(progress.end);
  for (const line of importedText(imported)) services.out(line);
  return 0;
}

async function status(_words: readonly string[], { flags }: Options, services: CliServices): Promise<number> {
  const coverage = await services.fabric.status();
  if (flags.has('--json')) services.out(JSON.stringify(coverage));
  else for (const line of coverageText(coverage)) services.out(line);
  return 0;
}

async function at(words: readonly string[], _options: Options, services: CliServices): Promise<number> {
  const [lon, lat] = words.map(Number);
  if (words.length !== 2 || !(Math.abs(lon!) <= 180) || !(Math.abs(lat!) <= 90))
    return usage(services, 'Name a longitude and a latitude in degrees.');
  const found = await services.fabric.at(lon!, lat!);
  if (found.length === 0) services.out('no section of the fabric lies there');
  for (const { id, kind, divisions } of found)
    services.out(`${id} (${kind})${divisions.length > 0 ? `: ${divisions.join(', ')}` : ''}`);
  return found.length === 0 ? 1 : 0;
}

const PREFIX = /^[A-Z]{2}(?:\d{2}(?:\d{4}[NS]\d{4}[EW][0-9A-Z])?)?$/;

async function remove(words: readonly string[], { layer, flags }: Options, services: CliServices): Promise<number> {
  const all = flags.has('--all');
  const prefix = all ? '' : (words[0] ?? '').toUpperCase();
  if (words.length !== (all ? 0 : 1) || (!all && !PREFIX.test(prefix)))
    return usage(services, 'Name the beginning of an identifier, or --all.');
  for (const { layer: name, rows } of await services.fabric.remove(prefix, layer))
    services.out(`${name}: ${rows.toLocaleString('en-US')} removed`);
  return 0;
}

function usage(services: CliServices, sentence: string): number {
  services.err(`thence: ${sentence}\n\n${USAGE}`);
  return 2;
}
