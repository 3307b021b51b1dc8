// The commands by name, and the page that lists them.
import { admin } from './admin.ts';
import { fabric } from './fabric.ts';
import { compare } from './compare.ts';
import { doctor } from './doctor.ts';
import { place } from './place.ts';
import { plot } from './plot.ts';
import { read } from './read.ts';
import type { CliServices } from './services.ts';
import { submit } from './submit.ts';
import { verify } from './verify.ts';

interface Command {
  readonly summary: string;
  run(args: readonly string[], services: CliServices): Promise<number>;
}

export const commands: Readonly<Record<string, Command>> = {
  start: {
    summary: 'the service on this machine: API and workers',
    run: (args, services) => started(args, services, { api: true, workers: true }),
  },
  serve: {
    summary: 'the API only, on a shared database',
    run: (args, services) => started(args, services, { api: true, workers: false }),
  },
  worker: {
    summary: 'workers only, on a shared database',
    run: (args, services) => started(args, services, { api: false, workers: true }),
  },
  read: { summary: 'read documents and tell what they say, without a server', run: read },
  plot: {
    summary: 'draw a response or a document: SVG, PNG, PDF, DXF, GeoPackage, GeoJSON, KML, LandXML, CSV, words',
    run: plot,
  },
  compare: {
    summary: 'two descriptions, such as a prior deed and a new one: which courses differ, and what that does',
    run: compare,
  },
  verify: {
    summary: 'whether a response or a certificate is as it was signed, and what was corrected since',
    run: verify,
  },
  submit: {
    summary: 'hand a folder in to a service, in batches; results and drawings come back beside the documents',
    run: submit,
  },
  mcp: {
    summary:
      'the Model Context Protocol on standard input and output: a model reads, verifies, compares and draws here',
    run: async (...asked) => (await import('./mcp/mcp.ts')).mcp(...asked), // with a library that no other command needs
  },
  fabric: { summary: 'import FILE…, status, at LON LAT, remove: the public survey', run: fabric },
  place: { summary: 'positions for tracts, one by one or all of one monument, over HTTP', run: place },
  doctor: { summary: 'what is missing, what is slow, what leaves this machine, and how to mend it', run: doctor },
  admin: { summary: 'accounts, keys, usage, the audit log, backup and restore', run: admin },
};

/** Settings come from the environment: a word or an option here was meant otherwise. */
async function started(
  args: readonly string[],
  services: CliServices,
  roles: { readonly api: boolean; readonly workers: boolean },
): Promise<number> {
  if (args.length === 0) return services.start(roles);
  const asked = args[0] === '--help';
  (asked ? services.out : services.err)(
    `${asked ? '' : `thence: "${args[0]}" is one word too many.\n`}This command takes no options; its settings are environment variables (docs/operations.md).`,
  );
  return asked ? 0 : 2;
}

export function help(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => `  thence ${name.padEnd(8)} ${summary}`);
  return ['thence reads recorded land-title documents and proves what it read.', '', ...rows].join('\n');
}
