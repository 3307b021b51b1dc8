// Where the shared material lies, if it does. Tests that need it skip by name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
export const CORPUS = process.env.THENCE_CORPUS ?? join(root, '..', 'shared', 'corpus');
export const SPEC = join(root, '..', 'shared', 'SPEC.md');
export const ROOT = root;

/** The reason to skip, or false. */
export function absent(path: string): string | false {
  return existsSync(path) ? false : `absent: ${path.split('/').slice(-2).join('/')} beside the checkout`;
}
