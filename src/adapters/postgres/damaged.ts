// Takes: a file of the data folder that cannot be read as it should, and what is known of the cause. Gives: the error that names the
// file and the way out. Never: a repair, or a word that the folder may be emptied: what is moved aside can still be looked into.
import { join } from 'node:path';

const WAY_OUT =
  'move the data folder aside and run `thence admin restore FILE` with the last backup into a new one; ' +
  'without a backup, start with a new one and keep the old for whoever may still read it.';

/** Only a copy of what postgres/PG_VERSION says. */
export function damagedRecord(path: string, cause: string): Error {
  return new Error(
    `${path} is damaged: ${cause}. The way out: if nothing else in the data folder was harmed, remove this file, and the next start ` +
      `writes it again. Otherwise ${WAY_OUT}`,
  );
}

export function damagedDatabase(cluster: string, cause: string): Error {
  return new Error(
    `The database in ${cluster} cannot be opened: ${cause}. If its files are damaged, the way out: ${WAY_OUT}`,
  );
}

/** SQLSTATE: data corrupted, an index corrupted. */
const CORRUPTED = /^XX00[12]$/;

/** What a statement threw: where a file that it reads is damaged, the error that names it. */
export function damageIn(cluster: string, error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string };
  if (typeof code !== 'string' || !CORRUPTED.test(code)) return error;
  const file = /"((?:base|global)\/[^"]+)"/.exec(message ?? '')?.[1];
  return damagedDatabase(file === undefined ? cluster : join(cluster, file), message ?? code);
}
