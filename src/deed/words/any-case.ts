// Takes: a pattern with the flag i and, in (?-i:…), parts that it asks for as they are written. Gives: the same pattern without either, every
// other letter in both its sizes. Never: a pattern that switches the flag while it runs: V8 compiles those wrong now and then, depending
// on the text they first ran over (nodejs/node#60030 and after), so that a reading would hang on what was read before.

export function anyCase(pattern: RegExp): RegExp {
  let known = KNOWN.get(pattern.flags);
  if (!known) KNOWN.set(pattern.flags, (known = new Map<string, RegExp>()));
  let made = known.get(pattern.source);
  if (!made) known.set(pattern.source, (made = new RegExp(spelled(pattern.source), pattern.flags.replace('i', ''))));
  return made;
}

/** By their flags and words: a pattern that stands in a function is asked for at every text. */
const KNOWN = new Map<string, Map<string, RegExp>>();

const EXACT = '(?-i:';

function spelled(source: string): string {
  let out = '';
  for (let at = 0; at < source.length;) {
    const end = tokenEnd(source, at);
    const token = source.slice(at, end);
    if (token === EXACT) {
      const close = groupEnd(source, end);
      out += `(?:${source.slice(end, close)})`;
      at = close + 1;
      continue;
    }
    out += token.startsWith('[') ? classOf(token) : /^[a-z]$/i.test(token) ? bothSizes(token) : token;
    at = end;
  }
  return out;
}

const bothSizes = (letter: string): string => `[${letter.toLowerCase()}${letter.toUpperCase()}]`;

/** An escape, the head of a group with its name, a class, or one character. */
const TOKEN = /\\(?:k<\w+>|u[\da-f]{4}|x[\da-f]{2}|.)|\(\?(?:-i:|<\w+>|<[=!]|[:=!])|\[(?:\\.|[^\]\\])*\]|[\s\S]/gy;

function tokenEnd(source: string, at: number): number {
  TOKEN.lastIndex = at;
  TOKEN.test(source);
  return TOKEN.lastIndex;
}

/** Where the group that was opened before `at` closes. */
function groupEnd(source: string, at: number): number {
  let depth = 1;
  for (let next = at; next < source.length;) {
    const end = tokenEnd(source, next);
    const first = source[next];
    if (first === '(') depth++;
    if (first === ')' && --depth === 0) return next;
    next = end;
  }
  return source.length;
}

/** Letters and their ranges in a class, in both sizes. */
function classOf(token: string): string {
  let extra = '';
  for (const [part] of token.slice(1, -1).matchAll(/\\.|[a-z]-[a-z]|[a-z]/gi)) {
    if (part.startsWith('\\')) continue;
    extra += part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase();
  }
  return `${token.slice(0, -1)}${extra}]`;
}
