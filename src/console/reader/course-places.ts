// Takes: the reading of a tract. Gives: its words in stretches, each with its mark and the course it belongs to.
// Never: words that are not the paper's own.
import type { Tract } from '../format.ts';

export interface Stretch {
  readonly text: string;
  readonly as: string | null;
  /** Index of the course whose sentence it stands in. */
  readonly call: number | null;
}

/** Marks count code points; JavaScript counts halves of some. */
function byPoints(text: string): (point: number) => number {
  if (!/[\ud800-\udfff]/.test(text)) return (point) => point;
  const starts = [0];
  for (const letter of text) starts.push(starts.at(-1)! + letter.length);
  return (point) => starts[Math.min(point, starts.length - 1)]!;
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly call: number;
}

/** Where the sentence of each course stands in the words of its tract; those that stand elsewhere are left out. */
export function sentencesOf({ reading, calls }: Tract): Sentence[] {
  if (!reading) return [];
  const found: Sentence[] = [];
  let from = 0;
  calls.forEach(({ verbatim_text: words }, call) => {
    const start = words === '' ? -1 : reading.text.indexOf(words, from);
    if (start < 0) return;
    found.push({ start, end: start + words.length, call });
    from = start + 1;
  });
  return found;
}

export function stretchesOf(tract: Tract): Stretch[] {
  const { reading } = tract;
  if (!reading) return [];
  const at = byPoints(reading.text);
  const sentences = sentencesOf(tract);
  const marks = reading.marks.map(({ start, end, as }) => ({ start: at(start), end: at(end), as }));
  const edges = new Set([0, reading.text.length]);
  for (const { start, end } of [...marks, ...sentences]) edges.add(start).add(end);
  const cuts = [...edges].sort((a, b) => a - b);
  let mark = 0;
  let sentence = 0;
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i]!;
    while (mark < marks.length && marks[mark]!.end <= start) mark++;
    while (sentence < sentences.length && sentences[sentence]!.end <= start) sentence++;
    const marked = marks[mark];
    const said = sentences[sentence];
    return {
      text: reading.text.slice(start, end),
      as: marked && marked.start <= start ? marked.as : null,
      call: said && said.start <= start ? said.call : null,
    };
  });
}
