// Takes: the places of a command line. Gives: a script a shell. Each goes through the words typed, finds the place, and offers what the table
// has for it. Never: a call of thence: a tab key waits for nobody.
import type { Place, PlaceOption } from './completion-places.ts';

const HEAD = '# Made by `thence completion`, from the table of its commands. Make it anew after an upgrade.';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const branch = (pattern: string, does: string): string => `    ${pattern}) ${does} ;;`;

/** "place option" for every option that takes what `wanted` says. */
function taking(places: readonly Place[], wanted: (takes: PlaceOption['takes']) => boolean): string[] {
  return places.flatMap(({ path, options }) =>
    options.filter(({ takes }) => wanted(takes)).flatMap(({ names }) => names.map((name) => `"${path} ${name}"`)),
  );
}

const choices = (places: readonly Place[]): [at: string, words: readonly string[]][] =>
  places.flatMap(({ path, options }) =>
    options.flatMap(({ names, takes }) =>
      typeof takes === 'string' ? [] : names.map((name): [string, readonly string[]] => [`"${path} ${name}"`, takes]),
    ),
  );

const steps = (places: readonly Place[]): string =>
  places.flatMap(({ path }) => (path === '' ? [] : [path])).join(' | ');
const atPlaces = (places: readonly Place[], takes: Place['takes']): string =>
  places.flatMap((place) => (place.takes === takes ? [`"${place.path}"`] : [])).join(' | ');

const optionNames = ({ options }: Place): string => options.flatMap(({ names }) => names).join(' ');

export function bashScript(places: readonly Place[]): string {
  const offer = (words: string): string => `COMPREPLY=($(compgen -W ${quoted(words)} -- "$cur")); return`;
  return [
    HEAD,
    '_thence() {',
    '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" place="" i',
    '  COMPREPLY=()',
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    '    case "$place/${COMP_WORDS[i]}" in',
    `      ${steps(places)}) place="$place/\${COMP_WORDS[i]}" ;;`,
    '    esac',
    '  done',
    '  case "$place $prev" in',
    branch(taking(places, (takes) => takes === 'file').join(' | '), 'COMPREPLY=($(compgen -f -- "$cur")); return'),
    branch(taking(places, (takes) => takes === 'folder').join(' | '), 'COMPREPLY=($(compgen -d -- "$cur")); return'),
    ...choices(places).map(([at, words]) => branch(at, offer(words.join(' ')))),
    branch(taking(places, (takes) => takes === 'text').join(' | '), 'return'),
    '  esac',
    '  if [[ "$cur" == -* ]]; then case "$place" in',
    ...places.map((place) => branch(`"${place.path}"`, offer(optionNames(place)))),
    '  esac; fi',
    '  case "$place" in',
    branch(atPlaces(places, 'file'), 'COMPREPLY=($(compgen -f -- "$cur"))'),
    branch(atPlaces(places, 'folder'), 'COMPREPLY=($(compgen -d -- "$cur"))'),
    ...places
      .filter(({ words }) => words.length > 0)
      .map(({ path, words }) => branch(`"${path}"`, offer(words.map(([word]) => word).join(' ')))),
    '  esac',
    '}',
    'complete -o filenames -F _thence thence',
  ].join('\n');
}

export function zshScript(places: readonly Place[]): string {
  const described = ({ words }: Place): string =>
    words.map(([word, tells]) => quoted(tells === '' ? word : `${word}:${tells.replaceAll(':', '\\:')}`)).join(' ');
  return [
    '#compdef thence',
    HEAD,
    '_thence() {',
    '  local place="" i; local -a offered',
    '  for ((i = 2; i < CURRENT; i++)); do',
    '    case "$place/${words[i]}" in',
    `      ${steps(places)}) place="$place/\${words[i]}" ;;`,
    '    esac',
    '  done',
    '  case "$place ${words[CURRENT-1]}" in',
    branch(taking(places, (takes) => takes === 'file').join(' | '), '_files; return'),
    branch(taking(places, (takes) => takes === 'folder').join(' | '), '_files -/; return'),
    ...choices(places).map(([at, words]) => branch(at, `compadd -- ${words.join(' ')}; return`)),
    branch(taking(places, (takes) => takes === 'text').join(' | '), 'return'),
    '  esac',
    '  if [[ "${words[CURRENT]}" == -* ]]; then case "$place" in',
    ...places.map((place) => branch(`"${place.path}"`, `compadd -- ${optionNames(place)}; return`)),
    '  esac; fi',
    '  case "$place" in',
    branch(atPlaces(places, 'file'), '_files'),
    branch(atPlaces(places, 'folder'), '_files -/'),
    ...places
      .filter(({ words }) => words.length > 0)
      .map((place) => branch(`"${place.path}"`, `offered=(${described(place)}); _describe thence offered`)),
    '  esac',
    '}',
    'if [[ "$funcstack[1]" == _thence ]]; then _thence "$@"; else compdef _thence thence; fi',
  ].join('\n');
}

export function fishScript(places: readonly Place[]): string {
  return [
    HEAD,
    'function __thence_at',
    "    set -l place ''",
    '    for word in (commandline -opc)[2..]',
    '        switch "$place/$word"',
    `            case ${places.flatMap(({ path }) => (path === '' ? [] : [path])).join(' ')}`,
    '                set place "$place/$word"',
    '        end',
    '    end',
    '    test "$place" = "$argv[1]"',
    'end',
    'complete -c thence -f',
    ...places.flatMap(fishLines),
  ].join('\n');
}

function fishLines({ path, words, takes, options }: Place): string[] {
  const at = `complete -c thence -n ${quoted(`__thence_at ${quoted(path)}`)}`;
  const parts = (takes: PlaceOption['takes']): string => {
    if (takes === 'nothing') return '';
    if (takes === 'file') return ' -r -F';
    if (takes === 'folder') return " -x -a '(__fish_complete_directories)'";
    return takes === 'text' ? ' -x' : ` -x -a ${quoted(takes.join(' '))}`;
  };
  return [
    ...words.map(([word, tells]) => `${at} -a ${quoted(word)}${tells === '' ? '' : ` -d ${quoted(tells)}`}`),
    ...(takes === 'file' ? [`${at} -F`] : []),
    ...(takes === 'folder' ? [`${at} -a '(__fish_complete_directories)'`] : []),
    ...options.map(({ names, takes: given }) => {
      const named = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
      return `${at} ${named.join(' ')}${parts(given)}`;
    }),
  ];
}
