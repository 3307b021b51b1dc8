// The one table of commands: what is parsed, what help tells, what the examples show and what a shell completes are the same.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { type Action, type Branch, isBranch } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/commands.ts';
import { shellPlaces } from '../../src/cli/completion-places.ts';
import { bashScript, fishScript, zshScript } from '../../src/cli/completion-scripts.ts';
import { wordsOf, WrongInput } from '../../src/cli/options.ts';
import { actionOf } from '../../src/cli/run-command.ts';

const places = shellPlaces(commands);

describe('help', () => {
  const optionsOf = (node: Action | Branch): string[] =>
    isBranch(node)
      ? Object.values(node.actions).flatMap(optionsOf)
      : Object.entries(node.options ?? {}).map(([name, { short }]) =>
          short === undefined ? `--${name}` : `-${short}`,
        );
  for (const [name, command] of Object.entries(commands))
    test(`thence ${name}: its usage tells the options it takes, and no other`, () => {
      const told = new Set([...command.usage.matchAll(/(?<![\w-])--?[a-z][a-z-]*\b/g)].map(([option]) => option));
      assert.deepEqual([...told].toSorted(), [...new Set(optionsOf(command))].toSorted());
    });

  for (const [name, { examples }] of Object.entries(commands))
    for (const [line] of examples)
      test(`the example ${line} is a command`, () => {
        const typed = /(?:^|[ (])thence (?!completion bash\))([^|&>]*)/.exec(line)?.[1] ?? 'completion bash';
        const [first, ...rest] = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, inQuotes, word]) => inQuotes ?? word!);
        assert.equal(first, name);
        const [action, words] = actionOf(commands[name]!, rest, name);
        assert.doesNotThrow(() => wordsOf(words, action.options));
      });
});

describe('wordsOf', () => {
  const options = { lon: { takes: 'text' }, all: { takes: 'nothing' }, on: { takes: ['a', 'b'] } } as const;
  test('a negative number is a value, or a word', () => {
    const { words, values, flags } = wordsOf(['--lon', '-107.5', '--all', '-44.1'], options);
    assert.deepEqual([words, values.lon, flags.has('all')], [['-44.1'], '-107.5', true]);
  });
  test('a choice is one of its words', () => {
    assert.equal(wordsOf(['--on', 'b'], options).values.on, 'b');
    assert.throws(() => wordsOf(['--on', 'c'], options), new WrongInput('--on takes a or b.'));
  });
});

const LINES: readonly [line: readonly string[], offered: readonly string[]][] = [
  [['re'], ['read']],
  [['co'], ['compare', 'completion']],
  [
    ['read', '--f'],
    ['--fail-on', '--fabric'],
  ],
  [
    ['read', '--fail-on', ''],
    ['review', 'fail'],
  ],
  [['fabric', 'r'], ['remove']],
  [['fabric', 'import', '--s'], ['--skip-damaged']],
  [['admin', 'account', 'grant', '--plan', 's'], ['seat']],
  [['help', 'ver'], ['verify']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['place', '--lon', ''], []],
  [['read', 'package.js'], ['package.json']],
  [['plot', '-o', 'package.js'], ['package.json']],
];

describe('completion', () => {
  for (const [line, offered] of LINES)
    test(`bash: thence ${line.join(' ')}`, () => {
      const script = `${bashScript(places)}\nCOMP_WORDS=(thence "$@"); COMP_CWORD=$#; _thence; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script, 'bash', ...line], { encoding: 'utf8' });
      assert.deepEqual([stderr, stdout.split('\n').filter(Boolean)], ['', offered]);
    });

  const missing = (shell: string): string | false =>
    spawnSync(shell, ['--version']).error === undefined ? false : `this machine has no ${shell}`;

  test('fish: the same words', { skip: missing('fish') }, () => {
    for (const [line, offered] of LINES.filter(([, words]) => words.length > 0)) {
      const script = `${fishScript(places)}\ncomplete -C 'thence ${line.join(' ')}'`;
      const { stdout } = spawnSync('fish', ['-N', '-c', script], { encoding: 'utf8' });
      const words = stdout.split('\n').flatMap((word) => word.split('\t')[0] || []);
      assert.deepEqual(words.toSorted(), [...offered].toSorted());
    }
  });

  test('zsh: the script is one', { skip: missing('zsh') }, () => {
    const { status, stderr } = spawnSync('zsh', ['-f', '-n'], { input: zshScript(places), encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
  });
});
