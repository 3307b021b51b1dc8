// `thence admin`: for those who run a deployment.
import { adminAccount } from './admin-account.ts';
import { adminAudit } from './admin-audit.ts';
import { adminConsoleLink } from './admin-console-link.ts';
import { adminKey } from './admin-key.ts';
import { adminUsage } from './admin-usage.ts';
import { oneWord, WrongInput, wordsOf } from './options.ts';
import type { CliServices } from './services.ts';

export const ADMIN_USAGE = `usage: thence admin backup FILE                        write rows, objects and signing keys to one file
       thence admin restore FILE                       fill an empty deployment from such a file
       thence admin account list [--json]              every account, newest first
       thence admin account show ACCOUNT [--json]      one account with its people and keys
       thence admin account grant ACCOUNT PLAN         set its plan; PLAN is one of
           --plan free | trial | arrangement | volume | seat --seats N | pack --packs N
           --email ADDRESS                             let that person sign in to the account (with or without a plan)
           --company NAME [--role ROLE]                open an account where the address has none
       thence admin account close ACCOUNT              end its plan and revoke its keys; what it ran stays
       thence admin key mint ACCOUNT --name NAME [--test]    a new key, shown once
       thence admin key revoke PREFIX                  end a key of whichever account
       thence admin console-link [ACCOUNT]             a link to the console that works once, for the local account
       thence admin usage export --month YYYY-MM       billed documents by account and rate, as CSV
       thence admin audit [--account ACCOUNT] [--event EVENT] [--since DATE] [--limit N] [--json]

ACCOUNT is an id, the e-mail address of one of its people, or local for the account of the first start.
On the embedded engine stop the service first: the data folder has one user at a time.`;

type Admin = (args: readonly string[], services: CliServices) => Promise<number>;

const ACTIONS: Readonly<Record<string, Admin>> = {
  account: adminAccount,
  key: adminKey,
  'console-link': adminConsoleLink,
  usage: adminUsage,
  audit: adminAudit,
  backup: async (args, { backup }) => backup(fileOf(args)),
  restore: async (args, { restore }) => restore(fileOf(args)),
};

export async function admin(args: readonly string[], services: CliServices): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--help' || rest.includes('--help')) {
    services.out(ADMIN_USAGE);
    return 0;
  }
  try {
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined)
      throw new WrongInput(name === '' ? 'Say what to do.' : `thence admin has no action ${name}.`);
    return await action(rest, services);
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    services.err(`thence: ${error.message}\n\n${ADMIN_USAGE}`);
    return 2;
  }
}

const fileOf = (args: readonly string[]): string => oneWord(wordsOf(args, []), 'the file');
