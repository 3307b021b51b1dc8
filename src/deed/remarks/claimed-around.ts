// Takes: a figure. Gives: the length all around it, told beside it, where its courses together have another. Never: one that is "about" so long.
import { quoted } from '../tracts/quoted.ts';
import { agree, clauseAround, within } from './claim-words.ts';
import { feetOf, feetText, LENGTH, type Figure } from './figure.ts';

const AROUND = new RegExp(
  String.raw`\b(?:perimeter|circumference|periphery|(?:a?round|encompass\w*)\s+(?:about(?=\s+(?:it|the|is|all))|it|the\s+(?:whole|same|tract|lot|land|parcel|field)))\b[^.;\d\uE000-\uF7FF]{0,40}(?<length>${LENGTH})`,
  'g',
);
const OPEN =
  /\b(?:about(?!\s+(?:it|the|is))|approximate\w*|more\s+or\s+less|nearly|foundation|building|house|pond|lake|fence|easement|adjoin\w*)\b/;

/** Whether a clause tells such a length: it is computed here, and is no length of a course. */
export const tellsAround = (clause: string): boolean =>
  /\b(?:perimeter|circumference|periphery|a?round\s+(?:about|it|the\s+(?:whole|same|tract|lot|land|parcel|field)))\b/i.test(
    clause,
  );

export function aroundClaims(figure: Figure): string[] {
  const { text, sides, description } = figure;
  const all = sides.reduce((sum, { lengthFt }) => sum + lengthFt, 0);
  return within(figure, AROUND).flatMap((match) => {
    const end = match.index + match[0].length;
    if (match.index > description.starter.start && match.index < description.end) return [];
    const told = feetOf(figure, match.groups!['length']!);
    if (!(told > 0) || agree(told, all) || OPEN.test(clauseAround(figure, match.index, end).words)) return [];
    return [`The paper says ${quoted(text, match.index, end)}; the courses together are ${feetText(all)}.`];
  });
}
