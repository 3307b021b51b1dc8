// Takes: a course's bearing and length, and its tokens. Gives: what is said again beside them, in figures behind words or in another unit, where
// it does not say the same. Never: a choice between them; a recorded value beside a measured one is no contradiction.
import { bearingText, sameBearing } from '../../survey/bearing.ts';
import { feetPer } from '../../survey/units.ts';
import type { Heading, OtherBearing } from './course-parts.ts';
import type { Segment } from '../marks/cut.ts';
import type { Length } from './curve-phrase.ts';
import { SAID_FIGURE, saidFigure } from '../values/said-figure.ts';
import type { Token } from '../values/tokens.ts';

/** "south fifty-one degrees east (S 41° E)", "N 7° E (north seven degrees east)": words and figures for one bearing. */
export function bearingSaidAgain(folded: string, segment: Segment, heading: Heading): OtherBearing | null {
  const at = heading.bearing === null ? -1 : openingBehind(folded, heading.end);
  if (at < 0) return null;
  const token = segment.tokens.find((t) => t.start > at && t.start <= at + 3);
  if (token?.kind !== 'direction' || token.direction.bearing === null || token.direction.kind !== 'quadrant')
    return null;
  if (!endsBracket(folded, segment, token)) return null;
  if (inFigures(folded, heading.start, heading.end) === inFigures(folded, token.start, token.end)) return null;
  const { bearing } = token.direction;
  if (sameBearing(bearing, heading.bearing!)) return null;
  const why = inFigures(folded, token.start, token.end)
    ? `words say ${bearingText(heading.bearing!)}, figures say ${bearingText(bearing)}`
    : `figures say ${bearingText(heading.bearing!)}, words say ${bearingText(bearing)}`;
  return { field: 'bearing', bearing, why };
}

/** "56.535 meters (185.48 feet)", "20 chains, or 1320 feet": the reason where the other unit does not give the same length. */
export function lengthSaidAgain(folded: string, segment: Segment, length: Length): string | null {
  const at = againBehind(folded, length.end);
  if (at < 0) return null;
  const inWords = !/\d/.test(folded.slice(length.start, length.end));
  const alone = inWords ? FIGURE_ALONE.exec(folded.slice(at, at + 18))?.groups : undefined;
  if (alone && isNote(folded, length.end, alone['figure']!)) return null;
  if (alone) {
    const again = saidFigure(alone['figure']!) ?? NaN;
    return Math.abs(again - length.amount) < 0.0051 ? null : `words say ${length.amount}, figures say ${again}`;
  }
  const token = segment.tokens.find((t) => t.start >= at && t.start <= at + 2);
  if (token?.kind !== 'distance' || length.unitless || token.distance.unitless) return null;
  const again = token.distance;
  if (again.unit === length.unit || again.unit === 'inches' || length.unit === 'inches') return null;
  if (/[([{]/.test(folded.charAt(at - 1)) && !closesBehind(folded, token.end)) return null;
  const [feet, other] = [length.amount * feetPer(length.unit), again.amount * feetPer(again.unit)];
  if (Math.abs(feet - other) <= slack(folded, length) + slack(folded, again)) return null;
  return `${length.amount} ${length.unit} and ${again.amount} ${again.unit} are told for it: they are not the same`;
}

/** "ninety-six feet and three one-hundredths of a foot (96.03')". */
const FIGURE_ALONE = new RegExp(String.raw`^\s?(?<figure>${SAID_FIGURE})\s?(?:'|ft\.?|feet)?\s?[)\]}]`);

/** "one hundred and one poles[1] to an oak": the number of a note, where a transcript sets it. */
const isNote = (folded: string, end: number, figure: string): boolean =>
  /^\d{1,2}$/.test(figure) && folded[end] === '[';

const closesBehind = (folded: string, end: number): boolean => /^[\s,]{0,3}[)\]}]/.test(folded.slice(end, end + 4));

/** Where a bracket opens right behind a value; -1 where none does. */
function openingBehind(folded: string, end: number): number {
  const opening = /^[\s,]{0,3}(?=[([{])/.exec(folded.slice(end, end + 4));
  return opening ? end + opening[0].length : -1;
}

/** Where a length said in another unit begins: behind a bracket, "or", "="; -1 where none does. */
function againBehind(folded: string, end: number): number {
  const led = /^[\s,]{0,3}(?:[([{]|(?:or|=|equal\s+to|i\.e\.,?)\s{1,2}(?=\d))/.exec(folded.slice(end, end + 20));
  return led ? end + led[0].length : -1;
}

/** The bracket holds the bearing alone, or the bearing and the length. */
function endsBracket(folded: string, segment: Segment, token: Token): boolean {
  if (closesBehind(folded, token.end)) return true;
  const at = token.end + /^[\s,]{0,3}/.exec(folded.slice(token.end))![0].length;
  const length = segment.tokens.find((t) => t.kind === 'distance' && t.start === at);
  return length !== undefined && closesBehind(folded, length.end);
}

/** By marks, "S 42° 05' E"; words alone, or figures with "degrees" behind them, are the other way to print it. */
const inFigures = (folded: string, start: number, end: number): boolean =>
  /\d/.test(folded.slice(start, end)) && !/\bdegrees\b/.test(folded.slice(start, end));

/** How far a printed length may lie from what was measured: half its last place, a thousandth, and for varas what they differ by from state to state. */
export function slack(folded: string, { amount, unit, start, end }: Length): number {
  const decimals = /\.(\d+)/.exec(folded.slice(start, end))?.[1]?.length ?? 0;
  const half = 0.5 * 10 ** -decimals;
  return feetPer(unit) * Math.max(half, amount * (unit === 'varas' ? 0.012 : 0.001));
}
