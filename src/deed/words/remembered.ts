// Takes: a question about a stretch of a text. Gives: the same question, its answers remembered for the text that was asked about last.
// Never: an answer about another text, or about another stretch that begins at the same place.

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const ROOM = 2 ** 13;
const LAST_MARK = 2 ** 30;

/** For questions that hang on nothing but the text and where the stretch begins and ends. */
export function remembered(
  ask: (text: string, stretch: Stretch) => boolean,
): (text: string, stretch: Stretch) => boolean {
  const asNumber = rememberedNumber((text, stretch) => (ask(text, stretch) ? 1 : 0));
  return (text, stretch) => asNumber(text, stretch) === 1;
}

/** A question about a whole text, asked once while the same text is read: of each of a thousand tracts it would search all of it again. */
export function onceAText<T>(ask: (text: string) => T): (text: string) => T {
  let known: string | null = null;
  let answer: T;
  return (text) => {
    if (text !== known) answer = ask(text);
    // Of two equal texts the one last asked about is found equal at once.
    known = text;
    return answer;
  };
}

/** The same for an answer that is a whole number. */
export function rememberedNumber(
  ask: (text: string, stretch: Stretch) => number,
): (text: string, stretch: Stretch) => number {
  let known = '';
  let ends = new Int32Array(ROOM);
  /** By where a stretch begins: the mark of the text, and the answer. */
  let marks = new Int32Array(ROOM);
  let answers = new Int32Array(ROOM);
  let mark = 0;
  const take = (text: string): void => {
    known = text;
    mark++;
    if (text.length < ends.length && mark < LAST_MARK) return;
    ends = new Int32Array(Math.max(ROOM, 2 * text.length));
    marks = new Int32Array(ends.length);
    answers = new Int32Array(ends.length);
    mark = 1;
  };
  return (text, stretch) => {
    if (text !== known) take(text);
    // Of two equal texts the one last asked about is found equal at once.
    else known = text;
    const { start, end } = stretch;
    if (marks[start] === mark && ends[start] === end) return answers[start]!;
    const answer = ask(text, stretch);
    marks[start] = mark;
    ends[start] = end;
    answers[start] = answer;
    return answer;
  };
}
