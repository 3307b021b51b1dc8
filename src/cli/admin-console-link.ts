// `thence admin console-link`: the way into the console where the link of the first start was used or lost.
import { consoleLinkCode } from '../service/console-session.ts';
import { type Action, TEXT } from './command.ts';
import { accountNamed, oneWord, type Words } from './options.ts';
import type { CliServices } from './services.ts';

export const adminConsoleLink: Action = { options: { url: TEXT }, run: linked };

async function linked(words: Words, { operate, out }: CliServices): Promise<number> {
  const url = (words.values.url ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');
  const account = words.words.length === 0 ? 'local' : oneWord(words, 'the account');
  await operate(async (ports) => {
    const { id } = await accountNamed(ports, account);
    out(`${url}/#sign-in=${await consoleLinkCode(ports, id)}`);
  });
  return 0;
}
