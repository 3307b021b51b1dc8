// Takes: a figure. Gives: courses named by a label ("L3", "curve C1") whose row in a table of lines or curves prints other values. Never: a choice between
// the text and its table, nor a row of another drawing's labels that a course does not name.
import { feetPer } from '../../survey/units.ts';
import { quoted } from '../tracts/quoted.ts';
import { matchesOf } from '../words/matches.ts';
import { apartDeg, azimuthOf, BEARING, wordsOf, type Figure, type Side } from './figure.ts';

const LABEL = /(?<![\w-])(?<kind>[lc])-?(?<number>\d{1,3})(?![\w.°'"/]|-\d)/g;
/** So long is a row. */
const ROW = 160;

export function tableClaims(figure: Figure): string[] {
  return figure.sides.flatMap((side) => {
    const labels = matchesOf(LABEL, wordsOf(figure, side));
    const [label] = labels;
    if (!label || labels.length > 1) return [];
    if ((label.groups!['kind'] === 'c') !== (side.course.kind === 'curve')) return [];
    const rows = rowsOf(figure, label.groups!['kind']!, label.groups!['number']!);
    const wrong = rows.find((row) => differs(figure, side, row));
    return wrong
      ? [
          `The paper's row ${quoted(figure.text, wrong.start, wrong.end)} is not the course ${quoted(figure.text, side.start, side.end)}.`,
        ]
      : [];
  });
}

interface Row {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Where the label stands outside the description, up to the next label or the line's end. */
function rowsOf({ marked, description }: Figure, kind: string, number: string): Row[] {
  const all = matchesOf(LABEL, marked);
  return all.flatMap(({ index, 0: label, groups }, i) => {
    if (groups!['kind'] !== kind || groups!['number'] !== number) return [];
    if (index >= description.starter.start && index < description.end) return [];
    const from = index + label.length;
    const to = Math.min(all[i + 1]?.index ?? marked.length, from + ROW);
    const ends = marked.slice(from, to).search(/\n\s*\n|\.\s+[a-z]{3}|thence/);
    const end = ends < 0 ? to : from + ends;
    return [{ start: index, end, words: marked.slice(from, end) }];
  });
}

const BEARINGS = new RegExp(BEARING, 'g');
const FIGURES = /(?<![\d.,°'"+])\d[\d,]*\.\d{1,3}(?![\d°])/g;
const BEARING_DEG = 0.02;

/** A row differs where it has values of a kind and none of them is the course's. */
function differs(figure: Figure, side: Side, row: Row): boolean {
  const { call } = side;
  const printed = matchesOf(FIGURES, figure.text.slice(row.start, row.end)).map(({ 0: value }) =>
    Number(value.replaceAll(',', '')),
  );
  const lacks = (value: number | null): boolean =>
    value !== null && !printed.some((one) => Math.abs(one - value) < 0.051 || isSame(figure, one, value));
  if (side.course.kind === 'curve') return printed.length >= 2 && (lacks(call.radius) || lacks(call.arc_length));
  const ways = matchesOf(BEARINGS, row.words).flatMap(({ 0: mark }) => azimuthOf(figure, mark) ?? []);
  if (ways.length === 0 || printed.length === 0) return false;
  const isAlong = ways.some(
    (way) => Math.min(apartDeg(way, side.azimuthDeg), apartDeg(way + 180, side.azimuthDeg)) <= BEARING_DEG,
  );
  return !isAlong || lacks(call.distance);
}

/** Printed in feet beside chains or metres. */
const isSame = ({ tract, state }: Figure, printed: number, value: number): boolean =>
  Math.abs(printed - value * feetPer(tract.distance_unit, state)) < 0.051;
