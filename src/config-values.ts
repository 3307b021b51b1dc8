// Takes: the environment. Gives: its values by kind, an empty or blank one being none. Never: a thrown mistake; mistakes are collected.
import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

export function readers(env: Environment, problems: string[]) {
  return {
    whole: (name: string, fallback: number, minimum: number, maximum: number): number => {
      const text = env[name]?.trim();
      if (!text) return fallback;
      const value = Number(text);
      if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
      problems.push(`${name} is "${text}"; it takes a whole number from ${minimum} to ${maximum}.`);
      return fallback;
    },
    choice: (name: string, yes: string, no: string, fallback: boolean): boolean => {
      const text = env[name]?.trim();
      if (!text) return fallback;
      if (text !== yes && text !== no) problems.push(`${name} is "${text}"; it takes ${yes} or ${no}.`);
      return text === yes;
    },
  };
}

export function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

export function list(env: Environment, name: string): string[] {
  return (text(env, name) ?? '').split(/[\s,]+/).filter((item) => item !== '');
}

export function url(env: Environment, name: string, schemes: readonly string[], problems: string[]): string | null {
  const given = text(env, name);
  if (given === null) return null;
  const parsed = URL.canParse(given) ? new URL(given) : null;
  if (parsed && schemes.includes(parsed.protocol)) return given;
  problems.push(`${name} is not an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`);
  return null;
}

/** Words for networks, in those of the library that decides (proxy-addr). */
const NETWORKS: Readonly<Record<string, string>> = { loopback: 'loopback', private: 'uniquelocal' };

/** `on`, `off`, or whose word counts: addresses and networks, comma-separated. */
export function proxies(env: Environment, name: string, problems: string[]): boolean | readonly string[] {
  const given = list(env, name);
  if (given.length === 0 || given.join() === 'off') return false;
  if (given.join() === 'on') return true;
  const unknown = given.filter((item) => !(item in NETWORKS) && !isNetwork(item));
  if (unknown.length > 0)
    problems.push(
      `${name} has "${unknown.join(', ')}"; it takes on, off, or proxies: loopback, private, an address or a network such as 10.0.0.0/8.`,
    );
  return given.map((item) => NETWORKS[item] ?? item);
}

function isNetwork(item: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)));
}
