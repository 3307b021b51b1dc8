// Takes: folded text. Gives: where land told by its sides names each of them: "bounded on the north by the road, 22.4 perches; on the
// east by land of Hale, S 5° E 38.9 perches". Never: sides without measures; who the neighbours are bounds land, but runs no course.
import type { CourseMark } from './course-marks.ts';
import { wording } from '../words/wording.ts';

const BOUNDED = wording`\b(?:bounded|boundaries and measurements)[\s,:"]{1,4}(?:and (?:described|measuring|measured)[\s,:]{1,3})?
  (?:as follows[\s,:-]{1,16}|(?:thus|namely)[\s,:]{1,3})?(?:(?:viz|to[\s-]wit)[\s.,:;-]{1,4})?`;
const BEHIND_LENGTH = wording`(?<=\b(?:feet|foot|ft|rods?|poles|perches|chains|links|inches)\.? )(?:and|&)\s{1,3}`;
const OPENS = wording`(?<opens>${BOUNDED}|[;,.]\s{1,16}(?:(?:and|&) )?|${BEHIND_LENGTH}|^\s{0,4})`;
const OF_LAND = wording`(?:(?:on|by|in) the )?(?:(?:north|south|east|west)(?:east|west)?(?:erly|ern|wardly)?|front|rear)(?: side)?`;
/** "in 12.5 metres, with", "a distance of 40 feet, by". */
const MEASURE_AHEAD = wording`in \d[\d.,]{0,9} met(?:er|re)s,? with |(?:for )?(?:a distance of )?\d[\d.,]{0,9} feet,? by `;
const NEIGHBOUR = wording`(?:(?:\s{1,8}(?:by|(?:up)?on)|\s{0,2}[:,-]{1,2}\s{0,2}(?:by|(?:up)?on|along))\s|,? (?=${MEASURE_AHEAD}))`;
const SIDE = new RegExp(`${OPENS}(?<side>${OF_LAND}${NEIGHBOUR})`, 'g');
const MEASURED = /\b(?:feet|foot|ft|rods?|poles|perches|chains|chs|links|varas|meters|metres|yards)\b|\d'/;
/** Land told by its sides begins with the first of them, or says "bounded". */
const OF_SIDES = new RegExp(
  wording`bounded|boundaries and measurements
    |^\s{0,4}(?:on the )?(?:north|south|east|west)[a-z]*(?: side)?(?:\s{1,8}by |\s{0,2}[:,-]{1,2}\s{0,2}(?:by|(?:up)?on|along) )`,
);

const FEWEST = 3;
const MOST_BETWEEN = 300;

/** The sides of each land that is bounded by at least three of them, all but one with a measure. */
export function sideMarks(text: string): CourseMark[] {
  const found: CourseMark[] = [];
  if (!OF_SIDES.test(text)) return found;
  const sides = [...text.matchAll(SIDE)];
  let run: CourseMark[] = [];
  let measured = 0;
  const settle = (): void => {
    if (run.length >= FEWEST && measured >= run.length - 1) found.push(...run);
    run = [];
    measured = 0;
  };
  sides.forEach((m, i) => {
    const lead = m.index + m[0].length;
    const end = Math.min(sides[i + 1]?.index ?? text.length, lead + MOST_BETWEEN);
    const isFirst = m.index === 0 || m.groups!['opens']!.startsWith('bound');
    const isNext = run.length > 0 && m.index - run.at(-1)!.lead < MOST_BETWEEN;
    if (isFirst || !isNext) settle();
    if (!isFirst && !isNext) return;
    run.push({ kind: 'side', start: m.index + m.groups!['opens']!.length, lead });
    if (MEASURED.test(text.slice(lead, end))) measured++;
  });
  settle();
  return found;
}
