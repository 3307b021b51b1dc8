// `thence admin console-link`: the way into the console where the link of the first start was used or lost.
import { consoleLinkCode } from '../service/console-session.ts';
import { accountNamed, oneWord, wordsOf } from './options.ts';
import type { CliServices } from './services.ts';

export async function adminConsoleLink(args: readonly string[], { operate, out }: CliServices): Promise<number> {
  const words = wordsOf(args, ['url']);
  const url = (words.values['url'] ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');
  const account = words.words.length === 0 ? 'local' : oneWord(words, 'the account');
  await operate(async (ports) => {
    const { id } = await accountNamed(ports, account);
    out(`${url}/#sign-in=${await consoleLinkCode(ports, id)}`);
  });
  return 0;
}
