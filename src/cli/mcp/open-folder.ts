// Takes: a folder and names of files. Gives: their bytes, or writes new ones. Never: a file outside the folder, by a link neither; a file
// replaced; more bytes than a document may have.
import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { LIMITS } from '../../contract/limits.ts';
import { ToolTrouble } from './tool-trouble.ts';

export interface OpenFolder {
  bytes(file: string): Uint8Array;
  /** Gives the path that was written. */
  write(file: string, bytes: Uint8Array): string;
}

export function openFolder(folder: string): OpenFolder {
  const root = realpathSync(folder);
  const inside = (path: string): string => {
    if (path === root || path.startsWith(root.endsWith(sep) ? root : root + sep)) return path;
    throw new ToolTrouble(`Only files in ${root} are read and written (thence mcp --folder).`);
  };
  return {
    bytes(file) {
      const path = inside(realpathSync(resolve(root, file)));
      const about = statSync(path);
      if (!about.isFile()) throw new ToolTrouble(`${file} is no file.`);
      if (about.size > LIMITS.stagedBytes)
        throw new ToolTrouble(`${file} has ${about.size} bytes; a document has at most ${LIMITS.stagedBytes}.`);
      return readFileSync(path);
    },
    write(file, bytes) {
      const asked = resolve(root, file);
      const path = join(inside(realpathSync(dirname(asked))), basename(asked));
      writeFileSync(path, bytes, { flag: 'wx' });
      return path;
    },
  };
}
