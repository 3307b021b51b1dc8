// The commands by name.
import { admin } from './admin.ts';
import type { Command } from './command.ts';
import { compare } from './compare.ts';
import { completionOf } from './completion.ts';
import { doctor } from './doctor.ts';
import { fabric } from './fabric.ts';
import { mcp } from './mcp.ts';
import { noWord } from './options.ts';
import { place } from './place.ts';
import { plot } from './plot.ts';
import { read } from './read.ts';
import { submit } from './submit.ts';
import { verify } from './verify.ts';

export const commands: Readonly<Record<string, Command>> = {
  start: started('start', 'the service on this machine: API and workers', { api: true, workers: true }),
  serve: started('serve', 'the API only, on a shared database', { api: true, workers: false }),
  worker: started('worker', 'workers only, on a shared database', { api: false, workers: true }),
  read,
  plot,
  compare,
  verify,
  submit,
  mcp,
  fabric,
  place,
  doctor,
  completion: completionOf(() => commands),
  admin,
};

function started(name: string, summary: string, roles: { readonly api: boolean; readonly workers: boolean }): Command {
  return {
    summary,
    usage: `usage: thence ${name}\n\nThis command takes no options; its settings are environment variables (docs/operations.md).`,
    examples: [[`PORT=9000 THENCE_DATA=/srv/thence thence ${name}`, 'on another port, with its data there']],
    run: (asked, services) => {
      noWord(asked);
      return services.start(roles);
    },
  };
}
