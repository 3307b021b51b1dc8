// Takes: folded text. Gives: where land told by its sides names each of them: "bounded on the north by the road, 22.4 perches; on the
// east by land of Hale, S 5° E 38.9 perches". Never: sides without measures; who the neighbours are bounds land, but runs no course.

import { matchesOf } from '../words/matches.ts';
import { wordKind, wordPlaces } from '../words/word-places.ts';

export interface SideFound {
  readonly start: number;
  readonly lead: number;
}

const SIDE =
  /(?<opens>\b(?:bounded|boundaries\s+and\s+measurements)[\s,:"]{1,4}(?:and\s+(?:described|measuring|measured)[\s,:]{1,3})?(?:as\s+follows[\s,:-]{1,16}|thus[\s,:]{1,3}|namely[\s,:]{1,3})?(?:(?:viz|to[\s-]wit)[\s.,:;-]{1,4})?|[;,.]\s{1,16}(?:(?:and|&)\s+)?|(?<=\b(?:feet|foot|ft|rods?|poles|perches|chains|links|inches)\.?\s{1,3})(?:and|&)\s+|^\s{0,4})(?<side>(?:(?:on|by|in)\s+the\s+)?(?:(?:north|south|east|west)(?:east|west)?(?:erly|ern|wardly)?|front|rear)(?:\s+side)?(?:(?:\s+(?:by|(?:up)?on)|\s{0,2}[:,-]{1,2}\s{0,2}(?:by|(?:up)?on|along))\s|,?\s+(?=in\s+\d[\d.,]{0,9}\s+met(?:er|re)s,?\s+with\s|(?:for\s+)?(?:a\s+distance\s+of\s+)?\d[\d.,]{0,9}\s+feet,?\s+by\s)))/g;
const MEASURED = /\b(?:feet|foot|ft|rods?|poles|perches|chains|chs|links|varas|meters|metres|yards)\b|\d'/;

const BY = wordKind(['by', 'on', 'upon', 'along', 'with']);
const IS_SIDE =
  /(?<=(?:north|south|east|west|front|rear)(?:erly|ern|wardly)?(?:\s+side)?(?:\s+|\s{0,2}[:,-]{1,2}\s{0,2}))(?:by|(?:up)?on|along)\s|(?<=(?:north|south|east|west),?\s{1,3}(?:for\s)?(?:a\sdistance\sof\s)?\d[\d.,]{0,9}\sfeet,?\s)by\s|(?<=(?:north|south|east|west),?\s{1,3}in\s\d[\d.,]{0,9}\smet(?:er|re)s,?\s)with\s/y;
const FEWEST = 3;

/** Whether as many sides may be named as bound land. */
function mayBeBounded(text: string): boolean {
  const { count, kinds, starts } = wordPlaces(text);
  let sides = 0;
  for (let i = 0; i < count && sides < FEWEST; i++) {
    if ((kinds[i]! & BY) === 0) continue;
    IS_SIDE.lastIndex = starts[i]!;
    if (IS_SIDE.test(text)) sides++;
  }
  return sides === FEWEST;
}

/** The sides of each land that is bounded by at least three of them, all but one with a measure. */
export function sidesOf(text: string): SideFound[] {
  const found: SideFound[] = [];
  if (!mayBeBounded(text)) return found;
  const sides = matchesOf(SIDE, text);
  let run: SideFound[] = [];
  let measured = 0;
  const settle = (): void => {
    if (run.length >= FEWEST && measured >= run.length - 1) found.push(...run);
    run = [];
    measured = 0;
  };
  sides.forEach((m, i) => {
    const lead = m.index + m[0].length;
    const end = Math.min(sides[i + 1]?.index ?? text.length, lead + 300);
    const isFirst = m.index === 0 || m.groups!['opens']!.startsWith('bound');
    const isNext = run.length > 0 && m.index - run.at(-1)!.lead < 300;
    if (isFirst || !isNext) settle();
    if (!isFirst && !isNext) return;
    run.push({ start: m.index + m.groups!['opens']!.length, lead });
    if (MEASURED.test(text.slice(lead, end))) measured++;
  });
  settle();
  return found;
}
