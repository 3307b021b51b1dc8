// Takes: the commands. Gives: every place on a command line where something may be typed, and what: a place is "" or "/fabric/import".
// Never: a word of a command that the table does not have.
import { type Action, type Branch, isBranch, type Option } from './command.ts';
import type { Commands } from './run-command.ts';

export interface Place {
  readonly path: string;
  /** What may stand here, each with what it is. */
  readonly words: readonly (readonly [word: string, tells: string])[];
  readonly takes: 'file' | 'folder' | null;
  readonly options: readonly PlaceOption[];
}

export interface PlaceOption {
  /** As it is typed: --out, -o. */
  readonly names: readonly string[];
  readonly takes: Option['takes'];
}

export function shellPlaces(commands: Commands): Place[] {
  const names = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  const root: Place = { path: '', words: [...names, ['help', 'the options of a command, with examples']], takes: null, options: [HELP, VERSION] }; // prettier-ignore
  const help: Place = { path: '/help', words: names, takes: null, options: [] };
  return [root, help, ...Object.entries(commands).flatMap(([name, node]) => placesOf(`/${name}`, node))];
}

const HELP: PlaceOption = { names: ['--help', '-h'], takes: 'nothing' };
const VERSION: PlaceOption = { names: ['--version'], takes: 'nothing' };

function placesOf(path: string, node: Action | Branch): Place[] {
  if (isBranch(node)) {
    const below = Object.entries(node.actions);
    const words = below.map(([name]) => [name, ''] as const);
    return [
      { path, words, takes: null, options: [HELP] },
      ...below.flatMap(([name, one]) => placesOf(`${path}/${name}`, one)),
    ];
  }
  const { words, options = {} } = node;
  const listed = Object.entries(options).map(([name, { takes, short }]) => ({
    names: [`--${name}`, ...(short === undefined ? [] : [`-${short}`])],
    takes,
  }));
  const takes = words === 'file' || words === 'folder' ? words : null;
  const typed = takes === null && words !== undefined ? (words as readonly string[]) : [];
  return [{ path, words: typed.map((word) => [word, ''] as const), takes, options: [...listed, HELP] }];
}
