// Takes: pasted text. Gives: where the numbers of a bill's lines stand at the ends of its lines ("conveyed to the State by deed 9", "as follows;12"),
// with the blanks before them. Never: takes a figure of the text: the numbers must count line for line, and lines of print are long.
import { isBlank, isFigure } from './characters.ts';
import type { Gap } from './joints.ts';

interface Ending {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Behind a word that such a number names: "to point 4". */
  readonly isName: boolean;
}

const FEWEST = 5;
/** Lines of print are longer than rows of a list. */
const MEAN = 35;
const NONE: readonly Gap[] = [];

export function lineEndNumbers(text: string): readonly Gap[] {
  let gaps: Gap[] | null = null;
  let run: Ending[] = [];
  const settle = (): void => {
    const isPrint = run.length >= FEWEST && run.at(-1)!.end - run[0]!.start >= MEAN * (run.length - 1);
    const names = run.filter(({ isName }) => isName).length;
    if (isPrint && names * 2 < run.length) (gaps ??= []).push(...run.map(({ start, end }) => ({ start, end, by: '' })));
    run = [];
  };
  for (let from = 0; from < text.length;) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    const ending = endingOf(text, from, end);
    if (ending) {
      if (run.length > 0 && ending.value !== run.at(-1)!.value + 1) settle();
      run.push(ending);
    } else if (run.length > 0 && holdsWord(text, from, end)) settle();
    from = end + 1;
  }
  settle();
  return gaps ?? NONE;
}

/** The number at the end of a line, behind a word or a mark. */
function endingOf(text: string, from: number, to: number): Ending | null {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  let at = end;
  while (at > from && at > end - 3 && isFigure(text.charCodeAt(at - 1))) at--;
  if (at === end || at - from < 8) return null;
  const before = text.charCodeAt(at - 1);
  if (isFigure(before) || !(isBlank(before) || before === SEMICOLON || before === COLON || before === POINT))
    return null;
  let start = at;
  while (start > from && isBlank(text.charCodeAt(start - 1))) start--;
  return {
    start,
    end,
    value: Number(text.slice(at, end)),
    isName: NAMES.test(text.slice(Math.max(from, start - 8), start)),
  };
}

const NAMES = /(?<![a-z])(?:point|pt\.?|corner|cor\.?|station|sta\.?|monument|no\.?|lot|angle|stake|post)$/i;

const [POINT, COLON, SEMICOLON] = [46, 58, 59];

function holdsWord(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isBlank(text.charCodeAt(at))) return true;
  return false;
}
