// `thence admin key mint | revoke`: the way out where a key was lost, or lies where it should not.
import { LIMITS } from '../contract/limits.ts';
import { mintFor } from '../service/keys.ts';
import { revokeFor } from '../service/operator.ts';
import { type Branch, FLAG, TEXT } from './command.ts';
import { accountNamed, oneWord, operator, type Words, WrongInput } from './options.ts';
import type { CliServices } from './services.ts';

export const adminKey: Branch = {
  actions: { mint: { options: { name: TEXT, test: FLAG }, run: mint }, revoke: { run: revoke } },
};

/** Under the account's own limits: a free account has one live key, and revoking the lost one makes room. */
async function mint(words: Words, { operate, out }: CliServices): Promise<number> {
  const account = oneWord(words, 'the account');
  const { name } = words.values;
  if (!name || name.length > LIMITS.nameCharacters)
    throw new WrongInput(`--name takes 1 to ${LIMITS.nameCharacters} characters.`);
  const kind = words.flags.has('test') ? 'test' : 'live';
  await operate(async (ports) => {
    const { id } = await accountNamed(ports, account);
    const { api_key: key } = await mintFor(ports, operator(), id, { name, kind, userId: null });
    out(`${kind} key of account ${id}, not shown again:`);
    out(key);
  });
  return 0;
}

async function revoke(words: Words, { operate, out }: CliServices): Promise<number> {
  const prefix = oneWord(words, "the key's prefix");
  await operate(async (ports) => {
    const key = await ports.store.keys.find(prefix);
    if (key === null) throw new Error('There is no key of that prefix. thence admin account show lists them.');
    const revoked = await revokeFor(ports, operator(), key);
    out(revoked ? `${prefix} is revoked.` : `${prefix} was revoked already.`);
  });
  return 0;
}
