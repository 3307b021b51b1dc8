// Takes: the words after an action. Gives: its options by name and what else was typed. Never: an option nobody asked for, let by.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Actor } from '../service/audit.ts';
import { findAccount, type OperatorPorts } from '../service/operator.ts';
import type { Account } from '../service/ports.ts';

/** What was typed makes no command: told with the usage, exit code 2. */
export class WrongInput extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongInput';
  }
}

export interface Words {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
}

export function wordsOf(args: readonly string[], valued: readonly string[], flags: readonly string[] = []): Words {
  const options: Record<string, { type: 'string' | 'boolean' }> = {};
  for (const name of valued) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const given = Object.entries(parsed.values as Record<string, string | boolean>);
    const values = Object.fromEntries(
      given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    return { words: parsed.positionals, values, flags: new Set(given.map(([name]) => name)) };
  } catch (error) {
    throw new WrongInput((error as Error).message.split('. ')[0]!.replace(/\.?$/, '.'));
  }
}

/** Exactly one word beside the options. */
export function oneWord({ words }: Words, what: string): string {
  if (words.length === 0) throw new WrongInput(`Name ${what}.`);
  if (words.length > 1) throw new WrongInput(`Name one thing only, not also "${words[1]}".`);
  return words[0]!;
}

export function noWord({ words }: Words): void {
  if (words.length > 0) throw new WrongInput(`"${words[0]}" is one word too many.`);
}

export function wholeNumber(text: string | undefined, name: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (text === undefined || !/^\d+$/.test(text) || value < minimum || value > maximum)
    throw new WrongInput(`--${name} takes a whole number from ${minimum} to ${maximum}.`);
  return value;
}

export async function accountNamed(ports: OperatorPorts, word: string): Promise<Account> {
  const account = await findAccount(ports, word);
  if (account === null) throw new Error(`There is no account ${word}. thence admin account list shows them.`);
  return account;
}

export function operator(): Actor {
  return { kind: 'operator', name: userInfo().username };
}

/** Columns under each other, two spaces apart; the last as long as it is. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i]!))).join('  '));
}
