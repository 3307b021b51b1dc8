// Takes: the tie courses of a tract. Gives: what is doubted of them, as notes on the tract and, where a value that would be
// walked may be another, as words against a PASS. Never: a doubt of a course without values; that it cannot be walked is told.
import { tieDoubt, type CallContext } from '../courses/call.ts';
import type { Course } from '../courses/course-parts.ts';

interface TieDoubts {
  readonly notes: readonly string[];
  readonly against: readonly string[];
}

const NONE: TieDoubts = { notes: [], against: [] };

/** Closure proves no tie: a doubted one leaves the place of the whole figure in doubt. */
export function tieDoubts(context: CallContext, ties: readonly Course[]): TieDoubts {
  if (ties.length === 0) return NONE;
  const [notes, against]: [string[], string[]] = [[], []];
  ties.forEach((course, i) => {
    const doubt = isWalked(course) ? tieDoubt(context, course) : null;
    if (!doubt) return;
    notes.push(`Tie course ${i + 1}: ${doubt.text}.`);
    if (doubt.grave)
      against.push(`Tie course ${i + 1} was read with low confidence (${doubt.text}): compare with the document.`);
  });
  return { notes, against };
}

const isWalked = ({ bearing, distance, curve }: Course): boolean =>
  (bearing ?? curve?.chordBearing ?? null) !== null && (distance ?? curve?.chordLength ?? null) !== null;
