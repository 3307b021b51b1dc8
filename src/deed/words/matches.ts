// Takes: a pattern that goes on where it stopped (`g`) and a text. Gives: every match, in order, in the whole text or around certain words.
// Never: a copy of the pattern: matchAll makes one each time, which for most short texts costs more than the search.

export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}

/** The matches of a pattern that begins where it is asked (`y`), at the places where alone it can, in order. */
export function matchesAt(pattern: RegExp, text: string, places: readonly number[]): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let behind = 0;
  for (const at of places) {
    if (at < behind) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    found.push(match);
    behind = pattern.lastIndex;
  }
  return found;
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The stretches around every match of `anchor`, from `before` it to `after` it; those that touch are one. */
export function stretchesAround(anchor: RegExp, text: string, before: number, after: number): Stretch[] {
  const found: { start: number; end: number }[] = [];
  let last: { start: number; end: number } | undefined;
  anchor.lastIndex = 0;
  for (let match = anchor.exec(text); match; match = anchor.exec(text)) {
    const start = Math.max(0, match.index - before);
    const end = match.index + match[0].length + after;
    if (last && start <= last.end) last.end = end;
    else found.push((last = { start, end }));
  }
  return found;
}

/** The matches of a long pattern that cannot do without a short one, looked for only where the short one stands. */
export function matchesWithin(pattern: RegExp, text: string, stretches: readonly Stretch[]): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const { start, end } of stretches) {
    const upTo = text.slice(0, end); // from the beginning, so that every offset and what stands before stay
    pattern.lastIndex = start;
    for (let match = pattern.exec(upTo); match; match = pattern.exec(upTo)) found.push(match);
  }
  return found;
}
