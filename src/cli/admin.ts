// `thence admin`: for those who run a deployment.
import type { CliServices } from './services.ts';

const USAGE = `usage: thence admin backup FILE     write rows, objects and signing keys to one file
       thence admin restore FILE    fill an empty deployment from such a file`;

export async function admin(args: readonly string[], services: CliServices): Promise<number> {
  const [action, file] = args;
  if (file !== undefined && action === 'backup') return services.backup(file);
  if (file !== undefined && action === 'restore') return services.restore(file);
  services.out(USAGE);
  return action === '--help' ? 0 : 2;
}
