// The commands by name, and the page that lists them.
import { admin } from './admin.ts';
import { read } from './read.ts';
import type { CliServices } from './services.ts';

interface Command {
  readonly summary: string;
  run(args: readonly string[], services: CliServices): Promise<number>;
}

export const commands: Readonly<Record<string, Command>> = {
  start: { summary: 'serve the API on this machine', run: (_args, services) => services.start() },
  read: { summary: 'read descriptions without a server', run: read },
  admin: { summary: 'backup FILE, restore FILE', run: admin },
};

export function help(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => `  thence ${name.padEnd(8)} ${summary}`);
  return ['thence reads recorded land-title documents and proves what it read.', '', ...rows].join('\n');
}
