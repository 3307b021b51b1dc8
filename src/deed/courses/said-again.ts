// Takes: a course's bearing and length, and its tokens. Gives: what is said again beside them, in figures behind words or in another unit, where
// it does not say the same. Never: a choice between them; a recorded value beside a measured one is no contradiction.
import { codeAt } from '../words/code-at.ts';
import { bearingText, sameBearing } from '../../survey/bearing.ts';
import { feetPer } from '../../survey/units.ts';
import type { Heading, OtherBearing } from './course-parts.ts';
import type { Segment } from '../marks/cut.ts';
import type { Length } from './curve-phrase.ts';
import { SAID_FIGURE, saidFigure } from '../values/said-figure.ts';
import { behindAll, exactly, spaceOr } from '../words/peek.ts';
import type { Token } from '../values/tokens.ts';

const isLoose = spaceOr(',');
const opens = exactly('([{');
const closes = exactly(')]}');

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
  if (opens(folded.charCodeAt(at - 1)) && !closes(folded.charCodeAt(behindAll(folded, token.end, 2, isLoose))))
    return null;
  const [feet, other] = [length.amount * feetPer(length.unit), again.amount * feetPer(again.unit)];
  if (Math.abs(feet - other) <= slack(folded, length) + slack(folded, again)) return null;
  return `${length.amount} ${length.unit} and ${again.amount} ${again.unit} are told for it: they are not the same`;
}

/** "ninety-six feet and three one-hundredths of a foot (96.03')". */
const FIGURE_ALONE = new RegExp(String.raw`^\s?(?<figure>${SAID_FIGURE})\s?(?:'|ft\.?|feet)?\s?[)\]}]`);

/** "one hundred and one poles[1] to an oak": the number of a note, where a transcript sets it. */
const isNote = (folded: string, end: number, figure: string): boolean =>
  /^\d{1,2}$/.test(figure) && folded[end] === '[';

/** Where a bracket opens right behind a value; -1 where none does. */
function openingBehind(folded: string, end: number): number {
  const at = behindAll(folded, end, 3, isLoose);
  return opens(codeAt(folded, at)) ? at : -1;
}

const OR = /(?:or|=|equal\s+to|i\.e\.,?)\s{1,2}(?=\d)/y;

/** Where a length said in another unit begins: behind a bracket, "or", "=". */
function againBehind(folded: string, end: number): number {
  const at = behindAll(folded, end, 3, isLoose);
  if (opens(codeAt(folded, at))) return at + 1;
  if (!mayLead(codeAt(folded, at))) return -1;
  OR.lastIndex = at;
  return OR.test(folded) ? OR.lastIndex : -1;
}
const mayLead = exactly('o=ei');

/** The bracket holds the bearing alone, or the bearing and the length. */
function endsBracket(folded: string, segment: Segment, token: Token): boolean {
  const at = behindAll(folded, token.end, 3, isLoose);
  if (closes(folded.charCodeAt(at))) return true;
  const length = segment.tokens.find((t) => t.kind === 'distance' && t.start === at);
  return length !== undefined && closes(folded.charCodeAt(behindAll(folded, length.end, 2, isLoose)));
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
