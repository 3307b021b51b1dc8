// Takes: a text. Gives: the same with some of it replaced, and where each place of the new text stood in the old. Never: an offset lost:
// what is read in the new text is quoted from the old.

export interface Printed {
  readonly text: string;
  /** Where the character that stands here stood in the text as given. */
  readonly given: (at: number) => number;
}

interface Edit {
  /** In the new text. */
  readonly at: number;
  readonly length: number;
  /** In the old. */
  readonly start: number;
  readonly end: number;
}

export const asPrinted = (text: string): Printed => ({ text, given: (at) => at });

/** Every match of `pattern`, which goes on where it stopped (`g`), replaced by what `to` makes of it; null leaves it. */
export function replaced(print: Printed, pattern: RegExp, to: (found: RegExpExecArray) => string | null): Printed {
  const { text } = print;
  const edits: Edit[] = [];
  const pieces: string[] = [];
  let copied = 0;
  let moved = 0;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found[0] === '') pattern.lastIndex++;
    const put = to(found);
    if (put === null || put === found[0]) continue;
    const end = found.index + found[0].length;
    pieces.push(text.slice(copied, found.index), put);
    copied = end;
    edits.push({ at: found.index + moved, length: put.length, start: found.index, end });
    moved += put.length - found[0].length;
  }
  if (edits.length === 0) return print;
  pieces.push(text.slice(copied));
  return { text: pieces.join(''), given: (at) => print.given(before(edits, at)) };
}

function before(edits: readonly Edit[], at: number): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edits[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  const last = edits[low - 1];
  if (!last) return at;
  const into = at - last.at;
  return into >= last.length ? last.end + into - last.length : Math.min(last.start + into, last.end);
}

/** A form of print, and how other papers set it. */
export interface Form {
  /** What no such form can do without: a piece of text, or a short pattern. */
  readonly mark: string | RegExp;
  readonly pattern: RegExp;
  readonly to: (found: RegExpExecArray) => string | null;
}
