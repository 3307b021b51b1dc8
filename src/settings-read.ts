// Takes: an environment. Gives: the configuration or what is wrong in it, and the settings that nothing reads. Never: a list of settings
// beside config.ts: what it reads is watched.
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Environment } from './config-values.ts';

export interface SettingsRead {
  /** Null where something is wrong. */
  readonly config: Config | null;
  readonly problems: readonly string[];
  /** Settings of ours by their name that are misspelt, or belong to one that is not set. */
  readonly unread: readonly string[];
  readonly set: readonly string[];
}

/** What commands read besides. */
const OF_COMMANDS = new Set(['THENCE_URL', 'THENCE_KEY', 'THENCE_BLM_URL']);

export function settingsRead(env: Environment): SettingsRead {
  const asked = new Set<string>();
  const watched = new Proxy(env, {
    get: (all, name) => {
      asked.add(String(name));
      return all[String(name)];
    },
  });
  let config: Config | null = null;
  let problems: readonly string[] = [];
  try {
    config = readConfig(watched);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems = error.message.split('\n');
  }
  const given = Object.keys(env).filter((name) => (env[name] ?? '').trim() !== '');
  const set = given.filter((name) => asked.has(name) || OF_COMMANDS.has(name));
  const unread = given.filter((name) => name.startsWith('THENCE_') && !set.includes(name));
  return { config, problems, unread, set };
}
