// Takes: a place and what fills a folder. Gives: that folder, made once, for others to copy.
// Never: one half made: it gets its name when it is full, and whoever comes second with the same name leaves the first one's.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = process.env.THENCE_TEST_TEMPLATES;

/** The place of a template of this run of the suite: scripts/test.ts makes and removes its folder; a file run without it has its own. */
export function ofRun(name: string): string {
  folder ??= passable(mkdtempSync(join(tmpdir(), 'thence-templates-')));
  return join(folder, name);
}

export async function template(place: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(place)) return;
  const beside = passable(mkdtempSync(`${place}-making-`));
  const data = join(beside, 'data');
  mkdirSync(data, { mode: 0o700 });
  await fill(data);
  try {
    renameSync(data, place);
  } catch {
    // another test file was quicker; its template is as good
  }
  rmSync(beside, { recursive: true, force: true });
}

/** PostgreSQL's own user must get at what lies in it. Gone with the process that made it. */
function passable(made: string): string {
  chmodSync(made, 0o711);
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
