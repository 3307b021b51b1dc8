// `npm run bench -- NAME…` runs bench/NAME.ts; without a name, all of them. Figures are printed, ratios against a named
// reference in the same run; nothing here fails a build.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import '../bin/engine.js'; // the engine as the command has it

const known = globSync('bench/*.ts')
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'run')
  .sort();
const names = process.argv.length > 2 ? process.argv.slice(2).filter((name) => !name.startsWith('-')) : known;
for (const name of names) {
  if (!known.includes(name)) {
    console.error(`no benchmark ${name}; there are: ${known.join(', ')}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`\n# ${name}`);
  await import(`./${name}.ts`);
}
