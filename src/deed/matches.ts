// Takes: a pattern that goes on where it stopped (`g`) and a text. Gives: every match, in order.
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
