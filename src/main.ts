// The composition root: the only file that knows everybody. `thence COMMAND` begins here.
import { commands } from './cli/commands.ts';
import { runCommand } from './cli/run-command.ts';
import type { CliServices } from './cli/services.ts';
import { type Config, readConfig } from './config.ts';
import { API_VERSION, ENGINE_VERSION } from './contract/engine.ts';

export async function main(args: readonly string[]): Promise<void> {
  if (args[0] === '--version') return console.log(`thence ${API_VERSION}, engine ${ENGINE_VERSION}`);
  try {
    process.exitCode = await runCommand(args, commands, services());
  } catch (error) {
    console.error(`thence: ${isOurs(error) ? (error as Error).stack : (error as Error).message}`);
    process.exitCode = 1;
  }
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
    getStates: async (states, asked, show) =>
      (await import('./fabric-states.ts')).getStates(
        config(),
        process.env.THENCE_BLM_URL?.trim() || null,
        states,
        asked,
        show,
      ),
    doctor: async function* () {
      yield* (await import('./doctor.ts')).doctor(process.env);
    },
  };
}
