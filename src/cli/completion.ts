// `thence completion`: what a shell needs to complete our commands, made from their table.
import type { Command } from './command.ts';
import { shellPlaces } from './completion-places.ts';
import { bashScript, fishScript, zshScript } from './completion-scripts.ts';
import { oneWord, WrongInput } from './options.ts';
import type { Commands } from './run-command.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

const USAGE = `usage: thence completion bash|zsh|fish

Prints what makes that shell complete the commands of thence, their options and files.

Exit code: 0; 2 this is no such command.`;

export const completionOf = (commands: () => Commands): Command => ({
  summary: 'commands, options and files at the tab key: for bash, zsh or fish',
  usage: USAGE,
  examples: [
    ['source <(thence completion bash)', 'in ~/.bashrc'],
    ['thence completion zsh > "${fpath[1]}/_thence"', 'once, then a new shell'],
    ['thence completion fish > ~/.config/fish/completions/thence.fish', 'once'],
  ],
  words: SHELLS,
  run(asked, services) {
    const shell = SHELLS.find((name) => name === oneWord(asked, 'a shell: bash, zsh or fish'));
    if (shell === undefined) throw new WrongInput(`thence completion takes ${SHELLS.join(', ')}.`);
    services.out(SCRIPTS[shell](shellPlaces(commands())));
    return Promise.resolve(0);
  },
});
