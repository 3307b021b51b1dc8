// Takes: what was typed, and the commands. Gives: the exit code. What makes no command is told with its usage and is 2; `--help`, `-h` and
// `help COMMAND` tell the usage and examples on standard output. Never: a command run on words that it does not take.
import { type Action, type Branch, type Command, isBranch } from './command.ts';
import { orList, WrongInput, wordsOf } from './options.ts';
import type { CliServices } from './services.ts';

export type Commands = Readonly<Record<string, Command>>;

export async function runCommand(args: readonly string[], commands: Commands, services: CliServices): Promise<number> {
  const [name, ...rest] = asHelp(args, commands);
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return listed(name, commands, services);
  const end = rest.indexOf('--');
  if (rest.slice(0, end < 0 ? rest.length : end).includes('--help')) {
    services.out(helpText(command));
    return 0;
  }
  try {
    const [action, words] = actionOf(command, rest, `thence ${name!}`);
    return await action.run(wordsOf(words, action.options), services);
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    services.err(`thence: ${error.message}\n\n${command.usage}`);
    return 2;
  }
}

/** `-h`, and `help read` for `read --help`: what people type before they know. */
function asHelp(args: readonly string[], commands: Commands): readonly string[] {
  const [first, second, ...more] = args;
  if (first === 'help' && second !== undefined && Object.hasOwn(commands, second)) return [second, '--help', ...more];
  const words = args.indexOf('--');
  return args.map((word, i) => (word === '-h' && (words < 0 || i < words) ? '--help' : word));
}

function listed(name: string | undefined, commands: Commands, { out, err }: CliServices): number {
  const asked = name === undefined || name === '--help' || name === 'help';
  (asked ? out : err)(asked ? listText(commands) : `thence has no command ${name}.\n\n${listText(commands)}`);
  return asked ? 0 : 2;
}

export function actionOf(node: Action | Branch, args: readonly string[], path: string): [Action, readonly string[]] {
  if (!isBranch(node)) return [node, args];
  const [name, ...rest] = args;
  if (name === undefined) throw new WrongInput(`${path} takes ${orList(Object.keys(node.actions))}.`);
  if (!Object.hasOwn(node.actions, name)) throw new WrongInput(`${path} has no action ${name}.`);
  return actionOf(node.actions[name]!, rest, `${path} ${name}`);
}

function helpText({ usage, examples }: Command): string {
  if (examples.length === 0) return usage;
  const width = Math.max(...examples.map(([line]) => line.length));
  return [usage, '', 'Examples:', ...examples.map(([line, tells]) => `  ${line.padEnd(width)}  # ${tells}`)].join('\n');
}

function listText(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const rows = Object.entries(commands).map(([name, { summary }]) => `  thence ${name.padEnd(width)} ${summary}`);
  const more = 'thence help COMMAND tells its options, with examples.';
  return ['thence reads recorded land-title documents and proves what it read.', '', ...rows, '', more].join('\n');
}
