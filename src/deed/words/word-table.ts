// Takes: a list of words, each with what is known of it. Gives: a question about a stretch of a text: what is known of the word there.
// Never: a copy of the word: to cut it out and look it up costs several times as much.

const SLOTS = 1024;

/** The word's place in the table: its length and its first, middle and last letter tell most words apart. */
const slotOf = (text: string, start: number, end: number): number =>
  (text.charCodeAt(start) * 41 +
    text.charCodeAt(end - 1) * 7 +
    text.charCodeAt((start + end) >> 1) * 3 +
    (end - start) * 131) &
  (SLOTS - 1);

interface Entry<T> {
  readonly word: string;
  readonly known: T;
  readonly next: Entry<T> | undefined;
}

/** The letters of the text from `start` to `end` must be a whole word. */
export function wordTable<T>(
  words: Iterable<readonly [string, T]>,
): (text: string, start: number, end: number) => T | undefined {
  const slots: (Entry<T> | undefined)[] = Array.from({ length: SLOTS }, () => undefined);
  for (const [word, known] of words) {
    const slot = slotOf(word, 0, word.length);
    slots[slot] = { word, known, next: slots[slot] };
  }
  return (text, start, end) => {
    if (start === end) return undefined;
    for (let entry = slots[slotOf(text, start, end)]; entry; entry = entry.next)
      if (entry.word.length === end - start && text.startsWith(entry.word, start)) return entry.known;
    return undefined;
  };
}
