// Takes: the words after a command, and what it takes. Gives: its options by name and what else was typed. Never: an option nobody asked for, let by.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Actor } from '../service/audit.ts';
import { findAccount, type OperatorPorts } from '../service/operator.ts';
import type { Account } from '../service/ports.ts';
import type { Options } from './command.ts';

/** What was typed makes no command: told with the usage, exit code 2. */
export class WrongInput extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongInput';
  }
}

export interface Words {
  readonly words: readonly string[];
  /** Of an option that was given again the last. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly all: Readonly<Record<string, readonly string[] | undefined>>;
  readonly flags: ReadonlySet<string>;
}

export function wordsOf(args: readonly string[], options: Options = {}): Words {
  const { values: found, positionals } = parsed(args, options);
  const given = Object.entries(found as Record<string, string | string[] | boolean>);
  const all = given.flatMap(([name, value]) => (typeof value === 'boolean' ? [] : [[name, [value].flat()] as const]));
  for (const [name, values] of all) {
    const { takes } = options[name]!;
    if (Array.isArray(takes) && !values.every((value) => takes.includes(value)))
      throw new WrongInput(`--${name} takes ${orList(takes as string[])}.`);
  }
  return {
    words: positionals.map((word) => word.replace(NEGATIVE_WORD, '-')),
    values: Object.fromEntries(all.map(([name, values]) => [name, values.at(-1)])),
    all: Object.fromEntries(all),
    flags: new Set(given.map(([name]) => name)),
  };
}

function parsed(args: readonly string[], options: Options) {
  const entries = Object.entries(options).map(([name, { takes, many, short }]) => [
    name,
    { type: takes === 'nothing' ? 'boolean' : 'string', multiple: many === true, ...(short ? { short } : {}) } as const,
  ]);
  const known = Object.fromEntries(entries) as Record<string, { type: 'string' | 'boolean' }>;
  try {
    return parseArgs({ args: withNegatives(args, options), options: known, allowPositionals: true });
  } catch (error) {
    throw new WrongInput((error as Error).message.split('. ')[0]!.replace(/\.?$/, '.'));
  }
}

const NEGATIVE_WORD = /^\0-/;

/** "--lon -107.5", "at -107.5 44": a negative number is a value or a word, not an option. */
function withNegatives(args: readonly string[], options: Options): string[] {
  const out: string[] = [];
  for (const arg of args) {
    const before = out.at(-1) ?? '';
    const option = before.startsWith('--') ? options[before.slice(2)] : undefined;
    if (!/^-[\d.]/.test(arg)) out.push(arg);
    else if (option !== undefined && option.takes !== 'nothing') out.push(`${out.pop()!}=${arg}`);
    else out.push(`\0${arg}`);
  }
  return out;
}

/** "a, b or c". */
export function orList(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;
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
