// The composition root: the only file that knows everybody. `thence COMMAND` begins here.
import { commands, help } from './cli/commands.ts';
import type { CliServices } from './cli/services.ts';
import { type Config, readConfig } from './config.ts';
import { API_VERSION, ENGINE_VERSION } from './contract/engine.ts';

export async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = asHelp(args);
  if (name === '--version') return console.log(`thence ${API_VERSION}, engine ${ENGINE_VERSION}`);
  const command = commands[name ?? ''];
  if (!command) {
    const asked = name === undefined || name === '--help' || name === 'help';
    (asked ? console.log : console.error)(asked ? help() : `thence has no command ${name}.\n\n${help()}`);
    process.exitCode = asked ? 0 : 2;
    return;
  }
  try {
    process.exitCode = await command.run(rest, services());
  } catch (error) {
    console.error(`thence: ${isOurs(error) ? (error as Error).stack : (error as Error).message}`);
    process.exitCode = 1;
  }
}

/** `-h`, and `help read` for `read --help`: what people type before they know. */
function asHelp(args: readonly string[]): readonly string[] {
  const [first, second, ...more] = args;
  if (first === 'help' && second !== undefined && commands[second]) return [second, '--help', ...more];
  const words = args.indexOf('--');
  return args.map((word, i) => (word === '-h' && (words < 0 || i < words) ? '--help' : word));
}

/** Mistakes in the program show their stack; everything else was thrown with a sentence for whoever typed the command. */
function isOurs(error: unknown): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}

/** Whoever reads our output may stop early: `thence read … | head`. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

function services(): CliServices {
  process.stdout.on('error', endWithReader);
  let read: Config | null = null;
  const config = (): Config => (read ??= readConfig(process.env)); // when it is needed: `thence doctor` and `help` speak without it
  const out = (line: string): void => void process.stdout.write(`${line}\n`);
  const err = (line: string): void => void process.stderr.write(`${line}\n`);
  const fabric = async () => (await import('./fabric.ts')).fabricCommands(config());
  return {
    out,
    err,
    // Parts are loaded only by the commands that need them: `thence read` starts without a database, `thence place` without a grammar.
    reader: async () => (await import('./read.ts')).reader(config(), err),
    papers: async () => (await import('./papers.ts')).papers(config()),
    start: async (roles) => (await import('./start.ts')).start(config(), roles, out),
    backup: async (file) => (await import('./backup.ts')).backupTo(config(), file, out),
    restore: async (file) => (await import('./backup.ts')).restoreFrom(config(), file, out),
    operate: async (task) => (await import('./operator.ts')).withOperator(config(), task),
    fabric: {
      importFiles: async (...args) => (await fabric()).importFiles(...args),
      status: async () => (await fabric()).status(),
      remove: async (...args) => (await fabric()).remove(...args),
      at: async (...args) => (await fabric()).at(...args),
    },
    doctor: async function* () {
      yield* (await import('./doctor.ts')).doctor(process.env);
    },
  };
}
