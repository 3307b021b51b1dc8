// Takes: a data folder as its argument. Gives: a process that opens it, writes rows without end and prints each one once it is
// committed, until it is killed. `once` as the second argument: opens, says so, and waits. `checkpoint`: a checkpoint after each row.
import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { openDatabase } from '../../src/adapters/postgres/open.ts';
import { silentLog } from './embedded.ts';

const [dataFolder, mode] = process.argv.slice(2) as [string, string | undefined];
try {
  const { db } = await openDatabase({ databaseUrl: null, dataFolder, log: silentLog });
  await migrate(db);
  process.stdout.write('open\n');
  if (mode === 'once') setInterval(() => {}, 1000);
  else
    for (let n = 0; ; n += 1) {
      const name = `${process.pid}-${n}`;
      await db
        .insertInto('meta')
        .values({ name, value: 'x'.repeat(n % 3000) })
        .execute();
      process.stdout.write(`${name}\n`);
      if (mode === 'checkpoint') await sql`checkpoint`.execute(db);
      // The engine runs in this process and leaves the loop no turn of its own: what the pipe cannot take at once would never go out.
      await turn();
    }
} catch (error) {
  process.stdout.write(`refused: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
