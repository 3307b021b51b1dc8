// Takes: courses of which none comes to a point of beginning. Gives: how many of them lead to the corner, named by number or letter, to which the last
// one returns: "From the station go N 40° E to corner 1; thence … to corner 2; …; thence … to corner 1". Never: for a corner without a name.
import type { Course } from '../courses/course-parts.ts';
import { wording } from '../words/wording.ts';

const THING = wording`
  (?:angle )?(?<thing>cor(?:ner)?|point|pt|station|sta|post|stake|stone|mon(?:ument)?|marker|buoy|pin|pipe|rebar|rod|tree|bound)s?\.?`;
const NAMED = new RegExp(wording`
  \bto (?:(?:the|said|aforesaid) ){0,2}${THING}\s{0,2}(?:(?:no|nos|number|numbered)\.?\s{0,2}|#\s?)?(?<name>"[a-z\d]{1,3}"|'[a-z]'|\d{1,3}|[a-z])
  (?=\s{0,2}(?:[,;:()]|\.(?![a-z\d])|$|of (?:the|this|said) ))`);
/** "to witness corner to corner no. 1", "to a post, identical with": what stands beside the corner. */
const OF_ANOTHER = /\bto\s|\b(?:witness|identical|which|whence|bears?|reference)\b/;
const MOST_TIES = 6;

function arrivesAt(folded: string, course: Course, next: number): string | null {
  const found = NAMED.exec(folded.slice(course.valuesEnd, Math.min(next, course.valuesEnd + 160)));
  if (!found || OF_ANOTHER.test(found.input.slice(0, found.index))) return null;
  const { thing, name } = found.groups!;
  return `${thing!.slice(0, 2)} ${name!.replace(/["']/g, '')}`;
}

/** 0 where the last course comes to no corner that an earlier one came to. */
export function tiesToNamedCorner(folded: string, courses: readonly Course[]): number {
  const last = courses.at(-1)!;
  const returned = arrivesAt(folded, last, last.end);
  if (returned === null) return 0;
  for (let i = 0; i < Math.min(MOST_TIES, courses.length - 3); i++)
    if (arrivesAt(folded, courses[i]!, courses[i + 1]!.start) === returned) return i + 1;
  return 0;
}
