// `thence admin usage export --month YYYY-MM`: what to invoice, as CSV on stdout.
import { usageCsv } from '../service/usage-export.ts';
import { type Branch, TEXT } from './command.ts';
import { noWord, type Words, WrongInput } from './options.ts';
import type { CliServices } from './services.ts';

export const adminUsage: Branch = { actions: { export: { options: { month: TEXT }, run: exported } } };

async function exported(words: Words, { operate, out }: CliServices): Promise<number> {
  noWord(words);
  const { month } = words.values;
  if (month === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
    throw new WrongInput('--month takes a month such as 2026-11; months are of UTC.');
  await operate(async (ports) => {
    for (const line of usageCsv(month, await ports.store.usage.byRate(month))) out(line);
  });
  return 0;
}
