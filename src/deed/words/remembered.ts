// Takes: a question about a stretch of a text. Gives: the same question, its answers remembered for the text that was asked about last.
// Never: an answer about another text, or about another stretch that begins at the same place.

interface Stretch {
  readonly start: number;
  readonly end: number;
}

type Question = (text: string, stretch: Stretch) => boolean;

const ROOM = 2 ** 13;
const LAST_MARK = 2 ** 30;

/** For questions that hang on nothing but the text and where the stretch begins and ends. */
export function remembered(ask: Question): Question {
  let known = '';
  let ends = new Int32Array(ROOM);
  /** By where a stretch begins: the mark of the text, which is even, and 1 for a yes. */
  let answers = new Int32Array(ROOM);
  let mark = 0;
  const take = (text: string): void => {
    known = text;
    mark += 2;
    if (text.length < ends.length && mark < LAST_MARK) return;
    ends = new Int32Array(Math.max(ROOM, 2 * text.length));
    answers = new Int32Array(ends.length);
    mark = 2;
  };
  return (text, stretch) => {
    if (text !== known) take(text);
    // Of two equal texts the one last asked about is found equal at once.
    else known = text;
    const { start, end } = stretch;
    const answer = answers[start]!;
    if ((answer & -2) === mark && ends[start] === end) return answer !== mark;
    const is = ask(text, stretch);
    ends[start] = end;
    answers[start] = is ? mark + 1 : mark;
    return is;
  };
}
