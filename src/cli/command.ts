// Takes: nothing. Gives: the shape of a command: what it takes, what it says of itself, what it does. The parser, the help and the completion
// of shells read the same. Never: an option that a command knows and its table does not.
import type { Words } from './options.ts';
import type { CliServices } from './services.ts';

/** `many`: it may be given again. */
export interface Option {
  readonly takes: 'nothing' | 'text' | 'file' | 'folder' | readonly string[];
  readonly many?: boolean;
  readonly short?: string;
}
export type Options = Readonly<Record<string, Option>>;

export const FLAG: Option = { takes: 'nothing' };
export const TEXT: Option = { takes: 'text' };

export interface Action {
  readonly options?: Options;
  /** What the words beside the options are, for a shell that completes them. */
  readonly words?: 'file' | 'folder' | readonly string[];
  run(asked: Words, services: CliServices): Promise<number>;
}

/** What has actions does nothing without one. */
export type Branch = { readonly actions: Readonly<Record<string, Action | Branch>> };

export type Command = (Action | Branch) & {
  /** One line of the list of commands. */
  readonly summary: string;
  /** From "usage: thence …" to the exit codes. */
  readonly usage: string;
  readonly examples: readonly (readonly [line: string, tells: string])[];
};

export const isBranch = (node: Action | Branch): node is Branch => 'actions' in node;
