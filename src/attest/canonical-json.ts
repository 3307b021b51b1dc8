// Takes: JSON as received text. Gives: its canonical text (DECISIONS.md "Attestation"): keys sorted by code point, no white
// space, ASCII escapes, every number in the very characters received. Never: parses a number or loses a repeated key.

export class CanonicalError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CanonicalError';
  }
}

export interface Canonical {
  readonly text: string;
  /** The decoded string found at the omitted path, or null where it is absent or not a string. */
  readonly omitted: string | null;
}

export interface CanonicalOptions {
  /** Where the JSON value begins in the text. */
  readonly start: number;
  /** A path of keys whose last member is left out of the canonical text. */
  readonly omit: readonly string[];
  readonly maxDepth: number;
}

const DEFAULTS: CanonicalOptions = { start: 0, omit: [], maxDepth: 64 };

/** The canonical form of the whole text, which must hold one JSON value and nothing else. */
export function canonicalJson(text: string, options: Partial<CanonicalOptions> = {}): Canonical {
  const scan = new Scan(text, { ...DEFAULTS, ...options });
  const value = scan.value(0, scan.options.omit);
  if (scan.skip() < text.length) scan.fail('something follows the JSON value');
  return { text: value, omitted: scan.omitted };
}

/** The received characters of one member of a top-level object, or null where it has none. */
export function rawMember(text: string, key: string, maxDepth = DEFAULTS.maxDepth): string | null {
  const scan = new Scan(text, { ...DEFAULTS, maxDepth });
  let found: string | null = null;
  if (text[scan.skip()] !== '{') return null;
  scan.members((name) => {
    const start = scan.skip();
    scan.value(1, []);
    if (name !== key) return;
    if (found !== null) scan.fail(`the key ${JSON.stringify(key)} is repeated`);
    found = text.slice(start, scan.at);
  });
  if (scan.skip() < text.length) scan.fail('something follows the JSON value');
  return found;
}

const WHITE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const LITERAL = /true|false|null/y;
const CANONICAL = /"[ !#-[\]-~]*"/y;
const SPACE = 0x20;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const NEEDS_ESCAPE = /[^\u0020-\u007e]|["\\]/;

/** A resource of one pass: the position in the text. */
class Scan {
  at: number;
  omitted: string | null = null;
  readonly text: string;
  readonly options: CanonicalOptions;

  constructor(text: string, options: CanonicalOptions) {
    this.text = text;
    this.options = options;
    this.at = options.start;
  }

  fail(why: string): never {
    throw new CanonicalError(`at character ${this.at}: ${why}`);
  }

  skip(): number {
    if (this.text.charCodeAt(this.at) > SPACE) return this.at; // most of the time
    WHITE.lastIndex = this.at;
    WHITE.test(this.text);
    return (this.at = WHITE.lastIndex);
  }

  value(depth: number, omit: readonly string[]): string {
    if (depth > this.options.maxDepth) this.fail(`nested deeper than ${this.options.maxDepth}`);
    const first = this.text[this.skip()];
    if (first === '{') return this.object(depth, omit);
    if (first === '[') return this.array(depth);
    if (first === '"') return this.quoted();
    return this.take(NUMBER) ?? this.take(LITERAL) ?? this.fail('not a JSON value');
  }

  object(depth: number, omit: readonly string[]): string {
    const members: [key: string, canonical: string][] = [];
    this.members((key) => {
      const deeper = omit[0] === key ? omit.slice(1) : [];
      const leaveOut = omit.length === 1 && omit[0] === key;
      const start = this.skip();
      const canonical = this.value(depth + 1, deeper);
      if (leaveOut && this.text[start] === '"') this.omitted = JSON.parse(canonical) as string;
      members.push([key, leaveOut ? '' : canonical]);
    });
    members.sort(byKey);
    const out: string[] = [];
    for (let i = 0; i < members.length; i++) {
      const [key, canonical] = members[i]!;
      if (i > 0 && members[i - 1]![0] === key) this.fail(`the key ${JSON.stringify(key)} is repeated`);
      if (canonical !== '') out.push(`${quote(key)}:${canonical}`);
    }
    return `{${out.join(',')}}`;
  }

  /** Walks `{"key": …, …}`, calling `each` with the scan standing before the value. */
  members(each: (key: string) => void): void {
    this.at++; // {
    if (this.text[this.skip()] === '}') {
      this.at++;
      return;
    }
    for (;;) {
      if (this.text[this.skip()] !== '"') this.fail('a key was expected');
      const key = this.key();
      if (this.text[this.skip()] !== ':') this.fail('a colon was expected');
      this.at++;
      each(key);
      const next = this.text[this.skip()];
      this.at++;
      if (next === '}') return;
      if (next !== ',') this.fail('a comma or } was expected');
    }
  }

  array(depth: number): string {
    this.at++; // [
    const out: string[] = [];
    if (this.text[this.skip()] === ']') {
      this.at++;
      return '[]';
    }
    for (;;) {
      out.push(this.value(depth + 1, []));
      const next = this.text[this.skip()];
      this.at++;
      if (next === ']') return `[${out.join(',')}]`;
      if (next !== ',') this.fail('a comma or ] was expected');
    }
  }

  /** A string's canonical text: its own characters where none of them is escaped or would be. */
  quoted(): string {
    CANONICAL.lastIndex = this.at;
    return CANONICAL.test(this.text) ? this.text.slice(this.at, (this.at = CANONICAL.lastIndex)) : quote(this.string());
  }

  string(): string {
    const start = this.at;
    this.at++; // "
    for (;;) {
      PLAIN.lastIndex = this.at;
      PLAIN.test(this.text);
      this.at = PLAIN.lastIndex;
      const stop = this.text[this.at];
      if (stop === '"') break;
      if (stop !== '\\' || this.at + 2 > this.text.length) this.fail('a string is not closed');
      this.at += 2;
    }
    this.at++;
    try {
      return JSON.parse(this.text.slice(start, this.at)) as string; // the engine's own rules for escapes
    } catch {
      return this.fail('a string has a bad escape');
    }
  }

  key(): string {
    CANONICAL.lastIndex = this.at;
    if (!CANONICAL.test(this.text)) return this.string();
    return this.text.slice(this.at + 1, (this.at = CANONICAL.lastIndex) - 1);
  }

  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return null;
    const taken = this.text.slice(this.at, pattern.lastIndex);
    this.at = pattern.lastIndex;
    return taken;
  }
}

const SHORT: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function quote(value: string): string {
  if (!NEEDS_ESCAPE.test(value)) return `"${value}"`;
  const escaped = value.replace(
    /[^\u0020-\u007e]|["\\]/g, // one UTF-16 unit at a time: an astral character becomes its two surrogates
    (unit) => SHORT[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}

function byKey(a: readonly [string, string], b: readonly [string, string]): number {
  return compareCodePoints(a[0], b[0]);
}

/** Order by code point, as Python sorts; JavaScript's own order is by UTF-16 unit and differs above U+FFFF. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a.charCodeAt(i) === b.charCodeAt(i)) continue;
    // Inside a pair both sides share the first unit, and the second units order as the code points do.
    return a.codePointAt(i)! - b.codePointAt(i)!;
  }
  return a.length - b.length;
}
