// Takes: a figure. Gives: the width told of a strip that its long sides have not. Never: the width of a strip along a line (its middle is told), nor of a road
// beside the figure.
import { quoted } from '../tracts/quoted.ts';
import { clauseAround, within } from './claim-words.ts';
import { edgesOf, feetOf, feetText, LENGTH, slantDeg, type Figure } from './figure.ts';

const WIDTH = new RegExp(
  [
    String.raw`\bstrip\b(?:(?!\b(?:and|between|to|from)\b)[^;.:]){0,60}?\s(?<a>${LENGTH})\s*(?:wide|in\s+width|broad|in\s+breadth|of\s+(?:uniform|even)\s+width)?(?=[\s,:;])`,
    String.raw`(?<b>${LENGTH})\s*(?:wide\s+|in\s+width\s+)?strip\b`,
    String.raw`\b(?:uniform|even|equal|constant)\s+width\s+of\s+(?<c>${LENGTH})`,
    String.raw`(?<d>${LENGTH})\s+(?:wide|in\s+width)\s+(?:throughout|at\s+all\s+points|everywhere|from\s+end\s+to\s+end)\b`,
  ].join('|'),
  'g',
);
const OPEN =
  /\b(?:about|approximate\w*|more\s+or\s+less|average|at\s+least|not|varying|variable|reserv\w+|except\w*|adjoin\w*|between|beside|next|and)\b/;
const ELSE = /\blong\b|\blength\b|\btogether\b|\boff\b|\balong\b|\bparcels\b|\boutside\b|\badjacent\b/;
/** A strip's width is told before its courses. */
const LEAD = 400;
const ALLOWED = 0.02;

export function widthClaims(figure: Figure): string[] {
  const { starter } = figure.description;
  return within(figure, WIDTH).flatMap((match) => {
    const at = match.index;
    const end = at + match[0].length;
    if (at < starter.start - LEAD || at > starter.start) return [];
    const { a, b, c, d } = match.groups!;
    const told = feetOf(figure, (a ?? b ?? c ?? d)!);
    const isElse = OPEN.test(clauseAround(figure, at, end).words) || ELSE.test(figure.marked.slice(at, starter.start));
    if (!(told > 0) || isElse) return [];
    const widths = widthsOf(figure, told);
    if (widths.length === 0 || widths.some((feet) => Math.abs(feet - told) <= Math.max(0.5, told * ALLOWED))) return [];
    return [`The paper says ${quoted(figure.text, at, end)}; the long sides lie ${feetText(widths[0]!)} apart.`];
  });
}

/** How far the long sides that run alongside each other lie apart. */
function widthsOf(figure: Figure, told: number): number[] {
  if (edgesOf(figure) === null) return [];
  const { sides, corners } = figure;
  const long = sides.flatMap((side, i) => (side.lengthFt > 2 * told ? [{ side, at: corners[i]! }] : []));
  return long.flatMap(({ side, at }, i) =>
    long.slice(i + 1).flatMap((other) => {
      if (slantDeg(side.azimuthDeg, other.side.azimuthDeg) > 1) return [];
      const { azimuthRad } = side.course;
      const [east, north] = [other.at[0] - at[0], other.at[1] - at[1]];
      const apart = Math.abs(east * Math.cos(azimuthRad) - north * Math.sin(azimuthRad));
      return apart > 0.5 ? [apart] : [];
    }),
  );
}
